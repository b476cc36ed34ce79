"""Simple landscapes: one manner for each biome, by day or night, each card a little different."""

from collections.abc import Callable
from random import Random

from renown.faraway.cards import Card
from renown.faraway.signs import Biome
from renown.web.drawing.markup import short


class _Sketch:
    """Collects the paths of one landscape.

    Chances come from the card's id and only through `Random.random`, whose results are the same
    in every version of Python: a card looks the same everywhere.
    """

    def __init__(self, seed: str, horizon: float) -> None:
        self._random = Random(seed)
        self.horizon = horizon
        self.paths: list[str] = []

    def between(self, low: float, high: float) -> float:
        """Picks a length, in whole units so that it is short to write."""
        return round(low + (high - low) * self._random.random())

    def one_in(self, chances: int) -> bool:
        """Says yes once in so many times."""
        return self._random.random() * chances < 1

    def add(self, name: str, line: str) -> None:
        """Adds a path, if there is anything to draw."""
        if line:
            self.paths.append(f'<path class="{name}" d="{line}"/>')

    def hill(self, name: str, top: float, swing: float) -> None:
        """Adds a range of hills that reaches down to the horizon."""
        left, bend = self.between(-swing, swing), self.between(-swing, swing)
        self.add(
            name,
            f"M0 {short(top + left)}Q25 {short(top - bend)} 50 {short(top)}"
            f"T100 {short(top + bend / 2)}V{short(self.horizon)}H0Z",
        )


def draw_landscape(card: Card, horizon: float, nearness: float = 1) -> str:
    """Draws the sky of a card and the land below it.

    Args:
        card: The card; its biome, the night and its id decide what is seen.
        horizon: The lower end of the landscape.
        nearness: How much larger the land is drawn; its sides are cut off then.
    """
    sketch = _Sketch(card.id, horizon / nearness)
    _draw_sky(sketch, night=card.night)
    _LANDS[card.biome](sketch)
    land = "".join(sketch.paths)
    if nearness != 1:
        left = short(50 - 50 * nearness)
        land = f'<g transform="matrix({nearness} 0 0 {nearness} {left} 0)">{land}</g>'
    return f'<path class="sky" d="M0 0H100V{short(horizon)}H0Z"/>{land}'


def _draw_sky(sketch: _Sketch, *, night: bool) -> None:
    if night:
        stars = "".join(
            f"M{short(sketch.between(8 + 15 * i, 18 + 15 * i))}"
            f" {short(sketch.between(6, sketch.horizon - 26))}h0"
            for i in range(6)
        )
        sketch.add("stars", stars)
        return
    left, top = sketch.between(40, 66), sketch.between(23, 28)
    sketch.add("cloud", f"M{short(left)} {short(top)}q1-5 7-4 4-6 10-1 7-1 7 5z")


def _draw_forest(sketch: _Sketch) -> None:
    ground = sketch.horizon
    sketch.hill("far", ground - 17, 5)
    sketch.hill("middle", ground - 9, 3)
    crowns, trunks = "", ""
    position = sketch.between(3, 9)
    while position < 98:
        tall, wide = sketch.between(15, 27), sketch.between(4, 6)
        foot = ground - sketch.between(1, 5)
        x, half = short(position), short(tall / 2)
        # A crown is a leaf on its tip; two bows are all it takes.
        crowns += f"M{x} {short(foot)}q-{short(2 * wide)}-{half} 0-{short(tall)}"
        crowns += f" {short(2 * wide)} {half} 0 {short(tall)}z"
        trunks += f"M{x} {short(ground)}v-{short(tall * 0.6)}"
        position += wide * 2 + sketch.between(0, 5)
    sketch.add("near outlined", crowns)
    sketch.add("line", trunks)


def _draw_river(sketch: _Sketch) -> None:
    ground = sketch.horizon
    peak, second = sketch.between(38, 55), sketch.between(70, 88)
    sketch.add(
        "far",
        f"M0 {short(ground - sketch.between(12, 18))}L{short(peak - 18)} {short(ground - 20)}"
        f" {short(peak)} {short(ground - sketch.between(30, 36))} {short(peak + 15)}"
        f" {short(ground - 18)} {short(second)} {short(ground - sketch.between(24, 30))} 100"
        f" {short(ground - 14)}V{short(ground)}H0Z",
    )
    sketch.hill("near", ground - 18, 2)
    source, mouth = sketch.between(36, 64), sketch.between(16, 46)
    # The river comes towards us in one bend, to the left or to the right.
    side = 1 if sketch.one_in(2) else -1
    top = ground - 18
    sketch.add(
        "water outlined",
        f"M{short(source - 2)} {short(top)}C{short(source + side * 26 - 4)} {short(top + 5)}"
        f" {short(source - side * 24 - 12)} {short(top + 8)} {short(mouth)} {short(ground)}h42"
        f"C{short(source - side * 18 + 18)} {short(top + 11)} {short(source + side * 28 + 10)}"
        f" {short(top + 6)} {short(source + 3)} {short(top)}z",
    )
    reeds = "".join(
        f"M{short(sketch.between(low, low + 9))} {short(ground)}q0-7 {short(sketch.between(-3, 3))}"
        f"-{short(sketch.between(8, 15))}"
        for low in (2, 6, 12, 80, 86, 90)
    )
    sketch.add("line", reeds)


def _draw_desert(sketch: _Sketch) -> None:
    ground = sketch.horizon
    left, tall = sketch.between(34, 66), sketch.between(20, 29)
    foot = ground - 8
    sketch.hill("far", ground - 18, 6)
    if sketch.one_in(2):
        # A rock with a hole, worn by the wind.
        sketch.add(
            "middle outlined",
            f"M{short(left - 13)} {short(foot)}l3-{short(tall - 4)}q2-6 9-5t11 4l5"
            f" {short(tall + 5)}h-7q-1-{short(tall - 6)}-6-{short(tall - 6)}t-5"
            f" {short(tall - 6)}z",
        )
    else:
        # A pyramid, one side in the shade.
        half = tall * 0.75
        sketch.add(
            "middle outlined",
            f"M{short(left - half)} {short(foot)}l{short(half)}-{short(tall)} {short(half)}"
            f" {short(tall)}z",
        )
        sketch.add(
            "shade",
            f"M{short(left)} {short(foot - tall)}l{short(half)} {short(tall)}"
            f"h-{short(half * 0.7)}z",
        )
    crest, rise = sketch.between(20, 70), sketch.between(13, 17)
    sketch.add(
        "near outlined",
        f"M-2 {short(ground - 6)}Q{short(crest * 0.6)} {short(ground - 8)} {short(crest)}"
        f" {short(ground - rise)}Q{short(crest + 14)} {short(ground - 5)} 102"
        f" {short(ground - sketch.between(6, 12))}V{short(ground)}H-2Z",
    )
    sketch.add(
        "shade",
        f"M{short(crest)} {short(ground - rise)}q-4 6 6 {short(rise)}h34q-30-3-40-{short(rise)}z",
    )


def _draw_city(sketch: _Sketch) -> None:
    ground = sketch.horizon
    skyline, position = f"M0 {short(ground)}", 0.0
    while position < 100:
        wide = sketch.between(7, 13)
        skyline += f"V{short(ground - sketch.between(14, 30))}h{short(wide)}"
        position += wide
    sketch.add("far", f"{skyline}V{short(ground)}z")
    houses, windows, position = "", "", -2.0
    while position < 100:
        wide, tall = sketch.between(11, 18), sketch.between(10, 22)
        half, x, y = wide / 2, short(position), short(ground - tall)
        roof = [
            f"l{short(half)}-{short(half)} {short(half)} {short(half)}",
            f"a{short(half)} {short(half)} 0 0 1 {short(wide)} 0",
            f"v-3h3v3h{short(wide - 6)}v-3h3v3",
        ][int(sketch.between(0, 2))]
        houses += f"M{x} {short(ground)}V{y}{roof}V{short(ground)}z"
        windows += f"M{short(position + half)} {short(ground - tall + 4)}v4"
        if wide > 14:
            windows += "m4-4v4m-8-4v4"
        position += wide + sketch.between(0, 3)
    sketch.add("near outlined", houses)
    sketch.add("windows", windows)


def _draw_haven(sketch: _Sketch) -> None:
    ground = sketch.horizon
    centre = sketch.between(38, 66)
    rings = "".join(
        f"M{short(centre - radius)} {short(ground)}a{radius} {radius} 0 0 1 {2 * radius} 0"
        for radius in (34, 27, 20)
    )
    sketch.add("far", f"M{short(centre - 34)} {short(ground)}a34 34 0 0 1 68 0z")
    sketch.add("line", rings)
    stones = ""
    position = sketch.between(2, 6)
    while position < 94:
        wide, tall = sketch.between(6, 10), sketch.between(9, 22)
        lean = sketch.between(-2, 2)
        stones += (
            f"M{short(position)} {short(ground)}l{short(1 + lean)}-{short(tall)}"
            f"q{short(wide * 0.4)}-5 {short(wide * 0.7)} 0l{short(wide * 0.3)} {short(tall)}z"
        )
        position += wide + sketch.between(3, 10)
    sketch.hill("middle", ground - 6, 2)
    sketch.add("near outlined", stones)


_LANDS: dict[Biome, Callable[[_Sketch], None]] = {
    Biome.FOREST: _draw_forest,
    Biome.RIVER: _draw_river,
    Biome.DESERT: _draw_desert,
    Biome.CITY: _draw_city,
    Biome.HAVEN: _draw_haven,
}
