from collections import Counter
from itertools import combinations, islice

import pytest
from tests.arena.games import make_match

from renown.arena.seating import lineups, rotations


def test_everybody_plays_where_there_are_as_many_bots_as_players() -> None:
    match = make_match("a", "b", "c", players=3)
    assert list(islice(lineups(match), 3)) == [(0, 1, 2)] * 3


def test_first_bot_plays_alone_where_there_are_fewer() -> None:
    assert next(lineups(make_match("a", "b", players=4))) == (0, 1, 1, 1)
    assert next(lineups(make_match("a", "b", "c", players=6))) == (0, 1, 2, 1, 2, 1)


@pytest.mark.parametrize(
    ("bots", "players", "deals"), [(3, 2, 30), (5, 2, 100), (6, 4, 100), (8, 3, 280), (7, 6, 70)]
)
def test_bots_take_turns_and_meet_equally_often(bots: int, players: int, deals: int) -> None:
    match = make_match(*map(str, range(bots)), players=players)
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    for lineup in islice(lineups(match), deals):
        assert len(set(lineup)) == players
        played.update(lineup)
        met.update(combinations(sorted(lineup), 2))
        assert max(played.values()) - min(played[bot] for bot in range(bots)) <= 1
    assert len(met) == bots * (bots - 1) / 2
    assert max(met.values()) - min(met.values()) <= 3


def test_seed_decides_who_begins() -> None:
    first = [next(lineups(make_match(*"abcdef", seed=seed))) for seed in range(10)]
    assert len(set(first)) > 1


@pytest.mark.parametrize("players", [2, 3, 7])
def test_everybody_has_every_seat_once(players: int) -> None:
    seatings = list(rotations(players))
    for seat in range(players):
        assert sorted(places[seat] for places in seatings) == list(range(players))
    for places in seatings:
        assert sorted(places) == list(range(players))
