"""The command line: one thin command a use. It knows nothing of how a rule works."""

import os
import sys
from collections.abc import Sequence

BAD_INPUT = 1
"""The exit status where what you gave cannot be used."""

NOT_A_COMMAND = 2
"""The exit status for words that make no command."""

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells count it."""

CLOSED_PIPE = 141
"""The exit status after whoever read the results stopped reading, as shells count it."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs a command and exits: 0 fine, 1 what you gave cannot be used, 2 not a command.

    Args:
        arguments: The words after `renown`; None means those of this process.

    Raises:
        SystemExit: Always; it carries the exit status.
    """
    try:
        status = _run(sys.argv[1:] if arguments is None else arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        _drop_results()
        status = CLOSED_PIPE
    except OSError as fault:
        _drop_results()
        status = _refuse(f"Reading or writing failed: {fault.strerror or fault}.", BAD_INPUT)
    sys.exit(status)


def _run(arguments: Sequence[str]) -> int:
    # Imports stand where they are needed: `renown --help` is to be quick, and Ctrl-C during an
    # import quiet.
    from cyclopts import CycloptsError

    from renown.cli.commands import app
    from renown.cli.terminal import prepare_streams, results

    prepare_streams()
    try:
        status = app(list(arguments), console=results(), result_action="return_value")
    except CycloptsError as fault:
        from renown.cli.usage import explain_usage

        return _refuse(explain_usage(fault), NOT_A_COMMAND)
    except ValueError as fault:
        if not _is_for_people(fault):
            raise
        return _refuse(str(fault), BAD_INPUT)
    return status if isinstance(status, int) else 0


def _is_for_people(fault: ValueError) -> bool:
    from renown.bots import BotError
    from renown.expeditions import ExpeditionsError
    from renown.faraway import FarawayError
    from renown.pad.input_error import InputError

    return isinstance(fault, FarawayError | ExpeditionsError | BotError | InputError)


def _refuse(message: str, status: int) -> int:
    from renown.cli.terminal import say

    say(message)
    return status


def _drop_results() -> None:
    """Sends what is still waiting to be written nowhere, so that the exit is quiet."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
