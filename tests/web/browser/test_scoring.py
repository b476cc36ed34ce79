"""The end of a game: scoring from right to left, and the record."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect
from tests.web.browser.conftest import OpenPage
from tests.web.browser.server import Server
from tests.web.browser.table_page import ROUNDS, TablePage, open_table

from renown.faraway import Record, read_record, score


def _finished(open_page: OpenPage, server: Server, **options: object) -> TablePage:
    table = open_table(open_page(**options), server.address, 3)
    table.play_on()
    return table


def _record(table: TablePage) -> Record:
    answer = table.page.request.get(f"{table.page.url.partition('?')[0]}/record")
    return read_record(answer.text())


def _numbers(places: Locator) -> list[int]:
    return [
        int(match[0]) for text in places.all_inner_texts() if (match := re.search(r"\d+", text))
    ]


def test_scoring_from_right_to_left_adds_up_to_the_score(
    open_page: OpenPage, server: Server
) -> None:
    table = _finished(open_page, server)
    page = table.page
    seats = _record(table).game.seats
    sheets = [
        score([card.id for card in seat.row], [card.id for card in seat.sanctuaries])
        for seat in seats
    ]
    for step in range(ROUNDS + 1):
        hidden = ROUNDS - step
        expect(page.locator(".seat .face-down")).to_have_count(hidden * len(seats))
        for shown, seat, sheet in zip(page.locator(".seat").all(), seats, sheets, strict=True):
            points = [line.points for line in sheet.regions][hidden:]
            assert _numbers(shown.locator(".row .caption .points")) == points
            assert _numbers(shown.locator(".now")) == [sum(points)]
            turned_up = shown.locator(".row .region[aria-label]").all()
            for drawing, card in zip(turned_up, seat.row[hidden:], strict=True):
                label = drawing.get_attribute("aria-label") or ""
                assert label.startswith(f"Region {card.number}:")
        assert table.turn_up()
    expect(page.locator("#next")).to_have_count(0)
    totals = sorted((sheet.total for sheet in sheets), reverse=True)
    assert _numbers(page.locator(".verdict td.points")) == totals
    assert _numbers(page.locator(".seat .now")) == totals


def test_rows_show_as_much_at_once_without_the_steps(open_page: OpenPage, server: Server) -> None:
    table = _finished(open_page, server)
    table.page.get_by_role("link", name="Show everything").click()
    totals = [standing.fame for standing in _record(table).game.ranking().standings]
    expect(table.page.locator(".verdict td.points")).to_have_text([str(each) for each in totals])
    table.page.get_by_role("link", name="Watch the scoring again").click()
    expect(table.page.locator(".seat .face-down")).to_have_count(ROUNDS * 3)


def test_record_can_be_copied_and_downloaded_and_replays_to_the_scores_shown(
    open_page: OpenPage, server: Server, tmp_path: Path
) -> None:
    table = _finished(open_page, server, permissions=["clipboard-read", "clipboard-write"])
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
