"""Scoring from JSON: a line in, a line out."""

from collections.abc import Iterator
from typing import BinaryIO, Literal

import msgspec

from renown.cli.card_sets import read_sets
from renown.cli.input_error import InputError
from renown.cli.json_faults import explain_json
from renown.cli.score_table import PlayerCards, ScoredPlayer, ScoredTable, score_table
from renown.faraway import SetupError, TieBreak
from renown.words import ENGLISH, describe_doubt

LONGEST_LINE = 1_000_000
"""Bytes in a line, at most; a table of seven takes less than a thousand."""


class _PlayerIn(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    row: list[str | int]
    sanctuaries: list[str] = []
    sacrifices: dict[str, list[str]] | Literal["best"] = {}


class _TableIn(msgspec.Struct, forbid_unknown_fields=True):
    players: list[_PlayerIn]
    tie_break: TieBreak = TieBreak.LOWEST_CARD
    sets: list[str] | msgspec.UnsetType = msgspec.UNSET


class _PlayerOut(msgspec.Struct, omit_defaults=True):
    name: str
    regions: list[int]
    sanctuaries: list[int]
    total: int
    sacrifices: dict[str, list[str]] | None = None


class _TableOut(msgspec.Struct, omit_defaults=True):
    players: list[_PlayerOut]
    winners: tuple[str, ...]
    warnings: list[str] = []


class _Failure(msgspec.Struct):
    error: str
    line: int


_decoder = msgspec.json.Decoder(_TableIn)


def score_stream(source: BinaryIO, target: BinaryIO) -> int:
    """Answers each line at once, so that a program can ask and wait for the answer.

    Args:
        source: Lines of JSON; blank ones are passed over.
        target: Where the answers go.

    Returns:
        How many lines could not be scored.
    """
    failures = 0
    for number, line in enumerate(_lines(source), start=1):
        if not line.strip():
            continue
        answer: _TableOut | _Failure
        try:
            answer = _answer(line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line)
        except (InputError, SetupError) as fault:
            answer = _Failure(str(fault), number)
            failures += 1
        target.write(msgspec.json.encode(answer) + b"\n")
        target.flush()
    return failures


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Reads line by line; of one that is too long, only its beginning is kept."""
    while line := source.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE + 1)
        yield line


def _answer(line: bytes) -> _TableOut:
    table = _read(line)
    players = [
        PlayerCards(player.name, player.row, player.sanctuaries, player.sacrifices)
        for player in table.players
    ]
    for number, player in enumerate(players, start=1):
        if not player.name.strip():
            raise InputError(f"Player {number} has no name.")
    sets = None if table.sets is msgspec.UNSET else read_sets(table.sets)
    return _table_out(score_table(players, table.tie_break, sets))


def _read(line: bytes) -> _TableIn:
    if len(line) > LONGEST_LINE:
        raise InputError(f"The line is longer than {LONGEST_LINE:,} bytes.")
    try:
        text = line.decode()
    except UnicodeDecodeError as fault:
        raise InputError(
            f"The line is not text in UTF-8, from byte {fault.start + 1} on."
        ) from None
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as fault:
        raise InputError(explain_json(fault)) from None
    except RecursionError:
        raise InputError("The line is nested too deeply.") from None


def _table_out(table: ScoredTable) -> _TableOut:
    return _TableOut(
        players=[_player_out(player) for player in table.players],
        winners=table.winners,
        warnings=[
            f"{player.name}: {describe_doubt(doubt, ENGLISH)}"
            for player in table.players
            for doubt in player.doubts
        ],
    )


def _player_out(player: ScoredPlayer) -> _PlayerOut:
    answer = _PlayerOut(
        name=player.name,
        regions=[line.points for line in player.sheet.regions],
        sanctuaries=[line.points for line in player.sheet.sanctuaries],
        total=player.sheet.total,
    )
    if player.best is not None:
        answer.sacrifices = {
            name: [card.id for card in given_up] for name, given_up in player.best.items()
        }
    return answer
