"""The application with its database, and tables laid out in it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient
from tests.web.html_page import HtmlPage

from renown.faraway import CardSet, Record, Setup, new_game
from renown.web.application import create_application
from renown.web.opponent import Ready
from renown.web.store import Store
from renown.web.table import Table

PEOPLE = ("Ada", "Binh", "Chloé", "Dũng", "Eve", "Florence", "Giang")


class House:
    """A running application, asked over HTTP; seats are opened by the keys `key-0`, `key-1`, ..."""

    def __init__(self, client: TestClient[Litestar], store: Store) -> None:
        self.client = client
        self._store = store

    def add(self, table: Table) -> None:
        """Puts a table into the database."""
        keys = [None if bot else f"key-{seat}" for seat, bot in enumerate(table.bots)]
        self.client.blocking_portal.call(self._store.add, table, keys)

    def look_up(self, table_id: str) -> Table:
        """Takes a table from the database as it stands there."""
        table = self.client.blocking_portal.call(self._store.load, table_id)
        assert table
        return table

    def load(self, table_id: str) -> Table:
        """Takes a table from the database once its bots have nothing to do there."""
        if self.look_up(table_id).bots_due:
            self.ask(table_id, None)  # looking at a table wakes its bots
        while (table := self.look_up(table_id)).bots_due:
            pass
        return table

    def open(
        self,
        bots: tuple[str | None, ...],
        setup: Setup = Setup.BASIC,
        *,
        seed: int = 1,
        sets: tuple[CardSet, ...] = (CardSet.BASE,),
    ) -> Table:
        """Opens a table with people and bots in its seats, who have chosen where they can."""
        game = new_game(len(bots), seed=seed, setup=setup, sets=sets)
        record = Record.begin(game, PEOPLE[: len(bots)])
        table = Table(f"table-{seed}", 0, bots, record)
        self.add(table)
        return self.load(table.id)

    def ask(self, table_id: str, seat: int | None, address: str = "") -> Response:
        """Asks for a page of a table as the person in a seat, or as a spectator."""
        return self.client.get(f"/tables/{table_id}{address}", headers=headers_of(seat))

    def page(self, table_id: str, seat: int | None) -> HtmlPage:
        """Reads a table's page."""
        answer = self.ask(table_id, seat)
        assert answer.status_code == 200
        return HtmlPage(answer.text)

    def send(
        self,
        table_id: str,
        seat: int | None,
        moment: str,
        action: object = "",
        keep: list[str] | None = None,
    ) -> Response:
        """Sends a move, and gives the page that follows."""
        form = {"moment": moment, "action": str(action), "keep": keep or []}
        headers = headers_of(seat)
        answer = self.client.post(
            f"/tables/{table_id}/moves", data=form, headers=headers, follow_redirects=False
        )
        if answer.status_code != 303:
            return answer
        # The client would leave the key out when it follows by itself.
        return self.client.get(answer.headers["location"], headers=headers)

    def move(self, table_id: str, seat: int | None, moment: str, action: object = "") -> HtmlPage:
        """Sends a move, and reads the page that follows."""
        return HtmlPage(self.send(table_id, seat, moment, action).text)


def headers_of(seat: int | None) -> dict[str, str]:
    """Gives the headers with which a person's browser asks: its seat's key, if it has one."""
    return {} if seat is None else {"cookie": f"seat=key-{seat}"}


@contextmanager
def open_house(path: Path, ready: Ready = lambda: False) -> Iterator[House]:
    """Starts the application on a database, and ends it; compiled bots play only if asked for."""
    store = Store.in_file(path)
    with TestClient(create_application(store, ready)) as client:
        yield House(client, store)
