"""Answering lines of JSON: a line in, a line out."""

from collections.abc import Callable, Iterator
from typing import BinaryIO, TypeVar

import msgspec

from renown.expeditions import ExpeditionsError
from renown.faraway import SetupError
from renown.pad.input_error import InputError
from renown.pad.json_faults import explain_json

Question = TypeVar("Question")

LONGEST_LINE = 1_000_000
"""Bytes in a line, at most; a table takes less than a thousand."""


class _Failure(msgspec.Struct):
    error: str
    line: int


def answer_lines(
    source: BinaryIO,
    target: BinaryIO,
    kind: type[Question],
    answer: Callable[[Question], msgspec.Struct],
) -> int:
    """Answers each line at once, so that a program can ask and wait for the answer.

    Args:
        source: Lines of JSON; blank ones are passed over.
        target: Where the answers go.
        kind: What a line holds.
        answer: Gives the answer to a line; what it says no to is answered with the reason.

    Returns:
        How many lines could not be answered.
    """
    decoder = msgspec.json.Decoder(kind)
    failures = 0
    for number, line in enumerate(_lines(source), start=1):
        if not line.strip():
            continue
        found: msgspec.Struct
        try:
            found = answer(
                _read(line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line, decoder)
            )
        except (InputError, SetupError, ExpeditionsError) as fault:
            found = _Failure(str(fault), number)
            failures += 1
        target.write(msgspec.json.encode(found) + b"\n")
        target.flush()
    return failures


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Reads line by line; of one that is too long, only its beginning is kept."""
    while line := source.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE + 1)
        yield line


def _read(line: bytes, decoder: msgspec.json.Decoder[Question]) -> Question:
    if len(line) > LONGEST_LINE:
        raise InputError(f"The line is longer than {LONGEST_LINE:,} bytes.")
    try:
        text = line.decode()
    except UnicodeDecodeError as fault:
        raise InputError(
            f"The line is not text in UTF-8, from byte {fault.start + 1} on."
        ) from None
    try:
        return decoder.decode(text)
    except msgspec.MsgspecError as fault:
        raise InputError(explain_json(fault)) from None
    except RecursionError:
        raise InputError("The line is nested too deeply.") from None
