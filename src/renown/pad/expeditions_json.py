"""Tables of Expeditions as JSON, and what they are answered."""

from typing import BinaryIO, Literal

import msgspec

from renown.expeditions import (
    Automa,
    Category,
    Counts,
    Player,
    Result,
    Source,
    find_oddities,
    settle,
)
from renown.pad.input_error import InputError
from renown.pad.json_lines import answer_lines
from renown.pad.player_names import check_all_named, check_different
from renown.words import ENGLISH, describe_oddity


class ExpeditionsPlayerIn(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before one player; what is left out is 0 or empty."""

    name: str
    coins: int = 0
    glory: list[Category] = []
    quests: int = 0
    item_values: list[int] = []
    corruption: int = 0
    corruption20: bool = False
    melds: int = 0
    upgrades: int | msgspec.UnsetType = msgspec.UNSET
    cards: int = 0
    workers: int = 0
    maps: int = 0
    power: int | msgspec.UnsetType = msgspec.UNSET
    # Of the Automa of a solo game: how many of each kind of icon, and what each pays.
    icons: list[tuple[int, int]] | msgspec.UnsetType = msgspec.UNSET


class ExpeditionsTableIn(msgspec.Struct, forbid_unknown_fields=True):
    """A table of Expeditions to be scored."""

    players: list[ExpeditionsPlayerIn]


class ExpeditionsPlayerOut(msgspec.Struct):
    """What one player has, in coins."""

    name: str
    coins: int
    glory: int
    items: int
    corruption: int
    total: int
    icons: int | msgspec.UnsetType = msgspec.UNSET


class ExpeditionsReadingOut(msgspec.Struct):
    """One way to read what breaks a tie; workers and maps are added, or the larger taken."""

    power: bool
    workers_maps: Literal["added", "larger"]
    sums: list[int]
    winners: list[str]


class ExpeditionsTieBreakOut(msgspec.Struct):
    """A tie for first; the first reading decides."""

    players: list[str]
    readings: list[ExpeditionsReadingOut]


class ExpeditionsTableOut(msgspec.Struct, omit_defaults=True):
    """What everybody has, and who wins."""

    players: list[ExpeditionsPlayerOut]
    winners: list[str]
    # Said even where there are none: an answer always has them.
    warnings: list[str] | msgspec.UnsetType = msgspec.UNSET
    tie_break: ExpeditionsTieBreakOut | None = None


def score_expeditions_lines(source: BinaryIO, target: BinaryIO) -> int:
    """Scores tables of Expeditions line by line.

    Args:
        source: Lines of JSON, a table each; blank ones are passed over.
        target: Where the answers go.

    Returns:
        How many lines could not be scored.
    """
    return answer_lines(source, target, ExpeditionsTableIn, answer_expeditions)


def answer_expeditions(table: ExpeditionsTableIn) -> ExpeditionsTableOut:
    """Scores a table of Expeditions.

    Args:
        table: The table.

    Raises:
        InputError: A player has no name, or that of another.
        FiguresError: No players can have that; the message says why.
    """
    names = [player.name for player in table.players]
    check_all_named(names)
    check_different(names)
    players = [_player(player) for player in table.players]
    result = settle(players)
    return ExpeditionsTableOut(
        players=[
            ExpeditionsPlayerOut(
                name=sheet.name,
                coins=sheet.points(Source.COINS),
                glory=sheet.points(Source.GLORY),
                items=sheet.points(Source.ITEMS),
                corruption=sheet.points(Source.CORRUPTION),
                total=sheet.total,
                icons=sheet.points(Source.ICONS) if isinstance(player, Automa) else msgspec.UNSET,
            )
            for player, sheet in zip(players, result.sheets, strict=True)
        ],
        winners=[names[seat] for seat in result.winners],
        warnings=[describe_oddity(oddity, names, ENGLISH) for oddity in find_oddities(players)],
        tie_break=_tie_break(result, names),
    )


def _player(player: ExpeditionsPlayerIn) -> Player | Automa:
    if player.icons is not msgspec.UNSET:
        if player != ExpeditionsPlayerIn(player.name, icons=player.icons):
            raise InputError(f"{player.name} has icons, as the Automa has, and nothing else then.")
        return Automa(player.name, tuple(player.icons))
    # Values of items speak for upgraded items where their number is left out.
    untold = None if player.item_values else 0
    return Player(
        name=player.name,
        coins=player.coins,
        glory=tuple(player.glory),
        item_values=tuple(player.item_values),
        counts=Counts(
            quests=player.quests,
            melds=player.melds,
            upgrades=untold if player.upgrades is msgspec.UNSET else player.upgrades,
            corruption=player.corruption,
            corruption20=player.corruption20,
            cards=player.cards,
            workers=player.workers,
            maps=player.maps,
        ),
        power=None if player.power is msgspec.UNSET else player.power,
    )


def _tie_break(result: Result, names: list[str]) -> ExpeditionsTieBreakOut | None:
    tie_break = result.tie_break
    if tie_break is None:
        return None
    return ExpeditionsTieBreakOut(
        players=[names[seat] for seat in tie_break.tied],
        readings=[
            ExpeditionsReadingOut(
                power=reading.adds_power,
                workers_maps="added" if reading.adds_both else "larger",
                sums=list(reading.sums),
                winners=[names[seat] for seat in reading.winners],
            )
            for reading in tie_break.readings
        ],
    )
