"""Writing files that are there whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path


class UnwritableError(ValueError):
    """A file cannot be written; the message is a sentence that says why."""


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file; one that was there before stays until the new one is whole.

    Args:
        path: The file.
        content: What it is to hold.

    Raises:
        UnwritableError: It cannot be written.
    """
    # The number of the process keeps two that write the same file apart.
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as fault:
        raise UnwritableError(f"{path} cannot be written: {fault.strerror}.") from None
    finally:
        with suppress(OSError):
            fresh.unlink()
