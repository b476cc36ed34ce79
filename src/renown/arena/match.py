"""What is played: everything that decides how its deals turn out."""

from dataclasses import dataclass

from renown.arena.errors import ArenaError
from renown.faraway import CardSet, Setup, new_game


@dataclass(frozen=True, slots=True)
class Match:
    """Bots that meet at one kind of table, deal after deal.

    Attributes:
        bots: Their names, as `renown.bots.make_bot` reads them.
        players: How many sit at a table.
        setup: How hands are dealt.
        sets: The sets in play.
        seed: What all chance comes from.
    """

    bots: tuple[str, ...]
    players: int
    setup: Setup
    sets: tuple[CardSet, ...]
    seed: int

    def __post_init__(self) -> None:
        """Checks that there is something to play.

        Raises:
            ArenaError: There are too few bots, or the same one twice.
            SetupError: So many cannot play.
        """
        if len(self.bots) < 2:
            raise ArenaError(f"A match needs at least 2 bots, not {len(self.bots)}.")
        for position, bot in enumerate(self.bots):
            if bot in self.bots[:position]:
                raise ArenaError(f"The bot {bot} is named twice; it cannot meet itself.")
        new_game(self.players, setup=self.setup, sets=self.sets, seed=0)  # the rules say who can
