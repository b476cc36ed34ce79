"""Sacrifices entered from a real table, and the best ones found (rules, "Under Starry Skies")."""

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import combinations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.running import assert_refused, run
from tests.faraway.naive_scoring import naive_score

from renown.faraway import REGIONS, SANCTUARIES
from renown.pad.faraway_json import score_faraway_lines

ASKED = {"M15": 1, "M21": 1, "M38": 2}
"""The Sanctuaries that each Region with a sacrifice asks for."""

Choice = dict[str, tuple[str, ...]]


def answer(row: Sequence[str], sanctuaries: Sequence[str], sacrifices: object) -> dict[str, Any]:
    player = {"name": "A", "row": row, "sanctuaries": sanctuaries, "sacrifices": sacrifices}
    target = BytesIO()
    score_faraway_lines(BytesIO(msgspec.json.encode({"players": [player]})), target)
    answered: dict[str, Any] = msgspec.json.decode(target.getvalue())
    return answered


def best(row: Sequence[str], sanctuaries: Sequence[str]) -> dict[str, Any]:
    answered: dict[str, Any] = answer(row, sanctuaries, "best")["players"][0]
    return answered


def test_best_names_what_is_given_up_last() -> None:
    # Giving up S12, which pays nothing, gives 8 + 5 + 5; giving up S24 8 + 5; nothing 5 + 5.
    found = best(["M15", "R09", "R02"], ["S24", "S12"])
    assert list(found.items()) == [
        ("name", "A"),
        ("regions", [8, 5, 0]),
        ("sanctuaries", [5, 0]),
        ("total", 18),
        ("sacrifices", {"M15": ["S12"]}),
    ]


def test_best_gives_nothing_up_where_that_costs_more_than_it_pays() -> None:
    # Region 66 pays 20 for 4 stones: two on Region 2, two on S46. Meteorite 15 would pay 8.
    found = best(["R66", "R02", "M15"], ["S46"])
    assert (found["regions"], found["total"], found["sacrifices"]) == ([20, 0, 0], 20, {})


def test_best_serves_two_meteorites() -> None:
    # 19 + 8 for three Sanctuaries that pay nothing, and S24 pays its 5.
    found = best(["M38", "M15"], ["S11", "S24", "S12", "S13"])
    assert (found["regions"], found["sanctuaries"], found["total"]) == ([19, 8], [0, 5, 0, 0], 32)
    for_two, for_one = found["sacrifices"]["M38"], found["sacrifices"]["M15"]
    assert (len(for_two), len(for_one)) == (2, 1)
    assert {*for_two, *for_one} == {"S11", "S12", "S13"}


def test_what_is_scored_already_keeps_its_points() -> None:
    # Region 13 counts both stones before Meteorite 21 asks; neither Sanctuary pays anything.
    found = best(["M21", "R13"], ["S12", "S15"])
    assert (found["regions"], found["total"]) == ([10, 4], 14)


def test_best_without_a_region_that_asks_is_an_empty_choice() -> None:
    assert best(["R09"], ["S24"])["sacrifices"] == {}
    assert best([], [f"S{number:02}" for number in range(1, 21)])["sacrifices"] == {}


def test_region_that_asks_for_more_than_there_is_gets_nothing() -> None:
    found = best(["M38", "R09"], ["S24"])
    assert (found["regions"], found["total"], found["sacrifices"]) == ([0, 5], 10, {})


def test_sacrifices_that_were_made_are_not_said_again() -> None:
    answered = answer(["M15", "R09"], ["S12"], {"M15": ["S12"]})["players"][0]
    assert list(answered) == ["name", "regions", "sanctuaries", "total"]
    assert answered["sanctuaries"] == [0]


def every_choice(asking: Sequence[str], left: Sequence[str]) -> Iterator[Choice]:
    if not asking:
        yield {}
        return
    first, *others = asking
    for given_up in [(), *combinations(left, ASKED[first])]:
        for rest in every_choice(others, [name for name in left if name not in given_up]):
            yield {first: given_up, **rest}


@settings(deadline=None)
@given(
    asking=st.lists(st.sampled_from(sorted(ASKED)), unique=True),
    others=st.lists(st.sampled_from(sorted(REGIONS)), max_size=5, unique=True),
    sanctuaries=st.lists(st.sampled_from(sorted(SANCTUARIES)), max_size=4, unique=True),
    data=st.data(),
)
def test_best_is_the_best_of_every_choice(
    asking: list[str], others: list[str], sanctuaries: list[str], data: st.DataObject
) -> None:
    row = data.draw(st.permutations(sorted({*asking, *others})))
    found = best(row, sanctuaries)
    asking = [name for name in row if name in ASKED]
    assert found["total"] == max(
        sum(map(sum, naive_score(row, sanctuaries, choice)))
        for choice in every_choice(asking, sanctuaries)
    )
    assert all(found["sacrifices"].values())
    assert naive_score(row, sanctuaries, found["sacrifices"]) == (
        found["regions"],
        found["sanctuaries"],
    )
    made = answer(row, sanctuaries, found["sacrifices"])["players"][0]
    assert made == {key: value for key, value in found.items() if key != "sacrifices"}


def test_sheet_shows_the_best_choice(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(
        capsys,
        *("score", "faraway", "--player", "Ann", "M15", "R09", "2", "-s", "S24", "-s", "S12"),
        *("--sacrifice", "best", "--player", "Bob", "M21", "-s", "S11"),
    )
    assert ended.status == 0
    said = " ".join(ended.out.split())
    assert "Meteorite 15 8 Pays 8 if you give up 1 Sanctuary. Given up: Sanctuary S12." in said
    assert "Sanctuary S12 0 Given up: it no longer counts." in said
    assert "Meteorite 21 0 Pays 10 if you give up 1 Sanctuary. None was given up." in said
    assert re.findall(r"^Total +(\d+)", ended.out, re.MULTILINE) == ["18", "0"]


MADE = ["score", "faraway", "M15", "M38", "44", "-s", "S12", "-s", "S24"]


@pytest.mark.parametrize(
    ("sacrifices", "said"),
    [
        (["M15=S30"], "S30 cannot be given up for M15: it is not there, or already gone."),
        (["M15=S12", "M38=S12+S24"], "S12 cannot be given up for M38"),
        (["M38=S12+S12"], "S12 cannot be given up for M38"),
        (["M38=S12"], "M38 asks for 2 Sanctuaries to be given up, not 1."),
        (["M15=S12+S24"], "M15 asks for 1 Sanctuary to be given up, not 2."),
        (["44=S12"], "R44 asks for no sacrifice."),
        (["M21=S12"], "M21 is not in the row, so nothing can be given up for it."),
        (["M15=S12", "M15=S24"], "The sacrifice of M15 is named twice."),
        (["M99=S12"], "There is no Region M99"),
        (["M15=S54"], "There is no Sanctuary S54"),
        (["M15="], "“M15=” is no sacrifice: write it as M15=S12, as M38=S24+S12, or as best."),
        (["BEST"], "“BEST” is no sacrifice"),
        (["best", "M15=S12"], "best decides every sacrifice"),
    ],
)
def test_sacrifice_that_cannot_be_made(
    capsys: pytest.CaptureFixture[str], sacrifices: list[str], said: str
) -> None:
    words = [word for text in sacrifices for word in ("--sacrifice", text)]
    assert_refused(run(capsys, *MADE, *words), said)


def test_best_is_not_looked_for_among_more_sanctuaries_than_a_row_brings() -> None:
    sanctuaries = [f"S{number:02}" for number in range(1, 9)]
    error = answer(["M15", "M21", "M38"], sanctuaries, "best")["error"]
    assert error.startswith("A: A row brings at most 7 Sanctuaries, and here are 8: too many to")
    assert len(best(["M15", "M21", "M38"], sanctuaries[:7])["sacrifices"]) == 3
