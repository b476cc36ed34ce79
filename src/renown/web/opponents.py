"""The bots of all tables, which play in the background: nobody's request waits for them long."""

import logging
from asyncio import Task, create_task, gather, timeout
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from renown.web.hub import Hub
from renown.web.opponent import Ready
from renown.web.sitting import Sitting
from renown.web.store import Store
from renown.web.table import Table

PATIENCE = 0.3
"""Seconds that a person's move waits for bots, so that quick ones answer on the same page."""

_log = logging.getLogger(__name__)


class Opponents:
    """The bots of all tables.

    A table's bots think one after another, and those of different tables beside one another. What
    they do is saved at once, so that after any end of the server they go on from there, as soon
    as somebody looks at the table.

    Args:
        store: Where tables are kept.
        hub: What tells open pages of changes.
        ready: Says whether bots that need the compiled kernels can play.
    """

    def __init__(self, store: Store, hub: Hub, ready: Ready) -> None:
        self._store = store
        self._hub = hub
        self._ready = ready
        self._threads = ThreadPoolExecutor(thread_name_prefix="bots")
        self._sittings: dict[str, Sitting] = {}
        self._playing: set[Task[None]] = set()
        self._leaving: set[Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Lets the bots of a table go on, if it waits for them."""
        sitting = self._sittings.get(table.id)
        if sitting is None:
            if not table.bots_due:
                return
            sitting = Sitting(table, self._store, self._hub, self._threads, self._ready)
            self._sittings[table.id] = sitting
            _keep(create_task(self._play(table.id, sitting)), self._playing)
        sitting.wake(table)

    async def answer(self, table: Table) -> None:
        """Lets the bots of a table go on, and waits a little if it waits for nobody else."""
        self.wake(table)
        if sitting := self._sittings.get(table.id):
            with suppress(TimeoutError):
                async with timeout(PATIENCE):
                    await sitting.settled()

    async def close(self) -> None:
        """Stops all thinking, and lets every bot go."""
        for task in self._playing:
            task.cancel()
        await gather(*self._playing, return_exceptions=True)
        await gather(*self._leaving)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table_id: str, sitting: Sitting) -> None:
        """Keeps a table's bots going as long as they sit there."""
        try:
            await sitting.play()
        except Exception as fault:
            _log.error("The bots of a table have stopped.", exc_info=fault)
        finally:
            # Whoever wakes the table's bots from now on wakes others.
            del self._sittings[table_id]
            _keep(create_task(sitting.leave()), self._leaving)


def _keep(task: Task[None], tasks: set[Task[None]]) -> None:
    """Holds on to a task until it is done: the event loop itself would not."""
    tasks.add(task)
    task.add_done_callback(tasks.discard)
