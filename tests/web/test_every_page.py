"""What holds for every page: headers, no style or script inside, not found in one's language."""

from collections.abc import Iterator

import pytest
from tests.web.games import records_of_a_game
from tests.web.house import House, headers_of
from tests.web.html_page import HtmlPage

from renown.faraway import Setup
from renown.web.table import Table
from renown.words import LANGUAGES


def _pages(house: House) -> Iterator[str]:
    """Gives the addresses of every kind of page, at every phase."""
    yield "/"
    yield "/nowhere"
    yield "/tables/nowhere"
    phases = {}
    for record in records_of_a_game(2, Setup.ADVANCED, seed=1):
        phases[record.game.phase] = record
    for phase, record in phases.items():
        house.add(Table(phase, 0, (None, None), record))
        yield f"/tables/{phase}"
        yield f"/tables/{phase}?notice=too-late"
    for step in (1, 5, 8, 9, 99):
        yield f"/tables/over?step={step}"
    yield "/tables/over?step=x"
    yield "/tables/over?notice=x"


def test_every_page_forbids_scripts_and_styles_of_others(house: House) -> None:
    for address in _pages(house):
        answer = house.client.get(address, headers=headers_of(0))
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "no-store"


def test_no_page_holds_a_style_or_a_script_of_its_own(house: House) -> None:
    for address in _pages(house):
        page = HtmlPage(house.client.get(address, headers=headers_of(0)).text)
        assert not page.all("style")
        assert all("src" in element.attributes for element in page.all("script"))
        for element in page.elements:
            assert not [name for name in element.attributes if name.startswith(("style", "on"))]


def test_every_page_uses_only_our_own_files(house: House) -> None:
    for address in _pages(house):
        page = HtmlPage(house.client.get(address, headers=headers_of(0)).text)
        for element in page.elements:
            for name in ("src", "href", "action"):
                target = element.attributes.get(name, "/")
                assert target.startswith(("/", "#"))
                assert not target.startswith("//")


def test_every_file_that_pages_name_is_there(house: House) -> None:
    page = HtmlPage(house.client.get("/").text)
    files = {element.attributes["href"] for element in page.all("link")}
    files |= {element.attributes["src"] for element in page.all("script")}
    for address in files:
        answer = house.client.get(address)
        assert answer.status_code == 200
        assert "unsafe" not in answer.headers["content-security-policy"]


def test_every_id_stands_once_on_a_page(house: House) -> None:
    for address in _pages(house):
        page = HtmlPage(house.client.get(address, headers=headers_of(0)).text)
        ids = [each.attributes["id"] for each in page.elements if "id" in each.attributes]
        assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "address", ["/nowhere", "/tables/nowhere", "/tables/nowhere/record", "/tables/nowhere/seat/x"]
)
def test_what_is_not_found_is_said_in_the_person_s_language(
    house: House, code: str, address: str
) -> None:
    answer = house.client.get(address, headers={"accept-language": code})
    assert answer.status_code == 404
    heading = LANGUAGES[code].gettext("There is nothing here")
    assert HtmlPage(answer.text).all("h1")[0].text == heading


def test_a_move_at_a_table_that_does_not_exist_is_not_found(house: House) -> None:
    assert house.send("nowhere", 0, 0, "explore R01").status_code == 404


def test_names_of_players_are_text_and_not_markup(house: House) -> None:
    name = '<b title="x">&amp;'
    form = {"players": "2", "name": name}
    answer = house.client.post("/tables", data=form)
    house.client.cookies.clear()
    page = HtmlPage(house.client.get(answer.url).text)
    assert not page.all("b", title="x")
    assert name in [element.attributes.get("aria-label") for element in page.all("article")]
