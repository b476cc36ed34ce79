"""The pads without a network: opened once, they open again with the server gone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.faraway.playing import regions, sanctuaries
from tests.web.browser.conftest import OpenPage
from tests.web.browser.faraway_pad import FarawayPad
from tests.web.browser.server import Server, serving

from renown.words import LANGUAGES

_WHOLE = """
async () => {
  await navigator.serviceWorker.ready;
  const kept = await caches.open("renown-pads");
  const files = await (await fetch("/score/files.json")).json();
  for (const file of files) if (!await kept.match(file)) return file;
  return "everything";
}
"""


def open_once(page: Page, server: Server, game: str) -> None:
    """Opens a pad with a network, until the browser keeps all of it."""
    page.goto(f"{server.address}/score/{game}")
    expect(page.locator(".pad")).to_be_visible()
    assert page.evaluate(_WHOLE) == "everything"
    # From its second opening on, the page is in the hands of the worker.
    page.reload()
    expect(page.locator(".pad")).to_be_visible()


@pytest.mark.parametrize("code", LANGUAGES)
def test_faraway_is_scored_with_the_server_gone(
    open_page: OpenPage, faults: list[str], tmp_path: Path, code: str
) -> None:
    with serving(tmp_path / "renown.sqlite") as server:
        page = open_page("phone", code)
        open_once(page, server, "faraway")
    pad = FarawayPad(page)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", code)
    page.locator(".views button").nth(1).click()
    pad.type_row(regions(44, 49, 14, 28))
    page.locator(".panels-of-entry button").nth(1).click()
    for card in sanctuaries(12, 38):
        pad.tap_sanctuary(card)
    expect(pad.fame).to_contain_text("22")
    page.reload()
    page.locator(".views button").last.click()
    expect(page.locator(".sheet tfoot td").first).to_have_text("22")
    page.locator(".sheet td button").first.click()
    expect(page.get_by_role("dialog").locator(".card")).to_be_visible()
    # The browser notes what it could not reach; the person meets none of it.
    faults[:] = [fault for fault in faults if "ERR_CONNECTION_REFUSED" not in fault]


def test_each_pad_opens_the_other_with_the_server_gone(
    open_page: OpenPage, faults: list[str], tmp_path: Path
) -> None:
    with serving(tmp_path / "renown.sqlite") as server:
        page = open_page("phone")
        open_once(page, server, "expeditions")
    page.goto(f"{server.address}/score/faraway")
    expect(page.locator(".pad")).to_be_visible()
    faults[:] = [fault for fault in faults if "ERR_CONNECTION_REFUSED" not in fault]


def test_another_language_without_a_network_says_so_and_stays(
    open_page: OpenPage, faults: list[str], tmp_path: Path
) -> None:
    with serving(tmp_path / "renown.sqlite") as server:
        page = open_page("phone")
        open_once(page, server, "faraway")
    page.locator(".menu summary").click()
    page.locator(".languages button").last.click()
    expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
    expect(page.locator(".pad")).to_be_visible()
    faults[:] = [fault for fault in faults if "ERR_CONNECTION_REFUSED" not in fault]


def test_a_newer_pad_replaces_the_one_that_is_kept(open_page: OpenPage, server: Server) -> None:
    """What is kept only stands in: with a network, the server's own answer is shown."""
    page = open_page("phone")
    open_once(page, server, "faraway")
    page.locator(".menu summary").click()
    page.locator(".languages button").last.click()
    expect(page.locator("html")).to_have_attribute("lang", "vi")
    page.evaluate(
        """async () => {
          const kept = await caches.open("renown-pads");
          await kept.put("/score/faraway", new Response("old", {headers: {}}));
        }"""
    )
    page.reload()
    expect(page.locator(".pad")).to_be_visible()
