"""Two games that differ only in what a viewer may not see give the viewer the same page."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from tests.faraway.twins import twin_action, twin_decks
from tests.web.games import KINDS, cards_seen, records_of_a_game
from tests.web.house import House, open_house

from renown.faraway import (
    CardSet,
    Decks,
    Game,
    Record,
    Region,
    Sanctuary,
    Setup,
    new_game,
    view,
)
from renown.web.table import Table

Kind = TypeVar("Kind", Region, Sanctuary)


@pytest.fixture
def twin_house(tmp_path: Path) -> Iterator[House]:
    with open_house(tmp_path / "twin.sqlite") as house:
        yield house


@pytest.mark.parametrize(("players", "setup", "sets"), KINDS)
def test_pages_do_not_depend_on_what_their_viewer_may_not_see(
    house: House, twin_house: House, players: int, setup: Setup, sets: tuple[CardSet, ...]
) -> None:
    random = Random(players)
    steps = twins = 0
    seen_by: dict[int | None, set[Region | Sanctuary]] = {
        seat: set() for seat in (None, *range(players))
    }
    for step, record in enumerate(records_of_a_game(players, setup, players, sets)):
        if record.game.is_over:
            break
        for viewer, seen in seen_by.items():
            seen |= cards_seen(view(record.game, viewer))
        if step % (players // 2):
            continue
        viewer = random.choice((None, *range(players)))
        twin = _twin(record, seen_by[viewer], random)
        steps += 1
        twins += twin != record
        for each, inn in ((record, house), (twin, twin_house)):
            inn.add(Table(f"step-{step}", 0, (None,) * players, each))
        assert house.ask(f"step-{step}", viewer).text == twin_house.ask(f"step-{step}", viewer).text
    assert twins > steps // 2


def _twin(record: Record, seen: set[Region | Sanctuary], random: Random) -> Record:
    """Makes the same game with the cards that were never seen exchanged for one another."""
    decks = _decks(record.start)
    region = _exchange(decks.regions, seen, random)
    sanctuary = _exchange(decks.sanctuaries, seen, random)
    exchanged = twin_decks(decks, region, sanctuary)
    first = record.start
    start = new_game(first.players, decks=exchanged, setup=first.setup, sets=first.sets)
    twin = Record.begin(start, record.names)
    for move in record.moves:
        twin = twin.play(move.seat, twin_action(move.action, region, sanctuary))
    return twin


def _decks(start: Game) -> Decks:
    dealt = [card for seat in start.seats for card in seat.hand]
    return Decks((*dealt, *start.river, *start.region_deck), start.sanctuary_deck, start.reshuffled)


def _exchange(
    cards: tuple[Kind, ...], seen: set[Region | Sanctuary], random: Random
) -> Callable[[Kind], Kind]:
    hidden = [card for card in cards if card not in seen]
    others = random.sample(hidden, len(hidden))
    twins = dict(zip(hidden, others, strict=True))
    return lambda card: twins.get(card, card)
