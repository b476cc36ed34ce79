"""What can be wrong with something a player asks for.

    FarawayError (a ValueError)
    ├── UnknownCardError       no card has that name
    ├── CardsError             cards that cannot lie on one table together
    ├── SacrificeError         a sacrifice the rules do not allow
    ├── SetupError             a game that cannot be set up so
    │   └── PlayersError       too few or too many players for the sets in play
    ├── IllegalActionError     an action that is not allowed now
    └── RecordError            a record that cannot be read (line, column)

Every message is a sentence for the person who made the mistake. Nothing has changed when one of
these is raised.
"""


class FarawayError(ValueError):
    """Something asked for does not fit the rules of Faraway."""


class UnknownCardError(FarawayError):
    """No card has that id or number."""


class CardsError(FarawayError):
    """The cards named cannot lie on one table together."""


class SacrificeError(FarawayError):
    """A sacrifice names cards that cannot be given up for that Region."""


class SetupError(FarawayError):
    """A game cannot be set up in the way asked for."""


class PlayersError(SetupError):
    """So many cannot play with the sets in play."""


class IllegalActionError(FarawayError):
    """The action is not allowed for this seat at this moment."""


class RecordError(FarawayError):
    """The text of a record cannot be read.

    Args:
        line: The line of the text, from 1.
        column: The character within the line, from 1.
        problem: What was found and what was expected there, as a sentence.
    """

    def __init__(self, line: int, column: int, problem: str) -> None:
        super().__init__(f"line {line}, column {column}: {problem}")
        self.line = line
        self.column = column
        self.problem = problem

    def __reduce__(self) -> tuple[type["RecordError"], tuple[int, int, str]]:
        """Lets the error travel between processes with its three arguments."""
        return RecordError, (self.line, self.column, self.problem)
