"""Whole games on a laptop and on a phone, in each language: fitting, accessible, without faults."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.browser.accessibility import expect_accessible
from tests.web.browser.conftest import SIZES, OpenPage
from tests.web.browser.server import Server
from tests.web.browser.table_page import TablePage, open_table

from renown.words import LANGUAGES

GAMES = [
    ("laptop", "en", 6, "advanced", "light"),
    ("laptop", "fr", 2, "basic", "dark"),
    ("laptop", "vi", 4, "advanced", "light"),
    ("phone", "en", 5, "basic", "dark"),
    ("phone", "fr", 6, "advanced", "light"),
    ("phone", "vi", 3, "advanced", "dark"),
]


def _expect_fitting(page: Page, size: str, *, scrolls: bool = True) -> None:
    width, height = SIZES[size]
    extent = page.evaluate(
        "(({scrollWidth, scrollHeight}) => [scrollWidth, scrollHeight])(document.scrollingElement)"
    )
    assert extent[0] <= width
    if not scrolls:
        assert extent[1] <= height


@pytest.mark.parametrize(("size", "code", "players", "setup", "colours"), GAMES)
def test_whole_game(
    open_page: OpenPage,
    server: Server,
    size: str,
    code: str,
    players: int,
    setup: str,
    colours: str,
) -> None:
    page = open_page(size, code, color_scheme=colours)
    page.goto(server.address)
    _expect_fitting(page, size)
    expect_accessible(page)
    table = open_table(page, server.address, players, setup)
    examined = _play_and_look(table, size)
    assert examined >= {"explore", "take", "place"}
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator(".seat")).to_have_count(players)
    for step in range(10):
        _expect_fitting(page, size)
        if step in (0, 4, 9):
            expect_accessible(page)
        assert table.turn_up() == (step < 9)
    page.get_by_role("button", name=LANGUAGES[code].gettext("Play again"), exact=True).click()
    expect(table.button).to_be_visible()
    assert page.locator("article.seat").count() == players - 1


def _play_and_look(table: TablePage, size: str) -> set[str]:
    """Plays to the end, looks at every page on the way, and gives the phases met."""
    examined: set[str] = set()
    for position in range(99):
        phase = table.phase
        if phase == "over":
            break
        _expect_fitting(table.page, size, scrolls=False)
        expect(table.button).to_be_in_viewport(ratio=1)
        table.choose(position % 2)
        if phase not in examined:
            examined.add(phase)
            expect_accessible(table.page)
        _expect_fitting(table.page, size, scrolls=False)
        expect(table.button).to_be_in_viewport(ratio=1)
        expect(table.choices.first).to_be_in_viewport(ratio=0.5)
        version = table.version
        table.button.click()
        table.expect_after(version)
    return examined


@pytest.mark.parametrize("size", SIZES)
def test_menu_changes_the_language_in_the_middle_of_a_game(
    open_page: OpenPage, server: Server, size: str
) -> None:
    page = open_page(size)
    table = open_table(page, server.address)
    table.act()
    for code, language in LANGUAGES.items():
        page.locator(".menu summary").click()
        _expect_fitting(page, size, scrolls=False)
        expect_accessible(page)
        page.get_by_role("button", name=language.name).click()
        expect(page.locator("html")).to_have_attribute("lang", code)
        table.expect_version(1)


@pytest.mark.parametrize("size", SIZES)
def test_page_that_is_not_there_fits_and_is_accessible(
    open_page: OpenPage, server: Server, faults: list[str], size: str
) -> None:
    page = open_page(size)
    page.goto(f"{server.address}/tables/nowhere")
    _expect_fitting(page, size)
    expect_accessible(page)
    # Chromium itself notes that an address is not found.
    faults[:] = [fault for fault in faults if "404" not in fault]


@pytest.mark.parametrize("players", [2, 6])
def test_laptop_shows_one_s_own_row_whole_at_every_moment(
    open_page: OpenPage, server: Server, players: int
) -> None:
    table = open_table(open_page("laptop"), server.address, players)
    while not table.is_over:
        for card in table.page.locator("#panel-mine .row .region").all():
            expect(card).to_be_in_viewport(ratio=1)
        table.act()
