import pytest
from tests.cli.running import assert_refused, run


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["scor"], "scor|score"),
        (["score", "chess"], "chess|faraway"),
        (["score", "faraway"], "Name the Regions"),
        (["score", "faraway", "44", "--colour"], "--colour"),
        (["score", "faraway", "44", "-s"], "--sanctuary needs something after it"),
        (["score", "faraway", "--player"], "--player needs something"),
        (["score", "faraway", "44", "--tie-break", "age"], "lowest_card or lowest_total|“age”"),
        (["score", "faraway", "44", "--player", "Ann", "12"], "Put --player before"),
        (["score", "faraway", "44", "--json"], "standard input"),
        (["score", "faraway", "--json", "--tie-break", "lowest_total"], "standard input"),
        (["cards", "--json=7"], "--json"),
        (["simulate", "--games", "many"], "--games takes a whole number, not “many”"),
        (["simulate", "3"], "“3” has no place here"),
        (["simulate", "--setup", "hard"], "--setup is basic or advanced, not “hard”"),
        (["simulate", "--set", "dragons"], "base or people-from-below or|“dragons”"),
        (["play", "--set", "7"], "base or people-from-below or under-starry-skies|“7”"),
        (["score", "faraway", "44", "--set"], "--set needs something after it"),
        (["score", "faraway", "--json", "--set", "base"], "standard input"),
        (["score", "faraway", "--sacrifice", "best", "--player", "A", "1"], "Put --player before"),
        (["simulate", "--seed", "1", "--seed", "2"], "--seed"),
        (["replay"], "FILE is missing"),
        (["replay", "a", "b"], "“b”"),
        (["play", "--port", "http"], "--port takes a whole number"),
    ],
)
def test_words_that_make_no_command(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    ended = run(capsys, *words)
    assert_refused(ended, *said.split("|"), status=2)
    if "standard input" not in said:
        assert "--help" in ended.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["score", "faraway", "77"], "77"),
        (["score", "faraway", "-3"], "-3"),
        (["score", "faraway", "M99"], "M99"),
        (["score", "faraway", "9" * 5000], "9999…"),
        (["score", "faraway", "44", "44"], "R44 is named twice"),
        (["score", "faraway", "44", "R44"], "R44 is named twice"),
        (["score", "faraway", "1,2,3,4,5,6,7,8,9"], "at most 8 Regions|9"),
        (["score", "faraway", "44", "S12"], "S12 is a Sanctuary|-s S12"),
        (["score", "faraway", "44", "-s", "S54"], "S54|S01 to S53"),
        (["score", "faraway", "44", "-s", "S12", "-s", "desert stone"], "S12 is named twice"),
        (["score", "faraway", "44", "-s", "dessert"], "“dessert”|desert, city"),
        (["score", "faraway", "44", "-s", " "], "which Sanctuary"),
        (["score", "faraway", "--player", "\x1b[31m", "44"], "a name that can be read"),
        (["score", "faraway", "\x1b[31m"], "There is no Region"),
        (["score", "faraway", "--player", "Ann", "44", "--player", "Bob", "44"], "Ann and Bob|R44"),
        (
            ["score", "faraway", "--player", "A", "1", "-s", "S12", "--player", "B", "-s", "S12"],
            "A and B both have S12",
        ),
        (["score", "faraway", "--player", "A", "1", "--player", "A", "2"], "called A"),
        (["score", "faraway", "--player", " ", "1"], "name"),
        (["score", "faraway", "--player", "Ann", "99"], "Ann: There is no Region 99"),
        (["score", "faraway", "M15", "--sacrifice", "M15"], "“M15” is no sacrifice"),
        (["score", "faraway", "M15", "--sacrifice", "M15=S12"], "S12 cannot be given up"),
        (["score", "faraway", "44", "-s", "S12", "--sacrifice", "44=S12"], "no sacrifice"),
        (["score", "faraway", "44", "-s", "S12", "--sacrifice", "M15=S12"], "M15 is not in"),
        (
            ["score", "faraway", "M38", "-s", "S12", "--sacrifice", "M38=S12"],
            "M38 asks for 2 Sanctuaries",
        ),
        (
            ["score", "faraway", "M15", "--sacrifice", "M15=S12", "--sacrifice", "m15=S13"],
            "M15|twice",
        ),
        (
            ["score", "faraway", "M15", "-s", "S12", *(["--sacrifice", "best"] * 2)],
            "best decides every sacrifice",
        ),
        (["cards", "pyramid"], "“pyramid”|forest"),
        (["cards", "needs"], "“needs”|forest"),
        (["cards", "city", "forest"], "No card fits “city forest”|forest, river"),
        (["cards", "S54"], "S54"),
        (["simulate", "--games", "0"], "At least 1 game"),
        (["simulate", "--players", "1"], "2 to 6"),
        (["simulate", "--players", "7"], "Seven"),
        (["simulate", "--players", "-1"], "-1"),
        (["simulate", "--bot", "gredy"], "“gredy”|Did you mean greedy"),
        (["simulate", "--players", "2", *(["--bot", "greedy"] * 3)], "room for 2 bots|3"),
        (["play", "--players", "1"], "2 to 6|1"),
        (["play", "--players", "7"], "2 to 6|Seven"),
        (["simulate", "--players", "1000000000"], "2 to 6"),
        (["play", "--bot", "randon"], "Did you mean random"),
        (["play", "--bot", "legendary"], "no bot “legendary”. Did you mean legend"),
        (["play", "--bot", "xyzzy"], "random, greedy, flat|levels newcomer, wanderer"),
        (["play", "--bot", "legend:7"], "no bot “legend:7”"),
        (["play", "--bot", "random", "--bot", "greedy"], "room for 1 bot|2"),
        (["play", "--port", "70000"], "70000"),
    ],
)
def test_what_cannot_be_used(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    ended = run(capsys, *words)
    assert_refused(ended, *said.split("|"))
    assert "\x1b" not in ended.err
