"""Rules, "Scoring, in this order", and what no score at a table can be."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.expeditions.figures import players

from renown.expeditions import (
    Automa,
    Category,
    Counts,
    FiguresError,
    Player,
    Source,
    one_more_quest,
    score,
    score_all,
)

PRINTED = Player(
    "A",
    coins=11,
    glory=(Category.MELDS, Category.CORRUPTION, Category.CARDS),
    item_values=(6,),
    counts=Counts(quests=3, melds=4, upgrades=1, corruption=10, cards=8),
)
FOUR = (Category.MELDS, Category.CORRUPTION, Category.CARDS, Category.UPGRADES)


def test_the_printed_example_comes_to_67() -> None:
    sheet = score(PRINTED)
    assert [(line.source, line.points) for line in sheet.lines] == [
        (Source.COINS, 11),
        (Source.GLORY, 30),
        (Source.ITEMS, 6),
        (Source.CORRUPTION, 20),
    ]
    assert sheet.total == 67


def test_the_printed_example_without_a_quest_comes_to_52() -> None:
    sheet = score(replace(PRINTED, counts=replace(PRINTED.counts, quests=0)))
    assert [line.points for line in sheet.lines] == [11, 15, 6, 20]
    assert sheet.total == 52


@pytest.mark.parametrize(
    ("glory", "quests", "points"), [(FOUR, 4, 40), (FOUR, 0, 20), ((), 4, 0), (FOUR[:1], 5, 10)]
)
def test_glory_pays_by_solved_quests(glory: tuple[Category, ...], quests: int, points: int) -> None:
    assert score(Player("A", glory=glory, counts=Counts(quests=quests))).total == points


@pytest.mark.parametrize(("quests", "each"), [(0, 5), (1, 6), (2, 8), (3, 10), (4, 10), (5, 10)])
def test_a_token_pays_5_6_8_or_10(quests: int, each: int) -> None:
    player = Player("A", glory=FOUR[:2], counts=Counts(quests=quests))
    assert score(player).points(Source.GLORY) == 2 * each


@pytest.mark.parametrize(("quests", "more"), [(0, 3), (1, 6), (2, 6), (3, 0), (4, 0)])
def test_what_one_more_quest_brings_to_three_tokens(quests: int, more: int) -> None:
    # Three tokens pay 15, 18, 24, 30 and 30 with 0 to 4 quests.
    assert one_more_quest(Player("A", glory=FOUR[:3], counts=Counts(quests=quests))) == more


def test_the_token_of_value_20_pays_2_like_any_other() -> None:
    assert score(Player("A", counts=Counts(corruption20=True))).total == 2
    assert score(Player("A", counts=Counts(corruption=9, corruption20=True))).total == 20


def test_melds_upgrades_cards_workers_maps_and_power_pay_nothing() -> None:
    rich = Counts(quests=4, melds=4, upgrades=4, cards=9, workers=9, maps=9)
    assert score(Player("A", counts=rich, power=30)).total == 0


def test_the_automa_counts_quantity_times_printed_value_and_any_number_of_tokens() -> None:
    assert score(Automa("Automa", ((5, 7), (3, 2), (0, 9)))).total == 41


@given(players())
def test_the_total_is_what_the_lines_say(player: Player) -> None:
    sheet = score(player)
    assert sheet.total == sum(sheet.points(source) for source in Source)
    for line in sheet.lines:
        if line.each is not None:
            assert line.points == line.count * line.each


@given(players(), st.integers(1, 20))
def test_more_coins_add_just_those(player: Player, more: int) -> None:
    assert score(replace(player, coins=player.coins + more)).total == score(player).total + more


@pytest.mark.parametrize(
    ("player", "problem"),
    [
        (
            Player("Ann", glory=(*FOUR, Category.QUESTS)),
            "Ann: 5 glory tokens are named, and everybody has 4.",
        ),
        (
            Player("Ann", glory=(Category.CARDS, Category.CARDS)),
            "Ann: only one token can stand on cards.",
        ),
        (Player("Ann", coins=10**5000), "Ann: coins cannot be more than 9,999."),
        (Player("Ann", coins=-(10**5000)), "Ann: coins cannot be less than 0."),
        (
            Player("Ann", glory=(Category.CORRUPTION_20, Category.CORRUPTION_20)),
            "Ann: only one token can stand on the corruption token of value 20.",
        ),
        (Player("Ann", coins=-1), "Ann: coins cannot be less than 0."),
        (Player("Ann", counts=Counts(quests=-2)), "Ann: solved quests cannot be less than 0."),
        (Player("Ann", counts=Counts(melds=-2)), "Ann: melded meteorites cannot be less than 0."),
        (Player("Ann", counts=Counts(upgrades=-2)), "Ann: upgraded items cannot be less than 0."),
        (
            Player("Ann", counts=Counts(corruption=-2)),
            "Ann: corruption tokens cannot be less than 0.",
        ),
        (Player("Ann", counts=Counts(cards=-2)), "Ann: cards cannot be less than 0."),
        (Player("Ann", counts=Counts(workers=-2)), "Ann: workers cannot be less than 0."),
        (Player("Ann", counts=Counts(maps=-2)), "Ann: map tokens cannot be less than 0."),
        (Player("Ann", power=-1), "Ann: power cannot be less than 0."),
        (Player("Ann", item_values=(3, -3)), "Ann: the value of an item cannot be less than 0."),
        (
            Player("Ann", item_values=(3, 3), counts=Counts(upgrades=1)),
            "Ann: there are 2 values of items, and 1 upgraded.",
        ),
        (Automa("Automa", ((2, -3),)), "Automa: an icon's figure cannot be less than 0."),
    ],
)
def test_what_no_player_can_have_is_refused(player: Player | Automa, problem: str) -> None:
    with pytest.raises(FiguresError) as fault:
        score(player)
    assert str(fault.value) == problem


def test_items_may_have_values_where_their_number_was_not_told() -> None:
    assert score(Player("Ann", item_values=(6, 4))).total == 10


def test_the_token_of_value_20_has_one_owner() -> None:
    owners = [Player(name, counts=Counts(corruption20=name != "B")) for name in "ABC"]
    with pytest.raises(FiguresError, match=r"^A and C both own .* value 20: there is one\.$"):
        score_all(owners)


def test_a_table_without_players_is_refused() -> None:
    with pytest.raises(FiguresError, match=r"^Nobody plays"):
        score_all([])
