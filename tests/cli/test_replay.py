from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.cli.running import assert_refused, run, run_process

from renown.bots import make_bot
from renown.faraway import Record, new_game, view, write_record


def record(moves: int | None = None, setup: str = "basic") -> Record:
    played = Record.begin(new_game(3, seed=5, setup=setup), ["Ann", "Bob", "Cy"])
    bots = [make_bot("random", Random(seat)) for seat in range(3)]
    while not played.game.is_over and len(played.moves) != moves:
        seat = played.game.waiting[0]
        played = played.play(seat, bots[seat].choose(view(played.game, seat)))
    return played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(record()))
    return path


def test_whole_game_in_words(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    ended = run(capsys, "replay", str(file))
    assert ended.status == 0
    assert "Ann, Bob and Cy play Faraway" in ended.out
    for number in range(1, 9):
        assert f"\nRound {number}\n" in ended.out
    assert "Round 9" not in ended.out
    assert ended.out.count("explores Region") == 24
    assert ended.out.count("takes Region") == 21
    assert ended.out.count("leaves the game") == 7
    assert ended.out.count("Total") == 3
    winner = record().names[record().game.ranking().winners[0]]
    assert f"{winner} wins!" in ended.out


def test_standard_input(file: Path) -> None:
    ended = run_process("replay", "-", given=file.read_bytes())
    assert ended.status == 0
    assert "wins!" in ended.out


@pytest.mark.parametrize("moves", [0, 1, 4, 17])
@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_unfinished_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, moves: int, setup: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(write_record(record(moves, setup)))
    ended = run(capsys, "replay", str(path))
    assert ended.status == 0
    assert "The game is not finished. As the rows stand now" in ended.out
    assert "win" not in ended.out
    decoded = msgspec.json.decode(run(capsys, "replay", str(path), "--json").out)
    assert decoded["finished"] is False
    assert decoded["winners"] == []
    assert len(decoded["steps"]) == moves


def test_json(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    decoded = msgspec.json.decode(run(capsys, "replay", str(file), "--json").out)
    played = record()
    assert list(decoded) == ["headers", "finished", "steps", "players", "scores", "winners"]
    assert decoded["headers"]["Setup"] == "basic"
    assert decoded["headers"]["Seat 2"] == "Bob"
    assert decoded["steps"][0] == {
        "round": 1,
        "seat": 1,
        "action": str(played.moves[0].action),
    }
    assert [score["total"] for score in decoded["scores"]] == [
        sheet.total for sheet in played.game.sheets()
    ]
    for player, score in zip(decoded["players"], decoded["scores"], strict=True):
        assert len(player["row"]) == len(score["regions"]) == 8
        assert len(player["sanctuaries"]) == len(score["sanctuaries"])
    (winner,) = decoded["winners"]
    assert decoded["scores"][played.names.index(winner)]["rank"] == 1


def test_missing_file_and_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert_refused(run(capsys, "replay", str(tmp_path / "no.txt")), "There is no file", "no.txt")
    assert_refused(run(capsys, "replay", str(tmp_path)), "is a folder")
    assert_refused(run(capsys, "replay", "a" * 5000), "cannot be read")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "line 1, column 1"),
        (b"\x89PNG\xff\x00", "not text, from byte 1 on"),
        (b"\x00" * 50, "line 1, column 1"),
        (b"Game: Chess\n", "line 1, column 7: “Faraway” was expected"),
        (b"x" * 1_000_001, "too large"),
    ],
)
def test_file_that_is_no_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, said: str
) -> None:
    path = tmp_path / "broken.txt"
    path.write_bytes(content)
    assert_refused(run(capsys, "replay", str(path)), "broken.txt", said)


def test_broken_record_says_where(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    lines = file.read_text().splitlines()
    number = next(at for at, line in enumerate(lines) if line.startswith("Round 2"))
    lines[number] = lines[number].replace("takes", "steals", 1)
    file.write_text("\n".join(lines))
    assert_refused(run(capsys, "replay", str(file)), f"line {number + 1}, column ")
