"""The cards as arrays.

Regions are numbered in the order of their exploration times, so that the higher number is the
higher Region; Sanctuaries in the order of their ids. What a card counts for is packed in one word,
six bits for each thing; a condition is packed the same way.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    AtLeast,
    Biome,
    Card,
    CardSet,
    Countable,
    Each,
    EachSet,
    Flat,
    Mark,
    Quest,
    Region,
    Sacrifice,
    Sanctuary,
    Wonder,
)

REGION_LIST: tuple[Region, ...] = tuple(
    sorted(REGIONS.values(), key=lambda card: card.exploration_time)
)
"""The Regions by their numbers here."""

SANCTUARY_LIST: tuple[Sanctuary, ...] = tuple(SANCTUARIES.values())
"""The Sanctuaries by their numbers here."""

CARD_NUMBER: dict[Card, int] = {
    card: number for cards in (REGION_LIST, SANCTUARY_LIST) for number, card in enumerate(cards)
}
"""The number of each card among its kind."""

SHIFTS: dict[Countable, int] = {
    what: 6 * position for position, what in enumerate((*Wonder, *Mark, *Biome))
}
"""Where each thing's counter begins in a word."""

NOWHERE = 60
"""A place in a word where nothing is counted."""

NO_QUEST, FLAT, EACH, BIOME_SET, WONDER_SET, AT_LEAST, SACRIFICE = range(7)
"""The kinds of quest."""


def _pack(counts: Iterable[tuple[Countable, int]]) -> int:
    return sum(number << SHIFTS[what] for what, number in counts)


def _quest(quest: Quest | None) -> tuple[int, int, int, int, int]:
    """Gives kind, points, two places in a word, and how many are needed."""
    match quest:
        case None:
            return NO_QUEST, 0, NOWHERE, NOWHERE, 0
        case Flat(points):
            return FLAT, points, NOWHERE, NOWHERE, 0
        case Each(points, of):
            places = [SHIFTS[what] for what in of] + [NOWHERE]
            return EACH, points, places[0], places[1], 0
        case EachSet(points, of):
            kind = WONDER_SET if set(of) == set(Wonder) else BIOME_SET
            return kind, points, NOWHERE, NOWHERE, 0
        case AtLeast(points, what, needed):
            return AT_LEAST, points, SHIFTS[what], NOWHERE, needed
        case Sacrifice(points, sanctuaries):
            return SACRIFICE, points, NOWHERE, NOWHERE, sanctuaries


def _words(values: Iterable[int]) -> npt.NDArray[np.uint64]:
    return np.array(list(values), dtype=np.uint64)


def _small(values: Iterable[int]) -> npt.NDArray[np.uint8]:
    return np.array(list(values), dtype=np.uint8)


CLUE_SHIFT = SHIFTS[Mark.CLUE]
BIOME_SHIFTS = tuple(SHIFTS[biome] for biome in Biome if biome is not Biome.HAVEN)
WONDER_SHIFTS = tuple(SHIFTS[wonder] for wonder in Wonder)

REGION_ICONS = _words(_pack(card.counts) for card in REGION_LIST)
REGION_NEEDS = _words(_pack(card.condition) for card in REGION_LIST)
REGION_KIND = _small(_quest(card.quest)[0] for card in REGION_LIST)
REGION_POINTS = _small(_quest(card.quest)[1] for card in REGION_LIST)
REGION_FIRST = _small(_quest(card.quest)[2] for card in REGION_LIST)
REGION_SECOND = _small(_quest(card.quest)[3] for card in REGION_LIST)
REGION_NEEDED = _small(_quest(card.quest)[4] for card in REGION_LIST)
REGION_DIGIT = np.array([card.number % 10 for card in REGION_LIST], dtype=np.int64)
REGION_METEORITE = _small(card.meteorite for card in REGION_LIST)
REGION_SET = _small(list(CardSet).index(card.set) for card in REGION_LIST)

SANCTUARY_ICONS = _words(_pack(card.counts) for card in SANCTUARY_LIST)
SANCTUARY_KIND = _small(_quest(card.quest)[0] for card in SANCTUARY_LIST)
SANCTUARY_POINTS = _small(_quest(card.quest)[1] for card in SANCTUARY_LIST)
SANCTUARY_FIRST = _small(_quest(card.quest)[2] for card in SANCTUARY_LIST)
SANCTUARY_SECOND = _small(_quest(card.quest)[3] for card in SANCTUARY_LIST)
