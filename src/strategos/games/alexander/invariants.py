"""What must hold in every position, whatever happened; a complaint is a bug."""

from __future__ import annotations

from collections.abc import Iterable

from .facts import ALEXANDER, COUNTERS, IS_LEADER, NAME, NUMBER, OPERATIONS, OWN, SECTION, TOP_LEVEL
from .state import AlexanderState


def complaints(s: AlexanderState) -> Iterable[str]:
    """Invariants: no counter twice, none lost, nothing below zero."""
    if not s.ready:
        return
    enemy = [c for cup in s.cup for c in cup] + [c for area in s.garrison for c in area]
    enemy += [*s.walls, *s.waiting, *s.destroyed]
    seen: set[int] = set()
    for c in enemy:
        if c in seen:
            yield f"{NAME[c]} is in two places"
        seen.add(c)
    for c in range(COUNTERS):
        if c not in seen and c not in OWN and not IS_LEADER[c] and c != SECTION:
            yield f"{NAME[c]} is nowhere"
    if SECTION in (*s.walls, *s.destroyed):
        yield "a section of Tyre's wall lies among the counters"
    if any(n not in (0, 1) for n in s.strength):
        yield "a counter has a third side"
    lying = [*(c for cup in s.cup for c in cup), *s.walls, *s.waiting, *s.destroyed]
    if any(not s.strength[c] for c in lying) or any(not s.strength[c] for c in OWN if c not in s.army):
        yield "a counter off the table is reduced"
    if len(set(s.army)) != len(s.army) or any(c not in OWN for c in s.army):
        yield "the Army holds a wrong counter"
    if any(c in s.army for c in s.returning):
        yield "a unit saved by Regroup is still in the line"
    if not 0 <= s.gold <= NUMBER["max_gold"] or not 0 <= s.glory <= NUMBER["max_glory"]:
        yield f"Gold {s.gold}, Glory {s.glory}"
    if s.gold + sum(s.area_gold) > NUMBER["max_gold"]:
        yield "more Gold than there are counters"
    if not 1 <= s.level <= TOP_LEVEL:
        yield f"Alexander is at level {s.level}"
    if any(n < 0 for n in (*s.enemy_plans, *s.own_plans)):
        yield "a plan was used that was not there"
    if sorted([*s.pile, *s.drawn, *s.cancelled]) != list(range(len(OPERATIONS))) and s.map.number["operations_used"]:
        yield "Operation counters are missing"
    if any(not 0 <= n <= 2 for n in s.sections) or not 0 <= s.warships <= 4 or s.mole < 0 or s.transports < 0:
        yield "one of Tyre's tracks is off the board"
    if ALEXANDER in s.army:
        yield "Alexander lies among the units"
