"""A bot in a seat of a table. Whatever becomes of the bot, the seat plays on."""

import logging
from collections.abc import Callable
from random import Random
from secrets import randbits
from threading import Lock
from typing import TypeAlias

from renown.bots import Bot, BotError, make_bot
from renown.bots.names import needs_kernels
from renown.faraway import Action, View

Ready: TypeAlias = Callable[[], bool]
"""Says whether the compiled kernels can be used at once.

The first use of them on a machine compiles for many seconds. Until this says yes, a plain bot
plays for those that need them; where they cannot be compiled at all, it never does.
"""

_PLAIN = "greedy"
"""The bot that stands in for one that cannot play."""

_LAST_THOUGHT = 1.0
"""Seconds that a bot which is told to leave may still think."""

_log = logging.getLogger(__name__)


class Opponent:
    """A bot in one seat, from its first choice to the end of the game.

    Its methods take their time: they are for threads other than the server's own. Of what goes
    wrong they note down each thing once, without any card, since cards lie hidden.

    Args:
        name: The bot, or the level it plays at. It may be a program: whoever asks for a table on
            a page can name only levels.
        ready: Says whether bots that need the compiled kernels can play.
    """

    def __init__(self, name: str, ready: Ready) -> None:
        self._name = name
        self._ready = ready
        self._bot: Bot | None = None
        self._faults_noted = 0
        self._noted: set[str] = set()
        self._has_left = False
        self._thinking = Lock()

    def choose(self, seen: View) -> Action:
        """Chooses what to do; where the bot fails, the first action that is allowed.

        Args:
            seen: What the seat may see.
        """
        with self._thinking:
            try:
                action = self._ask(seen)
            except Exception as failure:
                self._note(f"failed ({type(failure).__name__})")
                return seen.legal_actions[0]
        if action not in seen.legal_actions:
            self._note("chose what is not allowed")
            return seen.legal_actions[0]
        return action

    def leave(self, seen: View) -> None:
        """Ends the game for the bot if it is over, and gives back what the bot holds.

        Args:
            seen: What the seat may see at last.
        """
        self._has_left = True
        has_thought = self._thinking.acquire(timeout=_LAST_THOUGHT)
        try:
            if self._bot and seen.is_over:
                self._bot.end(seen)
            if self._bot:
                self._bot.close()
        except Exception as failure:
            _log.warning("The bot %s left in disorder (%s).", self._name, type(failure).__name__)
        finally:
            if has_thought:
                self._thinking.release()

    def _ask(self, seen: View) -> Action:
        bot = self._seat(seen)
        action = bot.choose(seen)
        for fault in bot.faults[self._faults_noted :]:
            self._note(f"lost its turn ({fault.kind})")
        self._faults_noted = len(bot.faults)
        return action

    def _seat(self, seen: View) -> Bot:
        """Gives the bot, which begins when it is first asked, or what stands in for it."""
        if self._bot:
            return self._bot
        if needs_kernels(self._name) and not self._ready():
            return make_bot(_PLAIN, Random())
        try:
            self._bot = make_bot(self._name, Random(), programs=True)
        except BotError as failure:
            _log.warning("%s The bot %s plays instead.", failure, _PLAIN)
            self._bot = make_bot(_PLAIN, Random())
        self._bot.begin(seen, randbits(32))
        return self._bot

    def _note(self, what: str) -> None:
        if not self._has_left and what not in self._noted:
            self._noted.add(what)
            _log.warning("The bot %s %s: the first move possible was made.", self._name, what)
