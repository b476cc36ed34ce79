import inspect

import pytest

from renown import faraway

CARDS = (
    "Card CardSet REGIONS SANCTUARIES Region Sanctuary region regions_of sanctuaries_of sanctuary"
)
SIGNS = "Biome Countable Mark Wonder"
QUESTS = "AtLeast Each EachSet Flat Quest Sacrifice"
SCORING = "Count Outcome Requirement ScoreLine ScoreSheet always_visible score score_cards"
DOUBTS = "Doubt SanctuaryNumber ShortRow ascents doubts"
RANKING = "Ranking Standing TieBreak rank"
SACRIFICES = "as_sacrifices best_decisions"
GAME = (
    "Decks Game HAND_SIZE Phase ROUNDS Seat Setup apply check_players legal_actions"
    " new_game shuffle"
)
ACTIONS = "Action Explore GiveUp Keep Place Take read_action"
VIEW = "SeatView View view"
HISTORY = "Departed Event Explored Found GaveUp Placed RoundBegan ScoringBegan Took public_history"
RECORD = "Move Record read_record write_record"
ERRORS = (
    "CardsError FarawayError IllegalActionError PlayersError RecordError SacrificeError SetupError"
    " UnknownCardError"
)
PROMISED = " ".join(
    [
        *[CARDS, SIGNS, QUESTS, SCORING, SACRIFICES, DOUBTS, RANKING],
        *[GAME, ACTIONS, VIEW, HISTORY, RECORD, ERRORS],
    ]
).split()


def test_the_public_names_are_those_promised() -> None:
    assert sorted(faraway.__all__) == sorted(PROMISED)
    assert len(set(faraway.__all__)) == len(faraway.__all__)


@pytest.mark.parametrize("name", PROMISED)
def test_every_public_class_and_function_says_what_it_is(name: str) -> None:
    value = getattr(faraway, name)
    if inspect.isclass(value) or inspect.isfunction(value):
        # A dataclass without a docstring gets its signature for one.
        assert value.__doc__
        assert not value.__doc__.startswith(f"{name}(")


@pytest.mark.parametrize("name", ERRORS.split())
def test_every_error_is_a_faraway_error_and_a_value_error(name: str) -> None:
    error = getattr(faraway, name)
    assert issubclass(error, faraway.FarawayError)
    assert issubclass(error, ValueError)
