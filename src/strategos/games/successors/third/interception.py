"""10 Land Interception: Armies in adjacent spaces may come to meet an Army that moves.

What both editions have alike stands in `common/interception.py`.
"""

from __future__ import annotations

import msgspec

from strategos.kernel.asking import DONE, No, Option, offer
from strategos.kernel.chance import roll

from ..common.board import INDEPENDENT, NOBODY, SIDE_REFS, is_inside, space_of
from ..common.dispersal import named
from ..common.interception import Attempt, bring_minor, leads_from, nearby
from ..common.movement_events import InterceptionDeclared, InterceptionRolled
from ..common.options import plays_with
from ..common.parties import choose_cus
from ..common.position import (
    added,
    generals_at,
    is_army,
    royals_at,
    troops_at,
)
from ..common.steps import Party, Step, arrival, is_open_to, others, transfer
from .facts import BY_LAND_ROUTE, GENERAL_NAMES, GENERAL_REFS, INITIATIVE, PLACE, RANK, REFS, ROYALS, is_minor
from .independent_reactions import Response, declare_interceptions, intercept, into
from .parties import able_to_travel
from .state import SuccessorsState


def intercepts_on(general: int) -> int:
    """S3-10.2-c More than his Initiative."""
    return INITIATIVE[general] + 1


def why_not_meet(s: SuccessorsState, step: Step, faction: int) -> No | None:
    """10.3 Whether a Faction may intercept this step at all, wherever its Generals are."""
    space = space_of(step.position)
    if is_inside(step.position):
        return No("S3-9.14-l", "landed_inside", {"space": REFS[space]})
    if not is_open_to(s, faction, space, step.position):
        return No("S3-10.3-d", "enemy_space", {"space": REFS[space]})
    if any(occupant != faction for occupant in step.occupants):
        return No("S3-10.3-e", "enemy_was_here", {"space": REFS[space]})
    return None


def why_not_intercept(s: SuccessorsState, step: Step, faction: int, here: int) -> No | None:
    """S3-10.2-a From a position with an Army, outside of a city (S3-10.3-b), over a plain Land route (S3-10.3-c)."""
    space = space_of(here)
    if space_of(step.position) not in BY_LAND_ROUTE[space]:
        return No("S3-10.3-c", "no_land_route", {"space": REFS[space]})
    if not is_army(s, faction, here):
        return No("S3-10.2-a", "no_army_here", {"space": REFS[space]})
    if is_inside(here):
        return No("S3-10.3-b", "inside_the_walls", {"space": REFS[space]})
    return why_not_meet(s, step, faction)


class Come(msgspec.Struct, frozen=True):
    """Who has intercepted: pieces of one Faction (S3-10.6-d), or Independent Armies."""

    party: Party
    armies: tuple[int, ...] = ()
    here: int = NOBODY
    """From where the first of them came."""


NOBODY_CAME = Come(Party(NOBODY, ()))


async def interceptions(s: SuccessorsState, step: Step) -> Come:
    """S3-10.6-b All attempts are declared in Turn Order (S3-10.6-c), a player's own ones and those he pays for
    (S3-23.3-a), then resolved; those who succeeded."""
    attempts: list[Attempt | Response] = []
    near, agreed = nearby(s, space_of(step.position)), plays_with(s.setup, "independent_reactions")
    for faction in others(s, step, s.turn_order()):
        if agreed:
            called = [attempt.army for attempt in attempts if isinstance(attempt, Response)]
            attempts += await declare_interceptions(s, step, faction, called)
        while leads_from(s, faction, near) and (attempt := await declare(s, step, faction, attempts)) is not None:
            attempts.append(attempt)
    come = NOBODY_CAME
    for attempt in attempts:
        # S3-10.6-d The first success cancels other Factions' rolls; S3-10.6-b the own ones must be made.
        if come.party.faction not in (NOBODY, faction_of(attempt)):
            continue
        if isinstance(attempt, Response):
            success = await intercept(s, step, attempt)
        else:
            success = await resolve(s, step, attempt)
        if success:
            come = joined_by(come, attempt)
    return come


def joined_by(come: Come, attempt: Attempt | Response) -> Come:
    here = attempt.here if come.here == NOBODY else come.here
    if isinstance(attempt, Response):
        return Come(Party(INDEPENDENT, ()), (*come.armies, attempt.army), here)
    old, new = come.party, attempt.party
    troops, royals = added(old.troops, new.troops), (*old.royals, *new.royals)
    return Come(Party(new.faction, (*old.generals, *new.generals), troops, royals), (), here)


def faction_of(attempt: Attempt | Response) -> int:
    """Whose pieces would come."""
    return INDEPENDENT if isinstance(attempt, Response) else attempt.party.faction


async def declare(s: SuccessorsState, step: Step, faction: int, attempts: list[Attempt | Response]) -> Attempt | None:
    """S3-10.7-c One attempt from each space (OQ-INTERCEPT-PER-SPACE): the General and whoever he takes (S3-10.2-b)."""
    taken = [space_of(attempt.here) for attempt in attempts if faction_of(attempt) == faction]

    def why_not(here: int) -> No | None:
        if space_of(here) in taken:
            return No("S3-10.7-c", "attempt_declared", {"space": REFS[space_of(here)]})
        return why_not_intercept(s, step, faction, here)

    near = nearby(s, space_of(step.position))
    able = [PLACE[at] for at in leads_from(s, faction, near) if why_not(at) is None]
    if not able:
        return None
    about, among = arrival(s, step), [PLACE[at] for at in near]
    here = await offer(faction, "intercept_from", among, rule="S3-10.6-b", why_not=why_not, about=about, allowed=able)
    if here is None:
        return None
    await bring_minor(s, faction, here)
    party = await commit(s, faction, here)
    if party is None:
        return None
    names = tuple(GENERAL_REFS[g] for g in party.generals)
    where, to = REFS[space_of(here)], REFS[space_of(step.position)]
    s.emit(InterceptionDeclared(SIDE_REFS[faction], where, to, names, named(party.troops)))
    return Attempt(party, here)


async def commit(s: SuccessorsState, faction: int, here: int) -> Party | None:
    """S3-10.7-a Any part of the force may go, with or without its Commanding General; a General and a CU must
    (S3-10.2-a)."""
    about = {"space": REFS[space_of(here)]}
    generals: list[int] = []

    def why_not(general: int) -> No | None:
        if generals and (is_minor(general) or is_minor(generals[0])):
            # S3-8.1-c
            return No("S3-8.1-c", "minor_goes_alone", {"general": GENERAL_REFS[general]})
        return None

    while True:
        left = [g for g in generals_at(s, faction, here) if g not in generals]
        options = [Option(GENERAL_NAMES[g], g, {"piece": GENERAL_NAMES[g]}) for g in left]
        general = await offer(
            faction, "intercepting_general", options, DONE, rule="S3-10.2-b", why_not=why_not, about=about
        )
        if general is None:
            break
        generals.append(general)
    if not generals:
        return None
    there = troops_at(s, faction, here)
    group = await choose_cus(s, faction, "intercepting_cus", there, here, "S3-10.2-b", at_least=1)
    # S3-17.4-b
    able = able_to_travel(s, tuple(n for n in royals_at(s, here) if s.royal_of[n] == faction), group)
    royals: list[int] = []
    while True:
        options = [Option(ROYALS[n], n, {"piece": ROYALS[n]}) for n in able if n not in royals]
        royal = await offer(faction, "intercepting_royal", options, DONE, rule="S3-10.2-b", about=about)
        if royal is None:
            break
        royals.append(royal)
    return Party(faction, tuple(sorted(generals, key=lambda g: -RANK[g])), group, tuple(royals))


async def resolve(s: SuccessorsState, step: Step, attempt: Attempt) -> bool:
    """S3-10.7-b The highest-Rank General committed rolls; on a success all those named must come (S3-10.2-d)."""
    party = attempt.party
    [die] = await roll(6, purpose="interception", rule="S3-10.2-c")
    success = die + into(space_of(step.position)) >= intercepts_on(party.generals[0])
    s.emit(InterceptionRolled(SIDE_REFS[party.faction], GENERAL_REFS[party.generals[0]], die, success))
    if success:
        transfer(s, party, attempt.here, step.position)
    return success
