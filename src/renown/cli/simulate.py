"""`renown simulate`: whole games by bots, and who is stronger."""

from collections.abc import Iterable, Sequence
from secrets import randbelow
from time import perf_counter
from typing import Annotated, Literal

from cyclopts import Parameter

from renown.cli.application import make_app
from renown.cli.input_error import InputError
from renown.cli.opponents import fill_seats
from renown.cli.simulation import Figures, Result, play_games, sum_up
from renown.cli.terminal import messages, results
from renown.faraway import Setup, new_game

app = make_app(
    "simulate",
    """Each bot moves on by one seat from game to game, so that the seat does not
matter: choose a number of games that the number of players divides. The same
seed gives the same games.

With --json you get one object: games, players, setup, seed, seconds,
games_per_second, and bots, a list in the order you named them of bot, mean,
standard_deviation (null for a single game), best, worst, wins, win_share.

Examples:
  renown simulate --games 100 --bot greedy --bot random
  renown simulate --games 300 --players 3 --bot greedy --seed 7
  renown simulate --games 20 --players 4 --setup advanced --json""",
)


@app.default
def simulate(
    *,
    games: int = 100,
    players: int | None = None,
    bot: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    setup: Literal["basic", "advanced"] = "basic",
    seed: int | None = None,
    json: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
) -> None:
    """Let bots play many games.

    Args:
        games: How many games.
        players: How many bots play, 2 to 6; without it, as many as you name, at least 2.
        bot: A bot; repeat it for several. One alone takes all seats; seats left over go to greedy.
        setup: basic deals three Regions; advanced deals five, of which three are kept.
        seed: What all chance comes from; without it, one is chosen and shown.
        json: Write all figures as JSON.

    Raises:
        InputError: There is no game to play, or there are too many bots.
        UnknownBotError: A name is no bot's.
        SetupError: So many cannot play.
    """
    if games < 1:
        raise InputError(f"At least 1 game is needed, not {games}.")
    seats = max(2, len(bot)) if players is None else players
    new_game(seats, setup=setup, seed=0)  # the rules say who can play
    bots = fill_seats(bot, seats)
    seed = randbelow(2**32) if seed is None else seed
    started = perf_counter()
    played = _with_progress(play_games(bots, games, Setup(setup), seed), games)
    seconds = perf_counter() - started
    figures = sum_up(bots, played)
    if json:
        _print_json(figures, games, setup, seed, seconds)
    else:
        _print_table(figures)
        results().print(
            f"{games} games with the seed {seed}, {games / seconds:,.0f} a second.", style="dim"
        )


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


def _print_json(
    figures: Sequence[Figures], games: int, setup: str, seed: int, seconds: float
) -> None:
    import msgspec

    summary = {
        "games": games,
        "players": len(figures),
        "setup": setup,
        "seed": seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "bots": figures,
    }
    print(msgspec.json.encode(summary).decode())
