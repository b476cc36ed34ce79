"""The end of a game: scoring from right to left, and the record."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server
from tests.web.browser.table_page import ROUNDS, TablePage, sit_down
from tests.web.games import EVERYTHING, records_of_a_game

from renown.faraway import (
    Record,
    Region,
    Sanctuary,
    Setup,
    always_visible,
    as_sacrifices,
    read_record,
    score,
)
from renown.words import ENGLISH, name_card

PLAYERS = 3


def _finished() -> Record:
    """Plays a game in which a Meteorite lies in the first row, but not in every row."""
    *_, record = records_of_a_game(PLAYERS, Setup.BASIC, seed=40, sets=EVERYTHING)
    kept = [always_visible(seat.row) for seat in record.game.seats]
    assert kept[0]
    assert not all(kept)
    return record


def _open(open_page: OpenPage, server: Server, record: Record, **options: object) -> TablePage:
    return sit_down(open_page(**options), server.lay_out(record))


def _numbers(places: Locator) -> list[int]:
    return [
        int(match[0]) for text in places.all_inner_texts() if (match := re.search(r"\d+", text))
    ]


def test_scoring_from_right_to_left_adds_up_to_the_score(
    open_page: OpenPage, server: Server
) -> None:
    record = _finished()
    table = _open(open_page, server, record)
    page = table.page
    seats = record.game.seats
    sheets = [
        score(
            [card.id for card in seat.row],
            [card.id for card in seat.sanctuaries],
            as_sacrifices(seat.decisions),
        )
        for seat in seats
    ]
    for step in range(ROUNDS + 1):
        hidden = ROUNDS - step
        for shown, seat, sheet in zip(page.locator(".seat").all(), seats, sheets, strict=True):
            kept = always_visible(seat.row)
            face_up = [
                card for position, card in enumerate(seat.row) if position >= hidden or card in kept
            ]
            assert shown.locator(".face-down").count() == ROUNDS - len(face_up)
            labels = [
                (drawing.get_attribute("aria-label") or "").partition(":")[0]
                for drawing in shown.locator(".row .region[aria-label]").all()
            ]
            assert labels == [name_card(card, ENGLISH) for card in face_up]
            points = [line.points for line in sheet.regions][hidden:]
            assert _numbers(shown.locator(".row .caption .points")) == points
            assert _numbers(shown.locator(".now")) == [sum(points)]
        totals = [sum(line.points for line in sheet.regions[hidden:]) for sheet in sheets]
        assert _numbers(page.locator(".totals .points")) == totals
        assert table.turn_up()
    expect(page.locator("#next")).to_have_count(0)
    totals = sorted((sheet.total for sheet in sheets), reverse=True)
    assert _numbers(page.locator(".verdict td.points")) == totals
    assert _numbers(page.locator(".seat .now")) == totals


def test_rows_show_as_much_at_once_without_the_steps(open_page: OpenPage, server: Server) -> None:
    record = _finished()
    page = _open(open_page, server, record).page
    face_down = page.locator(".seat .face-down").count()
    page.get_by_role("link", name="Show everything").click()
    totals = [standing.fame for standing in record.game.ranking().standings]
    expect(page.locator(".verdict td.points")).to_have_text([str(each) for each in totals])
    page.get_by_role("link", name="Watch the scoring again").click()
    expect(page.locator(".seat .face-down")).to_have_count(face_down)


def test_why_explains_every_card_with_a_quest_and_no_other(
    open_page: OpenPage, server: Server
) -> None:
    record = _finished()
    page = _open(open_page, server, record).page
    page.get_by_role("link", name="Show everything").click()
    standings = record.game.ranking().standings
    for shown, standing in zip(page.locator(".seat").all(), standings, strict=True):
        seat = record.game.seats[standing.seat]
        named = shown.locator(".explanations b").all_text_contents()
        cards: list[Region | Sanctuary] = [*seat.row, *seat.sanctuaries]
        assert named == [name_card(card, ENGLISH) for card in cards if card.quest]


def test_record_can_be_copied_and_downloaded_and_replays_to_the_scores_shown(
    open_page: OpenPage, server: Server, tmp_path: Path
) -> None:
    table = _open(open_page, server, _finished(), permissions=["clipboard-read", "clipboard-write"])
    page = table.page
    page.get_by_role("link", name="Show everything").click()
    shown = _numbers(page.locator(".verdict td.points"))
    page.locator("summary", has_text="The record of this game").click()
    copy = page.locator("button.copy")
    copy.click()
    expect(copy).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    assert download.value.suggested_filename.endswith(".txt")
    assert file.read_text(encoding="utf-8") == copied
    standings = read_record(copied).game.ranking().standings
    assert [standing.fame for standing in standings] == shown
