"""Scoring Faraway from JSON: a table a line."""

from typing import BinaryIO, Literal

import msgspec

from renown.cli.card_sets import read_sets
from renown.cli.input_error import InputError
from renown.cli.json_lines import answer_lines
from renown.cli.score_table import PlayerCards, ScoredPlayer, ScoredTable, score_table
from renown.faraway import TieBreak
from renown.words import ENGLISH, describe_doubt


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


def score_stream(source: BinaryIO, target: BinaryIO) -> int:
    """Scores tables of Faraway line by line.

    Args:
        source: Lines of JSON, a table each; blank ones are passed over.
        target: Where the answers go.

    Returns:
        How many lines could not be scored.
    """
    return answer_lines(source, target, _TableIn, _answer)


def _answer(table: _TableIn) -> _TableOut:
    players = [
        PlayerCards(player.name, player.row, player.sanctuaries, player.sacrifices)
        for player in table.players
    ]
    for number, player in enumerate(players, start=1):
        if not player.name.strip():
            raise InputError(f"Player {number} has no name.")
    sets = None if table.sets is msgspec.UNSET else read_sets(table.sets)
    return _table_out(score_table(players, table.tie_break, sets))


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
