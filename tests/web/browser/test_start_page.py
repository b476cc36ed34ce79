"""What the start page offers, as boxes are chosen; by its styles alone, without a script."""

import pytest
from playwright.sync_api import expect
from tests.web.browser.accessibility import expect_accessible
from tests.web.browser.conftest import OpenPage
from tests.web.browser.fitting import expect_fitting
from tests.web.browser.server import Server

from renown.words import LANGUAGES, name_bots


@pytest.mark.parametrize("code", LANGUAGES)
def test_seven_are_offered_only_with_people_from_below_and_refused_without(
    open_page: OpenPage, server: Server, faults: list[str], code: str
) -> None:
    page = open_page("phone", code)
    page.goto(server.address)
    seven = page.locator("[name=players][value='7']")
    people = page.locator("[name=people_from_below]")
    last_seat = page.locator("[name=level_7]")
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


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_seat_gets_the_level_chosen_for_it(
    open_page: OpenPage, server: Server, code: str
) -> None:
    page = open_page("phone", code)
    page.goto(server.address)
    page.locator("[name=players][value='4']").check()
    levels = ["legend", "newcomer", "legend"]
    for seat, level in enumerate(levels, 2):
        page.locator(f"[name=level_{seat}]").select_option(level)
        expect(page.locator(f"[name=level_{seat}]")).to_be_visible()
    expect_fitting(page)
    expect_accessible(page)
    page.locator(".new-table button.main").click()
    seats = page.locator("article.seat h3")
    expect(seats).to_have_text(name_bots(levels, LANGUAGES[code]))
    page.reload()
    expect(seats).to_have_text(name_bots(levels, LANGUAGES[code]))


def test_seven_are_offered_without_javascript_too(open_page: OpenPage, server: Server) -> None:
    page = open_page(java_script_enabled=False)
    page.goto(server.address)
    seven = page.locator("[name=players][value='7']")
    expect(seven).to_be_hidden()
    page.locator("[name=people_from_below]").check()
    expect(seven).to_be_visible()
