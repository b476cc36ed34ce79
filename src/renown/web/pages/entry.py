"""Sitting down: the address with a seat's key gives the browser the key, and shows the table."""

from litestar import get
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from renown.web.tables import Invitation, Tables
from renown.web.visitor import SEAT_COOKIE, TABLES_COOKIE, AnyRequest

_YEAR = 365 * 24 * 60 * 60
_MOST_RECENT = 5


def recent_tables(request: AnyRequest) -> list[str]:
    """Lists the ids of the tables this browser sat down at, the latest first."""
    return [each for each in request.cookies.get(TABLES_COOKIE, "").split(".") if each]


def enter(request: AnyRequest, invitation: Invitation) -> Redirect:
    """Gives the browser the key of a seat, for this table only, and shows it the table."""
    tables = [invitation.table_id]
    tables += [each for each in recent_tables(request) if each != invitation.table_id]
    path = f"/tables/{invitation.table_id}"
    cookie = Cookie(
        key=SEAT_COOKIE,
        value=invitation.key,
        path=path,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
    )
    recent = Cookie(
        key=TABLES_COOKIE,
        value=".".join(tables[:_MOST_RECENT]),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
    )
    return Redirect(path, status_code=303, cookies=[cookie, recent])


@get("/tables/{table_id:str}/seat/{key:str}", status_code=303)
async def sit_down(
    request: AnyRequest,
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    key: FromPath[str],
) -> Redirect:
    """Opens a seat from the address that `renown play` prints; a wrong key changes nothing."""
    if await tables.seat_of(table_id, key) is None:
        raise NotFoundException
    return enter(request, Invitation(table_id, key))
