"""6.2.3.1, 6.2.4.1 What is lost in a battle: in a fixed order, or as its player likes (ruling OQ-BATTLE-LOSS)."""

from __future__ import annotations

from collections.abc import Sequence

from strategos.kernel.asking import Option, choose

from .facts import ATHENS, COLUMNS_OF, ELITE_NAMES, ELITE_NATION, HOPLITE, KIND_OF, KINDS, NAMES, NAVAL, PERSIA, REFS
from .forces import (
    Party,
    break_elite,
    bury,
    eliminate,
    lose_garrison,
    party_elites,
    party_force,
    party_units,
    take,
    tell_lost,
    where,
)
from .names import unit_name
from .state import EXPEDITION, NOBODY, PeloponnesianState, seat_of

Victim = tuple[str, int]
"""One SP that may be lost: of a column, of an elite unit, or the Garrison."""
UNITS, ELITE, GARRISON = "units", "elite", "garrison"


async def lose(s: PeloponnesianState, party: Party, kinds: Sequence[int], n: int) -> dict[int, int]:
    """PW-6.2.3.1-a, PW-6.2.4.1-a So many SP of these kinds are eliminated; by the option their player says which.
    Returns them by column."""
    seat = NOBODY if party.side == PERSIA else seat_of(s, party.side)
    force = party_force(s, party)
    if s.setup.option("battle_losses") == "order" or seat == NOBODY or n >= sum(force[kind] for kind in kinds):
        return eliminate(s, party, kinds, n)
    lost: dict[int, int] = {}
    rule = "PW-6.2.3.1-a" if NAVAL in kinds else "PW-6.2.4.1-a"
    for left in range(n, 0, -1):
        found = victims(s, party, kinds)
        about = {"space": REFS[where(s, party)], "left": left}
        one = found[0].value if len(found) == 1 else await choose(seat, "battle_loss", found, rule=rule, about=about)
        strike(s, party, one, lost)
    tell_lost(s, party, lost)
    return lost


def victims(s: PeloponnesianState, party: Party, kinds: Sequence[int]) -> list[Option[Victim]]:
    """What a party may lose one SP of."""
    units = party_units(s, party)
    there = [c for c in COLUMNS_OF[party.side] if units[c] and KIND_OF[c] in kinds]
    names = [(unit_name(c, party.place), (UNITS, c)) for c in there]
    if HOPLITE in kinds:
        names += [(ELITE_NAMES[elite], (ELITE, elite)) for elite in party_elites(s, party)]
    found: list[Option[Victim]] = [Option(name, victim, {"piece": name}) for name, victim in names]
    if HOPLITE in kinds and party.side == ATHENS and party.place != EXPEDITION and s.garrison[party.place]:
        found.append(Option(GARRISON, (GARRISON, 0), {"space": NAMES[party.place]}))
    return found


def strike(s: PeloponnesianState, party: Party, victim: Victim, lost: dict[int, int]) -> None:
    """One SP is eliminated; an elite unit is broken by it (PW-COMP-w), a Garrison returns to the pool."""
    what, number = victim
    if what == GARRISON:
        lose_garrison(s, party)
        return
    if what == ELITE:
        col = ELITE_NATION[number] * KINDS + HOPLITE
        break_elite(s, party, number, 1)
    else:
        col = number
        take(s, party, col, 1)
        bury(s, col, 1)
    lost[col] = lost.get(col, 0) + 1
