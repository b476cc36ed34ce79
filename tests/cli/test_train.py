import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import RENOWN, Ended, assert_refused, run
from tests.cli.test_help import HEAVY, loaded_by
from tests.cli.test_processes import on_terminal

from renown.bots.network import training
from renown.bots.network.layout import MOMENTS
from renown.bots.network.learning import learn
from renown.bots.network.plan import CYCLES, KINDS, SEED
from renown.bots.network.weights import SIZES, read_network
from renown.faraway import CardSet, Setup, new_game

DOCUMENT = Path(__file__).parents[2] / "docs" / "networks.md"
CYCLES_HERE = 6
SMALL = ("train", "--network", "small", "--cycles", str(CYCLES_HERE))

KEEPS_EVERY_CYCLE = """
import sys
from renown.bots.network import kept_training
from renown.cli import main
kept_training.SECONDS = 0
main(sys.argv[1:])
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Ended]:
    """A training that was never stopped; the first one may have to wait for the compiler."""
    folder = tmp_path_factory.mktemp("whole")
    ended = subprocess.run(
        [*RENOWN, *SMALL, "--threads", "2", "--folder", str(folder)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return folder, Ended(ended.returncode, ended.stdout, ended.stderr)


@pytest.fixture
def copy(whole: tuple[Path, Ended], tmp_path: Path) -> Path:
    """A folder with a finished training, to be spoilt."""
    return Path(shutil.copytree(whole[0], tmp_path / "copy"))


def kept_cycle(folder: Path) -> int:
    path = folder / "small.training"
    return int(json.loads(path.read_bytes().split(b"\n", 2)[1])["cycle"]) if path.exists() else 0


def start(folder: Path, program: tuple[str, ...] = RENOWN[1:]) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, *program, *SMALL, "--folder", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def test_finished_network_can_be_read(whole: tuple[Path, Ended]) -> None:
    folder, ended = whole
    assert (ended.status, ended.out) == (0, f"{folder / 'small.weights'} is finished.\n")
    assert sorted(path.name for path in folder.iterdir()) == ["small.training", "small.weights"]
    assert read_network(folder / "small.weights", "small")["first"].any()


def test_lines_tell_how_it_goes_where_there_is_no_terminal(whole: tuple[Path, Ended]) -> None:
    lines = whole[1].err.splitlines()
    for line, cycle in zip(lines, (1, CYCLES_HERE), strict=True):
        told = re.fullmatch(r"small: cycle (\d) of 6, fame (\d+\.\d), error (\d+\.\d)", line)
        assert told
        assert int(told[1]) == cycle
        assert 10 < float(told[2]) < 80


def test_killed_training_goes_on_and_ends_like_one_that_never_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: tuple[Path, Ended]
) -> None:
    with start(tmp_path, ("-c", KEEPS_EVERY_CYCLE)) as process:
        while kept_cycle(tmp_path) < 2:
            assert process.poll() is None, process.communicate()
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGKILL)
    cycle = kept_cycle(tmp_path)
    assert cycle < CYCLES_HERE
    assert not (tmp_path / "small.weights").exists()
    ended = run(capsys, *SMALL, "--threads", "1", "--folder", str(tmp_path))
    assert ended.status == 0
    assert ended.err.startswith(f"The small network goes on after cycle {cycle} of 6.\n")
    for name in ("small.weights", "small.training"):
        assert (tmp_path / name).read_bytes() == (whole[0] / name).read_bytes()


def test_interruption_keeps_the_training(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: tuple[Path, Ended]
) -> None:
    with start(tmp_path) as process:
        assert process.stderr is not None
        assert b"cycle 1 of 6" in process.stderr.readline()
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does
        out, err = process.communicate(timeout=50)
    kept = tmp_path / "small.training"
    said = f"Stopped. {kept} keeps the training; the same command goes on with it.\n"
    assert (process.returncode, out, err.decode()) == (130, b"", said)
    assert [path.name for path in tmp_path.iterdir()] == [kept.name]
    assert 1 <= kept_cycle(tmp_path) < CYCLES_HERE
    assert run(capsys, *SMALL, "--folder", str(tmp_path)).status == 0
    weights = (tmp_path / "small.weights").read_bytes()
    assert weights == (whole[0] / "small.weights").read_bytes()


def test_interruption_in_the_middle_of_learning_keeps_what_was_before(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    whole: tuple[Path, Ended],
) -> None:
    calls = 0

    def learn_and_stop(*given: Any) -> Any:
        nonlocal calls
        calls += 1
        error = learn(*given)
        if calls == MOMENTS + 8:
            raise KeyboardInterrupt
        return error

    monkeypatch.setattr(training, "learn", learn_and_stop)
    words = (*SMALL, "--threads", "1", "--folder", str(tmp_path))
    assert run(capsys, *words).status == 130
    assert kept_cycle(tmp_path) == 1
    monkeypatch.undo()
    assert run(capsys, *words).status == 0
    weights = (tmp_path / "small.weights").read_bytes()
    assert weights == (whole[0] / "small.weights").read_bytes()


def test_finished_training_is_not_trained_again(
    capsys: pytest.CaptureFixture[str], copy: Path, whole: tuple[Path, Ended]
) -> None:
    (copy / "small.weights").unlink()
    ended = run(capsys, *SMALL, "--folder", str(copy))
    assert (ended.status, ended.err) == (0, "")
    weights = (copy / "small.weights").read_bytes()
    assert weights == (whole[0] / "small.weights").read_bytes()


def test_both_networks_are_trained_with_a_bar_on_a_terminal(tmp_path: Path) -> None:
    shown = on_terminal("train", "--cycles", "1", "--folder", str(tmp_path), COLUMNS="200")
    for name in SIZES:
        assert f"{name} ━".encode() in re.sub(rb"\x1b\[[0-9;]*m", b"", shown)
        assert f"{name}.weights is finished.".encode() in shown
        read_network(tmp_path / f"{name}.weights", name)
    assert b"cycle 1 of 1, fame" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seed", "2"], "its seed is 1, not 2."),
        (["--cycles", "7"], "its number of cycles is 6, not 7."),
    ],
)
def test_another_training_is_left_as_it_is(
    capsys: pytest.CaptureFixture[str], copy: Path, words: list[str], said: str
) -> None:
    before = (copy / "small.training").read_bytes()
    options = [word for word in SMALL if words[0] != "--cycles" or word not in ("--cycles", "6")]
    ended = run(capsys, *options, *words, "--folder", str(copy))
    assert_refused(ended, f"{copy / 'small.training'} holds another training: {said}")
    assert (copy / "small.training").read_bytes() == before


def test_training_of_the_other_network_is_known_before_hours_are_spent(
    capsys: pytest.CaptureFixture[str], copy: Path
) -> None:
    (copy / "small.training").rename(copy / "large.training")
    (copy / "small.weights").unlink()
    ended = run(capsys, "train", "--cycles", "6", "--folder", str(copy))
    assert_refused(ended, "its network is small, not large.")
    assert not (copy / "small.training").exists()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda kept: kept.replace(b'"renown":"', b'"renown":"9'), "its version of Renown is 9"),
        (lambda kept: kept.replace(b"version 1", b"version 2", 1), "holds something else"),
        (lambda kept: kept.replace(b'"players":2', b'"players":3', 1), "learns from other games"),
        (lambda kept: kept.replace(b'"cycle":', b'"circle":'), "is damaged"),
        (lambda kept: kept[:-1] + bytes([kept[-1] ^ 1]), "is damaged"),
        (lambda kept: kept[:-1000], "is damaged"),
        (lambda _: b"precious\n", "holds something else"),
        (lambda _: b"", "holds something else"),
    ],
)
def test_what_no_training_can_go_on_from(
    capsys: pytest.CaptureFixture[str], copy: Path, spoil: Callable[[bytes], bytes], said: str
) -> None:
    path = copy / "small.training"
    spoilt = spoil(path.read_bytes())
    path.write_bytes(spoilt)
    assert_refused(run(capsys, *SMALL, "--folder", str(copy)), str(path), said)
    assert path.read_bytes() == spoilt


def test_network_that_came_from_elsewhere_is_not_written_over(
    capsys: pytest.CaptureFixture[str], copy: Path
) -> None:
    (copy / "small.training").unlink()
    ended = run(capsys, *SMALL, "--folder", str(copy))
    assert_refused(ended, f"{copy / 'small.weights'} is there already")
    assert [path.name for path in copy.iterdir()] == ["small.weights"]


def test_folder_that_cannot_be_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious\n")
    folder = tmp_path / "file" / "folder"
    ended = run(capsys, *SMALL, "--folder", str(folder))
    assert_refused(ended, f"The folder {folder} cannot be made: Not a directory.")


def test_full_disk_is_a_sentence_and_leaves_what_was_kept(
    capsys: pytest.CaptureFixture[str], copy: Path
) -> None:
    before = (copy / "small.training").read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    # No file may become longer than this: it fails as a full disk does.
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) // 2, limits[1]))
    try:
        ended = run(capsys, *SMALL, "--folder", str(copy))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert_refused(ended, f"{copy / 'small.training'} cannot be written: File too large.")
    assert (copy / "small.training").read_bytes() == before
    assert len(list(copy.iterdir())) == 2


@pytest.mark.parametrize(
    ("words", "said", "status"),
    [
        ("--seed -1", "from 0 to 4294967295, not -1.", 1),
        ("--seed 4294967296", "from 0 to 4294967295, not 4294967296.", 1),
        ("--cycles 0", "At least 1 cycle is needed, not 0.", 1),
        ("--threads 0", "At least 1 thread is needed, not 0.", 1),
        ("--network huge", "--network is both or small or large, not “huge”.", 2),
    ],
)
def test_options_that_cannot_be_used(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: str, said: str, status: int
) -> None:
    folder = tmp_path / "folder"
    ended = run(capsys, "train", *words.split(), "--folder", str(folder))
    assert_refused(ended, said, status=status)
    assert not folder.exists()


def test_missing_packages_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    ended = run(capsys, *SMALL, "--folder", str(tmp_path))
    assert_refused(ended, "pip install 'renown[fast]'")


def test_help_loads_nothing_heavy() -> None:
    assert not loaded_by("train", "--help") & {*HEAVY, "renown.bots"}


def test_help_tells_how_the_networks_of_the_package_were_trained(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = " ".join(run(capsys, "train", "--help").out.replace("│", " ").split())
    told = ", ".join(f"{cycles} for {name}" for name, cycles in CYCLES.items())
    assert f"Default: {told}." in text
    assert f"[default: {SEED}]" in text


def test_plan_has_games_that_can_be_played() -> None:
    assert sum(kind.share for kind in KINDS) == pytest.approx(1)
    # The first is what a training's progress tells of.
    assert (KINDS[0].players, KINDS[0].setup, KINDS[0].sets) == (2, Setup.BASIC, (CardSet.BASE,))
    for kind in KINDS:
        new_game(kind.players, setup=kind.setup, sets=kind.sets, seed=0)


def test_plan_is_what_the_document_says() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    told = re.findall(r"^\| (\d) \| (\w+) \| ([^|]+) \| (\d+)% \|$", text, re.MULTILINE)
    base = CardSet.BASE
    boxes = {
        "the base game": {base},
        "People from Below": {base, CardSet.PEOPLE_FROM_BELOW},
        "Under Starry Skies": {base, CardSet.UNDER_STARRY_SKIES},
        "both expansions": set(CardSet),
    }
    assert len(told) == len(KINDS)
    for (players, setup, sets, share), kind in zip(told, KINDS, strict=True):
        assert (int(players), setup) == (kind.players, kind.setup.value)
        assert boxes[sets] == set(kind.sets)
        assert int(share) == pytest.approx(100 * kind.share)
    for name, (first, second) in SIZES.items():
        assert f"| {name} | {first} | {second} | {CYCLES[name]:,} |" in text
