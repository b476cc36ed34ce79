"""Names by which the players of a table can be told apart."""

from collections.abc import Sequence
from unicodedata import category

from renown.pad.input_error import InputError

_JOINERS = "\u200c\u200d"
"""What joins or parts letters, in Persian names and in some pictures; it shows nothing itself."""


def can_be_read(name: str) -> bool:
    """Says whether a name shows as something, and steers no terminal."""
    shown = name.translate(dict.fromkeys(map(ord, _JOINERS)))
    return bool(shown.strip()) and all(
        letter.isprintable() or category(letter) == "Zs" for letter in shown
    )


def check_all_named(names: Sequence[str]) -> None:
    """Checks that every player has a name.

    Raises:
        InputError: One has none, or one that cannot be read.
    """
    for number, name in enumerate(names, start=1):
        if not name.strip():
            raise InputError(f"Player {number} has no name.")
        if not can_be_read(name):
            raise InputError(f"Player {number} needs a name that can be read.")


def check_different(names: Sequence[str]) -> None:
    """Checks that no two players have one name.

    Raises:
        InputError: Two have.
    """
    for position, name in enumerate(names):
        if name in names[:position]:
            raise InputError(f"Two players are called {name}: give each their own name.")
