"""Matches that were begun or opened lately, with their game and their map: the page tells them to whoever opens it, and
fetches what the game looks like without having to ask first which game it is."""

from __future__ import annotations

from html import escape

MOST = 60


class Lately:
    """The latest last. It is kept in memory only: of a match that is not in it the client asks, as it always may."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}
        self.told = b""
        """As an attribute of the page: `match:game:map`, one after the other."""

    def note(self, match: str, game: str, board: str) -> None:
        about = f"{match}:{game}:{board}"
        # Only names without a sign that parts them; the client asks for the others.
        if about.count(":") != 2 or " " in about or self._known.get(match) == about:
            return
        self._known.pop(match, None)
        self._known[match] = about
        while len(self._known) > MOST:
            del self._known[next(iter(self._known))]
        self._tell()

    def forget(self, match: str) -> None:
        if self._known.pop(match, None) is not None:
            self._tell()

    def _tell(self) -> None:
        self.told = escape(" ".join(self._known.values())).encode()
