"""What the start page offers, as boxes are chosen; by its styles alone, without a script."""

import pytest
from playwright.sync_api import expect
from tests.web.browser.accessibility import expect_accessible
from tests.web.browser.conftest import OpenPage
from tests.web.browser.fitting import expect_fitting
from tests.web.browser.server import Server

from renown.words import LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_seven_are_offered_only_with_people_from_below_and_refused_without(
    open_page: OpenPage, server: Server, faults: list[str], code: str
) -> None:
    page = open_page("phone", code)
    page.goto(server.address)
    seven = page.locator("[name=players][value='7']")
    people = page.locator("[name=people_from_below]")
    last_seat = page.locator("[name=bot_7]")
    expect(seven).to_be_hidden()
    page.locator("[name=under_starry_skies]").check()
    expect(seven).to_be_hidden()
    people.check()
    expect(seven).to_be_visible()
    expect(last_seat).to_be_hidden()
    seven.check()
    expect(last_seat).to_be_visible()
    expect_fitting(page)
    expect_accessible(page)
    people.uncheck()
    page.locator(".new-table button.main").click()
    expect(page.locator("main")).to_contain_text(LANGUAGES[code].gettext("People from Below"))
    expect_fitting(page)
    expect_accessible(page)
    # Chromium itself notes that the form is refused.
    faults[:] = [fault for fault in faults if "400" not in fault]


def test_seven_are_offered_without_javascript_too(open_page: OpenPage, server: Server) -> None:
    page = open_page(java_script_enabled=False)
    page.goto(server.address)
    seven = page.locator("[name=players][value='7']")
    expect(seven).to_be_hidden()
    page.locator("[name=people_from_below]").check()
    expect(seven).to_be_visible()
