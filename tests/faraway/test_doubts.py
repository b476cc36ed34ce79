"""A score entered from a real table is checked against the row (rules, "Scoring")."""

import pytest

from renown.faraway import (
    Doubt,
    SanctuaryNumber,
    ShortRow,
    ascents,
    doubts,
    region,
    sanctuary,
)


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ([], 0),
        (["R10"], 0),
        (["R44", "R49", "R14", "R28"], 2),
        (["R01", "R02", "R03", "R04", "R05", "R06", "R07", "R08"], 7),
        (["R08", "R07", "R06", "R05", "R04", "R03", "R02", "R01"], 0),
        (["R15", "M15"], 1),
        (["M15", "R15"], 0),
    ],
)
def test_a_row_brings_a_sanctuary_for_each_ascent(row: list[str], expected: int) -> None:
    assert ascents([region(name) for name in row]) == expected


@pytest.mark.parametrize(
    ("row", "sanctuaries", "expected"),
    [
        (["R44", "R49", "R14", "R28"], ["S12", "S38"], (ShortRow(4),)),
        (
            ["R44", "R49", "R14", "R28"],
            ["S12"],
            (ShortRow(4), SanctuaryNumber(found=1, expected=2)),
        ),
        (["R08", "R07", "R06", "R05", "R04", "R03", "R02", "R01"], [], ()),
        (
            ["R08", "R07", "R06", "R05", "R04", "R03", "R02", "R01"],
            ["S01"],
            (SanctuaryNumber(found=1, expected=0),),
        ),
    ],
)
def test_what_does_not_fit_is_doubted(
    row: list[str], sanctuaries: list[str], expected: tuple[Doubt, ...]
) -> None:
    found = doubts([region(name) for name in row], [sanctuary(name) for name in sanctuaries])
    assert found == expected
