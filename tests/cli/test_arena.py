import json
import os
import re
import shlex
import signal
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from distributed import LocalCluster
from tests.cli.running import RENOWN, assert_refused, run, run_process
from tests.cli.test_help import HEAVY, loaded_by
from tests.cli.test_processes import on_terminal

ARENA = ("arena", "--bot", "greedy", "--bot", "random")
DUEL = (*ARENA, "--seed", "3", "--jobs", "1")

PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1}), flush=True)
    if message["type"] == "turn":
        action = "explore R99" if message["view"]["round"] == 8 else message["actions"][0]
        print(json.dumps({"turn": message["turn"], "action": action}), flush=True)
"""
"""A program that answers with a card that is not there, whatever it is asked in the last round."""


@pytest.fixture(autouse=True)
def _environment() -> Iterator[None]:
    """Takes back what the command sets for its own process."""
    before = dict(os.environ)
    yield
    os.environ.clear()
    os.environ.update(before)


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:
        yield cluster


def test_json_tells_all(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, *DUEL, "--deals", "10", "--set", "people-from-below", "--json")
    assert (ended.status, ended.err) == (0, "")
    figures = json.loads(ended.out)
    bots = figures.pop("bots")
    assert figures == {
        "deals": 10,
        "games": 20,
        "players": 2,
        "setup": "basic",
        "sets": ["base", "people_from_below"],
        "seed": 3,
    }
    assert {bot["bot"] for bot in bots} == {"greedy", "random"}
    for bot in bots:
        assert (bot["deals"], bot["lost"]) == (10, [])
        for figure in ("rating", "win_share", "fame"):
            assert bot[figure]["low"] <= bot[figure]["value"] <= bot[figure]["high"]
    assert sum(bot["win_share"]["value"] for bot in bots) == pytest.approx(1)
    assert sum(bot["rating"]["value"] for bot in bots) == pytest.approx(3000)


def test_table_shows_the_best_bot_first(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, *DUEL, "--deals", "20", "--players", "3", "--until", "0.9")
    assert re.search(r"\ngreedy +\d+ .*% to .*%.*\nrandom ", ended.out)
    assert "20 deals, 60 games with the seed 3. The widest interval" in ended.out
    assert ended.out.endswith(", narrower than 0.9.\n")
    assert ended.err == ""


def test_seed_that_was_chosen_gives_the_match_again(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*ARENA, "--deals", "3", "--jobs", "1", "--json"]
    first = run(capsys, *words).out
    assert run(capsys, *words, "--seed", str(json.loads(first)["seed"])).out == first


def test_cluster_gives_the_same_answer(
    capsys: pytest.CaptureFixture[str], cluster: LocalCluster
) -> None:
    here = run(capsys, *DUEL, "--deals", "12", "--json").out
    words = [*ARENA, "--seed", "3", "--deals", "12", "--json"]
    there = run(capsys, *words, "--backend", "dask", "--scheduler", cluster.scheduler_address)
    assert (there.status, there.out) == (0, here)


def test_cluster_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    words = [*ARENA, "--backend", "dask", "--scheduler", "tcp://127.0.0.1:9"]
    assert_refused(run(capsys, *words), "no Dask scheduler at tcp://127.0.0.1:9", status=2)


def wait_for_deals(path: Path, deals: int, process: "subprocess.Popen[bytes]") -> None:
    while not path.exists() or path.read_bytes().count(b"\n") <= deals:
        assert process.poll() is None, process.communicate()


def start(path: Path, *words: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [*RENOWN, *ARENA, "--seed", "3", *words, "--keep", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_run_goes_on_and_ends_like_one_that_never_stopped(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: str
) -> None:
    path, whole = tmp_path / "match.jsonl", tmp_path / "whole.jsonl"
    with start(path, "--deals", "2000", "--jobs", jobs) as process:
        wait_for_deals(path, 12, process)
        os.killpg(process.pid, signal.SIGKILL)
    done = path.read_bytes().count(b"\n") - 1
    deals = ("--deals", str(done + 10), "--json")
    expected = run(capsys, *DUEL, *deals, "--keep", str(whole)).out
    # Without --seed, the file's counts.
    assert run(capsys, *ARENA, "--jobs", "2", *deals, "--keep", str(path)).out == expected
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interruption_ends_quietly_and_leaves_the_file_whole(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "match.jsonl"
    with start(path, "--deals", "2000", "--jobs", jobs) as process:
        wait_for_deals(path, 3, process)
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does
        out, err = process.communicate(timeout=50)
    assert (process.returncode, out, err) == (130, b"", b"")
    assert path.read_bytes().endswith(b"]}\n")


def processes_beside(leader: int) -> list[int]:
    """Lists the other processes of a session; those of other tests come and go meanwhile."""
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(ValueError, ProcessLookupError):
            if os.getsid(int(entry.name)) == leader and int(entry.name) != leader:
                found.append(int(entry.name))
    return found


def test_workers_leave_an_interruption_to_the_match(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with start(path, "--deals", "2000", "--jobs", "2") as process:
        wait_for_deals(path, 3, process)
        others = processes_beside(process.pid)
        assert len(others) >= 2
        for other in others:
            os.kill(other, signal.SIGINT)
        # More than was being played just then.
        wait_for_deals(path, path.read_bytes().count(b"\n") + 60, process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=50)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_lost_turns_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    name = f"cmd:{shlex.join([sys.executable, str(program)])}"
    words = ["arena", "--bot", "greedy", "--bot", name, "--deals", "2", "--jobs", "1"]
    ended = run(capsys, *words)
    assert ended.status == 0
    told = re.search(r"lost turns: (\d+) illegal\. For example: It answered .*R99", ended.err)
    assert told
    # In each of four games a Region is chosen in the last round; there may be a Sanctuary too.
    assert 4 <= int(told[1]) <= 8
    (bot,) = [bot for bot in json.loads(run(capsys, *words, "--json").out)["bots"] if bot["lost"]]
    assert bot["bot"] == name
    assert bot["lost"][0]["kind"] == "illegal"


def test_plot_is_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    drawn, pixels = tmp_path / "ladder.svg", tmp_path / "ladder.png"
    for path in (drawn, pixels):
        assert run(capsys, *DUEL, "--deals", "3", "--plot", str(path)).status == 0
    text = drawn.read_text(encoding="utf-8")
    assert text.startswith("<svg")
    assert all(words in text for words in ("greedy", "random", "Ladder at 2 players"))
    assert pixels.read_bytes().startswith(b"\x89PNG")
    width, height = struct.unpack(">II", pixels.read_bytes()[16:24])
    assert width > 400
    assert height > 60


def test_plot_that_cannot_be_written_is_known_before_play(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = tmp_path / "match.jsonl"
    words = [*DUEL, "--keep", str(kept)]
    missing = tmp_path / "missing" / "ladder.svg"
    assert_refused(run(capsys, *words, "--plot", str(missing)), "No such file or directory")
    assert_refused(run(capsys, *words, "--plot", str(tmp_path / "a.pdf")), "ends in .svg or .png")
    assert not kept.exists()
    good = tmp_path / "ladder.svg"
    assert_refused(run(capsys, *words, "--plot", str(good), "--deals", "0"), "At least 1 deal")
    assert not good.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "at least 2 bots, not 0"),
        (["--bot", "greedy"], "at least 2 bots, not 1"),
        (["--bot", "greedy", "--bot", "greedy"], "greedy is named twice"),
        (["--bot", "greedy", "--bot", "gredy"], "no bot “gredy”. Did you mean greedy"),
        (["--bot", "greedy", "--bot", "cmd:/missing/bot"], "cannot play"),
    ],
)
def test_bots_that_cannot_play(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert_refused(run(capsys, "arena", *words), said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--deals 0", "At least 1 deal is needed"),
        ("--players 1", "not 1"),
        ("--players 7", "only with People from Below"),
        ("--until 0", "not 0"),
        ("--until 1.5", "not 1.5"),
        ("--jobs 0", "At least 1 process"),
        ("--backend dask", "--scheduler"),
        ("--backend dask --scheduler host:8786 --jobs 2", "--jobs is for this machine"),
        ("--scheduler host:8786", "--backend"),
    ],
)
def test_options_that_cannot_be_used(
    capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    assert_refused(run(capsys, *ARENA, *words.split()), said)


def test_unknown_backend_makes_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert_refused(run(capsys, *DUEL, "--backend", "mpi"), "local or dask or ray", status=2)


def test_file_of_something_else_is_left_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("precious\n")
    assert_refused(run(capsys, *DUEL, "--keep", str(path)), "something else than a match")
    assert path.read_text() == "precious\n"


@pytest.mark.parametrize(
    ("package", "words", "extra"),
    [
        ("joblib", [], "arena"),
        ("altair", ["--plot", "ladder.svg"], "arena"),
        ("distributed", ["--backend", "dask", "--scheduler", "host:8786"], "dask"),
        ("ray", ["--backend", "ray", "--scheduler", "host:6379"], "ray"),
    ],
)
def test_missing_packages_are_named(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    words: list[str],
    extra: str,
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert_refused(run(capsys, *ARENA, *words), f"pip install 'renown[{extra}]'")


def test_progress_bar_is_for_terminals() -> None:
    words = (*DUEL, "--deals", "4")
    assert b"Playing" in on_terminal(*words)
    assert run_process(*words).err == ""


def test_help_loads_nothing_heavy() -> None:
    heavy = {*HEAVY, "joblib", "altair", "distributed", "vl_convert"}
    assert not loaded_by("arena", "--help") & heavy


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, "arena", "--help")
    examples = [line for line in ended.out.splitlines() if line.startswith("  renown arena ")]
    assert len(examples) >= 3
    local = [line for line in examples if "cmd:" not in line and "--backend" not in line]
    assert run(capsys, *shlex.split(local[0])[1:]).status == 0
