"""The file in which a training is kept, so that it can go on where it stopped.

The file begins with two lines of text: what it is, and a JSON object with the plan of the training,
how far it has come and the checksum of the rest. The rest is the state, number by number.
"""

import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import msgspec
import numpy as np

from renown import __version__
from renown.bots.network.plan import Plan
from renown.bots.network.training import State
from renown.bots.network.whole_file import write_whole

_TITLE = b"Renown training, version 1\n"


class CheckpointError(ValueError):
    """A training cannot go on from a file; the message is a sentence that says why."""


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    """The second line.

    Attributes:
        renown: The version of Renown; another one may learn otherwise.
        bytes: How a number's bytes are ordered on this machine: little or big end first.
        plan: Which training it is.
        cycle: How many cycles have been played.
        sha256: The checksum of the rest.
    """

    renown: str
    bytes: str
    plan: Plan
    cycle: int
    sha256: str


def write_checkpoint(path: Path, plan: Plan, state: State) -> None:
    """Keeps a training; whatever happens, the file is either the old one or the new one.

    Args:
        path: The file.
        plan: Which training it is.
        state: The training as far as it has come.

    Raises:
        UnwritableError: The file cannot be written.
    """
    arrays = (state.weights, state.means, state.squares, state.steps)
    content = b"".join(array.tobytes() for array in arrays)
    head = _Head(__version__, sys.byteorder, plan, state.cycle, sha256(content).hexdigest())
    write_whole(path, _TITLE + msgspec.json.encode(head) + b"\n" + content)


def read_checkpoint(path: Path, plan: Plan) -> State | None:
    """Reads a training that was kept.

    Args:
        path: The file.
        plan: Which training it has to be.

    Returns:
        The training as far as it had come, or None where there is no file.

    Raises:
        CheckpointError: The file cannot be read, or holds something else; it is left as it is.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as fault:
        raise CheckpointError(f"{path} cannot be read: {fault.strerror}.") from None
    if not content.startswith(_TITLE):
        raise CheckpointError(f"{path} holds something else than a training of this version.")
    line, _, rest = content[len(_TITLE) :].partition(b"\n")
    head = None
    with suppress(msgspec.DecodeError):
        head = msgspec.json.decode(line, type=_Head)
    if head is None or sha256(rest).hexdigest() != head.sha256:
        raise CheckpointError(f"{path} is damaged, so the training cannot go on from it.")
    _compare(path, head, plan)
    return _read_state(rest, plan, head.cycle)


def _compare(path: Path, head: _Head, plan: Plan) -> None:
    kept = head.plan
    for name, found, expected in (
        ("version of Renown", head.renown, __version__),
        ("order of bytes", head.bytes, sys.byteorder),
        ("network", kept.network, plan.network),
        ("seed", kept.seed, plan.seed),
        ("number of cycles", kept.cycles, plan.cycles),
    ):
        if found != expected:
            raise CheckpointError(
                f"{path} holds another training: its {name} is {found}, not {expected}."
            )
    if kept.kinds != plan.kinds:
        raise CheckpointError(f"{path} holds another training: it learns from other games.")


def _read_state(content: bytes, plan: Plan, cycle: int) -> State:
    begun = plan.start()
    place = 0
    for array in (begun.weights, begun.means, begun.squares, begun.steps):
        array[:] = np.frombuffer(content, array.dtype, array.size, place)
        place += array.nbytes
    begun.cycle = cycle
    return begun
