"""Games the network plays against itself, to learn from."""

from typing import Any

import numpy as np
import numpy.typing as npt

from renown.bots.network import choosing, inputs, layout
from renown.bots.network.choosing import EVERY, best_move, make_move, value_moves
from renown.fast import cards, compiling, kernels
from renown.fast.kernels import (
    ORDER,
    OVER,
    PHASE,
    PLACE,
    ROUND,
    ROUNDS,
    SACRIFICES,
    SIZE,
    TAKE,
    TURN,
    below,
    deal,
    score_seat_best,
    shuffle,
)

compiled = compiling.compiler(cards, kernels, layout, inputs, choosing)

Numbers = npt.NDArray[Any]

MOMENTS_OF_A_SEAT = 16
"""The most afterstates a seat has in a game."""


@compiled
def play_to_learn(
    players: Any,
    advanced: Any,
    regions: Numbers,
    sanctuaries: Numbers,
    weights: Any,
    desk: Any,
    chance: Numbers,
    exploring: Any,
    trust: Any,
    samples: Any,
    fame: Numbers,
) -> Any:
    """Plays games, and notes every afterstate with the fame it should have been expected to give.

    What an afterstate should give is a mean of what the network thought of the next one and of what
    followed (TD(λ)); after a move taken by chance only what the network thought of the best counts.

    Args:
        players: How many play.
        advanced: Whether each keeps three of five Regions.
        regions: The numbers of the Regions in play; they are shuffled in place.
        sanctuaries: The numbers of the Sanctuaries in play; they are shuffled in place.
        weights: The weights.
        desk: What to work in.
        chance: The state of the chance, two words; it is changed.
        exploring: The share of moves taken by chance.
        trust: λ: the weight of what followed.
        samples: Where the afterstates go, room for 16 a seat.
        fame: Where the fame of each seat goes, shape (games, players).

    Returns:
        The number of afterstates.
    """
    cells = np.zeros(SIZE, np.int16)
    reshuffled = regions.copy()
    noted = np.zeros((players, MOMENTS_OF_A_SEAT), np.int64)
    best_values = np.zeros((players, MOMENTS_OF_A_SEAT), np.float32)
    by_chance = np.zeros((players, MOMENTS_OF_A_SEAT), np.uint8)
    counts = np.zeros(players, np.int64)
    size = 0
    for game in range(fame.shape[0]):
        shuffle(regions, regions.size, chance)
        shuffle(reshuffled, reshuffled.size, chance)
        shuffle(sanctuaries, sanctuaries.size, chance)
        deal(cells, players, advanced, regions, reshuffled, sanctuaries)
        counts[:] = 0
        while cells[PHASE] != OVER and cells[PHASE] != SACRIFICES:
            in_turn = cells[PHASE] == TAKE or cells[PHASE] == PLACE
            begin = np.int64(cells[ORDER + cells[TURN]]) if in_turn else 0
            end = begin + 1 if in_turn else players
            for seat in range(begin, end):
                moves, moment = value_moves(cells, seat, weights, desk, EVERY)
                best = best_move(desk, moves)
                if cells[ROUND] < ROUNDS or not in_turn:
                    move, value = best, desk.value[best]
                    if below(chance, 1 << 20) < exploring * (1 << 20):
                        move = np.int64(below(chance, moves))
                    place = counts[seat]
                    counts[seat] += 1
                    noted[seat, place], best_values[seat, place] = size, value
                    by_chance[seat, place] = desk.value[move] < value
                    value_moves(cells, seat, weights, desk, move)
                    _note(desk, moment, samples, size)
                    size += 1
                    best = move
                make_move(cells, seat, desk.first_action[best], desk.then_action[best])
        for seat in range(players):
            target = np.float32(score_seat_best(cells, seat))
            fame[game, seat] = target
            for place in range(counts[seat] - 1, -1, -1):
                samples.target[noted[seat, place]] = target
                value = best_values[seat, place]
                share = np.float32(0) if by_chance[seat, place] else np.float32(trust)
                target = (np.float32(1) - share) * value + share * target
    return size


@compiled
def _note(desk: Any, moment: Any, samples: Any, sample: Any) -> None:
    samples.moment[sample], samples.size[sample] = moment, desk.size
    for pair in range(desk.size):
        samples.places[sample, pair] = desk.places[pair]
        samples.values[sample, pair] = desk.values[pair]
