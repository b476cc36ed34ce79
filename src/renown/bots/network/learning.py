"""Fitting one of the networks to what games have shown (Adam, Kingma and Ba 2015)."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from renown.bots.network import layout
from renown.bots.network.layout import FAME_MIDDLE, FAME_STEP
from renown.fast.compiling import compiler

# Sums may be taken in any order: what a processor does in parallel is several times faster.
compiled = compiler(layout, fastmath=True)

Numbers = npt.NDArray[Any]

BATCH = 256
"""Afterstates for one step."""

_U = np.uint64
_ZERO = np.float32(0)
_KEEP_MEAN, _KEEP_SQUARE = np.float32(0.9), np.float32(0.999)


class Layers(NamedTuple):
    """The weights of one moment, or something of the same shape for each of them.

    Attributes:
        first: Shape (inputs, first).
        second: Shape (first, second).
        second_bias: Shape (second,).
        last: Shape (second,).
        last_bias: Shape (1,).
    """

    first: Numbers
    second: Numbers
    second_bias: Numbers
    last: Numbers
    last_bias: Numbers


class Samples(NamedTuple):
    """Afterstates to learn from.

    Attributes:
        places: The inputs that are not zero, shape (samples, MOST_PAIRS).
        values: Their values.
        size: How many there are, shape (samples,).
        moment: Which network each is for, shape (samples,).
        target: The fame it should expect, shape (samples,).
    """

    places: Numbers
    values: Numbers
    size: Numbers
    moment: Numbers
    target: Numbers


@compiled
def learn(
    order: Numbers,
    samples: Any,
    weights: Any,
    slopes: Any,
    means: Any,
    squares: Any,
    steps: Any,
    rate: Any,
) -> Any:
    """Takes one step for each full batch of samples.

    Args:
        order: The samples to learn from, in this order.
        samples: All samples.
        weights: The weights of one moment; they are changed.
        slopes: Room for their gradients.
        means: Adam's running means of the gradients; changed.
        squares: Adam's running means of their squares; changed.
        steps: Steps taken before.
        rate: How far a step goes.

    Returns:
        The mean squared error in fame.
    """
    first, second = weights.second.shape
    layer, layer_slope = np.zeros(first, np.float32), np.zeros(first, np.float32)
    other, other_slope = np.zeros(second, np.float32), np.zeros(second, np.float32)
    errors, count = 0.0, 0
    for begin in range(0, order.size - BATCH + 1, BATCH):
        slopes.first[:] = _ZERO
        slopes.second[:] = _ZERO
        slopes.second_bias[:] = _ZERO
        slopes.last[:] = _ZERO
        slopes.last_bias[:] = _ZERO
        for place in range(begin, begin + BATCH):
            sample = order[place]
            error = _add_slopes(
                samples, sample, weights, slopes, layer, layer_slope, other, other_slope
            )
            errors += error * error
            count += 1
        steps += 1
        fading, square_fading = np.float32(1 - 0.9**steps), np.float32(1 - 0.999**steps)
        _step(weights.first, slopes.first, means.first, squares.first, rate, fading, square_fading)
        _step(
            weights.second, slopes.second, means.second, squares.second, rate, fading, square_fading
        )
        _step(
            weights.second_bias,
            slopes.second_bias,
            means.second_bias,
            squares.second_bias,
            rate,
            fading,
            square_fading,
        )
        _step(weights.last, slopes.last, means.last, squares.last, rate, fading, square_fading)
        _step(
            weights.last_bias,
            slopes.last_bias,
            means.last_bias,
            squares.last_bias,
            rate,
            fading,
            square_fading,
        )
    return errors / max(count, 1) * FAME_STEP * FAME_STEP


@compiled
def _add_slopes(
    samples: Any,
    sample: Any,
    weights: Any,
    slopes: Any,
    layer: Numbers,
    layer_slope: Numbers,
    other: Numbers,
    other_slope: Numbers,
) -> Any:
    """Adds one sample's gradient of half the squared error; gives the error, in steps of fame."""
    first, second = _U(layer.size), _U(other.size)
    size = samples.size[sample]
    layer[:] = _ZERO
    for pair in range(size):
        place, value = _U(samples.places[sample, pair]), samples.values[sample, pair]
        for unit in range(first):
            layer[unit] += value * weights.first[place, unit]
    for unit in range(second):
        other[unit] = weights.second_bias[unit]
    for unit in range(first):
        if layer[unit] > _ZERO:
            for after in range(second):
                other[after] += layer[unit] * weights.second[unit, after]
    error = weights.last_bias[0] - (samples.target[sample] - FAME_MIDDLE) / FAME_STEP
    for unit in range(second):
        error += max(other[unit], _ZERO) * weights.last[unit]
    slopes.last_bias[0] += error
    for unit in range(second):
        active = np.float32(other[unit] > _ZERO)
        slopes.last[unit] += error * max(other[unit], _ZERO)
        other_slope[unit] = error * weights.last[unit] * active
        slopes.second_bias[unit] += other_slope[unit]
    for unit in range(first):
        layer_slope[unit] = _ZERO
        if layer[unit] > _ZERO:
            slope = _ZERO
            for after in range(second):
                slope += weights.second[unit, after] * other_slope[after]
            layer_slope[unit] = slope
            for after in range(second):
                slopes.second[unit, after] += layer[unit] * other_slope[after]
    for pair in range(size):
        place, value = _U(samples.places[sample, pair]), samples.values[sample, pair]
        for unit in range(first):
            slopes.first[place, unit] += value * layer_slope[unit]
    return error


@compiled
def _step(
    weights: Numbers,
    slopes: Numbers,
    means: Numbers,
    squares: Numbers,
    rate: Any,
    fading: Any,
    square_fading: Any,
) -> None:
    flat, slope = weights.reshape(-1), slopes.reshape(-1)
    mean, square = means.reshape(-1), squares.reshape(-1)
    for place in range(_U(flat.size)):
        now = slope[place] / np.float32(BATCH)
        mean[place] = _KEEP_MEAN * mean[place] + (np.float32(1) - _KEEP_MEAN) * now
        square[place] = _KEEP_SQUARE * square[place] + (np.float32(1) - _KEEP_SQUARE) * now * now
        flat[place] -= (
            np.float32(rate)
            * (mean[place] / fading)
            / (np.sqrt(square[place] / square_fading) + np.float32(1e-6))
        )
