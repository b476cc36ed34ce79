"""What a seat may see of a game. Bots, screens and programs get this and nothing else."""

from dataclasses import dataclass, replace

from renown.faraway.actions import Action, GiveUp
from renown.faraway.cards import CardSet, Region, Sanctuary
from renown.faraway.game import Game, Phase, Seat
from renown.faraway.legal import check_seat, legal_actions
from renown.faraway.sacrifices import as_sacrifices
from renown.faraway.scoring import ScoreSheet, score_cards
from renown.faraway.setup import Setup


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody may see of one seat.

    Attributes:
        row: Regions played, left to right.
        sanctuaries: Sanctuaries placed, in that order.
        hand_size: How many Regions the seat holds, one lying face down included.
        taken: Those of them that everybody saw being taken from the river, in ascending order.
        drawn: How many Sanctuaries it has found this round and not yet placed.
        due: How many more are due to it this round because the deck ran short.
        has_chosen: Whether its choice of this moment lies face down.
        decisions: What it decided in the scoring, in the order in which its Regions were scored.
    """

    row: tuple[Region, ...]
    sanctuaries: tuple[Sanctuary, ...]
    hand_size: int
    taken: tuple[Region, ...]
    drawn: int
    due: int
    has_chosen: bool
    decisions: tuple[GiveUp, ...]

    def sheet(self) -> ScoreSheet:
        """Scores the seat as its row and its decisions stand."""
        return score_cards(self.row, self.sanctuaries, as_sacrifices(self.decisions))


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may see, or what everybody may.

    Attributes:
        seat: The seat that looks, from 0; None for a spectator.
        setup: How hands were dealt.
        sets: The boxes in play.
        round: The round, from 1; 0 while the Regions to keep are chosen.
        phase: What the game waits for.
        waiting: The seats it waits for.
        order: The seats that still have to act in this round's step 3, in their order.
        seats: What everybody may see of each seat.
        river: The Regions face up in the middle, in the order they were revealed.
        departed: Regions that left the game, in order.
        region_deck: How many Regions lie face down in the deck.
        sanctuary_deck: How many Sanctuaries lie face down in the deck.
        hand: The seat's own Regions in hand, in ascending order.
        chosen: The seat's own Region lying face down, still in `hand`.
        kept: The Regions the seat means to keep, until all have chosen theirs.
        drawn: The seat's own Sanctuaries to choose from, in the order drawn.
        legal_actions: What the seat may do now.
    """

    seat: int | None
    setup: Setup
    sets: tuple[CardSet, ...]
    round: int
    phase: Phase
    waiting: tuple[int, ...]
    order: tuple[int, ...]
    seats: tuple[SeatView, ...]
    river: tuple[Region, ...]
    departed: tuple[Region, ...]
    region_deck: int
    sanctuary_deck: int
    hand: tuple[Region, ...] = ()
    chosen: Region | None = None
    kept: tuple[Region, ...] = ()
    drawn: tuple[Sanctuary, ...] = ()
    legal_actions: tuple[Action, ...] = ()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def own(self) -> SeatView:
        """The public cards of the seat that looks.

        Raises:
            ValueError: A spectator looks, who has none.
        """
        if self.seat is None:
            raise ValueError("A spectator has no cards.")
        return self.seats[self.seat]

    @property
    def is_over(self) -> bool:
        """Whether the last action has been taken."""
        return self.phase is Phase.OVER


def view(game: Game, seat: int | None) -> View:
    """Shows a game as one seat may see it (rules, "What each seat may know").

    Args:
        game: The game.
        seat: The seat that looks, from 0; None for a spectator, who sees what is public.

    Raises:
        IllegalActionError: There is no such seat.
    """
    public = View(
        seat=seat,
        setup=game.setup,
        sets=game.sets,
        round=game.round,
        phase=game.phase,
        waiting=game.waiting,
        order=game.order,
        seats=tuple(_public(cards) for cards in game.seats),
        river=game.river,
        departed=game.departed,
        region_deck=len(game.region_deck),
        sanctuary_deck=len(game.sanctuary_deck),
    )
    if seat is None:
        return public
    check_seat(game, seat)
    own = game.seats[seat]
    return replace(
        public,
        hand=own.hand,
        chosen=own.chosen,
        kept=own.kept,
        drawn=own.drawn,
        legal_actions=legal_actions(game, seat),
    )


def _public(seat: Seat) -> SeatView:
    return SeatView(
        row=seat.row,
        sanctuaries=seat.sanctuaries,
        hand_size=len(seat.hand),
        taken=seat.taken,
        drawn=len(seat.drawn),
        due=seat.due,
        has_chosen=seat.chosen is not None or bool(seat.kept),
        decisions=seat.decisions,
    )
