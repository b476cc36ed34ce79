"""Rules, "What a score entered at a table can get wrong": what is warned about, and what is not."""

import pytest

from renown.expeditions import (
    Automa,
    BelowGoal,
    Category,
    Counts,
    NotOver,
    Player,
    find_oddities,
    score,
)

FOUR = (Category.QUESTS, Category.MELDS, Category.UPGRADES, Category.CARDS)
ALL = Counts(quests=4, melds=4, upgrades=4, cards=8)
WINNER = Player("Winner", glory=FOUR, counts=ALL)


@pytest.mark.parametrize(
    ("category", "goal"),
    [
        (Category.QUESTS, 4),
        (Category.MELDS, 4),
        (Category.UPGRADES, 4),
        (Category.CORRUPTION_20, 1),
        (Category.CORRUPTION, 7),
    ],
)
def test_a_token_on_a_category_that_does_not_fall_is_warned_about_below_its_goal(
    category: Category, goal: int
) -> None:
    player = Player("A", glory=(category,), counts=Counts(melds=0, upgrades=0))
    assert list(find_oddities([WINNER, player])) == [BelowGoal(1, category, 0, goal)]
    assert score(player).total == 5


@pytest.mark.parametrize("category", [Category.CARDS, Category.WORKERS_MAPS])
def test_cards_workers_and_maps_may_have_fallen(category: Category) -> None:
    assert list(find_oddities([WINNER, Player("A", glory=(category,))])) == []


def test_the_game_is_not_over_while_nobody_has_placed_four_tokens() -> None:
    assert list(find_oddities([Player("A", glory=FOUR[:3], counts=ALL)])) == [NotOver()]
    assert list(find_oddities([Player("A"), WINNER])) == []


def test_an_automa_may_have_ended_the_game() -> None:
    assert list(find_oddities([Player("A"), Automa("Automa", ())])) == []


@pytest.mark.parametrize("category", [Category.MELDS, Category.UPGRADES])
def test_what_was_not_told_is_not_odd(category: Category) -> None:
    assert list(find_oddities([WINNER, Player("A", glory=(category,))])) == []
