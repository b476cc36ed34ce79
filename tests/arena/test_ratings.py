from itertools import combinations, pairwise
from math import log, log10, sqrt

import pytest
from tests.arena.games import make_deal

from renown.arena.ratings import count_ahead, rate

WON, LOST = (1, 2), (2, 1)


def test_known_table_is_recovered() -> None:
    # 400 points apart, the better bot ends ahead ten times as often; 800 apart, a hundred times.
    deals = [
        *[make_deal((0, 1), *[WON] * 10, LOST)] * 200,
        *[make_deal((1, 2), *[WON] * 10, LOST)] * 200,
        *[make_deal((0, 2), *[WON] * 100, LOST)] * 200,
    ]
    assert [rating.value for rating in rate(3, deals)] == pytest.approx([1900, 1500, 1100], abs=1)


def test_bots_need_not_have_met() -> None:
    deals = [make_deal((0, 1), *[WON] * 10, LOST), make_deal((1, 2), *[WON] * 10, LOST)] * 100
    assert [rating.value for rating in rate(3, deals)] == pytest.approx([1900, 1500, 1100], abs=1)


def test_duel_counted_by_hand() -> None:
    # Half a game is added for each: 3.5 against 1.5.
    one, other = rate(2, [make_deal((0, 1), WON, WON), make_deal((0, 1), WON, LOST)])
    assert one.value - other.value == pytest.approx(400 * log10(3.5 / 1.5))
    assert one.value + other.value == pytest.approx(3000)


def test_interval_of_a_duel_by_the_rule_of_propagation() -> None:
    # Of 800 games 600 are won. A deal's share is 1 or 1/2, spread by 1/4 around 3/4, so that the
    # standard error over 400 deals is 0.0125; the difference of the ratings changes by
    # 400 / ln 10 / (3/4 × 1/4) for it, and each rating by half of that.
    deals = [make_deal((0, 1), WON, WON), make_deal((0, 1), WON, LOST)] * 200
    error = 0.25 / sqrt(400) / (0.75 * 0.25) * 400 / log(10) / 2
    for rating in rate(2, deals):
        assert rating.low is not None
        assert rating.high is not None
        assert rating.high - rating.value == pytest.approx(1.96 * error, rel=0.1)
        assert rating.value - rating.low == pytest.approx(1.96 * error, rel=0.1)


def test_bot_that_always_wins_has_a_rating_that_is_not_sure() -> None:
    # Who lost none of 200 games may lose 3 in 200 (the rule of three): 727 points apart.
    one, other = rate(2, [make_deal((0, 1), WON, WON)] * 100)
    assert one.value - other.value == pytest.approx(400 * log10(200.5 / 0.5))
    assert one.low is not None
    assert other.high is not None
    assert one.low - other.high < 800


def test_ladder_in_which_the_better_bot_always_wins_is_found() -> None:
    pairs = combinations(range(6), 2)
    ratings = rate(6, [make_deal(pair, WON, WON) for pair in pairs] * 500)
    for better, worse in pairwise(ratings):
        assert worse.value + 400 < better.value


def test_single_deal_has_no_interval() -> None:
    assert all(rating.low is None for rating in rate(2, [make_deal((0, 1), WON, WON)]))


def test_every_pair_at_a_table_is_compared_by_rank() -> None:
    deal = make_deal((4, 2, 7), (2, 1, 3), (1, 2, 2))
    assert count_ahead(deal) == {
        (2, 4): 1,
        (2, 7): 1.5,
        (4, 7): 2,
        (4, 2): 1,
        (7, 2): 0.5,
    }


def test_copies_of_a_bot_are_not_compared_with_each_other() -> None:
    assert count_ahead(make_deal((0, 1, 1), (2, 1, 3))) == {(0, 1): 1, (1, 0): 1}


def test_same_deals_same_intervals() -> None:
    deals = [make_deal((0, 1), WON, LOST), make_deal((0, 1), WON, WON)] * 5
    assert rate(2, deals) == rate(2, deals)
