"""Whole games on a laptop and on a phone, in each language: fitting, accessible, without faults."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect
from tests.web.browser.accessibility import expect_accessible
from tests.web.browser.conftest import SIZES, OpenPage
from tests.web.browser.fitting import expect_fitting
from tests.web.browser.server import Server
from tests.web.browser.table_page import EXPANSIONS, TablePage, open_table, sit_down
from tests.web.games import EVERYTHING, records_of_a_game

from renown.faraway import ROUNDS, Phase, Setup
from renown.words import LANGUAGES

GAMES = [
    ("laptop", "en", 6, "advanced", (), "light"),
    ("laptop", "fr", 2, "basic", ("people_from_below",), "dark"),
    ("laptop", "vi", 4, "advanced", ("under_starry_skies",), "light"),
    ("phone", "en", 5, "basic", (), "dark"),
    ("phone", "fr", 7, "advanced", EXPANSIONS, "light"),
    ("phone", "vi", 3, "advanced", ("under_starry_skies",), "dark"),
]


@pytest.mark.parametrize(("size", "code", "players", "setup", "expansions", "colours"), GAMES)
def test_whole_game(
    open_page: OpenPage,
    server: Server,
    size: str,
    code: str,
    players: int,
    setup: str,
    expansions: Sequence[str],
    colours: str,
) -> None:
    page = open_page(size, code, color_scheme=colours)
    page.goto(server.address)
    expect_fitting(page)
    expect_accessible(page)
    table = open_table(page, server.address, players, setup, expansions)
    examined = _play_and_look(table)
    assert examined >= {"explore", "take", "place"}
    expect(page.locator("html")).to_have_attribute("lang", code)
    expect(page.locator(".seat")).to_have_count(players)
    for step in range(10):
        expect_fitting(page)
        if step in (4, 9):
            expect_accessible(page)
        assert table.turn_up() == (step < 9)
    page.get_by_role("button", name=LANGUAGES[code].gettext("Play again"), exact=True).click()
    expect(table.button).to_be_visible()
    assert page.locator("article.seat").count() == players - 1


def _play_and_look(table: TablePage) -> set[str]:
    """Plays to the end, looks at every page on the way, and gives the phases met."""
    examined: set[str] = set()
    for position in range(99):
        phase = table.phase
        if phase == "over":
            break
        expect_fitting(table.page, scrolls=False)
        expect(table.button).to_be_in_viewport(ratio=1)
        table.choose(position % 2)
        if phase not in examined:
            examined.add(phase)
            expect_accessible(table.page)
        expect_fitting(table.page, scrolls=False)
        expect(table.button).to_be_in_viewport(ratio=1)
        expect(table.choices.first).to_be_in_viewport(ratio=0.5)
        moment = table.moment
        table.button.click()
        table.expect_after(moment)
    return examined


@pytest.mark.parametrize("size", SIZES)
def test_menu_changes_the_language_in_the_middle_of_a_game(
    open_page: OpenPage, server: Server, size: str
) -> None:
    page = open_page(size)
    table = open_table(page, server.address)
    table.act()
    moment = table.moment
    for code, language in LANGUAGES.items():
        page.locator(".menu summary").click()
        expect_fitting(page, scrolls=False)
        expect_accessible(page)
        page.get_by_role("button", name=language.name).click()
        expect(page.locator("html")).to_have_attribute("lang", code)
        table.expect_moment(moment)


@pytest.mark.parametrize("size", SIZES)
def test_page_that_is_not_there_fits_and_is_accessible(
    open_page: OpenPage, server: Server, faults: list[str], size: str
) -> None:
    page = open_page(size)
    page.goto(f"{server.address}/tables/nowhere")
    expect_fitting(page)
    expect_accessible(page)
    # Chromium itself notes that an address is not found.
    faults[:] = [fault for fault in faults if "404" not in fault]


@pytest.mark.parametrize("players", [2, 4, 7])
def test_laptop_shows_one_s_own_row_whole_at_every_moment(
    open_page: OpenPage, server: Server, players: int
) -> None:
    page = open_page("laptop")
    looked: set[tuple[Phase, bool]] = set()
    for record in records_of_a_game(players, Setup.BASIC, seed=players, sets=EVERYTHING):
        game = record.game
        moment = (game.phase, game.round > ROUNDS // 2)
        if 0 not in game.waiting or moment in looked:
            continue
        looked.add(moment)
        sit_down(page, server.lay_out(record))
        for card in page.locator("#panel-mine .row .region").all():
            expect(card).to_be_in_viewport(ratio=1)
