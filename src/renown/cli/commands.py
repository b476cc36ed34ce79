"""All commands. Each is imported only when it is asked for."""

from renown import __version__
from renown.cli.application import make_app

app = make_app(
    "renown",
    """Examples:
  renown play
  renown score faraway 44 49 14 28 -s S12 -s S38
  renown cards city night
  renown simulate --games 100 --bot greedy --bot random
  renown arena --bot scout --bot greedy --deals 50
  renown replay game.txt""",
    "Play, score and study the card game Faraway.",
)
app.version = __version__
app.version_flags = ("--version",)

for _position, (_name, _summary) in enumerate(
    {
        "play": "Play against bots in your browser.",
        "score": "Score cards from a real table.",
        "cards": "Look cards up.",
        "simulate": "Let bots play many games.",
        "arena": "Find out which bot is stronger, and how sure that is.",
        "replay": "Read a recorded game step by step.",
        "train": "Train the networks of the strong bots anew.",
        "bench": "Measure how fast the engines are.",
    }.items()
):
    app.command(f"renown.cli.{_name}:app", name=_name, help=_summary, sort_key=_position)
