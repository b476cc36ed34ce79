"""The start page, and opening a table from it."""

from http.cookies import SimpleCookie

import pytest
from tests.web.house import House
from tests.web.html_page import HtmlPage

from renown.bots import BOTS
from renown.faraway import Setup


def test_start_page_offers_two_to_six_players_and_both_setups(house: House) -> None:
    page = HtmlPage(house.client.get("/").text)
    assert page.values("players") == ["2", "3", "4", "5", "6"]
    assert page.values("setup") == ["basic", "advanced"]


def test_start_page_offers_every_bot_for_every_other_seat(house: House) -> None:
    page = HtmlPage(house.client.get("/").text)
    seats = [element.attributes["name"] for element in page.all("select")]
    assert seats == [f"bot_{seat}" for seat in range(2, 7)]
    offered = [element.attributes["value"] for element in page.all("option")]
    assert offered == list(BOTS) * len(seats)


def test_start_page_offers_three_languages_each_in_its_own_name(house: House) -> None:
    page = HtmlPage(house.client.get("/").text)
    offered = {
        element.attributes["value"]: element.text for element in page.all("button", name="code")
    }
    assert offered == {"en": "English", "fr": "Français", "vi": "Tiếng Việt"}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("setup", list(Setup))
def test_opening_a_table_seats_a_person_and_the_bots_asked_for(
    house: House, players: int, setup: Setup
) -> None:
    bots = ["random", "greedy", "random", "random", "greedy"]
    form = {f"bot_{seat}": bot for seat, bot in enumerate(bots, 2)}
    form |= {"players": str(players), "setup": setup.value, "name": " Thảo  Vy "}
    answer = house.client.post("/tables", data=form, follow_redirects=False)
    assert answer.status_code == 303
    table = house.load(answer.headers["location"].removeprefix("/tables/"))
    assert table.bots == (None, *bots[: players - 1])
    assert table.record.game.setup is setup
    assert table.record.names[0] == "Thảo Vy"


def test_key_of_a_seat_is_kept_from_scripts_other_sites_and_other_tables(house: House) -> None:
    answer = house.client.post("/tables", data={"players": "2"}, follow_redirects=False)
    cookie = SimpleCookie(answer.headers["set-cookie"])["seat"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() in ("lax", "strict")
    assert cookie["path"] == answer.headers["location"]


def test_address_of_a_seat_opens_it_in_another_browser(house: House) -> None:
    table = house.open((None, "random"))
    answer = house.client.get(f"/tables/{table.id}/seat/key-0", follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/tables/{table.id}"
    assert SimpleCookie(answer.headers["set-cookie"])["seat"].value == "key-0"


def test_address_with_a_wrong_key_is_not_found_and_keeps_the_seat_one_has(house: House) -> None:
    table = house.open((None, "random"))
    answer = house.client.get(f"/tables/{table.id}/seat/key-1", follow_redirects=False)
    assert answer.status_code == 404
    assert "set-cookie" not in answer.headers


def test_names_that_cannot_be_set_on_a_line_are_refused_with_a_page(house: House) -> None:
    for name in ("x" * 41, "a\x00b", "\u2028" + "x\u0007"):
        answer = house.client.post("/tables", data={"players": "2", "name": name})
        assert answer.status_code == 400
        assert "<h1>" in answer.text


@pytest.mark.parametrize("players", ["-3", "-1", "0", "1", "7", "999", "two", ""])
def test_numbers_of_players_that_cannot_play_are_refused(house: House, players: str) -> None:
    answer = house.client.post("/tables", data={"players": players}, follow_redirects=False)
    assert answer.status_code == 400


@pytest.mark.parametrize(("field", "value"), [("setup", "expert"), ("bot_2", "oracle")])
def test_setups_and_bots_that_do_not_exist_are_refused(
    house: House, field: str, value: str
) -> None:
    answer = house.client.post("/tables", data={"players": "2", field: value})
    assert answer.status_code == 400
