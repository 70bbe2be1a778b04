"""`then`: what a position says to the words of examples. Of a group only what is named is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strategos.games.peloponnesian.activation import available, cost, fund_holds, rally_spaces, to_spend
from strategos.games.peloponnesian.administration import buildable, left, lost_spaces, revenue_of
from strategos.games.peloponnesian.armistice import sci_effect, surrenders, weary
from strategos.games.peloponnesian.automaton import size, valid
from strategos.games.peloponnesian.battle import Modifier, battle_kind, land_modifiers, naval_modifiers
from strategos.games.peloponnesian.combat import contested, pairs_in_reach
from strategos.games.peloponnesian.facts import (
    ADJACENT,
    BOXES,
    COLUMNS,
    CUP_OF,
    EVENT_AT,
    FORTRESS,
    LEADERS,
    LIMIT,
    LOC_KIND,
    NAMES,
    POWERS,
    SCENARIOS,
    SIDES,
    SPACE_KIND,
    SPACE_KINDS,
    SPACES,
    STEPS,
    STRATEGIES,
)
from strategos.games.peloponnesian.fall_of_sparta import surrenders as coalition_surrenders
from strategos.games.peloponnesian.forces import Party, party_force, tactical
from strategos.games.peloponnesian.homecoming import destination
from strategos.games.peloponnesian.interception import becomes_battle, isthmus_guard
from strategos.games.peloponnesian.march import why_not_ravage
from strategos.games.peloponnesian.oligarchs import listed
from strategos.games.peloponnesian.operations import augury_bonus, next_side
from strategos.games.peloponnesian.planning import strategic_bonus
from strategos.games.peloponnesian.player_operation import why_not_aim_with
from strategos.games.peloponnesian.rebellion import candidates, coalition_spaces, may_rebel, why_not_cause
from strategos.games.peloponnesian.routes import FAR, Ways, why_not_alone, why_not_enter
from strategos.games.peloponnesian.sequence import PHASES
from strategos.games.peloponnesian.sieges import (
    besieges,
    category,
    fails_by_itself,
    grain_route,
    siege_modifiers,
)
from strategos.games.peloponnesian.state import (
    BOX,
    EXPEDITION,
    NOBODY,
    PeloponnesianState,
    fall_of_sparta,
    force,
    friendly,
    holds,
    hostile_to,
    in_cup,
    marching_force,
    solitaire,
)
from strategos.games.peloponnesian.zones import reaches, reaching
from strategos.kernel.asking import No
from strategos.kernel.errors import BadInput

from .positions import BEYOND, arrived, condition, episode
from .reading import (
    CUP_NAMES,
    GARRISON,
    LEADER_NAMES,
    alike,
    columns_of,
    elite,
    group,
    in_order,
    leader,
    league,
    owner_name,
    piece,
    purse,
    side,
    space,
)

Inquiry = Callable[[PeloponnesianState, Any], Any]


def by_space(of: Callable[[PeloponnesianState, int], Any]) -> Inquiry:
    return lambda s, value: {name: of(s, space(name)) for name in value}


def by_side(of: Callable[[PeloponnesianState, int], Any], number: Callable[[Any], int] = league) -> Inquiry:
    return lambda s, value: {name: of(s, number(name)) for name in value}


def by_both(of: Callable[[PeloponnesianState, int, int], Any], number: Callable[[Any], int] = side) -> Inquiry:
    """Space → side → what is so."""
    return lambda s, value: {
        name: {who: of(s, space(name), number(who)) for who in sides} for name, sides in value.items()
    }


def spaces_by_side(of: Callable[[PeloponnesianState, int], Any]) -> Inquiry:
    return lambda s, value: {name: alike(wanted, of(s, league(name))) for name, wanted in value.items()}


def spaces_by_both(of: Callable[[PeloponnesianState, int, int], Any]) -> Inquiry:
    return lambda s, value: {
        name: {who: alike(wanted, of(s, space(name), side(who))) for who, wanted in sides.items()}
        for name, sides in value.items()
    }


def plain(field: str) -> Inquiry:
    return lambda s, _value: getattr(s, field)


def marks(of: Callable[[PeloponnesianState], list[int]]) -> Inquiry:
    """Markers: all of them for a list, those named for a group."""

    def inquire(s: PeloponnesianState, value: Any) -> Any:
        there = of(s)
        if (named := group(value)) is not None:
            return {name: space(name) in there for name in named}
        return alike(value, there)

    return inquire


def table(field: str) -> Callable[[PeloponnesianState], list[int]]:
    return lambda s: [n for n, there in enumerate(getattr(s, field)) if there]


def no_of(no: No | None) -> str | None:
    return None if no is None else no.why


def sums(modifiers: list[Modifier]) -> dict[str, int]:
    return {m.why: m.value for m in modifiers}


def exactly(wanted: Any, found: dict[str, int]) -> dict[str, int]:
    """A group of numbers that is compared whole: what is not wanted but there spoils it."""
    return found if set(found) <= set(wanted) else {"also": 1, **{k: v for k, v in found.items() if k not in wanted}}


# -- pieces -----------------------------------------------------------------------------------------------------------


def _units(s: PeloponnesianState, value: Any) -> Any:
    return {
        name: {who: {what: _count(s, space(name), who, what) for what in pieces} for who, pieces in sides.items()}
        for name, sides in value.items()
    }


def _count(s: PeloponnesianState, at: int, who: str, what: str) -> int:
    number = elite(what, who)
    if number is not None:
        return int(s.elite_at[number] == at)
    if what == GARRISON:
        return s.garrison[at]
    return s.units[at * COLUMNS + piece(what, columns_of(who))]


def _spent(s: PeloponnesianState, value: Any) -> Any:
    def count(at: int, who: str, what: str) -> int:
        number = elite(what, who)
        return s.elite_spent[number] if number is not None else s.spent[at * COLUMNS + piece(what, columns_of(who))]

    return {
        name: {who: {what: count(space(name), who, what) for what in pieces} for who, pieces in sides.items()}
        for name, sides in value.items()
    }


def stock(of: Callable[[PeloponnesianState, int], int], elites: bool = False) -> Inquiry:
    """Side → piece → SP that are in no space."""

    def inquire(s: PeloponnesianState, value: Any) -> Any:
        found: dict[str, dict[str, int]] = {}
        for who, pieces in value.items():
            known = columns_of(who)
            found[who] = {}
            for what in pieces:
                number = elite(what, who) if elites else None
                found[who][what] = of(s, piece(what, known)) if number is None else int(s.elite_at[number] == BOX)
        return found

    return inquire


def _where(s: PeloponnesianState, name: Any) -> str:
    at = s.leader_at[leader(name)]
    return NAMES[at] if at >= 0 else next(word for word, place in BEYOND.items() if place == at)


def _cup(s: PeloponnesianState, value: Any) -> Any:
    return {
        name: in_order(names, [LEADER_NAMES[n] for n in in_cup(s, CUP_NAMES.index(name))])
        for name, names in value.items()
    }


def _drawn(s: PeloponnesianState, number: int) -> str:
    return "nobody" if s.drawn[number] == NOBODY else LEADER_NAMES[s.drawn[number]]


def _expedition(s: PeloponnesianState, value: Any) -> Any:
    e, wanted = s.expedition, group(value)
    if e is None or wanted is None:
        return "none" if e is None else {"leader": LEADER_NAMES[e.leader]}
    of = "thebes" if CUP_OF[e.leader] == CUP_NAMES.index("thebes") else SIDES[e.side]
    known = columns_of(wanted.get("side", of))
    units: dict[str, int] = {}
    for what in wanted.get("units", {}):
        number = elite(what, wanted.get("side", of))
        units[what] = e.units[piece(what, known)] if number is None else int(number in e.elites)
    return {
        "side": wanted.get("side", of) if wanted.get("side") in (of, SIDES[e.side]) else SIDES[e.side],
        "leader": LEADER_NAMES[e.leader],
        "at": NAMES[s.leader_at[e.leader]],
        "objective": NAMES[e.objective],
        "units": units,
        "plan": [[NAMES[x.space], dict(zip("HCN", x.force, strict=True))] for x in e.plan],
        "marching": wanted.get("marching"),
    }


def _available(s: PeloponnesianState, value: Any) -> Any:
    return {
        name: {
            who: {what: available(s, side(who), space(name)).get(piece(what, columns_of(who)), 0) for what in pieces}
            for who, pieces in sides.items()
        }
        for name, sides in value.items()
    }


# -- the map ----------------------------------------------------------------------------------------------------------


def _locs(_s: PeloponnesianState, value: Any) -> Any:
    return [[a, b, LOC_KIND.get((space(a), space(b)), "none")] for a, b, *_ in value]


def zone(*, combat: bool) -> Callable[[PeloponnesianState, int, int], list[int]]:
    def reach(s: PeloponnesianState, at: int, who: int) -> list[int]:
        if not holds(s, at, who):
            return []
        return [there for there in range(SPACES) if reaches(s, at, who, there, combat=combat)]

    return reach


def _entry(s: PeloponnesianState, value: Any) -> Any:
    found: list[dict[str, Any]] = []
    for row in value:
        who, at = side(row["side"]), space(row["space"])
        no = why_not_enter(s, who, at, space(row.get("objective", row["space"])))
        if no is None and row.get("alone"):
            no = why_not_alone(s, who, at)
        found.append({**row, "no": no_of(no), "rule": no.rule if no else None})
    return found


def _ways(s: PeloponnesianState, value: Any) -> Any:
    found: list[dict[str, Any]] = []
    for row in value:
        goal = space(row["to"])
        objective = space(row.get("objective", row["to"]))
        ways = Ways(s, side(row["side"]), row["force"], space(row["from"]), goal, objective)
        near = ways.length < FAR
        answer = {**row, "length": ways.length if near else None, "number": ways.counts()[goal] if near else 0}
        if "routes" in row:
            routes = [[NAMES[n] for n in way] for way in ways.all()] if near else []
            answer["routes"] = in_order(row["routes"], routes)
        found.append(answer)
    return found


def _interceptors(s: PeloponnesianState, at: int, who: int) -> list[int]:
    guard = isthmus_guard(s, who, at)
    return sorted({*reaching(s, at, who), *(() if guard is None else (guard,))})


# -- operations -------------------------------------------------------------------------------------------------------


def _cost(s: PeloponnesianState, value: Any) -> Any:
    return {who: {what: cost(s, piece(what, columns_of(who))) for what in kinds} for who, kinds in value.items()}


def _valid(s: PeloponnesianState, value: Any) -> Any:
    return [
        {**row, "valid": valid(s, league(row["side"]), bool(row.get("cause")), space(row["space"]))} for row in value
    ]


def _objective_no(s: PeloponnesianState, value: Any) -> Any:
    found: list[dict[str, Any]] = []
    for row in value:
        no = why_not_aim_with(s, league(row["side"]), bool(row.get("cause")), space(row["space"]))
        found.append({**row, "no": no_of(no), "rule": no.rule if no else None})
    return found


def _size(s: PeloponnesianState, value: Any) -> Any:
    return [
        {**row, "force": list(size(s, league(row["side"]), row.get("area", ""), space(row["space"])))} for row in value
    ]


def _matrix(_s: PeloponnesianState, value: Any) -> Any:
    found: dict[str, dict[str, Any]] = {}
    for name in value:
        who, dot, strategy = str(name).rpartition(".")
        rows = [STRATEGIES[n].get(strategy) for n in ((league(who),) if dot else (0, 1))]
        row = next((each for each in rows if each is not None), None)
        if row is None:
            raise BadInput(f"there is no strategy {name!r}")
        found[name] = {
            "side": row.side,
            "die": list(row.die),
            "coastal": list(row.coastal),
            "land": list(row.land),
            "areas": list(row.areas),
            "objectives": list(row.objectives),
        }
    return found


def _becomes_battle(_s: PeloponnesianState, value: Any) -> Any:
    return [
        {**row, "battle": becomes_battle(space(row["space"]), row["dice"], row["expedition"], row["interceptor"])}
        for row in value
    ]


# -- combat -----------------------------------------------------------------------------------------------------------


def _battle(s: PeloponnesianState, value: Any) -> Any:
    at = value["space"]
    parties: list[Party] = []
    for number, who in enumerate(SIDES[:2]):
        place = value.get(who, at)
        parties.append(Party(number, EXPEDITION if place == "expedition" else space(place)))
    ours, theirs = parties
    found: dict[str, Any] = {**value, "kind": battle_kind(party_force(s, ours), party_force(s, theirs))}
    for who, own, enemy in (("athens", ours, theirs), ("sparta", theirs, ours)):
        modifiers = {"naval": naval_modifiers(s, own, enemy), "land": land_modifiers(s, own, enemy, space(at))}
        for kind, lines in modifiers.items():
            found[f"{who}_{kind}"] = exactly(value.get(f"{who}_{kind}", {}), sums(lines))
    return found


def _siege_modifiers(s: PeloponnesianState, value: Any) -> Any:
    return {
        name: {
            who: exactly(wanted, sums(siege_modifiers(s, league(who), space(name)))) for who, wanted in sides.items()
        }
        for name, sides in value.items()
    }


def _pairs(s: PeloponnesianState, value: Any) -> Any:
    pairs = [[NAMES[a.place], NAMES[b.place]] for a, b in pairs_in_reach(s)]
    return in_order(value, pairs)


# -- administration ---------------------------------------------------------------------------------------------------


def _homecoming(s: PeloponnesianState, value: Any) -> Any:
    def home(who: str, what: str) -> str:
        there = destination(s, piece(what, columns_of(who)))
        return "none" if there is None else NAMES[there]

    return {who: {what: home(who, what) for what in kinds} for who, kinds in value.items()}


def _revenue_lines(s: PeloponnesianState, value: Any) -> Any:
    return {who: exactly(wanted, sums(revenue_of(s, league(who)))) for who, wanted in value.items()}


def _buildable(s: PeloponnesianState, value: Any) -> Any:
    found: dict[str, list[Any]] = {}
    for who, wanted in value.items():
        columns = buildable(s, league("athens" if who == "thebes" else who))
        kinds = [what for what, col in columns_of(who).items() if col in columns]
        found[who] = in_order(wanted, kinds)
    return found


def _surrenders(s: PeloponnesianState, number: int) -> str:
    return (coalition_surrenders(s, number) if fall_of_sparta(s) else surrenders(s, number)) or "none"


def _vp(s: PeloponnesianState, value: Any) -> Any:
    return {name: s.vp[0 if name == "player" else league(name)] for name in value}


def _happened(s: PeloponnesianState, value: Any) -> Any:
    found: dict[str, Any] = {}
    for name in value:
        number = s.happened.get(episode(name), NOBODY if name == "coup" else 0)
        found[name] = number if name != "coup" else "none" if number == NOBODY else NAMES[number]
    return found


def _this_turn(s: PeloponnesianState, value: Any) -> Any:
    found: dict[str, Any] = {}
    for name in value:
        key = condition(name)
        found[name] = NAMES[s.now[key]] if key == "target" and key in s.now else s.now.get(key, 0)
    return found


FACTS: dict[str, Inquiry] = {
    "units": _units,
    "spent": _spent,
    "leaders": lambda s, value: {name: _where(s, name) for name in value},
    "cup": _cup,
    "drawn": by_side(_drawn),
    "colour": by_space(lambda s, n: owner_name(s.colour[n], "neutral")),
    "power": lambda s, value: {name: owner_name(s.colour[POWERS[name][0]], "neutral") for name in value},
    "control": by_space(lambda s, n: owner_name(s.control[n], "nobody")),
    "rebellion": marks(table("rebels")),
    "ravaged": marks(table("ravaged")),
    "siege": by_space(lambda s, n: SIDES[s.sieges[n]] if n in s.sieges else "none"),
    "walls": plain("walls"),
    "hostages": by_side(lambda s, n: bool(s.hostages[n])),
    "treasury": by_side(lambda s, n: s.treasury[n], purse),
    "sci": by_side(lambda s, n: s.sci[n]),
    "bellicosity": by_side(lambda s, n: s.bellicosity[n]),
    "shaken": by_side(lambda s, n: s.shaken[n]),
    "vp": _vp,
    "player": lambda s, _value: SIDES[s.player] if solitaire(s) else "nobody",
    "turn": plain("turn"),
    "fought": plain("fought"),
    "phase": lambda s, _value: PHASES[s.clock.entry],
    "strategy": plain("strategy"),
    "first": lambda s, _value: SIDES[s.first],
    "done": by_side(lambda s, n: s.done[n]),
    "passed": by_side(lambda s, n: bool(s.passed[n])),
    "arrived": marks(arrived),
    "answered": lambda s, value: alike(value, s.answered),
    "going_home": stock(lambda s, col: s.box[col], elites=True),
    "eliminated": stock(lambda s, col: s.lost[col]),
    "out_of_game": stock(lambda s, col: s.gone[col]),
    "fallen": by_side(lambda s, n: s.fallen[n]),
    "happened": _happened,
    "this_turn": _this_turn,
    "last_turn": lambda s, value: {name: s.before.get(name, 0) for name in value},
    "armistice": plain("armistice"),
    "role": plain("role"),
    "expedition": _expedition,
    "force": by_both(lambda s, n, who: force(s, n, who)),
    "marching": lambda s, _value: list(marching_force(s.expedition)) if s.expedition else "none",
    "friendly": by_both(friendly),
    "hostile": by_both(hostile_to),
    "space_kind": by_space(lambda _s, n: SPACE_KINDS[SPACE_KIND[n]]),
    "fortress": by_space(lambda _s, n: FORTRESS[n]),
    "loc": _locs,
    "adjacent": lambda _s, value: {name: alike(wanted, ADJACENT[space(name)]) for name, wanted in value.items()},
    "distance": lambda _s, value: [[a, b, STEPS[space(a)][space(b)]] for a, b, *_ in value],
    "zoi": spaces_by_both(zone(combat=False)),
    "zoi_in_combat": spaces_by_both(zone(combat=True)),
    "reached_from": spaces_by_both(reaching),
    "entry": _entry,
    "ways": _ways,
    "rally": spaces_by_side(rally_spaces),
    "available": _available,
    "cost": _cost,
    "to_spend": by_side(to_spend, purse),
    "emergency_fund": lambda s, _value: fund_holds(s),
    "augury_bonus": by_side(augury_bonus),
    "strategic_bonus": by_side(strategic_bonus),
    "next_side": lambda s, _value: "none" if (n := next_side(s)) is None else SIDES[n],
    "valid_objective": _valid,
    "objective_no": _objective_no,
    "size": _size,
    "matrix": _matrix,
    "area": lambda _s, value: {name: [NAMES[n] for n in BOXES[name]] for name in value},
    "interceptors": spaces_by_both(_interceptors),
    "becomes_battle": _becomes_battle,
    "may_ravage": by_both(lambda s, n, who: not why_not_ravage(s, who, n)),
    "besieges": by_both(lambda s, n, who: besieges(s, who, n)),
    "siege_modifiers": _siege_modifiers,
    "siege_fails": by_both(lambda s, n, who: fails_by_itself(s, who, n) or "none"),
    "combat_order": by_space(lambda s, n: ("home", "coalition", "other")[category(s, n)]),
    "contested": lambda s, value: alike(value, contested(s)),
    "pairs": _pairs,
    "battle": _battle,
    "tactical": by_both(lambda s, n, who: tactical(s, Party(who, n))),
    "homecoming": _homecoming,
    "coalition": spaces_by_side(lambda s, n: sorted(coalition_spaces(s, n))),
    "cause": by_both(lambda s, n, who: no_of(why_not_cause(s, who, n)) or "none"),
    "may_rebel": by_space(may_rebel),
    "spread_to": lambda s, value: alike(value, candidates(s)),
    "lost_spaces": by_side(lost_spaces),
    "revenue": by_side(lambda s, n: max(0, sum(line.value for line in revenue_of(s, n)))),
    "revenue_lines": _revenue_lines,
    "grain_route": lambda s, _value: grain_route(s),
    "buildable": _buildable,
    "left": stock(left),
    "limit": stock(lambda _s, col: LIMIT[col]),
    "sci_effect": lambda _s, value: {sci: sci_effect(int(sci)) for sci in value},
    "weary": by_side(weary),
    "surrenders": by_side(_surrenders),
    "event_at": lambda s, value: {n: EVENT_AT[SCENARIOS[s.setup.scenario].events, int(n)] for n in value},
    "event_rebels": lambda s, _value: [NAMES[n] for n in listed(s)],
    "values": lambda _s, value: {
        name: [LEADERS[leader(name)].tactical, LEADERS[leader(name)].strategic] for name in value
    },
    "over": plain("over"),
}


def fact(s: PeloponnesianState, word: str, value: Any) -> Any:
    """What a position says to this word."""
    if word not in FACTS:
        raise BadInput(f"{word!r} can be set up but not asked about")
    return FACTS[word](s, value)
