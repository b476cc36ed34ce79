"""Clusters that play the deals."""

import asyncio
import logging
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from urllib.parse import urlsplit

from renown import __version__
from renown.arena.errors import ClusterError
from renown.arena.workers import Workers

PATIENCE = 5
"""Seconds that a cluster has to answer."""


@contextmanager
def dask_workers(address: str) -> Iterator[Workers]:
    """Plays on a Dask cluster.

    Args:
        address: Where its scheduler is, as in "tcp://10.0.0.5:8786".

    Raises:
        ClusterError: It is not there, or cannot play.
    """
    problem = f"There is no Dask scheduler at {address}."
    _check_port(address, problem)
    from distributed import Client
    from distributed.client import FutureCancelledError
    from distributed.comm.core import connect
    from joblib import parallel_config

    async def greet() -> None:
        async with asyncio.timeout(PATIENCE):
            await (await connect(address)).close()

    # What goes wrong is said in one sentence, not in tracebacks as well.
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        # A client that cannot connect takes long to give up; and what listens there may be
        # anything, so what comes of it may be any exception. In a thread of its own, since a
        # notebook has an event loop running in this one.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(greet())).result()
    except Exception:
        raise ClusterError(problem) from None
    with Client(address, timeout=PATIENCE, set_as_default=False) as client:
        count = sum(client.ncores().values())
        if not count:
            raise ClusterError(f"The Dask cluster at {address} has no workers.")
        # The scheduler reads tasks too. With a package missing, joblib would wait for ever.
        _check_versions(
            lambda: [client.run_on_scheduler(own_version), *client.run(own_version).values()]
        )
        with parallel_config(backend="dask", n_jobs=-1, client=client):
            try:
                yield Workers(count)
            except FutureCancelledError:
                raise ClusterError(f"The Dask cluster at {address} broke down.") from None


@contextmanager
def ray_workers(address: str) -> Iterator[Workers]:
    """Plays on a Ray cluster.

    Args:
        address: Where it is, as in "10.0.0.5:6379" or "ray://10.0.0.5:10001".

    Raises:
        ClusterError: It is not there, or cannot play.
    """
    problem = f"There is no Ray cluster at {address}."
    _check_port(address, problem)
    import ray
    from joblib import Parallel, delayed, parallel_config
    from ray.util.joblib import register_ray

    try:
        ray.init(address, logging_level=logging.CRITICAL, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError):
        raise ClusterError(problem) from None
    try:
        register_ray()
        count = int(ray.cluster_resources().get("CPU", 0))
        if not count:
            raise ClusterError(f"The Ray cluster at {address} has no workers.")
        with parallel_config(backend="ray", n_jobs=count):
            calls = [delayed(own_version)() for _ in range(count)]
            _check_versions(lambda: Parallel()(calls))
            yield Workers(count, streams=False)
    finally:
        ray.shutdown()


def own_version() -> str:
    """Gives the version of Renown where it runs."""
    return __version__


def _check_versions(ask: Callable[[], Iterable[str]]) -> None:
    """Checks that a cluster has this version of Renown: another one's bots may play otherwise.

    Args:
        ask: Asks the cluster for its versions.

    Raises:
        ClusterError: It has not.
    """
    try:
        others = set(ask()) - {__version__}
    except ModuleNotFoundError as fault:
        raise ClusterError(f"The cluster lacks the package {fault.name}.") from None
    if others:
        found = " and ".join(sorted(others))
        raise ClusterError(f"The cluster has Renown {found}, and this is {__version__}.")


def _check_port(address: str, problem: str) -> None:
    """Checks that somebody listens at an address: clients themselves try for longer.

    Args:
        address: The address, of any kind that has a host and a port.
        problem: What to say otherwise.

    Raises:
        ClusterError: Nobody does.
    """
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        with socket.create_connection((parts.hostname, parts.port), PATIENCE):
            pass
    except (OSError, ValueError):
        raise ClusterError(problem) from None
