"""The record of a game: how it was set up and what everybody did, from which it replays exactly.

Its text is in `renown.faraway.notation`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple
from unicodedata import category

from renown.faraway.actions import Action, Explore, GiveUp, Keep, Place, Take
from renown.faraway.errors import SetupError
from renown.faraway.game import Game
from renown.faraway.rounds import apply

LONGEST_NAME = 40
"""Characters in the name of a seat, at most."""

_NOT_ON_A_LINE = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Unicode's categories of characters that break a line of text, or disguise what is on it."""

_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""The exceptions: some scripts, and emoji, need them inside a name."""


class Move(NamedTuple):
    """One thing that one seat did.

    Attributes:
        seat: Who did it, from 0.
        action: What was done. Places name what went under the deck, and in which order.
    """

    seat: int
    action: Action


def check_name(name: str) -> None:
    """Checks that a seat can bear a name.

    Raises:
        SetupError: It is empty, too long, or cannot be read on a line.
    """
    readable = any(category(letter)[0] in "LNPS" for letter in name)
    if not readable or any(
        category(letter) in _NOT_ON_A_LINE and letter not in _JOINERS for letter in name
    ):
        raise SetupError("Every seat needs a name that can be read on a line.")
    if len(name) > LONGEST_NAME:
        raise SetupError(f"A name has at most {LONGEST_NAME} characters: “{name}”.")


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first moment to now.

    Choices made at the same time, and decisions in the scoring, stand in the order of the seats,
    whoever was first; and of the choices that a seat changed only the last one stands.

    Attributes:
        names: The names of the seats.
        start: The first moment of the game.
        moves: What was done since.
        game: The game now.
    """

    names: tuple[str, ...]
    start: Game
    moves: tuple[Move, ...]
    game: Game

    @classmethod
    def begin(cls, game: Game, names: Sequence[str]) -> "Record":
        """Starts the record of a game.

        Args:
            game: The first moment of a game, as `new_game` gives it.
            names: A name for each seat.

        Raises:
            SetupError: The names do not fit the seats, or a name cannot stand on a line.
        """
        names = tuple(" ".join(name.split()) for name in names)
        if len(names) != game.players:
            raise SetupError(f"{game.players} seats need as many names, not {len(names)}.")
        for name in names:
            check_name(name)
        return cls(names, game, (), game)

    def play(self, seat: int, action: Action) -> "Record":
        """Adds what a seat does.

        Raises:
            IllegalActionError: The action is not allowed for this seat now.
        """
        game = apply(self.game, seat, action)
        match action:
            case Keep() | Explore():
                before, same_time = _split_off(self.moves, type(action))
                others = [move for move in same_time if move.seat != seat]
                choices = sorted([*others, Move(seat, action)], key=lambda move: move.seat)
                moves = (*before, *choices)
            case Place(sanctuary, under):
                drawn = self.game.seats[seat].drawn
                under = under or tuple(card for card in drawn if card != sanctuary)
                moves = (*self.moves, Move(seat, Place(sanctuary, under)))
            case GiveUp():
                before, scoring = _split_off(self.moves, GiveUp)
                decided = sorted([*scoring, Move(seat, action)], key=lambda move: move.seat)
                moves = (*before, *decided)
            case Take():
                moves = (*self.moves, Move(seat, action))
        return Record(self.names, self.start, moves, game)

    def steps(self) -> Iterator[tuple[Game, Move, Game]]:
        """Replays the game: each move with the game before it and after it."""
        before = self.start
        for move in self.moves:
            after = apply(before, move.seat, move.action)
            yield before, move, after
            before = after


def _split_off(
    moves: tuple[Move, ...], kind: type[Action]
) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """Splits off the moves of one kind with which a game ends so far."""
    last = list(takewhile(lambda move: isinstance(move.action, kind), reversed(moves)))
    return moves[: len(moves) - len(last)], moves[len(moves) - len(last) :]
