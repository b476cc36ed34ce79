"""The Faraway pad: rows entered by keyboard and by touch, what it notices, what it keeps."""

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Dialog, Locator, Page, expect
from tests.faraway.naive_scoring import naive_score
from tests.faraway.playing import finished, regions, sanctuaries
from tests.web.browser.accessibility import expect_accessible
from tests.web.browser.conftest import OpenPage
from tests.web.browser.faraway_pad import FarawayPad
from tests.web.browser.fitting import expect_fitting
from tests.web.browser.server import Server

from renown.faraway import CardSet, Game, Region, new_game, region, regions_of
from renown.words import LANGUAGES

SIX = ("Ann", "Bo", "Cleo", "Dung", "Eve", "Félix")
EXAMPLE = regions(44, 49, 14, 28)
"""The row of the rulebook's example: 6, 12, 2 and 0, with S12 and S38 0 and 2."""

A_ROW = regions(44, 49, 14, 28, 1, 2, 3, 4)


@pytest.fixture
def pad(open_page: OpenPage, server: Server) -> FarawayPad:
    pad = FarawayPad(open_page("phone"))
    pad.open(server.address)
    return pad


@cache
def game_of_six() -> Game:
    """A game of six, played at random."""
    return finished(new_game(6, seed=1, sets=(CardSet.BASE,)), Random(1))


def totals_of(game: Game) -> list[int]:
    """Counts every seat with the second scorer."""
    return [
        sum(
            map(
                sum,
                naive_score(
                    [card.id for card in seat.row], [card.id for card in seat.sanctuaries], {}
                ),
            )
        )
        for seat in game.seats
    ]


def enter(pad: FarawayPad, row: Sequence[Region]) -> None:
    pad.view("Player 1")
    pad.type_row(row)
    pad.expect_row(row)


def totals(page: Page) -> Locator:
    return page.locator(".sheet tfoot tr").first.locator("td")


def expect_result(page: Page, game: Game) -> None:
    """Checks every figure of the sheet, round by round from the last to the first."""
    expect(totals(page)).to_have_text([str(total) for total in totals_of(game)])
    rows = page.locator(".sheet tbody tr")
    points = [
        naive_score([card.id for card in seat.row], [card.id for card in seat.sanctuaries], {})
        for seat in game.seats
    ]
    for back in range(8):
        expected = [str(of_regions[7 - back]) for of_regions, _ in points]
        expect(rows.nth(back).locator("td")).to_have_text(expected)
    expect(rows.nth(8).locator("td")).to_have_text(
        [str(sum(of_sanctuaries)) for _, of_sanctuaries in points]
    )


def test_rulebook_example(pad: FarawayPad) -> None:
    pad.view("Player 1")
    pad.type_row(EXAMPLE)
    pad.tap(pad.page.locator(".panels-of-entry button").nth(1))
    for card in sanctuaries(12, 38):
        pad.tap_sanctuary(card)
    expect(pad.page.locator(".row-entered .caption .points")).to_have_text(["6", "12", "2", "0"])
    expect(pad.page.locator(".placed .caption .points")).to_have_text(["2"])
    expect(pad.fame).to_have_text("22 fame")


def test_six_players_by_keyboard(open_page: OpenPage, server: Server) -> None:
    game = game_of_six()
    pad = FarawayPad(open_page("laptop"))
    pad.open(server.address)
    pad.seat(SIX)
    pad.page.locator(".players-view button.main").press("Enter")
    for seat in game.seats:
        pad.type_row(seat.row)
        pad.expect_row(seat.row)
        for found in seat.sanctuaries:
            pad.page.locator(".found button", has_text=found.id).press("Enter")
        expect(pad.page.locator(".placed li")).to_have_count(len(seat.sanctuaries))
        pad.page.locator(".panels-of-entry .main").press("Enter")
    expect_result(pad.page, game)
    best = max(totals_of(game))
    winners = [name for name, total in zip(SIX, totals_of(game), strict=True) if total == best]
    expect(pad.page.locator(".verdict p").first).to_contain_text(winners[0])


def test_six_players_by_touch_in_few_taps(open_page: OpenPage, server: Server) -> None:
    """Eight Regions take at most 20 taps, a Sanctuary at most 3."""
    game = game_of_six()
    pad = FarawayPad(open_page("phone", has_touch=True, is_mobile=True), touches=True)
    pad.open(server.address)
    pad.seat(SIX)
    pad.tap(pad.page.locator(".players-view button.main"))
    for seat in game.seats:
        before = pad.taps
        for card in seat.row:
            pad.tap_region(card)
        pad.expect_row(seat.row)
        assert pad.taps - before <= 20
        for number, found in enumerate(seat.sanctuaries, 1):
            before = pad.taps
            pad.tap_sanctuary(found)
            assert pad.taps - before <= 3
            expect(pad.page.locator(".placed li")).to_have_count(number)
        expect(pad.page.locator(".problems")).to_be_hidden()
        expect_fitting(pad.page)
        pad.tap(pad.page.locator(".panels-of-entry .main"))
    expect_result(pad.page, game)
    expect_fitting(pad.page)


def test_eight_numbers_of_one_digit_take_at_most_20_taps(pad: FarawayPad) -> None:
    row = regions(7, 6, 5, 4, 3, 2, 1, 8)
    pad.view("Player 1")
    before = pad.taps
    for card in row:
        pad.tap_region(card)
    assert pad.taps - before <= 20
    pad.expect_row(row)


def test_four_then_nine_and_forty_nine_are_told_apart(pad: FarawayPad) -> None:
    pad.view("Player 1")
    for keys in ("4", "Enter", "9", "49", "04", "9"):
        pad.page.keyboard.press(keys) if len(keys) > 2 else pad.page.keyboard.type(keys)
    expect(pad.page.locator(".row-entered .hour")).to_have_text(["4", "9", "49", "4", "9"])
    expect(pad.page.locator(".problems")).to_contain_text("Region 4 is here twice")


def test_a_number_typed_halfway_is_shown_and_can_be_erased(pad: FarawayPad) -> None:
    pad.view("Player 1")
    pad.page.keyboard.type("4")
    expect(pad.page.locator(".typed")).to_have_text("4_")
    pad.page.keyboard.press("Backspace")
    expect(pad.page.locator(".typed")).to_have_count(0)
    pad.page.keyboard.type("4414")
    pad.page.keyboard.press("Backspace")
    pad.expect_row(regions(44))


def test_there_is_no_region_77(pad: FarawayPad) -> None:
    pad.view("Player 1")
    pad.page.keyboard.type("77")
    expect(pad.page.get_by_role("alert").filter(has_text="There is no Region 77.")).to_be_visible()
    expect(pad.row).to_have_count(0)


def test_one_card_is_corrected_without_retyping_the_others(pad: FarawayPad) -> None:
    enter(pad, regions(44, 49, 14, 28))
    pad.tap(pad.page.locator(".row-entered .slot").nth(1))
    pad.page.keyboard.type("51")
    pad.expect_row(regions(44, 51, 14, 28))
    pad.page.keyboard.type("60")
    pad.expect_row(regions(44, 51, 14, 28, 60))


def test_a_card_moves_by_keys(pad: FarawayPad) -> None:
    enter(pad, regions(44, 49, 14))
    pad.page.keyboard.press("Alt+ArrowLeft")
    pad.expect_row(regions(44, 14, 49))
    pad.page.keyboard.press("Alt+ArrowLeft")
    pad.page.keyboard.press("Alt+ArrowLeft")
    pad.expect_row(regions(14, 44, 49))
    pad.tap(pad.page.get_by_role("button", name="Move the card to the right"))
    pad.expect_row(regions(44, 14, 49))


def test_a_card_is_dragged_to_its_place(pad: FarawayPad) -> None:
    enter(pad, regions(44, 49, 14, 28, 51))
    slots = pad.page.locator(".row-entered .slot")
    slots.nth(4).drag_to(slots.nth(0))
    pad.expect_row(regions(51, 44, 49, 14, 28))
    slots.nth(0).drag_to(slots.nth(2))
    pad.expect_row(regions(44, 49, 51, 14, 28))


def test_a_card_is_dragged_by_a_finger(open_page: OpenPage, server: Server) -> None:
    pad = FarawayPad(open_page("phone", has_touch=True, is_mobile=True), touches=True)
    pad.open(server.address)
    enter(pad, regions(44, 49, 14, 28))
    start, end = (
        pad.page.locator(".row-entered .slot").nth(place).bounding_box() for place in (3, 1)
    )
    assert start
    assert end
    session = pad.page.context.new_cdp_session(pad.page)
    path = [(start["x"] + 30, start["y"] + 30), (200, start["y"] + 32), (end["x"] + 40, 170)]
    for kind, (x, y) in zip(("touchStart", "touchMove", "touchMove"), path, strict=True):
        points = [{"x": x, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    pad.expect_row(regions(44, 28, 49, 14))


def test_a_row_read_from_right_to_left(pad: FarawayPad) -> None:
    pad.tap(pad.page.locator("[name=direction]").nth(1))
    pad.view("Player 1")
    pad.type_row([*reversed(EXAMPLE)])
    pad.expect_row(EXAMPLE)
    expect(pad.fame).to_have_text("6 fame")  # 4, 0, 2 and 0: without its Sanctuaries


def test_the_other_direction_is_told_and_taken(pad: FarawayPad) -> None:
    enter(pad, A_ROW)
    names = [card.id for card in A_ROW]
    here, there = (sum(naive_score(row, [], {})[0]) for row in (names, names[::-1]))
    assert here != there
    expect(pad.fame).to_have_text(f"{here} fame")
    direction = pad.page.locator(".direction")
    expect(direction).to_contain_text(f"{there} fame")
    pad.tap(direction.locator("button"))
    pad.expect_row(A_ROW[::-1])
    expect(pad.fame).to_have_text(f"{there} fame")
    expect(direction).to_contain_text(f"{here} fame")


def test_a_ninth_region_is_refused_and_changes_nothing(pad: FarawayPad) -> None:
    enter(pad, A_ROW)
    pad.page.keyboard.type("60")
    refused = pad.page.get_by_role("alert").filter(has_text="8 Regions already")
    expect(refused).to_be_visible()
    pad.expect_row(A_ROW)
    pad.page.reload()
    pad.view("Player 1")
    pad.page.keyboard.type("60")
    expect(refused).to_be_visible()
    pad.expect_row(A_ROW)


def test_a_region_used_twice_is_noticed_in_one_row_and_across_players(pad: FarawayPad) -> None:
    enter(pad, regions(44, 49, 44))
    problems = pad.page.locator(".problems")
    expect(problems).to_contain_text("Region 44 is here twice: there is only one.")
    expect(pad.fame).to_have_text("–")
    pad.page.keyboard.press("Backspace")
    expect(problems).to_be_hidden()
    pad.view("Player 2")
    pad.page.keyboard.type("49")
    expect(problems).to_contain_text("Region 49 is with Player 1 and Player 2")
    pad.view("Result")
    expect(problems).to_contain_text("Region 49 is with Player 1 and Player 2")
    expect(pad.page.locator(".verdict p")).to_have_count(0)


def test_a_sanctuary_given_to_two_is_noticed(pad: FarawayPad) -> None:
    for player in ("Player 1", "Player 2"):
        pad.view(player)
        pad.tap(pad.page.locator(".panels-of-entry button").nth(1))
        pad.tap_sanctuary(*sanctuaries(12))
    expect(pad.page.locator(".problems")).to_contain_text(
        "Sanctuary S12 is with Player 1 and Player 2"
    )


def test_a_number_of_a_set_that_is_not_in_play_is_noticed_and_mended(pad: FarawayPad) -> None:
    enter(pad, regions(44, 72))
    problems = pad.page.locator(".problems")
    expect(problems).to_contain_text("Region 72 belongs to People from Below")
    pad.tap(problems.locator("button"))
    expect(problems).to_be_hidden()


def test_sanctuaries_are_counted_against_the_ascents_of_the_row(pad: FarawayPad) -> None:
    enter(pad, A_ROW)  # 44 < 49, 14 < 28, 1 < 2 < 3 < 4: five ascents
    expect(pad.page.locator(".placed h3 .now")).to_have_text("0 of 5")
    expect(pad.page.locator(".doubts")).to_have_count(0)
    pad.tap(pad.page.locator(".panels-of-entry button").nth(1))
    expect(pad.page.locator(".doubts")).to_contain_text("brings 5 Sanctuaries")
    pad.tap(pad.page.locator(".panels-of-entry button").nth(1))
    for card in sanctuaries(1, 2, 3, 4, 5):
        pad.tap_sanctuary(card)
    expect(pad.page.locator(".placed h3 .now")).to_have_text("5 of 5")
    expect(pad.page.locator(".problems")).to_be_hidden()
    expect(pad.page.locator(".finder")).to_have_count(0)
    pad.tap(pad.page.locator(".panels-of-entry button").nth(1))
    pad.tap_sanctuary(*sanctuaries(6))
    pad.tap(pad.page.locator(".panels-of-entry button").nth(1))
    expect(pad.page.locator(".doubts")).to_contain_text("you named 6")


def test_a_meteorite_takes_the_number_of_its_region(pad: FarawayPad) -> None:
    pad.choose_set("Under Starry Skies")
    pad.view("Player 1")
    pad.type_row([region("M15"), region("R15")])
    expect(pad.page.locator(".row-entered [href='#meteorite']")).to_have_count(1)
    expect(pad.page.locator(".placed h3 .now")).to_have_text("0 of 0")
    pad.page.keyboard.press("Alt+ArrowLeft")
    # After the equal base Region the Meteorite finds a Sanctuary.
    expect(pad.page.locator(".placed h3 .now")).to_have_text("0 of 1")


def test_the_second_of_a_number_is_the_meteorite_without_asking(pad: FarawayPad) -> None:
    pad.choose_set("Under Starry Skies")
    pad.view("Player 1")
    pad.page.keyboard.type("1515")
    expect(pad.row).to_have_count(2)
    expect(pad.page.locator(".row-entered [href='#meteorite']")).to_have_count(1)
    expect(pad.page.locator(".problems")).to_be_hidden()


def test_the_best_sacrifice_is_offered_and_taken(pad: FarawayPad) -> None:
    """Region M21 pays 10 for a Sanctuary, and S45 pays nothing."""
    pad.choose_set("Under Starry Skies")
    pad.view("Player 1")
    pad.type_row([region("R01"), region("M21")])
    pad.tap(pad.page.locator(".panels-of-entry button").nth(1))
    pad.tap_sanctuary(*sanctuaries(12))
    expect(pad.fame).to_have_text("0 fame")
    sacrifices = pad.page.locator(".sacrifices")
    expect(sacrifices).to_contain_text("The best sacrifice would score 10.")
    pad.tap(sacrifices.get_by_role("button", name="Take the best"))
    expect(pad.fame).to_have_text("10 fame")
    expect(sacrifices).to_contain_text("No other sacrifice would score more.")
    expect(pad.page.locator(".placed .given-up")).to_have_count(1)
    pad.tap(pad.page.locator(".placed .remove"))
    expect(pad.fame).to_have_text("0 fame")


def fame_of(row: Sequence[Region]) -> int:
    return sum(naive_score([card.id for card in row], [], {})[0])


def two_tied() -> tuple[list[Region], list[Region]]:
    """Finds rows of the same fame: one has the lowest Region, the other the lower total."""
    random = Random(1)
    base = regions_of((CardSet.BASE,))
    while True:
        cards = random.sample(base, 16)
        one, other = cards[:8], cards[8:]
        low = [min(card.number for card in row) for row in (one, other)]
        totals = [sum(card.number for card in row) for row in (one, other)]
        if fame_of(one) == fame_of(other) and low[0] < low[1] and totals[0] > totals[1]:
            return one, other


def test_a_tie_is_explained_by_either_rule(pad: FarawayPad) -> None:
    rows = two_tied()
    fame, lowest = fame_of(rows[0]), min(card.number for card in rows[0])
    for name, row in zip(("Player 1", "Player 2"), rows, strict=True):
        pad.view(name)
        pad.type_row(row)
    pad.view("Result")
    verdict = pad.page.locator(".verdict p")
    expect(verdict).to_have_text(
        [
            f"Player 1 wins with {fame} fame!",
            f"Tied: Player 1 and Player 2. The smallest exploration time decides: Region {lowest}.",
        ]
    )
    pad.view("Players")
    pad.tap(pad.page.locator("[name=tie]").nth(1))
    pad.view("Result")
    totals = [sum(card.number for card in row) for row in rows]
    expect(verdict).to_have_text(
        [
            f"Player 2 wins with {fame} fame!",
            "Tied: Player 2 and Player 1. The lowest total of hours decides:"
            f" Player 2 {totals[1]} and Player 1 {totals[0]}.",
        ]
    )


def test_nobody_has_won_before_all_rows_are_whole(pad: FarawayPad) -> None:
    enter(pad, A_ROW)
    pad.view("Player 2")
    pad.type_row(regions(60))
    pad.view("Result")
    expect(pad.page.locator(".verdict p")).to_have_count(0)
    expect(pad.page.locator(".result-view")).to_contain_text("Still to be entered: Player 2.")
    expect(pad.page.locator(".sheet tfoot tr")).to_have_count(1)


def test_a_card_erased_in_the_middle_leaves_a_gap_for_the_one_that_is_meant(
    pad: FarawayPad,
) -> None:
    enter(pad, regions(12, 16, 45, 49, 14))
    pad.tap(pad.page.locator(".row-entered .slot").nth(2))
    pad.page.keyboard.press("Backspace")
    pad.expect_row(regions(12, 16, 49, 14))
    pad.page.keyboard.type("46")
    pad.expect_row(regions(12, 16, 46, 49, 14))


def test_a_number_typed_halfway_is_taken_when_one_goes_elsewhere(pad: FarawayPad) -> None:
    enter(pad, A_ROW[:7])
    pad.page.keyboard.type("4")
    pad.tap(pad.page.locator(".panels-of-entry .main"))
    expect(pad.page.locator(".cards-view h2")).to_have_text("Player 2")
    pad.page.keyboard.type("6")
    pad.view("Player 1")
    pad.expect_row(A_ROW)
    pad.view("Player 2")
    pad.expect_row(regions(6))
    pad.page.keyboard.type("5")
    pad.tap(pad.page.locator(".row-entered .slot").first)
    pad.expect_row(regions(6, 5))


def test_a_number_typed_halfway_is_not_lost_to_the_next_place_or_to_a_card_that_moves(
    pad: FarawayPad,
) -> None:
    enter(pad, regions(60, 61))
    slots = pad.page.locator(".row-entered .slot")
    pad.page.keyboard.type("5")
    pad.tap(slots.nth(3))
    pad.page.keyboard.type("44")
    pad.expect_row(regions(60, 61, 5, 44))
    pad.page.keyboard.type("3")
    pad.tap(pad.page.get_by_role("button", name="Move the card to the left"))
    pad.expect_row(regions(60, 61, 5, 44, 3))
    pad.page.keyboard.type("1")
    slots.nth(4).drag_to(slots.nth(0))
    pad.page.keyboard.type("2")
    pad.expect_row(regions(3, 60, 61, 5, 44, 12))


def test_the_first_empty_place_is_gone_back_to(pad: FarawayPad) -> None:
    enter(pad, regions(60, 61))
    slots = pad.page.locator(".row-entered .slot")
    pad.tap(slots.nth(0))
    pad.tap(slots.nth(2))
    pad.page.keyboard.type("44")
    pad.expect_row(regions(60, 61, 44))


def test_a_finger_that_scrolls_moves_no_card(open_page: OpenPage, server: Server) -> None:
    pad = FarawayPad(open_page("phone", has_touch=True, is_mobile=True), touches=True)
    pad.open(server.address)
    enter(pad, A_ROW)
    pad.tap(pad.page.locator(".panels-of-entry button").first)
    box = pad.page.locator(".row-entered .slot").nth(5).bounding_box()
    assert box
    session = pad.page.context.new_cdp_session(pad.page)
    session.send(
        "Input.synthesizeScrollGesture",
        {"x": box["x"] + 20, "y": box["y"] + 20, "yDistance": -90, "gestureSourceType": "touch"},
    )
    pad.expect_row(A_ROW)


def test_a_sacrifice_that_would_give_more_is_told_where_the_result_is(pad: FarawayPad) -> None:
    """Region M21 pays 10 for a Sanctuary; S12 has no quest."""
    plain = [card for card in regions_of((CardSet.BASE,)) if card.quest is None]
    pad.choose_set("Under Starry Skies")
    pad.view("Player 1")
    pad.type_row([*plain[:7], region("M21")])
    pad.tap_sanctuary(*sanctuaries(12))
    pad.view("Result")
    told = pad.page.locator(".doubts").filter(has_text="The best sacrifice would score 10.")
    expect(told).to_contain_text("Player 1")
    expect(pad.page.locator(".views button").nth(1)).to_contain_text("needs a look")


def test_names_are_kept_when_a_link_comes_and_serve_the_other_pad(
    pad: FarawayPad, open_page: OpenPage, server: Server
) -> None:
    pad.seat(("Ann", "Bo", "Cleo"))
    other = open_page("phone")
    other.goto(f"{server.address}/score/faraway")
    other.locator(".names input").first.fill("Zoé")
    other.goto("about:blank")
    other.goto(link_of(pad))
    other.get_by_role("button", name="Back to the one kept here").click()
    expect(other.locator(".names input").first).to_have_value("Zoé")
    other.goto(f"{server.address}/score/expeditions")
    expect(other.locator(".names input").first).to_have_value("Zoé")


def test_a_player_with_cards_is_removed_only_when_asked(pad: FarawayPad) -> None:
    pad.seat(("Ann", "Bo", "Cleo"))
    pad.view("Cleo")
    pad.type_row(EXAMPLE)
    pad.view("Players")
    questions: list[str] = []

    def refuse(dialog: Dialog) -> None:
        questions.append(dialog.message)
        dialog.dismiss()

    pad.page.once("dialog", refuse)
    pad.tap(pad.page.get_by_role("button", name="Remove Cleo"))
    assert questions == ["Remove Cleo with all that was entered?"]
    expect(pad.page.locator(".names input")).to_have_count(3)
    pad.page.once("dialog", lambda dialog: dialog.accept())
    pad.tap(pad.page.get_by_role("button", name="Remove Cleo"))
    expect(pad.page.locator(".names input")).to_have_count(2)
    # Nothing was entered for Bo: nothing is asked.
    pad.tap(pad.page.get_by_role("button", name="Add a player"))
    pad.tap(pad.page.get_by_role("button", name="Remove Bo"))
    expect(pad.page.locator(".names input")).to_have_count(2)


def test_the_skip_link_is_no_link_with_a_table(pad: FarawayPad) -> None:
    enter(pad, EXAMPLE)
    pad.page.locator(".skip").press("Enter")
    expect(pad.page.locator("#main")).to_be_focused()
    pad.expect_row(EXAMPLE)
    pad.page.reload()
    expect(pad.page.get_by_role("alert").filter(has_text="link")).to_have_count(0)


def test_each_figure_opens_its_reason(pad: FarawayPad) -> None:
    enter(pad, EXAMPLE)
    pad.view("Result")
    pad.tap(pad.page.get_by_role("button", name="Player 1, round 2: 0"))
    dialog = pad.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Region 49")
    expect(dialog).to_contain_text("Missing:")
    expect_accessible(pad.page)
    pad.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_the_best_order_of_the_same_regions_is_told_when_asked(pad: FarawayPad) -> None:
    # 14 pays 2 for each night card: to the left of 28 it sees one, to the right of it none.
    enter(pad, regions(28, 14))
    pad.view("Result")
    expect(totals(pad.page).first).to_have_text(str(fame_of(regions(28, 14))))
    pad.tap(pad.page.locator(".best-orders summary"))
    told = f"{fame_of(regions(14, 28))} instead of {fame_of(regions(28, 14))}"
    expect(pad.page.locator(".best-orders h2")).to_contain_text(told)
    pad.view("Player 1")
    pad.tap(pad.page.get_by_role("button", name="Move the card to the left"))
    pad.view("Result")
    pad.tap(pad.page.locator(".best-orders summary"))
    expect(pad.page.locator(".best-orders h2")).to_contain_text("already the best")


def test_a_reload_in_the_middle_loses_nothing(pad: FarawayPad) -> None:
    pad.seat(("Ann", "Bo", "Cleo"))
    pad.view("Bo")
    pad.type_row(EXAMPLE)
    pad.tap(pad.page.locator(".panels-of-entry button").nth(1))
    pad.tap_sanctuary(*sanctuaries(12))
    pad.page.reload()
    expect(pad.page.locator(".views button")).to_have_text(
        ["Players", "Ann", "Bo", "Cleo", "Result"]
    )
    pad.view("Bo")
    pad.expect_row(EXAMPLE)
    expect(pad.page.locator(".placed li")).to_have_count(1)


def test_clearing_keeps_the_names_and_asks_first(pad: FarawayPad) -> None:
    pad.seat(("Ann", "Bo"))
    pad.view("Ann")
    pad.type_row(EXAMPLE)
    pad.view("Players")
    expect(pad.page.get_by_role("button", name="Clear everything")).to_be_hidden()
    pad.tap(pad.page.locator(".clear summary"))
    pad.tap(pad.page.get_by_role("button", name="Clear everything"))
    pad.page.reload()
    pad.view("Ann")
    expect(pad.row).to_have_count(0)


def test_two_windows_of_one_browser_show_the_same(pad: FarawayPad, server: Server) -> None:
    other = FarawayPad(pad.page.context.new_page())
    other.open(server.address)
    other.view("Player 1")
    enter(pad, EXAMPLE)
    other.expect_row(EXAMPLE)


def test_damaged_keeping_opens_an_empty_pad(pad: FarawayPad) -> None:
    for kept in ("{", '{"players":3}', '{"players":[{"name":1}]}', "[]", '"x"'):
        pad.page.evaluate("kept => localStorage.setItem('renown.faraway', kept)", kept)
        pad.page.reload()
        expect(pad.page.locator(".names input")).to_have_count(2)


def link_of(pad: FarawayPad) -> str:
    pad.view("Result")
    pad.tap(pad.page.get_by_role("button", name="Copy a link"))
    return pad.page.locator("input.link").input_value()


def test_a_link_opened_elsewhere_shows_the_same_and_asks_no_server(
    pad: FarawayPad, open_page: OpenPage
) -> None:
    pad.seat(("Ann & Söhne", "Bo = #1"))
    pad.choose_set("Under Starry Skies")
    pad.view("Ann")
    pad.type_row([region("R44"), region("M21")])
    pad.tap(pad.page.locator(".panels-of-entry button").nth(1))
    pad.tap_sanctuary(*sanctuaries(12))
    pad.tap(pad.page.get_by_role("button", name="Take the best"))
    link = link_of(pad)
    expected = totals(pad.page).all_inner_texts()
    elsewhere = open_page("phone", "vi")
    asked: list[str] = []
    elsewhere.on("request", lambda request: asked.append(request.url))
    elsewhere.goto(link)
    expect(totals(elsewhere)).to_have_text(expected)
    expect(elsewhere.locator(".sheet thead th")).to_contain_text(["", "Ann & Söhne", "Bo = #1"])
    assert not [url for url in asked if "R44" in url]
    # It is kept there from now on, without the link.
    assert "#" not in elsewhere.url
    elsewhere.reload()
    elsewhere.locator(".views button").last.click()
    expect(totals(elsewhere)).to_have_text(expected)


def test_a_link_never_replaces_what_is_kept_without_asking(
    pad: FarawayPad, open_page: OpenPage, server: Server
) -> None:
    enter(pad, EXAMPLE)
    link = link_of(pad)
    other = FarawayPad(open_page("phone"))
    other.open(server.address)
    enter(other, A_ROW)
    kept = other.page.evaluate("localStorage.getItem('renown.faraway')")
    other.page.goto("about:blank")
    other.page.goto(link)
    expect(totals(other.page).first).to_have_text("6")
    assert other.page.evaluate("localStorage.getItem('renown.faraway')") == kept
    expect_accessible(other.page)
    other.tap(other.page.get_by_role("button", name="Back to the one kept here"))
    other.expect_row(A_ROW)
    other.page.goto("about:blank")
    other.page.goto(link)
    other.tap(other.page.get_by_role("button", name="Keep this one instead"))
    other.page.reload()
    other.view("Player 1")
    other.expect_row(EXAMPLE)


@pytest.mark.parametrize("fields", ["player=x", "player=A&row=R99&sanctuaries=&given=", "=", "a=b"])
def test_a_broken_link_says_so_and_loses_nothing(
    pad: FarawayPad, server: Server, fields: str
) -> None:
    enter(pad, EXAMPLE)
    pad.page.goto("about:blank")
    pad.page.goto(f"{server.address}/score/faraway#{fields}")
    expect(pad.page.get_by_role("alert").filter(has_text="The link is broken")).to_be_visible()
    pad.expect_row(EXAMPLE)


def test_the_result_is_saved_as_a_picture(pad: FarawayPad) -> None:
    enter(pad, EXAMPLE)
    pad.view("Result")
    with pad.page.expect_download() as waiting:
        pad.tap(pad.page.get_by_role("button", name="Save a picture"))
    assert waiting.value.suggested_filename == "Faraway.png"
    assert waiting.value.path().read_bytes().startswith(b"\x89PNG\r\n")


def test_the_result_is_printed_with_its_reasons_and_without_buttons(pad: FarawayPad) -> None:
    enter(pad, EXAMPLE)
    pad.view("Result")
    pad.page.emulate_media(media="print")
    expect(pad.page.locator(".sheet")).to_be_visible()
    reasons = pad.page.locator("div.only-printed")
    expect(reasons).to_contain_text("Region 49")
    expect(reasons).to_contain_text("Pays 2 for each desert or city.")
    for hidden in (".views", ".sharing", ".bar"):
        expect(pad.page.locator(hidden)).to_be_hidden()


@pytest.mark.parametrize(
    ("size", "code"), [*(("phone", code) for code in LANGUAGES), ("laptop", "fr")]
)
def test_every_view_is_accessible_and_fits_in_every_language(
    open_page: OpenPage, server: Server, code: str, size: str
) -> None:
    pad = FarawayPad(open_page(size, code))
    pad.open(server.address)
    pad.seat(SIX)
    for box in pad.page.locator(".options [type=checkbox]").all():
        box.check()

    def check() -> None:
        expect_fitting(pad.page)
        expect_accessible(pad.page)

    check()
    pad.view("Ann")
    check()
    pad.type_row([region("M15"), *regions(44, 49, 14, 28, 1, 72), region("M38")])
    for card in sanctuaries(12, 38, 50):
        pad.tap_sanctuary(card)
    pad.page.locator(".sacrifices [type=checkbox]").first.check()
    check()
    pad.page.locator(".panels-of-entry button").first.click()
    check()
    pad.view("Bo")
    pad.page.keyboard.type("4444")
    check()
    pad.page.locator(".views button").last.click()
    pad.page.locator(".best-orders summary").click()
    check()
    pad.page.locator(".sheet td button").first.click()
    check()


def test_without_javascript_the_page_says_what_is_missing(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(java_script_enabled=False)
    page.goto(f"{server.address}/score/faraway")
    expect(page.locator("main")).to_contain_text("JavaScript")
