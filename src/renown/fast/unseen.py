"""Games that agree with what a seat sees: the cards it does not see are dealt by chance."""

from typing import Any

import numpy as np
import numpy.typing as npt

from renown.faraway import (
    Game,
    Phase,
    Region,
    Sanctuary,
    Seat,
    SeatView,
    View,
    regions_of,
    sanctuaries_of,
)
from renown.fast import cards, compiling, kernels
from renown.fast.cells import to_cells
from renown.fast.kernels import (
    DECK,
    DECK_SIZE,
    DECK_TOP,
    DECK_WIDTH,
    DRAWN,
    DRAWN_COUNT,
    DRAWN_WIDTH,
    HAND,
    HAND_COUNT,
    HAND_WIDTH,
    KEEP,
    PHASE,
    PLAYERS,
    RESHUFFLED,
    TAKEN,
    UNDER,
    UNDER_COUNT,
    UNDER_TOP,
    UNDER_WIDTH,
    Cells,
    into_hand,
    shuffle,
)

compiled = compiling.compiler(cards, kernels)

Numbers = npt.NDArray[Any]


def seen_cells(view: View) -> Cells:
    """Puts what a seat sees into cells; the cards it does not see lie there in a fixed order.

    Nothing but the view comes in, so nothing else can come out.

    Args:
        view: What the seat may see.

    Returns:
        The cells, shape (SIZE,); `deal_unseen` is to deal what is not seen.

    Raises:
        ValueError: A spectator looks.
    """
    seen = {*view.hand, *view.river, *view.departed, *view.drawn}
    for seat in view.seats:
        seen.update(seat.row, seat.sanctuaries, seat.taken)
    regions = [card for card in regions_of(view.sets) if card not in seen]
    sanctuaries = [card for card in sanctuaries_of(view.sets) if card not in seen]
    if view.seat is None:
        raise ValueError("A spectator plays no cards.")
    seats = tuple(
        Seat(
            hand=view.hand if number == view.seat else _fill_hand(seat, regions),
            row=seat.row,
            sanctuaries=seat.sanctuaries,
            drawn=view.drawn if number == view.seat else _draw(seat, sanctuaries),
            due=seat.due,
            taken=seat.taken,
            decisions=seat.decisions,
        )
        for number, seat in enumerate(view.seats)
    )
    keeping = view.phase is Phase.KEEP
    return to_cells(
        Game(
            setup=view.setup,
            sets=view.sets,
            round=view.round,
            phase=view.phase,
            seats=seats,
            order=view.order,
            river=view.river,
            departed=view.departed,
            region_deck=tuple(regions),
            sanctuary_deck=tuple(sanctuaries),
            reshuffled=tuple(regions_of(view.sets)) if keeping else (),
        )
    )


def _fill_hand(seat: SeatView, regions: list[Region]) -> tuple[Region, ...]:
    """Gives another seat the Regions everybody saw it take, and others, which leave the list."""
    count = seat.hand_size - len(seat.taken)
    hand = [*seat.taken, *regions[:count]]
    del regions[:count]
    return tuple(sorted(hand, key=lambda card: card.exploration_time))


def _draw(seat: SeatView, sanctuaries: list[Sanctuary]) -> tuple[Sanctuary, ...]:
    drawn = tuple(sanctuaries[: seat.drawn])
    del sanctuaries[: seat.drawn]
    return drawn


@compiled
def deal_unseen(cells: Cells, seat: Any, chance: Numbers) -> None:
    """Deals the cards that a seat does not see anew, every way as likely as the others.

    Args:
        cells: The game, in which nobody has chosen yet in a phase where all choose; changed.
        seat: The seat.
        chance: The state of the chance, two words; it is changed.
    """
    unseen = np.zeros(DECK_WIDTH, np.int16)
    _deal_regions(cells, seat, chance, unseen)
    _deal_sanctuaries(cells, seat, chance, unseen)
    if cells[PHASE] == KEEP:
        end = np.int64(cells[DECK_SIZE])
        shuffle(cells[RESHUFFLED : RESHUFFLED + end], end, chance)


@compiled
def _deal_regions(cells: Cells, seat: Any, chance: Numbers, unseen: Numbers) -> None:
    count = 0
    for other in range(cells[PLAYERS]):
        hand, marks = HAND + other * HAND_WIDTH, TAKEN + other * HAND_WIDTH
        for place in range(cells[HAND_COUNT + other]):
            if other != seat and not cells[marks + place]:
                unseen[count] = cells[hand + place]
                count += 1
    for place in range(cells[DECK_TOP], cells[DECK_SIZE]):
        unseen[count] = cells[DECK + place]
        count += 1
    shuffle(unseen, count, chance)
    for other in range(cells[PLAYERS]):
        if other == seat:
            continue
        hand, marks = HAND + other * HAND_WIDTH, TAKEN + other * HAND_WIDTH
        held, known = np.int64(cells[HAND_COUNT + other]), 0
        for place in range(held):
            if cells[marks + place]:
                cells[hand + known], cells[marks + known] = cells[hand + place], 1
                known += 1
        cells[HAND_COUNT + other] = known
        for _ in range(held - known):
            count -= 1
            into_hand(cells, other, unseen[count], 0)
    for place in range(cells[DECK_TOP], cells[DECK_SIZE]):
        count -= 1
        cells[DECK + place] = unseen[count]


@compiled
def _deal_sanctuaries(cells: Cells, seat: Any, chance: Numbers, unseen: Numbers) -> None:
    count = 0
    for other in range(cells[PLAYERS]):
        if other != seat:
            for place in range(cells[DRAWN_COUNT + other]):
                unseen[count] = cells[DRAWN + other * DRAWN_WIDTH + place]
                count += 1
    top = np.int64(cells[UNDER_TOP])
    for place in range(cells[UNDER_COUNT]):
        unseen[count] = cells[UNDER + (top + place) % UNDER_WIDTH]
        count += 1
    shuffle(unseen, count, chance)
    for other in range(cells[PLAYERS]):
        if other != seat:
            for place in range(cells[DRAWN_COUNT + other]):
                count -= 1
                cells[DRAWN + other * DRAWN_WIDTH + place] = unseen[count]
    for place in range(cells[UNDER_COUNT]):
        count -= 1
        cells[UNDER + (top + place) % UNDER_WIDTH] = unseen[count]
