"""Bots that think until a test lets them go, and tell what happens to them."""

from queue import Queue
from random import Random
from threading import Semaphore

import pytest

from renown.bots import BOTS, Bot, BotKind
from renown.faraway import Action, View

LONG = 30.0
"""Seconds after which a test that waits for something has failed."""


class HeldBots:
    """All bots named `held` in a test.

    Attributes:
        views: What they were shown, one after another, when they began to think.
        events: `begin`, `end` and `close`, as they are told.
    """

    def __init__(self) -> None:
        self.views: Queue[View] = Queue()
        self.events: Queue[str] = Queue()
        self._turns = Semaphore(0)

    def let_go(self, turns: int = 1) -> None:
        """Lets bots choose, as many times."""
        self._turns.release(turns)

    def think(self, view: View) -> Action:
        """Waits to be let go; then takes the first legal action."""
        self.views.put(view)
        self._turns.acquire()
        return view.legal_actions[0]

    def next_view(self) -> View:
        """Waits until a bot thinks, and gives what it was shown."""
        return self.views.get(timeout=LONG)

    def next_event(self) -> str:
        """Waits until a bot is told something."""
        return self.events.get(timeout=LONG)


class _HeldBot(Bot):
    def __init__(self, random: Random, held: HeldBots) -> None:
        super().__init__(random)
        self._held = held

    def begin(self, view: View, seed: int) -> None:
        super().begin(view, seed)
        self._held.events.put("begin")

    def choose(self, view: View) -> Action:
        return self._held.think(view)

    def end(self, view: View) -> None:
        assert view.is_over
        self._held.events.put("end")

    def close(self) -> None:
        self._held.events.put("close")


def hold(monkeypatch: pytest.MonkeyPatch) -> HeldBots:
    """Adds the bot `held` to those there are."""
    held = HeldBots()
    monkeypatch.setitem(BOTS, "held", BotKind(lambda random, _: _HeldBot(random, held)))
    return held
