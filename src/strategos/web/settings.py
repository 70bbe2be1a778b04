"""What the server can be told."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from strategos.bots import Budget
from strategos.parts.home import home

FRAME_LIMIT = 64 * 1024
"""Bytes of one message over a socket."""
BODY_LIMIT = 64 * 1024
IMPORT_LIMIT = 16 * 1024 * 1024
"""Bytes of an imported match."""


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    """A database URL or the path of an SQLite file; empty: a file in the user's data folder."""
    workers: int = 0
    """Processes bots think in; 0: one less than there are processors, but one at least."""
    bot_pause: float = 0.0
    """Seconds between two answers of bots."""
    bot_limit: float = 60.0
    """Seconds after which a bot that has not answered is given up and answers at random."""
    idle: float = 300.0
    """Seconds after which a match nobody watches leaves memory."""
    live: int = 2000
    """Matches in memory at most, before those nobody watches leave earlier."""
    bots: tuple[str, ...] = ()
    """Other bots than the games' own that may sit down, as `strategos.bots.bot` names them."""
    budget: Budget | None = None
    """What an answer of a bot that looks ahead is worth."""
    teaching: bool = False
    """Offer the teaching game too."""
    static: Path | None = None
    """Where the built client is; None: in the package."""

    @property
    def database(self) -> str:
        return self.db or str(home() / "strategos.db")

    @property
    def processes(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)
