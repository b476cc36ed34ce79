"""Describing an afterstate to the network."""

from typing import Any

import numpy as np
import numpy.typing as npt

from renown.bots.network import layout
from renown.bots.network.layout import (
    ALWAYS,
    BIOMES,
    CLUES,
    DUE,
    FAME,
    HAND_BEST,
    HAND_BEST_HIGHER,
    HAND_FAME,
    HAND_HIGHER,
    HAND_HIGHER_COUNT,
    HAND_SECOND,
    HAND_SMOOTH,
    HOURS,
    ICONS,
    IN_HAND,
    IN_RIVER,
    LACKING,
    LACKING_RATES,
    MET,
    PLACED,
    PLACED_COUNT,
    PLAYERS,
    PROMISE,
    RATES,
    RIVER_BEST,
    RIVER_BEST_FAME,
    RIVER_BEST_HIGHER,
    RIVER_SECOND,
    SETS,
    SMOOTH,
    TIME,
    TIME_STEPS,
    UNLOCKED,
    UNMET,
    WONDERS,
)
from renown.fast import cards, compiling, kernels
from renown.fast.cards import (
    AT_LEAST,
    BIOME_SET,
    CLUE_SHIFT,
    EACH,
    NOWHERE,
    REGION_DIGIT,
    REGION_FIRST,
    REGION_ICONS,
    REGION_KIND,
    REGION_METEORITE,
    REGION_NEEDED,
    REGION_NEEDS,
    REGION_POINTS,
    REGION_SECOND,
    SANCTUARY_FIRST,
    SANCTUARY_ICONS,
    SANCTUARY_KIND,
    SANCTUARY_POINTS,
    SANCTUARY_SECOND,
    WONDER_SET,
)
from renown.fast.kernels import (
    count_icons,
    is_met,
    quest_points,
    sanctuary_points,
)

compiled = compiling.compiler(cards, kernels, layout)

Numbers = npt.NDArray[Any]

FADING = np.array([1, 0.5, 0.25, 0.12, 0.06, 0.03, 0.02, *([0.01] * 12)], np.float32)
"""What a quest counts for in the smooth fame, by the wonders it still lacks."""

_U = np.uint64
_TENTH, _TWENTIETH = np.float32(0.1), np.float32(0.05)


@compiled
def describe_row(desk: Any, players: Any, sets: Any, due: Any) -> None:
    """Begins a description: the row, its Sanctuaries, and what is about to be found.

    Args:
        desk: Where the row lies, and the description goes.
        players: How many play.
        sets: The sets in play, a bit each.
        due: How many Sanctuaries the seat is about to find.
    """
    desk.size = 0
    sums = desk.sums
    sums[:] = 0
    sanctuaries = _U(0)
    for position in range(desk.count):
        sanctuaries += SANCTUARY_ICONS[_U(desk.placed[position])]
    digits = np.int64(0)
    for position in range(desk.length):
        if REGION_METEORITE[_U(desk.row[position])]:
            digits |= np.int64(1) << REGION_DIGIT[_U(desk.row[position])]
    seen = sanctuaries
    if digits:
        for position in range(desk.length):
            if digits >> REGION_DIGIT[_U(desk.row[position])] & 1:
                seen += REGION_ICONS[_U(desk.row[position])]
    fame, promise, smooth = np.int64(0), np.int64(0), np.float32(0)
    for position in range(desk.length - 1, -1, -1):
        card = _U(desk.row[position])
        if not digits >> REGION_DIGIT[card] & 1:
            seen += REGION_ICONS[card]
        desk.seen[position] = seen
        points = _points_if_met(seen, card)
        rates = 0
        if is_met(seen, REGION_NEEDS[card]):
            fame += points
            smooth += points
            _put(desk, MET + np.int64(card), np.float32(1))
        else:
            rates = 12
            lack, kinds, kind = _lack(seen, REGION_NEEDS[card])
            promise += points
            smooth += np.float32(points) * FADING[lack]
            if kinds == 1:
                for more in range(lack - 1, 3):
                    sums[24 + kind * 3 + more] += points
            sums[33 + min(lack, 4) - 1] += points
            place = UNMET + 3 * np.int64(card) + min(lack, 3) - 1
            _put(desk, place, np.float32(1))
        kind = REGION_KIND[card]
        if kind == AT_LEAST:
            have = np.int64(count_icons(seen, REGION_FIRST[card]))
            missing: Any = np.int64(REGION_NEEDED[card]) - have
            if missing > 0:
                points = np.int64(REGION_POINTS[card])
                place = rates + np.int64(REGION_FIRST[card]) // 6
                sums[place] += np.float32(points) / np.float32(missing + 1)
                promise += points
                sums[33 + min(missing, 4) - 1] += points
        else:
            points, first = REGION_POINTS[card], REGION_FIRST[card]
            _add_rates(sums, rates, kind, points, first, REGION_SECOND[card])
    for position in range(desk.count):
        card = _U(desk.placed[position])
        points = sanctuary_points(seen, card)
        fame += points
        smooth += points
        _put(desk, PLACED + np.int64(card), np.float32(1))
        _add_rates(
            sums,
            0,
            SANCTUARY_KIND[card],
            SANCTUARY_POINTS[card],
            SANCTUARY_FIRST[card],
            SANCTUARY_SECOND[card],
        )
    desk.all_seen, desk.sanctuaries_seen = seen, sanctuaries
    desk.fame, desk.smooth = np.float32(fame), np.float32(smooth)
    _put(desk, ALWAYS, np.float32(1))
    _put(desk, FAME, np.float32(fame) * _TWENTIETH)
    _put(desk, PROMISE, np.float32(promise) * _TWENTIETH)
    _put(desk, SMOOTH, smooth * _TWENTIETH)
    _put(desk, PLACED_COUNT, np.float32(desk.count) * np.float32(0.25))
    _put(desk, PLAYERS + players - 2, np.float32(1))
    _put(desk, SETS, np.float32(sets >> 1 & 1))
    _put(desk, SETS + 1, np.float32(sets >> 2 & 1))
    _put_steps(desk, DUE, due, 6)
    if desk.length > 0:
        hours = HOURS[_U(desk.row[desk.length - 1])]
        _put(desk, TIME, hours / np.float32(68))
        _put_steps(desk, TIME_STEPS, np.int64(hours) // 8, 8)
    _put_sums(desk)
    _put_icons(desk, seen)


@compiled
def gain(desk: Any, card: Any, gains: Numbers, line: Any) -> None:
    """Tells what a Region would give if it were played next.

    Args:
        desk: Where the described row lies.
        card: The Region's number.
        gains: Where the gain in fame and in smooth fame goes, shape (cards, 2).
        line: The line of it.
    """
    icons = REGION_ICONS[_U(card)]
    fame, smooth = np.int64(0), np.float32(0)
    for position in range(desk.length + 1):
        if position < desk.length:
            seen, other = desk.seen[position] + icons, _U(desk.row[position])
        else:
            seen, other = desk.sanctuaries_seen + icons, _U(card)
        points = _points_if_met(seen, other)
        if is_met(seen, REGION_NEEDS[other]):
            fame += points
            smooth += points
        else:
            lack, _, _ = _lack(seen, REGION_NEEDS[other])
            smooth += np.float32(points) * FADING[lack]
    for position in range(desk.count):
        points = sanctuary_points(desk.all_seen + icons, desk.placed[position])
        fame += points
        smooth += points
    gains[line, 0] = np.float32(fame) - desk.fame
    gains[line, 1] = smooth - desk.smooth


@compiled
def describe_reach(desk: Any) -> None:
    """Ends a description: the cards of the hand and of the river, and what each would give.

    Args:
        desk: Where the cards lie, and the description goes.
    """
    last = np.int64(desk.row[desk.length - 1]) if desk.length > 0 else np.int64(-1)
    best = second = best_higher = best_fame = np.float32(0)
    higher = 0
    for place in range(desk.held):
        fame, smooth = desk.hand_gains[place, 0] * _TENTH, desk.hand_gains[place, 1] * _TENTH
        _put(desk, HAND_FAME + place, fame)
        _put(desk, HAND_SMOOTH + place, smooth)
        _put(desk, IN_HAND + np.int64(desk.hand[place]), np.float32(1))
        if desk.hand[place] > last:
            _put(desk, HAND_HIGHER + place, np.float32(1))
            higher += 1
            best_higher = max(best_higher, smooth)
        if smooth > best:
            second = best
            best = smooth
        else:
            second = max(second, smooth)
    _put(desk, HAND_BEST, best)
    _put(desk, HAND_SECOND, second)
    _put(desk, HAND_BEST_HIGHER, best_higher)
    _put(desk, HAND_HIGHER_COUNT, np.float32(higher) * np.float32(0.5))
    best = second = best_higher = np.float32(0)
    for place in range(desk.opened):
        fame, smooth = desk.river_gains[place, 0] * _TENTH, desk.river_gains[place, 1] * _TENTH
        _put(desk, IN_RIVER + np.int64(desk.river[place]), np.float32(1))
        best_fame = max(best_fame, fame)
        if desk.river[place] > last:
            best_higher = max(best_higher, smooth)
        if smooth > best:
            second = best
            best = smooth
        else:
            second = max(second, smooth)
    _put(desk, RIVER_BEST, best)
    _put(desk, RIVER_SECOND, second)
    _put(desk, RIVER_BEST_HIGHER, best_higher)
    _put(desk, RIVER_BEST_FAME, best_fame)


@compiled
def _put(desk: Any, place: Any, value: Any) -> None:
    if value != 0:
        desk.places[desk.size] = place
        desk.values[desk.size] = value
        desk.size += 1


@compiled
def _put_steps(desk: Any, place: Any, number: Any, most: Any) -> None:
    for step in range(min(number, most)):
        _put(desk, place + step, np.float32(1))


@compiled
def _put_sums(desk: Any) -> None:
    sums = desk.sums
    for place in range(12):
        weight = np.float32(0.25) if place < 10 else _TENTH
        _put(desk, RATES + place, sums[place] * weight)
        _put(desk, LACKING_RATES + place, sums[12 + place] * weight)
    for place in range(9):
        _put(desk, UNLOCKED + place, sums[24 + place] * _TENTH)
    for place in range(4):
        _put(desk, LACKING + place, sums[33 + place] * _TENTH)


@compiled
def _put_icons(desk: Any, seen: Any) -> None:
    number: Any
    for thing in range(10):
        number = np.float32(count_icons(seen, 6 * thing))
        _put(desk, ICONS + thing, number / np.float32(3))
    _put_steps(desk, CLUES, np.int64(count_icons(seen, CLUE_SHIFT)), 6)
    for wonder in range(3):
        number = np.int64(count_icons(seen, 6 * wonder))
        _put_steps(desk, WONDERS + 5 * wonder, number, 5)
    for biome in range(4):
        number = np.int64(count_icons(seen, 30 + 6 * biome))
        _put_steps(desk, BIOMES + 2 * biome, number, 2)


@compiled
def _points_if_met(seen: Any, card: Any) -> Any:
    return quest_points(
        seen,
        REGION_KIND[card],
        REGION_POINTS[card],
        REGION_FIRST[card],
        REGION_SECOND[card],
        REGION_NEEDED[card],
    )


@compiled
def _lack(seen: Any, needs: Any) -> Any:
    """Counts the wonders that lack, their kinds, and gives the last of these kinds."""
    lack: Any
    lack, kinds, last = 0, 0, 0
    for wonder in range(3):
        missing = np.int64(count_icons(needs, 6 * wonder)) - np.int64(count_icons(seen, 6 * wonder))
        if missing > 0:
            lack += missing
            kinds += 1
            last = wonder
    return lack, kinds, last


@compiled
def _add_rates(sums: Numbers, start: Any, kind: Any, points: Any, first: Any, second: Any) -> None:
    """Adds what one more icon of each kind, or one more set, would pay."""
    if kind == EACH:
        sums[start + np.int64(first) // 6] += points
        if second != NOWHERE:
            sums[start + np.int64(second) // 6] += points
    elif kind == BIOME_SET:
        sums[start + 10] += points
    elif kind == WONDER_SET:
        sums[start + 11] += points
