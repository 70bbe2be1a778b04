"""A table to try rules of either edition at: positions in a few words, and one procedure played by itself.

Dice and answers are given, and none may be left over.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

from strategos.games.successors.common.board import (
    DEAD,
    DISPERSED,
    FACTIONS,
    NOBODY,
    OFF,
    SIDES,
    WAITING,
    Troops,
    at_sea,
    inside,
    outside,
    troops,
)
from strategos.games.successors.common.position import Position, Voyage, put, troops_at
from strategos.kernel.asking import Together
from strategos.kernel.chance import Roll
from strategos.kernel.events import Event

T = TypeVar("T")
E = TypeVar("E", bound=Event)
P = TypeVar("P", bound=Position)
OFF_MAP = {"off": OFF, "dispersed": DISPERSED, "dead": DEAD, "waiting": WAITING}
YELLOW, BLUE, RED, BLACK, GREEN = range(5)


def side(name: str | None) -> int:
    return NOBODY if name is None else SIDES.index(name)


def found(names: tuple[str, ...], place: str) -> int:
    """A position: `pella` is its outside, `pella-inside` and `pella-sea` what they say."""
    if place in OFF_MAP:
        return OFF_MAP[place]
    name, _, part = place.partition("-")
    return {"": outside, "inside": inside, "sea": at_sea}[part](names.index(name))


def laid_out(
    s: P,
    *,
    control: Mapping[str, str] | None = None,
    provinces: Mapping[str, str] | None = None,
    generals: Mapping[str, str] | None = None,
    cus: Mapping[str, Mapping[str, int]] | None = None,
    royals: Mapping[str, str] | None = None,
    armies: Mapping[str, str] | None = None,
    successors: tuple[str, ...] = (),
    **fields: Any,
) -> P:
    """What is said of it stands on the map.

    `generals={"perdikkas": "yellow babylon"}`, `cus={"yellow babylon": {"loyal": 2}}`, `royals={"olympias": "pella"}`
    (with a side before the place: controlled), `armies={"philon": "lamia"}`, `provinces={"makedonia": "red"}`: all its
    spaces. Further words are fields of the position.
    """
    for name, owner in (provinces or {}).items():
        for space in s.facts.CITIES_OF[s.facts.PROVINCE_NUMBER[name]]:
            s.control[space] = side(owner)
    for name, owner in (control or {}).items():
        s.control[s.facts.NUMBER[name]] = side(owner if owner != "nobody" else None)
    for name, where in (generals or {}).items():
        owner, place = where.split()
        s.general_at[s.facts.GENERAL_NUMBER[name]] = found(s.facts.NAMES, place)
        s.general_of[s.facts.GENERAL_NUMBER[name]] = side(owner)
    for where, group in (cus or {}).items():
        owner, place = where.split()
        if place == "dispersed":
            s.dispersed[side(owner)] = troops(dict(group))
        else:
            put(s, side(owner), found(s.facts.NAMES, place), troops(dict(group)))
    for name, where in (royals or {}).items():
        owner, _, place = where.rpartition(" ")
        s.royal_at[s.facts.ROYAL_NUMBER[name]] = found(s.facts.NAMES, place)
        s.royal_of[s.facts.ROYAL_NUMBER[name]] = side(owner or None)
    for name, where in (armies or {}).items():
        s.army_at[s.facts.ARMIES.index(name)] = found(s.facts.NAMES, where)
    for name in successors:
        s.champion[side(name)] = 0
    for name, value in fields.items():
        assert name in s.__struct_fields__, f"no field {name}"
        # What one test does to a list is nothing to the others.
        setattr(s, name, value.copy() if isinstance(value, list) else value)
    return s


def run(procedure: Coroutine[Any, Any, T], dice: str = "", *answers: str, drawn: tuple[int, ...] = ()) -> T:
    """Play a procedure to its end. `dice` are the numbers rolled; hidden draws are `drawn`, then always the last."""
    left, replies, hidden = [int(die) for die in dice.split()], list(answers), list(drawn)
    reply: Any = None
    while True:
        try:
            question = procedure.send(reply)
        except StopIteration as end:
            assert not left, f"never rolled: {left}"
            assert not replies, f"never asked: {replies}"
            return end.value
        if isinstance(question, Roll):
            if question.hidden:
                reply = [hidden.pop(0) if hidden else sides for sides in question.sides]
            else:
                assert len(left) >= len(question.sides), f"dice for {question.purpose} are missing"
                assert {*question.sides} == {6} or question.purpose == "resolver", "ordinary dice"
                reply = [left.pop(0) for _ in question.sides]
        else:
            assert isinstance(question, Together)
            reply = [answer(decision, replies) for decision in question.decisions]


def answer(decision: Any, replies: list[str]) -> Any:
    """The next answer: `key`, or `kind! key` to check what is asked, or `side: key` to check who is."""
    offered = sorted(option.key for option in decision.options)
    assert replies, f"{FACTIONS[decision.seat]} is asked {decision.kind}: {offered}"
    key = replies.pop(0)
    if ": " in key:
        who, key = key.split(": ")
        assert FACTIONS[decision.seat] == who, f"{FACTIONS[decision.seat]} is asked {decision.kind}, not {who}"
    if "! " in key:
        kind, key = key.split("! ")
        assert decision.kind == kind, f"{decision.kind} is asked, not {kind}"
    values = {option.key: option.value for option in decision.options}
    assert key in values, f"{decision.kind}: {key} is not among {offered}"
    return values[key]


def question(procedure: Coroutine[Any, Any, Any]) -> list[Any]:
    """The decisions a procedure asks first."""
    asked = procedure.send(None)
    procedure.close()
    assert isinstance(asked, Together)
    return list(asked.decisions)


def told(s: Position, kind: type[E]) -> list[E]:
    """The events of a kind, in order."""
    return [event for event in s.events if isinstance(event, kind)]


def force(s: Position, where: str) -> Troops:
    """The CUs of a side in a place, or in the Dispersed box."""
    owner, place = where.split()
    if place == "dispersed":
        return s.dispersed[side(owner)]
    return troops_at(s, side(owner), found(s.facts.NAMES, place))


def units(**named: int) -> Troops:
    return troops(named)


def general(s: Position, name: str) -> int:
    """Where a General is."""
    return s.general_at[s.facts.GENERAL_NUMBER[name]]


def royal(s: Position, name: str) -> str | None:
    """Who controls a Royal Family Member."""
    owner = s.royal_of[s.facts.ROYAL_NUMBER[name]]
    return None if owner == NOBODY else FACTIONS[owner]


def owner(s: Position, space: str) -> str | None:
    found = s.control[s.facts.NUMBER[space]]
    return None if found == NOBODY else SIDES[found]


# -- what is on the agenda --------------------------------------------------------------------------------------------


async def all_tasks(s: Any, tasks: Mapping[type, Any]) -> None:
    """What is on the agenda, to the end."""
    while s.agenda:
        place = len(s.agenda) - 1
        task = s.agenda[place]
        again = await tasks[type(task)](s, task)
        if again is None and len(s.agenda) > place and s.agenda[place] is task:
            del s.agenda[place]


def off_tyros(demetrios: int, gaza: int) -> dict[str, Any]:
    """Demetrios comes by sea from Gaza to Tyros, Red's Major City."""
    return {
        "generals": {"demetrios": "red tyros-sea", "krateros": "red tyros-inside", "eumenes": "red tyros"},
        "cus": {
            "red tyros-sea": {"mercenary": 3},
            "red tyros-inside": {"loyal": 1},
            "red tyros": {"cavalry": 1},
        },
        "control": {"tyros": "red"},
        "voyage": Voyage(demetrios, gaza),
        "sailed": demetrios,
        "shipped": 3,
    }


def asked_next(s: Any, procedure_of: Callable[[Any, Any], Coroutine[Any, Any, Any]], dice: str, *answers: str) -> Any:
    """The question of the task under way that comes after so many answers; the position stays as it is then."""
    replies, left = list(answers), [int(n) for n in dice.split()]
    while True:
        assert s.agenda, "it is over"
        procedure = procedure_of(s, s.agenda[-1])
        reply: Any = None
        while True:
            try:
                asked = procedure.send(reply)
            except StopIteration as end:
                if end.value is None:
                    del s.agenda[-1]
                break
            if isinstance(asked, Roll):
                reply = [left.pop(0) for _ in asked.sides]
                continue
            if not replies:
                procedure.close()
                s.agenda.clear()
                return asked.decisions[0]
            reply = [answer(decision, replies) for decision in asked.decisions]


def offered(decision: Any) -> list[str]:
    return [option.key for option in decision.options]


def why(decision: Any, key: str) -> tuple[str, str]:
    """The rule and the code of a refusal."""
    no = decision.explain(key)
    assert no is not None, f"{key} is offered"
    return no.rule, no.why
