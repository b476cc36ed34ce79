"""The web application, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import as_file, files

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from renown import __version__
from renown.faraway import PlayersError, SetupError
from renown.web.hub import Hub
from renown.web.opponent import Ready
from renown.web.opponents import Opponents
from renown.web.origin import same_origin
from renown.web.pages.entry import sit_down
from renown.web.pages.failures import (
    show_bad_request,
    show_fault,
    show_not_found,
    show_refused,
    show_wrong_number,
)
from renown.web.pages.language import choose_language
from renown.web.pages.pads import pads
from renown.web.pages.scores import scores
from renown.web.pages.start import open_table, play_again, start_page
from renown.web.pages.table import play_move, table_changes, table_page, table_record
from renown.web.rendering import script
from renown.web.store import Store
from renown.web.tables import Tables

_HEADERS = {
    # Nothing but our own files, and no script or style inside a page.
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
        " font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none';"
        " frame-ancestors 'none'"
    ),
    # The address of a seat must not reach another site.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


@get("/renown.js", media_type="text/javascript")
async def page_script() -> Response[str]:
    """Gives the script of the pages."""
    return Response(script(), media_type="text/javascript")


async def add_headers(message: Message, _: Scope) -> None:
    """Adds the headers that every answer bears, failures and files included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _HEADERS.items():
            headers[name] = value


def create_application(store: Store, ready: Ready) -> Litestar:
    """Puts the web application together.

    Args:
        store: Where tables are kept; it is closed when the application ends.
        ready: Says whether bots that need the compiled kernels can play without making anybody
            wait; until then a plain bot plays for them.
    """
    hub = Hub()
    opponents = Opponents(store, hub, ready)
    tables = Tables(store, hub, opponents)

    @asynccontextmanager
    async def open_store(_: Litestar) -> AsyncIterator[None]:
        await store.prepare()
        yield
        await opponents.close()
        await store.close()

    with as_file(files("renown.web") / "static") as static:
        static_files = create_static_files_router("/static", [static])
    return Litestar(
        route_handlers=[
            start_page,
            open_table,
            play_again,
            sit_down,
            choose_language,
            table_page,
            play_move,
            table_record,
            table_changes,
            page_script,
            static_files,
            scores,
            pads,
        ],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "hub": Provide(lambda: hub, sync_to_thread=False),
        },
        guards=[same_origin],
        lifespan=[open_store],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        exception_handlers={
            NotFoundException: show_not_found,
            PermissionDeniedException: show_refused,
            ClientException: show_bad_request,
            PlayersError: show_wrong_number,
            SetupError: show_bad_request,
            Exception: show_fault,
        },
        # Described are the addresses for programs; pages are for people.
        include_in_schema=False,
        openapi_config=OpenAPIConfig(
            title="Renown",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin()],
        ),
    )
