"""`renown bench`: how fast the engines are."""

from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from renown.cli.application import make_app
from renown.cli.terminal import messages, results, say
from renown.pad.input_error import InputError

if TYPE_CHECKING:
    from renown.fast.benchmark import Speed

PLAYERS = (2, 4, 6)
"""The numbers of players that are measured."""

app = make_app(
    "bench",
    """Random games of the base game with 2, 4 and 6 players: the plain rules in
Python, the compiled kernels, the same on two threads, and, where gcc is there
and you are in a checkout, the C yardstick in benchmarks/random_games.c. All are
measured in turn in one run; the median of five counts.

With --json you get one object: games, a list of players, plain, compiled,
two_threads, yardstick, ratio (compiled over yardstick), and rows_per_second.

Examples:
  renown bench
  renown bench --json""",
)


@app.default
def bench(*, json: Annotated[bool, Parameter(negative=(), show_default=False)] = False) -> None:
    """Measure how fast the engines are.

    Args:
        json: Write all figures as JSON.

    Raises:
        InputError: What the kernels need is not installed.
    """
    if find_spec("numba") is None:
        raise InputError("The compiled engine needs more packages: pip install 'renown[fast]'")
    from renown.fast.benchmark import measure, measure_scoring
    from renown.fast.yardstick import YardstickError, build_yardstick

    with TemporaryDirectory() as folder:
        yardstick: Path | None = None
        try:
            yardstick = build_yardstick(Path(folder))
        except YardstickError as fault:
            say(str(fault))
        with messages().status("Measuring…"):
            speeds = [measure(players, yardstick) for players in PLAYERS]
            rows = measure_scoring()
    if json:
        _print_json(speeds, rows)
    else:
        _print_table(speeds, rows)


def _print_json(speeds: "list[Speed]", rows: float) -> None:
    import msgspec

    figures = {"games": [asdict(speed) for speed in speeds], "rows_per_second": rows}
    print(msgspec.json.encode(figures).decode())


def _print_table(speeds: "list[Speed]", rows: float) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for heading in ("Players", "Plain", "Compiled", "Two threads", "C", "Compiled / C"):
        table.add_column(heading, justify="right")
    for speed in speeds:
        table.add_row(
            str(speed.players),
            f"{speed.plain:,.0f}",
            f"{speed.compiled:,.0f}",
            f"{speed.two_threads:,.0f}",
            f"{speed.yardstick:,.0f}" if speed.yardstick else "–",
            f"{speed.ratio:.2f}" if speed.ratio else "–",
        )
    console = results()
    console.print(table)
    console.print(f"Games a second. Scoring alone: {rows:,.0f} rows a second.")
