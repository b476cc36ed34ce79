"""Quests in pictures: what a card asks for in a tab, what it pays on a slip below."""

from collections.abc import Sequence

from renown.faraway.quests import AtLeast, Each, EachSet, Flat, Quest, Sacrifice
from renown.faraway.signs import Countable, Wonder
from renown.web.drawing.markup import numeral, place, short, slip, symbol_of

_MOST_REPEATED = 4
"""As many icons of one kind can be counted at a glance; more are written as a number."""

_WIDEST = 94
"""What fits between the card's edges."""

_BETWEEN = 5
"""The room for a stroke between two things of which either counts."""


def draw_needs(condition: Sequence[tuple[Wonder, int]], quest: Quest | None, middle: float) -> str:
    """Draws the tab with all that must be visible, or be given up, before the quest pays.

    Args:
        condition: The wonders asked for, with how many of each.
        quest: The quest itself: some kinds ask for something too.
        middle: The height of the tab's middle.
    """
    asked = [(wonder.value, needed) for wonder, needed in condition]
    match quest:
        case AtLeast(what=what, needed=needed):
            asked.append((symbol_of(what), needed))
        case Sacrifice(sanctuaries=sanctuaries):
            asked.append(("sacrifice", sanctuaries))
        case _:
            pass
    if not asked:
        return ""
    icons = [
        symbol for symbol, needed in asked for _ in range(1 if needed > _MOST_REPEATED else needed)
    ]
    written = [needed for _, needed in asked if needed > _MOST_REPEATED]
    size = 16 if len(icons) <= _MOST_REPEATED + 1 else 14.5
    step = size + 0.5
    width = len(icons) * step + len(written) * 22
    left = 50 - width / 2
    drawn = slip(left - 3, middle - size / 2 - 2, width + 6, size + 4)
    drawn += "".join(
        place(symbol, left + position * step, middle - size / 2, size)
        for position, symbol in enumerate(icons)
    )
    # No card asks for more than four of one kind and for another kind as well, so there is at
    # most one number, and it stands at the end.
    for needed in written:
        end = left + len(icons) * step
        drawn += _times(end + 4.5, middle, 1) + numeral("needed", str(needed), end + 15, middle, 17)
    return f'<g class="needs">{drawn}</g>'


def draw_pays(quest: Quest | None, middle: float, scale: float = 1) -> str:
    """Draws what the quest pays: points alone, or points times what is counted.

    Args:
        quest: The quest, or None.
        middle: The height of the middle.
        scale: How much larger than on a Region.
    """
    match quest:
        case None:
            return ""
        case Each(points=points, of=of):
            drawn = _points_for(points, of, middle, scale, together=False)
        case EachSet(points=points, of=of):
            drawn = _points_for(points, of, middle, scale, together=True)
        case Flat(points=points) | AtLeast(points=points) | Sacrifice(points=points):
            drawn = _medal(points, 50, middle, 15 * scale)
    return f'<g class="pays">{drawn}</g>'


def _points_for(
    points: int, of: Sequence[Countable], middle: float, scale: float, *, together: bool
) -> str:
    if len(of) == 3:
        scale = 1  # A row of three needs the room.
    radius = 13.5 * scale
    medal = _medal_width(points, radius)
    times = 9 * scale
    gap = 0.5 if together else _BETWEEN
    across = 2 if len(of) == 4 else len(of)  # A set of four biomes is laid out as a square.
    room = _WIDEST - medal - times - 3 - gap * (across - 1)
    size = min(13 * scale if len(of) == 4 else 22 * scale, room / across)
    width = across * size + gap * (across - 1)
    height = len(of) // across * (size + gap) - gap
    left = 50 - (medal + times + width + 3) / 2
    first, top = left + medal + times, middle - height / 2
    icons = "".join(
        place(
            symbol_of(what),
            first + position % across * (size + gap),
            top + position // across * (size + gap),
            size,
        )
        for position, what in enumerate(of)
    )
    strokes = (
        ""
        if together
        else "".join(
            f'<path class="stroke" d="M{short(first + (size + gap) * later - 1)}'
            f' {short(middle - size * 0.3)}l-3 {short(size * 0.6)}"/>'
            for later in range(1, across)
        )
    )
    return (
        # The medal lies on the end of the slip and sticks out on its left.
        slip(left + radius, top - 2.5, first + width + 3 - left - radius, height + 5)
        + _medal(points, left + medal / 2, middle, radius)
        + _times(left + medal + times / 2, middle, scale)
        + icons
        + strokes
    )


def _medal_width(points: int, radius: float) -> float:
    # Two figures need a longer medal, whatever sans the reader's system has.
    return radius * (2 if points < 10 else 2.6)


def _medal(points: int, centre: float, middle: float, radius: float) -> str:
    width = _medal_width(points, radius)
    return (
        f'<rect class="medal" x="{short(centre - width / 2)}" y="{short(middle - radius)}"'
        f' width="{short(width)}" height="{short(2 * radius)}" rx="{short(radius)}"/>'
    ) + numeral("points", str(points), centre, middle, radius * 1.5)


def _times(centre: float, middle: float, scale: float) -> str:
    half, side = 2.4 * scale, short(4.8 * scale)
    return (
        f'<path class="stroke" d="M{short(centre - half)} {short(middle - half)}'
        f'l{side} {side}m0-{side}l-{side} {side}"/>'
    )
