"""The drawing of a Region."""

from renown.faraway.cards import Region
from renown.faraway.signs import Mark, Wonder
from renown.web.drawing.landscape import draw_landscape
from renown.web.drawing.markup import framed, numeral, place, slip
from renown.web.drawing.quest import draw_needs, draw_pays

_HORIZON = 60
"""Where the landscape ends and the band begins."""

_OPEN_HORIZON = 80
"""The same without a quest, which leaves more room for the landscape."""

_RING = 37
"""The side of the square that holds the sun or the moon around the number."""

_CLUE = 18
_WONDER = 17


def draw_region(card: Region, title: str) -> str:
    """Draws a Region as an inline `<svg>`, 100 by 100.

    Args:
        card: The Region.
        title: What a screen reader says of it; escaped here.
    """
    horizon = _HORIZON if card.quest else _OPEN_HORIZON
    content = (
        draw_landscape(card, horizon, 1 if card.quest else 1.3)
        + f'<use href="#band-{card.biome.value}" y="{horizon}"/>'
        + _number(card)
        + _clues(card)
        + _wonders(card)
        + (place("meteorite", 77, 3, 20) if card.meteorite else "")
        + draw_pays(card.quest, middle=82.5)
        + draw_needs(card.condition, card.quest, middle=58)
    )
    return framed(card, "region", 100, title, content)


def _number(card: Region) -> str:
    ring = place("moon-ring" if card.night else "sun-ring", 1.5, 1.5, _RING)
    # The moon's sickle fills the left of its ring: the number makes room for it.
    centre = 21.8 if card.night else 20
    return ring + numeral("hour", str(card.number), centre, 20, 19.5)


def _clues(card: Region) -> str:
    uses = "".join(
        place(Mark.CLUE.value, 39.5 + position * (_CLUE + 0.5), 3.5, _CLUE)
        for position in range(card.clues)
    )
    return f'<g class="clues">{uses}</g>' if uses else ""


def _wonders(card: Region) -> str:
    counts = dict(card.counts)
    wonders = [wonder for wonder in Wonder for _ in range(counts.get(wonder, 0))]
    if not wonders:
        return ""
    left = 95 - len(wonders) * _WONDER
    uses = "".join(
        place(wonder.value, left + position * _WONDER, 4, _WONDER)
        for position, wonder in enumerate(wonders)
    )
    width = len(wonders) * _WONDER + 4
    return f'<g class="wonders">{slip(left - 2, 2.5, width, _WONDER + 3)}{uses}</g>'
