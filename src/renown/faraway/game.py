"""A game at one moment: a value, cheap to copy, equal to every other with the same cards."""

from dataclasses import dataclass
from enum import StrEnum

from renown.faraway.actions import GiveUp
from renown.faraway.cards import CardSet, Region, Sanctuary
from renown.faraway.ranking import Ranking, TieBreak, rank
from renown.faraway.sacrifices import as_sacrifices, next_decisions
from renown.faraway.scoring import ROW_LENGTH, ScoreSheet, score_cards
from renown.faraway.setup import Setup

ROUNDS = ROW_LENGTH
"""Rounds in a game; each adds one Region to every row."""


class Phase(StrEnum):
    """What the game waits for."""

    KEEP = "keep"
    EXPLORE = "explore"
    TAKE = "take"
    PLACE = "place"
    SACRIFICE = "sacrifice"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's cards.

    Attributes:
        hand: Regions in hand, in ascending order.
        row: Regions played, left to right.
        sanctuaries: Sanctuaries placed, in that order.
        kept: In the advanced setup, the three Regions this seat means to keep, until all have
            chosen.
        chosen: The Region lying face down this round, still in `hand`, until all have chosen.
        drawn: Sanctuaries drawn this round and not yet placed, in the order drawn.
        due: Sanctuaries still due to this seat this round because the deck ran short.
        taken: The Regions of `hand` that everybody saw being taken from the river.
        decisions: What the seat decided in the scoring for its Regions with a sacrifice, in the
            order in which they were scored.
    """

    hand: tuple[Region, ...]
    row: tuple[Region, ...] = ()
    sanctuaries: tuple[Sanctuary, ...] = ()
    kept: tuple[Region, ...] = ()
    chosen: Region | None = None
    drawn: tuple[Sanctuary, ...] = ()
    due: int = 0
    taken: tuple[Region, ...] = ()
    decisions: tuple[GiveUp, ...] = ()

    @property
    def clues(self) -> int:
        """Clue icons in the seat's area, on Regions and on Sanctuaries."""
        return sum(card.clues for card in self.row) + sum(card.clues for card in self.sanctuaries)

    @property
    def next_decisions(self) -> tuple[GiveUp, ...]:
        """What the seat can decide for its next Region with a sacrifice; empty without one."""
        return next_decisions(self.row, self.sanctuaries, self.decisions)

    def sheet(self) -> ScoreSheet:
        """Scores the seat as its row and its decisions stand."""
        return score_cards(self.row, self.sanctuaries, as_sacrifices(self.decisions))


@dataclass(frozen=True, slots=True)
class Game:
    """Everything about a game at one moment, hidden cards included.

    What a seat may see of it is made by `renown.faraway.view`.

    Attributes:
        setup: How hands were dealt.
        sets: The boxes in play.
        round: The round, from 1; 0 while the Regions to keep are chosen.
        phase: What the game waits for.
        seats: The players' cards, by seat.
        order: The seats that still have to act in this round's step 3, in their order.
        river: The Regions face up in the middle, in the order they were revealed.
        departed: Regions that left the game, in order.
        region_deck: Regions face down, the first on top.
        sanctuary_deck: Sanctuaries face down, the first on top.
        reshuffled: All Regions in the order that the advanced setup shuffles them a second time;
            empty once that has been done.
    """

    setup: Setup
    sets: tuple[CardSet, ...]
    round: int
    phase: Phase
    seats: tuple[Seat, ...]
    order: tuple[int, ...]
    river: tuple[Region, ...]
    departed: tuple[Region, ...]
    region_deck: tuple[Region, ...]
    sanctuary_deck: tuple[Sanctuary, ...]
    reshuffled: tuple[Region, ...]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def is_over(self) -> bool:
        """Whether the last action has been taken."""
        return self.phase is Phase.OVER

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats the game waits for: one in turn, or all who have not chosen yet."""
        if self.phase is Phase.KEEP:
            return tuple(number for number, seat in enumerate(self.seats) if not seat.kept)
        if self.phase is Phase.EXPLORE:
            return tuple(number for number, seat in enumerate(self.seats) if not seat.chosen)
        if self.phase is Phase.SACRIFICE:
            return tuple(number for number, seat in enumerate(self.seats) if seat.next_decisions)
        return self.order[:1]

    def sheets(self) -> tuple[ScoreSheet, ...]:
        """Scores every seat as its row stands."""
        return tuple(seat.sheet() for seat in self.seats)

    def ranking(self, tie_break: TieBreak = TieBreak.LOWEST_CARD) -> Ranking:
        """Ranks the seats as their rows stand."""
        return rank(self.sheets(), tie_break)
