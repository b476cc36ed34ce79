"""Levels for people: opponents from a first game to the strongest, and the bots behind them."""

from collections.abc import Mapping

LEVELS: Mapping[str, str] = {
    "newcomer": "random",
    "wanderer": "greedy",
    "explorer": "greedy",
    "scout": "greedy",
    "guide": "greedy",
    "legend": "greedy",
}
"""The bot behind each level, the weakest first."""


def resolve_level(name: str) -> str:
    """Names the bot behind a level; a bot's name stands for itself."""
    return LEVELS.get(name, name)
