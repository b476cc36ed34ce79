"""A game laid out so that the person in its first seat is asked for two sacrifices."""

from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    Action,
    CardSet,
    Decks,
    Explore,
    Phase,
    Place,
    Record,
    Take,
    legal_actions,
    new_game,
    region,
)

ROW = ("R05", "M15", "R28", "M38", "R48", "R30", "R20", "R10")
"""The row of the first seat: it climbs four times."""

KEPT_VISIBLE = ("R05", "M15", "R28", "M38", "R48")
"""The Meteorites of that row, and the Regions whose last digit is that of one of them."""

FOUND = ("S12", "S40", "S24", "S30")
"""The Sanctuaries of the first seat, which draws one at a time: there is no clue in its area."""

_OTHER_ROW = ("R68", "R67", "R66", "R65", "R64", "R63", "R62", "R61")
"""The row of the second seat never climbs, so that it finds none."""


def before_the_scoring() -> Record:
    """Plays to the moment in which the first seat is asked, for its Meteorite 38."""
    record = Record.begin(
        new_game(2, decks=_decks(), sets=list(CardSet)),
        ["Ada", "Greedy"],
    )
    while record.game.phase is not Phase.SACRIFICE:
        seat = record.game.waiting[0]
        record = record.play(seat, _next_action(record, seat))
    first, second = record.game.seats
    assert tuple(card.id for card in first.row) == ROW
    assert tuple(card.id for card in first.sanctuaries) == FOUND
    assert not second.sanctuaries
    return record


def _decks() -> Decks:
    """Deals each seat the beginning of its row; each river brings both the Region they lack."""
    wished = {*ROW, *_OTHER_ROW}
    others = iter([name for name in REGIONS if name not in wished])
    regions = [*ROW[:3], *_OTHER_ROW[:3]]
    for mine, theirs in zip(ROW[3:], _OTHER_ROW[3:], strict=True):
        regions += [mine, theirs, next(others)]
    sanctuaries = [*FOUND, *(name for name in SANCTUARIES if name not in FOUND)]
    return Decks.of([*regions, *others], sanctuaries)


def _next_action(record: Record, seat: int) -> Action:
    row = (ROW, _OTHER_ROW)[seat]
    match legal_actions(record.game, seat):
        case (Explore(), *_):
            return Explore(region(row[len(record.game.seats[seat].row)]))
        case (Take(), *_) as takes:
            wished = [take for take in takes if isinstance(take, Take) and take.region.id in row]
            return (wished or takes)[0]
        case (Place() as place, *_):
            return place
        case actions:
            raise AssertionError(f"The game goes another way: {actions}")
