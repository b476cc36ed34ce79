"""Sentences for people, in three languages, made from the data of the rules."""

from renown.words.bots import name_bots, title_bot
from renown.words.cards import describe_card, describe_quest, name_card
from renown.words.doubts import describe_doubt
from renown.words.expeditions import (
    describe_oddity,
    describe_reading,
    name_category,
    name_source,
)
from renown.words.explanations import explain, list_missing
from renown.words.language import ENGLISH, LANGUAGES, Language
from renown.words.lists import join_and, join_or
from renown.words.things import count_things, name_thing

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Language",
    "count_things",
    "describe_card",
    "describe_doubt",
    "describe_oddity",
    "describe_quest",
    "describe_reading",
    "explain",
    "join_and",
    "join_or",
    "list_missing",
    "name_bots",
    "name_card",
    "name_category",
    "name_source",
    "name_thing",
    "title_bot",
]
