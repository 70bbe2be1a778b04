"""The Royal Family in the hands of the players: brides, Olympias, Philippos, plans, poison."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No

from ...common.board import (
    DEAD,
    NOBODY,
    WAITING,
    is_inside,
    space_of,
)
from ...common.cards.aims import aim, unless_aimless
from ...common.cards.event import no_target
from ...common.cards.levies import is_home
from ...common.cards.royals import court, guard, plan, why_not_court, why_not_go_there, why_not_guard
from ...common.position import (
    besiegers,
    cus,
    generals_at,
    parts_of,
    stack,
)
from ...common.reinforcements import arrive
from ...common.royal_family import put_royal
from ...common.tasks import Reinforce
from ..facts import (
    HEARSE,
    PLACES,
    REFS,
    ROYAL_NUMBER,
    ROYAL_PICKS,
    ROYAL_REFS,
    SPACE,
    WOMEN,
)
from ..reinforcements import room, why_not_reinforce
from ..royal_family import die
from ..state import SuccessorsState
from .event import Event
from .levies import levied
from .satraps import settle_in, why_not_claim

OLYMPIAS, PHILIPPOS = ROYAL_NUMBER["olympias"], ROYAL_NUMBER["philippos"]


# -- brides -----------------------------------------------------------------------------------------------------------


# -- Olympias ---------------------------------------------------------------------------------------------------------


def why_not_host(s: SuccessorsState, faction: int, position: int) -> No | None:
    """Where Olympias may appear: in her Province as who claims it, or with all her CUs as a Reinforcement (5.2)."""
    space = space_of(position)
    claim = No("S3-7.1-c", "outside_the_walls", {"space": REFS[space]}) if is_inside(position) else None
    claim = claim or why_not_claim(s, faction, "olympias", space)
    if claim is None or is_home(s, "olympias", position):
        return claim
    [group] = levied("olympias")
    task = Reinforce(faction, group)
    full = No("S3-5.3-c", "no_room_for_reinforcements", {"space": REFS[space]})
    return why_not_reinforce(s, task, position) or (None if room(s, task, position) >= cus(group) else full)


def why_not_olympias(s: SuccessorsState, faction: int) -> No | None:
    """While she is alive and inactive."""
    if s.royal_at[OLYMPIAS] == DEAD:
        return No("S3-7.1-c", "dead", {"piece": ROYAL_REFS[OLYMPIAS]})
    if s.active_with[OLYMPIAS] != NOBODY:
        return No("S3-7.1-c", "controlled", {"piece": ROYAL_REFS[OLYMPIAS]})
    return unless_aimless(s, "olympias", PLACES, partial(why_not_host, s, faction))


async def choose_host(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    return (await aim(s, faction, "event_place", "olympias", PLACES, partial(why_not_host, s, faction)),)


async def host(s: SuccessorsState, faction: int, target: tuple[int, ...]) -> None:
    """S3-18.2-c She comes with CUs, and is active from now on."""
    [at] = target
    if is_home(s, "olympias", at):
        settle_in(s, faction, "olympias", space_of(at))
    else:
        [group] = levied("olympias")
        arrive(s, faction, at, group)
    put_royal(s, OLYMPIAS, at)
    s.active_with[OLYMPIAS] = faction


# -- Philippos --------------------------------------------------------------------------------------------------------


def why_not_philippos(s: SuccessorsState, faction: int) -> No | None:
    """S3-22.1-f As long as he waits in his box."""
    if s.royal_at[PHILIPPOS] != WAITING:
        return No("S3-22.1-f", "no_longer_waiting", {"piece": ROYAL_REFS[PHILIPPOS]})
    return unless_aimless(s, "eurydike_speaks_for_philippos", PLACES, partial(why_not_guard, s, faction))


async def choose_guard(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    why_not = partial(why_not_guard, s, faction)
    return (await aim(s, faction, "event_place", "eurydike_speaks_for_philippos", PLACES, why_not),)


# -- Plans of Their Own -----------------------------------------------------------------------------------------------


def why_not_plan(s: SuccessorsState, woman: int) -> No | None:
    """S3-18.2-f An inactive Woman on the map."""
    if s.royal_at[woman] < 0:
        return No("S3-18.2-f", "not_on_the_map", {"piece": ROYAL_REFS[woman]})
    if s.active_with[woman] != NOBODY:
        return No("S3-18.2-f", "controlled", {"piece": ROYAL_REFS[woman]})
    return None


def why_not_plans(s: SuccessorsState, _faction: int) -> No | None:
    return unless_aimless(s, "plans_of_their_own", [ROYAL_PICKS[woman] for woman in WOMEN], partial(why_not_plan, s))


async def choose_plan(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    women = [ROYAL_PICKS[woman] for woman in WOMEN]
    woman = await aim(s, faction, "event_royal", "plans_of_their_own", women, partial(why_not_plan, s))
    where = partial(why_not_go_there, s, woman)
    return woman, await aim(s, faction, "event_space", "plans_of_their_own", SPACE, where)


# -- Drinking Hemlock -------------------------------------------------------------------------------------------------


def why_not_poison(s: SuccessorsState, faction: int, royal: int) -> No | None:
    """S3-18.6-a Any Heir or Woman in a space with one's General, CU or PC marker, never the body; not inside an enemy
    city, nor outside of one in which one is besieged (S3-CC-a)."""
    at = s.royal_at[royal]
    if royal == HEARSE or at < 0:
        return No("S3-CC-a", "cannot_drink", {"piece": ROYAL_REFS[royal]})
    space = space_of(at)
    units = any(generals_at(s, faction, part) or stack(faction, part) in s.troops for part in parts_of(s, space))
    if is_inside(at) and s.control[space] != faction:
        return No("S3-CC-a", "out_of_your_hands", {"piece": ROYAL_REFS[royal]})
    if not is_inside(at) and s.control[space] == faction and besiegers(s, space):
        # Who is besieged reaches nobody outside.
        return No("S3-CC-a", "besieged", {"space": REFS[space]})
    if units or s.control[space] == faction:
        return None
    return No("S3-7.1-c", "out_of_your_hands", {"piece": ROYAL_REFS[royal]})


def why_not_hemlock(s: SuccessorsState, faction: int) -> No | None:
    return unless_aimless(s, "drinking_hemlock", ROYAL_PICKS, partial(why_not_poison, s, faction))


async def choose_cup(s: SuccessorsState, faction: int) -> tuple[int, ...]:
    return (await aim(s, faction, "event_royal", "drinking_hemlock", ROYAL_PICKS, partial(why_not_poison, s, faction)),)


async def poison(s: SuccessorsState, _faction: int, target: tuple[int, ...]) -> None:
    """S3-18.6-a"""
    [royal] = target
    die(s, royal, "hemlock")


def _bride(name: str) -> Event:
    woman = ROYAL_NUMBER[name]
    return Event(partial(why_not_court, woman), no_target, partial(court, woman))


EVENTS: dict[str, Event] = {
    "kleopatra_offers_marriage": _bride("kleopatra"),
    "thessalonike_offers_marriage": _bride("thessalonike"),
    "olympias": Event(why_not_olympias, choose_host, host),
    "eurydike_speaks_for_philippos": Event(why_not_philippos, choose_guard, guard),
    "plans_of_their_own": Event(why_not_plans, choose_plan, plan),
    "drinking_hemlock": Event(why_not_hemlock, choose_cup, poison),
}
