"""Preparing the bots that need compiled kernels, while a program already does other things.

Compiling, which is needed once on a machine, takes half a minute and keeps Python busy all the
while. So that is left to a process of its own; what it keeps on disk is loaded in a moment.
`python -m renown.bots.warming` does it beforehand.
"""

import logging
import os
import subprocess
import sys
from random import Random
from threading import Event, Thread

from renown.bots.names import BOTS, make_bot

_ATTENDED = "attended"
"""Said to the process that compiles: it ends with its standard input, so with the program."""

_LOW_PRIORITY = 10

_log = logging.getLogger(__name__)
_warm = Event()


def start_warming() -> None:
    """Begins to prepare all bots that need kernels, in the background."""
    Thread(target=_warm_up, name="warming", daemon=True).start()


def is_warm() -> bool:
    """Says whether all bots can play without making anybody wait."""
    return _warm.is_set()


def prepare_bots() -> None:
    """Prepares all bots that need kernels.

    Raises:
        BotError: Packages are missing.
    """
    for name, kind in BOTS.items():
        if kind.needs_kernels:
            make_bot(name, Random(0)).prepare()


def _warm_up() -> None:
    try:
        from renown.fast.compiling import is_kept

        if is_kept():
            _compile_elsewhere()
        prepare_bots()
    except Exception:  # whatever it is, the program goes on without these bots
        _log.warning(
            "The stronger bots cannot play here, and a plain one plays for them: “%s -m %s” shows"
            " why.",
            sys.executable,
            __name__,
        )
    else:
        _warm.set()


def _compile_elsewhere() -> None:
    command = [sys.executable, "-P", "-m", __name__, _ATTENDED]
    nowhere = subprocess.DEVNULL
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=nowhere,
        stderr=nowhere,
        start_new_session=True,  # Ctrl+C is for the program, which ends it
    ) as process:
        status = process.wait()
    if status:
        raise subprocess.CalledProcessError(status, command)


def _end_with_input() -> None:
    # Not through sys.stdin: Python could not end while a thread reads from that.
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


def _main() -> None:
    if _ATTENDED in sys.argv:
        if sys.platform != "win32":
            os.nice(_LOW_PRIORITY)
        Thread(target=_end_with_input, daemon=True).start()
    prepare_bots()


if __name__ == "__main__":
    _main()
