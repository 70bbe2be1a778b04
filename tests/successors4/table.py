"""A table to try rules at: positions in a few words, and one procedure played by itself.

Dice and answers are given, and none may be left over.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
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
    troops,
)
from strategos.games.successors.common.position import put, troops_at
from strategos.games.successors.fourth.facts import (
    ARMIES,
    CARD_NUMBER,
    CITIES_OF,
    FLEETS,
    GENERAL_NUMBER,
    NAMES,
    NUMBER,
    PLACES,
    PROVINCE_NUMBER,
    ROYAL_NUMBER,
)
from strategos.games.successors.fourth.options import CHOICES
from strategos.games.successors.fourth.sequence import TASKS
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.asking import Together
from strategos.kernel.chance import Roll
from strategos.kernel.clock import Clock
from strategos.kernel.events import Event
from strategos.kernel.game import Setup

T = TypeVar("T")
E = TypeVar("E", bound=Event)
AT = {option.key: option.value for option in PLACES} | {f"{name}-sea": at_sea(n) for n, name in enumerate(NAMES)}
OFF_MAP = {"off": OFF, "dispersed": DISPERSED, "dead": DEAD, "waiting": WAITING}
YELLOW, BLUE, RED, BLACK, GREEN = range(5)


def side(name: str | None) -> int:
    return NOBODY if name is None else SIDES.index(name)


def at(place: str) -> int:
    """A position: `pella` is its outside, `pella-inside` and `pella-sea` what they say."""
    return OFF_MAP[place] if place in OFF_MAP else AT[place]


def position(
    *,
    seats: int = 4,
    turn: int = 2,
    seat: int | None = None,
    control: Mapping[str, str] | None = None,
    provinces: Mapping[str, str] | None = None,
    generals: Mapping[str, str] | None = None,
    cus: Mapping[str, Mapping[str, int]] | None = None,
    royals: Mapping[str, str] | None = None,
    armies: Mapping[str, str] | None = None,
    successors: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    **fields: Any,
) -> SuccessorsState:
    """A position on an empty map.

    `generals={"perdikkas": "yellow babylon"}`, `cus={"yellow babylon": {"loyal": 2}}`, `royals={"olympias": "pella"}`
    (with a side before the place: controlled), `armies={"philon": "lamia"}`, `provinces={"makedonia": "red"}`: all its
    spaces; `options` the optional rules and cards agreed on. Further words are fields of the position.
    """
    agreed = dict.fromkeys(options, "yes")
    assert all(any(choice.name == name for choice in CHOICES) for name in agreed), f"no such option: {options}"
    s = SuccessorsState(setup=Setup(seats, "alexander", agreed), clock=Clock(turn, 0, seat))
    for name, owner in (provinces or {}).items():
        for space in spaces_in(name):
            s.control[space] = side(owner)
    for name, owner in (control or {}).items():
        s.control[NUMBER[name]] = side(owner if owner != "nobody" else None)
    for name, where in (generals or {}).items():
        owner, place = where.split()
        s.general_at[GENERAL_NUMBER[name]] = at(place)
        s.general_of[GENERAL_NUMBER[name]] = side(owner)
    for where, group in (cus or {}).items():
        owner, place = where.split()
        if place == "dispersed":
            s.dispersed[side(owner)] = troops(dict(group))
        else:
            put(s, side(owner), at(place), troops(dict(group)))
    for name, where in (royals or {}).items():
        owner, _, place = where.rpartition(" ")
        s.royal_at[ROYAL_NUMBER[name]] = at(place)
        s.royal_of[ROYAL_NUMBER[name]] = side(owner or None)
    for name, where in (armies or {}).items():
        s.army_at[ARMIES.index(name)] = at(where)
    for name in successors:
        s.champion[side(name)] = 0
    for name, value in fields.items():
        assert name in s.__struct_fields__, f"no field {name}"
        setattr(s, name, value)
    return s


def spaces_in(province: str) -> tuple[int, ...]:
    return CITIES_OF[PROVINCE_NUMBER[province]]


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
                assert {*question.sides} == {6}, "ordinary dice"
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


def run_agenda(s: SuccessorsState, dice: str = "", *answers: str) -> None:
    """Play what is on the agenda, to the end."""

    async def all_of_it() -> None:
        while s.agenda:
            place = len(s.agenda) - 1
            task = s.agenda[place]
            again = await TASKS[type(task)](s, task)
            if again is None and len(s.agenda) > place and s.agenda[place] is task:
                del s.agenda[place]

    run(all_of_it(), dice, *answers)


def question(procedure: Coroutine[Any, Any, Any]) -> list[Any]:
    """The decisions a procedure asks first."""
    asked = procedure.send(None)
    procedure.close()
    assert isinstance(asked, Together)
    return list(asked.decisions)


def told(s: SuccessorsState, kind: type[E]) -> list[E]:
    """The events of a kind, in order."""
    return [event for event in s.events if isinstance(event, kind)]


def force(s: SuccessorsState, where: str) -> Troops:
    """The CUs of a side in a place, or in the Dispersed box."""
    owner, place = where.split()
    return s.dispersed[side(owner)] if place == "dispersed" else troops_at(s, side(owner), at(place))


def units(**named: int) -> Troops:
    return troops(named)


def general(s: SuccessorsState, name: str) -> int:
    """Where a General is."""
    return s.general_at[GENERAL_NUMBER[name]]


def royal(s: SuccessorsState, name: str) -> str | None:
    """Who controls a Royal Family Member."""
    owner = s.royal_of[ROYAL_NUMBER[name]]
    return None if owner == NOBODY else FACTIONS[owner]


def owner(s: SuccessorsState, space: str) -> str | None:
    found = s.control[NUMBER[space]]
    return None if found == NOBODY else SIDES[found]


def cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted(CARD_NUMBER[name] for name in names))


def hands(**held: str) -> list[tuple[int, ...]]:
    """Faction → its hand: `hands(red="fog hubris")`."""
    return [cards(*held.get(name, "").split()) for name in FACTIONS]


def fleet(name: str) -> int:
    return FLEETS.index(name)
