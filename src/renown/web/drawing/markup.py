"""The few pieces of SVG markup that all drawings share."""

from html import escape

from renown.faraway.cards import Card
from renown.faraway.signs import Countable, Mark


def short(value: float) -> str:
    """Writes a coordinate with one decimal at most, as short as it gets.

    Args:
        value: A coordinate or a length.
    """
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)


def symbol_of(what: Countable) -> str:
    """Names the sprite's symbol for something that can be counted.

    Args:
        what: A biome, a wonder, a clue or the night.
    """
    return "moon" if what is Mark.NIGHT else what.value


def place(symbol: str, left: float, top: float, size: float) -> str:
    """Places a symbol of the sprite.

    Args:
        symbol: The id of the symbol.
        left: Its left edge.
        top: Its upper edge.
        size: Its width and height.
    """
    side = short(size)
    return (
        f'<use href="#{symbol}" x="{short(left)}" y="{short(top)}" width="{side}" height="{side}"/>'
    )


def numeral(name: str, value: str, centre: float, middle: float, size: float) -> str:
    """Writes a number, centred on a point.

    Args:
        name: The class of the text.
        value: What is written.
        centre: Where it is centred from left to right.
        middle: Where it is centred from top to bottom.
        size: The size of the type.
    """
    # Figures are about 0.7 of the type's size high in every humanist sans, so half of that below
    # the middle is where they stand; `dominant-baseline` is not the same in all browsers.
    baseline = middle + 0.355 * size
    return (
        f'<text class="{name}" x="{short(centre)}" y="{short(baseline)}"'
        f' font-size="{short(size)}">{value}</text>'
    )


def slip(left: float, top: float, width: float, height: float) -> str:
    """Draws the slip of paper on which icons lie, so that they stand out from any ground.

    Args:
        left: Its left edge.
        top: Its upper edge.
        width: Its width.
        height: Its height.
    """
    return (
        f'<rect class="slip" x="{short(left)}" y="{short(top)}" width="{short(width)}"'
        f' height="{short(height)}" rx="4"/>'
    )


def framed(card: Card, kind: str, height: int, title: str, content: str) -> str:
    """Wraps the content of a card into its `<svg>`.

    Args:
        card: The card that is drawn.
        kind: `region` or `sanctuary`.
        height: Its height; every card is 100 wide.
        title: What a screen reader says of it.
        content: Its drawing.
    """
    classes = f"card {kind} biome-{card.biome.value} {'night' if card.night else 'day'}"
    return (
        f'<svg class="{classes}" viewBox="0 0 100 {height}" role="img"'
        f' aria-label="{escape(title)}">{content}'
        f'<rect class="frame" width="100" height="{height}" rx="7"/></svg>'
    )
