import re
from random import Random

import msgspec
import pytest
from tests.cli.running import run

from renown.bots import make_bot, play_game
from renown.cli.opponents import fill_seats
from renown.cli.simulation import Result, play_games, sum_up
from renown.faraway import CardSet, Setup, new_game

BASE = (CardSet.BASE,)


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    ended = run(capsys, "simulate", "--json", *words)
    assert ended.status == 0
    assert ended.err == ""
    decoded = msgspec.json.decode(ended.out, type=dict[str, object])
    assert float(str(decoded.pop("games_per_second"))) > 0
    decoded.pop("seconds")
    return decoded


def test_same_seed_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "6", "--players", "3", "--bot", "random", "--setup", "advanced"]
    first = figures(capsys, *words, "--seed", "7")
    assert figures(capsys, *words, "--seed", "7") == first
    assert figures(capsys, *words, "--seed", "8")["bots"] != first["bots"]


def test_seed_that_was_chosen_gives_the_games_again(capsys: pytest.CaptureFixture[str]) -> None:
    first = figures(capsys, "--games", "4", "--bot", "random")
    assert figures(capsys, "--games", "4", "--bot", "random", "--seed", str(first["seed"])) == first


def test_games_do_not_depend_on_how_many_are_played() -> None:
    few = list(play_games(["random", "greedy"], 3, Setup.BASIC, BASE, 5))
    many = list(play_games(["random", "greedy"], 6, Setup.BASIC, BASE, 5))
    assert many[:3] == few


def test_sets_are_in_play_and_in_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "2", "--bot", "random", "--seed", "1"]
    base = figures(capsys, *words)
    assert base["sets"] == ["base"]
    assert figures(capsys, *words, "--set", "base") == base
    both = figures(capsys, *words, "--set", "under-starry-skies", "--set", "people-from-below")
    assert both["sets"] == ["base", "people_from_below", "under_starry_skies"]
    assert both["bots"] != base["bots"]


def test_seven_play_with_people_from_below(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "1", "--players", "7", "--bot", "random", "--set", "people_from_below"]
    ended = run(capsys, "simulate", *words, "--seed", "4")
    assert ended.status == 0
    assert len(re.findall("^random ", ended.out, re.MULTILINE)) == 7
    assert "1 game with People from Below and the seed 4, " in ended.out


def test_win_shares_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--games", "9", "--players", "3", "--bot", "random", "--seed", "1")
    bots = found["bots"]
    assert isinstance(bots, list)
    assert sum(bot["wins"] for bot in bots) == pytest.approx(9)
    assert sum(bot["win_share"] for bot in bots) == pytest.approx(1)


def test_figures_counted_by_hand() -> None:
    fair = ((), ())
    results = [
        Result((10, 4), (0,), fair),
        Result((6, 8), (1,), fair),
        Result((8, 8), (0, 1), fair),
    ]
    first, second = sum_up(["greedy", "random"], results)
    assert (first.mean, first.standard_deviation, first.best, first.worst) == (8, 2, 10, 6)
    assert (first.wins, first.win_share) == (1.5, 0.5)
    assert (second.bot, second.wins) == ("random", 1.5)


def test_single_game_has_no_spread() -> None:
    (only, _) = sum_up(["greedy", "random"], [Result((10, 4), (0,), ((), ()))])
    assert only.standard_deviation is None


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    second = list(play_games(["greedy", "random"], 2, Setup.BASIC, BASE, 5))[1]
    seated = [make_bot("random", Random()), make_bot("greedy", Random())]
    seeds = [Random(f"5, game 1, bot {position}").getrandbits(32) for position in (1, 0)]
    ended = play_game(new_game(2, seed="5, deal 1"), seated, seeds)
    random, greedy = (sheet.total for sheet in ended.sheets())
    assert second.fame == (greedy, random)
    assert second.winners == (1 - ended.ranking().winners[0],)


def test_table_shows_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, "simulate", "--games", "2", "--bot", "random", "--bot", "greedy")
    assert re.search(r"^random .*%", ended.out, re.MULTILINE)
    assert re.search(r"^greedy .*%", ended.out, re.MULTILINE)
    assert "2 games with the seed" in ended.out
    assert ended.err == ""


def test_bots_fill_the_seats() -> None:
    assert fill_seats([], 2) == ("greedy", "greedy")
    assert fill_seats(["random"], 3) == ("random",) * 3
    assert fill_seats(["random", "random"], 3) == ("random", "random", "greedy")
    assert fill_seats(["random", "random"], 3, "scout") == ("random", "random", "scout")
