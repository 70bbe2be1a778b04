"""A Ray cluster for tests: a head and nodes with one core each, real processes on this machine, gone afterwards."""

from __future__ import annotations

import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Generator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import strategos

SOURCES = Path(strategos.__file__).parents[1]
READY = "Ray runtime started."
HEAD = "127.0.0.9"
"""Not 127.0.0.1, instead of which Ray takes the address the machine has in its network."""
PATIENCE = 120
"""Seconds; on a quiet machine a node starts in five."""
ENVIRONMENT = {
    **os.environ,
    "RAY_USAGE_STATS_ENABLED": "0",
    # Nobody else's: without one Ray looks into the user's own folder, or keeps one there.
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "PYTHONPATH": str(SOURCES),
}


class Nodes:
    """A cluster; `address` is its head's, which has no cores."""

    def __init__(self, address: str, folder: Path, stack: ExitStack) -> None:
        self.address, self._folder, self._stack = address, folder, stack
        self.running: dict[int, int] = {}
        """Each node's process by its number; its address is 127.0.0.number."""

    def start(self, *numbers: int, sources: Path = SOURCES) -> None:
        """Start nodes, with the Strategos that is in a folder."""
        begun = [(n, *self._begin(n, sources)) for n in numbers]
        for n, process, log in begun:
            self.running[n] = process
            wait(log)

    def _begin(self, number: int, sources: Path) -> tuple[int, Path]:
        where = ("--address", self.address, "--node-ip-address", f"127.0.0.{number}", "--num-cpus", "1")
        return begin(self._folder / str(number), where, sources, self._stack)

    def kill(self, number: int) -> None:
        end(self.running.pop(number))


@contextmanager
def nodes(*numbers: int) -> Generator[Nodes]:
    """A head and nodes of these numbers."""
    # Not in the folder of the test: a socket's path has at most 107 letters, and Ray adds 70.
    folder = Path(tempfile.mkdtemp(prefix="ray-"))
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        port = free_port()
        head = ("--head", "--port", str(port), "--num-cpus", "0", "--include-dashboard", "false")
        wait(begin(folder / "9", (*head, "--node-ip-address", HEAD), SOURCES, stack)[1])
        found = Nodes(f"{HEAD}:{port}", folder, stack)
        found.start(*numbers)
        yield found


def begin(folder: Path, where: tuple[str, ...], sources: Path, stack: ExitStack) -> tuple[int, Path]:
    """Start a node; its process, and where it says what it does."""
    folder.mkdir()
    log = folder / "log"
    ray = Path(sysconfig.get_path("scripts")) / "ray"
    command = [sys.executable, str(ray), "start", "--block", *where, "--disable-usage-stats"]
    with log.open("wb") as said:
        process = subprocess.Popen(
            [*command, "--object-store-memory", "100000000", "--temp-dir", str(folder)],
            stdout=said,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env={**ENVIRONMENT, "PYTHONPATH": str(sources)},
            start_new_session=True,
        )
    stack.callback(process.wait)
    stack.callback(end, process.pid)
    return process.pid, log


def wait(log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while READY not in (said := log.read_text("utf-8")):
        assert time.monotonic() < until, said
        time.sleep(0.1)


def end(node: int) -> None:
    """All processes of a node at once, as when its plug is pulled: the one that was started, and all it has started."""
    parents: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            # The name is in brackets and may have spaces in it; then come the state and the parent.
            parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
    family = {node}
    while more := {child for child, parent in parents.items() if parent in family} - family:
        family |= more
    for process in family:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def free_port() -> int:
    """None of those that Ray takes for itself, and that the system gives to whoever asks for any."""
    while True:
        with socket.socket() as one, suppress(OSError):
            one.bind((HEAD, port := random.randint(20_000, 30_000)))
            return port
