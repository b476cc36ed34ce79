"""What the networks that come with the package were trained on."""

from dataclasses import dataclass

from renown.bots.network.training import Kind, State, begin
from renown.bots.network.weights import SIZES
from renown.faraway import CardSet, Setup

SEED = 1
"""What all chance of their training came from."""

CYCLES = {"small": 160, "large": 2600}
"""How many cycles each was trained."""

_BASE = (CardSet.BASE,)
_ALL = tuple(CardSet)
_PEOPLE = (CardSet.BASE, CardSet.PEOPLE_FROM_BELOW)
_SKIES = (CardSet.BASE, CardSet.UNDER_STARRY_SKIES)

# Their order matters: the chance of a game comes from the number of its kind too.
KINDS = (
    Kind(2, Setup.BASIC, _BASE, 0.40),
    Kind(2, Setup.ADVANCED, _BASE, 0.04),
    Kind(3, Setup.BASIC, _BASE, 0.08),
    Kind(4, Setup.BASIC, _BASE, 0.08),
    Kind(5, Setup.BASIC, _BASE, 0.05),
    Kind(6, Setup.BASIC, _BASE, 0.05),
    Kind(2, Setup.BASIC, _ALL, 0.12),
    Kind(3, Setup.BASIC, _ALL, 0.05),
    Kind(4, Setup.BASIC, _ALL, 0.05),
    Kind(7, Setup.BASIC, _ALL, 0.04),
    Kind(2, Setup.BASIC, _PEOPLE, 0.02),
    Kind(2, Setup.BASIC, _SKIES, 0.02),
)
"""The games they learned from; the first kind is the base game for two."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A training from beginning to end: all that decides what comes out.

    Attributes:
        network: Which network, a name of `SIZES`.
        seed: What all chance comes from.
        cycles: How many cycles it has.
        kinds: The games to learn from.
    """

    network: str
    seed: int
    cycles: int
    kinds: tuple[Kind, ...] = KINDS

    def start(self) -> State:
        """Gives the state the training begins with."""
        return begin(*SIZES[self.network], self.seed)
