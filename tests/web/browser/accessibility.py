"""What axe finds wrong with a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

_AXE = Axe()


def expect_accessible(page: Page) -> None:
    """Checks that axe finds no violation of any impact."""
    violations = _AXE.run(page).response["violations"]
    found = [
        f"{each['id']} ({each['impact']}): {node['html'][:200]} {node['failureSummary']}"
        for each in violations
        for node in each["nodes"]
    ]
    assert not found, "\n".join(found)
