"""A page asks for itself anew when told of a change; an answer that comes late undoes nothing."""

import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server
from tests.web.browser.table_page import open_table

A_MOMENT = 300
"""Milliseconds in which a page that does not wait for the late answer goes on without it."""


class Held:
    """Holds back the requests by which a page asks for itself anew."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._holding = True
        self._routes: list[Route] = []
        page.route(re.compile(r"/tables/\w+$"), self._hold)

    def _hold(self, route: Route) -> None:
        if self._holding and route.request.resource_type == "fetch":
            self._routes.append(route)
        else:
            route.continue_()

    def let_go(self) -> None:
        """Lets them go, and waits until they have been answered."""
        self._page.wait_for_timeout(A_MOMENT)
        self._holding = False
        assert self._routes
        with self._page.expect_event("requestfinished"):
            for route in self._routes:
                route.continue_()
        self._page.wait_for_timeout(A_MOMENT)


def test_late_refresh_does_not_take_away_what_was_told(open_page: OpenPage, server: Server) -> None:
    table = open_table(open_page(), server.address, setup="advanced")
    held = Held(table.page)
    with table.page.expect_request(table.page.url):
        table.page.reload()
    table.button.click()
    held.let_go()
    expect(table.notice).to_be_visible()


def test_refresh_asked_for_during_a_move_does_not_take_away_what_was_told(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page()
    sockets: list[WebSocketRoute] = []
    page.route_web_socket("**/changes", lambda socket: sockets.append(socket))
    table = open_table(page, server.address, setup="advanced")
    moves: list[Route] = []
    page.route("**/moves", lambda route: moves.append(route))
    table.button.click()
    page.wait_for_timeout(A_MOMENT)
    sockets[-1].send('{"table":"changed"}')
    with page.expect_response(page.url):
        moves[0].continue_()
    page.wait_for_timeout(A_MOMENT)
    expect(table.notice).to_be_visible()


def test_refresh_leaves_open_what_somebody_reads(open_page: OpenPage, server: Server) -> None:
    table = open_table(open_page(), server.address)
    table.act()
    held = Held(table.page)
    with table.page.expect_request(table.page.url):
        table.page.reload()
    for opened in (".menu", ".why"):
        table.page.locator(f"{opened} summary").click()
    held.let_go()
    for opened in (".menu", ".why"):
        expect(table.page.locator(opened)).to_have_attribute("open", "")
