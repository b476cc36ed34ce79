"""A table: a game with people and bots in its seats."""

from dataclasses import dataclass, replace
from random import SystemRandom

from renown.bots import make_bot
from renown.faraway import Action, Record, view


@dataclass(frozen=True, slots=True)
class Table:
    """A game being played, and who sits where.

    Attributes:
        id: The table's name in addresses; it cannot be guessed.
        version: How often the table has changed, from 0.
        bots: For each seat the name of the bot that plays it, or None for a person.
        record: The game.
    """

    id: str
    version: int
    bots: tuple[str | None, ...]
    record: Record

    def moment(self, seat: int) -> str:
        """Names the moment of the game for a seat: it is another once the seat has acted.

        A choice that lies face down does not make it another: it may still be changed, and
        whoever has not chosen yet need not know of it.
        """
        game = self.record.game
        return f"{game.phase}-{game.round}-{len(game.order)}-{len(game.seats[seat].decisions)}"

    def play(self, seat: int, action: Action) -> "Table":
        """Plays a person's action, then whatever the bots do until a person is asked again.

        Raises:
            IllegalActionError: The action is not allowed for this seat now.
        """
        return replace(self, record=self.record.play(seat, action)).let_bots_play()

    def let_bots_play(self) -> "Table":
        """Plays for the bots until the game waits for people only, or is over."""
        record = self.record
        while seats := [seat for seat in record.game.waiting if self.bots[seat]]:
            for seat in seats:
                name = self.bots[seat] or ""
                bot = make_bot(name, SystemRandom())
                record = record.play(seat, bot.choose(view(record.game, seat)))
        return replace(self, record=record)
