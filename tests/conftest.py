"""What all tests share: how examples are chosen, and the browser of the browser tests."""

import os
from shutil import which
from typing import Any

import pytest
from hypothesis import settings

# The same examples every time: what fails here fails everywhere.
settings.register_profile("renown", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("renown")

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Starts the Chromium of `RENOWN_BROWSER`, or the one on the PATH."""
    found = os.environ.get("RENOWN_BROWSER") or next(filter(None, map(which, _NAMES)), None)
    return {**browser_type_launch_args, "executable_path": found, "args": list(_FLAGS)}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Lets the equality of kernels and plain rules be tested on more games than usual."""
    parser.addoption(
        "--fast-games",
        type=int,
        default=2_000,
        help="games played side by side by the kernels and the plain rules (default: 2000)",
    )
