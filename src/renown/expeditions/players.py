"""How many can play."""

from renown.expeditions.errors import FiguresError

MOST_PLAYERS = 6
"""Players at a table, with Gears of Corruption."""


def check_players(players: int) -> None:
    """Checks that so many can play.

    Raises:
        FiguresError: They cannot.
    """
    if not 1 <= players <= MOST_PLAYERS:
        raise FiguresError(f"Expeditions is for 1 to {MOST_PLAYERS} players, not {players}.")
