"""Moves sent by the page of a table."""

from collections.abc import Callable
from functools import partial
from threading import Barrier, Thread

import pytest
from tests.web.games import BASE, EVERYTHING, records_of_a_game
from tests.web.house import House, headers_of
from tests.web.html_page import HtmlPage

from renown.faraway import CardSet, Phase, Setup, legal_actions, read_record, view, write_record
from renown.web.table import Table
from renown.words import LANGUAGES

TOO_LATE = "The table has moved on since. This is how it stands now."
NOT_ALLOWED = "That is not possible now. Choose one of the cards shown."
NOTHING_CHOSEN = "Choose a card first."
KEEP_THREE = "Choose exactly three Regions to keep."
SPECTATOR = "You are watching this table: only its players can act."


def _first_action(table: Table, seat: int = 0) -> str:
    return str(legal_actions(table.record.game, seat)[0])


def test_a_move_is_played_and_the_bots_answer(house: House) -> None:
    table = house.open((None, "random"))
    action = _first_action(table)
    answer = house.send(table.id, 0, table.moment(0), action)
    after = house.load(table.id)
    assert not HtmlPage(answer.text).notice
    assert house.page(table.id, 0).moment == after.moment(0) != table.moment(0)
    game = after.record.game
    assert f"explore {game.seats[0].row[0].id}" == action
    assert game.seats[1].row
    assert game.waiting == (0,)


@pytest.mark.parametrize(("setup", "sets"), [(Setup.BASIC, BASE), (Setup.ADVANCED, EVERYTHING)])
def test_a_whole_game_by_the_choices_the_pages_offer(
    house: House, setup: Setup, sets: tuple[CardSet, ...]
) -> None:
    table = house.open((None, "greedy", "random"), setup, sets=sets)
    while not table.record.game.is_over:
        page = house.page(table.id, 0)
        if keep := page.values("keep"):
            house.send(table.id, 0, page.moment, keep=keep[:3])
        else:
            assert page.values("action") == [
                str(action) for action in view(table.record.game, 0).legal_actions
            ]
            house.send(table.id, 0, page.moment, page.values("action")[-1])
        before, table = table, house.load(table.id)
        assert table.moment(0) != before.moment(0)
    assert house.ask(table.id, 0).status_code == 200


def test_a_move_from_a_page_that_is_out_of_date_is_not_played_and_told(house: House) -> None:
    table = house.open((None, "random"))
    house.send(table.id, 0, table.moment(0), _first_action(table))
    after = house.load(table.id)
    for moment in (table.moment(0), "explore-2-0-0", "sacrifice-8-0-0", "x", "💥" * 999):
        page = house.move(table.id, 0, moment, _first_action(after))
        assert page.notice == TOO_LATE
        assert page.moment == after.moment(0)
    assert house.load(table.id) == after


def test_a_move_sent_twice_is_played_once(house: House) -> None:
    table = house.open((None, "random"))
    action = _first_action(table)
    first = house.move(table.id, 0, table.moment(0), action)
    after = house.load(table.id)
    second = house.move(table.id, 0, table.moment(0), action)
    assert (first.notice, second.notice) == ("", TOO_LATE)
    assert house.load(table.id) == after


def test_of_moves_sent_at_the_same_time_exactly_one_is_played(house: House) -> None:
    table = house.open((None, "random", "random"))
    actions = [str(action) for action in legal_actions(table.record.game, 0)]

    def send(action: str) -> str:
        return house.move(table.id, 0, table.moment(0), action).notice

    notices = _at_the_same_time([partial(send, action) for action in actions * 3])
    assert sorted(notices) == ["", *[TOO_LATE] * 8]
    assert len(house.load(table.id).record.game.seats[0].row) == 1


def _at_the_same_time(calls: list[Callable[[], str]]) -> list[str]:
    barrier = Barrier(len(calls))
    results: list[str] = []

    def run(call: Callable[[], str]) -> None:
        barrier.wait()
        results.append(call())

    threads = [Thread(target=run, args=[call]) for call in calls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_cards_that_cannot_be_chosen_are_refused_and_told(house: House) -> None:
    table = house.open((None, "random"))
    game = table.record.game
    hidden = game.region_deck[0]
    theirs = game.seats[1].hand[0]
    for action in (
        f"explore {hidden.id}",
        f"explore {theirs.id}",
        f"take {game.river[0].id}",
        "place S01",
        "give-up M15",
    ):
        assert house.move(table.id, 0, table.moment(0), action).notice == NOT_ALLOWED
    assert house.move(table.id, 0, table.moment(0), "keep R01 R02 R03").notice
    assert house.load(table.id) == table


@pytest.mark.parametrize(
    "action", ["", " ", "explore", "explore R99", "explore R01 R02", "pass", "\x00", "💥" * 999]
)
def test_what_is_no_action_changes_nothing_and_is_told(house: House, action: str) -> None:
    table = house.open((None, "random"))
    assert house.move(table.id, 0, table.moment(0), action).notice in (NOTHING_CHOSEN, NOT_ALLOWED)
    assert house.load(table.id) == table


def test_sanctuaries_not_placed_go_under_the_deck_in_the_order_drawn(house: House) -> None:
    """The rules fix that order: a person cannot send another to steer later draws."""
    record = next(
        record
        for record in records_of_a_game(2, Setup.BASIC, seed=3)
        if record.game.phase is Phase.PLACE
        and record.game.order[0] == 0
        and len(record.game.seats[0].drawn) >= 3
    )
    table = Table("found", 0, (None, None), record)
    house.add(table)
    first, *others = (card.id for card in table.record.game.seats[0].drawn)
    house.send(table.id, 0, table.moment(0), f"place {first} under {' '.join(reversed(others))}")
    after = house.load(table.id).record.game
    placed = [card.id for card in after.seats[0].sanctuaries]
    under = [card.id for card in after.sanctuary_deck[-len(others) :]]
    assert first not in placed or under == others


@pytest.mark.parametrize("kept", [0, 1, 2, 4, 5])
def test_of_five_regions_exactly_three_are_kept(house: House, kept: int) -> None:
    table = house.open((None, "random"), Setup.ADVANCED)
    hand = [card.id for card in table.record.game.seats[0].hand]
    answer = house.send(table.id, 0, table.moment(0), keep=hand[:kept])
    assert HtmlPage(answer.text).notice == KEEP_THREE
    assert house.load(table.id) == table


def test_a_spectator_cannot_play(house: House) -> None:
    table = house.open((None, "random"))
    assert house.move(table.id, None, table.moment(0), _first_action(table)).notice == SPECTATOR
    assert house.load(table.id) == table


def test_a_spectator_is_offered_nothing_to_choose(house: House) -> None:
    table = house.open((None, "random"))
    page = house.page(table.id, None)
    assert not page.values("action")
    assert not page.values("moment")


def test_a_form_without_a_moment_is_refused_with_a_page(house: House) -> None:
    table = house.open((None, "random"))
    answer = house.client.post(
        f"/tables/{table.id}/moves", data={"action": _first_action(table)}, headers=headers_of(0)
    )
    assert answer.status_code == 400
    assert "<h1>" in answer.text
    assert house.load(table.id) == table


def test_a_move_after_the_end_is_told(house: House) -> None:
    table = house.open((None, "random"))
    while not table.record.game.is_over:
        house.send(table.id, 0, table.moment(0), _first_action(table))
        table = house.load(table.id)
    assert house.move(table.id, 0, table.moment(0), "explore R01").notice == NOT_ALLOWED
    assert house.load(table.id) == table


def test_what_is_told_is_in_the_person_s_language(house: House) -> None:
    table = house.open((None, "random"))
    for code, language in LANGUAGES.items():
        answer = house.client.get(
            f"/tables/{table.id}?notice=too-late", headers={"accept-language": code}
        )
        assert HtmlPage(answer.text).notice == language.gettext(TOO_LATE)


def test_the_record_is_given_only_after_the_end_and_replays(house: House) -> None:
    table = house.open((None, "greedy", "random"))
    while not table.record.game.is_over:
        for seat in (0, None):
            answer = house.ask(table.id, seat, "/record")
            assert answer.status_code == 404
            assert write_record(table.record) not in answer.text
        house.send(table.id, 0, table.moment(0), _first_action(table))
        table = house.load(table.id)
    for seat in (0, None):
        answer = house.ask(table.id, seat, "/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["content-disposition"].startswith("attachment")
        assert read_record(answer.text) == table.record
