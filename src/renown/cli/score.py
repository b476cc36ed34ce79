"""`renown score`: the points of cards from a real table."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from cyclopts import Parameter

from renown.cli import NOT_A_COMMAND
from renown.cli.application import make_app
from renown.cli.input_error import InputError
from renown.cli.sanctuary_names import find_sanctuary
from renown.cli.score_table import PlayerCards, ScoredTable, score_table
from renown.cli.terminal import results, say
from renown.faraway import SANCTUARIES, Sanctuary, TieBreak
from renown.words import ENGLISH, describe_doubt

app = make_app("score", "Example:\n  renown score faraway 44 49 14 28 -s S12 -s S38")

_words_app = make_app(
    "renown score faraway",
    """Regions stand in the order they were played, by number or id; M15 is a
Meteorite. A Sanctuary is named by its id or by what is on it, in any order:
forest, river, desert, city, grey; stone, chimera, thistle, clue, night;
2/clue for a quest that pays 2 for each clue; set; a number for what it pays.

Examples:
  renown score faraway 44 49 14 28 -s S12 -s S38
  renown score faraway 44,49,14,28 -s "desert stone" -s "grey clue 1/clue"
  renown score faraway --player Ann 44 49 -s S12 --player Bob 12 15 -s S22
  renown score faraway M15 9 2 -s S24 -s S12 --sacrifice M15=S12
  renown score faraway M38 9 -s S24 -s S12 --sacrifice M38=S24+S12
  renown score faraway --json < tables.jsonl

With --json every line of standard input is a table, answered by one line:
  {"players":[{"name":"Ann","row":["R12",9,8,7,5,3,2,"M15"],
    "sanctuaries":["S12"],"sacrifices":{"M15":["S12"]}}],
    "tie_break":"lowest_card"}
  {"players":[{"name":"Ann","regions":[0,5,0,0,2,4,0,8],"sanctuaries":[0],
    "total":19}],"winners":["Ann"]}
sanctuaries, sacrifices and tie_break may be left out. An answer may have
"warnings". A line that cannot be scored is answered {"error":"…","line":3}.""",
)
_words_app["--help"].show = False


@dataclass(frozen=True, slots=True)
class _Said:
    """What the words of one player say: the cards, and what concerns the whole table."""

    cards: PlayerCards
    tie_break: str | None
    json: bool


@app.command(
    name="faraway",
    help="Score rows of Faraway, with the reason for every point.",
    help_flags=(),
    version_flags=(),
)
def score_faraway(
    *words: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
) -> int:
    """Scores what `_read_words` reads for each player.

    Args:
        words: All words of the command; those after a `--player` belong to that player.

    Returns:
        The exit status.

    Raises:
        InputError: The cards cannot be scored.
    """
    everyone: list[_Said] = []
    for group in _by_player(words):
        said = _words_app(group, console=results(), result_action="return_value")
        if not isinstance(said, _Said):
            return 0
        everyone.append(said)
    if any(said.json for said in everyone):
        if len(words) > 1:
            say("With --json the tables come from standard input: leave everything else out.")
            return NOT_A_COMMAND
        return _score_input()
    first, *others = everyone
    if not first.cards.name and others:
        if first.cards.row or first.cards.sanctuaries or first.cards.sacrifices:
            say("Put --player before that player's first card. See: renown score faraway --help")
            return NOT_A_COMMAND
        players = [said.cards for said in others]
    else:
        players = [said.cards for said in everyone]
    chosen = [said.tie_break for said in everyone if said.tie_break]
    if not any(player.row or player.sanctuaries for player in players):
        say("Name the Regions of a row. See: renown score faraway --help")
        return NOT_A_COMMAND
    _print(score_table(players, TieBreak(chosen[-1] if chosen else TieBreak.LOWEST_CARD)))
    return 0


@_words_app.default
def _read_words(
    *regions: str,
    sanctuary: Annotated[
        tuple[str, ...], Parameter(alias="-s", negative=(), show_default=False)
    ] = (),
    player: str | None = None,
    sacrifice: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    tie_break: Literal["lowest_card", "lowest_total"] | None = None,
    json: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
) -> _Said:
    """Score rows of Faraway, with the reason for every point.

    Args:
        regions: The Regions of a row, left to right; spaces or commas between them.
        sanctuary: A Sanctuary, by its id or by what is on it; repeat it for several.
        player: The player whom all cards after it belong to; repeat it for several.
        sacrifice: A sacrifice that was made, as in M15=S12 or M38=S24+S12.
        tie_break: What decides a tie: the lowest Region (the usual rule) or the lowest total.
        json: Read tables from standard input as JSON, one a line, and answer in JSON.

    Raises:
        InputError: A Sanctuary or a sacrifice cannot be read.
    """
    if player is not None and not (player.strip() and player.isprintable()):
        raise InputError("A player needs a name that can be read.")
    row = [name for word in regions for name in word.replace(",", " ").split()]
    for name in row:
        if name.upper() in SANCTUARIES:
            raise InputError(f"{name} is a Sanctuary: write -s {name}.")
    cards = PlayerCards(
        name=player.strip() if player else "",
        row=row,
        sanctuaries=[found.id for text in sanctuary for found in _find_sanctuaries(text)],
        sacrifices=dict(_read_sacrifices(sacrifice)),
    )
    return _Said(cards, tie_break, json)


def _by_player(words: Sequence[str]) -> Iterator[list[str]]:
    """Cuts the words before each `--player`."""
    group: list[str] = []
    for word in words:
        if word == "--player" or word.startswith("--player="):
            if group:
                yield group
            group = []
        group.append(word)
    yield group


def _find_sanctuaries(text: str) -> list[Sanctuary]:
    """Reads `S12`, `desert stone`, or several ids with commas."""
    return [find_sanctuary(part) for part in text.split(",")]


def _read_sacrifices(texts: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    seen: set[str] = set()
    for text in texts:
        name, equals, given_up = text.partition("=")
        if not (name and equals and given_up):
            raise InputError(f"“{text}” is no sacrifice: write it as M15=S12, or M38=S24+S12.")
        if name.upper() in seen:
            raise InputError(f"The sacrifice of {name.upper()} is named twice.")
        seen.add(name.upper())
        yield name, [find_sanctuary(part).id for part in given_up.split("+")]


def _score_input() -> int:
    from renown.cli.score_json import score_stream

    return 1 if score_stream(sys.stdin.buffer, sys.stdout.buffer) else 0


def _print(table: ScoredTable) -> None:
    from renown.cli.score_text import print_ranking, print_sheet

    console = results()
    for player in table.players:
        print_sheet(console, player.sheet, player.name)
        if player.name:
            console.print()
    if len(table.players) > 1:
        print_ranking(console, table.ranking, [player.name for player in table.players])
    for player in table.players:
        for doubt in player.doubts:
            opening = f"{player.name}: " if player.name else ""
            say(f"{opening}{describe_doubt(doubt, ENGLISH)}")
