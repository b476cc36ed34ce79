"""Intervals that hold the true value 95 times in a hundred."""

from collections.abc import Sequence
from functools import lru_cache
from math import atan, cos, pi, sin, sqrt
from statistics import fmean, stdev, variance

import msgspec


class Estimate(msgspec.Struct, frozen=True):
    """A value that was measured, and how sure it is.

    Attributes:
        value: What was measured.
        low: The lower end of its interval; None where too little was played for one.
        high: The upper end.
    """

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def width(self) -> float | None:
        """How wide the interval is."""
        return None if self.low is None or self.high is None else self.high - self.low


def estimate_mean(values: Sequence[float]) -> Estimate:
    """Estimates a mean from independent values, at least one."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean)
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def estimate_share(values: Sequence[float]) -> Estimate:
    """Estimates a share from independent values between 0 and 1, at least one.

    This is Wilson's interval, which stays between 0 and 1. It is meant for values that are 0 or 1,
    whose variance is p(1 − p); the values here may vary less, and the part of it that is seen
    counts.
    """
    share = fmean(values)
    deals = len(values)
    if deals < 2:
        return Estimate(share)
    most = share * (1 - share)
    # Where all are alike, that is no proof that no other can come.
    part = max(variance(values) / most, 1 / deals) if most else 1.0
    squared = student(deals - 1) ** 2 * part / deals
    centre = (share + squared / 2) / (1 + squared)
    half = sqrt(squared * most + squared**2 / 4) / (1 + squared)
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


@lru_cache
def student(freedom: int) -> float:
    """Gives the bound that Student's t stays within 95 times in a hundred.

    Args:
        freedom: The degrees of freedom, at least 1.
    """
    low, high = 1.9, 12.8  # from endless freedom to a single degree
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 0.95 else (low, middle)
    return high


def _within(bound: float, freedom: int) -> float:
    """Says how often Student's t stays within a bound, by the finite sums for whole degrees."""
    angle = atan(bound / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for step in range(freedom // 2):
        total += term
        term *= cos(angle) ** 2 * (2 * step + 1 + odd) / (2 * step + 2 + odd)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
