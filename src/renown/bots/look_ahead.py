"""Trying moves out: the rest of the game as the network would play it, with cards by chance."""

from typing import Any

import numpy as np
import numpy.typing as npt

from renown.bots.network import choosing, inputs, layout
from renown.bots.network.choosing import EVERY, best_move, make_move, value_moves
from renown.fast import cards, compiling, kernels, unseen
from renown.fast.kernels import (
    CHOSEN,
    ORDER,
    OVER,
    PHASE,
    PLACE,
    PLAYERS,
    SACRIFICES,
    TAKE,
    TURN,
    Cells,
    score_seat_best,
)
from renown.fast.unseen import deal_unseen

compiled = compiling.compiler(cards, kernels, layout, inputs, choosing, unseen)

Numbers = npt.NDArray[Any]


@compiled
def try_moves(
    cells: Cells,
    seat: Any,
    first: Numbers,
    then: Numbers,
    weights: Any,
    desk: Any,
    chance: Numbers,
    trust: Any,
    spite: Any,
    gains: Numbers,
) -> None:
    """Tries moves out; in each try all moves meet the same cards.

    Args:
        cells: What the seat sees of the game; the cards it does not see are dealt anew.
        seat: The seat.
        first: The moves' first actions.
        then: What they do then.
        weights: The network.
        desk: What to work in.
        chance: The state of the chance, two words; it is changed.
        trust: How much what comes later counts against what was expected before (the λ of TD(λ)).
        spite: What the fame of the best of the others counts against the seat's own.
        gains: Where the gain of each move in each try goes, shape (tries, moves).
    """
    game = cells.copy()
    players = np.int64(cells[PLAYERS])
    expected, left = np.zeros(players), np.zeros(players)
    for number in range(gains.shape[0]):
        deal_unseen(cells, seat, chance)
        for move in range(first.size):
            game[:] = cells
            make_move(game, seat, first[move], then[move])
            expected[:], left[:] = 0, 1
            _play_ahead(game, weights, desk, trust, expected, left)
            most = -1000.0
            for other in range(players):
                if other != seat:
                    most = max(most, expected[other])
            gains[number, move] = expected[seat] - spite * most


@compiled
def _play_ahead(
    cells: Cells, weights: Any, desk: Any, trust: Any, expected: Numbers, left: Numbers
) -> None:
    """Plays on and mixes, for each seat, what is expected of it at each of its moves.

    Args:
        cells: The game; it is changed.
        weights: The network.
        desk: What to work in.
        trust: λ.
        expected: The mixture, shape (players,), from 0.
        left: The weight of what is still to come, shape (players,), from 1.
    """
    players = np.int64(cells[PLAYERS])
    while cells[PHASE] != OVER and cells[PHASE] != SACRIFICES:
        in_turn = cells[PHASE] == TAKE or cells[PHASE] == PLACE
        begin = np.int64(cells[ORDER + cells[TURN]]) if in_turn else 0
        end = begin + 1 if in_turn else players
        for seat in range(begin, end):
            if in_turn or cells[CHOSEN + seat] < 0:
                moves, _ = value_moves(cells, seat, weights, desk, EVERY)
                best = best_move(desk, moves)
                expected[seat] += left[seat] * (1 - trust) * desk.value[best]
                left[seat] *= trust
                make_move(cells, seat, desk.first_action[best], desk.then_action[best])
    for seat in range(players):
        expected[seat] += left[seat] * score_seat_best(cells, seat)
