"""Getting about on a page by keyboard."""

from playwright.sync_api import Page

_MOST_TABS = 60


def tab_to(page: Page, selector: str) -> None:
    """Presses Tab until the focus is on an element."""
    for _ in range(_MOST_TABS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def has_focus(page: Page) -> bool:
    """Says whether the focus is anywhere."""
    return bool(page.evaluate("document.activeElement !== document.body"))
