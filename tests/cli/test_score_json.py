import subprocess
from io import BytesIO

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.cli.running import CASES, RENOWN, run_process

from renown.faraway import REGIONS, SANCTUARIES, CardSet
from renown.pad.faraway_json import score_faraway_lines
from renown.pad.json_lines import LONGEST_LINE


def answers(text: bytes) -> tuple[int, list[bytes]]:
    target = BytesIO()
    failures = score_faraway_lines(BytesIO(text), target)
    return failures, target.getvalue().splitlines()


def refusal(line: bytes) -> str:
    failures, found = answers(line + b"\n")
    assert failures == 1
    (answer,) = found
    decoded = msgspec.json.decode(answer, type=dict[str, object])
    assert list(decoded) == ["error", "line"]
    assert decoded["line"] == 1
    return str(decoded["error"])


def table(**fields: object) -> bytes:
    return msgspec.json.encode({"players": [{"name": "A", "row": [44], **fields}]})


def test_every_case_comes_out_right() -> None:
    cases = [msgspec.json.decode(line) for line in CASES.read_text().splitlines()]
    assert len(cases) == 23
    lines = [
        msgspec.json.encode(
            {
                "players": [
                    {
                        "name": case["name"],
                        "row": case["row"],
                        "sanctuaries": case["sanctuaries"],
                        "sacrifices": case.get("sacrifices", {}),
                    }
                ]
            }
        )
        for case in cases
    ]
    ended = run_process("score", "faraway", "--json", given=b"\n".join(lines))
    assert ended.status == 0
    for case, line in zip(cases, ended.out.splitlines(), strict=True):
        (player,) = msgspec.json.decode(line)["players"]
        assert player == {
            "name": case["name"],
            "regions": case["regions"],
            "sanctuaries": case["sanctuary_points"],
            "total": case["total"],
        }


def test_answer_has_this_form_exactly() -> None:
    line = (
        b'{"players":[{"name":"A","row":["R44","R49","R14","R28"],"sanctuaries":["S12","S38"],'
        b'"sacrifices":{}}],"tie_break":"lowest_card"}'
    )
    assert answers(line) == (
        0,
        [
            b'{"players":[{"name":"A","regions":[6,12,2,0],"sanctuaries":[0,2],"total":22}],'
            b'"winners":["A"],"warnings":["A: The row has 4 Regions; a whole game gives 8."]}'
        ],
    )


def test_answer_without_doubt_has_no_warnings() -> None:
    # Falling numbers find no Sanctuary; 9 pays 5, 5 pays 2, 3 pays 4, the others nothing.
    line = b'{"players":[{"name":"A","row":[12,9,8,7,5,3,2,1]}]}'
    assert answers(line)[1] == [
        b'{"players":[{"name":"A","regions":[0,5,0,0,2,4,0,0],"sanctuaries":[],"total":11}],'
        b'"winners":["A"]}'
    ]


@pytest.mark.parametrize(
    ("tie_break", "winners"), [("lowest_card", ["Ann"]), ("lowest_total", ["Bob"])]
)
def test_tie_break(tie_break: str, winners: list[str]) -> None:
    players = [{"name": "Ann", "row": ["R09", 1]}, {"name": "Bob", "row": ["M04", "R05"]}]
    line = msgspec.json.encode({"players": players, "tie_break": tie_break})
    assert msgspec.json.decode(answers(line)[1][0])["winners"] == winners


SEVEN = [{"name": f"P{number}", "row": [f"R{number:02}"]} for number in range(1, 8)]


@pytest.mark.parametrize(
    "fields",
    [
        {"players": [{"name": "A", "row": ["R69", "M15"], "sanctuaries": ["S53"]}]},
        {"players": [{"name": "A", "row": ["R44"]}], "sets": []},
        {"players": [{"name": "A", "row": ["R44"]}], "sets": ["base", "base"]},
        {"players": [{"name": "A", "row": ["R44", "M15"]}], "sets": ["under_starry_skies"]},
        {"players": [{"name": "A", "row": [0, 69]}], "sets": ["base", "people-from-below"]},
        {"players": SEVEN},
        {"players": SEVEN, "sets": ["base", "people_from_below"]},
        {"players": [{"name": "A", "row": [15]}], "sets": ["base", "people_from_below"]},
    ],
)
def test_sets_that_hold_the_cards(fields: dict[str, object]) -> None:
    failures, (answer,) = answers(msgspec.json.encode(fields))
    assert failures == 0
    assert b"total" in answer


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"row": ["M15"]}, "A: M15 belongs to Under Starry Skies, which is not among the sets"),
        ({"row": ["M15", 15]}, "A: M15 belongs to Under Starry Skies"),
        ({"row": [0]}, "A: R00 belongs to People from Below"),
        ({"row": ["R69"]}, "A: R69 belongs to People from Below"),
        ({"sanctuaries": ["S46"]}, "A: S46 belongs to People from Below"),
    ],
)
def test_card_of_another_set_is_an_error(fields: dict[str, object], said: str) -> None:
    player = {"name": "A", "row": [44], **fields}
    line = {"players": [{"name": "B", "row": [1]}, player], "sets": ["base"]}
    assert said in refusal(msgspec.json.encode(line))


@pytest.mark.parametrize(
    ("sets", "said"),
    [
        (["dragons"], "There is no set “dragons”: there are base, people_from_below, under_starry"),
        (["x" * 900], "There is no set “xxxx"),
        (None, "In sets: a list in brackets is needed here, not null."),
        ("base", "In sets: a list in brackets is needed here, not text in quotes."),
        ([1], "In sets 1: text in quotes is needed here, not a whole number."),
    ],
)
def test_sets_that_do_not_exist(sets: object, said: str) -> None:
    line = {"players": [{"name": "A", "row": [44]}], "sets": sets}
    assert said in refusal(msgspec.json.encode(line))


def test_seven_without_people_from_below() -> None:
    message = refusal(msgspec.json.encode({"players": SEVEN, "sets": ["base"]}))
    assert message == "Seven can play only with People from Below; without it, 2 to 6 can."


@pytest.mark.parametrize("name", [15, "15"])
def test_number_of_two_regions_means_the_base_game(name: str | int) -> None:
    # Region 15 pays 2 for the chimera on S11; Meteorite 15 would pay 8 for a sacrifice.
    (answer,) = answers(table(row=[name], sanctuaries=["S11"]))[1]
    assert msgspec.json.decode(answer)["players"][0]["regions"] == [2]
    assert b"M15" not in answer


@pytest.mark.parametrize(
    ("row", "sets"),
    [([15], ["under_starry_skies"]), (["15", "M04"], None), (["m04", 15], None)],
)
def test_number_of_two_regions_is_an_error_where_meteorites_are_in(
    row: list[str | int], sets: list[str] | None
) -> None:
    line: dict[str, object] = {"players": [{"name": "A", "row": [1]}, {"name": "B", "row": row}]}
    if sets:
        line["sets"] = sets
    message = refusal(msgspec.json.encode(line))
    assert message == ("B: 15 can be Region 15 (R15) or Meteorite 15 (M15): write R15 or M15.")


def test_bad_line_is_answered_in_its_place_and_blank_ones_are_not() -> None:
    good = table()
    ended = run_process(
        "score", "faraway", "--json", given=b"\n".join([good, b"", b"  ", b"nonsense", good])
    )
    first, bad, last = ended.out.splitlines()
    assert first == last
    assert msgspec.json.decode(bad)["line"] == 4
    assert ended.status == 1
    assert ended.err == ""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"nonsense", "not JSON"),
        (b'{"players":[', "not whole JSON"),
        (b'{"players":[]} []', "follows after its end, at byte 16"),
        (b'{"players":[{"name":"A","row":[NaN]}]}', "not JSON: see byte 32"),
        (b'{"players":[{"name":"\xff","row":[44]}]}', "UTF-8, from byte 22"),
        (b"[" * 100_000, "list in brackets"),
        (b'{"players":' * 50_000, "list in brackets"),
        (b'{"players":[{"name":"A","row":' + b"[" * 50_000, "row 1"),
        (b" " * LONGEST_LINE + b"{}", "longer than"),
        (b"[]", "An object in braces is needed here, not a list in brackets."),
        (b"{}", "The field “players” is missing."),
        (b'{"players":[]}', "no players"),
        (b'{"players":[{"row":[44]}]}', "In players 1: the field “name” is missing."),
        (b'{"players":[{"name":"A"}]}', "In players 1: the field “row” is missing."),
        (b'{"players":[],"player":1}', "no field “player”"),
        (table(colour="red"), "In players 1: there is no field “colour”."),
        (table(name=5), "In players 1, name: text in quotes is needed here, not a whole number."),
        (table(row=[44, None]), "In players 1, row 2: a whole number or text in quotes"),
        (table(row=[4.5]), "a number with a fraction"),
        (table(row=[True]), "true or false"),
        (table(row="44"), "In players 1, row: a list in brackets is needed here"),
        (table(row=[10**15]), "A: There is no Region 1000000000000000"),
        (b'{"players":[{"name":"A","row":[' + b"9" * 30 + b"]}]}", "A: There is no Region 9"),
        (b'{"players":[{"name":"A","row":[' + b"9" * 5000 + b"]}]}", "row 1: the number is too"),
        (table(row=["R" * 900]), "A: There is no Region RRRRRRRRRRRRRRRRRRRR…"),
        (table(row=[-1]), "A: There is no Region -1"),
        (table(row=["S12"]), "A: There is no Region S12"),
        (table(row=[44, "R44"]), "A: R44 is named twice"),
        (table(row=[1, 2, 3, 4, 5, 6, 7, 8, 9]), "A: A row has at most 8 Regions"),
        (table(sanctuaries=["S54"]), "A: There is no Sanctuary S54"),
        (table(sanctuaries=["S12", "s12"]), "A: S12 is named twice"),
        (table(sanctuaries=[12]), "In players 1, sanctuaries 1: text in quotes"),
        (table(sacrifices=[]), "In players 1, sacrifices: text in quotes or an object in braces"),
        (table(sacrifices="worst"), "sacrifices: “worst” is not “best” or an object in braces."),
        (table(sacrifices={"M15": "S12"}), "what is given up: a list in brackets"),
        (table(sacrifices={"M15": ["S12"]}), "A: M15 is not in the row"),
        (table(sacrifices={"X": []}), "A: There is no Region X"),
        (table(sacrifices={"44": ["S12"]}), "A: R44 asks for no sacrifice"),
        (table(row=["M15"], sacrifices={"M15": ["S12"]}), "A: S12 cannot be given up for M15"),
        (table(row=["M15"], sacrifices={"M15": ["S12"], "m15": []}), "M15 is named twice"),
        (table(name=" "), "Player 1 has no name."),
        (b'{"players":[{"name":"A","row":[1]},{"name":"A","row":[2]}]}', "called A"),
        (b'{"players":[{"name":"A","row":[1]},{"name":"B","row":[1]}]}', "A and B both have R01"),
        (
            b'{"players":[{"name":"A","row":[],"sanctuaries":["S12"]},'
            b'{"name":"B","row":[],"sanctuaries":["S12"]}]}',
            "A and B both have S12",
        ),
        (
            msgspec.json.encode({"players": [{"name": str(n), "row": [n]} for n in range(1, 9)]}),
            "Faraway is for 2 to 7 players, not 8.",
        ),
        (b'{"players":[{"name":"A","row":[1]}],"tie_break":"age"}', "“age” is not lowest_card"),
        (b'{"players":[{"name":"A","row":[1]}],"tie_break":1}', "In tie_break: text in quotes"),
        (b'{"players":[{"name":"\\ud800","row":[1]}]}', "not JSON"),
    ],
    ids=lambda value: str(value[:60]),
)
def test_bad_lines(line: bytes, said: str) -> None:
    message = refusal(line)
    assert said in message
    assert len(message) < 300
    for programmers_word in ("`", "$", "object of", "array", "int ", "str "):
        assert programmers_word not in message


def test_byte_order_mark_is_no_part_of_the_first_line() -> None:
    failures, (answer,) = answers(b"\xef\xbb\xbf" + table())
    assert failures == 0
    assert b"warnings" in answer


def test_answers_come_line_by_line() -> None:
    with subprocess.Popen(
        [*RENOWN, "score", "faraway", "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for total in (5, 4):
            row = {5: [9], 4: [3]}[total]
            process.stdin.write(table(row=row) + b"\n")
            process.stdin.flush()
            answer = msgspec.json.decode(process.stdout.readline())
            assert answer["players"][0]["total"] == total
        process.stdin.close()
        assert process.wait(timeout=20) == 0


_names = st.one_of(
    st.sampled_from([*REGIONS, *SANCTUARIES]), st.integers(-5, 90), st.text(max_size=3)
)
_anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)
_players = st.fixed_dictionaries(
    {"name": st.text(max_size=3), "row": st.lists(_names, max_size=9)},
    optional={
        "sanctuaries": st.lists(_names, max_size=4),
        "sacrifices": st.just("best")
        | st.dictionaries(
            st.sampled_from(["M15", "M21", "M38", "44"]), st.lists(_names, max_size=2), max_size=2
        ),
        "other": _anything,
    },
)
_tables = st.fixed_dictionaries(
    {"players": st.lists(_players, max_size=8)},
    optional={
        "tie_break": st.sampled_from(["lowest_card", "lowest_total", "", 3]),
        "sets": st.lists(st.sampled_from([*CardSet, "people-from-below", ""]), max_size=3),
    },
)
_lines = st.one_of(
    _tables.map(msgspec.json.encode),
    _anything.map(msgspec.json.encode),
    st.binary(max_size=60).map(lambda line: line.replace(b"\n", b"")),
    st.text(max_size=60).map(lambda line: line.encode().replace(b"\n", b"")),
)


@settings(deadline=None)
@given(st.lists(_lines, max_size=4))
@example([b"\x0b", b"\r", b"\x00", b"\x85"])
def test_every_line_that_is_not_blank_has_one_answer(lines: list[bytes]) -> None:
    failures, found = answers(b"\n".join(lines))
    asked = [number for number, line in enumerate(lines, start=1) if line.strip()]
    assert len(found) == len(asked)
    refused = 0
    for number, line in zip(asked, found, strict=True):
        answer = msgspec.json.decode(line)
        if "error" in answer:
            assert answer["line"] == number
            refused += 1
        else:
            for player in answer["players"]:
                assert player["total"] == sum(player["regions"]) + sum(player["sanctuaries"])
    assert refused == failures
