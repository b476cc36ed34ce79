"""The rounds, on positions laid out by hand."""

from random import Random

import pytest
from tests.faraway.playing import (
    WITH_SKIES,
    decks,
    explore,
    finished,
    hand,
    numbers,
    place,
    play,
    position,
    regions,
    sanctuaries,
    sanctuary_numbers,
    steps_at_random,
    take,
)

from renown.faraway import (
    Game,
    Keep,
    Phase,
    Place,
    Take,
    ascents,
    legal_actions,
    new_game,
    read_action,
    region,
)


def two_players() -> Game:
    """Deals 10, 20, 30 and 15, 25, 35; the river is 40, 50, 60, then 41, 51, 61."""
    deck = [10, 20, 30, 15, 25, 35, 40, 50, 60, 41, 51, 61, 42, 52, 62]
    return new_game(2, decks=decks(deck, [1, 2, 3, 4, 5, 6, 7, 8]))


# Step 1: explore.


def test_all_choose_at_the_same_time_and_nothing_is_revealed_before_the_last() -> None:
    game = two_players()
    assert game.waiting == (0, 1)
    game = play(game, explore(1, 25))
    assert game.waiting == (0,)
    assert [seat.row for seat in game.seats] == [(), ()]
    game = play(game, explore(0, 20))
    assert [numbers(seat.row) for seat in game.seats] == [[20], [25]]
    assert [numbers(seat.hand) for seat in game.seats] == [[10, 30], [15, 35]]


def test_a_choice_can_be_changed_until_the_last_player_has_chosen() -> None:
    game = play(two_players(), explore(0, 20), explore(0, 30), explore(0, 10), explore(1, 25))
    assert [numbers(seat.row) for seat in game.seats] == [[10], [25]]


def test_choosing_the_same_again_changes_nothing() -> None:
    once = play(two_players(), explore(0, 20))
    assert play(once, explore(0, 20)) == once


def test_the_region_goes_to_the_right_end_of_the_row() -> None:
    game = position(hand(10, 20, 30, row=(5, 4)), hand(11, 21, 31, row=(7, 6)))
    game = play(game, explore(0, 10), explore(1, 11))
    assert [numbers(seat.row) for seat in game.seats] == [[5, 4, 10], [7, 6, 11]]


# Step 2: find a Sanctuary.


def test_no_sanctuary_is_found_in_round_1() -> None:
    game = play(two_players(), explore(0, 30), explore(1, 35))
    assert all(not seat.drawn and seat.due == 0 for seat in game.seats)
    assert len(game.sanctuary_deck) == 45


def test_a_higher_region_finds_one_sanctuary_without_clues() -> None:
    game = position(hand(10, 20, 30, row=(9,)), hand(1, 2, 3, row=(5,)), deck=(7, 8, 9))
    game = play(game, explore(0, 10), explore(1, 2))
    assert sanctuary_numbers(game.seats[0].drawn) == [7]
    assert sanctuary_numbers(game.sanctuary_deck) == [8, 9]


def test_a_lower_region_finds_none_whatever_the_clues() -> None:
    game = position(hand(6, 20, 30, row=(12,), placed=(16,)), hand(1, 2, 3, row=(5,)), deck=(7, 8))
    game = play(game, explore(0, 6), explore(1, 2))
    assert [seat.drawn for seat in game.seats] == [(), ()]


def test_only_the_region_of_the_round_before_is_compared() -> None:
    # 10 is lower than 50, the highest, and higher than 9, the last.
    game = position(hand(10, 20, 30, row=(50, 9)), hand(1, 2, 3, row=(5,)), deck=(7, 8, 9))
    game = play(game, explore(0, 10), explore(1, 2))
    assert len(game.seats[0].drawn) == 1


def test_the_clue_of_the_new_region_counts_at_once() -> None:
    game = position(hand(12, 20, 30, row=(9,)), hand(1, 2, 3, row=(5,)), deck=(1, 2, 3, 4))
    game = play(game, explore(0, 12), explore(1, 2))
    assert sanctuary_numbers(game.seats[0].drawn) == [1, 2]


def test_all_clues_on_regions_and_placed_sanctuaries_count() -> None:
    # Clues on 6, 8, 12, on S16 and on S21; none on 9 and S24: 1 + 5.
    seat = hand(12, 20, 30, row=(6, 8, 9), placed=(16, 24, 21))
    game = position(seat, hand(1, 2, 3, row=(5,)), deck=(1, 2, 3, 4, 5, 6, 7, 8))
    game = play(game, explore(0, 12), explore(1, 2))
    assert sanctuary_numbers(game.seats[0].drawn) == [1, 2, 3, 4, 5, 6]


def test_the_sanctuary_placed_counts_from_the_next_round_on() -> None:
    game = position(
        hand(10, 20, 30, row=(9,)),
        hand(1, 2, 3, row=(5,)),
        deck=(16, 1, 2, 3, 4),
        river=(60, 61, 63),
    )
    game = play(game, explore(0, 10), explore(1, 2), take(1, 60), take(0, 61), place(0, 16))
    game = play(game, explore(0, 20), explore(1, 1))
    # 20 carries a clue and S16 does: 1 + 2.
    assert sanctuary_numbers(game.seats[0].drawn) == [1, 2, 3]


def test_the_meteorite_after_the_equal_base_region_finds_a_sanctuary() -> None:
    game = position(hand("M20", 30, 31, row=(20,)), hand(1, 2, 3, row=(5,)), deck=(1, 2, 3, 4))
    game = play(game, explore(0, "M20"), explore(1, 2))
    assert len(game.seats[0].drawn) == 3  # A clue on each 20.


def test_the_base_region_after_the_equal_meteorite_finds_none() -> None:
    game = position(hand(20, 30, 31, row=("M20",)), hand(1, 2, 3, row=(5,)), deck=(1, 2, 3, 4))
    game = play(game, explore(0, 20), explore(1, 2))
    assert game.seats[0].drawn == ()


@pytest.mark.parametrize("number", [4, 5, 7, 9, 11, 13, 15, 20, 21, 26, 27, 29, 32, 33, 38])
def test_every_meteorite_counts_as_higher_than_the_equal_region_and_no_more(number: int) -> None:
    equal, meteorite = f"R{number:02}", f"M{number:02}"
    below, above = f"R{number - 1:02}", f"R{number + 1:02}"
    found = {}
    for before, after in [
        (equal, meteorite),
        (meteorite, equal),
        (below, meteorite),
        (meteorite, above),
        (above, meteorite),
        (meteorite, below),
    ]:
        game = position(hand(after, 66, 67, row=(before,)), hand(1, 2, 68, row=(50,)), deck=(1,))
        other = 1 if after != "R01" else 2
        found[before, after] = bool(play(game, explore(0, after), explore(1, other)).seats[0].drawn)
    assert found == {
        (equal, meteorite): True,
        (meteorite, equal): False,
        (below, meteorite): True,
        (meteorite, above): True,
        (above, meteorite): False,
        (meteorite, below): False,
    }


def test_ascents_are_strictly_higher_and_meteorites_count_as_the_higher() -> None:
    assert ascents(regions(1, 5, 4, 9, 2)) == 2
    assert ascents(regions("R04", "M04")) == 1
    assert ascents(regions("M04", "R04")) == 0
    assert ascents(()) == ascents(regions(7)) == 0


def test_sanctuaries_are_seen_before_a_region_is_taken() -> None:
    game = position(hand(10, 20, 30, row=(9,)), hand(1, 2, 3, row=(5,)), deck=(7,))
    game = play(game, explore(0, 10), explore(1, 2), take(1, 1))
    assert (game.phase, game.waiting) == (Phase.TAKE, (0,))
    assert sanctuary_numbers(game.seats[0].drawn) == [7]


def test_sanctuaries_are_drawn_in_ascending_order_each_player_in_full_before_the_next() -> None:
    # Seat 0 plays the higher Region, so seat 1 draws first: two, for its clue on 12.
    game = position(hand(20, 30, 31, row=(9,)), hand(12, 13, 14, row=(5,)), deck=(1, 2, 3, 4, 5))
    game = play(game, explore(0, 20), explore(1, 12))
    assert sanctuary_numbers(game.seats[1].drawn) == [1, 2]
    assert sanctuary_numbers(game.seats[0].drawn) == [3, 4]


# Step 3: end the exploration.


def test_players_act_in_ascending_order_of_the_regions_just_played() -> None:
    game = new_game(3, decks=decks([30, 31, 32, 10, 11, 12, 20, 21, 22, 40, 41, 42, 43]))
    game = play(game, explore(0, 30), explore(1, 10), explore(2, 20))
    assert game.order == (1, 2, 0)
    assert game.waiting == (1,)
    game = play(game, take(1, 40))
    assert game.waiting == (2,)
    game = play(game, take(2, 41))
    assert game.waiting == (0,)


def test_in_one_round_the_owner_of_the_meteorite_acts_after_the_equal_base_region() -> None:
    game = position(hand("M20", 30, 31, row=(50,)), hand(20, 21, 22, row=(51,)))
    assert play(game, explore(0, "M20"), explore(1, 20)).order == (1, 0)
    # Whoever chose first.
    assert play(game, explore(1, 20), explore(0, "M20")).order == (1, 0)


def test_the_meteorite_acts_between_the_equal_region_and_the_next_higher() -> None:
    game = position(
        hand(16, 60, 61, row=(50,)),
        hand("M15", 62, 63, row=(51,)),
        hand(14, 1, 2, row=(52,)),
        hand(15, 3, 4, row=(53,)),
    )
    game = play(game, explore(0, 16), explore(1, "M15"), explore(2, 14), explore(3, 15))
    assert game.order == (2, 3, 1, 0)


def test_on_equal_exploration_times_the_base_region_draws_its_sanctuaries_first() -> None:
    # 20 and M20 carry a clue each: two for seat 1, who draws first, then two for seat 0.
    game = position(
        hand("M20", 30, 31, row=(9,)), hand(20, 21, 22, row=(10,)), deck=(1, 2, 3, 4, 5)
    )
    game = play(game, explore(0, "M20"), explore(1, 20))
    assert [sanctuary_numbers(seat.drawn) for seat in game.seats] == [[3, 4], [1, 2]]


def test_a_hand_and_what_is_kept_lie_in_ascending_order_the_meteorite_after_its_equal() -> None:
    game = new_game(
        2,
        decks=decks(["M15", 15, 16, 14, 1], first_reshuffled=[], sets=WITH_SKIES),
        setup="advanced",
        sets=WITH_SKIES,
    )
    assert game.seats[0].hand == regions(1, 14, 15, "M15", 16)
    assert read_action("keep M15 R16 R15") == Keep(regions(15, "M15", 16))


def test_a_region_taken_comes_into_the_hand_and_the_river_is_not_refilled() -> None:
    game = play(two_players(), explore(0, 20), explore(1, 25), take(0, 50))
    assert numbers(game.seats[0].hand) == [10, 30, 50]
    assert numbers(game.river) == [40, 60]
    assert list(legal_actions(game, 1)) == [Take(region(40)), Take(region(60))]


def test_exactly_one_sanctuary_is_placed_and_the_others_go_under_in_the_order_drawn() -> None:
    game = position(hand(12, 20, 30, row=(6,)), hand(1, 2, 3, row=(5,)), deck=(4, 3, 9, 1, 2))
    game = play(game, explore(0, 12), explore(1, 2), take(1, 1), take(0, 2))
    assert legal_actions(game, 0) == tuple(Place(card) for card in sanctuaries(4, 3, 9))
    game = play(game, place(0, 3))
    assert sanctuary_numbers(game.seats[0].sanctuaries) == [3]
    assert game.seats[0].drawn == ()
    assert sanctuary_numbers(game.sanctuary_deck) == [1, 2, 4, 9]


def test_another_order_of_what_goes_under_is_honoured() -> None:
    game = position(hand(12, 20, 30, row=(6,)), hand(1, 2, 3, row=(5,)), deck=(4, 3, 9, 1, 2))
    game = play(game, explore(0, 12), explore(1, 2), take(1, 1), take(0, 2), place(0, 3, 9, 4))
    assert sanctuary_numbers(game.sanctuary_deck) == [1, 2, 9, 4]


def test_each_player_takes_and_places_before_the_next_one_takes() -> None:
    game = position(hand(10, 20, 30, row=(9,)), hand(21, 22, 23, row=(5,)), deck=(1, 2, 3))
    game = play(game, explore(0, 10), explore(1, 21), take(0, 1))
    assert (game.phase, game.waiting) == (Phase.PLACE, (0,))
    game = play(game, place(0, 1))
    assert (game.phase, game.waiting) == (Phase.TAKE, (1,))


# Step 4: the next round.


def test_the_left_over_region_leaves_and_a_new_river_is_revealed() -> None:
    game = play(two_players(), explore(0, 20), explore(1, 25), take(0, 50), take(1, 40))
    assert numbers(game.departed) == [60]
    assert numbers(game.river) == [41, 51, 61]
    assert (game.round, game.phase, game.waiting) == (2, Phase.EXPLORE, (0, 1))


def last_rounds(round: int, deck: tuple[int, ...] = (1, 2, 3, 4)) -> Game:
    """Lays a round out in which seat 0 can climb from 50 and seat 1 from 40."""
    river = (1, 2, 3) if round < 8 else ()
    return position(
        hand(51, 9, 10, row=(50,)), hand(41, 5, 7, row=(40,)), round=round, river=river, deck=deck
    )


def test_after_round_6_a_river_is_revealed() -> None:
    game = play(last_rounds(6), explore(0, 9), explore(1, 5), take(1, 1), take(0, 2))
    assert numbers(game.river) == [64, 65, 66]
    assert game.round == 7


def test_after_round_7_the_left_over_leaves_and_nothing_is_revealed() -> None:
    game = play(last_rounds(7), explore(0, 9), explore(1, 5), take(1, 1), take(0, 2))
    assert numbers(game.departed) == [3]
    assert game.river == ()
    assert numbers(game.region_deck) == [64, 65, 66, 67, 68]
    assert (game.round, game.phase) == (8, Phase.EXPLORE)


def test_round_8_ends_at_once_when_nobody_found_a_sanctuary() -> None:
    game = play(last_rounds(8), explore(0, 9), explore(1, 5))
    assert game.is_over
    assert (game.phase, game.waiting) == (Phase.OVER, ())


def test_in_round_8_only_those_who_found_a_sanctuary_act() -> None:
    game = play(last_rounds(8), explore(0, 51), explore(1, 5))
    assert game.waiting == (0,)
    game = play(last_rounds(8), explore(0, 9), explore(1, 41))
    assert game.waiting == (1,)
    assert play(game, place(1, 1)).is_over


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_has_eight_rounds_and_leaves_two_regions_in_every_hand(players: int) -> None:
    over = finished(new_game(players, seed=11), Random(12))
    assert all(len(seat.row) == 8 and len(seat.hand) == 2 for seat in over.seats)


def test_everybody_has_three_regions_at_the_start_of_each_round() -> None:
    for game, _, _, after in steps_at_random(new_game(4, seed=1), Random(2)):
        if after.round != game.round:
            assert all(len(seat.hand) == 3 for seat in after.seats)


# The Sanctuary deck runs short.


def short_of_sanctuaries(deck: tuple[int, ...], round: int = 2) -> Game:
    """Lets seat 0 find 3 with 12 (clues on 6 and 12), then seat 1 find 3 with 22 (on 8 and 22)."""
    river = (1, 2, 3) if round < 8 else ()
    game = position(
        hand(12, 50, 51, row=(6,)), hand(22, 52, 53, row=(8,)), deck=deck, round=round, river=river
    )
    return play(game, explore(0, 12), explore(1, 22))


def test_whoever_is_short_gets_what_is_left() -> None:
    game = short_of_sanctuaries((1, 2, 3, 4))
    assert [sanctuary_numbers(seat.drawn) for seat in game.seats] == [[1, 2, 3], [4]]
    assert [seat.due for seat in game.seats] == [0, 2]
    assert game.sanctuary_deck == ()


def test_whoever_is_short_is_topped_up_at_their_own_turn_from_what_others_put_under() -> None:
    game = play(short_of_sanctuaries((1, 2, 3, 4)), take(0, 1))
    assert sanctuary_numbers(game.seats[1].drawn) == [4]
    game = play(game, place(0, 2))
    assert game.waiting == (1,)
    assert sanctuary_numbers(game.seats[1].drawn) == [4, 1, 3]
    game = play(game, take(1, 2), place(1, 3))
    assert sanctuary_numbers(game.seats[1].sanctuaries) == [3]
    assert sanctuary_numbers(game.sanctuary_deck) == [4, 1]


def test_the_top_up_stops_at_what_was_due() -> None:
    # Seat 1 has 4 and 5 and is short of one: it gets 1, and 3 stays in the deck.
    game = play(short_of_sanctuaries((1, 2, 3, 4, 5)), take(0, 1), place(0, 2))
    assert sanctuary_numbers(game.seats[1].drawn) == [4, 5, 1]
    assert sanctuary_numbers(game.sanctuary_deck) == [3]


def test_a_player_who_drew_none_can_place_one_after_the_top_up() -> None:
    game = play(short_of_sanctuaries((1, 2)), take(0, 1), place(0, 1))
    assert sanctuary_numbers(game.seats[1].drawn) == [2]
    game = play(game, take(1, 2), place(1, 2))
    assert sanctuary_numbers(game.seats[1].sanctuaries) == [2]


def test_a_player_who_still_has_none_places_none_and_nothing_stays_due() -> None:
    game = play(short_of_sanctuaries((1,)), take(0, 1), place(0, 1))
    assert (game.phase, game.waiting) == (Phase.TAKE, (1,))
    game = play(game, take(1, 2))
    assert (game.phase, game.round) == (Phase.EXPLORE, 3)
    assert game.seats[1].sanctuaries == ()
    assert [seat.due for seat in game.seats] == [0, 0]


def test_in_round_8_too_the_one_who_is_short_is_topped_up() -> None:
    game = play(short_of_sanctuaries((1, 2), round=8), place(0, 1))
    assert (game.phase, game.waiting) == (Phase.PLACE, (1,))
    assert sanctuary_numbers(game.seats[1].drawn) == [2]
    assert play(game, place(1, 2)).is_over


def test_in_round_8_a_player_who_still_has_none_is_passed_over() -> None:
    game = play(short_of_sanctuaries((1,), round=8), place(0, 1))
    assert game.is_over
    assert [seat.due for seat in game.seats] == [0, 0]


def test_an_empty_sanctuary_deck_leaves_only_the_regions_to_take() -> None:
    game = short_of_sanctuaries(())
    assert [seat.due for seat in game.seats] == [3, 3]
    game = play(game, take(0, 1), take(1, 2))
    assert game.round == 3
    assert all(seat.sanctuaries == () for seat in game.seats)
