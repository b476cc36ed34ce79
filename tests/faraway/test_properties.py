"""What holds at every moment of every game."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from tests.faraway.naive_scoring import naive_score
from tests.faraway.playing import finished, games_at_random, play, some_moment, steps_at_random
from tests.faraway.strategies import KINDS, Kind, first_moment, first_moments, randoms

from renown import faraway
from renown.faraway import (
    Action,
    Card,
    Game,
    Phase,
    Record,
    Sanctuary,
    ascents,
    legal_actions,
    read_record,
    regions_of,
    sanctuaries_of,
    write_record,
)


def every_region(game: Game) -> Counter[Card]:
    cards = [*game.river, *game.departed, *game.region_deck]
    for seat in game.seats:
        cards += [*seat.hand, *seat.row]
    return Counter(cards)


def every_sanctuary(game: Game) -> Counter[Sanctuary]:
    cards = list(game.sanctuary_deck)
    for seat in game.seats:
        cards += [*seat.drawn, *seat.sanctuaries]
    return Counter(cards)


def check_cards(game: Game) -> None:
    """Checks that every card of the sets in play is in exactly one place."""
    assert every_region(game) == Counter(regions_of(game.sets))
    assert every_sanctuary(game) == Counter(sanctuaries_of(game.sets))
    if game.phase is Phase.KEEP:
        assert Counter(game.reshuffled) == Counter(regions_of(game.sets))
    else:
        assert game.reshuffled == ()


def check_waiting(game: Game) -> None:
    """Checks that the game is over or waits for somebody, and asks those alone who can act."""
    assert game.is_over != bool(game.waiting)
    for seat in range(game.players):
        actions = legal_actions(game, seat)
        assert len(set(actions)) == len(actions)
        if seat in game.waiting:
            assert actions
        elif game.phase not in (Phase.KEEP, Phase.EXPLORE):
            assert not actions


def check_rows(game: Game) -> None:
    """Checks that each seat has played a Region in each round that was revealed."""
    revealed = game.round - (game.phase in (Phase.KEEP, Phase.EXPLORE) and game.round > 0)
    assert [len(seat.row) for seat in game.seats] == [revealed] * game.players
    if game.phase in (Phase.SACRIFICE, Phase.OVER):
        assert revealed == 8


def check_end(game: Game) -> None:
    """Checks what is left when the last Region has been played."""
    assert len(game.departed) == 7
    assert game.river == ()
    assert len(game.region_deck) == len(regions_of(game.sets)) - 10 * game.players - 7


def check_fame(game: Game) -> None:
    """Checks the points of every card, sacrifices included, with the second scorer."""
    for seat, sheet in zip(game.seats, game.sheets(), strict=True):
        row, placed = [card.id for card in seat.row], [card.id for card in seat.sanctuaries]
        given_up = {
            decision.region.id: [card.id for card in decision.sanctuaries]
            for decision in seat.decisions
        }
        regions, sanctuaries = naive_score(row, placed, given_up)
        assert [line.points for line in sheet.regions] == regions
        assert [line.points for line in sheet.sanctuaries] == sanctuaries


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{'+'.join(kind[0])}-{kind[1]}-{kind[2]}")
def test_every_combination_of_sets_setup_and_players_is_played_to_the_end(kind: Kind) -> None:
    random = Random(str(kind))
    start = first_moment(kind, random)
    assert (start.sets, start.setup, start.players) == kind
    record = Record.begin(start, [f"Seat {seat}" for seat in range(start.players)])
    for game, seat, action, after in steps_at_random(start, random):
        for check in (check_cards, check_waiting, check_rows):
            check(game)
        record = record.play(seat, action)
        assert record.game == after
    for check in (check_cards, check_waiting, check_rows, check_end, check_fame):
        check(record.game)
    assert record.game.is_over
    assert read_record(write_record(record)) == record


@given(first_moments(), randoms())
def test_every_card_is_in_exactly_one_place_at_every_moment(start: Game, random: Random) -> None:
    for game in games_at_random(start, random):
        check_cards(game)


@given(first_moments(), randoms())
def test_every_card_pays_what_a_second_scorer_says(start: Game, random: Random) -> None:
    check_fame(finished(start, random))


@given(first_moments(), randoms())
def test_a_face_down_or_taken_region_is_still_in_the_hand(start: Game, random: Random) -> None:
    for game in games_at_random(start, random):
        for seat in game.seats:
            assert seat.chosen is None or seat.chosen in seat.hand
            assert set(seat.taken) <= set(seat.hand)
            assert set(seat.kept) <= set(seat.hand)
            times = [card.exploration_time for card in seat.hand]
            assert times == sorted(times)


@given(first_moments(), randoms())
def test_the_game_always_waits_for_somebody_who_can_act_until_it_is_over(
    start: Game, random: Random
) -> None:
    for game in games_at_random(start, random):
        check_waiting(game)


@settings(max_examples=20)
@given(first_moments(), randoms())
def test_every_legal_action_applies(start: Game, random: Random) -> None:
    for game in games_at_random(start, random):
        for seat in range(game.players):
            for action in legal_actions(game, seat):
                assert play(game, (seat, action)) is not game


@given(first_moments(), randoms())
def test_a_game_ends_after_exactly_eight_regions_a_seat(start: Game, random: Random) -> None:
    games = games_at_random(start, random)
    for game in games:
        check_rows(game)
    check_end(games[-1])


@given(first_moments(), randoms())
def test_everybody_owns_as_many_sanctuaries_as_ascents_unless_the_deck_ran_short(
    start: Game, random: Random
) -> None:
    short = False
    for game in games_at_random(start, random):
        short = short or any(seat.due for seat in game.seats)
    for seat in game.seats:
        assert len(seat.sanctuaries) <= ascents(seat.row)
        assert short or len(seat.sanctuaries) == ascents(seat.row)


@given(first_moments(), randoms())
def test_equal_actions_give_equal_games_with_equal_hashes(start: Game, random: Random) -> None:
    moves: list[tuple[int, Action]] = []
    games = [start]
    for _, seat, action, after in steps_at_random(start, random):
        moves.append((seat, action))
        games.append(after)
    again = [start]
    for move in moves:
        again.append(play(again[-1], move))
    assert again == games
    assert [hash(game) for game in again] == [hash(game) for game in games]
    assert len(set(games)) == len(games)


@given(first_moments(), randoms())
def test_a_game_stays_as_it_was_when_it_goes_on(start: Game, random: Random) -> None:
    kept = hash(start), repr(start)
    finished(start, random)
    assert (hash(start), repr(start)) == kept


@given(first_moments(), randoms())
def test_choices_made_at_the_same_time_can_come_in_any_order(start: Game, random: Random) -> None:
    game = some_moment(games_at_random(start, random), random)
    if game.phase in (Phase.KEEP, Phase.EXPLORE, Phase.SACRIFICE):
        moves = [(seat, random.choice(legal_actions(game, seat))) for seat in game.waiting]
        shuffled = random.sample(moves, len(moves))
        assert play(game, *moves) == play(game, *shuffled)


@given(first_moments(), randoms())
def test_the_repr_of_seats_and_actions_evaluates_back(start: Game, random: Random) -> None:
    names = vars(faraway).copy()
    game = some_moment(games_at_random(start, random), random)
    for number, seat in enumerate(game.seats):
        assert eval(repr(seat), names) == seat
        for action in legal_actions(game, number):
            assert eval(repr(action), names) == action


@given(first_moments(), randoms())
def test_the_repr_of_a_game_names_its_cards(start: Game, random: Random) -> None:
    game = some_moment(games_at_random(start, random), random)
    for card in (*game.river, *game.departed, *game.sanctuary_deck):
        assert repr(card) in repr(game)


@settings(max_examples=10)
@given(first_moments(), randoms())
def test_a_record_reads_back_the_same_after_every_move(start: Game, random: Random) -> None:
    record = Record.begin(start, [f"Seat {seat}" for seat in range(start.players)])
    assert read_record(write_record(record)) == record
    for game, seat, action, after in steps_at_random(start, random):
        assert record.game == game
        record = record.play(seat, action)
        assert record.game == after
        assert read_record(write_record(record)) == record


@settings(max_examples=30)
@given(first_moments(), randoms())
def test_a_game_is_derived_again_from_its_moves(start: Game, random: Random) -> None:
    record = Record.begin(start, ["x"] * start.players)
    for game, seat, action, _ in steps_at_random(start, random):
        if game.phase is Phase.EXPLORE and len(game.waiting) > 1 and random.random() < 0.5:
            # Somebody thinks twice.
            record = record.play(seat, random.choice(legal_actions(game, seat)))
        record = record.play(seat, action)
    moments = list(record.steps())
    assert moments[0][0] == start
    assert moments[-1][2] == record.game
    assert record.game.is_over
    # A choice for each seat and round; taken back ones are not there.
    assert sum(isinstance(move.action, faraway.Explore) for move in record.moves) == (
        8 * start.players
    )
