"""`renown simulate`: whole games by bots, and who is stronger."""

from collections import Counter
from collections.abc import Iterable, Sequence
from secrets import randbelow
from time import perf_counter
from typing import Annotated, Literal

from cyclopts import Parameter

from renown.cli.application import make_app
from renown.cli.opponents import fill_seats
from renown.cli.set_option import SetOption
from renown.cli.simulation import Figures, Result, play_games, sum_up
from renown.cli.terminal import messages, results, say
from renown.faraway import CardSet, Setup, new_game
from renown.pad.card_sets import title_expansions, with_base
from renown.pad.input_error import InputError
from renown.words import ENGLISH, join_and

app = make_app(
    "simulate",
    """Each bot moves on by one seat from game to game, so that the seat does not
matter: choose a number of games that the number of players divides. The same
seed gives the same games.

With --json you get one object: games, players, setup, sets, seed, seconds,
games_per_second, and bots, a list in the order you named them of bot, mean,
standard_deviation (null for a single game), best, worst, wins, win_share, and
lost_turns, a list of game, turns, kind (slow, silent, garbled, dead, illegal)
and detail: what a program of yours did wrong.

Examples:
  renown simulate --games 100 --bot greedy --bot random
  renown simulate --games 300 --players 3 --bot greedy --seed 7
  renown simulate --games 20 --players 4 --setup advanced --json
  renown simulate --games 14 --players 7 --set people-from-below""",
)


@app.default
def simulate(
    *,
    games: int = 100,
    players: int | None = None,
    bot: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    setup: Literal["basic", "advanced"] = "basic",
    sets: SetOption = (),
    seed: int | None = None,
    json: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
) -> None:
    """Let bots play many games.

    Args:
        games: How many games.
        players: How many play: 2 to 6, or 7 with People from Below. Default: the bots named, or 2.
        bot: A bot (random, greedy, flat, instant or expert), a level (newcomer, wanderer, explorer,
            scout, guide or legend) or cmd:./mybot, a program of yours; repeat it for several. One
            alone takes all seats; seats left over go to greedy.
        setup: basic deals three Regions; advanced deals five, of which three are kept.
        sets: A set to play with besides the base game; repeat it for several.
        seed: What all chance comes from; without it, one is chosen and shown.
        json: Write all figures as JSON.

    Raises:
        InputError: There is no game to play, a bot cannot play, or there are too many.
        SetupError: So many cannot play.
    """
    if games < 1:
        raise InputError(f"At least 1 game is needed, not {games}.")
    seats = max(2, len(bot)) if players is None else players
    boxes = with_base(sets)
    new_game(seats, setup=setup, sets=boxes, seed=0)  # the rules say who can play
    bots = fill_seats(bot, seats)
    seed = randbelow(2**32) if seed is None else seed
    started = perf_counter()
    played = _with_progress(play_games(bots, games, Setup(setup), boxes, seed), games)
    seconds = perf_counter() - started
    figures = sum_up(bots, played)
    if json:
        _print_json(figures, games, setup, boxes, seed, seconds)
    else:
        _print_table(figures)
        console = results()
        number = "1 game" if games == 1 else f"{games} games"
        origin = join_and([*title_expansions(boxes), f"the seed {seed}"], ENGLISH)
        console.print(
            f"{number} with {origin}, {games / seconds:,.0f} a second.",
            style="dim",
            soft_wrap=not console.is_terminal,
        )
    for each in figures:
        if each.lost_turns:
            say(_describe_lost_turns(each))


def _with_progress(playing: Iterable[Result], games: int) -> Sequence[Result]:
    """Plays the games, with a bar on a terminal."""
    console = messages()
    if not console.is_terminal:
        return list(playing)
    from rich.progress import track

    bar = track(playing, description="Playing", total=games, console=console, transient=True)
    return list(bar)


def _print_table(figures: Sequence[Figures]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("Bot")
    for heading in ("Mean", "Spread", "Best", "Wins"):
        table.add_column(heading, justify="right")
    for each in figures:
        spread = each.standard_deviation
        table.add_row(
            each.bot,
            f"{each.mean:.1f}",
            "–" if spread is None else f"{spread:.1f}",
            str(each.best),
            f"{each.win_share:.1%}",
        )
    results().print(table)


def _describe_lost_turns(figures: Figures) -> str:
    kinds: Counter[str] = Counter()
    for lost in figures.lost_turns:
        kinds[lost.kind] += lost.turns
    first = figures.lost_turns[0]
    counts = join_and([f"{number} {kind}" for kind, number in kinds.items()], ENGLISH)
    return f"{figures.bot} lost turns: {counts}. First, in game {first.game}: {first.detail}"


def _print_json(
    figures: Sequence[Figures],
    games: int,
    setup: str,
    sets: Sequence[CardSet],
    seed: int,
    seconds: float,
) -> None:
    import msgspec

    summary = {
        "games": games,
        "players": len(figures),
        "setup": setup,
        "sets": sets,
        "seed": seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "bots": figures,
    }
    print(msgspec.json.encode(summary).decode())
