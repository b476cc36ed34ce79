"""The score pads: pages that count in the browser, and what they need there."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from renown.web.rendering import render
from renown.web.screens.pad_cards import PadCard, list_cards
from renown.web.visitor import AnyRequest, language_of
from renown.words import LANGUAGES

PADS = ("faraway", "expeditions")

# What is kept for want of a network must not hide what is newer.
_ASK_AGAIN = {"Cache-Control": "no-cache"}


@get("/{game:str}")
async def show_pad(request: AnyRequest, game: FromPath[str]) -> Response[str]:
    """Shows the pad of a game."""
    if game not in PADS:
        raise NotFoundException
    return render("pad", language_of(request), {"game": game})


@get("/cards/{code:str}", sync_to_thread=True)
def pad_cards(code: FromPath[str]) -> Response[list[PadCard]]:
    """Gives all cards in a language, as data and drawn."""
    if code not in LANGUAGES:
        raise NotFoundException
    return Response(_cards(code), headers=_ASK_AGAIN)


@get("/worker.js")
async def pad_worker() -> Response[str]:
    """Gives the script that keeps the pads at hand; from here it may do so for both."""
    script = files("renown.web") / "static" / "pad" / "worker.js"
    text = script.read_text(encoding="utf-8")
    return Response(text, media_type="text/javascript", headers=_ASK_AGAIN)


@get("/files.json")
async def pad_files() -> Response[list[str]]:
    """Lists all that the pads need, for the worker to keep."""
    pages = [f"/score/{game}" for game in PADS]
    cards = [f"/score/cards/{code}" for code in LANGUAGES]
    return Response([*pages, *cards, *_static_files()], headers=_ASK_AGAIN)


@cache
def _cards(code: str) -> list[PadCard]:
    return list_cards(LANGUAGES[code])


def _static_files() -> Iterator[str]:
    static = files("renown.web") / "static"
    for name in ("cards.css", "page.css", "icon.svg"):
        yield f"/static/{name}"
    for path in _walk(static / "vendor", "/static/vendor"):
        if path.endswith(".module.js"):
            yield path
    for path in _walk(static / "pad", "/static/pad"):
        if not path.endswith("/worker.js"):
            yield path


def _walk(folder: Traversable, address: str) -> Iterator[str]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _walk(entry, f"{address}/{entry.name}")
        else:
            yield f"{address}/{entry.name}"


pads = Router("/score", route_handlers=[show_pad, pad_cards, pad_worker, pad_files])
