"""What a move takes of the points of whoever is in hand."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.asking import Decision

from .facts import KINDS, LEADERS, NUMBER
from .land_movement import Route, routes, way
from .legion import Group
from .roads import open_marches
from .state import LEADER_NAMES, ConquestState, leaders_of


def costs(s: ConquestState, decision: Decision) -> Mapping[str, int]:
    """CE-move-land-05, CE-sea-05 A step is a point; CE-road-06 a road march that goes on is paid already."""
    spaces = [o.key for o in decision.options if "space" in o.on]
    if decision.kind == "galley":
        return dict.fromkeys(spaces, 1)
    if decision.kind != "march":
        return {}
    group = _group(s, decision)
    known = routes(s, group)
    return {key: 0 if _paid(s, group, way(s, group, NUMBER[key], known)) else 1 for key in spaces}


def _group(s: ConquestState, decision: Decision) -> Group:
    """Whoever marches, by what the question says; those beside the leader pay for themselves."""
    seat, name = decision.seat, str(decision.about["leader"]).removeprefix("piece:")
    leader = next(n for n in leaders_of(s, seat) if LEADER_NAMES[s.home[n // LEADERS]][n % LEADERS] == name)
    return Group(seat, s.leader_at[leader], [leader], [int(decision.about[kind] or 0) for kind in KINDS])


def _paid(s: ConquestState, group: Group, by: object) -> bool:
    return isinstance(by, Route) and by.how == "road" and bool(open_marches(s, group.leaders, by.through))
