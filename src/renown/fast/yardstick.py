"""The yardstick for speed: whole random games of the base game in plain C."""

import subprocess
from pathlib import Path
from shutil import which

SOURCE = Path(__file__).parents[3] / "benchmarks" / "random_games.c"
"""Its source, in a checkout of the project."""


class YardstickError(Exception):
    """The yardstick cannot be used; the message says why."""


def build_yardstick(folder: Path) -> Path:
    """Builds the yardstick with gcc.

    Args:
        folder: Where the program goes.

    Returns:
        The program.

    Raises:
        YardstickError: There is no source, no compiler, or they do not fit.
    """
    if not SOURCE.exists():
        raise YardstickError("The C yardstick is measured only in a checkout of the project.")
    compiler = which("gcc")
    if compiler is None:
        raise YardstickError("The C yardstick is left out: there is no gcc.")
    program = folder / "random_games"
    command = [compiler, "-O3", "-march=native", "-o", str(program), str(SOURCE)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode:
        raise YardstickError(f"The C yardstick could not be built: {built.stderr.strip()}")
    return program


def time_yardstick(program: Path, players: int, games: int) -> float:
    """Runs the yardstick; gives the games it played a second."""
    run = subprocess.run(
        [str(program), str(players), str(games)], capture_output=True, text=True, check=True
    )
    words = run.stdout.split()
    return float(words[words.index("games/s") + 1])
