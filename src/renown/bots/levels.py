"""Levels for people: opponents from a first game to the strongest, and the bots behind them."""

from collections.abc import Mapping

LEVELS: Mapping[str, str] = {
    "newcomer": "instant:16",
    "wanderer": "instant:9",
    "explorer": "instant:4",
    "scout": "instant",
    "guide": "expert:50",
    "legend": "expert:450",
}
"""The bot behind each level, the weakest first.

In step 3 a bot decides twice, for a Region and a Sanctuary: both take less than a second.
"""

USUAL_LEVEL = "explorer"
"""The level that is proposed to people."""


def resolve_level(name: str) -> str:
    """Names the bot behind a level; a bot's name stands for itself."""
    return LEVELS.get(name, name)
