"""The scoring as a phase of play: who decides what to give up, when, and what it does."""

import copy
from collections.abc import Mapping
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.faraway.playing import (
    ASKING,
    explore,
    give_up,
    hand,
    place,
    play,
    position,
    sanctuaries,
    scoring,
)

from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    Explore,
    Game,
    GiveUp,
    IllegalActionError,
    Outcome,
    Phase,
    Sanctuary,
    ScoreSheet,
    Seat,
    apply,
    legal_actions,
    read_action,
    region,
    score,
)

# Without a sacrifice, from right to left: 9 pays 5; 13 pays 2 for each of four stones (two on 2,
# one on 6 and on S12), 30 the same for these and its own, 16 pays 2 for its own chimera; S24 pays
# 5, and S30 pays 2 for each of the five stones.
ROW: tuple[int | str, ...] = ("M15", 16, 30, "M38", 13, 9, 6, 2)
PLACED = (12, 24, 30)
QUIET: tuple[int | str, ...] = (66, 54, 47, 44, 36, 19, 11, 10)


def asking() -> Seat:
    return hand(row=ROW, placed=PLACED)


def quiet() -> Seat:
    """Gives a seat with Sanctuaries, and no Region that asks for any."""
    return hand(row=QUIET, placed=(1, 2, 3))


def with_m21(*placed: int) -> Seat:
    return hand(row=("M21", 60, 57, 52, 40, 28, 14, 7), placed=placed)


def three_seats() -> Game:
    return scoring(asking(), quiet(), with_m21(34))


def paid(sheet: ScoreSheet) -> tuple[list[int], list[int]]:
    return [line.points for line in sheet.regions], [line.points for line in sheet.sanctuaries]


# Who is waited for.


def test_after_round_8_only_seats_with_a_region_that_asks_are_waited_for() -> None:
    game = three_seats()
    assert (game.phase, game.round, game.waiting) == (Phase.SACRIFICE, 8, (0, 2))
    assert not game.is_over
    assert legal_actions(game, 1) == ()


def test_a_seat_that_has_decided_everything_is_waited_for_no_more() -> None:
    game = play(three_seats(), give_up(2, "M21"))
    assert game.waiting == (0,)
    assert legal_actions(game, 2) == ()
    game = play(game, give_up(0, "M38"))
    assert game.waiting == (0,)
    game = play(game, give_up(0, "M15"))
    assert (game.phase, game.waiting) == (Phase.OVER, ())
    assert game.is_over


def test_a_game_in_which_no_region_asks_is_over_after_round_8() -> None:
    game = scoring(quiet(), hand(row=(68, 67, 62, 60, 57, 52, 40, 28), placed=(4, 5)))
    assert (game.phase, game.waiting) == (Phase.OVER, ())


def test_a_region_that_asks_and_is_still_in_the_hand_does_not_ask() -> None:
    seats = [hand("M15", "M38", 10, row=QUIET[:7], placed=(1, 2)), hand(1, 2, 3, row=(5,))]
    game = play(position(*seats, round=8, river=()), explore(0, 10), explore(1, 3))
    assert game.is_over


@pytest.mark.parametrize("name", ASKING)
@pytest.mark.parametrize("owned", [0, 1, 2, 3])
def test_a_region_that_asks_for_more_sanctuaries_than_there_are_does_not_ask(
    name: str, owned: int
) -> None:
    row = (name, 60, 57, 52, 40, 28, 14, 7)
    game = scoring(quiet(), hand(row=row, placed=PLACED[:owned]))
    assert game.waiting == ((1,) if owned >= ASKING[name] else ())
    assert game.is_over == (owned < ASKING[name])


def test_a_region_for_which_too_few_are_left_after_another_sacrifice_does_not_ask() -> None:
    game = scoring(hand(row=("M38", 16, "M15", 9, 8, 6, 4, 2), placed=(12, 24)), quiet())
    assert play(game, give_up(0, "M15", 12)).is_over
    declined = play(game, give_up(0, "M15"))
    assert declined.waiting == (0,)
    assert play(declined, give_up(0, "M38", 12, 24)).is_over


def test_a_region_for_which_too_few_are_there_is_passed_over_and_the_next_one_asks() -> None:
    game = scoring(hand(row=("M15", 16, "M38", 9, 8, 6, 4, 2), placed=(24,)), quiet())
    assert legal_actions(game, 0) == (give_up(0, "M15")[1], give_up(0, "M15", 24)[1])


def test_a_sanctuary_found_in_round_8_can_be_given_up() -> None:
    seats = [hand(51, 9, 10, row=("M15", 50)), hand(4, 5, 7, row=(40,))]
    game = play(position(*seats, round=8, river=(), deck=(24, 1)), explore(0, 51), explore(1, 4))
    assert game.phase is Phase.PLACE
    game = play(game, place(0, 24))
    assert (game.phase, game.waiting) == (Phase.SACRIFICE, (0,))
    game = play(game, give_up(0, "M15", 24))
    assert game.is_over
    assert game.seats[0].sheet().regions[0].points == 8


# What can be decided.


def test_each_seat_chooses_nothing_or_as_many_of_its_own_as_the_region_asks_for() -> None:
    game = three_seats()
    assert set(legal_actions(game, 0)) == {
        give_up(0, "M38")[1],
        give_up(0, "M38", 12, 24)[1],
        give_up(0, "M38", 12, 30)[1],
        give_up(0, "M38", 24, 30)[1],
    }
    assert len(legal_actions(game, 0)) == 4
    assert set(legal_actions(game, 2)) == {give_up(2, "M21")[1], give_up(2, "M21", 34)[1]}


def test_the_rightmost_region_asks_first() -> None:
    row: tuple[int | str, ...] = ("M21", 60, "M38", 52, "M15", 28, 14, 7)
    game = scoring(quiet(), hand(row=row, placed=(1, 2, 3, 4)))
    for name in ("M15", "M38", "M21"):
        actions = legal_actions(game, 1)
        assert {action.region.id for action in actions if isinstance(action, GiveUp)} == {name}
        game = play(game, give_up(1, name))
    assert game.is_over


def test_what_was_given_up_cannot_be_given_up_again() -> None:
    game = play(three_seats(), give_up(0, "M38", 24, 12))
    assert legal_actions(game, 0) == (give_up(0, "M15")[1], give_up(0, "M15", 30)[1])


@pytest.mark.parametrize("first", [(), (12, 24), (12, 30), (24, 30)])
def test_giving_nothing_is_always_allowed(first: tuple[int, ...]) -> None:
    game = play(three_seats(), give_up(0, "M38", *first), give_up(0, "M15"), give_up(2, "M21"))
    assert game.is_over
    assert game.seats[0].sheet().regions[0].outcome is Outcome.DECLINED


def test_seats_decide_in_any_order_each_for_itself() -> None:
    own = [give_up(0, "M38", 12, 24), give_up(0, "M15", 30)]
    other = give_up(2, "M21", 34)
    ends = {
        play(three_seats(), *order)
        for order in permutations([*own, other])
        if order.index(own[0]) < order.index(own[1])
    }
    assert len(ends) == 1
    assert ends.pop().is_over


def test_what_one_seat_gives_up_changes_nothing_for_the_others() -> None:
    game = three_seats()
    after = play(game, give_up(0, "M38", 12, 24))
    assert after.seats[1:] == game.seats[1:]
    assert legal_actions(after, 2) == legal_actions(game, 2)


@given(st.permutations(PLACED))
def test_the_order_in_which_sanctuaries_are_named_does_not_matter(named: list[int]) -> None:
    assert give_up(0, "M38", *named[:2]) == give_up(0, "M38", *reversed(named[:2]))
    again = play(three_seats(), give_up(0, "M38", *reversed(named[:2])))
    assert play(three_seats(), give_up(0, "M38", *named[:2])) == again


@given(
    st.sampled_from(list(ASKING)),
    st.lists(st.sampled_from(list(SANCTUARIES.values())), max_size=3, unique=True),
)
def test_the_text_of_a_decision_reads_back(name: str, given_up: list[Sanctuary]) -> None:
    decision = GiveUp(region(name), tuple(given_up))
    assert read_action(str(decision)) == decision
    backwards = " ".join(["give-up", name, *(card.id for card in reversed(decision.sanctuaries))])
    assert read_action(backwards) == decision


# What it pays.


def test_while_somebody_decides_the_fame_is_that_of_what_is_decided_so_far() -> None:
    game = three_seats()
    assert paid(game.sheets()[0]) == ([0, 2, 10, 0, 8, 5, 0, 0], [0, 5, 10])
    game = play(game, give_up(0, "M38", 24, 30))
    assert paid(game.sheets()[0]) == ([0, 2, 10, 19, 8, 5, 0, 0], [0, 0, 0])
    assert game.sheets()[0].total == 44


def test_what_was_scored_before_stays_and_what_comes_after_does_without() -> None:
    # 13, on the right, has been paid for the stone on S12; 30, on the left, has one stone less, and
    # so has S30.
    game = play(three_seats(), give_up(0, "M38", 12, 24))
    assert paid(game.sheets()[0]) == ([0, 2, 8, 19, 8, 5, 0, 0], [0, 0, 8])


def test_a_sanctuary_given_up_keeps_its_place_and_pays_nothing() -> None:
    game = play(three_seats(), give_up(0, "M38", 24, 30), give_up(0, "M15", 12))
    assert game.seats[0].sanctuaries == sanctuaries(*PLACED)
    sheet = game.sheets()[0]
    assert [line.card for line in sheet.sanctuaries] == list(sanctuaries(*PLACED))
    assert [line.outcome for line in sheet.sanctuaries] == [Outcome.GIVEN_UP] * 3
    assert paid(sheet) == ([8, 2, 10, 19, 8, 5, 0, 0], [0, 0, 0])
    assert sheet.total == 52


def test_the_ranking_of_a_game_counts_its_sacrifices() -> None:
    game = play(three_seats(), give_up(0, "M38", 24, 30), give_up(0, "M15", 12))
    game = play(game, give_up(2, "M21", 34))
    fame = {standing.seat: standing.fame for standing in game.ranking().standings}
    assert fame[0] == 52
    assert fame[2] == game.seats[2].sheet().total
    assert [sheet.total for sheet in game.sheets()] == [fame[seat] for seat in range(3)]


@st.composite
def one_sacrifice(draw: st.DrawFn) -> tuple[list[str], list[str], Mapping[str, list[str]]]:
    """Draws a row with one Region that asks, its Sanctuaries, and what is given up for it."""
    name = draw(st.sampled_from(list(ASKING)))
    others = [other for other in REGIONS if other not in ASKING]
    row = draw(st.lists(st.sampled_from(others), min_size=1, max_size=7, unique=True))
    row.insert(draw(st.integers(0, len(row))), name)
    number = ASKING[name]
    placed = draw(
        st.lists(st.sampled_from(list(SANCTUARIES)), min_size=number, max_size=7, unique=True)
    )
    given_up = draw(st.permutations(placed))[:number]
    return row, placed, {name: given_up}


@given(one_sacrifice())
def test_before_a_sacrifice_all_is_scored_as_without_it_and_after_it_as_if_never_found(
    table: tuple[list[str], list[str], Mapping[str, list[str]]],
) -> None:
    row, placed, sacrifices = table
    [(name, given_up)] = sacrifices.items()
    at = row.index(name)
    regions, own = paid(score(row, placed, sacrifices))
    assert regions[at + 1 :] == paid(score(row, placed))[0][at + 1 :]
    kept = [other for other in placed if other not in given_up]
    never_found = paid(score(row, kept))
    assert regions[:at] == never_found[0][:at]
    assert [points for points, card in zip(own, placed, strict=True) if card in kept] == (
        never_found[1]
    )
    assert regions[at] == {"M15": 8, "M21": 10, "M38": 19}[name]


# What is refused.


def refused(game: Game, seat: int, decision: GiveUp) -> str:
    """Gives the sentence of the refusal."""
    before = copy.deepcopy(game)
    with pytest.raises(IllegalActionError) as error:
        apply(game, seat, decision)
    assert game == before
    message = str(error.value)
    assert message[0] in "“ITW"
    assert message.endswith(".")
    return message


@pytest.mark.parametrize(
    ("name", "given_up"),
    [
        ("M38", (12, 1)),
        ("M38", (34, 45)),
        ("M38", (24,)),
        ("M38", (12, 24, 30)),
        ("M38", (24, 24)),
        ("M15", (24,)),
        ("M15", ()),
        ("M21", (24,)),
        ("R13", (24,)),
        ("R13", ()),
        ("R15", (24,)),
        ("R38", (12, 24)),
    ],
    ids=[
        "one not owned",
        "another's and the deck's",
        "too few",
        "too many",
        "one twice",
        "not the next one",
        "not the next one, nothing",
        "another's Region",
        "asks for nothing",
        "asks for nothing, nothing",
        "not in the row",
        "the base Region of the number",
    ],
)
def test_a_decision_that_is_not_open_is_refused_with_what_is_asked(
    name: str, given_up: tuple[int, ...]
) -> None:
    seat, decision = give_up(0, name, *given_up)
    message = refused(three_seats(), seat, decision)
    assert f"“{decision}” is not possible now" in message
    assert "Decide which Sanctuaries to give up" in message


def test_a_decision_stands_and_cannot_be_made_twice() -> None:
    game = play(three_seats(), give_up(0, "M38", 12, 24))
    for again in [give_up(0, "M38"), give_up(0, "M38", 12, 24), give_up(0, "M15", 24)]:
        assert "not possible" in refused(game, *again)
    assert play(game, give_up(0, "M15", 30)).waiting == (2,)


def test_a_seat_that_is_not_asked_can_decide_nothing() -> None:
    assert "turn of seat 2" in refused(three_seats(), *give_up(1, "M38", 1, 2))
    done = play(three_seats(), give_up(2, "M21"))
    assert "turn of seat 3" in refused(done, *give_up(2, "M21", 34))


def test_nothing_can_be_given_up_before_the_scoring() -> None:
    seats = [
        hand(51, 9, 10, row=("M15", 50), placed=(12,)),
        hand(41, 5, 7, row=(40,), placed=(24,)),
    ]
    exploring = position(*seats, round=8, river=(), deck=(1, 2))
    placing = play(exploring, explore(0, 51), explore(1, 41))
    assert placing.phase is Phase.PLACE
    taking = play(
        position(*seats, round=7, river=(1, 2, 3), deck=(1, 2)), explore(0, 9), explore(1, 5)
    )
    assert taking.phase is Phase.TAKE
    for game in (exploring, placing, taking):
        for decision in (give_up(0, "M15", 12), give_up(0, "M15")):
            refused(game, *decision)


def test_nothing_can_be_given_up_when_the_game_is_over() -> None:
    game = play(three_seats(), give_up(0, "M38"), give_up(0, "M15"), give_up(2, "M21"))
    for decision in (give_up(0, "M15", 12), give_up(0, "M38"), give_up(2, "M21", 34)):
        assert "over" in refused(game, *decision)


def test_nothing_else_can_be_done_in_the_scoring() -> None:
    game = three_seats()
    with pytest.raises(IllegalActionError, match="give up"):
        apply(game, 0, Explore(region(9)))
    with pytest.raises(IllegalActionError, match="give up"):
        apply(game, *place(0, 12))
