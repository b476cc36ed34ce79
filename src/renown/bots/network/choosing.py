"""What the network thinks of every move, and the move it would make."""

from typing import Any

import numpy as np
import numpy.typing as npt

from renown.bots.network import inputs, layout
from renown.bots.network.inputs import describe_reach, describe_row, gain
from renown.bots.network.layout import DRAFTED, FAME_MIDDLE, FAME_STEP
from renown.fast import cards, compiling, kernels
from renown.fast.cards import CLUE_SHIFT, REGION_ICONS, SANCTUARY_ICONS
from renown.fast.kernels import (
    DRAWN,
    DRAWN_COUNT,
    DRAWN_WIDTH,
    EXPLORE,
    HAND,
    HAND_COUNT,
    HAND_WIDTH,
    KEEP,
    KEPT,
    PHASE,
    PLACED,
    PLACED_COUNT,
    PLACED_WIDTH,
    PLAYERS,
    REVEALED,
    RIVER,
    RIVER_COUNT,
    ROUND,
    ROUNDS,
    ROW,
    ROW_WIDTH,
    SETS,
    TAKE,
    Cells,
    apply,
    count_icons,
    score_best,
)

compiled = compiling.compiler(cards, kernels, layout, inputs)
# Sums may be taken in any order: what a processor does in parallel is several times faster.
compiled_sums = compiling.compiler(layout, fastmath=True)

Numbers = npt.NDArray[Any]

EVERY = -1
"""Stands for every move where one could be named."""

_U = np.uint64
_ZERO = np.float32(0)


@compiled_sums
def add_first_layer(desk: Any, begin: Any, weights: Any, moment: Any, layer: Numbers) -> None:
    """Adds pairs of the description to the first layer.

    Args:
        desk: Where the description lies.
        begin: The first pair to add.
        weights: The weights.
        moment: Which network.
        layer: The first layer; it is changed.
    """
    number, width = _U(moment), _U(layer.size)
    size, pair = desk.size, begin
    # Four at a time, so that the layer is read and written a quarter as often.
    while pair + 4 <= size:
        place_0, place_1 = _U(desk.places[pair]), _U(desk.places[pair + 1])
        place_2, place_3 = _U(desk.places[pair + 2]), _U(desk.places[pair + 3])
        value_0, value_1 = desk.values[pair], desk.values[pair + 1]
        value_2, value_3 = desk.values[pair + 2], desk.values[pair + 3]
        for unit in range(width):
            layer[unit] += (
                value_0 * weights.first[number, place_0, unit]
                + value_1 * weights.first[number, place_1, unit]
                + value_2 * weights.first[number, place_2, unit]
                + value_3 * weights.first[number, place_3, unit]
            )
        pair += 4
    while pair < size:
        place_0, value_0 = _U(desk.places[pair]), desk.values[pair]
        for unit in range(width):
            layer[unit] += value_0 * weights.first[number, place_0, unit]
        pair += 1


@compiled_sums
def value_of(desk: Any, weights: Any, moment: Any) -> Any:
    """Gives the fame expected, from the first layer on.

    Args:
        desk: Where the first layer lies.
        weights: The weights.
        moment: Which network.
    """
    number, width = _U(moment), _U(desk.second.size)
    for unit in range(width):
        desk.second[unit] = weights.second_bias[number, unit]
    for unit in range(0, desk.layer.size, 4):
        unit_0, unit_1, unit_2, unit_3 = _U(unit), _U(unit + 1), _U(unit + 2), _U(unit + 3)
        value_0, value_1 = max(desk.layer[unit_0], _ZERO), max(desk.layer[unit_1], _ZERO)
        value_2, value_3 = max(desk.layer[unit_2], _ZERO), max(desk.layer[unit_3], _ZERO)
        for other in range(width):
            desk.second[other] += (
                value_0 * weights.second[number, unit_0, other]
                + value_1 * weights.second[number, unit_1, other]
                + value_2 * weights.second[number, unit_2, other]
                + value_3 * weights.second[number, unit_3, other]
            )
    value = weights.last_bias[number]
    for unit in range(width):
        value += max(desk.second[unit], _ZERO) * weights.last[number, unit]
    return value * FAME_STEP + FAME_MIDDLE


@compiled
def value_moves(cells: Cells, seat: Any, weights: Any, desk: Any, only: Any) -> Any:
    """Values every move of a seat; in step 3 the Region and the Sanctuary together.

    Args:
        cells: The game; it waits for the seat.
        seat: The seat.
        weights: The weights.
        desk: What to work in; the moves and their values are left there.
        only: The number of the one move to value, or EVERY. The description of the last afterstate
            valued is left on the desk too.

    Returns:
        How many moves there are, and which network valued them.
    """
    desk.length = np.int64(cells[REVEALED])
    desk.count = np.int64(cells[PLACED_COUNT + seat])
    desk.held = desk.opened = 0
    for position in range(desk.length):
        desk.row[position] = cells[ROW + seat * ROW_WIDTH + position]
    for position in range(desk.count):
        desk.placed[position] = cells[PLACED + seat * PLACED_WIDTH + position]
    if cells[PHASE] == EXPLORE:
        return _value_explorations(cells, seat, weights, desk, only)
    if cells[PHASE] == KEEP:
        return _value_keeps(cells, seat, weights, desk, only)
    return _value_drafts(cells, seat, weights, desk, only)


@compiled
def _value_explorations(cells: Cells, seat: Any, weights: Any, desk: Any, only: Any) -> Any:
    moment, hand = np.int64(cells[ROUND]) - 1, HAND + seat * HAND_WIDTH
    held = np.int64(cells[HAND_COUNT + seat])
    desk.opened = np.int64(cells[RIVER_COUNT])
    for place in range(desk.opened):
        desk.river[place] = cells[RIVER + place]
    desk.length += 1
    for move in range(held):
        if only not in (EVERY, move):
            continue
        desk.row[desk.length - 1] = cells[hand + move]
        desk.held = 0
        for place in range(held):
            # After the last round the hand is worth nothing.
            if place != move and moment < ROUNDS - 1:
                desk.hand[desk.held] = cells[hand + place]
                desk.held += 1
        describe_row(desk, np.int64(cells[PLAYERS]), np.int64(cells[SETS]), _due(desk))
        for place in range(desk.held):
            gain(desk, desk.hand[place], desk.hand_gains, place)
        for place in range(desk.opened):
            gain(desk, desk.river[place], desk.river_gains, place)
        desk.begun[:] = _ZERO
        _value_reach(desk, 0, weights, moment, move, move, 0)
    return held, moment


@compiled
def _value_keeps(cells: Cells, seat: Any, weights: Any, desk: Any, only: Any) -> Any:
    hand = HAND + seat * HAND_WIDTH
    begun = _begin(cells, desk, weights, DRAFTED)
    for place in range(5):
        gain(desk, cells[hand + place], desk.held_gains, place)
    desk.held = 3
    for move in range(len(KEPT)):
        if only not in (EVERY, move):
            continue
        for place in range(3):
            desk.hand[place] = cells[hand + KEPT[move, place]]
            _copy_gain(desk.held_gains, KEPT[move, place], desk.hand_gains, place)
        _value_reach(desk, begun, weights, DRAFTED, move, move, 0)
    return len(KEPT), np.int64(DRAFTED)


@compiled
def _value_drafts(cells: Cells, seat: Any, weights: Any, desk: Any, only: Any) -> Any:
    moment, hand = DRAFTED + np.int64(cells[ROUND]), HAND + seat * HAND_WIDTH
    held, placed = np.int64(cells[HAND_COUNT + seat]), desk.count
    takes = np.int64(cells[RIVER_COUNT]) if cells[PHASE] == TAKE else 0
    drawn: Any = np.int64(cells[DRAWN_COUNT + seat])
    ways: Any = max(takes, 1)
    moves = max(drawn, 1) * ways
    for then in range(max(drawn, 1)):
        if only != EVERY and only // ways != then:
            continue
        if drawn > 0:
            desk.placed[placed] = cells[DRAWN + seat * DRAWN_WIDTH + then]
            desk.count = placed + 1
        if cells[ROUND] == ROUNDS:
            # Nothing is left to be expected.
            desk.first_action[then], desk.then_action[then] = then, then
            desk.value[then] = score_best(desk.row, desk.placed, desk.count)
            continue
        begun = _begin(cells, desk, weights, moment)
        for place in range(held):
            gain(desk, cells[hand + place], desk.held_gains, place)
        for way in range(ways):
            move = then * ways + way
            if only not in (EVERY, move):
                continue
            for place in range(held):
                desk.hand[place] = cells[hand + place]
                _copy_gain(desk.held_gains, place, desk.hand_gains, place)
            desk.held = held
            if takes > 0:
                _hold(desk, cells[RIVER + way])
            first = way if takes > 0 else then
            _value_reach(desk, begun, weights, moment, move, first, then)
    return moves, moment


@compiled
def _begin(cells: Cells, desk: Any, weights: Any, moment: Any) -> Any:
    """Describes the row alone, for all moves that share it; gives the number of pairs."""
    describe_row(desk, np.int64(cells[PLAYERS]), np.int64(cells[SETS]), 0)
    desk.begun[:] = _ZERO
    add_first_layer(desk, 0, weights, moment, desk.begun)
    return desk.size


@compiled
def _hold(desk: Any, card: Any) -> None:
    """Adds a Region to the hand on the desk, which stays in ascending order."""
    place = desk.held
    while place > 0 and desk.hand[place - 1] > card:
        desk.hand[place] = desk.hand[place - 1]
        _copy_gain(desk.hand_gains, place - 1, desk.hand_gains, place)
        place -= 1
    desk.hand[place] = card
    gain(desk, card, desk.hand_gains, place)
    desk.held += 1


@compiled
def _value_reach(
    desk: Any, begun: Any, weights: Any, moment: Any, move: Any, first: Any, then: Any
) -> None:
    """Ends a description of which the first pairs have been added to `desk.begun`; values it."""
    if begun > 0:
        desk.size = begun
    describe_reach(desk)
    desk.layer[:] = desk.begun
    add_first_layer(desk, begun, weights, moment, desk.layer)
    desk.first_action[move], desk.then_action[move] = first, then
    desk.value[move] = value_of(desk, weights, moment)


@compiled
def _due(desk: Any) -> Any:
    """Counts the Sanctuaries that the last Region of the row finds."""
    last = desk.length - 1
    if last < 1 or desk.row[last] < desk.row[last - 1]:
        return np.int64(0)
    clues = _U(1)
    for position in range(desk.length):
        clues += count_icons(REGION_ICONS[_U(desk.row[position])], CLUE_SHIFT)
    for position in range(desk.count):
        clues += count_icons(SANCTUARY_ICONS[_U(desk.placed[position])], CLUE_SHIFT)
    return np.int64(clues)


@compiled
def _copy_gain(source: Numbers, line: Any, target: Numbers, other: Any) -> None:
    target[other, 0] = source[line, 0]
    target[other, 1] = source[line, 1]


@compiled
def best_move(desk: Any, moves: Any) -> Any:
    """Finds the move of highest value, the first of several."""
    best = 0
    for move in range(1, moves):
        if desk.value[move] > desk.value[best]:
            best = move
    return best


@compiled
def make_move(cells: Cells, seat: Any, first: Any, then: Any) -> None:
    """Plays a move: in step 3 both its parts."""
    places = cells[PHASE] == TAKE and cells[DRAWN_COUNT + seat] > 0
    apply(cells, seat, first)
    if places:
        apply(cells, seat, then)
