"""The real server: the command `renown play` in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


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
        port = self.address.rpartition(":")[2]
        command = [sys.executable, "-m", "renown", "play", "--no-browser"]
        self._process = subprocess.Popen(
            [*command, "--port", port] if port else command,
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
