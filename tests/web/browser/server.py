"""The real server: the command `renown play` in a process of its own."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

from renown.faraway import Record
from renown.web.store import Store
from renown.web.table import Table


class Server:
    """A server on a database, which can be killed and started again at the same address.

    Args:
        database: The file its tables are kept in.
    """

    def __init__(self, database: Path) -> None:
        self._database = database
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        """Starts it, and waits until it listens: at any free port, later at the same."""
        # Not at the usual port: a test running beside would take it while this server is down.
        port = self.address.rpartition(":")[2] or _free_port()
        command = [sys.executable, "-m", "renown", "play", "--no-browser"]
        self._process = subprocess.Popen(
            [*command, "--port", port],
            env={**os.environ, "RENOWN_DATABASE": str(self._database)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        for line in self._process.stdout:
            if line.startswith("Other games: "):
                self.address = line.removeprefix("Other games: ").strip().rstrip("/")
                return
        raise AssertionError("The server has not started.")

    def lay_out(self, record: Record, bot: str = "greedy") -> str:
        """Puts a table into the database, and gives the address of its first seat.

        Its other seats are played by bots of one kind.
        """
        others = (bot,) * (record.game.players - 1)
        table = Table(token_hex(8), 0, (None, *others), record)
        keys = ["a-key", *(None for _ in others)]

        async def add() -> None:
            store = Store.in_file(self._database)
            await store.add(table, keys)
            await store.close()

        # Playwright keeps an event loop of its own in this thread.
        with ThreadPoolExecutor() as threads:
            threads.submit(asyncio.run, add()).result()
        return f"{self.address}/tables/{table.id}/seat/a-key"

    def kill(self) -> None:
        """Kills it, without a word of warning."""
        assert self._process
        self._process.kill()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()


@contextmanager
def serving(database: Path) -> Iterator[Server]:
    """Runs a server, and kills it at the end."""
    server = Server(database)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def _free_port() -> str:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return str(listening.getsockname()[1])
