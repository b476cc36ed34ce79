"""What stands where in the inputs of the network.

An afterstate is described by the numbers that are not zero, as pairs of a place and a value.
"""

import numpy as np
import numpy.typing as npt

from renown.fast.cards import REGION_LIST, SANCTUARY_LIST

_REGIONS, _SANCTUARIES = len(REGION_LIST), len(SANCTUARY_LIST)

MOMENTS = 16
"""Networks: after exploring in rounds 1 to 8, then after drafting in rounds 0 to 7."""

DRAFTED = 8
"""The number of the first network for the moment after drafting, that of round 0."""

# The row as it stands.
ALWAYS = 0
FAME, PROMISE, SMOOTH = 1, 2, 3  # now; of quests still lacking wonders; both, weighed by what lacks
ICONS = 4  # how many of each thing are seen
RATES = 14  # what one more of each thing, or one more set of biomes or wonders, pays at once
LACKING_RATES = 26  # the same for quests that still lack wonders
UNLOCKED = 38  # by wonder, what one, two or three more of it alone would unlock
LACKING = 47  # what quests pay that lack one, two, three or more wonders
TIME, TIME_STEPS = 51, 52  # the last exploration time, and in steps of eight hours
PLACED_COUNT = 60
CLUES = 61  # in steps, up to six
WONDERS = 67  # by wonder in steps, up to five
BIOMES = 82  # by biome: one, two
DUE = 90  # Sanctuaries about to be found, in steps, up to six
PLAYERS = 96  # two to seven
# What the cards within reach would give if played next.
HAND_FAME, HAND_SMOOTH, HAND_HIGHER = 102, 105, 108  # by card of the hand
HAND_BEST, HAND_SECOND, HAND_BEST_HIGHER, HAND_HIGHER_COUNT = 111, 112, 113, 114
RIVER_BEST, RIVER_SECOND, RIVER_BEST_HIGHER, RIVER_BEST_FAME = 115, 116, 117, 118
SETS = 120  # whether People from Below, and Under Starry Skies, are in play
# Single cards.
MET = 124  # Regions of the row whose condition is met
UNMET = MET + _REGIONS  # by Region: lacking one, two, three or more wonders
PLACED = UNMET + 3 * _REGIONS
IN_HAND = PLACED + _SANCTUARIES
IN_RIVER = IN_HAND + _REGIONS
INPUTS = IN_RIVER + _REGIONS

MOST_PAIRS = 160
"""More pairs than any afterstate has."""

MOST_MOVES = 256
"""More moves than any seat has at any moment."""


def weights_type(first: int, second: int) -> np.dtype[np.void]:
    """Gives the type of a network's weights: to its first layer, to its second, to the value.

    Args:
        first: Units of the first layer, a multiple of four.
        second: Units of the second layer.
    """
    return np.dtype(
        [
            ("first", np.float32, (MOMENTS, INPUTS, first)),
            ("second", np.float32, (MOMENTS, first, second)),
            ("second_bias", np.float32, (MOMENTS, second)),
            ("last", np.float32, (MOMENTS, second)),
            ("last_bias", np.float32, (MOMENTS,)),
        ],
        align=True,
    )


def make_desk(weights: npt.NDArray[np.void]) -> np.void:
    """Makes what a network works in: made once, used for many moves by one thread.

    Args:
        weights: The network.
    """
    first, second = weights["second"].shape[2:]
    desk = np.zeros(1, _desk_type(first, second))
    record: np.void = desk[0]
    return record


def _desk_type(first: int, second: int) -> np.dtype[np.void]:
    return np.dtype(
        [
            # A description in the making: places of inputs that are not zero, and their values.
            ("places", np.int16, (MOST_PAIRS,)),
            ("values", np.float32, (MOST_PAIRS,)),
            ("size", np.int64),
            # The cards it is about.
            ("row", np.int16, (9,)),
            ("placed", np.int16, (9,)),
            ("hand", np.int16, (8,)),
            ("river", np.int16, (8,)),
            ("length", np.int64),
            ("count", np.int64),
            ("held", np.int64),
            ("opened", np.int64),
            # What the row comes to: what is seen when each Region is scored, what is seen in the
            # end, what the Sanctuaries show alone, the fame and the smooth fame as it stands.
            ("seen", np.uint64, (9,)),
            ("all_seen", np.uint64),
            ("sanctuaries_seen", np.uint64),
            ("fame", np.float32),
            ("smooth", np.float32),
            ("sums", np.float32, (37,)),
            # What each card within reach would give: fame and smooth fame.
            ("hand_gains", np.float32, (8, 2)),
            ("river_gains", np.float32, (8, 2)),
            ("held_gains", np.float32, (8, 2)),
            # The layers: the first after the row alone, the first, the second.
            ("begun", np.float32, (first,)),
            ("layer", np.float32, (first,)),
            ("second", np.float32, (second,)),
            # The moves: the action's number (in step 3 that of the Region taken), in step 3 the
            # number of the Sanctuary placed, and the fame expected at the end.
            ("first_action", np.int64, (MOST_MOVES,)),
            ("then_action", np.int64, (MOST_MOVES,)),
            ("value", np.float32, (MOST_MOVES,)),
        ],
        align=True,
    )


FAME_STEP, FAME_MIDDLE = np.float32(10), np.float32(65)
"""What the network gives counts steps of fame, from a middle."""

HOURS = np.array([card.exploration_time[0] for card in REGION_LIST], np.float32)
"""The exploration time of each Region."""
