"""A server for the browser tests, and browsers of several sizes that must not meet a fault."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import ConsoleMessage, Page
from pytest_playwright.pytest_playwright import CreateContextCallback
from tests.web.browser.server import Server, serving

SIZES = {"laptop": (1280, 720), "phone": (360, 640)}

OpenPage: TypeAlias = Callable[..., Page]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "renown.sqlite") as server:
        yield server


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """Collects what the browser complains of; there must be nothing."""
    faults: list[str] = []
    yield faults
    assert not faults


@pytest.fixture
def open_page(new_context: CreateContextCallback, faults: list[str]) -> OpenPage:
    """Opens a browser of a size, in a language, and gives its page."""

    def note(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            faults.append(message.text)

    def open_page(size: str = "laptop", language: str = "en", **options: object) -> Page:
        width, height = SIZES[size]
        context = new_context(
            viewport={"width": width, "height": height},
            locale=language,
            **options,  # type: ignore[arg-type]
        )
        context.set_default_timeout(10_000)
        page = context.new_page()
        page.on("console", note)
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    return open_page
