"""How far a training is: a bar on a terminal, elsewhere a line now and then."""

from datetime import timedelta
from statistics import fmean
from time import monotonic
from types import TracebackType

from rich.progress import BarColumn, Progress, TextColumn

from renown.bots.network import training
from renown.bots.network.plan import Plan
from renown.cli.terminal import messages, say

SECONDS = 60.0
"""How often a line is written where there is no terminal."""


class TrainingReport:
    """Shows how far a training is, as long as it is open.

    Args:
        plan: The training.
        cycle: How many cycles have been played.
    """

    def __init__(self, plan: Plan, cycle: int) -> None:
        self._plan = plan
        self._begun: tuple[int, float] | None = None
        self._said: float | None = None
        console = messages()
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(20),
            TextColumn("{task.fields[told]}"),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task(
            plan.network, total=plan.cycles, completed=cycle, told="the first cycle takes longer"
        )

    def show(self, progress: training.Progress) -> None:
        """Tells what a cycle came to.

        Args:
            progress: What it came to.
        """
        now = monotonic()
        last = progress.cycle == self._plan.cycles
        told = self._tell(progress) + ("" if last else self._tell_time(progress.cycle, now))
        self._bar.update(self._task, completed=progress.cycle, told=told)
        if self._bar.disable and (last or self._said is None or now - self._said >= SECONDS):
            say(f"{self._plan.network}: {told}")
            self._said = now

    def _tell(self, progress: training.Progress) -> str:
        return (
            f"cycle {progress.cycle} of {self._plan.cycles}, fame {progress.fame[0]:.1f}, "
            f"error {fmean(progress.error):.1f}"
        )

    def _tell_time(self, cycle: int, now: float) -> str:
        if self._begun is None:
            # The first cycle may have waited for the compiler: time is counted from its end.
            self._begun = cycle, now
            return ""
        first, since = self._begun
        left = (now - since) / (cycle - first) * (self._plan.cycles - cycle)
        return f", {timedelta(seconds=round(left))} left"

    def __enter__(self) -> "TrainingReport":
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._bar.stop()
