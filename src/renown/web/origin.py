"""Keeps other sites' pages from acting in a player's name."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

_SAFE = {"GET", "HEAD", "OPTIONS"}


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuses a change, or a WebSocket, that a page of another site asks for.

    Browsers send `Origin` with both. This holds across a restart of the server, as a token kept
    in its memory would not, and it covers the WebSocket handshake, which a token in a form would
    not.

    Raises:
        PermissionDeniedException: The request comes from elsewhere.
    """
    if isinstance(connection, Request) and connection.method in _SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is not None and _host(origin) != connection.headers.get("host"):
        raise PermissionDeniedException("This address is only for Renown's own pages.")


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
