"""Many games, or many rows, in one call."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from renown.faraway import (
    CardSet,
    Region,
    Sanctuary,
    Setup,
    check_players,
    regions_of,
    sanctuaries_of,
)
from renown.fast import kernels
from renown.fast.cards import CARD_NUMBER


def random_games(
    players: int,
    games: int,
    *,
    seed: int,
    setup: Setup = Setup.BASIC,
    sets: Sequence[CardSet] = (CardSet.BASE,),
) -> npt.NDArray[np.int16]:
    """Plays whole games in which every seat takes any legal action.

    Args:
        players: How many play.
        games: How many games.
        seed: What all chance comes from.
        setup: How hands are dealt.
        sets: The boxes in play.

    Returns:
        The fame of each seat, shape (games, players).

    Raises:
        PlayersError: So many cannot play.
    """
    check_players(players, sets)
    totals = np.empty((games, players), np.int16)
    regions = np.array([CARD_NUMBER[card] for card in regions_of(sets)], np.uint8)
    sanctuaries = np.array([CARD_NUMBER[card] for card in sanctuaries_of(sets)], np.uint8)
    # Where the compiler is switched off, numpy would warn of the overflows that chance lives by.
    with np.errstate(over="ignore"):
        kernels.play_random_games(
            players,
            setup is Setup.ADVANCED,
            regions,
            sanctuaries,
            start_of_chance(seed),
            totals,
        )
    return totals


def score_many(
    rows: Sequence[tuple[Sequence[Region], Sequence[Sanctuary]]],
) -> npt.NDArray[np.int16]:
    """Scores many rows, each with its Sanctuaries and without sacrifices.

    Args:
        rows: Rows of up to eight Regions with up to eight Sanctuaries.

    Returns:
        The fame of each row, shape (rows,).
    """
    regions = np.zeros((len(rows), kernels.ROW_WIDTH), np.uint8)
    placed = np.zeros((len(rows), kernels.PLACED_WIDTH), np.uint8)
    for number, (row, sanctuaries) in enumerate(rows):
        regions[number, : len(row)] = [CARD_NUMBER[card] for card in row]
        placed[number, : len(sanctuaries)] = [CARD_NUMBER[card] for card in sanctuaries]
    totals = np.empty(len(rows), np.int16)
    lengths = np.array([len(row) for row, _ in rows], np.int64)
    counts = np.array([len(sanctuaries) for _, sanctuaries in rows], np.int64)
    kernels.score_rows(regions, lengths, placed, counts, totals)
    return totals


def start_of_chance(seed: int | Sequence[int]) -> npt.NDArray[np.uint64]:
    """Makes the state of the kernels' chance from a seed, two words."""
    return np.random.SeedSequence(seed).generate_state(2, np.uint64).astype(np.uint64)
