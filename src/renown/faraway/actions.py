"""What a seat can do, and its one-line text form.

keep R01 R36 R52     explore R44     take R15     place S12 under S07 S03
give-up M38 S12 S24     give-up M15
"""

from dataclasses import dataclass
from typing import TypeAlias

from renown.faraway.cards import Region, Sanctuary
from renown.faraway.catalogue import region, sanctuary
from renown.faraway.errors import IllegalActionError


@dataclass(frozen=True, slots=True)
class Keep:
    """Keeps three of the five Regions dealt in the advanced setup.

    Attributes:
        regions: The three, in ascending order.
    """

    regions: tuple[Region, ...]

    def __str__(self) -> str:
        """Gives the text form."""
        return " ".join(["keep", *(card.id for card in self.regions)])


@dataclass(frozen=True, slots=True)
class Explore:
    """Chooses the Region to play this round, face down until all have chosen.

    Attributes:
        region: A Region in the seat's hand.
    """

    region: Region

    def __str__(self) -> str:
        """Gives the text form."""
        return f"explore {self.region.id}"


@dataclass(frozen=True, slots=True)
class Take:
    """Takes a Region from the river into the hand.

    Attributes:
        region: A Region in the river.
    """

    region: Region

    def __str__(self) -> str:
        """Gives the text form."""
        return f"take {self.region.id}"


@dataclass(frozen=True, slots=True)
class Place:
    """Places one of the Sanctuaries drawn; the others go under the deck.

    Attributes:
        sanctuary: The one placed.
        under: The others, in the order they go under the deck. Empty means the order in which
            they were drawn; games recorded elsewhere may have had another.
    """

    sanctuary: Sanctuary
    under: tuple[Sanctuary, ...] = ()

    def __str__(self) -> str:
        """Gives the text form."""
        words = ["place", self.sanctuary.id]
        if self.under:
            words += ["under", *(card.id for card in self.under)]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Decides, in the scoring, which Sanctuaries to give up for a Region with a sacrifice.

    Attributes:
        region: The Region, whose turn in the scoring has come.
        sanctuaries: Those given up, as many as the Region asks for, or none; in the order of
            their ids, whatever order they are named in.
    """

    region: Region
    sanctuaries: tuple[Sanctuary, ...] = ()

    def __post_init__(self) -> None:
        """Puts the Sanctuaries in order, so that two decisions to give up the same are equal."""
        ordered = tuple(sorted(self.sanctuaries, key=lambda card: card.id))
        object.__setattr__(self, "sanctuaries", ordered)

    def __str__(self) -> str:
        """Gives the text form."""
        return " ".join(["give-up", self.region.id, *(card.id for card in self.sanctuaries)])


Action: TypeAlias = Keep | Explore | Take | Place | GiveUp


def read_action(text: str) -> Action:
    """Reads the text form of an action back.

    Raises:
        IllegalActionError: The text is no action.
        UnknownCardError: A card in it does not exist.
    """
    match text.split():
        case ["keep", *names] if names:
            kept = sorted((region(name) for name in names), key=lambda card: card.exploration_time)
            return Keep(tuple(kept))
        case ["explore", name]:
            return Explore(region(name))
        case ["take", name]:
            return Take(region(name))
        case ["place", name]:
            return Place(sanctuary(name))
        case ["place", name, "under", *names] if names:
            return Place(sanctuary(name), tuple(sanctuary(other) for other in names))
        case ["give-up", name, *names]:
            return GiveUp(region(name), tuple(sanctuary(other) for other in names))
    raise IllegalActionError(
        f"“{text}” is not an action: actions are keep, explore, take, place or give-up, then cards."
    )
