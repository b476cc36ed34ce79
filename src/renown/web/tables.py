"""All tables of a server: opening one, sitting at it, playing at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from secrets import token_hex

from renown.faraway import Action, CardSet, IllegalActionError, Record, Setup, new_game
from renown.web.hub import Hub
from renown.web.opponents import Opponents
from renown.web.store import Store
from renown.web.table import Table
from renown.words import ENGLISH, name_bots


@dataclass(frozen=True, slots=True)
class Invitation:
    """What lets a person sit down.

    Attributes:
        table_id: The table.
        key: The secret that opens the person's seat.
    """

    table_id: str
    key: str


class Answer(Enum):
    """What became of an action that a person asked for."""

    PLAYED = auto()
    TOO_LATE = auto()
    NOT_ALLOWED = auto()


class Tables:
    """The tables of a server.

    Args:
        store: Where they are kept.
        hub: What tells open pages of changes.
        opponents: The bots that play at them.
    """

    def __init__(self, store: Store, hub: Hub, opponents: Opponents) -> None:
        self._store = store
        self._hub = hub
        self._opponents = opponents

    async def open(
        self, person: str, bots: Sequence[str], setup: Setup, sets: Sequence[CardSet]
    ) -> Invitation:
        """Opens a table for one person and some bots.

        Args:
            person: The person's name.
            bots: The level or the name of the bot for each other seat.
            setup: How hands are dealt.
            sets: The boxes in play.

        Returns:
            What opens the person's seat.

        Raises:
            SetupError: No such game can be set up.
        """
        game = new_game(1 + len(bots), seed=token_hex(32), setup=setup, sets=sets)
        record = Record.begin(game, [person, *name_bots(bots, ENGLISH)])
        table = Table(token_hex(8), 0, (None, *bots), record)
        key = token_hex(16)
        await self._store.add(table, [key, *(None for _ in bots)])
        return Invitation(table.id, key)

    async def find(self, table_id: str) -> Table | None:
        """Finds a table, or None if there is none with that id."""
        return await self._store.load(table_id)

    async def visit(self, table_id: str) -> Table | None:
        """Finds a table somebody looks at; if it waits for its bots, they go on from there."""
        table = await self._store.load(table_id)
        if table:
            self._opponents.wake(table)
        return table

    async def seat_of(self, table_id: str, key: str) -> int | None:
        """Finds the seat that a key opens, or None."""
        return await self._store.seat_of(table_id, key)

    async def play(self, table_id: str, moment: str, seat: int, action: Action) -> Answer:
        """Plays a person's action, once, and gives the bots a moment to answer.

        Args:
            table_id: The table.
            moment: The moment of the game, for this seat, that the person was looking at.
            seat: The person's seat.
            action: What the person does.
        """
        # Whoever saves second at the same moment begins again with what the first has saved.
        while table := await self._store.load(table_id):
            if moment != table.moment(seat):
                return Answer.TOO_LATE
            try:
                played = table.play(seat, action)
            except IllegalActionError:
                return Answer.NOT_ALLOWED
            if saved := await self._store.save(played):
                self._hub.tell(table_id)
                await self._opponents.answer(saved)
                return Answer.PLAYED
        return Answer.TOO_LATE
