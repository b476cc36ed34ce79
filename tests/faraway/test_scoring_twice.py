"""Two scorers, written apart, agree on any row with any Sanctuaries and any sacrifices."""

from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.faraway.naive_scoring import naive_score

from renown.faraway import REGIONS, SANCTUARIES, score

SACRIFICES = {"M15": 1, "M21": 1, "M38": 2}


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[str], list[str], dict[str, list[str]]]:
    """Draws a row, its Sanctuaries and what is given up for which Region."""
    meteorites = [name for name in REGIONS if name.startswith("M")]
    names = st.one_of(st.sampled_from(list(REGIONS)), st.sampled_from(meteorites))
    row = draw(st.lists(names, max_size=8, unique=True))
    placed = draw(st.lists(st.sampled_from(list(SANCTUARIES)), max_size=8, unique=True))
    left = draw(st.permutations(placed))
    sacrifices = {}
    for name in row:
        number = SACRIFICES.get(name, 0)
        if number and len(left) >= number and draw(st.booleans()):
            sacrifices[name], left = left[:number], left[number:]
    return row, placed, sacrifices


@settings(max_examples=1500)
@given(tables())
@example((["M38", "R13", "M15", "R02"], ["S12", "S24", "S30"], {"M38": ["S12", "S24"]}))
def test_both_scorers_agree(table: tuple[list[str], list[str], dict[str, list[str]]]) -> None:
    row, placed, sacrifices = table
    sheet = score(row, placed, sacrifices)
    region_points, placed_points = naive_score(row, placed, sacrifices)
    assert [line.points for line in sheet.regions] == region_points
    assert [line.points for line in sheet.sanctuaries] == placed_points
    assert sheet.total == sum(region_points) + sum(placed_points)
