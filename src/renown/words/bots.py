"""What bots are called on pages: by their level where they play at one."""

from collections.abc import Sequence

from renown.words.language import Language

_LONGEST_NAME = 30
"""Characters of a bot's name that a seat has room for."""


def title_bot(bot: str, language: Language) -> str:
    """Names a level for people, with a word on how it plays; a bot, by its name alone."""
    gettext = language.gettext
    match bot:
        case "newcomer":
            return gettext("Newcomer: plays for the first time")
        case "wanderer":
            return gettext("Wanderer: goes where fancy leads")
        case "explorer":
            return gettext("Explorer: strays now and then")
        case "scout":
            return gettext("Scout: a quick eye, seldom wrong")
        case "guide":
            return gettext("Guide: weighs every step")
        case "legend":
            return gettext("Legend: nobody plays better")
        case _:
            return _name_bot(bot, language)


def name_bots(bots: Sequence[str], language: Language) -> list[str]:
    """Names the bots of a table, given by level or by name; those of a kind are numbered."""
    names = [_name_bot(bot, language) for bot in bots]
    return [
        f"{name} {names[:position].count(name) + 1}" if names.count(name) > 1 else name
        for position, name in enumerate(names)
    ]


def _name_bot(bot: str, language: Language) -> str:
    gettext = language.gettext
    match bot:
        case "newcomer":
            return gettext("Newcomer")
        case "wanderer":
            return gettext("Wanderer")
        case "explorer":
            return gettext("Explorer")
        case "scout":
            return gettext("Scout")
        case "guide":
            return gettext("Guide")
        case "legend":
            return gettext("Legend")
        case "random":
            return gettext("Random")
        case "greedy":
            return gettext("Greedy")
        case _:
            name = bot.removeprefix("cmd:")
            return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
