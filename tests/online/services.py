"""Services the tests start themselves: a PostgreSQL with its data in a temporary folder, on a free port of loopback.

Nothing of the machine's own is touched. Where the tests run as root the service runs as somebody without rights; in the
end it is stopped by its process id. Where a programme is not installed (`make services`), the tests that need it are
skipped by name.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from strategos.web.store.database import Store

NOBODY = "nobody"
SETTINGS = (
    "listen_addresses=127.0.0.1",
    "recovery_init_sync_method=syncfs",  # a crash is over in a moment, however many databases there are
    "max_connections=200",
    "shared_buffers=32MB",
    "fsync=off",  # what a process that is killed has committed survives all the same
)


def programme(name: str) -> str | None:
    """Where it is: on the path, or where Debian has what belongs to one version of PostgreSQL."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda p: float(p.parts[4]))
    return shutil.which(name) or (str(versions[-1]) if versions else None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Postgres:
    """A cluster of its own. `start` and `crash` as often as one likes."""

    def __init__(self) -> None:
        self.folder, self.port = Path(tempfile.mkdtemp(prefix="strategos-postgres-")), free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam(NOBODY)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run(
            "initdb", "-A", "trust", "-U", "strategos", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "-D", self.data
        )

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://strategos@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        command = [programme("postgres") or "", "-D", self.data, "-p", str(self.port), "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            settings = [word for setting in SETTINGS for word in ("-c", setting)]
            self.process = subprocess.Popen([*command, *settings], stderr=log, cwd=self.folder, **self._as)
        until = time.monotonic() + 60
        while True:
            try:
                self.sql("select 1")
                return
            except subprocess.CalledProcessError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def crash(self) -> None:
        """Everybody is thrown out at once, and what was going on is lost."""
        self.stop(signal.SIGQUIT)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """What psql answers."""
        url = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "strategos", "-d", database]
        return self._run("psql", *url, "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", statement)

    def new(self, *, empty: bool = False) -> str:
        """The URL of a database of its own, with the tables of the day."""
        template = "template0" if empty else "strategos"
        name = f"test_{next(self._numbers)}"
        self.sql(f"create database {name} template {template}")
        return self.url(name)

    def drop(self, url: str) -> None:
        self.sql(f"drop database if exists {url.rpartition('/')[2]} with (force)")

    def _run(self, name: str, *args: str) -> str:
        command = [programme(name) or name, *args]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=True, **self._as)
        return done.stdout.strip()


@contextmanager
def postgres() -> Iterator[Postgres]:
    """One that runs, with a template whose tables are there."""
    if programme("postgres") is None:
        pytest.skip("PostgreSQL is not installed (make services)")
    pytest.importorskip("asyncpg", reason="asyncpg is not installed: strategos[online]")
    service = Postgres()
    try:
        service.start()
        service.sql("create database strategos template template0")
        asyncio.run(_migrated(service.url("strategos")))
        yield service
    finally:
        service.stop(signal.SIGQUIT)
        shutil.rmtree(service.folder, ignore_errors=True)


async def _migrated(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()
