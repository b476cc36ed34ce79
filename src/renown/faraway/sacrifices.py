"""Sacrifices: when they are asked for, and which give most (rules, "Under Starry Skies").

A Region with a sacrifice asks its owner when it is scored. What is given up leaves at once and
counts for nothing that is scored afterwards.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from renown.faraway.actions import GiveUp
from renown.faraway.cards import Region, Sanctuary
from renown.faraway.quests import Sacrifice
from renown.faraway.scoring import score_cards


def next_decisions(
    row: Sequence[Region], sanctuaries: Sequence[Sanctuary], made: Sequence[GiveUp]
) -> tuple[GiveUp, ...]:
    """Lists what can be decided for the next Region of a row that asks for a sacrifice.

    Args:
        row: The row, left to right; it is scored from right to left.
        sanctuaries: The Sanctuaries placed, those given up included.
        made: The decisions made so far.

    Returns:
        To give nothing up, then every choice of Sanctuaries; empty when no Region asks any more. A
        Region that asks for more Sanctuaries than are left does not ask.
    """
    decided = {decision.region for decision in made}
    gone = {card for decision in made for card in decision.sanctuaries}
    left = [card for card in sanctuaries if card not in gone]
    for region in reversed(row):
        quest = region.quest
        if not isinstance(quest, Sacrifice) or region in decided:
            continue
        if quest.sanctuaries <= len(left):
            choices = combinations(left, quest.sanctuaries)
            return GiveUp(region), *(GiveUp(region, given) for given in choices)
    return ()


def best_decisions(
    row: Sequence[Region], sanctuaries: Sequence[Sanctuary], made: Sequence[GiveUp] = ()
) -> tuple[GiveUp, ...]:
    """Finds the decisions that give most fame, by trying every choice.

    Args:
        row: The row, left to right.
        sanctuaries: The Sanctuaries placed, those given up included.
        made: Decisions that are made already, and stand.

    Returns:
        All decisions, those made included. Of several that give the same, those that give up least.
    """
    return max(
        _all_decisions(row, sanctuaries, tuple(made)),
        key=lambda decisions: (
            score_cards(row, sanctuaries, as_sacrifices(decisions)).total,
            -sum(len(decision.sanctuaries) for decision in decisions),
        ),
    )


def as_sacrifices(decisions: Sequence[GiveUp]) -> Mapping[str, tuple[Sanctuary, ...]]:
    """Puts decisions into the form in which scoring takes sacrifices; nothing given is left out."""
    return {
        decision.region.id: decision.sanctuaries for decision in decisions if decision.sanctuaries
    }


def _all_decisions(
    row: Sequence[Region], sanctuaries: Sequence[Sanctuary], made: tuple[GiveUp, ...]
) -> Iterator[tuple[GiveUp, ...]]:
    choices = next_decisions(row, sanctuaries, made)
    if not choices:
        yield made
    for choice in choices:
        yield from _all_decisions(row, sanctuaries, (*made, choice))
