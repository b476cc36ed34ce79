"""A network that was replaced by something else is a sentence, wherever a bot needs it."""

import os
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from tests.cli.running import run_process

import renown


@pytest.mark.parametrize(
    "words", [["simulate", "--games", "1", "--bot", "instant"], ["arena", "--bot", "instant"]]
)
def test_a_damaged_network_is_named(words: list[str], tmp_path: Path) -> None:
    package = Path(str(renown.__file__)).parent
    copytree(package, tmp_path / "renown", ignore=ignore_patterns("__pycache__"))
    network = tmp_path / "renown" / "bots" / "network" / "small.weights"
    network.write_bytes(network.read_bytes()[:-1])
    ended = run_process(
        *words, "--bot", "greedy", environment=os.environ | {"PYTHONPATH": str(tmp_path)}
    )
    assert (ended.status, ended.out) == (1, "")
    assert f"{network} is damaged: its checksum does not fit." in ended.err.replace("\n", " ")
    assert "Traceback" not in ended.err
