"""What everybody has seen happen in a game, in order: the public side of its record."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from renown.faraway.actions import Explore, GiveUp, Keep, Place, Take
from renown.faraway.cards import Region, Sanctuary
from renown.faraway.game import Game, Phase
from renown.faraway.record import Record


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round began with these Regions in the river; in round 8 with none."""

    round: int
    river: tuple[Region, ...]


@dataclass(frozen=True, slots=True)
class Explored:
    """A seat's Region was revealed."""

    seat: int
    region: Region


@dataclass(frozen=True, slots=True)
class Found:
    """A seat drew this many Sanctuaries, which only it has seen."""

    seat: int
    sanctuaries: int


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took a Region from the river."""

    seat: int
    region: Region


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat placed a Sanctuary and put the others it had drawn under the deck."""

    seat: int
    sanctuary: Sanctuary


@dataclass(frozen=True, slots=True)
class Departed:
    """The Region left over in the river left the game."""

    region: Region


@dataclass(frozen=True, slots=True)
class ScoringBegan:
    """The rows are scored, and a Region with a sacrifice asks its owner."""


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A seat decided which Sanctuaries to give up for a Region, perhaps none."""

    seat: int
    region: Region
    sanctuaries: tuple[Sanctuary, ...]


Event: TypeAlias = RoundBegan | Explored | Found | Took | Placed | Departed | ScoringBegan | GaveUp


def public_history(record: Record) -> tuple[Event, ...]:
    """Tells what everybody has seen happen.

    Choices that still lie face down, what was kept of an advanced deal, and Sanctuaries drawn but
    not placed are not in it.
    """
    return (*_beginning(record.start), *_events(record))


def _beginning(start: Game) -> Iterator[Event]:
    if start.round:
        yield RoundBegan(start.round, start.river)


def _events(record: Record) -> Iterator[Event]:
    for before, move, after in record.steps():
        match move.action:
            case Keep() | Explore():
                yield from _revealed(before, after)
            case Take(region):
                yield Took(move.seat, region)
            case Place(sanctuary):
                yield Placed(move.seat, sanctuary)
            case GiveUp(region, sanctuaries):
                yield GaveUp(move.seat, region, sanctuaries)
        if not isinstance(move.action, Keep | Explore):
            yield from _found(before, after)
        for region in after.departed[len(before.departed) :]:
            yield Departed(region)
        if after.round != before.round:
            yield RoundBegan(after.round, after.river)
        if after.phase is Phase.SACRIFICE and before.phase is not Phase.SACRIFICE:
            yield ScoringBegan()


def _revealed(before: Game, after: Game) -> Iterator[Event]:
    """Tells of the Regions revealed, in ascending order, each with what it found."""
    explored = [
        Explored(number, seat.row[-1])
        for number, seat in enumerate(after.seats)
        if len(seat.row) > len(before.seats[number].row)
    ]
    for event in sorted(explored, key=lambda each: each.region.exploration_time):
        yield event
        if drawn := after.seats[event.seat].drawn:
            yield Found(event.seat, len(drawn))


def _found(before: Game, after: Game) -> Iterator[Event]:
    """Tells of Sanctuaries that topped up a seat which had been short."""
    for number, seat in enumerate(after.seats):
        more = len(seat.drawn) - len(before.seats[number].drawn)
        if more > 0:
            yield Found(number, more)
