"""What docs/command-line.md shows is what happens."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.document import DOCUMENT, Example, read_examples

EXAMPLES = [example for example in read_examples() if not example.command.startswith("renown play")]
GAME = Path(__file__).parent / "game.txt"


def matches(shown: str, printed: str) -> bool:
    parts = map(re.escape, shown.split("…"))
    return re.fullmatch(".*".join(parts), printed, re.DOTALL) is not None


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.command[:60])
def test_example_prints_what_the_document_shows(example: Example, tmp_path: Path) -> None:
    shutil.copy(GAME, tmp_path)
    program = f"{shlex.quote(sys.executable)} -m renown "
    ended = subprocess.run(
        re.sub(r"\brenown (?=[a-z])", program, example.command),
        shell=True,
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={**os.environ, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"},
    )
    assert example.shown
    # A document has no spaces at the ends of its lines.
    printed = re.sub(r" +$", "", ended.stdout, flags=re.MULTILINE)
    assert matches(example.shown, printed), printed


def test_every_command_has_an_example() -> None:
    commands = " ".join(example.command for example in read_examples())
    for command in ("play", "score faraway", "cards", "simulate", "replay"):
        assert f"renown {command} " in commands


def test_there_is_nothing_else_in_the_blocks() -> None:
    assert DOCUMENT.read_text(encoding="utf-8").count("\n$ ") == len(read_examples())
