"""A table somebody sat down at before, as a line on the start page."""

from dataclasses import dataclass

from renown.faraway import view
from renown.web.screens.names import name_seats
from renown.web.screens.prompts import name_moment
from renown.web.table import Table
from renown.words import Language


@dataclass(frozen=True, slots=True)
class RecentTable:
    """A line that leads back to a table.

    Attributes:
        table_id: The table's name in addresses.
        title: Who plays there, and where the game is; only what everybody may see.
    """

    table_id: str
    title: str


def show_recent(table: Table, language: Language) -> RecentTable:
    """Makes the line for a table."""
    names = name_seats(table, None, language)
    moment = name_moment(view(table.record.game, None), names)
    seats = names.join(range(len(table.bots)))
    return RecentTable(table.id, f"{moment}: {seats}")
