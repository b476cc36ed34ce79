"""Nothing moves for those who ask for that."""

from playwright.sync_api import Page
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server
from tests.web.browser.table_page import open_table, sit_down
from tests.web.games import records_of_a_game

from renown.faraway import Record, Setup

MOVING = """
() => [...document.querySelectorAll("*")].filter((element) => {
  const style = getComputedStyle(element);
  const lasts = style.transitionDuration.split(",").some((each) => parseFloat(each) > 0);
  return style.animationName !== "none" || lasts;
}).length
"""


def _moves(page: Page) -> bool:
    return bool(page.evaluate(MOVING))


def _finished() -> Record:
    *_, record = records_of_a_game(2, Setup.BASIC, seed=1)
    return record


def test_nothing_moves_with_reduced_motion(open_page: OpenPage, server: Server) -> None:
    page = open_page(reduced_motion="reduce")
    page.goto(server.address)
    assert not _moves(page)
    table = open_table(page, server.address, setup="advanced")
    phases: set[str] = set()
    while len(phases) < 4:
        phases.add(table.phase)
        table.choose()
        assert not _moves(page)
        table.act()
    sit_down(page, server.lay_out(_finished()))
    while table.turn_up():
        assert not _moves(page)


def test_a_card_that_turns_up_moves_otherwise(open_page: OpenPage, server: Server) -> None:
    """Without this, the test above could pass because it recognizes nothing."""
    table = sit_down(open_page(reduced_motion="no-preference"), server.lay_out(_finished()))
    assert table.turn_up()
    assert _moves(table.page)
