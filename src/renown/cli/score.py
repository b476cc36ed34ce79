"""`renown score`: the points of cards from a real table."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from cyclopts import Parameter

from renown.cli import NOT_A_COMMAND
from renown.cli.application import make_app
from renown.cli.player_words import PlayerWords, read_player
from renown.cli.set_option import SetOption
from renown.cli.terminal import results, say
from renown.faraway import CardSet, TieBreak
from renown.pad.card_sets import with_base
from renown.pad.input_error import InputError
from renown.pad.player_names import can_be_read
from renown.pad.region_names import explain_assumption
from renown.pad.score_table import ScoredTable, score_table
from renown.words import ENGLISH, describe_doubt

app = make_app(
    "score",
    """Examples:
  renown score faraway 44 49 14 28 -s S12 -s S38
  renown score expeditions""",
)

_words_app = make_app(
    "renown score faraway",
    """Regions stand in the order they were played, by number or id; M15 is a
Meteorite. Where a Meteorite has the number too, the number means the Region
of the base game, and you are told; with Meteorites on the table, write R15
or M15. A Sanctuary is named by its id or by what is on it, in any order:
forest, river, desert, city, grey; stone, chimera, thistle, clue, night;
2/clue for a quest that pays 2 for each clue; set; a number for what it pays.

Examples:
  renown score faraway 44 49 14 28 -s S12 -s S38
  renown score faraway 44,49,14,28 -s "desert stone" -s "grey clue 1/clue"
  renown score faraway --player Ann 44 49 -s S12 --player Bob 12 3 -s S22
  renown score faraway M15 R09 2 -s S24 -s S12 --sacrifice M15=S12
  renown score faraway M38 R09 -s S24 -s S12 --sacrifice M38=S24+S12
  renown score faraway M15 R09 2 -s S24 -s S12 --sacrifice best
  renown score faraway 76 70 2 -s S48 --set people-from-below
  renown score faraway --json < tables.jsonl

With --json every line of standard input is a table, answered by one line:
  {"players":[{"name":"Ann","row":["R12","R09",8,"R07","R05",3,2,"M15"],
    "sanctuaries":["S12"],"sacrifices":"best"}],
    "tie_break":"lowest_card","sets":["base","under_starry_skies"]}
  {"players":[{"name":"Ann","regions":[0,5,0,0,2,4,0,8],"sanctuaries":[0],
    "total":19,"sacrifices":{"M15":["S12"]}}],"winners":["Ann"]}
sanctuaries, sacrifices, tie_break and sets may be left out; sacrifices that
were made are {"M15":["S12"]}. An answer may have "warnings". A line that
cannot be scored is answered {"error":"…","line":3}.""",
)
_words_app["--help"].show = False


@dataclass(frozen=True, slots=True)
class _Said:
    """The words of one player, and what they say about the whole table."""

    player: PlayerWords
    tie_break: str | None
    sets: tuple[CardSet, ...]
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
    if not first.player.name and others:
        if first.player.row or first.player.sanctuaries or first.player.sacrifices:
            say("Put --player before that player's first card. See: renown score faraway --help")
            return NOT_A_COMMAND
        players = [said.player for said in others]
    else:
        players = [said.player for said in everyone]
    if not any(player.row or player.sanctuaries for player in players):
        say("Name the Regions of a row. See: renown score faraway --help")
        return NOT_A_COMMAND
    chosen = [said.tie_break for said in everyone if said.tie_break]
    tie_break = TieBreak(chosen[-1] if chosen else TieBreak.LOWEST_CARD)
    named = [box for said in everyone for box in said.sets]
    sets = with_base(named) if named else None
    cards = [read_player(player, sets or tuple(CardSet)) for player in players]
    _print(score_table(cards, tie_break, sets))
    return 0


_EXPEDITIONS = """Without an option you are asked for the figures one by one.

With --json every line of standard input is a table, answered by one line:
  {"players":[{"name":"A","coins":11,"glory":["melds","corruption","cards"],
    "quests":3,"item_values":[6],"corruption":10,"corruption20":false,
    "melds":4,"upgrades":1,"cards":8,"workers":5,"maps":2,"power":4}]}
  {"players":[{"name":"A","coins":11,"glory":30,"items":6,"corruption":20,
    "total":67}],"winners":["A"],
    "warnings":["Nobody has placed 4 glory tokens: the game is not over."]}
Glory tokens stand on quests, melds, upgrades, corruption20, corruption, cards
and workers_maps. corruption counts tokens without the one of value 20. The
Automa is {"name":"Automa","icons":[[5,7],[3,2]]}: how many icons of a kind,
and what each pays. Everything but the name may be left out. After a tie for
first the answer has "tie_break" too: who is tied, and the sums and the winners
by each reading of the rules. A line that cannot be scored is answered
{"error":"…","line":3}."""

_expeditions_app = make_app(
    "expeditions", _EXPEDITIONS, "Score the end of a game of Expeditions, and settle who wins."
)
app.command(_expeditions_app)


@_expeditions_app.default
def score_expeditions(
    *, json: Annotated[bool, Parameter(negative=(), show_default=False)] = False
) -> int:
    """Score the end of a game of Expeditions, and settle who wins.

    Args:
        json: Read tables from standard input as JSON, one a line, and answer in JSON.
    """
    from renown.cli.score_expeditions import score_expeditions_by_asking, score_expeditions_input

    return score_expeditions_input() if json else score_expeditions_by_asking()


@_words_app.default
def _read_words(
    *regions: str,
    sanctuary: Annotated[
        tuple[str, ...], Parameter(alias="-s", negative=(), show_default=False)
    ] = (),
    player: str | None = None,
    sacrifice: Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)] = (),
    sets: SetOption = (),
    tie_break: Literal["lowest_card", "lowest_total"] | None = None,
    json: Annotated[bool, Parameter(negative=(), show_default=False)] = False,
) -> _Said:
    """Score rows of Faraway, with the reason for every point.

    Args:
        regions: The Regions of a row, left to right; spaces or commas between them.
        sanctuary: A Sanctuary, by its id or by what is on it; repeat it for several.
        player: The player whom all cards after it belong to; repeat it for several.
        sacrifice: A sacrifice, as in M15=S12 or M38=S24+S12; best finds those that give most.
        sets: A set played with besides the base game; repeat it. Without it, all cards are taken.
        tie_break: What decides a tie: the lowest Region (the usual rule) or the lowest total.
        json: Read tables from standard input as JSON, one a line, and answer in JSON.

    Raises:
        InputError: The player has no name.
    """
    if player is not None and not can_be_read(player):
        raise InputError("A player needs a name that can be read.")
    words = PlayerWords(
        name=player.strip() if player else "",
        row=[name for word in regions for name in word.replace(",", " ").split()],
        sanctuaries=sanctuary,
        sacrifices=sacrifice,
    )
    return _Said(words, tie_break, sets, json)


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


def _score_input() -> int:
    from renown.pad.faraway_json import score_faraway_lines

    return 1 if score_faraway_lines(sys.stdin.buffer, sys.stdout.buffer) else 0


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
        for card in player.assumed:
            say(explain_assumption(card))
    for player in table.players:
        for doubt in player.doubts:
            opening = f"{player.name}: " if player.name else ""
            say(f"{opening}{describe_doubt(doubt, ENGLISH)}")
