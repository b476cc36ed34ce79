"""A complete row is scored with those sacrifices that give most."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.faraway.playing import ASKING, regions, sanctuaries
from tests.fast.side_by_side import numbers

from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    Region,
    Sanctuary,
    as_sacrifices,
    best_decisions,
    region,
    sanctuary,
    score_cards,
)
from renown.fast import kernels


def best_score(row: tuple[Region, ...], placed: tuple[Sanctuary, ...]) -> int:
    # As many places as a seat has; what lies beyond the count must not matter.
    lying = np.full(kernels.PLACED_WIDTH, 7, np.int16)
    lying[: len(placed)] = numbers(placed)
    return int(kernels.score_best(np.array(numbers(row), np.int16), lying, len(placed)))


@st.composite
def rows(draw: st.DrawFn) -> tuple[tuple[Region, ...], tuple[Sanctuary, ...]]:
    """Draws a complete row, often with Regions that ask for a sacrifice, and its Sanctuaries."""
    asking = draw(st.permutations(list(ASKING)))[: draw(st.integers(0, 3))]
    left = [name for name in REGIONS if name not in ASKING]
    size = 8 - len(asking)
    others = draw(st.lists(st.sampled_from(left), min_size=size, max_size=size, unique=True))
    row = draw(st.permutations([*asking, *others]))
    placed = draw(st.lists(st.sampled_from(list(SANCTUARIES)), max_size=7, unique=True))
    return tuple(map(region, row)), tuple(map(sanctuary, placed))


def plain_best(row: tuple[Region, ...], placed: tuple[Sanctuary, ...]) -> int:
    return score_cards(row, placed, as_sacrifices(best_decisions(row, placed))).total


@given(rows())
def test_the_best_score_is_that_of_the_best_decisions(
    cards: tuple[tuple[Region, ...], tuple[Sanctuary, ...]],
) -> None:
    row, placed = cards
    assert best_score(row, placed) == plain_best(row, placed)


@pytest.mark.parametrize("order", [(15, 21, 38), (38, 21, 15), (21, 38, 15)])
def test_seven_sanctuaries_and_all_three_sacrifices_are_weighed_together(
    order: tuple[int, ...],
) -> None:
    row = regions(1, 28, *(f"M{number}" for number in order), 68, 60, 46)
    placed = sanctuaries(12, 24, 30, 37, 39, 43, 46)
    assert best_score(row, placed) == plain_best(row, placed)


PLAIN = (1, 2, 4, 6, 7, 8, 12)
"""Regions that pay nothing themselves."""


@pytest.mark.parametrize(
    ("asking", "placed", "fame"),
    [
        (43, (), 10),  # no sacrifice: one set of forest, river, desert, city with those below
        ("M15", (), 0),  # nothing to give up
        ("M15", (11,), 8),  # S11 pays nothing itself, and gives 8
        ("M15", (24,), 8),  # S24 would pay 5
        ("M15", (11, 24), 13),  # S11 is given, S24 stays and pays 5
        ("M38", (24,), 5),  # two are asked for, one is there
        ("M38", (11, 24), 19),  # both are given: 19 instead of 5
        ("M38", (11, 12, 24), 24),  # S11 and S12 are given: 19 and 5
        ("M21", (11, 12, 24), 15),  # one is given for 10, S24 pays 5
    ],
)
def test_what_is_worth_least_is_given_up(
    asking: int | str, placed: tuple[int, ...], fame: int
) -> None:
    # The one that asks lies at the left end: scored last, all the others are seen.
    row = regions(asking, *PLAIN)
    assert best_score(row, sanctuaries(*placed)) == fame


def test_a_sanctuary_that_pays_more_than_the_sacrifice_is_kept() -> None:
    # M05 and M33 have two clues each, M13, R06, R08 and R12 one: 8. S32 pays 2 for each: 16, more
    # than the 8 of M15. S23 pays 1 for each: 8, as much as the sacrifice.
    row = regions("M15", "M05", "M33", "M13", 6, 8, 12, 1)
    without = best_score(row, ())
    assert best_score(row, sanctuaries(32)) == without + 16
    assert best_score(row, sanctuaries(23)) == without + 8
