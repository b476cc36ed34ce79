"""The language of the pages."""

from http.cookies import SimpleCookie

import pytest
from tests.web.house import House
from tests.web.html_page import HtmlPage

from renown.words import LANGUAGES


def _shown(house: House, **headers: str) -> str:
    answer = house.client.get("/", headers=headers)
    return HtmlPage(answer.text).all("html")[0].attributes["lang"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.5", "fr"),
        ("vi-VN", "vi"),
        ("EN-gb", "en"),
        ("de, vi;q=0.8, en;q=0.3", "vi"),
        ("de", "en"),
        ("", "en"),
        (";;q=,,", "en"),
    ],
)
def test_browser_chooses_the_first_language_that_is_spoken(
    house: House, wish: str, code: str
) -> None:
    assert _shown(house, **{"accept-language": wish}) == code


def test_page_is_in_the_language_it_says_it_is_in(house: House) -> None:
    for code, language in LANGUAGES.items():
        answer = house.client.get("/", headers={"accept-language": code})
        assert HtmlPage(answer.text).all("h1")[0].text == language.gettext("Play Faraway")


def test_language_chosen_by_hand_comes_before_the_browser_s(house: House) -> None:
    assert _shown(house, **{"accept-language": "fr", "cookie": "language=vi"}) == "vi"
    assert _shown(house, **{"accept-language": "fr", "cookie": "language=xx"}) == "fr"


def test_choosing_a_language_remembers_it_and_goes_back_to_the_page(house: House) -> None:
    form = {"code": "fr", "back": "/tables/abc?step=3"}
    answer = house.client.post("/language", data=form, follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == "/tables/abc?step=3"
    cookie = SimpleCookie(answer.headers["set-cookie"])["language"]
    assert (cookie.value, cookie["path"]) == ("fr", "/")


def test_choosing_an_unknown_language_changes_nothing(house: House) -> None:
    form = {"code": "xx\r\nx: y", "back": "/"}
    answer = house.client.post("/language", data=form, follow_redirects=False)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "back",
    [
        "//evil.example",
        "/\\evil.example",
        "\\\\evil.example",
        "https://evil.example",
        "javascript:alert(1)",
        "evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "\t//evil.example",
        "///evil.example",
        "",
    ],
)
def test_choosing_a_language_never_leads_to_another_site(house: House, back: str) -> None:
    form = {"code": "fr", "back": back}
    answer = house.client.post("/language", data=form, follow_redirects=False)
    location = answer.headers["location"]
    # Browsers leave out tabs and line ends, and take “\” for “/”.
    assert not set(location) & set("\t\r\n")
    assert location.startswith("/")
    assert location[1:2] not in ("/", "\\")
