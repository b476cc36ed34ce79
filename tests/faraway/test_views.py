"""What each seat may know: two games that differ only in what a seat may not see look the same."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from tests.faraway.playing import (
    decks,
    games_at_random,
    give_up,
    hand,
    numbers,
    play,
    regions,
    sanctuaries,
    sanctuary_numbers,
    scoring,
    some_moment,
)
from tests.faraway.strategies import first_moments, randoms
from tests.faraway.twins import twin

from renown.faraway import (
    Explore,
    Game,
    Keep,
    Phase,
    Place,
    Take,
    legal_actions,
    new_game,
    region,
    view,
)


@settings(max_examples=100)
@given(first_moments(), randoms())
def test_a_seat_sees_nothing_of_what_is_hidden_from_it(start: Game, random: Random) -> None:
    game = some_moment(games_at_random(start, random), random)
    for seat in range(game.players):
        other = twin(game, seat, random)
        assert view(other, seat) == view(game, seat)
        assert repr(view(other, seat)) == repr(view(game, seat))
        assert view(other, None) == view(game, None)


@settings(max_examples=100)
@given(first_moments(), randoms())
def test_a_spectator_sees_nothing_that_is_hidden_from_any_seat(start: Game, random: Random) -> None:
    games = games_at_random(start, random)
    for game in [some_moment(games, random) for _ in range(8)]:
        assert view(twin(game, None, random), None) == view(game, None)


@given(first_moments(), randoms())
def test_each_moment_has_a_twin_that_truly_differs_until_nothing_is_hidden(
    start: Game, random: Random
) -> None:
    # Without this the two tests above would show nothing.
    for game in games_at_random(start, random):
        for seat in (None, *range(game.players)):
            assert any(twin(game, seat, random) != game for _ in range(30))


@given(first_moments(), randoms())
def test_a_seat_that_holds_the_hidden_cards_itself_does_see_the_twin(
    start: Game, random: Random
) -> None:
    other = twin(start, 0, random)
    for seat in range(1, start.players):
        if other.seats[seat].hand != start.seats[seat].hand:
            assert view(other, seat) != view(start, seat)


@given(first_moments(), randoms())
def test_a_seat_sees_its_own_cards_and_what_it_may_do(start: Game, random: Random) -> None:
    for game in games_at_random(start, random):
        for number, cards in enumerate(game.seats):
            seen = view(game, number)
            assert seen.seat == number
            assert (seen.hand, seen.chosen, seen.kept, seen.drawn) == (
                cards.hand,
                cards.chosen,
                cards.kept,
                cards.drawn,
            )
            assert seen.legal_actions == legal_actions(game, number)
            assert seen.is_over == game.is_over
            assert seen.players == game.players


@given(first_moments(), randoms())
def test_everybody_sees_what_is_public(start: Game, random: Random) -> None:
    for game in games_at_random(start, random):
        for number in (None, *range(game.players)):
            seen = view(game, number)
            assert (seen.round, seen.phase, seen.waiting) == (game.round, game.phase, game.waiting)
            assert (seen.river, seen.departed) == (game.river, game.departed)
            assert seen.region_deck == len(game.region_deck)
            assert seen.sanctuary_deck == len(game.sanctuary_deck)
            for public, cards in zip(seen.seats, game.seats, strict=True):
                assert public.row == cards.row
                assert public.sanctuaries == cards.sanctuaries
                assert public.hand_size == len(cards.hand)
                assert public.drawn == len(cards.drawn)
                assert public.taken == cards.taken
                assert public.decisions == cards.decisions
                if game.phase in (Phase.SACRIFICE, Phase.OVER):
                    assert public.sheet() == cards.sheet()


@given(first_moments(), randoms())
def test_a_spectator_has_no_cards_and_nothing_to_do(start: Game, random: Random) -> None:
    for game in games_at_random(start, random):
        seen = view(game, None)
        assert (seen.seat, seen.hand, seen.chosen, seen.kept) == (None, (), None, ())
        assert (seen.drawn, seen.legal_actions) == ((), ())


def after_the_first_round() -> Game:
    """Deals 10, 12, 30 and 15, 25, 35; seat 0 played 10 and took 40, seat 1 played 15, took 50."""
    game = new_game(2, decks=decks([10, 12, 30, 15, 25, 35, 40, 50, 60]))
    return play(
        game,
        (0, Explore(region(10))),
        (1, Explore(region(15))),
        (0, Take(region(40))),
        (1, Take(region(50))),
    )


def test_a_region_taken_from_the_river_stays_public_until_it_is_played() -> None:
    game = after_the_first_round()
    for seat in (None, 0, 1):
        assert [numbers(each.taken) for each in view(game, seat).seats] == [[40], [50]]
    game = play(game, (0, Explore(region(40))))
    # It lies face down: nobody knows that it is this one.
    assert numbers(view(game, 1).seats[0].taken) == [40]
    game = play(game, (1, Explore(region(25))))
    assert view(game, 1).seats[0].taken == ()
    assert numbers(view(game, 1).seats[0].row) == [10, 40]
    assert numbers(view(game, 0).seats[1].taken) == [50]


def test_that_a_seat_has_chosen_is_public_and_what_is_not() -> None:
    game = after_the_first_round()
    twelve = play(game, (0, Explore(region(12))))
    forty = play(game, (0, Explore(region(40))))
    assert twelve != forty
    assert view(twelve, 1) == view(forty, 1)
    assert view(twelve, None) == view(forty, None)
    assert [each.has_chosen for each in view(twelve, 1).seats] == [True, False]
    assert view(twelve, 0).chosen == region(12)


def test_how_many_sanctuaries_were_found_is_public_and_which_is_not() -> None:
    game = play(after_the_first_round(), (0, Explore(region(12))), (1, Explore(region(25))))
    assert sanctuary_numbers(view(game, 0).drawn) == [1, 2]
    assert view(game, 1).seats[0].drawn == 2
    assert sanctuary_numbers(view(game, 1).drawn) == [3, 4]
    assert "S01" not in repr(view(game, 1))
    assert "S03" not in repr(view(game, 0))


def test_which_sanctuaries_went_under_the_deck_is_secret() -> None:
    game = play(after_the_first_round(), (0, Explore(region(12))), (1, Explore(region(25))))
    game = play(game, (0, Take(game.river[0])), (0, Place(sanctuaries(1)[0])))
    assert "S01" in repr(view(game, 1))
    assert "S02" not in repr(view(game, 1))


def test_what_is_kept_and_rejected_is_secret() -> None:
    game = new_game(2, decks=decks(range(1, 11), first_reshuffled=[60, 61, 62]), setup="advanced")
    one = play(game, (0, Keep(regions(1, 2, 3))))
    other = play(game, (0, Keep(regions(3, 4, 5))))
    assert view(one, 1) == view(other, 1)
    assert [each.has_chosen for each in view(one, 1).seats] == [True, False]
    assert numbers(view(one, 0).kept) == [1, 2, 3]
    after = play(one, (1, Keep(regions(6, 7, 8))))
    assert after.phase is Phase.EXPLORE
    assert "R05" not in repr(view(after, 1))
    assert view(after, 1).seats[0].hand_size == 3


def test_a_seat_knows_its_own_public_cards() -> None:
    game = after_the_first_round()
    assert numbers(view(game, 1).own.row) == [15]
    with pytest.raises(ValueError, match="spectator"):
        _ = view(game, None).own


def test_what_is_given_up_in_the_scoring_is_public_and_the_regions_still_in_hand_are_not() -> None:
    game = scoring(
        hand(row=("M38", 9, 10, 7, 6, 3, 2, 1), placed=(12, 24, 30)),
        hand(row=(50, 48, 45, 44, 20, 16, 14, 13), placed=(1,)),
    )
    game = replace(
        game,
        seats=(
            replace(game.seats[0], hand=regions(60, 61)),
            replace(game.seats[1], hand=regions(62, 63)),
        ),
    )
    for seat in (None, 0, 1):
        assert view(game, seat).waiting == (0,)
        assert view(game, seat).seats[0].decisions == ()
    decision = give_up(0, "M38", 24, 12)
    after = play(game, decision)
    for seat in (None, 0, 1):
        seen = view(after, seat)
        assert [each.decisions for each in seen.seats] == [(decision[1],), ()]
        assert seen.seats[0].sanctuaries == sanctuaries(12, 24, 30)
    assert view(game, 1).legal_actions == ()
    assert view(game, None).legal_actions == ()
    assert "R60" not in repr(view(after, 1))
    assert "R62" not in repr(view(after, 0))
