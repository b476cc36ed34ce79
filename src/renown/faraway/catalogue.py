"""All 92 Regions and 53 Sanctuaries, read from the two card tables."""

import csv
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from types import MappingProxyType

from renown.faraway.cards import CardSet, Region, RegionName, Sanctuary, SanctuaryName
from renown.faraway.errors import UnknownCardError
from renown.faraway.quests import AtLeast, Each, EachSet, Flat, Quest, Sacrifice
from renown.faraway.signs import Biome, Countable, Mark, Wonder

_COUNTABLES: Mapping[str, Countable] = {
    countable.value: countable for kind in (Biome, Wonder, Mark) for countable in kind
}


def region(name: RegionName) -> Region:
    """Looks a Region up.

    Args:
        name: A Region, an id such as `"R44"` or `"M15"`, or a printed number. A number that a
            Meteorite repeats means the Region of the base game.

    Raises:
        UnknownCardError: No Region has that name.
    """
    if isinstance(name, Region):
        return name
    written = str(name).strip().upper()
    is_number = written.isascii() and written.isdigit()
    key = "R" + written.lstrip("0").zfill(2) if is_number else written
    try:
        return REGIONS[key]
    except KeyError:
        raise UnknownCardError(
            f"There is no Region {str(name).strip() or 'without a name'}: Regions are numbers from"
            " 0 to 76, or ids such as R44, and M15 for a Meteorite."
        ) from None


def sanctuary(name: SanctuaryName) -> Sanctuary:
    """Looks a Sanctuary up.

    Args:
        name: A Sanctuary, or an id such as `"S12"`.

    Raises:
        UnknownCardError: No Sanctuary has that name.
    """
    if isinstance(name, Sanctuary):
        return name
    try:
        return SANCTUARIES[name.strip().upper()]
    except KeyError:
        raise UnknownCardError(
            f"There is no Sanctuary {name.strip() or 'without a name'}: Sanctuaries are S01 to S53."
        ) from None


def regions_of(sets: Iterable[CardSet]) -> tuple[Region, ...]:
    """Lists the Regions of some sets, in the order of their ids."""
    wanted = frozenset(sets)
    return tuple(card for card in REGIONS.values() if card.set in wanted)


def sanctuaries_of(sets: Iterable[CardSet]) -> tuple[Sanctuary, ...]:
    """Lists the Sanctuaries of some sets, in the order of their ids."""
    wanted = frozenset(sets)
    return tuple(card for card in SANCTUARIES.values() if card.set in wanted)


def _rows(table: str) -> Iterator[dict[str, str]]:
    text = (files("renown.faraway") / "data" / table).read_text(encoding="utf-8")
    return csv.DictReader(text.splitlines())


def _read_regions() -> Iterator[Region]:
    for row in _rows("regions.csv"):
        condition = tuple(
            (wonder, needed) for wonder in Wonder if (needed := int(row[f"need_{wonder}s"]))
        )
        yield Region(
            id=row["id"],
            set=CardSet(row["set"]),
            biome=_biome(row),
            night=row["night"] == "1",
            clues=int(row["clues"]),
            stones=int(row["stones"]),
            chimeras=int(row["chimeras"]),
            thistles=int(row["thistles"]),
            quest=_quest(row),
            number=int(row["number"]),
            condition=condition,
        )


def _read_sanctuaries() -> Iterator[Sanctuary]:
    for row in _rows("sanctuaries.csv"):
        yield Sanctuary(
            id=row["id"],
            set=CardSet(row["set"]),
            biome=_biome(row),
            night=row["night"] == "1",
            clues=int(row["clues"]),
            stones=int(row["stones"]),
            chimeras=int(row["chimeras"]),
            thistles=int(row["thistles"]),
            quest=_quest(row),
        )


def _biome(row: Mapping[str, str]) -> Biome:
    return Biome.HAVEN if row["biome"] == "none" else Biome(row["biome"])


def _quest(row: Mapping[str, str]) -> Quest | None:
    points, arguments = int(row["points"]), row["quest_args"]
    match row["quest_type"]:
        case "none":
            return None
        case "fixed":
            return Flat(points)
        case "per_clue":
            return Each(points, (Mark.CLUE,))
        case "per_night":
            return Each(points, (Mark.NIGHT,))
        case "per_wonder" | "per_biome":
            return Each(points, _listed(arguments))
        case "per_biome_set" | "per_wonder_set":
            return EachSet(points, _listed(arguments))
        case "fixed_if_biome":
            biome, needed = arguments.split(":")
            return AtLeast(points, Biome(biome), int(needed))
        case "fixed_if_clue":
            return AtLeast(points, Mark.CLUE, int(arguments))
        case "fixed_if_night":
            return AtLeast(points, Mark.NIGHT, int(arguments))
        case "fixed_if_sacrifice":
            return Sacrifice(points, int(arguments))
        case unknown:
            raise ValueError(f"{row['id']}: no such kind of quest: {unknown}")


def _listed(arguments: str) -> tuple[Countable, ...]:
    return tuple(_COUNTABLES[argument] for argument in arguments.split("|"))


REGIONS: Mapping[str, Region] = MappingProxyType({card.id: card for card in _read_regions()})
"""Every Region by its id."""

SANCTUARIES: Mapping[str, Sanctuary] = MappingProxyType(
    {card.id: card for card in _read_sanctuaries()}
)
"""Every Sanctuary by its id."""
