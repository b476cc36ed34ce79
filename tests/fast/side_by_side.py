"""Playing the plain rules and the kernels side by side."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from renown.faraway import (
    CardSet,
    Game,
    Phase,
    Region,
    Sanctuary,
    Setup,
    apply,
    legal_actions,
    new_game,
    shuffle,
)
from renown.fast import kernels
from renown.fast.cards import CARD_NUMBER
from renown.fast.kernels import Cells

PHASES = list(Phase)
BASE, PEOPLE, SKIES = CardSet
TABLES = [
    (sets, setup, players)
    for sets in ([BASE], [BASE, PEOPLE], [BASE, SKIES], [BASE, PEOPLE, SKIES])
    for setup in Setup
    for players in range(2, 8 if PEOPLE in sets else 7)
]
"""Every combination of sets, setup and number of players."""


@dataclass
class Pair:
    """One game, twice."""

    plain: Game
    cells: Cells


def numbers(cards: Sequence[Region] | Sequence[Sanctuary]) -> list[int]:
    """Gives the numbers the kernels have for cards."""
    return [CARD_NUMBER[card] for card in cards]


def deal(sets: Sequence[CardSet], setup: Setup, players: int, random: Random) -> Pair:
    """Sets the same game up twice."""
    decks = shuffle(sets, setup, random)
    cells = np.zeros(kernels.SIZE, np.int16)
    kernels.deal(
        cells,
        players,
        setup is Setup.ADVANCED,
        np.array(numbers(decks.regions), np.int16),
        np.array(numbers(decks.reshuffled), np.int16),
        np.array(numbers(decks.sanctuaries), np.int16),
    )
    return Pair(new_game(players, decks=decks, setup=setup, sets=sets), cells)


def act(pair: Pair, random: Random) -> None:
    """Lets one of the seats waited for take any of its actions."""
    seat = random.choice(pair.plain.waiting)
    actions = legal_actions(pair.plain, seat)
    number = random.randrange(len(actions))
    pair.plain = apply(pair.plain, seat, actions[number])
    kernels.apply(pair.cells, seat, number)


def compare(pair: Pair) -> None:
    """Asserts that both games are at the same moment, with the same cards, choices and fame."""
    game = pair.plain
    cells: list[int] = pair.cells.tolist()

    def stretch(start: int, count: int) -> list[int]:
        return cells[start : start + count]

    assert cells[kernels.PHASE] == PHASES.index(game.phase)
    assert cells[kernels.ROUND] == game.round
    assert stretch(kernels.RIVER, cells[kernels.RIVER_COUNT]) == numbers(game.river)
    assert stretch(kernels.DEPARTED, cells[kernels.DEPARTED_COUNT]) == numbers(game.departed)
    left = cells[kernels.DECK_SIZE] - cells[kernels.DECK_TOP]
    deck = kernels.DECK + cells[kernels.DECK_TOP]
    assert stretch(deck, left) == numbers(game.region_deck)
    under = [
        cells[kernels.UNDER + (cells[kernels.UNDER_TOP] + place) % kernels.UNDER_WIDTH]
        for place in range(cells[kernels.UNDER_COUNT])
    ]
    assert under == numbers(game.sanctuary_deck)
    if game.order:
        done = cells[kernels.TURN]
        assert tuple(stretch(kernels.ORDER, game.players)[done:]) == game.order
    for number, seat in enumerate(game.seats):
        hand = stretch(
            kernels.HAND + number * kernels.HAND_WIDTH, cells[kernels.HAND_COUNT + number]
        )
        assert hand == numbers(seat.hand)
        taken = stretch(kernels.TAKEN + number * kernels.HAND_WIDTH, len(hand))
        assert [card in seat.taken for card in seat.hand] == [mark == 1 for mark in taken]
        row = stretch(kernels.ROW + number * kernels.ROW_WIDTH, cells[kernels.REVEALED])
        assert row == numbers(seat.row)
        placed = stretch(
            kernels.PLACED + number * kernels.PLACED_WIDTH, cells[kernels.PLACED_COUNT + number]
        )
        assert placed == numbers(seat.sanctuaries)
        drawn = stretch(
            kernels.DRAWN + number * kernels.DRAWN_WIDTH, cells[kernels.DRAWN_COUNT + number]
        )
        assert drawn == numbers(seat.drawn)
        assert cells[kernels.DUE + number] == seat.due
        actions = legal_actions(game, number)
        assert kernels.count_actions(pair.cells, number) == len(actions)
        assert bool(kernels.is_waited_for(pair.cells, number)) == (number in game.waiting)
        assert kernels.score_seat(pair.cells, number) == seat.sheet().total
