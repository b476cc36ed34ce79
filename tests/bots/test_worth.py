"""What tries are worth to `expert`: its own fame, and that it wins."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from renown.bots.expert_bot import worth

fame = st.integers(0, 150)


def one(own: int, others: int) -> float:
    return float(worth(np.array([float(own)]), np.array([float(others)]))[0])


@given(fame, fame)
def test_more_fame_of_one_s_own_is_better(own: int, others: int) -> None:
    assert one(own + 1, others) > one(own, others)


@given(fame, fame, fame)
def test_of_the_fame_of_others_only_who_wins_counts(own: int, others: int, instead: int) -> None:
    assert (one(own, others) == one(own, instead)) is (
        (own > others) == (own > instead) and (own < others) == (own < instead)
    )


@pytest.mark.parametrize(("others", "value"), [(79, 88), (80, 84), (81, 80)])
def test_a_win_is_worth_eight_fame_and_a_tie_half_of_it(others: int, value: int) -> None:
    # docs/strength.md says how many.
    assert one(80, others) == value
