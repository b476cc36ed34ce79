"""What a bot is: a program that sees what a seat may see, and answers with an action."""

from typing import Protocol

from renown.faraway import Action, View


class Bot(Protocol):
    """A program that plays a seat."""

    def choose(self, view: View) -> Action:
        """Chooses what to do.

        Args:
            view: What the bot's seat may see; its legal actions are not empty.

        Returns:
            One of the view's legal actions.
        """
        ...
