"""`renown play` asks the server for the table that was described."""

import re
import shlex
from collections.abc import Sequence

import pytest
from tests.cli.document import read_examples
from tests.cli.running import run

from renown.bots import BOTS
from renown.bots.levels import LEVELS
from renown.faraway import CardSet, Setup

BASE, PEOPLE, SKIES = CardSet
Asked = tuple[Sequence[str], Setup, Sequence[CardSet], int | None, bool, bool]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    """Keeps what a server was asked for, instead of starting it."""
    kept: list[Asked] = []

    def serve(
        bots: Sequence[str],
        setup: Setup,
        sets: Sequence[CardSet],
        port: int | None,
        *,
        network: bool,
        open_browser: bool,
    ) -> None:
        kept.append((bots, setup, sets, port, network, open_browser))

    monkeypatch.setattr("renown.web.serve.serve", serve)
    return kept


def test_usual_table(capsys: pytest.CaptureFixture[str], asked: list[Asked]) -> None:
    assert run(capsys, "play").status == 0
    assert asked == [(("explorer",), Setup.BASIC, (BASE,), None, False, True)]


def test_bots_and_levels_are_named_in_the_help_and_asked_for_by_their_names(
    capsys: pytest.CaptureFixture[str], asked: list[Asked]
) -> None:
    text = run(capsys, "play", "--help").out
    for name in (*LEVELS, *BOTS):
        assert re.search(rf"\b{name}\b", text)
        assert run(capsys, "play", "--bot", name).status == 0
    assert [names for names, *_ in asked] == [(name,) for name in (*LEVELS, *BOTS)]
    assert run(capsys, "play", "--players", "4", "--bot", "legend", "--bot", "expert:5").status == 0
    assert asked[-1][0] == ("legend", "expert:5", "explorer")


@pytest.mark.parametrize(
    ("words", "sets"),
    [
        (["--set", "people-from-below"], (BASE, PEOPLE)),
        (["--set", "under_starry_skies", "--set", "people_from_below"], (BASE, PEOPLE, SKIES)),
        (["--set", "base", "--set=under-starry-skies"], (BASE, SKIES)),
    ],
)
def test_sets(
    capsys: pytest.CaptureFixture[str],
    asked: list[Asked],
    words: list[str],
    sets: tuple[CardSet, ...],
) -> None:
    assert run(capsys, "play", *words).status == 0
    assert asked[0][2] == sets


def test_seven_with_people_from_below(
    capsys: pytest.CaptureFixture[str], asked: list[Asked]
) -> None:
    run(capsys, "play", "--players", "7", "--set", "people-from-below", "--bot", "random")
    assert asked[0][0] == ("random",) * 6


def test_examples_of_the_help_and_the_document_open_a_table(
    capsys: pytest.CaptureFixture[str], asked: list[Asked]
) -> None:
    lines = run(capsys, "play", "--help").out.splitlines()
    lines += [example.command for example in read_examples()]
    examples = [line.strip() for line in lines if line.strip().startswith("renown play")]
    for example in examples:
        assert run(capsys, *shlex.split(example)[1:]).status == 0, example
    assert len(asked) == len(examples) >= 8
