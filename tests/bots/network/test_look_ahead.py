"""What a try of the expert is worth agrees with the plain rules where no chance is left."""

from random import Random

import numpy as np
import pytest
from tests.bots.network.afterstates import Valuer, after, decisions, is_last_placing

from renown.bots.look_ahead import play_on, try_moves
from renown.faraway import (
    Action,
    CardSet,
    Game,
    Phase,
    Setup,
    apply,
    as_sacrifices,
    best_decisions,
    legal_actions,
    new_game,
    score_cards,
    view,
)
from renown.fast import to_cells
from renown.fast.games import start_of_chance
from renown.fast.kernels import score_seat_best
from renown.fast.unseen import seen_cells

LARGE = Valuer("large")


def fame(game: Game, seat: int) -> int:
    cards = game.seats[seat]
    best = as_sacrifices(best_decisions(cards.row, cards.sanctuaries))
    return score_cards(cards.row, cards.sanctuaries, best).total


def is_choice_of_all(game: Game) -> bool:
    return game.phase in (Phase.KEEP, Phase.EXPLORE)


def by_network(game: Game, seat: int) -> list[Action]:
    """Gives the actions of the move the network values most."""
    cells = to_cells(game)
    count, _ = LARGE.value(cells, seat)
    values = LARGE.values(count)
    first, then = LARGE.moves(count)[values.index(max(values))]
    actions = [legal_actions(game, seat)[first]]
    if game.phase is Phase.TAKE and game.seats[seat].drawn:
        actions.append(legal_actions(apply(game, seat, actions[0]), seat)[then])
    return actions


@pytest.mark.parametrize(
    ("players", "setup"), [(2, Setup.BASIC), (3, Setup.ADVANCED), (4, Setup.BASIC)]
)
def test_a_game_is_played_on_in_turn_whichever_seat_has_moved(players: int, setup: Setup) -> None:
    random = Random(players)
    start = new_game(players, seed=players, setup=setup, sets=tuple(CardSet))
    moments = [(game, seat) for game, _ in decisions(start, random) for seat in game.waiting]
    choices = [moment for moment in moments if is_choice_of_all(moment[0])]
    # Every seat, the last one too, has chosen while all others still have to.
    assert {seat for _, seat in choices} == set(range(players))
    for game, seat in random.sample(choices, 6) + random.sample(moments, 4):
        action = random.choice(legal_actions(game, seat))
        state = apply(game, seat, action)
        cells = to_cells(state)
        while state.phase not in (Phase.SACRIFICE, Phase.OVER):
            mover = state.waiting[0]
            for action in by_network(state, mover):
                state = apply(state, mover, action)
        play_on(cells, LARGE.weights[0], LARGE.desk)
        for other in range(players):
            assert score_seat_best(cells, other) == fame(state, other)


def test_the_last_move_is_worth_its_fame_and_the_best_other_s() -> None:
    seen = 0
    for seed in range(30):
        start = new_game(3, seed=seed, sets=tuple(CardSet))
        for game, seat in decisions(start, Random(seed)):
            if not is_last_placing(game) or seat != game.order[-1]:
                continue
            cells = seen_cells(view(game, seat))
            count, _ = LARGE.value(cells, seat)
            moves = np.array(LARGE.moves(count))
            own, others = np.zeros((2, 2, count))
            chance = start_of_chance(seed)
            try_moves(
                cells,
                seat,
                moves[:, 0],
                moves[:, 1],
                LARGE.weights[0],
                LARGE.desk,
                chance,
                own,
                others,
            )
            most = max(fame(game, other) for other in range(3) if other != seat)
            for (first, then), got in zip(moves.tolist(), own.T, strict=True):
                state = after(game, seat, first, then)
                best = as_sacrifices(best_decisions(state.row, state.placed))
                total = score_cards(state.row, state.placed, best).total
                assert got.tolist() == [total] * 2
            assert (others == most).all()
            seen += 1
    assert seen > 5
