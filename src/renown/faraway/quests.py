"""What cards pay at the end of the game.

There are five kinds. Whatever they count, they count on all visible cards: Regions and
Sanctuaries alike, the card itself included, without a cap.
"""

from dataclasses import dataclass
from typing import TypeAlias

from renown.faraway.signs import Countable


@dataclass(frozen=True, slots=True)
class Flat:
    """Pays its points once.

    Attributes:
        points: Fame it pays.
    """

    points: int


@dataclass(frozen=True, slots=True)
class Each:
    """Pays its points for each of one thing, or of any of several.

    Attributes:
        points: Fame for each.
        of: What is counted; several are added together.
    """

    points: int
    of: tuple[Countable, ...]


@dataclass(frozen=True, slots=True)
class EachSet:
    """Pays its points for each complete set of different things.

    Attributes:
        points: Fame for each set.
        of: What a set is made of; the smallest of their counts is the number of sets.
    """

    points: int
    of: tuple[Countable, ...]


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Pays its points once if enough of one thing is visible.

    Attributes:
        points: Fame it pays.
        what: What is counted.
        needed: How many must be visible.
    """

    points: int
    what: Countable
    needed: int


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """Pays its points once if its owner gives up Sanctuaries for it.

    Attributes:
        points: Fame it pays.
        sanctuaries: How many Sanctuaries must be given up.
    """

    points: int
    sanctuaries: int


Quest: TypeAlias = Flat | Each | EachSet | AtLeast | Sacrifice
