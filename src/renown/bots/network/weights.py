"""The file of a network's weights, and the networks that come with the package.

The file begins with two lines of text: what it is, and a JSON object with the network's shape and
the checksum of the rest. The rest is compressed: for each input and moment a scale, then the
weights of the first layer as whole numbers to be multiplied by it, then all others.
"""

import zlib
from functools import cache
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from renown.bots.network.layout import INPUTS, MOMENTS, weights_type
from renown.bots.protocol import BotError

Weights = npt.NDArray[np.void]

SIZES = {"small": (4, 16), "large": (96, 32)}
"""The networks by name: the units of the first and of the second layer."""

_TITLE = b"Renown network, version 1\n"
_LEVELS = 127
_OTHERS = ("second", "second_bias", "last", "last_bias")


class WeightsError(BotError):
    """A file does not hold weights that can be used."""


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    moments: int
    inputs: int
    first: int
    second: int
    sha256: str


@cache
def network(name: str) -> Weights:
    """Gives a network of the package.

    Args:
        name: A name of `SIZES`.

    Raises:
        WeightsError: Its file is not there, or holds something else.
    """
    with as_file(files("renown.bots.network") / f"{name}.weights") as path:
        return read_network(path, name)


def read_network(path: Path, name: str) -> Weights:
    """Reads a network from a file.

    Args:
        path: The file.
        name: Which network it has to be.

    Raises:
        WeightsError: It cannot be read, or holds no such network; the message says why.
    """
    try:
        content = path.read_bytes()
    except OSError as fault:
        raise WeightsError(f"{path} cannot be read: {fault.strerror}.") from None
    return unpack(content, name, str(path))


def pack(weights: Weights) -> bytes:
    """Makes the content of a file; the weights are rounded.

    Args:
        weights: The network.
    """
    first = weights["first"][0]
    scales = (np.abs(first).max(axis=2, keepdims=True) / _LEVELS).astype(np.float16)
    steps = first / np.where(scales > 0, scales, 1).astype(np.float32)
    levels = np.clip(np.rint(steps), -_LEVELS, _LEVELS).astype(np.int8)
    parts = [scales, levels, *(weights[part][0].astype(np.float16) for part in _OTHERS)]
    packed = zlib.compress(b"".join(part.tobytes() for part in parts), 9)
    inputs, width = first.shape[1:]
    second = weights["second"].shape[3]
    head = _Head(MOMENTS, inputs, width, second, sha256(packed).hexdigest())
    return _TITLE + msgspec.json.encode(head) + b"\n" + packed


def unpack(content: bytes, name: str, where: str = "The network") -> Weights:
    """Reads the content of a file.

    Args:
        content: The content.
        name: Which network it has to be.
        where: What a message calls the file.

    Raises:
        WeightsError: It is no such network; the message says why.
    """
    if not content.startswith(_TITLE):
        title = _TITLE.decode().strip()
        other = content.split(b"\n", 1)[0][:40].decode(errors="replace")
        if other.startswith("Renown network"):
            raise WeightsError(f"{where} is of another version: “{other}”, not “{title}”.")
        raise WeightsError(f"{where} is no file of weights: it does not begin with “{title}”.")
    line, _, packed = content[len(_TITLE) :].partition(b"\n")
    try:
        head = msgspec.json.decode(line, type=_Head)
    except msgspec.DecodeError:
        raise WeightsError(f"{where} is damaged: its second line cannot be read.") from None
    shape = head.moments, head.inputs, head.first, head.second
    if shape != _shape(name):
        raise WeightsError(
            f"{where} has another shape: {_times(shape)}, where the {name} network has "
            f"{_times(_shape(name))}."
        )
    if sha256(packed).hexdigest() != head.sha256:
        raise WeightsError(f"{where} is damaged: its checksum does not fit.")
    try:
        return _unpack(zlib.decompress(packed), *SIZES[name])
    except (zlib.error, ValueError):
        raise WeightsError(f"{where} is damaged: its weights cannot be read.") from None


def _unpack(content: bytes, first: int, second: int) -> Weights:
    weights = np.zeros(1, weights_type(first, second))
    place = 0

    def take(kind: type[np.generic], shape: tuple[int, ...]) -> npt.NDArray[np.float32]:
        nonlocal place
        array = np.frombuffer(content, kind, int(np.prod(shape)), place)
        place += array.nbytes
        return array.reshape(shape).astype(np.float32)

    scales = take(np.float16, (MOMENTS, INPUTS, 1))
    weights["first"][0] = take(np.int8, (MOMENTS, INPUTS, first)) * scales
    for part in _OTHERS:
        weights[part][0] = take(np.float16, weights[part].shape[1:])
    return weights


def _shape(name: str) -> tuple[int, ...]:
    return MOMENTS, INPUTS, *SIZES[name]


def _times(shape: tuple[int, ...]) -> str:
    return " × ".join(map(str, shape))
