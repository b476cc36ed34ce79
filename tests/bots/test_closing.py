"""A bot whose program is being asked can be closed from another thread."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep

import pytest
from tests.bots.conftest import ANSWERING, GREETING, Sit
from tests.bots.turns import FIRST, LAST, TURNS, choices, details, kinds

from renown.bots.program_bot import ProgramBot

SOON = 40.0
"""Seconds; less than the minute that programs in these tests have."""


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    """What a program makes to say how far it is."""
    return tmp_path / "mark"


def _close_when(is_time: Callable[[], object], bot: ProgramBot) -> list[int]:
    """Closes a bot while another thread has it choose; gives its choice."""
    with ThreadPoolExecutor() as threads:
        choosing = threads.submit(choices, bot, TURNS[:1])
        begun = monotonic()
        while not is_time():
            assert monotonic() < begun + SOON
            sleep(0.01)
        bot.close()
        found = choosing.result(SOON)
        assert monotonic() < begun + SOON
        return found


def test_bot_that_waits_for_an_answer_loses_its_turn(sit: Sit, mark: Path) -> None:
    bot = sit(f"next_turn()\nopen({str(mark)!r}, 'w')\ntime.sleep(1000)")
    assert _close_when(mark.exists, bot) == [FIRST]
    assert kinds(bot) == ["dead"]
    assert "signal 9" in details(bot)


def test_bot_that_waits_for_the_hello_loses_its_turn(sit: Sit, mark: Path) -> None:
    bot = sit("", greeting=f"open({str(mark)!r}, 'w')\ntime.sleep(1000)")
    assert _close_when(mark.exists, bot) == [FIRST]
    assert kinds(bot) == ["dead"]


def test_program_of_an_earlier_game_is_not_started_again_for_long(sit: Sit, mark: Path) -> None:
    bot = sit(f"answer(next_turn())\nnext_turn()\nopen({str(mark)!r}, 'w')\ntime.sleep(1000)")
    assert choices(bot, TURNS[:1]) == [LAST]
    bot.begin(TURNS[0], 1)
    assert _close_when(mark.exists, bot)[0] in (FIRST, LAST)
    assert len(bot.faults) <= 1


def test_child_that_holds_the_pipes_is_killed_too(sit: Sit, mark: Path) -> None:
    bot = sit(
        f'next_turn()\nsubprocess.Popen(["sleep", "1000"])\nopen({str(mark)!r}, "w")\nsys.exit()'
    )
    assert _close_when(mark.exists, bot) == [FIRST]
    assert kinds(bot) == ["dead"]


@pytest.mark.parametrize("milliseconds", range(0, 400, 25))
def test_any_moment_will_do_and_the_bot_can_play_again(sit: Sit, milliseconds: int) -> None:
    bot = sit(ANSWERING, greeting=f"time.sleep(0.05)\n{GREETING}time.sleep(0.05)\n")
    begun = monotonic()
    assert _close_when(lambda: monotonic() - begun >= milliseconds / 1000, bot)[0] in (FIRST, LAST)
    bot.begin(TURNS[0], 1)
    assert choices(bot, TURNS[:2]) == [LAST] * 2
