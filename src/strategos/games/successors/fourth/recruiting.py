"""6.2 D Recruiting a Reserve General with a card of 3 or 4 OP."""

from __future__ import annotations

from functools import partial

from strategos.kernel.agenda import push
from strategos.kernel.asking import No, Option, choose, confirm

from ..common.board import DEAD, OFF, SIDE_REFS, WAITING, WAY_POINT, inside, outside, troops
from ..common.card_events import Recruited
from ..common.control import set_control
from ..common.position import cus, enemies_in_space, living, troops_at
from ..common.reinforcements import CROWD, arrive
from ..common.settle import settle
from .facts import (
    GENERAL_NUMBER,
    GENERAL_PICKS,
    GENERAL_REFS,
    GROUP,
    KIND,
    PORT,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    REFS,
    RESERVES,
    SPACE,
)
from .segments import openers
from .state import SuccessorsState
from .tasks import Reinforce

RECRUITING_OP = 3
LATE_TURN = 4
AS_REINFORCEMENT: Option[int] = Option("as_reinforcement", -1, {"button": "as_reinforcement"})


def received_at_set_up(s: SuccessorsState, faction: int) -> int:
    return s.received.count(faction)


def why_not_recruit(s: SuccessorsState, faction: int, points: int, general: int) -> No | None:
    """S4-6.2-ac A Reserve General nobody has yet, for 3 or 4 OP, if the Faction has fewer living Major Generals than it
    received (S4-6.2-ad) or, from Game Turn IV on, as many (S4-6.2-ae)."""
    if GROUP[s.setup.seats][general] != "reserve" or s.general_at[general] != WAITING:
        return No("S4-6.2-ac", "not_in_reserve", {"general": GENERAL_REFS[general]})
    if points < RECRUITING_OP:
        return No("S4-6.2-ac", "too_few_points", {"points": points, "needed": RECRUITING_OP})
    after = RESERVES[general].after
    if after and s.general_at[GENERAL_NUMBER[after]] != DEAD:
        return No("S4-6.2-ah", "not_before_his_death", {"general": GENERAL_REFS[GENERAL_NUMBER[after]]})
    if not has_enough(s, faction):
        return None
    facts = {"living": len(living(s, faction)), "received": received_at_set_up(s, faction)}
    return No("S4-6.2-ad", "enough_generals", facts)


def has_enough(s: SuccessorsState, faction: int) -> bool:
    """S4-6.2-ad As many living Major Generals as it received; from Game Turn IV on, more (S4-6.2-ae)."""
    lives, had = len(living(s, faction)), received_at_set_up(s, faction)
    return lives > had or (lives == had and s.clock.round < LATE_TURN)


def why_no_recruit(s: SuccessorsState, faction: int, points: int) -> No | None:
    """Why no Reserve General at all can be recruited; None if one can."""
    able = RESERVES if points >= RECRUITING_OP and not has_enough(s, faction) else ()
    if any(why_not_recruit(s, faction, points, general) is None for general in able):
        return None
    return why_not_recruit(s, faction, points, next(iter(RESERVES)))


def is_preferred(general: int, space: int) -> bool:
    """S4-6.2-ag His Province; for Nearchos any port."""
    row = RESERVES[general]
    return PORT[space] if row.ports else PROVINCE_OF[space] == PROVINCE_NUMBER[row.province]


def why_not_arrive(s: SuccessorsState, faction: int, general: int, space: int) -> No | None:
    """S4-6.2-ai A space of his Province without an enemy CU or General; or as a Reinforcement (S4-6.2-ak)."""
    if space == AS_REINFORCEMENT.value:
        return None
    if not is_preferred(general, space):
        return No("S4-6.2-ai", "not_his_province", {"general": GENERAL_REFS[general], "space": REFS[space]})
    if enemies_in_space(s, faction, space):
        return No("S4-6.2-ai", "enemy_here", {"space": REFS[space]})
    return None


async def recruit(s: SuccessorsState, faction: int, points: int) -> None:
    """6.2 D A Reserve General joins, in his Province, where he may bring a PC marker, or as a Reinforcement."""
    reserve = [GENERAL_PICKS[g] for g in RESERVES]
    why_not = partial(why_not_recruit, s, faction, points)
    general = await choose(faction, "recruit", reserve, rule="S4-6.2-ac", why_not=why_not)
    s.general_of[general], s.general_at[general] = faction, OFF
    brought, about = troops(RESERVES[general].troops), {"general": GENERAL_REFS[general]}
    why_not = partial(why_not_arrive, s, faction, general)
    places = [*SPACE, AS_REINFORCEMENT]
    space = await choose(faction, "recruit_at", places, rule="S4-6.2-ai", why_not=why_not, about=about)
    if space == AS_REINFORCEMENT.value:
        s.emit(Recruited(SIDE_REFS[faction], GENERAL_REFS[general]))
        push(s, Reinforce(faction, brought, (general,), openers=openers(s, faction)))
        return
    s.emit(Recruited(SIDE_REFS[faction], GENERAL_REFS[general], REFS[space]))
    about = {"space": REFS[space]}
    mark = KIND[space] != WAY_POINT and s.control[space] != faction
    if mark and await confirm(faction, "bring_marker", rule="S4-6.2-aj", about=about):
        set_control(s, space, faction)
    position = outside(space)
    fits = cus(troops_at(s, faction, inside(space))) + cus(brought) <= CROWD
    own_city = s.is_major_city(space) and s.control[space] == faction
    # OQ-REINF-CITY
    if own_city and fits and await confirm(faction, "go_inside", rule="S4-6.2-ai", about=about):
        position = inside(space)
    s.general_at[general] = position
    arrive(s, faction, position, brought)
    settle(s)
