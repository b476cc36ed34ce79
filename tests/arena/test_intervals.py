from math import sqrt

import pytest

from renown.arena.intervals import Estimate, estimate_mean, estimate_share, student


@pytest.mark.parametrize(
    ("freedom", "bound"),
    # From a printed table of Student's t, two-sided, 95%.
    [(1, 12.706), (2, 4.303), (3, 3.182), (9, 2.262), (10, 2.228), (30, 2.042), (100, 1.984)],
)
def test_bounds_of_student_are_those_of_the_printed_table(freedom: int, bound: float) -> None:
    assert student(freedom) == pytest.approx(bound, abs=0.0005)


def test_interval_of_a_mean_counted_by_hand() -> None:
    # 2, 4 and 6 spread by 2 around 4; 4.303 is Student's bound for two degrees of freedom.
    estimate = estimate_mean([2, 4, 6])
    half = 4.303 * 2 / sqrt(3)
    assert estimate.value == 4
    assert estimate.low == pytest.approx(4 - half, abs=0.001)
    assert estimate.high == pytest.approx(4 + half, abs=0.001)


def test_interval_of_a_share_counted_by_hand() -> None:
    # 8 deals of 10: the variance is 1.6/9, which is 1.1111 times 0.8 × 0.2; Student's bound is
    # 2.262, so that c = 2.262² × 1.1111 / 10 = 0.5685, and the ends solve
    # (p − 0.8)² = c p (1 − p): 0.4271 and 0.9556.
    estimate = estimate_share([1] * 8 + [0] * 2)
    assert estimate.value == 0.8
    assert estimate.low == pytest.approx(0.4271, abs=0.0002)
    assert estimate.high == pytest.approx(0.9556, abs=0.0002)


def test_share_of_all_or_nothing_is_not_certain() -> None:
    # The end solves (1 − p)² = c p (1 − p) with c = t²/20: p = 20 / (20 + 2.093²).
    won = estimate_share([1.0] * 20)
    assert (won.value, won.high) == (1, 1)
    assert won.low == pytest.approx(20 / (20 + 2.093**2), abs=0.0002)
    lost = estimate_share([0.0] * 20)
    assert (lost.value, lost.low) == (0, 0)
    assert lost.high == pytest.approx(1 - 20 / (20 + 2.093**2), abs=0.0002)


def test_games_of_a_deal_that_even_out_make_an_interval_narrow() -> None:
    split = estimate_share([0.5] * 20)
    whole = estimate_share([0.0, 1.0] * 10)
    assert split.width is not None
    assert whole.width is not None
    assert 0 < split.width < whole.width / 3


def test_single_deal_has_no_interval() -> None:
    assert estimate_mean([7]) == Estimate(7)
    assert estimate_share([0.5]) == Estimate(0.5)
    assert Estimate(7).width is None
