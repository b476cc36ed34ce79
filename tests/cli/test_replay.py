from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.cli.running import assert_refused, run, run_process
from tests.faraway.naive_scoring import naive_score

from renown.bots import make_bot
from renown.faraway import CardSet, Record, new_game, view, write_record

ALL_SETS = tuple(CardSet)


def record(
    moves: int | None = None,
    setup: str = "basic",
    sets: Sequence[CardSet] = (CardSet.BASE,),
    seed: int = 5,
) -> Record:
    game = new_game(3, seed=seed, setup=setup, sets=sets)
    played = Record.begin(game, ["Ann", "Bob", "Cy"])
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


@pytest.fixture
def with_sacrifices(tmp_path: Path) -> Path:
    """A game with all sets in which Ann and Bob decide on sacrifices."""
    text = write_record(record(sets=ALL_SETS, seed=16))
    assert (
        "\nScoring: seat 1 gives-up S27 for M21;"
        " seat 2 gives-up S31 S51 for M38, gives-up nothing for M15\n"
    ) in text
    path = tmp_path / "sacrifices.txt"
    path.write_text(text)
    return path


def test_sets_and_decisions_in_words(
    capsys: pytest.CaptureFixture[str], with_sacrifices: Path
) -> None:
    lines = run(capsys, "replay", str(with_sacrifices)).out.splitlines()
    assert lines[0] == (
        "Ann, Bob and Cy play Faraway with People from Below and Under Starry Skies, basic setup."
    )
    scoring = lines.index("Scoring")
    assert lines.index("Round 8") < scoring
    assert lines[scoring - 1 : scoring + 5] == [
        "",
        "Scoring",
        "  Ann gives up Sanctuary S27 for Meteorite 21.",
        "  Bob gives up Sanctuary S31 and Sanctuary S51 for Meteorite 38.",
        "  Bob gives up nothing for Meteorite 15.",
        "",
    ]


def test_scores_honour_what_was_given_up(
    capsys: pytest.CaptureFixture[str], with_sacrifices: Path
) -> None:
    decoded = msgspec.json.decode(run(capsys, "replay", str(with_sacrifices), "--json").out)
    assert decoded["steps"][-3:] == [
        {"round": 8, "seat": 1, "action": "give-up M21 S27"},
        {"round": 8, "seat": 2, "action": "give-up M38 S31 S51"},
        {"round": 8, "seat": 2, "action": "give-up M15"},
    ]
    given_up = [{"M21": ["S27"]}, {"M38": ["S31", "S51"]}, {}]
    for player, score, given in zip(decoded["players"], decoded["scores"], given_up, strict=True):
        regions, sanctuaries = naive_score(player["row"], player["sanctuaries"], given)
        assert (score["regions"], score["sanctuaries"]) == (regions, sanctuaries)
        assert score["total"] == sum(regions) + sum(sanctuaries)


@pytest.mark.parametrize("missing", [1, 2, 3])
def test_game_that_waits_for_a_decision(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, missing: int
) -> None:
    whole = record(sets=ALL_SETS, seed=16)
    path = tmp_path / "game.txt"
    path.write_text(write_record(record(len(whole.moves) - missing, sets=ALL_SETS, seed=16)))
    ended = run(capsys, "replay", str(path))
    assert "\nScoring\n" in ended.out
    assert ended.out.count(" gives up ") == 3 - missing
    assert "The game is not finished. As the rows stand now" in ended.out


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
