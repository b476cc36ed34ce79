"""What the server hands out for the score pads."""

import re
from html import escape
from importlib.resources import files
from pathlib import Path

import pytest
from tests.web.house import House

from renown.faraway import REGIONS, SANCTUARIES, Region, Sanctuary
from renown.words import LANGUAGES, describe_card, name_card

STATIC = Path(str(files("renown.web"))) / "static"


def kept_files(house: House) -> list[str]:
    kept: list[str] = house.client.get("/score/files.json").json()
    return kept


def test_all_that_is_kept_for_want_of_a_network_is_there(house: House) -> None:
    browser = house.client
    for address in kept_files(house):
        assert browser.get(address).status_code == 200, address


def test_every_script_that_a_pad_imports_is_kept(house: House) -> None:
    kept = set(kept_files(house))
    scripts = [path for path in (STATIC / "pad").rglob("*.js") if path.name != "worker.js"]
    assert len(scripts) > 10
    for script in scripts:
        assert f"/static/{script.relative_to(STATIC).as_posix()}" in kept
        for name in re.findall(r'from "([^"]+)"', script.read_text("utf-8")):
            imported = (script.parent / name).resolve().relative_to(STATIC.resolve())
            assert f"/static/{imported.as_posix()}" in kept, f"{script.name} imports {name}"


def test_every_file_that_the_pages_ask_for_is_kept(house: House) -> None:
    kept = set(kept_files(house))
    for game in ("faraway", "expeditions"):
        page = house.client.get(f"/score/{game}").text
        asked = re.findall(r'<(?:script|link)[^>]+(?:src|href)="([^"]+)"', page)
        assert len(asked) >= 4
        assert set(asked) <= kept


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_comes_with_its_name_and_drawing(house: House, code: str) -> None:
    cards = {card["id"]: card for card in house.client.get(f"/score/cards/{code}").json()}
    language = LANGUAGES[code]
    assert cards.keys() == REGIONS.keys() | SANCTUARIES.keys()
    every: list[Region | Sanctuary] = [*REGIONS.values(), *SANCTUARIES.values()]
    for card in every:
        assert cards[card.id]["name"] == name_card(card, language)
        assert cards[card.id]["svg"].startswith("<svg")
        assert escape(describe_card(card, language)) in cards[card.id]["svg"]


@pytest.mark.parametrize("address", ["/score/chess", "/score/cards/xx", "/score/cards/en.json"])
def test_what_is_not_there_is_a_page_that_says_so(house: House, address: str) -> None:
    answer = house.client.get(address)
    assert answer.status_code == 404
    assert "<h1>" in answer.text


def test_the_start_page_leads_to_both_pads(house: House) -> None:
    page = house.client.get("/").text
    assert 'href="/score/faraway"' in page
    assert 'href="/score/expeditions"' in page


def test_the_worker_may_keep_both_pads_and_nothing_else(house: House) -> None:
    """A worker reaches the addresses beside its own: those of the pads, not those of tables."""
    answer = house.client.get("/score/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "service-worker-allowed" not in answer.headers
