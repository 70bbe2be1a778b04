"""A PostgreSQL for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("litestar", reason="the server's packages are not installed")

from .services import Postgres, postgres


@pytest.fixture(scope="session")
def whole_cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def cluster(whole_cluster: Postgres) -> Postgres:
    """Running, whatever the test before has left."""
    if whole_cluster.process is None:
        whole_cluster.start()
    return whole_cluster
