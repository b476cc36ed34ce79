"""Who wins.

Rows that pay the same are made of 3 (4 fame), 5 (2 fame), 9 (5 fame) and Regions without a quest.
"""

from collections.abc import Sequence

import pytest

from renown.faraway import Ranking, TieBreak, rank, region, score


def ranked(*rows: Sequence[int | str], tie_break: TieBreak = TieBreak.LOWEST_CARD) -> Ranking:
    return rank([score(row) for row in rows], tie_break)


def places(ranking: Ranking) -> list[tuple[int, int]]:
    """Lists the seats, the best first, each with its rank."""
    return [(standing.seat, standing.rank) for standing in ranking.standings]


def test_the_most_fame_wins() -> None:
    assert ranked([5], [9], [3]).winners == (1,)


def test_all_players_are_ranked_by_fame() -> None:
    ranking = ranked([5], [9], [1], [3])
    assert places(ranking) == [(1, 1), (3, 2), (0, 3), (2, 4)]
    assert [standing.fame for standing in ranking.standings] == [5, 4, 2, 0]
    assert ranking.tied == ()


def test_a_tie_goes_to_the_region_with_the_smallest_exploration_time() -> None:
    # 5 fame each; smallest 9 against smallest 2.
    ranking = ranked([9, 12], [9, 2, 66])
    assert ranking.winners == (1,)
    assert places(ranking) == [(1, 1), (0, 2)]
    assert [standing.seat for standing in ranking.tied] == [1, 0]


def test_the_default_tie_break_is_the_lowest_card() -> None:
    assert rank([score([1])]).tie_break is TieBreak.LOWEST_CARD


def test_the_lowest_region_decides_only_among_the_tied() -> None:
    # Seat 1 owns Region 1 and less fame.
    assert places(ranked([9, 12], [1], [9, 8])) == [(2, 1), (0, 2), (1, 3)]


@pytest.mark.parametrize("rows", [([1, 8], [2, 7]), ([2, 7], [1, 8])])
def test_the_win_is_shared_if_the_totals_tie_too(rows: tuple[list[int], list[int]]) -> None:
    ranking = ranked(*rows, tie_break=TieBreak.LOWEST_TOTAL)
    assert ranking.winners == (0, 1)
    assert places(ranking) == [(0, 1), (1, 1)]


def test_after_a_shared_win_the_next_place_is_the_third() -> None:
    ranking = ranked([1, 8], [2, 7], [4, 6], tie_break=TieBreak.LOWEST_TOTAL)
    # 9, 9 and 10 hours.
    assert places(ranking) == [(0, 1), (1, 1), (2, 3)]


def test_three_tied_are_ordered_by_their_lowest_regions() -> None:
    # 5 fame each; lowest 9, 4, 6.
    ranking = ranked([9], [9, 4], [9, 6], [66])
    assert places(ranking) == [(1, 1), (2, 2), (0, 3), (3, 4)]
    assert [standing.seat for standing in ranking.tied] == [1, 2, 0]


def test_a_tie_below_the_winner_is_broken_in_the_same_way() -> None:
    ranking = ranked([8], [9], [6])
    assert places(ranking) == [(1, 1), (2, 2), (0, 3)]
    assert ranking.tied == ()


def test_on_equal_numbers_the_meteorite_is_the_higher() -> None:
    # Alone, 15 pays nothing without chimeras, and Meteorite 15 nothing without a sacrifice.
    assert places(ranked(["M15"], ["R15"])) == [(1, 1), (0, 2)]
    assert places(ranked(["R15"], ["M15"])) == [(0, 1), (1, 2)]


def test_the_lowest_of_a_row_with_both_equal_cards_is_the_base_region() -> None:
    # 0 fame each.
    ranking = ranked(["M15", "R15"], ["R17"])
    assert ranking.standings[0].lowest_card == region("R15")
    assert ranking.standings[0].total_time == 30


def test_meteorites_count_their_number_in_the_lowest_total_and_equal_totals_share_the_win() -> None:
    ranking = ranked(["M15"], ["R15"], tie_break=TieBreak.LOWEST_TOTAL)
    assert ranking.winners == (0, 1)


def test_a_meteorite_is_still_lower_than_the_next_number() -> None:
    assert ranked(["R17"], ["M15"]).winners == (1,)


def test_a_standing_tells_the_lowest_region_and_the_total_time() -> None:
    standing = ranked([9, 12, 66]).standings[0]
    assert standing.lowest_card == region(9)
    assert standing.total_time == 9 + 12 + 66
    assert standing.fame == 5


@pytest.mark.parametrize("tie_break", list(TieBreak))
def test_an_empty_row_wins_no_tie(tie_break: TieBreak) -> None:
    # Region 1 has no quest, so both have nothing.
    assert rank([score([]), score([1])], tie_break).winners == (1,)
