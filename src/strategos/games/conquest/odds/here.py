"""The odds of what a player has in front of him: a battle under way, one to be chosen, or a march into an enemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from strategos.games.conquest.facts import KINDS, NUMBER, PROVINCES, REFS, SEA_ROUNDS
from strategos.games.conquest.land_battle import has_fort
from strategos.games.conquest.odds.forces import Numbers, Reading
from strategos.games.conquest.odds.land import for_battle
from strategos.games.conquest.odds.sea import for_naval
from strategos.games.conquest.sea_battle import idle_galleys
from strategos.games.conquest.state import NOBODY, ConquestState, enemy_in, fight_under_way, force, leaders_at, side_ref
from strategos.games.conquest.tasks import SeaBattle
from strategos.kernel.asking import Decision, Seat
from strategos.kernel.beside import Prospects


def for_decision(s: ConquestState, seat: Seat, decision: Decision, options: Sequence[str]) -> Prospects:
    """Odds as plain data with `space`, `attacker` and `defender`, where a battle is in sight."""
    if fight_under_way(s) is not None or decision.kind == "enter":
        return Prospects(_at_hand(s, seat, decision))
    found = {key: _of_option(s, seat, decision, key) for key in options}
    return Prospects(options={key: odds for key, odds in found.items() if odds is not None})


def _at_hand(s: ConquestState, seat: Seat, decision: Decision) -> dict[str, Any] | None:
    """The battle under way, or the one that entering would begin."""
    battle = fight_under_way(s)
    if battle is not None:
        named = _names(s, battle.space, battle.attacker, battle.defender)
        if isinstance(battle, SeaBattle):
            rounds = max(1, SEA_ROUNDS - battle.round + 1)
            return {**named, **for_naval(len(battle.ours), len(battle.theirs), rounds)}
        return {**named, **_land(s, battle.space, standing(s, battle.space, battle.attacker), battle.defender)}
    return _march(s, seat, decision, NUMBER[str(decision.about["space"]).removeprefix("space:")])


def _of_option(s: ConquestState, seat: Seat, decision: Decision, key: str) -> dict[str, Any] | None:
    """The battle that an option leads to."""
    chosen = decision.option(key)
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
        come = marching(decision)
        attacker = (attacker[0] + come[0], attacker[1] + come[1], attacker[2] + come[2], attacker[3] + come[3])
    if enemy == NOBODY or not any(attacker[: len(KINDS)]):
        return None
    return {**_names(s, place, seat, enemy), **_land(s, place, attacker, enemy)}


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


def _names(s: ConquestState, place: int, attacker: Seat, defender: Seat) -> dict[str, str]:
    return {"space": REFS[place], "attacker": side_ref(s, attacker), "defender": side_ref(s, defender)}
