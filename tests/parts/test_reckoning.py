"""Numbers with their reasons."""

from __future__ import annotations

import msgspec

from strategos.parts.reckoning import Reason, Tally


def test_a_reason_can_be_stored_and_read_again() -> None:
    """`advised(…)` is a truth; written as `true` an event with it could not be loaded."""
    tally = Tally(3).plus("advisor", True, "FA-advisor-05").plus("nothing", False, "FA-x")
    assert tally.value == 4
    assert msgspec.json.decode(msgspec.json.encode(tally.reasons), type=tuple[Reason, ...]) == tally.reasons
