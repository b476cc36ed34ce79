"""An illegal action is refused with a sentence and changes nothing."""

import copy
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.faraway.playing import (
    decks,
    finished,
    games_at_random,
    play,
    regions,
    sanctuaries,
    some_moment,
)
from tests.faraway.strategies import first_moments, randoms

from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    Action,
    Explore,
    Game,
    GiveUp,
    IllegalActionError,
    Keep,
    Phase,
    Place,
    Region,
    Take,
    apply,
    legal_actions,
    new_game,
    read_action,
    region,
    sanctuary,
    view,
)


def refused(game: Game, seat: int, action: Action) -> str:
    """Gives the message of the refusal."""
    before = copy.deepcopy(game)
    with pytest.raises(IllegalActionError) as error:
        apply(game, seat, action)
    assert game == before
    message = str(error.value)
    assert message[0] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ“"
    assert message.endswith(".")
    return message


def keeping() -> Game:
    """Deals 1 to 5 and 6 to 10 in the advanced setup."""
    return new_game(2, decks=decks(range(1, 11), first_reshuffled=[]), setup="advanced")


def exploring() -> Game:
    """Deals 10, 12, 30 and 15, 25, 35; the river is 40, 50, 60; Sanctuaries lie by number."""
    return new_game(2, decks=decks([10, 12, 30, 15, 25, 35, 40, 50, 60]))


def taking() -> Game:
    """Lets seat 0 act first."""
    return play(exploring(), (0, Explore(region(10))), (1, Explore(region(15))))


def placing() -> Game:
    """Lets seat 0 find S01 and S02 in round 2 and take its Region; seat 1 found S03 and S04."""
    game = play(taking(), (0, Take(region(40))), (1, Take(region(50))))
    game = play(game, (0, Explore(region(12))), (1, Explore(region(25))))
    game = play(game, (0, Take(game.river[0])))
    assert game.phase is Phase.PLACE
    assert game.seats[0].drawn == sanctuaries(1, 2)
    return game


def over() -> Game:
    return finished(new_game(2, seed=1), Random(1))


@pytest.mark.parametrize("game", [keeping(), exploring(), taking(), placing(), over()])
@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(game: Game, seat: int) -> None:
    actions = legal_actions(game, 0) or (Explore(region(10)),)
    assert f"no seat {seat + 1}" in refused(game, seat, actions[0])


@pytest.mark.parametrize(
    "action",
    [Explore(region(10)), Take(region(40)), Place(sanctuary("S01")), Keep(regions(1, 2, 3))],
)
def test_nothing_is_possible_when_the_game_is_over(action: Action) -> None:
    game = over()
    for seat in (0, 1):
        assert "over" in refused(game, seat, action)
        assert legal_actions(game, seat) == ()


def test_an_action_out_of_turn_is_refused() -> None:
    assert "turn of seat 2" in refused(taking(), 1, Take(region(40)))
    assert "turn of seat 2" in refused(placing(), 1, Place(sanctuary("S03")))
    assert "turn of seat 2" in refused(taking(), 1, Explore(region(25)))


@pytest.mark.parametrize(
    "kept",
    [
        regions(1, 2),
        regions(1, 2, 3, 4),
        (),
        regions(1, 1, 2),
        regions(1, 2, 6),
        regions(1, 2, 60),
    ],
    ids=["two", "four", "none", "one twice", "another's", "nobody's"],
)
def test_only_three_of_the_own_five_can_be_kept(kept: tuple[Region, ...]) -> None:
    assert "three" in refused(keeping(), 0, Keep(kept))


@pytest.mark.parametrize("name", [15, 40, 61, "M15"], ids=["another's", "river", "deck", "unused"])
def test_only_a_region_of_the_own_hand_can_be_explored(name: int | str) -> None:
    message = refused(exploring(), 0, Explore(region(name)))
    assert region(name).id in message
    assert "hand" in message


def test_a_region_already_played_cannot_be_explored_again() -> None:
    game = play(taking(), (0, Take(region(40))), (1, Take(region(50))))
    refused(game, 0, Explore(region(10)))


@pytest.mark.parametrize("name", [12, 25, 61, 10], ids=["own", "another's", "deck", "played"])
def test_only_a_region_of_the_river_can_be_taken(name: int) -> None:
    assert "river" in refused(taking(), 0, Take(region(name)))


def test_a_region_that_another_took_cannot_be_taken() -> None:
    game = play(taking(), (0, Take(region(40))))
    refused(game, 1, Take(region(40)))


@pytest.mark.parametrize("name", ["S03", "S05", "S45"], ids=["another's", "deck", "deck's last"])
def test_only_a_sanctuary_that_was_found_can_be_placed(name: str) -> None:
    message = refused(placing(), 0, Place(sanctuary(name)))
    assert name in message
    assert "Sanctuaries" in message


@pytest.mark.parametrize(
    "under",
    [(1,), (3,), (2, 3), (2, 2), (1, 2), (45,)],
    ids=["the placed one", "another's", "one too many", "one twice", "all", "the deck's"],
)
def test_what_goes_under_must_be_all_the_others_each_once(under: tuple[int, ...]) -> None:
    message = refused(placing(), 0, Place(sanctuary("S01"), sanctuaries(*under)))
    assert "exactly once" in message


@pytest.mark.parametrize(
    ("game", "actions"),
    [
        (keeping(), [Explore(region(1)), Take(region(1)), Place(sanctuary("S01"))]),
        (exploring(), [Keep(regions(10, 12, 30)), Take(region(40)), Place(sanctuary("S01"))]),
        (taking(), [Keep(regions(12, 30, 40)), Explore(region(12)), Place(sanctuary("S01"))]),
        (placing(), [Keep(regions(12, 30, 40)), Explore(region(30)), Take(region(60))]),
        (exploring(), [Place(sanctuary("S01"), sanctuaries(2))]),
    ],
    ids=["keep", "explore", "take", "place", "place under"],
)
def test_an_action_of_another_phase_is_refused(game: Game, actions: list[Action]) -> None:
    for action in actions:
        refused(game, 0, action)


def test_no_sanctuary_is_placed_before_the_region_is_taken() -> None:
    game = play(taking(), (0, Take(region(40))), (1, Take(region(50))))
    game = play(game, (0, Explore(region(12))), (1, Explore(region(25))))
    assert "river" in refused(game, 0, Place(sanctuary("S01")))
    assert "river" in refused(game, 0, Place(sanctuary("S01"), sanctuaries(2)))


@settings(max_examples=30)
@given(first_moments(), randoms(), st.data())
def test_every_action_that_is_not_legal_is_refused_at_any_moment(
    start: Game, random: Random, data: st.DataObject
) -> None:
    game = some_moment(games_at_random(start, random), random)
    seat = data.draw(st.integers(0, game.players - 1))
    legal = legal_actions(game, seat)
    actions: list[Action] = [Explore(card) for card in REGIONS.values()]
    actions += [Take(card) for card in REGIONS.values()]
    actions += [Place(card) for card in SANCTUARIES.values()]
    actions.append(Keep(tuple(random.sample(list(REGIONS.values()), 3))))
    for card in REGIONS.values():
        for number in range(4):
            given_up = random.sample(list(SANCTUARIES.values()), number)
            actions.append(GiveUp(card, tuple(given_up)))
            owned = game.seats[seat].sanctuaries
            actions.append(GiveUp(card, tuple(random.sample(owned, min(number, len(owned))))))
    before = copy.deepcopy(game)
    for action in actions:
        if action not in legal:
            with pytest.raises(IllegalActionError):
                apply(game, seat, action)
    assert game == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "keep",
        "explore",
        "explore R44 R45",
        "take",
        "place",
        "place S12 under",
        "place S12 over S13",
        "sing R44",
        "R44",
        "give-up",
        "give up M15 S24",
        "gives-up M15 S24",
        "sacrifice M15 S24",
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(IllegalActionError, match="keep, explore, take, place or give-up"):
        read_action(text)


@given(first_moments(), randoms())
def test_the_text_of_every_action_reads_back(start: Game, random: Random) -> None:
    for game in games_at_random(start, random):
        for seat in range(game.players):
            for action in legal_actions(game, seat):
                assert read_action(str(action)) == action


def test_the_text_of_an_action_is_a_verb_and_cards() -> None:
    assert str(Keep(regions(1, 36, 52))) == "keep R01 R36 R52"
    assert read_action("keep R52 r01 36") == Keep(regions(1, 36, 52))
    assert str(Explore(region(44))) == "explore R44"
    assert str(Take(region("M15"))) == "take M15"
    assert str(Place(sanctuary("S12"), sanctuaries(7, 3))) == "place S12 under S07 S03"
    assert read_action(" place  s12 under S07 S03 ") == Place(sanctuary("S12"), sanctuaries(7, 3))
    assert str(GiveUp(region("M38"), sanctuaries(12, 24))) == "give-up M38 S12 S24"
    assert str(GiveUp(region("M15"))) == "give-up M15"
    assert read_action(" give-up  m38 s12 S24 ") == GiveUp(region("M38"), sanctuaries(12, 24))
    assert read_action("give-up M15") == GiveUp(region("M15"), ())


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_sees_nothing_and_may_do_nothing(seat: int) -> None:
    for look in (legal_actions, view):
        with pytest.raises(IllegalActionError, match="no seat"):
            look(exploring(), seat)
