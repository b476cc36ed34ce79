"""The same rules as `renown.faraway`, compiled: whole games, step by step play, and scoring.

`renown.faraway` is what the rules are; this is a second writing of them for speed, held to the
first by tests that play both side by side.
"""

from renown.fast.cells import to_cells
from renown.fast.games import random_games, score_many

__all__ = ["random_games", "score_many", "to_cells"]
