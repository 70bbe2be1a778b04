"""A server for all tests of a process, as a process of its own; who takes it away or damages it starts another one.

Whatever has a database is tried with SQLite and with PostgreSQL; what is about files of SQLite is marked `sqlite`. With
PostgreSQL it belongs to the long form (`make test-long`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("litestar", reason="the server's packages are not installed")

from tests.online.services import Postgres, postgres

from .helpers import Server

SQLITE, POSTGRESQL = "sqlite", "postgresql"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    only = metafunc.definition.get_closest_marker(SQLITE) is not None
    kinds = [SQLITE, *([] if only else [pytest.param(POSTGRESQL, marks=pytest.mark.long)])]
    for name, scope in (("database", "function"), ("server", "session")):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, kinds, indirect=True, scope=scope)
            return


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == SQLITE:
        db: Path | str = tmp_path_factory.mktemp("server") / "test.db"
    else:
        db = request.getfixturevalue("cluster").new()
    with Server(db) as running:
        yield running


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    """The file of a database that is not there yet, or the URL of one with empty tables."""
    if request.param == SQLITE:
        yield tmp_path / "test.db"
        return
    cluster: Postgres = request.getfixturevalue("cluster")
    url = cluster.new()
    yield url
    cluster.drop(url)
