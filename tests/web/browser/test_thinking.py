"""Bots that take their time: the page says who thinks, and goes on by itself."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.sync_api import expect
from tests.web import waiting_program
from tests.web.browser.accessibility import expect_accessible
from tests.web.browser.conftest import OpenPage
from tests.web.browser.fitting import expect_fitting
from tests.web.browser.server import Server, serving
from tests.web.browser.table_page import TablePage, sit_down

from renown.faraway import Record, Setup, new_game
from renown.words import LANGUAGES, Language, name_bots

SEATS = ["Ada", "Slow", "Slower", "Late", "Later"]
"""One after another, the bots wait for longer than it takes to look at a page."""


WIDER = """
() => [...document.querySelectorAll("#panel-seats, #panel-seats *")]
  .filter(each => each.scrollWidth > each.clientWidth && each.clientWidth > 0)
  .map(each => each.outerHTML.slice(0, 80))
"""
"""What is wider inside than outside, among the other players."""


class SlowBot:
    """A program that takes part in a game, and first waits for a file."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self._signal = folder / "signal"
        self.name = f"cmd:{python} {waiting_program.__file__} {self._signal}"

    def let_go(self) -> None:
        """Lets it answer."""
        self._signal.touch()


@pytest.fixture
def slow_bot(tmp_path: Path) -> Iterator[SlowBot]:
    bot = SlowBot(tmp_path)
    yield bot
    bot.let_go()


def _says_who_thinks(bot: SlowBot, language: Language) -> re.Pattern[str]:
    [name] = name_bots([bot.name], language)
    before, _, after = language.gettext("%(name)s is thinking.").partition("%(name)s")
    return re.compile(f"{re.escape(before + name)} \\d{re.escape(after)}")


def _choose(table: TablePage) -> None:
    table.choose(1)
    table.button.click()


@pytest.mark.parametrize(
    ("code", "scripts"), [("en", True), ("fr", True), ("vi", True), ("en", False)]
)
def test_page_says_who_thinks_and_goes_on_by_itself(
    open_page: OpenPage, server: Server, slow_bot: SlowBot, code: str, scripts: bool
) -> None:
    language = LANGUAGES[code]
    page = open_page("phone", code, java_script_enabled=scripts)
    record = Record.begin(new_game(5, seed=1), SEATS)
    table = sit_down(page, server.lay_out(record, slow_bot.name))
    moment = table.moment
    _choose(table)
    expect(page.get_by_role("status")).to_contain_text(_says_who_thinks(slow_bot, language))
    expect_fitting(page, scrolls=False)
    if scripts:
        expect_accessible(page)
    expect(table.choices.nth(1)).to_be_checked()
    slow_bot.let_go()
    table.expect_after(moment)
    expect(page.locator("#panel-mine .scored")).to_have_count(1)


@pytest.mark.parametrize("code", ["en", "fr", "vi"])
def test_name_of_one_long_word_fits_a_phone(open_page: OpenPage, server: Server, code: str) -> None:
    page = open_page("phone", code)
    record = Record.begin(new_game(5, seed=1), SEATS)
    with TemporaryDirectory(prefix="W" * 30) as folder:
        python = Path(folder) / "python"
        python.symlink_to(sys.executable)
        bot = SlowBot(Path(folder), str(python))
        table = sit_down(page, server.lay_out(record, bot.name))
        moment = table.moment
        _choose(table)
        expect(page.get_by_role("status")).to_contain_text(_says_who_thinks(bot, LANGUAGES[code]))
        expect_fitting(page, scrolls=False)
        page.locator(".tabs a[href='#panel-seats']").click()
        assert page.evaluate(WIDER) == []
        bot.let_go()
        table.expect_after(moment)


def test_what_a_person_is_told_stays_when_a_bot_acts(
    open_page: OpenPage, server: Server, slow_bot: SlowBot
) -> None:
    page = open_page()
    record = Record.begin(new_game(2, seed=1, setup=Setup.ADVANCED), SEATS[:2])
    table = sit_down(page, server.lay_out(record, slow_bot.name))
    table.button.click()
    expect(table.notice).to_be_visible()
    has_chosen = page.get_by_text("A Region face down")
    expect(has_chosen).to_have_count(0)
    slow_bot.let_go()
    expect(has_chosen).to_have_count(1)
    expect(table.notice).to_be_visible()


def test_game_goes_on_after_the_server_was_killed_while_a_bot_thought(
    open_page: OpenPage, tmp_path: Path, slow_bot: SlowBot, faults: list[str]
) -> None:
    with serving(tmp_path / "renown.sqlite") as own_server:
        record = Record.begin(new_game(5, seed=1), SEATS)
        table = sit_down(open_page(), own_server.lay_out(record, slow_bot.name))
        moment = table.moment
        _choose(table)
        expect(table.page.get_by_role("status")).to_contain_text("is thinking.")
        own_server.kill()
        slow_bot.let_go()
        own_server.start()
        table.expect_after(moment)
        table.act()
    # The browser complains of a server that is not there.
    faults.clear()
