"""The WebSocket that tells open pages of changes."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession
from tests.web.house import House

from renown.faraway import legal_actions
from renown.web.table import Table

TOLD = '{"table":"changed"}'


def _connect(house: House, table_id: str, **headers: str) -> WebSocketTestSession:
    return house.client.websocket_connect(f"/tables/{table_id}/changes", headers=headers)


def _play(house: House, table: Table) -> None:
    action = legal_actions(table.record.game, 0)[0]
    assert not house.move(table.id, 0, table.moment(0), action).notice


def test_every_watcher_is_told_of_a_move_and_of_nothing_else(house: House) -> None:
    table = house.open((None, "random"), seed=1)
    other = house.open((None, "random"), seed=2)
    with _connect(house, table.id) as one, _connect(house, table.id) as two:
        assert one.receive_text() == two.receive_text() == TOLD
        _play(house, other)
        house.move(table.id, 0, "explore-7-0-0", "explore R01")
        _play(house, table)
        assert one.receive_text(timeout=5) == two.receive_text(timeout=5) == TOLD
        assert one.send_queue.empty()
        assert two.send_queue.empty()


def test_a_watcher_that_leaves_does_not_disturb_the_others(house: House) -> None:
    table = house.open((None, "random"))
    with _connect(house, table.id) as stays:
        stays.receive_text()
        with _connect(house, table.id) as leaves:
            leaves.receive_text()
        _play(house, table)
        assert stays.receive_text(timeout=5) == TOLD


@pytest.mark.parametrize("origin", ["https://evil.example", "http://testserver.local:81", "null"])
def test_another_site_cannot_watch(house: House, origin: str) -> None:
    table = house.open((None, "random"))
    with pytest.raises(WebSocketDisconnect), _connect(house, table.id, origin=origin) as watching:
        watching.receive_text(timeout=5)


def test_our_own_pages_can_watch(house: House) -> None:
    table = house.open((None, "random"))
    with _connect(house, table.id, origin="http://testserver.local") as watching:
        assert watching.receive_text(timeout=5) == TOLD


def test_a_table_that_does_not_exist_cannot_be_watched(house: House) -> None:
    with pytest.raises(WebSocketDisconnect), _connect(house, "nowhere") as watching:
        watching.receive_text(timeout=5)
