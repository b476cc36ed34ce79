"""Rules, "Glory": who may place a token where, at that moment."""

import pytest

from renown.expeditions import (
    BoastError,
    Category,
    Counts,
    boast,
    open_basecamp,
    open_categories,
)

JUST = {
    Category.QUESTS: Counts(quests=4),
    Category.MELDS: Counts(melds=4),
    Category.UPGRADES: Counts(upgrades=4),
    Category.CORRUPTION_20: Counts(corruption20=True),
    Category.CORRUPTION: Counts(corruption=7),
    Category.CARDS: Counts(cards=8),
}
NOT_QUITE = {
    Category.QUESTS: (Counts(quests=3), "It takes 4 solved quests; there are 3."),
    Category.MELDS: (Counts(melds=3), "It takes 4 melded meteorites; there are 3."),
    Category.UPGRADES: (Counts(), "It takes 4 upgraded items; there are 0."),
    Category.CORRUPTION_20: (
        Counts(corruption=9),
        "Only the owner of the corruption token of value 20 may boast with it.",
    ),
    # The token of value 20 is not counted.
    Category.CORRUPTION: (
        Counts(corruption=6, corruption20=True),
        "It takes 7 corruption tokens, the one of value 20 not counted; there are 6.",
    ),
    Category.CARDS: (Counts(cards=7), "It takes 8 cards; there are 7."),
    # Neither goal is met, though there are more than seven together.
    Category.WORKERS_MAPS: (
        Counts(workers=6, maps=4),
        "It takes 7 workers or 5 map tokens; there are 6 and 4.",
    ),
}


@pytest.mark.parametrize(
    ("category", "counts"),
    [
        *JUST.items(),
        (Category.WORKERS_MAPS, Counts(workers=7)),
        (Category.WORKERS_MAPS, Counts(maps=5)),
    ],
)
def test_a_goal_that_is_just_met_is_enough(category: Category, counts: Counts) -> None:
    assert open_categories((), counts) == (category,)
    assert boast(open_basecamp(2), 1, category, counts).placed == ((), (category,))


@pytest.mark.parametrize("category", Category)
def test_a_goal_that_is_not_met_is_refused_with_what_it_takes(category: Category) -> None:
    counts, problem = NOT_QUITE[category]
    assert category not in open_categories((), counts)
    with pytest.raises(BoastError) as fault:
        boast(open_basecamp(2), 0, category, counts)
    assert str(fault.value) == problem


def test_one_token_of_each_player_stands_on_a_category_and_several_players_may() -> None:
    counts = Counts(cards=8, melds=4)
    basecamp = boast(open_basecamp(2), 0, Category.CARDS, counts)
    assert open_categories(basecamp.placed[0], counts) == (Category.MELDS,)
    with pytest.raises(BoastError, match=r"^A token stands on cards already\.$"):
        boast(basecamp, 0, Category.CARDS, counts)
    assert boast(basecamp, 1, Category.CARDS, counts).placed == ((Category.CARDS,),) * 2


def test_a_token_stays_when_the_player_falls_below_the_goal() -> None:
    basecamp = boast(open_basecamp(1), 0, Category.CARDS, Counts(cards=8))
    basecamp = boast(basecamp, 0, Category.MELDS, Counts(cards=0, melds=4))
    assert basecamp.placed == ((Category.CARDS, Category.MELDS),)


def test_there_are_four_tokens() -> None:
    counts = Counts(quests=4, melds=4, upgrades=4, cards=8, corruption=7)
    basecamp = open_basecamp(2)
    for category in (Category.QUESTS, Category.MELDS, Category.UPGRADES, Category.CARDS):
        basecamp = boast(basecamp, 0, category, counts)
    assert open_categories(basecamp.placed[0], counts) == ()
    with pytest.raises(BoastError, match=r"^All 4 glory tokens are placed\.$"):
        boast(basecamp, 0, Category.CORRUPTION, counts)
