"""Who reaches the server: this machine alone, or with `--network` others too."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def playing(database: Path, *options: str) -> Iterator[str]:
    """Runs a server, and gives what it prints."""
    with subprocess.Popen(
        [sys.executable, "-m", "renown", "play", "--no-browser", *options],
        env={**os.environ, "RENOWN_DATABASE": str(database)},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        said = []
        for line in process.stdout:
            said.append(line)
            if line.startswith("Stop with"):
                break
        try:
            yield "".join(said)
        finally:
            process.kill()


def port_of(said: str) -> int:
    found = re.search(r"Other games: http://127\.0\.0\.1:(\d+)/", said)
    assert found
    return int(found[1])


def test_only_with_the_option_are_other_machines_answered(tmp_path: Path) -> None:
    with playing(tmp_path / "one.sqlite", "--network") as said:
        found = re.search(rf"For your phone, .*: http://([^/ ]+):{port_of(said)}/\n", said)
        assert found
        # Linux is 127.0.0.2 too, whatever network there is; others are what they tell the phone.
        name = "127.0.0.2" if sys.platform == "linux" else found[1]
        socket.create_connection((name, port_of(said)), timeout=10).close()
    with playing(tmp_path / "other.sqlite") as said:
        assert "your phone" not in said
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((name, port_of(said)), timeout=10)
