"""5.4 Cause Rebellion, and 7 the Rebellion Phase: continuation, spread, the Helots."""

from __future__ import annotations

from itertools import compress

from strategos.kernel.asking import No
from strategos.kernel.chance import roll

from .activation import to_spend
from .control import determine_control
from .events import (
    CameHome,
    HelotsCalmed,
    HelotsRose,
    OperationEnded,
    Rebelled,
    RebellionEnded,
    RebellionRolled,
    RebellionTried,
    WentHome,
)
from .facts import (
    ADJACENT,
    ATHENIAN_ALLIED,
    ATHENS,
    CHIOS,
    COALITION,
    COLUMNS,
    HELOTS,
    HOME,
    HOME_GUARD,
    HOPLITE,
    KINDS,
    MACEDONIA,
    NATION_REFS,
    NEUTRAL,
    POWERS,
    REBELLION_COST,
    REFS,
    SAMOS,
    SIDE_REFS,
    SPACES,
    SPARTA,
    SPARTA_SPACE,
    SPARTAN,
    column,
)
from .forces import Party, break_elite, eliminate
from .state import GONE, NOBODY, PeloponnesianState, enemy_of, fall_of_sparta, friendly, holds, note, remember, seat_of
from .tracks import move_bellicosity, pay
from .zones import in_zone

NEEDS = 6
"""PW-5.4-k, PW-7.2-e The least that makes a space rebel."""
HELP = 2
"""PW-5.4-m, PW-7.2-d What the non-player side adds, and what an enemy's reach adds to the spread."""
DISMAY, SPARTIATES = 2, 2
"""PW-7.3-c, PW-7.3-d The Bellicosity and the Hoplite SP the Helots cost Sparta."""
NEW, GOES_ON = 1, 2
"""What a rising of the Helots is for the revenue of the turn (PW-7.3-e, PW-7.3-i)."""


# -- 5.4 --------------------------------------------------------------------------------------------------------------


def coalition_spaces(s: PeloponnesianState, side: int) -> set[int]:
    """Ruling OQ-COALITION: the spaces of the Post-Combat Movement Table and active neutrals; Samos for Chios (6.9)."""
    found = {space for space in COALITION[side] if s.colour[space] == side}
    for power in ("argos", "macedonia", "syracuse", "persia"):
        space = POWERS[power][0]
        if s.colour[space] == side:
            found.add(space)
    if side == ATHENS and chios_lost(s):
        found.add(SAMOS)
    return found


def chios_lost(s: PeloponnesianState) -> bool:
    """PW-6.9-a Chios is in rebellion, or under somebody else's control."""
    return bool(s.rebels[CHIOS]) or s.control[CHIOS] != ATHENS


def why_not_cause(s: PeloponnesianState, side: int, space: int, purse: int) -> No | None:
    """PW-5.4-d Why a space cannot be the objective of a Cause Rebellion operation that a Treasury pays for."""
    enemy, where = enemy_of(side), {"space": REFS[space]}
    if fall_of_sparta(s) and side == SPARTA:
        return No("PW-10.5.4.2-a", "rebels_hate_sparta")
    if s.rebels[space]:
        return No("PW-5.4-c", "already_rebels", where)
    if s.colour[space] == side or friendly(s, space, side):
        return No("PW-5.4-c", "already_ours", where)
    if holds(s, space, enemy):
        return No("PW-5.4-d", "enemy_force", where)
    if space == HOME[enemy]:
        return No("PW-5.4-n", "enemy_home", where)
    if space in coalition_spaces(s, enemy):
        return No("PW-5.4-n", "coalition_space", where)
    if s.colour[space] == NEUTRAL and space in (*POWERS["argos"], *POWERS["syracuse"], *MACEDONIA):
        return No("PW-5.4-f", "neutral_power", where)
    if to_spend(s, purse) < REBELLION_COST:
        return No("PW-5.4-h", "too_dear", {"talents": REBELLION_COST, "treasury": s.treasury[purse]})
    return None


async def try_rebellion(s: PeloponnesianState, side: int, space: int, purse: int) -> bool:
    """PW-5.4-h 100 talents and a die; 6 is needed, the non-player side adds 2 (PW-5.4-m)."""
    pay(s, purse, -REBELLION_COST, "cause_rebellion")
    [die] = await roll(6, purpose="cause_rebellion", rule="PW-5.4-h")
    bonus = HELP if seat_of(s, side) == NOBODY else 0
    rebels = die + bonus >= NEEDS
    s.emit(RebellionTried(SIDE_REFS[side], REFS[space], die, bonus, rebels, die + bonus))
    if rebels:
        rebel(s, space, "caused")
    else:
        s.emit(OperationEnded(SIDE_REFS[side], REFS[space], "effect:end_rebellion_failed"))
    return rebels


def rebel(s: PeloponnesianState, space: int, why: str) -> None:
    """PW-TERMS-ab A space rebels: nobody controls it until somebody stands in it (ruling OQ-REBEL-CONTROL)."""
    s.rebels[space] = 1
    s.control[space] = NEUTRAL
    s.emit(Rebelled(REFS[space], f"effect:{why}"))


# -- 7.1 and 7.2 ------------------------------------------------------------------------------------------------------


def rebelling(s: PeloponnesianState) -> list[int]:
    """The spaces with a Rebellion marker."""
    return list(compress(range(SPACES), s.rebels))


async def continuation(s: PeloponnesianState) -> None:
    """PW-7.1-a A rebel in reach of its own League's units and of no enemy's returns; others stay as they are (-b)."""
    for space in rebelling(s):
        owner = s.colour[space]
        if owner != NEUTRAL and in_zone(s, space, owner) and not in_zone(s, space, enemy_of(owner)):
            s.rebels[space] = 0
            s.emit(RebellionEnded(REFS[space]))
    determine_control(s)


def may_rebel(s: PeloponnesianState, space: int) -> bool:
    """PW-3.3-e Not where a Force of its League stands, nor a home space, a rebel, or one the enemy holds."""
    owner = s.colour[space]
    if owner == NEUTRAL or s.rebels[space] or space in HOME[:2]:
        return False
    return s.control[space] == owner and not holds(s, space, owner) and not holds(s, space, enemy_of(owner))


def candidates(s: PeloponnesianState) -> list[int]:
    """PW-7.2-a Spaces next to a rebel of the same League, along any LOC."""
    found: dict[int, None] = {}
    for space in rebelling(s):
        for other in ADJACENT[space]:
            if s.colour[other] == s.colour[space] and may_rebel(s, other):
                found[other] = None
    return sorted(found)


async def spread(s: PeloponnesianState) -> None:
    """PW-7.2-b One die for each space next to a rebel; +2 in reach of the enemy (PW-7.2-d)."""
    for space in candidates(s):
        [die] = await roll(6, purpose="spread", rule="PW-7.2-b")
        total = die + (HELP if in_zone(s, space, enemy_of(s.colour[space])) else 0)
        s.emit(RebellionRolled(REFS[space], (die,), total, total >= NEEDS))
        if total >= NEEDS:
            rebel(s, space, "spread")
    back_to_chios(s)


def back_to_chios(s: PeloponnesianState) -> None:
    """PW-6.9-c When Chios is friendly again the allied Forces in Samos go there."""
    if s.colour[CHIOS] != ATHENS or chios_lost(s):
        return
    moved = [0] * KINDS
    for kind in range(KINDS):
        col = column(ATHENIAN_ALLIED, kind)
        here, there = SAMOS * COLUMNS + col, CHIOS * COLUMNS + col
        moved[kind] = s.units[here]
        s.units[there] += s.units[here]
        s.spent[there] += s.spent[here]
        s.units[here] = s.spent[here] = 0
    if any(moved):
        s.emit(WentHome(SIDE_REFS[ATHENS], REFS[SAMOS], *moved))
        s.emit(CameHome(SIDE_REFS[ATHENS], NATION_REFS[ATHENIAN_ALLIED], REFS[CHIOS], *moved))


# -- 7.3 --------------------------------------------------------------------------------------------------------------


async def helots(s: PeloponnesianState) -> None:
    """PW-7.3-a The Helots rise when Delian units stand in all five spaces, and calm down when Sparta retakes one."""
    if fall_of_sparta(s):
        return
    risen = s.happened.helots
    if any(s.control[space] == SPARTA for space in HELOTS):
        if risen:
            # PW-7.3.1-a
            remember(s, helots=False)
            s.emit(HelotsCalmed())
        return
    if not all(holds(s, space, ATHENS) for space in HELOTS):
        return
    s.emit(HelotsRose(not risen))
    move_bellicosity(s, SPARTA, -DISMAY, "helots")
    note(s, helots=GOES_ON if risen else NEW)
    if not risen:
        remember(s, helots=True)
        await lose_spartiates(s)


async def lose_spartiates(s: PeloponnesianState) -> None:
    """PW-7.3-d Two Spartan Hoplite SP in Sparta are eliminated, the Home Guard last (ruling OQ-HELOT-LOSS)."""
    party = Party(SPARTA, SPARTA_SPACE)
    regular = min(SPARTIATES, s.units[SPARTA_SPACE * COLUMNS + column(SPARTAN, HOPLITE)])
    eliminate(s, party, (HOPLITE,), regular)
    if regular < SPARTIATES and s.elite_at[HOME_GUARD] != GONE:
        break_elite(s, party, HOME_GUARD, SPARTIATES - regular)
