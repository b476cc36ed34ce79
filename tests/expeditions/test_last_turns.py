"""Rules, "Trigger and last turns"."""

from itertools import pairwise

import pytest

from renown.expeditions import (
    Basecamp,
    Category,
    Counts,
    FiguresError,
    TurnError,
    boast,
    end_turn,
    open_basecamp,
)

EVERYTHING = Counts(quests=4, melds=4, upgrades=4, corruption=7, cards=8, workers=7, maps=5)
FOUR = (Category.QUESTS, Category.MELDS, Category.UPGRADES, Category.CARDS)


def triggered(players: int, seat: int) -> Basecamp:
    basecamp = open_basecamp(players)
    for category in FOUR:
        assert basecamp.last_turns == ()
        basecamp = boast(basecamp, seat, category, EVERYTHING)
    return basecamp


@pytest.mark.parametrize(
    ("players", "seat"), [(players, seat) for players in range(1, 7) for seat in range(players)]
)
def test_n_turns_follow_each_seat_once_in_turn_order_who_triggered_last(
    players: int, seat: int
) -> None:
    basecamp = triggered(players, seat)
    order = []
    while not basecamp.is_over:
        order.append(basecamp.last_turns[0])
        assert len(basecamp.last_turns) == players - len(order) + 1
        basecamp = end_turn(basecamp)
    assert len(order) == players
    assert sorted(order) == list(range(players))
    assert order[-1] == seat
    for before, after in pairwise(order):
        assert after == (before + 1) % players


def test_another_fourth_token_in_the_last_turns_starts_nothing_new() -> None:
    basecamp = triggered(3, 1)
    assert basecamp.last_turns == (2, 0, 1)
    for category in FOUR:
        basecamp = boast(basecamp, 2, category, EVERYTHING)
    assert basecamp.triggered_by == 1
    assert basecamp.last_turns == (2, 0, 1)
    assert end_turn(basecamp).last_turns == (0, 1)


def test_in_the_last_turns_only_the_seat_whose_turn_it_is_may_boast() -> None:
    basecamp = triggered(3, 1)
    with pytest.raises(TurnError, match=r"^The last turns have begun, and it is another player's"):
        boast(basecamp, 0, Category.CARDS, EVERYTHING)
    assert boast(end_turn(basecamp), 0, Category.CARDS, EVERYTHING).placed[0] == (Category.CARDS,)


def test_nothing_happens_after_the_last_turn() -> None:
    basecamp = end_turn(triggered(1, 0))
    assert basecamp.is_over
    with pytest.raises(TurnError, match=r"^The game is over\. There is no last turn to end\.$"):
        end_turn(basecamp)
    with pytest.raises(TurnError, match=r"^The game is over: no turn is left to boast in\.$"):
        boast(basecamp, 0, Category.CORRUPTION, EVERYTHING)


def test_a_turn_before_the_trigger_is_not_counted() -> None:
    with pytest.raises(TurnError, match=r"^The end has not been triggered\."):
        end_turn(open_basecamp(2))


@pytest.mark.parametrize("players", [0, 7, -1])
def test_one_to_six_play(players: int) -> None:
    with pytest.raises(FiguresError, match=rf"1 to 6 players, not {players}\."):
        open_basecamp(players)
