from pathlib import Path

import pytest
from tests.arena.games import FirstBot, LastBot, add_bot, make_deal, make_match

from renown.arena import ArenaError, Match, PlayedDeal
from renown.arena.keeping import Keeping
from renown.arena.running import check_deals, is_narrow, run
from renown.arena.workers import local_workers
from renown.faraway import PlayersError

DUEL = make_match("greedy", "random")


def play(match: Match, deals: int, until: float | None = None, jobs: int = 1) -> list[PlayedDeal]:
    with local_workers(jobs) as workers:
        return list(run(match, deals, workers, until))


def test_deals_are_played_in_order() -> None:
    assert [deal.deal for deal in play(DUEL, 7)] == list(range(7))


def test_more_deals_begin_with_the_same() -> None:
    assert play(DUEL, 9)[:4] == play(DUEL, 4)


def test_more_bots_than_players_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    add_bot(monkeypatch, "first", FirstBot)
    add_bot(monkeypatch, "last", LastBot)
    played = play(make_match("greedy", "first", "last", "random"), 12)
    assert sorted(sorted(deal.lineup) for deal in played) == sorted(
        [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]] * 2
    )


def test_any_number_of_processes_plays_the_same() -> None:
    alone = play(DUEL, 30)
    assert play(DUEL, 30, jobs=2) == alone
    assert play(DUEL, 30, jobs=3) == alone


@pytest.mark.parametrize("until", [None, 0.35])
@pytest.mark.parametrize("before", [1, 19, 20, 23])
def test_run_that_goes_on_ends_like_one_that_never_stopped(
    tmp_path: Path, before: int, until: float | None
) -> None:
    path = tmp_path / "match.jsonl"
    whole = play(DUEL, 24, until)
    with Keeping(path, DUEL) as keeping, local_workers(1) as workers:
        list(run(DUEL, before, workers, None, keeping))
    with Keeping(path, DUEL) as keeping, local_workers(1) as workers:
        assert list(run(DUEL, 24, workers, until, keeping)) == whole
    with Keeping(path, DUEL) as keeping:
        assert keeping.deals[: len(whole)] == whole


def test_match_ends_when_the_intervals_are_narrow() -> None:
    played = play(DUEL, 60, 0.3)
    # It is looked at after 20 deals, and each time that a quarter more has been played.
    assert len(played) in (20, 25, 31, 38, 47)
    assert is_narrow(DUEL, played, 0.3)
    earlier = [look for look in (20, 25, 31, 38, 47) if look < len(played)]
    assert not any(is_narrow(DUEL, played[:look], 0.3) for look in earlier)


def test_match_ends_after_its_deals_all_the_same() -> None:
    assert len(play(DUEL, 22, 0.01)) == 22


def test_all_intervals_have_to_be_narrow() -> None:
    surely = [make_deal((0, 1), (1, 2), (1, 2))] * 200
    hardly = [make_deal((1, 2), (1, 2), (1, 2)), make_deal((1, 2), (2, 1), (2, 1))] * 5
    match = make_match("a", "b", "c")
    assert is_narrow(make_match("a", "b"), surely, 0.1)
    assert not is_narrow(match, surely + hardly, 0.1)


@pytest.mark.parametrize(("bots", "players", "least"), [(2, 2, 1), (3, 2, 2), (5, 2, 3), (2, 6, 1)])
def test_every_bot_has_to_play(bots: int, players: int, least: int) -> None:
    match = make_match(*map(str, range(bots)), players=players)
    check_deals(match, least)
    with pytest.raises(ArenaError, match=f"At least {least} deal"):
        check_deals(match, least - 1)


def test_match_needs_bots_that_differ_and_a_table_that_can_be() -> None:
    with pytest.raises(ArenaError, match="at least 2 bots, not 1"):
        make_match("greedy")
    with pytest.raises(ArenaError, match="greedy is named twice"):
        make_match("greedy", "random", "greedy")
    with pytest.raises(PlayersError):
        make_match("greedy", "random", players=7)
