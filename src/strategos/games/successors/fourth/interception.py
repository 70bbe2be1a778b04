"""11 Land Interception: Generals in adjacent spaces may come to meet an Army that moves.

What both editions have alike stands in `common/interception.py`.
"""

from __future__ import annotations

from strategos.kernel.asking import DONE, No, Option, offer
from strategos.kernel.chance import roll

from ..common.board import INDEPENDENT, NOBODY, SIDE_REFS, is_inside, space_of
from ..common.dispersal import named
from ..common.interception import Attempt, bring_minor, leads_from, nearby
from ..common.movement_events import InterceptionDeclared, InterceptionRolled
from ..common.options import plays_with
from ..common.parties import choose_cus
from ..common.position import (
    cus,
    generals_at,
    troops_at,
)
from ..common.steps import Party, arrival, is_open_to, others, transfer, whole_force
from .cavalry import has_cavalry
from .champions import why_not_attack, why_not_provoke
from .facts import ABILITY, BY_LAND_ROUTE, GENERAL_PICKS, GENERAL_REFS, INITIATIVE, PLACE, RANK, REFS, ROYALS, is_minor
from .independent_reactions import Response, declare_interceptions, intercept
from .options import most_moving
from .parties import able_to_travel
from .state import SuccessorsState
from .steps import Step


def intercepts_on(general: int) -> int:
    """S4-11.2-h More than his Initiative; Eumenes on 3 or more (S4-11.2-i)."""
    return 3 if ABILITY[general] == "intercept_3_plus" else INITIATIVE[general] + 1


def why_not_meet(s: SuccessorsState, step: Step, faction: int) -> No | None:
    """11.1 Whether a Faction may intercept this step at all, wherever its Generals are."""
    space = space_of(step.position)
    if is_inside(step.position):
        return No("S4-11.1-l", "landed_inside", {"space": REFS[space]})
    if not is_open_to(s, faction, space, step.position):
        return No("S4-11.1-e", "enemy_space", {"space": REFS[space]})
    if any(occupant != faction for occupant in step.occupants):
        return No("S4-11.1-g", "enemy_was_here", {"space": REFS[space]})
    return why_not_attack(s, faction, step.faction) or why_not_provoke(s, faction, step.position)


def why_not_intercept(s: SuccessorsState, step: Step, faction: int, here: int) -> No | None:
    """11.1 From a position with a General who is not besieged (S4-11.1-i, -j), over a plain Land route (-d, -f)."""
    space = space_of(here)
    if space_of(step.position) not in BY_LAND_ROUTE[space]:
        return No("S4-11.1-d", "no_land_route", {"space": REFS[space]})
    generals = generals_at(s, faction, here)
    if not generals:
        return No("S4-11.1-a", "no_general_here", {"space": REFS[space]})
    if all(general in step.besieged for general in generals):
        return No("S4-11.1-i", "besieged", {"space": REFS[space]})
    return why_not_meet(s, step, faction)


async def interceptions(s: SuccessorsState, step: Step) -> int:
    """S4-11.2-a All attempts are declared in Turn Order, then resolved (S4-11.2-c); the Faction that has come."""
    attempts: list[Attempt | Response] = []
    near, agreed = nearby(s, space_of(step.position)), plays_with(s.setup, "independent_reactions")
    for faction in others(s, step, s.turn_order()):
        if agreed:
            taken = [space_of(attempt.here) for attempt in attempts]
            responses = await declare_interceptions(s, step, faction, taken)
            attempts += responses
            if responses:
                # S4-16.11-f Instead of the own attempts.
                continue
        while leads_from(s, faction, near) and (attempt := await declare(s, step, faction, attempts)) is not None:
            attempts.append(attempt)
    come = by = NOBODY
    for attempt in attempts:
        player = attempt.player if isinstance(attempt, Response) else attempt.party.faction
        # S4-11.2-k The first success cancels other players' rolls; S4-11.2-l the own ones must be made.
        if by not in (NOBODY, player):
            continue
        if isinstance(attempt, Response):
            success = await intercept(s, step, attempt)
        else:
            success = await resolve(s, step, attempt)
        if success:
            come, by = INDEPENDENT if isinstance(attempt, Response) else player, player
    return come


async def declare(s: SuccessorsState, step: Step, faction: int, attempts: list[Attempt | Response]) -> Attempt | None:
    """S4-11.2-b One attempt from each space (OQ-INTERCEPT-PER-SPACE): the General and whoever he takes (S4-11.2-d)."""
    taken = [space_of(attempt.here) for attempt in attempts]

    def why_not(here: int) -> No | None:
        if space_of(here) in taken:
            return No("S4-11.2-b", "attempt_declared", {"space": REFS[space_of(here)]})
        return why_not_intercept(s, step, faction, here)

    near = nearby(s, space_of(step.position))
    able = [PLACE[at] for at in leads_from(s, faction, near) if why_not(at) is None]
    if not able:
        return None
    about, among = arrival(s, step), [PLACE[at] for at in near]
    here = await offer(faction, "intercept_from", among, rule="S4-11.2-a", why_not=why_not, about=about, allowed=able)
    if here is None:
        return None
    await bring_minor(s, faction, here)
    party = await commit(s, step, faction, here)
    if party is None:
        return None
    names = tuple(GENERAL_REFS[g] for g in party.generals)
    where, to = REFS[space_of(here)], REFS[space_of(step.position)]
    s.emit(InterceptionDeclared(SIDE_REFS[faction], where, to, names, named(party.troops)))
    return Attempt(party, here)


async def commit(s: SuccessorsState, step: Step, faction: int, here: int) -> Party | None:
    """S4-11.2-e Any part of the force may go, with or without its Commanding General; at least one General must."""
    about = {"space": REFS[space_of(here)]}
    generals: list[int] = []

    def why_not(general: int) -> No | None:
        if general in step.besieged:
            return No("S4-11.1-i", "besieged", {"space": REFS[space_of(here)]})
        if generals and (is_minor(general) or is_minor(generals[0])):
            # S4-9.1-k
            return No("S4-9.1-k", "minor_goes_alone", {"general": GENERAL_REFS[general]})
        return None

    while True:
        left = [g for g in generals_at(s, faction, here) if g not in generals]
        options = [GENERAL_PICKS[g] for g in left]
        general = await offer(
            faction, "intercepting_general", options, DONE, rule="S4-11.2-d", why_not=why_not, about=about
        )
        if general is None:
            break
        generals.append(general)
    if not generals:
        return None
    there = troops_at(s, faction, here)
    most = most_moving(s.setup, cus(there))
    group = await choose_cus(s, faction, "intercepting_cus", there, here, "S4-11.2-d", most)
    royals: list[int] = []
    while True:
        # S4-9.1-i, S4-8.4-b
        able = able_to_travel(s, whole_force(s, faction, here).royals, group)
        own = [n for n in able if n not in royals]
        options = [Option(ROYALS[n], n, {"piece": ROYALS[n]}) for n in own]
        royal = await offer(faction, "intercepting_royal", options, DONE, rule="S4-11.2-d", about=about)
        if royal is None:
            break
        royals.append(royal)
    return Party(faction, tuple(sorted(generals, key=lambda g: -RANK[g])), group, tuple(royals))


async def resolve(s: SuccessorsState, step: Step, attempt: Attempt) -> bool:
    """S4-11.2-f The highest-Rank General committed rolls; on a success all those named must come (S4-11.2-j)."""
    party = attempt.party
    [die] = await roll(6, purpose="interception", rule="S4-11.2-h")
    # S4-16.9-m, S4-16.9-n
    total = die + has_cavalry(s, party.faction, attempt.here) - step.mounted
    success = total >= intercepts_on(party.generals[0])
    s.emit(InterceptionRolled(SIDE_REFS[party.faction], GENERAL_REFS[party.generals[0]], die, success))
    if success:
        transfer(s, party, attempt.here, step.position)
    return success
