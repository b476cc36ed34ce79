"""What a program at the table can do wrong; each time it loses its turn."""

from dataclasses import dataclass
from enum import StrEnum


class FaultKind(StrEnum):
    """How a program lost a turn.

    Slow: it missed the deadline. Silent: it did not say hello, or closed a pipe. Garbled: what it
    wrote is no answer. Dead: it could not be started, or ended. Illegal: it answered with an action
    that was not possible, or to another turn.
    """

    SLOW = "slow"
    SILENT = "silent"
    GARBLED = "garbled"
    DEAD = "dead"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing a program did wrong.

    Attributes:
        kind: What kind of thing it was.
        detail: What happened, as a sentence.
    """

    kind: FaultKind
    detail: str


class LostTurnError(Exception):
    """A program has lost its turn.

    Args:
        fault: What it did wrong.
        is_final: Whether it takes no further part in this game.
    """

    def __init__(self, fault: Fault, *, is_final: bool = False) -> None:
        super().__init__(fault.detail)
        self.fault = fault
        self.is_final = is_final
