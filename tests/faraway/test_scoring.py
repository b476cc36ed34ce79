"""The rules of scoring, each on a row whose points are counted by hand."""

from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.faraway.playing import regions

from renown.faraway import SANCTUARIES, Outcome, always_visible, region, score


def paid(
    row: Sequence[int | str],
    placed: Sequence[str] = (),
    sacrifices: Mapping[str, Sequence[str]] | None = None,
) -> list[int]:
    """Lists the points of the Regions, left to right."""
    return [line.points for line in score(row, placed, sacrifices).regions]


def placed_paid(
    row: Sequence[int | str],
    placed: Sequence[str],
    sacrifices: Mapping[str, Sequence[str]] | None = None,
) -> list[int]:
    """Lists the points of the Sanctuaries, in the order given."""
    return [line.points for line in score(row, placed, sacrifices).sanctuaries]


def test_a_region_counts_itself_all_to_its_right_and_all_sanctuaries() -> None:
    # 15 pays 2 per chimera: none on itself, 5, 8, S11; not the one on 7, to its left.
    assert paid([7, 15, 5, 8], ["S11"]) == [0, 6, 2, 0]
    # 16 has a chimera itself.
    assert paid([16]) == [2]


def test_sanctuaries_score_last_with_everything_visible() -> None:
    # S34 pays 1 per night card, and all of 21, 25, 9 are face up by then.
    assert placed_paid([21, 25, 9], ["S34"]) == [2]


def test_the_printed_example_pays_22() -> None:
    assert paid([44, 49, 14, 28], ["S12", "S38"]) == [6, 12, 2, 0]
    assert placed_paid([44, 49, 14, 28], ["S12", "S38"]) == [0, 2]
    assert score([44, 49, 14, 28], ["S12", "S38"]).total == 22


# Conditions.


def test_a_condition_is_met_by_exactly_as_many_wonders() -> None:
    # 66 pays 20 for four stones.
    assert paid([66, 2], ["S12", "S15"]) == [20, 0]


def test_a_condition_is_met_by_more_wonders() -> None:
    assert paid([66, 2, 6], ["S12", "S15"])[0] == 20


def test_a_condition_not_met_pays_nothing_and_never_a_part() -> None:
    assert paid([66, 2], ["S12"]) == [0, 0]
    # 52 pays 4 per chimera for three stones: two chimeras and two stones pay nothing.
    assert paid([52, 2, 5, 8])[0] == 0


def test_every_wonder_of_a_condition_is_needed() -> None:
    # 40 asks for a stone, a chimera and a thistle; itself it is a night card: 3 once.
    assert paid([40], ["S12", "S11", "S13"]) == [3]
    assert paid([40], ["S12", "S11", "S15"]) == [0]


def test_the_icons_of_the_card_itself_count_for_its_condition() -> None:
    # 32 asks for three stones, one of which it carries.
    assert paid([32, 2]) == [7, 0]


def test_wonders_to_the_left_do_not_meet_a_condition() -> None:
    assert paid([2, 32]) == [0, 0]


def test_icons_count_for_later_cards_even_if_their_own_quest_failed() -> None:
    # 45 carries a stone and fails without chimeras.
    assert paid([13, 45]) == [2, 0]


def test_sanctuaries_have_no_conditions() -> None:
    for card in SANCTUARIES.values():
        line = score([], [card]).sanctuaries[0]
        assert line.requirements == ()
        assert line.outcome in (Outcome.PAID, Outcome.NO_QUEST)


# Kinds of quests.


def test_flat_points_are_paid_once() -> None:
    assert paid([9]) == [5]
    assert placed_paid([], ["S24"]) == [5]


def test_a_card_without_a_quest_pays_nothing() -> None:
    assert paid([1, 2, 4, 6, 7, 8, 12]) == [0] * 7


def test_wonders_are_counted_by_icon_not_by_card() -> None:
    # S46 carries two stones, 2 carries two more.
    assert paid([13, 2], ["S46"])[0] == 8


def test_each_kind_of_wonder_has_its_own_count() -> None:
    # 13: 2 per stone; 15: 2 per chimera; 19: 2 per thistle, one of them its own.
    assert paid([13], ["S12", "S11", "S14", "S13"])[0] == 2
    assert paid([15], ["S12", "S11", "S14", "S13"])[0] == 4
    assert paid([19], ["S12", "S11", "S14", "S13"])[0] == 4


def test_each_clue_icon_pays_also_on_sanctuaries_and_on_the_card_itself() -> None:
    # 22 pays 1 per clue: its own, 6, 8 and S16.
    assert paid([22, 6, 8, 9], ["S16"])[0] == 4


def test_a_card_with_two_clues_pays_twice() -> None:
    # 11 pays 2 per clue.
    assert paid([11, "M33"])[0] == 4


def test_each_night_card_pays_region_or_sanctuary_without_a_cap() -> None:
    assert paid([10, 25, 27, 29, 31, 33, 35, 37])[0] == 7 * 3
    assert paid([10], ["S42", "S43", "S44", "S45"]) == [12]


def test_a_night_card_counts_itself() -> None:
    # 24 is a night card and asks for a chimera, on S11.
    assert paid([24], ["S11"]) == [2]


def test_each_card_of_a_biome_pays_region_or_coloured_sanctuary() -> None:
    # 50 pays 4 per river for two thistles: Regions 3, 5 and Sanctuary S14; S13 and S18 bring those.
    assert paid([50, 3, 5, 9], ["S13", "S18", "S14"])[0] == 12


def test_each_card_of_either_of_two_biomes_pays() -> None:
    # 25 pays 1 per river or city: itself, 12, 8, S01, S04; not 9, 1, S02.
    assert paid([25, 12, 8, 9, 1], ["S01", "S04", "S02"])[0] == 5


def test_each_set_of_four_biomes_pays_the_smallest_count_decides() -> None:
    # 43 is a desert. One forest 1, one river 8, one city 12: a set.
    assert paid([43, 1, 8, 12])[0] == 10
    # Two more forests and another river make no second set without a second city.
    assert paid([43, 1, 8, 12, 4, 7, 3, 2])[0] == 10
    assert paid([43, 1, 8, 12, 4, 3, 2], ["S04"])[0] == 20


def test_a_set_without_one_biome_pays_nothing() -> None:
    assert paid([43, 1, 8])[0] == 0


def test_a_sanctuary_counts_sets_over_regions_and_itself() -> None:
    # S22 is a city and pays 4 per set.
    assert placed_paid([1, 8, 9], ["S22"]) == [4]


def test_grey_is_no_joker_and_no_part_of_a_set() -> None:
    assert paid([43, 1, 8], ["S24"])[0] == 0
    assert paid([43, 1, 8, 70], ["S24"])[0] == 0


def test_grey_is_counted_for_none_of_the_coloured_biomes() -> None:
    # S05 to S10 are grey and pay 1 per card of two biomes each.
    assert placed_paid([], ["S05", "S06", "S07", "S08", "S09", "S10"]) == [0] * 6


def test_old_quests_are_not_scored_with_cards_to_the_left_that_come_later() -> None:
    # S16 is there from the start; 6, on the left, is not yet for 22.
    assert paid([6, 22], ["S16"]) == [0, 2]


@given(st.permutations(["S12", "S16", "S24", "S34", "S01", "S22"]))
def test_the_order_of_the_sanctuaries_does_not_matter(placed: list[str]) -> None:
    row = [13, 22, 30, 43, 1, 8, 12, 2]
    assert paid(row, placed) == paid(row, sorted(placed))
    assert sum(placed_paid(row, placed)) == sum(placed_paid(row, sorted(placed)))


def test_an_empty_row_pays_nothing() -> None:
    assert score([]).total == 0


# People from Below.


def test_grey_regions_and_grey_sanctuaries_of_the_base_game_are_mystic_havens() -> None:
    # 76 pays 4 per haven: itself, 70, 0, S24; it asks for two of each wonder, and 0 has one.
    assert paid([76, 70, 0], ["S24", "S12", "S11", "S13"])[0] == 4 * 4


def test_a_mystic_haven_card_counts_itself() -> None:
    # S48 is grey; S24 and 70 are; S01 and 9 are not.
    assert placed_paid([70, 9], ["S48", "S24", "S01"])[0] == 3


def test_a_coloured_card_can_count_mystic_havens_and_is_none_itself() -> None:
    # S51 is a desert and pays 2 per haven.
    assert placed_paid([70], ["S51", "S24"])[0] == 4


def test_each_set_of_three_different_wonders_pays() -> None:
    # 69 pays 7 per set. 0 carries one of each.
    assert paid([69, 0]) == [7, 0]
    # Stones 2, chimeras 3, thistles 2: two sets.
    assert paid([69, 0, 2], ["S11", "S14", "S13"])[0] == 14
    assert placed_paid([0], ["S50", "S12", "S14"]) == [3, 0, 0]


def test_a_condition_can_ask_for_six_icons() -> None:
    # 75 pays 28 for six stones: 2 and S46 carry two each, 6 and S12 one.
    assert paid([75, 2, 6], ["S46", "S12"])[0] == 28
    assert paid([75, 2, 6], ["S46"])[0] == 0


# Under Starry Skies.


def test_a_meteorite_is_never_turned_face_down() -> None:
    # M33 carries two clues and lies to the left of 11, which pays 2 per clue.
    assert paid(["M33", 11]) == [4, 4]


def test_regions_with_the_last_digit_of_a_meteorite_are_not_turned_face_down() -> None:
    # 23 shares the 3 of M33, and its chimera counts for 16 on its right: 2 x 2.
    assert paid([23, 16, "M33"]) == [0, 4, 4]
    # Without a Meteorite 16 sees its own chimera alone.
    assert paid([23, 16, 33])[1] == 2


def test_last_digits_are_those_of_ones_own_meteorites_only() -> None:
    # M04 has the last digit 4: 23 is turned face down, 34 is not.
    assert paid([23, 34, 16, "M04"])[2] == 4


def test_a_region_not_turned_face_down_is_counted_once() -> None:
    # M29 pays 1 per stone or chimera; 39 shares the 9 and carries one stone.
    assert paid(["M29", 39]) == [1, 0]
    assert paid([39, "M29"]) == [0, 1]


def test_a_region_not_turned_face_down_scores_its_own_quest_when_its_turn_comes() -> None:
    # 13 shares the 3 of M33. It pays 2 per stone: 2, to its right, and not 6, to its left.
    assert paid([6, 13, 2, "M33"]) == [0, 4, 0, 4]


def test_the_regions_always_visible_are_the_meteorites_and_their_last_digits() -> None:
    row = regions(5, "M15", 35, 50, "M20", 30, 9, 14)
    assert always_visible(row) == regions(5, "M15", 35, 50, "M20", 30)
    assert always_visible(regions(5, 15, 35)) == ()


def test_two_meteorites_with_the_same_last_digit_keep_it_visible_once() -> None:
    # M05 and M15 both keep 35 visible, whose chimera 16 counts once, beside its own: 2 x 2.
    assert always_visible(regions("M05", 35, 16, "M15", 6)) == regions("M05", 35, "M15")
    assert paid(["M05", 35, 16, "M15", 6]) == [0, 0, 4, 0, 0]
    # One of them alone keeps just as much visible, wherever it lies.
    assert paid([35, 16, "M15", 6])[1] == 4
    assert paid(["M05", 35, 16, 6])[2] == 4
    # Each of them is a night card, seen once: 10 pays 3 per night card.
    assert paid(["M05", "M15", 10]) == [0, 0, 6]


def test_a_row_without_a_meteorite_is_all_turned_face_down() -> None:
    assert always_visible(regions(5, 15, 25, 35, 20, 30, 9, 29)) == ()
    # 16 sees its own chimera, and none of those on 5, 35 and 26 to its left.
    assert paid([5, 35, 26, 16]) == [2, 0, 0, 2]


@pytest.mark.parametrize(("cities", "points"), [(3, 0), (4, 9), (5, 9), (7, 9)])
def test_points_for_four_cards_of_a_biome_are_paid_once(cities: int, points: int) -> None:
    # M09 pays 9; none of these share the 9.
    assert paid(["M09", *[12, 25, 27, 31, 33, 35, 37][:cities]])[0] == points


def test_sanctuaries_count_for_points_for_four_cards_of_a_biome() -> None:
    assert paid(["M09", 12], ["S04", "S20", "S21"])[0] == 9
    assert paid(["M09", 12], ["S04", "S20", "S19"])[0] == 0


def test_points_for_five_clues_are_paid_once() -> None:
    # M26 pays 17; M33 and M05 carry two clues each.
    assert paid(["M26", "M33", "M05"], ["S16"])[0] == 17
    assert paid(["M26", "M33", "M05"])[0] == 0


def test_points_for_five_night_cards_are_paid_once() -> None:
    # M32 pays 21 and is no night card itself.
    assert paid(["M32", 20, 21, 24, 25, 27])[0] == 21
    assert paid(["M32", 20, 21, 24, 25])[0] == 0
    assert paid(["M32", 20, 21, 24, 25], ["S42"])[0] == 21


def test_wonders_of_either_of_two_kinds_pay_one_each() -> None:
    # M13: stones or thistles; 4 has one of each, S46 two stones, S11 a chimera.
    assert paid(["M13", 4], ["S46", "S11"])[0] == 4
    # M07: chimeras or thistles.
    assert paid(["M07", 1, 4], ["S46"])[0] == 2


def test_a_sacrifice_is_a_choice_and_declined_it_pays_nothing() -> None:
    assert paid(["M15"], ["S24"]) == [0]
    assert placed_paid(["M15"], ["S24"]) == [5]
    assert paid(["M15"], ["S24"], {"M15": []}) == [0]


@pytest.mark.parametrize(
    ("meteorite", "given_up", "points"),
    [("M15", ["S24"], 8), ("M21", ["S24"], 10), ("M38", ["S24", "S12"], 19)],
)
def test_a_sacrifice_pays_its_points(meteorite: str, given_up: list[str], points: int) -> None:
    assert paid([meteorite], ["S24", "S12"], {meteorite: given_up}) == [points]


def test_a_sanctuary_given_up_pays_no_points_of_its_own_and_keeps_its_place() -> None:
    sheet = score(["M15"], ["S24", "S34", "S12"], {"M15": ["S34"]})
    assert [line.points for line in sheet.sanctuaries] == [5, 0, 0]
    assert [line.outcome for line in sheet.sanctuaries] == [
        Outcome.PAID,
        Outcome.GIVEN_UP,
        Outcome.NO_QUEST,
    ]


def test_a_sanctuary_given_up_counts_for_nothing_scored_afterwards() -> None:
    # S12 carries a stone: 13 on the left scores after the sacrifice.
    assert paid([13, "M21"], ["S12"], {"M21": ["S12"]}) == [0, 10]
    # S30 pays 2 per stone and sees none any more.
    assert placed_paid(["M21"], ["S12", "S30"], {"M21": ["S12"]}) == [0, 0]


def test_two_sacrifices_give_up_different_sanctuaries() -> None:
    sacrifices = {"M15": ["S12"], "M38": ["S24", "S30"]}
    sheet = score(["M15", "M38"], ["S12", "S24", "S30"], sacrifices)
    assert sheet.total == 8 + 19


def test_the_region_of_the_sacrifice_can_be_named_by_its_id_in_any_case() -> None:
    assert paid(["m15"], ["s24"], {"m15": ["s24"]}) == [8]


def test_regions_can_be_named_by_number_id_or_card() -> None:
    assert score([44, "R49", "14", region(28)], ["S12", "S38"]).total == 22
