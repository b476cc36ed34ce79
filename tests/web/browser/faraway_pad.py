"""The Faraway pad in a browser, used as a person at a table uses it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

from renown.faraway import Region, Sanctuary


@dataclass
class FarawayPad:
    """The pad.

    Attributes:
        page: Its page.
        touches: Whether a finger taps, or a mouse clicks.
        taps: How many times it was tapped so far.
    """

    page: Page
    touches: bool = False
    taps: int = field(default=0)

    def open(self, address: str) -> None:
        self.page.goto(f"{address}/score/faraway")
        expect(self.page.locator(".pad")).to_be_visible()

    def tap(self, target: Locator) -> None:
        self.taps += 1
        if self.touches:
            target.tap()
        else:
            target.click()

    def view(self, name: str) -> None:
        self.tap(self.page.locator(".views button", has_text=name).first)

    def seat(self, names: Sequence[str]) -> None:
        """Enters who plays."""
        self.page.locator(".views button").first.click()
        boxes = self.page.locator(".names input")
        while boxes.count() < len(names):
            boxes_now = boxes.count()
            self.tap(self.page.locator(".names > button"))
            expect(boxes).to_have_count(boxes_now + 1)
        for seat, name in enumerate(names):
            boxes.nth(seat).fill(name)

    def choose_set(self, name: str) -> None:
        self.tap(self.page.locator(".options label", has_text=name).locator("input"))

    def key(self, label: str) -> Locator:
        return self.page.locator(".keypad button", has_text=label)

    def tap_region(self, card: Region) -> None:
        """Enters a Region by the keypad, in as few taps as it takes."""
        text = str(card.number)
        for digit in text:
            self.tap(self.key(digit))
        if len(text) == 1 and card.number < 8:
            self.tap(self.page.locator(".keypad .wide"))
        if card.meteorite:
            self.tap(self.page.locator(".keypad button:has([href='#meteorite'])"))

    def tap_sanctuary(self, card: Sanctuary) -> None:
        """Finds a Sanctuary by its colour."""
        colours = ("forest", "river", "desert", "city", "haven")
        self.tap(self.page.locator(".finder button.colour").nth(colours.index(card.biome.value)))
        self.tap(self.page.locator(".found button", has_text=card.id))

    def type_row(self, row: Sequence[Region]) -> None:
        """Enters a row by the keyboard."""
        for card in row:
            self.page.keyboard.type(str(card.number))
            if len(str(card.number)) == 1 and card.number < 8:
                self.page.keyboard.press("Enter")
            if card.meteorite:
                self.page.keyboard.press("m")

    @property
    def row(self) -> Locator:
        return self.page.locator(".row-entered li .card")

    @property
    def fame(self) -> Locator:
        return self.page.locator(".entered header .points")

    def expect_row(self, row: Sequence[Region]) -> None:
        """Checks which cards lie there, by the numbers drawn on them."""
        expect(self.page.locator(".row-entered .hour")).to_have_text(
            [str(card.number) for card in row]
        )
