"""Whether a page fits its window."""

from playwright.sync_api import Page

_EXTENT = """
() => {
  const {scrollWidth, scrollHeight} = document.scrollingElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}
"""


def expect_fitting(page: Page, *, scrolls: bool = True) -> None:
    """Checks that nothing sticks out sideways, nor below unless the page may scroll."""
    beside, below = page.evaluate(_EXTENT)
    assert beside <= 0
    if not scrolls:
        assert below <= 0
