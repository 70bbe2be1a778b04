"""Answers of the API, compressed, and told by a tag whether they have changed since somebody last asked."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Any, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

LEAST = 1024
"""Bytes; what is smaller is one packet anyway."""
MUCH = 1 << 16
"""Bytes that are compressed in a thread: a file of a long match takes many milliseconds."""
LEVEL = 4
LASTING = "/api/text/"
"""Answers that stay the same while the server runs: the first who asks has them compressed for all."""


@lru_cache(maxsize=64)
def _kept(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


class Packing:
    """A layer around the application. The client's own files are kept compressed by `client_files`."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        facts = cast(dict[str, Any], scope)
        if facts["type"] != "http" or facts["method"] != "GET" or not facts["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        asked = dict(scope["headers"])
        start: dict[str, Any] | None = None

        async def packed(message: Message) -> None:
            nonlocal start
            told = cast(dict[str, Any], message)
            if told["type"] == "http.response.start":
                start = told
                return
            if start is None:
                await send(message)
                return
            first, start = start, None
            if first["status"] == 200 and not told.get("more_body") and len(told["body"]) >= LEAST:
                await _pack(facts["path"], asked, first, told)
            await send(cast(Message, first))
            await send(message)

        await self.app(scope, receive, packed)


async def _pack(path: str, asked: dict[bytes, bytes], start: dict[str, Any], message: dict[str, Any]) -> None:
    body: bytes = message["body"]
    tag = b'W/"' + blake2b(body, digest_size=8).hexdigest().encode() + b'"'
    headers = [(n, v) for n, v in start["headers"] if n.lower() != b"content-length"]
    headers += [(b"etag", tag), (b"vary", b"accept-encoding")]
    if not any(n.lower() == b"cache-control" for n, _ in headers):
        headers.append((b"cache-control", b"no-cache"))
    if asked.get(b"if-none-match") == tag:
        start["status"], body = 304, b""
    elif b"gzip" in asked.get(b"accept-encoding", b""):
        if path.startswith(LASTING):
            body = _kept(body)
        elif len(body) < MUCH:
            body = gzip.compress(body, LEVEL, mtime=0)
        else:
            body = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
        headers.append((b"content-encoding", b"gzip"))
    start["headers"] = [*headers, (b"content-length", str(len(body)).encode())]
    message["body"] = body
