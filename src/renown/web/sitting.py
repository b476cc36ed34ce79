"""The bots of one table, which play by themselves whenever the table waits for them."""

from asyncio import Event, gather, get_running_loop, timeout, to_thread
from concurrent.futures import Executor

from renown.faraway import view
from renown.web.hub import Hub
from renown.web.opponent import Opponent, Ready
from renown.web.store import Store
from renown.web.table import Table

IDLE = 600.0
"""Seconds after which bots leave a table that nobody looks at or plays at any more."""


class Sitting:
    """The bots of one table, while its game is played.

    Args:
        table: The table.
        store: Where it is kept.
        hub: What tells open pages of changes.
        threads: Where bots think.
        ready: Says whether bots that need the compiled kernels can play.
    """

    def __init__(
        self, table: Table, store: Store, hub: Hub, threads: Executor, ready: Ready
    ) -> None:
        self._table = table
        self._store = store
        self._hub = hub
        self._threads = threads
        self._opponents = {
            seat: Opponent(name, ready) for seat, name in enumerate(table.bots) if name
        }
        self._woken = Event()
        self._settled = Event()

    def wake(self, table: Table) -> None:
        """Tells the bots how the table now stands, so that they go on."""
        self._see(table)
        self._woken.set()

    async def settled(self) -> None:
        """Waits until people can act again, or the game is over."""
        await self._settled.wait()

    async def play(self) -> None:
        """Plays whenever the bots are woken, until the game is over or they sit idle."""
        while not self._table.record.game.is_over and await self._is_woken():
            self._woken.clear()
            while due := self._table.bots_due:
                await self._answer(due[0])

    async def leave(self) -> None:
        """Lets every bot go."""
        game = self._table.record.game
        await gather(
            *(
                # Not among the threads that think: those may all be taken.
                to_thread(opponent.leave, view(game, seat))
                for seat, opponent in self._opponents.items()
            )
        )

    async def _is_woken(self) -> bool:
        try:
            async with timeout(IDLE):
                await self._woken.wait()
        except TimeoutError:
            return self._woken.is_set()
        return True

    async def _answer(self, seat: int) -> None:
        """Lets one bot think, and plays what it chose unless the game has gone on without it."""
        thought = self._table.moment(seat)
        action = await get_running_loop().run_in_executor(
            self._threads, self._opponents[seat].choose, view(self._table.record.game, seat)
        )
        # People may have chosen meanwhile, or chosen anew: that lies face down, and what the bot
        # saw is still so.
        while seat in self._table.bots_due and self._table.moment(seat) == thought:
            if saved := await self._store.save(self._table.play(seat, action)):
                self._see(saved)
                self._hub.tell(saved.id)
                return
            found = await self._store.load(self._table.id)
            if found is None:
                raise LookupError("The table is not kept any more.")
            self._see(found)

    def _see(self, table: Table) -> None:
        # What was loaded may be older than what the bots have done since.
        if table.version >= self._table.version:
            self._table = table
        if self._table.waits_for_bots_only:
            self._settled.clear()
        else:
            self._settled.set()
