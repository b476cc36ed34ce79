"""What a try of the expert is worth agrees with the plain rules where no chance is left."""

from random import Random

import numpy as np
import pytest
from tests.bots.network.afterstates import Valuer, after, decisions, is_last_placing

from renown.bots.look_ahead import try_moves
from renown.faraway import (
    CardSet,
    Game,
    as_sacrifices,
    best_decisions,
    new_game,
    score_cards,
    view,
)
from renown.fast.games import start_of_chance
from renown.fast.unseen import seen_cells

LARGE = Valuer("large")


def fame(game: Game, seat: int) -> int:
    cards = game.seats[seat]
    best = as_sacrifices(best_decisions(cards.row, cards.sanctuaries))
    return score_cards(cards.row, cards.sanctuaries, best).total


@pytest.mark.parametrize("spite", [0.0, 0.25])
def test_the_last_move_is_worth_its_fame_less_a_share_of_the_best_other_s(spite: float) -> None:
    seen = 0
    for seed in range(30):
        start = new_game(3, seed=seed, sets=tuple(CardSet))
        for game, seat in decisions(start, Random(seed)):
            if not is_last_placing(game) or seat != game.order[-1]:
                continue
            cells = seen_cells(view(game, seat))
            count, _ = LARGE.value(cells, seat)
            moves = np.array(LARGE.moves(count))
            gains = np.zeros((2, count))
            chance = start_of_chance(seed)
            try_moves(
                cells,
                seat,
                moves[:, 0],
                moves[:, 1],
                LARGE.weights[0],
                LARGE.desk,
                chance,
                spite,
                gains,
            )
            most = max(fame(game, other) for other in range(3) if other != seat)
            for (first, then), gained in zip(moves.tolist(), gains.T, strict=True):
                state = after(game, seat, first, then)
                best = as_sacrifices(best_decisions(state.row, state.placed))
                own = score_cards(state.row, state.placed, best).total
                assert gained.tolist() == [own - spite * most] * 2
            seen += 1
    assert seen > 5
