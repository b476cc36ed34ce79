"""Compiling kernels, and keeping what is compiled on disk."""

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import njit
from numba.core import config as numba_config
from platformdirs import user_cache_path

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

# Its settings are made from the environment when it is imported; none is declared.
config: Any = numba_config


def compiler(*modules: ModuleType, fastmath: bool = False) -> Callable[[Kernel], Kernel]:
    """Makes the decorator for the kernels of a module.

    What numba keeps on disk it compiles anew when the kernel's own file changes, not when a file
    does whose kernels or constants it uses. So the folder it is kept in is named for those.

    Args:
        modules: Every module whose kernels or constants are used, through others too.
        fastmath: Whether sums may be taken in any order.
    """
    content = sha256(numba.__version__.encode())
    for module in modules:
        content.update(Path(str(module.__file__)).read_bytes())
        # Arrays are compiled in with what they hold, which may come from data files.
        for value in vars(module).values():
            if isinstance(value, np.ndarray):
                content.update(value.tobytes())
    folder = _folder() / content.hexdigest()[:16]
    # Where it cannot be kept there, numba would keep it elsewhere, in folders not named so.
    keeps = _can_write(folder)

    def compiled(function: Kernel) -> Kernel:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            kernel: Any = njit(cache=keeps, nogil=True, fastmath=fastmath)(function)
        finally:
            config.CACHE_DIR = before
        return cast(Kernel, kernel)

    return compiled


def is_kept() -> bool:
    """Says whether what is compiled can be kept on disk."""
    return _can_write(_folder())


def _folder() -> Path:
    if config.CACHE_DIR:
        return Path(config.CACHE_DIR)
    return user_cache_path("renown", appauthor=False) / "kernels"


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
