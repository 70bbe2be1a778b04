"""The list of matches: what a header says of one, and what is said of a match whose header is damaged."""

from __future__ import annotations

from typing import Any

import msgspec

from strategos.kernel.errors import DataError
from strategos.kernel.game import Outcome
from strategos.web.messages import Player, Summary, seated

from .database import Columns
from .rows import Header, Progress, read

players_of = msgspec.json.Decoder(tuple[Player, ...]).decode
_options = msgspec.json.Decoder(dict[str, str]).decode
_acting = msgspec.json.Decoder(tuple[int, ...]).decode
_outcome = msgspec.json.Decoder(Outcome | None).decode


def summary(columns: Columns, progress: Progress | None = None) -> Summary:
    """What the list shows of a match; `progress` in place of what its header says of it. Raises DataError."""
    name = f"match {columns['id']}"
    if progress is not None:
        columns = {**columns, **msgspec.structs.asdict(progress)}
    header = read(Header, columns, name)
    began = header.answers if columns.get("began") is None else columns["began"]
    try:
        players = players_of(header.players)
        return Summary(
            header.id,
            header.game,
            header.scenario,
            header.seats,
            _options(header.options),
            seated(players),
            header.round,
            header.phase,
            _acting(header.acting),
            header.answers,
            _outcome(header.outcome or "null"),
            header.created,
            header.updated,
            header.parent,
            None if header.parent is None else began,
            header.rewound,
            guide=next((p.guide for p in players if p.guide), None),
        )
    except msgspec.DecodeError as error:
        raise DataError(name, f"its header cannot be read ({error})") from None


def damaged(name: str, columns: Columns | None) -> Summary:
    """A match that cannot be read, so that it is seen and can be deleted: what there is of its header."""
    found: dict[str, Any] = dict(columns or {})

    def number(key: str) -> Any:
        value = found.get(key)
        return value if isinstance(value, (int, float)) else 0

    def word(key: str) -> str:
        return str(found.get(key) or "")

    return Summary(
        name,
        word("game"),
        word("scenario"),
        int(number("seats")),
        {},
        (),
        int(number("round")),
        word("phase"),
        (),
        int(number("answers")),
        None,
        float(number("created")),
        float(number("updated")),
        None,
        None,
        int(number("rewound")),
        "unreadable",
    )
