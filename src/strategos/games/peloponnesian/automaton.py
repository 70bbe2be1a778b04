"""5.2 The non-player side's operation: Defensive Strategy, the matrix, the size of the Expedition, and its muster."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from strategos.kernel.agenda import push
from strategos.kernel.asking import Option
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again
from strategos.kernel.window import Moment, window

from .activation import activate, available, purse_of, to_spend
from .events import ExpeditionPlanned, ObjectiveNamed
from .expedition_plan import best_plans
from .facts import (
    AMPHIPOLIS,
    ATHENS,
    BOXES,
    CAUSE_REBELLION,
    COASTAL,
    CORINTH,
    DEFENCES,
    HELOTS,
    HOME_STRATEGY,
    HOPLITE,
    ISLAND,
    KIND_OF,
    KINDS,
    LAND_STEPS_FROM_SPARTA,
    LEADER_REFS,
    NAMES,
    NATIONS_OF,
    NEUTRAL,
    NUMBER,
    PLATAEA,
    POSTS,
    PROCONNESUS,
    REBELLION_COST,
    REFS,
    SARDIS,
    SIDE_REFS,
    SPACE_KIND,
    SPACES,
    SPARTA,
    SPARTAN,
    SPARTAN_ALLIED,
    STEPS,
    STRATEGIES,
    SYRACUSE,
    THEBES,
    Force,
    column,
)
from .march import end_operation, set_out, ways_left
from .names import UNIT_NAMES
from .neutrals import named
from .planning import barred
from .rebellion import try_rebellion, why_not_cause
from .routes import why_not_enter
from .state import (
    NOBODY,
    Expedition,
    PeloponnesianState,
    Share,
    Stop,
    arrived,
    enemy_of,
    friendly,
    holds,
    leaders_at,
    marching_at,
    marching_force,
    note,
    seat_of,
    solitaire,
)
from .tasks import Muster
from .zones import in_zone

WATCHED = (*POSTS, *(p for p in range(SPACES) if STEPS[PROCONNESUS][p] <= 2))
"""PW-MATA-d The posts of Athens, and what is within two spaces of Proconnesus."""
AT_THE_GATES = tuple(p for p in range(SPACES) if 0 <= LAND_STEPS_FROM_SPARTA[p] <= 2)
"""PW-MATS-d Within two spaces of Sparta by land."""
COMMON_SENSE = Moment("common_sense", "PW-5.2.1-g", always=True)
"""Two plans are equally good: the player may say which is taken, or never wants to be asked."""


class Aim(msgspec.Struct, frozen=True):
    """Where the non-player side goes, with how much, and why."""

    space: int
    force: Force
    why: str
    rule: str
    dice: tuple[int, ...] = ()
    cause: bool = False
    """A rebellion is to be caused there first."""
    shares: tuple[Share, ...] = ()
    """What the force must be made of, if that is prescribed."""


PLATAEA_FORCE: Force = (7, 4, 0)
PLATAEA_SHARES = (
    Share(column(SPARTAN, HOPLITE), 2),
    Share(column(SPARTAN_ALLIED, HOPLITE), 3, THEBES),
    Share(column(SPARTAN_ALLIED, HOPLITE), 2),
)
"""PW-EV1.10-b 2 Spartan and 5 Allied Hoplite SP, at least 3 of these from Thebes; Cavalry of any nation."""


# -- step 1: Defensive Strategy ---------------------------------------------------------------------------------------


async def defensive(s: PeloponnesianState, side: int) -> Aim | None:
    """PW-5.2-c The first of the side's Defensive conditions that applies (PW-5.2-d)."""
    return await (defend_athens(s) if side == ATHENS else defend_sparta(s))


async def defend_athens(s: PeloponnesianState) -> Aim | None:
    """PW-MATA-d A Spartan Force in one of the listed posts, then within two spaces of Proconnesus."""
    for space in POSTS:
        if threatened(s, space, SPARTA):
            return Aim(space, DEFENCES["athens_posts"], "defence_posts", "PW-MATA-d")
    for distance in range(3):
        near = [p for p in range(SPACES) if STEPS[PROCONNESUS][p] == distance and threatened(s, p, SPARTA)]
        if near:
            space, dice = await one_of(near, "PW-MATA-e")
            return Aim(space, DEFENCES["athens_posts"], "defence_posts", "PW-MATA-d", dice)
    return None


def threatened(s: PeloponnesianState, space: int, enemy: int) -> bool:
    """An enemy Force stands there, and no Expedition of one's own has come there this turn (ruling OQ-DEF-DONE)."""
    return holds(s, space, enemy) and not arrived(s, enemy_of(enemy), space)


async def defend_sparta(s: PeloponnesianState) -> Aim | None:
    """PW-MATS-d Athenians near Sparta; in Corinth or Thebes (PW-MATS-h); reaching Syracuse (PW-MATS-f)."""
    fresh = near_sparta(s)
    if fresh:
        least = min(LAND_STEPS_FROM_SPARTA[p] for p in fresh)
        space, dice = await one_of([p for p in fresh if LAND_STEPS_FROM_SPARTA[p] == least], "PW-MATS-u")
        s.answered.append(space)
        return Aim(space, DEFENCES["near_sparta"], "defence_near_sparta", "PW-MATS-d", dice)
    cities = [p for p in (CORINTH, THEBES) if threatened(s, p, ATHENS)]
    if cities:
        # PW-MATS-w A die decides which of two comes first.
        space, dice = await one_of(cities, "PW-MATS-w")
        return Aim(space, DEFENCES["corinth_thebes"], "defence_cities", "PW-MATS-h", dice)
    if syracuse_threatened(s):
        note(s, syracuse_answered=True)
        row = STRATEGIES[SPARTA][HOME_STRATEGY[SPARTA]]
        found = await objective_of(s, SPARTA, [NUMBER[name] for name in row.objectives])
        if found is not None:
            return Aim(found[0], DEFENCES["syracuse"], "defence_syracuse", "PW-MATS-f", found[1])
    return None


def near_sparta(s: PeloponnesianState) -> list[int]:
    """PW-MATS-d Athenian Forces within two spaces by land; once one was answered, only those that no Spartan Force
    reaches (PW-MATS-v)."""
    near = [p for p in AT_THE_GATES if holds(s, p, ATHENS)]
    fresh = [p for p in near if p not in s.answered]
    if any(p in s.answered for p in near):
        fresh = [p for p in fresh if not in_zone(s, p, SPARTA)]
    return fresh


def conditions(s: PeloponnesianState, side: int) -> tuple[tuple[str, Force, bool], ...]:
    """PW-5.2-c The Defensive conditions of a side in their order: what each is called, its Force, whether it holds."""
    if side == ATHENS:
        posts = any(threatened(s, space, SPARTA) for space in WATCHED)
        return (("defence_posts", DEFENCES["athens_posts"], posts),)
    cities = any(threatened(s, space, ATHENS) for space in (CORINTH, THEBES))
    return (
        ("defence_near_sparta", DEFENCES["near_sparta"], bool(near_sparta(s))),
        ("defence_cities", DEFENCES["corinth_thebes"], cities),
        ("defence_syracuse", DEFENCES["syracuse"], syracuse_threatened(s)),
    )


def syracuse_threatened(s: PeloponnesianState) -> bool:
    """PW-MATS-f Once a turn, not while Hostages bar Attack Athens (ruling OQ-DEF-SYRACUSE)."""
    if s.now.syracuse_answered or barred(s, SPARTA, HOME_STRATEGY[SPARTA]):
        return False
    if s.setup.option("syracuse_defence") == "ally" and s.colour[SYRACUSE] != SPARTA:
        return False
    return in_zone(s, SYRACUSE, ATHENS)


async def one_of(spaces: list[int], rule: str) -> tuple[int, tuple[int, ...]]:
    """PW-COMP-ac One of several, each as likely as the others, and the die that said so, if one was needed."""
    if len(spaces) == 1:
        return spaces[0], ()
    [pick] = await roll(len(spaces), purpose="which", rule=rule)
    return spaces[pick - 1], (pick,)


# -- step 2: the matrix -----------------------------------------------------------------------------------------------


def valid(s: PeloponnesianState, side: int, cause: bool, space: int) -> bool:
    """PW-5.2-i Not controlled, nor the place of an own Army (OQ-NP-REROLL); for a rebellion as PW-5.2-j, -p say."""
    if s.control[space] == side or (holds(s, space, side) and leaders_at(s, space, side)):
        return False
    if why_not_enter(s, side, space, space) is not None or (space == SARDIS and s.colour[space] == NEUTRAL):
        return False
    return not cause or why_not_cause(s, side, space, side) is None


async def objective_of(s: PeloponnesianState, side: int, faces: list[int]) -> tuple[int, tuple[int, ...]] | None:
    """PW-5.2-f One die names the objective; a wrong one is rolled again; None if there is no right one."""
    if not any(valid(s, side, False, space) for space in faces):
        return None
    while True:
        [die] = await roll(6, purpose="objective", rule="PW-5.2-h")
        if valid(s, side, False, faces[die - 1]):
            return faces[die - 1], (die,)


async def by_strategy(s: PeloponnesianState, side: int) -> Aim | None:
    """PW-5.2-g The strategy's area by one die, the objective in it by the other (PW-5.2-h)."""
    row = STRATEGIES[side][s.strategy]
    cause = s.strategy == CAUSE_REBELLION
    if row.objectives:
        found = await objective_of(s, side, [NUMBER[name] for name in row.objectives])
        return found and Aim(found[0], row.land, s.strategy, "PW-5.2-f", found[1])
    fifth = last_helot_space(s, side, cause)
    if fifth is not None:
        return Aim(fifth, size(s, side, "", fifth), s.strategy, "PW-MATA-q", cause=cause)
    if not any(valid(s, side, cause, space) for area in row.areas for space in BOXES[area]):
        return None
    while True:
        area, space = await roll(6, 2, purpose="objective", rule="PW-5.2-g")
        box = row.areas[area - 1]
        target = BOXES[box][space - 1]
        if valid(s, side, cause, target):
            return Aim(target, size(s, side, box, target), s.strategy, "PW-5.2-h", (area, space), cause)


def prescribed(s: PeloponnesianState, side: int) -> Aim | None:
    """PW-EV1.10-a In the turn of that event the first Spartan operation goes to Plataea, whatever the strategy, also a
    Defensive one, and whoever commands Sparta (ruling OQ-PLATAEA)."""
    if side == SPARTA and s.now.plataea and s.done[SPARTA] == 1:
        return Aim(PLATAEA, PLATAEA_FORCE, "thebes_attacks_plataea", "PW-EV1.10-b", shares=PLATAEA_SHARES)
    return None


def last_helot_space(s: PeloponnesianState, side: int, cause: bool) -> int | None:
    """PW-MATA-q With four of the five Helot spaces friendly to Athens the fifth is the objective (OQ-HELOT-TARGET)."""
    if side != ATHENS:
        return None
    left = [space for space in HELOTS if not friendly(s, space, ATHENS)]
    if len(left) != 1 or leaders_at(s, left[0], ATHENS):
        return None
    return left[0] if not cause or why_not_cause(s, side, left[0], side) is None else None


def size(s: PeloponnesianState, side: int, box: str, space: int) -> Force:
    """PW-5.2-k The size by the kind of the objective; Thrace counts as Land (PW-MATS-j), the Hellespont if Amphipolis
    is friendly to Sparta (PW-MATS-k)."""
    row = STRATEGIES[side][s.strategy]
    as_land = box == "thrace" or (box == "hellespont" and friendly(s, AMPHIPOLIS, SPARTA))
    return row.coastal if SPACE_KIND[space] in (COASTAL, ISLAND) and not as_land else row.land


# -- step 3 and 4 -----------------------------------------------------------------------------------------------------


async def automaton_operation(s: PeloponnesianState, side: int, leader: int) -> str | None:
    """PW-5.2-a Objective, size, muster and march. Returns why the side must pass instead, if it must (PW-5.2-l)."""
    aim = prescribed(s, side) or await defensive(s, side) or await by_strategy(s, side)
    if aim is None:
        return "no_objective"
    s.emit(
        ObjectiveNamed(SIDE_REFS[side], LEADER_REFS[leader], REFS[aim.space], f"effect:{aim.why}", aim.dice, aim.rule)
    )
    named(s, side, aim.space)
    purse = to_spend(s, purse_of(s, side, leader)) - (REBELLION_COST if aim.cause else 0)
    plan = await plan_for(s, side, aim.space, aim.force, purse, aim.shares)
    if plan is None:
        return "no_expedition"
    # Ruling OQ-CR-ORDER: the size is tested before the rebellion is paid for.
    if aim.cause and not await try_rebellion(s, side, aim.space, purse_of(s, side, leader)):
        return None
    s.expedition = Expedition(side, leader, aim.space, plan=plan, wanted=aim.force, shares=aim.shares)
    push(s, Muster())
    return None


async def plan_for(
    s: PeloponnesianState, side: int, objective: int, wanted: Force, talents: int, shares: Sequence[Share] = ()
) -> tuple[Stop, ...] | None:
    """PW-5.2.1-a The best plan that is possible; None if there is none (PW-5.2-l)."""
    plans = best_plans(s, side, objective, wanted, talents, shares)
    if not plans:
        return None
    plan, die = (plans[0], 0) if len(plans) == 1 else await settled(s, side, objective, plans)
    stops, cost = tuple(REFS[stop.space] for stop in plan), sum(stop.talents for stop in plan)
    s.emit(ExpeditionPlanned(SIDE_REFS[side], REFS[objective], stops, *wanted, cost, len(plans), die))
    return plan


async def settled(
    s: PeloponnesianState, side: int, objective: int, plans: Sequence[tuple[Stop, ...]]
) -> tuple[tuple[Stop, ...], int]:
    """PW-5.2.1-g What the priorities leave open the player's common sense may settle; if he passes, a die does."""
    about = {"space": REFS[objective], "plans": len(plans)}
    options = [_plan_option(plans, number) for number in range(len(plans))]
    asked = s.player if solitaire(s) else side
    sense = await window(s, COMMON_SENSE, (seat_of(s, asked),), lambda _: options, about=about)
    if sense is not None:
        return plans[sense[1]], 0
    [die] = await roll(len(plans), purpose="plan", rule="PW-5.2.1-b")
    return plans[die - 1], die


def _plan_option(plans: Sequence[tuple[Stop, ...]], number: int) -> Option[int]:
    """A plan, shown at the first stop in which it is not like the others."""
    plan = plans[number]
    other = (i for i, stop in enumerate(plan) if any(i >= len(p) or p[i] != stop for p in plans))
    stop = plan[next(other, 0)]
    key = "+".join(f"{NAMES[one.space]}-{'-'.join(map(str, one.force))}{_told(one)}" for one in plan)
    return Option(key, number, {"space": NAMES[stop.space], "amount": sum(stop.force)})


def _told(stop: Stop) -> str:
    """The prescribed SP of a stop, by which plans of equal sizes may differ."""
    return "".join(f"-{UNIT_NAMES[share.column]}-{share.sp}" for share in stop.shares)


async def muster_by_plan(s: PeloponnesianState) -> Again | None:
    """PW-5.2-m The leader gathers what the plan says, stop by stop, and goes to the objective."""
    expedition = s.expedition
    assert expedition is not None
    here, plan = marching_at(s), expedition.plan
    if plan and plan[0].space == here:
        gather(s, plan[0])
        plan = plan[1:]
    plan = await revised(s, plan)
    assert s.expedition is not None
    s.expedition = msgspec.structs.replace(s.expedition, plan=plan)
    if plan:
        set_out(s, plan[0].space, final=False)
        return AGAIN
    if not any(marching_force(s.expedition)):
        s.expedition = None
        end_operation(s, "nobody", here, expedition.side)
        return None
    set_out(s, expedition.objective, final=True)
    return None


async def revised(s: PeloponnesianState, plan: tuple[Stop, ...]) -> tuple[Stop, ...]:
    """Ruling OQ-NP-BUILD: after losses, or if the next leg is blocked, the side plans again from where it stands, for
    what is missing; if that cannot be had it goes on with what it has."""
    expedition = s.expedition
    assert expedition is not None
    missing = tuple(max(0, w - h) for w, h in zip(expedition.wanted, marching_force(expedition), strict=True))
    planned = tuple(sum(stop.force[kind] for stop in plan) for kind in range(KINDS))
    if missing == planned and (not plan or ways_left(s, plan[0].space)[0] is not None):
        return plan
    purse = to_spend(s, purse_of(s, expedition.side, expedition.leader))
    need = (missing[0], missing[1], missing[2])
    shares = shares_missing(expedition, plan)
    return await plan_for(s, expedition.side, expedition.objective, need, purse, shares) or ()


def shares_missing(expedition: Expedition, plan: tuple[Stop, ...]) -> tuple[Share, ...]:
    """What is prescribed and not yet there. A space that lies behind has given its Share: what was lost of it since
    may come from anywhere."""
    have, missing = list(expedition.units), list[Share]()
    for share in expedition.shares:
        ahead = any(stop.space == share.space for stop in plan)
        there = 0 if ahead else min(share.sp, have[share.column])
        have[share.column] -= there
        missing.append(Share(share.column, share.sp - there, share.space if ahead else NOBODY))
    return tuple(missing)


def gather(s: PeloponnesianState, stop: Stop) -> None:
    """Activate the SP that are prescribed, and so many of each other kind, national before allied."""
    assert s.expedition is not None
    side = s.expedition.side
    there = available(s, side, stop.space)
    for share in stop.shares:
        activate(s, share.column, share.sp)
    told = [KIND_OF[share.column] for share in stop.shares]
    for kind, n in enumerate(stop.force):
        for nation in () if kind in told else NATIONS_OF[side]:
            col = column(nation, kind)
            taken = min(n, there.get(col, 0))
            if taken:
                activate(s, col, taken)
                n -= taken
