"""The table while a game is played, as one viewer sees it."""

from dataclasses import dataclass

from renown.faraway import Phase, ScoreSheet, SeatView, View, always_visible, view
from renown.web.screens.choices import Choice, list_choices
from renown.web.screens.history import tell_history
from renown.web.screens.names import Names, name_seats
from renown.web.screens.prompts import ask, is_thinking, name_moment
from renown.web.table import Table
from renown.words import Language

_LIES = {
    Phase.KEEP: "hand",
    Phase.EXPLORE: "hand",
    Phase.TAKE: "river",
    Phase.PLACE: "found",
    Phase.SACRIFICE: "scoring",
}


@dataclass(frozen=True, slots=True)
class SeatScreen:
    """A seat on the page.

    Attributes:
        number: The seat, from 0.
        name: How it is called.
        cards: What everybody may see of it.
        sheet: What its row would score if the game ended now.
        kept_visible: The ids of its Regions that will not be turned face down.
        acting: Whether the table waits for it.
        turn: Its place in this round's order, from 1, or None where there is none.
    """

    number: int
    name: str
    cards: SeatView
    sheet: ScoreSheet
    kept_visible: set[str]
    acting: bool
    turn: int | None


@dataclass(frozen=True, slots=True)
class TableScreen:
    """All that a page of a table shows.

    Attributes:
        table_id: The table's name in addresses.
        moment_token: The moment of the game for the viewer, as moves name it; empty for a
            spectator.
        view: What the viewer may see.
        moment: The round, in words.
        prompt: What is asked, in words.
        thinking: Whether the table waits for bots only.
        choices: What the viewer may choose from.
        own: The viewer's seat; None for a spectator.
        others: The other seats, from the viewer's left on.
        history: What has happened: a heading and sentences for each round.
    """

    table_id: str
    moment_token: str
    view: View
    moment: str
    prompt: str
    thinking: bool
    choices: list[Choice]
    own: SeatScreen | None
    others: list[SeatScreen]
    history: list[tuple[str, list[str]]]

    @property
    def chooses_from(self) -> str:
        """Where the choices lie: `hand`, `river`, `found`, `scoring`, or nowhere."""
        if not self.choices:
            return ""
        return _LIES[self.view.phase]


def show_table(table: Table, seat: int | None, language: Language) -> TableScreen:
    """Makes the page of a table for one viewer.

    Args:
        table: The table.
        seat: The viewer's seat, or None for a spectator.
        language: The viewer's language.
    """
    seen = view(table.record.game, seat)
    names = name_seats(table, seat, language)
    first = seat or 0
    seats = [_show_seat(seen, number, names) for number in range(seen.players)]
    around = seats[first:] + seats[:first]
    return TableScreen(
        table_id=table.id,
        moment_token="" if seat is None else table.moment(seat),
        view=seen,
        moment=name_moment(seen, names),
        prompt=ask(seen, names),
        thinking=is_thinking(seen, names),
        choices=list_choices(seen, language),
        own=None if seat is None else seats[seat],
        others=around if seat is None else around[1:],
        history=tell_history(table.record, names),
    )


def _show_seat(seen: View, number: int, names: Names) -> SeatScreen:
    cards = seen.seats[number]
    return SeatScreen(
        number=number,
        name=names.title(number),
        cards=cards,
        sheet=cards.sheet(),
        kept_visible={card.id for card in always_visible(cards.row)},
        acting=number in seen.waiting,
        turn=seen.order.index(number) + 1 if number in seen.order else None,
    )
