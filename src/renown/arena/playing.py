"""Playing deals; this is what workers do."""

from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random

from renown.arena.errors import BrokenGameError
from renown.arena.match import Match
from renown.arena.results import LostTurns, PlayedDeal, PlayedGame
from renown.arena.seating import Lineup, rotations
from renown.bots import Bot, make_bot, play_game
from renown.faraway import new_game


def play_deals(match: Match, deals: Sequence[tuple[int, Lineup]]) -> list[PlayedDeal]:
    """Plays some deals of a match; a deal turns out the same wherever it is played.

    Args:
        match: What is played.
        deals: The number of each deal, and who plays it.

    Raises:
        BotError: A bot cannot be made here.
        BrokenGameError: A bot failed.
    """
    with ExitStack() as closing:
        made: dict[tuple[int, int], Bot] = {}
        played: list[PlayedDeal] = []
        for number, lineup in deals:
            # A bot plays many games, since some take long to start; copies of it are others.
            needed = [
                (position, lineup[:place].count(position)) for place, position in enumerate(lineup)
            ]
            for position, copy in needed:
                if (position, copy) not in made:
                    # Every game gives it a seed of its own.
                    bot = make_bot(match.bots[position], Random(0), programs=True)
                    closing.callback(bot.close)
                    made[position, copy] = bot
            games = _play_rotations(match, number, [made[key] for key in needed])
            played.append(PlayedDeal(number, lineup, games))
        return played


def _play_rotations(match: Match, deal: int, bots: Sequence[Bot]) -> tuple[PlayedGame, ...]:
    """Plays a deal once for each way to seat the bots.

    Args:
        match: What is played.
        deal: The number of the deal; the decks depend on nothing else.
        bots: The bots, in the order of the lineup.
    """
    return tuple(
        _play_game(match, deal, rotation, places, bots)
        for rotation, places in enumerate(rotations(len(bots)))
    )


def _play_game(
    match: Match, deal: int, rotation: int, places: tuple[int, ...], bots: Sequence[Bot]
) -> PlayedGame:
    name = f"{match.seed}, deal {deal}"
    game = new_game(match.players, seed=name, setup=match.setup, sets=match.sets)
    seeds = [
        Random(f"{name}, rotation {rotation}, place {place}").getrandbits(32) for place in places
    ]
    try:
        ended = play_game(game, [bots[place] for place in places], seeds)
    except Exception as fault:
        raise BrokenGameError(
            f"Game {rotation + 1} of deal {deal} with the seed {match.seed} broke off: {fault}"
        ) from fault
    standings = sorted(ended.ranking().standings, key=lambda standing: places[standing.seat])
    return PlayedGame(
        fame=tuple(standing.fame for standing in standings),
        ranks=tuple(standing.rank for standing in standings),
        lost=tuple(lost for place, bot in enumerate(bots) for lost in _lost_turns(place, bot)),
    )


def _lost_turns(place: int, bot: Bot) -> list[LostTurns]:
    faults = bot.faults
    turns = Counter(fault.kind for fault in faults)
    first = {fault.kind: fault.detail for fault in reversed(faults)}
    return [LostTurns(place, str(kind), turns[kind], first[kind]) for kind in turns]
