"""`renown train`: the networks of the bots instant and expert, from nothing."""

import os
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from renown.cli.application import make_app
from renown.cli.terminal import results, say
from renown.pad.input_error import InputError

if TYPE_CHECKING:
    from renown.bots.network.plan import Plan
    from renown.bots.network.training import State

_MOST_SEED = 2**32 - 1

app = make_app(
    "train",
    """The networks learn by playing against themselves. Without options both that
come with Renown are trained anew, bit for bit the same on the same kind of
processor. docs/networks.md says how, and how long it takes.

Each finished network is a file of the folder, small.weights or large.weights.
Beside it lies small.training or large.training, which keeps the training about
every minute and when you press Ctrl+C: the same command goes on where it
stopped, and ends as if it had never stopped. The networks of the package itself
are never written.

Examples:
  renown train
  renown train --network small
  renown train --network large --seed 7 --cycles 300 --folder quick""",
)


@app.default
def train(
    *,
    network: Literal["both", "small", "large"] = "both",
    seed: int = 1,
    cycles: Annotated[int | None, Parameter(show_default=False)] = None,
    threads: Annotated[int | None, Parameter(show_default=False)] = None,
    folder: Annotated[Path, Parameter(negative=())] = Path("renown-networks"),
) -> None:
    """Train the networks of the strong bots anew.

    Args:
        network: Which network; both are trained one after the other.
        seed: What all chance comes from.
        cycles: How many cycles of games and learning. Default: 160 for small, 2600 for large.
        threads: How many threads; they change nothing but the time. Default: one for each core.
        folder: Where the networks go, and what keeps their training; it is made where it is not.

    Raises:
        InputError: Something given cannot be used, or the folder holds something else.
    """
    _check_options(seed, cycles, threads)
    if find_spec("numba") is None:
        raise InputError("Training needs more packages: pip install 'renown[fast]'")
    from renown.bots.network.checkpoint import CheckpointError
    from renown.bots.network.plan import CYCLES, Plan
    from renown.bots.network.whole_file import UnwritableError

    names = list(CYCLES) if network == "both" else [network]
    plans = [Plan(name, seed, cycles or CYCLES[name]) for name in names]
    _make(folder)
    try:
        # What cannot go on is said of both before hours are spent on one.
        states = [_find_state(folder, plan) for plan in plans]
        for plan, state in zip(plans, states, strict=True):
            _train(folder, plan, state, threads or os.cpu_count() or 1)
    except (CheckpointError, UnwritableError) as fault:
        raise InputError(str(fault)) from None


def _check_options(seed: int, cycles: int | None, threads: int | None) -> None:
    if not 0 <= seed <= _MOST_SEED:
        raise InputError(f"--seed takes a whole number from 0 to {_MOST_SEED}, not {seed}.")
    if cycles is not None and cycles < 1:
        raise InputError(f"At least 1 cycle is needed, not {cycles}.")
    if threads is not None and threads < 1:
        raise InputError(f"At least 1 thread is needed, not {threads}.")


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise InputError(f"The folder {folder} cannot be made: {fault.strerror}.") from None


def _find_state(folder: Path, plan: "Plan") -> "State":
    """Takes up the training that the folder keeps, or begins one."""
    from renown.bots.network.checkpoint import read_checkpoint

    kept, weights = _kept(folder, plan), _weights(folder, plan)
    state = read_checkpoint(kept, plan)
    if state is None and weights.exists():
        raise InputError(
            f"{weights} is there already, and {kept.name}, from which it came, is not: choose "
            "another folder."
        )
    return state or plan.start()


def _train(folder: Path, plan: "Plan", state: "State", threads: int) -> None:
    from renown.bots.network.kept_training import train_and_keep
    from renown.bots.network.weights import pack
    from renown.bots.network.whole_file import write_whole
    from renown.cli.training_report import TrainingReport

    kept, weights = _kept(folder, plan), _weights(folder, plan)
    report = TrainingReport(plan, state.cycle)
    if 0 < state.cycle < plan.cycles:
        say(f"The {plan.network} network goes on after cycle {state.cycle} of {plan.cycles}.")
    try:
        with report, closing(train_and_keep(kept, plan, state, threads)) as training:
            for progress in training:
                report.show(progress)
    except KeyboardInterrupt:
        say(f"Stopped. {kept} keeps the training; the same command goes on with it.")
        raise
    write_whole(weights, pack(state.weights))
    console = results()
    console.print(f"{weights} is finished.", soft_wrap=not console.is_terminal)


def _kept(folder: Path, plan: "Plan") -> Path:
    return folder / f"{plan.network}.training"


def _weights(folder: Path, plan: "Plan") -> Path:
    return folder / f"{plan.network}.weights"
