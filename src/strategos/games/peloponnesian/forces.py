"""Forces in a fight: their SP, their leaders, their losses, and how they go to the Going Home box (6.7).

A party is a side and a place: a space, or EXPEDITION for units on the march.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from .combat_events import EliteLost, GarrisonLost, UnitsLost
from .events import LeaderWentHome, WentHome
from .facts import (
    ATHENIAN,
    ATHENS,
    CAVALRY,
    COLUMNS,
    ELITE_NAMES,
    ELITE_NATION,
    ELITE_SP,
    HOME_GUARD,
    HOPLITE,
    ISLAND,
    KIND_OF,
    KINDS,
    LEADER_REFS,
    LEADER_SIDE,
    LEADERS,
    LIMIT,
    NATION_OF,
    NATION_REFS,
    NATIONS_OF,
    NAVAL,
    OWN,
    REFS,
    SIDE_OF,
    SIDE_REFS,
    SPACE_KIND,
    SPARTAN,
)
from .state import (
    BOX,
    EXPEDITION,
    GONE,
    PeloponnesianState,
    dormant,
    fall_of_sparta,
    force,
    leaders_at,
    marching_at,
    marching_force,
    on_map,
)
from .whereabouts import add, remove

LAST_SPARTANS = 3
"""PW-10.5.4.5.V-a"""
BY_LAND = (HOPLITE, CAVALRY, NAVAL)
BY_SEA = (NAVAL, CAVALRY, HOPLITE)
LAND_SP = (HOPLITE, CAVALRY)


class Party(msgspec.Struct, frozen=True, array_like=True):
    side: int
    place: int


def of_kind(kind: int, n: int) -> tuple[int, int, int]:
    """So many SP of one kind, as Hoplite, Cavalry and Naval SP."""
    found = [0, 0, 0]
    found[kind] = n
    return found[0], found[1], found[2]


def loss_order(space: int) -> tuple[int, ...]:
    """PW-5.7.1-c Hoplites, Cavalry, ships; on an Island ships first (PW-5.7.1-d)."""
    return BY_SEA if SPACE_KIND[space] == ISLAND else BY_LAND


def where(s: PeloponnesianState, party: Party) -> int:
    """The space a party stands in."""
    return marching_at(s) if party.place == EXPEDITION else party.place


def party_force(s: PeloponnesianState, party: Party) -> list[int]:
    """Hoplite, Cavalry and Naval SP."""
    if party.place != EXPEDITION:
        return force(s, party.place, party.side)
    return list(marching_force(s.expedition)) if s.expedition else [0, 0, 0]


def party_units(s: PeloponnesianState, party: Party) -> Sequence[int]:
    """SP by column, regular ones only; of both sides, if the place is a space."""
    if party.place == EXPEDITION:
        return s.expedition.units if s.expedition else (0,) * COLUMNS
    i = party.place * COLUMNS
    return s.units[i : i + COLUMNS] if not dormant(s, party.place) else bytes(COLUMNS)


def party_elites(s: PeloponnesianState, party: Party) -> list[int]:
    if party.place == EXPEDITION:
        return list(s.expedition.elites) if s.expedition else []
    return [e for e, at in enumerate(s.elite_at) if at == party.place and SIDE_OF[ELITE_NATION[e]] == party.side]


def party_leaders(s: PeloponnesianState, party: Party) -> list[int]:
    if party.place == EXPEDITION:
        return [s.expedition.leader] if s.expedition else []
    return leaders_at(s, party.place, party.side)


def national_hoplites(s: PeloponnesianState, party: Party) -> int:
    """Hoplite SP of the side's own nations, elite units among them."""
    units = party_units(s, party)
    elites = sum(ELITE_SP[e] for e in party_elites(s, party))
    return sum(units[n * KINDS + HOPLITE] for n in OWN[party.side]) + elites


def party_nations(s: PeloponnesianState, party: Party) -> list[int]:
    """The nations of the SP of a party, elite units among them."""
    units, elites = party_units(s, party), party_elites(s, party)
    return [
        nation
        for nation in NATIONS_OF[party.side]
        if any(units[nation * KINDS : nation * KINDS + KINDS]) or any(ELITE_NATION[e] == nation for e in elites)
    ]


def commander(s: PeloponnesianState, party: Party) -> int | None:
    """The leader who commands in a battle: the best of those present (ruling OQ-TWO-LEADERS), the longest there."""
    return max(party_leaders(s, party), key=lambda n: LEADERS[n].tactical, default=None)


def tactical(s: PeloponnesianState, party: Party) -> int:
    """The best Tactical Value among the leaders present (ruling OQ-TWO-LEADERS)."""
    leader = commander(s, party)
    return 0 if leader is None else LEADERS[leader].tactical


# -- losses -----------------------------------------------------------------------------------------------------------


def take(s: PeloponnesianState, party: Party, col: int, n: int) -> None:
    """Take regular SP out of a party."""
    if party.place != EXPEDITION:
        remove(s, party.place, col, n)
        return
    assert s.expedition is not None
    units = list(s.expedition.units)
    units[col] -= n
    s.expedition = msgspec.structs.replace(s.expedition, units=tuple(units))


def give(s: PeloponnesianState, party: Party, col: int, n: int, *, spent: bool) -> None:
    if party.place != EXPEDITION:
        add(s, party.place, col, n, spent=spent)
        return
    assert s.expedition is not None
    units = list(s.expedition.units)
    units[col] += n
    s.expedition = msgspec.structs.replace(s.expedition, units=tuple(units))


def eliminate(
    s: PeloponnesianState, party: Party, kinds: Sequence[int], n: int, *, skirmish: bool = False
) -> dict[int, int]:
    """The SP a party loses, kind by kind, national before allied (ruling OQ-BATTLE-LOSS). Returns them by column."""
    lost: dict[int, int] = {}
    for kind in kinds:
        for nation in NATIONS_OF[party.side]:
            n -= _eliminate_of(s, party, nation, kind, n, lost, skirmish=skirmish)
    tell_lost(s, party, lost)
    return lost


def tell_lost(s: PeloponnesianState, party: Party, lost: Mapping[int, int]) -> None:
    """What a party has lost, by column."""
    space = REFS[where(s, party)]
    for nation in NATIONS_OF[party.side]:
        counts = tuple(lost.get(nation * KINDS + kind, 0) for kind in range(KINDS))
        if any(counts):
            s.emit(UnitsLost(SIDE_REFS[party.side], space, NATION_REFS[nation], *counts))


def _eliminate_of(
    s: PeloponnesianState, party: Party, nation: int, kind: int, n: int, lost: dict[int, int], *, skirmish: bool
) -> int:
    col = nation * KINDS + kind
    dead = min(n, party_units(s, party)[col])
    if dead:
        take(s, party, col, dead)
        bury(s, col, dead)
        lost[col] = lost.get(col, 0) + dead
    if kind == HOPLITE:
        for elite in party_elites(s, party):
            # PW-COMP-y The Home Guard never takes skirmish losses.
            if ELITE_NATION[elite] == nation and dead < n and not (skirmish and elite == HOME_GUARD):
                broken = break_elite(s, party, elite, n - dead)
                lost[col] = lost.get(col, 0) + broken
                dead += broken
        if nation == ATHENIAN and dead < n and lose_garrison(s, party):
            dead += 1
    return dead


def break_elite(s: PeloponnesianState, party: Party, elite: int, n: int) -> int:
    """PW-COMP-w An elite unit that takes any loss leaves the game; what is left are regulars (PW-COMP-x), activated if
    it was (PW-5.3.1-i)."""
    col = ELITE_NATION[elite] * KINDS + HOPLITE
    dead = min(n, ELITE_SP[elite])
    s.elite_at[elite] = GONE
    if s.expedition:
        elites = tuple(e for e in s.expedition.elites if e != elite)
        s.expedition = msgspec.structs.replace(s.expedition, elites=elites)
    left = max(0, min(ELITE_SP[elite] - dead, LIMIT[col] - s.gone[col] - on_map(s, col)))
    vanished = ELITE_SP[elite] - dead - left
    s.emit(EliteLost(SIDE_REFS[party.side], REFS[where(s, party)], f"effect:{ELITE_NAMES[elite]}", vanished))
    if left > 0:
        give(s, party, col, left, spent=bool(s.elite_spent[elite]))
    return dead


def lose_garrison(s: PeloponnesianState, party: Party) -> bool:
    """A Garrison that is eliminated returns to the pool (ruling OQ-FOS-GARRISON)."""
    if party.place == EXPEDITION or not s.garrison[party.place]:
        return False
    s.garrison[party.place] = 0
    s.emit(GarrisonLost(SIDE_REFS[party.side], REFS[party.place]))
    return True


def bury(s: PeloponnesianState, col: int, n: int) -> None:
    """PW-TERMS-n Eliminated SP can be built again; Spartan land SP in The Fall of Sparta cannot (PW-10.5.4.5.V-a)."""
    s.lost[col] += n
    if fall_of_sparta(s) and NATION_OF[col] == SPARTAN and KIND_OF[col] != NAVAL:
        # Ruling OQ-FOS-MANPOWER: as long as more than three regular Hoplites were there when an SP fell.
        there = on_map(s, SPARTAN * KINDS + HOPLITE)
        if KIND_OF[col] == HOPLITE:
            s.gone[col] += max(0, min(n, there + n - LAST_SPARTANS))
        elif there > LAST_SPARTANS:
            s.gone[col] += n


# -- to the Going Home box --------------------------------------------------------------------------------------------


def send_home(s: PeloponnesianState, party: Party, *, naval_only: bool = False) -> None:
    """PW-TERMS-o SP and leaders removed from a space go to the Going Home box; a beaten Garrison to its pool."""
    space = where(s, party)
    units = party_units(s, party)
    counts = [0, 0, 0]
    for nation in NATIONS_OF[party.side]:
        for kind in range(KINDS):
            n = units[nation * KINDS + kind]
            if not (naval_only and kind != NAVAL):
                take(s, party, nation * KINDS + kind, n)
                s.box[nation * KINDS + kind] += n
                counts[kind] += n
    if not naval_only:
        for elite in party_elites(s, party):
            s.elite_at[elite] = BOX
            counts[HOPLITE] += ELITE_SP[elite]
        if party.side == ATHENS:
            lose_garrison(s, party)
    if any(counts):
        s.emit(WentHome(SIDE_REFS[party.side], REFS[space], *counts))
    if not any(party_force(s, party)) or not naval_only:
        for leader in party_leaders(s, party):
            leader_home(s, leader)
        if party.place == EXPEDITION:
            s.expedition = None


def leader_home(s: PeloponnesianState, leader: int) -> None:
    """PW-6.7-b A leader without an Army goes to the Going Home box."""
    space = REFS[s.leader_at[leader]]
    s.leader_at[leader] = BOX
    s.emit(LeaderWentHome(SIDE_REFS[LEADER_SIDE[leader]], LEADER_REFS[leader], space))
