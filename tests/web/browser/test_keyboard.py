"""A whole game by keyboard alone."""

from playwright.sync_api import Page, expect
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server
from tests.web.browser.table_page import TablePage

MOST_TABS = 60


def _tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is on an element."""
    for _ in range(MOST_TABS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def _has_focus(page: Page) -> bool:
    return bool(page.evaluate("document.activeElement !== document.body"))


def _choose_by_keyboard(table: TablePage) -> None:
    page = table.page
    if table.phase == "keep":
        for position in (0, 1, 3):
            value = table.choices.nth(position).get_attribute("value")
            _tab_to(page, f"input[value='{value}']")
            page.keyboard.press("Space")
    else:
        _tab_to(page, "input[form=act]")
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
    expect(page.locator("input[form=act]:checked")).to_have_count(3 if table.phase == "keep" else 1)


def test_whole_game_by_keyboard_never_loses_the_focus(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.goto(server.address)
    _tab_to(page, "[name=players]")
    page.keyboard.press("ArrowRight")
    _tab_to(page, "[name=setup]")
    page.keyboard.press("ArrowRight")
    _tab_to(page, ".new-table button.main")
    page.keyboard.press("Enter")
    table = TablePage(page)
    expect(table.button).to_be_visible()
    assert table.phase == "keep"
    assert page.locator("article.seat").count() == 2
    while not table.is_over:
        version = table.version
        _choose_by_keyboard(table)
        if version % 2:
            _tab_to(page, "#act button")
        page.keyboard.press("Enter")
        table.expect_after(version)
        assert _has_focus(page)
    for step in range(1, 10):
        _tab_to(page, "#next")
        page.keyboard.press("Enter")
        expect(page.locator(f"#next[href$='step={step}']")).to_have_count(0)
        assert _has_focus(page)
    _tab_to(page, ".after button.main")
    page.keyboard.press("Enter")
    expect(table.button).to_be_visible()
    table.expect_version(0)
