import re

import msgspec
import pytest
from tests.cli.running import CASES, assert_refused, run

from renown.cli.sanctuary_names import find_sanctuary
from renown.faraway import SANCTUARIES, Each, EachSet, Flat, Sanctuary

LINE = re.compile(r"^(?:Region|Meteorite|Sanctuary) \S+ +(\d+)  ", re.MULTILINE)


class Case(msgspec.Struct):
    name: str
    row: list[str]
    sanctuaries: list[str]
    regions: list[int]
    sanctuary_points: list[int]
    total: int
    sacrifices: dict[str, list[str]] = {}


ALL_CASES = [msgspec.json.decode(line, type=Case) for line in CASES.read_text().splitlines()]


@pytest.mark.parametrize("case", ALL_CASES, ids=lambda case: case.name)
def test_sheet_shows_the_points_of_every_case(
    capsys: pytest.CaptureFixture[str], case: Case
) -> None:
    words = list(case.row)
    words += [word for name in case.sanctuaries for word in ("-s", name)]
    for name, given_up in case.sacrifices.items():
        words += ["--sacrifice", f"{name}={'+'.join(given_up)}"]
    ended = run(capsys, "score", "faraway", *words)
    assert ended.status == 0
    points = [int(found) for found in LINE.findall(ended.out)]
    assert points == [*case.regions, *case.sanctuary_points]
    assert re.search(rf"^Total +{case.total}\b", ended.out, re.MULTILINE)


def test_sheet_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, "score", "faraway", "44", "49", "14", "28", "-s", "S12", "-s", "S38")
    said = " ".join(ended.out.split())
    assert "Region 44 6 Pays 2 for each desert or city." in said
    assert "Sanctuary S38 2 Pays 1 for each clue. Visible: 2 clues; 2 × 1 = 2." in said
    assert "Total 22" in said
    assert ended.err == "The row has 4 Regions; a whole game gives 8.\n"


@pytest.mark.parametrize(
    "row",
    [["44,49,14,28"], ["R44", "r49", "14", "28"], ["44, 49", "14 28"], ["44,", "49", "14,28"]],
)
def test_regions_can_be_written_in_several_ways(
    capsys: pytest.CaptureFixture[str], row: list[str]
) -> None:
    ended = run(capsys, "score", "faraway", *row, "-s", "stone desert", "-s", "S38")
    assert re.search(r"^Total +22\b", ended.out, re.MULTILINE)


@pytest.mark.parametrize("columns", [40, 60, 80])
def test_sheet_fits_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    ended = run(capsys, "score", "faraway", "44", "49", "14", "28", "-s", "S12", "-s", "S38")
    assert max(len(line) for line in ended.out.splitlines()) <= columns
    assert "Total" in ended.out


# Ann: Region 9 pays 5, Region 1 nothing: 10 hours. Bob: Meteorite 4 pays 3, Region 5 pays 2:
# 9 hours.
TIED = ["--player", "Ann", "R09", "1", "--player", "Bob", "M04", "R05"]


def test_lowest_card_breaks_a_tie(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, "score", "faraway", *TIED)
    assert "tied with 5 fame. The lowest Region decides: Ann has Region 1." in ended.out
    assert "Ann wins!" in ended.out
    assert "1.  Ann  5" in ended.out


def test_lowest_total_breaks_a_tie(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--tie-break", "lowest_total", *TIED], [*TIED, "--tie-break", "lowest_total"]):
        ended = run(capsys, "score", "faraway", *words)
        assert "The lowest total of hours decides: Bob 9 and Ann 10." in " ".join(ended.out.split())
        assert "Bob wins!" in ended.out


def test_win_is_shared(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(
        capsys,
        *("score", "faraway", "--tie-break=lowest_total"),
        *("--player=Ann", "R09", "--player=Bob", "M04", "R05"),
    )
    assert "Ann and Bob share the win!" in ended.out


def test_doubts_name_the_player_and_refuse_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    # 10, 3: no ascent, so no Sanctuary. Region 10 pays nothing without night, Region 3 pays 4, S24
    # pays 5.
    ended = run(
        capsys,
        *("score", "faraway", "--player", "Ann", "10", "3", "-s", "S24", "--player", "Bob", "1"),
    )
    assert ended.status == 0
    assert "Ann: The row has 2 Regions" in ended.err
    assert "Ann: The row brings 0 Sanctuaries" in ended.err
    assert "Bob: The row has 1 Region;" in ended.err
    assert re.search(r"^Total +9\b", ended.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("S12", "S12"),
        ("s12", "S12"),
        ("desert stone", "S12"),
        ("Stone, desert".replace(",", ""), "S12"),
        ("grey clue 1/clue", "S38"),
        ("city set 4", "S22"),
        ("5", "S24"),
        ("night chimera", "S44"),
        ("stone stone", "S46"),
        ("2 stones", "S46"),
        ("grey clue 4/set", "S33"),
        ("mystic haven night uddu", "S43"),
        ("1/desert/city", "S05"),
        ("gray 2/thistle", "S29"),
        ("forest set", "S53"),
    ],
)
def test_sanctuary_is_found_by_what_is_on_it(text: str, name: str) -> None:
    assert find_sanctuary(text).id == name


def description(card: Sanctuary) -> list[str]:
    words = [card.biome.value]
    for what, number in card.counts[1:]:
        words += [what.value] * number
    match card.quest:
        case Flat(points):
            words.append(str(points))
        case Each(points, of):
            words.append("/".join([str(points), *of]))
        case EachSet(points, _):
            words.append(f"{points}/set")
    return words


@pytest.mark.parametrize("card", list(SANCTUARIES.values()), ids=lambda card: card.id)
def test_every_sanctuary_is_found_by_all_that_is_on_it_in_any_order(card: Sanctuary) -> None:
    words = description(card)
    assert find_sanctuary(" ".join(words)) == card
    assert find_sanctuary(" ".join(reversed(words))) == card


def test_ambiguous_sanctuary_is_answered_with_candidates(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ended = run(capsys, "score", "faraway", "44", "-s", "desert night")
    assert_refused(ended, "No Sanctuary is “desert night”")
    ended = run(capsys, "score", "faraway", "44", "-s", "night grey")
    assert_refused(ended, "fits 3 Sanctuaries", "Sanctuary S43: Mystic Haven, night, 1 stone.")
    assert ended.err.count("\n  Sanctuary S") == 3
