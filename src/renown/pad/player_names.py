"""Names by which the players of a table can be told apart."""

from collections.abc import Sequence

from renown.pad.input_error import InputError


def check_all_named(names: Sequence[str]) -> None:
    """Checks that every player has a name.

    Raises:
        InputError: One has none.
    """
    for number, name in enumerate(names, start=1):
        if not name.strip():
            raise InputError(f"Player {number} has no name.")


def check_different(names: Sequence[str]) -> None:
    """Checks that no two players have one name.

    Raises:
        InputError: Two have.
    """
    for position, name in enumerate(names):
        if name in names[:position]:
            raise InputError(f"Two players are called {name}: give each their own name.")
