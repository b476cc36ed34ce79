import asyncio
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Thread

import pytest
from distributed import LocalCluster
from tests.arena.games import make_match

from renown.arena import ClusterError
from renown.arena.clusters import dask_workers
from renown.arena.running import run
from renown.arena.workers import local_workers

MATCH = make_match("greedy", "random")


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as cluster:
        yield cluster


@pytest.mark.parametrize("until", [None, 0.35])
def test_cluster_plays_the_same_as_this_process(cluster: LocalCluster, until: float | None) -> None:
    with local_workers(1) as workers:
        here = list(run(MATCH, 24, workers, until))
    with dask_workers(cluster.scheduler_address) as workers:
        assert workers.count == 2
        assert list(run(MATCH, 24, workers, until)) == here


def test_scheduler_without_workers_is_a_sentence() -> None:
    with (
        LocalCluster(n_workers=0, dashboard_address=":0") as cluster,
        pytest.raises(ClusterError, match="has no workers"),
        dask_workers(cluster.scheduler_address),
    ):
        pass


def test_cluster_is_found_from_where_an_event_loop_runs(cluster: LocalCluster) -> None:
    async def in_a_notebook() -> int:
        with dask_workers(cluster.scheduler_address) as workers:
            return workers.count

    # Not in this thread: browser tests may have left a loop running in it.
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: asyncio.run(in_a_notebook())).result() == 2


@pytest.mark.parametrize("address", ["nonsense", "tcp://", "tcp://127.0.0.1:99999"])
def test_what_is_no_address_is_a_sentence(address: str) -> None:
    with pytest.raises(ClusterError, match="There is no Dask scheduler"), dask_workers(address):
        pass


def test_something_else_at_the_address_is_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            # The first only looks whether somebody is there.
            for _ in range(2):
                connection, _ = server.accept()
                with connection:
                    connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        answering = Thread(target=answer)
        answering.start()
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(ClusterError, match=address), dask_workers(address):
            pass
        answering.join()
