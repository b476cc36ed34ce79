"""The examples of docs/command-line.md."""

import re
from pathlib import Path
from typing import NamedTuple

DOCUMENT = Path(__file__).parents[2] / "docs" / "command-line.md"


class Example(NamedTuple):
    """A command, and what the document shows of its output; … stands for anything."""

    command: str
    shown: str


def read_examples() -> list[Example]:
    blocks = re.findall(r"```console\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return [
        Example(*found)
        for block in blocks
        for found in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]
