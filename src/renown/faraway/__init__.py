"""Faraway: the cards, the rules, scoring that explains every point, and the record of a game.

>>> from renown import faraway
>>> faraway.score([44, 49, 14, 28], ["S12", "S38"]).total
22
>>> game = faraway.new_game(players=3, seed=7)
>>> while not game.is_over:
...     seat = game.waiting[0]
...     game = faraway.apply(game, seat, faraway.legal_actions(game, seat)[0])
>>> len(game.ranking().standings)
3
"""

from renown.faraway.actions import Action, Explore, GiveUp, Keep, Place, Take, read_action
from renown.faraway.cards import Card, CardSet, Region, Sanctuary
from renown.faraway.catalogue import (
    REGIONS,
    SANCTUARIES,
    region,
    regions_of,
    sanctuaries_of,
    sanctuary,
)
from renown.faraway.doubts import Doubt, SanctuaryNumber, ShortRow, ascents, doubts
from renown.faraway.errors import (
    CardsError,
    FarawayError,
    IllegalActionError,
    PlayersError,
    RecordError,
    SacrificeError,
    SetupError,
    UnknownCardError,
)
from renown.faraway.game import ROUNDS, Game, Phase, Seat
from renown.faraway.history import (
    Departed,
    Event,
    Explored,
    Found,
    GaveUp,
    Placed,
    RoundBegan,
    ScoringBegan,
    Took,
    public_history,
)
from renown.faraway.legal import legal_actions
from renown.faraway.notation import write_record
from renown.faraway.quests import AtLeast, Each, EachSet, Flat, Quest, Sacrifice
from renown.faraway.ranking import Ranking, Standing, TieBreak, rank
from renown.faraway.reading import read_record
from renown.faraway.record import Move, Record
from renown.faraway.rounds import apply
from renown.faraway.sacrifices import as_sacrifices, best_decisions
from renown.faraway.scoring import (
    Count,
    Outcome,
    Requirement,
    ScoreLine,
    ScoreSheet,
    always_visible,
    score,
    score_cards,
)
from renown.faraway.setup import HAND_SIZE, Decks, Setup, check_players, shuffle
from renown.faraway.signs import Biome, Countable, Mark, Wonder
from renown.faraway.start import new_game
from renown.faraway.view import SeatView, View, view

__all__ = [
    "HAND_SIZE",
    "REGIONS",
    "ROUNDS",
    "SANCTUARIES",
    "Action",
    "AtLeast",
    "Biome",
    "Card",
    "CardSet",
    "CardsError",
    "Count",
    "Countable",
    "Decks",
    "Departed",
    "Doubt",
    "Each",
    "EachSet",
    "Event",
    "Explore",
    "Explored",
    "FarawayError",
    "Flat",
    "Found",
    "Game",
    "GaveUp",
    "GiveUp",
    "IllegalActionError",
    "Keep",
    "Mark",
    "Move",
    "Outcome",
    "Phase",
    "Place",
    "Placed",
    "PlayersError",
    "Quest",
    "Ranking",
    "Record",
    "RecordError",
    "Region",
    "Requirement",
    "RoundBegan",
    "Sacrifice",
    "SacrificeError",
    "Sanctuary",
    "SanctuaryNumber",
    "ScoreLine",
    "ScoreSheet",
    "ScoringBegan",
    "Seat",
    "SeatView",
    "Setup",
    "SetupError",
    "ShortRow",
    "Standing",
    "Take",
    "TieBreak",
    "Took",
    "UnknownCardError",
    "View",
    "Wonder",
    "always_visible",
    "apply",
    "as_sacrifices",
    "ascents",
    "best_decisions",
    "check_players",
    "doubts",
    "legal_actions",
    "new_game",
    "public_history",
    "rank",
    "read_action",
    "read_record",
    "region",
    "regions_of",
    "sanctuaries_of",
    "sanctuary",
    "score",
    "score_cards",
    "shuffle",
    "view",
    "write_record",
]
