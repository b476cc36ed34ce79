"""What can go wrong in the arena."""


class ArenaError(ValueError):
    """A match cannot be played so; the message is a sentence that says why."""


class ClusterError(ArenaError):
    """The cluster is not there, or cannot play."""


class BrokenGameError(RuntimeError):
    """A bot failed in the middle of a game, which is a mistake in the bot."""
