"""In how many different ways a fixed game can go on.

Choices made at the same time are taken in the order of the seats. The numbers were found by the
walk in `naive_walk.py`, which knows nothing of our rules package; ours must find the same.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from tests.faraway.naive_walk import Table, count_from_keep, count_rounds
from tests.faraway.playing import (
    BASE,
    EVERYTHING,
    WITH_SKIES,
    decks,
    hand,
    scoring,
)

from renown.faraway import (
    Action,
    CardSet,
    Explore,
    Game,
    GiveUp,
    Keep,
    Phase,
    Place,
    Setup,
    Take,
    apply,
    legal_actions,
    new_game,
    region,
    regions_of,
    sanctuaries_of,
)


def count(game: Game, last_round: int) -> int:
    """Counts the ways from here to the end of a round, by legal_actions and apply."""
    if game.is_over or game.round > last_round:
        return 1
    seat = game.waiting[0]
    return sum(count(apply(game, seat, action), last_round) for action in legal_actions(game, seat))


def number_of(action: Action) -> float:
    match action:
        case Explore(card) | Take(card):
            return card.number + card.meteorite / 2
        case Place(placed):
            return int(placed.id[1:])
        case Keep() | GiveUp():
            return 0


def scripted(game: Game, until_round: int) -> Game:
    """Lets everybody take the lowest number up to a round."""
    while game.round < until_round:
        seat = game.waiting[0]
        game = apply(game, seat, min(legal_actions(game, seat), key=number_of))
    return game


def deal(
    players: int, seed: int, first: Sequence[str] = (), sets: tuple[CardSet, ...] = BASE
) -> tuple[Game, Table]:
    """Deals the same cards to both: the first as given, the others shuffled."""
    shuffled = [card for card in regions_of(sets) if card.id not in first]
    sanctuaries = list(range(1, len(sanctuaries_of(sets)) + 1))
    random = Random(seed)
    random.shuffle(shuffled)
    random.shuffle(sanctuaries)
    cards = [*(region(name) for name in first), *shuffled]
    numbers = [card.number + card.meteorite / 2 for card in cards]
    hands = [numbers[3 * seat : 3 * seat + 3] for seat in range(players)]
    table = Table(hands, numbers[3 * players :], sanctuaries)
    names = [card.id for card in cards]
    return new_game(players, decks=decks(names, sanctuaries, sets=sets), sets=sets), table


def test_one_round_of_two_players_after_an_advanced_deal_is_a_product() -> None:
    """Each keeps 3 of 5 and plays 1 of 3; then 3 Regions lie there to take, then 2."""
    by_hand = (10 * 10) * (3 * 3) * (3 * 2)
    assert by_hand == 5400
    dealt: list[list[float]] = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]
    order = [60, 2, 4, 61, 7, 62, 9, 1]
    order += [number for number in range(1, 69) if number not in order]
    game = new_game(2, decks=decks(range(1, 11), first_reshuffled=order), setup=Setup.ADVANCED)
    assert game.phase is Phase.KEEP
    assert count_from_keep(dealt, [*order], last_round=1) == by_hand
    assert count(game, last_round=1) == by_hand


def test_one_round_of_three_players_is_a_product() -> None:
    """Each plays 1 of 3; then 4 Regions lie there to take, then 3, then 2."""
    by_hand = 3**3 * 4 * 3 * 2
    game, table = deal(3, seed=1)
    assert count_rounds(table, 1, free_from=1, last_round=1) == by_hand == 648
    assert count(game, last_round=1) == by_hand


GOLDEN = {
    # players, seed, the round from which all ways are walked, the last round walked
    (2, 1, 7, 8): 8588,
    (2, 2, 7, 8): 6396,
    (2, 5, 1, 2): 4356,
    (3, 9, 2, 2): 2880,
    (3, 3, 8, 8): 720,
    (4, 7, 8, 8): 1925,
}


@pytest.mark.parametrize(("case", "ways"), GOLDEN.items(), ids=str)
def test_a_game_can_go_on_in_exactly_so_many_ways(
    case: tuple[int, int, int, int], ways: int
) -> None:
    players, seed, free_from, last_round = case
    game, table = deal(players, seed)
    assert count_rounds(table, 1, free_from, last_round) == ways
    assert count(scripted(game, free_from), last_round) == ways


def test_the_last_round_of_three_is_counted_by_hand() -> None:
    """Checks the golden 720 without a walk.

    What a seat finds in round 8 depends only on its own choice as long as the deck is long
    enough, and it places one of those: the ways of a seat are the sum over its hand, and the ways
    of the table their product.
    """
    game, _ = deal(3, seed=3)
    game = scripted(game, until_round=8)
    assert len(game.sanctuary_deck) > 30
    product = 1
    for seat in game.seats:
        clues = sum(card.clues for card in (*seat.row, *seat.sanctuaries))
        product *= sum(
            1 + clues + card.clues if card.number > seat.row[-1].number else 1 for card in seat.hand
        )
    assert product == 720


@pytest.mark.parametrize(
    ("seed", "deck", "ways"),
    [(3, 2, 1296), (3, 3, 2592), (6, 3, 2376), (9, 2, 1296), (9, 3, 1872)],
)
def test_with_a_short_sanctuary_deck_a_game_can_go_on_in_exactly_so_many_ways(
    seed: int, deck: int, ways: int
) -> None:
    """Walks round 2 of three players, who draw more Sanctuaries than there are."""
    game, table = deal(3, seed)
    game = replace(game, sanctuary_deck=game.sanctuary_deck[:deck])
    table.sanctuaries = table.sanctuaries[:deck]
    assert count_rounds(table, 1, free_from=2, last_round=2) == ways
    assert count(scripted(game, until_round=2), last_round=2) == ways


SACRIFICES = ("M15", "R09", "M38", "R12", "M21", "R30")
"""The hands of two players who come to have Regions with a sacrifice in their rows."""


@pytest.mark.parametrize(
    ("sets", "seed", "ways"),
    [
        (WITH_SKIES, 0, 2210),
        (WITH_SKIES, 4, 2160),
        # Meteorites 15 and 38 in one row.
        (WITH_SKIES, 8, 9324),
        (EVERYTHING, 3, 3834),
        (EVERYTHING, 10, 3195),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, tuple) else str(value),
)
def test_round_8_and_the_scoring_after_it_can_go_in_exactly_so_many_ways(
    sets: tuple[CardSet, ...], seed: int, ways: int
) -> None:
    game, table = deal(2, seed, SACRIFICES, sets)
    assert count_rounds(table, 1, free_from=8, last_round=8) == ways
    game = scripted(game, until_round=8)
    assert any(card.id in ("M15", "M21", "M38") for seat in game.seats for card in seat.row)
    assert count(game, last_round=8) == ways


def test_the_ways_of_a_scoring_are_counted_by_hand() -> None:
    """Counts what two seats can decide, the one with three Sanctuaries and the other with one.

    Meteorite 38 gets nothing, and 15 then nothing or one of three: 4 ways. Or 38 gets two of three,
    and 15 nothing or the one left: 3 x 2 ways. For each of these 21 gets nothing or the one: 2.
    """
    game = scoring(
        hand(row=("M15", 16, 30, "M38", 13, 9, 6, 2), placed=(12, 24, 30)),
        hand(row=("M21", 60, 57, 52, 40, 28, 14, 7), placed=(34,)),
    )
    assert game.phase is Phase.SACRIFICE
    assert count(game, last_round=8) == (4 + 3 * 2) * 2


def test_with_too_few_sanctuaries_fewer_ways_are_left() -> None:
    """Counts a row in which 15 asks before 38, with two Sanctuaries.

    15 gets one of two, and 38 does not ask: 2 ways. Or 15 gets nothing, and 38 nothing or both: 2.
    """
    game = scoring(
        hand(row=("M38", 16, "M15", 9, 8, 6, 4, 2), placed=(12, 24)),
        hand(row=(66, 54, 47, 44, 36, 19, 11, 10), placed=(1, 3)),
    )
    assert count(game, last_round=8) == 2 + 2
