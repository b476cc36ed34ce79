"""`renown score expeditions`: asked one by one, and as JSON."""

import msgspec
import pytest
from tests.cli.running import assert_refused, run_process

A = (
    b'{"name":"A","coins":11,"glory":["melds","corruption","cards"],"quests":3,"item_values":[6],'
    b'"corruption":10,"corruption20":false,"melds":4,"upgrades":1,"cards":8,"workers":5,"maps":2,'
    b'"power":4}'
)
NOT_OVER = "Nobody has placed 4 glory tokens: the game is not over."


def answers(*lines: bytes, status: int = 0) -> list[dict[str, object]]:
    ended = run_process("score", "expeditions", "--json", given=b"\n".join(lines))
    assert ended.status == status
    assert ended.err == ""
    return [msgspec.json.decode(line) for line in ended.out.splitlines()]


def table(*players: bytes) -> bytes:
    return b'{"players":[' + b",".join(players) + b"]}"


def test_the_printed_example_comes_to_67() -> None:
    assert answers(table(A)) == [
        {
            "players": [
                {"name": "A", "coins": 11, "glory": 30, "items": 6, "corruption": 20, "total": 67}
            ],
            "winners": ["A"],
            "warnings": [NOT_OVER],
        }
    ]


def test_everything_but_the_name_may_be_left_out() -> None:
    (answer,) = answers(table(b'{"name":"A"}', b'{"name":"B","coins":1}'))
    assert answer["players"] == [
        {"name": "A", "coins": 0, "glory": 0, "items": 0, "corruption": 0, "total": 0},
        {"name": "B", "coins": 1, "glory": 0, "items": 0, "corruption": 0, "total": 1},
    ]
    assert answer["winners"] == ["B"]


def test_what_is_left_out_is_nothing_and_a_token_on_it_is_odd() -> None:
    four = b'{"name":"Z","glory":["quests","melds","upgrades","cards"],"quests":4,"melds":4}'
    (answer,) = answers(table(four, b'{"name":"A","glory":["corruption20","workers_maps"]}'))
    assert answer["warnings"] == [
        "Z has a token on upgraded items: that took 4, now there are 0.",
        "A has a token on the corruption token of value 20, and does not own it.",
    ]


def test_a_tie_for_first_tells_every_reading() -> None:
    (answer,) = answers(
        table(
            b'{"name":"A","coins":9,"workers":4,"maps":4,"power":1}',
            b'{"name":"B","coins":9,"workers":6,"power":9}',
            b'{"name":"C","coins":8}',
        )
    )
    assert answer["winners"] == ["B"]
    assert answer["tie_break"] == {
        "players": ["A", "B"],
        "readings": [
            {"power": True, "workers_maps": "added", "sums": [9, 15], "winners": ["B"]},
            {"power": True, "workers_maps": "larger", "sums": [5, 15], "winners": ["B"]},
            {"power": False, "workers_maps": "added", "sums": [8, 6], "winners": ["A"]},
            {"power": False, "workers_maps": "larger", "sums": [4, 6], "winners": ["B"]},
        ],
    }


def test_the_automa_has_icons_with_values_of_its_own() -> None:
    (answer,) = answers(
        table(b'{"name":"A","coins":40}', b'{"name":"Automa","icons":[[5,7],[3,2]]}')
    )
    assert answer["winners"] == ["Automa"]
    assert msgspec.convert(answer["players"], list[dict[str, object]])[1] == {
        "name": "Automa",
        "coins": 0,
        "glory": 0,
        "items": 0,
        "corruption": 0,
        "total": 41,
        "icons": 41,
    }
    ended = run_process("score", "expeditions", given=b"Ann\n41\n\n\n\n\nn\n\ny\n5 7\n5x7 3x2\n")
    assert ended.status == 0
    assert "Like 5x7 3x2, please" in ended.out
    assert "Automa: 5 × 7 + 3 × 2." in ended.out
    assert "Ann and Automa are tied for first, and nothing decides." in ended.out
    assert ended.out.endswith("Ann and Automa share the win!\n")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (b"[]", "An object in braces is needed here, not a list in brackets."),
        (b'{"players":[]}', "Nobody plays: name at least one player."),
        (table(b'{"name":" "}'), "Player 1 has no name."),
        (
            table(b'{"name":"A"}', b'{"name":"A"}'),
            "Two players are called A: give each their own name.",
        ),
        (table(b'{"name":"A","coin":1}'), "In players 1: there is no field “coin”."),
        (
            table(b'{"name":"A","glory":["glory"]}'),
            "In players 1, glory 1: “glory” is not quests, melds, upgrades, corruption20,"
            " corruption, cards or workers_maps.",
        ),
        (
            table(b'{"name":"A","coins":1.5}'),
            "In players 1, coins: a whole number is needed here, not a number with a fraction.",
        ),
        (
            table(b'{"name":"A","corruption":' + b"9" * 4300 + b"}"),
            "A: corruption tokens cannot be more than 9,999.",
        ),
        (table(b'{"name":"A\\u0007"}'), "Player 1 needs a name that can be read."),
        (
            table(b'{"name":"A","icons":[[1,2]],"coins":1}'),
            "A has icons, as the Automa has, and nothing else then.",
        ),
        (table(b'{"name":"A","coins":-1}'), "A: coins cannot be less than 0."),
        (
            table(b'{"name":"A","glory":["cards","cards"]}'),
            "A: only one token can stand on cards.",
        ),
        (
            table(b'{"name":"A","corruption20":true}', b'{"name":"B","corruption20":true}'),
            "A and B both own the corruption token of value 20: there is one.",
        ),
        (
            table(b'{"name":"A","upgrades":1,"item_values":[3,4]}'),
            "A: there are 2 values of items, and 1 upgraded.",
        ),
        (
            table(*[b'{"name":"%d"}' % number for number in range(7)]),
            "Expeditions is for 1 to 6 players, not 7.",
        ),
    ],
)
def test_a_line_that_cannot_be_scored_is_answered_with_the_reason(
    line: bytes, problem: str
) -> None:
    found = answers(line, table(A), status=1)
    assert found[0] == {"error": problem, "line": 1}
    assert found[1]["winners"] == ["A"]


def test_the_figures_are_asked_for_one_by_one() -> None:
    ann = ["Ann", "11", "3", "2 5 6", "6", "10", "n"]
    bob = ["Bob", "20", "", "", "", "", ""]
    ended = run_process("score", "expeditions", given="\n".join([*ann, *bob, "", ""]).encode())
    assert ended.status == 0
    rows = [line.split() for line in ended.out.splitlines()]
    assert ["Ann", "11", "3", "×", "10", "=", "30", "6", "10", "×", "2", "=", "20", "67"] in rows
    assert ["Bob", "20", "0", "0", "0", "20"] in rows
    assert ended.out.endswith("Ann wins!\n")
    # Melds were not asked for: nothing can be odd about the token on them.
    assert ended.err == f"{NOT_OVER}\n"


def test_what_breaks_a_tie_is_asked_for_only_after_one() -> None:
    figures = ["9", "", "", "", "", "n"]
    tie_ann = ["1", "1", "3", "", "", ""]
    tie_bob = ["1", "1", "4", "", "", ""]
    ended = run_process(
        "score",
        "expeditions",
        given="\n".join(["Ann", *figures, "Bob", *figures, "", *tie_ann, *tie_bob, ""]).encode(),
    )
    assert ended.status == 0
    assert "Ann is tied for first." in ended.out
    # A meld, an upgrade and three cards, or four.
    for reading in ("workers and maps added together", "the larger of workers and maps"):
        assert f"  Without power; {reading}: Ann 5 and Bob 6. Bob wins.\n" in ended.out
    assert ended.out.endswith("Bob wins!\n")


def test_an_answer_that_cannot_be_used_is_asked_for_again() -> None:
    given = [
        "",
        "Ann",
        "many",
        "-3",
        "11",
        "0",
        "9",
        "1 1",
        "1",
        "x",
        "6",
        "0",
        "perhaps",
        "y",
        "",
        "n",
    ]
    ended = run_process("score", "expeditions", given="\n".join([*given, ""]).encode())
    assert ended.status == 0
    for said in (
        "Name at least one player.",
        "A whole number up to 9,999, please; Enter alone is 0.",
        "Numbers from 1 to 7, please; Enter alone is none.",
        "Ann: only one token can stand on solved quests.",
        "y or n, please; Enter alone is n.",
    ):
        assert said in ended.out
    # 11 coins, a token with no quest, an item of 6, the token of value 20.
    assert ["Ann", "11", "1", "×", "5", "=", "5", "6", "1", "×", "2", "=", "2", "24", "+1"] in [
        line.split() for line in ended.out.splitlines()
    ]


def test_going_away_scores_nothing() -> None:
    ended = run_process("score", "expeditions", given=b"Ann\n11\n")
    assert_refused(
        type(ended)(ended.status, "", ended.err), "Not all was answered, so nothing is scored."
    )
    assert "wins" not in ended.out


def test_six_long_names_leave_every_figure_whole() -> None:
    answers: list[str] = []
    for number in range(6):
        name, coins = f"Maximiliane-Alexandra-Christophe {number}", str(9994 + number)
        answers += [name, coins, "3", "1 2 3 5", "10", "99", "n"]
    ended = run_process(
        "score",
        "expeditions",
        given="\n".join([*answers, ""]).encode(),
        environment={"COLUMNS": "80"},
    )
    assert ended.status == 0, ended.err
    rows = [" ".join(line.split()) for line in ended.out.splitlines()]
    for number in range(6):
        # 40 for glory, 10 for the item, 198 for corruption.
        figures = f"{9994 + number} 4 × 10 = 40 10 99 × 2 = 198 {10242 + number}"
        assert any(row.endswith(figures) for row in rows)
    assert "…" not in ended.out


@pytest.mark.parametrize("name", ["علی‌رضا", "👩‍👩‍👧", "Chloé\u00a0B."])
def test_names_in_every_script_are_taken(name: str) -> None:
    ended = run_process("score", "expeditions", given=f"{name}\n1\n\n\n\n\nn\n\nn\n".encode())
    assert ended.status == 0
    assert "cannot be read" not in ended.out
