"""`renown score expeditions`: the end of a game of Expeditions."""

import sys

from renown.cli.expeditions_questions import NoAnswerError, ask_for_tie, ask_players
from renown.cli.expeditions_text import print_result
from renown.cli.terminal import results, say
from renown.expeditions import Automa, Player, find_oddities, settle
from renown.pad.input_error import InputError
from renown.words import ENGLISH, describe_oddity


def score_expeditions_by_asking() -> int:
    """Asks for all figures, and prints who wins.

    Returns:
        The exit status.

    Raises:
        InputError: Nobody answered.
    """
    console = results()
    try:
        players = ask_players(console)
        result = settle(players)
        if result.tie_break:
            for seat in result.tie_break.tied:
                player = players[seat]
                if isinstance(player, Player) and result.tie_break.readings:
                    players[seat] = ask_for_tie(console, player)
            result = settle(players)
    except NoAnswerError:
        console.print()
        raise InputError("Not all was answered, so nothing is scored.") from None
    console.print()
    print_result(console, players, result)
    _say_oddities(players)
    return 0


def score_expeditions_input() -> int:
    """Answers tables on standard input, a line of JSON each.

    Returns:
        The exit status.
    """
    from renown.pad.expeditions_json import score_expeditions_lines

    return 1 if score_expeditions_lines(sys.stdin.buffer, sys.stdout.buffer) else 0


def _say_oddities(players: list[Player | Automa]) -> None:
    names = [player.name for player in players]
    for oddity in find_oddities(players):
        say(describe_oddity(oddity, names, ENGLISH))
