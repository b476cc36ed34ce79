"""The file in which a match is kept, so that it can go on where it stopped."""

import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from renown import __version__
from renown.arena.errors import ArenaError
from renown.arena.match import Match
from renown.arena.results import PlayedDeal
from renown.arena.seating import lineups

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock

FORMAT = 1
"""The version of the file."""


class _Header(msgspec.Struct, frozen=True):
    """The first line: which match the file holds.

    Attributes:
        arena: The version of the file.
        renown: The version of Renown; another one's bots may play otherwise.
        match: The match.
    """

    arena: int
    renown: str
    match: Match


class Keeping:
    """A match being kept: its deals as lines of JSON, in order, each written as it is played.

    Args:
        path: The file; it is made where there is none.
        match: The match that is played.

    Attributes:
        deals: The deals that the file held when it was opened.

    Raises:
        ArenaError: The file cannot be used, or holds something else, which is then left as it is.
    """

    def __init__(self, path: Path, match: Match) -> None:
        try:
            self._file = path.open("a+b")
        except OSError as fault:
            raise ArenaError(f"{path} cannot be written: {fault.strerror}.") from None
        try:
            _lock(path, self._file)
            self.deals = self._take_up(path, match)
        except ArenaError:
            self._file.close()
            raise

    def add(self, deal: PlayedDeal) -> None:
        """Keeps the deal that comes after those kept so far."""
        self._file.write(msgspec.json.encode(deal) + b"\n")
        self._file.flush()

    def _take_up(self, path: Path, match: Match) -> Sequence[PlayedDeal]:
        header = msgspec.json.encode(_Header(FORMAT, __version__, match)) + b"\n"
        text = _read(path)
        # A run that was stopped while writing leaves a line without an end.
        whole = text[: text.rfind(b"\n") + 1]
        if whole:
            _compare(path, _read_header(path, whole), match)
        elif not header.startswith(text):
            raise ArenaError(f"{path} holds something else than a match.")
        deals = _read_deals(path, whole, match)
        try:
            self._file.truncate(len(whole))
            if not whole:
                self._file.write(header)
                self._file.flush()
        except OSError as fault:
            raise ArenaError(f"{path} cannot be written: {fault.strerror}.") from None
        return deals

    def __enter__(self) -> "Keeping":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._file.close()


def kept_seed(path: Path) -> int | None:
    """Gives the seed of the match in a file, or None where no match is kept yet.

    Raises:
        ArenaError: The file cannot be used, or holds something else.
    """
    text = _read(path)
    return _read_header(path, text).match.seed if b"\n" in text else None


def _lock(path: Path, file: BinaryIO) -> None:
    """Sees to it that no other process keeps a match in the file, as long as it is open."""
    if sys.platform == "win32":
        return
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise ArenaError(f"{path} is being written by another renown arena.") from None
    except OSError:
        return  # folders on a network may know no locks


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as fault:
        raise ArenaError(f"{path} cannot be read: {fault.strerror}.") from None


def _read_header(path: Path, text: bytes) -> _Header:
    try:
        header = msgspec.json.decode(text.partition(b"\n")[0], type=_Header)
    except ValueError:
        raise ArenaError(f"{path} holds something else than a match.") from None
    for name, found, expected in (
        ("version of the file", header.arena, FORMAT),
        ("version of Renown", header.renown, __version__),
    ):
        if found != expected:
            raise ArenaError(f"{path} cannot go on: its {name} is {found}, and this is {expected}.")
    return header


def _compare(path: Path, header: _Header, match: Match) -> None:
    kept = header.match
    for name, found, expected in (
        ("bots are", ", ".join(kept.bots), ", ".join(match.bots)),
        ("players are", kept.players, match.players),
        ("setup is", kept.setup, match.setup),
        ("sets are", ", ".join(kept.sets), ", ".join(match.sets)),
        ("seed is", kept.seed, match.seed),
    ):
        if found != expected:
            raise ArenaError(f"{path} holds another match: its {name} {found}, not {expected}.")


def _read_deals(path: Path, text: bytes, match: Match) -> Sequence[PlayedDeal]:
    deals: list[PlayedDeal] = []
    expected = lineups(match)
    for number, line in enumerate(text.splitlines()[1:]):
        try:
            deal = msgspec.json.decode(line, type=PlayedDeal)
        except ValueError:
            deal = None
        if deal is None or not _fits(deal, number, next(expected)):
            raise ArenaError(f"Line {number + 2} of {path} is not deal {number} of the match.")
        deals.append(deal)
    return deals


def _fits(deal: PlayedDeal, number: int, lineup: tuple[int, ...]) -> bool:
    players = len(lineup)
    return (
        deal.deal == number
        and deal.lineup == lineup
        and len(deal.games) == players
        and all(len(game.fame) == len(game.ranks) == players for game in deal.games)
        and all(lost.place in range(players) for game in deal.games for lost in game.lost)
    )
