"""A table: a game with people and bots in its seats."""

from dataclasses import dataclass, replace

from renown.faraway import Action, Record


@dataclass(frozen=True, slots=True)
class Table:
    """A game being played, and who sits where.

    Attributes:
        id: The table's name in addresses; it cannot be guessed.
        version: How often the table has changed, from 0.
        bots: For each seat the level or the name of the bot that plays it, or None for a person.
        record: The game.
    """

    id: str
    version: int
    bots: tuple[str | None, ...]
    record: Record

    @property
    def bots_due(self) -> tuple[int, ...]:
        """The seats of bots that the game waits for."""
        return tuple(seat for seat in self.record.game.waiting if self.bots[seat])

    @property
    def waits_for_bots_only(self) -> bool:
        """Whether nothing happens until bots have played."""
        return bool(self.bots_due) and self.bots_due == self.record.game.waiting

    def moment(self, seat: int) -> str:
        """Names the moment of the game for a seat: it is another once the seat has acted.

        A choice that lies face down does not make it another: it may still be changed, and
        whoever has not chosen yet need not know of it.
        """
        game = self.record.game
        return f"{game.phase}-{game.round}-{len(game.order)}-{len(game.seats[seat].decisions)}"

    def play(self, seat: int, action: Action) -> "Table":
        """Plays an action.

        Raises:
            IllegalActionError: The action is not allowed for this seat now.
        """
        return replace(self, record=self.record.play(seat, action))
