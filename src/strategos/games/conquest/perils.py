"""Answers that give away the game or its heart, so that nobody gives one unawares."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.asking import Decision, Seat

from .facts import KINDS, NAMES, NUMBER, PROVINCES
from .state import LEADER_NAMES, LEADERS, NOBODY, ConquestState, enemy_in, leaders_at, strength


def fatal(s: ConquestState, decision: Decision) -> Mapping[str, str]:
    """The game conceded, one's own home razed, a Caesar alone at the head of no more men than wait for him."""
    seat, kind = decision.seat, decision.kind
    found = {o.key: "concedes" for o in decision.options if o.on.get("concedes")}
    if kind == "destroy":
        found |= {o.key: "razes_home" for o in decision.options if o.key == NAMES[s.home[seat]]}
    elif kind == "march" and _led_by_caesar(s, decision):
        found |= {o.key: "risks_caesar" for o in decision.options if _outnumbered(s, decision, o.key)}
    elif kind == "enter" and _led_by_caesar(s, decision):
        space = str(decision.about["space"]).removeprefix("space:")
        found |= {"attack": "risks_caesar"} if _outnumbered(s, decision, space) else {}
    elif kind == "retreat" and _stands_alone(s, seat, NUMBER[str(decision.about["space"]).removeprefix("space:")]):
        found |= {"fight_on": "risks_caesar"}
    return found


def _led_by_caesar(s: ConquestState, decision: Decision) -> bool:
    """CE-win-05 Beaten without another leader beside him, he is taken, and his empire with him."""
    caesar = LEADER_NAMES[s.home[decision.seat]][0]
    return decision.about["leader"] == f"piece:{caesar}" and not decision.about.get("companions")


def _stands_alone(s: ConquestState, seat: Seat, place: int) -> bool:
    """CE-win-05 The Caesar fights here without another leader, and with no more men than the enemy has left."""
    enemy = enemy_in(s, place, seat)
    alone = leaders_at(s, place, seat) == [seat * LEADERS]
    return alone and enemy != NOBODY and strength(s, place, seat) <= strength(s, place, enemy)


def _outnumbered(s: ConquestState, decision: Decision, space: str) -> bool:
    place = NUMBER.get(space, PROVINCES)
    if place >= PROVINCES or (enemy := enemy_in(s, place, decision.seat)) == NOBODY:
        return False
    come = sum(int(decision.about.get(kind) or 0) for kind in KINDS)
    return 0 < come + strength(s, place, decision.seat) <= strength(s, place, enemy)
