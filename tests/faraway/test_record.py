"""The text of a record: what it says, and that it reads back."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.faraway.playing import BASE, decks, regions, sanctuaries, steps_at_random

from renown.faraway import (
    Action,
    Explore,
    Game,
    Move,
    Place,
    Record,
    SetupError,
    Take,
    legal_actions,
    new_game,
    read_record,
    region,
    regions_of,
    sanctuaries_of,
    sanctuary,
    write_record,
)

DECK_OF_REGIONS = " ".join(
    card.id
    for card in regions_of(BASE)
    if card.number not in (10, 12, 30, 15, 25, 35, 40, 50, 60, 41, 51, 61)
)
DECK_OF_SANCTUARIES = " ".join(card.id for card in sanctuaries_of(BASE))

# Written by hand from the rules. 12 and 15 carry a clue.
TWO_ROUNDS = f"""\
Game: Faraway
Version: 1
Sets: base
Setup: basic
Seat 1: Ada
Seat 2: Bình An
Hand 1: R10 R12 R30
Hand 2: R15 R25 R35
Regions: R40 R50 R60 R41 R51 R61 {DECK_OF_REGIONS}
Sanctuaries: {DECK_OF_SANCTUARIES}
Result: not finished

Round 1: river R40 R50 R60; seat 1 explores R10, takes R60; seat 2 explores R15, takes R40; R50 \
leaves
Round 2: river R41 R51 R61; seat 1 explores R12, finds S01 S02, takes R51, places S02, under S01; \
seat 2 explores R25, finds S03 S04
"""

MOVES = (
    Move(0, Explore(region(10))),
    Move(1, Explore(region(15))),
    Move(0, Take(region(60))),
    Move(1, Take(region(40))),
    Move(0, Explore(region(12))),
    Move(1, Explore(region(25))),
    Move(0, Take(region(51))),
    Move(0, Place(sanctuary("S02"), sanctuaries(1))),
)


def start() -> Game:
    return new_game(2, decks=decks([10, 12, 30, 15, 25, 35, 40, 50, 60, 41, 51, 61]))


def two_rounds() -> Record:
    record = Record.begin(start(), ["Ada", "Bình An"])
    for move in MOVES:
        record = record.play(*move)
    return record


def test_a_record_written_by_hand_reads() -> None:
    record = read_record(TWO_ROUNDS)
    assert record.names == ("Ada", "Bình An")
    assert record.start == start()
    assert record.moves == MOVES
    assert record.game.waiting == (1,)


def test_a_record_is_written_as_by_hand() -> None:
    assert write_record(two_rounds()) == TWO_ROUNDS


def test_a_face_down_choice_is_written_as_a_choice() -> None:
    record = Record.begin(start(), ["Ada", "Bo"]).play(1, Explore(region(15)))
    text = write_record(record)
    assert text.endswith("\nRound 1: river R40 R50 R60; seat 2 chooses R15\n")
    assert read_record(text) == record


def test_an_advanced_game_begins_with_a_line_of_what_was_kept() -> None:
    first = new_game(2, decks=decks(range(1, 11), first_reshuffled=[60, 61, 62]), setup="advanced")
    text = write_record(Record.begin(first, ["Ada", "Bo"]))
    assert "\nSetup: advanced\n" in text
    assert "\nHand 1: R01 R02 R03 R04 R05\nHand 2: R06 R07 R08 R09 R10\nRegions: R11 R12 " in text
    assert "\nReshuffled: R60 R61 R62 R01 R02 " in text
    lines = text.rstrip("\n") + " seat 1 keeps R01 R03 R05; seat 2 keeps R06 R07 R08\n"
    after = "Round 1: river R60 R61 R62\n"
    record = read_record(lines + after)
    assert record.game.round == 1
    assert [seat.hand for seat in record.game.seats] == [regions(1, 3, 5), regions(6, 7, 8)]


def finished_record(players: int, seed: int) -> Record:
    record = Record.begin(new_game(players, seed=seed), [f"P{seat}" for seat in range(players)])
    for _, seat, action, _ in steps_at_random(record.start, Random(seed)):
        record = record.play(seat, action)
    return record


@pytest.mark.parametrize("players", range(2, 7))
def test_a_whole_game_is_headers_an_empty_line_and_a_line_a_round(players: int) -> None:
    record = finished_record(players, 5)
    headers, rounds = write_record(record).split("\n\n")
    names = [line.split(":")[0] for line in headers.splitlines()]
    assert names == [
        *["Game", "Version", "Sets", "Setup"],
        *[f"Seat {seat}" for seat in range(1, players + 1)],
        *[f"Hand {seat}" for seat in range(1, players + 1)],
        *["Regions", "Sanctuaries", "Result"],
    ]
    assert [line.split(":")[0] for line in rounds.splitlines()] == [
        f"Round {number}" for number in range(1, 9)
    ]


def test_the_result_tells_the_fame_of_each_seat_and_who_won() -> None:
    record = finished_record(3, 5)
    totals = [sheet.total for sheet in record.game.sheets()]
    assert totals.count(max(totals)) == 1
    fame = " ".join(map(str, totals))
    expected = f"\nResult: {fame}, seat {totals.index(max(totals)) + 1} wins\n"
    assert expected in write_record(record)


def collected_record(seed: int) -> Record:
    """Lets six players climb and collect clues, so that the Sanctuary deck runs short."""
    record = Record.begin(new_game(6, seed=seed), [f"P{seat}" for seat in range(6)])
    while not record.game.is_over:
        game = record.game
        seat = game.waiting[0]
        row = game.seats[seat].row
        last = row[-1].number if row else 0

        def clues_then_low(action: Action, last: int = last) -> tuple[bool, int, int]:
            match action:
                case Explore(card) | Take(card):
                    return card.number > last, card.clues, -card.number
                case Place(placed):
                    return True, placed.clues, 0
            return True, 0, 0

        record = record.play(seat, max(legal_actions(game, seat), key=clues_then_low))
    return record


def test_a_top_up_is_told_and_reads_back() -> None:
    told = 0
    for seed in range(30):
        record = collected_record(seed)
        text = write_record(record)
        assert read_record(text) == record
        told += "also finds" in text
        topped_up = any(
            len(later.drawn) > len(earlier.drawn) > 0
            for before, _, after in record.steps()
            for earlier, later in zip(before.seats, after.seats, strict=True)
        )
        assert ("also finds" in text) >= topped_up
    assert told > 0


def test_only_the_last_choice_of_a_seat_stands_in_the_order_of_the_seats() -> None:
    record = Record.begin(start(), ["Ada", "Bo"])
    record = record.play(1, Explore(region(15))).play(1, Explore(region(25)))
    record = record.play(0, Explore(region(10)))
    assert record.moves == (Move(0, Explore(region(10))), Move(1, Explore(region(25))))


def test_a_place_is_recorded_with_what_went_under() -> None:
    record = Record.begin(start(), ["Ada", "Bo"])
    for move in MOVES[:-1]:
        record = record.play(*move)
    record = record.play(0, Place(sanctuary("S02")))
    assert record.moves[-1] == MOVES[-1]
    assert record == Record(("Ada", "Bo"), start(), MOVES, two_rounds().game)


@pytest.mark.parametrize("names", [[], ["Ada"], ["Ada", "Bo", "Cy"]])
def test_every_seat_has_one_name(names: list[str]) -> None:
    with pytest.raises(SetupError, match="2 seats"):
        Record.begin(start(), names)


@pytest.mark.parametrize("name", ["", "  ", "\n", "a\x00b", "\x1b[31m", "\ud800"])
def test_a_name_that_cannot_be_read_on_a_line_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match="name"):
        Record.begin(start(), ["Ada", name])


@given(st.text(min_size=1, max_size=45))
def test_a_name_that_is_taken_reads_back(name: str) -> None:
    try:
        record = Record.begin(start(), [name, "Bo"])
    except SetupError:
        return
    assert record.names[0].split() == name.split()
    assert read_record(write_record(record)) == record


def test_a_name_has_at_most_40_characters() -> None:
    assert Record.begin(start(), ["Ada", "x" * 40]).names[1] == "x" * 40
    with pytest.raises(SetupError, match="40"):
        Record.begin(start(), ["Ada", "x" * 41])


def test_spaces_and_line_breaks_in_a_name_become_single_spaces() -> None:
    record = Record.begin(start(), [" Ada \n Lovelace ", "Bo"])
    assert record.names[0] == "Ada Lovelace"
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    "name",
    [
        "Seat 2: Bo",
        "Round 1:",
        "R44",
        "seat 1 takes R10;",
        "Game: Chess",
        "漢字",
        "O’Neil",
        "👩\u200d🚀",
    ],
)
def test_a_name_may_look_like_the_rest_of_the_text(name: str) -> None:
    record = Record.begin(start(), [name, "Bo"])
    assert read_record(write_record(record)) == record


@pytest.mark.parametrize(
    "changed",
    [
        TWO_ROUNDS.replace("\n", "\r\n"),
        TWO_ROUNDS.replace("\n", "   \n"),
        TWO_ROUNDS.replace("\n", "\n\n"),
        "\n\n" + TWO_ROUNDS + "\n \n",
        TWO_ROUNDS.rstrip("\n"),
        TWO_ROUNDS.replace(": ", ":  ").replace(" S", "   S"),
        TWO_ROUNDS.replace(" ", "  "),
        TWO_ROUNDS.replace("\n", "\n "),
        TWO_ROUNDS.replace("R10 R12", "R10\tR12"),
        "\ufeff" + TWO_ROUNDS,
    ],
    ids=[
        "CRLF",
        "trailing",
        "empty lines",
        "around",
        "no line break",
        "some",
        "all",
        "left",
        "tab",
        "byte order mark",
    ],
)
def test_spaces_and_empty_lines_do_not_matter(changed: str) -> None:
    assert changed != TWO_ROUNDS
    assert read_record(changed) == two_rounds()
