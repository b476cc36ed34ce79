"""The rules as compiled kernels over arrays: the same rules as `renown.faraway`, written for speed.

A game is one array of small whole numbers, its cells; the constants below say what stands where. A
seat's actions are numbered as `renown.faraway.legal_actions` lists them.

Kernels check nothing: whoever calls them passes what is legal.
"""

from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from renown.fast import cards
from renown.fast.cards import (
    AT_LEAST,
    BIOME_SET,
    BIOME_SHIFTS,
    CLUE_SHIFT,
    EACH,
    FLAT,
    REGION_DIGIT,
    REGION_FIRST,
    REGION_ICONS,
    REGION_KIND,
    REGION_METEORITE,
    REGION_NEEDED,
    REGION_NEEDS,
    REGION_POINTS,
    REGION_SECOND,
    REGION_SET,
    SACRIFICE,
    SANCTUARY_FIRST,
    SANCTUARY_ICONS,
    SANCTUARY_KIND,
    SANCTUARY_POINTS,
    SANCTUARY_SECOND,
    WONDER_SET,
    WONDER_SHIFTS,
)
from renown.fast.compiling import compiler

compiled = compiler(cards)
inlined = njit(inline="always")

Cells = npt.NDArray[np.int16]
Numbers = npt.NDArray[Any]

# --- What stands where in the cells of a game; blocks are by seat, their widths behind them. ---
PLAYERS, ADVANCED, ROUND, PHASE = 0, 1, 2, 3
TURN = 4  # the position in ORDER of the seat that acts
REVEALED = 5  # Regions in every row
RIVER_COUNT, DEPARTED_COUNT = 6, 7
DECK_TOP, DECK_SIZE = 8, 9  # the part of DECK that lies face down
SETS = 12  # the sets in play, a bit each, in the order of faraway.CardSet
UNDER_TOP, UNDER_COUNT = 10, 11  # the Sanctuary deck is a ring: its top, and how many lie in it
HAND, HAND_WIDTH = 16, 5  # ascending
HAND_COUNT = 51
TAKEN = 58  # beside HAND: whether everybody saw it being taken
ROW, ROW_WIDTH = 93, 8
PLACED, PLACED_WIDTH = 149, 8
PLACED_COUNT = 205
DRAWN, DRAWN_WIDTH = 212, 24
DRAWN_COUNT = 380
DUE = 387
CHOSEN = 394  # the number of the action chosen, or -1
ORDER = 401
RIVER = 408
DEPARTED = 416
DECK, DECK_WIDTH = 424, 92
RESHUFFLED = 516
UNDER, UNDER_WIDTH = 608, 64
SCORED = 672  # the position in the row from which on, to the right, sacrifices are decided
GIVEN = 679  # the placed Sanctuaries given up, a bit each
GIVEN_FOR = 686  # the same for each Region of ROW
SIZE = 742
MOST_PLAYERS = 7

KEEP, EXPLORE, TAKE, PLACE, SACRIFICES, OVER = range(6)  # phases, in the order of faraway.Phase

ROUNDS = 8
KEPT = np.array(list(combinations(range(5), 3)), dtype=np.int64)
"""Which three of five Regions each of the ten ways to keep three keeps."""

_U = np.uint64
_ONE, _SIX_BITS = _U(1), _U(63)
_GUARDS, _WONDERS = _U(0x20820), _U(0x3FFFF)  # the top bit of each wonder's counter; all of them


# --- Scoring ---


@inlined
def count_icons(seen: Any, place: Any) -> Any:
    """Counts one thing in a word."""
    return (seen >> _U(place)) & _SIX_BITS


@inlined
def is_met(seen: Any, needs: Any) -> Any:
    """Compares the three wonders at once: a guard bit falls where there are too few."""
    return ((((seen & _WONDERS) | _GUARDS) - needs) & _GUARDS) == _GUARDS


@inlined
def _fewer(first: Any, second: Any) -> Any:
    return min(second, first)


@inlined
def _biome_sets(seen: Any) -> Any:
    return _fewer(
        _fewer(count_icons(seen, BIOME_SHIFTS[0]), count_icons(seen, BIOME_SHIFTS[1])),
        _fewer(count_icons(seen, BIOME_SHIFTS[2]), count_icons(seen, BIOME_SHIFTS[3])),
    )


@inlined
def _wonder_sets(seen: Any) -> Any:
    return _fewer(
        _fewer(count_icons(seen, WONDER_SHIFTS[0]), count_icons(seen, WONDER_SHIFTS[1])),
        count_icons(seen, WONDER_SHIFTS[2]),
    )


@inlined
def quest_points(seen: Any, kind: Any, points: Any, first: Any, second: Any, needed: Any) -> Any:
    """Gives the points of a quest whose condition is met; a sacrifice pays elsewhere."""
    if kind == FLAT:
        return np.int64(points)
    if kind == EACH:
        return np.int64(points) * np.int64(count_icons(seen, first) + count_icons(seen, second))
    if kind == BIOME_SET:
        return np.int64(points) * np.int64(_biome_sets(seen))
    if kind == WONDER_SET:
        return np.int64(points) * np.int64(_wonder_sets(seen))
    if kind == AT_LEAST and count_icons(seen, first) >= _U(needed):
        return np.int64(points)
    return np.int64(0)


@inlined
def region_points(seen: Any, card: Any) -> Any:
    """Gives what a Region pays, its condition included."""
    card = _U(card)
    if not is_met(seen, REGION_NEEDS[card]):
        return np.int64(0)
    return quest_points(
        seen,
        REGION_KIND[card],
        REGION_POINTS[card],
        REGION_FIRST[card],
        REGION_SECOND[card],
        REGION_NEEDED[card],
    )


@inlined
def sanctuary_points(seen: Any, card: Any) -> Any:
    """Gives what a Sanctuary pays."""
    card = _U(card)
    return quest_points(
        seen,
        SANCTUARY_KIND[card],
        SANCTUARY_POINTS[card],
        SANCTUARY_FIRST[card],
        SANCTUARY_SECOND[card],
        0,
    )


@compiled
def score(row: Numbers, length: Any, placed: Numbers, count: Any, given_for: Numbers) -> Any:
    """Scores one row from right to left, then its Sanctuaries.

    Args:
        row: Region numbers, left to right.
        length: How many of them there are.
        placed: Sanctuary numbers.
        count: How many of them there are.
        given_for: For each Region of the row the Sanctuaries given up for it, a bit each.
    """
    digits = np.int64(0)
    seen = _U(0)
    for position in range(length):
        if REGION_METEORITE[_U(row[position])]:
            digits |= np.int64(1) << REGION_DIGIT[_U(row[position])]
    for position in range(count):
        seen += SANCTUARY_ICONS[_U(placed[position])]
    if digits:
        for position in range(length):
            if digits >> REGION_DIGIT[_U(row[position])] & 1:
                seen += REGION_ICONS[_U(row[position])]
    total = np.int64(0)
    gone = 0
    for position in range(length - 1, -1, -1):
        card = _U(row[position])
        if not digits >> REGION_DIGIT[card] & 1:
            seen += REGION_ICONS[card]
        total += region_points(seen, card)
        given = given_for[position]
        if given:
            total += np.int64(REGION_POINTS[card])
            gone |= given
            for other in range(count):
                if given >> other & 1:
                    seen -= SANCTUARY_ICONS[_U(placed[other])]
    for position in range(count):
        if not gone >> position & 1:
            total += sanctuary_points(seen, placed[position])
    return total


@compiled
def score_seat(cells: Cells, seat: Any) -> Any:
    """Scores a seat as its row and its decisions stand."""
    row, placed = ROW + seat * ROW_WIDTH, PLACED + seat * PLACED_WIDTH
    given_for = GIVEN_FOR + seat * ROW_WIDTH
    return score(
        cells[row : row + ROW_WIDTH],
        cells[REVEALED],
        cells[placed : placed + PLACED_WIDTH],
        cells[PLACED_COUNT + seat],
        cells[given_for : given_for + ROW_WIDTH],
    )


@compiled
def score_rows(
    rows: Numbers, lengths: Numbers, placed: Numbers, counts: Numbers, totals: Numbers
) -> None:
    """Scores many rows without sacrifices.

    Args:
        rows: Region numbers, shape (rows, 8).
        lengths: Regions in each row, shape (rows,).
        placed: Sanctuary numbers, shape (rows, 8).
        counts: Sanctuaries of each row, shape (rows,).
        totals: Where the fame of each row goes, shape (rows,).
    """
    nothing = np.zeros(ROW_WIDTH, np.int16)
    for number in range(rows.shape[0]):
        totals[number] = score(
            rows[number], lengths[number], placed[number], counts[number], nothing
        )


@compiled
def score_best(row: Numbers, placed: Numbers, count: Any) -> Any:
    """Scores a complete row with those of the possible sacrifices that give most.

    Args:
        row: Region numbers, left to right, shape (8,).
        placed: Sanctuary numbers.
        count: How many of them there are.
    """
    given_for = np.zeros(ROW_WIDTH, np.int16)
    best = score(row, ROUNDS, placed, count, given_for)
    asking = np.zeros(3, np.int64)
    asked = 0
    for position in range(ROUNDS):
        if REGION_KIND[_U(row[position])] == SACRIFICE and count > 0:
            asking[asked] = position
            asked += 1
    # The choices of each Region that asks, a bit for each Sanctuary, counted through like digits.
    choices = np.int64(1) << count
    for number in range(1, choices**asked):
        if _gives_as_asked(row, asking, asked, number, count, given_for):
            best = max(best, score(row, ROUNDS, placed, count, given_for))
    return best


@compiled
def score_seat_best(cells: Cells, seat: Any) -> Any:
    """Scores a seat whose row is complete with those of the sacrifices that give most."""
    row, placed = ROW + seat * ROW_WIDTH, PLACED + seat * PLACED_WIDTH
    count = np.int64(cells[PLACED_COUNT + seat])
    return score_best(cells[row : row + ROW_WIDTH], cells[placed : placed + PLACED_WIDTH], count)


@compiled
def _gives_as_asked(
    row: Numbers, asking: Numbers, asked: Any, number: Any, count: Any, given_for: Numbers
) -> Any:
    """Takes a choice for each Region out of one number; says whether they are possible together."""
    gone = np.int64(0)
    for place in range(asked):
        given = number >> (place * count) & ((1 << count) - 1)
        size = np.int64(0)
        for bit in range(count):
            size += given >> bit & 1
        if given & gone or (given and size != REGION_NEEDED[_U(row[asking[place]])]):
            return False
        gone |= given
        given_for[asking[place]] = given
    return True


# --- The game, step by step ---


@compiled
def deal(
    cells: Cells,
    players: Any,
    advanced: Any,
    regions: Numbers,
    reshuffled: Numbers,
    sanctuaries: Numbers,
) -> None:
    """Sets a game up from the orders of its decks.

    Args:
        cells: Where the game goes, shape (SIZE,).
        players: How many play.
        advanced: Whether five Regions are dealt to each, of which three are kept.
        regions: Region numbers in the order of the deck.
        reshuffled: The same in their second order; used only in the advanced setup.
        sanctuaries: Sanctuary numbers in the order of the deck.
    """
    cells[:] = 0
    cells[PLAYERS], cells[ADVANCED] = players, advanced
    cells[DECK_SIZE], cells[UNDER_COUNT] = regions.size, sanctuaries.size
    for position in range(regions.size):
        cells[DECK + position] = regions[position]
        cells[SETS] |= 1 << REGION_SET[regions[position]]
    for position in range(sanctuaries.size):
        cells[UNDER + position] = sanctuaries[position]
    size = 5 if advanced else 3
    for seat in range(players):
        cells[CHOSEN + seat] = -1
        for _ in range(size):
            into_hand(cells, seat, cells[DECK + cells[DECK_TOP]], 0)
            cells[DECK_TOP] += 1
    if advanced:
        for position in range(reshuffled.size):
            cells[RESHUFFLED + position] = reshuffled[position]
        cells[PHASE] = KEEP
    else:
        _start_round(cells)


@compiled
def is_waited_for(cells: Cells, seat: Any) -> Any:
    """Says whether the game waits for a seat."""
    phase = cells[PHASE]
    if phase <= EXPLORE:
        return cells[CHOSEN + seat] < 0
    if phase == SACRIFICES:
        return _asking(cells, seat) >= 0
    return phase != OVER and cells[ORDER + cells[TURN]] == seat


@compiled
def count_actions(cells: Cells, seat: Any) -> Any:
    """Counts what a seat may do now."""
    phase = cells[PHASE]
    if phase == KEEP:
        return 10
    if phase == EXPLORE:
        return np.int64(cells[HAND_COUNT + seat])
    if phase == SACRIFICES:
        position = _asking(cells, seat)
        if position < 0:
            return 0
        left = _left(cells, seat)
        if REGION_NEEDED[_U(cells[ROW + seat * ROW_WIDTH + position])] == 1:
            return 1 + left
        return 1 + left * (left - 1) // 2
    if phase == OVER or cells[ORDER + cells[TURN]] != seat:
        return 0
    if phase == TAKE:
        return np.int64(cells[RIVER_COUNT])
    return np.int64(cells[DRAWN_COUNT + seat])


@compiled
def apply(cells: Cells, seat: Any, action: Any) -> None:
    """Plays a seat's action, by its number."""
    phase = cells[PHASE]
    if phase == KEEP:
        cells[CHOSEN + seat] = action
        _when_all_kept(cells)
    elif phase == EXPLORE:
        cells[CHOSEN + seat] = action
        _when_all_chose(cells)
    elif phase == TAKE:
        _take(cells, seat, action)
    elif phase == PLACE:
        _place(cells, seat, action)
    else:
        _give_up(cells, seat, action)


@compiled
def into_hand(cells: Cells, seat: Any, card: Any, taken: Any) -> None:
    """Puts a Region into a hand, which stays in ascending order."""
    hand = HAND + seat * HAND_WIDTH
    marks = TAKEN + seat * HAND_WIDTH
    place = cells[HAND_COUNT + seat]
    cells[HAND_COUNT + seat] += 1
    while place > 0 and cells[hand + place - 1] > card:
        cells[hand + place] = cells[hand + place - 1]
        cells[marks + place] = cells[marks + place - 1]
        place -= 1
    cells[hand + place] = card
    cells[marks + place] = taken


@compiled
def _start_round(cells: Cells) -> None:
    cells[ROUND] += 1
    cells[PHASE] = EXPLORE
    for place in range(cells[PLAYERS] + 1):
        cells[RIVER + place] = cells[DECK + cells[DECK_TOP]]
        cells[DECK_TOP] += 1
    cells[RIVER_COUNT] = cells[PLAYERS] + 1


@compiled
def _somebody_has_not_chosen(cells: Cells) -> Any:
    for seat in range(cells[PLAYERS]):
        if cells[CHOSEN + seat] < 0:
            return True
    return False


@compiled
def _when_all_kept(cells: Cells) -> None:
    if _somebody_has_not_chosen(cells):
        return
    held = np.zeros(REGION_ICONS.size, np.uint8)
    for seat in range(cells[PLAYERS]):
        hand = HAND + seat * HAND_WIDTH
        for place in range(3):
            cells[hand + place] = cells[hand + KEPT[cells[CHOSEN + seat], place]]
            held[cells[hand + place]] = 1
        cells[HAND_COUNT + seat] = 3
        cells[CHOSEN + seat] = -1
    size = 0
    for position in range(cells[DECK_SIZE]):
        card = cells[RESHUFFLED + position]
        if not held[card]:
            cells[DECK + size] = card
            size += 1
    cells[DECK_TOP], cells[DECK_SIZE] = 0, size
    _start_round(cells)


@compiled
def _when_all_chose(cells: Cells) -> None:
    if _somebody_has_not_chosen(cells):
        return
    players, last = cells[PLAYERS], cells[REVEALED]
    for seat in range(players):
        hand, marks = HAND + seat * HAND_WIDTH, TAKEN + seat * HAND_WIDTH
        card = cells[hand + cells[CHOSEN + seat]]
        cells[ROW + seat * ROW_WIDTH + last] = card
        cells[HAND_COUNT + seat] -= 1
        for place in range(cells[CHOSEN + seat], cells[HAND_COUNT + seat]):
            cells[hand + place] = cells[hand + place + 1]
            cells[marks + place] = cells[marks + place + 1]
        cells[CHOSEN + seat] = -1
        place = seat
        while place > 0 and cells[ROW + cells[ORDER + place - 1] * ROW_WIDTH + last] > card:
            cells[ORDER + place] = cells[ORDER + place - 1]
            place -= 1
        cells[ORDER + place] = seat
    cells[REVEALED] += 1
    if last > 0:
        for place in range(players):
            seat = cells[ORDER + place]
            row = ROW + seat * ROW_WIDTH
            if cells[row + last] > cells[row + last - 1]:
                cells[DUE + seat] = 1 + _clues(cells, seat)
                _draw(cells, seat)
    cells[TURN] = -1
    _next_turn(cells)


@compiled
def _clues(cells: Cells, seat: Any) -> Any:
    clues = _U(0)
    for place in range(cells[REVEALED]):
        clues += count_icons(REGION_ICONS[_U(cells[ROW + seat * ROW_WIDTH + place])], CLUE_SHIFT)
    for place in range(cells[PLACED_COUNT + seat]):
        card = _U(cells[PLACED + seat * PLACED_WIDTH + place])
        clues += count_icons(SANCTUARY_ICONS[card], CLUE_SHIFT)
    return np.int64(clues)


@compiled
def _draw(cells: Cells, seat: Any) -> None:
    """Gives a seat the Sanctuaries due to it, as far as the deck goes."""
    while cells[DUE + seat] > 0 and cells[UNDER_COUNT] > 0:
        card = cells[UNDER + cells[UNDER_TOP]]
        cells[DRAWN + seat * DRAWN_WIDTH + cells[DRAWN_COUNT + seat]] = card
        cells[DRAWN_COUNT + seat] += 1
        cells[DUE + seat] -= 1
        cells[UNDER_TOP] = (cells[UNDER_TOP] + 1) % UNDER_WIDTH
        cells[UNDER_COUNT] -= 1


@compiled
def _next_turn(cells: Cells) -> None:
    """Gives the turn to the next seat with something to do in step 3, or ends the round."""
    while cells[TURN] + 1 < cells[PLAYERS]:
        cells[TURN] += 1
        seat = cells[ORDER + cells[TURN]]
        _draw(cells, seat)
        if cells[ROUND] < ROUNDS:
            cells[PHASE] = TAKE
            return
        if cells[DRAWN_COUNT + seat] > 0:
            cells[PHASE] = PLACE
            return
        cells[DUE + seat] = 0
    _end_round(cells)


@compiled
def _take(cells: Cells, seat: Any, action: Any) -> None:
    card = cells[RIVER + action]
    cells[RIVER_COUNT] -= 1
    for place in range(action, cells[RIVER_COUNT]):
        cells[RIVER + place] = cells[RIVER + place + 1]
    into_hand(cells, seat, card, 1)
    if cells[DRAWN_COUNT + seat] > 0:
        cells[PHASE] = PLACE
    else:
        cells[DUE + seat] = 0
        _next_turn(cells)


@compiled
def _place(cells: Cells, seat: Any, action: Any) -> None:
    drawn = DRAWN + seat * DRAWN_WIDTH
    placed = cells[PLACED_COUNT + seat]
    cells[PLACED + seat * PLACED_WIDTH + placed] = cells[drawn + action]
    cells[PLACED_COUNT + seat] += 1
    for place in range(cells[DRAWN_COUNT + seat]):
        if place != action:
            end = (cells[UNDER_TOP] + cells[UNDER_COUNT]) % UNDER_WIDTH
            cells[UNDER + end] = cells[drawn + place]
            cells[UNDER_COUNT] += 1
    cells[DRAWN_COUNT + seat] = 0
    cells[DUE + seat] = 0
    _next_turn(cells)


@compiled
def _end_round(cells: Cells) -> None:
    for place in range(cells[RIVER_COUNT]):
        cells[DEPARTED + cells[DEPARTED_COUNT]] = cells[RIVER + place]
        cells[DEPARTED_COUNT] += 1
    cells[RIVER_COUNT] = 0
    if cells[ROUND] < ROUNDS - 1:
        _start_round(cells)
    elif cells[ROUND] == ROUNDS - 1:
        cells[ROUND] = ROUNDS
        cells[PHASE] = EXPLORE
    else:
        for seat in range(cells[PLAYERS]):
            cells[SCORED + seat] = ROUNDS
        _go_on_scoring(cells)


# --- Sacrifices ---


@compiled
def _left(cells: Cells, seat: Any) -> Any:
    """Counts the Sanctuaries a seat has not given up."""
    left = np.int64(cells[PLACED_COUNT + seat])
    for place in range(cells[PLACED_COUNT + seat]):
        left -= cells[GIVEN + seat] >> place & 1
    return left


@compiled
def _asking(cells: Cells, seat: Any) -> Any:
    """Finds the position in the row of the next Region that asks for a sacrifice, or -1."""
    left = _left(cells, seat)
    for position in range(cells[SCORED + seat] - 1, -1, -1):
        card = _U(cells[ROW + seat * ROW_WIDTH + position])
        if REGION_KIND[card] == SACRIFICE and REGION_NEEDED[card] <= left:
            return position
    return -1


@compiled
def _go_on_scoring(cells: Cells) -> None:
    cells[PHASE] = OVER
    for seat in range(cells[PLAYERS]):
        if _asking(cells, seat) >= 0:
            cells[PHASE] = SACRIFICES


@compiled
def _give_up(cells: Cells, seat: Any, action: Any) -> None:
    """Gives up nothing for action 0, else the Sanctuaries, or pairs of them, in their order."""
    position = _asking(cells, seat)
    given = _offer(cells, seat, position, action)
    cells[GIVEN + seat] |= given
    cells[GIVEN_FOR + seat * ROW_WIDTH + position] = given
    cells[SCORED + seat] = position
    _go_on_scoring(cells)


@compiled
def _offer(cells: Cells, seat: Any, position: Any, action: Any) -> Any:
    if action == 0:
        return 0
    pairs = REGION_NEEDED[_U(cells[ROW + seat * ROW_WIDTH + position])] == 2
    number = 0
    for first in range(cells[PLACED_COUNT + seat]):
        if cells[GIVEN + seat] >> first & 1:
            continue
        if not pairs:
            number += 1
            if number == action:
                return 1 << first
            continue
        for second in range(first + 1, cells[PLACED_COUNT + seat]):
            if cells[GIVEN + seat] >> second & 1:
                continue
            number += 1
            if number == action:
                return 1 << first | 1 << second
    return 0


# --- Chance: xoroshiro128+, its two words in an array ---


@inlined
def next_word(chance: Numbers) -> Any:
    """Draws 64 bits."""
    first, second = chance[_U(0)], chance[_ONE]
    drawn = first + second
    second ^= first
    chance[_U(0)] = ((first << _U(24)) | (first >> _U(40))) ^ second ^ (second << _U(16))
    chance[_ONE] = (second << _U(37)) | (second >> _U(27))
    return drawn


@inlined
def below(chance: Numbers, limit: Any) -> Any:
    """Draws a whole number from 0 to below a limit, each as likely as the others."""
    return ((next_word(chance) >> _U(32)) * _U(limit)) >> _U(32)


@compiled
def shuffle(numbers: Numbers, count: Any, chance: Numbers) -> None:
    """Shuffles the first numbers of an array, every order as likely as the others.

    Args:
        numbers: The array; it is changed.
        count: How many of its numbers.
        chance: The state of the chance, two words; it is changed.
    """
    for place in range(count - 1, 0, -1):
        other = np.int64(below(chance, place + 1))
        numbers[place], numbers[other] = numbers[other], numbers[place]


@compiled
def play_out(cells: Cells, chance: Numbers) -> None:
    """Plays a game to its end, each seat taking any legal action, each as likely as the others.

    Args:
        cells: The game, shape (SIZE,); it is changed.
        chance: The state of the chance, two words; it is changed.
    """
    while cells[PHASE] != OVER:
        if cells[PHASE] == TAKE or cells[PHASE] == PLACE:
            seat = cells[ORDER + cells[TURN]]
            apply(cells, seat, np.int64(below(chance, count_actions(cells, seat))))
            continue
        for seat in range(cells[PLAYERS]):
            if is_waited_for(cells, seat):
                apply(cells, seat, np.int64(below(chance, count_actions(cells, seat))))


# --- Whole random games ---
#
# The same game in one piece: hands are not kept in order, decks are shuffled as they are drawn
# from, and indices are unsigned, so that no negative index has to be looked for.


@compiled
def play_random_games(
    players: Any,
    advanced: Any,
    regions: Numbers,
    sanctuaries: Numbers,
    chance: Numbers,
    totals: Numbers,
) -> None:
    """Plays whole games in which every seat takes any legal action.

    Args:
        players: How many play.
        advanced: Whether each keeps three of five Regions.
        regions: The numbers of the Regions in play, in any order.
        sanctuaries: The numbers of the Sanctuaries in play, in any order.
        chance: The state of the chance, two words; it is changed.
        totals: Where the fame of each seat goes, shape (games, players).
    """
    deck, fresh = regions.astype(np.uint8), sanctuaries.astype(np.uint8)
    meteorites = False
    for card in deck:
        meteorites |= REGION_METEORITE[_U(card)] != 0
    under = np.zeros(UNDER_WIDTH, np.uint8)
    hand, row = np.zeros(5 * MOST_PLAYERS, np.uint8), np.zeros(8 * MOST_PLAYERS, np.uint8)
    placed, drawn = np.zeros(8 * MOST_PLAYERS, np.uint8), np.zeros(24 * MOST_PLAYERS, np.uint8)
    river, given_for = np.zeros(8, np.uint8), np.zeros(8, np.int64)
    slot, found = np.zeros(8, np.uint64), np.zeros(8, np.uint64)
    due, order = np.zeros(8, np.uint64), np.zeros(8, np.uint64)
    count, seen, fixed = np.zeros(8, np.uint64), np.zeros(8, np.uint64), np.zeros(8, np.uint64)
    # One name for places of every kind: its type is that of what it counts.
    place: Any
    everybody, three, eight, size = _U(players), _U(3), _U(8), _U(deck.size)
    ring = _U(UNDER_WIDTH - 1)

    for game in range(totals.shape[0]):
        for place in range(_U(fresh.size)):
            under[place] = fresh[place]
        head, left, top = _U(0), _U(fresh.size), _U(0)
        # Sanctuaries never drawn yet lie from `head` on, in no order: one is taken by chance.
        unseen = left
        for seat in range(everybody):
            count[seat] = seen[seat] = fixed[seat] = _U(0)
        if advanced:
            top = _deal_advanced(chance, deck, hand, everybody)
        else:
            for place in range(three * everybody):
                hand[place] = _draw_region(chance, deck, top, size)
                top += _ONE
        for place in range(everybody + _ONE):
            river[place] = _draw_region(chance, deck, top, size)
            top += _ONE
        for number in range(ROUNDS):
            now, open_cards = _U(number), everybody + _ONE
            for seat in range(everybody):
                slot[seat] = seat * three + below(chance, 3)
                card = hand[slot[seat]]
                row[seat * eight + now] = card
                seen[seat] += REGION_ICONS[_U(card)]
                place = seat
                while place > _U(0) and row[order[place - _ONE] * eight + now] > card:
                    order[place] = order[place - _ONE]
                    place -= _ONE
                order[place] = seat
            for turn in range(everybody):
                seat = order[turn]
                found[seat] = due[seat] = _U(0)
                here = seat * eight + now
                if number > 0 and row[here] > row[here - _ONE]:
                    asked = _ONE + count_icons(seen[seat], CLUE_SHIFT)
                    given = _fewer(asked, left)
                    for place in range(given):
                        drawn[seat * _U(24) + place] = _draw_sanctuary(chance, under, head, unseen)
                        unseen -= _fewer(unseen, _ONE)
                        head = (head + _ONE) & ring
                    left -= given
                    found[seat], due[seat] = given, asked - given
            for turn in range(everybody):
                seat = order[turn]
                if due[seat] > _U(0):
                    given = _fewer(due[seat], left)
                    for place in range(given):
                        here = seat * _U(24) + found[seat] + place
                        drawn[here] = _draw_sanctuary(chance, under, head, unseen)
                        unseen -= _fewer(unseen, _ONE)
                        head = (head + _ONE) & ring
                    left -= given
                    found[seat] += given
                if number < ROUNDS - 1:
                    taken = below(chance, open_cards)
                    hand[slot[seat]] = river[taken]
                    open_cards -= _ONE
                    river[taken] = river[open_cards]
                if found[seat] > _U(0):
                    kept = below(chance, found[seat])
                    card = drawn[seat * _U(24) + kept]
                    placed[seat * eight + count[seat]] = card
                    count[seat] += _ONE
                    seen[seat] += SANCTUARY_ICONS[_U(card)]
                    fixed[seat] += SANCTUARY_ICONS[_U(card)]
                    for place in range(found[seat]):
                        if place != kept:
                            under[(head + left) & ring] = drawn[seat * _U(24) + place]
                            left += _ONE
            if number < ROUNDS - 2:
                for place in range(everybody + _ONE):
                    river[place] = _draw_region(chance, deck, top, size)
                    top += _ONE
        for seat in range(everybody):
            here = seat * eight
            if meteorites:
                totals[game, seat] = _score_at_random(
                    chance,
                    row[here : here + eight],
                    placed[here : here + eight],
                    np.int64(count[seat]),
                    given_for,
                )
                continue
            visible, total = fixed[seat], np.int64(0)
            for position in range(ROUNDS - 1, -1, -1):
                card = row[here + _U(position)]
                visible += REGION_ICONS[_U(card)]
                total += region_points(visible, card)
            for place in range(count[seat]):
                total += sanctuary_points(visible, placed[here + place])
            totals[game, seat] = total


@inlined
def _draw_region(chance: Numbers, deck: Numbers, top: Any, size: Any) -> Any:
    """Draws a Region by chance from those of the deck that lie from `top` on."""
    other = top + below(chance, size - top)
    card = deck[other]
    deck[other] = deck[top]
    deck[top] = card
    return card


@inlined
def _draw_sanctuary(chance: Numbers, under: Numbers, head: Any, unseen: Any) -> Any:
    """Draws the next Sanctuary: by chance from those never drawn, then in order."""
    if unseen > _U(0):
        other = head + below(chance, unseen)
        card = under[other]
        under[other] = under[head]
        return card
    return under[head]


@compiled
def _deal_advanced(chance: Numbers, deck: Numbers, hand: Numbers, everybody: Any) -> Any:
    """Deals five to each, of which three stay; the others go back among those not dealt."""
    top, size = _U(0), _U(deck.size)
    for _ in range(_U(5) * everybody):
        _draw_region(chance, deck, top, size)
        top += _ONE
    for seat in range(everybody):
        for place in range(_U(3)):
            first = seat * _U(5) + place
            other = first + below(chance, _U(5) - place)
            deck[first], deck[other] = deck[other], deck[first]
            hand[seat * _U(3) + place] = deck[first]
    for seat in range(everybody):
        for place in range(_U(3)):
            kept, front = seat * _U(5) + place, seat * _U(3) + place
            deck[front], deck[kept] = deck[kept], deck[front]
    return _U(3) * everybody


@compiled
def _score_at_random(
    chance: Numbers, row: Numbers, placed: Numbers, count: Any, given_for: Numbers
) -> Any:
    """Scores a row, each decision to give Sanctuaries up taken by chance."""
    gone: Any
    gone, left = 0, count
    for position in range(ROUNDS - 1, -1, -1):
        given_for[position] = 0
        card = _U(row[position])
        needed = np.int64(REGION_NEEDED[card])
        if REGION_KIND[card] != SACRIFICE or needed > left:
            continue
        choices = 1 + left if needed == 1 else 1 + left * (left - 1) // 2
        if below(chance, choices) == _U(0):
            continue
        for _ in range(needed):
            place = np.int64(below(chance, count))
            while gone >> place & 1:
                place = np.int64(below(chance, count))
            gone |= 1 << place
            given_for[position] |= 1 << place
        left -= needed
    return score(row, ROUNDS, placed, count, given_for)
