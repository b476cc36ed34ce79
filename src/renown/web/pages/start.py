"""The start page, where a table is opened."""

from dataclasses import dataclass

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import URLEncodedBody
from litestar.response import Redirect

from renown.bots import BOTS
from renown.faraway import CardSet, Setup, check_players
from renown.web.pages.entry import enter, recent_tables
from renown.web.rendering import render
from renown.web.screens.recent import show_recent
from renown.web.tables import Tables
from renown.web.visitor import AnyRequest, language_of

DEFAULT_PLAYERS = 2
DEFAULT_BOT = "greedy"
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
        bot_2 to bot_7: The bot of each other seat; those beyond the players are not used.
    """

    players: int = DEFAULT_PLAYERS
    setup: Setup = Setup.BASIC
    people_from_below: bool = False
    under_starry_skies: bool = False
    name: str = ""
    bot_2: str = DEFAULT_BOT
    bot_3: str = DEFAULT_BOT
    bot_4: str = DEFAULT_BOT
    bot_5: str = DEFAULT_BOT
    bot_6: str = DEFAULT_BOT
    bot_7: str = DEFAULT_BOT

    @property
    def sets(self) -> list[CardSet]:
        """The boxes in play."""
        expansions = {
            CardSet.PEOPLE_FROM_BELOW: self.people_from_below,
            CardSet.UNDER_STARRY_SKIES: self.under_starry_skies,
        }
        return [CardSet.BASE, *(box for box, in_play in expansions.items() if in_play)]

    @property
    def bots(self) -> list[str]:
        """The bots of the seats that are used.

        Raises:
            SetupError: So many cannot play.
        """
        check_players(self.players, self.sets)
        every = [self.bot_2, self.bot_3, self.bot_4, self.bot_5, self.bot_6, self.bot_7]
        return every[: self.players - 1]


@get("/")
async def start_page(request: AnyRequest, tables: NamedDependency[Tables]) -> Response[str]:
    """Shows the start page, with the tables this browser sat down at."""
    found = [await tables.find(table_id) for table_id in recent_tables(request)]
    language = language_of(request)
    values: dict[str, object] = {
        "recent": [show_recent(table, language) for table in found if table],
        "form": NewTable(),
        "bot_names": list(BOTS),
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
    invitation = await tables.open(name, data.bots, data.setup, data.sets)
    return enter(request, invitation)
