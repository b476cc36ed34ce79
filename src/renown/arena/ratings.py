"""The rating ladder: strengths that explain who ended ahead of whom (Bradley and Terry)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import permutations
from math import log
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from renown.arena.intervals import Estimate
from renown.arena.results import PlayedDeal

AVERAGE = 1500.0
"""The mean of all ratings of a ladder."""

TENFOLD = 400.0
"""How far apart two bots are of whom one ends ahead ten times as often as the other."""

REPLICATES = 1000
"""How often the deals are weighted anew for the intervals."""

_EXACT = 1e-6
"""The step after which strengths count as found: less than a thousandth of a rating point."""

_MOST_STEPS = 100
"""Far more steps than it takes; rounding might keep the last ones from becoming small."""

_Numbers: TypeAlias = npt.NDArray[np.float64]


def rate(bots: int, deals: Sequence[PlayedDeal]) -> tuple[Estimate, ...]:
    """Rates bots by every pair of them at every table.

    Args:
        bots: How many bots there are, at least 2.
        deals: What they played, at least one deal.
    """
    ahead = _Ahead(bots, deals)
    even = np.ones(len(deals)), np.ones(bots), np.ones(bots)
    ratings = _fit(ahead.weighted(*even), np.zeros(bots))
    if len(deals) < 2:
        return tuple(Estimate(float(rating)) for rating in _scale(ratings))
    random = np.random.default_rng(0)  # the same deals always have the same intervals
    sizes = len(deals), bots, bots
    replicates = [
        _fit(ahead.weighted(*(random.exponential(size=size) for size in sizes)), ratings)
        for _ in range(REPLICATES)
    ]
    low, high = np.percentile(_scale(np.array(replicates)), [2.5, 97.5], axis=0)
    return tuple(
        Estimate(float(value), float(least), float(most))
        for value, least, most in zip(_scale(ratings), low, high, strict=True)
    )


class _Ahead:
    """Who ended ahead of whom, deal by deal.

    Args:
        bots: How many bots there are.
        deals: What they played.
    """

    def __init__(self, bots: int, deals: Sequence[PlayedDeal]) -> None:
        self._bots = bots
        found = [
            (number, winner * bots + loser, times)
            for number, deal in enumerate(deals)
            for (winner, loser), times in count_ahead(deal).items()
        ]
        self._deals = np.array([number for number, _, _ in found])
        self._pairs = np.array([pair for _, pair, _ in found])
        self._times = np.array([times for _, _, times in found])

    def weighted(self, deals: _Numbers, won: _Numbers, lost: _Numbers) -> _Numbers:
        """Counts how often each bot ended ahead of each other.

        So that a bot that won or lost everything has a rating too, each has drawn one game more,
        shared out over the others.

        Args:
            deals: The weight of each deal.
            won: For each bot, the weight of the half of that game which it won.
            lost: The weight of the half which it lost.
        """
        counts = np.bincount(
            self._pairs, weights=self._times * deals[self._deals], minlength=self._bots**2
        ).reshape(self._bots, self._bots)
        drawn = np.outer(won, lost) / (2 * (self._bots - 1))
        np.fill_diagonal(drawn, 0)
        return np.asarray(counts + drawn)


def count_ahead(deal: PlayedDeal) -> Mapping[tuple[int, int], float]:
    """Counts in one deal how often a bot ended ahead of another; a shared rank is half for each.

    Returns:
        By the positions of the two among the bots of the match.
    """
    counts: defaultdict[tuple[int, int], float] = defaultdict(float)
    for game in deal.games:
        for (one, rank), (other, rank_other) in permutations(
            zip(deal.lineup, game.ranks, strict=True), 2
        ):
            if one != other and rank <= rank_other:
                counts[one, other] += 1 if rank < rank_other else 0.5
    return counts


def _fit(ahead: _Numbers, strengths: _Numbers) -> _Numbers:
    """Finds the strengths that make what happened most likely; their mean is 0.

    Args:
        ahead: How often each bot ended ahead of each other.
        strengths: Where to start from.
    """
    met = ahead + ahead.T
    for _ in range(_MOST_STEPS):
        chance = 1 / (1 + np.exp(strengths[np.newaxis, :] - strengths[:, np.newaxis]))
        # The other's chance is chance.T; 1 − chance would lose its last digits near 1.
        slope = (ahead * chance.T - ahead.T * chance).sum(axis=1)
        bend = met * chance * chance.T
        # Only differences matter; adding a constant everywhere keeps the mean where it is.
        step: _Numbers = np.linalg.solve(np.diag(bend.sum(axis=1)) - bend + bend.mean(), slope)
        largest = np.abs(step).max()
        # Newton's method goes too far where one bot wins nearly always.
        strengths = strengths + step / max(1.0, largest)
        if largest < _EXACT:
            break
    return np.asarray(strengths - strengths.mean())


def _scale(strengths: _Numbers) -> _Numbers:
    return np.asarray(AVERAGE + strengths * TENFOLD / log(10))
