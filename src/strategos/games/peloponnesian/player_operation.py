"""5.1 The player's operation: objective, leader, Rally spaces, SP, the way to the objective; 5.4 Cause Rebellion."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import compress
from operator import attrgetter

from strategos.kernel.agenda import push
from strategos.kernel.asking import InOrder, No, Option, Seat, choose
from strategos.kernel.clock import AGAIN, Again

from .activation import (
    activate,
    affordable,
    available,
    cheapest,
    cost,
    elite_cost,
    elites_here,
    prices,
    purse_of,
    rally_spaces,
    rested,
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
    REBELLION_COST,
    REFS,
    SARDIS,
    SIDE_REFS,
    SPACE,
    SPACES,
    SYRACUSE,
)
from .fall_of_sparta import why_not_aim
from .march import cross, crossing_ends, go, halt, set_out
from .names import unit_name
from .neutrals import named
from .outlook import Outlook, outlook
from .rebellion import try_rebellion, why_not_cause
from .routes import ALONE, FAR, SEA, Reach, reach_of, shut_gates, why_not_alone, why_not_enter
from .state import (
    NOBODY,
    Expedition,
    PeloponnesianState,
    enemy_of,
    fall_of_sparta,
    friendly,
    marching_at,
)
from .tasks import Muster
from .whereabouts import AT, EVERYWHERE, allegiance, marks, picks, presence, spaces_in

TOO_FEW_SHIPS = No("PW-5.1.4-a", "too_few_ships")
NOBODY_WITH_HIM = No("PW-5.1.1-a", "nobody_with_him")
SET_OUT: Option[tuple[str, int, int]] = Option("set_out", ("set_out", 0, 0), {"button": "set_out"})
CROSS: Option[tuple[str, int, int]] = Option("cross", ("cross", 0, 0), {"button": "cross"})
HALT: Option[tuple[str, int, int]] = Option("halt", ("halt", 0, 0), {"button": "halt"})
Deed = tuple[str, int, int]
"""What is done while mustering: activate (column, SP), take an elite unit along, go to a Rally space, set out."""
RALLIES: tuple[Option[Deed], ...] = tuple(Option(o.key, ("go", o.value, 0), o.on) for o in SPACE)
"""The option to go to each space."""
_key = attrgetter("key")
ELITES: tuple[Option[Deed], ...] = tuple(Option(e, ("elite", n, 0), {"piece": e}) for n, e in enumerate(ELITE_NAMES))


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


def objectives(s: PeloponnesianState, side: int) -> int:
    """The spaces that `why_not_objective` has nothing against; it is asked only where it may have something."""
    doubtful: Sequence[int] = range(SPACES) if fall_of_sparta(s) else (*shut_gates(s, side), SARDIS)
    if s.hostages[side]:
        enemy_home = HOME[enemy_of(side)]
        doubtful = (*doubtful, enemy_home, *ADJACENT[enemy_home])
    found = EVERYWHERE
    for space in doubtful:
        if why_not_objective(s, side, space) is not None:
            found &= ~AT[space]
    return found


def why_not_aim_with(s: PeloponnesianState, side: int, cause: bool, space: int, leader: int = NOBODY) -> No | None:
    """PW-5.4-a Why a space cannot be the objective of an operation, or of one that shall cause a rebellion."""
    # What keeps a rebellion from being caused is told before what keeps an Expedition out.
    no = why_not_cause(s, side, space, purse_of(s, side, leader)) if cause else None
    no = no or why_not_objective(s, side, space)
    return why_not_afford_rebellion(s, side, leader) if no is None and cause else no


def why_not_afford_rebellion(s: PeloponnesianState, side: int, leader: int) -> No | None:
    """PW-5.4-h Besides the 100 talents one SP must be paid (ruling OQ-CR-ORDER)."""
    purse = purse_of(s, side, leader)
    if can_operate(s, side, purse, besides=REBELLION_COST):
        return None
    return No("PW-5.4-h", "too_dear", {"talents": REBELLION_COST, "treasury": s.treasury[purse]})


CAUSE: Option[int] = Option("cause_rebellion", NOBODY, {"button": "cause_rebellion"})
OBJECTIVES = (*SPACE, CAUSE)
BACK: Option[int] = Option("back", NOBODY, {"button": "back"})


def why_not_cause_any(s: PeloponnesianState, side: int, leader: int) -> No | None:
    """PW-5.4-a Why a Cause Rebellion operation has no objective."""
    no = why_not_afford_rebellion(s, side, leader)
    if no is not None:
        return no
    purse, whose = purse_of(s, side, leader), allegiance(s)
    # Where the first reasons of `why_not_cause` are none; of what is left the first space will often do.
    there = EVERYWHERE & ~(whose.rebels | whose.friendly[side] | presence(s, enemy_of(side)))
    for space in spaces_in(there):
        if why_not_cause(s, side, space, purse) is None and why_not_objective(s, side, space) is None:
            return None
    return No("PW-5.4-d", "no_rebellion")


@lru_cache(maxsize=256)
def _aims(there: int, cause: bool) -> InOrder:
    """The options to name one of these spaces, or to cause a rebellion."""
    return InOrder(sorted((*picks(there), CAUSE), key=_key)) if cause else picks(there)


async def objective_of_player(s: PeloponnesianState, seat: Seat, side: int, leader: int) -> tuple[int, bool]:
    """PW-5.1-a The space the player names, and whether a rebellion is to be caused there (PW-5.4-a)."""

    def why_not(space: int) -> No | None:
        return why_not_cause_any(s, side, leader) if space == CAUSE.value else why_not_objective(s, side, space)

    def why_not_rebel(space: int) -> No | None:
        return None if space == BACK.value else why_not_aim_with(s, side, True, space, leader)

    about = {"leader": LEADER_REFS[leader]}
    while True:
        space = await choose(
            seat,
            "objective",
            OBJECTIVES,
            rule="PW-5.1-a",
            why_not=why_not,
            allowed=_aims(objectives(s, side), why_not(CAUSE.value) is None),
            about=about,
        )
        if space != CAUSE.value:
            return space, False
        space = await choose(seat, "rebel", (*SPACE, BACK), rule="PW-5.4-d", why_not=why_not_rebel, about=about)
        if space != BACK.value:
            return space, True


async def player_operation(s: PeloponnesianState, seat: Seat, side: int, leader: int) -> None:
    """PW-5.1-a The objective first, then the muster; a Cause Rebellion operation tries it before any assembly."""
    space, cause = await objective_of_player(s, seat, side, leader)
    s.emit(ObjectiveNamed(SIDE_REFS[side], LEADER_REFS[leader], REFS[space], "effect:player"))
    named(s, side, space)
    if cause and not await try_rebellion(s, side, space, purse_of(s, side, leader)):
        return
    s.expedition = Expedition(side, leader, space)
    push(s, Muster())


def can_operate(s: PeloponnesianState, side: int, purse: int, besides: int = 0) -> bool:
    """PW-5.3.2-e Whether at least one SP can be activated and paid, besides what else is to be paid."""
    return bool(affordable(s, side, outlook(s, side).rallies, to_spend(s, purse) - besides))


# -- step 3: the muster -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def _activate(col: int, space: int, most: int) -> tuple[Option[Deed], ...]:
    """The options to activate SP of a column, up to a number."""
    name = unit_name(col, space)
    amounts = range(1, most + 1)
    return tuple(Option(f"{name}={n:02}", ("activate", col, n), {"piece": name, "amount": n}) for n in amounts)


@lru_cache(maxsize=4096)
def _rallies(there: int) -> tuple[list[Option[Deed]], list[str]]:
    """The options to go to each of these spaces, in order, and their keys."""
    found = sorted(compress(RALLIES, marks(there)), key=_key)
    return found, [option.key for option in found]


def deeds(s: PeloponnesianState, side: int, here: int) -> list[Option[Deed]]:
    """What may be done while the Expedition musters; what is not allowed has its reason."""
    return [*joining(s, side, here), *RALLIES, SET_OUT, CROSS, HALT]


def joining(s: PeloponnesianState, side: int, here: int) -> list[Option[Deed]]:
    """PW-5.1.1-c The SP that might join where the Expedition stands."""
    there = available(s, side, here).items() if friendly(s, here, side) else ()
    found = [option for c, n in there for option in _activate(c, here, n)]
    return [*found, *(ELITES[e] for e in elites_here(s, side, here))]


def payable(s: PeloponnesianState, look: Outlook, here: int, talents: int) -> list[tuple[Option[Deed], ...]]:
    """PW-5.1.5-a Those of them that can be paid: what follows on each other in the order of keys is one group."""
    found: list[tuple[Option[Deed], ...]] = []
    # In a friendly space SP can join if it is a Rally space.
    if look.rallies & AT[here]:
        costs = prices(s)
        there = available(s, look.side, here) if look.held & AT[here] else rested(s, look.side, here)
        for c, n in there.items():
            each = costs[c]
            most = min(n, talents // each) if each else n
            if most:
                found.append(_activate(c, here, most))
    if here in s.elite_at:
        found += [(ELITES[e],) for e in elites_here(s, look.side, here) if elite_cost(s, e) <= talents]
    return found


def allowed(s: PeloponnesianState, look: Outlook, reach: Reach, talents: int) -> InOrder:
    """The deeds that `why_not_deed` has nothing against."""
    expedition = s.expedition
    assert expedition is not None
    here = s.leader_at[expedition.leader]
    # Most of what can be reached is the same from space to space: all of it is listed, then the space itself left out.
    there = affordable(s, look.side, look.rallies & reach.spaces, talents)
    options, names = _rallies(there)
    found, keys = [*options], [*names]
    if there & AT[here]:
        place = bisect_left(keys, RALLIES[here].key)
        del found[place], keys[place]
    for group in payable(s, look, here, talents):
        _put(group, found, keys)
    if reach.kind == SEA and why_not_cross(s, reach) is None:
        _put((CROSS,), found, keys)
    if why_not_set_out(s, reach) is None:
        _put((SET_OUT,), found, keys)
    elif not found or expedition.marched:
        _put((HALT,), found, keys)
    return InOrder(found)


def _put(group: tuple[Option[Deed], ...], found: list[Option[Deed]], keys: list[str]) -> None:
    """Options join others that are in order, with their keys: to put in a few where they belong costs less than to sort
    all."""
    first = group[0].key
    place = bisect_left(keys, first)
    found[place:place] = group
    # Nothing else belongs between those of a group.
    keys[place:place] = [first] * len(group)


def price(s: PeloponnesianState, deed: Deed) -> int:
    """What it costs to activate SP or an elite unit."""
    what, number, n = deed
    return cost(s, number) * n if what == "activate" else elite_cost(s, number)


def why_not_deed(s: PeloponnesianState, reach: Reach, deed: Deed) -> No | None:
    """PW-5.1-c Why something cannot be done while the Expedition musters; `reach` is where it can go."""
    expedition = s.expedition
    assert expedition is not None
    what, number, _ = deed
    purse = purse_of(s, expedition.side, expedition.leader)
    if what in ("activate", "elite"):
        return why_not_pay(s, purse, price(s, deed))
    if what == "go":
        return why_not_rally(s, number, reach)
    if what == "set_out":
        return why_not_set_out(s, reach)
    return why_not_cross(s, reach) if what == "cross" else why_not_halt(s, reach)


def why_not_rally(s: PeloponnesianState, space: int, reach: Reach) -> No | None:
    """PW-5.1-e A Rally space with SP left, which the Expedition as it is can reach."""
    expedition = s.expedition
    assert expedition is not None
    if space == marching_at(s):
        return No("PW-5.1-c", "already_here", {"space": REFS[space]})
    if not friendly(s, space, expedition.side):
        return No("PW-TERMS-ae", "not_friendly", {"space": REFS[space]})
    talents = cheapest(s, expedition.side, space)
    if talents is None:
        return No("PW-TERMS-ae", "nobody_to_activate", {"space": REFS[space]})
    no = why_not_pay(s, purse_of(s, expedition.side, expedition.leader), talents)
    if no is None and not reach.spaces & AT[space]:
        alone = why_not_alone(s, expedition.side, space) if reach.kind == ALONE else None
        return alone or No("PW-5.1.1-p", "no_way", {"space": REFS[space]})
    return no


def why_not_set_out(s: PeloponnesianState, reach: Reach) -> No | None:
    """PW-5.1-f With at least one SP, by a legal way."""
    expedition = s.expedition
    assert expedition is not None
    if reach.kind == ALONE:
        return NOBODY_WITH_HIM
    if not reach.spaces & AT[expedition.objective]:
        return No("PW-5.1.1-p", "no_way", {"space": REFS[expedition.objective]})
    if not expedition.marched and marching_at(s) == expedition.objective:
        # Ruling OQ-OBJECTIVE-OWN: an operation moves at least one SP to its objective.
        return No("PW-TERMS-x", "nobody_moves", {"space": REFS[expedition.objective]})
    return None


def why_not_cross(s: PeloponnesianState, reach: Reach) -> No | None:
    """PW-5.1.3-a Over the open sea between Cape Taenarum and Syracuse: with ships for all, where both ends are open."""
    expedition = s.expedition
    assert expedition is not None
    if reach.kind != SEA:
        return TOO_FEW_SHIPS
    for end in (CAPE_TAENARUM, SYRACUSE):
        no = why_not_enter(s, expedition.side, end, expedition.objective)
        if no is not None:
            return no
    near, far, goal = *crossing_ends(s), expedition.objective
    over = reach.ways(near).length + 1 + reach_of(s, expedition, far).ways(goal).length
    if over >= FAR:
        return No("PW-5.1.1-p", "no_way", {"space": REFS[goal]})
    # PW-5.1.1-k As a Naval LOC it is part of the way only if it makes it no longer.
    return None if over <= reach.ways(goal).length else No("PW-5.1.1-k", "not_the_shortest", {"space": REFS[goal]})


def why_not_halt(s: PeloponnesianState, reach: Reach) -> No | None:
    """Ruling OQ-STUCK: an Expedition stops where it is only if it cannot reach its objective; one of which nobody has
    marched yet, only if nothing else can be done."""
    expedition = s.expedition
    assert expedition is not None
    must = No("PW-5.1-f", "must_go_on", {"space": REFS[expedition.objective]})
    if why_not_set_out(s, reach) is None:
        return must
    if expedition.marched:
        return None
    here, side = marching_at(s), expedition.side
    if any(why_not_deed(s, reach, o.value) is None for o in (*joining(s, side, here), CROSS)):
        return must
    return must if any(why_not_rally(s, space, reach) is None for space in rally_spaces(s, side)) else None


async def muster_by_choice(s: PeloponnesianState, seat: Seat) -> Again | None:
    """PW-5.1-c SP are activated where the leader stands, in Rally space after Rally space, until he sets out."""
    expedition = s.expedition
    assert expedition is not None
    side, here, goal = expedition.side, marching_at(s), expedition.objective
    look = outlook(s, side)
    reach = reach_of(s, expedition, here, look)
    talents = to_spend(s, purse_of(s, side, expedition.leader))
    what, number, n = await choose(
        seat,
        "muster",
        partial(deeds, s, side, here),
        rule="PW-5.1-c",
        why_not=partial(why_not_deed, s, reach),
        allowed=allowed(s, look, reach, talents),
        about={"space": REFS[here], "objective": REFS[goal], "talents": talents},
    )
    if what == "activate":
        activate(s, number, n)
        return AGAIN
    if what == "elite":
        take_elite(s, number)
        return AGAIN
    if what == "go":
        await go(s, look, reach.ways(number))
        return AGAIN
    if what == "set_out":
        set_out(s, goal, final=True)
    elif what == "cross":
        cross(s, goal)
    else:
        halt(s)
    return None
