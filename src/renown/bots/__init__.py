"""The programs that play. A bot is handed a view, never the game."""

from renown.bots.faults import Fault, FaultKind
from renown.bots.match import play_game, play_out
from renown.bots.names import (
    BOTS,
    BotKind,
    BotOption,
    BotOptionError,
    BotPackagesError,
    UnknownBotError,
    make_bot,
)
from renown.bots.protocol import Bot, BotError

__all__ = [
    "BOTS",
    "Bot",
    "BotError",
    "BotKind",
    "BotOption",
    "BotOptionError",
    "BotPackagesError",
    "Fault",
    "FaultKind",
    "UnknownBotError",
    "make_bot",
    "play_game",
    "play_out",
]
