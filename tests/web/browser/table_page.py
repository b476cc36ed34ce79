"""Playing at a table in a browser."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

ROUNDS = 8


EXPANSIONS = ("people_from_below", "under_starry_skies")


def open_table(
    page: Page,
    address: str,
    players: int = 2,
    setup: str = "basic",
    expansions: Sequence[str] = (),
) -> "TablePage":
    """Opens a table from the start page."""
    page.goto(address)
    for expansion in expansions:
        page.locator(f"[name={expansion}]").check()
    page.locator(f"[name=players][value='{players}']").check()
    page.locator(f"[name=setup][value='{setup}']").check()
    page.locator(".new-table button.main").click()
    # Waits for its scripts too: a server killed before they came is not what tests are about.
    page.wait_for_url(re.compile("/tables/"))
    return TablePage(page)


def sit_down(page: Page, address: str) -> "TablePage":
    """Opens the address of a seat."""
    page.goto(address)
    expect(page).to_have_url(re.compile(r"/tables/\w+$"))
    return TablePage(page)


class TablePage:
    """The page of a table.

    Args:
        page: The browser's page, which shows the table.
    """

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def is_over(self) -> bool:
        return self.page.locator("#table.end").count() > 0

    @property
    def phase(self) -> str:
        if self.is_over:
            return "over"
        classes = self.page.locator("#table").get_attribute("class") or ""
        return classes.partition("phase-")[2].split()[0]

    @property
    def moment(self) -> str:
        return self._moment.input_value()

    @property
    def moves(self) -> int:
        """How many moves of the person everybody has seen, told by the log in English."""
        return self._moves.count()

    @property
    def button(self) -> Locator:
        return self.page.locator("#act button.main")

    @property
    def choices(self) -> Locator:
        return self.page.locator("input[form=act]")

    @property
    def notice(self) -> Locator:
        return self.page.locator("#notice .notice")

    def choose(self, position: int = 0) -> None:
        """Chooses a card, or three of them where three are kept."""
        kept = 3 if self.phase == "keep" else 1
        position = min(position, self.choices.count() - kept)
        for each in range(kept):
            self.choices.nth(position + each).check()

    def act(self, position: int = 0) -> None:
        """Chooses and acts, and waits until the page shows the table after it."""
        moment = self.moment
        self.choose(position)
        self.button.click()
        self.expect_after(moment)

    def expect_after(self, moment: str) -> None:
        """Waits until the page shows a later moment, or the end."""
        later = self.page.locator(f"[name=moment]:not([value='{moment}']), #table.end")
        later.wait_for(state="attached")

    def expect_moment(self, moment: str) -> None:
        """Waits until the page shows a moment."""
        expect(self._moment).to_have_value(moment)

    def expect_moves(self, moves: int) -> None:
        """Waits until everybody has seen so many moves of the person."""
        expect(self._moves).to_have_count(moves)

    def play_on(self) -> None:
        """Plays to the end."""
        while not self.is_over:
            self.act()

    def turn_up(self) -> bool:
        """Turns up what is scored next; gives False when all is scored."""
        following = self.page.locator("#next")
        if not following.count():
            return False
        step = following.get_attribute("href")
        following.click()
        self.page.locator(f"#next:not([href='{step}']), .verdict").wait_for(state="attached")
        return True

    @property
    def _moment(self) -> Locator:
        return self.page.locator("[name=moment]")

    @property
    def _moves(self) -> Locator:
        text = re.compile("^You (explored|took|placed|gave)")
        return self.page.locator("#panel-log li").filter(has_text=text)
