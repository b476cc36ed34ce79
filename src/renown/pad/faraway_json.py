"""Tables of Faraway as JSON, and what they are answered."""

from typing import BinaryIO, Literal

import msgspec

from renown.faraway import TieBreak
from renown.pad.card_sets import read_sets
from renown.pad.json_lines import answer_lines
from renown.pad.player_names import check_all_named
from renown.pad.score_table import PlayerCards, ScoredPlayer, ScoredTable, score_table
from renown.words import ENGLISH, describe_doubt


class FarawayPlayerIn(msgspec.Struct, forbid_unknown_fields=True):
    """What one player laid down, in names of cards."""

    name: str
    row: list[str | int]
    sanctuaries: list[str] = []
    sacrifices: dict[str, list[str]] | Literal["best"] = {}


class FarawayTableIn(msgspec.Struct, forbid_unknown_fields=True):
    """A table of Faraway to be scored; without sets, the cards of all are taken."""

    players: list[FarawayPlayerIn]
    tie_break: TieBreak = TieBreak.LOWEST_CARD
    sets: list[str] | msgspec.UnsetType = msgspec.UNSET


class FarawayPlayerOut(msgspec.Struct, omit_defaults=True):
    """What one player's cards paid, card by card; sacrifices where the best were asked for."""

    name: str
    regions: list[int]
    sanctuaries: list[int]
    total: int
    sacrifices: dict[str, list[str]] | None = None


class FarawayTableOut(msgspec.Struct, omit_defaults=True):
    """What everybody's cards paid, and who wins."""

    players: list[FarawayPlayerOut]
    winners: tuple[str, ...]
    warnings: list[str] = []


def score_faraway_lines(source: BinaryIO, target: BinaryIO) -> int:
    """Scores tables of Faraway line by line.

    Args:
        source: Lines of JSON, a table each; blank ones are passed over.
        target: Where the answers go.

    Returns:
        How many lines could not be scored.
    """
    return answer_lines(source, target, FarawayTableIn, answer_faraway)


def answer_faraway(table: FarawayTableIn) -> FarawayTableOut:
    """Scores a table of Faraway.

    Args:
        table: The table.

    Raises:
        InputError: These cards or players cannot be at one table; the message says why.
        SetupError: So many cannot play.
    """
    players = [
        PlayerCards(player.name, player.row, player.sanctuaries, player.sacrifices)
        for player in table.players
    ]
    check_all_named([player.name for player in players])
    sets = None if table.sets is msgspec.UNSET else read_sets(table.sets)
    return _table_out(score_table(players, table.tie_break, sets))


def _table_out(table: ScoredTable) -> FarawayTableOut:
    return FarawayTableOut(
        players=[_player_out(player) for player in table.players],
        winners=table.winners,
        warnings=[
            f"{player.name}: {describe_doubt(doubt, ENGLISH)}"
            for player in table.players
            for doubt in player.doubts
        ],
    )


def _player_out(player: ScoredPlayer) -> FarawayPlayerOut:
    answer = FarawayPlayerOut(
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
