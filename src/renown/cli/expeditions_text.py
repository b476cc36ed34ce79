"""The end of an Expeditions game in words."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from renown.expeditions import (
    Automa,
    Player,
    Result,
    Sheet,
    Source,
    TieBreak,
    one_more_quest,
)
from renown.words import ENGLISH, describe_reading, join_and, name_source

_SOURCES = (Source.COINS, Source.GLORY, Source.ITEMS, Source.CORRUPTION)


def print_result(console: Console, players: Sequence[Player | Automa], result: Result) -> None:
    """Prints a row for each player, what one more quest would have brought, and who wins.

    Args:
        console: Where to print.
        players: The players, in the order of their seats.
        result: How their game ended.
    """
    names = [player.name for player in players]
    more = [one_more_quest(player) if isinstance(player, Player) else 0 for player in players]
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("Player", overflow="fold")
    for source in _SOURCES:
        table.add_column(name_source(source, ENGLISH), justify="right", no_wrap=True)
    table.add_column("Total", justify="right", no_wrap=True)
    if any(more):
        table.add_column("One more\nquest", justify="right", no_wrap=True)
    for sheet, quest in zip(result.sheets, more, strict=True):
        table.add_row(
            Text(sheet.name, style="bold"),
            *(_cell(sheet, source) for source in _SOURCES),
            Text(str(sheet.total), style="bold green"),
            *([f"+{quest}" if quest else ""] if any(more) else []),
        )
    console.print(table)
    for sheet in result.sheets:
        if sum_of_icons := _explain_icons(sheet):
            console.print(f"{sheet.name}: {sum_of_icons}.")
    if result.tie_break:
        _print_tie(console, players, result.tie_break)
    console.print(f"{_say_winners(names, result.winners)}!", style="bold")


def _say_winners(names: Sequence[str], winners: Sequence[int]) -> str:
    joined = join_and([names[seat] for seat in winners], ENGLISH)
    return f"{joined} wins" if len(winners) == 1 else f"{joined} share the win"


def _explain_icons(sheet: Sheet) -> str:
    return " + ".join(
        f"{line.count} × {line.each}" for line in sheet.lines if line.source is Source.ICONS
    )


def _cell(sheet: Sheet, source: Source) -> str:
    line = next((line for line in sheet.lines if line.source is source), None)
    if line is None:
        return ""
    if line.each in (None, 1) or not line.count:
        return str(line.points)
    return f"{line.count} × {line.each} = {line.points}"


def _print_tie(console: Console, players: Sequence[Player | Automa], tie_break: TieBreak) -> None:
    names = [player.name for player in players]
    tied = join_and([names[seat] for seat in tie_break.tied], ENGLISH)
    if not tie_break.readings:
        console.print(f"{tied} are tied for first, and nothing decides.")
        return
    console.print(f"{tied} are tied for first. The greater sum over all glory categories decides.")
    for reading in tie_break.readings:
        sums = join_and(
            [
                f"{names[seat]} {total}"
                for seat, total in zip(tie_break.tied, reading.sums, strict=True)
            ],
            ENGLISH,
        )
        decision = _say_winners(names, reading.winners)
        console.print(f"  {describe_reading(reading, ENGLISH)}: {sums}. {decision}.")
    if tie_break.is_disputed:
        console.print("The rules can be read in these ways. The first one is taken here.")
    rivals = (players[seat] for seat in tie_break.tied)
    told = {isinstance(rival, Player) and rival.power is not None for rival in rivals}
    if len(told) > 1:
        console.print("Power counts only where it is known of all who are tied.")
