"""The end of a game of Expeditions: who triggers it, who still has a turn, who wins."""

from renown.expeditions.basecamp import (
    Basecamp,
    boast,
    end_turn,
    open_basecamp,
    open_categories,
)
from renown.expeditions.categories import GOALS, TOKENS, Category, Counts
from renown.expeditions.errors import BoastError, ExpeditionsError, FiguresError, TurnError
from renown.expeditions.oddities import BelowGoal, NotOver, Oddity, find_oddities
from renown.expeditions.players import MOST_PLAYERS
from renown.expeditions.ranking import Reading, Result, TieBreak, settle, tie_sum
from renown.expeditions.scoring import (
    Automa,
    Line,
    Player,
    Sheet,
    Source,
    glory_value,
    one_more_quest,
    score,
    score_all,
)

__all__ = [
    "GOALS",
    "MOST_PLAYERS",
    "TOKENS",
    "Automa",
    "Basecamp",
    "BelowGoal",
    "BoastError",
    "Category",
    "Counts",
    "ExpeditionsError",
    "FiguresError",
    "Line",
    "NotOver",
    "Oddity",
    "Player",
    "Reading",
    "Result",
    "Sheet",
    "Source",
    "TieBreak",
    "TurnError",
    "boast",
    "end_turn",
    "find_oddities",
    "glory_value",
    "one_more_quest",
    "open_basecamp",
    "open_categories",
    "score",
    "score_all",
    "settle",
    "tie_sum",
]
