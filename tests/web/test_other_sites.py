"""Other sites' pages cannot act in a player's name."""

import pytest
from tests.web.house import House, headers_of

from renown.faraway import legal_actions

FOREIGN = [
    "https://evil.example",
    "http://[bad",
    "http://testserver.local:81",
    "http://xtestserver.local",
    "null",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_move_from_another_site_is_refused(house: House, origin: str) -> None:
    table = house.open((None, "random"))
    answer = house.client.post(
        f"/tables/{table.id}/moves",
        data={"moment": table.moment(0), "action": str(legal_actions(table.record.game, 0)[0])},
        headers=headers_of(0) | {"origin": origin},
    )
    assert answer.status_code == 403
    assert "<h1>" in answer.text
    assert house.load(table.id) == table


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_table_or_a_language_chosen_by_another_site_is_refused(house: House, origin: str) -> None:
    for address, form in (("/tables", {"players": "2"}), ("/language", {"code": "fr"})):
        answer = house.client.post(address, data=form, headers={"origin": origin})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers


def test_a_move_from_our_own_page_is_played(house: House) -> None:
    table = house.open((None, "random"))
    house.client.post(
        f"/tables/{table.id}/moves",
        data={"moment": table.moment(0), "action": str(legal_actions(table.record.game, 0)[0])},
        headers=headers_of(0) | {"origin": "http://testserver.local"},
        follow_redirects=False,
    )
    assert house.load(table.id).record.game.seats[0].row
