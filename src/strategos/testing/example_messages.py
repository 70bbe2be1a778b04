"""How an example that does not hold is told: what is offered, what is still asked, what broke."""

from __future__ import annotations

from typing import Any

import msgspec

from strategos.kernel.asking import Decision, No
from strategos.kernel.errors import RuleBug
from strategos.kernel.events import Event
from strategos.kernel.match import Match

from .example_files import Pick


class Unmet(Exception):
    """An example does not hold; the message says what was expected and what is."""


def still_open(match: Match[Any]) -> str:
    """The questions still open: often the step that is missing."""
    return "".join(
        f"; seat {d.seat} is asked {d.kind!r} ({listed([o.key for o in d.options], 8)})" for d in match.pending
    )


def breakdown(bug: RuleBug) -> str:
    cause = str(bug.__cause__) if bug.__cause__ else ""
    notes: list[str] = getattr(bug.__cause__, "__notes__", [])
    purpose = f", for {notes[0]!r}" if notes else ""
    if "the dice script is used up" in cause:
        return f"all dice given are rolled, and the rules roll once more{purpose}"
    if "the script says" in cause:
        return f"dice: {cause}{purpose}"
    return f"the rules break down: {bug}"


def reason(no: No) -> str:
    return f"{no.rule} {no.why}".strip()


def shown(pick: Pick) -> str:
    return " ".join(f"{k} {v}" for k, v in pick.items()) if isinstance(pick, dict) else repr(str(pick))


def keys(decision: Decision) -> str:
    return listed([o.key for o in decision.options])


def listed(words: list[str], most: int = 30) -> str:
    return ", ".join(words[:most]) + (f" and {len(words) - most} more" if len(words) > most else "")


def plain(event: Event) -> dict[str, Any]:
    """An event as plain data, with fields that have their default value."""
    fields = {f: msgspec.to_builtins(getattr(event, f)) for f in event.__struct_fields__}
    return {"event": event.__struct_config__.tag, **fields}
