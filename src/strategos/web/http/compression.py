"""Sockets that send states compressed. A state is much like the one before it, so a window that holds the last one
brings 16 KB down to some hundred bytes; uvicorn's own settings (a window of 4 KB) bring it to three thousand, in thrice
the time.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW = 15
"""Bits: 32 KB, more than the largest state of the games."""
SETTINGS = {"level": 4, "memLevel": 6}
"""160 KB of memory for a socket, a tenth of a millisecond for a state."""


class Compressing(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        # A client compresses only what it likes; what it sends is short.
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW, client_max_window_bits=12, compress_settings=SETTINGS
            )
        ]
