"""Scoring everybody at one table: the one place that checks what players lay down together."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from renown.cli.input_error import InputError
from renown.faraway import (
    Card,
    Doubt,
    FarawayError,
    Ranking,
    ScoreSheet,
    TieBreak,
    doubts,
    rank,
    region,
    sanctuary,
    score,
)

MOST_PLAYERS = 7
"""Players at a table with People from Below."""

_LONGEST_CARD_NAME = 20


@dataclass(frozen=True, slots=True)
class PlayerCards:
    """What one player laid down, in names of cards.

    Attributes:
        name: The player; empty for somebody who scores alone.
        row: The Regions, left to right.
        sanctuaries: The Sanctuaries.
        sacrifices: For each Region with a sacrifice that was made, the Sanctuaries given up.
    """

    name: str
    row: Sequence[str | int]
    sanctuaries: Sequence[str] = ()
    sacrifices: Mapping[str, Sequence[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ScoredPlayer:
    """What one player's cards paid.

    Attributes:
        name: The player.
        sheet: The points, with their reasons.
        doubts: What to look at again.
    """

    name: str
    sheet: ScoreSheet
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True, slots=True)
class ScoredTable:
    """What everybody's cards paid.

    Attributes:
        players: The players in the order given.
        ranking: The players ranked; a seat is a position in `players`.
    """

    players: tuple[ScoredPlayer, ...]
    ranking: Ranking

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who won."""
        return tuple(self.players[seat].name for seat in self.ranking.winners)


def score_table(players: Sequence[PlayerCards], tie_break: TieBreak) -> ScoredTable:
    """Scores the cards of all players at one table.

    Args:
        players: The players.
        tie_break: What decides between equal fame.

    Raises:
        InputError: These cards or players cannot be at one table; the message names the player.
    """
    check_names([player.name for player in players])
    scored = tuple(_score_player(player) for player in players)
    _check_shared(scored)
    return ScoredTable(scored, rank([player.sheet for player in scored], tie_break))


def check_names(names: Sequence[str]) -> None:
    """Checks that these players can sit at one table; one alone needs no name.

    Raises:
        InputError: There are none or too many, two have the same name, or one of several has none.
    """
    if not names:
        raise InputError("There are no players: name at least one.")
    if len(names) > MOST_PLAYERS:
        raise InputError(f"At most {MOST_PLAYERS} can play, and here are {len(names)} players.")
    for position, name in enumerate(names):
        if not name.strip() and len(names) > 1:
            raise InputError(f"Player {position + 1} has no name.")
        if name in names[:position]:
            raise InputError(f"Two players are called {name}: give each their own name.")


def _score_player(player: PlayerCards) -> ScoredPlayer:
    try:
        sheet = score(
            [_short(name) for name in player.row],
            [_short(name) for name in player.sanctuaries],
            _sacrifices(player.sacrifices),
        )
    except (FarawayError, InputError) as fault:
        raise InputError(f"{player.name}: {fault}" if player.name else str(fault)) from None
    found = doubts(sheet.row, [sanctuary(name) for name in player.sanctuaries])
    return ScoredPlayer(player.name, sheet, found)


def _sacrifices(sacrifices: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Gives each Region its one name, also where nothing was given up for it."""
    named: dict[str, list[str]] = {}
    for name, given_up in sacrifices.items():
        card = region(_short(name))
        if card.id in named:
            raise InputError(f"The sacrifice of {card.id} is named twice.")
        named[card.id] = [_short(given) for given in given_up]
    return named


def _short(name: str | int) -> str:
    """Keeps what is no card's name from filling the screen with itself."""
    text = str(name)
    return text if len(text) <= _LONGEST_CARD_NAME else f"{text[:_LONGEST_CARD_NAME]}…"


def _check_shared(players: Sequence[ScoredPlayer]) -> None:
    """Checks that no card lies in front of two players."""
    owners: dict[Card, str] = {}
    for player in players:
        for line in (*player.sheet.regions, *player.sheet.sanctuaries):
            if line.card in owners:
                raise InputError(
                    f"{owners[line.card]} and {player.name} both have {line.card.id}, and there"
                    " is only one of each card."
                )
            owners[line.card] = player.name
