"""What the words of one player mean, once it is known which sets are in play."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from renown.cli.sanctuary_names import find_sanctuary
from renown.faraway import SANCTUARIES, CardSet
from renown.pad.input_error import InputError
from renown.pad.score_table import PlayerCards, Sacrifices


@dataclass(frozen=True, slots=True)
class PlayerWords:
    """The words that belong to one player.

    Attributes:
        name: The player; empty for somebody who scores alone.
        row: Names of Regions, left to right.
        sanctuaries: Ids and descriptions of Sanctuaries.
        sacrifices: Sacrifices, as in `M15=S12`; or `best`.
    """

    name: str
    row: Sequence[str]
    sanctuaries: Sequence[str]
    sacrifices: Sequence[str]


def read_player(words: PlayerWords, sets: Collection[CardSet]) -> PlayerCards:
    """Reads the words of one player.

    Args:
        words: The words.
        sets: The sets in play, where a Sanctuary in words is looked for.

    Raises:
        InputError: A Sanctuary or a sacrifice cannot be read.
        UnknownCardError: No Sanctuary has an id that was given.
    """
    for name in words.row:
        if name.upper() in SANCTUARIES:
            raise InputError(f"{name} is a Sanctuary: write -s {name}.")
    return PlayerCards(
        name=words.name,
        row=words.row,
        sanctuaries=[
            find_sanctuary(part, sets).id for text in words.sanctuaries for part in text.split(",")
        ],
        sacrifices=_read_sacrifices(words.sacrifices, sets),
    )


def _read_sacrifices(texts: Sequence[str], sets: Collection[CardSet]) -> Sacrifices:
    if "best" not in texts:
        return dict(_read_given_up(texts, sets))
    if len(texts) > 1:
        raise InputError("best decides every sacrifice: leave the others out, or name them all.")
    return "best"


def _read_given_up(
    texts: Sequence[str], sets: Collection[CardSet]
) -> Iterator[tuple[str, list[str]]]:
    seen: set[str] = set()
    for text in texts:
        name, equals, given_up = text.partition("=")
        if not (name and equals and given_up):
            raise InputError(
                f"“{text}” is no sacrifice: write it as M15=S12, as M38=S24+S12, or as best."
            )
        if name.upper() in seen:
            raise InputError(f"The sacrifice of {name.upper()} is named twice.")
        seen.add(name.upper())
        yield name, [find_sanctuary(part, sets).id for part in given_up.split("+")]
