"""Finding cards by words for what is on them.

A word is a biome, an icon, night or day, an id, a number, a kind of card or a word of a box's
name. Some words belong together: `thistle quest`, `needs 3 stones`, `2 stones`. `2/clue` is a
quest that pays 2 for each clue, `set` one for sets.
"""

import re
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeAlias, TypeVar

from renown.faraway import (
    AtLeast,
    Biome,
    CardSet,
    Countable,
    Each,
    EachSet,
    Flat,
    Mark,
    Region,
    Sacrifice,
    Sanctuary,
    Wonder,
)
from renown.pad.input_error import InputError, shorten

AnyCard: TypeAlias = Region | Sanctuary
Things: TypeAlias = tuple[Countable, ...]
_Test: TypeAlias = Callable[[AnyCard], bool]
_Kind = TypeVar("_Kind", bound=AnyCard)

_THINGS: Mapping[str, Things] = {
    **{thing.value: (thing,) for kind in (Biome, Wonder, Mark) for thing in kind},
    **{f"{thing.value}s": (thing,) for kind in (Biome, Wonder, Mark) for thing in kind},
    **dict.fromkeys(("cities",), (Biome.CITY,)),
    **dict.fromkeys(("grey", "gray", "mystic"), (Biome.HAVEN,)),
    **dict.fromkeys(("uddu", "uddus"), (Wonder.STONE,)),
    **dict.fromkeys(("okiko", "okikos"), (Wonder.CHIMERA,)),
    **dict.fromkeys(("goldlog", "goldlogs"), (Wonder.THISTLE,)),
    **dict.fromkeys(("wonder", "wonders"), tuple(Wonder)),
}

_KINDS: Mapping[str, _Test] = {
    "region": lambda card: isinstance(card, Region),
    "regions": lambda card: isinstance(card, Region),
    "sanctuary": lambda card: isinstance(card, Sanctuary),
    "sanctuaries": lambda card: isinstance(card, Sanctuary),
    "meteorite": lambda card: isinstance(card, Region) and card.meteorite,
    "meteorites": lambda card: isinstance(card, Region) and card.meteorite,
    "day": lambda card: isinstance(card, Region) and not card.night,
    "set": lambda card: isinstance(card.quest, EachSet),
    "sets": lambda card: isinstance(card.quest, EachSet),
    "sacrifice": lambda card: isinstance(card.quest, Sacrifice),
}

_BOXES = frozenset(word for box in CardSet for word in box.split("_"))
_QUEST = frozenset({"quest", "quests"})
_NEEDS = frozenset({"needs", "need"})

SANCTUARY_WORDS = (
    "forest, river, desert, city, grey; stone, chimera, thistle, clue, night; 2/clue for a quest"
    " that pays 2 for each clue; set; a number for what the card pays"
)
"""The words that tell Sanctuaries apart."""

CARD_WORDS = (
    "forest, river, desert, city, grey; day, night; stone, chimera, thistle, wonder, clue;"
    " quest next to a thing, as in thistle quest; needs 3 stones; 2/clue; set; sacrifice; region,"
    " sanctuary, meteorite; base, people from below, under starry skies; numbers and ids"
)
"""All words, for whoever used one that does not exist."""


class UnknownWordError(InputError):
    """A word that says nothing about a card.

    Attributes:
        word: The word.
    """

    def __init__(self, word: str) -> None:
        self.word = shorten(word)
        super().__init__(f"“{self.word}” is no word for a card.")


def find_cards(cards: Iterable[_Kind], words: str) -> list[_Kind]:
    """Finds the cards that every word fits.

    Args:
        cards: Where to look.
        words: Words with spaces between them, in any order. A number is what a Region has
            printed on it, or what a Sanctuary pays; a word given twice asks for two.

    Raises:
        UnknownWordError: A word says nothing about a card.
    """
    tests = list(_read(words))
    return [card for card in cards if all(test(card) for test in tests)]


def _read(words: str) -> Iterator[_Test]:
    rest = deque(word for word in re.split(r"[\s,;:.]+", words.lower()) if word)
    shown: Counter[Things] = Counter()
    while rest:
        word = rest.popleft()
        if word in _NEEDS:
            number = int(rest.popleft()) if rest and _is_number(rest[0]) else None
            if not rest or rest[0] not in _THINGS:
                raise UnknownWordError(rest[0] if rest else word)
            yield _asks_for(_THINGS[rest.popleft()], number)
        elif word in _QUEST:
            yield _has_quest(_THINGS[rest.popleft()] if _thing_next(rest) else None)
        elif word in _THINGS:
            if rest and rest[0] in _QUEST:
                rest.popleft()
                yield _has_quest(_THINGS[word])
            elif not (word == "mystic" and rest and rest[0] in ("haven", "havens")):
                shown[_THINGS[word]] += 1
        elif _is_number(word):
            number = int(word)
            if _thing_next(rest):
                yield _has_number_or_count(number, _THINGS[rest.popleft()])
            else:
                yield _has_number(number)
        else:
            yield _test_alone(word)
    for things, number in shown.items():
        yield _shows(things, number)


def _test_alone(word: str) -> _Test:
    """Reads a word that needs no other."""
    if word in _KINDS:
        return _KINDS[word]
    if word in _BOXES:
        return lambda card: word in card.set.split("_")
    if found := re.fullmatch(r"([rms])([0-9]{1,2})", word):
        name = f"{found[1]}{int(found[2]):02}".upper()
        return lambda card: card.id == name
    points, *names = word.replace("|", "/").split("/")
    if names and _is_number(points):
        if names == ["set"]:
            return lambda card: isinstance(card.quest, EachSet) and card.quest.points == int(points)
        if all(name in _THINGS for name in names):
            things = {thing for name in names for thing in _THINGS[name]}
            return lambda card: (
                isinstance(card.quest, Each)
                and card.quest.points == int(points)
                and things <= set(card.quest.of)
            )
    raise UnknownWordError(word)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 3


def _thing_next(rest: deque[str]) -> bool:
    """Says whether a thing comes next that is not the beginning of `thistle quest`."""
    return bool(rest) and rest[0] in _THINGS and not (len(rest) > 1 and rest[1] in _QUEST)


def _count(card: AnyCard, things: Things) -> int:
    return sum(number for what, number in card.counts if what in things)


def _shows(things: Things, number: int) -> _Test:
    least = 1 if things[0] in tuple(Biome) else number
    return lambda card: _count(card, things) >= least


def _has_number(number: int) -> _Test:
    def test(card: AnyCard) -> bool:
        if isinstance(card, Region):
            return card.number == number
        return isinstance(card.quest, Flat | EachSet) and card.quest.points == number

    return test


def _has_number_or_count(number: int, things: Things) -> _Test:
    """Reads `2 stones` as two stones, and as the number 2 with a stone besides."""
    has_number = _has_number(number)

    def test(card: AnyCard) -> bool:
        count = _count(card, things)
        return count == number or (count > 0 and has_number(card))

    return test


def _asks_for(things: Things, number: int | None) -> _Test:
    def test(card: AnyCard) -> bool:
        condition = card.condition if isinstance(card, Region) else ()
        needed = [asked for what, asked in condition if what in things]
        return bool(needed) if number is None else number in needed

    return test


def _has_quest(things: Things | None) -> _Test:
    def test(card: AnyCard) -> bool:
        match card.quest:
            case None:
                return False
            case Each(of=of) | EachSet(of=of):
                concerned: Things = of
            case AtLeast(what=what):
                concerned = (what,)
            case _:
                concerned = ()
        return things is None or any(thing in concerned for thing in things)

    return test
