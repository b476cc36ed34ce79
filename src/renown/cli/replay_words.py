"""What happened in a recorded game, in sentences."""

from collections.abc import Iterator, Sequence

from renown.faraway import (
    Explore,
    Game,
    GiveUp,
    Keep,
    Move,
    Phase,
    Place,
    Record,
    Region,
    Sanctuary,
    Take,
)
from renown.pad.card_sets import title_expansions
from renown.words import ENGLISH, join_and, name_card


def tell_rounds(record: Record) -> Iterator[str]:
    """Tells the game round by round, a line for each thing that happened."""
    start = record.start
    expansions = join_and(title_expansions(start.sets), ENGLISH)
    game = f"Faraway with {expansions}" if expansions else "Faraway"
    yield f"{join_and(record.names, ENGLISH)} play {game}, {start.setup} setup."
    yield from _open_round(start)
    now = start
    for before, move, now in record.steps():
        yield from _tell_move(before, move, now, record.names)
        if now.round != before.round:
            yield from _open_round(now)
        if now.phase is Phase.SACRIFICE and before.phase is not Phase.SACRIFICE:
            yield from ("", "Scoring")
    for name, seat in zip(record.names, now.seats, strict=True):
        if seat.chosen:
            yield f"  {name} has chosen {name_card(seat.chosen, ENGLISH)}."


def _open_round(game: Game) -> Iterator[str]:
    yield ""
    yield f"Round {game.round}" if game.round else "Before the first round"
    if game.river:
        yield f"  The river: {_names(game.river)}."


def _tell_move(before: Game, move: Move, after: Game, names: Sequence[str]) -> Iterator[str]:
    name = names[move.seat]
    match move.action:
        case Keep(regions):
            yield f"  {name} keeps {_names(regions)}."
        case Explore():
            if len(after.seats[move.seat].row) > len(before.seats[move.seat].row):
                yield from _tell_reveal(after, names)
        case Take(region):
            yield f"  {name} takes {name_card(region, ENGLISH)}."
        case Place(sanctuary, under):
            yield f"  {name} places {name_card(sanctuary, ENGLISH)}.{_tell_under(under)}"
        case GiveUp(region, given_up):
            given = _names(given_up) or "nothing"
            yield f"  {name} gives up {given} for {name_card(region, ENGLISH)}."
    if not isinstance(move.action, Explore | Keep):
        for number, seat in enumerate(after.seats):
            if more := seat.drawn[len(before.seats[number].drawn) :]:
                yield f"  {names[number]} also finds {_names(more)}."
    if gone := after.departed[len(before.departed) :]:
        verb = "leaves" if len(gone) == 1 else "leave"
        yield f"  {_names(gone)} {verb} the game."


def _tell_reveal(game: Game, names: Sequence[str]) -> Iterator[str]:
    """Tells what all have explored and found, in the order in which they act."""
    for number in sorted(
        range(game.players), key=lambda seat: game.seats[seat].row[-1].exploration_time
    ):
        seat = game.seats[number]
        found = f" and finds {_names(seat.drawn)}" if seat.drawn else ""
        yield f"  {names[number]} explores {name_card(seat.row[-1], ENGLISH)}{found}."


def _tell_under(under: Sequence[Sanctuary]) -> str:
    if not under:
        return ""
    verb = "goes" if len(under) == 1 else "go"
    return f" {_names(under)} {verb} under the deck."


def _names(cards: Sequence[Region] | Sequence[Sanctuary]) -> str:
    return join_and([name_card(card, ENGLISH) for card in cards], ENGLISH)
