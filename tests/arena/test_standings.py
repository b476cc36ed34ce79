import pytest
from tests.arena.games import make_deal, make_match

from renown.arena import LostTurns, PlayedDeal, PlayedGame
from renown.arena.standings import Loss, rank_bots, win_shares


def test_figures_counted_by_hand() -> None:
    # a wins two games and shares one of four: 5/8. By deals: 3/4 and 1/2.
    deals = [
        PlayedDeal(0, (0, 1), (PlayedGame((9, 5), (1, 2)), PlayedGame((7, 7), (1, 1)))),
        PlayedDeal(1, (0, 1), (PlayedGame((4, 8), (2, 1)), PlayedGame((8, 2), (1, 2)))),
    ]
    best, other = rank_bots(make_match("a", "b"), deals)
    assert (best.bot, best.deals, best.win_share.value) == ("a", 2, 5 / 8)
    assert (other.bot, other.deals, other.win_share.value) == ("b", 2, 3 / 8)
    # Fame by deals: 8 and 6; 6 and 5. Student's bound for one degree of freedom is 12.706.
    assert best.fame.value == 7
    assert best.fame.low == pytest.approx(7 - 12.706, abs=0.001)
    assert other.fame.value == 5.5
    assert other.fame.high == pytest.approx(5.5 + 12.706 / 2, abs=0.001)
    assert best.rating.value > 1500 > other.rating.value


def test_bot_in_several_seats_has_a_share_for_each_seat() -> None:
    # a, alone among three b, wins one game of four.
    deal = make_deal((0, 1, 1, 1), (1, 2, 3, 4), (4, 1, 2, 3), (4, 3, 1, 2), (4, 2, 3, 1))
    alone, others = win_shares(2, [deal, deal])
    assert alone.value == 1 / 4
    assert others.value == 3 / 4 / 3


def test_deals_without_a_bot_do_not_count_for_it() -> None:
    deals = [make_deal((0, 1), (1, 2), (1, 2)), make_deal((1, 2), (1, 2), (2, 1))]
    shares = win_shares(3, deals)
    assert [share.value for share in shares] == [1, 1 / 4, 1 / 2]


def test_lost_turns_are_summed_up_by_reason() -> None:
    first = LostTurns(1, "slow", 2, "It was late.")
    second = LostTurns(1, "slow", 1, "It was late again.")
    third = LostTurns(0, "dead", 5, "It ended.")
    deals = [
        PlayedDeal(0, (1, 0), (PlayedGame((3, 2), (1, 2), (first,)), PlayedGame((3, 2), (1, 2)))),
        PlayedDeal(1, (1, 0), (PlayedGame((3, 2), (1, 2), (second, third)),) * 2),
    ]
    best, other = rank_bots(make_match("a", "b"), deals)
    assert (best.bot, best.lost) == ("b", (Loss("dead", 10, "It ended."),))
    assert (other.bot, other.lost) == ("a", (Loss("slow", 4, "It was late."),))
