"""The sets in play, wherever the command line asks for them (rules, "People from Below", "Under
Starry Skies"; Setup: seven only with People from Below)."""

import re

import pytest
from tests.cli.running import assert_refused, run

from renown.cli.sanctuary_names import find_sanctuary
from renown.faraway import CardSet

PEOPLE = ["--set", "people-from-below"]
SKIES = ["--set", "under-starry-skies"]
SEVEN = [word for number in range(1, 8) for word in ("--player", f"P{number}", f"R{number:02}")]
SHARED = (4, 5, 7, 9, 11, 13, 15, 20, 21, 26, 27, 29, 32, 33, 38)


@pytest.mark.parametrize(
    "words",
    [
        ["R69", "R76", "-s", "S46", "-s", "S53", *PEOPLE],
        ["R69", "M04", "--set", "people_from_below", "--set", "under_starry_skies"],
        ["M04", "M38", *SKIES, "--set", "base"],
        [*SKIES, "--player", "Ann", "M04", "--player", "Bob", *PEOPLE, "R00"],
        [*PEOPLE, "69", "-s", "S46", *SKIES, "m38"],
        ["0", "69", "76", "M04", "M38", "-s", "S46", "-s", "S53"],
    ],
)
def test_cards_of_the_sets_given_are_taken_and_without_sets_all(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    ended = run(capsys, "score", "faraway", *words)
    assert ended.status == 0
    assert "Total" in ended.out
    assert "taken for" not in ended.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["M15", *PEOPLE], "M15 belongs to Under Starry Skies, which is not among the sets given."),
        (["R00", *SKIES], "R00 belongs to People from Below"),
        (["69", *SKIES], "R69 belongs to People from Below"),
        (["44", "-s", "S53", *SKIES], "S53 belongs to People from Below"),
        (["44", "-s", "2 stones", *SKIES], "S46 belongs to People from"),
        (["44", "-s", "S46", "--set", "base"], "S46 belongs to People from Below"),
        (["M15", "15", *PEOPLE], "M15 belongs to Under Starry Skies"),
        (["--player", "Ann", "44", "--player", "Bob", "M04", *PEOPLE], "Bob: M04 belongs to Under"),
    ],
)
def test_card_of_another_set_is_refused_naming_its_set(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert_refused(run(capsys, "score", "faraway", *words), said)


def test_sanctuary_in_words_is_looked_for_in_the_sets_given(
    capsys: pytest.CaptureFixture[str],
) -> None:
    # S33 and S47 are grey, with a clue and a quest for sets; S47 is of People from Below.
    assert find_sanctuary("grey clue set", [CardSet.BASE]).id == "S33"
    ended = run(capsys, "score", "faraway", "44", "-s", "grey clue set")
    assert_refused(ended, "fits 2 Sanctuaries", "S33", "S47")
    ended = run(capsys, "score", "faraway", "44", "-s", "grey clue set", "--set", "base")
    assert "Sanctuary S33" in ended.out


@pytest.mark.parametrize("number", SHARED)
def test_number_of_two_regions_means_the_base_game_and_a_note_names_both(
    capsys: pytest.CaptureFixture[str], number: int
) -> None:
    ended = run(capsys, "score", "faraway", str(number), "-s", "S12")
    base, meteorite = f"R{number:02}", f"M{number:02}"
    note = f"{number} is taken for Region {number} ({base}); Meteorite {number} is {meteorite}.\n"
    assert ended.status == 0
    assert re.search(rf"^Region {number} ", ended.out, re.MULTILINE)
    assert ended.err.count(note) == 1
    assert ended.err.count("taken for") == 1


@pytest.mark.parametrize("words", [["R15"], ["15", *PEOPLE], ["15", "--set", "base"], ["14"]])
def test_no_note_where_nothing_else_can_be_meant(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    ended = run(capsys, "score", "faraway", *words)
    assert ended.status == 0
    assert "Meteorite" not in ended.out + ended.err


@pytest.mark.parametrize(
    "words",
    [
        ["15", *SKIES],
        ["015", "44", *SKIES],
        ["15", "M05"],
        ["33", "15", "M33"],
        ["--player", "Ann", "15", "--player", "Bob", "m04"],
        ["M15", "-s", "S12", "--sacrifice", "15=S12"],
        ["15", "-s", "S12", "--sacrifice", "15=S12"],
    ],
)
def test_number_of_two_regions_is_refused_with_both_where_meteorites_are_in(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    number = 33 if "33" in words else 15
    ended = run(capsys, "score", "faraway", *words)
    assert_refused(
        ended, f"Region {number} (R{number}) or Meteorite {number} (M{number})", f"write R{number}"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["M15", "m15"], "M15 is named twice, and there is only one of each card."),
        (["R00", "0"], "R00 is named twice"),
        (["69", "-s", "S46", "-s", "2 stones"], "S46 is named twice"),
        (["--player", "Ann", "M04", "--player", "Bob", "M04"], "Ann and Bob both have M04"),
    ],
)
def test_card_is_there_only_once(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert_refused(run(capsys, "score", "faraway", *words), said)


def test_cards_shows_both_regions_with_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "cards", "15").out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["Region 15", "Meteorite 15"]


def test_seven_score_with_people_from_below_or_where_no_sets_are_given(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for sets in ([], PEOPLE, [*SKIES, *PEOPLE]):
        ended = run(capsys, "score", "faraway", *SEVEN, *sets)
        assert ended.status == 0
        assert ended.out.count("Total") == 7


@pytest.mark.parametrize("command", [["score", "faraway", *SEVEN], ["simulate"], ["play"]])
@pytest.mark.parametrize("sets", [["--set", "base"], SKIES])
def test_seven_without_people_from_below_are_refused(
    capsys: pytest.CaptureFixture[str], command: list[str], sets: list[str]
) -> None:
    players = [] if command[0] == "score" else ["--players", "7"]
    ended = run(capsys, *command, *players, *sets)
    assert_refused(ended, "Seven can play only with People from Below; without it, 2 to 6 can.")


@pytest.mark.parametrize(
    "command", [["score", "faraway", *SEVEN, "--player", "P8", "8"], ["simulate"], ["play"]]
)
def test_eight_are_refused_whatever_the_sets(
    capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    players = [] if command[0] == "score" else ["--players", "8"]
    ended = run(capsys, *command, *players, *PEOPLE, *SKIES)
    assert_refused(ended, "Faraway is for 2 to 7 players, not 8.")
    ended = run(capsys, *command, *players, "--set", "base")
    assert_refused(ended, "Faraway is for 2 to 6 players, or 7 with People from Below, not 8.")
