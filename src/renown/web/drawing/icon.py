"""Small icons for running text."""

from renown.faraway.signs import Countable
from renown.web.drawing.markup import symbol_of


def draw_icon(what: Countable) -> str:
    """Draws a small icon that stands beside a word; screen readers pass it over.

    Args:
        what: A biome, a wonder, a clue or the night.
    """
    return (
        '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">'
        f'<use href="#{symbol_of(what)}"/></svg>'
    )
