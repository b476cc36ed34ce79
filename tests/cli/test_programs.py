"""Programs named on the command line."""

import sys
from pathlib import Path

import msgspec
import pytest
from tests.cli.running import assert_refused, run

DYING = """
import json, sys
print('{"protocol": 1}', flush=True)
for message in map(json.loads, sys.stdin):
    if message["type"] == "turn":
        print(json.dumps({"turn": message["turn"], "action": message["actions"][0]}), flush=True)
        if message["view"]["round"] == 8:
            raise SystemExit("out of ideas")
"""


@pytest.fixture
def dying(tmp_path: Path) -> str:
    """A program that ends in the last round, after its choice of a Region."""
    path = tmp_path / "dying.py"
    path.write_text(DYING, encoding="utf-8")
    return f"cmd:{sys.executable} {path}"


def test_lost_turns_are_told(capsys: pytest.CaptureFixture[str], dying: str) -> None:
    words = ["--games", "20", "--seed", "1", "--bot", dying, "--bot", "random"]
    ended = run(capsys, "simulate", *words)
    assert ended.status == 0
    assert "20 games" in ended.out
    assert f"{dying} lost turns: " in ended.err
    assert " dead. First, in game " in ended.err
    assert "out of ideas" in ended.err


def test_lost_turns_are_in_the_json(capsys: pytest.CaptureFixture[str], dying: str) -> None:
    words = ["--games", "20", "--seed", "1", "--bot", dying, "--bot", "random", "--json"]
    ended = run(capsys, "simulate", *words)
    program, random = msgspec.json.decode(ended.out)["bots"]
    assert random["lost_turns"] == []
    # In the last round a Sanctuary is all there is left to choose, and not in every game.
    assert 0 < len(program["lost_turns"]) < 20
    for lost in program["lost_turns"]:
        assert 1 <= lost["game"] <= 20
        assert (lost["turns"], lost["kind"]) == (1, "dead")
        assert "out of ideas" in lost["detail"]


def test_program_plays_from_a_seed_like_any_bot(
    capsys: pytest.CaptureFixture[str], dying: str
) -> None:
    words = ["--games", "4", "--seed", "1", "--bot", dying, "--bot", "greedy", "--json"]
    first, again = (
        msgspec.json.decode(run(capsys, "simulate", *words).out)["bots"] for _ in range(2)
    )
    assert first == again


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cmd:./no-such-program", "“./no-such-program” cannot play.|No such file"),
        ("cmd:true", "“true” cannot play.|exit status 0"),
        ("cmd:echo hello", "“echo hello” cannot play.|“hello”"),
        ("cmd:", "stands a command"),
        ("cmd:'", "quotation mark"),
        ("greedy:7", "takes no number"),
    ],
)
def test_bot_that_cannot_play_is_refused(
    capsys: pytest.CaptureFixture[str], command: str, name: str, said: str
) -> None:
    assert_refused(run(capsys, command, "--bot", name), *said.split("|"))
