"""The server is killed in the middle of a game and started again: the open page goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server, serving
from tests.web.browser.table_page import open_table


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "renown.sqlite") as server:
        yield server


@pytest.fixture(autouse=True)
def _network_faults(faults: list[str]) -> Iterator[None]:
    """Lets the browser complain of a server that is not there."""
    yield
    faults[:] = [
        fault
        for fault in faults
        if not any(name in fault for name in ("ERR_", "WebSocket", "Failed to fetch", "htmx"))
    ]


def test_open_page_goes_on_after_the_server_was_killed(
    open_page: OpenPage, own_server: Server
) -> None:
    table = open_table(open_page(), own_server.address, 3)
    while not table.is_over:
        for _ in range(5):
            if not table.is_over:
                table.act()
        # Others may still choose face down.
        face_up = table.page.locator("#table .row .region:not(.back)")
        shown = face_up.count()
        own_server.kill()
        own_server.start()
        assert face_up.count() == shown
    table.page.reload()
    assert table.turn_up()


def test_click_while_the_server_is_down_plays_nothing_and_can_be_repeated(
    open_page: OpenPage, own_server: Server
) -> None:
    table = open_table(open_page(), own_server.address)
    table.act()
    own_server.kill()
    moment = table.moment
    table.choose(1)
    table.button.click()
    table.expect_moment(moment)
    expect(table.button).to_be_visible()
    own_server.start()
    table.act()
    assert table.moves == 2


def test_move_sent_just_before_the_server_was_killed_is_played_once_or_not(
    open_page: OpenPage, own_server: Server
) -> None:
    table = open_table(open_page(), own_server.address)
    for _ in range(3):
        moves = table.moves
        table.choose()
        table.button.click(no_wait_after=True)
        own_server.kill()
        own_server.start()
        table.page.reload()
        assert table.moves in (moves, moves + 1)
        table.act()


def test_choice_half_made_is_still_there_when_the_server_comes_back(
    open_page: OpenPage, own_server: Server
) -> None:
    table = open_table(open_page(), own_server.address)
    table.choose(1)
    with table.page.expect_response(table.page.url):
        own_server.kill()
        own_server.start()
    expect(table.choices.nth(1)).to_be_checked()
    table.act(1)


def test_page_says_that_the_server_cannot_be_reached(
    open_page: OpenPage, own_server: Server
) -> None:
    table = open_table(open_page(), own_server.address)
    own_server.kill()
    table.choose()
    table.button.click()
    unreachable = table.page.locator("#unreachable")
    expect(unreachable).to_be_visible()
    expect(table.page.locator("[role=alert]:visible")).to_have_count(1)
    own_server.start()
    table.act()
    expect(unreachable).to_be_hidden()
