"""Who plays the deals: processes, here or on a cluster, reached through joblib."""

import os
import signal
import sys
import warnings
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from typing import TypeVar

from renown.arena.errors import ArenaError
from renown.arena.match import Match
from renown.arena.playing import play_deals
from renown.arena.results import PlayedDeal
from renown.arena.seating import Lineup

MOST_DEALS = 5
"""Deals that a worker plays in one go, at most: as much is lost when a run is stopped."""

_Piece = TypeVar("_Piece")


@dataclass(frozen=True, slots=True)
class Workers:
    """Processes that play deals.

    Attributes:
        count: How many play at the same time.
        streams: Whether each result can be had as soon as it is there.
    """

    count: int
    streams: bool = True

    def play(self, match: Match, deals: Iterable[tuple[int, Lineup]]) -> Iterator[PlayedDeal]:
        """Plays deals, and gives them in order.

        Args:
            match: What is played.
            deals: The number of each deal, and who plays it.

        Raises:
            ArenaError: A worker is gone.
            BotError: A bot cannot be made where a worker is.
            BrokenGameError: A bot failed.
        """
        from joblib import Parallel, delayed
        from joblib.externals.loky.process_executor import TerminatedWorkerError

        waiting = list(deals)
        size = max(1, min(MOST_DEALS, len(waiting) // (4 * self.count)))
        tasks = [delayed(play_deals)(match, piece) for piece in _cut(waiting, size)]
        try:
            if self.streams:
                for played in Parallel(return_as="generator")(tasks):
                    yield from played
            else:
                for some in _cut(tasks, 4 * self.count):
                    for played in Parallel()(some):
                        yield from played
        except TerminatedWorkerError:
            raise ArenaError(
                "A process that played was ended from outside, perhaps for want of memory."
            ) from None


@contextmanager
def local_workers(jobs: int) -> Iterator[Workers]:
    """Plays in processes on this machine; a single one is this process itself.

    Args:
        jobs: How many processes.
    """
    from joblib import Parallel, delayed, parallel_config

    # Whoever interrupts a match knows that games have been broken off.
    warnings.filterwarnings("ignore", message=".* still being processed by the workers")
    # Processes that each start a thread for every core hinder each other.
    with parallel_config(backend="loky", n_jobs=jobs, inner_max_num_threads=1):
        if jobs > 1:
            with _quiet_clearing(), _interruptions_held():
                Parallel()(delayed(_be_ready)() for _ in range(jobs))
        yield Workers(jobs)


def _be_ready() -> None:
    """Has a process started that is to play."""


@contextmanager
def _quiet_clearing() -> Iterator[None]:
    """Has the process that clears up after the others started so that it does so without a word.

    When a match is interrupted it may find a lock left over, which it then removes.
    """
    name = "PYTHONWARNINGS"
    before = os.environ.get(name)
    os.environ[name] = ",".join(filter(None, (before, "ignore:resource_tracker")))
    try:
        yield
    finally:
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before


@contextmanager
def _interruptions_held() -> Iterator[None]:
    """Holds Ctrl+C back; processes that start meanwhile never receive it.

    At a terminal it reaches all processes. The one that began the match ends the others, which
    would otherwise write tracebacks wherever it meets them, even while they start.
    """
    if sys.platform == "win32":
        yield
        return
    # Python up to 3.12 lets signals through again when it starts this one, so it comes first.
    resource_tracker.ensure_running()
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


def _cut(whole: Sequence[_Piece], size: int) -> Iterator[Sequence[_Piece]]:
    """Cuts something into pieces of a size; the last may be smaller."""
    return (whole[start : start + size] for start in range(0, len(whole), size))
