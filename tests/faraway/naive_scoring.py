"""A second scorer, written from the rules on the columns of the card tables alone."""

import csv
from collections.abc import Mapping, Sequence
from importlib.resources import files


def _table(name: str) -> dict[str, dict[str, str]]:
    text = (files("renown.faraway") / "data" / name).read_text(encoding="utf-8")
    return {row["id"]: row for row in csv.DictReader(text.splitlines())}


CARDS = _table("regions.csv") | _table("sanctuaries.csv")


def icons(names: Sequence[str], column: str) -> int:
    return sum(int(CARDS[name][column]) for name in names)


def of_biome(names: Sequence[str], biome: str) -> int:
    return sum(CARDS[name]["biome"] == ("none" if biome == "haven" else biome) for name in names)


def naive_score(
    row: Sequence[str], placed: Sequence[str], sacrifices: Mapping[str, Sequence[str]]
) -> tuple[list[int], list[int]]:
    """Gives the points of the Regions and of the Sanctuaries, in the order given."""
    digits = [name[-1] for name in row if name.startswith("M")]
    kept = list(placed)
    region_points = [0] * len(row)
    for place in range(len(row) - 1, -1, -1):
        name = row[place]
        visible = [
            other for at, other in enumerate(row) if at >= place or other[-1] in digits
        ] + kept
        if all(
            icons(visible, wonder) >= int(CARDS[name][f"need_{wonder}"])
            for wonder in ("stones", "chimeras", "thistles")
        ):
            region_points[place] = points(name, visible, bool(sacrifices.get(name)))
        kept = [other for other in kept if other not in sacrifices.get(name, ())]
    everything = [*row, *kept]
    return region_points, [points(name, everything) if name in kept else 0 for name in placed]


def points(name: str, visible: Sequence[str], sacrificed: bool = False) -> int:
    card = CARDS[name]
    each, named = int(card["points"]), card["quest_args"]
    night, clues = icons(visible, "night"), icons(visible, "clues")
    kind = card["quest_type"]
    if kind == "none":
        return 0
    if kind == "fixed":
        return each
    if kind == "fixed_if_sacrifice":
        return each if sacrificed else 0
    if kind == "per_clue":
        return each * clues
    if kind == "per_night":
        return each * night
    if kind == "fixed_if_clue":
        return each if clues >= int(named) else 0
    if kind == "fixed_if_night":
        return each if night >= int(named) else 0
    if kind == "fixed_if_biome":
        biome, needed = named.split(":")
        return each if of_biome(visible, biome) >= int(needed) else 0
    if kind == "per_biome":
        return each * sum(of_biome(visible, biome) for biome in named.split("|"))
    if kind == "per_wonder":
        return each * sum(icons(visible, f"{wonder}s") for wonder in named.split("|"))
    if kind == "per_biome_set":
        return each * min(of_biome(visible, b) for b in ("forest", "river", "desert", "city"))
    if kind == "per_wonder_set":
        return each * min(icons(visible, w) for w in ("stones", "chimeras", "thistles"))
    raise AssertionError(f"a quest that this scorer does not know: {kind}")
