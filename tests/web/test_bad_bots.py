"""Whatever becomes of a bot, the table plays on; and bots are told of all they should know."""

import re
import sys
from collections.abc import Callable, Iterator
from logging import Handler, LogRecord, getLogger
from pathlib import Path
from random import Random

import pytest
from tests.web import waiting_program
from tests.web.held_bots import HeldBots, hold
from tests.web.house import House, open_house

from renown.bots import BOTS, Bot, BotKind, BotOption
from renown.faraway import REGIONS, Action, Explore, View, legal_actions
from renown.web import sitting
from renown.web.table import Table

MANY = 10_000
A_CARD = re.compile(r"\b[RMS]\d\d\b|Region|Sanctuary")


class _Notes(Handler):
    def __init__(self, noted: list[str]) -> None:
        super().__init__()
        self._noted = noted

    def emit(self, record: LogRecord) -> None:
        self._noted.append(record.getMessage())


@pytest.fixture
def noted() -> Iterator[list[str]]:
    """Collects what the server writes down."""
    noted: list[str] = []
    notes = _Notes(noted)
    getLogger("renown").addHandler(notes)
    yield noted
    getLogger("renown").removeHandler(notes)


class _Failing(Bot):
    def choose(self, view: View) -> Action:
        raise RuntimeError(f"I hold {view.hand}")


class _Cheating(Bot):
    def choose(self, view: View) -> Action:
        return next(Explore(card) for card in REGIONS.values() if card not in view.hand)


class _FailingAtTheEnd(Bot):
    def choose(self, view: View) -> Action:
        return view.legal_actions[-1]

    def end(self, view: View) -> None:
        raise RuntimeError(f"I had {view.seats}")


def _play(house: House, *bots: str) -> Table:
    """Plays a whole game against bots."""
    table = house.open((None, *bots))
    while not table.record.game.is_over:
        house.send(table.id, 0, table.moment(0), legal_actions(table.record.game, 0)[0])
        table = house.load(table.id)
    assert house.ask(table.id, 0).status_code == 200
    return table


@pytest.mark.parametrize("bot", [_Failing, _Cheating, _FailingAtTheEnd])
def test_table_plays_on_with_a_bot_that_fails_and_no_card_is_noted_down(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    noted: list[str],
    bot: Callable[[Random], Bot],
) -> None:
    monkeypatch.setitem(BOTS, "bad", BotKind(lambda random, _: bot(random)))
    with open_house(tmp_path / "renown.sqlite") as house:
        _play(house, "bad", "greedy")
    [sentence] = noted
    assert sentence.startswith("The bot bad ")
    assert not A_CARD.search(sentence)


@pytest.mark.parametrize("bot", ["oracle", "greedy:7", "cmd:", "cmd:/no/such/program"])
def test_table_plays_on_with_a_bot_that_is_not_there_any_more(
    house: House, noted: list[str], bot: str
) -> None:
    table = house.open((None, bot))
    house.send(table.id, 0, table.moment(0), legal_actions(table.record.game, 0)[0])
    assert house.load(table.id).record.game.seats[1].row
    [sentence] = noted
    assert sentence.endswith(".")


def test_program_plays_at_a_table(house: House, tmp_path: Path) -> None:
    signal = tmp_path / "signal"
    signal.touch()
    game = _play(house, f"cmd:{sys.executable} {waiting_program.__file__} {signal}").record.game
    assert game.seats[1].row


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> HeldBots:
    """Bots that do not think long, and tell what they are told."""
    held = hold(monkeypatch)
    held.let_go(MANY)
    return held


def test_bot_is_told_once_that_a_game_begins_and_ends(house: House, held: HeldBots) -> None:
    _play(house, "held", "greedy")
    assert [held.next_event() for _ in range(3)] == ["begin", "end", "close"]
    assert held.events.empty()


def test_bots_leave_a_table_that_nobody_plays_at_and_come_back(
    house: House, held: HeldBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sitting, "IDLE", 0.0)
    table = house.open((None, "held"))
    for _ in range(2):
        assert [held.next_event(), held.next_event()] == ["begin", "close"]
        house.send(table.id, 0, table.moment(0), legal_actions(table.record.game, 0)[0])
        table = house.load(table.id)
    assert len(table.record.game.seats[1].row) >= 1


def test_plain_bot_plays_until_the_kernels_are_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, noted: list[str]
) -> None:
    held = hold(monkeypatch)
    option = BotOption("how it errs", least=0, most=99, usual=0)
    monkeypatch.setitem(BOTS, "instant", BotKind(BOTS["held"].make, option, needs_kernels=True))
    ready = False
    with open_house(tmp_path / "renown.sqlite", lambda: ready) as house:
        table = house.open((None, "instant:16"))
        assert not table.bots_due
        assert held.views.empty()
        ready = True
        while not table.bots_due:
            house.send(table.id, 0, table.moment(0), legal_actions(table.record.game, 0)[0])
            table = house.look_up(table.id)
        assert held.next_view().seat == 1
        held.let_go(MANY)
    assert not noted
