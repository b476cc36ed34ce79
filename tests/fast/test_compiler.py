"""The kernels are right without the compiler, and read nothing beyond their arrays."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("setting", ["NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK"])
def test_the_games_are_equal_with_the_setting(setting: str, tmp_path: Path) -> None:
    # A cache of its own: code compiled with other settings must not be taken.
    settings = {setting: "1", "NUMBA_CACHE_DIR": str(tmp_path)}
    tests = ["tests/fast/test_equality.py", "-k", "equal_at or goes_on or one_by_one or example"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--fast-games=44", *tests],
        cwd=ROOT,
        env=os.environ | settings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
