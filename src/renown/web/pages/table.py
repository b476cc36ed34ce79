"""A table's page, its moves, its changes and its record."""

from asyncio import sleep
from collections.abc import AsyncGenerator
from dataclasses import dataclass

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import websocket_stream
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect

from renown.faraway import Action, FarawayError, Keep, Phase, Place, read_action, write_record
from renown.web.hub import Hub
from renown.web.rendering import render
from renown.web.screens.end_screen import show_end
from renown.web.screens.notices import Notice, describe_notice
from renown.web.screens.table_screen import show_table
from renown.web.table import Table
from renown.web.tables import Answer, Tables
from renown.web.visitor import AnyRequest, language_of, seat_of

_BREATH = 0.05
"""Seconds in which further changes are told together with the first: quick bots act in a row."""


@dataclass
class Move:
    """What the page of a table sends when a person acts.

    Attributes:
        moment: The moment of the game that the person was looking at.
        action: The action chosen, or nothing.
        best: The action that gives most, where the button for it was pressed.
        keep: Of the advanced deal, the Regions to keep; a form sends one alone as a text.
    """

    moment: str
    action: str = ""
    best: str = ""
    keep: list[str] | str = ""

    def read(self) -> Action:
        """Reads the action.

        Raises:
            FarawayError: It is none.
        """
        kept = [self.keep] if isinstance(self.keep, str) else self.keep
        action = read_action(" ".join(["keep", *kept]) if self.keep else self.best or self.action)
        # What goes under the deck goes there in the order drawn, whatever a form says.
        return Place(action.sanctuary) if isinstance(action, Place) else action


@get("/tables/{table_id:str}")
async def table_page(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    notice: FromQuery[Notice | None] = None,
    step: FromQuery[int] = 0,
) -> Response[str]:
    """Shows a table, or the scoring of one whose game is over."""
    table = await _visit(tables, table_id)
    language = language_of(request)
    seat = await seat_of(request, tables, table_id)
    values: dict[str, object] = {"notice": describe_notice(notice, language) if notice else ""}
    if table.record.game.is_over:
        return render("end", language, values | {"screen": show_end(table, seat, step, language)})
    return render("table", language, values | {"screen": show_table(table, seat, language)})


@post("/tables/{table_id:str}/moves", status_code=303)
async def play_move(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    data: URLEncodedBody[Move],
) -> Redirect:
    """Plays a person's move, and shows the table as it then is."""
    await _visit(tables, table_id)
    seat = await seat_of(request, tables, table_id)
    notice = await _play(tables, table_id, seat, data)
    return Redirect(
        f"/tables/{table_id}",
        status_code=303,
        query_params={"notice": notice} if notice else None,
    )


async def _play(tables: Tables, table_id: str, seat: int | None, move: Move) -> Notice | None:
    """Plays a move; says what the person should know about it, if anything."""
    if seat is None:
        return Notice.SPECTATOR
    try:
        action = move.read()
    except FarawayError:
        keeping = move.moment.startswith(Phase.KEEP)
        return Notice.KEEP_THREE if keeping else Notice.NOTHING_CHOSEN
    match await tables.play(table_id, move.moment, seat, action):
        case Answer.PLAYED:
            return None
        case Answer.TOO_LATE:
            return Notice.TOO_LATE
        case Answer.NOT_ALLOWED:
            keeping = isinstance(action, Keep) and move.moment.startswith(Phase.KEEP)
            return Notice.KEEP_THREE if keeping else Notice.NOT_ALLOWED


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def table_record(tables: NamedDependency[Tables], table_id: FromPath[str]) -> Response[str]:
    """Gives the record of a finished game; before the end it would give hidden cards away."""
    table = await _visit(tables, table_id)
    if not table.record.game.is_over:
        raise NotFoundException
    return Response(
        write_record(table.record),
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="faraway-{table_id}.txt"'},
    )


@websocket_stream("/tables/{table_id:str}/changes", send_mode="text")
async def table_changes(
    table_id: FromPath[str], tables: NamedDependency[Tables], hub: NamedDependency[Hub]
) -> AsyncGenerator[str, None]:
    """Says that the table has changed, whenever it does; what is new, each page asks for itself.

    It begins by saying so: the table may have changed between the page and this connection.
    """
    await _visit(tables, table_id)
    with hub.watch(table_id) as changed:
        while True:
            yield '{"table":"changed"}'
            await changed.wait()
            await sleep(_BREATH)
            changed.clear()


async def _visit(tables: Tables, table_id: str) -> Table:
    table = await tables.visit(table_id)
    if table is None:
        raise NotFoundException
    return table
