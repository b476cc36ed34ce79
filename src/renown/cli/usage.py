"""What is said to a command that cannot be read."""

from enum import Enum
from typing import get_args

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnusedCliTokensError,
)

_KINDS = {int: "a whole number", float: "a number"}


def explain_usage(fault: CycloptsError) -> str:
    """Says in a sentence or two what cannot be read, and where examples are."""
    if fault.command_chain:
        command = " ".join(["renown", *fault.command_chain])
    else:
        command = fault.app.name[0] if fault.app else "renown"
    return f"{_what(fault)} See: {command} --help"


def _what(fault: CycloptsError) -> str:
    name = fault.argument.name if fault.argument else ""
    match fault:
        case CoercionError(token=token, target_type=kind) if token is not None and kind in _KINDS:
            return f"{name} takes {_KINDS[kind]}, not “{token.value}”."
        case CoercionError(token=token, target_type=kind) if token is not None and _choices(kind):
            return f"{name} is {' or '.join(_choices(kind))}, not “{token.value}”."
        case MissingArgumentError() if name.startswith("-"):
            return f"{name} needs something after it."
        case MissingArgumentError() if name:
            return f"{name} is missing."
        case RepeatArgumentError() if name:
            return f"{name} can be given only once."
        case UnusedCliTokensError(unused_tokens=[first, *_]):
            return f"“{first}” has no place here."
    return str(fault)


def _choices(kind: object) -> list[str]:
    """Lists what can be written where only some words are taken."""
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [name.lower().replace("_", "-") for name in kind.__members__]
    return [str(choice) for choice in get_args(kind)]
