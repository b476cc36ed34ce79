from collections.abc import Sequence
from random import Random
from typing import ClassVar

import pytest
from tests.arena.games import FirstBot, LastBot, add_bot, make_match

from renown.arena import BrokenGameError, LostTurns
from renown.arena.playing import play_deals
from renown.bots import Fault, FaultKind, play_game
from renown.faraway import Action, Setup, View, new_game

DEALS = [(number, (0, 1)) for number in range(3)]


class WatchingBot(FirstBot):
    """Notes what it is dealt."""

    seen: ClassVar[list[tuple[int | None, tuple[str, ...], tuple[str, ...]]]] = []

    def begin(self, view: View, seed: int) -> None:
        super().begin(view, seed)
        hand = view.hand or view.kept
        self.seen.append(
            (view.seat, tuple(card.id for card in hand), tuple(card.id for card in view.river))
        )


@pytest.mark.parametrize("players", [2, 3])
def test_rotations_of_a_deal_have_the_same_decks(
    monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    for name in ("a", "b", "c"):
        add_bot(monkeypatch, name, WatchingBot)
    monkeypatch.setattr(WatchingBot, "seen", [])
    match = make_match(*"abc"[:players], players=players)
    play_deals(match, [(0, tuple(range(players))), (1, tuple(range(players)))])
    first = set(WatchingBot.seen[: players * players])
    second = set(WatchingBot.seen[players * players :])
    assert {seat for seat, _, _ in first} == set(range(players))
    assert len(first) == len(second) == players
    assert not first & second


def test_bots_that_play_alike_share_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    add_bot(monkeypatch, "one", FirstBot)
    add_bot(monkeypatch, "other", FirstBot)
    for deal in play_deals(make_match("one", "other"), DEALS):
        here, there = deal.games
        assert here.fame == there.fame[::-1]
        assert here.ranks == there.ranks[::-1]


def test_game_is_the_one_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    add_bot(monkeypatch, "first", FirstBot)
    add_bot(monkeypatch, "last", LastBot)
    (deal,) = play_deals(make_match("first", "last", seed=4), [(7, (0, 1))])
    first, last = FirstBot(Random(0)), LastBot(Random(0))
    dealt = new_game(2, seed="4, deal 7")
    straight, turned = (
        play_game(dealt, [first, last], [0, 0]),
        play_game(dealt, [last, first], [0, 0]),
    )
    assert deal.games[0].fame == tuple(sheet.total for sheet in straight.sheets())
    assert deal.games[1].fame == tuple(sheet.total for sheet in turned.sheets())[::-1]
    assert deal.games[0].ranks.index(1) == straight.ranking().winners[0]


def test_deal_does_not_depend_on_what_was_played_before() -> None:
    match = make_match("random", "greedy", setup=Setup.ADVANCED)
    together = play_deals(match, DEALS)
    assert [deal.deal for deal in together] == [0, 1, 2]
    assert [played for deal in DEALS for played in play_deals(match, [deal])] == together
    assert play_deals(match, DEALS[::-1]) == together[::-1]


def test_seed_decides_all() -> None:
    match = make_match("random", "greedy")
    other = make_match("random", "greedy", seed=2)
    assert play_deals(match, DEALS) == play_deals(match, DEALS)
    assert play_deals(match, DEALS) != play_deals(other, DEALS)


def test_chance_of_a_bot_differs_from_rotation_to_rotation_and_from_copy_to_copy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seeds = []

    class NotingBot(FirstBot):
        def begin(self, view: View, seed: int) -> None:
            super().begin(view, seed)
            seeds.append(seed)

    add_bot(monkeypatch, "noting", NotingBot)
    add_bot(monkeypatch, "noting too", NotingBot)
    play_deals(make_match("noting", "noting too", players=3), [(0, (0, 1, 1)), (1, (0, 1, 1))])
    assert len(set(seeds)) == len(seeds) == 18


def test_failing_bot_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class FailingBot(FirstBot):
        def choose(self, view: View) -> Action:
            if view.round == 5:
                raise KeyError("five")
            return super().choose(view)

    add_bot(monkeypatch, "failing", FailingBot)
    with pytest.raises(BrokenGameError, match="Game 1 of deal 2 with the seed 1 broke off") as told:
        play_deals(make_match("failing", "greedy"), [(2, (0, 1))])
    assert isinstance(told.value.__cause__, KeyError)


def test_lost_turns_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class LosingBot(FirstBot):
        """Loses two turns in every game in the first seat."""

        def begin(self, view: View, seed: int) -> None:
            super().begin(view, seed)
            self._seat = view.seat

        @property
        def faults(self) -> Sequence[Fault]:
            late = [Fault(FaultKind.SLOW, "It was late."), Fault(FaultKind.SLOW, "Late again.")]
            return late if self._seat == 0 else []

    add_bot(monkeypatch, "losing", LosingBot)
    (deal,) = play_deals(make_match("greedy", "losing"), [(0, (0, 1))])
    assert deal.games[0].lost == ()
    assert deal.games[1].lost == (LostTurns(1, "slow", 2, "It was late."),)


def test_bots_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = []

    class ClosingBot(FirstBot):
        def close(self) -> None:
            closed.append(self)

    add_bot(monkeypatch, "closing", ClosingBot)
    play_deals(make_match("greedy", "closing", players=3), [(0, (0, 1, 1)), (1, (0, 1, 1))])
    assert len(closed) == len(set(closed)) == 2
