"""What the kernels of the bots give in some games; as a program it tells it as JSON.

Without the compiler the same functions run as plain Python, which reads nothing beyond an array. A
record of numpy has no attributes there: an object with the same fields takes its place.
"""

import json
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
from numba.core import config as numba_config
from tests.fast.side_by_side import numbers

from renown.bots.flat_bot import FlatBot
from renown.bots.look_ahead import try_moves
from renown.bots.network.choosing import EVERY, value_moves
from renown.bots.network.layout import MOST_PAIRS, make_desk
from renown.bots.network.learning import BATCH, Layers, Samples, learn
from renown.bots.network.self_play import MOMENTS_OF_A_SEAT, play_to_learn
from renown.bots.network.weights import network
from renown.faraway import (
    CardSet,
    Game,
    Phase,
    apply,
    legal_actions,
    new_game,
    regions_of,
    sanctuaries_of,
    view,
)
from renown.fast import to_cells
from renown.fast.games import start_of_chance
from renown.fast.unseen import deal_unseen, seen_cells

# Its settings are made from the environment when it is imported; none is declared.
config: Any = numba_config

Results = dict[str, list[list[float]]]


def results() -> Results:
    """Gives what each kernel gives; choices between near equals play no part in it."""
    weights, desk = _records("small")
    # Where the compiler is switched off, numpy would warn of the overflows that words live by.
    with np.errstate(over="ignore"):
        samples = _games_to_learn_from(weights, desk)
        return {
            "values": _values(weights, desk),
            "deals": _deals(),
            "targets": [samples.target.tolist()],
            "inputs": samples.values.tolist(),
            "errors": [_errors(samples)],
            "tries": [_count_tries()],
            "flat": [_flat_choices()],
        }


def _records(name: str) -> tuple[Any, Any]:
    weights = network(name)
    desk: Any = make_desk(weights)
    if not config.DISABLE_JIT:
        return weights[0], desk
    return _object(weights[0]), _object(desk)


def _object(record: Any) -> SimpleNamespace:
    """Makes an object with the fields of a record; its arrays are the record's own."""
    return SimpleNamespace(**{name: record[name] for name in record.dtype.names})


def _values_on(desk: Any, count: int) -> list[float]:
    values = desk.value if isinstance(desk, SimpleNamespace) else desk["value"]
    return [float(value) for value in values[:count]]


def _moments(players: int) -> list[tuple[Game, int]]:
    """Plays one game by chance; gives some of its moments, each with the seat to act."""
    random = Random(players)
    game = new_game(players, seed=players, setup="advanced", sets=list(CardSet))
    found = []
    while not game.is_over:
        seat = game.waiting[0]
        if game.phase is not Phase.SACRIFICE:
            found.append((game, seat))
        game = apply(game, seat, random.choice(legal_actions(game, seat)))
    return [found[0], *found[3::7], *found[-2:]]


def _values(weights: Any, desk: Any) -> list[list[float]]:
    told = []
    for game, seat in [*_moments(3), *_moments(7)]:
        count, _ = value_moves(to_cells(game), seat, weights, desk, EVERY)
        told.append(_values_on(desk, int(count)))
    return told


def _deals() -> list[list[float]]:
    chance = start_of_chance(1)
    told = []
    for game, seat in _moments(7):
        cells = seen_cells(view(game, seat))
        deal_unseen(cells, seat, chance)
        told.append(cells.tolist())
    return told


def _games_to_learn_from(weights: Any, desk: Any) -> Samples:
    players, games = 7, 2
    room = games * players * MOMENTS_OF_A_SEAT
    samples = Samples(
        np.zeros((room, MOST_PAIRS), np.int16),
        np.zeros((room, MOST_PAIRS), np.float32),
        np.zeros(room, np.int16),
        np.zeros(room, np.int16),
        np.zeros(room, np.float32),
    )
    size = play_to_learn(
        players,
        True,
        np.array(numbers(regions_of(CardSet)), np.int16),
        np.array(numbers(sanctuaries_of(CardSet)), np.int16),
        weights,
        desk,
        start_of_chance(2),
        1.0,
        0.0,
        samples,
        np.zeros((games, players), np.int16),
    )
    return Samples(*(array[: int(size)] for array in samples))


def _errors(samples: Samples) -> list[float]:
    """Learns one batch twice; gives both errors."""
    weights = network("small").copy()
    layers = Layers(
        weights["first"][0, 3],
        weights["second"][0, 3],
        weights["second_bias"][0, 3],
        weights["last"][0, 3],
        weights["last_bias"][0, 3:4],
    )
    slopes, means, squares = (Layers(*map(np.zeros_like, layers)) for _ in range(3))
    order = np.arange(BATCH) % 16
    return [
        float(learn(order, samples, layers, slopes, means, squares, step, 1e-3))
        for step in range(2)
    ]


def _count_tries() -> list[float]:
    """Tries moves out at some moments; counts the figures that came back."""
    weights, desk = _records("large")
    chance, found = start_of_chance(3), 0
    for game, seat in _moments(3)[-5:]:
        own, others = np.full((2, 1, 2), -1000.0)
        first = np.arange(2) % len(legal_actions(game, seat))
        cells = seen_cells(view(game, seat))
        try_moves(cells, seat, first, 0 * first, weights, desk, chance, own, others)
        found += int((own > -200).sum() + (others > -200).sum())
    return [found]


def _flat_choices() -> list[float]:
    """Gives the numbers of what the bot `flat` does."""
    bot, chosen = FlatBot(Random(1), 2), []
    for game, seat in _moments(3)[-5:]:
        seen = view(game, seat)
        chosen.append(float(seen.legal_actions.index(bot.choose(seen))))
    return chosen


if __name__ == "__main__":
    print(json.dumps(results()))
