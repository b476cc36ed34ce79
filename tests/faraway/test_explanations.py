"""Why a card pays what it pays: the lines of a score sheet, by hand."""

from tests.faraway.playing import regions, sanctuaries

from renown.faraway import Biome, Count, Mark, Outcome, Requirement, ScoreLine, Wonder, score


def explained(row: list[int | str], placed: list[str], card: str) -> ScoreLine:
    sheet = score(row, placed)
    return next(line for line in sheet.regions + sheet.sanctuaries if line.card.id == card)


def test_a_quest_that_paid_tells_what_it_counted_and_how_many_times() -> None:
    # 44 asks for a stone and a thistle: stones on 28 and S12, the thistle on 14.
    line = explained([44, 49, 14, 28], ["S12", "S38"], "R44")
    assert line.outcome is Outcome.PAID
    assert line.requirements == (
        Requirement(Wonder.STONE, 1, 2),
        Requirement(Wonder.THISTLE, 1, 1),
    )
    assert line.missing == ()
    # Deserts 49 and S12; the city is 44 itself.
    assert line.counted == (Count(Biome.DESERT, 2), Count(Biome.CITY, 1))
    assert (line.times, line.points) == (3, 6)


def test_a_condition_not_met_tells_what_was_missing() -> None:
    # 40 asks for one of each wonder; two stones are there, and no chimera and no thistle.
    line = explained([40, 2], [], "R40")
    assert line.outcome is Outcome.UNMET
    assert line.requirements == (
        Requirement(Wonder.STONE, 1, 2),
        Requirement(Wonder.CHIMERA, 1, 0),
        Requirement(Wonder.THISTLE, 1, 0),
    )
    assert [(each.what, each.missing) for each in line.missing] == [
        (Wonder.CHIMERA, 1),
        (Wonder.THISTLE, 1),
    ]
    assert (line.times, line.points) == (0, 0)


def test_a_requirement_tells_how_many_are_missing_and_never_less_than_none() -> None:
    assert Requirement(Wonder.STONE, 5, 2).missing == 3
    assert Requirement(Wonder.STONE, 2, 2).missing == 0
    assert Requirement(Wonder.STONE, 2, 5).missing == 0


def test_a_card_without_a_quest_says_so() -> None:
    line = explained([1], [], "R01")
    assert (line.outcome, line.points, line.times) == (Outcome.NO_QUEST, 0, 0)
    assert (line.requirements, line.counted) == ((), ())


def test_flat_points_count_nothing_and_are_paid_once() -> None:
    line = explained([9], [], "R09")
    assert (line.outcome, line.counted, line.times) == (Outcome.PAID, (), 1)


def test_a_quest_that_counts_nothing_is_paid_no_times() -> None:
    line = explained([13], [], "R13")
    assert line.counted == (Count(Wonder.STONE, 0),)
    assert (line.outcome, line.times, line.points) == (Outcome.PAID, 0, 0)


def test_a_set_tells_the_count_of_each_of_its_parts() -> None:
    line = explained([43, 1, 4, 8, 12], [], "R43")
    counts = {count.what: count.visible for count in line.counted}
    assert counts == {Biome.DESERT: 1, Biome.FOREST: 2, Biome.RIVER: 1, Biome.CITY: 1}
    assert (line.times, line.points) == (1, 10)


def test_points_for_enough_of_one_thing_tell_how_many_were_visible() -> None:
    line = explained(["M26", 6, 8], ["S16"], "M26")
    assert line.requirements == (Requirement(Mark.CLUE, 5, 3),)
    assert line.missing == line.requirements
    assert line.outcome is Outcome.UNMET


def test_visible_are_the_sanctuaries_the_card_and_all_to_its_right() -> None:
    line = explained([1, 13, 9, 2], ["S12"], "R13")
    assert set(line.visible) == {*regions(13, 9, 2), *sanctuaries(12)}
    assert len(line.visible) == 4


def test_for_a_sanctuary_everything_is_visible() -> None:
    line = explained([1, 13, 9], ["S12", "S30"], "S30")
    assert set(line.visible) == {*regions(1, 13, 9), *sanctuaries(12, 30)}


def test_meteorites_and_their_last_digits_are_visible_from_the_start() -> None:
    line = explained(["M33", 23, 1, 9], [], "R09")
    assert set(line.visible) == set(regions("M33", 23, 9))


def test_counting_cards_are_those_that_the_quest_counted_or_asked_for() -> None:
    # 48 pays 3 per stone: 2 and S12; not itself, 9 or S24.
    line = explained([48, 9, 2], ["S12", "S24"], "R48")
    assert set(line.counting_cards) == {*regions(2), *sanctuaries(12)}
    # 44 counts deserts and cities and asks for a stone and a thistle; 5 has a chimera.
    line = explained([44, 49, 14, 28, 5], ["S12", "S38"], "R44")
    assert set(line.counting_cards) == {*regions(44, 49, 14, 28), *sanctuaries(12)}


def test_a_sacrifice_tells_what_was_given_up_for_it() -> None:
    sheet = score(["M38", "M15"], ["S24", "S30", "S12"], {"M38": ["S24", "S12"]})
    assert sheet.regions[0].given_up == sanctuaries(24, 12)
    assert (sheet.regions[0].outcome, sheet.regions[0].times) == (Outcome.PAID, 1)
    assert sheet.regions[1].given_up == ()
    assert (sheet.regions[1].outcome, sheet.regions[1].points) == (Outcome.DECLINED, 0)
    assert [line.outcome for line in sheet.sanctuaries] == [
        Outcome.GIVEN_UP,
        Outcome.PAID,
        Outcome.GIVEN_UP,
    ]


def test_what_was_given_up_is_not_visible_afterwards() -> None:
    sheet = score([13, "M21", 9], ["S12", "S24"], {"M21": ["S12"]})
    assert set(sheet.regions[2].visible) == {*regions("M21", 9), *sanctuaries(12, 24)}
    assert set(sheet.regions[0].visible) == {*regions(13, "M21", 9), *sanctuaries(24)}


def test_a_sheet_tells_the_row_left_to_right() -> None:
    assert score([44, 9, 14]).row == regions(44, 9, 14)
