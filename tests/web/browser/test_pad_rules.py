"""The rules in the browser are those of `renown.faraway`: the same points, reasons and ranking."""

import json
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server

from renown.faraway import (
    REGIONS,
    SANCTUARIES,
    CardSet,
    Region,
    Sacrifice,
    Sanctuary,
    ScoreSheet,
    TieBreak,
    as_sacrifices,
    ascents,
    best_decisions,
    rank,
    region,
    score,
    score_cards,
)
from renown.words import LANGUAGES, explain

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data" / "cases.jsonl").read_text("utf-8").splitlines()
]
RANDOM_ROWS = 10_000

Given = dict[str, tuple[Sanctuary, ...]]
Table = tuple[list[Region], list[Sanctuary], Given]

_START = """
async language => {
  const [rules, cards, words, sentences] = await Promise.all([
    import("/static/pad/rules/faraway.js"),
    fetch(`/score/cards/${language}`).then(answer => answer.json()),
    import("/static/pad/words.js"),
    import("/static/pad/card_words.js"),
  ]);
  await words.learn(language);
  const byId = new Map(cards.map(card => [card.id, card]));
  const read = ([row, placed, given]) => [
    row.map(id => byId.get(id)),
    placed.map(id => byId.get(id)),
    Object.fromEntries(Object.entries(given)
      .map(([id, ids]) => [id, ids.map(each => byId.get(each))])),
  ];
  window.pad = {...rules, ...sentences, read};
}
"""
_SCORE = """
tables => tables.map(table => {
  const sheet = pad.score(...pad.read(table));
  return [...sheet.regions, ...sheet.sanctuaries].map(line => [line.points, line.outcome]);
})
"""
_EXPLAIN = """
tables => tables.map(table => {
  const sheet = pad.score(...pad.read(table));
  return [...sheet.regions, ...sheet.sanctuaries].map(line => pad.explain(line));
})
"""
_ASCENTS = "tables => tables.map(table => pad.ascents(pad.read(table)[0]))"
_RANK = """
([tables, tieBreak]) => tables.map(table => {
  const sheets = table.map(each => pad.score(...pad.read(each)));
  return pad.rank(sheets, tieBreak).map(({seat, rank, fame, lowestCard, totalTime}) =>
    [seat, rank, fame, lowestCard?.id ?? null, totalTime]);
})
"""
_BEST = """
([tables, reorder]) => tables.map(table => {
  const [row, placed] = pad.read(table);
  const best = pad.best(row, placed, {reorder});
  const given = Object.fromEntries(Object.entries(best.given)
    .map(([id, cards]) => [id, cards.map(card => card.id)]));
  return [best.total, best.row.map(card => card.id), given];
})
"""


def rules_page(open_page: OpenPage, server: Server, language: str = "en") -> Page:
    page = open_page()
    page.goto(f"{server.address}/score/faraway")
    page.evaluate(_START, language)
    return page


def ask(page: Page, function: str, argument: object) -> Any:
    """Calls a function in the page; what goes there and back is one text, which is faster."""
    text = page.evaluate(
        f"text => JSON.stringify(({function.strip()})(JSON.parse(text)))", json.dumps(argument)
    )
    return json.loads(text)


def sent(table: Table) -> list[Any]:
    row, placed, given = table
    return [
        [card.id for card in row],
        [card.id for card in placed],
        {name: [card.id for card in cards] for name, cards in given.items()},
    ]


def random_table(random: Random) -> Table:
    """Draws a row of any length from all sets, often with Meteorites, and some sacrifices."""
    regions = list(REGIONS.values())
    if random.random() < 0.5:
        regions = [card for card in regions if card.meteorite or random.random() < 0.3]
    row = random.sample(regions, random.randint(0, 8))
    placed = random.sample(list(SANCTUARIES.values()), random.randint(0, 7))
    left = list(placed)
    given: Given = {}
    for card in row:
        quest = card.quest
        if (
            isinstance(quest, Sacrifice)
            and quest.sanctuaries <= len(left)
            and random.random() < 0.7
        ):
            given[card.id] = tuple(random.sample(left, quest.sanctuaries))
            left = [each for each in left if each not in given[card.id]]
    return row, placed, given


def random_tables(seed: int, number: int) -> list[Table]:
    random = Random(seed)
    return [random_table(random) for _ in range(number)]


def sheet_of(table: Table) -> ScoreSheet:
    return score_cards(*table)


def test_scored_cases(open_page: OpenPage, server: Server) -> None:
    page = rules_page(open_page, server)
    tables = [[case["row"], case["sanctuaries"], case.get("sacrifices", {})] for case in CASES]
    expected = [case["regions"] + case["sanctuary_points"] for case in CASES]
    found = ask(page, _SCORE, tables)
    assert [[points for points, _ in lines] for lines in found] == expected


def test_random_rows_score_the_same_line_by_line(open_page: OpenPage, server: Server) -> None:
    page = rules_page(open_page, server)
    tables = random_tables(1, RANDOM_ROWS)
    found = ask(page, _SCORE, [sent(table) for table in tables])
    for table, lines in zip(tables, found, strict=True):
        sheet = sheet_of(table)
        expected = [[line.points, line.outcome] for line in (*sheet.regions, *sheet.sanctuaries)]
        assert lines == expected, sent(table)


@pytest.mark.parametrize("code", LANGUAGES)
def test_reasons_are_the_same_sentences(open_page: OpenPage, server: Server, code: str) -> None:
    page = rules_page(open_page, server, code)
    tables = random_tables(2, 1_000)
    found = ask(page, _EXPLAIN, [sent(table) for table in tables])
    for table, reasons in zip(tables, found, strict=True):
        sheet = sheet_of(table)
        expected = [explain(line, LANGUAGES[code]) for line in (*sheet.regions, *sheet.sanctuaries)]
        assert reasons == expected, sent(table)


def test_ascents_are_the_same(open_page: OpenPage, server: Server) -> None:
    page = rules_page(open_page, server)
    tables = random_tables(3, 1_000)
    found = ask(page, _ASCENTS, [sent(table) for table in tables])
    assert found == [ascents(row) for row, _, _ in tables]
    # On equal times the Meteorite counts as the higher.
    pairs = [[["R15", "M15"], [], {}], [["M15", "R15"], [], {}]]
    assert ask(page, _ASCENTS, pairs) == [1, 0]


def small_table(random: Random) -> list[Table]:
    """Draws rows of one or two cards that score little, so that there are many ties."""
    few = [card for card in REGIONS.values() if card.quest is None]
    players = random.randint(2, 7)
    cards = random.sample(few, min(len(few), 2 * players))
    return [
        ([*cards[2 * seat : 2 * seat + 2]][: random.randint(0, 2)], [], {})
        for seat in range(players)
    ]


@pytest.mark.parametrize("tie_break", TieBreak)
def test_ranking_is_the_same(open_page: OpenPage, server: Server, tie_break: TieBreak) -> None:
    page = rules_page(open_page, server)
    random = Random(4)
    tables = [small_table(random) for _ in range(300)]
    tables += [[random_table(random) for _ in range(3)] for _ in range(100)]
    found = ask(page, _RANK, [[[sent(each) for each in table] for table in tables], tie_break])
    for table, standings in zip(tables, found, strict=True):
        ranking = rank([sheet_of(each) for each in table], tie_break)
        expected = [
            [
                standing.seat,
                standing.rank,
                standing.fame,
                standing.lowest_card.id if standing.lowest_card else None,
                standing.total_time,
            ]
            for standing in ranking.standings
        ]
        assert standings == expected


ASKING = [card for card in REGIONS.values() if isinstance(card.quest, Sacrifice)]


def asking_table(random: Random, regions: int, sanctuaries: int) -> Table:
    """Draws a row in which one to three Regions ask for a sacrifice."""
    asking = random.sample(ASKING, random.randint(1, 3))
    others = [card for card in REGIONS.values() if card not in asking]
    row = [*asking, *random.sample(others, regions - len(asking))]
    random.shuffle(row)
    return row, random.sample(list(SANCTUARIES.values()), sanctuaries), {}


def best_in_order(row: Sequence[Region], placed: Sequence[Sanctuary]) -> tuple[int, int]:
    """Finds the most fame of a row, and how few Sanctuaries are given up for it."""
    given = as_sacrifices(best_decisions(row, placed))
    return score_cards(row, placed, given).total, sum(len(cards) for cards in given.values())


def test_best_sacrifices_give_as_much_for_as_little(open_page: OpenPage, server: Server) -> None:
    page = rules_page(open_page, server)
    random = Random(5)
    tables = [asking_table(random, 8, 4) for _ in range(400)]
    found = ask(page, _BEST, [[sent(table) for table in tables], False])
    for (row, placed, _), (total, order, given) in zip(tables, found, strict=True):
        assert order == [card.id for card in row]
        assert score(order, placed, given).total == total
        assert (total, sum(map(len, given.values()))) == best_in_order(row, placed)


def test_best_order_is_the_best_of_all_orders(open_page: OpenPage, server: Server) -> None:
    page = rules_page(open_page, server)
    random = Random(6)
    tables = [asking_table(random, 5, 3) for _ in range(4)]
    tables += [
        (random.sample(list(REGIONS.values()), 6), random.sample(list(SANCTUARIES.values()), 4), {})
        for _ in range(6)
    ]
    found = ask(page, _BEST, [[sent(table) for table in tables], True])
    for (row, placed, _), (total, order, given) in zip(tables, found, strict=True):
        assert sorted(order) == sorted(card.id for card in row)
        assert score(order, placed, given).total == total
        assert total == max(best_in_order(each, placed)[0] for each in permutations(row))


def test_best_order_of_seven(open_page: OpenPage, server: Server) -> None:
    page = rules_page(open_page, server)
    base = [card for card in REGIONS.values() if card.set is CardSet.BASE]
    row = Random(7).sample(base, 7)
    placed = Random(7).sample(list(SANCTUARIES.values()), 5)
    [[total, order, given]] = ask(page, _BEST, [[sent((row, placed, {}))], True])
    assert given == {}
    assert score(order, placed).total == total
    assert total == max(score_cards(each, placed).total for each in permutations(row))


def test_best_order_with_three_sacrifices_of_seven_sanctuaries_is_no_worse_than_as_played(
    open_page: OpenPage, server: Server
) -> None:
    """The most there is to try."""
    page = rules_page(open_page, server)
    others = [card for card in REGIONS.values() if card not in ASKING]
    row = [*ASKING, *Random(8).sample(others, 5)]
    placed = Random(8).sample(list(SANCTUARIES.values()), 7)
    [[total, order, given]] = ask(page, _BEST, [[sent((row, placed, {}))], True])
    assert score(order, placed, given).total == total
    assert total >= best_in_order(row, placed)[0]
    assert sorted(order) == sorted(region(card).id for card in row)
