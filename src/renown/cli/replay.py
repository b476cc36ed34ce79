"""`renown replay`: a recorded game, step by step, to the score."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from renown.cli.application import make_app
from renown.cli.terminal import results
from renown.faraway import Record, RecordError, read_record
from renown.pad.input_error import InputError

LARGEST_FILE = 1_000_000
"""Bytes in a record, at most; a game of seven takes less than ten thousand."""

app = make_app(
    "replay",
    """A game that is not finished is scored as its rows stand.

With --json you get one object: headers (those of the record), finished,
steps (a list of round, seat from 1, action), players (name, row,
sanctuaries), scores (regions, sanctuaries, total, rank), winners (names;
none before the end).

Examples:
  renown replay game.txt
  renown replay game.txt --json
  renown replay - < game.txt""",
)


@app.default
def replay(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    json: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
) -> None:
    """Read a recorded game step by step, to the score.

    Args:
        file: The record; - stands for standard input.
        json: Write JSON instead of sentences.

    Raises:
        InputError: The file cannot be read, or is no record; the message says where.
    """
    record = _read(file)
    if json:
        from renown.cli.replay_json import record_to_json

        print(record_to_json(record))
    else:
        _print(record)


def _read(file: str) -> Record:
    name = "standard input" if file == "-" else file
    try:
        if file == "-":
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(file).open("rb") as opened:
                data = opened.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise InputError(f"There is no file {name}.") from None
    except IsADirectoryError:
        raise InputError(f"{name} is a folder: name a file in it.") from None
    except OSError as fault:
        raise InputError(f"{name} cannot be read: {fault.strerror or fault}.") from None
    if len(data) > LARGEST_FILE:
        raise InputError(f"{name} is too large for the record of a game.")
    try:
        return read_record(data.decode("utf-8-sig"))
    except UnicodeDecodeError as fault:
        raise InputError(
            f"{name} is not the record of a game: it is not text, from byte {fault.start + 1} on."
        ) from None
    except RecordError as fault:
        raise InputError(f"{name}, {fault}") from None


def _print(record: Record) -> None:
    from renown.cli.replay_words import tell_rounds
    from renown.cli.score_text import print_ranking, print_sheet

    console = results()
    for line in tell_rounds(record):
        console.print(line, soft_wrap=not console.is_terminal)
    console.print()
    game = record.game
    if not game.is_over:
        console.print("The game is not finished. As the rows stand now, they score:\n")
    for name, sheet in zip(record.names, game.sheets(), strict=True):
        print_sheet(console, sheet, name)
        console.print()
    print_ranking(console, game.ranking(), record.names, finished=game.is_over)
