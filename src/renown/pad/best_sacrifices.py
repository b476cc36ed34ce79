"""Finding the sacrifices that give most."""

from collections.abc import Mapping, Sequence

from renown.faraway import (
    ROUNDS,
    Region,
    Sacrifice,
    Sanctuary,
    as_sacrifices,
    best_decisions,
    score,
)
from renown.pad.input_error import InputError

_MOST_SANCTUARIES = ROUNDS - 1


def find_best(
    row: Sequence[Region], sanctuaries: Sequence[Sanctuary]
) -> Mapping[str, tuple[Sanctuary, ...]]:
    """Finds what to give up for each Region, so that the cards score most.

    Returns:
        The Sanctuaries given up for each Region, by its id; Regions without are left out.

    Raises:
        CardsError: The cards cannot lie on one table together.
        InputError: There are more Sanctuaries than a row can bring, and too many to try them all.
    """
    score(row, sanctuaries)
    asks = any(isinstance(card.quest, Sacrifice) for card in row)
    if asks and len(sanctuaries) > _MOST_SANCTUARIES:
        raise InputError(
            f"A row brings at most {_MOST_SANCTUARIES} Sanctuaries, and here are"
            f" {len(sanctuaries)}: too many to find the best sacrifice."
        )
    return as_sacrifices(best_decisions(row, sanctuaries))
