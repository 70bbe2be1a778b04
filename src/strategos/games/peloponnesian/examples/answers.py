"""`then`: what a position says to the words of examples, as far as it is stored; the kinds of answers.

Of a group only what is named is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..facts import (
    COLUMNS,
    CUP_OF,
    ELITE_NATION,
    NAMES,
    POWERS,
    SIDES,
)
from ..sequence import PHASES
from ..state import (
    BOX,
    NOBODY,
    PeloponnesianState,
    in_cup,
    solitaire,
)
from .positions import BEYOND, arrived, remembered
from .reading import (
    CUP_NAMES,
    GARRISON,
    LEADER_NAMES,
    OWN_OF,
    alike,
    columns_of,
    elite,
    elite_number,
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
from .words import ELITES

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


# -- pieces -----------------------------------------------------------------------------------------------------------


def _units(s: PeloponnesianState, value: Any) -> Any:
    """Of a group only what is named counts; `{}` says that nobody is there."""
    asked: dict[str, Any] = value or {name: {} for name in NAMES}
    found = {name: _sides(s, space(name), sides) for name, sides in asked.items()}
    return found if value else {name: sides for name, sides in found.items() if sides}


def _sides(s: PeloponnesianState, at: int, wanted: Any) -> dict[str, dict[str, int]]:
    asked: dict[str, Any] = wanted or {who: {} for who in OWN_OF}
    found = {who: _pieces(s, at, who, pieces) for who, pieces in asked.items()}
    return found if wanted else {who: pieces for who, pieces in found.items() if pieces}


def _pieces(s: PeloponnesianState, at: int, who: str, wanted: Any) -> dict[str, int]:
    if wanted:
        return {what: _count(s, at, who, what) for what in wanted}
    elites = [what for what in ELITES if OWN_OF[who] == ELITE_NATION[elite_number(what)]]
    found = {what: _count(s, at, who, what) for what in (*columns_of(who), *elites)}
    return {what: n for what, n in found.items() if n}


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


def _vp(s: PeloponnesianState, value: Any) -> Any:
    return {name: s.vp[0 if name == "player" else league(name)] for name in value}


def _happened(s: PeloponnesianState, value: Any) -> Any:
    return {name: remembered(s.happened, name) for name in value}


def _this_turn(s: PeloponnesianState, value: Any) -> Any:
    return {name: remembered(s.now, name) for name in value}


STORED: dict[str, Inquiry] = {
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
    "last_turn": lambda s, value: {name: int(getattr(s.before, name)) for name in value},
    "armistice": plain("armistice"),
    "role": plain("role"),
    "expedition": _expedition,
    "over": plain("over"),
}
