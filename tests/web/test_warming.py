"""The bots that need compiled kernels get ready while others play for them."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import httpx
import pytest
from tests.web.house import open_house

from renown.bots import warming
from renown.bots.expert_bot import ExpertBot
from renown.bots.instant_bot import InstantBot
from renown.faraway import Action, View, legal_actions
from renown.web.store import Store

LONG = 300.0
"""Seconds after which something that must happen has failed; a machine may be busy, or slow."""


@contextmanager
def _playing(database: Path, caches: str) -> Iterator[str]:
    """Runs `renown play` where kernels are kept in a place of its own; gives the table's page."""
    with subprocess.Popen(
        [sys.executable, "-m", "renown", "play", "--no-browser", "--bot", "legend"],
        env={**os.environ, "RENOWN_DATABASE": str(database), "XDG_CACHE_HOME": caches},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout
            yield process.stdout.readline().removeprefix("Your table: ").strip()
        finally:
            process.kill()


def _wait_until(condition: Callable[[], object]) -> None:
    end = monotonic() + LONG
    while not condition():
        assert monotonic() < end
        sleep(0.1)


def _has_chosen(database: Path, page: str) -> bool:
    """Says whether the bots of a table have done all they can for now."""

    async def look() -> bool:
        store = Store.in_file(database)
        table = await store.load(page.split("/")[4])
        await store.close()
        assert table
        return not table.bots_due

    # In a thread of its own: browser tests leave an event loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(look())).result()


@pytest.mark.parametrize("caches", ["empty", os.devnull])
def test_new_server_answers_and_plays_before_anything_is_compiled(
    tmp_path: Path, caches: str
) -> None:
    database = tmp_path / "renown.sqlite"
    with _playing(database, str(tmp_path / caches)) as page:
        assert httpx.get(page, follow_redirects=True, timeout=LONG).status_code == 200
        _wait_until(lambda: _has_chosen(database, page))


@pytest.fixture
def _cold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets warming begin as in a new process."""
    monkeypatch.setattr(warming, "_warm", Event())


@pytest.mark.usefixtures("_cold")
def test_strong_bots_play_once_they_are_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    def note(kind: type[ExpertBot | InstantBot]) -> None:
        choose = kind.choose

        def noting(bot: ExpertBot | InstantBot, view: View) -> Action:
            asked.append(kind.__name__)
            return choose(bot, view)

        monkeypatch.setattr(kind, "choose", noting)

    warming.start_warming()
    _wait_until(lambda: warming.is_warm() or caplog.messages)
    assert warming.is_warm()
    note(ExpertBot)
    note(InstantBot)
    with open_house(tmp_path / "renown.sqlite", warming.is_warm) as house:
        table = house.open((None, "guide", "newcomer"))
        while not table.record.game.is_over:
            house.send(table.id, 0, table.moment(0), legal_actions(table.record.game, 0)[0])
            table = house.load(table.id)
    assert {"ExpertBot", "InstantBot"} == set(asked)


@pytest.mark.usefixtures("_cold")
def test_bots_that_cannot_be_compiled_never_get_ready(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "renown.fast.compiling", None)
    warming.start_warming()
    _wait_until(lambda: caplog.messages)
    assert not warming.is_warm()
    [sentence] = caplog.messages
    assert "The stronger bots cannot play here" in sentence


def test_process_that_compiles_ends_with_the_program_that_started_it(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "renown.bots.warming", "attended"],
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        _, complaints = process.communicate(timeout=LONG)
    assert (process.returncode, complaints) == (1, b"")
