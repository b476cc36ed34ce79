"""Bots named on the command line, and the seats they take."""

from collections.abc import Sequence
from random import Random

from renown.bots import BotError, make_bot
from renown.bots.names import needs_kernels
from renown.pad.input_error import InputError

USUAL_BOT = "greedy"
"""The bot that takes every seat nobody was named for."""


def fill_seats(
    names: Sequence[str], seats: int, usual: str = USUAL_BOT, *, compiles: bool = True
) -> tuple[str, ...]:
    """Names a bot for each seat.

    Args:
        names: Bots or levels in the order of the seats; a single one takes all seats, and seats
            that are left get the usual one.
        seats: How many seats there are for bots.
        usual: The bot, or the level, that takes every seat nobody was named for.
        compiles: Whether kernels that bots need are compiled, so that they can play at once.

    Raises:
        InputError: A bot cannot be made or cannot play, or there are more bots than seats.
    """
    if len(names) > seats:
        room = "1 bot" if seats == 1 else f"{seats} bots"
        raise InputError(f"There is room for {room}, and you named {len(names)}.")
    for name in dict.fromkeys(names):
        _check(name, compiles)
    if len(names) == 1:
        return (names[0],) * seats
    return (*names, *(usual for _ in range(seats - len(names))))


def _check(name: str, compiles: bool) -> None:
    """Checks that a bot can be made and is ready to play: a program is started, and says hello."""
    try:
        bot = make_bot(name, Random(0), programs=True)
        if compiles or not needs_kernels(name):
            bot.prepare()
    except BotError as fault:
        raise InputError(str(fault)) from None
    bot.close()
