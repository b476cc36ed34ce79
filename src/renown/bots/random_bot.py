"""The bot `random`."""

from renown.bots.protocol import Bot
from renown.faraway import Action, View


class RandomBot(Bot):
    """Takes any legal action, each as likely as the others.

    Args:
        random: Where its choices come from.
    """

    def choose(self, view: View) -> Action:
        """Chooses blindly."""
        return self._random.choice(view.legal_actions)
