"""One thread in each process that plays."""

import os

_VARIABLES = (
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "BLIS_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
    "NUMBA_NUM_THREADS",
)


def use_one_thread() -> None:
    """Lets NumPy and Numba use one thread, in this process and those it starts.

    It has to be called before they are loaded. On a machine where others work too, two threads
    have been found to be many times slower than one.
    """
    os.environ.update(dict.fromkeys(_VARIABLES, "1"))
