"""Bots playing a game among themselves."""

from collections.abc import Sequence

from renown.bots.protocol import Bot
from renown.faraway import CardSet, Game, Setup, apply, new_game, view


def play_game(game: Game, bots: Sequence[Bot], seeds: Sequence[int]) -> Game:
    """Plays a whole game, telling the bots when it begins and when it has ended.

    Args:
        game: The game at its first moment.
        bots: A bot for each seat.
        seeds: What each bot's chance comes from, numbers of 32 bits.
    """
    for seat, (bot, seed) in enumerate(zip(bots, seeds, strict=True)):
        bot.begin(view(game, seat), seed)
    game = play_out(game, bots)
    for seat, bot in enumerate(bots):
        bot.end(view(game, seat))
    return game


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


def rehearse(bot: Bot) -> None:
    """Lets a bot play a small game in which everything can happen.

    Args:
        bot: The bot, for every seat.
    """
    play_game(new_game(2, seed=0, setup=Setup.ADVANCED, sets=tuple(CardSet)), [bot, bot], [0, 0])
