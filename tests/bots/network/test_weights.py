"""The files of weights: what is packed comes back, and what is damaged is refused."""

from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from renown.bots.network.layout import INPUTS, MOMENTS, weights_type
from renown.bots.network.weights import (
    SIZES,
    WeightsError,
    network,
    pack,
    read_network,
    unpack,
)

Weights = npt.NDArray[np.void]

OTHERS = ("second", "second_bias", "last", "last_bias")
TITLE = b"Renown network, version 1\n"


def some_weights(name: str, seed: int = 1) -> Weights:
    """Makes weights of very different sizes; some inputs have none."""
    weights = np.zeros(1, weights_type(*SIZES[name]))
    random = np.random.default_rng(seed)
    for part in ("first", *OTHERS):
        weights[part] = random.normal(0, 0.5, weights[part].shape)
    weights["first"] *= 10.0 ** random.integers(-2, 2, (1, MOMENTS, INPUTS, 1))
    weights["first"][0, :, 3] = 0
    return weights


@pytest.fixture(scope="module")
def packed() -> bytes:
    return pack(some_weights("small"))


@pytest.mark.parametrize("name", SIZES)
def test_weights_come_back_within_half_a_step(name: str) -> None:
    weights = some_weights(name)
    back = unpack(pack(weights), name)
    first = weights["first"][0]
    # A step is a 127th of the largest weight of its input; the step itself is rounded to 11 bits,
    # which moves the 127 steps of the largest weight by less than a tenth of one.
    step = np.abs(first).max(axis=2, keepdims=True) / 127
    assert (np.abs(back["first"][0] - first) <= step * (0.5 + 127 * 2.0**-11)).all()
    for part in OTHERS:
        whole = weights[part]
        assert (np.abs(back[part] - whole) <= np.abs(whole) * 2.0**-11 + 2.0**-25).all()
    assert (back["first"][0, :, 3] == 0).all()


def test_what_was_unpacked_is_packed_to_the_same_weights(packed: bytes) -> None:
    once = unpack(packed, "small")
    assert (unpack(pack(once), "small") == once).all()


@pytest.mark.parametrize("name", SIZES)
def test_the_networks_of_the_package_load(name: str) -> None:
    weights = network(name)
    first, second = SIZES[name]
    assert weights["first"].shape == (1, MOMENTS, INPUTS, first)
    assert weights["second"].shape == (1, MOMENTS, first, second)
    for part in ("first", *OTHERS):
        assert np.isfinite(weights[part]).all()
    # Every moment has learned something.
    assert (np.abs(weights["last"]).max(axis=(0, 2)) > 0).all()


def test_the_files_of_the_package_are_small() -> None:
    found = [
        each for each in files("renown.bots.network").iterdir() if each.name[-8:] == ".weights"
    ]
    assert sorted(each.name for each in found) == ["large.weights", "small.weights"]
    assert sum(len(each.read_bytes()) for each in found) < 1_000_000


def test_a_file_that_was_written_is_read(packed: bytes, tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    path.write_bytes(packed)
    assert (read_network(path, "small") == unpack(packed, "small")).all()


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.weights"
    with pytest.raises(WeightsError) as refused:
        read_network(path, "small")
    assert str(refused.value) == f"{path} cannot be read: No such file or directory."


def test_a_fault_in_a_file_is_told_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "bad.weights"
    path.write_bytes(b"hello\n")
    with pytest.raises(WeightsError, match=r"bad\.weights is no file of weights"):
        read_network(path, "small")


def refusal(content: bytes, name: str = "small") -> str:
    with pytest.raises(WeightsError) as refused:
        unpack(content, name)
    return str(refused.value)


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\nworld", bytes(range(256)), b"Renown net"])
def test_what_is_no_file_of_weights_is_refused(content: bytes) -> None:
    assert refusal(content) == (
        "The network is no file of weights: it does not begin with “Renown network, version 1”."
    )


def test_another_version_is_named(packed: bytes) -> None:
    other = packed.replace(b"version 1", b"version 2", 1)
    assert refusal(other) == (
        "The network is of another version: “Renown network, version 2”, "
        "not “Renown network, version 1”."
    )


def test_the_file_of_another_network_is_refused_with_both_shapes(packed: bytes) -> None:
    assert refusal(packed, "large") == (
        f"The network has another shape: {MOMENTS} × {INPUTS} × 4 × 16, "
        f"where the large network has {MOMENTS} × {INPUTS} × 96 × 32."
    )


@pytest.mark.parametrize("key", [b"moments", b"inputs", b"first", b"second"])
def test_another_shape_is_refused(packed: bytes, key: bytes) -> None:
    start = packed.index(b'"%s":' % key) + len(key) + 3
    assert "has another shape" in refusal(packed[:start] + b"9" + packed[start:])


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"[]",
        b"hello",
        b"\xff\xfe",
        b'{"moments":16',
        b'{"moments":"16","inputs":729,"first":4,"second":16,"sha256":""}',
        b'{"moments":16,"inputs":729,"first":4,"second":16,"sha256":"","more":1}',
        b'{"moments":16,"inputs":729,"first":4,"second":16,"sha256":"\xff"}',
    ],
)
def test_a_second_line_that_cannot_be_read_is_refused(line: bytes) -> None:
    assert refusal(TITLE + line + b"\nrest") == (
        "The network is damaged: its second line cannot be read."
    )


DAMAGED = "The network is damaged: its checksum does not fit."


def test_a_file_cut_short_anywhere_is_refused(packed: bytes) -> None:
    head_end = packed.index(b"\n", len(TITLE)) + 1
    for end in (head_end, head_end + 1, len(packed) // 2, len(packed) - 1):
        assert refusal(packed[:end]) == DAMAGED
    for end in range(len(TITLE)):
        assert "not begin with" in refusal(packed[:end]) or "another version" in refusal(
            packed[:end]
        )
    for end in range(len(TITLE), head_end - 1):
        assert "its second line cannot be read" in refusal(packed[:end])


def test_every_changed_byte_is_noticed(packed: bytes) -> None:
    head_end = packed.index(b"\n", len(TITLE)) + 1
    for place in (head_end, (head_end + len(packed)) // 2, len(packed) - 1):
        changed = bytearray(packed)
        changed[place] ^= 1
        assert refusal(bytes(changed)) == DAMAGED
    assert refusal(packed + b"\0") == DAMAGED


def test_a_title_of_any_bytes_is_refused() -> None:
    assert "is of another version" in refusal(b"Renown network \xff\xfe\n{}")


@pytest.mark.parametrize("rest", [b"", b"no compressed data"])
def test_a_rest_that_is_no_weights_is_refused_even_if_its_checksum_fits(
    packed: bytes, rest: bytes
) -> None:
    head = packed[len(TITLE) :].split(b"\n", 1)[0]
    old = sha256(packed[len(TITLE) + len(head) + 1 :]).hexdigest().encode()
    new = sha256(rest).hexdigest().encode()
    assert "is damaged" in refusal(TITLE + head.replace(old, new) + b"\n" + rest)
