"""Reading the text of a record back; see `renown.faraway.notation`."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TypeVar

from renown.faraway.actions import Action, Explore, GiveUp, Keep, Place, Take
from renown.faraway.cards import Card, CardSet, Region
from renown.faraway.catalogue import region, regions_of, sanctuaries_of, sanctuary
from renown.faraway.errors import FarawayError, RecordError
from renown.faraway.notation import VERSION, write_record
from renown.faraway.record import Record, check_name
from renown.faraway.setup import Decks, Setup, check_deck, check_players, check_sets
from renown.faraway.start import new_game

_Value = TypeVar("_Value")
_CardKind = TypeVar("_CardKind", bound=Card)


def read_record(text: str) -> Record:
    """Reads a record, of a whole game or of one in progress.

    Args:
        text: What `write_record` wrote; spaces between words and empty lines do not matter.

    Raises:
        RecordError: It cannot be read; the error names line and column, and what was expected.
    """
    lines = _lines(text)
    record, rounds = _read_headers(lines)
    for line in rounds:
        try:
            record = _play_line(record, line)
        except RecordError:
            # What cannot be played may follow from something wrong before: that is told first.
            pairs = _side_by_side(lines, record)
            _compare([pair for pair in pairs if pair[0].line < line.line][:-1])
            raise
    _compare(_side_by_side(lines, record))
    return record


@dataclass(frozen=True, slots=True)
class _Part:
    """A line, or a part of one, and where it stands; line and column count from 1."""

    line: int
    column: int
    text: str

    def error(self, problem: str) -> RecordError:
        return RecordError(self.line, self.column, problem)

    def words(self) -> list["_Part"]:
        return [
            _Part(self.line, self.column + found.start(), found.group())
            for found in re.finditer(r"\S+", self.text)
        ]

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """Says of whatever does not fit the rules inside that it stands here."""
        try:
            yield
        except FarawayError as error:
            raise self.error(str(error)) from None

    def read(self, reader: Callable[[str], _Value]) -> _Value:
        with self.blamed():
            return reader(self.text)

    def cards(self, look_up: Callable[[str], _CardKind]) -> tuple[_CardKind, ...]:
        return tuple(word.read(look_up) for word in self.words())


def _lines(text: str) -> list[_Part]:
    """Lists the lines that are not empty, then an empty one that stands for the end."""
    # Some editors put a byte order mark in front.
    lines = text.removeprefix("\ufeff").splitlines()
    parts = [_Part(number, 1, line) for number, line in enumerate(lines, start=1) if line.strip()]
    return [*parts, _Part(len(lines) + 1, 1, "")]


def _side_by_side(lines: list[_Part], record: Record) -> list[tuple[_Part, _Part]]:
    """Pairs the lines of a text with those of the record read from it.

    The result comes last: it is wrong wherever a round is.
    """
    pairs = zip(lines, _lines(write_record(record)), strict=False)
    return sorted(pairs, key=lambda pair: pair[0].text.lstrip().startswith("Result"))


class _Headers:
    """Takes headers off the front of a record, one by one."""

    def __init__(self, lines: list[_Part]) -> None:
        self.rest = lines

    def has(self, name: str) -> bool:
        """Says whether the next header has this name."""
        found, colon, _ = self.rest[0].text.partition(":")
        return bool(colon) and found.split() == name.split()

    def take(self, name: str) -> _Part:
        """Takes the next header, which must have this name, and gives its value."""
        line = self.rest[0]
        if not self.has(name):
            found = line.text.split(maxsplit=1)[0] if line.text else "the end of the text"
            raise line.error(f"“{name}:” was expected, not {found}.")
        self.rest = self.rest[1:]
        start = line.text.index(":") + 1
        start += len(line.text[start:]) - len(line.text[start:].lstrip())
        return _Part(line.line, start + 1, line.text[start:].strip())


def _read_headers(lines: list[_Part]) -> tuple[Record, list[_Part]]:
    """Reads the headers into a record without moves; the lines of the rounds are left."""
    headers = _Headers(lines)
    _expect(headers.take("Game"), "Faraway")
    _expect(headers.take("Version"), VERSION)
    value = headers.take("Sets")
    sets = tuple(word.read(_card_set) for word in value.words())
    with value.blamed():
        check_sets(sets)
    setup = headers.take("Setup").read(_setup)

    seats = [headers.take("Seat 1")]
    while headers.has(f"Seat {len(seats) + 1}"):
        seats.append(headers.take(f"Seat {len(seats) + 1}"))
    for seat in seats:
        with seat.blamed():
            check_name(seat.text)
    with seats[-1].blamed():
        check_players(len(seats), sets)

    hands = [headers.take(f"Hand {number}").cards(region) for number in range(1, len(seats) + 1)]
    value = headers.take("Regions")
    regions = (*(card for hand in hands for card in hand), *value.cards(region))
    with value.blamed():
        check_deck("Region deck, hands included,", regions, regions_of(sets))
    reshuffled: tuple[Region, ...] = ()
    if setup is Setup.ADVANCED:
        value = headers.take("Reshuffled")
        reshuffled = value.cards(region)
        with value.blamed():
            check_deck("second Region deck", reshuffled, regions_of(sets))
    value = headers.take("Sanctuaries")
    deck = value.cards(sanctuary)
    with value.blamed():
        check_deck("Sanctuary deck", deck, sanctuaries_of(sets))
    headers.take("Result")

    decks = Decks(regions, deck, reshuffled)
    start = new_game(len(seats), decks=decks, setup=setup, sets=sets)
    return Record.begin(start, [seat.text for seat in seats]), headers.rest[:-1]


def _expect(value: _Part, expected: str) -> None:
    if value.text != expected:
        raise value.error(f"“{expected}” was expected, not “{value.text}”.")


def _card_set(name: str) -> CardSet:
    if name not in list(CardSet):
        raise FarawayError(f"One of {', '.join(CardSet)} was expected, not “{name}”.")
    return CardSet(name)


def _setup(name: str) -> Setup:
    if name not in list(Setup):
        raise FarawayError(f"“{'” or “'.join(Setup)}” was expected, not “{name}”.")
    return Setup(name)


@dataclass(frozen=True, slots=True)
class _Said:
    """What a line says that a seat does."""

    verb: _Part
    seat: int
    action: Action


def _play_line(record: Record, line: _Part) -> Record:
    """Plays what a line says: first the choices made at the same time, then the turns."""
    said = _read_line(line, record.game.players)
    choices = [each for each in said if isinstance(each.action, Keep | Explore)]
    turns = [each for each in said if not isinstance(each.action, Keep | Explore)]
    for each in choices + turns:
        with each.verb.blamed():
            record = record.play(each.seat, each.action)
    return record


def _read_line(line: _Part, players: int) -> list[_Said]:
    """Finds in a line what seats do; what followed from it is compared later."""
    said: list[_Said] = []
    seat = 0
    given: list[_Part] = []
    for phrase in _phrases(line):
        verb, *objects = phrase
        if verb.text == "seat":
            seat = _only(verb, objects).read(lambda number: _seat(number, players))
        elif verb.text == "gives-up":
            given = objects
        elif verb.text == "for":
            asking = _only(verb, objects).read(region)
            sacrificed = tuple(card.read(sanctuary) for card in given)
            said.append(_Said(verb, seat, GiveUp(asking, sacrificed)))
        elif verb.text == "under" and said and isinstance(last := said[-1].action, Place):
            under = tuple(card.read(sanctuary) for card in objects)
            said[-1] = replace(said[-1], action=Place(last.sanctuary, under))
        elif (action := _action(verb, objects)) is not None:
            said.append(_Said(verb, seat, action))
    return said


def _phrases(line: _Part) -> Iterator[list[_Part]]:
    """Cuts a line into phrases: a word in small letters and what follows it up to the next.

    A comma or a semicolon ends a phrase too, so that the card which leaves does not follow the
    last verb.
    """
    phrase: list[_Part] = []
    for word in line.words():
        bare = word.text.rstrip(",;")
        if bare.islower():
            if phrase:
                yield phrase
            phrase = [replace(word, text=bare)]
        elif phrase:
            phrase.append(replace(word, text=bare))
        if word.text != bare and phrase:
            yield phrase
            phrase = []
    if phrase:
        yield phrase


def _seat(number: str, players: int) -> int:
    if number not in [str(seat) for seat in range(1, players + 1)]:
        raise FarawayError(f"A seat from 1 to {players} was expected, not “{number}”.")
    return int(number) - 1


def _action(verb: _Part, objects: list[_Part]) -> Action | None:
    """Makes an action of a verb and the cards after it, or None if it is nobody's choice."""
    match verb.text:
        case "keeps":
            kept = sorted(
                (card.read(region) for card in objects), key=lambda card: card.exploration_time
            )
            return Keep(tuple(kept))
        case "chooses" | "explores":
            return Explore(_only(verb, objects).read(region))
        case "takes":
            return Take(_only(verb, objects).read(region))
        case "places":
            return Place(_only(verb, objects).read(sanctuary))
    return None


def _only(verb: _Part, objects: list[_Part]) -> _Part:
    if len(objects) != 1:
        raise verb.error(f"One card was expected after “{verb.text}”, not {len(objects)}.")
    return objects[0]


def _compare(pairs: list[tuple[_Part, _Part]]) -> None:
    """Checks that a text says word for word what the record read from it says.

    This is what checks rivers, draws, what leaves and the result.
    """
    for line, line_expected in pairs:
        words, words_expected = line.words(), line_expected.words()
        for word, word_expected in zip_longest(words, words_expected):
            if word is None:
                end = _Part(line.line, line.column + len(line.text.rstrip()), "")
                whole = "line" if line.text else "text"
                raise end.error(f"“{word_expected.text}” was expected, and the {whole} ends.")
            if word_expected is None:
                raise word.error(f"The end of the line was expected, not “{word.text}”.")
            if word.text != word_expected.text:
                raise word.error(f"“{word_expected.text}” was expected, not “{word.text}”.")
