"""A sensible commander for Field Commander: Alexander.

He marches to the nearest key area he can expect to take (a few sampled battles and the intimidation table tell him),
intimidates where that is likely, fights by the plain rules of thumb in `games/alexander/tactics.py`, and spends on
refits, units and Advisors, at Tyre on transports, the Mole and siege ships.
"""

from __future__ import annotations

from collections.abc import Callable

from strategos.bots import Chair
from strategos.games.alexander.anytime import spied_fortresses
from strategos.games.alexander.campaign import victorious
from strategos.games.alexander.facts import IS_WALL, KIND, NAME, NUMBER_OF, PRICE, PROPHECY
from strategos.games.alexander.odds import battle_odds_at, intimidation_odds
from strategos.games.alexander.state import AlexanderState, forces, unconquered
from strategos.games.alexander.tactics import battle_key, steps
from strategos.games.alexander.tyre import besieging, breached, mole_complete
from strategos.kernel.asking import Decision

SAMPLES = 24
STAFF = ("parmenion", "hephaestion", "callisthenes", "aristander", "antipater")
"""Advisors from the most to the least wanted."""
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

Answers = Callable[[AlexanderState, Decision, Chair], str]


def heuristic(chair: Chair) -> str:
    """The answer of a sensible commander."""
    d = chair.decision
    if d.kind in ALWAYS:
        return ALWAYS[d.kind]
    answer = ANSWERS.get(d.kind)
    s: AlexanderState = chair.imagine(0).state
    key = answer(s, d, chair) if answer is not None else battle_key(s, d)
    return key if key is not None and d.option(key) is not None else d.options[0].key


# -- what lies ahead -------------------------------------------------------------------------------------------------


def time_left(s: AlexanderState) -> int:
    return s.map.last_box - s.box


def chances(s: AlexanderState, area: int, chair: Chair) -> tuple[float, float, float]:
    """Chances of winning a battle there, of dying in it, and of intimidating the place."""
    found = battle_odds_at(s, area, samples=SAMPLES, seed=chair.rng.getrandbits(32))
    scare = 0.0
    if s.map.key[area] == "fortress":
        scare = intimidation_odds(s, area, glory=min(2, s.glory))["success"]
    return found["won"], found["killed"], scare


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


def boldness(s: AlexanderState) -> float:
    """The chance of success he asks for; less as time runs out."""
    return (0.62, 0.35, 0.45, 0.55)[min(3, time_left(s) + 1)] if time_left(s) < 3 else 0.62


def worth_it(s: AlexanderState, area: int, chair: Chair) -> bool:
    win, death, scare = chances(s, area, chair)
    ask = boldness(s)
    return scare >= ask or (win >= ask and death <= (0.1 if time_left(s) > 1 else 0.3)) or scare + win / 2 > 0.85


# -- the turn --------------------------------------------------------------------------------------------------------


def advisor(s: AlexanderState, d: Decision, chair: Chair) -> str:
    return next(a for a in STAFF if d.option(a) is not None)


def refit(s: AlexanderState, d: Decision, chair: Chair) -> str:
    special = _special(s, d)
    if special:
        return special
    refits = [o for o in d.options if o.key.startswith("refit ")]
    if not refits or s.gold < 4:
        return "pass"
    return max(refits, key=lambda o: PRICE[NUMBER_OF[o.key.split(" ")[1]]]).key


def _special(s: AlexanderState, d: Decision) -> str:
    """Deeds that are done as soon as they can be."""
    if d.option("pray") is not None and s.gold >= 6:
        return "pray"
    serpents = [a for a in reversed(STAFF) if d.option(f"serpent {a}") is not None]
    if serpents:
        return f"serpent {serpents[0]}"
    if d.option("spies") is not None and len(spied_fortresses(s)) >= 1:
        return "spies"
    return ""


def aristander(s: AlexanderState, d: Decision, chair: Chair) -> str:
    now, then = (str(d.about[key]).removeprefix("effect:") for key in ("effect", "other"))
    if now in ORDERS and then in ORDERS:
        return "yes" if ORDERS[then] > ORDERS[now] else "no"
    return "yes" if then == "none" and now != "none" else "no"


def tribute(s: AlexanderState, d: Decision, chair: Chair) -> str:
    whole = any(steps(s, c) == 2 for c in s.army)
    return "gold" if s.gold >= (7 if whole else 2) else "take_hit"


def penalty(s: AlexanderState, d: Decision, chair: Chair) -> str:
    if d.option("level") is not None and s.level != 3:
        return "level"
    return next((a for a in reversed(STAFF) if d.option(a) is not None), "level")


def intrigue(s: AlexanderState, d: Decision, chair: Chair) -> str:
    gold, glory = int(d.about["gold"] or 0), int(d.about["glory"] or 0)
    if s.map.number["mutiny_hits"]:
        return "yes" if s.gold >= gold + 5 or (glory and s.glory >= glory) else "no"
    if gold:
        return "yes" if s.gold >= gold + 6 else "no"
    return "yes" if s.glory >= glory + 3 else "no"


def fleet(s: AlexanderState, d: Decision, chair: Chair) -> str:
    if d.option("lose_mole_section") is not None and d.option("lose_3_gold") is not None:
        return "lose_3_gold" if s.mole > 1 else "lose_mole_section"
    return next(e for e in SUFFER if d.option(e) is not None)


def repair(s: AlexanderState, d: Decision, chair: Chair) -> str:
    return d.options[-1].key


# -- Conquest --------------------------------------------------------------------------------------------------------


def march(s: AlexanderState, d: Decision, chair: Chair) -> str:
    special = _special(s, d)
    if special:
        return special
    if unconquered(s, s.area):
        win, death, scare = chances(s, s.area, chair)
        if scare >= 0.33:
            return "intimidate"
        return "battle" if win >= 0.7 and death < 0.1 else "intimidate"
    if victorious(s):
        return "pass"
    for goal in goals(s):
        way = path(s, goal)
        if not way:
            continue
        step = way[0]
        if not ready_to_leave(s, goal, chair) or d.option(s.map.areas[step]) is None:
            continue
        if _too_dear(s):
            return "pass"
        if unconquered(s, step) and not worth_it(s, step, chair):
            continue
        waits = time_left(s) > 2 and s.map.id != "tyre"
        if waits and step != goal and unconquered(s, goal) and len(way) <= 2 and not worth_it(s, goal, chair):
            # No use in standing at the door of what one cannot take; stay where one is.
            continue
        return s.map.areas[step]
    return "pass"


def _too_dear(s: AlexanderState) -> bool:
    """Half the rolls of the scouts would cost more Gold than there is."""
    homeward = all(s.conquered[a] for a in s.map.key_areas)
    return not homeward and forces(s) - s.gold > (4 if time_left(s) > 2 else 5)


def ready_to_leave(s: AlexanderState, goal: int, chair: Chair) -> bool:
    """At Tyre the Army waits in Old Tyre for a way in, then gathers there until Gaza can be taken or time presses."""
    if s.map.id != "tyre":
        return True
    here, name = s.map.areas[s.area], s.map.areas[goal]
    if name == "tyre":
        return here != "old_tyre" or breached(s) or mole_complete(s)
    if besieging(s):
        return False
    return here != "old_tyre" or s.box >= 10 or (s.gold >= 8 and worth_it(s, goal, chair))


def scout(s: AlexanderState, d: Decision, chair: Chair) -> str:
    hits, gold = int(d.about["hits"] or 0), int(d.about["gold"] or 0)
    late = time_left(s) <= 2
    if d.option("enter") is None:
        # Better to arrive with fewer than not to arrive at all.
        homeward = all(s.conquered[a] for a in s.map.key_areas)
        spare_units = [c for c in s.army if homeward or PRICE[c] <= 2 or not s.strength[c]]
        missing = gold - s.gold
        if homeward or (missing <= 2 and len(spare_units) >= missing and (late or len(s.army) >= 7)):
            return f"disband {NAME[min(spare_units, key=lambda c: PRICE[c])]}"
        return "stay"
    spare = sum(steps(s, c) - 1 for c in s.army)
    if hits > spare + (1 if late else 0) or hits > 2:
        return "stay"
    area = s.map.area(str(d.about["space"]).removeprefix("space:"))
    if unconquered(s, area) and gold >= s.gold and s.gold > 3 and not late:
        return "stay"
    return "enter"


def prophecy(s: AlexanderState, d: Decision, chair: Chair) -> str:
    return "yes" if time_left(s) >= 2 and (s.advisors or s.level > 1) else "no"


def assault(s: AlexanderState, d: Decision, chair: Chair) -> str:
    win, death, scare = chances(s, s.area, chair)
    if scare >= 0.5 or (scare > 0 and win < 0.75) or death > 0.08:
        return "intimidate"
    return "battle"


def intimidation(s: AlexanderState, d: Decision, chair: Chair) -> str:
    needed = int(d.about["needed"] or 0)
    if d.option("courtesans") is not None and needed <= 4:
        return "courtesans"
    if needed <= min(3, s.glory):
        return f"glory={needed:02}"
    return "done"


def on_going(s: AlexanderState, d: Decision, chair: Chair) -> str:
    win, death, _ = chances(s, s.area, chair)
    return "battle" if win >= 0.75 and death < 0.08 else "stay"


def govern(s: AlexanderState, d: Decision, chair: Chair) -> str:
    if PROPHECY["wall_of_wood"] in s.prophecies:
        return "raze"
    if PROPHECY["let_go_of_me"] in s.prophecies:
        return "govern"
    once, each = int(d.about["once"] or 0), int(d.about["each"] or 0)
    left = sum(1 for a in s.map.key_areas if not s.conquered[a])
    # Gold soon is worth more than Gold later; the last areas only count for the rating.
    return "govern" if left == 0 or each * min(3, time_left(s)) > once or s.gold >= 14 else "raze"


# -- Resupply --------------------------------------------------------------------------------------------------------


def spend(s: AlexanderState, d: Decision, chair: Chair) -> str:
    special = _special(s, d)
    if special:
        return special
    for name in STAFF[:4]:
        if d.option(f"advisor {name}") is not None:
            return f"advisor {name}"
    if s.glory >= 9 and d.option("insight") is not None:
        return "insight"
    if victorious(s):
        return next((k for k in ("mole", "city") if d.option(k) is not None), "done")
    if PROPHECY["strength_of_bulls"] in s.prophecies and d.option("city") is not None:
        return "city"
    key = at_tyre(s, d) if s.map.id == "tyre" else ""
    return key or recruit(s, d)


def at_tyre(s: AlexanderState, d: Decision) -> str:
    """Transports first while they still pay, the Mole every turn, then warships down and siege ships up."""
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


def recruit(s: AlexanderState, d: Decision) -> str:
    """Units up to a size the march can feed; siege engines where walls wait."""
    have: dict[str, int] = {}
    for c in s.army:
        have[KIND[c]] = have.get(KIND[c], 0) + 1
    walls = max((sum(1 for c in g if IS_WALL[c]) for a, g in enumerate(s.garrison) if not s.conquered[a]), default=0)
    wanted: dict[str, int] = {}
    size = 9 if s.map.id in ("issus", "gaugamela") else 7
    engines = min(2, walls)
    if s.map.id == "tyre" and not besieging(s):
        size, engines = 11, min(3, walls)
    if s.map.id == "granicus" and (s.gold >= 16 or len(s.army) > size):
        # Operations swell Halicarnassus; only a larger army, with engines, takes it then.
        size, engines = 14, min(3, walls)
    list_ = [*(["mac_siege_engine"] * engines), *RECRUITS]
    # Keep enough for the next march.
    keep = 4 if len(s.army) < 8 else 9
    if len(s.army) >= size:
        return "done"
    for kind in list_:
        wanted[kind] = wanted.get(kind, 0) + 1
        if have.get(kind, 0) >= wanted[kind]:
            continue
        options = [o for o in d.options if o.key.startswith(f"buy {kind}")]
        if options and s.gold - PRICE[NUMBER_OF[options[0].key.split(" ")[1]]] >= keep:
            return options[0].key
    return "done"


ALWAYS = {"options": "done", "diplomats": "yes"}
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
