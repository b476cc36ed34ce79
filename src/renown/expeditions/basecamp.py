"""The end of a game as it comes: boasts, who triggers it, who still has a turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from renown.expeditions.categories import (
    GOALS,
    MAPS_GOAL,
    TITLES,
    TOKENS,
    WORKERS_GOAL,
    Category,
    Counts,
)
from renown.expeditions.errors import BoastError, TurnError
from renown.expeditions.players import check_players


@dataclass(frozen=True, slots=True)
class Basecamp:
    """The glory tokens of a table, and its last turns once they have begun.

    Attributes:
        placed: Each seat's categories, in the order its tokens were placed; seats in turn order.
        triggered_by: The seat that placed the first fourth token, or None.
        turns_taken: How many of the last turns are over.
    """

    placed: tuple[tuple[Category, ...], ...]
    triggered_by: int | None = None
    turns_taken: int = 0

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.placed)

    @property
    def last_turns(self) -> tuple[int, ...]:
        """The seats that still have a last turn, in order; empty before the end is triggered.

        Everyone has exactly one after the triggering turn, in turn order, so that the seat that
        triggered has the last turn of the game (rules, "Trigger and last turns").
        """
        if self.triggered_by is None:
            return ()
        order = range(self.triggered_by + 1, self.triggered_by + 1 + self.players)
        return tuple(seat % self.players for seat in order)[self.turns_taken :]

    @property
    def is_over(self) -> bool:
        """Whether all last turns have been taken."""
        return self.triggered_by is not None and not self.last_turns


def open_basecamp(players: int) -> Basecamp:
    """Begins a game without any glory token placed.

    Args:
        players: How many play, 1 to 6.

    Raises:
        FiguresError: So many cannot play.
    """
    check_players(players)
    return Basecamp(((),) * players)


def open_categories(placed: Sequence[Category], counts: Counts) -> tuple[Category, ...]:
    """Lists the categories a player may boast in now (rules, "Glory").

    Args:
        placed: Where the player's tokens stand already.
        counts: What the player owns at this moment.
    """
    if len(placed) >= TOKENS:
        return ()
    return tuple(
        category for category in Category if category not in placed and counts.meets(category)
    )


def boast(basecamp: Basecamp, seat: int, category: Category, counts: Counts) -> Basecamp:
    """Places a glory token; the first fourth one of a table triggers the end.

    Args:
        basecamp: The table before it.
        seat: Who boasts, from 0.
        category: Where the token goes.
        counts: What the player owns at this moment.

    Returns:
        The table after it.

    Raises:
        BoastError: The token cannot be placed there; the message says why.
        TurnError: The last turns have begun, and this is not the seat's.
    """
    placed = basecamp.placed[seat]
    if basecamp.is_over:
        raise TurnError("The game is over: no turn is left to boast in.")
    if category in placed:
        raise BoastError(f"A token stands on {TITLES[category]} already.")
    if len(placed) >= TOKENS:
        raise BoastError(f"All {TOKENS} glory tokens are placed.")
    if basecamp.last_turns and basecamp.last_turns[0] != seat:
        raise TurnError("The last turns have begun, and it is another player's.")
    if not counts.meets(category):
        raise BoastError(_missing(category, counts))
    tokens = (*placed, category)
    after = (*basecamp.placed[:seat], tokens, *basecamp.placed[seat + 1 :])
    triggers = basecamp.triggered_by is None and len(tokens) == TOKENS
    return replace(basecamp, placed=after, triggered_by=seat if triggers else basecamp.triggered_by)


def end_turn(basecamp: Basecamp) -> Basecamp:
    """Ends the last turn that is being taken.

    Args:
        basecamp: The table during it.

    Returns:
        The table after it.

    Raises:
        TurnError: No last turn is being taken.
    """
    if not basecamp.last_turns:
        over = "The game is over." if basecamp.is_over else "The end has not been triggered."
        raise TurnError(f"{over} There is no last turn to end.")
    return replace(basecamp, turns_taken=basecamp.turns_taken + 1)


def _missing(category: Category, counts: Counts) -> str:
    if category is Category.CORRUPTION_20:
        return "Only the owner of the corruption token of value 20 may boast with it."
    if category is Category.WORKERS_MAPS:
        return (
            f"It takes {WORKERS_GOAL} workers or {MAPS_GOAL} map tokens; there are"
            f" {counts.workers} and {counts.maps}."
        )
    other = ", the one of value 20 not counted" if category is Category.CORRUPTION else ""
    there = counts.told(category) or 0
    return f"It takes {GOALS[category]} {TITLES[category]}{other}; there are {there}."
