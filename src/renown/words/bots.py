"""What bots are called on pages."""

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
