"""What a match comes to for each bot."""

from collections.abc import Sequence
from statistics import fmean

import msgspec

from renown.arena.intervals import Estimate, estimate_mean, estimate_share
from renown.arena.match import Match
from renown.arena.results import PlayedDeal, PlayedGame


class Loss(msgspec.Struct, frozen=True):
    """Turns that a bot lost in a match, all for one reason.

    Attributes:
        kind: The reason, in a word.
        turns: How many.
        example: What happened at the first of them, as a sentence.
    """

    kind: str
    turns: int
    example: str


class Standing(msgspec.Struct, frozen=True):
    """What a match comes to for one bot.

    Attributes:
        bot: Its name.
        rating: Its place on the scale of the ladder.
        win_share: The part of its games that it won, for each seat it had.
        fame: Its points in a game.
        deals: How many deals it played.
        lost: The turns it lost.
    """

    bot: str
    rating: Estimate
    win_share: Estimate
    fame: Estimate
    deals: int
    lost: tuple[Loss, ...]


def rank_bots(match: Match, deals: Sequence[PlayedDeal]) -> tuple[Standing, ...]:
    """Sums a match up, the best rated bot first.

    Args:
        match: What was played.
        deals: How it went; every bot has played at least one.
    """
    # NumPy is slow to load, and only ratings need it.
    from renown.arena.ratings import rate

    ratings = rate(len(match.bots), deals)
    standings = [
        _sum_up(bot, position, rating, [deal for deal in deals if position in deal.lineup])
        for position, (bot, rating) in enumerate(zip(match.bots, ratings, strict=True))
    ]
    return tuple(sorted(standings, key=lambda standing: -standing.rating.value))


def win_shares(bots: int, deals: Sequence[PlayedDeal]) -> tuple[Estimate, ...]:
    """Estimates the win share of every bot, in the order in which they were named.

    Args:
        bots: How many bots there are.
        deals: What they played, each at least one.
    """
    return tuple(
        estimate_share([_share(deal, bot) for deal in deals if bot in deal.lineup])
        for bot in range(bots)
    )


def _sum_up(bot: str, position: int, rating: Estimate, deals: Sequence[PlayedDeal]) -> Standing:
    # The games of a deal have their decks in common: only deals are independent of each other.
    return Standing(
        bot=bot,
        rating=rating,
        win_share=estimate_share([_share(deal, position) for deal in deals]),
        fame=estimate_mean([_fame(deal, position) for deal in deals]),
        deals=len(deals),
        lost=_losses(position, deals),
    )


def _share(deal: PlayedDeal, position: int) -> float:
    """Gives what part of a deal's games a bot won, on average over its seats."""
    return fmean(_won(game, place) for game in deal.games for place in _places(deal, position))


def _won(game: PlayedGame, place: int) -> float:
    """Gives 1 for a game won, or a part of it where the win is shared."""
    return 1 / game.ranks.count(1) if game.ranks[place] == 1 else 0.0


def _fame(deal: PlayedDeal, position: int) -> float:
    return fmean(game.fame[place] for game in deal.games for place in _places(deal, position))


def _places(deal: PlayedDeal, position: int) -> list[int]:
    return [place for place, found in enumerate(deal.lineup) if found == position]


def _losses(position: int, deals: Sequence[PlayedDeal]) -> tuple[Loss, ...]:
    turns: dict[str, int] = {}
    examples: dict[str, str] = {}
    for deal in deals:
        for game in deal.games:
            for lost in game.lost:
                if deal.lineup[lost.place] == position:
                    turns[lost.kind] = turns.get(lost.kind, 0) + lost.turns
                    examples.setdefault(lost.kind, lost.example)
    return tuple(Loss(kind, turns[kind], examples[kind]) for kind in sorted(turns))
