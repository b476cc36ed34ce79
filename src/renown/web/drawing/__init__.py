"""Our own drawings of the cards, as SVG made from card data.

A page holds the `sprite` once; every drawing refers to its symbols and patterns. Colours come
from `static/cards.css`.
"""

from renown.web.drawing.back import CardKind, draw_back
from renown.web.drawing.icon import draw_icon
from renown.web.drawing.region import draw_region
from renown.web.drawing.sanctuary import draw_sanctuary
from renown.web.drawing.symbols import sprite

__all__ = ["CardKind", "draw_back", "draw_icon", "draw_region", "draw_sanctuary", "sprite"]
