"""Running the command line, within this process or as one of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from renown.cli import main

RENOWN = (sys.executable, "-m", "renown")
CASES = Path(__file__).parents[1] / "data" / "cases.jsonl"


@dataclass(frozen=True)
class Ended:
    status: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Ended:
    with pytest.raises(SystemExit) as ended:
        main(words)
    captured = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return Ended(ended.value.code, captured.out, captured.err)


def run_process(
    *words: str, given: bytes = b"", environment: dict[str, str] | None = None
) -> Ended:
    ended = subprocess.run(
        [*RENOWN, *words],
        input=given,
        capture_output=True,
        timeout=60,
        check=False,
        env={**os.environ, **(environment or {})},
    )
    return Ended(ended.returncode, ended.stdout.decode(), ended.stderr.decode())


def assert_refused(ended: Ended, *said: str, status: int = 1) -> None:
    """Checks that a refusal says what and where, on standard error alone."""
    assert ended.status == status
    assert ended.out == ""
    for words in said:
        assert words in ended.err
    assert "Traceback" not in ended.err
    assert "error" not in ended.err.lower()
