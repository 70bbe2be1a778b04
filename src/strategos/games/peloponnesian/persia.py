"""10.5.4.6 Persia in The Fall of Sparta: its entry, its Army and its Navy, their moves, defeats and end."""

from __future__ import annotations

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Option, Seat, choose
from strategos.parts.graph import steps_from

from .events import LeaderLost, ObjectiveNamed, PersiaEntered, PersiaLeft
from .facts import (
    ATHENS,
    BY_LAND,
    BY_SEA,
    CAVALRY,
    COLUMNS,
    CUP_OF,
    CYZICUS,
    HOPLITE,
    ISLAND,
    KINDS,
    LEADER_NUMBER,
    LEADER_REFS,
    LINDUS,
    NAVAL,
    NEUTRAL,
    PERSIA,
    PERSIAN,
    REFS,
    SARDIS,
    SIDE_REFS,
    SPACE,
    SPACE_KIND,
    SPACES,
    SPARTA,
    STEPS,
    column,
)
from .forces import Party, send_home
from .state import ASIDE, BOX, CUP, DEAD, Expedition, PeloponnesianState, holds, place_leader
from .tasks import March

TISSAPHERNES, TIRIBAZUS = LEADER_NUMBER["tissaphernes_fos"], LEADER_NUMBER["tiribazus_fos"]
PHARNABAZUS, PERSIAN_CONON = LEADER_NUMBER["pharnabazus_fos"], LEADER_NUMBER["conon_persia_fos"]
ATHENIAN_CONON = LEADER_NUMBER["conon_fos"]
ARMY: tuple[int, int, int] = (4, 10, 0)
"""PW-10.5.4.6.II-b Light Infantry, Cavalry."""
NAVY = 6
RIDERS = 4
ARMY_REACH, NAVY_REACH = 4, 2
FROM_SARDIS = steps_from(BY_LAND, SARDIS)
"""Space → LOCs by land from Sardis."""
STAY: Option[int] = Option("stay", -1, {"button": "stay"})


async def persia_enters(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.II-a Persia enters the war, once (ruling OQ-PERSIA-AGAIN)."""
    if s.happened.get("persia", 0):
        return
    s.happened["persia"] = 1
    s.emit(PersiaEntered())
    for space in (SARDIS, CYZICUS, LINDUS):
        clear(s, space)
    place_leader(s, TISSAPHERNES, SARDIS)
    muster_army(s, SARDIS)
    place_leader(s, PHARNABAZUS, CYZICUS)
    put(s, CYZICUS, CAVALRY, RIDERS)
    if s.happened.get("conon_gone", 0):
        # Ruling OQ-CONON: the Navy then begins under Pharnabazus.
        put(s, CYZICUS, NAVAL, NAVY)
    else:
        place_leader(s, PERSIAN_CONON, LINDUS)
        put(s, LINDUS, NAVAL, NAVY)
    s.colour[SARDIS] = s.control[SARDIS] = PERSIA
    s.control[CYZICUS] = PERSIA


def clear(s: PeloponnesianState, space: int) -> None:
    """Forces of others go home (ruling OQ-LINDUS)."""
    for side in (ATHENS, SPARTA):
        if holds(s, space, side):
            send_home(s, Party(side, space))


def put(s: PeloponnesianState, space: int, kind: int, n: int) -> None:
    s.units[space * COLUMNS + column(PERSIAN, kind)] = n


def muster_army(s: PeloponnesianState, space: int) -> None:
    """PW-10.5.4.6.III-d The Army is whole again where its leader is."""
    for kind, n in enumerate(ARMY):
        if n:
            put(s, space, kind, n)


# -- moves ------------------------------------------------------------------------------------------------------------


def army_leader(s: PeloponnesianState) -> int | None:
    return next((n for n in (TISSAPHERNES, TIRIBAZUS) if s.leader_at[n] >= 0), None)


def navy_leader(s: PeloponnesianState) -> int | None:
    """PW-10.5.4.6.IV-b Conon, later Pharnabazus."""
    if s.leader_at[PERSIAN_CONON] >= 0:
        return PERSIAN_CONON
    return PHARNABAZUS if s.happened.get("conon_gone", 0) and s.leader_at[PHARNABAZUS] >= 0 else None


def navy_side(s: PeloponnesianState) -> int | None:
    """The side that moves the Navy: the Coalition under Conon, Sparta under Pharnabazus."""
    leader = navy_leader(s)
    return None if leader is None else ATHENS if leader == PERSIAN_CONON else SPARTA


def army_goals(s: PeloponnesianState) -> list[int]:
    """PW-10.5.4.6.III-f Land and Coastal spaces within four of Sardis."""
    return [p for p in range(SPACES) if 0 < FROM_SARDIS[p] <= ARMY_REACH and SPACE_KIND[p] != ISLAND]


def navy_goals(s: PeloponnesianState, leader: int) -> list[int]:
    """PW-10.5.4.6.IV-j Anywhere by sea under Conon; within two spaces of Cyzicus under Pharnabazus."""
    by_sea = [p for p in range(SPACES) if BY_SEA[p]]
    return by_sea if leader == PERSIAN_CONON else [p for p in by_sea if STEPS[CYZICUS][p] <= NAVY_REACH]


async def move_army(s: PeloponnesianState, seat: Seat) -> None:
    """PW-10.5.4.6.III-e The Coalition player moves the Army first, free of charge, or lets it stay."""
    leader = army_leader(s)
    assert leader is not None
    here = s.leader_at[leader]
    goals = [SPACE[p] for p in army_goals(s) if p != here]
    goal = await choose(seat, "persian_army", [*goals, STAY], rule="PW-10.5.4.6.III-e", about={"space": REFS[here]})
    if goal != STAY.value:
        set_out(s, leader, goal, (HOPLITE, CAVALRY))


async def move_navy(s: PeloponnesianState, seat: Seat) -> None:
    """PW-10.5.4.6.IV-g The Navy moves in place of an operation."""
    leader = navy_leader(s)
    assert leader is not None
    here = s.leader_at[leader]
    goals = [SPACE[p] for p in navy_goals(s, leader) if p not in (here, CYZICUS)]
    goal = await choose(seat, "persian_navy", goals, rule="PW-10.5.4.6.IV-g", about={"space": REFS[here]})
    set_out(s, leader, goal, (NAVAL,))


def set_out(s: PeloponnesianState, leader: int, goal: int, kinds: tuple[int, ...]) -> None:
    """PW-10.5.4.6.III-g The whole of it goes."""
    here = s.leader_at[leader]
    units = [0] * COLUMNS
    for kind in kinds:
        col = column(PERSIAN, kind)
        units[col] = s.units[here * COLUMNS + col]
        s.units[here * COLUMNS + col] = 0
    s.emit(ObjectiveNamed(SIDE_REFS[PERSIA], LEADER_REFS[leader], REFS[goal], "effect:player"))
    s.expedition = Expedition(PERSIA, leader, goal, tuple(units))
    push(s, March(goal, True))


def why_not_enter_persians(s: PeloponnesianState, space: int) -> No | None:
    """Why Persian forces may not enter a space on their way."""
    assert s.expedition is not None
    if s.expedition.leader in (TISSAPHERNES, TIRIBAZUS) and space != SARDIS and space not in army_goals(s):
        return No("PW-10.5.4.6.III-f", "too_far_for_persians", {"space": REFS[space]})
    return None


# -- defeat and end ---------------------------------------------------------------------------------------------------


def after_defeat(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.III-c Beaten Persians: their SP leave the Going Home box at once for where they belong."""
    for kind in range(KINDS):
        s.box[column(PERSIAN, kind)] = 0
    if s.leader_at[TISSAPHERNES] == BOX:
        s.leader_at[TISSAPHERNES] = DEAD
        s.emit(LeaderLost(SIDE_REFS[PERSIA], LEADER_REFS[TISSAPHERNES], "effect:dead_executed"))
        place_leader(s, TIRIBAZUS, SARDIS)
        muster_army(s, SARDIS)
    elif s.leader_at[TIRIBAZUS] == BOX:
        # PW-10.5.4.6.III-i
        s.leader_at[TIRIBAZUS] = DEAD
        s.emit(PersiaLeft("effect:persian_army"))
    if s.leader_at[PERSIAN_CONON] == BOX:
        conon_leaves(s)
    elif s.leader_at[PHARNABAZUS] == BOX:
        # PW-10.5.4.6.IV-f
        place_leader(s, PHARNABAZUS, CYZICUS)
        put(s, CYZICUS, CAVALRY, RIDERS)
        if s.happened.get("conon_gone", 0):
            put(s, CYZICUS, NAVAL, NAVY)


def conon_leaves(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.IV-i The Persian Conon leaves, the Athenian joins his cup, Pharnabazus leads the Navy."""
    at = s.leader_at[PERSIAN_CONON]
    if at >= 0:
        s.units[at * COLUMNS + column(PERSIAN, NAVAL)] = 0
    s.happened["conon_gone"] = 1
    s.leader_at[PERSIAN_CONON] = DEAD
    if s.leader_at[ATHENIAN_CONON] == ASIDE:
        s.leader_at[ATHENIAN_CONON] = CUP
    if s.happened.get("persia", 0) and not s.happened.get("kings_peace", 0):
        put(s, CYZICUS, NAVAL, NAVY)


def replace_losses(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.III-d Persian losses are replaced free in each building segment, where the leaders are."""
    leader = army_leader(s)
    if leader is not None:
        muster_army(s, s.leader_at[leader])
    leader = navy_leader(s)
    if leader is not None:
        put(s, s.leader_at[leader], NAVAL, NAVY)
    if s.leader_at[PHARNABAZUS] >= 0:
        put(s, s.leader_at[PHARNABAZUS], CAVALRY, RIDERS)


def leave_for_good(s: PeloponnesianState) -> None:
    """PW-10.5.4.7-c All Persian forces leave; Sardis and Cyzicus are nobody's."""
    for kind in range(KINDS):
        col = column(PERSIAN, kind)
        s.box[col] = 0
        for space in range(SPACES):
            s.units[space * COLUMNS + col] = s.spent[space * COLUMNS + col] = 0
    for leader, cup in enumerate(CUP_OF):
        if cup == PERSIA and s.leader_at[leader] != DEAD:
            s.leader_at[leader] = DEAD
    if s.happened.get("persia", 0):
        s.colour[SARDIS] = s.control[SARDIS] = NEUTRAL
        s.emit(PersiaLeft("effect:persia"))
