"""Regions and Sanctuaries, and what a card can be counted for."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from renown.faraway.quests import Quest
from renown.faraway.signs import Biome, Countable, Mark, Wonder


class CardSet(StrEnum):
    """The box a card comes from."""

    BASE = "base"
    PEOPLE_FROM_BELOW = "people_from_below"
    UNDER_STARRY_SKIES = "under_starry_skies"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """What Regions and Sanctuaries have in common.

    Two cards are equal when their ids are: the catalogue holds one card for each id.

    Attributes:
        id: The card's name in the catalogue, such as `R44`, `M15` or `S12`.
        set: The box it comes from.
        biome: Its biome; a grey card is a Mystic Haven.
        night: Whether it counts as a night card.
        clues: Clue icons on it.
        stones: Uddu stones on it.
        chimeras: Okiko chimeras on it.
        thistles: Goldlog thistles on it.
        quest: What it pays at the end, or None.
        counts: All it can be counted for once it is visible, with how many of each; zeros left
            out.
    """

    id: str
    set: CardSet
    biome: Biome
    night: bool
    clues: int
    stones: int
    chimeras: int
    thistles: int
    quest: Quest | None
    counts: tuple[tuple[Countable, int], ...] = field(init=False)

    def __post_init__(self) -> None:
        """Gathers what the card can be counted for."""
        icons: tuple[tuple[Countable, int], ...] = (
            (self.biome, 1),
            (Mark.NIGHT, int(self.night)),
            (Mark.CLUE, self.clues),
            (Wonder.STONE, self.stones),
            (Wonder.CHIMERA, self.chimeras),
            (Wonder.THISTLE, self.thistles),
        )
        object.__setattr__(self, "counts", tuple((what, n) for what, n in icons if n))

    def __eq__(self, other: object) -> bool:
        """Says whether the other is the same card."""
        return isinstance(other, Card) and self.id == other.id

    def __hash__(self) -> int:
        """Agrees with equality."""
        return hash(self.id)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Region(Card):
    """A square card; one is played each round.

    Attributes:
        number: The printed exploration time, in hours.
        condition: The wonders its quest asks for, with how many of each; zeros left out.
    """

    number: int
    condition: tuple[tuple[Wonder, int], ...]

    @property
    def meteorite(self) -> bool:
        """Whether this is a Meteorite of Under Starry Skies."""
        return self.set is CardSet.UNDER_STARRY_SKIES

    @property
    def exploration_time(self) -> tuple[int, bool]:
        """The key that orders Regions: on equal numbers the Meteorite counts as the higher."""
        return self.number, self.meteorite

    def __repr__(self) -> str:
        """Gives the expression that looks the card up."""
        return f"region({self.id!r})"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Sanctuary(Card):
    """A rectangular card, found on the way; it stays visible and has no condition."""

    def __repr__(self) -> str:
        """Gives the expression that looks the card up."""
        return f"sanctuary({self.id!r})"


RegionName: TypeAlias = Region | str | int
"""A Region, its id (`"R44"`), or its printed number (44, `"44"`)."""

SanctuaryName: TypeAlias = Sanctuary | str
"""A Sanctuary or its id (`"S12"`)."""
