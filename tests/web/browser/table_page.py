"""Playing at a table in a browser."""

import re

from playwright.sync_api import Locator, Page, expect

ROUNDS = 8


def open_table(page: Page, address: str, players: int = 2, setup: str = "basic") -> "TablePage":
    """Opens a table from the start page."""
    page.goto(address)
    page.locator(f"[name=players][value='{players}']").check()
    page.locator(f"[name=setup][value='{setup}']").check()
    page.locator(".new-table button.main").click()
    expect(page).to_have_url(re.compile("/tables/"))
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
    def version(self) -> int:
        return int(self._version.input_value())

    @property
    def button(self) -> Locator:
        return self.page.locator("#act button")

    @property
    def choices(self) -> Locator:
        return self.page.locator("input[form=act]")

    @property
    def notice(self) -> Locator:
        return self.page.locator(".notice")

    def choose(self, position: int = 0) -> None:
        """Chooses a card, or three of them where three are kept."""
        kept = 3 if self.phase == "keep" else 1
        position = min(position, self.choices.count() - kept)
        for each in range(kept):
            self.choices.nth(position + each).check()

    def act(self, position: int = 0) -> None:
        """Chooses and acts, and waits until the page shows the table after it."""
        version = self.version
        self.choose(position)
        self.button.click()
        self.expect_after(version)

    def expect_after(self, version: int) -> None:
        """Waits until the page shows the table one move later, or the end."""
        later = self.page.locator(f"[name=version][value='{version + 1}'], #table.end")
        expect(later).to_have_count(1)

    def expect_version(self, version: int) -> None:
        """Waits until the page shows the table at a version."""
        expect(self._version).to_have_value(str(version))

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
        expect(self.page.locator(f"#next:not([href='{step}']), .verdict")).to_have_count(1)
        return True

    @property
    def _version(self) -> Locator:
        return self.page.locator("[name=version]")
