"""A card as JSON, with all facts."""

import msgspec

from renown.cli.card_search import AnyCard
from renown.faraway import AtLeast, Each, EachSet, Flat, Quest, Region, Sacrifice
from renown.words import ENGLISH, describe_card


def card_to_json(card: AnyCard) -> str:
    """Writes a card as one line of JSON; `renown cards --help` describes its form."""
    facts: dict[str, object] = {
        "id": card.id,
        "kind": "region" if isinstance(card, Region) else "sanctuary",
        "set": card.set,
        "number": card.number if isinstance(card, Region) else None,
        "biome": card.biome,
        "night": card.night,
        "clues": card.clues,
        "stones": card.stones,
        "chimeras": card.chimeras,
        "thistles": card.thistles,
        "condition": dict(card.condition) if isinstance(card, Region) else {},
        "quest": _quest(card.quest) if card.quest else None,
        "text": describe_card(card, ENGLISH),
    }
    return msgspec.json.encode(facts).decode()


def _quest(quest: Quest) -> dict[str, object]:
    match quest:
        case Flat(points):
            return {"kind": "flat", "points": points}
        case Each(points, of):
            return {"kind": "each", "points": points, "of": of}
        case EachSet(points, of):
            return {"kind": "each_set", "points": points, "of": of}
        case AtLeast(points, what, needed):
            return {"kind": "at_least", "points": points, "of": (what,), "needed": needed}
        case Sacrifice(points, sanctuaries):
            return {"kind": "sacrifice", "points": points, "sanctuaries": sanctuaries}
