"""Whether a page fits its window."""

from playwright.sync_api import Page, TimeoutError

_FITS = """
(scrolls) => {
  const {scrollWidth, scrollHeight} = document.scrollingElement;
  return scrollWidth <= innerWidth && (scrolls || scrollHeight <= innerHeight);
}
"""
_STICKS_OUT = """
() => [...document.querySelectorAll("body *")]
  .map(each => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.right > innerWidth || box.bottom > innerHeight)
  .map(([each, {right, bottom}]) => [each.outerHTML.slice(0, 80), right, bottom].join(" "))
"""
AT_REST = 2000
"""Milliseconds after which a page that is being changed has come to rest."""


def expect_fitting(page: Page, *, scrolls: bool = True) -> None:
    """Checks that nothing sticks out sideways, nor below unless the page may scroll."""
    try:
        page.wait_for_function(_FITS, arg=scrolls, timeout=AT_REST)
    except TimeoutError:
        raise AssertionError(page.evaluate(_STICKS_OUT)) from None
