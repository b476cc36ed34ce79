"""Compiling kernels, and keeping what is compiled on disk."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
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
    parent = Path(config.CACHE_DIR) if config.CACHE_DIR else _usual_folder()
    folder = str(parent / content.hexdigest()[:16])

    def compiled(function: Kernel) -> Kernel:
        before = config.CACHE_DIR
        config.CACHE_DIR = folder
        try:
            kernel: Any = njit(cache=True, nogil=True, fastmath=fastmath)(function)
        finally:
            config.CACHE_DIR = before
        return cast(Kernel, kernel)

    return compiled


def _usual_folder() -> Path:
    return user_cache_path("renown", appauthor=False) / "kernels"
