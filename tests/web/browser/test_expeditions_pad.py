"""The score pad for Expeditions: its rules are those of renown.expeditions, and it is at hand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from json import dumps, loads
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.browser.accessibility import expect_accessible
from tests.web.browser.conftest import OpenPage
from tests.web.browser.fitting import expect_fitting
from tests.web.browser.server import Server

from renown.expeditions import (
    Automa,
    BelowGoal,
    BoastError,
    Category,
    Counts,
    FiguresError,
    Oddity,
    Player,
    Result,
    TurnError,
    boast,
    end_turn,
    find_oddities,
    one_more_quest,
    open_basecamp,
    open_categories,
    settle,
)
from renown.words import LANGUAGES

Figures: TypeAlias = dict[str, Any]

TABLES = 10_000
GAMES = 150
PLAYERS, GAME, SCORE, RESULT = range(4)

_SETTLE = """
async (text) => {
  const rules = await import("/static/pad/rules/expeditions.js");
  const { describeFault } = await import("/static/pad/expeditions/sentences.js");
  return JSON.stringify(JSON.parse(text).map(({ players, names }) => {
    const [fault] = rules.findFaults(players);
    if (fault) return { refused: describeFault(fault, names) };
    const { sheets, ranks, winners, tieBreak } = rules.settle(players);
    return {
      sheets: sheets.map(({ lines, total }) => ({
        lines: lines.map(({ source, count, each, points }) => [source, count, each, points]),
        total,
      })),
      ranks,
      winners,
      tie: tieBreak && {
        tied: tieBreak.tied,
        readings: tieBreak.readings.map(({ addsPower, addsBoth, sums, winners }) =>
          [addsPower, addsBoth, sums, winners]),
        isDisputed: rules.isDisputed(tieBreak),
      },
      more: players.map((player) => "icons" in player ? 0 : rules.oneMoreQuest(player)),
      oddities: rules.findOddities(players).map(({ kind, seat, category, count, goal }) =>
        kind === "not over" ? [kind] : [kind, seat, category, count, goal]),
    };
  }));
}
"""

_LAST_TURNS = """
async () => {
  const rules = await import("/static/pad/rules/expeditions.js");
  const orders = [];
  for (let players = 1; players <= 6; players += 1) {
    for (let seat = 0; seat < players; seat += 1) {
      let basecamp = rules.openBasecamp(players);
      for (const category of ["quests", "melds", "upgrades", "cards"]) {
        if (rules.lastTurns(basecamp).length) throw new Error("begun too early");
        basecamp = rules.placeToken(basecamp, seat, category);
      }
      const order = [];
      while (!rules.isOver(basecamp)) {
        order.push(rules.lastTurns(basecamp)[0]);
        basecamp = rules.endTurn(basecamp);
      }
      orders.push([players, seat, order]);
    }
  }
  return orders;
}
"""

_BOASTS = """
async (text) => {
  const rules = await import("/static/pad/rules/expeditions.js");
  const { describeRefusal } = await import("/static/pad/expeditions/sentences.js");
  return JSON.stringify(JSON.parse(text).map(({ players, tries }) => {
    let basecamp = rules.openBasecamp(players);
    return tries.map(({ seat, category, counts }) => {
      let told = "";
      const open = category && rules.openCategories(basecamp.placed[seat], counts);
      if (!category) {
        if (rules.lastTurns(basecamp).length) basecamp = rules.endTurn(basecamp);
        else told = "no turn";
      } else {
        const refusal = rules.refuseBoast(basecamp, seat, category, counts);
        if (refusal) told = describeRefusal(refusal);
        else basecamp = rules.placeToken(basecamp, seat, category);
      }
      return [told, open, basecamp.placed, rules.lastTurns(basecamp), rules.isOver(basecamp)];
    });
  }));
}
"""


def _counts(counts: Counts) -> Figures:
    names = ("quests", "melds", "upgrades", "corruption", "corruption20")
    return {name: getattr(counts, name) for name in (*names, "cards", "workers", "maps")}


def _figures(player: Player | Automa) -> Figures:
    """Gives a player as the pad's rules take it."""
    if isinstance(player, Automa):
        return {"icons": [{"count": count, "each": each} for count, each in player.icons]}
    return {
        "coins": player.coins,
        "glory": [str(category) for category in player.glory],
        "itemValues": list(player.item_values),
        "counts": _counts(player.counts),
        "power": player.power,
    }


def _expected(players: Sequence[Player | Automa]) -> Figures:
    try:
        result = settle(players)
    except FiguresError as fault:
        return {"refused": str(fault)}
    return {
        "sheets": [
            {
                "lines": [
                    [str(line.source), line.count, line.each, line.points] for line in sheet.lines
                ],
                "total": sheet.total,
            }
            for sheet in result.sheets
        ],
        "ranks": list(result.ranks),
        "winners": list(result.winners),
        "tie": _tie(result),
        "more": [one_more_quest(player) if isinstance(player, Player) else 0 for player in players],
        "oddities": [_oddity(oddity) for oddity in find_oddities(players)],
    }


def _tie(result: Result) -> Figures | None:
    tie = result.tie_break
    if tie is None:
        return None
    return {
        "tied": list(tie.tied),
        "readings": [
            [reading.adds_power, reading.adds_both, list(reading.sums), list(reading.winners)]
            for reading in tie.readings
        ],
        "isDisputed": tie.is_disputed,
    }


def _oddity(oddity: Oddity) -> list[object]:
    if isinstance(oddity, BelowGoal):
        return ["below goal", oddity.seat, str(oddity.category), oddity.count, oddity.goal]
    return ["not over"]


def _random_player(random: Random, name: str) -> Player:
    """Draws a player with small figures, so that many are tied; now and then impossible ones."""
    known = random.random() < 0.6
    number = random.randrange
    coins = number(6)
    if random.random() < 0.01:
        coins = random.choice([-1, 10_000, 123_456])
    glory = random.sample(list(Category), number(5))
    if random.random() < 0.01:
        glory = random.choices(list(Category), k=5)
    values = tuple(number(4) for _ in range(number(3)))
    if random.random() < 0.005:
        values = (*values, random.choice([-2, 12_000]))
    return Player(
        name,
        coins,
        tuple(glory),
        values,
        Counts(
            quests=number(5),
            melds=number(6) if random.random() < 0.8 else None,
            upgrades=random.choice([None, number(2, 6)]),
            corruption=number(9),
            corruption20=random.random() < 0.05,
            cards=number(10),
            workers=number(8),
            maps=number(6),
        ),
        power=number(12) if known else None,
    )


def _random_table(random: Random) -> list[Player | Automa]:
    names = "ABCDEF"
    players: list[Player | Automa] = [
        _random_player(random, name) for name in names[: random.randint(1, 6)]
    ]
    if len(players) > 1 and random.random() < 0.5:
        # Equal totals, as in about half of the tables.
        first = players[0]
        assert isinstance(first, Player)
        for seat in range(1, len(players)):
            other = players[seat]
            if isinstance(other, Player) and random.random() < 0.6:
                players[seat] = replace(
                    first,
                    name=other.name,
                    power=other.power,
                    counts=replace(
                        other.counts,
                        quests=first.counts.quests,
                        corruption=first.counts.corruption,
                        upgrades=None,
                        corruption20=first.counts.corruption20 and random.random() < 0.1,
                    ),
                )
    if len(players) == 1 and random.random() < 0.7:
        icons = tuple((random.randrange(5), random.randrange(8)) for _ in range(3))
        if random.random() < 0.05:
            icons = (*icons, (-1, 2))
        players.append(Automa("Automa", icons))
    return players


@pytest.fixture
def rules(open_page: OpenPage, server: Server) -> Page:
    page = open_page()
    page.goto(f"{server.address}/score/expeditions")
    return page


def _settle(page: Page, tables: Sequence[Sequence[Player | Automa]]) -> list[Figures]:
    # As text, which Playwright hands over in no time.
    text = dumps(
        [
            {
                "players": [_figures(player) for player in table],
                "names": [player.name for player in table],
            }
            for table in tables
        ]
    )
    settled: list[Figures] = loads(page.evaluate(_SETTLE, text))
    return settled


THREE = (Category.MELDS, Category.CORRUPTION, Category.CARDS)
FOUR = (*THREE, Category.UPGRADES)


@pytest.mark.parametrize(
    ("player", "points", "total"),
    [
        # The printed example, and the same with no quest solved.
        (Player("A", 11, THREE, (6,), Counts(quests=3, corruption=10)), [11, 30, 6, 20], 67),
        (Player("A", 11, THREE, (6,), Counts(corruption=10)), [11, 15, 6, 20], 52),
        (Player("A", 0, FOUR, (), Counts(quests=4)), [0, 40, 0, 0], 40),
        (Player("A", 0, FOUR), [0, 20, 0, 0], 20),
        (Player("A", counts=Counts(quests=4)), [0, 0, 0, 0], 0),
        (Player("A", counts=Counts(corruption20=True)), [0, 0, 0, 2], 2),
    ],
)
def test_the_examples_of_the_rules_come_to_what_they_say(
    rules: Page, player: Player, points: list[int], total: int
) -> None:
    [settled] = _settle(rules, [[player]])
    [sheet] = settled["sheets"]
    assert [line[3] for line in sheet["lines"]] == points
    assert sheet["total"] == total


def test_ten_thousand_random_tables_settle_as_by_the_first_writing_of_the_rules(
    rules: Page,
) -> None:
    random = Random(5)
    tables = [_random_table(random) for _ in range(TABLES)]
    expected = [_expected(table) for table in tables]
    # All there is to compare is there, many times.
    assert sum("refused" in each for each in expected) > 300
    assert sum(bool(each.get("tie")) for each in expected) > 2_000
    assert sum(bool(each.get("tie") and each["tie"]["isDisputed"]) for each in expected) > 300
    for mine, theirs, table in zip(_settle(rules, tables), expected, tables, strict=True):
        assert mine == theirs, table


def test_exactly_n_last_turns_follow_and_who_triggered_has_the_last(rules: Page) -> None:
    assert rules.evaluate(_LAST_TURNS) == [
        [players, seat, [*range(seat + 1, players), *range(seat + 1)]]
        for players in range(1, 7)
        for seat in range(players)
    ]


def _random_tries(random: Random, players: int) -> Iterator[tuple[int, Category | None, Counts]]:
    """Draws boasts, most of them with what it takes; without a category, the end of a turn."""
    number = random.randrange
    for _ in range(60):
        category = None if random.random() < 0.15 else random.choice(list(Category))
        yield (
            number(players),
            category,
            Counts(
                quests=number(2, 6),
                melds=number(2, 6),
                upgrades=number(2, 6),
                corruption=number(5, 10),
                corruption20=random.random() < 0.6,
                cards=number(6, 11),
                workers=number(4, 9),
                maps=number(3, 7),
            ),
        )


def test_boasts_are_refused_for_the_reasons_of_the_first_writing_of_the_rules(rules: Page) -> None:
    random = Random(7)
    games = []
    expected = []
    for _ in range(GAMES):
        players = random.randint(1, 6)
        tries = list(_random_tries(random, players))
        basecamp = open_basecamp(players)
        moments = []
        for seat, category, counts in tries:
            told, open_to = "", None
            try:
                if category is None:
                    basecamp = end_turn(basecamp)
                else:
                    open_to = list(open_categories(basecamp.placed[seat], counts))
                    basecamp = boast(basecamp, seat, category, counts)
            except (BoastError, TurnError) as fault:
                told = str(fault) if category else "no turn"
            placed = [list(tokens) for tokens in basecamp.placed]
            moments.append([told, open_to, placed, list(basecamp.last_turns), basecamp.is_over])
        expected.append(moments)
        games.append(
            {
                "players": players,
                "tries": [
                    {"seat": seat, "category": category, "counts": _counts(counts)}
                    for seat, category, counts in tries
                ],
            }
        )
    reasons = {moment[0] for moments in expected for moment in moments}
    beginnings = ("The game is over", "A token stands", "All 4", "The last turns", "It takes")
    for beginning in (*beginnings, "Only the owner"):
        assert any(str(reason).startswith(beginning) for reason in reasons)
    assert loads(rules.evaluate(_BOASTS, dumps(games))) == expected


FOUR_BOASTS: list[tuple[str, dict[str, int]]] = [
    ("Solved quests", {"quests": 4}),
    ("Melded meteorites", {"melds": 4}),
    ("Upgraded items", {"upgrades": 4}),
    ("Cards", {"cards": 8}),
]


class Pad:
    """The pad in a browser, used as a person would.

    Args:
        page: The browser.
        server: Where the pad comes from.
    """

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        page.goto(f"{server.address}/score/expeditions")

    def name(self, *names: str) -> None:
        """Names the players; two can be named from the start."""
        for _ in names[2:]:
            self.button("Add a player").tap()
        for seat, name in enumerate(names):
            self.page.locator(f"#player-{seat}").fill(name)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def open(self, view: int) -> None:
        self.page.locator(".views button").nth(view).tap()

    def boast(self, name: str, category: str, **counts: int) -> None:
        self.button(f"Boast {name}").tap()
        self.page.locator(".categories button", has_text=category).tap()
        for figure, number in counts.items():
            self.page.locator(f"#count-{figure}").fill(str(number))
        self.button("Place the token" if counts else "Yes").tap()

    def enter(self, seat: int, **figures: str) -> None:
        """Enters the figures of a player whose column is open."""
        for figure, text in figures.items():
            self.page.locator(f"#{figure}-{seat}").fill(text)

    def row(self, label: str) -> list[str]:
        """Gives what stands in a row of the sheet."""
        row = self.page.locator(".sheet").first.locator("tr", has_text=label)
        return row.locator("td").all_inner_texts()


@pytest.fixture
def pad(open_page: OpenPage, server: Server) -> Pad:
    return Pad(
        open_page("phone", has_touch=True, permissions=["clipboard-read", "clipboard-write"]),
        server,
    )


def test_a_game_is_followed_by_touch_from_four_boasts_to_the_winner(pad: Pad) -> None:
    page = pad.page
    pad.name("Ann", "Bo", "Cy")
    pad.button("Follow the game").tap()
    pad.boast("Ann", "Solved quests", quests=3)
    expect(page.get_by_role("alert").locator("visible=true")).to_have_text(
        "It takes 4 solved quests; there are 3."
    )
    pad.button("One more").tap()
    pad.button("Place the token").tap()
    pad.boast("Ann", "Melded meteorites", melds=4)
    # Where a token stands, none is offered.
    pad.button("Boast Ann").tap()
    expect(page.locator(".categories button")).to_have_count(5)
    expect(page.locator(".placed-category")).to_have_count(2)
    pad.button("Cancel").tap()
    pad.boast("Bo", "Corruption token 20")
    pad.boast("Ann", "Workers or maps", workers=6, maps=5)
    expect(page.locator(".last-turns")).to_have_count(0)
    pad.boast("Ann", "Cards", cards=8)
    expect(pad.button("Boast Ann")).to_have_count(0)

    turns = page.locator(".last-turns li")
    expect(turns.locator("span")).to_have_text(["Bo", "Cy", "Ann"])
    expect(page.locator(".last-turns [role=status]")).to_have_text("3 turns remain.")
    pad.button("Boast Cy").tap()
    expect(page.locator(".basecamp .notice")).to_have_text(
        "The last turns have begun, and it is another player's."
    )
    pad.boast("Bo", "Corruption tokens", corruption=7)
    for remain in ("2 turns remain.", "1 turn remains.", "The game is over."):
        pad.button("Turn taken").tap()
        expect(page.locator(".last-turns [role=status]")).to_have_text(remain)
    pad.button("Boast Cy").tap()
    expect(page.locator(".basecamp .notice")).to_have_text(
        "The game is over: no turn is left to boast in."
    )

    page.locator(".last-turns button").tap()
    # Known from the boasts: quests and tokens.
    expect(page.locator("#quests-0")).to_have_value("4")
    expect(page.locator(".column-open .glory :checked")).to_have_count(4)
    pad.enter(0, coins="12", items="6, 4")
    expect(page.locator(".column-open .sum .points")).to_have_text("62")
    pad.button("Next player").tap()
    expect(page.locator("#corruption-1")).to_have_value("7")
    pad.enter(1, coins="20", quests="1", items="3+2+1")
    # 20 coins, 2 tokens of 6, items for 6, 8 corruption tokens of 2; then the tokens pay 8.
    expect(page.locator(".column-open .sum .points")).to_have_text("54")
    expect(page.locator(".column-open")).to_contain_text(
        "One more solved quest would bring 4 coins more."
    )
    pad.button("Next player").tap()
    pad.enter(2, coins="9")
    page.locator(".go-on button").last.tap()
    expect(page.locator(".verdict")).to_have_text("Ann wins with 62 coins!")
    assert pad.row("Glory") == ["40", "12", "0"]
    assert pad.row("Total") == ["62", "54", "9"]
    assert pad.row("Rank") == ["1", "2", "3"]
    page.get_by_role("button", name="Bo, Corruption: 16").tap()
    expect(page.get_by_role("dialog")).to_contain_text("8 × 2 = 16.")


def test_a_slip_of_the_finger_is_taken_back_with_what_it_told(pad: Pad) -> None:
    page = pad.page
    pad.name("Ann", "Bo")
    pad.button("Follow the game").tap()
    pad.boast("Ann", "Solved quests", quests=4)
    pad.boast("Bo", "Solved quests", quests=5)
    pad.button("Take back").tap()
    expect(page.locator(".token")).to_have_count(1)
    expect(page.locator(".history [role=status]")).to_have_text(
        "Ann placed a token: solved quests."
    )
    pad.open(SCORE)
    expect(page.locator("#quests-0")).to_have_value("4")
    expect(page.locator("#quests-1")).to_have_value("")


def test_only_one_player_owns_the_token_of_value_20(pad: Pad) -> None:
    pad.name("Ann", "Bo")
    pad.button("Follow the game").tap()
    pad.boast("Ann", "Corruption token 20")
    pad.boast("Bo", "Corruption token 20")
    expect(pad.page.locator("dialog [role=alert]")).to_have_text(
        "Ann and Bo both own the corruption token of value 20: there is one."
    )
    pad.button("Cancel").tap()
    expect(pad.page.locator(".token")).to_have_count(1)


def test_a_token_taken_away_from_the_score_is_gone_from_the_game(pad: Pad) -> None:
    page = pad.page
    pad.name("Ann", "Bo")
    pad.button("Follow the game").tap()
    for category, counts in FOUR_BOASTS:
        pad.boast("Ann", category, **counts)
    expect(page.locator(".last-turns")).to_be_visible()
    pad.button("Turn taken").tap()
    pad.open(SCORE)
    page.locator(".column-open .glory label", has_text="Cards").tap()
    pad.open(GAME)
    expect(page.locator(".token")).to_have_text(
        ["Solved quests", "Melded meteorites", "Upgraded items"]
    )
    # Without the fourth token nothing has ended.
    expect(page.locator(".last-turns")).to_have_count(0)


def test_whoever_ends_the_game_is_removed_and_game_and_score_stay_the_same(pad: Pad) -> None:
    page = pad.page
    pad.name("Ann", "Bo", "Cy")
    pad.button("Follow the game").tap()
    for category, counts in FOUR_BOASTS:
        pad.boast("Ann", category, **counts)
    pad.button("Turn taken").tap()
    pad.boast("Cy", "Cards", cards=8)
    pad.open(PLAYERS)
    page.once("dialog", lambda dialog: dialog.accept())
    pad.button("Remove Ann").tap()
    pad.open(GAME)
    tokens = page.locator(".token").count()
    pad.open(SCORE)
    page.locator(".seats button", has_text="Cy").tap()
    expect(page.locator(".column-open .glory :checked")).to_have_count(tokens)


def test_what_was_typed_since_is_not_taken_back(pad: Pad) -> None:
    pad.name("Ann", "Bo")
    pad.button("Follow the game").tap()
    pad.boast("Ann", "Solved quests", quests=4)
    pad.open(SCORE)
    pad.enter(0, quests="5")
    pad.open(GAME)
    pad.button("Take back").tap()
    pad.open(SCORE)
    expect(pad.page.locator("#quests-0")).to_have_value("5")
    expect(pad.page.locator(".column-open .glory :checked")).to_have_count(0)


def test_what_cannot_be_and_what_is_odd_is_said_where_it_is_seen(pad: Pad) -> None:
    page = pad.page
    pad.name("Ann", "Bo")
    pad.button("Score the game").tap()
    column = page.locator(".column-open")
    notes = column.locator("[role=status] p")
    pad.enter(0, coins="-1", quests="x", items="6 nine", corruption="10000")
    expect(notes).to_have_text(
        [
            "Ann: solved quests: “x” is no whole number.",
            "Ann: the value of an item: “6 nine” is no whole number.",
            "Ann: coins cannot be less than 0.",
            "Ann: corruption tokens cannot be more than 9,999.",
        ]
    )
    expect(column.locator(".sum .points")).to_have_text("–")
    expect(column.locator("[aria-invalid]")).to_have_count(4)
    pad.enter(0, coins="1", quests="3", items="6", corruption="2")
    for label in ("Solved quests", "Upgraded items", "Cards", "Workers or maps"):
        column.get_by_label(label, exact=True).and_(page.get_by_role("checkbox")).check()
    # Three quests are fewer than the four a token takes; cards and workers may be spent.
    expect(notes).to_have_text(["Ann has a token on solved quests: that took 4, now there are 3."])
    # 1 coin, 4 tokens of 10, an item of 6, 2 corruption tokens.
    expect(column.locator(".sum .points")).to_have_text("51")
    column.get_by_label("Corruption tokens", exact=True).check()
    expect(notes.first).to_have_text("Ann: 5 glory tokens are named, and everybody has 4.")
    column.get_by_label("Corruption tokens", exact=True).uncheck()
    column.get_by_label("The corruption token of value 20 too").check()
    pad.button("Next player").tap()
    column.get_by_label("The corruption token of value 20 too").check()
    expect(notes).to_have_text(
        ["Ann and Bo both own the corruption token of value 20: there is one."]
    )


def _is_entered(pad: Pad, *coins: str) -> None:
    """Enters nothing but coins, and opens the result."""
    pad.open(SCORE)
    for seat, text in enumerate(coins):
        if seat:
            pad.button("Next player").tap()
        pad.enter(seat, coins=text)
    page = pad.page
    page.locator(".go-on button").last.tap()


def test_a_tie_is_asked_for_and_settled_and_readings_that_differ_are_told(pad: Pad) -> None:
    page = pad.page
    pad.name("Ann", "Bo", "Cy")
    _is_entered(pad, "10", "10", "7")
    verdict = page.locator(".result-view > [role=status]").nth(1)
    expect(verdict.locator("p")).to_have_text(
        [
            "Ann and Bo are tied for first. The greater sum over all glory categories decides.",
            "Nobody has won yet: it takes the counts of Ann and Bo.",
        ]
    )
    assert pad.row("Rank") == ["1", "1", "3"]
    expect(page.locator("#cards-2")).to_have_count(0)
    # With both added 4 + 4 and 7 + 0; of the larger alone, 4 and 7.
    pad.enter(0, melds="0", upgrades="0", cards="0", workers="4", maps="4")
    expect(verdict).to_contain_text("it takes the counts of Bo.")
    pad.enter(1, melds="0", upgrades="0", cards="0", workers="7", maps="0")
    expect(verdict).to_contain_text("Ann wins with 10 coins!")
    readings = page.locator(".readings")
    rows = readings.locator("tbody tr")
    expect(rows.locator("td")).to_have_text(["8", "7", "Ann", "4", "7", "Bo"])
    expect(readings).to_contain_text("The readings name different winners. The first one decides.")
    assert pad.row("Rank") == ["1", "2", "3"]
    pad.enter(1, power="3")
    expect(readings).to_contain_text("Power counts only where it is known of all who are tied.")
    expect(rows).to_have_count(2)
    # With power: 8 + 1 and 7 + 3, 4 + 1 and 7 + 3.
    pad.enter(0, power="1")
    expect(rows.locator("td")).to_have_text(
        ["9", "10", "Bo", "5", "10", "Bo", "8", "7", "Ann", "4", "7", "Bo"]
    )
    expect(verdict).to_contain_text("Bo wins with 10 coins!")
    # No power decides no longer once everybody has as much of everything.
    pad.enter(0, power="2")
    expect(verdict).to_contain_text("Ann and Bo share the win with 10 coins!")


def test_fewer_upgraded_items_than_values_settle_no_tie(pad: Pad) -> None:
    pad.name("Ann", "Bo")
    pad.open(SCORE)
    pad.enter(0, coins="7", items="2 1")
    pad.button("Next player").tap()
    pad.enter(1, coins="10")
    pad.page.locator(".go-on button").last.tap()
    for seat in (0, 1):
        pad.enter(seat, melds="0", upgrades="1", cards="0", workers="0", maps="0")
    counts = pad.page.locator(".tie-counts")
    expect(counts).to_contain_text("Ann: there are 2 values of items, and 1 upgraded.")
    expect(pad.page.locator(".readings")).to_have_count(0)
    pad.enter(0, upgrades="2")
    expect(pad.page.locator(".verdict")).to_contain_text("Ann wins with 10 coins!")


def test_nothing_decides_a_tie_with_the_automa(pad: Pad) -> None:
    page = pad.page
    pad.name("Ann")
    pad.button("Remove Player 2").tap()
    page.get_by_label("Against the Automa").check()
    pad.open(SCORE)
    pad.enter(0, coins="41")
    pad.button("Next player").tap()
    pad.button("Add a kind").tap()
    for kind, (count, each) in enumerate([("5", "7"), ("3", "2")]):
        page.locator(f"#icon-{kind}-count").fill(count)
        page.locator(f"#icon-{kind}-each").fill(each)
    expect(page.locator(".column-open .sum .points")).to_have_text("41")
    page.locator(".go-on button").last.tap()
    expect(page.locator(".verdict p")).to_have_text(
        [
            "Ann and Automa share the win with 41 coins!",
            "Ann and Automa are tied for first, and nothing decides.",
        ]
    )
    assert pad.row("Progress cards") == ["", "41"]
    expect(page.locator(".tie-counts")).to_have_count(0)


def _play(pad: Pad) -> None:
    """Follows half a game and scores it."""
    pad.name("Ann", "Bo")
    pad.button("Follow the game").tap()
    pad.boast("Ann", "Solved quests", quests=4)
    pad.boast("Bo", "Cards", cards=9)
    pad.open(SCORE)
    pad.enter(0, coins="11", items="6 4")


def test_a_reload_keeps_everything(pad: Pad) -> None:
    _play(pad)
    page = pad.page
    page.reload()
    expect(page.locator("#coins-0")).to_have_value("11")
    expect(page.locator("#items-0")).to_have_value("6 4")
    expect(page.locator("#quests-0")).to_have_value("4")
    pad.open(GAME)
    expect(page.locator(".token")).to_have_text(["Solved quests", "Cards"])
    pad.button("Take back").tap()
    expect(page.locator(".token")).to_have_text(["Solved quests"])
    pad.open(PLAYERS)
    page.locator("summary", has_text="Clear").tap()
    pad.button("Clear everything").tap()
    page.reload()
    expect(page.locator("#player-1")).to_have_value("Bo")
    pad.open(SCORE)
    expect(page.locator("#coins-0")).to_have_value("")


def test_a_link_carries_all_to_another_browser_and_asks_before_it_replaces(
    pad: Pad, open_page: OpenPage, server: Server
) -> None:
    _play(pad)
    pad.button("Next player").tap()
    pad.enter(1, coins="40")
    pad.open(RESULT)
    verdict = "Bo wins with 45 coins!"
    expect(pad.page.locator(".verdict")).to_have_text(verdict)
    pad.button("Copy a link").tap()
    expect(pad.page.locator(".sharing")).to_contain_text("The link is copied.")
    link = pad.page.evaluate("navigator.clipboard.readText()")

    fresh = open_page("phone", has_touch=True)
    fresh.goto(link)
    expect(fresh.locator(".verdict")).to_have_text(verdict)
    expect(fresh.locator(".shared")).to_have_count(0)
    fresh.locator(".views button").nth(GAME).tap()
    expect(fresh.locator(".token")).to_have_text(["Solved quests", "Cards"])
    fresh.locator(".views button").nth(SCORE).tap()
    expect(fresh.locator("#items-0")).to_have_value("6 4")

    other = Pad(open_page("phone", has_touch=True), server)
    other.name("Di", "Ed")
    _is_entered(other, "1", "2")
    other.page.goto(link)
    expect(other.page.locator(".shared")).to_be_visible()
    expect(other.page.locator(".verdict")).to_have_text(verdict)
    expect_accessible(other.page)
    other.button("Back to the one kept here").tap()
    expect(other.page.locator("#coins-1")).to_have_value("2")
    other.page.goto(link)
    other.button("Keep this one instead").tap()
    expect(other.page.locator(".shared")).to_have_count(0)
    other.page.reload()
    expect(other.page.locator("#coins-1")).to_have_value("40")

    # At home, the link brings nothing new: steps can still be taken back with what they told.
    pad.page.goto(link)
    expect(pad.page.locator(".verdict")).to_have_text(verdict)
    expect(pad.page.locator(".shared")).to_have_count(0)


@pytest.mark.parametrize(
    "fields",
    [
        "nonsense",
        "player=A&player=B&coins=1",
        "player=A&glory=fame",
        "player=A&steps=0-quests.0-quests",
        "player=A&steps=turn",
        "player=A&steps=4-quests",
        "&".join(["player=A"] * 7),
        "player=A&coins=" + "1" * 100,
        "player=A&row=R44&sanctuaries=S12&given=",
    ],
)
def test_a_broken_link_is_told_and_leaves_what_is_kept(
    open_page: OpenPage, server: Server, fields: str
) -> None:
    page = open_page("phone")
    page.goto(f"{server.address}/score/expeditions#{fields}")
    expect(page.get_by_role("alert").locator("visible=true")).to_have_text(
        "The link is broken: it holds no table."
    )
    expect(page.locator("#player-0")).to_be_visible()


@pytest.mark.parametrize("kept", ["[]", "7", '{"players": [{}]}', '{"players": 3}'])
def test_what_cannot_be_read_of_what_was_kept_is_told(
    open_page: OpenPage, server: Server, kept: str
) -> None:
    page = open_page("phone")
    page.goto(f"{server.address}/score/expeditions")
    page.evaluate("kept => localStorage.setItem('renown.expeditions', kept)", kept)
    page.reload()
    expect(page.get_by_role("alert").locator("visible=true")).to_have_text(
        "What was kept here cannot be read: this is a new table."
    )
    expect(page.locator("#player-0")).to_be_visible()


def _tied_table() -> Figures:
    """Six players, two of them tied, with something to say about others, in their last turns."""
    figures = ("quests", "melds", "upgrades", "cards", "workers", "maps", "power", "corruption")
    names = ["Wolfeschlegelsteinhausenbergerdorffxyzab", "Nguyễn Thị Minh", "Cy", "Di", "Ed", "Flo"]
    glory = ["quests", "melds", "upgrades", "cards"]
    players: list[Figures] = [
        {
            "name": name,
            "coins": "9",
            "items": "6 4",
            **dict.fromkeys(figures, "3"),
            "corruption20": False,
            "glory": glory if seat < 2 else [],
        }
        for seat, name in enumerate(names)
    ]
    steps = [
        {"kind": "boast", "seat": 1, "category": category, "figures": {}} for category in glory
    ]
    return {
        "players": players,
        "automa": {"plays": True, "icons": [{"count": "5", "each": "7"}]},
        "steps": [*steps, {"kind": "turn"}],
    }


@pytest.mark.parametrize(
    ("size", "code"), [*(("phone", code) for code in LANGUAGES), ("laptop", "fr")]
)
def test_every_view_fits_and_is_accessible_in_every_language(
    open_page: OpenPage, server: Server, code: str, size: str
) -> None:
    page = open_page(size, code)
    page.goto(f"{server.address}/score/expeditions")

    def keep(table: Figures) -> None:
        page.evaluate(
            "table => localStorage.setItem('renown.expeditions', JSON.stringify(table))", table
        )
        page.reload()

    def check() -> None:
        expect_fitting(page)
        expect_accessible(page)

    views = page.locator(".views button")
    table = _tied_table()
    keep(table)
    for view in (PLAYERS, GAME, SCORE, RESULT):
        views.nth(view).click()
        check()
    expect(page.locator(".tie-counts fieldset")).to_have_count(2)
    expect(page.locator(".readings tbody tr")).to_have_count(4)
    page.locator(".sheet tbody button").nth(6).click()
    check()
    page.keyboard.press("Escape")
    views.nth(GAME).click()
    page.locator(".basecamp button").first.click()
    expect(page.locator(".basecamp .notice")).to_be_visible()
    page.locator(".acting button").click()
    check()
    page.locator(".categories button").last.click()
    page.locator("dialog .main").click()
    expect(page.locator("dialog [role=alert]")).to_be_visible()
    check()
    page.keyboard.press("Escape")
    # What cannot be, and a player alone with the Automa.
    table["players"][0] |= {"coins": "many", "corruption": "-4", "items": "6 x"}
    table["players"] = table["players"][:1]
    table["steps"] = []
    keep(table)
    for view in (PLAYERS, GAME, SCORE, RESULT):
        views.nth(view).click()
        check()
    views.nth(SCORE).click()
    if size == "phone":
        page.locator(".seats button").last.click()
        check()


def test_the_keyboard_alone_boasts_and_comes_back_to_where_it_was(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page()
    page.goto(f"{server.address}/score/expeditions")
    page.locator(".views button").nth(GAME).press("Enter")
    page.get_by_role("button", name="Boast Player 1").press("Enter")
    expect(page.get_by_role("heading", name="Player 1 boasts")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Player 1 boasts: solved quests")).to_be_focused()
    page.get_by_role("textbox", name="Solved quests").press("ControlOrMeta+A")
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    expect(page.locator(".token")).to_have_text(["Solved quests"])
    expect(page.get_by_role("button", name="Boast Player 1")).to_be_focused()


def test_the_sheet_is_saved_as_a_picture_and_printed_with_its_reasons(pad: Pad) -> None:
    page = pad.page
    pad.name("Ann", "Bo")
    _is_entered(pad, "11", "30")
    with page.expect_download() as download:
        pad.button("Save a picture").tap()
    assert download.value.suggested_filename == "Expeditions.png"
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(picture) > 5_000
    expect(page.locator(".sharing")).to_contain_text("The picture is saved.")
    page.emulate_media(media="print")
    expect(page.locator(".sheet")).to_be_visible()
    expect(page.locator(".verdict")).to_have_text("Bo wins with 30 coins!")
    reasons = page.locator(".only-printed .reasons")
    expect(reasons).to_have_count(2)
    expect(reasons.first).to_be_visible()
    for hidden in (".views", ".sharing", ".bar"):
        expect(page.locator(hidden)).to_be_hidden()


def test_the_pad_opens_again_without_a_network(pad: Pad, faults: list[str]) -> None:
    page = pad.page
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    pad.name("Ann", "Bo")
    page.context.set_offline(True)
    page.reload()
    _is_entered(pad, "3", "5")
    expect(page.locator(".verdict")).to_have_text("Bo wins with 5 coins!")
    # Chromium itself notes that the network is gone.
    faults[:] = [fault for fault in faults if "ERR_INTERNET_DISCONNECTED" not in fault]
