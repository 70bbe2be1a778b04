"""The odds of what a player has in front of him: a step of an activated Army, a siege, a voyage, an answer to one."""

from __future__ import annotations

import itertools
from typing import Any

from strategos.kernel.agenda import under_way
from strategos.kernel.asking import Decision
from strategos.kernel.standing import STANDING
from strategos.parts.forecast import Inquiry, Prospects, certainty

from ...common.board import NOBODY, SIDE_REFS, SIDES, outside, space_of
from ...common.champions import attack
from ...common.confrontation import opponents
from ...common.land_movement import occupants
from ...common.naval_movement import ALL_FLEETS
from ...common.odds.battles import (
    BEFORE_IT,
    BEFORE_THE_DICE,
    at_hand,
    cards_on_table,
    has_force,
    have_force,
    joins,
    left_out,
    overruns,
    status_lost,
    told,
)
from ...common.odds.rolls import escorting, met, told_interceptors
from ...common.parties import party_of, position_of
from ...common.position import commander, factions
from ...common.scoring import available_fleets, fleet_strength
from ...common.steps import Step, has_cus, transfer
from ...common.tasks import Activate, Battle
from ..evasion import why_not_evade, why_not_evade_to
from ..facts import BY_LAND_ROUTE, FLEET, GENERAL_REFS, NUMBER, REFS
from ..land_movement import hosts, passes_stronghold
from ..naval_battle import why_not_declare
from ..state import SuccessorsState
from .battles import naval_battle, told_battle
from .rolls import evasion, interception, interceptors, siege


def for_inquiry(ask: Inquiry) -> Prospects:
    """Odds as plain data with `win`, `draw` and `lose` of whoever asks."""
    decision = ask.decision
    if ask.target is not None:
        space = str(ask.target.get("space"))
        return Prospects(target=_of_option(ask, space) if decision.option(space) else None)
    found = {key: _of_option(ask, key) for key in ask.options}
    options = {key: odds for key, odds in found.items() if odds is not None}
    return Prospects(_of_question(ask), options)


def _of_question(ask: Inquiry) -> dict[str, Any] | None:
    """Of the battle one may evade or meet behind walls, of the Land Battle under way."""
    s: SuccessorsState = ask.match.state
    seat, decision = ask.seat, ask.decision
    if decision.kind in ("evade", "rearrange"):
        return at_hand(s, seat, outside(_space(decision)), told_battle, *BEFORE_IT[decision.kind])
    if s.battle is None or decision.kind not in BEFORE_THE_DICE or not have_force(s, s.battle):
        return None
    joining = joins(s, s.battle.position) if decision.kind != "battle_prestige" else ()
    return {**told_battle(s, s.battle, cards_on_table(ask)), **certainty(*joining, *left_out(s))}


def _of_option(ask: Inquiry, key: str) -> dict[str, Any] | None:
    """What an answer may bring."""
    s: SuccessorsState = ask.match.state
    seat, decision = ask.seat, ask.decision
    option = decision.option(key)
    if option is None:
        return None
    task = under_way(s, Activate)
    match decision.kind:
        case "activation" if task is not None and task.generals:
            return _of_act(s, task, *option.value)
        case "sail_to" if task is not None and option.value >= 0:
            return voyage(s, task.faction, option.value, _announced(ask))
        case "siege" if option.value is not None:
            return siege(s, seat, option.value)
        case "naval_battle" if option.value is not None:
            return _challenge(s, seat, decision, key)
        case "intercept_from" if option.value is not None:
            return _interception(s, seat, option.value, _space(decision))
        case "evade_to" if option.value is not None:
            return _evasion(s, seat, decision, option.value)
        case _:
            return None


def _of_act(s: SuccessorsState, task: Activate, act: str, space: int) -> dict[str, Any] | None:
    if act == "go":
        return step(s, task, space)
    if act == "siege":
        return siege(s, task.faction, space_of(position_of(s, task)))
    return None


# -- by land ----------------------------------------------------------------------------------------------------------


def step(s: SuccessorsState, task: Activate, space: int) -> dict[str, Any] | None:
    """10 If the Army goes there: who may come to meet it, who may get away, and the battle with those who are there.
    None where nothing can happen."""
    twin, here, there = s.copy(), position_of(s, task), outside(space)
    twin.events = []
    before = occupants(twin, task.faction, there)
    going = Step(task.faction, task.faction, here, there, before, task.besieged)
    transfer(twin, party_of(task), here, there)
    attempts = interceptors(twin, going)
    facts: dict[str, Any] = {
        "space": REFS[space],
        "attacker": SIDE_REFS[task.faction],
        "met": met(attempts),
        "interceptors": told_interceptors(s, attempts),
    }
    there_now = [other for other in opponents(twin, going) if has_force(twin, other, there)]
    if not there_now:
        alone = {"kind": "march", "win": 1 - met(attempts), "draw": met(attempts), "lose": 0.0}
        return {**facts, **alone, **certainty("refusals", *left_out(s))} if attempts else None
    if not has_cus(twin, task.faction, there) and hosts(twin, task.faction, there):
        # S3-9.9-a He asks for Free Passage before he goes: what comes of it is their word, no dice.
        return None
    leaves = passes_stronghold(s, task.general, space_of(here), task.arrival, by_sea=False)
    before_it = (*(("attrition",) if leaves else ()), *(("interceptors",) if attempts else ()))
    several = ("third_parties",) if len(there_now) > 1 else ()
    return {**facts, **against(twin, going, there_now[0], (*before_it, *several))}


def against(s: SuccessorsState, going: Step, other: int, before: tuple[str, ...] = ()) -> dict[str, Any]:
    """Those who are there, if they stay: an Overrun, or a battle with the Prestige it leaves the Attacker; `before` are
    the codes of what may come first."""
    battle = Battle(going.faction, other, going.position, going.origin)
    evades = 0.0
    if other in factions(s) and why_not_evade(s, going, other) is None:
        here, leader = space_of(going.position), commander(s, other, going.position)
        ways = [n for n in BY_LAND_ROUTE[here] if why_not_evade_to(s, going, other, here, n) is None]
        evades = max(evasion(leader, space) for space in ways)
    facts: dict[str, Any] = {"defender": SIDE_REFS[other], "evades": evades}
    without = (*before, *(("evasion",) if evades else ()), *joins(s, going.position), *left_out(s))
    if not has_cus(s, going.faction, going.position):
        return {**facts, "kind": "dispersal", "win": 0.0, "draw": 0.0, "lose": 1.0, **certainty(*without)}
    facts |= status_lost(s, going.faction, other)
    if overruns(s, battle):
        return {**facts, "kind": "overrun", "win": 1.0, "draw": 0.0, "lose": 0.0, **certainty(*without)}
    attack(s, going.faction, other)
    return {**told_battle(s, battle), **facts, **certainty(*without)}


def _interception(s: SuccessorsState, seat: int, here: int, space: int) -> dict[str, Any] | None:
    """10.2 Of the General in command, should he go himself."""
    general = commander(s, seat, here)
    if general == NOBODY:
        return None
    return _attempt("interception", here, general, interception(general, space))


def _evasion(s: SuccessorsState, seat: int, decision: Decision, first: int) -> dict[str, Any] | None:
    """11.1 Of the General in command, with this first space."""
    here = _space(decision)
    general = commander(s, seat, outside(here))
    return None if general == NOBODY else _attempt("evasion", outside(first), general, evasion(general, first))


def _attempt(kind: str, at: int, general: int, chance: float) -> dict[str, Any]:
    """One die of a General who tries something."""
    names = {"kind": kind, "space": REFS[space_of(at)], "general": GENERAL_REFS[general]}
    return {**names, "win": chance, "draw": 0.0, "lose": 1 - chance, **certainty()}


# -- by sea -----------------------------------------------------------------------------------------------------------


def _announced(ask: Inquiry) -> tuple[int, ...]:
    """S3-13.4-c The spaces of the way that have been named already."""
    said = itertools.takewhile(lambda answer: answer.kind in ("sail_to", STANDING), reversed(ask.match.answers))
    return tuple(reversed([NUMBER[answer.key] for answer in said if answer.kind == "sail_to"]))


def voyage(s: SuccessorsState, faction: int, space: int, before: tuple[int, ...] = ()) -> dict[str, Any] | None:
    """13.3 If everybody in range of the way so far challenges with all Fleets: the chance to get through. None if
    nobody can. Where the way goes on others may stop it."""
    declared = tuple(s.challengers)
    # S3-13.4-e Nobody is met in the Port of Embarkation.
    course = tuple(n for n in (*before, space) if s.voyage is None or n != space_of(s.voyage.port))
    able = factions(s) if course else ()
    rivals = [other for other in able if why_not_declare(s, other, faction, course, declared) is None]
    if not rivals:
        return None
    escort = fleet_strength(s, escorting(s, faction))
    fights = [naval_battle(escort, fleet_strength(s, available_fleets(s, other))) for other in rivals]
    through = 1.0
    for fight in fights:
        through *= 1 - fight.win
    return {
        "kind": "voyage",
        "space": REFS[space],
        "attacker": SIDE_REFS[faction],
        "win": through,
        "draw": 0.0,
        "lose": 1 - through,
        **certainty("refusals", "farther", *left_out(s)),
        "challengers": [
            {"side": SIDE_REFS[other], "beats": fight.win} for other, fight in zip(rivals, fights, strict=True)
        ],
    }


def _challenge(s: SuccessorsState, seat: int, decision: Decision, key: str) -> dict[str, Any]:
    """13.3 A Naval Battle with all Fleets, or with this one and those that were named before it."""
    mover = SIDES.index(str(decision.about["side"]).removeprefix("side:"))
    able, asked = available_fleets(s, seat), [option.key for option in decision.options]
    fleets = able if key == ALL_FLEETS.key else [n for n in able if FLEET[n].key == key or FLEET[n].key not in asked]
    names = {"kind": "naval_battle", "attacker": SIDE_REFS[seat], "defender": SIDE_REFS[mover]}
    fight = naval_battle(fleet_strength(s, escorting(s, mover)), fleet_strength(s, fleets))
    return {**names, "space": REFS[_space(decision)], **told(fight, *left_out(s))}


def _space(decision: Decision) -> int:
    return NUMBER[str(decision.about["space"]).removeprefix("space:")]
