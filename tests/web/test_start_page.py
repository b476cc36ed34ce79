"""The start page, and opening a table from it."""

from http.cookies import SimpleCookie

import pytest
from tests.web.games import EVERYTHING, KINDS
from tests.web.house import House
from tests.web.html_page import HtmlPage

from renown.bots.levels import LEVELS
from renown.faraway import CardSet, Setup
from renown.words import LANGUAGES, Language, name_bots

PEOPLE_FROM_BELOW = {"people_from_below": "true"}
UNDER_STARRY_SKIES = {"under_starry_skies": "true"}


def test_start_page_offers_all_sizes_of_table_both_setups_and_both_expansions(house: House) -> None:
    page = HtmlPage(house.client.get("/").text)
    assert page.values("players") == ["2", "3", "4", "5", "6", "7"]
    assert page.values("setup") == ["basic", "advanced"]
    expansions = page.all("input", type="checkbox")
    assert [each.attributes["name"] for each in expansions] == [
        *PEOPLE_FROM_BELOW,
        *UNDER_STARRY_SKIES,
    ]
    assert not any("checked" in each.attributes for each in expansions)


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=list(LANGUAGES))
def test_start_page_offers_every_level_for_every_other_seat(
    house: House, language: Language
) -> None:
    page = HtmlPage(house.client.get("/", headers={"accept-language": language.code}).text)
    seats = [element.attributes["name"] for element in page.all("select")]
    assert seats == [f"level_{seat}" for seat in range(2, 8)]
    options = page.all("option")
    assert [each.attributes["value"] for each in options] == list(LEVELS) * len(seats)
    titles = [each.text for each in options[: len(LEVELS)]]
    names = name_bots(list(LEVELS), language)
    assert len(set(names)) == len(LEVELS) == 6
    for title, name in zip(titles, names, strict=True):
        assert title.startswith(name)
        assert title.partition(":")[2].strip(), "a level has a word on how it plays"


def test_start_page_proposes_the_third_level(house: House) -> None:
    page = HtmlPage(house.client.get("/").text)
    chosen = [each.attributes["value"] for each in page.all("option", selected="")]
    assert chosen == [list(LEVELS)[2]] * 6


def test_start_page_offers_three_languages_each_in_its_own_name(house: House) -> None:
    page = HtmlPage(house.client.get("/").text)
    offered = {
        element.attributes["value"]: element.text for element in page.all("button", name="code")
    }
    assert offered == {"en": "English", "fr": "Français", "vi": "Tiếng Việt"}


@pytest.mark.parametrize(("players", "setup", "sets"), KINDS)
def test_opening_a_table_seats_a_person_and_the_levels_asked_for(
    house: House, players: int, setup: Setup, sets: tuple[CardSet, ...]
) -> None:
    levels = ["newcomer", "legend", "guide", "newcomer", "wanderer", "scout"]
    form = {f"level_{seat}": level for seat, level in enumerate(levels, 2)}
    if sets == EVERYTHING:
        form |= PEOPLE_FROM_BELOW | UNDER_STARRY_SKIES
    form |= {"players": str(players), "setup": setup.value, "name": " Thảo  Vy "}
    answer = house.client.post("/tables", data=form, follow_redirects=False)
    assert answer.status_code == 303
    table = house.load(answer.headers["location"].removeprefix("/tables/"))
    assert table.bots == (None, *levels[: players - 1])
    assert table.record.game.setup is setup
    assert table.record.game.sets == sets
    assert table.record.names[0] == "Thảo Vy"


def test_key_of_a_seat_is_kept_from_scripts_other_sites_and_other_tables(house: House) -> None:
    answer = house.client.post("/tables", data={"players": "2"}, follow_redirects=False)
    (header,) = (each for each in answer.headers.get_list("set-cookie") if each.startswith("seat="))
    cookie = SimpleCookie(header)["seat"]
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
    assert "<h1>" in answer.text


@pytest.mark.parametrize("players", ["1", "8", "70"])
def test_with_people_from_below_seven_play_at_most(house: House, players: str) -> None:
    answer = house.client.post("/tables", data={"players": players} | PEOPLE_FROM_BELOW)
    assert answer.status_code == 400


@pytest.mark.parametrize("expansions", [{}, UNDER_STARRY_SKIES])
def test_seven_without_people_from_below_are_refused(
    house: House, expansions: dict[str, str]
) -> None:
    answer = house.client.post("/tables", data={"players": "7"} | expansions)
    assert answer.status_code == 400


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=list(LANGUAGES))
def test_page_says_why_seven_are_refused(house: House, language: Language) -> None:
    """A person gets there by choosing seven, and then leaving People from Below out."""
    headers = {"accept-language": language.code}
    answer = house.client.post("/tables", data={"players": "7"}, headers=headers)
    assert language.gettext("People from Below") in answer.text


@pytest.mark.parametrize("expansion", [*PEOPLE_FROM_BELOW, *UNDER_STARRY_SKIES])
@pytest.mark.parametrize("value", ["", "perhaps", "2"])
def test_an_expansion_is_in_play_or_not(house: House, expansion: str, value: str) -> None:
    answer = house.client.post("/tables", data={"players": "2", expansion: value})
    assert answer.status_code == 400


@pytest.mark.parametrize(("field", "value"), [("setup", "expert"), ("level_2", "oracle")])
def test_setups_and_levels_that_do_not_exist_are_refused(
    house: House, field: str, value: str
) -> None:
    answer = house.client.post("/tables", data={"players": "2", field: value})
    assert answer.status_code == 400
    assert "<h1>" in answer.text


@pytest.mark.parametrize("bot", ["greedy", "expert:700", "cmd:true"])
def test_nobody_names_bots_or_programs_on_a_page(house: House, bot: str) -> None:
    answer = house.client.post("/tables", data={"players": "2", "level_2": bot})
    assert answer.status_code == 400


def test_start_page_leads_back_to_the_tables_of_this_browser_and_tells_nothing_hidden(
    house: House,
) -> None:
    first = house.client.post("/tables", data={"players": "2"}, follow_redirects=False)
    second = house.client.post("/tables", data={"players": "3"}, follow_redirects=False)
    page = house.client.get("/").text
    links = [page.index(f'href="{table.headers["location"]}"') for table in (second, first)]
    assert links == sorted(links)
    assert "seat" not in page[links[0] : links[1]]
    house.client.cookies.clear()
    assert first.headers["location"] not in house.client.get("/").text
