"""Setting a game up: who can play, and the orders in which the decks lie."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from renown.faraway.cards import Card, CardSet, Region, RegionName, Sanctuary, SanctuaryName
from renown.faraway.catalogue import region, regions_of, sanctuaries_of, sanctuary
from renown.faraway.errors import PlayersError, SetupError

HAND_SIZE = 3
"""Regions a player holds while choosing which to explore."""

ADVANCED_DEAL = 5
"""Regions dealt to each player in the advanced setup, of which three are kept."""


class Setup(StrEnum):
    """How hands are dealt: three Regions each, or five of which each player keeps three."""

    BASIC = "basic"
    ADVANCED = "advanced"


@dataclass(frozen=True, slots=True)
class Decks:
    """The order in which the cards of a game lie, so that it replays without a random generator.

    Attributes:
        regions: All Regions; hands are dealt from the front, seat by seat, then the river.
        sanctuaries: All Sanctuaries, the first on top.
        reshuffled: For the advanced setup, all Regions in a second order: once everybody has
            kept three, the deck is made of the other Regions in this order. Empty otherwise.
    """

    regions: tuple[Region, ...]
    sanctuaries: tuple[Sanctuary, ...]
    reshuffled: tuple[Region, ...] = ()

    @classmethod
    def of(
        cls,
        regions: Sequence[RegionName],
        sanctuaries: Sequence[SanctuaryName],
        reshuffled: Sequence[RegionName] = (),
    ) -> "Decks":
        """Puts decks together from the names of their cards, in order.

        Raises:
            UnknownCardError: A name is no card's.
        """
        return cls(
            tuple(region(name) for name in regions),
            tuple(sanctuary(name) for name in sanctuaries),
            tuple(region(name) for name in reshuffled),
        )


def shuffle(sets: Sequence[CardSet], setup: Setup, random: Random) -> Decks:
    """Shuffles the cards of some sets.

    Args:
        sets: The boxes in play.
        setup: The advanced setup shuffles the Regions a second time.
        random: Where the order comes from.
    """
    regions, sanctuaries = list(regions_of(sets)), list(sanctuaries_of(sets))
    random.shuffle(regions)
    random.shuffle(sanctuaries)
    reshuffled: list[Region] = []
    if setup is Setup.ADVANCED:
        reshuffled = regions.copy()
        random.shuffle(reshuffled)
    return Decks(tuple(regions), tuple(sanctuaries), tuple(reshuffled))


def check_sets(sets: Sequence[CardSet]) -> None:
    """Checks that a game can be played with these sets.

    Raises:
        SetupError: It cannot.
    """
    if CardSet.BASE not in sets:
        raise SetupError("Every game needs the cards of the base game.")


def check_players(players: int, sets: Sequence[CardSet]) -> None:
    """Checks that so many can play with these sets (rules, "Setup").

    Raises:
        PlayersError: They cannot.
    """
    with_people = CardSet.PEOPLE_FROM_BELOW in sets
    if players == 7 and not with_people:
        raise PlayersError("Seven can play only with People from Below; without it, 2 to 6 can.")
    most = 7 if with_people else 6
    if not 2 <= players <= most:
        more = "" if with_people else ", or 7 with People from Below"
        raise PlayersError(f"Faraway is for 2 to {most} players{more}, not {players}.")


def check_decks(decks: Decks, sets: Sequence[CardSet], setup: Setup) -> None:
    """Checks that decks hold each card of the sets exactly once.

    Raises:
        SetupError: A card is missing, is there twice, or belongs to another set.
    """
    check_deck("Region deck", decks.regions, regions_of(sets))
    check_deck("Sanctuary deck", decks.sanctuaries, sanctuaries_of(sets))
    if setup is Setup.ADVANCED:
        check_deck("reshuffled Region deck", decks.reshuffled, regions_of(sets))
    elif decks.reshuffled:
        raise SetupError("Only the advanced setup shuffles the Regions a second time.")


def check_deck(name: str, deck: Sequence[Card], expected: Sequence[Card]) -> None:
    """Checks that one deck holds each of the expected cards exactly once.

    Args:
        name: What to call the deck in the message.
        deck: Its cards, in any order.
        expected: The cards it must hold.

    Raises:
        SetupError: A card is missing, is there twice, or does not belong there.
    """
    there, wanted = Counter(deck), Counter(expected)
    for card in there - wanted:
        fault = "twice" if card in wanted else "though it is not in this game"
        raise SetupError(f"The {name} has {card.id} {fault}.")
    for card in wanted - there:
        raise SetupError(f"The {name} lacks {card.id}.")
