"""Games as they might have been played, and bots that are easy to follow."""

from collections.abc import Sequence

import pytest

from renown.arena import Match, PlayedDeal, PlayedGame
from renown.bots import BOTS, Bot, BotKind
from renown.faraway import Action, CardSet, Setup, View


def make_match(*bots: str, players: int = 2, seed: int = 1, setup: Setup = Setup.BASIC) -> Match:
    return Match(bots, players, setup, (CardSet.BASE,), seed)


def make_deal(lineup: Sequence[int], *ranks: Sequence[int], fame: int = 0) -> PlayedDeal:
    """Makes a deal from the ranks of the bots in each game; all have the same fame."""
    games = tuple(PlayedGame((fame,) * len(lineup), tuple(each)) for each in ranks)
    return PlayedDeal(0, tuple(lineup), games)


class FirstBot(Bot):
    """Takes the first legal action."""

    def choose(self, view: View) -> Action:
        return view.legal_actions[0]


class LastBot(Bot):
    """Takes the last legal action."""

    def choose(self, view: View) -> Action:
        return view.legal_actions[-1]


def add_bot(patch: pytest.MonkeyPatch, name: str, kind: type[Bot]) -> None:
    """Gives a bot a name in this process."""
    assert isinstance(BOTS, dict)
    patch.setitem(BOTS, name, BotKind(lambda random, _: kind(random)))
