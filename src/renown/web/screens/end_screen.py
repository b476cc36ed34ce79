"""The end of a game: Regions turn up from right to left, then the Sanctuaries, then who won."""

from dataclasses import dataclass

from renown.faraway import (
    ROUNDS,
    Ranking,
    ScoreLine,
    ScoreSheet,
    TieBreak,
    always_visible,
    write_record,
)
from renown.web.screens.history import tell_history
from renown.web.screens.names import Names, name_seats
from renown.web.table import Table
from renown.words import Language, explain, name_card

LAST_STEP = ROUNDS + 1
"""Steps of the scoring: one for each Region, then one for the Sanctuaries."""


@dataclass(frozen=True, slots=True)
class EndLine:
    """One card of a seat being scored.

    Attributes:
        line: What it pays, and why.
        why: The same in words.
        face_up: Whether it lies face up: once the scoring has reached it, or from the start
            where a Meteorite keeps it visible.
        kept_visible: Whether a Meteorite keeps it visible.
        turned_up: Whether the scoring has reached it.
        just_now: Whether it is the one being scored.
        counting: Whether the card being scored counts it.
        given_up: Whether it has been given up for a Region scored before.
    """

    line: ScoreLine
    why: str
    face_up: bool
    kept_visible: bool
    turned_up: bool
    just_now: bool
    counting: bool
    given_up: bool


@dataclass(frozen=True, slots=True)
class EndSeat:
    """One seat being scored.

    Attributes:
        name: How it is called.
        is_viewer: Whether it is the viewer's.
        rank: Its place, once all is scored.
        fame: Its fame as far as it is scored.
        regions: Its row, left to right.
        sanctuaries: Its Sanctuaries.
    """

    name: str
    is_viewer: bool
    rank: int
    fame: int
    regions: list[EndLine]
    sanctuaries: list[EndLine]

    @property
    def just_now(self) -> list[EndLine]:
        """The lines that are being scored."""
        return [line for line in self.regions if line.just_now]


@dataclass(frozen=True, slots=True)
class EndScreen:
    """All that the page of a finished game shows.

    Attributes:
        table_id: The table's name in addresses.
        step: How far the scoring is: 0 before any Region is scored, up to `LAST_STEP`.
        last_step: `LAST_STEP`.
        step_name: What is being scored, in words.
        seats: The seats: the viewer's first while cards turn up, the best first at the end.
        verdict: Who won, in words, and how a tie was broken; empty before the end.
        history: What happened: a heading and sentences for each round.
        record: The record of the game.
    """

    table_id: str
    step: int
    last_step: int
    step_name: str
    seats: list[EndSeat]
    verdict: list[str]
    history: list[tuple[str, list[str]]]
    record: str

    @property
    def is_scored(self) -> bool:
        """Whether everything has been scored."""
        return self.step == self.last_step


def show_end(table: Table, seat: int | None, step: int, language: Language) -> EndScreen:
    """Makes the page of a finished game for one viewer.

    Args:
        table: The table.
        seat: The viewer's seat, or None for a spectator.
        step: How many steps of the scoring are shown; more than there are means all.
        language: The viewer's language.
    """
    record = table.record
    step = max(0, min(step, LAST_STEP))
    names = name_seats(table, seat, language)
    ranking = record.game.ranking()
    order = [standing.seat for standing in ranking.standings]
    if step < LAST_STEP:
        first = seat or 0
        order = [(first + offset) % len(order) for offset in range(len(order))]
    sheets = record.game.sheets()
    verdict = _judge(ranking, names) if step == LAST_STEP else []
    return EndScreen(
        table_id=table.id,
        step=step,
        last_step=LAST_STEP,
        step_name=verdict[0] if verdict else _name_step(step, language),
        seats=[_show_seat(sheets[number], number, step, names, ranking) for number in order],
        verdict=verdict,
        history=tell_history(record, names),
        record=write_record(record),
    )


def _name_step(step: int, language: Language) -> str:
    if step == 0:
        return language.gettext("The Regions turn up from right to left.")
    text = language.gettext("The Region of round %(round)d turns up.")
    return text % {"round": ROUNDS + 1 - step}


def _show_seat(
    sheet: ScoreSheet, number: int, step: int, names: Names, ranking: Ranking
) -> EndSeat:
    reached = len(sheet.regions) - min(step, ROUNDS)
    counting = (
        {card.id for card in sheet.regions[reached].counting_cards}
        if 0 < step < LAST_STEP
        else set()
    )
    kept = always_visible(sheet.row)
    given_up = {card for line in sheet.regions[reached:] for card in line.given_up}
    regions = [
        EndLine(
            line=line,
            why=explain(line, names.language),
            face_up=position >= reached or line.card in kept,
            kept_visible=line.card in kept,
            turned_up=position >= reached,
            just_now=0 < step < LAST_STEP and position == reached,
            counting=position != reached and line.card.id in counting,
            given_up=False,
        )
        for position, line in enumerate(sheet.regions)
    ]
    sanctuaries = [
        EndLine(
            line=line,
            why=explain(line, names.language),
            face_up=True,
            kept_visible=False,
            turned_up=step == LAST_STEP,
            just_now=False,
            counting=line.card.id in counting,
            given_up=line.card in given_up,
        )
        for line in sheet.sanctuaries
    ]
    return EndSeat(
        name=names.title(number),
        is_viewer=names.is_viewer(number),
        rank=next(each.rank for each in ranking.standings if each.seat == number),
        fame=sum(each.line.points for each in (*regions, *sanctuaries) if each.turned_up),
        regions=regions,
        sanctuaries=sanctuaries,
    )


def _judge(ranking: Ranking, names: Names) -> list[str]:
    """Says who won, and how a tie was broken."""
    gettext = names.language.gettext
    winner = ranking.standings[0]
    sentences = [
        names.say(
            winner.seat,
            gettext("You win with %(fame)d fame!"),
            gettext("%(name)s wins with %(fame)d fame!"),
            fame=winner.fame,
        )
    ]
    if ranking.tied and ranking.tie_break is TieBreak.LOWEST_CARD and winner.lowest_card:
        tied = names.join([standing.seat for standing in ranking.tied])
        text = gettext("Tied: %(names)s. The smallest exploration time decides: %(card)s.")
        card = name_card(winner.lowest_card, names.language)
        sentences.append(text % {"names": tied, "card": card})
    return sentences
