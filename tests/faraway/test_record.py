"""The text of a record: what it says, and that it reads back."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.faraway.playing import (
    BASE,
    WITH_SKIES,
    decks,
    give_up,
    regions,
    sanctuaries,
    steps_at_random,
)

from renown.faraway import (
    Action,
    Explore,
    Game,
    GiveUp,
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

# Written by hand from the rules: none of the Regions played carries a clue, so that each ascent
# finds one Sanctuary. Seat 1 finds S01 to S03 in rounds 2 to 4, seat 2 finds S04 in round 8.
#
# Seat 1: 13 pays 2 for each of two stones, 30 for each of three; 43 a set of four biomes, for which
# it needs S01, S02 and Meteorite 38, whatever becomes of those later; 44 has no thistle; then
# 19 + 8 + 5: 4 + 6 + 10 + 19 + 8 + 5 = 52. Seat 2 meets no condition, and S04 sees two cities: 2.
DEALT = (
    "R09 M15 M38 R61 R66 R68 R44 R57 R01 R43 R54 R03 R30 R53 R04 R13 M21 R05 R02 R52 R07 R10 R11"
    " R12 R14 R16 R17"
)
NOT_DEALT = " ".join(card.id for card in regions_of(WITH_SKIES) if card.id not in DEALT)
EIGHT_ROUNDS = f"""\
Game: Faraway
Version: 1
Sets: base under_starry_skies
Setup: basic
Seat 1: Ada
Seat 2: Bình An
Hand 1: R09 M15 M38
Hand 2: R61 R66 R68
Regions: {DEALT.removeprefix("R09 M15 M38 R61 R66 R68 ")} {NOT_DEALT}
Sanctuaries: {DECK_OF_SANCTUARIES}
Result: not finished

Round 1: river R44 R57 R01; seat 1 explores R09, takes R44; seat 2 explores R68, takes R57; R01 \
leaves
Round 2: river R43 R54 R03; seat 1 explores M15, finds S01, takes R43, places S01; \
seat 2 explores R66, takes R54; R03 leaves
Round 3: river R30 R53 R04; seat 1 explores M38, finds S02, takes R30, places S02; \
seat 2 explores R61, takes R53; R04 leaves
Round 4: river R13 M21 R05; seat 1 explores R44, finds S03, takes R13, places S03; \
seat 2 explores R57, takes M21; R05 leaves
Round 5: river R02 R52 R07; seat 1 explores R43, takes R02; seat 2 explores R54, takes R52; R07 \
leaves
Round 6: river R10 R11 R12; seat 1 explores R30, takes R10; seat 2 explores R53, takes R11; R12 \
leaves
Round 7: river R14 R16 R17; seat 1 explores R13, takes R14; seat 2 explores M21, takes R16; R17 \
leaves
Round 8: seat 1 explores R02; seat 2 explores R52, finds S04, places S04
"""
SCORING = """\
Scoring: seat 1 gives-up S01 S02 for M38, gives-up S03 for M15; seat 2 gives-up nothing for M21
"""
WHOLE_GAME = EIGHT_ROUNDS.replace("not finished", "52 2, seat 1 wins") + SCORING

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


def after_eight_rounds() -> Record:
    """Gives the record of the game written by hand, with the scoring still to come."""
    record = read_record(WHOLE_GAME)
    begun = Record.begin(record.start, record.names)
    for seat, action in record.moves:
        if not isinstance(action, GiveUp):
            begun = begun.play(seat, action)
    return begun


def test_a_line_of_the_scoring_written_by_hand_reads() -> None:
    record = read_record(WHOLE_GAME)
    assert record.moves[-3:] == (
        give_up(0, "M38", 1, 2),
        give_up(0, "M15", 3),
        give_up(1, "M21"),
    )
    assert record.game.is_over
    assert [seat.decisions for seat in record.game.seats] == [
        (give_up(0, "M38", 1, 2)[1], give_up(0, "M15", 3)[1]),
        (give_up(1, "M21")[1],),
    ]
    assert [sheet.total for sheet in record.game.sheets()] == [52, 2]


def test_the_decisions_of_the_scoring_are_written_as_by_hand_in_whatever_order_they_came() -> None:
    first, second, other = give_up(0, "M38", 2, 1), give_up(0, "M15", 3), give_up(1, "M21")
    for order in ([first, second, other], [first, other, second], [other, first, second]):
        record = after_eight_rounds()
        for move in order:
            record = record.play(*move)
        assert write_record(record) == WHOLE_GAME
        assert record == read_record(WHOLE_GAME)


def test_a_game_in_which_somebody_still_decides_is_not_finished_and_its_result_says_so() -> None:
    undecided = after_eight_rounds()
    assert "\nResult: not finished\n" in write_record(undecided)
    assert "gives-up" not in write_record(undecided)
    assert read_record(write_record(undecided)) == undecided
    for moves, told in [
        ([give_up(1, "M21")], "Scoring: seat 2 gives-up nothing for M21\n"),
        ([give_up(0, "M38", 2, 1)], "Scoring: seat 1 gives-up S01 S02 for M38\n"),
        (
            [give_up(0, "M38"), give_up(0, "M15", 2)],
            "Scoring: seat 1 gives-up nothing for M38, gives-up S02 for M15\n",
        ),
        (
            [give_up(1, "M21", 4), give_up(0, "M38")],
            "Scoring: seat 1 gives-up nothing for M38; seat 2 gives-up S04 for M21\n",
        ),
    ]:
        record = undecided
        for move in moves:
            record = record.play(*move)
        assert not record.game.is_over
        assert write_record(record) == EIGHT_ROUNDS + told
        assert read_record(EIGHT_ROUNDS + told) == record


def test_a_game_in_which_nobody_is_asked_has_no_line_of_the_scoring() -> None:
    for seed in range(20):
        record = finished_record(3, seed)
        assert "Scoring" not in write_record(record)
    # Seat 1 keeps Meteorite 38 and 15 in hand, and seat 2 its 21.
    top = decks(["M15", "M38", 1, "M21", 60, 61, *range(2, 15), *range(16, 26)], sets=WITH_SKIES)
    start = new_game(2, decks=top, sets=WITH_SKIES)
    record = Record.begin(start, ["Ada", "Bo"])
    while not record.game.is_over:
        seat = record.game.waiting[0]
        actions = legal_actions(record.game, seat)
        record = record.play(
            seat,
            next(
                action
                for action in actions
                if not isinstance(action, Explore) or action.region.id not in ("M15", "M21", "M38")
            ),
        )
    assert [card.id for card in record.game.seats[0].hand] == ["M15", "M38"]
    assert any(seat.sanctuaries for seat in record.game.seats)
    assert "Scoring" not in write_record(record)


def test_a_whole_game_with_sacrifices_has_a_line_a_round_and_one_for_the_scoring() -> None:
    _, rounds = WHOLE_GAME.split("\n\n")
    assert write_record(read_record(WHOLE_GAME)).split("\n\n")[1] == rounds
    assert [line.split(":")[0] for line in rounds.splitlines()] == [
        *[f"Round {number}" for number in range(1, 9)],
        "Scoring",
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
