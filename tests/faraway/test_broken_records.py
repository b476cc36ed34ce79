"""A record that was altered is refused with the line, the column and what was expected there."""

import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.faraway.playing import BASE, EVERYTHING, steps_at_random
from tests.faraway.test_record import EIGHT_ROUNDS, SCORING, TWO_ROUNDS, WHOLE_GAME

from renown.faraway import (
    CardSet,
    Record,
    RecordError,
    Setup,
    new_game,
    read_record,
    write_record,
)


def refused(text: str) -> RecordError:
    """Gives the error, which points into the text or just past its end."""
    with pytest.raises(RecordError) as error:
        read_record(text)
    assert_inside(error.value, text)
    return error.value


def assert_inside(error: RecordError, text: str) -> None:
    lines = [*text.splitlines(), ""]
    assert 1 <= error.line <= len(lines)
    assert 1 <= error.column <= len(lines[error.line - 1]) + 1
    assert error.problem.endswith(".")
    assert str(error) == f"line {error.line}, column {error.column}: {error.problem}"


def altered(old: str, new: str) -> str:
    assert TWO_ROUNDS.count(old) == 1, TWO_ROUNDS.count(old)
    return TWO_ROUNDS.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "said"),
    [
        ("Game: Faraway", "Game: Chess", 1, 7, "“Faraway” was expected, not “Chess”"),
        ("Game: Faraway\n", "", 1, 1, "“Game:” was expected, not Version:"),
        ("Game:", "Spiel:", 1, 1, "“Game:” was expected"),
        ("Version: 1", "Version: 2", 2, 10, "“1” was expected, not “2”"),
        ("Sets: base", "Sets: bass", 3, 7, "“bass”"),
        ("Setup: basic", "Setup: basis", 4, 8, "“basic” or “advanced”"),
        ("Setup: basic\n", "", 4, 1, "“Setup:” was expected"),
        ("Seat 2: Bình An\n", "", 5, 0, "not 1"),
        ("Bình An", "x" * 41, 6, 9, "40"),
        ("Hand 1: R10", "Hand 1: R77", 7, 9, "R77"),
        ("Hand 1: R10", "Hand 1: R15", 9, 10, "R15 twice"),
        ("Hand 1: R10 R12", "Hand 1: R12 R10", 7, 9, "“R10” was expected, not “R12”"),
        ("Hand 2: R15 R25 R35\n", "", 8, 1, "“Hand 2:” was expected, not Regions:"),
        ("Regions: R40", "Regions: R70", 9, 10, "R70"),
        ("Regions: R40 R50", "Regions: R50", 9, 10, "lacks R40"),
        ("Sanctuaries: S01", "Sanctuaries: S99", 10, 14, "S99"),
        ("Sanctuaries: S01", "Sanctuaries:", 10, 14, "lacks S01"),
        ("Result: not finished", "Result: 3 4, seat 1 wins", 11, 9, "“not” was expected"),
        ("Result: not finished\n", "", 12, 1, "“Result:” was expected"),
        ("river R40 R50 R60;", "river R40 R50 R41;", 13, 24, "“R60;” was expected, not “R41;”"),
        ("river R40 R50 R60;", "river R40 R50;", 13, 20, "“R50” was expected"),
        ("seat 1 explores R10", "seat 3 explores R10", 13, 34, "seat from 1 to 2"),
        ("explores R10", "explores R44", 13, 36, "“explore R44” is not possible"),
        ("explores R10", "explores", 13, 36, "One card was expected after “explores”"),
        ("explores R10", "explores R10 R12", 13, 36, "One card was expected"),
        ("explores R10", "explores R99", 13, 45, "R99"),
        ("takes R60", "takes R61", 13, 50, "river"),
        ("; R50 leaves", "", 13, 0, "“R40;” was expected, not “R40”"),
        ("R50 leaves", "R40 leaves", 13, 0, "“R50” was expected"),
        ("finds S01 S02", "finds S01 S03", 14, 0, "“S02,” was expected, not “S03,”"),
        ("finds S03 S04", "finds S03", 14, 0, "the line ends"),
        ("finds S03 S04", "finds S03 S04 S05", 14, 0, "end of the line was expected, not “S05”"),
        ("places S02", "places S03", 14, 0, "S03"),
        ("under S01", "under S04", 14, 0, "exactly once"),
        (", under S01", "", 14, 0, "“S02,” was expected, not “S02;”"),
        ("Round 2:", "Round 3:", 14, 7, "“2:” was expected, not “3:”"),
        ("Round 2:", "Hello:", 14, 1, "“Round” was expected"),
    ],
)
def test_an_altered_record_is_refused_where_it_was_altered(
    old: str, new: str, line: int, column: int, said: str
) -> None:
    error = refused(altered(old, new))
    assert said in error.problem
    assert error.line == line
    if column:  # 0 where counting the characters shows nothing more.
        assert error.column == column


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("Sets: base", "Sets:", 3, "base"),
        ("Sets: base", "Sets: people_from_below", 3, "base"),
        ("Sets: base", "Sets: under_starry_skies", 3, "base"),
        ("Sets: base", "Sets: base starry_skies", 3, "“starry_skies”"),
        ("Sets: base", "Sets: base under_starry_skies", 9, "lacks M04"),
        ("Sets: base", "Sets: base people_from_below", 9, "lacks R00"),
        ("Regions: R40", "Regions: M04", 9, "M04 though it is not in this game"),
        ("Regions: R40", "Regions: R70", 9, "R70 though it is not in this game"),
        ("Sanctuaries: S01", "Sanctuaries: S50", 10, "S50 though it is not in this game"),
        ("Seat 1: Ada", "Seat 1:", 5, "name"),
        ("Seat 1: Ada", f"Seat 1: {'x' * 41}", 5, "40"),
    ],
)
def test_sets_names_and_cards_that_cannot_be_are_refused_on_their_own_line(
    old: str, new: str, line: int, said: str
) -> None:
    error = refused(altered(old, new))
    assert said in error.problem
    assert error.line == line


@pytest.mark.parametrize("sets", ["base", "base under_starry_skies"])
def test_seven_seats_without_people_from_below_are_refused_at_the_last_seat(sets: str) -> None:
    first = new_game(7, seed=1, sets=EVERYTHING)
    text = write_record(Record.begin(first, [f"Seat {seat}" for seat in range(7)]))
    text = text.replace("Sets: base people_from_below under_starry_skies", f"Sets: {sets}")
    error = refused(text)
    assert "People from Below" in error.problem
    assert (error.line, error.column) == (11, 9)


def test_eight_seats_are_refused_with_everything_in() -> None:
    first = new_game(7, seed=1, sets=EVERYTHING)
    text = write_record(Record.begin(first, [f"Seat {seat}" for seat in range(7)]))
    error = refused(text.replace("Seat 7: Seat 6\n", "Seat 7: Seat 6\nSeat 8: Seat 7\n"))
    assert "2 to 7" in error.problem
    assert (error.line, error.column) == (12, 9)


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "said"),
    [
        ("S01 S02 for M38", "S01 for M38", 21, 30, "“give-up M38 S01” is not possible"),
        ("S01 S02 for M38", "S01 S04 for M38", 21, 34, "“give-up M38 S01 S04” is not possible"),
        ("S01 S02 for M38", "S01 S01 for M38", 21, 34, "“give-up M38 S01 S01” is not possible"),
        ("S01 S02 for M38", "S01 S99 for M38", 21, 30, "S99"),
        ("S01 S02 for M38", "S01 R02 for M38", 21, 30, "R02"),
        ("S01 S02 for M38", "S01 S02 for R38", 21, 34, "“give-up R38 S01 S02” is not possible"),
        ("S01 S02 for M38", "S01 S02 for M99", 21, 38, "M99"),
        ("S01 S02 for M38", "S01 S02 for", 21, 34, "One card was expected after “for”"),
        ("S01 S02 for M38", "S01 S02 for M38 M15", 21, 34, "One card was expected after “for”"),
        ("S01 S02 for M38", "S02 S01 for M38", 21, 26, "“S01” was expected, not “S02”"),
        ("gives-up S01 S02 for M38, ", "", 21, 30, "“give-up M15 S03” is not possible"),
        ("S03 for M15", "S02 for M15", 21, 56, "“give-up M15 S02” is not possible"),
        ("S03 for M15", "S03 for M38", 21, 56, "“give-up M38 S03” is not possible"),
        ("seat 2 gives-up", "seat 3 gives-up", 21, 70, "seat from 1 to 2"),
        ("; seat 2 gives-up nothing", ", gives-up nothing", 21, 82, "turn of seat 1"),
        ("nothing for M21", "nothing for M21, gives-up nothing for M21", 21, 115, "over"),
        ("Scoring:", "Score:", 21, 1, "“Scoring:” was expected, not “Score:”"),
        (
            "gives-up nothing for M21",
            "gives-up S04 for M21",
            11,
            12,
            "“10,” was expected, not “2,”",
        ),
        ("; seat 2 gives-up nothing for M21", "", 11, 9, "“not” was expected, not “52”"),
        ("52 2, seat 1", "53 2, seat 1", 11, 9, "“52” was expected, not “53”"),
        (SCORING, "", 21, 1, "“Scoring:” was expected, and the text ends"),
        ("takes R44;", "takes R44, gives-up S01 for M15;", 13, 0, "turn of seat 1"),
        ("places S04", "places S04, gives-up nothing for M21", 20, 70, "not “S04,”"),
    ],
)
def test_an_altered_line_of_the_scoring_is_refused_where_it_was_altered(
    old: str, new: str, line: int, column: int, said: str
) -> None:
    assert WHOLE_GAME.count(old) == 1
    error = refused(WHOLE_GAME.replace(old, new))
    assert said in error.problem
    assert error.line == line
    if column:
        assert error.column == column


def test_decisions_of_the_seats_in_another_order_are_refused() -> None:
    other = "Scoring: seat 2 gives-up nothing for M21; seat 1 gives-up S01 S02 for M38\n"
    error = refused(EIGHT_ROUNDS + other)
    assert (error.line, error.column) == (21, 15)
    assert "“1” was expected, not “2”" in error.problem


def test_a_line_of_the_scoring_after_a_game_in_which_nobody_is_asked_is_refused() -> None:
    text = write_record(finished(3, Setup.BASIC))
    error = refused(text + "Scoring: seat 1 gives-up nothing for M15\n")
    assert "over" in error.problem
    assert (error.line, error.column) == (len(text.splitlines()) + 1, 34)


def test_a_missing_line_is_refused() -> None:
    lines = TWO_ROUNDS.splitlines(keepends=True)
    for number in range(len(lines)):
        text = "".join(lines[:number] + lines[number + 1 :])
        # Lines of the first rounds are needed by the later ones; of the last, the Regions to see.
        if lines[number].strip() and number != len(lines) - 1:
            assert refused(text).line >= min(number, 11)


def test_without_the_line_of_the_round_being_played_its_river_is_missed() -> None:
    text = "".join(TWO_ROUNDS.splitlines(keepends=True)[:-1])
    error = refused(text)
    assert error.line == 14
    assert "“Round” was expected" in error.problem


def test_text_after_the_end_is_refused() -> None:
    error = refused(TWO_ROUNDS + "Round 3: nothing yet\n")
    assert (error.line, error.column) == (15, 1)
    assert "end of" in error.problem
    assert refused(TWO_ROUNDS + "\n\nP.S.\n").line == 17


def test_a_round_in_which_too_much_is_played_is_refused() -> None:
    error = refused(TWO_ROUNDS.rstrip("\n") + ", takes R41, places S03, takes R61\n")
    assert error.line == 14
    assert "“take R61” is not possible now" in error.problem


@pytest.mark.parametrize(
    "text", ["", "\n", " ", "\n\n\n", "\x00", "\x00\xff\xfe\x01 \x85\u2028", "Game", "Game:", ":"]
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    assert "was expected" in refused(text).problem


@given(st.text(max_size=200))
def test_any_other_text_is_refused(text: str) -> None:
    refused(text)


@given(st.binary(max_size=200))
def test_binary_garbage_is_refused(content: bytes) -> None:
    refused(content.decode("latin-1"))
    refused(TWO_ROUNDS[:200] + content.decode("latin-1"))


def test_a_text_cut_off_anywhere_is_refused_or_a_record_so_far() -> None:
    for end in range(len(TWO_ROUNDS) - 1):
        text = TWO_ROUNDS[:end]
        try:
            record = read_record(text)
        except RecordError as error:
            assert_inside(error, text)
        else:
            assert write_record(record).split() == text.split()


def test_the_error_travels_between_processes() -> None:
    error = refused(altered("Version: 1", "Version: 2"))
    again = pickle.loads(pickle.dumps(error))
    assert (again.line, again.column, again.problem) == (error.line, error.column, error.problem)
    assert str(again) == str(error)


def finished(players: int, setup: Setup, sets: tuple[CardSet, ...] = BASE) -> Record:
    first = new_game(players, seed=players, setup=setup, sets=sets)
    record = Record.begin(first, [f"Seat {seat}" for seat in range(players)])
    for _, seat, action, _ in steps_at_random(first, Random(players)):
        record = record.play(seat, action)
    return record


RECORDS = (
    finished(2, Setup.BASIC),
    finished(3, Setup.ADVANCED),
    finished(6, Setup.BASIC),
    finished(7, Setup.ADVANCED, EVERYTHING),
    read_record(WHOLE_GAME),
)


@st.composite
def corruptions(draw: st.DrawFn) -> tuple[Record, str]:
    """Draws a record, and its text with words or characters deleted, replaced or put in."""
    record = draw(st.sampled_from(RECORDS))
    text = write_record(record)
    for _ in range(draw(st.integers(1, 2))):
        if draw(st.booleans()):
            words = text.split(" ")
            new = draw(st.sampled_from([*words, "seat 9", "under", "S99", "R99", ";", "", "\n"]))
            text = " ".join(_changed(draw, words, new))
        else:
            new = draw(st.one_of(st.sampled_from("RS0123456789:;,\n ’"), st.characters()))
            text = "".join(_changed(draw, list(text), new))
    return record, text


def _changed(draw: st.DrawFn, parts: list[str], new: str) -> list[str]:
    at = draw(st.integers(0, len(parts) - 1))
    way = draw(st.sampled_from(["delete", "replace", "insert"]))
    return parts[:at] + ([] if way == "delete" else [new]) + parts[at + (way != "insert") :]


def words(text: str) -> list[list[str]]:
    """Lists the words of each line that is not empty."""
    return [line.split() for line in text.splitlines() if line.strip()]


@settings(max_examples=600)
@given(corruptions())
def test_a_corrupted_record_is_refused_or_says_what_it_plays(
    corruption: tuple[Record, str],
) -> None:
    record, text = corruption
    try:
        found = read_record(text)
    except RecordError as error:
        assert_inside(error, text)
    else:
        # Nothing in the text was passed over; only a name can have become another name.
        assert words(write_record(found)) == words(text)
        assert (found.start, found.moves, found.game) == (record.start, record.moves, record.game)
