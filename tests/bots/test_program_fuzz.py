"""Whatever bytes come from a program, the game goes on to its end."""

from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from renown.bots import make_bot, play_game
from renown.bots.messages import MessageError, read_answer, read_hello
from renown.bots.program_bot import ProgramBot
from renown.faraway import REGIONS, new_game

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["turn", "action", "protocol", "x"]), inner, max_size=4)
    ),
    max_leaves=8,
)
ANSWERS = st.fixed_dictionaries(
    {
        "turn": st.integers(0, 30),
        "action": st.sampled_from(
            [f"{word} {name}" for word in ("explore", "take") for name in REGIONS]
        ),
    }
)
LINES = st.one_of(
    st.binary(max_size=40),
    st.one_of(JSON, ANSWERS).map(msgspec.json.encode),
    st.integers(0, 70_000).map(lambda depth: b"[" * depth),
)
OUTPUTS = st.lists(LINES, max_size=30).map(b"\n".join)


@pytest.mark.parametrize("last", ["exit 1", "cat > /dev/null; exit 1", "exec sleep 1000"])
def test_no_output_stops_a_game(tmp_path: Path, last: str) -> None:
    written = tmp_path / "written"

    @given(hello=st.sampled_from([b'{"protocol":1}\n'] * 3 + [b""]), output=OUTPUTS)
    @settings(max_examples=25)
    def play(hello: bytes, output: bytes) -> None:
        written.write_bytes(hello + output)
        command = ["sh", "-c", f"cat {written}; {last}"]
        bot = ProgramBot(Random(0), command, turn_seconds=0.02, hello_seconds=1)
        ended = play_game(new_game(2, seed=1), [bot, make_bot("random", Random(1))], [1, 2])
        assert ended.is_over
        for fault in bot.faults:
            assert fault.detail.endswith(".")
            assert fault.detail.isprintable()
        bot.close()

    play()


@given(line=LINES)
@settings(max_examples=500)
def test_every_line_is_read_or_refused_in_a_sentence(line: bytes) -> None:
    for read in (read_answer, read_hello):
        try:
            read(line)
        except MessageError as refused:
            sentence = str(refused)
            assert sentence.endswith(".")
            assert sentence.isprintable()
