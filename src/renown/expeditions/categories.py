"""Where glory tokens can stand, and what a boast takes (rules, "Glory")."""

from dataclasses import dataclass
from enum import StrEnum


class Category(StrEnum):
    """A glory category of the basecamp."""

    QUESTS = "quests"
    MELDS = "melds"
    UPGRADES = "upgrades"
    CORRUPTION_20 = "corruption20"
    CORRUPTION = "corruption"
    CARDS = "cards"
    WORKERS_MAPS = "workers_maps"


TOKENS = 4
"""Glory tokens of each player."""

WORKERS_GOAL, MAPS_GOAL = 7, 5
"""The two goals of the category that workers and map tokens share; either will do."""

GOALS = {
    Category.QUESTS: 4,
    Category.MELDS: 4,
    Category.UPGRADES: 4,
    Category.CORRUPTION_20: 1,
    Category.CORRUPTION: 7,
    Category.CARDS: 8,
}
"""What has to be owned to boast, for the categories that have one goal."""

TITLES = {
    Category.QUESTS: "solved quests",
    Category.MELDS: "melded meteorites",
    Category.UPGRADES: "upgraded items",
    Category.CORRUPTION_20: "the corruption token of value 20",
    Category.CORRUPTION: "corruption tokens",
    Category.CARDS: "cards",
    Category.WORKERS_MAPS: "workers or maps",
}
"""The categories, as they stand within a sentence."""

LASTING = (
    Category.QUESTS,
    Category.MELDS,
    Category.UPGRADES,
    Category.CORRUPTION_20,
    Category.CORRUPTION,
)
"""The categories whose counts do not normally fall."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What a player owns, as far as boasts and ties ask for it.

    Attributes:
        quests: Solved quests.
        melds: Melded meteorites; None: not told, which counts as none.
        upgrades: Upgraded items; None: not told.
        corruption: Corruption tokens without the one of value 20.
        corruption20: Whether the corruption token of value 20 is theirs.
        cards: Cards in hand and active row; tucked cards do not count.
        workers: Workers, hero workers too.
        maps: Map tokens.
    """

    quests: int = 0
    melds: int | None = None
    upgrades: int | None = None
    corruption: int = 0
    corruption20: bool = False
    cards: int = 0
    workers: int = 0
    maps: int = 0

    def told(self, category: Category) -> int | None:
        """Gives the count of a category with one goal; None where it was not told."""
        number: int | None = getattr(self, category.value)
        return number

    def meets(self, category: Category) -> bool:
        """Says whether the goal of a category is met."""
        if category is Category.WORKERS_MAPS:
            return self.workers >= WORKERS_GOAL or self.maps >= MAPS_GOAL
        return (self.told(category) or 0) >= GOALS[category]


NOTHING = Counts()
"""What somebody owns of whom nothing was told."""
