"""The programs that play. A bot is handed a view, never the game."""

from renown.bots.match import play_out
from renown.bots.names import BOTS, UnknownBotError, make_bot
from renown.bots.protocol import Bot

__all__ = ["BOTS", "Bot", "UnknownBotError", "make_bot", "play_out"]
