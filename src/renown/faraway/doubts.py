"""What is doubtful in cards entered from a real table, although they can be scored."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from renown.faraway.cards import Region, Sanctuary
from renown.faraway.scoring import ROW_LENGTH


@dataclass(frozen=True, slots=True)
class ShortRow:
    """The row has fewer Regions than a whole game gives.

    Attributes:
        regions: How many it has.
    """

    regions: int


@dataclass(frozen=True, slots=True)
class SanctuaryNumber:
    """There are more or fewer Sanctuaries than the row's ascents brought.

    Attributes:
        found: How many there are.
        expected: How many the row brings, unless the Sanctuary deck ran short.
    """

    found: int
    expected: int


Doubt: TypeAlias = ShortRow | SanctuaryNumber


def ascents(row: Sequence[Region]) -> int:
    """Counts the places where a Region is higher than the one before: each finds a Sanctuary."""
    return sum(
        later.exploration_time > earlier.exploration_time for earlier, later in pairwise(row)
    )


def doubts(row: Sequence[Region], sanctuaries: Sequence[Sanctuary]) -> tuple[Doubt, ...]:
    """Finds what the people at the table should look at again (rules, "Scoring")."""
    found: list[Doubt] = []
    if len(row) < ROW_LENGTH:
        found.append(ShortRow(len(row)))
    if len(sanctuaries) != ascents(row):
        found.append(SanctuaryNumber(len(sanctuaries), ascents(row)))
    return tuple(found)
