"""Asking for the figures of an Expeditions game, one by one."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from rich.console import Console

from renown.expeditions import (
    MOST_PLAYERS,
    Automa,
    Category,
    Counts,
    ExpeditionsError,
    Player,
    score_all,
)
from renown.pad.player_names import can_be_read
from renown.words import ENGLISH, name_category

Answer = TypeVar("Answer")

_CATEGORIES = tuple(Category)

_MOST_DIGITS = 4


class NoAnswerError(Exception):
    """The questions were left unanswered."""


class _AgainError(Exception):
    """An answer cannot be used; the message says why."""


def ask_players(console: Console) -> list[Player | Automa]:
    """Asks who played, and what pays at the end.

    Args:
        console: Where to ask.

    Returns:
        The players, and the Automa of a solo game; what is only needed to break a tie has not been
        asked for.

    Raises:
        NoAnswerError: Somebody went away.
    """
    players: list[Player] = []
    while len(players) < MOST_PLAYERS:
        ending = " (Enter alone: that was everybody)" if players else ""
        name = _ask(console, f"Player {len(players) + 1}{ending}", _name)
        if not name and players:
            break
        if not name:
            console.print("Name at least one player.")
            continue
        if name in [player.name for player in players]:
            console.print(f"{name} is named already.")
            continue
        players.append(_ask_player(console, name, players))
    if len(players) == 1 and _ask(console, "Against the Automa? y or n", _yes):
        icons = _ask(console, "Its icons, how many of each times its value, as in 5x7 3x2", _icons)
        return [*players, Automa("Automa", icons)]
    return [*players]


def ask_for_tie(console: Console, player: Player) -> Player:
    """Asks what breaks a tie.

    Args:
        console: Where to ask.
        player: One of those who are tied.

    Returns:
        The player with these figures.

    Raises:
        NoAnswerError: Somebody went away.
    """
    console.print(f"\n{player.name} is tied for first.", style="bold")
    least = len(player.item_values)
    counts = replace(
        player.counts,
        melds=_ask(console, "Melded meteorites", _number),
        upgrades=_ask(console, "Upgraded items", lambda text: _at_least(text, least)),
        cards=_ask(console, "Cards in hand and active row", _number),
        workers=_ask(console, "Workers", _number),
        maps=_ask(console, "Map tokens", _number),
    )
    power = _ask(console, "Power (Enter alone: play without)", _number_or_none)
    return replace(player, counts=counts, power=power)


def _ask_player(console: Console, name: str, others: list[Player]) -> Player:
    console.print(f"\n{name}", style="bold")
    coins = _ask(console, "Coins, all together", _number)
    quests = _ask(console, "Solved quests", _number)
    for number, category in enumerate(_CATEGORIES, start=1):
        console.print(f"  {number}  {name_category(category, ENGLISH)}")
    where = "Where glory tokens stand, by number, as in 1 5 6"
    glory = _ask(console, where, lambda text: _glory(text, name))
    values = _ask(console, "Values of upgraded items, as in 3 6", _numbers)
    corruption = _ask(console, "Corruption tokens, the one of value 20 not counted", _number)
    player = Player(name, coins, glory, values, Counts(quests=quests, corruption=corruption))
    if any(other.counts.corruption20 for other in others):
        return player
    owns = _ask(console, "The corruption token of value 20 too? y or n", _yes)
    return replace(player, counts=replace(player.counts, corruption20=owns))


def _ask(console: Console, question: str, read: Callable[[str], Answer]) -> Answer:
    """Asks until the answer can be used."""
    while True:
        try:
            text = console.input(f"{question}: ")
        except EOFError:
            raise NoAnswerError from None
        try:
            return read(text.strip())
        except _AgainError as fault:
            console.print(str(fault))


def _name(text: str) -> str:
    if text and not can_be_read(text):
        raise _AgainError("That cannot be read as a name.")
    return text


def _number(text: str) -> int:
    if not text:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
        raise _AgainError("A whole number up to 9,999, please; Enter alone is 0.")
    return int(text)


def _at_least(text: str, least: int) -> int:
    number = _number(text)
    if number < least:
        raise _AgainError(f"There are {least} values of upgraded items.")
    return number


def _number_or_none(text: str) -> int | None:
    return _number(text) if text else None


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(_number(word) for word in text.replace(",", " ").split())


def _icons(text: str) -> tuple[tuple[int, int], ...]:
    pairs = [word.split("x") for word in text.lower().replace("×", "x").split()]
    if not pairs or not all(len(pair) == 2 and all(pair) for pair in pairs):
        raise _AgainError("Like 5x7 3x2, please: five icons that pay 7 each, and three that pay 2.")
    return tuple((_number(count), _number(value)) for count, value in pairs)


def _glory(text: str, name: str) -> tuple[Category, ...]:
    numbers = _numbers(text)
    if not all(1 <= number <= len(_CATEGORIES) for number in numbers):
        raise _AgainError(f"Numbers from 1 to {len(_CATEGORIES)}, please; Enter alone is none.")
    glory = tuple(_CATEGORIES[number - 1] for number in numbers)
    try:
        score_all([Player(name, glory=glory)])
    except ExpeditionsError as fault:
        raise _AgainError(str(fault)) from None
    return glory


def _yes(text: str) -> bool:
    if text.lower() in ("y", "yes"):
        return True
    if text.lower() in ("n", "no", ""):
        return False
    raise _AgainError("y or n, please; Enter alone is n.")
