"""The text of a record: headers, then a line for each round. docs/record.md describes it.

The text says more than it needs to replay: rivers, draws and the result are there for the reader.
`read_record` checks them all, by writing the record anew and comparing word by word.
"""

from collections.abc import Iterator, Sequence

from renown.faraway.actions import Explore, GiveUp, Keep, Place, Take
from renown.faraway.cards import Card
from renown.faraway.game import Game, Phase
from renown.faraway.record import Move, Record
from renown.faraway.setup import Setup

VERSION = "1"
"""The version of the text that is written and read."""


def write_record(record: Record) -> str:
    """Writes a record as text that a person can read and `read_record` reads back exactly."""
    return "\n".join([*_headers(record), "", *_rounds(record), ""])


def _headers(record: Record) -> Iterator[str]:
    start = record.start
    yield "Game: Faraway"
    yield f"Version: {VERSION}"
    yield f"Sets: {' '.join(start.sets)}"
    yield f"Setup: {start.setup}"
    for number, name in enumerate(record.names, start=1):
        yield f"Seat {number}: {name}"
    for number, seat in enumerate(start.seats, start=1):
        yield f"Hand {number}: {_ids(seat.hand)}"
    yield f"Regions: {_ids(start.river + start.region_deck)}"
    if start.setup is Setup.ADVANCED:
        yield f"Reshuffled: {_ids(start.reshuffled)}"
    yield f"Sanctuaries: {_ids(start.sanctuary_deck)}"
    yield f"Result: {_result(record.game)}"


def _result(game: Game) -> str:
    if not game.is_over:
        return "not finished"
    fame = " ".join(str(sheet.total) for sheet in game.sheets())
    winner = game.ranking().winners[0] + 1
    return f"{fame}, seat {winner} wins"


def _rounds(record: Record) -> Iterator[str]:
    """Writes each round up to the one being played."""
    line = _RoundLine(record.start)
    for before, move, after in record.steps():
        line.add(before, move, after)
        if (after.round, after.phase is Phase.SACRIFICE) != (
            before.round,
            before.phase is Phase.SACRIFICE,
        ) and not after.is_over:
            yield line.text(after.departed[len(before.departed) :])
            line = _RoundLine(after)
    yield line.text(())


class _RoundLine:
    """Gathers what happens in a round, seat by seat."""

    def __init__(self, game: Game) -> None:
        self.heading = {Phase.KEEP: "Keep:", Phase.SACRIFICE: "Scoring:"}.get(
            game.phase, f"Round {game.round}:"
        )
        self.river = game.river
        self.order: Sequence[int] = range(game.players)
        self.said: dict[int, list[str]] = {}

    def add(self, before: Game, move: Move, after: Game) -> None:
        """Adds one move and what followed from it."""
        match move.action:
            case Keep(regions):
                self.said[move.seat] = [f"keeps {_ids(regions)}"]
            case Explore(region):
                self.said[move.seat] = [f"chooses {region.id}"]
                if len(after.seats[move.seat].row) > len(before.seats[move.seat].row):
                    self._reveal(after)
            case Take(region):
                self.said[move.seat].append(f"takes {region.id}")
            case Place(sanctuary, under):
                self.said[move.seat].append(f"places {sanctuary.id}")
                if under:
                    self.said[move.seat].append(f"under {_ids(under)}")
            case GiveUp(region, sanctuaries):
                given = _ids(sanctuaries) or "nothing"
                self.said.setdefault(move.seat, []).append(f"gives-up {given} for {region.id}")
        if not isinstance(move.action, Keep | Explore):
            self._add_top_ups(before, after)

    def _reveal(self, game: Game) -> None:
        """Puts the seats in the order of step 3, with what they found."""
        last = {number: seat.row[-1] for number, seat in enumerate(game.seats)}
        self.order = sorted(last, key=lambda number: last[number].exploration_time)
        for number, seat in enumerate(game.seats):
            self.said[number] = [f"explores {last[number].id}"]
            if seat.drawn:
                self.said[number].append(f"finds {_ids(seat.drawn)}")

    def _add_top_ups(self, before: Game, after: Game) -> None:
        for number, seat in enumerate(after.seats):
            more = seat.drawn[len(before.seats[number].drawn) :]
            if more:
                self.said[number].append(f"also finds {_ids(more)}")

    def text(self, departed: Sequence[Card]) -> str:
        """Writes the line."""
        parts = [f"river {_ids(self.river)}"] if self.river else []
        parts += [
            f"seat {number + 1} {', '.join(self.said[number])}"
            for number in self.order
            if number in self.said
        ]
        if departed:
            parts.append(f"{_ids(departed)} leaves")
        return " ".join([self.heading, "; ".join(parts)]).rstrip()


def _ids(cards: Sequence[Card]) -> str:
    return " ".join(card.id for card in cards)
