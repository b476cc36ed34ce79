"""What a seat may do now, and why another action is refused."""

from collections import Counter
from itertools import combinations

from renown.faraway.actions import Action, Explore, Keep, Place, Take
from renown.faraway.errors import IllegalActionError
from renown.faraway.game import Game, Phase
from renown.faraway.setup import HAND_SIZE

_ASKED = {
    Phase.KEEP: "Choose three of your Regions to keep.",
    Phase.EXPLORE: "Choose a Region of your hand to explore.",
    Phase.TAKE: "Take a Region from the river.",
    Phase.PLACE: "Choose one of the Sanctuaries you found.",
    Phase.SACRIFICE: "Decide which Sanctuaries to give up for the Region that asks, or none.",
}


def legal_actions(game: Game, seat: int) -> tuple[Action, ...]:
    """Lists what a seat may do now; empty when it is not asked for anything.

    Where all choose at the same time, a seat that has chosen may still choose again until the
    last one has. Places are listed with the other Sanctuaries going under the deck in the order
    drawn.

    Args:
        game: The game.
        seat: The seat, from 0.

    Raises:
        IllegalActionError: There is no such seat.
    """
    check_seat(game, seat)
    cards = game.seats[seat]
    match game.phase:
        case Phase.KEEP:
            return tuple(Keep(kept) for kept in combinations(cards.hand, HAND_SIZE))
        case Phase.EXPLORE:
            return tuple(Explore(region) for region in cards.hand)
        case Phase.TAKE if game.order[0] == seat:
            return tuple(Take(region) for region in game.river)
        case Phase.PLACE if game.order[0] == seat:
            return tuple(Place(sanctuary) for sanctuary in cards.drawn)
        case Phase.SACRIFICE:
            return cards.next_decisions
        case _:
            return ()


def check_seat(game: Game, seat: int) -> None:
    """Checks that a table has a seat.

    Raises:
        IllegalActionError: It has not.
    """
    if not 0 <= seat < game.players:
        raise IllegalActionError(f"There is no seat {seat + 1} at this table.")


def check(game: Game, seat: int, action: Action) -> None:
    """Checks that a seat may take an action now.

    Raises:
        IllegalActionError: It may not; the message says why and what is asked instead.
    """
    check_seat(game, seat)
    if game.is_over:
        raise IllegalActionError("The game is over.")
    legal = legal_actions(game, seat)
    if not legal:
        raise IllegalActionError(f"It is not the turn of seat {seat + 1}.")
    if isinstance(action, Place) and action.under and Place(action.sanctuary) in legal:
        _check_under(game, seat, action)
        action = Place(action.sanctuary)
    if action not in legal:
        raise IllegalActionError(f"“{action}” is not possible now. {_ASKED[game.phase]}")


def _check_under(game: Game, seat: int, action: Place) -> None:
    if Counter((action.sanctuary, *action.under)) != Counter(game.seats[seat].drawn):
        raise IllegalActionError(
            f"“{action}” does not name each Sanctuary that was found exactly once."
        )
