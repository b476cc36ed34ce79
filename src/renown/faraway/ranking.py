"""Who wins, and how a tie is broken (rules, "Winner")."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from renown.faraway.cards import Region
from renown.faraway.scoring import ScoreSheet


class TieBreak(StrEnum):
    """What decides between players with the same fame.

    `LOWEST_CARD` is the French rulebook's: whoever has the Region with the smallest exploration
    time. `LOWEST_TOTAL` is printed elsewhere: the lowest sum of all exploration times.
    """

    LOWEST_CARD = "lowest_card"
    LOWEST_TOTAL = "lowest_total"


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one player ended.

    Attributes:
        seat: The player's seat, from 0.
        rank: The place, from 1; players who share a place have the same rank.
        fame: The player's points.
        lowest_card: The player's Region with the smallest exploration time; None without Regions.
        total_time: The sum of the player's exploration times, in hours.
    """

    seat: int
    rank: int
    fame: int
    lowest_card: Region | None
    total_time: int


@dataclass(frozen=True, slots=True)
class Ranking:
    """All players, the best first.

    Attributes:
        standings: A standing for each player.
        tie_break: What decided between equal fame.
    """

    standings: tuple[Standing, ...]
    tie_break: TieBreak

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: one, or those who share the win."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)

    @property
    def tied(self) -> tuple[Standing, ...]:
        """The standings with the most fame where several have it, or none."""
        most = tuple(
            standing for standing in self.standings if standing.fame == self.standings[0].fame
        )
        return most if len(most) > 1 else ()


def rank(sheets: Sequence[ScoreSheet], tie_break: TieBreak = TieBreak.LOWEST_CARD) -> Ranking:
    """Ranks the players of one table.

    Args:
        sheets: The players' score sheets, in the order of their seats; at least one.
        tie_break: What decides between equal fame.
    """

    def order(seat: int) -> tuple[int, tuple[int, bool]]:
        row = sheets[seat].row
        if not row:
            key = _NO_REGION
        elif tie_break is TieBreak.LOWEST_TOTAL:
            key = (sum(card.number for card in row), False)
        else:
            key = min(card.exploration_time for card in row)
        return -sheets[seat].total, key

    seats = sorted(range(len(sheets)), key=order)
    standings: list[Standing] = []
    for position, seat in enumerate(seats):
        shared = position > 0 and order(seats[position - 1]) == order(seat)
        row = sheets[seat].row
        standings.append(
            Standing(
                seat=seat,
                rank=standings[-1].rank if shared else position + 1,
                fame=sheets[seat].total,
                lowest_card=min(row, key=lambda card: card.exploration_time, default=None),
                total_time=sum(card.number for card in row),
            )
        )
    return Ranking(tuple(standings), tie_break)


_NO_REGION = (1_000, False)
"""Later than any exploration time: an empty row wins no tie."""
