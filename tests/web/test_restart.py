"""A new server on the same database goes on where the old one ended."""

from pathlib import Path

from tests.web.house import open_house
from tests.web.html_page import HtmlPage

from renown.faraway import legal_actions


def test_a_game_goes_on_in_a_new_server_after_every_move(tmp_path: Path) -> None:
    path = tmp_path / "renown.sqlite"
    with open_house(path) as house:
        table = house.open((None, "greedy", "random"))
        page = house.ask(table.id, 0).text
    for _ in range(8):
        with open_house(path) as house:
            assert house.load(table.id) == table
            assert house.ask(table.id, 0).text == page
            action = legal_actions(table.record.game, 0)[0]
            answer = house.send(table.id, 0, table.moment(0), action)
            assert not HtmlPage(answer.text).notice
            table = house.load(table.id)
            page = house.ask(table.id, 0).text
