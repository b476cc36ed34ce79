"""Where text goes: results to standard output, messages to standard error."""

import os
import sys
from functools import partial
from io import TextIOWrapper
from typing import IO, NoReturn

from rich.console import Console


class _QuietConsole(Console):
    """A console that leaves a closed pipe to `main`."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


_make = partial(_QuietConsole, markup=False, highlight=False, emoji=False)


def results() -> Console:
    """Gives the console for results; it has colours only on a terminal."""
    return _make()


def messages() -> Console:
    """Gives the console for messages."""
    return _make(stderr=True)


def say(message: str) -> None:
    """Says something to the person at the terminal; elsewhere it stays on its line.

    Args:
        message: Sentences. What would steer a terminal is taken out of them.
    """
    console = messages()
    shown = "".join(letter if letter.isprintable() or letter == "\n" else "�" for letter in message)
    console.print(shown, soft_wrap=not console.is_terminal)


def prepare_streams() -> None:
    """Lets the standard streams write every text, and stand for nothing where they are closed."""
    sys.stdin = sys.stdin or _open_nothing("r")
    sys.stdout = sys.stdout or _open_nothing("w")
    sys.stderr = sys.stderr or _open_nothing("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _open_nothing(mode: str) -> IO[str]:
    return os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8")
