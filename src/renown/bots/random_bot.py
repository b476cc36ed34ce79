"""The bot `random`."""

from random import Random

from renown.faraway import Action, View


class RandomBot:
    """Takes any legal action, each as likely as the others.

    Args:
        random: Where its choices come from.
    """

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, view: View) -> Action:
        """Chooses blindly."""
        return self._random.choice(view.legal_actions)
