"""The bot `instant`."""

from random import Random

from renown.bots.match import rehearse
from renown.bots.network.weights import Weights
from renown.bots.network_bot import NetworkBot
from renown.fast.kernels import Cells


class InstantBot(NetworkBot):
    """Takes what a learned network expects most fame of, without looking ahead.

    Args:
        random: Where its chance comes from.
        weights: The network.
        noise: How far off its expectations are, in fame (a standard deviation): it makes the
            mistakes of a person who sees less.
    """

    def __init__(self, random: Random, weights: Weights, noise: int) -> None:
        super().__init__(random, weights)
        self._noise = noise

    def prepare(self) -> None:
        """Has the kernels compiled, or loaded from where they are kept."""
        rehearse(InstantBot(Random(0), self._network, 0))

    def _pick(self, cells: Cells, seat: int, moves: int) -> int:  # noqa: ARG002 - sees the values
        values = self._desk["value"][:moves].tolist()
        if self._noise:
            values = [value + self._random.gauss(0, self._noise) for value in values]
        return int(self._desk["first_action"][values.index(max(values))])
