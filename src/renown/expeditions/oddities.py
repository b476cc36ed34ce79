"""What is odd about figures that can still be those of a game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from renown.expeditions.categories import GOALS, LASTING, TOKENS, Category
from renown.expeditions.scoring import Automa, Player


@dataclass(frozen=True, slots=True)
class BelowGoal:
    """A token stands on a category whose count is below its goal and does not normally fall.

    Attributes:
        seat: Whose token it is.
        category: Where it stands.
        count: What the player owns of it.
        goal: What it took to boast.
    """

    seat: int
    category: Category
    count: int
    goal: int


@dataclass(frozen=True, slots=True)
class NotOver:
    """Nobody has placed all glory tokens: the game goes on."""


Oddity = BelowGoal | NotOver


def find_oddities(players: Sequence[Player | Automa]) -> Iterator[Oddity]:
    """Finds what is odd.

    Args:
        players: The players, in the order of their seats.

    Yields:
        What is odd, seat by seat, and last what concerns the whole table.
    """
    for seat, player in enumerate(players):
        if isinstance(player, Player):
            for category in player.glory:
                if category not in LASTING:
                    continue
                count = player.counts.told(category)
                if count is not None and count < GOALS[category]:
                    yield BelowGoal(seat, category, int(count), GOALS[category])
    people = [player for player in players if isinstance(player, Player)]
    if len(people) == len(players) and all(len(player.glory) < TOKENS for player in people):
        yield NotOver()
