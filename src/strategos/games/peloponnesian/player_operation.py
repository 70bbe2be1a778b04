"""5.1 The player's operation: objective, leader, Rally spaces, SP, the way to the objective; 5.4 Cause Rebellion."""

from __future__ import annotations

from functools import lru_cache, partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Option, Seat, choose
from strategos.kernel.clock import AGAIN, Again

from .activation import (
    activate,
    available,
    cost,
    elite_cost,
    elites_here,
    is_rally,
    purse_of,
    rally_spaces,
    take_elite,
    to_spend,
    why_not_pay,
)
from .events import ObjectiveNamed
from .facts import (
    ADJACENT,
    CAPE_TAENARUM,
    ELITE_NAMES,
    HOME,
    LEADER_REFS,
    NEUTRAL,
    REFS,
    SARDIS,
    SIDE_REFS,
    SPACE,
    SYRACUSE,
)
from .fall_of_sparta import why_not_aim
from .march import cross, crossing_ends, end_operation, put_down, set_out
from .names import unit_name
from .neutrals import named
from .rebellion import try_rebellion, why_not_cause
from .routes import FAR, Ways, why_not_enter
from .state import (
    Expedition,
    PeloponnesianState,
    enemy_of,
    fall_of_sparta,
    friendly,
    marching_at,
    marching_force,
)
from .tasks import Muster

SET_OUT: Option[tuple[str, int, int]] = Option("set_out", ("set_out", 0, 0), {"button": "set_out"})
CROSS: Option[tuple[str, int, int]] = Option("cross", ("cross", 0, 0), {"button": "cross"})
HALT: Option[tuple[str, int, int]] = Option("halt", ("halt", 0, 0), {"button": "halt"})
Deed = tuple[str, int, int]
"""What is done while mustering: activate (column, SP), take an elite unit along, go to a Rally space, set out."""


# -- step 1: the objective --------------------------------------------------------------------------------------------


def why_not_objective(s: PeloponnesianState, side: int, space: int) -> No | None:
    """PW-5.1-a Why a space cannot be the objective of a player's operation."""
    no = why_not_enter(s, side, space, space)
    if no is not None:
        return no
    if space == SARDIS and s.colour[SARDIS] == NEUTRAL:
        return No("PW-5.5.3.4-c", "persia_neutral")
    enemy_home = HOME[enemy_of(side)]
    if s.hostages[side] and (space == enemy_home or space in ADJACENT[enemy_home]):
        # PW-6.6-d
        return No("PW-6.6-d", "hostages", {"space": REFS[space]})
    if fall_of_sparta(s):
        return why_not_aim(s, side, space)
    return None


def why_not_aim_with(s: PeloponnesianState, side: int, cause: bool, space: int) -> No | None:
    no = why_not_objective(s, side, space)
    if no is None and cause:
        no = why_not_cause(s, side, space)
    return no


@lru_cache(maxsize=1)
def _objectives() -> tuple[Option[tuple[int, bool]], ...]:
    plain: list[Option[tuple[int, bool]]] = [Option(o.key, (o.value, False), o.on) for o in SPACE]
    return (*plain, *(Option(f"rebel:{o.key}", (o.value, True), {**o.on, "button": "cause_rebellion"}) for o in SPACE))


async def player_operation(s: PeloponnesianState, seat: Seat, side: int, leader: int) -> None:
    """PW-5.1-a The objective first, then the muster; a Cause Rebellion operation tries it before any assembly."""
    space, cause = await choose(
        seat,
        "objective",
        _objectives(),
        rule="PW-5.1-a",
        why_not=lambda aim: why_not_aim_with(s, side, aim[1], aim[0]),
        about={"leader": LEADER_REFS[leader]},
    )
    s.emit(ObjectiveNamed(SIDE_REFS[side], LEADER_REFS[leader], REFS[space], "effect:player"))
    named(s, side, space)
    if cause and not await try_rebellion(s, side, space, purse_of(s, side, leader)):
        return
    s.expedition = Expedition(side, leader, space)
    push(s, Muster())


def can_operate(s: PeloponnesianState, side: int, leader: int) -> bool:
    """PW-5.3.2-e Whether at least one SP can be activated and paid."""
    purse = to_spend(s, purse_of(s, side, leader))
    return any(cost(s, c) <= purse for space in rally_spaces(s, side) for c in available(s, side, space))


# -- step 3: the muster -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def _activate(col: int, space: int, n: int) -> Option[Deed]:
    name = unit_name(col, space)
    return Option(f"{name}={n:02}", ("activate", col, n), {"piece": name, "amount": n})


@lru_cache(maxsize=256)
def _elite(elite: int) -> Option[Deed]:
    return Option(ELITE_NAMES[elite], ("elite", elite, 0), {"piece": ELITE_NAMES[elite]})


@lru_cache(maxsize=1)
def _rallies() -> tuple[Option[Deed], ...]:
    return tuple(Option(o.key, ("go", o.value, 0), o.on) for o in SPACE)


def deeds(s: PeloponnesianState, side: int, here: int) -> list[Option[Deed]]:
    """What may be done while the Expedition musters; what is not allowed has its reason."""
    found: list[Option[Deed]] = []
    if is_rally(s, side, here):
        for c, n in available(s, side, here).items():
            found.extend(_activate(c, here, k) for k in range(1, n + 1))
    found.extend(_elite(e) for e in elites_here(s, side, here))
    found.extend(_rallies())
    return [*found, SET_OUT, CROSS, HALT]


def why_not_deed(s: PeloponnesianState, deed: Deed) -> No | None:
    """PW-5.1-c Why something cannot be done while the Expedition musters."""
    expedition = s.expedition
    assert expedition is not None
    what, number, n = deed
    side, purse = expedition.side, purse_of(s, expedition.side, expedition.leader)
    if what == "activate":
        return why_not_pay(s, purse, cost(s, number) * n)
    if what == "elite":
        return why_not_pay(s, purse, elite_cost(s, number))
    if what == "go":
        return why_not_rally(s, number)
    return {"set_out": why_not_set_out, "cross": why_not_cross, "halt": why_not_halt}[what](s, side)


def why_not_rally(s: PeloponnesianState, space: int) -> No | None:
    """PW-5.1-e A Rally space with SP left, which the Expedition as it is can reach."""
    expedition = s.expedition
    assert expedition is not None
    here = marching_at(s)
    if space == here:
        return No("PW-5.1-c", "already_here", {"space": REFS[space]})
    if not friendly(s, space, expedition.side):
        return No("PW-TERMS-ae", "not_friendly", {"space": REFS[space]})
    there = available(s, expedition.side, space)
    if not there:
        return No("PW-TERMS-ae", "nobody_to_activate", {"space": REFS[space]})
    no = why_not_pay(s, purse_of(s, expedition.side, expedition.leader), min(cost(s, c) for c in there))
    if no is not None:
        return no
    if _way(s, space) == FAR:
        return No("PW-5.1.1-p", "no_way", {"space": REFS[space]})
    return None


def _way(s: PeloponnesianState, goal: int) -> int:
    expedition = s.expedition
    assert expedition is not None
    return Ways(s, expedition.side, marching_force(expedition), marching_at(s), goal, expedition.objective).length


def why_not_set_out(s: PeloponnesianState, side: int) -> No | None:
    """PW-5.1-f With at least one SP, by a legal way."""
    expedition = s.expedition
    assert expedition is not None
    if not any(marching_force(expedition)):
        return No("PW-5.1.1-a", "nobody_with_him")
    if _way(s, expedition.objective) == FAR:
        return No("PW-5.1.1-p", "no_way", {"space": REFS[expedition.objective]})
    return None


def why_not_cross(s: PeloponnesianState, side: int) -> No | None:
    """PW-5.1.3-a Over the open sea between Cape Taenarum and Syracuse: with ships for all, where both ends are open."""
    expedition = s.expedition
    assert expedition is not None
    hoplites, cavalry, ships = marching_force(expedition)
    if not ships or hoplites + cavalry > ships:
        return No("PW-5.1.4-a", "too_few_ships")
    goal = expedition.objective
    for end in (CAPE_TAENARUM, SYRACUSE):
        no = why_not_enter(s, side, end, goal)
        if no is not None:
            return no
    near, far = crossing_ends(s)
    group = marching_force(expedition)
    to = Ways(s, side, group, marching_at(s), near, goal).length
    on = Ways(s, side, group, far, goal, goal).length
    return None if max(to, on) < FAR else No("PW-5.1.1-p", "no_way", {"space": REFS[goal]})


def why_not_halt(s: PeloponnesianState, side: int) -> No | None:
    """Ruling OQ-STUCK: an Expedition stops where it is only if it cannot reach its objective."""
    expedition = s.expedition
    assert expedition is not None
    must = No("PW-5.1-f", "must_go_on", {"space": REFS[expedition.objective]})
    if any(marching_force(expedition)):
        return must if why_not_set_out(s, side) is None else None
    others = [o.value for o in deeds(s, side, marching_at(s)) if o.value[0] in ("activate", "elite", "go")]
    return must if any(why_not_deed(s, deed) is None for deed in others) else None


async def muster_by_choice(s: PeloponnesianState, seat: Seat) -> Again | None:
    """PW-5.1-c SP are activated where the leader stands, in Rally space after Rally space, until he sets out."""
    expedition = s.expedition
    assert expedition is not None
    side = expedition.side
    here = marching_at(s)
    purse = purse_of(s, side, expedition.leader)
    what, number, n = await choose(
        seat,
        "muster",
        deeds(s, side, here),
        rule="PW-5.1-c",
        why_not=partial(why_not_deed, s),
        about={"space": REFS[here], "objective": REFS[expedition.objective], "talents": to_spend(s, purse)},
    )
    if what == "activate":
        activate(s, number, n)
        return AGAIN
    if what == "elite":
        take_elite(s, number)
        return AGAIN
    if what == "go":
        set_out(s, number, final=False)
        return AGAIN
    if what == "set_out":
        set_out(s, expedition.objective, final=True)
    elif what == "cross":
        cross(s, expedition.objective)
    else:
        put_down(s, here)
        end_operation(s, "stuck", here, side)
    return None
