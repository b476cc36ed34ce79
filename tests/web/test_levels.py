"""Levels at the table: how opponents are called, and what becomes of older tables."""

from pathlib import Path
from random import Random

import pytest
from tests.web.house import House, open_house
from tests.web.html_page import HtmlPage

from renown.bots import make_bot
from renown.bots.levels import LEVELS, resolve_level
from renown.faraway import legal_actions
from renown.web.table import Table
from renown.words import LANGUAGES, name_bots

LEVEL_NAMES = {
    "en": ["Newcomer", "Wanderer", "Explorer", "Scout", "Guide", "Legend"],
    "fr": ["Débutant", "Flâneur", "Explorateur", "Éclaireur", "Guide", "Légende"],
    "vi": [
        *("Người mới", "Người dạo chơi", "Nhà thám hiểm"),
        *("Trinh sát", "Người dẫn đường", "Huyền thoại"),
    ],
}


def _seats(page: HtmlPage) -> list[str]:
    return [element.attributes["aria-label"] for element in page.of_class("seat")]


def _ask(house: House, table: Table, code: str) -> HtmlPage:
    headers = {"cookie": "seat=key-0", "accept-language": code}
    return HtmlPage(house.client.get(f"/tables/{table.id}", headers=headers).text)


@pytest.mark.parametrize("code", LANGUAGES)
def test_seats_bear_the_names_of_their_levels(house: House, code: str) -> None:
    table = house.open((None, *list(LEVELS)[:5]), seed=1)
    assert _seats(_ask(house, table, code)) == LEVEL_NAMES[code][:5]
    table = house.open((None, "legend", "wanderer", "legend"), seed=2)
    legend, wanderer = LEVEL_NAMES[code][5], LEVEL_NAMES[code][1]
    assert _seats(_ask(house, table, code)) == [f"{legend} 1", wanderer, f"{legend} 2"]


def test_levels_stay_over_a_restart_and_play_again_keeps_them(tmp_path: Path) -> None:
    path = tmp_path / "renown.sqlite"
    levels = {"players": "4", "level_2": "newcomer", "level_3": "guide", "level_4": "newcomer"}
    names = ["Newcomer 1", "Guide", "Newcomer 2"]
    with open_house(path) as house:
        answer = house.client.post("/tables", data=levels | {"name": "Ada"})
        assert _seats(HtmlPage(answer.text)) == names
        cookies = house.client.cookies
    with open_house(path) as house:
        house.client.cookies = cookies
        assert _seats(HtmlPage(house.client.get(answer.url).text)) == names
        again = house.client.post(f"{answer.url}/again")
        assert again.url != answer.url
        assert _seats(HtmlPage(again.text)) == names
        table = house.load(str(again.url).rpartition("/")[2])
        assert table.record.names == ("Ada", *names)


def test_tables_with_bots_by_their_names_are_shown_and_played(house: House) -> None:
    program = "cmd:./a-bot-of-mine --with-many-options"
    table = house.open((None, "random", "greedy", "random", program), seed=1)
    names = ["Random 1", "Greedy", "Random 2", "./a-bot-of-mine --with-many-o…"]
    assert _seats(house.page(table.id, 0)) == names
    action = legal_actions(table.record.game, 0)[0]
    assert not house.move(table.id, 0, table.moment(0), action).notice
    assert all(seat.row for seat in house.load(table.id).record.game.seats)
    again = house.client.post(f"/tables/{table.id}/again")
    assert _seats(HtmlPage(again.text)) == names


def test_only_a_table_that_exists_is_played_again(house: House) -> None:
    assert house.client.post("/tables/nowhere/again").status_code == 404
    assert house.client.post("/tables/nowhere/again", headers={"origin": "null"}).status_code == 403


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_bot(level: str) -> None:
    make_bot(resolve_level(level), Random(0)).close()


def test_a_bot_s_name_stands_for_itself() -> None:
    assert resolve_level("cmd:./mybot") == "cmd:./mybot"
    assert not LEVELS.keys() & set(LEVELS.values())


def test_names_of_bots_fit_where_names_stand() -> None:
    for language in LANGUAGES.values():
        for name in name_bots([*LEVELS, "x" * 200, "x" * 200], language):
            assert len(name) <= 40
