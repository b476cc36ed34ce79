"""What a move of a seat leaves: worked out by the plain rules, and as described to the network."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from tests.faraway.playing import games_at_random

from renown.bots.network.choosing import EVERY, value_moves
from renown.bots.network.layout import make_desk
from renown.bots.network.weights import network
from renown.faraway import ROUNDS, Game, Phase, Region, Sanctuary, ascents
from renown.fast import to_cells
from renown.fast.kernels import Cells

DECIDED_BY_NETWORK = (Phase.KEEP, Phase.EXPLORE, Phase.TAKE, Phase.PLACE)


class Valuer:
    """A network of the package with its desk.

    Args:
        name: Which network.
        weights: Other weights of its shape.
    """

    def __init__(self, name: str, weights: npt.NDArray[np.void] | None = None) -> None:
        self.weights = network(name) if weights is None else weights
        self.desk: Any = make_desk(self.weights)

    def value(self, cells: Cells, seat: int, only: int = EVERY) -> tuple[int, int]:
        """Values the moves of a seat; gives how many there are, and which network valued them."""
        moves, moment = value_moves(cells, seat, self.weights[0], self.desk, only)
        return int(moves), int(moment)

    def moves(self, count: int) -> list[tuple[int, int]]:
        """Lists the moves on the desk: the first action, and what is done then."""
        first, then = self.desk["first_action"][:count], self.desk["then_action"][:count]
        return list(zip(first.tolist(), then.tolist(), strict=True))

    def values(self, count: int) -> list[float]:
        values: list[float] = self.desk["value"][:count].tolist()
        return values

    def description(self) -> dict[int, float]:
        """Gives the description on the desk: values by their places, each of which occurs once."""
        size = int(self.desk["size"])
        places = self.desk["places"][:size].tolist()
        assert len(set(places)) == size
        return dict(zip(places, self.desk["values"][:size].tolist(), strict=True))


@dataclass(frozen=True)
class Afterstate:
    """The cards of a seat just after its move.

    Attributes:
        row: Its Regions, left to right.
        placed: Its Sanctuaries.
        hand: The Regions it can still play, in ascending order.
        river: The Regions it will choose from in this round.
        due: How many Sanctuaries it is about to find.
    """

    row: tuple[Region, ...]
    placed: tuple[Sanctuary, ...]
    hand: tuple[Region, ...]
    river: tuple[Region, ...] = ()
    due: int = 0


def is_last_placing(game: Game) -> bool:
    return game.round == ROUNDS and game.phase is Phase.PLACE


def after(game: Game, seat: int, first: int, then: int) -> Afterstate:
    """Works out what a move leaves, by the plain rules."""
    cards = game.seats[seat]
    if game.phase is Phase.KEEP:
        return Afterstate((), (), list(combinations(cards.hand, 3))[first])
    if game.phase is Phase.EXPLORE:
        played = cards.hand[first]
        row = (*cards.row, played)
        climbs = ascents(row) > ascents(cards.row)
        clues = sum(card.clues for card in (*row, *cards.sanctuaries))
        hand = tuple(card for card in cards.hand if card != played) if game.round < 8 else ()
        return Afterstate(row, cards.sanctuaries, hand, game.river, 1 + clues if climbs else 0)
    hand, placed = cards.hand, cards.sanctuaries
    if game.phase is Phase.TAKE:
        taken = (*hand, game.river[first])
        hand = tuple(sorted(taken, key=lambda card: card.exploration_time))
    if cards.drawn:
        placed = (*placed, cards.drawn[then])
    return Afterstate(cards.row, placed, hand)


def decisions(start: Game, random: Random) -> Iterator[tuple[Game, int]]:
    """Lists moments of a game played at random, each with a seat that the game waits for."""
    for game in games_at_random(start, random):
        if game.phase in DECIDED_BY_NETWORK:
            yield game, random.choice(game.waiting)


def some_decisions(start: Game, random: Random, count: int) -> list[tuple[Game, int]]:
    found = list(decisions(start, random))
    return random.sample(found, min(count, len(found)))


def described(
    valuer: Valuer, game: Game, seat: int, random: Random
) -> tuple[Afterstate, dict[int, float]]:
    """Takes any move; gives what it leaves, and its description.

    In the last round nothing is described once a Sanctuary is to be placed.
    """
    cells = to_cells(game)
    count, _ = valuer.value(cells, seat)
    move = random.randrange(count)
    first, then = valuer.moves(count)[move]
    valuer.value(cells, seat, move)
    return after(game, seat, first, then), valuer.description()
