"""A second walk through all games from a deal, written from the rules on lists of numbers.

It only counts in how many different ways a game can go on. Choices made at the same time are
taken in the order of the seats. Up to a given round everybody plays by a script: always the
lowest number, be it to explore, to take or to place. A Meteorite is its number and a half, which
puts it above the Region of its number and below the next.
"""

from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations, product
from math import comb

from tests.faraway.naive_scoring import CARDS

ASKS = {15.5: 1, 21.5: 1, 38.5: 2}
"""How many Sanctuaries each Region with a sacrifice asks for."""


def name_of(number: float) -> str:
    return f"{'R' if number == int(number) else 'M'}{int(number):02}"


@dataclass
class Table:
    hands: list[list[float]]
    regions: list[float]
    sanctuaries: list[int]
    rows: list[list[float]] = field(default_factory=list)
    placed: list[list[int]] = field(default_factory=list)
    river: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rows = [[] for _ in self.hands]
        self.placed = [[] for _ in self.hands]

    def clues(self, seat: int) -> int:
        regions = sum(int(CARDS[name_of(number)]["clues"]) for number in self.rows[seat])
        return regions + sum(int(CARDS[f"S{number:02}"]["clues"]) for number in self.placed[seat])


def count_from_keep(dealt: list[list[float]], reshuffled: list[float], last_round: int) -> int:
    """Counts from an advanced deal of five to the end of a round; Sanctuaries lie by number."""
    ways = 0
    for kept in product(*(combinations(hand, 3) for hand in dealt)):
        held = [number for hand in kept for number in hand]
        table = Table(
            [list(hand) for hand in kept],
            [number for number in reshuffled if number not in held],
            list(range(1, 46)),
        )
        ways += count_rounds(table, 1, 1, last_round)
    return ways


def count_rounds(table: Table, number: int, free_from: int, last_round: int) -> int:
    """Counts the ways from the start of a round to the end of the last one.

    The scoring belongs to round 8.
    """
    if number > last_round:
        return _count_scoring(table) if number == 9 else 1
    if number < 8:
        size = len(table.hands) + 1
        table.river, table.regions = table.regions[:size], table.regions[size:]
    ways = 0
    hands = table.hands if number >= free_from else [[min(hand)] for hand in table.hands]
    for chosen in product(*hands):
        after = deepcopy(table)
        order = sorted(range(len(chosen)), key=lambda seat: chosen[seat])
        drawn: dict[int, list[int]] = {}
        due: dict[int, int] = {}
        for seat in order:
            after.hands[seat].remove(chosen[seat])
            after.rows[seat].append(chosen[seat])
            climbs = number > 1 and chosen[seat] > after.rows[seat][-2]
            due[seat] = 1 + after.clues(seat) if climbs else 0
            drawn[seat] = after.sanctuaries[: due[seat]]
            after.sanctuaries = after.sanctuaries[due[seat] :]
            due[seat] -= len(drawn[seat])
        ways += _count_turns(after, order, drawn, due, number, free_from, last_round)
    return ways


def _count_scoring(table: Table) -> int:
    """Counts the ways to give Sanctuaries up, or not to, which each seat has for itself."""
    ways = 1
    for row, placed in zip(table.rows, table.placed, strict=True):
        ways *= _ways_to_give_up(list(reversed(row)), len(placed))
    return ways


def _ways_to_give_up(to_score: list[float], left: int) -> int:
    if not to_score:
        return 1
    asked = ASKS.get(to_score[0], 0)
    ways = _ways_to_give_up(to_score[1:], left)
    if asked and left >= asked:
        ways += comb(left, asked) * _ways_to_give_up(to_score[1:], left - asked)
    return ways


def _count_turns(
    table: Table,
    order: list[int],
    drawn: dict[int, list[int]],
    due: dict[int, int],
    number: int,
    free_from: int,
    last_round: int,
) -> int:
    if not order:
        table.river = []
        return count_rounds(table, number + 1, free_from, last_round)
    seat, later = order[0], order[1:]
    table = deepcopy(table)
    found = drawn[seat] + table.sanctuaries[: due[seat]]
    table.sanctuaries = table.sanctuaries[due[seat] :]
    free = number >= free_from
    takes: list[float | None] = [None]
    if number < 8:
        takes = [*table.river] if free else [min(table.river)]
    places: list[int | None] = [None]
    if found:
        places = [*found] if free else [min(found)]
    ways = 0
    for taken, placed in product(takes, places):
        after = deepcopy(table)
        if taken is not None:
            after.river.remove(taken)
            after.hands[seat].append(taken)
        if placed is not None:
            after.placed[seat].append(placed)
            after.sanctuaries += [other for other in found if other != placed]
        ways += _count_turns(after, later, drawn, due, number, free_from, last_round)
    return ways
