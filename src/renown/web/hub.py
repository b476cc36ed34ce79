"""Tells open pages that their table has changed."""

from asyncio import Event
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Hub:
    """Wakes those who watch a table. It carries no content: each page asks for its own."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[Event]] = defaultdict(set)

    @contextmanager
    def watch(self, table_id: str) -> Iterator[Event]:
        """Gives an event that is set whenever the table changes."""
        changed = Event()
        self._watchers[table_id].add(changed)
        try:
            yield changed
        finally:
            self._watchers[table_id].discard(changed)
            if not self._watchers[table_id]:
                del self._watchers[table_id]

    def tell(self, table_id: str) -> None:
        """Says that a table has changed."""
        for changed in self._watchers.get(table_id, ()):
            changed.set()
