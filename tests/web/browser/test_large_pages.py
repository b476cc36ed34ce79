"""Pages made twice as large, phones held sideways, and a record that is wider than the page."""

import pytest
from playwright.sync_api import expect
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server
from tests.web.browser.table_page import open_table


@pytest.mark.parametrize(("width", "height"), [(640, 360), (740, 360)])
def test_table_stays_in_sight_while_a_region_is_chosen(
    open_page: OpenPage, server: Server, width: int, height: int
) -> None:
    page = open_page()
    page.set_viewport_size({"width": width, "height": height})
    table = open_table(page, server.address)
    expect(table.button).to_be_in_viewport()
    panel = table.page.locator("#panel-mine").bounding_box()
    hand = table.page.locator(".hand").bounding_box()
    assert panel
    assert hand
    assert hand["y"] - panel["y"] >= 100
    assert table.page.evaluate("document.scrollingElement.scrollWidth") <= width


def test_opened_record_does_not_widen_the_page(open_page: OpenPage, server: Server) -> None:
    table = open_table(open_page("phone"), server.address)
    while not table.is_over:
        table.act()
    table.page.goto(f"{table.page.url.split('?')[0]}?step=9")
    table.page.locator("details:has(#record) summary").click()
    expect(table.page.locator("#record")).to_be_visible()
    assert table.page.evaluate("document.scrollingElement.scrollWidth") <= 360
