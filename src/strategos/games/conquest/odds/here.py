"""The odds of what a player has in front of him: a battle under way, one to be chosen, or a march into an enemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from strategos.kernel.asking import Decision, Seat, Target
from strategos.parts.forecast import Inquiry, Prospects, certainty

from ..alliances import strait_guards
from ..facts import KINDS, LEADERS, LEGION, NUMBER, PROVINCES, REFS, SEA_ROUNDS
from ..land_battle import has_fort
from ..land_movement import Route, reachable, routes, way
from ..legion import Group, movable, muster
from ..sea_battle import idle_galleys, sea_targets
from ..sea_movement import Order, has_legion, hostile
from ..state import (
    HOLD,
    NOBODY,
    ConquestState,
    enemy_in,
    fight_under_way,
    force,
    galley_name,
    galleys_of,
    is_caesar,
    leader_ref,
    leaders_at,
    leaders_of,
    side_ref,
)
from ..tasks import LandBattle, Pursuit, SeaBattle
from .forces import Numbers, Reading, taken
from .land import for_battle, for_flight, told_battle, win_chance
from .midway import flight_midway, is_midway, land_midway, sea_midway
from .sea import for_naval, told_naval


def for_inquiry(ask: Inquiry) -> Prospects:
    """Odds as plain data with `space`, `attacker` and `defender`, where a battle is in sight."""
    s: ConquestState = ask.match.state
    seat, decision = ask.seat, ask.decision
    if ask.target is not None:
        return Prospects(target=forecast(s, seat, decision, ask.target))
    if fight_under_way(s) is not None or decision.kind == "enter":
        return Prospects(_at_hand(ask))
    found = {key: _of_option(s, seat, decision, key) for key in ask.options}
    return Prospects(options={key: odds for key, odds in found.items() if odds is not None})


def forecast(s: ConquestState, seat: Seat, decision: Decision, target: Target) -> dict[str, Any] | None:
    """The battle in a province he looks at: for the legion in hand, else for the strongest that can march there now;
    `from` names the province it should come from."""
    place = NUMBER.get(str(target.get("space")), PROVINCES)
    if place >= PROVINCES or (enemy := enemy_in(s, place, seat)) == NOBODY:
        return None
    if decision.kind in ("march", "enter", "combat"):
        return _march(s, seat, decision, place)
    if decision.kind == "galley" and decision.option(str(target["space"])):
        return _of_option(s, seat, decision, str(target["space"]))
    origin = NUMBER.get(str(target.get("from")), NOBODY)
    here = standing(s, place, seat)
    there, fort, reading = standing(s, place, enemy), has_fort(s, place, enemy), Reading.of(s.setup)
    best: tuple[float, Numbers, int, Group] | None = None
    # A Caesar goes last: with the same men somebody else should risk it.
    for leader in sorted(leaders_of(s, seat), key=is_caesar):
        at = s.leader_at[leader]
        if not 0 <= at < PROVINCES or origin not in (NOBODY, at) or not s.leader_left[leader]:
            continue
        group = muster(s, seat, leader)
        if place not in reachable(s, group, routes(s, group)):
            continue
        for order in (KINDS, KINDS[::-1]):
            units = taken((*movable(s, at, seat),), LEGION, order)  # pyright: ignore[reportArgumentType]
            legion = (here[0] + units[0], here[1] + units[1], here[2] + units[2], here[3] + 1)
            if any(units) and (chance := win_chance(legion, there, fort, reading)) > (best[0] if best else -1.0):
                best = chance, legion, leader, group
    if best is None:
        return None
    _, legion, leader, group = best
    names = {**_names(s, place, seat, enemy), **_comes(is_caesar(leader)), "leader": leader_ref(s, leader)}
    found = {**names, **for_battle(legion, there, fort, reading=reading)}
    return needing_consent(found) if asks(s, group, place) else found


def _at_hand(ask: Inquiry) -> dict[str, Any] | None:
    """The battle under way, or the one that entering would begin; of one who has said that he runs, his flight. Dice
    that have fallen count as they fell."""
    s: ConquestState = ask.match.state
    seat, decision, battle = ask.seat, ask.decision, fight_under_way(s)
    if battle is None:
        return _march(s, seat, decision, NUMBER[str(decision.about["space"]).removeprefix("space:")])
    midway = is_midway(ask, battle)
    named = _names(s, battle.space, battle.attacker, battle.defender)
    if isinstance(battle, SeaBattle):
        rounds = max(1, SEA_ROUNDS - battle.round + 1)
        ships = len(battle.ours), len(battle.theirs)
        found = told_naval(*ships, sea_midway(ask, battle, rounds)) if midway else for_naval(*ships, rounds)
        return {**named, **found, **certainty(*_sunk_first(s, battle.ours, battle.theirs))}
    attacker, defender = (standing(s, battle.space, who) for who in (battle.attacker, battle.defender))
    fugitive = battle.fugitive if isinstance(battle, Pursuit) else NOBODY
    if decision.kind == "retreat" and decision.about.get("enemy_retreats"):
        fugitive = battle.defender
    if fugitive != NOBODY:
        runs = attacker if fugitive == battle.attacker else defender
        left = flight_midway(runs, decision) if midway else None
        return {**named, **for_flight(attacker, defender, of_attacker=runs is attacker, left=left)}
    if midway and isinstance(battle, LandBattle):
        fort = has_fort(s, battle.space, battle.defender)
        return {**named, **told_battle(land_midway(ask, battle, (attacker, defender), fort, Reading.of(s.setup)))}
    return {**named, **_land(s, battle.space, attacker, battle.defender)}


def _of_option(s: ConquestState, seat: Seat, decision: Decision, key: str) -> dict[str, Any] | None:
    """The battle that an option leads to."""
    chosen = decision.option(key)
    if chosen is None:
        return None
    if decision.kind == "combat" and chosen.value[0] == "sea":
        _, zone, enemy = chosen.value
        ours, theirs = (idle_galleys(s, zone, owner) for owner in (seat, enemy))
        split = ("fleet",) if len(ours) > 1 and sum(z == zone for z, _ in sea_targets(s, seat)) > 1 else ()
        found = {**_names(s, zone, seat, enemy), **for_naval(len(ours), len(theirs))}
        return {**found, **certainty(*split, *_sunk_first(s, ours, theirs))}
    if decision.kind == "galley":
        return _landing(s, seat, decision, chosen.value)
    place = NUMBER.get(chosen.key, PROVINCES)
    if place >= PROVINCES:
        return None
    return _march(s, seat, decision, place)


def _sunk_first(s: ConquestState, *fleets: Sequence[int]) -> tuple[str, ...]:
    """CE-nav-08 The owner chooses which of his Galleys sink; with a Caesar's the battle would be over (CE-fall-01)."""
    aboard = {at - HOLD for at in s.leader_at[::LEADERS] if at >= HOLD}
    return ("losses",) if any(len(fleet) > 1 and aboard.intersection(fleet) for fleet in fleets) else ()


def _landing(s: ConquestState, seat: Seat, decision: Decision, order: Order) -> dict[str, Any] | None:
    """CE-sea-13 The battle that follows if all aboard go ashore: where the Galley sails, or where it is."""
    galley = next(g for g in galleys_of(s, seat) if f"piece:{galley_name(s, g)}" == decision.about["galley"])
    place = order.to if order.what == "sail" else s.galley_at[galley] if order.what == "land" else PROVINCES
    if place >= PROVINCES or not has_legion(s, galley) or (enemy := enemy_in(s, place, seat)) == NOBODY:
        return None
    if order.what == "sail" and not hostile(s, seat, place):
        return None
    here, aboard = standing(s, place, seat), standing(s, HOLD + galley, seat)
    attacker = (here[0] + aboard[0], here[1] + aboard[1], here[2] + aboard[2], here[3] + aboard[3])
    comes = _comes(s.leader_at[seat * LEADERS] == HOLD + galley)
    found: dict[str, Any] = {**_names(s, place, seat, enemy), **comes, **_land(s, place, attacker, enemy)}
    return {**found, **certainty("landing", *found["without"])} if aboard[3] > 1 else found


def _march(s: ConquestState, seat: Seat, decision: Decision, place: int) -> dict[str, Any] | None:
    """The battle in a province for those who stand there and, where a march is asked about, those who come now."""
    enemy = enemy_in(s, place, seat)
    attacker = standing(s, place, seat)
    if decision.kind in ("march", "enter"):
        come = marching(decision)
        attacker = (attacker[0] + come[0], attacker[1] + come[1], attacker[2] + come[2], attacker[3] + come[3])
    if enemy == NOBODY or not any(attacker[: len(KINDS)]):
        return None
    caesar = leader_ref(s, seat * LEADERS)
    comes = _comes(caesar in (decision.about.get("leader"), decision.about.get("caesar")))
    found = {**_names(s, place, seat, enemy), **comes, **_land(s, place, attacker, enemy)}
    return needing_consent(found) if decision.kind == "march" and _asks(s, seat, decision, place) else found


def needing_consent(odds: dict[str, Any]) -> dict[str, Any]:
    """CE-road-10, CE-strait-03 The battle comes only if those let the legion pass who are asked."""
    return {**odds, **certainty("consent", *odds["without"])}


def _asks(s: ConquestState, seat: Seat, decision: Decision, place: int) -> bool:
    """Whether somebody must be asked on the way of the leader who marches."""
    leader = next(n for n in leaders_of(s, seat) if leader_ref(s, n) == decision.about["leader"])
    return asks(s, muster(s, seat, leader), place)


def asks(s: ConquestState, group: Group, place: int) -> bool:
    """Whether a group gets there only with leave: over others' Roads, or a strait that somebody's Galleys guard."""
    by = way(s, group, place, routes(s, group))
    if not isinstance(by, Route):
        return False
    return (
        bool(by.hosts)
        if by.how == "road"
        else bool(by.how == "strait" and strait_guards(s, group.seat, group.place, place))
    )


def standing(s: ConquestState, place: int, seat: Seat) -> Numbers:
    """All a player has in a place."""
    infantry, cavalry, catapult = force(s, place, seat)
    return infantry, cavalry, catapult, len(leaders_at(s, place, seat))


def marching(decision: Decision) -> Numbers:
    """The legion a question about a march is about."""
    infantry, cavalry, catapult = (int(decision.about.get(kind) or 0) for kind in KINDS)
    return infantry, cavalry, catapult, 1 + int(decision.about.get("companions") or 0)


def _land(s: ConquestState, place: int, attacker: Numbers, defender: Seat) -> dict[str, Any]:
    reading = Reading.of(s.setup)
    return for_battle(attacker, standing(s, place, defender), has_fort(s, place, defender), reading=reading)


def _names(s: ConquestState, place: int, attacker: Seat, defender: Seat) -> dict[str, Any]:
    """Who would meet where. CE-fall-01 If a Caesar fights there, all he has falls with the leaders of his side."""
    sides = {"attacker": attacker, "defender": defender}
    caesars = {f"{role}_caesar": True for role, seat in sides.items() if s.leader_at[seat * LEADERS] == place}
    return {"space": REFS[place], **{role: side_ref(s, seat) for role, seat in sides.items()}, **caesars}


def _comes(caesar: bool) -> dict[str, bool]:
    """The Caesar is with those who march there."""
    return {"attacker_caesar": True} if caesar else {}
