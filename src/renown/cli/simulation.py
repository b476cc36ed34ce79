"""Many games by bots, and what they come to."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from random import Random
from statistics import fmean, stdev

from renown.bots import Bot, Fault, FaultKind, make_bot, play_game
from renown.faraway import CardSet, Setup, new_game


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended.

    Attributes:
        fame: The points of each bot, in the order the bots were named, wherever they sat.
        winners: Which bots won, by their position in that order.
        faults: How each bot lost turns, in that order.
    """

    fame: tuple[int, ...]
    winners: tuple[int, ...]
    faults: tuple[Sequence[Fault], ...]


@dataclass(frozen=True, slots=True)
class LostTurns:
    """Turns that a bot lost in one game, in the same way.

    Attributes:
        game: The game, from 1.
        turns: How many.
        kind: What kind of thing the bot did wrong.
        detail: What happened, as a sentence.
    """

    game: int
    turns: int
    kind: FaultKind
    detail: str


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
        lost_turns: The turns it lost because it did something wrong.
    """

    bot: str
    mean: float
    standard_deviation: float | None
    best: int
    worst: int
    wins: float
    win_share: float
    lost_turns: tuple[LostTurns, ...]


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
        BotError: A bot cannot be made.
        SetupError: So many cannot play.
    """
    with ExitStack() as closing:
        made = []
        for name in bots:
            # Where this chance starts from does not matter: every game gives a seed of its own.
            bot = make_bot(name, Random(0), programs=True)
            closing.callback(bot.close)
            made.append(bot)
        for number in range(games):
            yield _play_game(made, number, setup, sets, seed)


def sum_up(bots: Sequence[str], results: Sequence[Result]) -> tuple[Figures, ...]:
    """Sums the games up for each bot, in the order the bots were named.

    Args:
        bots: The names of the bots.
        results: At least one game.
    """
    return tuple(_sum_up(position, bot, results) for position, bot in enumerate(bots))


def _play_game(
    bots: Sequence[Bot], number: int, setup: Setup, sets: Sequence[CardSet], seed: int
) -> Result:
    players = len(bots)
    positions = [(seat + number) % players for seat in range(players)]
    ended = play_game(
        new_game(players, seed=f"{seed}, deal {number}", setup=setup, sets=sets),
        [bots[position] for position in positions],
        [
            Random(f"{seed}, game {number}, bot {position}").getrandbits(32)
            for position in positions
        ],
    )
    by_position = sorted(zip(positions, ended.sheets(), strict=True), key=lambda pair: pair[0])
    return Result(
        fame=tuple(sheet.total for _, sheet in by_position),
        winners=tuple(sorted(positions[seat] for seat in ended.ranking().winners)),
        faults=tuple(bot.faults for bot in bots),
    )


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
        lost_turns=tuple(
            LostTurns(game, turns, fault.kind, fault.detail)
            for game, result in enumerate(results, start=1)
            for fault, turns in Counter(result.faults[position]).items()
        ),
    )
