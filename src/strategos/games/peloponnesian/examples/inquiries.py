"""`then`: what the rules make of a position, for the words of examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strategos.kernel.asking import No
from strategos.kernel.errors import BadInput
from strategos.parts.reckoning import Tally

from ..activation import available, cost, fund_holds, rally_spaces, to_spend
from ..administration import buildable, forecast, left, lost_spaces
from ..armistice import sci_effect, surrenders, weary
from ..automaton import size, valid
from ..battle import battle_kind, land_bonus, naval_bonus
from ..combat import contested, pairs_in_reach
from ..facts import (
    ADJACENT,
    BOXES,
    EVENT_AT,
    FORTRESS,
    LEADERS,
    LIMIT,
    LOC_KIND,
    NAMES,
    SCENARIOS,
    SIDES,
    SPACE_KIND,
    SPACE_KINDS,
    SPACES,
    STEPS,
    STRATEGIES,
)
from ..fall_of_sparta import surrenders as coalition_surrenders
from ..forces import Party, party_force, tactical
from ..homecoming import destination
from ..interception import becomes_battle, isthmus_guard
from ..march import why_not_ravage
from ..oligarchs import listed
from ..operations import augury_bonus, next_side
from ..planning import strategic_bonus
from ..player_operation import why_not_aim_with
from ..rebellion import candidates, coalition_spaces, may_rebel, why_not_cause
from ..routes import FAR, ways_for, why_not_alone, why_not_enter
from ..sieges import (
    besieges,
    category,
    fails_by_itself,
    grain_route,
    siege_bonus,
)
from ..state import (
    EXPEDITION,
    PeloponnesianState,
    fall_of_sparta,
    force,
    friendly,
    holds,
    hostile_to,
    marching_force,
)
from ..zones import reaches, reaching
from .answers import (
    STORED,
    Inquiry,
    by_both,
    by_side,
    by_space,
    spaces_by_both,
    spaces_by_side,
    stock,
)
from .reading import (
    PURSE_NAMES,
    alike,
    columns_of,
    in_order,
    leader,
    league,
    piece,
    purse,
    side,
    space,
)


def no_of(no: No | None) -> str | None:
    return None if no is None else no.why


def sums(tally: Tally) -> dict[str, int]:
    return {reason.why: reason.by for reason in tally.reasons}


def exactly(wanted: Any, found: dict[str, int]) -> dict[str, int]:
    """A group of numbers that is compared whole: what is not wanted but there spoils it."""
    return found if set(found) <= set(wanted) else {"also": 1, **{k: v for k, v in found.items() if k not in wanted}}


def _side(who: str) -> int:
    """The side of a nation: Thebans are the Coalition's."""
    return side("athens" if who == "thebes" else who)


def _available(s: PeloponnesianState, value: Any) -> Any:
    return {
        name: {
            who: {what: available(s, _side(who), space(name)).get(piece(what, columns_of(who)), 0) for what in pieces}
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
        allied = bool(row.get("allied"))
        ways = ways_for(s, side(row["side"]), row["force"], space(row["from"]), goal, objective, allied=allied)
        near = ways.length < FAR
        answer = {**row, "length": ways.length if near else None, "number": ways.counts[goal] if near else 0}
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
        modifiers = {"naval": naval_bonus(s, own, enemy), "land": land_bonus(s, own, enemy, space(at))}
        for kind, lines in modifiers.items():
            found[f"{who}_{kind}"] = exactly(value.get(f"{who}_{kind}", {}), sums(lines))
    return found


def _siege_modifiers(s: PeloponnesianState, value: Any) -> Any:
    return {
        name: {who: exactly(wanted, sums(siege_bonus(s, league(who), space(name)))) for who, wanted in sides.items()}
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
    return {who: exactly(wanted, sums(forecast(s)[PURSE_NAMES[purse(who)]])) for who, wanted in value.items()}


def _buildable(s: PeloponnesianState, value: Any) -> Any:
    found: dict[str, list[Any]] = {}
    for who, wanted in value.items():
        columns = buildable(s, league("athens" if who == "thebes" else who))
        kinds = [what for what, col in columns_of(who).items() if col in columns]
        found[who] = in_order(wanted, kinds)
    return found


def _surrenders(s: PeloponnesianState, number: int) -> str:
    return (coalition_surrenders(s, number) if fall_of_sparta(s) else surrenders(s, number)) or "none"


FACTS: dict[str, Inquiry] = {
    **STORED,
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
    "cause": by_both(lambda s, n, who: no_of(why_not_cause(s, who, n, who)) or "none"),
    "may_rebel": by_space(may_rebel),
    "spread_to": lambda s, value: alike(value, candidates(s)),
    "lost_spaces": by_side(lost_spaces),
    "revenue": by_side(lambda s, n: max(0, forecast(s)[PURSE_NAMES[n]].value), purse),
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
}


WHOLE = ("units", "battle", "siege_modifiers", "revenue_lines")
"""Words whose empty group says that there is nothing."""


def fact(s: PeloponnesianState, word: str, value: Any) -> Any:
    """What a position says to this word."""
    if word not in FACTS:
        raise BadInput(f"{word!r} can be set up but not asked about")
    return FACTS[word](s, value)
