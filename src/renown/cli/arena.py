"""`renown arena`: which bot is stronger, by how much, and how sure that is."""

from collections.abc import Iterable
from contextlib import AbstractContextManager, ExitStack
from importlib.util import find_spec
from pathlib import Path
from secrets import randbelow
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter

from renown.arena import ArenaError, ClusterError, Match, PlayedDeal
from renown.arena.keeping import Keeping, kept_seed
from renown.arena.running import check_deals, run
from renown.arena.standings import rank_bots
from renown.arena.threads import use_one_thread
from renown.arena.workers import Workers, local_workers
from renown.bots import BotError
from renown.cli import NOT_A_COMMAND
from renown.cli.application import make_app
from renown.cli.arena_report import print_json, print_table
from renown.cli.opponents import fill_seats
from renown.cli.set_option import SetOption
from renown.cli.terminal import messages, say
from renown.faraway import Setup
from renown.pad.card_sets import with_base
from renown.pad.input_error import InputError

_Backend: TypeAlias = Literal["local", "dask", "ray"]

app = make_app(
    "arena",
    """Each deal is played once for every rotation of its bots over the seats, always
with the same decks. With more bots than players, each deal is played by some of
them in turn. With fewer, the first bot named plays alone among the others.
docs/arena.md says how shares, ratings and their 95% intervals are computed.

With --json you get one object: deals, games, players, setup, sets, seed, and
bots, a list, the best rated first, of bot, rating, win_share, fame (each with
value, low and high), deals, and lost, a list of kind (slow, silent, garbled,
dead, illegal), turns and example: what a program of yours did wrong.

Examples:
  renown arena --bot greedy --bot random --deals 50
  renown arena --bot greedy --bot random --players 4 --until 0.1
  renown arena --bot greedy --bot random --keep match.jsonl --plot ladder.svg
  renown arena --bot greedy --bot cmd:./mybot --jobs 2 --json
  renown arena --bot greedy --bot random --backend dask --scheduler host:8786""",
)


@app.default
def arena(
    *,
    bot: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    players: int = 2,
    deals: int = 100,
    until: float | None = None,
    setup: Literal["basic", "advanced"] = "basic",
    sets: SetOption = (),
    seed: int | None = None,
    keep: Path | None = None,
    plot: Path | None = None,
    json: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
    jobs: int | None = None,
    backend: _Backend = "local",
    scheduler: str | None = None,
) -> int:
    """Find out which bot is stronger, and how sure that is.

    Args:
        bot: A bot, such as greedy, random or cmd:./mybot, a program of yours; name at least two.
        players: How many sit at a table: 2 to 6, or 7 with People from Below.
        deals: How many deals; each is as many games as there are players.
        until: Stop earlier, once the interval of every win share is narrower than this, as in 0.1.
        setup: basic deals three Regions; advanced deals five, of which three are kept.
        sets: A set to play with besides the base game; repeat it for several.
        seed: What all chance comes from; without it, one is chosen and shown.
        keep: A file that keeps every deal played; the same command goes on where it stopped.
        plot: A picture of the ladder to draw, a file that ends in .svg or .png.
        json: Write all figures as JSON.
        jobs: How many processes play on this machine. Default: one for each processor.
        backend: Where games are played: local is this machine; dask and ray are clusters.
        scheduler: The address of the cluster.

    Raises:
        InputError: Something given cannot be used.
        SetupError: So many cannot play.
    """
    _check_options(until, jobs, backend, scheduler)
    _check_packages(backend, plot)
    use_one_thread()
    try:
        if seed is None:
            seed = _choose_seed(keep)
        match = Match(bot, players, Setup(setup), with_base(sets), seed)
        check_deals(match, deals)
        fill_seats(bot, len(bot))  # says whether each of them can play
        if plot:
            from renown.arena.chart import check_picture, draw_ladder

            check_picture(plot)
        played = _play(match, deals, until, keep, _workers(backend, scheduler, jobs))
        standings = rank_bots(match, played)
        if plot:
            draw_ladder(match, standings, plot)
    except ClusterError as fault:
        say(str(fault))
        return NOT_A_COMMAND
    except (ArenaError, BotError) as fault:
        raise InputError(str(fault)) from None
    if json:
        print_json(match, standings, len(played))
    else:
        print_table(match, standings, len(played), until)
    return 0


def _check_options(
    until: float | None, jobs: int | None, backend: _Backend, scheduler: str | None
) -> None:
    if until is not None and not 0 < until <= 1:
        raise InputError(f"--until takes a part of all wins above 0 and up to 1, not {until:g}.")
    if jobs is not None and jobs < 1:
        raise InputError(f"At least 1 process is needed, not {jobs}.")
    if backend == "local" and scheduler is not None:
        raise InputError("--scheduler is the address of a cluster: say --backend dask or ray too.")
    if backend != "local" and scheduler is None:
        raise InputError(f"Say with --scheduler where the {backend.title()} cluster is.")
    if backend != "local" and jobs is not None:
        raise InputError("--jobs is for this machine; a cluster plays with all its workers.")


def _check_packages(backend: _Backend, plot: Path | None) -> None:
    needed = {"joblib": "arena", "numpy": "arena"}
    if plot:
        needed |= {"altair": "arena", "vl_convert": "arena"}
    if backend == "dask":
        needed["distributed"] = "dask"
    if backend == "ray":
        needed["ray"] = "ray"
    for package, extra in needed.items():
        if find_spec(package) is None:
            raise InputError(f"This needs more packages: pip install 'renown[{extra}]'")


def _choose_seed(keep: Path | None) -> int:
    """Takes the seed of the match that is to go on, or any."""
    kept = kept_seed(keep) if keep else None
    return randbelow(2**32) if kept is None else kept


def _workers(
    backend: _Backend, scheduler: str | None, jobs: int | None
) -> AbstractContextManager[Workers]:
    if scheduler is not None:
        from renown.arena.clusters import dask_workers, ray_workers

        return dask_workers(scheduler) if backend == "dask" else ray_workers(scheduler)
    from joblib import cpu_count

    return local_workers(jobs or cpu_count())


def _play(
    match: Match,
    deals: int,
    until: float | None,
    keep: Path | None,
    opening: AbstractContextManager[Workers],
) -> list[PlayedDeal]:
    """Plays what is not kept yet, with a bar on a terminal."""
    with ExitStack() as closing:
        keeping = closing.enter_context(Keeping(keep, match)) if keep else None
        workers = closing.enter_context(opening)
        return list(_with_progress(run(match, deals, workers, until, keeping), deals))


def _with_progress(playing: Iterable[PlayedDeal], deals: int) -> Iterable[PlayedDeal]:
    console = messages()
    if not console.is_terminal:
        return playing
    from rich.progress import track

    return track(playing, description="Playing", total=deals, console=console, transient=True)
