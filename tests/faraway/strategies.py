"""What hypothesis draws: first moments of games, and the chance that decides how they go on."""

from random import Random

from hypothesis import strategies as st
from tests.faraway.playing import ALL_SETS, ASKING, most_players, regions

from renown.faraway import CardSet, Decks, Game, Region, Setup, new_game, shuffle

Kind = tuple[tuple[CardSet, ...], Setup, int]

KINDS: tuple[Kind, ...] = tuple(
    (sets, setup, players)
    for sets in ALL_SETS
    for setup in Setup
    for players in range(2, most_players(sets) + 1)
)
"""Every combination of sets, setup and number of players."""

_SEEDS = st.integers(0, 10**9)


@st.composite
def first_moments(draw: st.DrawFn) -> Game:
    """Draws any combination of sets, setup and number of players, then the order of the decks."""
    return first_moment(draw(st.sampled_from(KINDS)), draw(randoms()))


def first_moment(kind: Kind, random: Random) -> Game:
    """Shuffles and deals.

    With Under Starry Skies the Regions with a sacrifice often lie where they are dealt or revealed
    early, so that many games have a scoring in which somebody decides.
    """
    sets, setup, players = kind
    decks = shuffle(sets, setup, random)
    if CardSet.UNDER_STARRY_SKIES in sets and random.random() < 0.8:
        first = 5 * players
        decks = Decks(
            _mixed_in(decks.regions, first, random),
            decks.sanctuaries,
            _mixed_in(decks.reshuffled, first, random) if decks.reshuffled else (),
        )
    return new_game(players, decks=decks, setup=setup, sets=sets)


def _mixed_in(deck: tuple[Region, ...], first: int, random: Random) -> tuple[Region, ...]:
    """Brings the Regions with a sacrifice among the first cards of a deck."""
    asking = regions(*ASKING)
    others = [card for card in deck if card not in asking]
    top = [*asking, *others[: first - len(asking)]]
    random.shuffle(top)
    return (*top, *others[first - len(asking) :])


def randoms() -> st.SearchStrategy[Random]:
    return st.builds(Random, _SEEDS)
