"""The cards a seat does not see: dealt anew, every way as likely, and nothing else is changed."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from math import factorial, sqrt
from random import Random

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from tests.faraway.playing import EVERYTHING, games_at_random, some_moment
from tests.faraway.strategies import first_moments, randoms
from tests.faraway.twins import twin
from tests.fast.side_by_side import numbers

from renown.faraway import (
    Explore,
    Game,
    Phase,
    Place,
    Setup,
    View,
    apply,
    legal_actions,
    new_game,
    regions_of,
    sanctuaries_of,
    view,
)
from renown.fast import kernels, to_cells
from renown.fast.games import start_of_chance
from renown.fast.kernels import Cells
from renown.fast.unseen import deal_unseen, seen_cells


def hand_of(cells: Cells, seat: int) -> list[int]:
    start = kernels.HAND + seat * kernels.HAND_WIDTH
    return [int(card) for card in cells[start : start + cells[kernels.HAND_COUNT + seat]]]


def taken_of(cells: Cells, seat: int) -> list[int]:
    """Lists the Regions of a hand that are marked as seen being taken."""
    start = kernels.TAKEN + seat * kernels.HAND_WIDTH
    hand = hand_of(cells, seat)
    return [card for place, card in enumerate(hand) if cells[start + place]]


def drawn_of(cells: Cells, seat: int) -> list[int]:
    start = kernels.DRAWN + seat * kernels.DRAWN_WIDTH
    return [int(card) for card in cells[start : start + cells[kernels.DRAWN_COUNT + seat]]]


def row_of(cells: Cells, seat: int) -> list[int]:
    start = kernels.ROW + seat * kernels.ROW_WIDTH
    return [int(card) for card in cells[start : start + cells[kernels.REVEALED]]]


def placed_of(cells: Cells, seat: int) -> list[int]:
    start = kernels.PLACED + seat * kernels.PLACED_WIDTH
    return [int(card) for card in cells[start : start + cells[kernels.PLACED_COUNT + seat]]]


def region_deck(cells: Cells) -> list[int]:
    start = kernels.DECK
    top, end = cells[kernels.DECK_TOP], cells[kernels.DECK_SIZE]
    return [int(card) for card in cells[start + top : start + end]]


def sanctuary_deck(cells: Cells) -> list[int]:
    top = int(cells[kernels.UNDER_TOP])
    return [
        int(cells[kernels.UNDER + (top + place) % kernels.UNDER_WIDTH])
        for place in range(cells[kernels.UNDER_COUNT])
    ]


def reshuffled(cells: Cells) -> list[int]:
    return [int(card) for card in cells[kernels.RESHUFFLED :][: int(cells[kernels.DECK_SIZE])]]


def all_regions(cells: Cells) -> list[int]:
    """Lists every Region wherever it lies, the second order of the advanced setup aside."""
    found = region_deck(cells)
    for seat in range(cells[kernels.PLAYERS]):
        found += hand_of(cells, seat) + row_of(cells, seat)
    for start, count in (
        (kernels.RIVER, kernels.RIVER_COUNT),
        (kernels.DEPARTED, kernels.DEPARTED_COUNT),
    ):
        found += [int(card) for card in cells[start : start + cells[count]]]
    return sorted(found)


def all_sanctuaries(cells: Cells) -> list[int]:
    found = sanctuary_deck(cells)
    for seat in range(cells[kernels.PLAYERS]):
        found += drawn_of(cells, seat) + placed_of(cells, seat)
    return sorted(found)


def hidden_cells(players: int, seat: int) -> npt.NDArray[np.bool_]:
    """Marks the cells where cards may lie that a seat does not see."""
    hidden = np.zeros(kernels.SIZE, bool)
    for other in range(players):
        if other != seat:
            for start, width in (
                (kernels.HAND, kernels.HAND_WIDTH),
                (kernels.TAKEN, kernels.HAND_WIDTH),
                (kernels.DRAWN, kernels.DRAWN_WIDTH),
            ):
                hidden[start + other * width : start + (other + 1) * width] = True
    for start, width in (
        (kernels.DECK, kernels.DECK_WIDTH),
        (kernels.RESHUFFLED, kernels.DECK_WIDTH),
        (kernels.UNDER, kernels.UNDER_WIDTH),
    ):
        hidden[start : start + width] = True
    return hidden


def without_choices(game: Game) -> Game:
    """Takes back what lies face down: who looks at a game has yet to choose, as have the others."""
    return replace(game, seats=tuple(replace(seat, chosen=None, kept=()) for seat in game.seats))


def dealt(seen: View, seed: int) -> Cells:
    cells = seen_cells(seen)
    assert seen.seat is not None
    deal_unseen(cells, seen.seat, start_of_chance(seed))
    return cells


def check_deal(game: Game, seat: int, seed: int) -> None:
    """Checks one deal against the true game."""
    truth = to_cells(without_choices(game))
    cells = dealt(view(game, seat), seed)

    # What is public, what is the seat's own, and how many cards lie anywhere, stays.
    public = ~hidden_cells(game.players, seat)
    assert cells[public].tolist() == truth[public].tolist()
    for other, cards in enumerate(game.seats):
        assert taken_of(cells, other) == numbers(cards.taken)
        hand = hand_of(cells, other)
        assert hand == sorted(hand)
        assert kernels.count_actions(cells, other) == len(legal_actions(game, other))

    # Every card is there exactly once.
    assert all_regions(cells) == sorted(numbers(regions_of(game.sets)))
    assert all_sanctuaries(cells) == sorted(numbers(sanctuaries_of(game.sets)))
    if game.phase is Phase.KEEP:
        assert sorted(reshuffled(cells)) == sorted(numbers(regions_of(game.sets)))


@given(first_moments(), randoms())
def test_a_deal_moves_only_what_the_seat_does_not_see_and_loses_no_card(
    start: Game, random: Random
) -> None:
    games = games_at_random(start, random)
    for game in [start, *(some_moment(games, random) for _ in range(4))]:
        for seat in range(game.players):
            check_deal(game, seat, random.randrange(10**9))


def greedy_for_clues(game: Game) -> Iterator[Game]:
    """Plays so that the Sanctuary deck runs short: everybody climbs, and collects clues."""
    yield game
    while not game.is_over:
        seat = game.waiting[0]
        cards, options = game.seats[seat], legal_actions(game, seat)
        if game.phase is Phase.EXPLORE:
            last = cards.row[-1].exploration_time if cards.row else (-1, False)
            choice = max(
                (action for action in options if isinstance(action, Explore)),
                key=lambda action: (
                    action.region.exploration_time > last,
                    action.region.clues,
                    -action.region.number,
                ),
            )
            game = apply(game, seat, choice)
        elif game.phase is Phase.PLACE:
            placing = [action for action in options if isinstance(action, Place)]
            game = apply(game, seat, max(placing, key=lambda action: action.sanctuary.clues))
        else:
            game = apply(game, seat, options[-1])
        yield game


def test_a_deal_keeps_what_is_due_when_the_sanctuary_deck_is_short() -> None:
    short = 0
    for seed in range(6):
        for game in greedy_for_clues(new_game(7, seed=seed, sets=EVERYTHING)):
            if any(seat.due for seat in game.seats):
                short += 1
                for seat in range(7):
                    check_deal(game, seat, seed)
    assert short > 5


@given(first_moments(), randoms())
def test_a_dealt_game_can_be_played_to_its_end(start: Game, random: Random) -> None:
    games = games_at_random(start, random)
    game = some_moment(games, random)
    for seat in range(game.players):
        cells = dealt(view(game, seat), random.randrange(10**9))
        kernels.play_out(cells, start_of_chance(random.randrange(10**9)))
        assert cells[kernels.PHASE] == kernels.OVER
        assert cells[kernels.REVEALED] == kernels.ROUNDS
        assert all_regions(cells) == sorted(numbers(regions_of(game.sets)))
        assert all_sanctuaries(cells) == sorted(numbers(sanctuaries_of(game.sets)))


@given(first_moments(), randoms())
def test_cells_tell_nothing_that_the_seat_does_not_see(start: Game, random: Random) -> None:
    games = games_at_random(start, random)
    for game in [start, *(some_moment(games, random) for _ in range(4))]:
        for seat in range(game.players):
            other = twin(game, seat, random)
            seed = random.randrange(10**9)
            assert (seen_cells(view(other, seat)) == seen_cells(view(game, seat))).all()
            assert (dealt(view(other, seat), seed) == dealt(view(game, seat), seed)).all()


def test_cards_dealt_again_and_again_leave_what_is_seen_where_it_lies() -> None:
    game = games_at_random(new_game(4, seed=3, sets=EVERYTHING), Random(3))[40]
    seen = seen_cells(view(game, 1))
    cells, public, chance = seen.copy(), ~hidden_cells(4, 1), start_of_chance(8)
    for _ in range(50):
        deal_unseen(cells, 1, chance)
        assert cells[public].tolist() == seen[public].tolist()
        assert all_regions(cells) == sorted(numbers(regions_of(EVERYTHING)))
        assert all_sanctuaries(cells) == sorted(numbers(sanctuaries_of(EVERYTHING)))


def test_a_spectator_has_no_cards_to_put_into_cells() -> None:
    with pytest.raises(ValueError, match="spectator"):
        seen_cells(view(new_game(2, seed=1), None))


def check_even(counts: Counter[tuple[int, ...]], ways: int) -> None:
    """Checks that every way occurs, and all about as often (chi-square, five standard errors)."""
    assert len(counts) == ways
    expected = counts.total() / ways
    off = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = ways - 1
    assert abs(off - freedom) < 5 * sqrt(2 * freedom)


def small_deal(setup: Setup, regions: int, sanctuaries: int) -> Cells:
    """Deals two seats from decks so small that every way to deal them can be counted."""
    cells = np.zeros(kernels.SIZE, np.int16)
    kernels.deal(
        cells,
        2,
        setup is Setup.ADVANCED,
        np.arange(regions, dtype=np.int16),
        np.arange(regions, dtype=np.int16),
        np.arange(sanctuaries, dtype=np.int16),
    )
    return cells


def deals(cells: Cells, count: int) -> Iterator[Cells]:
    chance = start_of_chance(1)
    for _ in range(count):
        deal_unseen(cells, 0, chance)
        yield cells


def test_every_way_to_deal_hand_and_decks_is_as_likely_as_the_others() -> None:
    # Two hands of three, a river of three; two Regions and three Sanctuaries stay in the decks.
    cells = small_deal(Setup.BASIC, 11, 3)
    counts = Counter(
        (*hand_of(each, 1), *region_deck(each), *sanctuary_deck(each))
        for each in deals(cells, 24_000)
    )
    # Three of five Regions in the hand (10), the two others in any order, three Sanctuaries too.
    check_even(counts, 10 * 2 * factorial(3))


def test_what_others_took_stays_in_their_hands_and_the_rest_is_dealt_evenly() -> None:
    cells = small_deal(Setup.BASIC, 11, 4)
    cells[kernels.TAKEN + kernels.HAND_WIDTH + 1] = 1  # everybody saw its middle Region, 4
    # It drew two of the four Sanctuaries.
    cells[kernels.DRAWN + kernels.DRAWN_WIDTH : kernels.DRAWN + kernels.DRAWN_WIDTH + 2] = (0, 1)
    cells[kernels.DRAWN_COUNT + 1] = 2
    cells[kernels.UNDER_TOP], cells[kernels.UNDER_COUNT] = 2, 2
    counts: Counter[tuple[int, ...]] = Counter()
    for each in deals(cells, 29_000):
        hand = hand_of(each, 1)
        assert taken_of(each, 1) == [4]
        assert hand == sorted(hand)
        counts[(*hand, *region_deck(each), *drawn_of(each, 1), *sanctuary_deck(each))] += 1
    # Two of four Regions in the hand (6), two in any order; four Sanctuaries in any order.
    check_even(counts, 6 * 2 * factorial(4))


def test_the_second_order_of_the_advanced_setup_is_dealt_evenly() -> None:
    # Five Regions each, none left: the other hand is known, the order of all cards later is not.
    cells = small_deal(Setup.ADVANCED, 10, 1)
    first: Counter[tuple[int, ...]] = Counter()
    for each in deals(cells, 18_000):
        assert hand_of(each, 1) == [5, 6, 7, 8, 9]
        order = reshuffled(each)
        assert sorted(order) == list(range(10))
        first[order[0], order[-1]] += 1
    check_even(first, 10 * 9)


def test_every_card_that_is_not_seen_is_as_likely_in_a_hand_as_any_other() -> None:
    game = new_game(3, seed=5, sets=EVERYTHING)
    cells = seen_cells(view(game, 0))
    hidden = {*region_deck(cells), *hand_of(cells, 1), *hand_of(cells, 2)}
    count = 20_000
    held = Counter(card for each in deals(cells, count) for card in hand_of(each, 2))
    assert set(held) == hidden
    share = 3 / len(hidden)
    spread = sum((held[card] - count * share) ** 2 for card in hidden)
    freedom = len(hidden) - 1
    # Three different cards at once: the counts lean on one another a little.
    off = spread / (count * share * (1 - share)) * freedom / len(hidden)
    assert abs(off - freedom) < 5 * sqrt(2 * freedom)
