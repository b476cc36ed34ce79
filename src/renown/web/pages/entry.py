"""Sitting down: the address with a seat's key gives the browser the key, and shows the table."""

from litestar import get
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from renown.web.tables import Invitation, Tables
from renown.web.visitor import SEAT_COOKIE

_YEAR = 365 * 24 * 60 * 60


def enter(invitation: Invitation) -> Redirect:
    """Gives the browser the key of a seat, for this table only, and shows it the table."""
    path = f"/tables/{invitation.table_id}"
    cookie = Cookie(
        key=SEAT_COOKIE,
        value=invitation.key,
        path=path,
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
    )
    return Redirect(path, status_code=303, cookies=[cookie])


@get("/tables/{table_id:str}/seat/{key:str}", status_code=303)
async def sit_down(
    tables: NamedDependency[Tables], table_id: FromPath[str], key: FromPath[str]
) -> Redirect:
    """Opens a seat from the address that `renown play` prints; a wrong key changes nothing."""
    if await tables.seat_of(table_id, key) is None:
        raise NotFoundException
    return enter(Invitation(table_id, key))
