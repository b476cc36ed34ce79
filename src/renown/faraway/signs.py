"""What is printed on cards and can be counted: biomes, wonders, clues and the night."""

from enum import StrEnum
from typing import TypeAlias


class Biome(StrEnum):
    """The landscape of a card; grey cards are the Mystic Haven."""

    FOREST = "forest"
    RIVER = "river"
    DESERT = "desert"
    CITY = "city"
    HAVEN = "haven"


class Wonder(StrEnum):
    """What conditions ask for: uddu stones, okiko chimeras, goldlog thistles."""

    STONE = "stone"
    CHIMERA = "chimera"
    THISTLE = "thistle"


class Mark(StrEnum):
    """The other two things a quest can count: clue icons and night cards."""

    CLUE = "clue"
    NIGHT = "night"


Countable: TypeAlias = Biome | Wonder | Mark
"""Anything a quest or a condition can count on visible cards."""
