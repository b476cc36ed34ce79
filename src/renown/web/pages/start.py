"""The start page, where a table is opened."""

from dataclasses import dataclass

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect

from renown.bots.levels import LEVELS, USUAL_LEVEL
from renown.faraway import CardSet, Setup, check_players
from renown.web.pages.entry import enter, recent_tables
from renown.web.rendering import render
from renown.web.screens.recent import show_recent
from renown.web.tables import Tables
from renown.web.visitor import AnyRequest, language_of, seat_of

DEFAULT_PLAYERS = 2
MOST_PLAYERS = 7


@dataclass
class NewTable:
    """What the start page asks for.

    Attributes:
        players: How many play.
        setup: How hands are dealt.
        people_from_below: Whether that box is in play.
        under_starry_skies: Whether that box is in play.
        name: The person's name; empty for a default in their language.
        level_2 to level_7: The level of each other seat; those beyond the players are not used.
    """

    players: int = DEFAULT_PLAYERS
    setup: Setup = Setup.BASIC
    people_from_below: bool = False
    under_starry_skies: bool = False
    name: str = ""
    level_2: str = USUAL_LEVEL
    level_3: str = USUAL_LEVEL
    level_4: str = USUAL_LEVEL
    level_5: str = USUAL_LEVEL
    level_6: str = USUAL_LEVEL
    level_7: str = USUAL_LEVEL

    @property
    def sets(self) -> list[CardSet]:
        """The boxes in play."""
        expansions = {
            CardSet.PEOPLE_FROM_BELOW: self.people_from_below,
            CardSet.UNDER_STARRY_SKIES: self.under_starry_skies,
        }
        return [CardSet.BASE, *(box for box, in_play in expansions.items() if in_play)]

    @property
    def levels(self) -> list[str]:
        """The levels of the seats that are used.

        Raises:
            SetupError: So many cannot play.
            ValidationException: There is no such level.
        """
        check_players(self.players, self.sets)
        near = (self.level_2, self.level_3, self.level_4)
        far = (self.level_5, self.level_6, self.level_7)
        used = [*near, *far][: self.players - 1]
        # No bot by its name: that of a program is a command, which nobody may send.
        if not LEVELS.keys() >= set(used):
            raise ValidationException("There is no such level.")
        return used


@get("/")
async def start_page(request: AnyRequest, tables: NamedDependency[Tables]) -> Response[str]:
    """Shows the start page, with the tables this browser sat down at."""
    found = [await tables.find(table_id) for table_id in recent_tables(request)]
    language = language_of(request)
    values: dict[str, object] = {
        "recent": [show_recent(table, language) for table in found if table],
        "form": NewTable(),
        "levels": list(LEVELS),
        "most_players": MOST_PLAYERS,
    }
    return render("start", language, values)


@post("/tables", status_code=303)
async def open_table(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    data: URLEncodedBody[NewTable],
) -> Redirect:
    """Opens a table, and seats the person who asked for it."""
    name = data.name.strip() or language_of(request).gettext("Traveller")
    invitation = await tables.open(name, data.levels, data.setup, data.sets)
    return enter(request, invitation)


@post("/tables/{table_id:str}/again", status_code=303)
async def play_again(
    request: AnyRequest, tables: NamedDependency[Tables], table_id: FromPath[str]
) -> Redirect:
    """Opens a table like another one, with the same bots, and seats the person who asked for it."""
    table = await tables.find(table_id)
    if table is None:
        raise NotFoundException
    seat = await seat_of(request, tables, table_id)
    record = table.record
    name = language_of(request).gettext("Traveller") if seat is None else record.names[seat]
    others = [bot or USUAL_LEVEL for number, bot in enumerate(table.bots) if number != (seat or 0)]
    invitation = await tables.open(name, others, record.game.setup, record.game.sets)
    return enter(request, invitation)
