"""The bot `expert`: tries, as long as its time allows, what the network likes."""

from random import Random
from time import perf_counter

import numpy as np
import numpy.typing as npt

from renown.bots.look_ahead import try_moves
from renown.bots.match import rehearse
from renown.bots.network.weights import Weights
from renown.bots.network_bot import NetworkBot
from renown.fast.games import start_of_chance
from renown.fast.kernels import Cells

Numbers = npt.NDArray[np.float64]

MOST_MOVES, MARGIN = 12, 15.0
"""How many moves are tried, and how far below the best the network may put one that is."""

VICTORY = 8.0
"""How much fame a win is worth; a tie counts half of it.

With more, two of them take so much from each other that neither gets far; with less, they win fewer
games. docs/strength.md has the figures.
"""

BELIEF = 5.0
"""How many tries the network's own expectation counts as much as."""

CERTAIN = 4.0
"""By how many standard errors a move has to fall behind the best not to be tried again."""

_SLICE = 0.02
"""Seconds of tries between looks at the clock."""

_FEW = 200
"""Tries too few to tell errors from."""

_BRIEF = 5
"""Milliseconds for a decision that is only to have all kernels used."""


def worth(own: Numbers, others: Numbers) -> Numbers:
    """Values what tries came to: the seat's fame, and a win as much as `VICTORY` fame.

    So the seat takes what another needs where that decides who wins, and else what is best for it.

    Args:
        own: The seat's own fame.
        others: The fame of the best of the others.
    """
    gains: Numbers = own + VICTORY * np.heaviside(own - others, 0.5)
    return gains


class ExpertBot(NetworkBot):
    """Tries the moves that the network likes out, as long as its time allows.

    All moves meet the same cards in the same try. Half of those left are given up whenever their
    share of the time has passed, and those clearly behind at once, so that the time goes to moves
    still in doubt. Its answer is the best so far whenever the time ends.

    Args:
        random: Where its chance comes from.
        weights: The network.
        milliseconds: Time for a decision.
    """

    def __init__(self, random: Random, weights: Weights, milliseconds: int) -> None:
        super().__init__(random, weights)
        self._seconds = milliseconds / 1000

    def prepare(self) -> None:
        """Has the kernels compiled, or loaded from where they are kept."""
        rehearse(ExpertBot(Random(0), self._network, _BRIEF))

    def _pick(self, cells: Cells, seat: int, moves: int) -> int:
        begun = perf_counter()
        values = self._desk["value"][:moves].astype(np.float64)
        first, then = (self._desk[name][:moves].copy() for name in ("first_action", "then_action"))
        left = np.argsort(-values, kind="stable")[:MOST_MOVES]
        left = left[values[left] >= values[left[0]] - MARGIN]
        chance = start_of_chance(self._random.getrandbits(64))
        stages = max(1, int(np.ceil(np.log2(len(left)))))
        gains = np.zeros((0, len(left)))
        tries = 1
        for stage in range(1, stages + 1):
            end = begun + self._seconds * stage / stages
            while len(left) > 1 and (now := perf_counter()) < end:
                own, others = np.zeros((2, tries, len(left)))
                try_moves(
                    cells,
                    seat,
                    first[left],
                    then[left],
                    self._weights,
                    self._desk,
                    chance,
                    own,
                    others,
                )
                gains = np.concatenate([gains, worth(own, others)])
                tries = _next_tries(tries, perf_counter() - now, end - perf_counter())
                kept = _not_beaten(gains, values[left])
                left, gains = left[kept], gains[:, kept]
            if len(left) > 1:
                best = np.argsort(-_scores(gains, values[left]), kind="stable")
                half = np.sort(best[: (len(left) + 1) // 2])
                left, gains = left[half], gains[:, half]
        return int(first[left[np.argmax(_scores(gains, values[left]))]])


def _next_tries(tries: int, took: float, left: float) -> int:
    """Counts the tries that fit before the next look at the clock."""
    return max(1, min(2 * tries, int(min(_SLICE, left) / max(took, 1e-6) * tries)))


def _scores(gains: Numbers, values: Numbers) -> Numbers:
    """Weighs what tries gave with what the network expected."""
    scores: Numbers = gains.sum(axis=0) + BELIEF * values
    return scores / (len(gains) + BELIEF)


def _not_beaten(gains: Numbers, values: Numbers) -> npt.NDArray[np.bool_]:
    """Says which moves are not clearly behind the best."""
    behind = gains[:, [np.argmax(_scores(gains, values))]] - gains
    if len(gains) < _FEW:
        return np.ones(gains.shape[1], bool)
    errors = behind.std(axis=0) / len(gains) ** 0.5
    kept: npt.NDArray[np.bool_] = behind.mean(axis=0) <= CERTAIN * errors
    return kept
