"""What only a process of its own shows: pipes, signals, terminals."""

import os
import pty
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.running import RENOWN, assert_refused, run_process

SCORE = ("score", "faraway", "44", "49", "14", "28", "-s", "S12", "-s", "S38")
COLOUR = re.compile(rb"\x1b\[[0-9;]*3[0-7]")


def on_terminal(*words: str, **environment: str) -> bytes:
    """Runs a command on a terminal, and gives all that appears there."""
    ours, theirs = pty.openpty()
    given = {
        name: value
        for name, value in os.environ.items()
        if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")
    }
    with subprocess.Popen(
        [*RENOWN, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**given, "TERM": "xterm", **environment},
    ):
        os.close(theirs)
        shown = b""
        while True:
            try:
                part = os.read(ours, 4096)
            except OSError:  # on Linux, the end of a terminal
                break
            if not part:
                break
            shown += part
    os.close(ours)
    return shown


def test_no_colours_where_there_is_no_terminal() -> None:
    for words in (SCORE, ("--help",), ("cards", "city"), ("cards", "pyramid")):
        ended = run_process(*words)
        assert "\x1b" not in ended.out + ended.err


def test_colours_on_a_terminal_unless_they_are_unwanted() -> None:
    assert COLOUR.search(on_terminal(*SCORE))
    plain = on_terminal(*SCORE, NO_COLOR="1")
    assert b"Total" in plain
    assert not COLOUR.search(plain)


def test_progress_bar_is_for_terminals() -> None:
    words = ("simulate", "--games", "4", "--bot", "random")
    assert b"Playing" in on_terminal(*words)
    assert run_process(*words).err == ""


@pytest.mark.parametrize(
    "words", [("cards",), ("cards", "--json"), ("score", "faraway", "--json"), SCORE, ("--help",)]
)
def test_closed_pipe_ends_quietly(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ended = subprocess.run(
        [*RENOWN, *words],
        input=b'{"players":[{"name":"A","row":[44]}]}\n' * 100,
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(writing)
    assert ended.returncode == 141
    assert b"Traceback" not in ended.stderr
    assert b"Broken" not in ended.stderr


def test_interruption_ends_quietly() -> None:
    with subprocess.Popen(
        [*RENOWN, "score", "faraway", "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b'{"players":[{"name":"A","row":[44]}]}\n')
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 130
        assert process.stderr.read() == b""


def test_full_disk_is_a_sentence() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no device that is always full")
    with full.open("wb") as target:
        ended = subprocess.run(
            [*RENOWN, "cards"], stdout=target, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert ended.returncode == 1
    assert b"Reading or writing failed" in ended.stderr
    assert b"Traceback" not in ended.stderr


def test_any_encoding_will_do() -> None:
    ended = run_process("cards", "pyramid", environment={"PYTHONIOENCODING": "ascii"})
    assert_refused(ended, "pyramid")
    assert run_process(*SCORE, environment={"PYTHONIOENCODING": "ascii"}).status == 0


def test_closed_input_is_an_empty_one() -> None:
    ended = subprocess.run(
        ["sh", "-c", f"exec {sys.executable} -m renown score faraway --json <&-"],
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")


def test_play_without_its_packages_says_how_to_get_them() -> None:
    program = (
        "import sys\nsys.modules['litestar'] = None\n"
        "from renown.cli import main\nmain(['play', '--no-browser'])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    assert "pip install 'renown[web]'" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_play_on_a_taken_port(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ended = run_process(
            *("play", "--no-browser", "--port", port),
            environment={"RENOWN_DATABASE": str(tmp_path / "renown.sqlite")},
        )
    assert_refused(ended, port)
