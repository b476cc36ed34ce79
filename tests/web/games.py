"""Games played at random by people, move by move."""

from collections.abc import Iterator, Sequence
from itertools import cycle, repeat
from random import Random

from tests.web.house import PEOPLE

from renown.faraway import (
    Action,
    CardSet,
    Game,
    Record,
    Region,
    Sanctuary,
    Setup,
    View,
    legal_actions,
    new_game,
)

BASE = (CardSet.BASE,)
EVERYTHING = tuple(CardSet)

KINDS = [
    *zip(range(2, 7), cycle(Setup), repeat(BASE)),
    *zip(range(2, 8), cycle(reversed(Setup)), repeat(EVERYTHING)),
]
"""Every size of table with the base game alone and with everything; the setups take turns."""


def records_of_a_game(
    players: int, setup: Setup, seed: int, sets: Sequence[CardSet] = BASE
) -> Iterator[Record]:
    """Plays a game at random, and gives its record after every move, the first moment included."""
    random = Random(seed)
    record = Record.begin(new_game(players, seed=seed, setup=setup, sets=sets), PEOPLE[:players])
    yield record
    while not record.game.is_over:
        seat = random.choice(record.game.waiting)
        record = record.play(seat, any_action(record.game, seat, random))
        yield record


def any_action(game: Game, seat: int, random: Random) -> Action:
    """Chooses any legal action."""
    return random.choice(legal_actions(game, seat))


def cards_seen(view: View) -> set[Region | Sanctuary]:
    """Lists every card that a viewer sees, or saw leave the game."""
    seen: set[Region | Sanctuary] = {
        *view.river,
        *view.departed,
        *view.hand,
        *view.drawn,
    }
    for seat in view.seats:
        seen |= {*seat.row, *seat.sanctuaries, *seat.taken}
    return seen
