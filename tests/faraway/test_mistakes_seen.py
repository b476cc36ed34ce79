"""A test for each mistake seen in public implementations, in the order of the rules' list."""

from random import Random

from tests.faraway.playing import (
    decks,
    explore,
    finished,
    hand,
    numbers,
    place,
    play,
    position,
    sanctuary_numbers,
    take,
)

from renown.faraway import Game, Phase, TieBreak, new_game, rank, score, view


def test_no_scoring_left_to_right() -> None:
    # 13 pays 2 per stone and sees the two on 2 only if 2 lies to its right, played later.
    assert [line.points for line in score([13, 2]).regions] == [4, 0]
    assert [line.points for line in score([2, 13]).regions] == [0, 0]


def test_no_paying_wonders() -> None:
    # 21 and 34 ask for two stones each, and there are only the two on 2; 34 then pays 3 for its own
    # chimera.
    assert [line.points for line in score([21, 34, 2]).regions] == [8, 3, 0]


def test_no_set_counted_over_regions_only() -> None:
    # 43 is a desert and pays 10 per set: S02 is a forest, S01 a river, S04 a city.
    assert score([43], ["S02", "S01", "S04"]).regions[0].points == 10


def test_no_night_sanctuaries_forgotten() -> None:
    # 10 pays 3 per night card: 25, S42 and S43; it is none itself.
    assert score([10, 25], ["S42", "S43"]).regions[0].points == 9


def test_no_left_over_river_card_kept_for_the_next_round() -> None:
    game = new_game(2, decks=decks([10, 20, 30, 15, 25, 35, 40, 50, 60, 41, 51, 61]))
    game = play(game, explore(0, 20), explore(1, 25), take(0, 50), take(1, 40))
    assert numbers(game.river) == [41, 51, 61]
    assert numbers(game.departed) == [60]


def round_8() -> Game:
    """Lays out round 8, in which seat 1 climbs from 40 to 41, then seat 0 from 50 to 51."""
    game = position(
        hand(51, 9, 10, row=(50,)), hand(41, 5, 7, row=(40,)), round=8, river=(), deck=(1, 2, 3)
    )
    return play(game, explore(0, 51), explore(1, 41))


def test_no_pick_in_round_8() -> None:
    game = round_8()
    assert game.phase is Phase.PLACE
    game = play(game, place(1, 1), place(0, 2))
    assert game.is_over
    assert [numbers(seat.hand) for seat in game.seats] == [[9, 10], [5, 7]]


def test_no_sanctuary_missing_in_round_8() -> None:
    game = round_8()
    assert [sanctuary_numbers(seat.drawn) for seat in game.seats] == [[2], [1]]
    game = play(game, place(1, 1), place(0, 2))
    assert [sanctuary_numbers(seat.sanctuaries) for seat in game.seats] == [[2], [1]]


def test_no_unchosen_sanctuaries_lost() -> None:
    # 6 and 12 carry a clue: three are drawn, and the two not placed go under 1 and 2.
    game = position(hand(12, 20, 30, row=(6,)), hand(1, 2, 3, row=(5,)), deck=(4, 3, 9, 1, 2))
    game = play(game, explore(0, 12), explore(1, 2), take(1, 1), take(0, 2), place(0, 3))
    assert sanctuary_numbers(game.sanctuary_deck) == [1, 2, 4, 9]


def test_no_ties_broken_by_the_lowest_total_as_if_printed_or_not_at_all() -> None:
    # 0 fame each: 1 + 66 = 67 hours against 2 + 4 = 6 hours.
    sheets = [score([1, 66]), score([2, 4])]
    assert rank(sheets).winners == (0,)
    assert rank(sheets, TieBreak.LOWEST_TOTAL).winners == (1,)


def test_no_whole_state_of_a_player_sent_to_everyone() -> None:
    game = position(
        hand(20, 21, 22, row=(9,)),
        hand(30, 31, 32, row=(5,)),
        deck=(1, 2, 3, 4),
        river=(60, 61, 62),
    )
    # 20 carries a clue: seat 0 draws S01 and S02, seat 1 S03.
    game = play(game, explore(0, 20), explore(1, 30))
    for seat in (1, None):
        sent = repr(view(game, seat))
        assert not any(name in sent for name in ("R21", "R22", "S01", "S02", "S04", "R64"))
    for seat in (0, None):
        sent = repr(view(game, seat))
        assert not any(name in sent for name in ("R31", "R32", "S03", "S04", "R64"))


def test_no_six_player_base_game_refused() -> None:
    over = finished(new_game(6, seed=1), Random(2))
    assert [len(seat.row) for seat in over.seats] == [8] * 6
    assert len(over.region_deck) == 1


def test_no_old_score_changed_by_a_later_sacrifice() -> None:
    # 13 pays 2 for the stone on S12, which is given up for Meteorite 21 only afterwards.
    sheet = score(["M21", 13], ["S12"], {"M21": ["S12"]})
    assert [line.points for line in sheet.regions] == [10, 2]


def test_no_grey_taken_for_no_biome_once_people_from_below_is_in() -> None:
    # S48, grey, pays 1 per Mystic Haven: itself, 70, and S24 of the base game; S12 is a desert.
    assert score([70, 9], ["S48", "S24", "S12"]).sanctuaries[0].points == 3
