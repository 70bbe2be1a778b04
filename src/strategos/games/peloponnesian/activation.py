"""5.1.5 Activation: which SP can still be activated, and what they cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress

import msgspec

from strategos.kernel.asking import No

from .events import Activated
from .facts import (
    ATHENIAN_ALLIED,
    ATHENS,
    ATHENS_SPACE,
    COLUMNS,
    COLUMNS_OF,
    CORCYRA,
    DECELEA,
    ELITE_NAMES,
    ELITE_NATION,
    ELITE_SP,
    EMERGENCY_FUND,
    FALL_OF_SPARTA,
    FIRST_WAR,
    HOME_GUARD,
    HOPLITE,
    KIND_OF,
    LAND_COST,
    NATION_OF,
    NATION_REFS,
    NAVAL,
    NAVAL_COST,
    PIRAEUS,
    REBELS_LIFT_FUND,
    REFS,
    SIDE_OF,
    SIDE_REFS,
    SPARTA,
    SPARTAN,
    THEBAN,
    THEBES_CUP,
    column,
)
from .forces import of_kind
from .state import (
    ARMED_NEUTRALS,
    EXPEDITION,
    NOBODY,
    PeloponnesianState,
    cup_of,
    dormant,
    friendly,
    marching_at,
)
from .whereabouts import AT, EVERYWHERE, Allegiance, Whereabouts, allegiance, spaces_in, take_rested, whereabouts
from .zones import besieged

ATHENIAN_PURSE, SPARTAN_PURSE, THEBAN_PURSE = range(3)
DEAREST = max(NAVAL_COST, LAND_COST * max(ELITE_SP))
"""Who can pay this can pay for any SP, and for any elite unit."""
ALL_PAY: tuple[int, ...] = tuple(NAVAL_COST if kind == NAVAL else LAND_COST for kind in KIND_OF)
SPARTANS_FREE: tuple[int, ...] = tuple(
    0 if NATION_OF[col] == SPARTAN and KIND_OF[col] != NAVAL else talents for col, talents in enumerate(ALL_PAY)
)
"""Column → what an SP costs."""
UNCOMMITTED = sum(AT[space] for space in ARMED_NEUTRALS)
PLAGUED = AT[ATHENS_SPACE] | AT[PIRAEUS]


def available(s: PeloponnesianState, side: int, space: int) -> Mapping[int, int]:
    """PW-5.3.1-i Column → SP in a space that were not yet activated this turn and may be."""
    found = rested(s, side, space)
    if not held_back(s):
        return found
    if dormant(s, space) or besieged(s, space, side):
        return {}
    if space == CORCYRA and s.now.corcyra_idle:
        # PW-EVT.10-a
        return {}
    if space in (ATHENS_SPACE, PIRAEUS) and s.now.plague:
        # PW-EVT.6-f
        found = {c: n for c, n in found.items() if NATION_OF[c] != ATHENIAN_ALLIED}
    if s.now.cinadon:
        # PW-EVF.2-a
        found = {c: n for c, n in found.items() if NATION_OF[c] != SPARTAN}
    if s.role and side == ATHENS:
        found = {c: n for c, n in found.items() if commands(s, c)}
    return found


def rested(s: PeloponnesianState, side: int, space: int) -> Mapping[int, int]:
    """Column → SP of a side in a space that were not yet activated this turn, whatever else may keep them."""
    i, j = space * COLUMNS, space * COLUMNS + COLUMNS
    return _rested(side, bytes(s.units[i:j]), bytes(s.spent[i:j]))


@lru_cache(maxsize=16384)
def _rested(side: int, units: bytes, spent: bytes) -> Mapping[int, int]:
    """Column → SP of a side in a space that were not yet activated."""
    return {c: n for c in COLUMNS_OF[side] if (n := units[c] - spent[c])}


def commands(s: PeloponnesianState, col: int) -> bool:
    """PW-10.5-d What the role of the turn lets the Coalition player activate."""
    nation = NATION_OF[col]
    if s.role == "thebes":
        return nation in (THEBAN, ATHENIAN_ALLIED)
    if s.role == "athens":
        return nation not in (THEBAN, ATHENIAN_ALLIED)
    return True


def elites_here(s: PeloponnesianState, side: int, space: int) -> list[int]:
    """PW-COMP-u Elite units that can be activated in a space; the Home Guard never leaves Sparta (PW-5.1.1-h)."""
    if space not in s.elite_at or besieged(s, space, side):
        return []
    return [
        e
        for e, at in enumerate(s.elite_at)
        if at == space
        and e != HOME_GUARD
        and not s.elite_spent[e]
        and SIDE_OF[ELITE_NATION[e]] == side
        and commands(s, column(ELITE_NATION[e], HOPLITE))
    ]


def is_rally(s: PeloponnesianState, side: int, space: int) -> bool:
    """PW-TERMS-ae A friendly space with a unit of the side that was not activated this turn."""
    return friendly(s, space, side) and bool(available(s, side, space) or elites_here(s, side, space))


def rally_spaces(s: PeloponnesianState, side: int) -> Sequence[int]:
    """PW-TERMS-ae Friendly spaces with units that can still be activated."""
    return spaces_in(rallies(s, side))


def rallies(s: PeloponnesianState, side: int) -> int:
    """The same, as a number that tells of all spaces."""
    return rallying(s, side, whereabouts(s), allegiance(s), held_back(s))


def rallying(s: PeloponnesianState, side: int, there: Whereabouts, whose: Allegiance, held: int) -> int:
    """The same for who has looked up already who stands where, whose the spaces are and where something holds back."""
    found = there.rested(side) & whose.friendly[side]
    doubtful = found & held
    for space in spaces_in(doubtful) if doubtful else ():
        if not is_rally(s, side, space):
            found &= ~AT[space]
    return found


def held_back(s: PeloponnesianState) -> int:
    """Where SP that were not yet activated may be kept from it by a siege, the role, an event or their neutrality."""
    now = s.now
    if s.sieges or s.role or now.cinadon:
        return EVERYWHERE
    found = UNCOMMITTED if s.setup.scenario == FIRST_WAR else 0
    if now.corcyra_idle:
        found |= AT[CORCYRA]
    return found | PLAGUED if now.plague else found


def cheapest(s: PeloponnesianState, side: int, space: int) -> int | None:
    """What the cheapest unit that can be activated in a space costs; None if there is none."""
    found = [cost(s, c) for c in available(s, side, space)]
    return min((*found, *(elite_cost(s, e) for e in elites_here(s, side, space))), default=None)


def affordable(s: PeloponnesianState, side: int, rally: int, talents: int) -> int:
    """PW-5.3.2-f Of Rally spaces those with a unit that can be paid."""
    if talents >= DEAREST:
        return rally
    there, found = whereabouts(s), 0
    for c in COLUMNS_OF[side]:
        if cost(s, c) <= talents:
            found |= there.fresh(c)
    for elite, at in enumerate(s.elite_at):
        if at >= 0 and not s.elite_spent[elite] and elite_cost(s, elite) <= talents:
            found |= AT[at]
    found &= rally
    # Elite units of the enemy are no reason, nor are units that something keeps: there it is asked of each one.
    doubtful = found & (held_back(s) | sum([AT[at] for at in s.elite_at if at >= 0]))
    for space in spaces_in(doubtful) if doubtful else ():
        least = cheapest(s, side, space)
        if least is None or least > talents:
            found &= ~AT[space]
    return found


def cost(s: PeloponnesianState, col: int) -> int:
    """PW-5.1.5-b 200 talents for a land SP, 400 for a Naval one; Spartans march free (PW-5.1.5-g), until Megalopolis
    stands (PW-10.5.4.8-d)."""
    return prices(s)[col]


def prices(s: PeloponnesianState) -> tuple[int, ...]:
    """The same for each column."""
    return ALL_PAY if s.happened.megalopolis else SPARTANS_FREE


def purse_of(s: PeloponnesianState, side: int, leader: int) -> int:
    """Whose Treasury pays: in The Fall of Sparta the city of the leader (PW-10.5.4.5.II-b), else the side's."""
    if side != ATHENS or leader == NOBODY or s.setup.scenario != FALL_OF_SPARTA:
        return side
    return THEBAN_PURSE if cup_of(s, leader) == THEBES_CUP else side


def fund_holds(s: PeloponnesianState) -> bool:
    """PW-8.1.6-b The Emergency Fund is not in force while Piraeus or Decelea is lost, or ten spaces rebel."""
    if s.control[PIRAEUS] == SPARTA or s.control[DECELEA] == SPARTA:
        return False
    if s.rebels.count(1) < REBELS_LIFT_FUND:
        return True
    return bytes(compress(s.colour, s.rebels)).count(ATHENS) < REBELS_LIFT_FUND


def to_spend(s: PeloponnesianState, purse: int) -> int:
    """PW-8.1.6-a What a Treasury can spend: Athens never below its Emergency Fund."""
    kept = EMERGENCY_FUND if purse == ATHENIAN_PURSE and fund_holds(s) else 0
    return max(0, s.treasury[purse] - kept)


def why_not_pay(s: PeloponnesianState, purse: int, talents: int) -> No | None:
    """PW-5.1.5-a Nothing is activated that cannot be paid."""
    if talents <= to_spend(s, purse):
        return None
    if talents <= s.treasury[purse]:
        return No("PW-8.1.6-a", "emergency_fund", {"talents": talents})
    return No("PW-5.3.2-f", "too_dear", {"talents": talents, "treasury": s.treasury[purse]})


def elite_cost(s: PeloponnesianState, elite: int) -> int:
    """PW-COMP-u An elite unit costs what its Hoplite SP cost."""
    return cost(s, column(ELITE_NATION[elite], HOPLITE)) * ELITE_SP[elite]


# -- effects ----------------------------------------------------------------------------------------------------------


def activate(s: PeloponnesianState, col: int, n: int) -> None:
    """PW-5.1.5-a SP where the Expedition stands join it and are paid for at that moment."""
    expedition = s.expedition
    assert expedition is not None
    here = marching_at(s)
    purse = purse_of(s, expedition.side, expedition.leader)
    talents = cost(s, col) * n
    s.treasury[purse] -= talents
    take_rested(s, here, col, n)
    units = list(expedition.units)
    units[col] += n
    s.expedition = msgspec.structs.replace(expedition, units=tuple(units))
    nation, force = NATION_REFS[NATION_OF[col]], of_kind(KIND_OF[col], n)
    s.emit(Activated(SIDE_REFS[expedition.side], REFS[here], nation, *force, talents, s.treasury[purse]))


def take_elite(s: PeloponnesianState, elite: int) -> None:
    """An elite unit joins the Expedition as a whole (PW-COMP-v)."""
    expedition = s.expedition
    assert expedition is not None
    purse = purse_of(s, expedition.side, expedition.leader)
    talents = elite_cost(s, elite)
    s.treasury[purse] -= talents
    s.elite_at[elite] = EXPEDITION
    s.expedition = msgspec.structs.replace(expedition, elites=(*expedition.elites, elite))
    here = REFS[marching_at(s)]
    s.emit(
        Activated(
            SIDE_REFS[expedition.side],
            here,
            f"effect:{ELITE_NAMES[elite]}",
            ELITE_SP[elite],
            0,
            0,
            talents,
            s.treasury[purse],
        )
    )
