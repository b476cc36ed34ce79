"""Bots by name: `greedy`; with a number for some, `flat:200`; levels; `cmd:COMMAND`."""

import re
import shlex
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from random import Random

from renown.bots.greedy_bot import GreedyBot
from renown.bots.levels import LEVELS, resolve_level
from renown.bots.protocol import Bot, BotError
from renown.bots.random_bot import RandomBot


class UnknownBotError(BotError):
    """No bot has that name."""


class BotOptionError(BotError):
    """The bot does not take what stands after its name."""


class BotPackagesError(BotError):
    """The bot needs packages that are not installed."""


@dataclass(frozen=True, slots=True)
class BotOption:
    """The number that can stand after a bot's name.

    Attributes:
        meaning: What it counts, in words for people: "rollouts for every action".
        least: The smallest it can be.
        most: The largest.
        usual: What it is when only the name is given.
    """

    meaning: str
    least: int
    most: int
    usual: int

    def read(self, text: str) -> int:
        """Reads the number; each has only one form, so that equal bots bear one name.

        Raises:
            BotOptionError: The text is no such number.
        """
        if re.fullmatch("0|[1-9][0-9]{0,17}", text) and self.least <= int(text) <= self.most:
            return int(text)
        raise BotOptionError(
            f"“{text}” is no whole number from {self.least} to {self.most} ({self.meaning})."
        )


@dataclass(frozen=True, slots=True)
class BotKind:
    """How the bots of one name are made.

    Attributes:
        make: Makes one from where its chance comes from and its number, which is 0 for a kind
            without an option. What needs packages that may be missing is imported in here.
        option: What its number is, or None.
        needs_kernels: Whether it needs compiled kernels. Its `prepare` then compiles what is not
            kept on disk yet, which takes many seconds.
    """

    make: Callable[[Random, int], Bot]
    option: BotOption | None = None
    needs_kernels: bool = False


def _make_flat(random: Random, rollouts: int) -> Bot:
    from renown.bots.flat_bot import FlatBot

    return FlatBot(random, rollouts)


def _make_instant(random: Random, noise: int) -> Bot:
    from renown.bots.instant_bot import InstantBot
    from renown.bots.network.weights import network

    return InstantBot(random, network("small"), noise)


def _make_expert(random: Random, milliseconds: int) -> Bot:
    from renown.bots.expert_bot import ExpertBot
    from renown.bots.network.weights import network

    return ExpertBot(random, network("large"), milliseconds)


BOTS: Mapping[str, BotKind] = {
    "random": BotKind(lambda random, _: RandomBot(random)),
    "greedy": BotKind(lambda random, _: GreedyBot(random)),
    "flat": BotKind(
        _make_flat, BotOption("rollouts for every action", 1, 5000, 200), needs_kernels=True
    ),
    "instant": BotKind(_make_instant, BotOption("noise in fame", 0, 100, 0), needs_kernels=True),
    "expert": BotKind(
        _make_expert, BotOption("milliseconds for a decision", 1, 60_000, 1000), needs_kernels=True
    ),
}
"""Every kind of bot by its name, the weakest first."""

PROGRAM = "cmd"
"""What stands before the colon and the command of a program that is to play."""


def make_bot(name: str, random: Random, *, programs: bool = False) -> Bot:
    """Makes a bot.

    Args:
        name: A level, or a name of `BOTS`; for a kind with an option, a colon and a number may
            follow.
        random: Where its chance comes from.
        programs: Whether the name may also be `cmd:` and a command. It is run with the rights of
            this process: only where who names the bot has them anyway.

    Raises:
        UnknownBotError: No bot has that name; the message gives the nearest names.
        BotOptionError: What follows the name is not what the bot takes.
        BotPackagesError: The bot needs packages that are not installed.
    """
    kind_name, colon, rest = resolve_level(name).partition(":")
    if colon and kind_name == PROGRAM:
        if not programs:
            raise UnknownBotError("Programs cannot be named here.")
        return _make_program(rest, random)
    if kind_name not in BOTS:
        raise UnknownBotError(f"There is no bot “{name}”. {_nearest(kind_name)}")
    kind = BOTS[kind_name]
    number = 0
    if kind.option:
        number = kind.option.read(rest) if colon else kind.option.usual
    elif colon:
        raise BotOptionError(f"The bot {kind_name} takes no number, so not “{name}”.")
    try:
        return kind.make(random, number)
    except ModuleNotFoundError as fault:
        if (fault.name or "").split(".")[0] == "renown":
            raise
        raise BotPackagesError(
            f"The bot {kind_name} needs more packages: pip install 'renown[fast]'"
        ) from None


def needs_kernels(name: str) -> bool:
    """Says whether the bot of that name, or behind that level, needs compiled kernels."""
    kind = BOTS.get(resolve_level(name).partition(":")[0])
    return kind is not None and kind.needs_kernels


def _nearest(name: str) -> str:
    if near := get_close_matches(name.lower(), [*BOTS, *LEVELS], n=3):
        return f"Did you mean {' or '.join(near)}?"
    return f"There are {', '.join(BOTS)}, and the levels {', '.join(LEVELS)}."


def _make_program(command: str, random: Random) -> Bot:
    if sys.platform == "win32":
        raise UnknownBotError("Programs can play on Linux and macOS only.")
    try:
        words = shlex.split(command)
    except ValueError:
        raise BotOptionError(f"In “{command}” a quotation mark is not closed.") from None
    if not words:
        raise BotOptionError(f"After {PROGRAM}: stands a command, as in {PROGRAM}:./mybot.")
    # A game without programs does not wait for what starts them.
    from renown.bots.program_bot import ProgramBot

    return ProgramBot(random, words)
