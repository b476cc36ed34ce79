"""How seats are called on a page: "You" for the viewer, names for the others."""

from collections.abc import Sequence
from dataclasses import dataclass

from renown.web.table import Table
from renown.words import Language, join_and, name_bots


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a table's seats for one viewer.

    Attributes:
        names: The name of each seat.
        bots: The seats in which bots sit.
        viewer: The viewer's seat, or None for a spectator.
        language: The viewer's language.
    """

    names: tuple[str, ...]
    bots: frozenset[int]
    viewer: int | None
    language: Language

    def is_viewer(self, seat: int) -> bool:
        """Says whether a seat is the viewer's own."""
        return seat == self.viewer

    def title(self, seat: int) -> str:
        """Names a seat where it stands alone."""
        return self.language.gettext("You") if self.is_viewer(seat) else self.names[seat]

    def say(self, seat: int, own: str, other: str, **values: object) -> str:
        """Says what a seat did.

        Args:
            seat: The seat.
            own: The translated sentence if it is the viewer's.
            other: The translated sentence with `%(name)s` otherwise.
            values: What else the sentence names.
        """
        sentence = own if self.is_viewer(seat) else other
        return sentence % {"name": self.names[seat], **values}

    def join(self, seats: Sequence[int]) -> str:
        """Lists several seats in a sentence."""
        return join_and([self.title(seat) for seat in seats], self.language)


def name_seats(table: Table, viewer: int | None, language: Language) -> Names:
    """Names the seats of a table for one viewer: bots in the viewer's language."""
    bots = iter(name_bots([bot for bot in table.bots if bot], language))
    names = tuple(
        next(bots) if bot else name
        for bot, name in zip(table.bots, table.record.names, strict=True)
    )
    seats = frozenset(seat for seat, bot in enumerate(table.bots) if bot)
    return Names(names, seats, viewer, language)
