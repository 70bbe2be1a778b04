"""Requests nobody finishes: so much time for the headers, so much for the body, and so many headers."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_LIMIT = 64 * 1024
"""Bytes of the headers of a request."""
HEADER_SECONDS = 10.0
BODY_SECONDS = 60.0
"""Seconds until all of a request is there; an import has up to 16 MB."""


class Patient(HttpToolsProtocol):
    """HTTP that does not wait for ever."""

    _late: asyncio.TimerHandle | None = None
    _heard = 0
    """Bytes since the headers of a request began; below 0 when they are complete."""

    def _wait(self, seconds: float | None) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._heard >= 0:
            self._heard += len(data)
            if self._heard - len(data) > HEADER_LIMIT:
                self.send_400_response("The headers are too long.")
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._heard = 0
        self._wait(HEADER_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._heard = -1
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._heard = 0
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        super().handle_websocket_upgrade()
