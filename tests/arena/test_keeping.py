from pathlib import Path

import pytest
from tests.arena.games import make_match

from renown.arena import ArenaError
from renown.arena.keeping import Keeping, kept_seed
from renown.arena.playing import play_deals

MATCH = make_match("random", "greedy", seed=5)
PLAYED = play_deals(MATCH, [(number, (0, 1)) for number in range(3)])


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    with Keeping(path, MATCH) as keeping:
        assert keeping.deals == []
        for deal in PLAYED:
            keeping.add(deal)
    return path


def test_deals_come_back(kept: Path) -> None:
    with Keeping(kept, MATCH) as keeping:
        assert keeping.deals == PLAYED
    assert kept_seed(kept) == 5


def test_every_deal_is_a_line(kept: Path) -> None:
    assert kept.read_bytes().count(b"\n") == 4
    assert kept.read_bytes().endswith(b"\n")


@pytest.mark.parametrize("lost", [1, 2, 30])
def test_torn_last_line_is_dropped(kept: Path, lost: int) -> None:
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-lost])
    with Keeping(kept, MATCH) as keeping:
        assert keeping.deals == PLAYED[:2]
        keeping.add(PLAYED[2])
    assert kept.read_bytes() == whole


def test_torn_first_line_is_an_empty_file(kept: Path) -> None:
    whole = kept.read_bytes()
    kept.write_bytes(whole[:20])
    assert kept_seed(kept) is None
    with Keeping(kept, MATCH) as keeping:
        assert keeping.deals == []
        for deal in PLAYED:
            keeping.add(deal)
    assert kept.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (make_match("random", "greedy", seed=6), "its seed is 5, not 6"),
        (make_match("greedy", "random", seed=5), "its bots are random, greedy, not greedy, random"),
        (make_match("random", "greedy", seed=5, players=3), "its players are 2, not 3"),
    ],
)
def test_file_of_another_match_is_refused_and_left_alone(
    kept: Path, other: object, said: str
) -> None:
    kept.write_bytes(kept.read_bytes()[:-5])
    before = kept.read_bytes()
    assert isinstance(other, type(MATCH))
    with pytest.raises(ArenaError, match=said):
        Keeping(kept, other)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("text", ["precious", "precious\n", '{"arena":1}\n', '{"deal":0'])
def test_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(ArenaError, match="something else"):
        Keeping(path, MATCH)
    assert path.read_text() == text


def test_file_of_another_version_is_refused(kept: Path) -> None:
    text = kept.read_text()
    kept.write_text(text.replace('"renown":"', '"renown":"0.'))
    with pytest.raises(ArenaError, match="its version of Renown is 0\\."):
        Keeping(kept, MATCH)
    kept.write_text(text.replace('"arena":1', '"arena":2'))
    with pytest.raises(ArenaError, match="its version of the file is 2"):
        Keeping(kept, MATCH)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"deal":1', '"deal":2'),
        ('"lineup":[0,1]', '"lineup":[1,0]'),
        ('"ranks":[1,2]', '"ranks":[1]'),
        ('{"deal":1,', "{"),
    ],
)
def test_damaged_line_is_named(kept: Path, old: str, new: str) -> None:
    header, first, second, third, _ = kept.read_text().split("\n")
    assert old in second
    kept.write_text("\n".join([header, first, second.replace(old, new, 1), third, ""]))
    with pytest.raises(ArenaError, match=f"Line 3 of {kept} is not deal 1 of the match"):
        Keeping(kept, MATCH)


def test_place_that_cannot_be_used_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="Is a directory"):
        Keeping(tmp_path, MATCH)
    with pytest.raises(ArenaError, match="cannot be written: No such file or directory"):
        Keeping(tmp_path / "missing" / "match.jsonl", MATCH)


def test_file_that_another_run_is_writing_is_refused_and_left_alone(kept: Path) -> None:
    before = kept.read_bytes()
    with Keeping(kept, MATCH):
        with pytest.raises(ArenaError) as refused:
            Keeping(kept, MATCH)
        assert str(refused.value) == f"{kept} is being written by another renown arena."
        assert kept.read_bytes() == before
    with Keeping(kept, MATCH) as keeping:
        assert keeping.deals
