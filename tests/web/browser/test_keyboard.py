"""A whole game by keyboard alone."""

from playwright.sync_api import expect
from tests.web.browser.conftest import OpenPage
from tests.web.browser.keyboard import has_focus, tab_to
from tests.web.browser.server import Server
from tests.web.browser.table_page import TablePage


def _choose_by_keyboard(table: TablePage) -> None:
    page = table.page
    if table.phase == "keep":
        for position in (0, 1, 3):
            value = table.choices.nth(position).get_attribute("value")
            tab_to(page, f"input[value='{value}']")
            page.keyboard.press("Space")
    else:
        tab_to(page, "input[form=act]")
        page.keyboard.press("Space")
        page.keyboard.press("ArrowRight")
    expect(page.locator("input[form=act]:checked")).to_have_count(3 if table.phase == "keep" else 1)


def test_whole_game_by_keyboard_never_loses_the_focus(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    page.goto(server.address)
    tab_to(page, "[name=players]")
    page.keyboard.press("ArrowRight")
    tab_to(page, "[name=setup]")
    page.keyboard.press("ArrowRight")
    tab_to(page, ".new-table button.main")
    page.keyboard.press("Enter")
    table = TablePage(page)
    expect(table.button).to_be_visible()
    assert table.phase == "keep"
    assert page.locator("article.seat").count() == 2
    while not table.is_over:
        moment = table.moment
        _choose_by_keyboard(table)
        if table.phase == "explore":
            tab_to(page, "#act button.main")
        page.keyboard.press("Enter")
        table.expect_after(moment)
        assert has_focus(page)
    for step in range(1, 10):
        tab_to(page, "#next")
        page.keyboard.press("Enter")
        expect(page.locator(f"#next[href$='step={step}']")).to_have_count(0)
        assert has_focus(page)
    tab_to(page, ".after button.main")
    page.keyboard.press("Enter")
    expect(table.button).to_be_visible()
    table.expect_moment("keep-0-0-0")
