"""Bots named on the command line, and the seats they take."""

from collections.abc import Sequence
from random import Random

from renown.bots import make_bot
from renown.cli.input_error import InputError

USUAL_BOT = "greedy"
"""The bot that takes every seat nobody was named for."""


def fill_seats(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """Names a bot for each seat.

    Args:
        names: Bots in the order of the seats; a single one takes all seats, and seats that are
            left get the usual bot.
        seats: How many seats there are for bots.

    Raises:
        UnknownBotError: A name is no bot's; the message gives the nearest names.
        InputError: There are more bots than seats.
    """
    for name in names:
        make_bot(name, Random(0))
    if len(names) > seats:
        room = "1 bot" if seats == 1 else f"{seats} bots"
        raise InputError(f"There is room for {room}, and you named {len(names)}.")
    if len(names) == 1:
        return (names[0],) * seats
    return (*names, *(USUAL_BOT for _ in range(seats - len(names))))
