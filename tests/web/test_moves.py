"""Moves sent by the page of a table."""

from collections.abc import Callable
from functools import partial
from threading import Barrier, Thread

import pytest
from tests.web.house import House
from tests.web.html_page import HtmlPage

from renown.faraway import Setup, legal_actions, read_record, view, write_record
from renown.web.table import Table
from renown.words import LANGUAGES

TOO_LATE = "The table has moved on since. This is how it stands now."
NOT_ALLOWED = "That is not possible now. Choose one of the cards shown."
NOTHING_CHOSEN = "Choose a card first."
SPECTATOR = "You are watching this table: only its players can act."


def _first_action(table: Table, seat: int = 0) -> str:
    return str(legal_actions(table.record.game, seat)[0])


def test_a_move_is_played_and_the_bots_answer(house: House) -> None:
    table = house.open((None, "random"))
    action = _first_action(table)
    answer = house.send(table.id, 0, 0, action)
    assert HtmlPage(answer.text).version == 1
    game = house.load(table.id).record.game
    assert f"explore {game.seats[0].row[0].id}" == action
    assert game.seats[1].row
    assert game.waiting == (0,)


@pytest.mark.parametrize("setup", list(Setup))
def test_a_whole_game_by_the_choices_the_pages_offer(house: House, setup: Setup) -> None:
    table = house.open((None, "greedy", "random"), setup)
    while not table.record.game.is_over:
        page = house.page(table.id, 0)
        if keep := page.values("keep"):
            house.send(table.id, 0, page.version, keep=keep[:3])
        else:
            assert page.values("action") == [
                str(action) for action in view(table.record.game, 0).legal_actions
            ]
            house.send(table.id, 0, page.version, page.values("action")[-1])
        before, table = table, house.load(table.id)
        assert table.version == before.version + 1
    assert house.ask(table.id, 0).status_code == 200


def test_a_move_from_a_page_that_is_out_of_date_is_not_played_and_told(house: House) -> None:
    table = house.open((None, "random"))
    house.send(table.id, 0, 0, _first_action(table))
    after = house.load(table.id)
    for version in (0, 2, -1, 10**30):
        page = house.move(table.id, 0, version, _first_action(after))
        assert page.notice == TOO_LATE
        assert page.version == 1
    assert house.load(table.id) == after


def test_a_move_sent_twice_is_played_once(house: House) -> None:
    table = house.open((None, "random"))
    action = _first_action(table)
    first = house.move(table.id, 0, 0, action)
    after = house.load(table.id)
    second = house.move(table.id, 0, 0, action)
    assert (first.notice, second.notice) == ("", TOO_LATE)
    assert house.load(table.id) == after


def test_of_moves_sent_at_the_same_time_exactly_one_is_played(house: House) -> None:
    table = house.open((None, "random", "random"))
    actions = [str(action) for action in legal_actions(table.record.game, 0)]

    def send(action: str) -> str:
        return house.move(table.id, 0, 0, action).notice

    notices = _at_the_same_time([partial(send, action) for action in actions * 3])
    assert sorted(notices) == ["", *[TOO_LATE] * 8]
    assert house.load(table.id).version == 1


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
        "keep R01 R02 R03",
    ):
        assert house.move(table.id, 0, 0, action).notice == NOT_ALLOWED
    assert house.load(table.id) == table


@pytest.mark.parametrize(
    "action", ["", " ", "explore", "explore R99", "explore R01 R02", "pass", "\x00", "💥" * 999]
)
def test_what_is_no_action_changes_nothing_and_is_told(house: House, action: str) -> None:
    table = house.open((None, "random"))
    assert house.move(table.id, 0, 0, action).notice in (NOTHING_CHOSEN, NOT_ALLOWED)
    assert house.load(table.id) == table


def test_sanctuaries_not_placed_go_under_the_deck_in_the_order_drawn(house: House) -> None:
    """The rules fix that order: a person cannot send another to steer later draws."""
    table = house.open((None, "random"), seed=3)
    while len(table.record.game.seats[0].drawn) < 3:
        assert not table.record.game.is_over
        actions = [str(action) for action in legal_actions(table.record.game, 0)]
        house.send(table.id, 0, table.version, actions[-1])
        table = house.load(table.id)
    first, *others = (card.id for card in table.record.game.seats[0].drawn)
    house.send(table.id, 0, table.version, f"place {first} under {' '.join(reversed(others))}")
    record = house.load(table.id).record
    assert f"place {first} under {' '.join(reversed(others))}" not in write_record(record)


@pytest.mark.parametrize("kept", [0, 1, 2, 4, 5])
def test_of_five_regions_exactly_three_are_kept(house: House, kept: int) -> None:
    table = house.open((None, "random"), Setup.ADVANCED)
    hand = [card.id for card in table.record.game.seats[0].hand]
    answer = house.send(table.id, 0, 0, keep=hand[:kept])
    assert HtmlPage(answer.text).notice
    assert house.load(table.id) == table


def test_a_spectator_cannot_play(house: House) -> None:
    table = house.open((None, "random"))
    assert house.move(table.id, None, 0, _first_action(table)).notice == SPECTATOR
    assert house.load(table.id) == table


def test_a_spectator_is_offered_nothing_to_choose(house: House) -> None:
    table = house.open((None, "random"))
    page = house.page(table.id, None)
    assert not page.values("action")
    assert not page.values("version")


def test_forms_without_a_version_are_refused_with_a_page(house: House) -> None:
    table = house.open((None, "random"))
    for version in ("", "x", "1.5"):
        answer = house.send(table.id, 0, version, _first_action(table))
        assert answer.status_code == 400
        assert "<h1>" in answer.text
    assert house.load(table.id) == table


def test_a_move_after_the_end_is_told(house: House) -> None:
    table = house.open((None, "random"))
    while not table.record.game.is_over:
        house.send(table.id, 0, table.version, _first_action(table))
        table = house.load(table.id)
    assert house.move(table.id, 0, table.version, "explore R01").notice == NOT_ALLOWED
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
        house.send(table.id, 0, table.version, _first_action(table))
        table = house.load(table.id)
    for seat in (0, None):
        answer = house.ask(table.id, seat, "/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["content-disposition"].startswith("attachment")
        assert read_record(answer.text) == table.record
