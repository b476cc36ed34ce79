"""What a match in the arena comes to, for people and as JSON."""

from collections.abc import Sequence

from renown.arena import Match
from renown.arena.intervals import Estimate
from renown.arena.standings import Standing
from renown.cli.terminal import results, say
from renown.pad.card_sets import title_expansions
from renown.words import ENGLISH, join_and


def print_table(
    match: Match, standings: Sequence[Standing], deals: int, until: float | None
) -> None:
    """Prints the ladder, how much was played, and turns that were lost.

    Args:
        match: What was played.
        standings: What it came to.
        deals: How many deals were played.
        until: How narrow the intervals were to be.
    """
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("Bot")
    for heading in ("Rating", "Wins", "Fame"):
        table.add_column(heading, justify="right")
        table.add_column("95%", no_wrap=True)
    for standing in standings:
        table.add_row(
            standing.bot,
            *_cells(standing.rating, ".0f"),
            *_cells(standing.win_share, ".1%"),
            *_cells(standing.fame, ".1f"),
        )
    console = results()
    console.print(table)
    number = "1 deal" if deals == 1 else f"{deals:,} deals"
    origin = join_and([*title_expansions(match.sets), f"the seed {match.seed}"], ENGLISH)
    sentences = [f"{number}, {deals * match.players:,} games with {origin}."]
    if until is not None:
        sentences.append(_describe_width(standings, until))
    console.print(" ".join(sentences), style="dim", soft_wrap=not console.is_terminal)
    for standing in standings:
        if standing.lost:
            say(_describe_lost(standing))


def print_json(match: Match, standings: Sequence[Standing], deals: int) -> None:
    """Prints all figures as one JSON object.

    Args:
        match: What was played.
        standings: What it came to.
        deals: How many deals were played.
    """
    import msgspec

    summary = {
        "deals": deals,
        "games": deals * match.players,
        "players": match.players,
        "setup": match.setup,
        "sets": match.sets,
        "seed": match.seed,
        "bots": standings,
    }
    print(msgspec.json.encode(summary).decode())


def _cells(estimate: Estimate, shape: str) -> tuple[str, str]:
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:{shape}}", "–"
    interval = f"{estimate.low:{shape}} to {estimate.high:{shape}}"
    return f"{estimate.value:{shape}}", interval


def _describe_width(standings: Sequence[Standing], until: float) -> str:
    widths = [standing.win_share.width for standing in standings]
    widest = max(1.0 if width is None else width for width in widths)
    fewer = "narrower" if widest < until else "not narrower"
    return f"The widest interval of a win share is {widest:.3f}, {fewer} than {until:g}."


def _describe_lost(standing: Standing) -> str:
    counts = join_and([f"{loss.turns} {loss.kind}" for loss in standing.lost], ENGLISH)
    example = standing.lost[0].example
    return f"{standing.bot} lost turns: {counts}. For example: {example}"
