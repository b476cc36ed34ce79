"""The example plays whole games, sensibly and without a fault."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.faraway.strategies import first_moment

from renown.bots import make_bot, play_game
from renown.bots.program_bot import ProgramBot
from renown.cli.card_json import card_to_json
from renown.faraway import REGIONS, SANCTUARIES, CardSet, Phase, Setup, apply, new_game, view

EXAMPLE = Path(__file__).parents[2] / "examples" / "greedy.py"


@pytest.fixture
def example(tmp_path: Path) -> Iterator[ProgramBot]:
    cards = tmp_path / "cards.jsonl"
    lines = [*map(card_to_json, REGIONS.values()), *map(card_to_json, SANCTUARIES.values())]
    cards.write_text("\n".join(lines), encoding="utf-8")
    command = [sys.executable, str(EXAMPLE), str(cards)]
    bot = ProgramBot(Random(0), command, turn_seconds=60, hello_seconds=60)
    yield bot
    bot.close()


def test_example_plays_every_phase_with_all_cards_in_every_seat(example: ProgramBot) -> None:
    phases = set()
    for number in range(6):
        # One program plays all seats: what it chooses depends on nothing but the view.
        game = first_moment((tuple(CardSet), Setup.ADVANCED, 7), Random(number))
        example.begin(view(game, 0), number)
        while not game.is_over:
            phases.add(game.phase)
            seat = game.waiting[0]
            game = apply(game, seat, example.choose(view(game, seat)))
        assert example.faults == ()
        example.end(view(game, 0))
    assert phases == set(Phase) - {Phase.OVER}


def test_example_plays_much_better_than_chance(example: ProgramBot) -> None:
    ours = theirs = 0
    for number in range(40):
        game = new_game(2, seed=number)
        ended = play_game(game, [example, make_bot("random", Random(0))], [number, number + 100])
        ours += ended.sheets()[0].total
        theirs += ended.sheets()[1].total
    # Measured over 1,000 games: 45 and 29, give or take 13 in a game.
    assert ours > theirs + 40 * 8


def test_example_plays_the_same_game_again(example: ProgramBot) -> None:
    games = [
        play_game(new_game(2, seed=5), [example, make_bot("random", Random(0))], [7, 8])
        for _ in range(2)
    ]
    assert games[0] == games[1]
