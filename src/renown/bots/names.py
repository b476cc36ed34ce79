"""Bots by name."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from random import Random

from renown.bots.greedy_bot import GreedyBot
from renown.bots.protocol import Bot
from renown.bots.random_bot import RandomBot

BOTS: Mapping[str, Callable[[Random], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every bot by its name, the weakest first."""


class UnknownBotError(ValueError):
    """No bot has that name."""


def make_bot(name: str, random: Random) -> Bot:
    """Makes a bot.

    Args:
        name: A name of `BOTS`.
        random: Where its chance comes from.

    Raises:
        UnknownBotError: No bot has that name; the message gives the nearest names.
    """
    if name in BOTS:
        return BOTS[name](random)
    near = get_close_matches(name.lower(), BOTS, n=3, cutoff=0.5)
    meant = f"Did you mean {' or '.join(near)}?" if near else f"There are {', '.join(BOTS)}."
    raise UnknownBotError(f"There is no bot “{name}”. {meant}")
