"""The arena: who is stronger, by how much, and how sure that is."""

from renown.arena.errors import ArenaError, BrokenGameError, ClusterError
from renown.arena.match import Match
from renown.arena.results import LostTurns, PlayedDeal, PlayedGame

__all__ = [
    "ArenaError",
    "BrokenGameError",
    "ClusterError",
    "LostTurns",
    "Match",
    "PlayedDeal",
    "PlayedGame",
]
