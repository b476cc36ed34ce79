"""Whether a page fits its window."""

from playwright.sync_api import Page

_EXTENT = """
() => {
  const {scrollWidth, scrollHeight} = document.scrollingElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}
"""
_STICKS_OUT = """
() => [...document.querySelectorAll("body *")]
  .map(each => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.right > innerWidth || box.bottom > innerHeight)
  .map(([each, {right, bottom}]) => [each.outerHTML.slice(0, 80), right, bottom].join(" "))
"""


def expect_fitting(page: Page, *, scrolls: bool = True) -> None:
    """Checks that nothing sticks out sideways, nor below unless the page may scroll."""
    beside, below = page.evaluate(_EXTENT)
    assert beside <= 0, page.evaluate(_STICKS_OUT)
    if not scrolls:
        assert below <= 0, page.evaluate(_STICKS_OUT)
