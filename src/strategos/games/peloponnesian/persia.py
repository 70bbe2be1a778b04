"""10.5.4.6 Persia in The Fall of Sparta: its entry, its Army and its Navy, their moves, defeats and end."""

from __future__ import annotations

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Option, Seat, choose
from strategos.parts.graph import steps_from

from .control import determine_control
from .events import LeaderLost, ObjectiveNamed, PersiaEntered, PersiaLeft
from .facts import (
    ATHENS,
    BY_LAND,
    BY_SEA,
    CAVALRY,
    COLUMNS,
    CYZICUS,
    HOPLITE,
    ISLAND,
    KIND_NAMES,
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
    Force,
    column,
)
from .forces import Party, send_home
from .state import ASIDE, BOX, CUP, DEAD, Expedition, PeloponnesianState, holders, holds, note, place_leader, remember
from .tasks import March
from .whereabouts import add

TISSAPHERNES, TIRIBAZUS = LEADER_NUMBER["tissaphernes_fos"], LEADER_NUMBER["tiribazus_fos"]
PHARNABAZUS, PERSIAN_CONON = LEADER_NUMBER["pharnabazus_fos"], LEADER_NUMBER["conon_persia_fos"]
ATHENIAN_CONON = LEADER_NUMBER["conon_fos"]
ARMY_LEADERS = (TISSAPHERNES, TIRIBAZUS)
PERSIANS = (*ARMY_LEADERS, PHARNABAZUS, PERSIAN_CONON)
ARMY: Force = (4, 10, 0)
"""PW-10.5.4.6.II-b Light Infantry, Cavalry."""
NAVY = 6
RIDERS = 4
ARMY_REACH, NAVY_REACH = 4, 2
FROM_SARDIS = steps_from(BY_LAND, SARDIS, lambda space: SPACE_KIND[space] != ISLAND)
"""Space → LOCs by land from Sardis."""
STAY: Option[int] = Option("stay", -1, {"button": "stay"})


# -- I and II: entry --------------------------------------------------------------------------------------------------


async def persia_enters(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.II-a Persia enters the war, once, and not after the King's Peace (ruling OQ-PERSIA-AGAIN)."""
    if s.happened.persia or s.happened.kings_peace:
        return
    remember(s, persia=True)
    s.emit(PersiaEntered())
    for space in (SARDIS, CYZICUS, LINDUS):
        clear(s, space)
    place_leader(s, TISSAPHERNES, SARDIS)
    place_leader(s, PHARNABAZUS, CYZICUS)
    if not s.happened.conon_gone:
        # Ruling OQ-CONON: else the Navy begins under Pharnabazus.
        place_leader(s, PERSIAN_CONON, LINDUS)
    replace_losses(s)
    s.colour[SARDIS] = PERSIA
    for space in (SARDIS, CYZICUS):
        s.control[space] = PERSIA


def clear(s: PeloponnesianState, space: int) -> None:
    """PW-10.5.4.6.II-a Forces of others go home (ruling OQ-LINDUS)."""
    for side in (ATHENS, SPARTA):
        send_home(s, Party(side, space))


def whole(s: PeloponnesianState, leader: int) -> Force:
    """PW-10.5.4.6.II-b What a Persian leader has with him when nothing is lost."""
    if leader in ARMY_LEADERS:
        return ARMY
    ships = NAVY if leader == navy_leader(s) else 0
    return (0, RIDERS if leader == PHARNABAZUS else 0, ships)


def replace_losses(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.III-d Persian losses are replaced free in each building segment, where the leaders are (IV-c)."""
    leaders = [leader for leader in PERSIANS if s.leader_at[leader] >= 0]
    for kind in range(KINDS):
        col = column(PERSIAN, kind)
        s.units[col::COLUMNS] = bytes(SPACES)
        for leader in leaders:
            add(s, s.leader_at[leader], col, whole(s, leader)[kind])


# -- III and IV: moves ------------------------------------------------------------------------------------------------


def army_leader(s: PeloponnesianState) -> int | None:
    """PW-10.5.4.6.III-a Tissaphernes, later Tiribazus, while on the map."""
    return next((n for n in ARMY_LEADERS if s.leader_at[n] >= 0), None)


def navy_leader(s: PeloponnesianState) -> int | None:
    """PW-10.5.4.6.IV-b Conon, later Pharnabazus, while on the map."""
    leader = PHARNABAZUS if s.happened.conon_gone else PERSIAN_CONON
    return leader if s.leader_at[leader] >= 0 else None


def navy_side(s: PeloponnesianState) -> int | None:
    """PW-10.5.4.6.IV-b The side that may move the Navy now: the Coalition under Conon, Sparta under Pharnabazus; once a
    turn, like all SP (PW-TERMS-e)."""
    leader = navy_leader(s)
    if leader is None or s.now.navy_moved:
        return None
    return ATHENS if leader == PERSIAN_CONON else SPARTA


def army_goals(s: PeloponnesianState) -> list[int]:
    """PW-10.5.4.6.III-f Land and Coastal spaces within four of Sardis; Cyzicus (IV-d) lies beyond."""
    return [space for space in range(SPACES) if in_reach_of_sardis(space)]


def in_reach_of_sardis(space: int) -> bool:
    return 0 <= FROM_SARDIS[space] <= ARMY_REACH


def navy_goals(s: PeloponnesianState, leader: int) -> list[int]:
    """PW-10.5.4.6.IV-j Anywhere by sea under Conon; within two spaces of Cyzicus under Pharnabazus; never Cyzicus."""
    by_sea = [space for space in range(SPACES) if BY_SEA[space] and space != CYZICUS]
    return by_sea if leader == PERSIAN_CONON else [p for p in by_sea if STEPS[CYZICUS][p] <= NAVY_REACH]


def why_not_enter_persians(s: PeloponnesianState, space: int) -> No | None:
    """PW-10.5.4.6.III-f Why the Persian Army may not enter a space on its way; the Navy near Cyzicus (IV-j)."""
    assert s.expedition is not None
    leader = s.expedition.leader
    if leader in ARMY_LEADERS and not in_reach_of_sardis(space):
        return No("PW-10.5.4.6.III-f", "too_far_for_persians", {"space": REFS[space]})
    if leader == PHARNABAZUS and STEPS[CYZICUS][space] > NAVY_REACH:
        return No("PW-10.5.4.6.IV-j", "too_far_for_persians", {"space": REFS[space]})
    return None


def with_leader(s: PeloponnesianState, leader: int) -> Force:
    """PW-10.5.4.6.III-g What is with a Persian leader; where two stand together the riders are Pharnabazus'."""
    i = s.leader_at[leader] * COLUMNS
    foot, horse, ships = (s.units[i + column(PERSIAN, kind)] for kind in range(KINDS))
    if leader in ARMY_LEADERS:
        riders = min(RIDERS, horse) if s.leader_at[PHARNABAZUS] == s.leader_at[leader] else 0
        return (foot, horse - riders, 0)
    if leader == PHARNABAZUS:
        return (0, min(RIDERS, horse), ships if navy_leader(s) == leader else 0)
    return (0, 0, ships)


async def move_army(s: PeloponnesianState, seat: Seat) -> None:
    """PW-10.5.4.6.III-e The Coalition player moves the Army first, free of charge, or lets it stay."""
    leader = army_leader(s)
    assert leader is not None
    here = s.leader_at[leader]
    goals = [SPACE[p] for p in army_goals(s) if p != here]
    goal = await choose(seat, "persian_army", [*goals, STAY], rule="PW-10.5.4.6.III-e", about={"space": REFS[here]})
    if goal != STAY.value:
        set_out(s, leader, goal)


async def move_navy(s: PeloponnesianState, seat: Seat) -> None:
    """PW-10.5.4.6.IV-g The Navy moves in place of an operation."""
    leader = navy_leader(s)
    assert leader is not None
    note(s, navy_moved=True)
    here = s.leader_at[leader]
    goals = [SPACE[p] for p in navy_goals(s, leader) if p != here]
    goal = await choose(seat, "persian_navy", goals, rule="PW-10.5.4.6.IV-g", about={"space": REFS[here]})
    set_out(s, leader, goal)


def set_out(s: PeloponnesianState, leader: int, goal: int) -> None:
    """PW-10.5.4.6.III-g The whole of it goes."""
    here = s.leader_at[leader]
    units = [0] * COLUMNS
    for kind, n in enumerate(with_leader(s, leader)):
        col = column(PERSIAN, kind)
        units[col] = n
        s.units[here * COLUMNS + col] -= n
    s.emit(ObjectiveNamed(SIDE_REFS[PERSIA], LEADER_REFS[leader], REFS[goal], "effect:player"))
    s.expedition = Expedition(PERSIA, leader, goal, tuple(units))
    push(s, March(goal, True))


# -- defeat and end ---------------------------------------------------------------------------------------------------


def after_defeat(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.III-c What a defeat does at once; who is in the Going Home box comes back with the others."""
    if s.leader_at[TISSAPHERNES] == BOX:
        s.leader_at[TISSAPHERNES] = DEAD
        s.emit(LeaderLost(SIDE_REFS[PERSIA], LEADER_REFS[TISSAPHERNES], "effect:dead_executed"))
    elif s.leader_at[TIRIBAZUS] == BOX:
        # PW-10.5.4.6.III-i
        army_leaves(s)
    if s.leader_at[PERSIAN_CONON] == BOX:
        conon_leaves(s)


def conon_leaves(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.IV-i The Persian Conon leaves, the Athenian joins his cup, Pharnabazus leads the Navy to Cyzicus."""
    at, col = s.leader_at[PERSIAN_CONON], column(PERSIAN, NAVAL)
    ships = s.box[col]
    s.box[col] = 0
    if at >= 0:
        ships += s.units[at * COLUMNS + col]
        s.units[at * COLUMNS + col] = 0
    remember(s, conon_gone=True)
    s.leader_at[PERSIAN_CONON] = DEAD
    if s.leader_at[ATHENIAN_CONON] == ASIDE:
        s.leader_at[ATHENIAN_CONON] = CUP
    if ships:
        clear(s, CYZICUS)
        add(s, CYZICUS, col, ships)
    s.emit(PersiaLeft("effect:persian_conon", {LEADER_REFS[PERSIAN_CONON]: 1}))


def persians_home(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.II-d Beaten Persians come back with those who go home: the Army to Sardis, now under Tiribazus;
    Pharnabazus to Cyzicus, with what is left of the Navy (ruling OQ-PERSIA-AGAIN) or with fresh riders (IV-f)."""
    foot, horse, ships = (column(PERSIAN, kind) for kind in range(KINDS))
    if s.leader_at[PHARNABAZUS] == BOX:
        riders = min(RIDERS, s.box[horse])
        s.box[horse] -= riders
        clear(s, CYZICUS)
        place_leader(s, PHARNABAZUS, CYZICUS)
        add(s, CYZICUS, horse, riders if s.happened.conon_gone else RIDERS)
        add(s, CYZICUS, ships, s.box[ships])
        s.box[ships] = 0
    if s.leader_at[TISSAPHERNES] == DEAD and s.leader_at[TIRIBAZUS] == ASIDE:
        if any(holds(s, SARDIS, side) for side in (ATHENS, SPARTA)):
            army_leaves(s)
            return
        place_leader(s, TIRIBAZUS, SARDIS)
        for col in (foot, horse):
            add(s, SARDIS, col, s.box[col])
            s.box[col] = 0


def lose_sardis(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.III-i The Army leaves the game when a player controls Sardis."""
    if army_leader(s) is not None and s.control[SARDIS] in (ATHENS, SPARTA):
        army_leaves(s)


def army_leaves(s: PeloponnesianState) -> None:
    """PW-10.5.4.6.III-i The Army leaves the game, and Sardis is no longer Persian (PW-10.5-p)."""
    leader = army_leader(s)
    leaving = [s.box[column(PERSIAN, kind)] for kind in (HOPLITE, CAVALRY)] + [0]
    if leader is not None:
        at = s.leader_at[leader]
        for kind, n in enumerate(with_leader(s, leader)):
            s.units[at * COLUMNS + column(PERSIAN, kind)] -= n
            leaving[kind] += n
    for kind in (HOPLITE, CAVALRY):
        s.box[column(PERSIAN, kind)] = 0
    pieces = {f"piece:{kind}": n for kind, n in zip(KIND_NAMES, leaving, strict=True) if n}
    pieces |= {LEADER_REFS[one]: 1 for one in ARMY_LEADERS if s.leader_at[one] != DEAD}
    for one in ARMY_LEADERS:
        s.leader_at[one] = DEAD
    s.colour[SARDIS] = NEUTRAL
    if not holders(s, SARDIS):
        s.control[SARDIS] = NEUTRAL
    s.emit(PersiaLeft("effect:persian_army", pieces))


def leave_for_good(s: PeloponnesianState) -> None:
    """PW-10.5.4.7-c All Persian forces leave; Sardis and Cyzicus are no longer theirs."""
    for kind in range(KINDS):
        col = column(PERSIAN, kind)
        s.box[col] = 0
        s.units[col::COLUMNS] = bytes(SPACES)
    for leader in PERSIANS:
        s.leader_at[leader] = DEAD
    if s.happened.persia:
        s.colour[SARDIS] = NEUTRAL
        s.emit(PersiaLeft("effect:persia"))
    determine_control(s)
