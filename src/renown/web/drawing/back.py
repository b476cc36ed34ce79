"""The backs of cards that lie face down."""

from typing import Literal, TypeAlias

CardKind: TypeAlias = Literal["region", "sanctuary"]
"""The two kinds of cards, which have different backs."""

_HEIGHT = {"region": 100, "sanctuary": 150}


def draw_back(kind: CardKind) -> str:
    """Draws a card that lies face down; the page says in words what it is.

    Args:
        kind: `"region"` or `"sanctuary"`.
    """
    height = _HEIGHT[kind]
    return (
        f'<svg class="card {kind} back" viewBox="0 0 100 {height}" aria-hidden="true">'
        f'<use href="#back-{kind}" width="100" height="{height}"/>'
        f'<rect class="frame" width="100" height="{height}" rx="7"/></svg>'
    )
