"""The bot `flat`."""

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from renown.bots.match import rehearse
from renown.bots.protocol import Bot
from renown.faraway import Action, View
from renown.fast import cards, compiling, kernels, unseen
from renown.fast.games import start_of_chance
from renown.fast.kernels import Cells, apply, count_actions, play_out, score_seat
from renown.fast.unseen import deal_unseen, seen_cells

compiled = compiling.compiler(cards, kernels, unseen)


class FlatBot(Bot):
    """Plays every action out many times with random play, and takes what gave most fame.

    Args:
        random: Where its chance comes from.
        rollouts: How often each action is played out.
    """

    def __init__(self, random: Random, rollouts: int) -> None:
        super().__init__(random)
        self._rollouts = rollouts

    def prepare(self) -> None:
        """Has the kernels compiled, or loaded from where they are kept."""
        rehearse(FlatBot(Random(0), 1))

    def choose(self, view: View) -> Action:
        """Chooses the action that gave most in all."""
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        totals = np.zeros(len(view.legal_actions), np.int64)
        chance = start_of_chance(self._random.getrandbits(64))
        _play_all_out(seen_cells(view), view.seat, self._rollouts, chance, totals)
        return view.legal_actions[int(totals.argmax())]


@compiled
def _play_all_out(
    cells: Cells, seat: Any, rollouts: Any, chance: npt.NDArray[np.uint64], totals: npt.NDArray[Any]
) -> None:
    """Adds up the fame after each action; all actions meet the same cards."""
    game = cells.copy()
    for _ in range(rollouts):
        deal_unseen(cells, seat, chance)
        for action in range(count_actions(cells, seat)):
            game[:] = cells
            apply(game, seat, action)
            play_out(game, chance)
            totals[action] += score_seat(game, seat)
