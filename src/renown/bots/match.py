"""Bots playing a game among themselves."""

from collections.abc import Sequence

from renown.bots.protocol import Bot
from renown.faraway import Game, apply, view


def play_out(game: Game, bots: Sequence[Bot]) -> Game:
    """Plays a game to its end.

    Args:
        game: The game so far.
        bots: A bot for each seat.
    """
    while not game.is_over:
        seat = game.waiting[0]
        game = apply(game, seat, bots[seat].choose(view(game, seat)))
    return game
