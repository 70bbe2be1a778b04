"""Answers that give away the game or put its heart at risk, so that nobody gives one unawares."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.asking import Decision, Facts, Seat

from ..facts import KINDS, NAMES, NUMBER, PROVINCES
from ..state import LEADERS, NOBODY, ConquestState, enemy_in, fight_under_way, leader_ref, leaders_of
from .forces import Numbers
from .here import standing
from .threats import danger, falls

Risk = tuple[str, Facts]
"""What an answer may cost its player for good: a code, worded by `fatal-<code>`, and its facts."""
BEARABLE = 0.1
"""A smaller risk to the Caesar is part of the game."""
EXPOSED = 0.25
"""So likely must it be that he falls in his next turn before his player is asked whether he leaves him so: there is
still a purchase to come, and not everybody attacks who can."""
HOARD = 40
"""So many Talents are more than change: whoever ends a purchase with them in hand is asked whether he keeps them."""


def fatal(s: ConquestState, decision: Decision) -> Mapping[str, str | Risk]:
    """The game conceded, one's own home razed, a Caesar led into a battle, kept in one, or left where he may fall; and
    Talents that could buy something."""
    seat, kind = decision.seat, decision.kind
    found: dict[str, str | Risk] = {o.key: "concedes" for o in decision.options if o.on.get("concedes")}
    if kind == "destroy":
        found |= {o.key: "razes_home" for o in decision.options if o.key == NAMES[s.home[seat]]}
    elif kind == "march" and _takes_caesar(s, decision) and not _asked_later(s, decision):
        found |= {o.key: risk for o in decision.options if (risk := _risk(_led_to(s, decision, o.key)))}
    elif kind == "enter" and _takes_caesar(s, decision):
        risk = _risk(_led_to(s, decision, str(decision.about["space"]).removeprefix("space:")))
        found |= {"attack": risk} if risk else {}
    elif kind == "retreat" and (risk := _risk(_fighting_on(s, seat))):
        found["fight_on"] = risk
    elif kind == "move" and (risk := _left_alone(s, seat)):
        found["end"] = risk
    elif kind == "buy" and s.purse[seat] >= HOARD and any(o.key not in ("done", "acclaim") for o in decision.options):
        found["done"] = ("keeps_talents", {"purse": s.purse[seat]})
    return found


def _risk(chance: float) -> Risk | None:
    """CE-fall-01 A Caesar who is beaten is out of the game, whoever stands beside him."""
    return ("risks_caesar", {"chance": round(100 * chance)}) if chance >= BEARABLE else None


def _takes_caesar(s: ConquestState, decision: Decision) -> bool:
    """He leads, or goes along."""
    caesar = leader_ref(s, decision.seat * LEADERS)
    return caesar in (decision.about["leader"], decision.about.get("caesar"))


def _asked_later(s: ConquestState, decision: Decision) -> bool:
    """CE-faq-land-03 Who has a point left is asked whether he attacks: there the risk is named, not twice."""
    leading = next(n for n in leaders_of(s, decision.seat) if leader_ref(s, n) == decision.about["leader"])
    return s.leader_left[leading] > 1


def _led_to(s: ConquestState, decision: Decision, space: str) -> float:
    """The chance that those who march there with the Caesar are beaten."""
    place = NUMBER.get(space, PROVINCES)
    if place >= PROVINCES or (enemy := enemy_in(s, place, decision.seat)) == NOBODY:
        return 0.0
    come = [int(decision.about.get(kind) or 0) for kind in KINDS]
    if not any(come):
        return 0.0
    here = standing(s, place, decision.seat)
    leaders = here[3] + 1 + int(decision.about.get("companions") or 0)
    army: Numbers = (here[0] + come[0], here[1] + come[1], here[2] + come[2], leaders)
    return falls(s, place, army, enemy, of_attacker=True)


def _fighting_on(s: ConquestState, seat: Seat) -> float:
    """The chance that a Caesar in the battle under way is beaten if both fight to the end."""
    battle = fight_under_way(s)
    if battle is None or battle.space >= PROVINCES or s.leader_at[seat * LEADERS] != battle.space:
        return 0.0
    attacker = standing(s, battle.space, battle.attacker)
    return falls(s, battle.space, attacker, battle.defender, of_attacker=seat == battle.attacker)


def _left_alone(s: ConquestState, seat: Seat) -> Risk | None:
    """CE-fall-01 Somebody could attack the Caesar where he stands, in his next turn."""
    at = s.leader_at[seat * LEADERS]
    if not 0 <= at < PROVINCES or enemy_in(s, at, seat) != NOBODY:
        return None
    threat = danger(s, seat, at)
    if threat is None or threat.chance < EXPOSED:
        return None
    facts = {"space": threat.space, "by": threat.by, "count": sum(threat.force.values())}
    return "leaves_caesar", {**facts, "chance": round(100 * threat.chance)}
