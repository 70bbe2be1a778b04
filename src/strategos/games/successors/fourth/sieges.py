"""15 Sieges: who besieges, what it takes to conduct one, the roll, and what follows."""

from __future__ import annotations

from strategos.kernel.asking import No
from strategos.kernel.chance import roll
from strategos.parts.accounts import Closed
from strategos.parts.reckoning import Tally

from ..common.attrition import choose_losses
from ..common.board import (
    CAVALRY,
    INDEPENDENT,
    NOBODY,
    NONE,
    ROYAL,
    SIDE_REFS,
    SIEGE_CUS,
    STRONGHOLD,
    inside,
    outside,
)
from ..common.champions import attack
from ..common.clash_events import SiegeCompleted, SiegeRolled, SiegeScored
from ..common.clashes import begin_siege
from ..common.control import set_control
from ..common.dispersal import disperse_troops, eliminate
from ..common.options import plays_with
from ..common.position import Siege, besiegers, commander, one, troops_at
from ..common.scoring import available_fleets, prestige
from ..common.settle import settle
from ..common.sieges import desert
from ..common.surprise_cards import Occasion
from .capitals import lose_capital
from .cavalry import has_cavalry
from .champions import why_not_attack
from .defeat import defeat
from .facts import ABILITY, BABYLON, KIND, MEMPHIS, PORT, REFS, RHODOS, TABLES
from .state import SuccessorsState
from .surprise_cards import GIFT, TRAITOR, TRAITOR_BONUS
from .windows import SIEGE_PRESTIGE, SIEGE_ROLL, pause

"""S4-15.2-a"""


def needed(s: SuccessorsState, space: int) -> int:
    """S4-15.4-a Siege Points that complete a siege: 3 for a Major City, 2 for a Stronghold, 1 for a Minor City."""
    return 3 if s.is_major_city(space) else 2 if KIND[space] == STRONGHOLD else 1


def why_not_siege(s: SuccessorsState, faction: int, space: int, able: int, more: int = 0) -> No | None:
    """S4-15.2-a It takes a besieging Army with three CUs; `able` are those that may take part (S4-15.2-c), `more` those
    it could take along for that."""
    if faction not in besiegers(s, space):
        return No("S4-15.2-a", "not_besieging", {"space": REFS[space]})
    able -= unwilling(s, faction, space)
    if able < SIEGE_CUS:
        facts = {"space": REFS[space], "cus": able, "needed": SIEGE_CUS, "more": more}
        return No("S4-15.2-a", "too_few_for_a_siege", facts)
    return why_not_attack(s, faction, s.control[space])


def unwilling(s: SuccessorsState, faction: int, space: int) -> int:
    """S4-16.6-a Royal Army CUs that do not take part since the besieged side has more Prestige."""
    owner, at = s.control[space], outside(space)
    if not plays_with(s.setup, "royal_besiegers") or owner == INDEPENDENT:
        return 0
    theirs = prestige(s, owner, commander(s, owner, inside(space)), inside(space), defends=False).value
    ours = prestige(s, faction, commander(s, faction, at), at, defends=False).value
    return troops_at(s, faction, at)[ROYAL] if ours < theirs else 0


def siege_roll(s: SuccessorsState, faction: int, space: int, die: int, *, traitor: bool = False) -> Tally:
    """15.2 B The roll with its modifiers."""
    total = Tally(die).plus("traitor", TRAITOR_BONUS * traitor, "S4-15.2-i")
    city = s.is_major_city(space)
    total = total.plus("no_fleet", -(city and PORT[space] and not available_fleets(s, faction)), "S4-15.2-e")
    total = total.plus("rhodos", -(space == RHODOS), "S4-15.2-f")
    total = total.plus("memphis_babylon", space in (MEMPHIS, BABYLON), "S4-15.2-g")
    total = total.plus("helepolis", s.helepolis.get(space) == faction, "S4-15.2-h")
    leader = commander(s, faction, outside(space))
    total = total.plus("besieger", leader != NOBODY and ABILITY[leader] == "siege_plus_1", "S4-15.2-j")
    within = commander(s, s.control[space], inside(space)) if city else NOBODY
    return total.plus("defender", -(within != NOBODY and ABILITY[within] == "defend_siege_minus_1"), "S4-15.2-k")


async def conduct_siege(s: SuccessorsState, faction: int, space: int) -> bool:
    """15.2 One siege roll; whether it has completed the siege.

    First the points, then the desertion of a besieged Royal Army, the besieger's losses, the end (OQ-SIEGE-ORDER).
    """
    owner, on = s.control[space], Occasion(by=faction, space=space)
    begin_siege(s, faction, space)
    played = await pause(s, SIEGE_ROLL, (faction,), (TRAITOR,), on, ends=(TRAITOR,))
    traitor = any(card == TRAITOR for _, card in played)
    if owner != INDEPENDENT:
        # S4-3.7-f However many points it brings.
        attack(s, faction, owner)
    [die] = await roll(6, purpose="siege", rule="S4-15.2-d")
    rolled = siege_roll(s, faction, space, die, traitor=traitor)
    total = rolled.value
    lowest, highest = TABLES.siege[0].roll, TABLES.siege[-1].roll
    row = TABLES.siege[max(lowest, min(highest, total)) - lowest]
    s.emit(SiegeRolled(SIDE_REFS[faction], REFS[space], die, total, row.points, row.losses, rolled.reasons))
    if await score(s, faction, space, row.points):
        if s.is_major_city(space) and owner != INDEPENDENT and troops_at(s, owner, inside(space))[ROYAL]:
            await pause(s, SIEGE_PRESTIGE, (faction, owner), (GIFT,), on)
        desert(s, faction, space)
    if row.losses:
        # S4-15.2-m
        await lose(s, faction, space, row.losses)
    complete = s.sieges.get(space, Siege(faction, 0)).points >= needed(s, space)
    if complete:
        await capture(s, faction, space)
    settle(s)
    s.emit(Closed())
    return complete


async def lose(s: SuccessorsState, faction: int, space: int, losses: int) -> None:
    """S4-15.2-m The besieger's losses; at an Independent Minor City or Stronghold Cavalry is Dispersed instead
    (S4-16.9-i), at Major Cities it is not (S4-16.9-j)."""
    at = outside(space)
    if s.control[space] == INDEPENDENT and not s.is_major_city(space) and has_cavalry(s, faction, at):
        dispersed = min(losses, troops_at(s, faction, at)[CAVALRY])
        disperse_troops(s, faction, at, one(CAVALRY, dispersed))
        losses -= dispersed
    lost = await choose_losses(s, faction, at, troops_at(s, faction, at), losses)
    eliminate(s, faction, at, lost, "siege")


async def score(s: SuccessorsState, faction: int, space: int, points: int) -> int:
    """S4-15.2-l Siege Points are added; of another Faction's nothing is kept (S4-15.3-b). How many were.

    S4-16.5-a Where so agreed, what would be the third against a Major City costs a CU inside instead.
    """
    old, owner = s.sieges.get(space), s.control[space]
    before = old.points if old is not None and old.faction == faction else 0
    hard = s.is_major_city(space) and owner != INDEPENDENT and plays_with(s.setup, "hard_sieges")
    scored = 0
    for _ in range(points):
        within = troops_at(s, owner, inside(space)) if hard else NONE
        if before + scored >= needed(s, space) - 1 and within != NONE:
            lost = await choose_losses(s, owner, inside(space), within, 1)
            eliminate(s, owner, inside(space), lost, "siege")
        else:
            scored += 1
    if scored:
        s.sieges[space] = Siege(faction, before + scored)
        s.emit(SiegeScored(SIDE_REFS[faction], REFS[space], scored, before + scored, needed(s, space)))
    return scored


async def capture(s: SuccessorsState, besieger: int, space: int) -> None:
    """S4-15.4-b The PC marker and the points go; who is inside a Major City is defeated (OQ-SIEGE-FALL-LOSSES)."""
    owner = s.control[space]
    del s.sieges[space]
    s.emit(SiegeCompleted(SIDE_REFS[besieger], REFS[space], SIDE_REFS[owner]))
    if s.is_major_city(space) and owner != INDEPENDENT:
        await defeat(s, owner, inside(space))
    set_control(s, space, NOBODY)
    if space in s.capitals:
        # OQ-CAPITAL-FALL
        lose_capital(s, space, besieger)
