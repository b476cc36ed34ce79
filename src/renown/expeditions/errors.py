"""What can be wrong with what is said about an Expeditions game.

    ExpeditionsError (a ValueError)
    ├── BoastError     a glory token that cannot be placed
    ├── TurnError      a turn that is not there to be ended
    └── FiguresError   figures that no player can have

Every message is a sentence for the person who made the mistake. Nothing has changed when one of
these is raised.
"""


class ExpeditionsError(ValueError):
    """Something does not fit the rules of Expeditions."""


class BoastError(ExpeditionsError):
    """A glory token cannot be placed there."""


class TurnError(ExpeditionsError):
    """It is not that player's turn, or no turn is left."""


class FiguresError(ExpeditionsError):
    """Figures cannot be those of a game; nothing is scored."""
