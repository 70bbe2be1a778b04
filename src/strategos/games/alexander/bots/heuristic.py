"""A sensible commander for Field Commander: Alexander.

He marches light to the nearest key area he can expect to take (a few sampled battles and the intimidation table tell
him) and recruits before its gates, for time works for the enemy: garrisons, walls and Operations grow every turn. He
razes what he takes, since that pays at once and frightens the next Fortress, intimidates where that is likely and
fights by the plain rules of thumb in `games/alexander/bots/tactics.py`; at Tyre he spends on transports, the Mole and
siege ships.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from strategos.bots import Chair
from strategos.kernel.asking import Decision

from ..anytime import spied_fortresses
from ..campaign import victorious
from ..facts import CAMPAIGNS, IS_WALL, KIND, NAME, NATIONS, NUMBER, NUMBER_OF, OPERATIONS, PRICE, PROPHECY
from ..intimidation import intimidation_table
from ..state import AlexanderState, forces, unconquered
from ..tyre import besieging, breached, mole_complete, possible
from .outlook import Mind, prospect, provisions, time_left, ways, worth_it
from .tactics import battle_key, steps, worth
from .weights import PLAIN, Campaigns

FLEET = {
    "lose_2_gold": -2.0,
    "lose_3_gold": -3.0,
    "sink_transport": -4.0,
    "regain_warship": -2.5,
    "repair_wall": -3.0,
    "sink_siege_ship": -3.5,
    "lose_mole_section": -3.5,
}
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


Answers = Callable[[Mind, Decision], str]


class Heuristic:
    """A commander for one match."""

    def __init__(self, weights: Campaigns = PLAIN) -> None:
        self.plan = b""
        self._weights = weights

    def answer(self, chair: Chair) -> str:
        """The answer of a sensible commander."""
        s = chair.position()
        return command(Mind(s, self._weights.of(s)), chair.decision)


def command(m: Mind, d: Decision) -> str:
    """What he answers to any question of the game."""
    if d.kind in ALWAYS:
        return ALWAYS[d.kind]
    answer = ANSWERS.get(d.kind)
    key = answer(m, d) if answer is not None else battle_key(m.s, d, None, m.weights)
    return key if key is not None and d.option(key) is not None else d.options[0].key


# -- the turn --------------------------------------------------------------------------------------------------------


def options(m: Mind, d: Decision) -> str:
    helps = m.weights.helps + (m.weights.career_helps if m.s.linked else ())
    return next((o for o in helps if d.option(o) is not None), "done")


def advisor(m: Mind, d: Decision) -> str:
    return next(a for a in m.weights.staff if d.option(a) is not None)


def refit(m: Mind, d: Decision) -> str:
    s = m.s
    special = _special(m, d)
    if special:
        return special
    refits = [o for o in d.options if o.key.startswith("refit ")]
    if not refits or s.gold < NUMBER["refit_gold"] + m.weights.mend * provisions(m):
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
    return "yes" if order_worth(m, then) > order_worth(m, now) else "no"


def order_worth(m: Mind, effect: str) -> float:
    """What an order is to the commander; of the fleet's he suffers the mildest that can be, and a hit if none can."""
    s, w = m.s, m.weights
    if effect == "garrison_1":
        return -w.garrison - (0 if s.cup[NATIONS.index("persian")] else w.hollow)
    if effect in ("glory_1_battle", "gold_2_intimidation"):
        return w.prize
    plain = {"wall_1": -w.wall, "lose_2_gold_or_1_hit": -w.levy, "none": 0.0}
    if effect in plain:
        return plain[effect]
    return max((FLEET[e] for e in effect.split("_or_") if possible(s, e)), default=-w.levy)


def tribute(m: Mind, d: Decision) -> str:
    s = m.s
    whole = any(steps(s, c) == 2 for c in s.army)
    return "take_hit" if whole and s.gold < NUMBER["order_gold"] + m.weights.toll * provisions(m) else "gold"


def penalty(m: Mind, d: Decision) -> str:
    s = m.s
    if d.option("campaign") is not None:
        return "deeds"
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
        keep = m.weights.bribe * provisions(m) if hurts else m.weights.rich
        return "yes" if s.gold >= row.pay_gold + keep else "no"
    return "yes" if hurts or s.glory >= row.pay_glory + m.weights.fame else "no"


def fleet(m: Mind, d: Decision) -> str:
    s = m.s
    if d.option("lose_mole_section") is not None and d.option("lose_3_gold") is not None:
        return "lose_3_gold" if s.mole > 1 else "lose_mole_section"
    return next(e for e in m.weights.suffer if d.option(e) is not None)


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
    way = next_way(m)
    if not way:
        return "pass"
    idle = too_many(m, way)
    return s.map.areas[way[0]] if idle is None else f"disband {NAME[idle]}"


def next_way(m: Mind) -> list[int]:
    """To the nearest area worth an attempt; if none is, to the gates of the nearest, and no further."""
    s = m.s
    open_ways = [way for goal, way in ways(s) if way and ready_to_leave(s, goal)]
    open_ways = [way for way in open_ways if not any(unconquered(s, a) for a in way[:-1])]
    for way in open_ways[: m.weights.reach]:
        if not unconquered(s, way[-1]) or worth_it(m, way[-1]):
            return way
    return open_ways[0] if open_ways and len(open_ways[0]) > 1 else []


def too_many(m: Mind, way: list[int]) -> int | None:
    """The least of the units, where the purse does not feed them all on the way and fewer would do as well."""
    s = m.s
    if len(s.army) <= m.weights.fed or s.gold >= len(way) * (forces(s) - 3):
        return None
    least = min(s.army, key=lambda c: worth(s, c))
    goal = way[-1]
    if unconquered(s, goal):
        without = s.copy()
        without.army.remove(least)
        if outlook(replace(m, s=without), goal) < outlook(m, goal) - m.weights.loss:
            return None
    return least


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
    if m.weights.home and all(s.conquered[a] for a in s.map.key_areas):
        # On the way home units are there to be lost.
        return "stay" if hits > sum(steps(s, c) for c in s.army) else "enter"
    return "stay" if hits > spare + late or hits > m.weights.brave else "enter"


def may_lighten(m: Mind, missing: int) -> bool:
    """Better to arrive with fewer than not to arrive at all; on the way home units are of no more use."""
    s = m.s
    if all(s.conquered[a] for a in s.map.key_areas):
        return missing <= len(s.army) - (m.weights.home if time_left(s) else 0)
    return missing <= m.weights.shed and len(s.army) - missing >= (m.weights.light if time_left(s) > 2 else 1)


def prophecy(m: Mind, d: Decision) -> str:
    s = m.s
    # Every Prophecy that fails takes a level or an Advisor; who has neither left loses everything.
    stakes = len(s.advisors) + s.level - 1
    if s.map.id not in m.weights.prophets:
        return "no"
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
    to_hold = missing_to_hold(s, d)
    if 0 < to_hold <= min(s.glory, m.weights.hold) and not prospect(m, s.area).inviting:
        return f"glory={to_hold:02}"
    return "done"


def missing_to_hold(s: AlexanderState, d: Decision) -> int:
    """What the total lacks to leave the choice between battle and another day."""
    return intimidation_table(s)["on_going"].min - int(d.about["total"] or 0)


def on_going(m: Mind, d: Decision) -> str:
    s = m.s
    return "battle" if not time_left(s) or prospect(m, s.area).inviting else "stay"


def govern(m: Mind, d: Decision) -> str:
    s = m.s
    if PROPHECY["wall_of_wood"] in s.prophecies:
        return "raze"
    if PROPHECY["let_go_of_me"] in s.prophecies:
        return "govern"
    if s.linked and s.gold >= m.weights.wealth:
        return "govern"
    # Gold now is worth more than Gold later, and fear helps; the last area counts for the rating only.
    return "govern" if all(s.conquered[a] for a in s.map.key_areas) else "raze"


# -- Resupply --------------------------------------------------------------------------------------------------------


def spend(m: Mind, d: Decision) -> str:
    s = m.s
    special = _special(m, d)
    if special:
        return special
    if not s.linked or len(s.advisors) < m.weights.counsel[s.campaign]:
        for name in m.weights.staff[:4]:
            if d.option(f"advisor {name}") is not None:
                return f"advisor {name}"
        if s.glory >= m.weights.insight and d.option("insight") is not None:
            return "insight"
    if victorious(s):
        if s.linked and s.campaign + 1 < len(CAMPAIGNS) and len(s.army) < m.weights.legacy:
            wares = [o.key for k in RECRUITS for o in d.options if o.key.startswith(f"buy {k}")]
            if wares:
                return wares[0]
        return next((k for k in ("mole", "city") if d.option(k) is not None), "done")
    if PROPHECY["strength_of_bulls"] in s.prophecies and d.option("city") is not None:
        return "city"
    key = at_tyre(m, d) if s.map.id == "tyre" else ""
    return key or recruit(m, d)


def at_tyre(m: Mind, d: Decision) -> str:
    """Transports first while they still pay, the Mole every turn, then warships down and siege ships up."""
    s = m.s
    w = m.weights
    keep = w.storm if breached(s) or s.mole >= 7 else 0
    early = s.box < w.fleet_box
    if d.option("mole") is not None and s.gold >= w.causeway + keep:
        return "mole"
    if not besieging(s):
        return "transports" if d.option("transports") is not None and early and s.transports < w.fleet else ""
    if d.option("transports") is not None and s.transports < (w.fleet if early else w.fleet / 2):
        return "transports"
    if d.option("warships") is not None and s.warships > (w.blockade if early else w.blockade_late):
        return "warships"
    if d.option("mole") is not None and s.gold >= w.causeway_after + keep:
        return "mole"
    if d.option("siege_ships") is not None and s.siege_ships < w.rams and s.gold >= w.rams_gold + keep:
        return "siege_ships"
    return "done" if s.box <= 3 or s.gold < w.chest + keep else ""


def recruit(m: Mind, d: Decision) -> str:
    """A small army for the road, since every force eats on every step; before the gates as many as it takes."""
    s = m.s
    ahead = ways(s)
    if not ahead:
        return "done"
    goal, way = ahead[0]
    if len(way) > 1 and len(s.army) >= m.weights.light:
        return "done"
    wares = [k for k in wanted(s, goal) if any(o.key.startswith(f"buy {k}") for o in d.options)]
    keep = provisions(m) + m.weights.spare
    found = next((k for k in wares if s.gold - PRICE[NUMBER_OF[f"{k}-1"]] >= keep), None)
    if found is None:
        return "done"
    if len(way) <= 1:
        odds = prospect(m, goal)
        if odds.take >= m.weights.sure and odds.death <= m.weights.deadly:
            return "done"
        if best := best_buy(m, d, goal, keep):
            return best
    return next(o.key for o in d.options if o.key.startswith(f"buy {found}"))


def best_buy(m: Mind, d: Decision, goal: int, keep: float) -> str:
    """The unit that does most for the coming attempt, for its price."""
    s = m.s
    now = outlook(m, goal)
    best, key = 0.0, ""
    for o in d.options:
        if not o.key.startswith("buy "):
            continue
        unit = NUMBER_OF[o.key.removeprefix("buy ")]
        price = PRICE[unit]
        if s.gold - price < keep:
            continue
        twin = s.copy()
        twin.army.append(unit)
        twin.gold -= price
        gain = (outlook(replace(m, s=twin), goal) - now) / price**m.weights.thrift
        if gain > best:
            best, key = gain, o.key
    return key


def outlook(m: Mind, goal: int) -> float:
    found = prospect(m, goal)
    return found.take - m.weights.dread * found.death


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


ALWAYS = {"diplomats": "yes", "interlude": "pass"}
ANSWERS: dict[str, Answers] = {
    "options": options,
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
