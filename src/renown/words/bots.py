"""What bots are called on pages."""

from collections.abc import Sequence

from renown.words.language import Language


def title_bot(bot: str, language: Language) -> str:
    """Names a bot for people, with a word on how it plays."""
    match bot:
        case "random":
            return language.gettext("Random: any card will do")
        case "greedy":
            return language.gettext("Greedy: takes what pays most now")
        case _:
            return bot


def name_bots(bots: Sequence[str], language: Language) -> list[str]:
    """Names the bots of a table; those of a kind are numbered."""
    names = []
    for position, bot in enumerate(bots):
        name = _name_bot(bot, language)
        earlier = bots[:position].count(bot)
        names.append(f"{name} {earlier + 1}" if bots.count(bot) > 1 else name)
    return names


def _name_bot(bot: str, language: Language) -> str:
    match bot:
        case "random":
            return language.gettext("Random")
        case "greedy":
            return language.gettext("Greedy")
        case _:
            return bot
