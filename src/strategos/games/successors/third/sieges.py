"""15 Sieges: who besieges, what it takes to conduct one, the roll, and what follows."""

from __future__ import annotations

from strategos.kernel.asking import No
from strategos.kernel.chance import roll
from strategos.parts.accounts import Closed
from strategos.parts.reckoning import Tally

from ..common.attrition import choose_losses
from ..common.board import (
    INDEPENDENT,
    NOBODY,
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
from ..common.dispersal import eliminate
from ..common.position import Siege, besiegers, cus, troops_at
from ..common.scoring import available_fleets
from ..common.settle import settle
from ..common.sieges import desert
from ..common.surprise_cards import Occasion
from .defeat import defeat
from .facts import KIND, PORT, REFS, SIEGE_MODIFIER, TABLES
from .state import SuccessorsState
from .surprise_cards import GIFT, TRAITOR, TRAITOR_BONUS
from .windows import SIEGE_PRESTIGE, SIEGE_ROLL, pause

"""S3-15.1.1-b"""


def needed(s: SuccessorsState, space: int) -> int:
    """S3-15.1.1-e Siege Points against a player's Major City: one more than there are CUs inside; against an
    Independent one 3 (S3-15.1.1-g), a Stronghold 3 (S3-15.4-d), a Minor City 1 (S3-15.4-c)."""
    owner = s.control[space]
    if s.is_major_city(space) and owner != INDEPENDENT:
        return 1 + cus(troops_at(s, owner, inside(space)))
    return 3 if s.is_major_city(space) or KIND[space] == STRONGHOLD else 1


def why_not_siege(s: SuccessorsState, faction: int, space: int) -> No | None:
    """S3-15.1.1-b It takes a besieging Army of three CUs."""
    if faction not in besiegers(s, space):
        return No("S3-15.1.1-b", "not_besieging", {"space": REFS[space]})
    able = cus(troops_at(s, faction, outside(space)))
    if able < SIEGE_CUS:
        facts = {"space": REFS[space], "cus": able, "needed": SIEGE_CUS, "more": 0}
        return No("S3-15.1.1-b", "too_few_for_a_siege", facts)
    return None


def siege_roll(s: SuccessorsState, faction: int, space: int, die: int, *, traitor: bool = False) -> Tally:
    """15.2 The roll with its modifiers."""
    total = Tally(die).plus("traitor", TRAITOR_BONUS * traitor, "S3-15.2-d")
    city = s.is_major_city(space)
    total = total.plus("no_fleet", -(city and PORT[space] and not available_fleets(s, faction)), "S3-15.2-b")
    total = total.plus("city", SIEGE_MODIFIER[space], "S3-15.2-a")
    return total.plus("helepolis", s.helepolis.get(space) == faction, "S3-15.2-c")


async def conduct_siege(s: SuccessorsState, faction: int, space: int) -> bool:
    """15.1 One siege or Subjugation attempt; whether it has succeeded.

    First the points, then the desertion of a besieged Royal Army, the besieger's losses, the end: what is needed is
    compared last (OQ3-GARRISON).
    """
    owner, on = s.control[space], Occasion(by=faction, space=space)
    begin_siege(s, faction, space)
    played = await pause(s, SIEGE_ROLL, (faction,), (TRAITOR,), on, ends=(TRAITOR,))
    traitor = any(card == TRAITOR for _, card in played)
    if owner != INDEPENDENT:
        # S3-17.5-h However many points it brings.
        attack(s, faction, owner)
    [die] = await roll(6, purpose="siege", rule="S3-15.1.1-c")
    rolled = siege_roll(s, faction, space, die, traitor=traitor)
    total = rolled.value
    lowest, highest = TABLES.siege[0].roll, TABLES.siege[-1].roll
    row = TABLES.siege[max(lowest, min(highest, total)) - lowest]
    s.emit(SiegeRolled(SIDE_REFS[faction], REFS[space], die, total, row.points, row.losses, rolled.reasons))
    first = score(s, faction, space, row.points)
    if first:
        if s.is_major_city(space) and owner != INDEPENDENT and troops_at(s, owner, inside(space))[ROYAL]:
            await pause(s, SIEGE_PRESTIGE, (faction, owner), (GIFT,), on)
        desert(s, faction, space)
    if row.losses:
        # S3-15.1.2-b
        await lose(s, faction, space, row.losses)
    complete = s.sieges.get(space, Siege(faction, 0)).points >= needed(s, space)
    if complete:
        await capture(s, faction, space)
    settle(s)
    s.emit(Closed())
    return complete


async def lose(s: SuccessorsState, faction: int, space: int, losses: int) -> None:
    """S3-15.1.2-b The besieger's losses, at choice."""
    at = outside(space)
    lost = await choose_losses(s, faction, at, troops_at(s, faction, at), losses)
    eliminate(s, faction, at, lost, "siege")


def score(s: SuccessorsState, faction: int, space: int, points: int) -> bool:
    """S3-15.1.2-a Siege Points are added; of another Faction's nothing is kept (S3-15.6-a). Whether these are the
    first."""
    old = s.sieges.get(space)
    before = old.points if old is not None and old.faction == faction else 0
    if points:
        s.sieges[space] = Siege(faction, before + points)
        s.emit(SiegeScored(SIDE_REFS[faction], REFS[space], points, before + points, needed(s, space)))
    return points > 0 and before == 0


async def capture(s: SuccessorsState, besieger: int, space: int) -> None:
    """S3-15.1.3-a The PC marker and the points go; who is inside a Major City is defeated (OQ-SIEGE-FALL-LOSSES)."""
    owner = s.control[space]
    del s.sieges[space]
    s.emit(SiegeCompleted(SIDE_REFS[besieger], REFS[space], SIDE_REFS[owner]))
    if s.is_major_city(space) and owner != INDEPENDENT:
        await defeat(s, owner, inside(space))
    set_control(s, space, NOBODY)
