"""Running a match: which deals are played, and when it is enough."""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import ceil

from renown.arena.errors import ArenaError
from renown.arena.keeping import Keeping
from renown.arena.match import Match
from renown.arena.results import PlayedDeal
from renown.arena.seating import lineups
from renown.arena.standings import win_shares
from renown.arena.workers import Workers

FIRST_LOOK = 20
"""Deals that every bot has played when its interval is looked at for the first time."""


def check_deals(match: Match, deals: int) -> None:
    """Checks that every bot gets to play.

    Raises:
        ArenaError: There are too few deals.
    """
    least = ceil(len(match.bots) / match.players)
    if deals < least:
        needed = "1 deal is" if least == 1 else f"{least} deals are"
        raise ArenaError(f"At least {needed} needed for every bot to play, not {deals}.")


def run(
    match: Match,
    deals: int,
    workers: Workers,
    until: float | None = None,
    keeping: Keeping | None = None,
) -> Iterator[PlayedDeal]:
    """Plays a match; how it turns out depends neither on the workers nor on what was kept.

    Args:
        match: What is played.
        deals: How many deals to play at most.
        workers: Who plays them.
        until: How narrow the intervals of all win shares are to be; then the match ends.
        keeping: Where the match is kept; what is in there is not played again.

    Yields:
        Every deal in order, those kept as well.
    """
    kept = keeping.deals if keeping else ()
    played: list[PlayedDeal] = []
    for end in [deals] if until is None else _looks(match, deals):
        for deal in kept[len(played) : end]:
            played.append(deal)
            yield deal
        missing = islice(enumerate(lineups(match)), len(played), end)
        for deal in workers.play(match, missing):
            if keeping:
                keeping.add(deal)
            played.append(deal)
            yield deal
        if until is not None and is_narrow(match, played, until):
            break


def is_narrow(match: Match, deals: Sequence[PlayedDeal], until: float) -> bool:
    """Says whether the interval of every win share is narrower than asked.

    Args:
        match: What was played.
        deals: How it went; every bot has played at least one.
        until: The width asked for.
    """
    widths = [share.width for share in win_shares(len(match.bots), deals)]
    return all(width is not None and width < until for width in widths)


def _looks(match: Match, deals: int) -> Iterator[int]:
    """Says after how many deals to look whether it is enough.

    At first early, then each time when a quarter more has been played: the more often one looks,
    the more often chance makes an interval narrow, and workers wait for each other at every look.
    """
    look = ceil(FIRST_LOOK * len(match.bots) / min(match.players, len(match.bots)))
    while look < deals:
        yield look
        look += look // 4
    yield deals
