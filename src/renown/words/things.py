"""The names of what can be counted, alone and with a number."""

from renown.faraway import Biome, Countable, Mark, Wonder
from renown.words.language import Language


def name_thing(what: Countable, language: Language) -> str:
    """Names one of a thing, as in "2 for each …"."""
    gettext = language.gettext
    match what:
        case Wonder.STONE:
            return gettext("stone")
        case Wonder.CHIMERA:
            return gettext("chimera")
        case Wonder.THISTLE:
            return gettext("thistle")
        case Mark.CLUE:
            return gettext("clue")
        case Mark.NIGHT:
            return gettext("night card")
        case Biome.FOREST:
            return gettext("forest")
        case Biome.RIVER:
            return gettext("river")
        case Biome.DESERT:
            return gettext("desert")
        case Biome.CITY:
            return gettext("city")
        case Biome.HAVEN:
            return gettext("Mystic Haven")


def count_things(what: Countable, number: int, language: Language) -> str:
    """Names a number of things, as in "2 stones"."""
    ngettext = language.ngettext
    match what:
        case Wonder.STONE:
            text = ngettext("%(number)d stone", "%(number)d stones", number)
        case Wonder.CHIMERA:
            text = ngettext("%(number)d chimera", "%(number)d chimeras", number)
        case Wonder.THISTLE:
            text = ngettext("%(number)d thistle", "%(number)d thistles", number)
        case Mark.CLUE:
            text = ngettext("%(number)d clue", "%(number)d clues", number)
        case Mark.NIGHT:
            text = ngettext("%(number)d night card", "%(number)d night cards", number)
        case Biome.FOREST:
            text = ngettext("%(number)d forest", "%(number)d forests", number)
        case Biome.RIVER:
            text = ngettext("%(number)d river", "%(number)d rivers", number)
        case Biome.DESERT:
            text = ngettext("%(number)d desert", "%(number)d deserts", number)
        case Biome.CITY:
            text = ngettext("%(number)d city", "%(number)d cities", number)
        case Biome.HAVEN:
            text = ngettext("%(number)d Mystic Haven", "%(number)d Mystic Havens", number)
    return text % {"number": number}
