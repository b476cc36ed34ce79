"""The first moment of a game: hands dealt, and the river revealed."""

from collections.abc import Sequence
from random import Random

from renown.faraway.cards import CardSet
from renown.faraway.errors import SetupError
from renown.faraway.game import Game, Phase, Seat
from renown.faraway.rounds import start_round
from renown.faraway.setup import (
    ADVANCED_DEAL,
    HAND_SIZE,
    Decks,
    Setup,
    check_decks,
    check_players,
    check_sets,
    shuffle,
)


def new_game(
    players: int,
    *,
    seed: int | str | None = None,
    decks: Decks | None = None,
    setup: Setup | str = Setup.BASIC,
    sets: Sequence[CardSet | str] = (CardSet.BASE,),
) -> Game:
    """Sets a game up.

    Args:
        players: How many play: 2 to 6; 7 only with People from Below.
        seed: What the shuffling starts from; the same seed gives the same game.
        decks: The orders in which the cards lie, instead of a seed.
        setup: How hands are dealt.
        sets: The boxes in play, in any order.

    Raises:
        SetupError: No such game can be set up.
    """
    setup, boxes = _setup_named(setup), _sets_named(sets)
    check_sets(boxes)
    check_players(players, boxes)
    if (seed is None) == (decks is None):
        raise SetupError("A game starts from a seed or from decks: give one of the two.")
    if decks is None:
        decks = shuffle(boxes, setup, Random(seed))
    check_decks(decks, boxes, setup)
    return _deal(players, decks, setup, boxes)


def _setup_named(setup: Setup | str) -> Setup:
    try:
        return Setup(setup)
    except ValueError:
        known = " or ".join(Setup)
        raise SetupError(f"There is no setup “{setup}”: it is {known}.") from None


def _sets_named(sets: Sequence[CardSet | str]) -> tuple[CardSet, ...]:
    try:
        named = {CardSet(box) for box in sets}
    except ValueError:
        known = ", ".join(CardSet)
        raise SetupError(f"One of the sets is unknown; there are {known}.") from None
    return tuple(box for box in CardSet if box in named)


def _deal(players: int, decks: Decks, setup: Setup, sets: tuple[CardSet, ...]) -> Game:
    """Deals the hands; with the basic setup, reveals the first river."""
    size = ADVANCED_DEAL if setup is Setup.ADVANCED else HAND_SIZE
    dealt = players * size
    hands = (decks.regions[start : start + size] for start in range(0, dealt, size))
    game = Game(
        setup=setup,
        sets=sets,
        round=0,
        phase=Phase.KEEP,
        seats=tuple(
            Seat(tuple(sorted(hand, key=lambda card: card.exploration_time))) for hand in hands
        ),
        order=(),
        river=(),
        departed=(),
        region_deck=decks.regions[dealt:],
        sanctuary_deck=decks.sanctuaries,
        reshuffled=decks.reshuffled,
    )
    return game if setup is Setup.ADVANCED else start_round(game)
