"""Who is the richest, and how a tie for first is broken (rules, "Tie for first").

The sources read the sum that breaks a tie differently, so every reading is worked out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from renown.expeditions.scoring import Automa, Player, Sheet, score_all


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read what is added up between tied players.

    Attributes:
        adds_power: Whether power is added, as in the French text.
        adds_both: Whether workers and maps are added together, or only the larger of the two.
        sums: The tied players' sums, in the order of `TieBreak.tied`.
        winners: Who wins by it, by seat; several share the win.
    """

    adds_power: bool
    adds_both: bool
    sums: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TieBreak:
    """A tie for first and its readings.

    Attributes:
        tied: Who is tied, by seat.
        readings: All readings, the one that decides first. Power is in them where it was given for
            all who are tied; there are none where an Automa is among them, which owns nothing
            that could be added.
    """

    tied: tuple[int, ...]
    readings: tuple[Reading, ...]

    @property
    def is_disputed(self) -> bool:
        """Whether the readings name different winners."""
        return len({reading.winners for reading in self.readings}) > 1


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    Attributes:
        sheets: What each player has, in the order of the seats.
        ranks: Each player's place, from 1; equal totals share it, but for first place the tie-break
            has the last word.
        winners: Who wins, by seat; several share the victory.
        tie_break: How a tie for first was broken, or None where there was none.
    """

    sheets: tuple[Sheet, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None


def settle(players: Sequence[Player | Automa]) -> Result:
    """Scores a table and finds who wins.

    Args:
        players: The players, in the order of their seats.

    Raises:
        FiguresError: No players can have that; the message says why.
    """
    sheets = score_all(players)
    totals = [sheet.total for sheet in sheets]
    tied = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    tie_break = _break_tie(players, tied) if len(tied) > 1 else None
    winners = tied
    if tie_break and tie_break.readings:
        winners = tie_break.readings[0].winners
    return Result(sheets, _ranks(totals, winners), winners, tie_break)


def tie_sum(player: Player, *, adds_power: bool, adds_both: bool) -> int:
    """Adds up all glory categories, those without a token included.

    Args:
        player: Who is tied.
        adds_power: Whether power is added.
        adds_both: Whether workers and maps are added together, or only the larger of the two.
    """
    counts = player.counts
    shared = counts.workers + counts.maps if adds_both else max(counts.workers, counts.maps)
    corruption = counts.corruption + counts.corruption20
    # Where their number was not told, there are at least as many upgraded items as values.
    upgrades = len(player.item_values) if counts.upgrades is None else counts.upgrades
    kept = counts.quests + (counts.melds or 0) + upgrades + corruption + counts.cards
    return kept + shared + (player.power or 0) * adds_power


def _break_tie(players: Sequence[Player | Automa], tied: tuple[int, ...]) -> TieBreak:
    rivals: list[Player] = []
    for seat in tied:
        player = players[seat]
        if isinstance(player, Automa):
            return TieBreak(tied, ())
        rivals.append(player)
    knows_power = all(rival.power is not None for rival in rivals)
    readings = []
    for adds_power in (True, False) if knows_power else (False,):
        for adds_both in (True, False):
            sums = tuple(
                tie_sum(rival, adds_power=adds_power, adds_both=adds_both) for rival in rivals
            )
            winners = tuple(
                seat for seat, total in zip(tied, sums, strict=True) if total == max(sums)
            )
            readings.append(Reading(adds_power, adds_both, sums, winners))
    return TieBreak(tied, tuple(readings))


def _ranks(totals: Sequence[int], winners: tuple[int, ...]) -> tuple[int, ...]:
    keys = [(total, seat in winners) for seat, total in enumerate(totals)]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
