"""What everybody has at the end, line by line (rules, "Scoring, in this order")."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from renown.expeditions.categories import NOTHING, TITLES, TOKENS, Category, Counts
from renown.expeditions.errors import FiguresError
from renown.expeditions.players import check_players

GLORY = (5, 6, 8, 10)
"""What each glory token pays with 0, 1, 2, and 3 or more solved quests."""

MOST = 9_999
"""Above every figure of a game; a larger one is a slip of the finger."""

CORRUPTION = 2
"""What each corruption token pays, the one of value 20 too."""


class Source(StrEnum):
    """What coins come from, in the order they are counted."""

    COINS = "coins"
    GLORY = "glory"
    ITEMS = "items"
    CORRUPTION = "corruption"
    ICONS = "icons"


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before a player at the end.

    Attributes:
        name: The player's name.
        coins: The value of all coins.
        glory: Where the glory tokens stand.
        item_values: The coin values printed on upgraded items.
        counts: What the player owns.
        power: The player's power, for the reading of the tie-break that adds it; None: not asked.
    """

    name: str
    coins: int = 0
    glory: tuple[Category, ...] = ()
    item_values: tuple[int, ...] = ()
    counts: Counts = NOTHING
    power: int | None = None


@dataclass(frozen=True, slots=True)
class Automa:
    """The Automa of a solo game: its progress cards have values of their own.

    Attributes:
        name: What it is called.
        icons: For each kind of icon how many there are, and the value printed for each.
    """

    name: str
    icons: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a score sheet.

    Attributes:
        source: What it counts.
        count: How many there are: coins, tokens, items, or icons.
        each: What each pays, or None where they differ.
        points: What they pay together, in coins.
    """

    source: Source
    count: int
    each: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """What one player comes to.

    Attributes:
        name: The player's name.
        lines: The lines, in the order they are counted.
    """

    name: str
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """All coins."""
        return sum(line.points for line in self.lines)

    def points(self, source: Source) -> int:
        """Gives what one source pays."""
        return sum(line.points for line in self.lines if line.source is source)


def glory_value(quests: int) -> int:
    """Gives what each glory token pays.

    Args:
        quests: Solved quests.
    """
    return GLORY[min(quests, len(GLORY) - 1)]


def one_more_quest(player: Player) -> int:
    """Gives how many more coins one more solved quest would bring."""
    quests = player.counts.quests
    return len(player.glory) * (glory_value(quests + 1) - glory_value(quests))


def score(player: Player | Automa) -> Sheet:
    """Counts what one player has.

    Args:
        player: What lies before the player.

    Raises:
        FiguresError: No player can have that; the message says why.
    """
    if isinstance(player, Automa):
        _check_automa(player)
        return Sheet(
            player.name,
            tuple(Line(Source.ICONS, count, each, count * each) for count, each in player.icons),
        )
    _check(player)
    counts = player.counts
    each = glory_value(counts.quests)
    tokens, values = len(player.glory), player.item_values
    corruption = counts.corruption + counts.corruption20
    return Sheet(
        player.name,
        (
            Line(Source.COINS, player.coins, 1, player.coins),
            Line(Source.GLORY, tokens, each, tokens * each),
            Line(Source.ITEMS, len(values), None, sum(values)),
            Line(Source.CORRUPTION, corruption, CORRUPTION, corruption * CORRUPTION),
        ),
    )


def score_all(players: Sequence[Player | Automa]) -> tuple[Sheet, ...]:
    """Counts what each player of a table has.

    Args:
        players: The players, in any order.

    Raises:
        FiguresError: No players can have that; the message says why.
    """
    if not players:
        raise FiguresError("Nobody plays: name at least one player.")
    check_players(len(players))
    owners = [
        player.name
        for player in players
        if isinstance(player, Player) and player.counts.corruption20
    ]
    if len(owners) > 1:
        raise FiguresError(
            f"{owners[0]} and {owners[1]} both own the corruption token of value 20: there is one."
        )
    return tuple(score(player) for player in players)


def _check(player: Player) -> None:
    name, counts = player.name, player.counts
    figures = {
        "coins": player.coins,
        "solved quests": counts.quests,
        "melded meteorites": counts.melds or 0,
        "upgraded items": counts.upgrades or 0,
        "corruption tokens": counts.corruption,
        "cards": counts.cards,
        "workers": counts.workers,
        "map tokens": counts.maps,
        "power": player.power or 0,
    }
    for what, number in figures.items():
        _check_figure(number, f"{name}: {what}")
    for value in player.item_values:
        _check_figure(value, f"{name}: the value of an item")
    if len(player.glory) > TOKENS:
        raise FiguresError(
            f"{name}: {len(player.glory)} glory tokens are named, and everybody has {TOKENS}."
        )
    for category in player.glory:
        if player.glory.count(category) > 1:
            raise FiguresError(f"{name}: only one token can stand on {TITLES[category]}.")
    if counts.upgrades is not None and len(player.item_values) > counts.upgrades:
        raise FiguresError(
            f"{name}: there are {len(player.item_values)} values of items, and"
            f" {counts.upgrades} upgraded."
        )


def _check_automa(automa: Automa) -> None:
    for figures in automa.icons:
        for number in figures:
            _check_figure(number, f"{automa.name}: an icon's figure")


def _check_figure(number: int, what: str) -> None:
    if number > MOST:
        raise FiguresError(f"{what} cannot be more than {MOST:,}.")
    if number < 0:
        raise FiguresError(f"{what} cannot be less than 0.")
