"""Where tables are kept: a database, SQLite in a file unless told otherwise."""

from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Text,
    event,
    insert,
    select,
    update,
)
from sqlalchemy import Table as DatabaseTable
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from renown.faraway import read_record, write_record
from renown.web.table import Table

_metadata = MetaData()

_tables = DatabaseTable(
    "tables",
    _metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("record", Text, nullable=False),
)

_seats = DatabaseTable(
    "seats",
    _metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("bot", Text),
    Column("key_hash", String(64)),
)


class Store:
    """Keeps tables in a database.

    Args:
        engine: The database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    def in_file(cls, path: Path) -> "Store":
        """Opens a store in an SQLite file, which is made when it is not there."""
        url = URL.create("sqlite+aiosqlite", database=str(path))
        # What failed must not stand in a log: records hold hidden cards.
        engine = create_async_engine(url, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_connection)
        return cls(engine)

    async def prepare(self) -> None:
        """Makes the database's tables where they are missing."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_metadata.create_all)

    async def close(self) -> None:
        """Lets go of the database."""
        await self._engine.dispose()

    async def add(self, table: Table, keys: Sequence[str | None]) -> None:
        """Adds a new table.

        Args:
            table: The table.
            keys: For each seat the secret that opens it, or None where a bot sits. Only its hash
                is stored.
        """
        seats = [
            {
                "table_id": table.id,
                "number": number,
                "bot": bot,
                "key_hash": _hash(key) if key else None,
            }
            for number, (bot, key) in enumerate(zip(table.bots, keys, strict=True))
        ]
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(_tables).values(
                    id=table.id, version=table.version, record=write_record(table.record)
                )
            )
            await connection.execute(insert(_seats), seats)

    async def load(self, table_id: str) -> Table | None:
        """Loads a table, or None if there is none with that id."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(select(_tables).where(_tables.c.id == table_id))
            ).one_or_none()
            if row is None:
                return None
            bots = await connection.execute(
                select(_seats.c.bot).where(_seats.c.table_id == table_id).order_by(_seats.c.number)
            )
            return Table(row.id, row.version, tuple(bots.scalars()), read_record(row.record))

    async def save(self, table: Table) -> Table | None:
        """Saves what happened at a table, unless somebody else has saved it since it was loaded.

        Args:
            table: The table as it now is, with the version it was loaded with.

        Returns:
            The table with its new version, or None if it was not saved.
        """
        async with self._engine.begin() as connection:
            result = await connection.execute(
                update(_tables)
                .where(_tables.c.id == table.id, _tables.c.version == table.version)
                .values(version=table.version + 1, record=write_record(table.record))
            )
            return replace(table, version=table.version + 1) if result.rowcount == 1 else None

    async def seat_of(self, table_id: str, key: str) -> int | None:
        """Finds the seat that a key opens, or None."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(_seats.c.number).where(
                    _seats.c.table_id == table_id, _seats.c.key_hash == _hash(key)
                )
            )
            return found.scalar_one_or_none()


def _hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def _prepare_connection(connection: Any, _: object) -> None:
    """Lets readers and a writer work at the same time, and writers wait for one another."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
