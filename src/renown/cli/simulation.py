"""Many games by bots, and what they come to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from renown.bots import make_bot, play_out
from renown.faraway import CardSet, Setup, new_game


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended.

    Attributes:
        fame: The points of each bot, in the order the bots were named, wherever they sat.
        winners: Which bots won, by their position in that order.
    """

    fame: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """What one bot's games come to.

    Attributes:
        bot: Its name.
        mean: Its fame in a game, on average.
        standard_deviation: How far its fame spreads around that; None for a single game.
        best: Its most fame in a game.
        worst: Its least.
        wins: Games it won; a shared win counts for its share.
        win_share: Its wins as a part of all games.
    """

    bot: str
    mean: float
    standard_deviation: float | None
    best: int
    worst: int
    wins: float
    win_share: float


def play_games(
    bots: Sequence[str], games: int, setup: Setup, sets: Sequence[CardSet], seed: int
) -> Iterator[Result]:
    """Plays games one after the other; from game to game every bot moves on by one seat.

    Args:
        bots: The names of the bots, one for each seat.
        games: How many games to play.
        setup: How hands are dealt.
        sets: The sets in play.
        seed: What all chance comes from: each deal and each bot's choices have their own part.

    Raises:
        UnknownBotError: A name is no bot's.
        SetupError: So many cannot play.
    """
    players = len(bots)
    for number in range(games):
        positions = [(seat + number) % players for seat in range(players)]
        game = new_game(players, seed=f"{seed}, deal {number}", setup=setup, sets=sets)
        seated = [
            make_bot(bots[position], Random(f"{seed}, game {number}, bot {position}"))
            for position in positions
        ]
        ended = play_out(game, seated)
        by_position = sorted(zip(positions, ended.sheets(), strict=True), key=lambda pair: pair[0])
        yield Result(
            fame=tuple(sheet.total for _, sheet in by_position),
            winners=tuple(sorted(positions[seat] for seat in ended.ranking().winners)),
        )


def sum_up(bots: Sequence[str], results: Sequence[Result]) -> tuple[Figures, ...]:
    """Sums the games up for each bot, in the order the bots were named.

    Args:
        bots: The names of the bots.
        results: At least one game.
    """
    return tuple(_sum_up(position, bot, results) for position, bot in enumerate(bots))


def _sum_up(position: int, bot: str, results: Sequence[Result]) -> Figures:
    fame = [result.fame[position] for result in results]
    wins = sum((1 / len(each.winners) for each in results if position in each.winners), 0.0)
    return Figures(
        bot=bot,
        mean=fmean(fame),
        standard_deviation=stdev(fame) if len(fame) > 1 else None,
        best=max(fame),
        worst=min(fame),
        wins=wins,
        win_share=wins / len(results),
    )
