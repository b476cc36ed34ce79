"""The kernels of the bots give without the compiler what they give with it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.network.kernel_walk import Results, results

ROOT = Path(__file__).parent.parent.parent.parent


@pytest.fixture(scope="module")
def compiled() -> Results:
    return results()


@pytest.fixture(scope="module")
def plain() -> Results:
    """What plain Python gives; it would not read beyond an array."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.bots.network.kernel_walk"],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    told: Results = json.loads(run.stdout)
    return told


@pytest.mark.parametrize(
    "kernels", ["values", "deals", "targets", "inputs", "errors", "tries", "flat"]
)
def test_plain_python_gives_the_same(kernels: str, compiled: Results, plain: Results) -> None:
    assert len(plain[kernels]) == len(compiled[kernels]) > 0
    for one, other in zip(plain[kernels], compiled[kernels], strict=True):
        assert one == pytest.approx(other, abs=2e-3)
