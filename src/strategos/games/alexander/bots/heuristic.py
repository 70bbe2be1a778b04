"""A sensible commander for Field Commander: Alexander.

He marches light to the nearest key area he can expect to take (a few sampled battles and the intimidation table tell
him) and recruits before its gates, for time works for the enemy: garrisons, walls and Operations grow every turn. He
razes what he takes, since that pays at once and frightens the next Fortress, intimidates where that is likely and
fights by the plain rules of thumb in `games/alexander/bots/tactics.py`; at Tyre he spends on transports, the Mole and
siege ships.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from strategos.bots import Chair
from strategos.games.alexander.anytime import spied_fortresses
from strategos.games.alexander.campaign import victorious
from strategos.games.alexander.facts import IS_WALL, KIND, NAME, NATIONS, NUMBER, NUMBER_OF, OPERATIONS, PRICE, PROPHECY
from strategos.games.alexander.odds import battle_odds_at, intimidation_odds
from strategos.games.alexander.resupply import base_income
from strategos.games.alexander.state import AlexanderState, forces, unconquered
from strategos.games.alexander.tyre import besieging, breached, mole_complete
from strategos.kernel.asking import Decision

from .tactics import battle_key, steps, worth
from .weights import WEIGHTS, Weights

ORDERS = {
    "wall_1": -3,
    "lose_2_gold_or_1_hit": -2,
    "garrison_1": -3,
    "none": 0,
    "glory_1_battle": 1,
    "gold_2_intimidation": 1,
}
SUFFER = (
    "lose_2_gold",
    "lose_3_gold",
    "sink_transport",
    "regain_warship",
    "repair_wall",
    "sink_siege_ship",
    "lose_mole_section",
)
RECRUITS = (
    "mac_phalanx",
    "mac_heavy_cavalry",
    "mac_phalanx",
    "mac_infantry",
    "mac_light_cavalry",
    "mac_phalanx",
    "mac_heavy_cavalry",
    "mac_archers",
    "mac_infantry",
    "mac_phalanx",
    "mac_light_cavalry",
    "mac_archers",
)


class Mind(Struct, frozen=True):
    """The commander before a question: the position, what he likes and fears, and how often he may imagine a battle."""

    s: AlexanderState
    weights: Weights
    take: Callable[[int], int]


Answers = Callable[[Mind, Decision], str]


class Heuristic:
    """A commander for one match."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.plan = b""
        self._weights = weights

    def answer(self, chair: Chair) -> str:
        """The answer of a sensible commander."""
        d = chair.decision
        if d.kind in ALWAYS:
            return ALWAYS[d.kind]
        answer = ANSWERS.get(d.kind)
        s: AlexanderState = chair.position()
        key = answer(Mind(s, self._weights, chair.take), d) if answer is not None else battle_key(s, d)
        return key if key is not None and d.option(key) is not None else d.options[0].key


# -- what lies ahead -------------------------------------------------------------------------------------------------


def time_left(s: AlexanderState) -> int:
    return s.map.last_box - s.box


class Prospect(Struct, frozen=True):
    """What an attempt on a key area may bring."""

    take: float
    """The chance of taking it this turn, by intimidation or battle."""
    death: float
    """The chance that Alexander dies of it."""
    scare: float
    """The chance of intimidating the place, with all the Glory there is."""
    inviting: bool
    """A battle there is one he likes to fight; not asked where fear alone is sure to do it."""


def prospect(m: Mind, area: int) -> Prospect:
    """A few sampled battles and the intimidation table tell."""
    s = m.s
    scare = fail = 0.0
    if s.map.key[area] == "fortress":
        odds = intimidation_odds(s, area, glory=s.glory)
        scare, fail = odds["success"], odds["fail"]
        if not fail and not odds["on_going"]:
            return Prospect(1.0, 0.0, 1.0, False)
    # The same dice for the same question: he does not change his mind while he disbands units to get there.
    found = battle_odds_at(s, area, samples=max(1, m.take(m.weights.samples)), seed=31 * s.box + area)
    win, killed = found["won"], found["killed"]
    inviting = win >= m.weights.good and killed <= m.weights.safe
    if s.map.key[area] != "fortress":
        return Prospect(win, killed, 0.0, inviting)
    # An On-Going result leaves the choice; a failure does not.
    fought = 1 - scare if inviting else fail
    return Prospect(scare + fought * win, fought * killed, scare, inviting)


def path(s: AlexanderState, goal: int) -> list[int]:
    """The way to an area that meets no other enemy on it; any way if there is none."""
    for avoid in (True, False):
        came = {s.area: s.area}
        front = [s.area]
        while front:
            here = front.pop(0)
            for there in s.map.near[here]:
                if there in came or (s.map.areas[there] == "tyre" and there != goal and besieging(s)):
                    continue
                if avoid and there != goal and unconquered(s, there):
                    continue
                came[there] = here
                front.append(there)
        if goal in came:
            way = [goal]
            while came[way[-1]] != way[-1]:
                way.append(came[way[-1]])
            return way[::-1][1:]
    return []


def goals(s: AlexanderState) -> list[int]:
    """Key areas still to be taken, the nearest first; then home, where the map wants the Army."""
    left = [a for a in s.map.key_areas if not s.conquered[a]]
    if s.map.id == "tyre":
        return sorted(left, key=lambda a: s.map.areas[a] != "tyre")
    if left:
        return sorted(left, key=lambda a: (len(path(s, a)), a))
    home = s.map.names["win_in"]
    return [s.map.area(home)] if home and s.map.areas[s.area] != home else []


def worth_it(m: Mind, area: int) -> bool:
    """Good odds while there is time to gather more strength; any odds when there is none."""
    s = m.s
    left = time_left(s)
    if left == 0:
        return True
    found = prospect(m, area)
    ask = m.weights.boldness[min(left, len(m.weights.boldness)) - 1]
    if s.gold + base_income(s) < provisions(s) + 4:
        # Nothing to wait for: no unit could be bought, and the enemy grows.
        ask = min(ask, m.weights.boldness[1])
    return found.take >= ask and found.death <= (1 - ask) / 2


def provisions(s: AlexanderState) -> int:
    """Gold for the next step of the march: two rolls of the scouts out of three cost no more."""
    return max(2, forces(s) - 3)


# -- the turn --------------------------------------------------------------------------------------------------------


def advisor(m: Mind, d: Decision) -> str:
    return next(a for a in m.weights.staff if d.option(a) is not None)


def refit(m: Mind, d: Decision) -> str:
    s = m.s
    special = _special(m, d)
    if special:
        return special
    refits = [o for o in d.options if o.key.startswith("refit ")]
    if not refits or s.gold < NUMBER["refit_gold"] + provisions(s):
        return "pass"
    return max(refits, key=lambda o: PRICE[NUMBER_OF[o.key.split(" ")[1]]]).key


def _special(m: Mind, d: Decision) -> str:
    """Deeds that are done as soon as they can be."""
    s = m.s
    if d.option("pray") is not None and s.gold >= m.weights.prayer:
        return "pray"
    serpents = [a for a in reversed(m.weights.staff) if d.option(f"serpent {a}") is not None]
    if serpents:
        return f"serpent {serpents[0]}"
    if d.option("spies") is not None and len(spied_fortresses(s)) >= 1:
        return "spies"
    return ""


def aristander(m: Mind, d: Decision) -> str:
    now, then = (str(d.about[key]).removeprefix("effect:") for key in ("effect", "other"))
    if now in ORDERS and then in ORDERS:
        return "yes" if ORDERS[then] > ORDERS[now] else "no"
    return "yes" if then == "none" and now != "none" else "no"


def tribute(m: Mind, d: Decision) -> str:
    s = m.s
    whole = any(steps(s, c) == 2 for c in s.army)
    return "take_hit" if whole and s.gold < NUMBER["order_gold"] + provisions(s) else "gold"


def penalty(m: Mind, d: Decision) -> str:
    s = m.s
    if d.option("level") is not None and s.level != 3:
        return "level"
    return next((a for a in reversed(m.weights.staff) if d.option(a) is not None), "level")


def intrigue(m: Mind, d: Decision) -> str:
    """Worth its price where it saves hits: a mutiny's, or those of a cup that cannot give the units."""
    s = m.s
    row = next(row for row in OPERATIONS if d.about["card"] == f"card:{row.id}")
    hurts = bool(s.map.number["mutiny_hits"])
    if not hurts and row.forces:
        hurts = row.forces > len(s.cup[NATIONS.index(s.map.names["operations_nation"])])
    if row.pay_gold:
        return "yes" if s.gold >= row.pay_gold + (provisions(s) if hurts else m.weights.rich) else "no"
    return "yes" if hurts or s.glory >= row.pay_glory + 3 else "no"


def fleet(m: Mind, d: Decision) -> str:
    s = m.s
    if d.option("lose_mole_section") is not None and d.option("lose_3_gold") is not None:
        return "lose_3_gold" if s.mole > 1 else "lose_mole_section"
    return next(e for e in SUFFER if d.option(e) is not None)


def repair(m: Mind, d: Decision) -> str:
    return d.options[-1].key


# -- Conquest --------------------------------------------------------------------------------------------------------


def march(m: Mind, d: Decision) -> str:
    s = m.s
    special = _special(m, d)
    if special:
        return special
    if unconquered(s, s.area):
        return assault(m, d)
    if victorious(s):
        return "pass"
    step = next_step(m)
    return s.map.areas[step] if step is not None else "pass"


def next_step(m: Mind) -> int | None:
    """Towards the nearest area worth an attempt; if none is, to the gates of the nearest, and no further."""
    s = m.s
    ways = [path(s, goal) for goal in goals(s) if ready_to_leave(s, goal)]
    ways = [way for way in ways if way and not any(unconquered(s, a) for a in way[:-1])]
    for way in ways[: m.weights.reach]:
        if not unconquered(s, way[-1]) or worth_it(m, way[-1]):
            return way[0]
    return ways[0][0] if ways and len(ways[0]) > 1 else None


def ready_to_leave(s: AlexanderState, goal: int) -> bool:
    """At Tyre the Army waits in Old Tyre for a way in; everything else comes after the city."""
    if s.map.id != "tyre":
        return True
    here, name = s.map.areas[s.area], s.map.areas[goal]
    if name == "tyre":
        return here != "old_tyre" or breached(s) or mole_complete(s)
    return not besieging(s)


def scout(m: Mind, d: Decision) -> str:
    s = m.s
    hits, gold = int(d.about["hits"] or 0), int(d.about["gold"] or 0)
    area = s.map.area(str(d.about["space"]).removeprefix("space:"))
    missing = max(0, gold - s.gold)
    left_behind = sorted(s.army, key=lambda c: worth(s, c))[:missing]
    if missing and not may_lighten(m, missing):
        return "stay"
    if unconquered(s, area):
        arriving = s.copy()
        arriving.gold = s.gold + missing - gold
        for c in left_behind:
            arriving.army.remove(c)
        if not worth_it(replace(m, s=arriving), area):
            return "stay"
    if missing:
        return f"disband {NAME[left_behind[0]]}"
    spare = sum(steps(s, c) - 1 for c in s.army)
    late = time_left(s) <= 2
    return "stay" if hits > spare + late or hits > 2 else "enter"


def may_lighten(m: Mind, missing: int) -> bool:
    """Better to arrive with fewer than not to arrive at all; on the way home units are of no more use."""
    s = m.s
    if all(s.conquered[a] for a in s.map.key_areas):
        return missing <= len(s.army)
    return missing <= 2 and len(s.army) - missing >= (m.weights.light if time_left(s) > 2 else 1)


def prophecy(m: Mind, d: Decision) -> str:
    s = m.s
    # Every Prophecy that fails takes a level or an Advisor; who has neither left loses everything.
    stakes = len(s.advisors) + s.level - 1
    return "yes" if time_left(s) >= 2 and stakes > len(s.prophecies) else "no"


def assault(m: Mind, d: Decision) -> str:
    s = m.s
    found = prospect(m, s.area)
    fights = d.option("intimidate") is None or (found.scare < m.weights.scare and found.inviting)
    return "battle" if fights else "intimidate"


def intimidation(m: Mind, d: Decision) -> str:
    s = m.s
    needed = int(d.about["needed"] or 0)
    if d.option("courtesans") is not None and needed <= 4:
        return "courtesans"
    if needed <= s.glory:
        return f"glory={needed:02}"
    return "done"


def on_going(m: Mind, d: Decision) -> str:
    s = m.s
    return "battle" if not time_left(s) or prospect(m, s.area).inviting else "stay"


def govern(m: Mind, d: Decision) -> str:
    s = m.s
    if PROPHECY["wall_of_wood"] in s.prophecies:
        return "raze"
    if PROPHECY["let_go_of_me"] in s.prophecies:
        return "govern"
    # Gold now is worth more than Gold later, and fear helps; the last area counts for the rating only.
    return "govern" if all(s.conquered[a] for a in s.map.key_areas) else "raze"


# -- Resupply --------------------------------------------------------------------------------------------------------


def spend(m: Mind, d: Decision) -> str:
    s = m.s
    special = _special(m, d)
    if special:
        return special
    for name in m.weights.staff[:4]:
        if d.option(f"advisor {name}") is not None:
            return f"advisor {name}"
    if s.glory >= m.weights.insight and d.option("insight") is not None:
        return "insight"
    if victorious(s):
        return next((k for k in ("mole", "city") if d.option(k) is not None), "done")
    if PROPHECY["strength_of_bulls"] in s.prophecies and d.option("city") is not None:
        return "city"
    key = at_tyre(m, d) if s.map.id == "tyre" else ""
    return key or recruit(m, d)


def at_tyre(m: Mind, d: Decision) -> str:
    """Transports first while they still pay, the Mole every turn, then warships down and siege ships up."""
    s = m.s
    way_in = breached(s) or s.mole >= 7
    keep = 5 if way_in else 0
    if d.option("mole") is not None and s.gold >= 4 + keep:
        return "mole"
    if not besieging(s):
        return "transports" if d.option("transports") is not None and s.box < 7 and s.transports < 4 else ""
    if d.option("transports") is not None and s.transports < (4 if s.box < 7 else 2):
        return "transports"
    if d.option("warships") is not None and s.warships > (2 if s.box < 7 else 3):
        return "warships"
    if d.option("mole") is not None and s.gold >= keep:
        return "mole"
    if d.option("siege_ships") is not None and s.siege_ships < 3 and s.gold >= 6 + keep:
        return "siege_ships"
    return "done" if s.box <= 3 or s.gold < 6 + keep else ""


def recruit(m: Mind, d: Decision) -> str:
    """A small army for the road, since every force eats on every step; before the gates as many as it takes."""
    s = m.s
    ahead = goals(s)
    way = path(s, ahead[0]) if ahead else []
    if not ahead or (len(way) > 1 and len(s.army) >= m.weights.light):
        return "done"
    wares = [k for k in wanted(s, ahead[0]) if any(o.key.startswith(f"buy {k}") for o in d.options)]
    keep = provisions(s) + m.weights.spare
    found = next((k for k in wares if s.gold - PRICE[NUMBER_OF[f"{k}-1"]] >= keep), None)
    if found is None:
        return "done"
    if len(way) <= 1:
        odds = prospect(m, ahead[0])
        if odds.take >= m.weights.sure and odds.death <= m.weights.deadly:
            return "done"
    return next(o.key for o in d.options if o.key.startswith(f"buy {found}"))


def wanted(s: AlexanderState, goal: int) -> list[str]:
    """Kinds of units the Army lacks, the most wanted first; siege engines where walls wait."""
    walls = sum(1 for c in s.garrison[goal] if IS_WALL[c])
    have: dict[str, int] = {}
    for c in s.army:
        have[KIND[c]] = have.get(KIND[c], 0) + 1
    found: list[str] = []
    for kind in [*(["mac_siege_engine"] * min(2, walls)), *RECRUITS]:
        if have.get(kind, 0):
            have[kind] -= 1
        else:
            found.append(kind)
    return found


ALWAYS = {"options": "done", "diplomats": "yes", "deed": "back", "interlude": "pass"}
ANSWERS: dict[str, Answers] = {
    "advisor": advisor,
    "refit": refit,
    "aristander": aristander,
    "tribute": tribute,
    "penalty": penalty,
    "intrigue": intrigue,
    "fleet": fleet,
    "repair": repair,
    "march": march,
    "scout": scout,
    "prophecy": prophecy,
    "assault": assault,
    "intimidation": intimidation,
    "on_going": on_going,
    "govern": govern,
    "spend": spend,
}
