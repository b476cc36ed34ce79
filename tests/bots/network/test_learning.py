"""Learning follows the gradient of the squared error, in steps of Adam."""

import numpy as np
import numpy.typing as npt
import pytest

from renown.bots.network.layout import FAME_MIDDLE, FAME_STEP, MOST_PAIRS
from renown.bots.network.learning import BATCH, Layers, Samples, learn

Array = npt.NDArray[np.float64]

INPUTS, FIRST, SECOND = 10, 8, 4
STEP, MIDDLE = float(FAME_STEP), float(FAME_MIDDLE)


def zeros() -> Layers:
    return Layers(
        np.zeros((INPUTS, FIRST), np.float32),
        np.zeros((FIRST, SECOND), np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(SECOND, np.float32),
        np.zeros(1, np.float32),
    )


def random_layers(seed: int) -> Layers:
    random = np.random.default_rng(seed)
    return Layers(*(random.normal(0, 0.5, part.shape).astype(np.float32) for part in zeros()))


def random_samples(count: int, seed: int) -> tuple[Samples, Array]:
    """Makes samples; gives their inputs written out in full too, shape (count, INPUTS)."""
    random = np.random.default_rng(seed)
    samples = Samples(
        np.zeros((count, MOST_PAIRS), np.int16),
        np.zeros((count, MOST_PAIRS), np.float32),
        np.zeros(count, np.int16),
        np.zeros(count, np.int16),
        np.zeros(count, np.float32),
    )
    whole = np.zeros((count, INPUTS))
    for number in range(count):
        size = int(random.integers(1, INPUTS + 1))
        places = random.choice(INPUTS, size, replace=False)
        values = random.normal(0, 1, size).astype(np.float32)
        samples.places[number, :size], samples.values[number, :size] = places, values
        samples.size[number] = size
        whole[number, places] = values
    # Beyond their size they hold what must not be looked at.
    for number, size in enumerate(samples.size):
        samples.places[number, size:] = 0
        samples.values[number, size:] = 1e6
    samples.target[:] = random.normal(MIDDLE, 20, count)
    return samples, whole


def plain_errors(parts: list[Array], inputs: Array, targets: Array) -> Array:
    """Gives how far off the network is, in steps of fame, for each sample."""
    first, second, second_bias, last, last_bias = parts
    layer = np.maximum(inputs @ first, 0)
    other = np.maximum(layer @ second + second_bias, 0)
    errors: Array = other @ last + last_bias[0] - (targets - MIDDLE) / STEP
    return errors


def numerical_slopes(parts: list[Array], inputs: Array, targets: Array) -> list[Array]:
    """Finds the gradient of half the squared errors by moving every weight a little."""

    def loss() -> float:
        return float((plain_errors(parts, inputs, targets) ** 2).sum() / 2)

    slopes = []
    for part in parts:
        slope, flat = np.zeros(part.size), part.reshape(-1)
        for place, there in enumerate(flat.tolist()):
            flat[place] = there + 1e-6
            above = loss()
            flat[place] = there - 1e-6
            slope[place] = (above - loss()) / 2e-6
            flat[place] = there
        slopes.append(slope.reshape(part.shape))
    return slopes


def as_floats(layers: Layers) -> list[Array]:
    return [part.astype(np.float64) for part in layers]


def test_the_slopes_are_those_of_the_squared_error() -> None:
    weights, slopes = random_layers(1), zeros()
    parts = as_floats(weights)
    samples, inputs = random_samples(2 * BATCH, 2)
    order = np.random.default_rng(3).permutation(2 * BATCH)[:BATCH]
    learn(order, samples, weights, slopes, zeros(), zeros(), 0, 1e-3)
    expected = numerical_slopes(parts, inputs[order], samples.target[order].astype(np.float64))
    for slope, number in zip(slopes, expected, strict=True):
        assert np.abs(slope - number).max() < 1e-3 * np.abs(number).max()


def test_the_error_is_the_mean_squared_error_in_fame() -> None:
    weights = random_layers(1)
    parts = as_floats(weights)
    samples, inputs = random_samples(BATCH, 2)
    error = learn(np.arange(BATCH), samples, weights, zeros(), zeros(), zeros(), 0, 1e-3)
    expected = (plain_errors(parts, inputs, samples.target) ** 2).mean() * STEP**2
    assert error == pytest.approx(expected, rel=1e-4)


def test_steps_are_those_of_adam() -> None:
    weights, means, squares = random_layers(4), zeros(), zeros()
    parts = as_floats(weights)
    samples, inputs = random_samples(3 * BATCH, 5)
    order, rate = np.arange(3 * BATCH), 0.01
    learn(order, samples, weights, zeros(), means, squares, 0, rate)
    plain_means, plain_squares = ([np.zeros_like(part) for part in parts] for _ in range(2))
    for step in range(1, 4):
        batch = order[(step - 1) * BATCH : step * BATCH]
        slopes = numerical_slopes(parts, inputs[batch], samples.target[batch].astype(np.float64))
        for part, mean, square, slope in zip(
            parts, plain_means, plain_squares, slopes, strict=True
        ):
            mean[:] = 0.9 * mean + 0.1 * slope / BATCH
            square[:] = 0.999 * square + 0.001 * (slope / BATCH) ** 2
            part -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-6)
    for one, other in ((weights, parts), (means, plain_means), (squares, plain_squares)):
        for part, expected in zip(one, other, strict=True):
            assert np.abs(part - expected).max() < 2e-4


def test_what_is_left_of_a_batch_waits() -> None:
    weights = random_layers(1)
    before = as_floats(weights)
    samples, _ = random_samples(BATCH, 2)
    error = learn(np.arange(BATCH - 1), samples, weights, zeros(), zeros(), zeros(), 0, 1e-3)
    assert error == 0
    assert all((part == old).all() for part, old in zip(weights, before, strict=True))


def test_a_simple_rule_is_learned() -> None:
    # Fame is 65 plus 10 for the first input less 5 for the second, where that is more than 65.
    weights, means, squares, slopes = random_layers(7), zeros(), zeros(), zeros()
    samples, inputs = random_samples(8 * BATCH, 8)
    samples.target[:] = MIDDLE + np.maximum(0, 10 * inputs[:, 0] - 5 * inputs[:, 1])
    errors, steps = [], 0
    for rate in np.linspace(1e-2, 1e-3, 60):
        order = np.arange(8 * BATCH)
        errors.append(learn(order, samples, weights, slopes, means, squares, steps, rate))
        steps += 8
    # In the end it is off by less than half a point.
    assert errors[-1] < 0.25 < 10 < errors[0]
