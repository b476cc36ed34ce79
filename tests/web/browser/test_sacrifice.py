"""A sacrifice: the question, the answer by keyboard, and what becomes of the Sanctuaries."""

import re
from collections.abc import Mapping
from itertools import combinations

import pytest
from playwright.sync_api import expect
from tests.web.browser.accessibility import expect_accessible
from tests.web.browser.conftest import OpenPage
from tests.web.browser.fitting import expect_fitting
from tests.web.browser.keyboard import has_focus, tab_to
from tests.web.browser.server import Server
from tests.web.browser.table_page import ROUNDS, TablePage, sit_down
from tests.web.starry_game import FOUND, KEPT_VISIBLE, ROW, before_the_scoring

from renown.faraway import ScoreSheet, region, sanctuary, score_cards
from renown.words import LANGUAGES, Language, join_and, name_card

FIRST = ("S12", "S30")
"""What is given up for Meteorite 38."""

SECOND = ("S40",)
"""What is given up for Meteorite 15 afterwards."""


def _sheet(given: Mapping[str, tuple[str, ...]]) -> ScoreSheet:
    return score_cards(
        [region(name) for name in ROW],
        [sanctuary(name) for name in FOUND],
        {name: tuple(sanctuary(each) for each in cards) for name, cards in given.items()},
    )


def _offers_of_the_first_question() -> dict[tuple[str, ...], int]:
    """Scores every choice for Meteorite 38, with the best one for Meteorite 15 after it."""
    offers = {}
    for first in ((), *combinations(FOUND, 2)):
        left = [name for name in FOUND if name not in first]
        afterwards = [(), *((name,) for name in left)]
        offers[first] = max(_sheet({"M38": first, "M15": second}).total for second in afterwards)
    return offers


def _offers_of_the_second_question() -> dict[tuple[str, ...], int]:
    left = [name for name in FOUND if name not in FIRST]
    return {
        second: _sheet({"M38": FIRST, "M15": second}).total
        for second in ((), *((name,) for name in left))
    }


def _expect_question(
    table: TablePage, asking: str, offers: dict[tuple[str, ...], int], language: Language
) -> None:
    """Checks that a question shows every choice, and what the row would score after it."""
    page = table.page
    name = name_card(region(asking), language)
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(table.choices).to_have_count(len(offers))
    shown = {}
    for offer in page.locator(".offers li").all():
        value = offer.locator("input").get_attribute("value") or ""
        command, card, *given = value.split()
        assert (command, card) == ("give-up", asking)
        assert offer.locator(".sanctuary").count() == len(given)
        said = offer.locator("label > span").first.inner_text()
        assert join_and(given, language) in said
        points = re.search(r"\d+", offer.locator(".would").inner_text())
        shown[tuple(given)] = int(points[0]) if points else None
    assert {tuple(sorted(given)): fame for given, fame in shown.items()} == {
        tuple(sorted(given)): fame for given, fame in offers.items()
    }


def _decide_by_keyboard(table: TablePage, given: tuple[str, ...]) -> None:
    page = table.page
    moment = table.moment
    value = " ".join(["give-up", *_asking(table), *sorted(given)])
    tab_to(page, "input[form=act]")
    for _ in range(table.choices.count()):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.value") == value:
            break
    expect(page.locator("input[form=act]:checked")).to_have_value(value)
    page.keyboard.press("Enter")
    table.expect_after(moment)


def _asking(table: TablePage) -> list[str]:
    value = table.choices.first.get_attribute("value") or ""
    return value.split()[1:2]


@pytest.mark.parametrize(
    ("code", "size", "scripts"),
    [("en", "phone", True), ("fr", "phone", True), ("vi", "phone", True), ("en", "laptop", False)],
)
def test_sacrifices_are_asked_answered_by_keyboard_and_scored(
    open_page: OpenPage, server: Server, code: str, size: str, scripts: bool
) -> None:
    language = LANGUAGES[code]
    page = open_page(size, code, java_script_enabled=scripts)
    table = sit_down(page, server.lay_out(before_the_scoring()))
    assert table.phase == "sacrifice"

    _expect_question(table, "M38", _offers_of_the_first_question(), language)
    _examine(table, scripts)
    _decide_by_keyboard(table, FIRST)
    _expect_sanctuaries(table, FIRST, language)
    assert has_focus(page) or not scripts

    _expect_question(table, "M15", _offers_of_the_second_question(), language)
    _examine(table, scripts)
    _decide_by_keyboard(table, SECOND)
    assert table.is_over
    assert has_focus(page) or not scripts

    sheet = _sheet({"M38": FIRST, "M15": SECOND})
    for step in range(ROUNDS + 1):
        _expect_fallen_stars_face_up(table, language)
        gone = [*(FIRST if step >= 5 else ()), *(SECOND if step >= 7 else ())]
        _expect_sanctuaries(table, gone, language)
        fame = sum(line.points for line in sheet.regions[ROUNDS - step :])
        expect(page.locator(".seat .now").first).to_contain_text(str(fame))
        tab_to(page, "#next")
        page.keyboard.press("Enter")
        expect(page.locator(f"#next[href$='step={step + 1}']")).to_have_count(0)
    _expect_sanctuaries(table, [*FIRST, *SECOND], language)
    _examine(table, scripts)
    expect(page.locator(".verdict td.points").first).to_have_text(str(sheet.total))
    paid = sum(line.points for line in sheet.sanctuaries)
    expect(page.locator(".verdict tbody tr").first.locator("td").nth(2)).to_have_text(str(paid))


def _examine(table: TablePage, scripts: bool) -> None:
    expect_fitting(table.page, scrolls=table.is_over)
    # What examines a page is a script.
    if scripts:
        expect_accessible(table.page)


def _expect_sanctuaries(
    table: TablePage, gone: tuple[str, ...] | list[str], language: Language
) -> None:
    """Checks that all lie in their places, and that those given up are marked and pay nothing."""
    own = "article.seat, .seat" if table.is_over else "#panel-mine"
    shown = table.page.locator(own).first.locator(".sanctuaries > li")
    expect(shown).to_have_count(len(FOUND))
    for place, name in zip(shown.all(), FOUND, strict=True):
        title = name_card(sanctuary(name), language)
        label = place.locator(".sanctuary").get_attribute("aria-label") or ""
        assert label.startswith(f"{title}:")
        marked = "given-up" in (place.get_attribute("class") or "").split()
        assert marked is (name in gone)
        caption = place.locator(".caption").inner_text().removeprefix(name)
        assert (language.gettext("given up") in caption) is marked
        assert not marked or not re.search("[1-9]", caption)


def _expect_fallen_stars_face_up(table: TablePage, language: Language) -> None:
    """Checks that what a Meteorite keeps visible lies open, bears the sign, and says so."""
    words = language.gettext("Stays visible in the scoring.")
    row = table.page.locator(".seat").first.locator(".row > li")
    for place, name in zip(row.all(), ROW, strict=True):
        kept = name in KEPT_VISIBLE
        assert (words in (place.text_content() or "")) is kept
        if kept:
            label = place.locator(".region").get_attribute("aria-label") or ""
            assert label.startswith(f"{name_card(region(name), language)}:")
            expect(place.locator("use[href='#meteorite']")).to_have_count(1)
            expect(place.locator("use[href='#meteorite']")).to_be_visible()


def test_kept_visible_regions_light_up_when_counted_although_they_lie_to_the_left(
    open_page: OpenPage, server: Server
) -> None:
    table = sit_down(open_page(), server.lay_out(before_the_scoring()))
    table.act()
    table.act()
    assert table.is_over
    for scored, counted in (("R48", ["R28", "R30", "S12"]), ("R28", ["R05", "R48", "S40"])):
        step = ROUNDS - ROW.index(scored)
        table.page.goto(re.sub(r"(\?.*)?$", f"?step={step}", table.page.url, count=1))
        own = table.page.locator(".seat").first
        now = own.locator(".just-now .region").get_attribute("aria-label") or ""
        assert now.startswith(f"Region {region(scored).number}:")
        lit = own.locator(".counting").all()
        assert [_name(each.locator(".card").get_attribute("aria-label")) for each in lit] == counted
        for each in lit:
            assert "counts now" in (each.text_content() or "")
            width = each.locator(".card").evaluate("card => getComputedStyle(card).outlineStyle")
            assert width == "solid"


def _name(label: str | None) -> str:
    """Gives the id of the card that a label begins with."""
    kind, name = (label or "").partition(":")[0].split()
    return name if kind == "Sanctuary" else f"{kind[0]}{int(name):02}"
