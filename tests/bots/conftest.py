"""Programs that sit at a table, written for one test each."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Protocol

import pytest

from renown.bots.program_bot import ProgramBot

BEGINNING = """
import json, os, signal, subprocess, sys, time

def hear():
    return json.loads(sys.stdin.readline())

def next_turn():
    while (message := hear())["type"] != "turn":
        pass
    return message

def say(line):
    print(line, flush=True)

def answer(message):
    # The last action: the first is what a lost turn gives.
    say(json.dumps({"turn": message["turn"], "action": message["actions"][-1]}))
"""

GREETING = """
hear()
say('{"protocol": 1}')
"""

ANSWERING = """
while True:
    answer(next_turn())
"""


class Sit(Protocol):
    """Seats a program that greets, then does what the test says.

    Deadlines are long unless a test is about missing one.
    """

    def __call__(
        self,
        body: str,
        *,
        greeting: str = GREETING,
        turn_seconds: float = 60,
        hello_seconds: float = 60,
    ) -> ProgramBot: ...


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    seated: list[ProgramBot] = []

    def sit(
        body: str,
        *,
        greeting: str = GREETING,
        turn_seconds: float = 60,
        hello_seconds: float = 60,
    ) -> ProgramBot:
        path = tmp_path / f"program_{len(seated)}.py"
        path.write_text(BEGINNING + greeting + body, encoding="utf-8")
        bot = ProgramBot(
            Random(0),
            [sys.executable, str(path)],
            turn_seconds=turn_seconds,
            hello_seconds=hello_seconds,
        )
        seated.append(bot)
        return bot

    yield sit
    for bot in seated:
        bot.close()
