"""How fast the engines are: the plain rules, the kernels, and the C yardstick, in one run."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import numpy as np

from renown.faraway import apply, legal_actions, new_game
from renown.fast import kernels
from renown.fast.cards import REGION_LIST, SANCTUARY_LIST
from renown.fast.games import random_games
from renown.fast.yardstick import time_yardstick

ROUNDS = 5
"""How often each measurement is taken; the median counts."""

_GAMES = 2_000_000
_PLAIN_GAMES = 60
_ROWS = 1_000_000


@dataclass(frozen=True, slots=True)
class Speed:
    """Random games a second with a number of players, on one core unless said otherwise.

    Attributes:
        players: How many play.
        plain: Games of the plain rules.
        compiled: Games of the kernels.
        two_threads: Games of the kernels on two threads.
        yardstick: Games of the C yardstick, or None where it is not measured.
        ratio: The kernels' games over the yardstick's, taken side by side, or None.
    """

    players: int
    plain: float
    compiled: float
    two_threads: float
    yardstick: float | None
    ratio: float | None


def measure(players: int, yardstick: Path | None) -> Speed:
    """Measures random games of the base game, basic setup.

    Args:
        players: How many play.
        yardstick: The C program, or None.
    """
    games = _GAMES // players
    random_games(players, 10, seed=0)  # what is compiled is not measured
    compiled, both, c = [], [], []
    for number in range(ROUNDS):
        compiled.append(_rate(games, lambda: random_games(players, games, seed=number)))  # noqa: B023
        both.append(_rate(2 * games, lambda: _on_two_threads(players, games)))
        if yardstick:
            c.append(time_yardstick(yardstick, players, games))
    return Speed(
        players=players,
        plain=_rate(_PLAIN_GAMES, lambda: _play_plainly(players)),
        compiled=median(compiled),
        two_threads=median(both),
        yardstick=median(c) if c else None,
        ratio=median(ours / theirs for ours, theirs in zip(compiled, c, strict=True))
        if c
        else None,
    )


def measure_scoring() -> float:
    """Measures complete rows with five Sanctuaries scored a second, on one core."""
    random = np.random.default_rng(1)
    rows = random.permuted(np.tile(np.arange(len(REGION_LIST), dtype=np.uint8), (_ROWS, 1)), axis=1)
    placed = random.permuted(
        np.tile(np.arange(len(SANCTUARY_LIST), dtype=np.uint8), (_ROWS, 1)), axis=1
    )
    rows, placed = np.ascontiguousarray(rows[:, :8]), np.ascontiguousarray(placed[:, :8])
    lengths, counts = np.full(_ROWS, 8), np.full(_ROWS, 5)
    totals = np.empty(_ROWS, np.int16)
    kernels.score_rows(rows[:1], lengths[:1], placed[:1], counts[:1], totals[:1])
    return median(
        _rate(_ROWS, lambda: kernels.score_rows(rows, lengths, placed, counts, totals))
        for _ in range(ROUNDS)
    )


def _rate(count: int, work: Callable[[], object]) -> float:
    started = perf_counter()
    work()
    return count / (perf_counter() - started)


def _on_two_threads(players: int, games: int) -> None:
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda seed: random_games(players, games, seed=seed), (1, 2)))


def _play_plainly(players: int) -> None:
    random = Random(1)
    for seed in range(_PLAIN_GAMES):
        game = new_game(players, seed=seed)
        while not game.is_over:
            seat = game.waiting[0]
            game = apply(game, seat, random.choice(legal_actions(game, seat)))
