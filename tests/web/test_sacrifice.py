"""Sacrifices asked and answered over HTTP."""

import re
from itertools import count

import pytest
from tests.web.games import EVERYTHING, records_of_a_game
from tests.web.house import House, headers_of
from tests.web.starry_game import FOUND, before_the_scoring

from renown.faraway import GiveUp, Phase, Record, Setup, legal_actions
from renown.web.table import Table

NOT_ALLOWED = "That is not possible now. Choose one of the cards shown."
TOO_LATE = "The table has moved on since. This is how it stands now."


def _asked(house: House) -> Table:
    table = Table("asked", 0, (None, None), before_the_scoring())
    house.add(table)
    return table


@pytest.mark.parametrize(
    "decision",
    [
        "give-up M38 S12",
        "give-up M38 S12 S24 S30",
        "give-up M38 S12 S12",
        "give-up M38 S12 S01",
        "give-up M15 S12",
        "give-up M15",
        "give-up M21 S12",
        "give-up R28 S12 S24",
        "give-up R38 S12 S24",
        "place S12",
        "explore R10",
    ],
)
def test_sacrifices_one_cannot_make_are_refused_and_told(house: House, decision: str) -> None:
    table = _asked(house)
    assert house.move(table.id, 0, table.moment(0), decision).notice == NOT_ALLOWED
    assert house.load(table.id) == table


def test_a_sacrifice_sent_twice_is_made_once(house: House) -> None:
    table = _asked(house)
    moment = table.moment(0)
    first = house.move(table.id, 0, moment, "give-up M38 S12 S30")
    after = house.load(table.id)
    again = [house.move(table.id, 0, moment, f"give-up {what}") for what in ("M38", "M15 S24")]
    assert [page.notice for page in (first, *again)] == ["", TOO_LATE, TOO_LATE]
    assert house.load(table.id) == after
    [decision] = after.record.game.seats[0].decisions
    assert str(decision) == "give-up M38 S12 S30"
    assert tuple(card.id for card in after.record.game.seats[0].sanctuaries) == FOUND


def test_only_the_seat_that_is_asked_sees_the_question(house: House) -> None:
    table = _asked(house)
    assert len(house.page(table.id, 0).values("action")) == 7
    for viewer in (1, None):
        page = house.page(table.id, viewer)
        assert not page.values("action")
        assert page.prompt == "Waiting for Ada."
    notice = house.move(table.id, 1, table.moment(1), "give-up M38 S12 S30").notice
    assert notice == NOT_ALLOWED
    assert house.load(table.id) == table


def _two_are_asked() -> Record:
    for seed in count():
        for record in records_of_a_game(4, Setup.BASIC, seed, EVERYTHING):
            if record.game.phase is Phase.SACRIFICE and len(record.game.waiting) > 1:
                return record
    raise AssertionError


def test_several_decide_at_the_same_time_and_nobody_waits(house: House) -> None:
    """Each decides from a page that was opened before the others decided."""
    record = _two_are_asked()
    asked = record.game.waiting
    ends = []
    for name, seats in (("onwards", asked), ("backwards", asked[::-1])):
        table = Table(name, 0, (None,) * 4, record)
        house.add(table)
        pages = {seat: house.page(name, seat) for seat in seats}
        for seat in seats:
            chosen = pages[seat].values("action")[-1]
            assert not house.move(name, seat, pages[seat].moment, chosen).notice
        ends.append(house.load(name).record)
        for seat in seats:
            [decision, *_] = ends[-1].game.seats[seat].decisions
            assert isinstance(decision, GiveUp)
            assert str(decision) == pages[seat].values("action")[-1]
    assert ends[0] == ends[1]


def _most(record: Record) -> int:
    """Finds the most the first seat can still score, by trying every way to decide."""
    game = record.game
    if 0 not in game.waiting:
        return game.seats[0].sheet().total
    return max(_most(record.play(0, action)) for action in legal_actions(game, 0))


def test_a_button_gives_up_what_gives_most_whatever_else_is_marked(house: House) -> None:
    table = _asked(house)
    most = _most(table.record)
    while 0 in (game := house.load(table.id).record.game).waiting:
        [best] = re.findall('name="best" value="(.*?)"', house.ask(table.id, 0).text)
        moment = house.load(table.id).moment(0)
        worst = str(legal_actions(game, 0)[0])
        form = {"moment": moment, "action": worst, "best": best}
        house.client.post(f"/tables/{table.id}/moves", data=form, headers=headers_of(0))
    assert house.load(table.id).record.game.seats[0].sheet().total == most
