"""The odds of what a player has in front of him: a battle under way, one to be chosen, or a march into an enemy."""

from __future__ import annotations

from typing import Any

from strategos.games.conquest.facts import KINDS, NUMBER, PROVINCES, REFS, SEA_ROUNDS
from strategos.games.conquest.land_battle import has_fort
from strategos.games.conquest.odds.forces import Force, Reading
from strategos.games.conquest.odds.land import for_battle
from strategos.games.conquest.odds.sea import for_naval
from strategos.games.conquest.sea_battle import idle_galleys
from strategos.games.conquest.state import NOBODY, ConquestState, enemy_in, force, leaders_at, side_ref
from strategos.kernel.asking import Decision, Seat


def for_decision(s: ConquestState, seat: Seat, decision: Decision, option: str | None = None) -> dict[str, Any] | None:
    """Odds as plain data with `space`, `attacker` and `defender`; None where no battle is in sight."""
    battle = s.battle
    if battle is not None:
        named = _names(s, battle.space, battle.attacker, battle.defender)
        if battle.fleets:
            ships = [len(fleet) for fleet in battle.fleets]
            return {**named, **for_naval(ships[0], ships[1], max(1, SEA_ROUNDS - battle.round + 1))}
        return {**named, **_land(s, battle.space, standing(s, battle.space, battle.attacker), battle.defender)}
    if decision.kind == "enter":
        return _march(s, seat, decision, NUMBER[str(decision.about["space"]).removeprefix("space:")])
    chosen = decision.option(option or "")
    if chosen is None:
        return None
    if decision.kind == "combat" and chosen.value[0] == "sea":
        _, zone, enemy = chosen.value
        ships = [len(idle_galleys(s, zone, owner)) for owner in (seat, enemy)]
        return {**_names(s, zone, seat, enemy), **for_naval(ships[0], ships[1])}
    place = NUMBER.get(chosen.key, PROVINCES)
    if place >= PROVINCES:
        return None
    return _march(s, seat, decision, place)


def _march(s: ConquestState, seat: Seat, decision: Decision, place: int) -> dict[str, Any] | None:
    """The battle in a province for those who stand there and, where a march is asked about, those who come now."""
    enemy = enemy_in(s, place, seat)
    attacker = standing(s, place, seat)
    if decision.kind in ("march", "enter"):
        attacker = Force(*(there + come for there, come in zip(attacker, marching(decision), strict=True)))
    if enemy == NOBODY or not any(attacker[: len(KINDS)]):
        return None
    return {**_names(s, place, seat, enemy), **_land(s, place, attacker, enemy)}


def standing(s: ConquestState, place: int, seat: Seat) -> Force:
    """All a player has in a place."""
    infantry, cavalry, catapult = force(s, place, seat)
    return Force(infantry, cavalry, catapult, len(leaders_at(s, place, seat)))


def marching(decision: Decision) -> Force:
    """The legion a question about a march is about."""
    infantry, cavalry, catapult = (int(decision.about.get(kind) or 0) for kind in KINDS)
    return Force(infantry, cavalry, catapult, 1 + int(decision.about.get("companions") or 0))


def _land(s: ConquestState, place: int, attacker: Force, defender: Seat) -> dict[str, Any]:
    reading = Reading(s.setup.option("fort_dice"), s.setup.option("excess_hits"))
    return for_battle(attacker, standing(s, place, defender), has_fort(s, place, defender), reading=reading)


def _names(s: ConquestState, place: int, attacker: Seat, defender: Seat) -> dict[str, str]:
    return {"space": REFS[place], "attacker": side_ref(s, attacker), "defender": side_ref(s, defender)}
