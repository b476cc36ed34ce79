"""Starting the server on a person's own machine, with a game open in the browser."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import uvicorn
from platformdirs import user_data_path
from sqlalchemy.exc import SQLAlchemyError

from renown.bots.warming import is_warm, start_warming
from renown.faraway import CardSet, Setup
from renown.web.application import create_application
from renown.web.hub import Hub
from renown.web.opponents import Opponents
from renown.web.store import Store
from renown.web.tables import Invitation, Tables

HOST, EVERYWHERE = "127.0.0.1", "0.0.0.0"
USUAL_PORT = 8000


class ServeError(Exception):
    """The server cannot start; the message says why and what to do."""


def serve(
    bots: Sequence[str],
    setup: Setup,
    sets: Sequence[CardSet],
    port: int | None,
    *,
    network: bool,
    open_browser: bool,
) -> None:
    """Opens a table, shows it in the browser, and serves until it is stopped.

    Args:
        bots: The bot, or the level, of each seat but the person's.
        setup: How hands are dealt.
        sets: The boxes in play.
        port: The port to listen on; None for the usual one, or any free one if that is taken.
        network: Whether other machines in this one's network are answered too.
        open_browser: Whether to open the browser; the address is printed either way.

    Raises:
        ServeError: The port is taken, or the place for the database cannot be used.
        SetupError: No such game can be set up.
    """
    listener = _listen(EVERYWHERE if network else HOST, port)
    path = database_path()
    try:
        invitation = asyncio.run(_open_table(path, bots, setup, sets))
    except SQLAlchemyError as error:
        listener.close()
        raise ServeError(
            f"Games cannot be kept in {path}: {getattr(error, 'orig', error)}. Name another file"
            " in RENOWN_DATABASE."
        ) from None
    own_port = listener.getsockname()[1]
    address = f"http://{HOST}:{own_port}"
    table = f"{address}/tables/{invitation.table_id}/seat/{invitation.key}"
    print(f"Your table: {table}\nOther games: {address}/")
    if network:
        print(f"For your phone, in the same network: http://{_network_name()}:{own_port}/")
    print("Stop with Ctrl+C.", flush=True)
    if open_browser and _has_browser():
        webbrowser.open(table)
    start_warming()
    server = uvicorn.Server(
        uvicorn.Config(
            create_application(Store.in_file(path), is_warm),
            # Addresses of seats hold their keys: no log of them.
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=2,
        )
    )
    server.run(sockets=[listener])


def database_path() -> Path:
    """Says where tables are kept: `RENOWN_DATABASE`, or a file in the user's data folder.

    Raises:
        ServeError: The folder cannot be made.
    """
    chosen = os.environ.get("RENOWN_DATABASE")
    path = Path(chosen) if chosen else user_data_path("renown") / "renown.sqlite"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ServeError(
            f"Games cannot be kept in {path.parent}: {error.strerror}. Name another file in"
            " RENOWN_DATABASE."
        ) from None
    return path


async def _open_table(
    path: Path, bots: Sequence[str], setup: Setup, sets: Sequence[CardSet]
) -> Invitation:
    store, hub = Store.in_file(path), Hub()
    await store.prepare()
    try:
        tables = Tables(store, hub, Opponents(store, hub, is_warm))
        return await tables.open("Traveller", bots, setup, sets)
    finally:
        await store.close()


def _network_name() -> str:
    """Finds by which number, or else by which name, this machine is reached in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: it only chooses the way there. The address stands in documents alone.
            probe.connect(("192.0.2.1", 9))
            name: str = probe.getsockname()[0]
        except OSError:
            name = socket.gethostname()
    return name


def _listen(host: str, port: int | None) -> socket.socket:
    """Takes a port at once, so that nobody else can between this and the server's start."""
    for wanted in (USUAL_PORT, 0) if port is None else (port,):
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
        except (OSError, OverflowError):
            listener.close()
        else:
            listener.listen()
            return listener
    raise ServeError(f"Port {port} is not free. Choose another with --port, or leave it out.")


def _has_browser() -> bool:
    """Says whether a browser with a window can be opened; one in the terminal would hide us."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
