"""The ladder as a picture."""

from collections.abc import Sequence
from pathlib import Path

import altair

from renown.arena.errors import ArenaError
from renown.arena.match import Match
from renown.arena.standings import Standing


def check_picture(path: Path) -> None:
    """Checks that a picture can be written, before hours of play.

    Raises:
        ArenaError: It cannot.
    """
    if path.suffix not in (".svg", ".png"):
        raise ArenaError(f"A picture ends in .svg or .png, and {path} does not.")
    is_new = not path.exists()
    try:
        path.open("ab").close()
    except OSError as fault:
        raise ArenaError(f"{path} cannot be written: {fault.strerror}.") from None
    if is_new:
        path.unlink()


def draw_ladder(match: Match, standings: Sequence[Standing], path: Path) -> None:
    """Draws the ratings with their intervals, the best bot on top.

    Args:
        match: What was played.
        standings: What it came to.
        path: Where the picture goes; its ending, .svg or .png, says what kind it is.
    """
    rows = [
        {
            "bot": standing.bot,
            "rating": standing.rating.value,
            "low": standing.rating.low,
            "high": standing.rating.high,
        }
        for standing in standings
    ]
    order = [standing.bot for standing in standings]
    bots = altair.Y("bot:N", sort=order, title=None, axis=altair.Axis(labelLimit=320))
    base = altair.Chart(altair.Data(values=rows))
    intervals = base.mark_rule(strokeWidth=2).encode(
        x=altair.X("low:Q", title="Rating, with 95% intervals", scale=altair.Scale(zero=False)),
        x2="high:Q",
        y=bots,
    )
    points = base.mark_point(filled=True, size=70, opacity=1).encode(
        x=altair.X("rating:Q", scale=altair.Scale(zero=False)), y=bots
    )
    chart = altair.layer(intervals, points).properties(
        title=f"Ladder at {match.players} players",
        width=480,
        height=altair.Step(28),
        # Letters are wider on other machines than on the one that draws.
        padding={"left": 5 + 2 * max(map(len, order)), "right": 10, "top": 5, "bottom": 5},
    )
    chart.save(path)
