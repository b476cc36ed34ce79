"""Whatever is sent, the server answers with a page of ours and no fault of its own."""

from pathlib import Path
from urllib.parse import quote

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.web.house import headers_of, open_house

from renown.bots.levels import LEVELS
from renown.faraway import REGIONS, SANCTUARIES, Setup

WORDS = st.sampled_from(
    [
        *("moment", "action", "keep", "players", "setup", "name", "level_2", "code", "back"),
        *("people_from_below", "under_starry_skies", "true", "false", "give-up", "M15"),
        *("explore", "take", "place", "under", "basic", "advanced", "fr", "/", "//", "0", "1", "3"),
        *list(REGIONS)[:5],
        *list(SANCTUARIES)[:5],
        *LEVELS,
    ]
)
TEXTS = st.one_of(
    WORDS,
    st.text(max_size=12),
    st.integers().map(str),
    st.lists(WORDS, max_size=4).map(" ".join),
)
FORMS = st.dictionaries(TEXTS, st.one_of(TEXTS, st.lists(TEXTS, max_size=4)), max_size=6)
MOVES = st.fixed_dictionaries(
    {"moment": st.one_of(st.sampled_from(["keep-0-0-0", "explore-1-0-0"]), TEXTS)},
    optional={"action": TEXTS, "keep": st.lists(TEXTS, max_size=6)},
)
TABLES = st.fixed_dictionaries(
    {},
    optional={
        "players": st.one_of(st.integers(-9, 9).map(str), TEXTS),
        "setup": st.one_of(st.sampled_from([each.value for each in Setup]), TEXTS),
        "people_from_below": st.one_of(st.just("true"), TEXTS),
        "under_starry_skies": st.one_of(st.just("true"), TEXTS),
        "name": TEXTS,
        "level_2": st.one_of(st.sampled_from(list(LEVELS)), TEXTS),
    },
)
LANGUAGES = st.fixed_dictionaries({"code": TEXTS}, optional={"back": TEXTS})


def test_no_form_makes_the_server_fail(tmp_path: Path) -> None:
    with open_house(tmp_path / "renown.sqlite") as house:
        house.open((None, None, "random"), Setup.ADVANCED, seed=1)
        house.open((None, "random"), seed=2)

        @given(
            address=st.sampled_from(
                ["/tables/table-1/moves", "/tables/table-2/moves", "/tables", "/language"]
            ),
            form=st.one_of(FORMS, MOVES, TABLES, LANGUAGES),
            seat=st.sampled_from([None, 0, 1]),
        )
        @settings(max_examples=150, deadline=None)
        def send(address: str, form: dict[str, str | list[str]], seat: int | None) -> None:
            answer = house.client.post(
                address, data=form, headers=headers_of(seat), follow_redirects=False
            )
            assert answer.status_code in (303, 400)
            for number in (1, 2):
                assert house.ask(f"table-{number}", seat).status_code == 200

        send()


def test_no_body_makes_the_server_fail(tmp_path: Path) -> None:
    kinds = ["application/x-www-form-urlencoded", "application/json", "multipart/form-data", "x"]
    with open_house(tmp_path / "renown.sqlite") as house:
        house.open((None, "random"), seed=1)

        @given(
            address=st.sampled_from(["/tables/table-1/moves", "/tables", "/language"]),
            body=st.binary(max_size=40),
            kind=st.sampled_from(kinds),
        )
        @settings(max_examples=100, deadline=None)
        def send(address: str, body: bytes, kind: str) -> None:
            answer = house.client.post(
                address,
                content=body,
                headers=headers_of(0) | {"content-type": kind},
                follow_redirects=False,
            )
            assert answer.status_code in (303, 400)

        send()


def test_no_address_makes_the_server_fail(tmp_path: Path) -> None:
    with open_house(tmp_path / "renown.sqlite") as house:
        house.open((None, "random"), seed=1)

        @given(
            parts=st.lists(st.one_of(WORDS, st.text(max_size=8)), max_size=4),
            cookie=st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=20),
            query=st.dictionaries(st.sampled_from(["step", "notice"]), TEXTS),
        )
        @settings(max_examples=100, deadline=None)
        def ask(parts: list[str], cookie: str, query: dict[str, str]) -> None:
            # A path that began with two strokes would name another host.
            path = "/".join(quote(part, safe="") for part in parts).lstrip("/")
            for address in (f"/{path}", f"/tables/table-1/{path}", "/tables/table-1"):
                answer = house.client.get(
                    address, params=query, headers={"cookie": f"seat={cookie}"}
                )
                assert answer.status_code in (200, 400, 404, 405)

        ask()
