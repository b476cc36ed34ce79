"""Scoring everybody at one table: the one place that checks what players lay down together."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from renown.faraway import (
    Card,
    CardSet,
    Doubt,
    FarawayError,
    Ranking,
    Region,
    Sanctuary,
    ScoreSheet,
    TieBreak,
    check_players,
    doubts,
    rank,
    sanctuary,
    score,
)
from renown.pad.best_sacrifices import find_best
from renown.pad.card_sets import check_sets
from renown.pad.input_error import InputError, shorten
from renown.pad.player_names import check_all_named, check_different
from renown.pad.region_names import find_region, is_meteorite, is_shared_number

Sacrifices: TypeAlias = Mapping[str, Sequence[str]] | Literal["best"]
"""The Sanctuaries given up for each Region with a sacrifice, or `best` for those that give most."""

_LONGEST_CARD_NAME = 20


@dataclass(frozen=True, slots=True)
class PlayerCards:
    """What one player laid down, in names of cards.

    Attributes:
        name: The player; empty for somebody who scores alone.
        row: The Regions, left to right.
        sanctuaries: The Sanctuaries.
        sacrifices: The sacrifices that were made.
    """

    name: str
    row: Sequence[str | int]
    sanctuaries: Sequence[str] = ()
    sacrifices: Sacrifices = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ScoredPlayer:
    """What one player's cards paid.

    Attributes:
        name: The player.
        sheet: The points, with their reasons.
        doubts: What to look at again.
        best: The sacrifices that give most, by the id of the Region; None where they were not
            asked for.
        assumed: The Regions whose number a Meteorite has too, and might have been meant by it.
    """

    name: str
    sheet: ScoreSheet
    doubts: tuple[Doubt, ...]
    best: Mapping[str, Sequence[Sanctuary]] | None
    assumed: tuple[Region, ...]


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


def score_table(
    players: Sequence[PlayerCards], tie_break: TieBreak, sets: Collection[CardSet] | None = None
) -> ScoredTable:
    """Scores the cards of all players at one table.

    Args:
        players: The players.
        tie_break: What decides between equal fame.
        sets: The sets that were played with; None takes the cards of all sets.

    Raises:
        InputError: These cards or players cannot be at one table; the message names the player.
        SetupError: So many cannot play.
    """
    _check_names([player.name for player in players])
    if len(players) > 1:
        check_players(len(players), tuple(CardSet) if sets is None else tuple(sets))
    meteorites = _has_meteorites(players, sets)
    scored = tuple(_score_player(player, sets, meteorites) for player in players)
    _check_shared(scored)
    return ScoredTable(scored, rank([player.sheet for player in scored], tie_break))


def _check_names(names: Sequence[str]) -> None:
    """Checks that players can be told apart; one alone needs no name."""
    if not names:
        raise InputError("There are no players: name at least one.")
    if len(names) > 1:
        check_all_named(names)
    check_different(names)


def _has_meteorites(players: Sequence[PlayerCards], sets: Collection[CardSet] | None) -> bool:
    """Says whether Meteorites are in play: by the sets, or because somebody has or needs one."""
    if sets is not None:
        return CardSet.UNDER_STARRY_SKIES in sets
    return any(is_meteorite(str(name)) for player in players for name in player.row) or any(
        player.sacrifices and player.sacrifices != "best" for player in players
    )


def _score_player(
    player: PlayerCards, sets: Collection[CardSet] | None, meteorites: bool
) -> ScoredPlayer:
    names = [_short(name) for name in player.row]
    best = None
    try:
        row = [find_region(name, meteorites=meteorites) for name in names]
        placed = [sanctuary(_short(name)) for name in player.sanctuaries]
        if sets is not None:
            check_sets([*row, *placed], sets)
        if player.sacrifices == "best":
            given_up = best = find_best(row, placed)
        else:
            given_up = _read_sacrifices(player.sacrifices, meteorites)
        sheet = score(row, placed, given_up)
    except (FarawayError, InputError) as fault:
        raise InputError(f"{player.name}: {fault}" if player.name else str(fault)) from None
    return ScoredPlayer(
        name=player.name,
        sheet=sheet,
        doubts=doubts(row, placed),
        best=best,
        assumed=tuple(
            card
            for name, card in zip(names, row, strict=True)
            if sets is None and is_shared_number(name)
        ),
    )


def _read_sacrifices(
    sacrifices: Mapping[str, Sequence[str]], meteorites: bool
) -> dict[str, tuple[Sanctuary, ...]]:
    """Gives each Region its one name, also where nothing was given up for it."""
    named: dict[str, tuple[Sanctuary, ...]] = {}
    for name, given_up in sacrifices.items():
        card = find_region(_short(name), meteorites=meteorites)
        if card.id in named:
            raise InputError(f"The sacrifice of {card.id} is named twice.")
        named[card.id] = tuple(sanctuary(_short(given)) for given in given_up)
    return named


def _short(name: str | int) -> str:
    return shorten(str(name), _LONGEST_CARD_NAME)


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
