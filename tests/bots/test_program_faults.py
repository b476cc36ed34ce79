"""Whatever a program does wrong costs it turns, and nobody else anything."""

from pathlib import Path
from random import Random

import pytest
from tests.bots.conftest import ANSWERING, Sit
from tests.bots.turns import FIRST, LAST, TURNS, choices, details, kinds

from renown.bots import BotError
from renown.bots.messages import new_game
from renown.bots.program import MOST_UNREAD
from renown.bots.program_bot import ProgramBot

NESTED = "'[' * 30000 + ']' * 30000"


def test_good_program_loses_no_turn(sit: Sit) -> None:
    bot = sit(ANSWERING)
    assert choices(bot, TURNS) == [LAST] * 6
    assert bot.faults == ()


@pytest.mark.parametrize(
    "line",
    [
        "b'explore'",
        "b''",
        "b'\\xff\\xfe\\x00'",
        "b'[]'",
        "b'null'",
        "b'{\"turn\": 2}'",
        'b\'{"turn": 2, "action": 0}\'',
        'b\'{"turn": "2", "action": ""}\'',
        'b\'{"turn": -2, "action": ""}\'',
        "b'{\"turn\": ' + b'9' * 4000 + b', \"action\": \"\"}'",
        'b\'{"turn": 2, "action": "\\\\ud800"}\'',
        "b'{\"turn\": 2, \"action\": \"\", \"why\": ' + b'[' * 30000 + b']' * 30000 + b'}'",
        'b\'{"turn": 2, "action": ""} {}\'',
    ],
)
def test_line_that_is_no_answer_costs_its_turn(sit: Sit, line: str) -> None:
    bot = sit(
        f"""
answer(next_turn())
next_turn()
sys.stdout.buffer.write({line} + b"\\n")
sys.stdout.flush()
{ANSWERING}"""
    )
    assert choices(bot, TURNS[:3]) == [LAST, FIRST, LAST]
    assert kinds(bot) == ["garbled"]
    assert all(letter.isprintable() for letter in details(bot))


@pytest.mark.parametrize("action", ["explore R99", "explore", "", "take R01", "EXPLORE R01"])
def test_action_that_is_not_legal_costs_its_turn(sit: Sit, action: str) -> None:
    bot = sit(
        f"""
answer(next_turn())
say(json.dumps({{"turn": next_turn()["turn"], "action": "{action}"}}))
{ANSWERING}"""
    )
    assert choices(bot, TURNS[:3]) == [LAST, FIRST, LAST]
    assert kinds(bot) == ["illegal"]


def test_answer_to_a_turn_that_is_over_costs_the_turn(sit: Sit) -> None:
    bot = sit(
        f"""
first = next_turn()
answer(first)
answer({{**next_turn(), "turn": first["turn"]}})
{ANSWERING}"""
    )
    # The legal actions of the second turn under the number of the first are no answer to it.
    assert choices(bot, TURNS[:3]) == [LAST, FIRST, LAST]
    assert kinds(bot) == ["illegal"]
    assert "turn 1 when asked turn 2" in details(bot)


def test_second_answer_to_one_turn_is_none_to_the_next(sit: Sit) -> None:
    bot = sit(
        f"""
message = next_turn()
answer(message)
answer(message)
next_turn()
{ANSWERING}"""
    )
    assert choices(bot, TURNS[:3]) == [LAST, FIRST, LAST]
    assert kinds(bot) == ["illegal"]


def test_answer_that_comes_too_late_is_passed_over(sit: Sit) -> None:
    bot = sit(
        f"""
answer(next_turn())
late = next_turn()
in_time = next_turn()
answer(late)
answer(in_time)
{ANSWERING}""",
        turn_seconds=1.5,
    )
    assert choices(bot, TURNS[:4]) == [LAST, FIRST, LAST, LAST]
    assert kinds(bot) == ["slow"]


def test_answer_after_a_garbled_line_is_passed_over_too(sit: Sit) -> None:
    bot = sit(
        f"""
message = next_turn()
say("thinking")
answer(message)
{ANSWERING}"""
    )
    assert choices(bot, TURNS[:3]) == [FIRST, LAST, LAST]
    assert kinds(bot) == ["garbled"]


def test_only_one_late_answer_to_a_turn_is_passed_over(sit: Sit) -> None:
    bot = sit(
        f"""
message = next_turn()
say("thinking")
answer(message)
answer(message)
{ANSWERING}"""
    )
    assert choices(bot, TURNS[:3]) == [FIRST, FIRST, LAST]
    assert kinds(bot) == ["garbled", "illegal"]


def test_part_of_a_line_is_no_answer(sit: Sit) -> None:
    bot = sit(
        """
answer(next_turn())
message = next_turn()
sys.stdout.write(json.dumps({"turn": message["turn"], "action": message["actions"][-1]}))
sys.stdout.flush()
time.sleep(1000)
""",
        turn_seconds=1.5,
    )
    assert choices(bot, TURNS[:2]) == [LAST, FIRST]
    assert kinds(bot) == ["slow"]


def test_third_missed_deadline_ends_the_game_for_a_program(sit: Sit) -> None:
    bot = sit("time.sleep(1000)", turn_seconds=0.05)
    bot.begin(TURNS[0], 1)
    assert choices(bot, TURNS * 20) == [FIRST] * 120
    assert kinds(bot) == ["slow"] * 120
    assert "3 times" in bot.faults[2].detail
    bot.begin(TURNS[0], 1)
    assert bot.faults == ()
    assert choices(bot, TURNS[:1]) == [FIRST]
    assert "3 times" not in details(bot)


def test_program_that_does_not_say_hello_is_out_of_the_game(sit: Sit) -> None:
    bot = sit("time.sleep(1000)", greeting="", hello_seconds=0.3)
    bot.begin(TURNS[0], 1)
    assert choices(bot, TURNS) == [FIRST] * 6
    assert kinds(bot) == ["silent"] * 6


@pytest.mark.parametrize(
    ("hello", "said"),
    [("hello", "not JSON"), ('{"protocol": 2}', "protocol 2"), ('{"protocol": "1"}', "hello")],
)
def test_hello_that_is_none_puts_a_program_out_of_the_game(sit: Sit, hello: str, said: str) -> None:
    bot = sit(ANSWERING, greeting=f"say('{hello}')")
    assert choices(bot, TURNS[:2]) == [FIRST] * 2
    assert kinds(bot) == ["garbled"] * 2
    assert said in details(bot)


def test_endless_line_puts_a_program_out_of_the_game(sit: Sit) -> None:
    bot = sit(
        """
answer(next_turn())
next_turn()
while True:
    sys.stdout.write("x" * 1_000_000)
"""
    )
    assert choices(bot, TURNS[:3]) == [LAST, FIRST, FIRST]
    assert kinds(bot) == ["garbled"] * 2
    assert "65536" in details(bot)


def test_endless_lines_cost_a_turn_each(sit: Sit) -> None:
    bot = sit(
        """
answer(next_turn())
next_turn()
while True:
    print("x" * 1000)
"""
    )
    assert choices(bot, TURNS) == [LAST, *[FIRST] * 5]
    assert kinds(bot) == ["garbled"] * 5


def test_program_that_ends_loses_all_turns_until_the_next_game(sit: Sit) -> None:
    bot = sit(
        """
answer(next_turn())
next_turn()
print("thinking", file=sys.stderr)
raise SystemExit("out of ideas")
"""
    )
    for seed in (1, 2):
        bot.begin(TURNS[0], seed)
        assert choices(bot, TURNS[:4]) == [LAST, FIRST, FIRST, FIRST]
        assert kinds(bot) == ["dead"] * 3
        assert "exit status 1; its last words: “out of ideas”" in bot.faults[0].detail


def test_program_may_end_after_each_game(sit: Sit) -> None:
    bot = sit(
        """
while (message := hear())["type"] != "game_over":
    if message["type"] == "turn":
        answer(message)
"""
    )
    for seed in range(4):
        bot.begin(TURNS[0], seed)
        assert choices(bot, TURNS[:2]) == [LAST, LAST]
        assert bot.faults == ()
        bot.end(TURNS[0])


def test_killed_program_is_dead(sit: Sit) -> None:
    bot = sit("next_turn()\nos.kill(os.getpid(), signal.SIGKILL)")
    assert choices(bot, TURNS[:2]) == [FIRST] * 2
    assert kinds(bot) == ["dead"] * 2
    assert "signal 9" in details(bot)


def test_program_that_closes_its_output_is_silent(sit: Sit) -> None:
    bot = sit("answer(next_turn())\nnext_turn()\nos.close(1)\ntime.sleep(1000)")
    assert choices(bot, TURNS[:3]) == [LAST, FIRST, FIRST]
    assert kinds(bot) == ["silent"] * 2


def test_program_that_closes_its_input_is_slow(sit: Sit) -> None:
    bot = sit("answer(next_turn())\nos.close(0)\ntime.sleep(1000)", turn_seconds=1.0)
    assert choices(bot, TURNS[:2]) == [LAST, FIRST]
    assert kinds(bot) == ["slow"]


def test_program_that_does_not_read_holds_nobody_up(sit: Sit, tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    bot = sit(f"open({str(starts)!r}, 'a').write('started ')\ntime.sleep(1000)", turn_seconds=0.05)
    for seed in range(3000):
        bot.begin(TURNS[0], seed)
    assert choices(bot, TURNS) == [FIRST] * 6
    # Of what it does not read, a million bytes are kept; then a game is over for it.
    assert 3000 * len(new_game(TURNS[0], 0)) > MOST_UNREAD
    assert starts.read_text() == "started started "


def test_complaints_hold_nobody_up(sit: Sit) -> None:
    bot = sit(
        """
while True:
    message = next_turn()
    sys.stderr.write("thinking\\n" * 300_000)
    sys.stderr.flush()
    answer(message)
"""
    )
    assert choices(bot, TURNS[:2]) == [LAST, LAST]
    assert bot.faults == ()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["./no such program"], "No such file"),
        (["/"], "Permission denied"),
        (["/dev/null"], "Permission denied"),
        (["\0"], "null byte"),
        (["true"], "exit status 0"),
    ],
)
def test_program_that_cannot_play_is_dead_and_can_be_refused(command: list[str], said: str) -> None:
    bot = ProgramBot(Random(0), command)
    with pytest.raises(BotError, match=said):
        bot.prepare()
    bot.begin(TURNS[0], 1)
    assert choices(bot, TURNS[:2]) == [FIRST] * 2
    assert kinds(bot) == ["dead"] * 2
    bot.close()


def test_file_that_is_no_program_cannot_be_started(tmp_path: Path) -> None:
    file = tmp_path / "cards.txt"
    file.write_bytes(b"\x7fcards")
    file.chmod(0o755)
    with pytest.raises(BotError, match="format"):
        ProgramBot(Random(0), [str(file)]).prepare()
