"""Everything works without JavaScript."""

import pytest
from playwright.sync_api import expect
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server
from tests.web.browser.table_page import open_table


def test_whole_game_without_javascript(open_page: OpenPage, server: Server) -> None:
    page = open_page("phone", java_script_enabled=False)
    table = open_table(page, server.address, 2, "advanced")
    table.play_on()
    for step in range(10):
        assert table.turn_up() == (step < 9)
    expect(page.locator(".verdict")).to_be_visible()
    # Without a script there is nothing that could copy.
    page.get_by_text("The record of this game").first.click()
    expect(page.locator("#record")).to_be_visible()
    expect(page.locator("button.copy")).to_be_hidden()
    page.get_by_role("button", name="Play again").click()
    table.expect_moment("keep-0-0-0")


@pytest.mark.parametrize("kept", [0, 1, 2, 4])
@pytest.mark.parametrize("scripts", [True, False])
def test_keeping_too_few_or_too_many_regions_is_told_at_the_table(
    open_page: OpenPage, server: Server, kept: int, scripts: bool
) -> None:
    table = open_table(open_page(java_script_enabled=scripts), server.address, 2, "advanced")
    for position in range(kept):
        table.choices.nth(position).check()
    table.button.click()
    expect(table.notice).to_be_visible()
    table.expect_moment("keep-0-0-0")
    table.page.reload()
    table.act()
