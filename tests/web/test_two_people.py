"""A table with two people: choices made at the same time."""

from tests.web.house import House

from renown.faraway import Setup
from renown.web.table import Table

CHANGEABLE = "Your choice lies face down. You can change it until all have chosen."


def _choose(house: House, table: Table, seat: int, position: int) -> Table:
    action = house.page(table.id, seat).values("action")[position]
    assert not house.move(table.id, seat, table.moment(seat), action).notice
    return house.load(table.id)


def test_a_choice_can_be_changed_until_the_last_has_chosen_and_the_page_says_so(
    house: House,
) -> None:
    table = house.open((None, None, "random"))
    hand = [card.id for card in table.record.game.seats[0].hand]
    for position in (2, 0, 1):
        table = _choose(house, table, 0, position)
        page = house.page(table.id, 0)
        assert page.prompt == CHANGEABLE
        assert page.checked == [f"explore {hand[position]}"]
        assert not table.record.game.seats[0].row
    table = _choose(house, table, 1, 0)
    assert [card.id for card in table.record.game.seats[0].row] == [hand[1]]
    assert house.page(table.id, 0).prompt != CHANGEABLE


def test_regions_to_keep_can_be_changed_until_the_last_has_chosen(house: House) -> None:
    table = house.open((None, None), Setup.ADVANCED)
    hand = [card.id for card in table.record.game.seats[0].hand]
    for kept in (hand[:3], hand[2:]):
        house.send(table.id, 0, table.moment(0), keep=kept)
        page = house.page(table.id, 0)
        assert page.prompt == CHANGEABLE
        assert page.checked == kept
    house.send(table.id, 1, table.moment(1), keep=house.page(table.id, 1).values("keep")[:3])
    assert [card.id for card in house.load(table.id).record.game.seats[0].hand] == hand[2:]


def test_others_see_that_somebody_has_chosen_and_never_what(house: House) -> None:
    table = house.open((None, None))
    pages = set()
    for position in range(3):
        table = _choose(house, table, 0, position)
        source = house.ask(table.id, 1).text
        pages.add(source)
        assert "A Region face down" in source
    assert len(pages) == 1


def test_everybody_may_choose_from_a_page_opened_before_the_others_chose(house: House) -> None:
    """All choose at the same time: the choice of another is no reason to refuse one's own."""
    table = house.open((None, None))
    first, second = (house.page(table.id, seat) for seat in (0, 1))
    assert not house.move(table.id, 0, first.moment, first.values("action")[0]).notice
    assert not house.move(table.id, 1, second.moment, second.values("action")[0]).notice
    assert all(seat.row for seat in house.load(table.id).record.game.seats)


def test_only_the_seat_whose_turn_it_is_can_take_a_region(house: House) -> None:
    table = house.open((None, None))
    for seat in (0, 1):
        table = _choose(house, table, seat, 0)
    [acting] = table.record.game.waiting
    waiting = 1 - acting
    take = f"take {table.record.game.river[0].id}"
    assert house.move(table.id, waiting, table.moment(waiting), take).notice
    assert house.load(table.id) == table
    assert not house.page(table.id, waiting).values("action")
    assert house.page(table.id, waiting).prompt == f"Waiting for {table.record.names[acting]}."
