"""Score sheets and rankings in words."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from renown.faraway import Ranking, ScoreSheet, TieBreak
from renown.words import ENGLISH, explain, join_and, name_card


def print_sheet(console: Console, sheet: ScoreSheet, name: str = "") -> None:
    """Prints every card with its points and why, then the total.

    Args:
        console: Where to print.
        sheet: The score sheet.
        name: Whose it is; empty where only one player scores.
    """
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("Card", min_width=9)
    table.add_column("Fame", justify="right", no_wrap=True)
    table.add_column("Why", ratio=1)
    for line in (*sheet.regions, *sheet.sanctuaries):
        style = "bold" if line.points else "dim"
        table.add_row(
            name_card(line.card, ENGLISH),
            Text(str(line.points), style=style),
            explain(line, ENGLISH),
        )
    table.add_row(Text("Total", style="bold"), Text(str(sheet.total), style="bold green"), "")
    if name:
        console.print(Text(name, style="bold"))
    console.print(table)


def print_ranking(
    console: Console, ranking: Ranking, names: Sequence[str], *, finished: bool = True
) -> None:
    """Prints the places, how a tie was broken, and who wins.

    Args:
        console: Where to print.
        ranking: The ranking.
        names: The player of each seat.
        finished: Whether the game is over; before that, nobody has won and no tie is broken.
    """
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    for standing in ranking.standings:
        table.add_row(f"{standing.rank}.", names[standing.seat], str(standing.fame))
    console.print(table)
    if not finished:
        return
    if ranking.tied:
        console.print(_explain_tie(ranking, names))
    winners = [names[seat] for seat in ranking.winners]
    if len(winners) == 1:
        console.print(Text(f"{winners[0]} wins!", style="bold"))
    else:
        console.print(Text(f"{join_and(winners, ENGLISH)} share the win!", style="bold"))


def _explain_tie(ranking: Ranking, names: Sequence[str]) -> str:
    """Says what decided between those with the most fame, or that nothing did."""
    first = ranking.standings[0]
    tied = join_and([names[standing.seat] for standing in ranking.tied], ENGLISH)
    opening = f"{tied} are tied with {first.fame} fame"
    if len(ranking.winners) > 1:
        sharing = join_and([names[seat] for seat in ranking.winners], ENGLISH)
        return f"{opening}, and nothing decides between {sharing}."
    winner = names[first.seat]
    if ranking.tie_break is TieBreak.LOWEST_TOTAL:
        totals = join_and(
            [f"{names[each.seat]} {each.total_time}" for each in ranking.tied], ENGLISH
        )
        return f"{opening}. The lowest total of hours decides: {totals}."
    lowest = name_card(first.lowest_card, ENGLISH) if first.lowest_card else "no Region"
    return f"{opening}. The lowest Region decides: {winner} has {lowest}."
