"""The best sacrifices, against trying every choice with the second scorer."""

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.faraway.naive_scoring import naive_score
from tests.faraway.playing import ASKING, give_up

from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    GiveUp,
    as_sacrifices,
    best_decisions,
    region,
    sanctuary,
    score,
)


def naive_total(row: list[str], placed: list[str], given_up: dict[str, tuple[str, ...]]) -> int:
    regions, sanctuaries = naive_score(row, placed, given_up)
    return sum(regions) + sum(sanctuaries)


def naive_best(row: list[str], placed: list[str]) -> tuple[int, int]:
    """Gives the most fame, and the fewest Sanctuaries that it takes.

    Each set of Regions that are given something, in any order, takes its Sanctuaries from those
    that no other took.
    """
    found = []

    def give(asking: list[str], given_up: dict[str, tuple[str, ...]]) -> None:
        if not asking:
            gone = sum(len(names) for names in given_up.values())
            found.append((naive_total(row, placed, given_up), -gone))
            return
        name, *others = asking
        give(others, given_up)
        taken = {card for names in given_up.values() for card in names}
        for names in combinations([card for card in placed if card not in taken], ASKING[name]):
            give(others, {**given_up, name: names})

    give([name for name in row if name in ASKING], {})
    fame, gone = max(found)
    return fame, -gone


def best(row: list[str], placed: list[str]) -> tuple[GiveUp, ...]:
    return best_decisions([region(name) for name in row], [sanctuary(name) for name in placed])


@st.composite
def rows(draw: st.DrawFn, asking: int, most_placed: int) -> tuple[list[str], list[str]]:
    """Draws a row with so many Regions that ask, and its Sanctuaries."""
    names = draw(st.permutations(list(ASKING)))[:asking]
    others = [name for name in REGIONS if name not in ASKING]
    others = draw(
        st.lists(st.sampled_from(others), min_size=8 - asking, max_size=8 - asking, unique=True)
    )
    row = draw(st.permutations([*names, *others]))
    placed = draw(st.lists(st.sampled_from(list(SANCTUARIES)), max_size=most_placed, unique=True))
    return row, placed


def check(row: list[str], placed: list[str]) -> None:
    """Checks that nothing gives more, nothing that gives as much gives up less, and it is legal."""
    decisions = best(row, placed)
    given_up = as_sacrifices(decisions)
    # The public scorer refuses what the rules do not allow.
    total = score(row, placed, given_up).total
    gone = sum(len(cards) for cards in given_up.values())
    assert (total, gone) == naive_best(row, placed)
    names = {name: tuple(card.id for card in cards) for name, cards in given_up.items()}
    assert naive_total(row, placed, names) == total


@settings(max_examples=800)
@given(rows(asking=1, most_placed=7))
def test_the_best_sacrifice_for_one_region_is_that_of_trying_every_choice(
    table: tuple[list[str], list[str]],
) -> None:
    check(*table)


@settings(max_examples=800)
@given(rows(asking=2, most_placed=7))
def test_the_best_sacrifices_for_two_regions_are_those_of_trying_every_choice(
    table: tuple[list[str], list[str]],
) -> None:
    check(*table)


@settings(max_examples=80)
@given(rows(asking=3, most_placed=6))
def test_the_best_sacrifices_for_three_regions_are_those_of_trying_every_choice(
    table: tuple[list[str], list[str]],
) -> None:
    check(*table)


def test_the_best_sacrifices_of_a_row_with_all_three_regions_and_seven_sanctuaries() -> None:
    row = ["M21", "R30", "R13", "M38", "R43", "M15", "R06", "R02"]
    check(row, ["S12", "S24", "S30", "S22", "S04", "S16", "S32"])


@pytest.mark.parametrize("number", range(1, len(SANCTUARIES) + 1))
def test_every_sanctuary_is_given_up_or_kept_as_trying_every_choice_says(number: int) -> None:
    row = ["M15", "R30", "R14", "M38", "R43", "R11", "R06", "R02"]
    placed = [f"S{number:02}", *(name for name in ("S26", "S24") if name != f"S{number:02}")]
    check(row, placed)


# By hand. 9 pays 5; 13 pays 2 for each of four stones (two on 2, one on 6 and on S12), 30 for
# these and its own, 16 pays 2 for its own chimera; S24 pays 5, and S30 pays 2 for each of five
# stones: 5 + 8 + 10 + 2 + 5 + 10 = 40.
ROW = ["M15", "R16", "R30", "M38", "R13", "R09", "R06", "R02"]
PLACED = ["S12", "S24", "S30"]


def test_the_best_by_hand_gives_up_what_pays_least_when_its_turn_comes() -> None:
    # 38 takes S24 and S30 (19 for 15), so 30 still sees the stone on S12, which 15, scored last,
    # takes for 8: 40 + 19 - 15 + 8 = 52.
    assert best(ROW, PLACED) == (give_up(0, "M38", 24, 30)[1], give_up(0, "M15", 12)[1])
    assert score(ROW, PLACED, {"M38": ["S24", "S30"], "M15": ["S12"]}).total == 52


def test_the_order_of_the_sanctuaries_does_not_change_what_is_best() -> None:
    for placed in permutations(PLACED):
        assert best(ROW, list(placed)) == best(ROW, PLACED)


def test_decisions_that_are_made_stand_and_the_best_of_the_rest_is_found() -> None:
    row = [region(name) for name in ROW]
    placed = [sanctuary(name) for name in PLACED]
    # With S12 and S24 gone, S30 pays 8 for four stones, and so would 15 for it: it is kept.
    made: tuple[GiveUp, ...] = (give_up(0, "M38", 12, 24)[1],)
    assert best_decisions(row, placed, made) == (*made, give_up(0, "M15")[1])
    # With nothing given to 38, 15 takes S12: 8 for the stone, which S30 alone still counts, 2.
    made = (give_up(0, "M38")[1],)
    assert best_decisions(row, placed, made) == (*made, give_up(0, "M15", 12)[1])
    # All made: nothing is left to find.
    made = (give_up(0, "M38")[1], give_up(0, "M15", 24)[1])
    assert best_decisions(row, placed, made) == made


def test_of_equal_choices_the_one_that_gives_up_least_is_found() -> None:
    # S32 pays 2 per clue: with 33, M33, 6 and 8 five clues, 10; 21 pays 10 for it: the same.
    row = ["M21", "M33", "R33", "R08", "R06"]
    assert score(row, ["S32"]).total == score(row, ["S32"], {"M21": ["S32"]}).total
    assert best(row, ["S32"]) == (give_up(0, "M21")[1],)


def test_one_sanctuary_is_given_up_rather_than_two_for_the_same() -> None:
    # S47 pays 3 for each of three sets of wonders on 0, 7, 1 and 4: 9. Either 21 takes S16, which
    # pays nothing: 10 + 9. Or 38 takes both: 19.
    row = ["M38", "R00", "R07", "R01", "R04", "M21"]
    placed = ["S47", "S16"]
    assert score(row, placed, {"M21": ["S16"]}).total == 19
    assert score(row, placed, {"M38": placed}).total == 19
    assert best(row, placed) == (give_up(0, "M21", 16)[1],)


def test_a_row_that_asks_for_nothing_has_nothing_to_decide() -> None:
    assert best(["R44", "R49", "R14", "R28"], ["S12", "S38"]) == ()
    assert best(["M38", "R09"], ["S12"]) == ()
    assert best(["M15", "M21", "M38"], []) == ()
    assert best([], ["S12"]) == ()


def test_decisions_become_sacrifices_and_nothing_given_up_is_left_out() -> None:
    decisions = [give_up(0, "M38", 24, 12)[1], give_up(0, "M15")[1], give_up(0, "M21", 30)[1]]
    assert as_sacrifices(decisions) == {
        "M38": (sanctuary("S12"), sanctuary("S24")),
        "M21": (sanctuary("S30"),),
    }
    assert as_sacrifices([]) == {}
