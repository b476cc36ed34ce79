"""What holds for every page: headers, no style or script inside, not found in one's language."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest
from httpx import Response
from tests.web.games import EVERYTHING, records_of_a_game
from tests.web.house import House, headers_of
from tests.web.html_page import HtmlPage
from tests.web.starry_game import before_the_scoring

from renown.faraway import Phase, Setup
from renown.web.table import Table
from renown.words import LANGUAGES


def _pages(house: House) -> Iterator[str]:
    """Gives the addresses of every kind of page, at every phase."""
    yield "/"
    yield "/nowhere"
    yield "/tables/nowhere"
    phases = {}
    records = records_of_a_game(2, Setup.ADVANCED, seed=1, sets=EVERYTHING)
    for record in (*records, before_the_scoring()):
        phases[record.game.phase] = record
    assert set(phases) == set(Phase)
    for phase, record in phases.items():
        house.add(Table(phase, 0, (None, None), record))
        yield f"/tables/{phase}"
        yield f"/tables/{phase}?notice=too-late"
    for step in (1, 5, 8, 9, 99):
        yield f"/tables/over?step={step}"
    yield "/tables/over?step=x"
    yield "/tables/over?notice=x"


def test_every_page_forbids_scripts_and_styles_of_others(house: House) -> None:
    for address in _pages(house):
        answer = house.client.get(address, headers=headers_of(0))
        _expect_strict(answer)
        assert answer.headers["cache-control"] == "no-store"


def _expect_strict(answer: Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"


def test_every_answer_that_is_no_page_is_as_strict(house: House, tmp_path: Path) -> None:
    table = house.open((None, "random"))
    over = _over(house)

    def get(address: str) -> Response:
        return house.client.get(address, headers=headers_of(0), follow_redirects=False)

    def post(address: str, **form: str) -> Response:
        return house.client.post(address, data=form, headers=headers_of(0), follow_redirects=False)

    answers = {
        200: [get("/renown.js"), get("/static/page.css"), get(f"/tables/{over}/record")],
        303: [
            get(f"/tables/{table.id}/seat/key-0"),
            post("/tables", players="2"),
            post("/language", code="fr"),
            post(f"/tables/{table.id}/moves", moment="", action=""),
        ],
        400: [post("/tables", players="7"), post(f"/tables/{table.id}/moves")],
        403: [house.client.post("/language", data={"code": "fr"}, headers={"origin": "null"})],
        404: [get("/static/nothing.css"), get(f"/tables/{table.id}/record")],
        405: [house.client.delete("/")],
    }
    with closing(connect(tmp_path / "renown.sqlite")) as database, database:
        database.execute("UPDATE tables SET record = 'broken'")
    answers[500] = [get(f"/tables/{table.id}")]
    for status, those in answers.items():
        for answer in those:
            assert answer.status_code == status
            _expect_strict(answer)


def _over(house: House) -> str:
    """Lays out a finished game."""
    *_, record = records_of_a_game(2, Setup.BASIC, seed=1)
    house.add(Table("over", 0, (None, None), record))
    return "over"


def test_no_page_holds_a_style_or_a_script_of_its_own(house: House) -> None:
    for address in _pages(house):
        page = HtmlPage(house.client.get(address, headers=headers_of(0)).text)
        assert not page.all("style")
        assert all("src" in element.attributes for element in page.all("script"))
        for element in page.elements:
            assert not [name for name in element.attributes if name.startswith(("style", "on"))]


def test_every_page_uses_only_our_own_files(house: House) -> None:
    for address in _pages(house):
        page = HtmlPage(house.client.get(address, headers=headers_of(0)).text)
        for element in page.elements:
            for name in ("src", "href", "action"):
                target = element.attributes.get(name, "/")
                assert target.startswith(("/", "#"))
                assert not target.startswith("//")


def test_every_file_that_pages_name_is_there(house: House) -> None:
    page = HtmlPage(house.client.get("/").text)
    files = {element.attributes["href"] for element in page.all("link")}
    files |= {element.attributes["src"] for element in page.all("script")}
    for address in files:
        answer = house.client.get(address)
        assert answer.status_code == 200
        assert "unsafe" not in answer.headers["content-security-policy"]


def test_every_id_stands_once_on_a_page(house: House) -> None:
    for address in _pages(house):
        page = HtmlPage(house.client.get(address, headers=headers_of(0)).text)
        ids = [each.attributes["id"] for each in page.elements if "id" in each.attributes]
        assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "address", ["/nowhere", "/tables/nowhere", "/tables/nowhere/record", "/tables/nowhere/seat/x"]
)
def test_what_is_not_found_is_said_in_the_person_s_language(
    house: House, code: str, address: str
) -> None:
    answer = house.client.get(address, headers={"accept-language": code})
    assert answer.status_code == 404
    heading = LANGUAGES[code].gettext("There is nothing here")
    assert HtmlPage(answer.text).all("h1")[0].text == heading


def test_a_move_at_a_table_that_does_not_exist_is_not_found(house: House) -> None:
    assert house.send("nowhere", 0, "explore-1-0-0", "explore R01").status_code == 404


def test_names_of_players_are_text_and_not_markup(house: House) -> None:
    name = '<b title="x">&amp;'
    form = {"players": "2", "name": name}
    answer = house.client.post("/tables", data=form)
    house.client.cookies.clear()
    page = HtmlPage(house.client.get(answer.url).text)
    assert not page.all("b", title="x")
    assert name in [element.attributes.get("aria-label") for element in page.all("article")]
