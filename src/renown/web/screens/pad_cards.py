"""The cards as the score pad in the browser needs them."""

import msgspec

from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    AtLeast,
    Each,
    EachSet,
    Flat,
    Quest,
    Region,
    Sacrifice,
    Sanctuary,
)
from renown.web.drawing import draw_region, draw_sanctuary
from renown.words import Language, describe_card, name_card


class PadQuest(msgspec.Struct):
    """A quest: its kind, and what that kind needs."""

    kind: str
    points: int
    of: list[str] = []
    needed: int = 0
    sanctuaries: int = 0


class PadCard(msgspec.Struct):
    """A card as data, in words, and drawn."""

    id: str
    kind: str
    set: str
    biome: str
    night: bool
    counts: dict[str, int]
    quest: PadQuest | None
    name: str
    svg: str
    number: int | None = None
    meteorite: bool = False
    condition: dict[str, int] = {}


def list_cards(language: Language) -> list[PadCard]:
    """Lists all cards of all sets, Regions first.

    Args:
        language: The language of their names and descriptions.
    """
    return [
        *(_region(card, language) for card in REGIONS.values()),
        *(_sanctuary(card, language) for card in SANCTUARIES.values()),
    ]


def _region(card: Region, language: Language) -> PadCard:
    pad_card = _card(card, "region", draw_region(card, describe_card(card, language)), language)
    pad_card.number = card.number
    pad_card.meteorite = card.meteorite
    pad_card.condition = {wonder.value: needed for wonder, needed in card.condition}
    return pad_card


def _sanctuary(card: Sanctuary, language: Language) -> PadCard:
    return _card(card, "sanctuary", draw_sanctuary(card, describe_card(card, language)), language)


def _card(card: Region | Sanctuary, kind: str, svg: str, language: Language) -> PadCard:
    return PadCard(
        id=card.id,
        kind=kind,
        set=card.set.value,
        biome=card.biome.value,
        night=card.night,
        counts={what.value: number for what, number in card.counts},
        quest=_quest(card.quest) if card.quest else None,
        name=name_card(card, language),
        svg=svg,
    )


def _quest(quest: Quest) -> PadQuest:
    match quest:
        case Flat(points):
            return PadQuest("flat", points)
        case Each(points, of):
            return PadQuest("each", points, [what.value for what in of])
        case EachSet(points, of):
            return PadQuest("each set", points, [what.value for what in of])
        case AtLeast(points, what, needed):
            return PadQuest("at least", points, [what.value], needed=needed)
        case Sacrifice(points, sanctuaries):
            return PadQuest("sacrifice", points, sanctuaries=sanctuaries)
