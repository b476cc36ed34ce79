"""Who asks: the language of a request, and the seat it may look from."""

from typing import Any, TypeAlias

from litestar import Request

from renown.web.tables import Tables
from renown.words import ENGLISH, LANGUAGES, Language

LANGUAGE_COOKIE = "language"
SEAT_COOKIE = "seat"
TABLES_COOKIE = "tables"

AnyRequest: TypeAlias = Request[Any, Any, Any]


def language_of(request: AnyRequest) -> Language:
    """Finds the language a person chose, or else the one their browser likes best of ours."""
    chosen = LANGUAGES.get(request.cookies.get(LANGUAGE_COOKIE, ""))
    if chosen:
        return chosen
    wishes = [_read_wish(wish) for wish in request.headers.get("accept-language", "").split(",")]
    for _, code in sorted(wishes, key=lambda wish: -wish[0]):
        if code in LANGUAGES:
            return LANGUAGES[code]
    return ENGLISH


def _read_wish(wish: str) -> tuple[float, str]:
    """Reads one language of `Accept-Language`: how much it is wished for, and its code."""
    tag, _, weight = wish.partition(";q=")
    try:
        wished = float(weight) if weight else 1.0
    except ValueError:
        wished = 0.0
    return wished, tag.strip().split("-")[0].lower()


async def seat_of(request: AnyRequest, tables: Tables, table_id: str) -> int | None:
    """Finds the seat that the request's key opens, or None for a spectator."""
    key = request.cookies.get(SEAT_COOKIE)
    return await tables.seat_of(table_id, key) if key else None
