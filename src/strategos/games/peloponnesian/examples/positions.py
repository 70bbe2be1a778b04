"""`given`: how the words of examples change a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from strategos.kernel.clock import Clock
from strategos.kernel.errors import BadInput
from strategos.parts.names import known_name, place_of

from ..armistice import fresh_turn
from ..facts import (
    ATHENS,
    COLUMNS,
    CUP_OF,
    EVENTS,
    HOME,
    LEADERS,
    NAMES,
    POWERS,
    PRINTED,
    SCENARIOS,
    SIDES,
    SPACES,
    SPARTA,
    STRATEGIES,
    THEBES,
    THEBES_CUP,
)
from ..remembered import Deeds, History, Turn
from ..sequence import PHASES
from ..state import (
    ASIDE,
    BOX,
    CUP,
    DEAD,
    GONE,
    NOBODY,
    Expedition,
    PeloponnesianState,
    Stop,
    enemy_of,
    including,
    note,
    place_leader,
    solitaire,
    without,
)
from ..tasks import March, Muster
from .reading import (
    CUP_NAMES,
    GARRISON,
    columns_of,
    elite,
    group,
    leader,
    league,
    owner,
    piece,
    places,
    purse,
    side,
    space,
)

H = TypeVar("H", Turn, History)
Edit = Callable[[PeloponnesianState, Any], None]
BEYOND = {"cup": CUP, "box": BOX, "dead": DEAD, "aside": ASIDE}
"""Where a leader can be who is in no space."""
EVENT_IDS = tuple(dict.fromkeys(row.id for row in EVENTS.events))
LISTED = {"surrender": "surrendered", "coup": "coups", "exile": "exiles"}
"""Lists that go by another name here, where one entry is spoken of: `coup-thebes`."""


def each(change: Callable[[PeloponnesianState, Any, Any], None]) -> Edit:
    def edit_all(s: PeloponnesianState, value: Any) -> None:
        for key, item in value.items():
            change(s, key, item)

    return edit_all


def marks(table: str) -> Edit:
    """A table of markers: a list means exactly these, a group only what it names."""

    def edit_marks(s: PeloponnesianState, value: Any) -> None:
        if (named := group(value)) is not None:
            changed = bytearray(getattr(s, table))
            for name, there in named.items():
                changed[space(name)] = int(there)
        else:
            changed = bytearray(SPACES)
            for number in places(value):
                changed[number] = 1
        setattr(s, table, changed)

    return edit_marks


def _empty(s: PeloponnesianState, _value: Any) -> None:
    s.units, s.box, s.garrison = bytearray(len(s.units)), bytearray(COLUMNS), bytearray(SPACES)
    s.elite_at = [GONE] * len(s.elite_at)
    s.rebels, s.ravaged, s.sieges = bytearray(SPACES), bytearray(SPACES), {}
    s.colour, s.control = bytearray(PRINTED), bytearray(PRINTED)
    band = SCENARIOS[s.setup.scenario].band
    out = SCENARIOS[s.setup.scenario].out
    s.leader_at = [CUP if row.band == band and row.id not in out else ASIDE for row in LEADERS]
    s.expedition = None
    s.agenda.clear()
    fresh_turn(s)
    _turn(s, SCENARIOS[s.setup.scenario].turns[0] + 1)


# -- pieces -----------------------------------------------------------------------------------------------------------


def _units(s: PeloponnesianState, name: Any, sides: Any) -> None:
    at = space(name)
    for of, pieces in sides.items():
        known = columns_of(of)
        for col in known.values():
            s.units[at * COLUMNS + col] = s.spent[at * COLUMNS + col] = 0
        for what, n in pieces.items():
            number = elite(what, of)
            if number is not None:
                s.elite_at[number] = at if n else GONE
            elif what == GARRISON:
                s.garrison[at] = n
            else:
                s.units[at * COLUMNS + piece(what, known)] = n


def _spent(s: PeloponnesianState, name: Any, sides: Any) -> None:
    at = space(name)
    for of, pieces in sides.items():
        for what, n in pieces.items():
            number = elite(what, of)
            if number is not None:
                s.elite_spent[number] = n
            else:
                s.spent[at * COLUMNS + piece(what, columns_of(of))] = n


def stock(table: str) -> Callable[[PeloponnesianState, Any, Any], None]:
    """SP that are in no space, by side."""

    def edit_stock(s: PeloponnesianState, of: Any, pieces: Any) -> None:
        known = columns_of(of)
        counts: bytearray = getattr(s, table)
        for what, n in pieces.items():
            number = elite(what, of)
            if number is not None and table == "box":
                s.elite_at[number] = BOX if n else GONE
            else:
                counts[piece(what, known)] = n

    return edit_stock


def _leaders(s: PeloponnesianState, name: Any, where: Any) -> None:
    if where in BEYOND:
        s.leader_at[leader(name)] = BEYOND[where]
    else:
        place_leader(s, leader(name), space(where))


def _cup(s: PeloponnesianState, name: Any, names: Any) -> None:
    cup = place_of(name, CUP_NAMES, "cup")
    for number, at in enumerate(s.leader_at):
        if CUP_OF[number] == cup and at == CUP:
            s.leader_at[number] = ASIDE
    for each_name in names:
        number = leader(each_name)
        if CUP_OF[number] != cup:
            raise BadInput(f"{each_name} does not belong into the cup of {name}")
        s.leader_at[number] = CUP


def _drawn(s: PeloponnesianState, name: Any, who: Any) -> None:
    of = league(name)
    if who == "nobody":
        s.drawn[of] = NOBODY
        return
    s.drawn[of] = leader(who)
    home = THEBES if CUP_OF[s.drawn[of]] == THEBES_CUP else HOME[of]
    if s.leader_at[s.drawn[of]] != home:
        place_leader(s, s.drawn[of], home)


def _expedition(s: PeloponnesianState, value: Any) -> None:
    s.agenda.clear()
    if value in (None, "none"):
        s.expedition = None
        return
    of, known = value["side"], columns_of(value["side"])
    units, elites = [0] * COLUMNS, list[int]()
    for what, n in value.get("units", {}).items():
        number = elite(what, of)
        if number is None:
            units[piece(what, known)] = n
        elif n:
            elites.append(number)
    number = leader(value["leader"])
    place_leader(s, number, space(value["at"]))
    goal = space(value["objective"])
    plan = tuple(_stop(*stop) for stop in value.get("plan", ()))
    kinds = [sum(units[k::3]) + sum(stop.force[k] for stop in plan) for k in range(3)]
    s.expedition = Expedition(
        side("athens" if of == "thebes" else of),
        number,
        goal,
        tuple(units),
        tuple(elites),
        plan,
        (kinds[0], kinds[1], kinds[2]),
    )
    s.agenda.append(March(goal, True) if value.get("marching") else Muster())


def _stop(name: Any, force: Any) -> Stop:
    return Stop(space(name), (force.get("H", 0), force.get("C", 0), force.get("N", 0)))


# -- spaces and tracks ------------------------------------------------------------------------------------------------


def _colour(s: PeloponnesianState, name: Any, whose: Any) -> None:
    s.colour[space(name)] = owner(whose)


def _power(s: PeloponnesianState, name: Any, whose: Any) -> None:
    for number in POWERS[known_name(name, tuple(POWERS), "neutral power")]:
        s.colour[number] = s.control[number] = owner(whose)


def _control(s: PeloponnesianState, name: Any, whose: Any) -> None:
    s.control[space(name)] = owner(whose)


def _siege(s: PeloponnesianState, name: Any, whose: Any) -> None:
    s.sieges.pop(space(name), None)
    if whose not in ("none", None):
        s.sieges[space(name)] = side(whose)


def track(table: str, number: Callable[[Any], int] = league) -> Callable[[PeloponnesianState, Any, Any], None]:
    """A number of each side."""

    def edit_track(s: PeloponnesianState, name: Any, value: Any) -> None:
        getattr(s, table)[number(name)] = int(value)

    return edit_track


def _vp(s: PeloponnesianState, name: Any, value: Any) -> None:
    s.vp[0 if name == "player" else league(name)] = value


def _player(s: PeloponnesianState, value: Any) -> None:
    if value == "nobody" or not solitaire(s):
        raise BadInput("how many play is said by `seats`; with one, `player` says which side")
    s.player = league(value)
    rows = STRATEGIES[enemy_of(s.player)]
    if s.strategy not in rows:
        s.strategy = next(iter(rows))


def _turn(s: PeloponnesianState, value: Any) -> None:
    s.turn = value
    s.fought = value - SCENARIOS[s.setup.scenario].turns[0] + 1


def _phase(s: PeloponnesianState, value: Any) -> None:
    s.clock = Clock(s.clock.round, place_of(value, PHASES, "phase"))
    s.agenda.clear()
    s.expedition = None


def _strategy(s: PeloponnesianState, value: Any) -> None:
    if not solitaire(s):
        raise BadInput("between two players nobody has a strategy")
    s.strategy = known_name(value, tuple(STRATEGIES[enemy_of(s.player)]), "strategy of the non-player side")


def plain(field: str, kind: type[bool] | type[int] | type[str]) -> Edit:
    def edit_plain(s: PeloponnesianState, value: Any) -> None:
        if type(value) is not kind:
            raise BadInput(f"{value!r} is no {kind.__name__}")
        setattr(s, field, value)

    return edit_plain


def _first(s: PeloponnesianState, value: Any) -> None:
    s.first = league(value)
    note(s, opened=True)


def arrived(s: PeloponnesianState) -> list[int]:
    """The spaces an Expedition of any side has reached."""
    return [n for n in range(SPACES) if any((side, n) in s.now.arrived for side in (ATHENS, SPARTA))]


def _arrived(s: PeloponnesianState, value: Any) -> None:
    named = group(value)
    if named is not None and set(named) <= {SIDES[ATHENS], SIDES[SPARTA]}:
        for name, spaces in named.items():
            for one in spaces:
                note(s, arrived=including(s.now.arrived, (league(name), space(one))))
        return
    if named is None:
        named = {name: name in value for name in (*(NAMES[n] for n in arrived(s)), *value)}
    for name, is_so in named.items():
        for at in ((ATHENS, space(name)), (SPARTA, space(name))):
            note(s, arrived=(including if is_so else without)(s.now.arrived, at))


def entry(field: str, name: str) -> int:
    """What a list of that name holds, by its own name: leaders, sides or spaces."""
    if field in ("doomed", "exiles"):
        return leader(name)
    return league(name) if field in ("surrendered", "no_building", "at_most") else space(name)


def fact(of: Turn | History, name: Any) -> tuple[str, int | None]:
    """The field something is remembered in, and what is behind the dash of its name (`taken-megara`)."""
    head, _, rest = str(name).partition("-")
    field = LISTED.get(head, head)
    kind = "thing of this turn" if isinstance(of, Turn) else "event"
    if rest and field not in ("met", "arrived") and isinstance(getattr(of, field, 0), tuple):
        return field, entry(field, rest)
    known = [f for f in of.__struct_fields__ if not isinstance(getattr(of, f), tuple)]
    uncounted = () if isinstance(of, Turn) else EVENT_IDS
    return known_name(name, (*known, *uncounted), kind), None


def remembered(of: Turn | History, name: Any) -> Any:
    """What is remembered of it; 0 of an event that is not counted."""
    field, whose = fact(of, name)
    found: Any = getattr(of, field, 0)
    if whose is not None:
        return found[whose] if field == "at_most" else int(whose in found)
    if field == "target":
        return 0 if found is None else NAMES[int(found)]
    return int(found)


def changed(of: H, name: Any, value: Any) -> H:
    """With something remembered of it, or forgotten; an event that nobody counts leaves no trace."""
    field, whose = fact(of, name)
    if field not in of.__struct_fields__:
        return of
    was: Any = getattr(of, field)
    if field == "at_most":
        value = tuple(value if side == whose else was[side] for side in (ATHENS, SPARTA))
    elif whose is not None:
        value = (including if value else without)(was, whose)
    elif field == "target":
        value = space(value) if value else None
    elif isinstance(was, bool):
        value = bool(value)
    return replace(of, **{field: value})


def _this_turn(s: PeloponnesianState, name: Any, value: Any) -> None:
    s.now = changed(s.now, name, value)


def _happened(s: PeloponnesianState, name: Any, value: Any) -> None:
    s.happened = changed(s.happened, name, value)


def _last_turn(s: PeloponnesianState, name: Any, value: Any) -> None:
    field = known_name(name, Deeds.__struct_fields__, "thing of the last turn")
    s.before = replace(s.before, **{field: bool(value) if field == "spartans_in_attica" else value})


def _answered(s: PeloponnesianState, value: Any) -> None:
    s.answered = places(value)


def _role(s: PeloponnesianState, value: Any) -> None:
    s.role = known_name(value, ("thebes", "athens", "anti_sparta"), "role")


EDITS: dict[str, Edit] = {
    "empty": _empty,
    "units": each(_units),
    "spent": each(_spent),
    "leaders": each(_leaders),
    "cup": each(_cup),
    "drawn": each(_drawn),
    "colour": each(_colour),
    "power": each(_power),
    "control": each(_control),
    "rebellion": marks("rebels"),
    "ravaged": marks("ravaged"),
    "siege": each(_siege),
    "walls": plain("walls", bool),
    "hostages": each(track("hostages")),
    "treasury": each(track("treasury", purse)),
    "sci": each(track("sci")),
    "bellicosity": each(track("bellicosity")),
    "shaken": each(track("shaken")),
    "vp": each(_vp),
    "player": _player,
    "turn": _turn,
    "fought": plain("fought", int),
    "phase": _phase,
    "strategy": _strategy,
    "first": _first,
    "done": each(track("done")),
    "passed": each(track("passed")),
    "arrived": _arrived,
    "answered": _answered,
    "going_home": each(stock("box")),
    "eliminated": each(stock("lost")),
    "out_of_game": each(stock("gone")),
    "fallen": each(track("fallen")),
    "happened": each(_happened),
    "this_turn": each(_this_turn),
    "last_turn": each(_last_turn),
    "armistice": plain("armistice", bool),
    "role": _role,
    "expedition": _expedition,
}


def edit(s: PeloponnesianState, word: str, value: Any) -> None:
    """Change a position before the example begins."""
    if word not in EDITS:
        raise BadInput(f"{word!r} can be asked about but not set up")
    EDITS[word](s, value)
