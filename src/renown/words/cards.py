"""A card in words: its name, what is on it, what its quest pays."""

from renown.faraway import (
    AtLeast,
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
from renown.words.language import Language
from renown.words.lists import join_and, join_or
from renown.words.things import count_things, name_thing


def name_card(card: Region | Sanctuary, language: Language) -> str:
    """Names a card, as in "Region 44" or "Sanctuary S12"."""
    if isinstance(card, Sanctuary):
        return language.gettext("Sanctuary %(id)s") % {"id": card.id}
    if card.meteorite:
        return language.gettext("Meteorite %(number)d") % {"number": card.number}
    return language.gettext("Region %(number)d") % {"number": card.number}


def describe_card(card: Region | Sanctuary, language: Language) -> str:
    """Says all that is on a card: its name, biome, icons, and quest."""
    gettext = language.gettext
    features = [name_thing(card.biome, language)]
    if isinstance(card, Region):
        features.append(gettext("night") if card.night else gettext("day"))
    elif card.night:
        features.append(gettext("night"))
    features += [
        count_things(what, number, language)
        for what, number in (
            (Mark.CLUE, card.clues),
            (Wonder.STONE, card.stones),
            (Wonder.CHIMERA, card.chimeras),
            (Wonder.THISTLE, card.thistles),
        )
        if number
    ]
    sentences = [f"{name_card(card, language)}: {', '.join(features)}."]
    if isinstance(card, Region) and card.condition:
        needed = [count_things(wonder, number, language) for wonder, number in card.condition]
        asks = gettext("Asks for %(things)s.") % {"things": join_and(needed, language)}
        sentences.append(asks)
    sentences.append(describe_quest(card.quest, language) if card.quest else gettext("No quest."))
    return " ".join(sentences)


def describe_quest(quest: Quest, language: Language) -> str:
    """Says what a quest pays, and for what."""
    gettext = language.gettext
    match quest:
        case Flat(points):
            return gettext("Pays %(points)d.") % {"points": points}
        case Each(points, of):
            things = join_or([name_thing(what, language) for what in of], language)
            text = gettext("Pays %(points)d for each %(things)s.")
            return text % {"points": points, "things": things}
        case EachSet(points, of):
            things = join_and([name_thing(what, language) for what in of], language)
            text = gettext("Pays %(points)d for each set of %(things)s.")
            return text % {"points": points, "things": things}
        case AtLeast(points, what, needed):
            things = count_things(what, needed, language)
            text = gettext("Pays %(points)d with %(things)s or more.")
            return text % {"points": points, "things": things}
        case Sacrifice(points, sanctuaries):
            text = language.ngettext(
                "Pays %(points)d if you give up %(number)d Sanctuary.",
                "Pays %(points)d if you give up %(number)d Sanctuaries.",
                sanctuaries,
            )
            return text % {"points": points, "number": sanctuaries}
