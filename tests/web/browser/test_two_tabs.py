"""The same seat open in several tabs."""

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server
from tests.web.browser.table_page import TablePage, open_table


def _second_tab(page: Page) -> TablePage:
    second = page.context.new_page()
    second.goto(page.url)
    return TablePage(second)


def test_second_tab_follows_the_first_by_itself_to_the_end(
    open_page: OpenPage, server: Server
) -> None:
    first = open_table(open_page(), server.address)
    second = _second_tab(first.page)
    first.page.bring_to_front()
    while not first.is_over:
        moment = first.moment
        first.act()
        second.expect_after(moment)
        assert second.phase == first.phase


def test_spectator_sees_the_game_go_on(open_page: OpenPage, server: Server) -> None:
    table = open_table(open_page(), server.address)
    watching = open_page()
    watching.goto(table.page.url)
    for regions in (1, 2):
        while table.page.locator("#panel-mine .scored").count() < regions:
            table.act()
        expect(watching.locator("article.seat").first.locator(".row .region")).to_have_count(
            regions
        )
    expect(watching.locator("#act")).to_have_count(0)


def test_acting_in_a_tab_that_is_out_of_date_repeats_nothing_without_javascript(
    open_page: OpenPage, server: Server, new_context: CreateContextCallback
) -> None:
    table = open_table(open_page(), server.address)
    context = new_context(
        java_script_enabled=False, storage_state=table.page.context.storage_state()
    )
    page = context.new_page()
    page.goto(table.page.url)
    stale = TablePage(page)
    table.act()
    _expect_refused(stale, table)


def test_acting_in_a_tab_that_is_cut_off_repeats_nothing(
    open_page: OpenPage, server: Server
) -> None:
    table = open_table(open_page(), server.address)
    page = table.page.context.new_page()
    page.route_web_socket("**/changes", lambda socket: socket.close())
    page.goto(table.page.url)
    stale = TablePage(page)
    table.act()
    stale.expect_moves(0)
    _expect_refused(stale, table)


def _expect_refused(stale: TablePage, table: TablePage) -> None:
    stale.choose(1)
    stale.button.click()
    expect(stale.notice).to_be_visible()
    stale.expect_moves(1)
    table.expect_moves(1)
    assert stale.page.locator("#panel-mine .scored").count() == 1
    stale.act()
    assert stale.moves == 2


@pytest.mark.parametrize("clicks", [2, 3])
def test_impatient_clicks_play_one_move(open_page: OpenPage, server: Server, clicks: int) -> None:
    table = open_table(open_page(), server.address)
    table.choose()
    table.button.click(click_count=clicks)
    table.expect_moves(1)
    table.page.reload()
    table.expect_moves(1)
