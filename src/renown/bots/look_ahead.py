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
    own: Numbers,
    others: Numbers,
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
        own: Where the seat's fame at the end goes for each move in each try, shape (tries, moves).
        others: Where the fame goes that the best of the others then has, shape (tries, moves).
    """
    game = cells.copy()
    players = np.int64(cells[PLAYERS])
    for number in range(own.shape[0]):
        deal_unseen(cells, seat, chance)
        for move in range(first.size):
            game[:] = cells
            make_move(game, seat, first[move], then[move])
            play_on(game, weights, desk)
            most = -1000
            for other in range(players):
                if other != seat:
                    most = max(most, score_seat_best(game, other))
            own[number, move] = score_seat_best(game, seat)
            others[number, move] = most


@compiled
def play_on(cells: Cells, weights: Any, desk: Any) -> None:
    """Plays to the end, each seat making the move the network values most.

    Args:
        cells: The game; it is changed.
        weights: The network.
        desk: What to work in.
    """
    while cells[PHASE] != OVER and cells[PHASE] != SACRIFICES:
        in_turn = cells[PHASE] == TAKE or cells[PHASE] == PLACE
        seat = np.int64(cells[ORDER + cells[TURN]]) if in_turn else 0
        # Where all choose at once one may have chosen: the seat whose moves are tried out.
        while not in_turn and cells[CHOSEN + seat] >= 0:
            seat += 1
        moves, _ = value_moves(cells, seat, weights, desk, EVERY)
        best = best_move(desk, moves)
        make_move(cells, seat, desk.first_action[best], desk.then_action[best])
