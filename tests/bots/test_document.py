"""What docs/bot-protocol.md shows is what a program reads and writes."""

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.faraway.playing import finished

from renown.bots import messages, program, program_bot
from renown.bots.faults import FaultKind
from renown.faraway import new_game, read_action, score, view

DOCUMENT = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
EXAMPLE = Path(__file__).parents[2] / "examples" / "greedy.py"
SHOWN: dict[str, dict[str, Any]] = {}
for block in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL):
    shown = msgspec.json.decode(block, type=dict[str, Any])
    SHOWN[shown.get("type", "answer" if "turn" in shown else "hello back")] = shown

START = new_game(2, seed=31)
OVER = finished(START, Random(0))
SENT = {
    "hello": messages.hello(),
    "new_game": messages.new_game(view(START, 0), 1),
    "turn": messages.turn(1, 5.0, view(START, 0)),
    "game_over": messages.game_over(view(OVER, 0)),
    "bye": messages.bye(),
}


def shape(value: object) -> object:
    """Keeps names and kinds of values, and of a list what its first entry is."""
    if isinstance(value, dict):
        return {name: shape(each) for name, each in value.items() if name != "chosen"}
    if isinstance(value, list):
        return [shape(value[0])] if value and isinstance(value[0], dict) else []
    return type(value)


def test_every_message_is_shown() -> None:
    assert list(SHOWN) == [*SENT, "hello back", "answer"]


@pytest.mark.parametrize("kind", SENT)
def test_message_has_the_shape_that_is_shown(kind: str) -> None:
    assert shape(SHOWN[kind]) == shape(msgspec.json.decode(SENT[kind]))


@pytest.mark.parametrize("kind", SHOWN)
def test_every_field_is_explained(kind: str) -> None:
    seats = SHOWN[kind].get("view", {}).get("seats", [{}])
    for name in {*SHOWN[kind], *SHOWN[kind].get("view", {}), *seats[0]} - {"type"}:
        assert f"\n| `{name}` | " in DOCUMENT


def test_answers_that_are_shown_can_be_read() -> None:
    assert messages.read_hello(msgspec.json.encode(SHOWN["hello back"])).protocol == 1
    answer = messages.read_answer(msgspec.json.encode(SHOWN["answer"]))
    assert answer.turn == SHOWN["turn"]["turn"]
    assert answer.action in SHOWN["turn"]["actions"]


def test_fame_that_is_shown_is_what_the_rows_score() -> None:
    seats = SHOWN["game_over"]["view"]["seats"]
    scored = [score(seat["row"], seat["sanctuaries"]).total for seat in seats]
    assert scored == SHOWN["game_over"]["fame"]


def test_actions_that_are_shown_can_be_read() -> None:
    table = DOCUMENT[DOCUMENT.index("| `phase` | action |") : DOCUMENT.index("### `game_over`")]
    actions = re.findall(r"^\| `\w+` \| `([^`]+)` \|", table, re.MULTILINE)
    assert len(actions) == 6
    for text in actions:
        assert str(read_action(text)) == text


def test_numbers_and_kinds_are_those_that_hold() -> None:
    assert f"A turn has {program_bot.TURN_SECONDS:g} seconds" in DOCUMENT
    assert f"`hello` has {program_bot.HELLO_SECONDS:g}" in DOCUMENT
    assert f"Answer within {program_bot.HELLO_SECONDS:g} seconds" in DOCUMENT
    assert f"longer than {program.LONGEST_LINE:,} bytes" in DOCUMENT
    assert program_bot.DEADLINES_MISSED == 3
    assert program.LAST_SECONDS == 1
    for kind in FaultKind:
        assert f"\n| `{kind}` | " in DOCUMENT


def test_environment_is_the_one_that_is_named() -> None:
    named = DOCUMENT[DOCUMENT.index("Of your environment") : DOCUMENT.index("What else it needs")]
    assert set(re.findall(r"`([A-Z_]+)`", named)) == program._ENVIRONMENT


def test_example_is_as_long_as_it_says_and_needs_nothing_of_ours() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert f"in {len(lines)} lines of plain Python" in DOCUMENT
    assert len(lines) < 60
    imported = [line.split()[1] for line in lines if re.match("import |from ", line)]
    assert imported == ["json", "sys", "collections", "random"]
