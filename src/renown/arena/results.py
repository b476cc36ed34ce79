"""What is kept of the games of a match."""

import msgspec


class LostTurns(msgspec.Struct, frozen=True):
    """Turns that a bot lost in a game, all for one reason.

    Attributes:
        place: The bot's place in the lineup.
        kind: The reason, a word of `renown.bots.FaultKind`.
        turns: How many.
        example: What happened at the first of them, as a sentence.
    """

    place: int
    kind: str
    turns: int
    example: str


class PlayedGame(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one game ended.

    Attributes:
        fame: The points of each bot, in the order of the lineup, wherever they sat.
        ranks: Where each bot ended, from 1, in the same order; those who share a rank have the
            same.
        lost: The turns that bots lost.
    """

    fame: tuple[int, ...]
    ranks: tuple[int, ...]
    lost: tuple[LostTurns, ...] = ()


class PlayedDeal(msgspec.Struct, frozen=True):
    """All games of one deal, on the same decks.

    Attributes:
        deal: Its number, from 0.
        lineup: The bots that played it, by their positions among the bots of the match.
        games: A game for each rotation of the lineup over the seats.
    """

    deal: int
    lineup: tuple[int, ...]
    games: tuple[PlayedGame, ...]
