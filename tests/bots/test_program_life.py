"""When a program runs, what it gets, and that nothing of it is left."""

import gc
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from select import select

import msgspec
import pytest
from tests.bots.conftest import ANSWERING, BEGINNING, GREETING, Sit
from tests.bots.turns import LAST, TURNS, choices, kinds

from renown.bots.program_bot import ProgramBot


class Lifeline:
    """A pipe that programs hold on to as long as they live.

    Args:
        path: Where it is made.
    """

    def __init__(self, path: Path) -> None:
        os.mkfifo(path)
        self.hold = f"held = os.open({str(path)!r}, os.O_WRONLY)\nos.set_inheritable(held, True)\n"
        self._end = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def is_cut(self) -> bool:
        """Whether nobody holds it any more, or will not within a minute."""
        readable, _, _ = select([self._end], [], [], 60)
        return bool(readable) and os.read(self._end, 1) == b""

    def close(self) -> None:
        os.close(self._end)


@pytest.fixture
def lifeline(tmp_path: Path) -> Iterator[Lifeline]:
    made = Lifeline(tmp_path / "lifeline")
    yield made
    made.close()


CHILD = """
subprocess.Popen(["sleep", "1000"], close_fds=False)
signal.signal(signal.SIGTERM, signal.SIG_IGN)
"""


@pytest.mark.parametrize("last", ["", "time.sleep(1000)"])
def test_nothing_that_a_program_started_outlives_it(
    sit: Sit, lifeline: Lifeline, last: str
) -> None:
    bot = sit(f"{lifeline.hold}{CHILD}answer(next_turn())\nsys.stdin.read()\n{last}")
    assert choices(bot, TURNS[:1]) == [LAST]
    bot.close()
    assert lifeline.is_cut()


def test_nothing_that_a_program_started_outlives_its_faults(sit: Sit, lifeline: Lifeline) -> None:
    bot = sit(f"{lifeline.hold}{CHILD}next_turn()\nprint('x' * 1_000_000)")
    choices(bot, TURNS[:1])
    assert kinds(bot) == ["garbled"]
    assert lifeline.is_cut()


def test_child_of_a_program_that_has_ended_is_ended(sit: Sit, lifeline: Lifeline) -> None:
    bot = sit(
        f"{lifeline.hold}next_turn()\n"
        'subprocess.Popen(["sleep", "1000"], close_fds=False, stdout=2)\n'
        "sys.exit(3)"
    )
    choices(bot, TURNS[:1])
    assert kinds(bot) == ["dead"]
    assert lifeline.is_cut()


def test_program_of_a_forgotten_bot_ends(tmp_path: Path, lifeline: Lifeline) -> None:
    path = tmp_path / "program.py"
    path.write_text(f"{BEGINNING}{lifeline.hold}{GREETING}time.sleep(1000)", encoding="utf-8")
    bot = ProgramBot(Random(0), ["python3", str(path)])
    bot.prepare()
    del bot
    gc.collect()
    assert lifeline.is_cut()


def test_program_hears_bye_and_may_end_by_itself(sit: Sit, tmp_path: Path) -> None:
    last = tmp_path / "last"
    bot = sit(
        f"answer(next_turn())\nwords = sys.stdin.read()\nopen({str(last)!r}, 'w').write(words)"
    )
    choices(bot, TURNS[:1])
    bot.end(TURNS[0])
    bot.close()
    types = [msgspec.json.decode(line)["type"] for line in last.read_bytes().splitlines()]
    assert types == ["game_over", "bye"]


def test_bot_that_is_closed_can_be_closed_again_and_play_again(sit: Sit) -> None:
    bot = sit(ANSWERING)
    bot.close()
    for _ in range(2):
        assert choices(bot, TURNS[:2]) == [LAST, LAST]
        bot.close()
        bot.close()


COUNTING = """
games = 0
for line in sys.stdin:
    message = json.loads(line)
    games += message["type"] == "new_game"
    if message["type"] == "turn":
        say(json.dumps({"turn": message["turn"], "action": message["actions"][games % 3]}))
"""


def test_one_program_plays_many_games(sit: Sit) -> None:
    bot = sit(COUNTING)
    for game in range(1, 6):
        bot.begin(TURNS[0], game)
        assert choices(bot, TURNS[:2]) == [game % 3] * 2
        bot.end(TURNS[0])


def test_game_that_nobody_began_begins_with_its_first_turn(sit: Sit) -> None:
    bot = sit(COUNTING)
    for game in range(1, 4):
        assert choices(bot, TURNS[:2]) == [game % 3] * 2
        bot.end(TURNS[0])


def test_seed_of_a_game_reaches_the_program(sit: Sit) -> None:
    bot = sit(
        """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "new_game":
        seed = message["seed"]
    if message["type"] == "turn":
        say(json.dumps({"turn": message["turn"], "action": message["actions"][seed % 3]}))
"""
    )
    for seed in (2**32 - 1, 2**32 - 2, 2**32 - 3):
        bot.begin(TURNS[0], seed)
        assert choices(bot, TURNS[:1]) == [seed % 3]


def test_bot_plays_from_any_thread(sit: Sit) -> None:
    bot = sit(ANSWERING)
    for turn in TURNS:
        with ThreadPoolExecutor() as threads:
            assert threads.submit(choices, bot, [turn]).result() == [LAST]


def test_program_gets_neither_secrets_nor_open_files(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARD_KEEPER_TOKEN", "secret")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    found = tmp_path / "found"
    bot = sit(
        f"""
files = []
for number in range(3, 256):
    try:
        os.fstat(number)
        files.append(number)
    except OSError:
        pass
with open({str(found)!r}, "w") as file:
    json.dump([dict(os.environ), files, os.getsid(0) == os.getpid()], file)
{ANSWERING}"""
    )
    open_file = os.open(os.devnull, os.O_RDONLY)
    os.set_inheritable(open_file, True)
    bot.prepare()
    assert choices(bot, TURNS[:1]) == [LAST]
    os.close(open_file)
    environment, files, leads_its_session = msgspec.json.decode(found.read_bytes())
    assert "CARD_KEEPER_TOKEN" not in environment
    assert environment["LC_ALL"] == "C.UTF-8"
    assert environment["PATH"] == os.environ["PATH"]
    assert files == []
    assert leads_its_session
