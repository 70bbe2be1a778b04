"""What can go wrong, and whose fault it is.

StrategosError
├── Refused     the player's: the answer is not allowed; carries the decision and the reason
├── BadInput    the caller's: no such game, wrong number of seats, unknown option
├── DataError   a file's: names the file and the row
└── RuleBug     ours: a rule broke down; the match is attached, to be saved and replayed
"""

from __future__ import annotations

from typing import Any

from .asking import Decision, No, Seat


class StrategosError(Exception):
    """Base of all errors this package raises on purpose."""


class Refused(StrategosError):
    """The answer is not allowed. `no` says why, with the rule."""

    def __init__(self, seat: Seat, key: str, no: No, decision: Decision | None = None) -> None:
        self.seat, self.key, self.no, self.decision = seat, key, no, decision
        kind = f"{decision.kind}: " if decision else ""
        super().__init__(f"{kind}{key!r} ({f'{no.rule} {no.why}'.strip()})")


class BadInput(StrategosError):
    """What was asked for does not exist or does not fit; the message is one clear sentence."""


class DataError(StrategosError):
    """A file is not what it should be."""

    def __init__(self, file: str, problem: str, row: str = "") -> None:
        self.file, self.row, self.problem = file, row, problem
        super().__init__(f"{file}{f', {row}' if row else ''}: {problem}")


class RuleBug(StrategosError):
    """A rule raised an exception or asked a question without answers. The record of `match` leads up to that point."""

    def __init__(self, problem: str, match: Any) -> None:
        self.match = match
        super().__init__(problem)
