"""A training that can be stopped at any moment and go on later, to the same end."""

from collections.abc import Generator
from copy import deepcopy
from pathlib import Path
from time import monotonic

from renown.bots.network.checkpoint import write_checkpoint
from renown.bots.network.plan import Plan
from renown.bots.network.training import Progress, State, train

SECONDS = 60.0
"""How often a training is kept."""


def train_and_keep(
    path: Path, plan: Plan, state: State, threads: int
) -> Generator[Progress, None, None]:
    """Goes on with a training, and keeps it at once, about every minute and when it stops.

    Close the generator when you stop before its end: that keeps the training too.

    Args:
        path: Where it is kept.
        plan: Which training it is.
        state: The training as far as it has come; it is changed.
        threads: How many parts run side by side.

    Yields:
        What each cycle came to.

    Raises:
        UnwritableError: The file cannot be written.
    """
    # Known before an hour of training: whether it can be kept at all.
    write_checkpoint(path, plan, state)
    written, last = monotonic(), state.cycle
    # In the middle of a cycle the state is not whole: an interruption keeps what was before.
    whole = deepcopy(state)
    try:
        for progress in train(state, plan.cycles, plan.kinds, threads):
            whole = deepcopy(state)
            if monotonic() - written >= SECONDS:
                write_checkpoint(path, plan, whole)
                written, last = monotonic(), whole.cycle
            yield progress
    finally:
        if whole.cycle > last:
            write_checkpoint(path, plan, whole)
