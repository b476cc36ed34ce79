"""The sprite: every symbol and pattern the drawings refer to."""

from functools import cache
from math import cos, pi, sin

from renown.faraway.signs import Biome

_WONDERS = {
    # A cut block: six sides, the three faces one sees.
    "stone": (
        '<path class="drawn-stone drawn-edge" d="M12 1.2 21.8 6.7v10.6L12 22.8 2.2 17.3V6.7z"/>'
        '<path class="drawn-light" d="M12 2.6 20 7l-8 4.5L4 7z"/>'
        '<path class="drawn-ink-line" d="M2.6 7 12 12.2 21.4 7M12 12.2v10"/>'
    ),
    # The head of a beast, seen from the front, with horns.
    "chimera": (
        '<path class="drawn-chimera drawn-edge" d="M12 8.2c-1.8 0-3.3.3-4.4 1C4.9 8 3.6 5 4.2 1'
        ".8.4 5 .2 10.6 3.7 13.2 3.9 15.5 5 17.4 6.8 18.6L8.2 22.8h7.6"
        "l1.4-4.2c1.8-1.2 2.9-3.1 3.1-5.4C23.8 10.6 23.6 5 19.8 1"
        'c.6 4-.7 7-3.4 8.2-1.1-.7-2.6-1-4.4-1z"/>'
        '<path class="drawn-paper" d="m6.4 12.2 4 2-2.8 1.3zm11.2 0-4 2 2.8 1.3z'
        'M9.8 19.4h1.5v1.5zm4.4 0h-1.5v1.5z"/>'
    ),
    # A thistle: a fan of bristles on a bulb, on a stem with two barbed leaves.
    "thistle": (
        '<path class="drawn-thistle drawn-edge" d="M11 15.5h2v7.7h-2z"/>'
        '<path class="drawn-thistle drawn-edge" d="M11 23C7 23.2 2.6 21.2 1 15.4L4.8 17.6 5.4 15.2'
        "C8.4 16.2 10.8 18.6 11 23zM13 23C17 23.2 21.4 21.2 23 15.4L19.2 17.6 18.6 15.2"
        'C15.6 16.2 13.2 18.6 13 23z"/>'
        '<path class="drawn-thistle-light drawn-edge" d="M7 9.5 4 2.2 8 4.9 9.4.8 12 4.4 14.6.8 16'
        ' 4.9 20 2.2 17 9.5z"/>'
        '<path class="drawn-thistle drawn-edge" d="M6.3 8.8C9 7.2 15 7.2 17.7 8.8 19.4 13 16.4 16.2'
        ' 12 16.2S4.6 13 6.3 8.8z"/>'
    ),
}

_SIGNS = {
    # A folded map with a way on it.
    "clue": (
        '<path class="drawn-map drawn-edge" d="m1.5 5 7-2.2 7 2.7 7-2.2v16l-7 2.2-7-2.7-7 2.2z"/>'
        '<path class="drawn-map-fold drawn-edge" d="m8.5 2.8 7 2.7v16l-7-2.7z"/>'
        '<path class="drawn-dots" d="M4.3 17c1-5.5 3.5-2.5 5.7-4.5s1.5-2.5 3.5-3.5"/>'
        '<path class="drawn-strong" d="m16.5 7 4 4m0-4-4 4"/>'
    ),
    "moon": (
        '<circle class="drawn-night drawn-edge" cx="12" cy="12" r="10.8"/>'
        '<path class="drawn-moon" d="M14.5 4.2a8.3 8.3 0 1 0 5.3 10.8A6.6 6.6 0 1 1 14.5 4.2z"/>'
        '<path class="drawn-moon" d="m16.8 6.2.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5-2.5-.9'
        ' 2.5-.9z"/>'
    ),
    "sun": (
        '<path class="drawn-ink-line" d="M12 .8v3.4m0 15.6v3.4M.8 12h3.4m15.6 0h3.4'
        'M4.1 4.1l2.4 2.4m11 11 2.4 2.4M4.1 19.9l2.4-2.4m11-11 2.4-2.4"/>'
        '<circle class="drawn-sun drawn-edge" cx="12" cy="12" r="6"/>'
    ),
    # A stone falling from the sky, with an open eye in it: this card is never turned face down.
    "meteorite": (
        '<path class="drawn-trail" d="M22.5 1.5 15 8m-4-5L9.5 5.5m13 7L19.5 14"/>'
        '<path class="drawn-sun drawn-edge" d="M22.5 1 12.5 6.6 17.6 11.6z"/>'
        '<path class="drawn-rock drawn-edge" d="M8.5 6.5 14 7l3.5 3.7.3 5.3-3.8 5.5-6 1.5'
        '-5.3-2.5L1 15l2.2-5.8z"/>'
        '<path class="drawn-paper" d="M3.2 14.8c3-4.8 9.4-4.8 12.4 0-3 4.8-9.4 4.8-12.4 0z"/>'
        '<circle class="drawn-ink" cx="9.4" cy="14.8" r="2.3"/>'
    ),
    # A Sanctuary that leaves: its card, struck out.
    "sacrifice": (
        '<path class="drawn-paper drawn-edge" d="M5 1.5h14v21H5z"/>'
        '<path class="drawn-shadow" d="M8 19V10a4 4 0 0 1 8 0v9z"/>'
        '<path class="drawn-strike" d="m1.5 20.5 21-17"/>'
    ),
}

_BIOMES = {
    Biome.FOREST: (
        '<path class="{on}-line" d="M12 21V9m0 9-6-4m6 4 6-4m-6-.5L7 10m5 3.5 5-3.5m-5-1V3"/>'
    ),
    Biome.RIVER: (
        '<path class="{on}-line" d="M3 8q3-4 6 0t6 0 6 0M3 13.5q3-4 6 0t6 0 6 0M3 19q3-4 6 0'
        't6 0 6 0"/>'
    ),
    Biome.DESERT: (
        '<path class="{on}-line" d="M3 19a9 9 0 0 1 18 0M7.5 19a4.5 4.5 0 0 1 9 0M3.5 9.5'
        'a6 6 0 0 1 8-4.5m1 0a6 6 0 0 1 8 4.5"/>'
    ),
    Biome.CITY: (
        '<path class="{on}-line" d="M4 20V5h4v4h2.5V5h3v4H16V5h4v15zM4 14.5h16M9.5 14.5V20'
        'M14.5 14.5V20"/>'
    ),
    Biome.HAVEN: (
        '<circle class="{on}-line" cx="12" cy="12" r="8.3"/>'
        '<circle class="{on}-line" cx="12" cy="12" r="3.8"/>'
    ),
}
"""The signs on the tiles; each takes up the pattern of its frieze."""

_FRIEZES = {
    Biome.FOREST: (12, 12, "M1 10 5 2m2 10 4-8"),
    Biome.RIVER: (14, 9, "M0 4.5q3.5-5 7 0t7 0"),
    Biome.DESERT: (
        16,
        10,
        "M1 9a7 7 0 0 1 14 0M5 9a3 3 0 0 1 6 0M-7 4a7 7 0 0 1 5-6m20 0a7 7 0 0 1 5 6",
    ),
    Biome.CITY: (16, 12, "M0 .5h16M0 6.5h16M4 .5v6m8 0v6"),
    Biome.HAVEN: (
        15,
        15,
        "M12.5 7.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM9.5 7.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
    ),
}
"""The width and height of one piece of each frieze, and its strokes."""


@cache
def sprite() -> str:
    """Gives the hidden `<svg>` with all symbols and patterns; a page holds it once."""
    symbols = "".join(
        f'<symbol id="{name}" viewBox="0 0 24 24">{shapes}</symbol>'
        for name, shapes in (_WONDERS | _SIGNS).items()
    )
    biomes = "".join(_tile(biome) + _band(biome) for biome in Biome)
    return (
        '<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>'
        f"{symbols}{biomes}{_RINGS}{_ARCH}{_BACKS}</defs></svg>"
    )


def _on(biome: Biome) -> str:
    # Signs and patterns take paper or ink, whichever is clearer on the biome's colour.
    return f"drawn-on-{biome.value}"


def _tile(biome: Biome) -> str:
    return (
        f'<symbol id="{biome.value}" viewBox="0 0 24 24">'
        f'<rect class="drawn-{biome.value} drawn-edge" x="1" y="1" width="22" height="22" rx="4"/>'
        f"{_BIOMES[biome].format(on=_on(biome))}</symbol>"
    )


def _band(biome: Biome) -> str:
    width, height, strokes = _FRIEZES[biome]
    name = biome.value
    return (
        f'<pattern id="frieze-{name}" width="{width}" height="{height}"'
        ' patternUnits="userSpaceOnUse">'
        f'<path class="{_on(biome)}-frieze" d="{strokes}"/></pattern>'
        f'<g id="band-{name}"><rect class="drawn-{name}" width="100" height="60"/>'
        f'<rect width="100" height="60" fill="url(#frieze-{name})"/>'
        '<path class="drawn-rule" d="M0 0h100"/></g>'
    )


def _rays(count: int) -> str:
    # Twice as many corners as rays, going out and in around the ring.
    corners = []
    for corner in range(2 * count):
        reach = 19.6 if corner % 2 == 0 else 17.2
        angle = corner * pi / count
        corners.append(f"{20 + reach * sin(angle):.1f} {20 - reach * cos(angle):.1f}")
    return "M" + "L".join(corners) + "z"


_RINGS = (
    '<symbol id="sun-ring" viewBox="0 0 40 40">'
    f'<path class="drawn-sun drawn-edge" d="{_rays(16)}"/>'
    '<circle class="drawn-paper drawn-edge" cx="20" cy="20" r="15.6"/></symbol>'
    '<symbol id="moon-ring" viewBox="0 0 40 40">'
    '<circle class="drawn-moon drawn-edge" cx="20" cy="20" r="19"/>'
    '<circle class="drawn-night" cx="22.6" cy="20" r="15.9"/></symbol>'
)

_ARCH = (
    '<g id="arch"><path class="drawn-wall" fill-rule="evenodd" d="M0 0h100v130H0zM9 130V58'
    'C9 30 29 15 50 15s41 15 41 43v72z"/>'
    '<path class="drawn-joints" d="M9 130V58C9 30 29 15 50 15s41 15 41 43v72M0 58h9m82 0h9M0 78h9'
    'm82 0h9M0 98h9m82 0h9M13 41 2 35m85 6 11-6M24 26l-9-12m61 12 9-12"/></g>'
)

_BACKS = (
    '<symbol id="back-region" viewBox="0 0 100 100"><rect class="drawn-back" width="100"'
    ' height="100"/><path class="drawn-back-line" d="M8 8h84v84H8zM50 20v60M20 50h60M29 29l42 42'
    'M71 29 29 71"/><circle class="drawn-back drawn-back-line" cx="50" cy="50" r="24"/>'
    '<path class="drawn-back-shape" d="m50 16 6 28 28 6-28 6-6 28-6-28-28-6 28-6z"/>'
    '<circle class="drawn-back" cx="50" cy="50" r="4"/></symbol>'
    '<symbol id="back-sanctuary" viewBox="0 0 100 150"><rect class="drawn-back" width="100"'
    ' height="150"/><path class="drawn-back-line" d="M8 8h84v134H8zM24 122V70a26 26 0 0 1 52 0v52z'
    'M16 122h68"/><path class="drawn-back-shape" d="M34 122V71a16 16 0 0 1 32 0v51z"/>'
    '<path class="drawn-back-shape" d="m50 18 3 9 9 3-9 3-3 9-3-9-9-3 9-3z"/></symbol>'
)
