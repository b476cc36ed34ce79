"""What a bot is: a program that sees what a seat may see, and answers with an action."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from renown.bots.faults import Fault
from renown.faraway import Action, View


class BotError(ValueError):
    """A bot cannot be made or cannot play; the message is a sentence that says why."""


class Bot(ABC):
    """A program that plays a seat, in one game after another.

    Args:
        random: Where its chance comes from.
    """

    def __init__(self, random: Random) -> None:
        self._random = random

    @property
    def faults(self) -> Sequence[Fault]:
        """What it did wrong in this game so far; bots of ours do nothing wrong."""
        return ()

    def prepare(self) -> None:  # noqa: B027 - most bots are ready
        """Does beforehand what its first decision would have to wait for.

        Raises:
            BotError: It cannot play.
        """

    def begin(self, view: View, seed: int) -> None:  # noqa: ARG002 - most bots need only the seed
        """Begins a new game: all the bot's chance in it comes from the seed.

        Args:
            view: What the bot's seat may see at the start.
            seed: A number of 32 bits.
        """
        self._random.seed(seed)

    @abstractmethod
    def choose(self, view: View) -> Action:
        """Chooses what to do.

        Args:
            view: What the bot's seat may see; its legal actions are not empty.

        Returns:
            One of the view's legal actions.
        """

    def end(self, view: View) -> None:  # noqa: B027 - most bots do nothing here
        """Ends a game.

        Args:
            view: What the bot's seat may see at the end.
        """

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Gives back what the bot holds; it plays no more."""
