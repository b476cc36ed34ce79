"""A program at the other end of three pipes. Whatever it does, nothing here waits for ever."""

import os
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, BaseSelector, DefaultSelector
from signal import SIGKILL
from time import monotonic

from renown.bots.faults import Fault, FaultKind, LostTurnError
from renown.bots.messages import quote

LONGEST_LINE = 65_536
"""Bytes in a line of the program, at most; an answer takes less than a hundred."""

MOST_UNREAD = 1_000_000
"""Bytes that the program may leave unread, at most; a game of seven takes less than 50,000."""

LAST_SECONDS = 1.0
"""How long the program may take to end, once it has closed its output or was told bye."""

_CHUNK = 65_536
_LAST_WORDS = 2_000

_ENVIRONMENT = frozenset(
    ["PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TMPDIR", "VIRTUAL_ENV"]
)
"""What the program gets of our environment, besides LC_*: nothing that may hold a secret."""


class Program:
    """A running program that is written lines to, and read lines from.

    It runs in a session of its own, and with it ends all that it has started there: when told to,
    and at the latest when this object is no longer used.

    Args:
        command: The program and its arguments.

    Raises:
        LostTurnError: It cannot be started.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=_environment(),
                start_new_session=True,
            )
        except (OSError, ValueError) as fault:
            reason = (isinstance(fault, OSError) and fault.strerror) or str(fault)
            detail = f"It cannot be started: {reason}."
            raise LostTurnError(Fault(FaultKind.DEAD, detail), is_final=True) from None
        selector = DefaultSelector()
        self._end = weakref.finalize(self, _end, process, selector)
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._process = process
        self._selector = selector
        self._input, self._output, self._errors = process.stdin, process.stdout, process.stderr
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(pipe.fileno(), False)
        selector.register(self._output, EVENT_READ)
        selector.register(self._errors, EVENT_READ)
        self._unread = bytearray()
        self._written = bytearray()
        self._last_words = b""

    def send(self, line: bytes) -> None:
        """Writes a line; what the pipe has no room for is written when an answer is waited for.

        Raises:
            LostTurnError: The program leaves too much unread.
        """
        if len(self._unread) + len(line) > MOST_UNREAD:
            raise LostTurnError(
                Fault(FaultKind.SILENT, "It does not read its input."), is_final=True
            )
        if not self._unread:
            self._selector.register(self._input, EVENT_WRITE)
        self._unread += line
        self._write()

    def read_line(self, deadline: float) -> bytes:
        """Waits for a line.

        Args:
            deadline: When to stop waiting, on the clock of `time.monotonic`.

        Raises:
            TimeoutError: There was none by then.
            LostTurnError: There will be none any more.
        """
        while (end := self._written.find(b"\n", 0, LONGEST_LINE + 1)) < 0:
            if len(self._written) > LONGEST_LINE:
                detail = f"It wrote a line of more than {LONGEST_LINE} bytes."
                raise LostTurnError(Fault(FaultKind.GARBLED, detail), is_final=True)
            self._exchange(deadline)
        line = bytes(self._written[:end])
        del self._written[: end + 1]
        return line

    def dismiss(self, line: bytes) -> None:
        """Writes a last line and closes the pipe; ends the program if it does not end itself."""
        with suppress(LostTurnError):
            self.send(line)
        if self._unread:
            self._selector.unregister(self._input)
            self._unread.clear()
        self._input.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LAST_SECONDS)
        self.end()

    def end(self) -> None:
        """Ends the program at once."""
        self._end()

    def kill(self) -> None:
        """Ends the program while another thread waits for it, which then learns that it ended.

        All else is left to that thread.
        """
        # Once its end is known, its number may be that of another process.
        if self._process.returncode is None:
            _kill(self._process)

    def _exchange(self, deadline: float) -> None:
        left = deadline - monotonic()
        if left <= 0:
            raise TimeoutError
        for key, _ in self._selector.select(left):
            if key.fileobj is self._input:
                self._write()
            elif key.fileobj is self._errors:
                if not self._listen():
                    self._selector.unregister(self._errors)
            elif chunk := os.read(self._output.fileno(), _CHUNK):
                self._written += chunk
            else:
                raise self._explain_end()

    def _write(self) -> None:
        try:
            written = os.write(self._input.fileno(), self._unread[:_CHUNK])
        except BlockingIOError:
            return
        except BrokenPipeError:
            # Whether it ended or only stopped reading shows when an answer is waited for.
            written = len(self._unread)
        del self._unread[:written]
        if not self._unread:
            self._selector.unregister(self._input)

    def _listen(self) -> bool:
        """Keeps the end of what the program complains about; False when it has closed the pipe."""
        try:
            chunk = os.read(self._errors.fileno(), _CHUNK)
        except BlockingIOError:
            return True
        self._last_words = (self._last_words + chunk)[-_LAST_WORDS:]
        return bool(chunk)

    def _explain_end(self) -> LostTurnError:
        """Says why nothing more can come from the program."""
        try:
            status = self._process.wait(LAST_SECONDS)
        except subprocess.TimeoutExpired:
            return LostTurnError(Fault(FaultKind.SILENT, "It closed its output."), is_final=True)
        how = f"exit status {status}" if status >= 0 else f"signal {-status}"
        self._listen()
        words = self._last_words.decode(errors="replace").strip().splitlines()
        last = f"; its last words: {quote(words[-1])}" if words else ""
        return LostTurnError(Fault(FaultKind.DEAD, f"It ended with {how}{last}."), is_final=True)


def _end(process: subprocess.Popen[bytes], selector: BaseSelector) -> None:
    _kill(process)
    with suppress(subprocess.TimeoutExpired):
        process.wait(LAST_SECONDS)
    selector.close()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    # It may have ended, or be another user's.
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, SIGKILL)


def _environment() -> dict[str, str]:
    return {
        name: value
        for name, value in os.environ.items()
        if name in _ENVIRONMENT or name.startswith("LC_")
    }
