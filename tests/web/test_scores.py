"""Scoring over HTTP: the JSON of the command line, described by OpenAPI."""

from pathlib import Path

import msgspec
import pytest
from tests.web.house import House

CASES = Path(__file__).parents[1] / "data" / "cases.jsonl"


def post(house: House, game: str, body: bytes) -> tuple[int, dict[str, object]]:
    answer = house.client.post(
        f"/api/score/{game}", content=body, headers={"content-type": "application/json"}
    )
    assert answer.headers["content-type"] == "application/json"
    decoded: dict[str, object] = answer.json()
    return answer.status_code, decoded


def test_every_case_of_faraway_comes_out_right(house: House) -> None:
    cases = [msgspec.json.decode(line) for line in CASES.read_text().splitlines()]
    assert len(cases) == 23
    for case in cases:
        asked = {key: case[key] for key in ("name", "row", "sanctuaries")}
        asked["sacrifices"] = case.get("sacrifices", {})
        status, answer = post(house, "faraway", msgspec.json.encode({"players": [asked]}))
        assert status == 200
        (player,) = msgspec.convert(answer["players"], list[dict[str, object]])
        assert player["regions"] == case["regions"]
        assert player["sanctuaries"] == case["sanctuary_points"]
        assert player["total"] == case["total"]


def test_the_printed_example_of_expeditions_comes_to_67(house: House) -> None:
    body = (
        b'{"players":[{"name":"A","coins":11,"glory":["melds","corruption","cards"],"quests":3,'
        b'"item_values":[6],"corruption":10,"melds":4}]}'
    )
    status, answer = post(house, "expeditions", body)
    assert status == 200
    assert answer == {
        "players": [
            {"name": "A", "coins": 11, "glory": 30, "items": 6, "corruption": 20, "total": 67}
        ],
        "winners": ["A"],
        "warnings": ["Nobody has placed 4 glory tokens: the game is not over."],
    }


@pytest.mark.parametrize(
    ("game", "body", "problem"),
    [
        ("faraway", b"", "Nothing was sent: send a table as JSON."),
        ("faraway", b"[]", "An object in braces is needed here, not a list in brackets."),
        ("faraway", b'{"players":', "This is not whole JSON: something in it breaks off."),
        ("faraway", b"[" * 3000, "This is nested too deeply."),
        ("faraway", b'{"players":[{"name":"A"}]}', "In players 1: the field “row” is missing."),
        (
            "faraway",
            b'{"players":[{"name":"A","row":[44,44]}]}',
            "A: R44 is named twice, and there is only one of each card.",
        ),
        ("expeditions", b'{"players":[{"name":"A","coins":1e400}]}', "The number is too large."),
        (
            "expeditions",
            b'{"players":[{"name":"A","coins":' + b"9" * 4300 + b"}]}",
            "A: coins cannot be more than 9,999.",
        ),
        ("expeditions", b'{"players":[]}', "Nobody plays: name at least one player."),
        ("expeditions", b'{"players":[{"name":" "}]}', "Player 1 has no name."),
        (
            "expeditions",
            b'{"players":[{"name":"A","coins":-1}]}',
            "A: coins cannot be less than 0.",
        ),
    ],
)
def test_what_cannot_be_scored_is_answered_with_the_reason(
    house: House, game: str, body: bytes, problem: str
) -> None:
    assert post(house, game, body) == (400, {"error": problem})


def test_what_is_far_too_large_is_not_read(house: House) -> None:
    status, answer = post(house, "faraway", b" " * 100_001)
    assert status == 413
    assert answer == {"error": "A table has at most 100,000 bytes."}


def test_both_scores_are_described_and_no_page_is(house: House) -> None:
    described = house.client.get("/api/openapi.json").json()
    assert set(described["paths"]) == {"/api/score/faraway", "/api/score/expeditions"}
    for operations in described["paths"].values():
        assert set(operations) == {"post"}
        assert set(operations["post"]["responses"]) == {"200", "400", "413"}
    schemas = described["components"]["schemas"]
    assert set(schemas["ExpeditionsPlayerIn"]["properties"]) == {
        "name", "coins", "glory", "quests", "item_values", "corruption", "corruption20", "melds",
        "upgrades", "cards", "workers", "maps", "power", "icons",
    }  # fmt: skip
    assert schemas["ExpeditionsPlayerIn"]["required"] == ["name"]
