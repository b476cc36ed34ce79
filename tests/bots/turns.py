"""Turns to answer, and what was answered."""

from collections.abc import Iterable

from renown.bots import Bot
from renown.faraway import View, new_game, view

TURNS = [view(new_game(2, seed=seed), 0) for seed in range(6)]
"""Choices of the Region to explore, each among three."""

FIRST, LAST = 0, 2


def choices(bot: Bot, turns: Iterable[View]) -> list[int]:
    """Lets a bot choose: the position of each choice among what is legal."""
    return [seen.legal_actions.index(bot.choose(seen)) for seen in turns]


def kinds(bot: Bot) -> list[str]:
    return [fault.kind.value for fault in bot.faults]


def details(bot: Bot) -> str:
    return " ".join(fault.detail for fault in bot.faults)
