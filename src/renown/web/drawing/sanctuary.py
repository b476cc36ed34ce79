"""The drawing of a Sanctuary."""

from renown.faraway.cards import Sanctuary
from renown.faraway.signs import Countable, Mark, Wonder
from renown.web.drawing.landscape import draw_landscape
from renown.web.drawing.markup import framed, place, slip, symbol_of
from renown.web.drawing.quest import draw_pays

_HORIZON = 96
"""Where the landscape ends and the band begins."""

_OPEN_HORIZON = 120
"""The same without a quest, which leaves more room for the landscape."""

_ICON = 27
"""Large enough to be told apart when the card is as narrow as on a phone."""

_ICONS: tuple[Countable, ...] = (Mark.CLUE, Mark.NIGHT, *Wonder)
"""What lies on top of the card, in this order."""


def draw_sanctuary(card: Sanctuary, title: str) -> str:
    """Draws a Sanctuary as an inline `<svg>`, 100 by 150.

    Args:
        card: The Sanctuary.
        title: What a screen reader says of it; escaped here.
    """
    horizon = _HORIZON if card.quest else _OPEN_HORIZON
    content = (
        draw_landscape(card, horizon, 1.5 if card.quest else 1.8)
        + '<use href="#arch"/>'
        + f'<use href="#band-{card.biome.value}" y="{horizon}"/>'
        + _icons(card)
        + draw_pays(card.quest, middle=123, scale=1.2)
    )
    return framed(card, "sanctuary", 150, title, content)


def _icons(card: Sanctuary) -> str:
    counts = dict(card.counts)
    icons = [what for what in _ICONS for _ in range(counts.get(what, 0))]
    if not icons:
        return ""
    width = len(icons) * _ICON + (len(icons) - 1) * 2
    left = 50 - width / 2
    uses = "".join(
        place(symbol_of(what), left + position * (_ICON + 2), 8, _ICON)
        for position, what in enumerate(icons)
    )
    return f'<g class="icons">{slip(left - 4, 5, width + 8, _ICON + 6)}{uses}</g>'
