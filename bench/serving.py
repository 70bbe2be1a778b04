"""A server of one's own for a benchmark: on a free port, with a database in a temporary folder."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

RUN = """
import sys
from strategos.web.app import run
from strategos.web.settings import Settings
run(Settings(port=int(sys.argv[1]), db=sys.argv[2], workers=int(sys.argv[3]), teaching=True))
"""


@dataclass
class Serving:
    url: str
    pid: int
    folder: Path


@contextmanager
def serving(workers: int = 1, source: Path | None = None) -> Iterator[Serving]:
    """A server, of the sources in another folder if one is named."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        environment = os.environ if source is None else {**os.environ, "PYTHONPATH": str(source)}
        run = [sys.executable, "-c", RUN, str(port), str(database), str(workers)]
        server = subprocess.Popen(run, env=environment)
        try:
            for _ in range(600):
                try:
                    httpx.get(f"{url}/api/games")
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            yield Serving(url, server.pid, Path(folder))
        finally:
            server.terminate()
            server.wait(20)
