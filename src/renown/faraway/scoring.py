"""Scoring a row: Regions from right to left, then the Sanctuaries (rules, "Scoring").

The answer is a score sheet: for every card its points, and why, as data from which a sentence can
be made in any language.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from renown.faraway.cards import Card, Region, RegionName, Sanctuary, SanctuaryName
from renown.faraway.catalogue import region, sanctuary
from renown.faraway.errors import CardsError, SacrificeError
from renown.faraway.quests import AtLeast, Each, EachSet, Flat, Sacrifice
from renown.faraway.signs import Countable

ROW_LENGTH = 8
"""Regions in a complete row: one for each round."""


class Outcome(StrEnum):
    """What became of a card's quest."""

    NO_QUEST = "no quest"
    PAID = "paid"
    UNMET = "unmet"
    DECLINED = "declined"
    GIVEN_UP = "given up"


@dataclass(frozen=True, slots=True)
class Requirement:
    """A number of visible things that a quest asks for before it pays.

    Attributes:
        what: What it asks for.
        needed: How many must be visible.
        visible: How many were.
    """

    what: Countable
    needed: int
    visible: int

    @property
    def missing(self) -> int:
        """How many were not there; 0 where the requirement is met."""
        return max(0, self.needed - self.visible)


@dataclass(frozen=True, slots=True)
class Count:
    """How many of one thing were visible when a quest counted it."""

    what: Countable
    visible: int


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """What one card paid, and why.

    Attributes:
        card: The card.
        points: The fame it paid.
        outcome: What became of its quest.
        requirements: All that the quest asks for, met or not.
        counted: What the quest counts, one entry for each thing; empty where it pays once.
        times: How many times the quest's points were paid, 0 where something was missing.
        visible: The cards that were visible at that moment, the card itself included.
        given_up: The Sanctuaries its owner gave up for it.
    """

    card: Region | Sanctuary
    points: int
    outcome: Outcome
    requirements: tuple[Requirement, ...] = ()
    counted: tuple[Count, ...] = ()
    times: int = 0
    visible: tuple[Card, ...] = ()
    given_up: tuple[Sanctuary, ...] = ()

    @property
    def missing(self) -> tuple[Requirement, ...]:
        """The requirements that were not met."""
        return tuple(requirement for requirement in self.requirements if requirement.missing)

    @property
    def counting_cards(self) -> tuple[Card, ...]:
        """The visible cards that this quest counted or asked for, as they became visible."""
        wanted = {count.what for count in self.counted}
        wanted |= {requirement.what for requirement in self.requirements}
        return tuple(
            card for card in self.visible if any(what in wanted for what, _ in card.counts)
        )


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """What one player's cards paid.

    Attributes:
        regions: A line for each Region, in the order of the row.
        sanctuaries: A line for each Sanctuary, in the order given; one that was given up keeps
            its place with 0 points.
    """

    regions: tuple[ScoreLine, ...]
    sanctuaries: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The player's fame."""
        return sum(line.points for line in self.regions + self.sanctuaries)

    @property
    def row(self) -> tuple[Region, ...]:
        """The Regions scored, left to right."""
        return tuple(line.card for line in self.regions if isinstance(line.card, Region))


def score(
    row: Sequence[RegionName],
    sanctuaries: Sequence[SanctuaryName] = (),
    sacrifices: Mapping[str, Sequence[SanctuaryName]] | None = None,
) -> ScoreSheet:
    """Scores a row with its Sanctuaries.

    Args:
        row: Up to eight Regions, left to right: ids, printed numbers or Regions.
        sanctuaries: The Sanctuaries placed: ids or Sanctuaries.
        sacrifices: For each Region with a sacrifice, by its id, the Sanctuaries given up for it;
            a Region that is left out, or has none, was given nothing.

    Raises:
        UnknownCardError: A name is no card's.
        CardsError: More than eight Regions, or a card named twice.
        SacrificeError: A sacrifice the row's owner could not make.
    """
    regions = tuple(region(name) for name in row)
    placed = tuple(sanctuary(name) for name in sanctuaries)
    _check_cards(regions, placed)
    given_up: dict[str, tuple[Sanctuary, ...]] = {}
    for name, given in (sacrifices or {}).items():
        card = region(name)
        if card.id in given_up:
            raise SacrificeError(f"The sacrifice for {card.id} is named twice.")
        given_up[card.id] = tuple(sanctuary(each) for each in given)
    _check_sacrifices(regions, placed, given_up)
    return score_cards(regions, placed, given_up)


def score_cards(
    row: Sequence[Region],
    sanctuaries: Sequence[Sanctuary],
    sacrifices: Mapping[str, tuple[Sanctuary, ...]] | None = None,
) -> ScoreSheet:
    """Scores cards that are known to lie on a table, as in a game; see `score`."""
    kept_visible = always_visible(row)
    visible = _Visible()
    for card in (*sanctuaries, *kept_visible):
        visible.add(card)

    lines: list[ScoreLine] = []
    gone: set[Sanctuary] = set()
    for card in reversed(row):
        if card not in kept_visible:
            visible.add(card)
        given_up = sacrifices.get(card.id, ()) if sacrifices else ()
        lines.append(_score_card(card, visible, given_up))
        for given in given_up:
            visible.remove(given)
            gone.add(given)
    lines.reverse()

    return ScoreSheet(
        regions=tuple(lines),
        sanctuaries=tuple(
            ScoreLine(card, 0, Outcome.GIVEN_UP) if card in gone else _score_card(card, visible, ())
            for card in sanctuaries
        ),
    )


def always_visible(row: Sequence[Region]) -> tuple[Region, ...]:
    """Finds the Regions of a row that are not turned face down (rules, "Under Starry Skies").

    These are its Meteorites, and its Regions whose last digit is that of one of its Meteorites.
    """
    digits = {card.number % 10 for card in row if card.meteorite}
    return tuple(card for card in row if card.number % 10 in digits) if digits else ()


class _Visible:
    """The cards that count at one moment of the scoring."""

    __slots__ = ("cards", "counts")

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.counts: dict[Countable, int] = {}

    def add(self, card: Card) -> None:
        self.cards.append(card)
        for what, number in card.counts:
            self.counts[what] = self.counts.get(what, 0) + number

    def remove(self, card: Card) -> None:
        self.cards.remove(card)
        for what, number in card.counts:
            self.counts[what] -= number

    def count(self, what: Countable) -> int:
        return self.counts.get(what, 0)


def _score_card(
    card: Region | Sanctuary, visible: _Visible, given_up: tuple[Sanctuary, ...]
) -> ScoreLine:
    """Says what a card pays with the cards visible now.

    A condition asks for at least that many visible wonders; it uses nothing up, and not met it
    pays nothing at all.
    """
    requirements: tuple[Requirement, ...] = ()
    if isinstance(card, Region) and card.condition:
        requirements = tuple(
            Requirement(wonder, needed, visible.count(wonder)) for wonder, needed in card.condition
        )
    counted: tuple[Count, ...] = ()
    outcome = Outcome.PAID
    match card.quest:
        case None:
            return ScoreLine(card, 0, Outcome.NO_QUEST, visible=tuple(visible.cards))
        case Flat(points):
            times = 1
        case Each(points, of):
            counted = tuple(Count(what, visible.count(what)) for what in of)
            times = sum(count.visible for count in counted)
        case EachSet(points, of):
            counted = tuple(Count(what, visible.count(what)) for what in of)
            times = min(count.visible for count in counted)
        case AtLeast(points, what, needed):
            requirements += (Requirement(what, needed, visible.count(what)),)
            times = 1
        case Sacrifice(points, _):
            times = 1 if given_up else 0
            if not given_up:
                outcome = Outcome.DECLINED
    if any(requirement.missing for requirement in requirements):
        times = 0
        outcome = Outcome.UNMET
    return ScoreLine(
        card, points * times, outcome, requirements, counted, times, tuple(visible.cards), given_up
    )


def _check_cards(row: Sequence[Region], sanctuaries: Sequence[Sanctuary]) -> None:
    if len(row) > ROW_LENGTH:
        raise CardsError(f"A row has at most {ROW_LENGTH} Regions, and here are {len(row)}.")
    seen: set[Card] = set()
    for card in (*row, *sanctuaries):
        if card in seen:
            raise CardsError(f"{card.id} is named twice, and there is only one of each card.")
        seen.add(card)


def _check_sacrifices(
    row: Sequence[Region],
    sanctuaries: Sequence[Sanctuary],
    sacrifices: Mapping[str, tuple[Sanctuary, ...]],
) -> None:
    left = list(sanctuaries)
    for name, given_up in sacrifices.items():
        card = next((card for card in row if card.id == name), None)
        if card is None:
            raise SacrificeError(f"{name} is not in the row, so nothing can be given up for it.")
        if not isinstance(card.quest, Sacrifice):
            raise SacrificeError(f"{name} asks for no sacrifice.")
        if given_up and len(given_up) != card.quest.sanctuaries:
            asked = (
                f"{card.quest.sanctuaries} Sanctuar{'y' if card.quest.sanctuaries == 1 else 'ies'}"
            )
            raise SacrificeError(f"{name} asks for {asked} to be given up, not {len(given_up)}.")
        for given in given_up:
            if given not in left:
                raise SacrificeError(
                    f"{given.id} cannot be given up for {name}: it is not there, or already gone."
                )
            left.remove(given)
