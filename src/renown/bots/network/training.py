"""Training: games against itself and learning from them, in turn, until enough have been played."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean

import numpy as np
import numpy.typing as npt

from renown.bots.network.layout import MET, MOMENTS, MOST_PAIRS, make_desk, weights_type
from renown.bots.network.learning import BATCH, Layers, Samples, learn
from renown.bots.network.self_play import MOMENTS_OF_A_SEAT, play_to_learn
from renown.faraway import CardSet, Setup, regions_of, sanctuaries_of
from renown.fast.cards import CARD_NUMBER
from renown.fast.games import start_of_chance

Weights = npt.NDArray[np.void]

PARTS = 4
"""Parts a cycle's games are played in, each with its own chance; they may run side by side."""

_SEATS_OF_A_CYCLE = 8_000
_FIRST_RATE, _LAST_RATE = 1e-3, 2e-5
_EXPLORING, _TRUST = 0.03, 0.8
_NO_MOMENT = -1  # where no afterstate is noted


@dataclass(frozen=True, slots=True)
class Kind:
    """Games of one kind to learn from.

    Attributes:
        players: How many play.
        setup: How hands are dealt.
        sets: The boxes in play.
        share: The share of all seats that sit in games of this kind.
    """

    players: int
    setup: Setup
    sets: tuple[CardSet, ...]
    share: float


@dataclass(slots=True)
class State:
    """A training as far as it has come; the whole of it.

    Attributes:
        seed: What all chance comes from.
        cycle: How many cycles have been played.
        weights: The network.
        means: Adam's running means of the gradients.
        squares: Adam's running means of their squares.
        steps: Steps taken for each moment.
    """

    seed: int
    cycle: int
    weights: Weights
    means: Weights
    squares: Weights
    steps: npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Progress:
    """What a cycle came to.

    Attributes:
        cycle: Its number, from 1.
        fame: The mean fame of a seat in its games of each kind.
        error: The root of the mean squared error of each moment's network, in fame.
    """

    cycle: int
    fame: tuple[float, ...]
    error: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class _Part:
    """Some of a cycle's games, with the room for their afterstates.

    Attributes:
        kind: Their kind.
        kind_number: Its number.
        number: The part's number among those of its kind.
        games: How many games.
        begin: Where their room begins.
        end: Where it ends.
    """

    kind: Kind
    kind_number: int
    number: int
    games: int
    begin: int
    end: int


def begin(first: int, second: int, seed: int) -> State:
    """Begins a training.

    Args:
        first: Units of the first layer.
        second: Units of the second layer.
        seed: What all chance comes from.
    """
    shape = weights_type(first, second)
    weights, means, squares = (np.zeros(1, shape) for _ in range(3))
    random = np.random.default_rng(seed)
    for name, size in (("first", 0.1), ("second", (2 / first) ** 0.5), ("last", 0.1)):
        weights[name] = random.standard_normal(weights[name].shape).astype(np.float32) * size
    weights["first"][:, :, MET:] = 0  # nothing is known of single cards
    return State(seed, 0, weights, means, squares, np.zeros(MOMENTS, np.int64))


def train(state: State, cycles: int, kinds: Sequence[Kind], threads: int) -> Iterator[Progress]:
    """Goes on with a training; the number of threads changes nothing but the time it takes.

    Args:
        state: The training; it is changed cycle by cycle, and whole whenever this yields.
        cycles: How many cycles the whole training has; it sets the pace.
        kinds: The games to learn from.
        threads: How many parts run side by side.

    Yields:
        What each cycle came to.
    """
    parts = list(_share_out(kinds))
    samples = _make_room(parts[-1].end)
    with ThreadPoolExecutor(threads) as pool:
        while state.cycle < cycles:
            done = state.cycle / cycles
            means = list(pool.map(partial(_play, state, done, samples), parts))
            rate = _LAST_RATE + (_FIRST_RATE - _LAST_RATE) * (1 - done)
            errors = list(pool.map(partial(_learn, state, samples, rate), range(MOMENTS)))
            state.cycle += 1
            fame = (fmean(means[begin : begin + PARTS]) for begin in range(0, len(means), PARTS))
            yield Progress(state.cycle, tuple(fame), tuple(errors))


def _share_out(kinds: Sequence[Kind]) -> Iterator[_Part]:
    end = 0
    for number, kind in enumerate(kinds):
        games = max(1, round(_SEATS_OF_A_CYCLE * kind.share / PARTS / kind.players))
        for part in range(PARTS):
            begin, end = end, end + games * kind.players * MOMENTS_OF_A_SEAT
            yield _Part(kind, number, part, games, begin, end)


def _make_room(room: int) -> Samples:
    """Makes room for the afterstates of a cycle, once: asking for so much memory takes long."""
    return Samples(
        np.zeros((room, MOST_PAIRS), np.int16),
        np.zeros((room, MOST_PAIRS), np.float32),
        np.zeros(room, np.int16),
        np.zeros(room, np.int16),
        np.zeros(room, np.float32),
    )


def _play(state: State, done: float, samples: Samples, part: _Part) -> float:
    kind = part.kind
    own = Samples(*(array[part.begin : part.end] for array in samples))
    own.moment[:] = _NO_MOMENT
    fame = np.zeros((part.games, kind.players), np.int16)
    play_to_learn(
        kind.players,
        kind.setup is Setup.ADVANCED,
        np.array([CARD_NUMBER[card] for card in regions_of(kind.sets)], np.int16),
        np.array([CARD_NUMBER[card] for card in sanctuaries_of(kind.sets)], np.int16),
        state.weights[0],
        make_desk(state.weights),
        start_of_chance([state.seed, state.cycle, part.kind_number, part.number]),
        _EXPLORING if done < 0.8 else _EXPLORING / 3,
        _TRUST,
        own,
        fame,
    )
    return float(fame.mean())


def _learn(state: State, samples: Samples, rate: float, moment: int) -> float:
    order = np.flatnonzero(samples.moment == moment)
    np.random.default_rng([state.seed, state.cycle, moment]).shuffle(order)
    weights, means, squares = (
        _layers(part, moment) for part in (state.weights, state.means, state.squares)
    )
    slopes = Layers(*(np.zeros_like(array) for array in weights))
    steps = int(state.steps[moment])
    error = learn(order, samples, weights, slopes, means, squares, steps, rate)
    state.steps[moment] += len(order) // BATCH
    return float(error**0.5)


def _layers(weights: Weights, moment: int) -> Layers:
    return Layers(
        weights["first"][0, moment],
        weights["second"][0, moment],
        weights["second_bias"][0, moment],
        weights["last"][0, moment],
        weights["last_bias"][0, moment : moment + 1],
    )
