"""Ray, and nothing of ours: batches are bytes there and back. Imported when a cluster is asked for.

Ray has no types to speak of: whatever it gives is given a type here.
"""

from __future__ import annotations

import logging
import os
import socket
import tempfile
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import Any

from strategos import __version__
from strategos.kernel.errors import BadInput

from .cluster import Lost, Ticket
from .errand import sources

LOCAL, AUTO = "local", "auto"
PATIENCE = 10
"""Seconds for a cluster to answer."""
STORE = 100_000_000
"""Bytes of memory for what travels, in a cluster of this machine's cores."""
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing leaves the machine
    "RAY_gcs_server_request_timeout_seconds": str(PATIENCE),
}


def machines(address: str) -> Ray:
    """The cluster at an address. Raises BadInput with one clear sentence."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise BadInput("--ray needs ray, which is not installed: pip install 'strategos[cluster]'") from None
    untyped: Any = ray
    # It has no other switch for what it prints, on standard output, when a node is lost.
    untyped._private.worker._worker_logs_enabled = False
    more: dict[str, Any] = {"include_dashboard": False, "object_store_memory": STORE} if address == LOCAL else {}
    if address not in (LOCAL, AUTO):
        _knock(address)
    with _heard() as muttered:
        try:
            untyped.init(address=address, log_to_driver=False, logging_level=logging.FATAL, **more)
        except (Exception, SystemExit) as error:
            # Ray has a dozen ways to say so, and one of them ends the program.
            untyped.shutdown()
            raise BadInput(f"{_where(address)}: {_why(error, muttered())}") from None
    return Ray(untyped)


@contextmanager
def _heard() -> Generator[Callable[[], str]]:
    """What Ray says on standard error goes elsewhere meanwhile: a line a second while it waits, none of them an error
    in the end."""
    kept = os.dup(2)
    with tempfile.TemporaryFile() as file:

        def muttered() -> str:
            file.seek(0)
            return file.read().decode(errors="replace")

        os.dup2(file.fileno(), 2)
        try:
            yield muttered
        finally:
            os.dup2(kept, 2)
            os.close(kept)


def _knock(address: str) -> None:
    """Ray would wait two minutes for a cluster that is not there."""
    host, _, port = address.rpartition(":")
    if not (host and port.isdecimal() and "/" not in address):
        raise BadInput(f"--ray takes HOST:PORT of a cluster's head, auto or local, not {address!r}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        said = getattr(error, "strerror", None) or error
        raise BadInput(f"there is no Ray cluster to be reached at {address} ({said})") from None


def _where(address: str) -> str:
    if address == LOCAL:
        return "Ray cannot be started here"
    if address == AUTO:
        return "there is no Ray cluster to be found on this machine"
    return f"there is no Ray cluster to be joined at {address}"


def _why(error: BaseException, muttered: str) -> str:
    said = str(error).strip().split("\n")[0]
    if "InvalidAuthToken" in muttered:
        return "it wants the token of its head; set RAY_AUTH_MODE=token, and have the head's ~/.ray/auth_token here"
    if "No node info found" in said:
        return "this machine is none of its nodes; run `ray start --address=...` here first"
    return said if isinstance(error, Exception) else "it does not answer"


def bootstrap() -> Callable[[str, str, bytes], tuple[str, str, bytes | None]]:
    """What a machine is asked to do: to say who it is, which Strategos it has, and what came of the batch, if that
    is the right one. The function is sent as it is written, since a machine without Strategos could not look it up."""

    def run(version: str, fingerprint: str, errand: bytes) -> tuple[str, str, bytes | None]:
        import ray

        here: Any = ray
        node = str(here.util.get_node_ip_address())
        try:
            from strategos import __version__ as there
        except ImportError:
            return node, "", None
        if there != version:
            return node, there, None
        from strategos.simulation import errand as errands

        return node, there, errands.run(errand) if errands.sources() == fingerprint else None

    return run


class Ray:
    """The machines of a Ray cluster this process has joined."""

    def __init__(self, untyped: Any) -> None:
        self._ray = untyped
        # A batch that is lost goes back to the others, in `cluster`: Ray itself tries nothing again.
        self._task: Any = untyped.remote(num_cpus=1, max_retries=0)(bootstrap())

    def cores(self) -> int:
        resources: dict[str, float] = self._ray.cluster_resources()
        return int(resources.get("CPU", 0))

    def send(self, errand: bytes) -> Ticket:
        ticket: Ticket = self._task.remote(__version__, sources(), errand)
        return ticket

    def back(self, under_way: Sequence[Ticket], seconds: float) -> Sequence[Ticket]:
        found: tuple[list[Ticket], list[Ticket]] = self._ray.wait(list(under_way), num_returns=1, timeout=seconds)
        return found[0]

    def open(self, ticket: Ticket) -> bytes:
        errors: Any = self._ray.exceptions
        try:
            answer: tuple[str, str, bytes | None] = self._ray.get(ticket)
        except errors.RayTaskError as error:
            cause: BaseException = error.cause
            raise cause from None
        except errors.RayError as error:
            raise Lost(str(error).strip().split("\n")[0]) from None
        node, there, outcome = answer
        if outcome is None:
            has = f"Strategos {there}" if there else "no Strategos"
            files = ", but with other files in it" if there == __version__ else ""
            raise BadInput(
                f"node {node} has {has}, this machine has Strategos {__version__}{files}; install the same on both, "
                "and start the node again"
            )
        return outcome

    def drop(self, ticket: Ticket) -> None:
        self._ray.cancel(ticket)

    def close(self) -> None:
        self._ray.shutdown()
