"""The words in which examples speak of a position of Alexander's campaigns.

A unit is named by its kind (`mac_phalanx`, `per_archers`, `chares`, `wall`), with `reduced` after it when it lies on
its back (`mac_infantry reduced`). Areas, plans, insights, prophecies, advisors and Operation counters go by their ids.
The first word given lays out the map without its questions and without chance, before the first turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from strategos.kernel.clock import Clock
from strategos.kernel.errors import BadInput
from strategos.kernel.standing import stand
from strategos.parts.names import place_of
from strategos.parts.vocabulary import Vocabulary

from ..anytime import IN_SILENCE
from ..attacks import force_advantage, own_values, wall_penalty
from ..campaign import immortality_points, victory_points
from ..conquest import scouting_cost
from ..facts import (
    ADVISOR_PRICE,
    ADVISORS,
    ALEXANDER,
    COUNTERS,
    CUP_OF,
    ENEMY_PLANS,
    INSIGHTS,
    KIND,
    NAME,
    NATIONS,
    NUMBER_OF,
    OPERATIONS,
    OWN,
    OWN_PLANS,
    PROPHECIES,
    PROPHECY,
    SECTION,
    VALUES,
    WALLS,
    years,
)
from ..intimidation import intimidation_bonus
from ..plans import enemy_plan_count, free_plans
from ..sequence import PHASES
from ..set_up import lay_out
from ..state import AlexanderState, Battle, Turn, forces, values
from ..tyre import TRACKS, fleet_rolls
from .words import DICE, KINDS, NAMES, QUESTIONS, WORDS

STATES = ("no", "taken", "governed", "razed", "revolted")
SECTIONS = ("destroyed", "reduced", "full")
STEPS = ("siege", "march", "plans", "battle_turn")
PLAIN = ("level", "gold", "glory", "transports", "mole", "siege_ships", "warships", "silent_from", "vp", "immortality")
LISTS = ("advisors", "lost_advisors", "insights", "insight_cup", "options", "bought")


def _area(s: AlexanderState, name: Any) -> int:
    return place_of(name, s.map.areas, "area")


def _list(value: Any) -> list[str]:
    try:
        return msgspec.convert(value, list[str])
    except msgspec.ValidationError:
        raise BadInput(f"{value!r} is not a list of names, [one, two]") from None


def _group(value: Any) -> dict[str, Any]:
    try:
        return msgspec.convert(value, dict[str, Any])
    except msgspec.ValidationError:
        raise BadInput(f"{value!r} is not a group, {{name: value}}") from None


def _known(s: AlexanderState, word: str) -> Sequence[str]:
    """What may stand in one of the plain lists."""
    if word in ("advisors", "lost_advisors"):
        return ADVISORS
    if word in ("insights", "insight_cup"):
        return INSIGHTS
    return tuple(s.map.options) if word == "options" else ("units", "city", "temple", *TRACKS)


def _lay_out(s: AlexanderState) -> None:
    """The map before the first turn without chance: fixed enemies and counters from all over each cup."""
    lay_out(s)
    for advisor in s.map.lists["advisors_fixed"]:
        s.advisors.append(str(advisor))
    for row in s.map.file.enemy:
        cup = NATIONS.index(row.nation)
        found: list[int] = []
        for kind in row.units:
            found.append(next(c for c in s.cup[cup] if KIND[c] == kind and c not in found))
        s.cup[cup] = tuple(c for c in s.cup[cup] if c not in found)
        size = len(s.cup[cup])
        spread = [s.cup[cup][n * size // row.random] for n in range(row.random)]
        found.extend(spread)
        s.cup[cup] = tuple(c for c in s.cup[cup] if c not in spread)
        if row.leader:
            found.append(NUMBER_OF[row.leader])
        found.extend(s.walls[len(s.walls) - row.walls :])
        s.walls = s.walls[: len(s.walls) - row.walls]
        s.garrison[s.map.area(row.id)] = tuple(found)
    for n, oracle in enumerate(s.map.lists["oracles"]):
        s.oracle[s.map.area(str(oracle))] = n
    s.unread = list(range(len(s.map.lists["oracles"]), len(PROPHECIES)))
    s.pile = list(range(len(OPERATIONS)))
    count = s.map.number["operations_units"]
    if count:
        nation = NATIONS.index(s.map.names["operations_nation"])
        s.waiting = list(s.cup[nation][:count])
        s.cup[nation] = s.cup[nation][count:]
    s.ready = True
    s.clock = Clock(1, 1)


def _counters(s: AlexanderState, names: Iterable[str], free: Iterable[int]) -> list[int]:
    """Counters of these names out of the free ones, turned as the names say."""
    left = list(free)
    found: list[int] = []
    for text in names:
        name, _, side = text.partition(" ")
        if side not in ("", "reduced"):
            raise BadInput(f"{text!r}: after the kind of a unit may stand `reduced` and nothing else")
        place_of(name, KINDS, "kind of counter")
        counter = next((c for c in left if name == KIND[c]), None)
        if counter is None:
            raise BadInput(f"no counter {name!r} is free; all that there are lie elsewhere")
        left.remove(counter)
        found.append(counter)
        s.strength[counter] = 0 if side == "reduced" else 1
    return found


def _name(s: AlexanderState, counter: int) -> str:
    return KIND[counter] if s.strength[counter] else f"{KIND[counter]} reduced"


@cache
def _at_first(campaign: int, difficulty: str) -> list[tuple[int, ...]]:
    """The garrisons as the first word given finds them."""
    s = AlexanderState(campaign=campaign, choices={"difficulty": difficulty})
    _lay_out(s)
    return s.garrison


def _loose(s: AlexanderState, fixed: Iterable[int]) -> list[int]:
    """Enemy counters that may be used for what is given: all but those in areas the example speaks of."""
    used = {c for area in fixed for c in s.garrison[area]}
    return [c for c in range(COUNTERS) if c not in OWN and c not in used and c != SECTION]


def _beside(s: AlexanderState) -> list[int]:
    """Enemy counters for what lies beside the map: free ones first, then those of areas nobody has spoken of.

    An earlier word has spoken of whatever no longer lies as it did at first; what it put there stays.
    """
    free = [*(c for cup in s.cup for c in cup), *s.walls]
    unnamed = [
        g for g, then in zip(s.garrison, _at_first(s.campaign, s.choices["difficulty"]), strict=True) if g == then
    ]
    return [*sorted(free), *(c for group in unnamed for c in group)]


def _swap_out(s: AlexanderState, counters: Iterable[int]) -> None:
    """Counters lying elsewhere on the map make room: others from the cup take their places."""
    for counter in counters:
        for place, group in [*enumerate(s.garrison), (-1, tuple(s.waiting))]:
            if counter not in group:
                continue
            nation = next((n for n, name in enumerate(NATIONS) if counter in CUP_OF[name]), -1)
            others = [c for c in (s.cup[nation] if nation >= 0 else ()) if c not in counters]
            rest = tuple(c for c in group if c != counter)
            if others:
                s.cup[nation] = tuple(c for c in s.cup[nation] if c != others[-1])
                rest = (*rest, others[-1])
            if place < 0:
                s.waiting = list(rest)
            else:
                s.garrison[place] = rest
            _give_back(s, [counter])


def _take(s: AlexanderState, counters: Iterable[int]) -> None:
    gone = set(counters)
    s.cup = [tuple(c for c in cup if c not in gone) for cup in s.cup]
    s.walls = tuple(c for c in s.walls if c not in gone)
    s.destroyed = [c for c in s.destroyed if c not in gone]


def _give_back(s: AlexanderState, counters: Iterable[int]) -> None:
    for c in counters:
        s.strength[c] = 1
        if c in WALLS:
            s.walls = (*s.walls, c)
        for n, nation in enumerate(NATIONS):
            if c in CUP_OF[nation]:
                s.cup[n] = tuple(sorted((*s.cup[n], c)))


def _edit_garrison(s: AlexanderState, value: dict[str, list[str]]) -> None:
    named = [_area(s, area) for area in value]
    for area in named:
        _give_back(s, s.garrison[area])
        s.garrison[area] = ()
    for area, names in value.items():
        found = _counters(s, _list(names), _loose(s, named))
        turned = [s.strength[c] for c in found]
        _swap_out(s, found)
        _take(s, found)
        for counter, side in zip(found, turned, strict=True):
            s.strength[counter] = side
        s.garrison[s.map.area(area)] = tuple(found)


def _edit_waiting(s: AlexanderState, value: list[str]) -> None:
    _give_back(s, s.waiting)
    s.waiting = []
    found = _counters(s, value, _beside(s))
    _swap_out(s, found)
    _take(s, found)
    s.waiting = found


def _edit_cup(s: AlexanderState, value: dict[str, list[str]]) -> None:
    for nation, names in value.items():
        n = place_of(nation, NATIONS, "nation")
        found = _counters(s, _list(names), s.cup[n])
        s.destroyed.extend(c for c in s.cup[n] if c not in found)
        s.cup[n] = tuple(found)


def _edit_pile(s: AlexanderState, value: list[str]) -> None:
    ids = [row.id for row in OPERATIONS]
    named = [place_of(name, ids, "Operation counter") for name in value]
    rest = [n for n in range(len(ids)) if n not in named and n not in s.drawn and n not in s.cancelled]
    s.pile = [*rest, *reversed(named)]


def _edit_oracle(s: AlexanderState, value: dict[str, str]) -> None:
    for area, name in value.items():
        a = _area(s, area)
        if s.oracle[a] >= 0:
            s.unread.append(s.oracle[a])
            s.oracle[a] = -1
        if name == "none":
            continue
        n = place_of(name, tuple(PROPHECY), "Prophecy")
        for other, lying in enumerate(s.oracle):
            if lying == n:
                s.oracle[other] = s.unread.pop()
        if n in s.unread:
            s.unread.remove(n)
        s.oracle[a] = n


def _edit_prophecies(s: AlexanderState, value: dict[str, int]) -> None:
    for name, box in value.items():
        n = place_of(name, tuple(PROPHECY), "Prophecy")
        for area, lying in enumerate(s.oracle):
            if lying == n:
                s.oracle[area] = -1
        if n in s.unread:
            s.unread.remove(n)
        s.prophecies[n] = box


def _edit_plans(s: AlexanderState, word: str, value: list[str]) -> None:
    ids = OWN_PLANS if word == "own_plans" else ENEMY_PLANS
    table = [value.count(name) for name in ids]
    if sum(table) != len(value):
        raise BadInput(f"unknown plan among {value}; known: {', '.join(ids)}")
    setattr(s, word, table)


def edit(s: AlexanderState, word: str, value: Any) -> None:
    """Change a position as a `given` says. The first edit lays out the map of the campaign."""
    if not s.ready:
        _lay_out(s)
    m = s.map
    if word in PLAIN:
        setattr(s, word, int(value))
    elif word in LISTS:
        names = _list(value)
        for name in names:
            place_of(name, _known(s, word), f"name for {word}")
        setattr(s, word, names)
        if word == "insights":
            s.insight_cup = [i for i in INSIGHTS if i not in s.insights]
    elif word == "phase":
        s.clock = Clock(s.clock.round, place_of(value, PHASES, "phase"))
        s.agenda.clear()
    elif word == "step":
        place_of(value, STEPS, "step")
        s.clock = Clock(s.clock.round, PHASES.index("siege" if value == "siege" else "conquest"))
        s.agenda = [Battle()] if value == "plans" else [Turn()] if value == "battle_turn" else []
        if value == "battle_turn":
            s.battle_turn = max(1, s.battle_turn)
    elif word == "empty":
        _edit_waiting(s, [])
        _edit_garrison(s, {area: [] for area in m.areas})
    elif word == "box":
        s.box = int(value)
    elif word == "army":
        s.army = []
        s.army = sorted(_counters(s, _list(value), OWN))
    elif word in ("area", "came_from"):
        setattr(s, word, _area(s, value))
    elif word == "garrison":
        _edit_garrison(s, _group(value))
    elif word == "conquered":
        for area, how in _group(value).items():
            a = _area(s, area)
            s.conquered[a] = place_of(how, STATES, "state of an area")
            if how != "no":
                _give_back(s, s.garrison[a])
                s.garrison[a] = ()
    elif word == "rewards":
        for area, what in _group(value).items():
            s.area_gold[_area(s, area)] = int(_group(what).get("gold", 0))
            s.area_glory[_area(s, area)] = int(what.get("glory", 0))
    elif word == "oracle":
        _edit_oracle(s, _group(value))
    elif word == "prophecies":
        _edit_prophecies(s, _group(value))
    elif word == "pile":
        _edit_pile(s, _list(value))
    elif word == "drawn":
        s.drawn = [place_of(name, [row.id for row in OPERATIONS], "Operation counter") for name in _list(value)]
        s.pile = [n for n in s.pile if n not in s.drawn]
    elif word == "waiting":
        _edit_waiting(s, _list(value))
    elif word == "cup":
        _edit_cup(s, _group(value))
    elif word == "destroyed":
        _give_back(s, s.destroyed)
        s.destroyed = []
        found = _counters(s, _list(value), _beside(s))
        _swap_out(s, found)
        _take(s, found)
        s.destroyed = found
    elif word == "walls_left":
        gone = s.walls[int(value) :]
        s.walls = s.walls[: int(value)]
        s.waiting.extend(gone)
    elif word in ("cities", "temples"):
        table = [0] * len(m.areas)
        for area in _list(value):
            table[_area(s, area)] = 1
        setattr(s, word, table)
    elif word in ("entered", "intimidated"):
        setattr(s, word, [_area(s, a) for a in _list(value)])
    elif word == "plan_cup":
        s.plan_cup = [place_of(name, ENEMY_PLANS, "plan of the enemy") for name in _list(value)]
    elif word in ("own_plans", "enemy_plans"):
        _edit_plans(s, word, _list(value))
    elif word == "battle_turn":
        s.battle_turn = int(value)
        s.agenda = [Turn()]
        s.clock = Clock(s.clock.round, PHASES.index("conquest"))
    elif word == "attacked":
        s.attacked = {place_of(name, NAME, "counter"): int(turn) for name, turn in _group(value).items()}
    elif word == "duel":
        s.duel = bool(value)
    elif word == "alert":
        stand(s, not value, IN_SILENCE)
    elif word == "sections":
        s.sections = [place_of(name, SECTIONS, "state of a wall section") for name in _list(value)]
    elif word == "linked":
        s.linked = bool(value)
    else:
        raise BadInput(f"{word} can be asked, but not given")


# -- facts -----------------------------------------------------------------------------------------------------------


def _step(s: AlexanderState) -> str:
    if s.agenda:
        task = s.agenda[-1]
        return "plans" if isinstance(task, Battle) else "battle_turn" if isinstance(task, Turn) else "other"
    return {"siege": "siege", "conquest": "march"}.get(PHASES[s.clock.entry], "other")


def _by_area(s: AlexanderState, table: list[Any]) -> dict[str, Any]:
    return dict(zip(s.map.areas, table, strict=True))


def _scouting(s: AlexanderState, value: Any) -> dict[str, Any]:
    if "to" not in value or "die" not in value:
        raise BadInput("scouting needs {to: area, die: n} beside what it should cost")
    hits, gold = scouting_cost(s, _area(s, value["to"]), int(value["die"]))
    return {"to": value["to"], "die": value["die"], "gold": gold, "hits": hits}


def _immortality(s: AlexanderState, value: Any) -> dict[str, int]:
    governed, glory, vp, level = immortality_points(s, int(value["vp"]))
    total = governed + glory + vp + level
    return {"vp": int(value["vp"]), "governed": governed, "glory": glory, "for_vp": vp, "level": level, "sum": total}


def _unit_values(s: AlexanderState, value: Any) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for text in value:
        name, _, side = str(text).partition(" ")
        if name == "alexander":
            found[text] = list(values(s, ALEXANDER))
        else:
            place_of(name, KINDS, "kind of counter")
            found[text] = list(VALUES[2 * KIND.index(name) + (side != "reduced")])
    return found


def _plan_names(ids: tuple[str, ...], table: list[int]) -> list[str]:
    return [ids[n] for n, count in enumerate(table) for _ in range(count)]


_FACTS: dict[str, Callable[[AlexanderState, Any], Any]] = {
    "phase": lambda s, _: PHASES[s.clock.entry],
    "step": lambda s, _: _step(s),
    "box": lambda s, v: s.map.file.boxes[s.box].id if isinstance(v, str) else s.box,
    "army": lambda s, _: [_name(s, c) for c in s.army],
    "area": lambda s, _: s.map.areas[s.area],
    "came_from": lambda s, _: s.map.areas[s.came_from],
    "garrison": lambda s, _: _by_area(s, [[_name(s, c) for c in g] for g in s.garrison]),
    "conquered": lambda s, _: _by_area(s, [STATES[n] for n in s.conquered]),
    "rewards": lambda s, _: _by_area(
        s, [{"gold": g, "glory": h} for g, h in zip(s.area_gold, s.area_glory, strict=True)]
    ),
    "oracle": lambda s, _: _by_area(s, [PROPHECIES[n].id if n >= 0 else "none" for n in s.oracle]),
    "prophecies": lambda s, _: {PROPHECIES[n].id: box for n, box in s.prophecies.items()},
    "pile": lambda s, _: [OPERATIONS[n].id for n in reversed(s.pile)],
    "pile_size": lambda s, _: len(s.pile),
    "drawn": lambda s, _: [OPERATIONS[n].id for n in s.drawn],
    "waiting": lambda s, _: [_name(s, c) for c in s.waiting],
    "waiting_count": lambda s, _: len(s.waiting),
    "cup": lambda s, _: {n: [_name(s, c) for c in cup] for n, cup in zip(NATIONS, s.cup, strict=True)},
    "destroyed": lambda s, _: [_name(s, c) for c in s.destroyed],
    "walls_left": lambda s, _: len(s.walls),
    "cities": lambda s, _: [a for a, n in _by_area(s, s.cities).items() if n],
    "temples": lambda s, _: [a for a, n in _by_area(s, s.temples).items() if n],
    "entered": lambda s, _: [s.map.areas[a] for a in s.entered],
    "intimidated": lambda s, _: [s.map.areas[a] for a in s.intimidated],
    "plan_cup": lambda s, _: [ENEMY_PLANS[n] for n in s.plan_cup],
    "own_plans": lambda s, _: _plan_names(OWN_PLANS, s.own_plans),
    "enemy_plans": lambda s, _: _plan_names(ENEMY_PLANS, s.enemy_plans),
    "battle_turn": lambda s, _: s.battle_turn,
    "attacked": lambda s, v: {
        **{NAME[c]: turn for c, turn in s.attacked.items()},
        **{name: s.attacked.get(NUMBER_OF[name], 0) for name in v},
    },
    "duel": lambda s, _: s.duel,
    "alert": lambda s, _: IN_SILENCE not in s.standing,
    "sections": lambda s, _: [SECTIONS[n] for n in s.sections],
    "campaign": lambda s, _: s.map.id,
    "result": lambda s, _: s.result,
    "linked": lambda s, _: s.linked,
    "empty": lambda s, _: not any(s.garrison),
    "forces": lambda s, _: forces(s),
    "force_advantage": lambda s, _: force_advantage(s),
    "wall_penalty": lambda s, _: -wall_penalty(s),
    "free_plans": lambda s, _: free_plans(s),
    "enemy_plan_count": lambda s, _: enemy_plan_count(s),
    "alexander_values": lambda s, _: list(own_values(s, ALEXANDER)),
    "values": _unit_values,
    "distances": lambda s, _: dict(zip(s.map.areas, s.map.distance[s.area], strict=True)),
    "scouting": _scouting,
    "vp_now": lambda s, _: list(victory_points(s)),
    "immortality_now": _immortality,
    "years": lambda _s, v: {points: years(int(points)) for points in v},
    "turns_of": lambda _s, v: {name: PROPHECIES[PROPHECY[name]].turns for name in v},
    "intimidation_bonus": lambda s, _: intimidation_bonus(s),
    "fleet_rolls": lambda s, _: fleet_rolls(s),
    "advisor_price": lambda _s, v: {name: ADVISOR_PRICE[name] for name in v},
}


def fact(s: AlexanderState, word: str, value: Any) -> Any:
    """What a position says about a word, in the shape in which the word is given."""
    if word in PLAIN:
        return getattr(s, word)
    if word in LISTS:
        return list(getattr(s, word))
    return _FACTS[word](s, value)


VOCABULARY = Vocabulary(
    WORDS, edit, fact, names=NAMES, questions=QUESTIONS, dice=DICE, whole=("prophecies", "attacked")
)
