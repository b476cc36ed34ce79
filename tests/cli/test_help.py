import shlex
import subprocess
import sys

import pytest
from tests.cli.running import run, run_process

from renown import __version__

COMMANDS = ["play", "score", "score faraway", "cards", "simulate", "arena", "replay", "train"]
HEAVY = ["litestar", "sqlalchemy", "uvicorn", "numpy", "numba", "jinja2", "asyncio"]


def loaded_by(*words: str) -> set[str]:
    program = (
        "import sys\nfrom renown.cli import main\n"
        f"try:\n    main({list(words)!r})\nexcept SystemExit:\n    pass\n"
        "print('\\nmodules:', *sys.modules)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    return set(ended.stdout.rpartition("modules:")[2].split())


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, "--help")
    assert ended.status == 0
    for command in COMMANDS:
        assert command.split()[0] in ended.out
    assert "Examples:" in ended.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_every_command_has_an_example(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    ended = run(capsys, *command.split(), "--help")
    assert ended.status == 0
    assert ended.err == ""
    assert f"\n  renown {command}" in ended.out


@pytest.mark.parametrize("command", ["score faraway", "cards", "simulate"])
def test_examples_of_the_help_work(capsys: pytest.CaptureFixture[str], command: str) -> None:
    lines = run(capsys, *command.split(), "--help").out.splitlines()
    examples = [line for line in lines if line.startswith("  renown ") and "<" not in line]
    assert len(examples) >= 3
    for example in examples:
        ended = run(capsys, *shlex.split(example)[1:])
        assert ended.status == 0, example
        assert ended.out


def test_json_in_the_help_of_score_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "score", "faraway", "--help").out
    shown = text[text.index('  {"players"') : text.index("sanctuaries, sacrifices, tie_break")]
    asked, answer = ("{" + part for part in "".join(shown.split()).split('{"players"')[1:])
    asked, answer = (part.replace("{:", '{"players":', 1) for part in (asked, answer))
    ended = run_process("score", "faraway", "--json", given=asked.encode())
    assert ended.out == f"{answer}\n"


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version").out == f"{__version__}\n"


def test_help_loads_nothing_it_does_not_need() -> None:
    loaded = loaded_by("--help")
    assert not loaded & {*HEAVY, "msgspec", "renown.faraway", "renown.web", "renown.cli.score"}


@pytest.mark.parametrize(
    "words", [("score", "faraway", "44"), ("cards", "46"), ("play", "--players", "9")]
)
def test_commands_load_nothing_heavy(words: tuple[str, ...]) -> None:
    assert not loaded_by(*words) & {*HEAVY, "renown.web"}


def test_module_runs_as_a_program() -> None:
    assert run_process("--version").out == f"{__version__}\n"
