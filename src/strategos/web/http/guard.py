"""Who may talk to the server: readers of its own pages, at a bearable pace. And the headers every answer carries."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from strategos.web import rate_limits
from strategos.web.messages import Problem, encode
from strategos.web.rate_limits import Buckets

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})

CSP = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


def host_name(authority: str) -> str:
    """The name in a Host header, without the port."""
    try:
        return (urlsplit(f"//{authority}").hostname or "").lower()
    except ValueError:
        return ""


def same_host(origin: str, host: str) -> bool:
    """Whether a page of this origin was served by us. `null` and foreign origins were not."""
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


SOCKETS = 500
"""Of one address."""


def _heavy(path: str) -> bool:
    return path.startswith("/api/") and (path.endswith(("/export", "/odds", "/story", "/chronicle")) or "/at/" in path)


class Guard:
    """The outermost layer: foreign hosts and origins, and whoever asks for too much, are turned away before anything
    is read."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self.app, self.hosts = app, hosts
        self.writes, self.reads = Buckets(*rate_limits.WRITES), Buckets(*rate_limits.READS)
        self.heavy = Buckets(*rate_limits.HEAVY)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        facts = cast(dict[str, Any], scope)
        kind: str = facts["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        unsafe = kind == "websocket" or facts.get("method", "GET") not in SAFE
        problem = self._problem(headers.get(b"host", ""), headers.get(b"origin"), unsafe)
        status = 403
        client = facts.get("client")
        address = client[0] if client else ""
        if problem is None and not self._bearable(kind, address, unsafe, facts.get("path", "")):
            problem, status = Problem("slow_down", "Too many requests; wait a moment."), 429
        if problem is not None:
            await _turn_away(kind, problem, status, send)
            return
        if kind == "websocket":
            self.sockets[address] += 1
            try:
                await self.app(scope, receive, send)
            finally:
                self.sockets[address] -= 1
                if not self.sockets[address]:
                    del self.sockets[address]
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [*message.get("headers", [])]
                said = {name.lower() for name, _ in own}
                message["headers"] = [*own, *((name, value) for name, value in HEADERS if name not in said)]
            await send(message)

        await self.app(scope, receive, dressed)

    def _bearable(self, kind: str, address: str, unsafe: bool, path: str) -> bool:
        if kind == "websocket":
            return self.sockets[address] < SOCKETS
        if unsafe:
            return self.writes.take(address)
        return self.reads.take(address) and (not _heavy(path) or self.heavy.take(address))

    def _problem(self, host: str, origin: str | None, unsafe: bool) -> Problem | None:
        # A foreign name that leads to this machine is a page elsewhere trying to read what is here.
        if self.hosts and host_name(host) not in self.hosts:
            return Problem("foreign_host", "This server answers to its own name only.")
        if unsafe and origin is not None and not same_host(origin, host):
            return Problem("foreign_origin", "Requests from other sites are refused.")
        return None


async def _turn_away(kind: str, problem: Problem, status: int, send: Send) -> None:
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": problem.why})
        return
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(problem), "more_body": False})
