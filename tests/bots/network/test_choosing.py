"""Moves are all valued, once each, by what the network sees, and by nothing a seat does not see."""

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from tests.bots.network.afterstates import (
    Valuer,
    after,
    decisions,
    is_last_placing,
    some_decisions,
)
from tests.faraway.playing import EVERYTHING, position, regions, sanctuaries
from tests.faraway.strategies import first_moments, randoms
from tests.faraway.twins import twin

from renown.bots.network.choosing import best_move, make_move
from renown.bots.network.layout import (
    DRAFTED,
    FAME_MIDDLE,
    FAME_STEP,
    MOST_MOVES,
    weights_type,
)
from renown.bots.network.weights import SIZES
from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    Game,
    Phase,
    Place,
    Seat,
    Take,
    apply,
    as_sacrifices,
    best_decisions,
    legal_actions,
    new_game,
    score_cards,
    view,
)
from renown.fast import kernels, to_cells
from renown.fast.unseen import seen_cells

LARGE, SMALL = Valuer("large"), Valuer("small")


def random_network() -> Valuer:
    """Makes a network of random weights, with biases, in the shape of the small one."""
    weights = np.zeros(1, weights_type(*SIZES["small"]))
    random = np.random.default_rng(3)
    for name in ("first", "second", "second_bias", "last", "last_bias"):
        weights[name] = random.normal(0, 0.3, weights[name].shape)
    return Valuer("small", weights)


def plain_value(valuer: Valuer, moment: int) -> float:
    """Works the value of the description on the desk out, layer by layer."""
    weights = {
        name: valuer.weights[name][0, moment].astype(np.float64)
        for name in ("first", "second", "second_bias", "last", "last_bias")
    }
    inputs = np.zeros(len(weights["first"]))
    for place, value in valuer.description().items():
        inputs[place] = value
    layer: Any = np.maximum(inputs @ weights["first"], 0)
    second = np.maximum(layer @ weights["second"] + weights["second_bias"], 0)
    value = second @ weights["last"] + weights["last_bias"]
    return float(value) * float(FAME_STEP) + float(FAME_MIDDLE)


def expected_moment(game: Game) -> int:
    """Gives the network for a moment: after exploring in rounds 1 to 8, then after drafting."""
    return game.round - 1 if game.phase is Phase.EXPLORE else DRAFTED + game.round


@settings(max_examples=30)
@given(first_moments(), randoms())
def test_a_value_is_what_the_layers_of_its_moment_s_network_give(
    start: Game, random: Random
) -> None:
    for game, seat in some_decisions(start, random, 6):
        if is_last_placing(game):
            continue
        for valuer in (LARGE, SMALL, random_network()):
            count, moment = valuer.value(to_cells(game), seat)
            assert moment == expected_moment(game)
            values = valuer.values(count)
            move = random.randrange(count)
            valuer.value(to_cells(game), seat, move)
            assert values[move] == pytest.approx(plain_value(valuer, moment), abs=2e-3)


@given(first_moments(), randoms())
def test_every_move_is_listed_once(start: Game, random: Random) -> None:
    for game, seat in some_decisions(start, random, 12):
        count, _ = LARGE.value(to_cells(game), seat)
        moves = LARGE.moves(count)
        if game.phase is Phase.TAKE:
            pairs = product(range(len(game.river)), range(max(1, len(game.seats[seat].drawn))))
            assert sorted(moves) == sorted(pairs)
        else:
            assert [first for first, _ in moves] == list(range(len(legal_actions(game, seat))))


@given(first_moments(), randoms())
def test_a_move_has_the_same_value_alone_as_among_all(start: Game, random: Random) -> None:
    for game, seat in some_decisions(start, random, 6):
        cells = to_cells(game)
        count, _ = LARGE.value(cells, seat)
        moves, values = LARGE.moves(count), LARGE.values(count)
        for move in random.sample(range(count), min(count, 4)):
            LARGE.desk["value"][:] = -1
            LARGE.value(cells, seat, move)
            assert LARGE.moves(count)[move] == moves[move]
            assert LARGE.values(count)[move] == pytest.approx(values[move], abs=1e-3)


@given(first_moments(), randoms())
def test_a_pair_is_worth_what_its_second_part_is_worth_after_the_first(
    start: Game, random: Random
) -> None:
    for game, seat in some_decisions(start, random, 12):
        if game.phase is not Phase.TAKE or not game.seats[seat].drawn:
            continue
        count, _ = LARGE.value(to_cells(game), seat)
        values = dict(zip(LARGE.moves(count), LARGE.values(count), strict=True))
        first = random.randrange(len(game.river))
        later = apply(game, seat, Take(game.river[first]))
        count, _ = LARGE.value(to_cells(later), seat)
        for (then, _), value in zip(LARGE.moves(count), LARGE.values(count), strict=True):
            assert value == pytest.approx(values[first, then], abs=1e-3)


@given(first_moments(), randoms())
def test_values_depend_on_nothing_the_seat_does_not_see(start: Game, random: Random) -> None:
    for game, seat in some_decisions(start, random, 6):
        count, moment = LARGE.value(to_cells(game), seat)
        moves, values = LARGE.moves(count), LARGE.values(count)
        for cells in (
            seen_cells(view(game, seat)),
            to_cells(twin(game, seat, random)),
        ):
            assert LARGE.value(cells, seat) == (count, moment)
            assert LARGE.moves(count) == moves
            assert LARGE.values(count) == values


def test_in_the_end_a_sanctuary_is_worth_the_fame_it_gives() -> None:
    seen = 0
    for seed in range(12):
        start = new_game(3, seed=seed, sets=EVERYTHING)
        for game, seat in decisions(start, Random(seed)):
            if not is_last_placing(game):
                continue
            count, _ = LARGE.value(to_cells(game), seat)
            expected = []
            for first, then in LARGE.moves(count):
                state = after(game, seat, first, then)
                best = as_sacrifices(best_decisions(state.row, state.placed))
                expected.append(score_cards(state.row, state.placed, best).total)
            assert LARGE.values(count) == expected
            seen += 1
    assert seen > 5


def test_the_best_move_is_the_first_of_highest_value() -> None:
    for values, best in (([2], 0), ([1, 3, 3, 2], 1), ([-5, -7, -4], 2), ([4, 4], 0)):
        LARGE.desk["value"][: len(values)] = values
        LARGE.desk["value"][len(values)] = 1000  # of moves before; it is none now
        assert best_move(LARGE.desk, len(values)) == best


@given(first_moments(), randoms())
def test_a_move_is_made_as_the_plain_rules_make_its_parts(start: Game, random: Random) -> None:
    for game, seat in some_decisions(start, random, 6):
        cells = to_cells(game)
        count, _ = LARGE.value(cells, seat)
        first, then = random.choice(LARGE.moves(count))
        make_move(cells, seat, first, then)
        expected = apply(game, seat, legal_actions(game, seat)[first])
        if game.phase is Phase.TAKE and expected.phase is Phase.PLACE and expected.order[0] == seat:
            expected = apply(expected, seat, Place(expected.seats[seat].drawn[then]))
        # Both go on alike; what lies in cells no longer in use may differ.
        again = to_cells(expected)
        for other in range(game.players):
            assert kernels.count_actions(cells, other) == kernels.count_actions(again, other)
            assert kernels.is_waited_for(cells, other) == kernels.is_waited_for(again, other)
            assert kernels.score_seat(cells, other) == kernels.score_seat(again, other)
        for one in (kernels.PHASE, kernels.ROUND, kernels.UNDER_COUNT, kernels.REVEALED):
            assert cells[one] == again[one]


def most_clues() -> tuple[list[str], list[str]]:
    """Lists the seven Regions and the five Sanctuaries that show most clues."""
    by_clues = sorted(REGIONS.values(), key=lambda card: (-card.clues, card.exploration_time))
    row = sorted(by_clues[:8], key=lambda card: card.exploration_time)
    placed = sorted(SANCTUARIES.values(), key=lambda card: -card.clues)[:6]
    return [card.id for card in row], [card.id for card in placed]


def test_no_seat_has_more_moves_than_there_is_room_for() -> None:
    row, placed = most_clues()
    # In round r a row that climbs each time has r Regions and r - 2 Sanctuaries.
    clues = [REGIONS[name].clues for name in row]
    clues_placed = [SANCTUARIES[name].clues for name in placed]
    assert (sum(clues), clues_placed) == (10, [1] * 6)
    # Two Meteorites have two clues, all others one at most; a river of seven has eight Regions.
    drawn_in_7 = 1 + (sum(clues) - 1) + 5
    drawn_in_8 = 1 + sum(clues) + 6
    assert (drawn_in_7, drawn_in_8) == (15, 17)
    assert drawn_in_8 <= kernels.DRAWN_WIDTH
    assert drawn_in_7 * 8 <= MOST_MOVES


def test_the_most_moves_there_can_be_are_all_valued() -> None:
    row, placed = most_clues()
    river = [f"R{number}" for number in range(60, 68)]
    seats = [
        Seat(
            hand=regions("R10", "R11"),
            row=regions(*row[1:]),
            sanctuaries=tuple(SANCTUARIES[name] for name in placed[:5]),
            drawn=sanctuaries(*range(1, 16)),
        ),
        *(Seat(hand=regions("R20", "R30"), row=regions(*range(41, 48))) for _ in range(6)),
    ]
    game = position(*seats, round=7, river=tuple(river))
    cells = to_cells(
        Game(
            setup=game.setup,
            sets=EVERYTHING,
            round=7,
            phase=Phase.TAKE,
            seats=game.seats,
            order=tuple(range(7)),
            river=game.river,
            departed=(),
            region_deck=(),
            sanctuary_deck=(),
            reshuffled=(),
        )
    )
    for valuer in (LARGE, SMALL):
        valuer.desk["value"][:] = 0
        count, _ = valuer.value(cells, 0)
        assert count == 15 * 8
        assert sorted(valuer.moves(count)) == list(product(range(8), range(15)))
        assert 0 not in valuer.values(count)
        assert not valuer.desk["value"][count:].any()
