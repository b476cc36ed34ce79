"""Bots think in the background: nobody's page and nobody's move waits for them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.web.games import EVERYTHING
from tests.web.held_bots import HeldBots, hold
from tests.web.house import House, open_house
from tests.web.html_page import HtmlPage

from renown.faraway import Phase, Record, Setup, legal_actions, new_game
from renown.web import opponents
from renown.web.table import Table
from renown.words import LANGUAGES

MANY = 10_000


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[HeldBots]:
    held = hold(monkeypatch)
    yield held
    held.let_go(MANY)  # threads that still think would outlive the test


def _sit(house: House, bots: tuple[str | None, ...], name: str = "table") -> Table:
    """Opens a table without waiting for its bots, and looks at it."""
    game = new_game(len(bots), seed=1)
    names = [f"Seat {seat + 1}" for seat in range(len(bots))]
    house.add(Table(name, 0, bots, Record.begin(game, names)))
    house.ask(name, 0)
    return house.look_up(name)


def _act(house: House, table: Table, position: int = 0) -> HtmlPage:
    action = legal_actions(table.record.game, 0)[position]
    return house.move(table.id, 0, table.moment(0), action)


def _refreshes(page: HtmlPage) -> bool:
    return bool(page.all("meta", **{"http-equiv": "refresh"}))


def test_move_is_saved_and_shown_while_a_bot_thinks(house: House, held: HeldBots) -> None:
    table = _sit(house, (None, "held"))
    held.next_view()
    page = _act(house, table)
    assert not page.notice
    assert page.checked == [f"explore {table.record.game.seats[0].hand[0].id}"]
    saved = house.look_up(table.id).record.game
    assert saved.seats[0].chosen == table.record.game.seats[0].hand[0]
    assert not saved.seats[1].chosen
    held.let_go(MANY)
    assert house.load(table.id).record.game.seats[1].row


@pytest.mark.parametrize("code", LANGUAGES)
def test_page_says_who_thinks_and_refreshes_itself_without_a_script(
    house: House, held: HeldBots, code: str
) -> None:
    table = _sit(house, (None, "held", "held"))
    assert not _refreshes(house.page(table.id, 0)), "whoever is to choose is left in peace"
    _act(house, table)
    says = LANGUAGES[code].gettext("%(name)s is thinking.")
    for number in (1, 2):
        held.next_view()
        cookie = {"cookie": "seat=key-0", "accept-language": code}
        page = HtmlPage(house.client.get(f"/tables/{table.id}", headers=cookie).text)
        assert page.prompt.endswith(says % {"name": f"held {number}"})
        assert page.all("div", role="status"), "it is read out"
        assert _refreshes(page)
        if number == 1:
            held.let_go()
            while house.look_up(table.id).bots_due != (2,):
                pass
    held.let_go(MANY)
    house.load(table.id)
    assert not _refreshes(house.page(table.id, 0))


def test_quick_bots_answer_on_the_page_that_follows_a_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opponents, "PATIENCE", 60.0)
    table = house.open((None, "greedy", "random"))
    for _ in range(8):
        page = _act(house, table)
        table = house.load(table.id)
        assert page.moment == table.moment(0)
        assert 0 in table.record.game.waiting


def test_bots_choose_before_the_person_does(house: House, held: HeldBots) -> None:
    """What all choose at the same time is revealed with the last choice, and nobody waits."""
    held.let_go(2)
    table = _sit(house, (None, "held", "held"))
    table = house.load(table.id)
    assert table.record.game.waiting == (0,)
    assert house.page(table.id, 0).source.count("A Region face down") == 2
    _act(house, table)
    assert all(seat.row for seat in house.look_up(table.id).record.game.seats)


def test_choice_changed_while_a_bot_thinks_is_the_one_that_counts(
    house: House, held: HeldBots
) -> None:
    table = _sit(house, (None, "held"))
    held.next_view()
    hand = table.record.game.seats[0].hand
    for position in (0, 2, 1):
        assert not _act(house, table, position).notice
    held.let_go(MANY)
    game = house.load(table.id).record.game
    assert game.seats[0].row == (hand[1],)
    assert game.seats[1].row
    asked = [(view.round, view.phase) for view in list(held.views.queue)]
    assert (1, Phase.EXPLORE) not in asked, "the bot was asked for its choice once"


def test_bots_and_others_see_the_same_whatever_the_person_chose(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen, pages = set(), set()
    for position in range(3):
        held = hold(monkeypatch)
        table = _sit(house, (None, "held", "held"), f"twin-{position}")
        held.next_view()
        _act(house, table, position)
        held.let_go()
        seen.add(held.next_view())
        pages.add(house.ask(table.id, None).text.replace(table.id, "twin"))
        held.let_go(MANY)
    assert len(seen) == len(pages) == 1


def test_slow_bot_keeps_no_other_table_waiting(house: House, held: HeldBots) -> None:
    slow = _sit(house, (None, "held"))
    held.next_view()
    table = house.open((None, "greedy", "random"), Setup.ADVANCED, sets=EVERYTHING)
    while table.record.game.round < 3:
        _act(house, table)
        table = house.load(table.id)
    assert house.look_up(slow.id) == slow


def test_everybody_watching_is_told_of_each_action_of_a_bot(house: House, held: HeldBots) -> None:
    table = _sit(house, (None, "held", "held"))
    with house.client.websocket_connect(f"/tables/{table.id}/changes") as watching:
        watching.receive_text(timeout=30)
        for version in (1, 2):
            held.next_view()
            held.let_go()
            watching.receive_text(timeout=30)
            assert house.look_up(table.id).version == version


def test_server_that_ends_lets_bots_go_and_the_next_one_goes_on(
    tmp_path: Path, held: HeldBots
) -> None:
    path = tmp_path / "renown.sqlite"
    with open_house(path) as house:
        table = _sit(house, (None, "held", "held"))
        _act(house, table)
        held.next_view()
        before = house.look_up(table.id)
    assert [held.next_event(), held.next_event()] == ["begin", "close"]
    with open_house(path) as house:
        assert house.look_up(table.id) == before
        house.ask(table.id, None)
        held.next_view()
        held.let_go(MANY)
        assert all(seat.row for seat in house.load(table.id).record.game.seats)
