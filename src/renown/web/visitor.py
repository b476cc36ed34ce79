"""Who asks: the language of a request, and the seat it may look from."""

from typing import Any, TypeAlias

from litestar import Request

from renown.web.tables import Tables
from renown.words import ENGLISH, LANGUAGES, Language

LANGUAGE_COOKIE = "language"
SEAT_COOKIE = "seat"

AnyRequest: TypeAlias = Request[Any, Any, Any]


def language_of(request: AnyRequest) -> Language:
    """Finds the language a person chose, or else the first one of their browser that we speak."""
    chosen = LANGUAGES.get(request.cookies.get(LANGUAGE_COOKIE, ""))
    if chosen:
        return chosen
    for wish in request.headers.get("accept-language", "").split(","):
        code = wish.split(";")[0].strip().split("-")[0].lower()
        if code in LANGUAGES:
            return LANGUAGES[code]
    return ENGLISH


async def seat_of(request: AnyRequest, tables: Tables, table_id: str) -> int | None:
    """Finds the seat that the request's key opens, or None for a spectator."""
    key = request.cookies.get(SEAT_COOKIE)
    return await tables.seat_of(table_id, key) if key else None
