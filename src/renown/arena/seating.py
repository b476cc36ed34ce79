"""Who plays which deal, and in which seats."""

from collections.abc import Iterator
from itertools import cycle, islice, repeat
from random import Random
from typing import TypeAlias

from renown.arena.match import Match

Lineup: TypeAlias = tuple[int, ...]
"""The bots that play a deal, by their positions among the bots of the match."""


def lineups(match: Match) -> Iterator[Lineup]:
    """Says for deal after deal, without an end, which bots play it.

    If there are no more bots than players, the first bot takes one place and the others share
    those left. If there are more, every deal is played by some of them.
    """
    bots, players = len(match.bots), match.players
    if bots <= players:
        return repeat((0, *islice(cycle(range(1, bots)), players - 1)))
    return _in_turn(bots, players, Random(f"{match.seed}, lineups"))


def rotations(players: int) -> Iterator[tuple[int, ...]]:
    """Gives each way to seat a lineup: everybody moves on by one seat from game to game.

    Yields:
        For each seat, the place in the lineup of the bot that sits there.
    """
    for moved in range(players):
        yield tuple((seat - moved) % players for seat in range(players))


def _in_turn(bots: int, players: int, random: Random) -> Iterator[Lineup]:
    """Lets those play who have played least, with those they have met least."""
    played = [0] * bots
    met = [[0] * bots for _ in range(bots)]
    while True:
        lineup: list[int] = []
        while len(lineup) < players:
            lineup.append(_next(lineup, played, met, random))
        for bot in lineup:
            played[bot] += 1
            for other in lineup:
                met[bot][other] += 1
        yield tuple(lineup)


def _next(lineup: list[int], played: list[int], met: list[list[int]], random: Random) -> int:
    free = [bot for bot in range(len(played)) if bot not in lineup]
    random.shuffle(free)
    return min(free, key=lambda bot: (played[bot], sum(met[bot][other] for other in lineup)))
