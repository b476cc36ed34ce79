"""What the network is told agrees with the plain rules."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from tests.bots.network.afterstates import Afterstate, Valuer, described, some_decisions
from tests.faraway.playing import position, regions, sanctuaries
from tests.faraway.strategies import first_moments, randoms

from renown.bots.network import layout
from renown.bots.network.layout import INPUTS, MET, MOST_PAIRS
from renown.faraway import (
    REGIONS,
    ROUNDS,
    SANCTUARIES,
    CardSet,
    Game,
    Phase,
    Region,
    Seat,
    Wonder,
    always_visible,
    score_cards,
)
from renown.fast import to_cells
from renown.fast.cards import CARD_NUMBER, SHIFTS

LARGE = Valuer("large")

DescribedMove = tuple[Game, Afterstate, dict[int, float]]


def ascending(cards: Iterable[Region]) -> tuple[Region, ...]:
    return tuple(sorted(cards, key=lambda card: card.exploration_time))


def fame(state: Afterstate) -> int:
    return score_cards(state.row, state.placed).total


def some_described(start: Game, random: Random) -> list[DescribedMove]:
    """Describes moves at some moments of a game, those of the last round's step 3 left out."""
    return [
        (game, *described(LARGE, game, seat, random))
        for game, seat in some_decisions(start, random, 12)
        if (game.round, game.phase) != (ROUNDS, Phase.PLACE)
    ]


@given(first_moments(), randoms())
def test_the_fame_is_that_of_the_row_as_it_stands(start: Game, random: Random) -> None:
    for _, state, told in some_described(start, random):
        assert told.get(layout.FAME, 0) * 20 == pytest.approx(fame(state), abs=1e-3)


@given(first_moments(), randoms())
def test_what_is_counted_is_what_the_area_shows(start: Game, random: Random) -> None:
    for game, state, told in some_described(start, random):
        seen: Counter[object] = Counter()
        for card in (*state.row, *state.placed):
            for what, number in card.counts:
                seen[what] += number
        for what, shift in SHIFTS.items():
            assert told.get(layout.ICONS + shift // 6, 0) * 3 == pytest.approx(seen[what], abs=1e-4)
        assert told.get(layout.PLACED_COUNT, 0) * 4 == len(state.placed)
        due = [told.get(layout.DUE + step, 0) for step in range(6)]
        assert due == [float(step < state.due) for step in range(6)]
        tables = [told.get(layout.PLAYERS + number, 0) for number in range(6)]
        assert tables == [float(number == game.players - 2) for number in range(6)]
        assert told.get(layout.SETS, 0) == (CardSet.PEOPLE_FROM_BELOW in game.sets)
        assert told.get(layout.SETS + 1, 0) == (CardSet.UNDER_STARRY_SKIES in game.sets)
        if state.row:
            assert told.get(layout.TIME, 0) * 68 == pytest.approx(state.row[-1].number, abs=1e-4)


@given(first_moments(), randoms())
def test_single_cards_are_named(start: Game, random: Random) -> None:
    for _, state, told in some_described(start, random):
        named = {place: value for place, value in told.items() if place >= MET}
        expected = set()
        for line in score_cards(state.row, state.placed).regions:
            number = CARD_NUMBER[line.card]
            lacking = sum(each.missing for each in line.missing if isinstance(each.what, Wonder))
            if lacking:
                expected.add(layout.UNMET + 3 * number + min(lacking, 3) - 1)
            else:
                expected.add(MET + number)
        expected |= {layout.PLACED + CARD_NUMBER[card] for card in state.placed}
        expected |= {layout.IN_HAND + CARD_NUMBER[card] for card in state.hand}
        expected |= {layout.IN_RIVER + CARD_NUMBER[card] for card in state.river}
        assert named == dict.fromkeys(expected, 1.0)


@given(first_moments(), randoms())
def test_what_a_card_gives_is_the_difference_it_makes_when_played_next(
    start: Game, random: Random
) -> None:
    # Where Regions of the row lie face up, gains are estimates: what counts for a card then is not
    # only what lies to its right.
    for _, state, told in some_described(start, random):
        higher = 0
        for place, card in enumerate(state.hand):
            climbs = not state.row or card.exploration_time > state.row[-1].exploration_time
            assert told.get(layout.HAND_HIGHER + place, 0) == climbs
            higher += climbs
            row = (*state.row, card)
            if set(always_visible(row)) <= {card}:
                gain = score_cards(row, state.placed).total - fame(state)
                assert told.get(layout.HAND_FAME + place, 0) * 10 == pytest.approx(gain, abs=1e-3)
        assert told.get(layout.HAND_HIGHER_COUNT, 0) * 2 == higher


@given(first_moments(), randoms())
def test_the_best_of_the_river_is_what_its_best_card_would_give(
    start: Game, random: Random
) -> None:
    for _, state, told in some_described(start, random):
        rows = [(*state.row, card) for card in state.river]
        if all(set(always_visible(row)) <= {row[-1]} for row in rows):
            gains = [score_cards(row, state.placed).total - fame(state) for row in rows]
            best = max([0, *gains])
            assert told.get(layout.RIVER_BEST_FAME, 0) * 10 == pytest.approx(best, abs=1e-3)


def hand_made(row: tuple[int | str, ...], hand: tuple[int | str, ...]) -> dict[int, float]:
    """Describes a row once its last Region has been explored, that hand being left."""
    seats = [
        Seat(hand=ascending(regions(*hand, row[-1])), row=regions(*row[:-1])),
        Seat(hand=regions(60, 61, 62), row=regions(*range(50, 50 + len(row) - 1))),
    ]
    game = position(*seats, round=len(row), river=(5, 9, 3))
    played = seats[0].hand.index(regions(row[-1])[0])
    LARGE.value(to_cells(game), 0, played)
    return LARGE.description()


def test_the_rulebook_s_example_row_is_described_by_hand() -> None:
    # 44, 49, 14, 28 without Sanctuaries. From the right: 28 is night, one stone, 3 per chimera: 0;
    # 14 is a forest, one thistle, 2 per night: 2; 49 lacks a stone: 12 lacking 1; 44 asks for one
    # stone and one thistle, both are seen, and pays 2 for each desert or city: 49 and itself: 4.
    told = hand_made((44, 49, 14, 28), (30, 60))
    assert told[layout.FAME] * 20 == pytest.approx(6)
    assert told[layout.PROMISE] * 20 == pytest.approx(12)
    # One stone more unlocks 12, as do two or three.
    stones = [told.get(layout.UNLOCKED + more, 0) * 10 for more in range(3)]
    assert stones == pytest.approx([12, 12, 12])
    assert told[layout.LACKING] * 10 == pytest.approx(12)
    # In hand 30: 2 per stone, itself one: 2. Then 28's stone and its own are two: 49 pays 12. One
    # night more: 14 pays 2 more. In all 16. Then 60, a desert with a clue, its own quest unmet:
    # 44 counts one desert more, 2.
    assert told[layout.HAND_FAME] * 10 == pytest.approx(16)
    assert told[layout.HAND_FAME + 1] * 10 == pytest.approx(2)


def test_meteorites_and_the_regions_with_their_last_digit_lie_face_up() -> None:
    # R10 pays 3 per night card and is scored first. M04 to its left shows a night all the same,
    # and pays 3: 6. R24 is a night card of the same last digit, its own quest unmet: 3 more.
    assert hand_made(("M04", 10), (30, 60))[layout.FAME] * 20 == pytest.approx(6)
    assert hand_made(("M04", 24, 10), (30, 60))[layout.FAME] * 20 == pytest.approx(9)


def test_no_description_has_more_pairs_than_there_is_room_for() -> None:
    # Each place is named at most once (`description` checks it): at most all that are no single
    # cards, eight Regions, seven Sanctuaries, three Regions of the hand, eight of the river.
    assert MET + 8 + 7 + 3 + 8 <= MOST_PAIRS


def test_the_longest_descriptions_fit() -> None:
    # Much is shown, much lacks, and seven players look at eight Regions of the river.
    rich = sorted(REGIONS.values(), key=lambda card: -len(card.condition) - len(card.counts))
    cards = ascending(rich[:8])
    placed = sorted(SANCTUARIES.values(), key=lambda card: -len(card.counts))[:6]
    others = tuple(card for card in REGIONS.values() if card not in cards)
    longest = 0
    for length in range(7):
        seats = [
            Seat(
                hand=ascending(cards[length : length + 1] + others[:2]),
                row=cards[:length],
                sanctuaries=tuple(placed[: max(0, length - 1)]),
            ),
            *(Seat(hand=others[2:5], row=others[5 : 5 + length]) for _ in range(6)),
        ]
        river = tuple(card.id for card in others[20:28])
        game = position(*seats, round=length + 1, river=river)
        for move in range(3):
            LARGE.value(to_cells(game), 0, move)
            longest = max(longest, len(LARGE.description()))
            assert max(LARGE.description()) < INPUTS
    assert 60 < longest < MOST_PAIRS


def test_the_sanctuaries_count_for_every_card() -> None:
    # S12 shows a stone: with it 49 finds two, and pays 12 more than in the example above.
    seats = [
        Seat(hand=regions(28, 30, 60), row=regions(44, 49, 14), sanctuaries=sanctuaries(12)),
        Seat(hand=regions(61, 62, 63), row=regions(50, 51, 52)),
    ]
    LARGE.value(to_cells(position(*seats, round=4, river=(5, 9, 3))), 0, 0)
    # 6 as before, 12 of 49, and 2 of 44, which counts the desert of S12 too.
    assert LARGE.description()[layout.FAME] * 20 == pytest.approx(20)
