"""Rules, "The richest player wins" and "Tie for first"."""

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from tests.expeditions.figures import players, tables

from renown.expeditions import Automa, Counts, Player, settle, tie_sum


def owner(name: str, power: int | None = None, **counts: int | bool) -> Player:
    return Player(name, coins=10, counts=Counts(**counts), power=power)  # type: ignore[arg-type]


def test_the_richest_wins() -> None:
    result = settle([Player("A", coins=9), Player("B", coins=12), Player("C", coins=9)])
    assert result.winners == (1,)
    assert result.ranks == (2, 1, 2)
    assert result.tie_break is None


def test_the_sum_counts_all_categories_those_without_a_token_included() -> None:
    everything = owner(
        "A",
        quests=2,
        melds=3,
        upgrades=4,
        corruption=5,
        corruption20=True,
        cards=6,
        workers=7,
        maps=1,
    )
    # 2 + 3 + 4 + 5 + 1 + 6 + 7 + 1.
    assert tie_sum(everything, adds_power=False, adds_both=True) == 29
    assert tie_sum(everything, adds_power=False, adds_both=False) == 28
    assert tie_sum(replace(everything, power=9), adds_power=True, adds_both=True) == 38


def test_values_of_items_speak_for_upgraded_items_whose_number_was_not_told() -> None:
    result = settle(
        [
            Player("A", item_values=(1, 1)),
            Player("B", coins=2, counts=Counts(melds=1)),
        ]
    )
    assert result.tie_break is not None
    assert result.tie_break.readings[0].sums == (2, 1)
    assert result.winners == (0,)


def test_the_greater_sum_wins_a_tie_and_the_others_follow() -> None:
    result = settle([owner("A", cards=3), owner("B", cards=5), Player("C", coins=4)])
    assert result.winners == (1,)
    assert result.ranks == (2, 1, 3)
    assert result.tie_break is not None
    assert result.tie_break.tied == (0, 1)
    assert [reading.sums for reading in result.tie_break.readings] == [(3, 5), (3, 5)]
    assert not result.tie_break.is_disputed


def test_still_tied_the_win_is_shared() -> None:
    result = settle([owner("A", cards=3), owner("B", quests=3), Player("C", coins=4)])
    assert result.winners == (0, 1)
    assert result.ranks == (1, 1, 3)


def test_power_given_for_all_who_are_tied_decides_first() -> None:
    result = settle([owner("A", power=9, cards=3), owner("B", power=2, cards=5)])
    assert result.winners == (0,)
    assert result.tie_break is not None
    assert result.tie_break.is_disputed
    assert [
        (reading.adds_power, reading.adds_both, reading.sums, reading.winners)
        for reading in result.tie_break.readings
    ] == [
        (True, True, (12, 7), (0,)),
        (True, False, (12, 7), (0,)),
        (False, True, (3, 5), (1,)),
        (False, False, (3, 5), (1,)),
    ]


def test_power_that_is_not_known_of_all_who_are_tied_is_left_out() -> None:
    result = settle([owner("A", power=9, cards=3), owner("B", cards=5)])
    assert result.winners == (1,)
    assert result.tie_break is not None
    assert {reading.adds_power for reading in result.tie_break.readings} == {False}


def test_workers_and_maps_are_added_by_default_and_the_other_reading_is_told() -> None:
    result = settle([owner("A", workers=4, maps=4), owner("B", workers=6, maps=1)])
    assert result.winners == (0,)
    assert result.tie_break is not None
    assert [reading.winners for reading in result.tie_break.readings] == [(0,), (1,)]
    assert result.tie_break.is_disputed


def test_a_tie_with_the_automa_is_shared() -> None:
    result = settle([owner("A", cards=9), Automa("Automa", ((2, 5),))])
    assert result.winners == (0, 1)
    assert result.tie_break is not None
    assert result.tie_break.readings == ()


@given(tables, st.integers(0, 5), st.integers(1, 9))
def test_more_coins_never_lower_a_rank(table: list[Player], seat: int, more: int) -> None:
    seat %= len(table)
    richer = list(table)
    richer[seat] = replace(table[seat], coins=table[seat].coins + more)
    assert settle(richer).ranks[seat] <= settle(table).ranks[seat]


@given(tables, st.randoms(use_true_random=False))
def test_the_order_of_players_does_not_matter(table: list[Player], random: Random) -> None:
    result = settle(table)
    order = list(range(len(table)))
    random.shuffle(order)
    moved = settle([table[seat] for seat in order])
    assert [moved.ranks[place] for place in range(len(order))] == [
        result.ranks[seat] for seat in order
    ]
    assert sorted(order[place] for place in moved.winners) == sorted(result.winners)


@given(st.lists(players(power=True), min_size=2, max_size=6), st.integers(0, 20))
def test_the_readings_agree_whenever_the_sums_say_so(table: list[Player], power: int) -> None:
    # With one power for all, and maps for nobody, no reading can differ from another.
    alike = [
        replace(player, power=power, counts=replace(player.counts, maps=0)) for player in table
    ]
    result = settle(alike)
    if result.tie_break:
        assert not result.tie_break.is_disputed


@given(tables)
def test_somebody_wins_and_winners_have_the_most(table: list[Player]) -> None:
    result = settle(table)
    most = max(sheet.total for sheet in result.sheets)
    assert result.winners
    assert all(result.sheets[seat].total == most for seat in result.winners)
    assert all((rank == 1) == (seat in result.winners) for seat, rank in enumerate(result.ranks))
