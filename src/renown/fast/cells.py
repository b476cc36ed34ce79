"""From a game as `renown.faraway` has it to a game as the kernels have it."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from renown.faraway import HAND_SIZE, ROUNDS, CardSet, Game, Phase, Region, Sanctuary, Seat, Setup
from renown.fast import kernels
from renown.fast.cards import CARD_NUMBER
from renown.fast.kernels import Cells


def to_cells(game: Game) -> Cells:
    """Puts a game, at any moment, into cells.

    Args:
        game: The game.

    Returns:
        The cells, shape (SIZE,); what stands where is told in `renown.fast.kernels`.
    """
    cells = np.zeros(kernels.SIZE, np.int16)
    cells[kernels.PLAYERS] = game.players
    cells[kernels.ADVANCED] = game.setup is Setup.ADVANCED
    cells[kernels.SETS] = sum(1 << list(CardSet).index(box) for box in game.sets)
    cells[kernels.ROUND] = game.round
    cells[kernels.PHASE] = list(Phase).index(game.phase)
    cells[kernels.REVEALED] = len(game.seats[0].row)
    _put_cards(cells, kernels.RIVER, game.river)
    cells[kernels.RIVER_COUNT] = len(game.river)
    _put_cards(cells, kernels.DEPARTED, game.departed)
    cells[kernels.DEPARTED_COUNT] = len(game.departed)
    _put_cards(cells, kernels.DECK, game.region_deck)
    cells[kernels.DECK_SIZE] = len(game.region_deck)
    if game.phase is Phase.KEEP:
        # Until all have kept three, the kernels look the second order up for the whole deck.
        cells[kernels.DECK_SIZE] = len(game.reshuffled)
        cells[kernels.DECK_TOP] = len(game.reshuffled) - len(game.region_deck)
        _put_cards(cells, kernels.DECK + int(cells[kernels.DECK_TOP]), game.region_deck)
        _put_cards(cells, kernels.RESHUFFLED, game.reshuffled)
    _put_cards(cells, kernels.UNDER, game.sanctuary_deck)
    cells[kernels.UNDER_COUNT] = len(game.sanctuary_deck)
    _put_order(cells, game)
    for number, seat in enumerate(game.seats):
        _put_seat(cells, number, seat, game)
    return cells


def _put_order(cells: Cells, game: Game) -> None:
    """Puts the seats that still have to act at the end of the order, behind those that have."""
    waiting = game.order
    acted = [number for number in range(game.players) if number not in waiting]
    if waiting:
        acted.sort(key=lambda number: game.seats[number].row[-1].exploration_time)
    for place, number in enumerate((*acted, *waiting)):
        cells[kernels.ORDER + place] = number
    cells[kernels.TURN] = len(acted)


def _put_seat(cells: Cells, number: int, seat: Seat, game: Game) -> None:
    hand = kernels.HAND + number * kernels.HAND_WIDTH
    _put_cards(cells, hand, seat.hand)
    cells[kernels.HAND_COUNT + number] = len(seat.hand)
    for place, card in enumerate(seat.hand):
        cells[kernels.TAKEN + number * kernels.HAND_WIDTH + place] = card in seat.taken
    _put_cards(cells, kernels.ROW + number * kernels.ROW_WIDTH, seat.row)
    _put_cards(cells, kernels.PLACED + number * kernels.PLACED_WIDTH, seat.sanctuaries)
    cells[kernels.PLACED_COUNT + number] = len(seat.sanctuaries)
    _put_cards(cells, kernels.DRAWN + number * kernels.DRAWN_WIDTH, seat.drawn)
    cells[kernels.DRAWN_COUNT + number] = len(seat.drawn)
    cells[kernels.DUE + number] = seat.due
    cells[kernels.CHOSEN + number] = _chosen(seat)
    if game.phase in (Phase.SACRIFICE, Phase.OVER):
        cells[kernels.SCORED + number] = ROUNDS
    for decision in seat.decisions:
        position = seat.row.index(decision.region)
        given = sum(1 << seat.sanctuaries.index(card) for card in decision.sanctuaries)
        cells[kernels.SCORED + number] = position
        cells[kernels.GIVEN + number] |= given
        cells[kernels.GIVEN_FOR + number * kernels.ROW_WIDTH + position] = given


def _chosen(seat: Seat) -> int:
    """Gives the number of the action that lies face down, or -1."""
    if seat.kept:
        ways: list[tuple[Region, ...]] = list(combinations(seat.hand, HAND_SIZE))
        return ways.index(seat.kept)
    return seat.hand.index(seat.chosen) if seat.chosen else -1


def _put_cards(cells: Cells, start: int, cards: Sequence[Region | Sanctuary]) -> None:
    for place, card in enumerate(cards):
        cells[start + place] = CARD_NUMBER[card]
