"""What is wrong with a position, which can only be a bug."""

from __future__ import annotations

from collections.abc import Iterator

from strategos.kernel.clock import phase

from .facts import COLUMNS, LEADERS, LIMIT, MOST_BELLICOSITY, MOST_SCI, NAMES, SPACES
from .names import UNIT_NAMES
from .sequence import SEQUENCE
from .state import PeloponnesianState, on_map


def complaints(s: PeloponnesianState) -> Iterator[str]:
    """Counters, tracks, and what must be so between two phases."""
    for col in range(COLUMNS):
        if on_map(s, col) + s.gone[col] > LIMIT[col]:
            yield f"{on_map(s, col)} {UNIT_NAMES[col]} in play, {LIMIT[col]} there are"
    for i, spent in enumerate(s.spent):
        if spent > s.units[i]:
            yield f"more {UNIT_NAMES[i % COLUMNS]} spent than present in {NAMES[i // COLUMNS]}"
    for side in (0, 1):
        if not -MOST_SCI <= s.sci[side] <= MOST_SCI:
            yield f"SCI {s.sci[side]}"
        if not 0 <= s.bellicosity[side] <= MOST_BELLICOSITY:
            yield f"Bellicosity {s.bellicosity[side]}"
    if any(t < 0 for t in s.treasury):
        yield f"Treasuries {s.treasury}"
    if s.expedition is not None and not 0 <= s.leader_at[s.expedition.leader] < SPACES:
        yield f"{LEADERS[s.expedition.leader].id} leads an Expedition and is nowhere"
    name = phase(SEQUENCE, s.clock).name
    if name in ("continuation", "spread", "helots", "revenue", "building") and not s.agenda:
        yield from _after_combat(s)


def _after_combat(s: PeloponnesianState) -> Iterator[str]:
    """PW-6.5-a What the end of the Combat Phase promises."""
    from .state import abroad, holders

    if s.sieges:
        yield "a Siege marker after the Combat Phase"
    for leader, at in enumerate(s.leader_at):
        if at >= 0 and LEADERS[leader].side != "persia" and not (LEADERS[leader].id == "alcibiades" and abroad(s)):
            yield f"{LEADERS[leader].id} is still in {NAMES[at]}"
    for space in range(SPACES):
        if len(holders(s, space)) > 1:
            yield f"two sides in {NAMES[space]}"
    if any(s.box):
        yield "SP in the Going Home box"
