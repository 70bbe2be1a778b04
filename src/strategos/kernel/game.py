"""What a game is to everybody else: a value made of functions. Nothing to inherit from, nothing to override."""

from __future__ import annotations

import copy
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import cache
from typing import Any, Generic, Literal, Self, TypeVar

import msgspec
from msgspec import inspect

from .asking import NOTHING, Decision, Facts, Plain, Seat
from .beside import Bots, Goal, Vocabulary
from .chance import SeededDice
from .clock import Sequence
from .errors import BadInput
from .events import Event, Unheard
from .standing import Order
from .view import Board, Shapes, View
from .window import Moment

Procedure = Coroutine[Any, Any, Any]
Migration = Callable[[dict[str, Any]], dict[str, Any]]


@cache
def _tables(kind: type[State]) -> tuple[str, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    tables = (inspect.ListType, inspect.DictType, inspect.ByteArrayType)
    return tuple(f.encode_name for f in info.fields if isinstance(f.type, tables))


_PACKED = msgspec.msgpack.Encoder()


class State(msgspec.Struct):
    """The position of a game: flat tables of plain values.

    Fields are plain values, frozen Structs, and lists or dicts of those, or bytearrays for large tables of small
    numbers; so copying a position is copying its tables.
    What must outlive a procedure is here and nowhere else.
    """

    events: list[Event] = msgspec.field(default_factory=list[Event])
    """What happened since the match last looked; it takes them away after each step."""
    standing: list[Order] = msgspec.field(default_factory=list[Order])
    """What seats pass up without being asked."""

    def emit(self, event: Event) -> None:
        self.events.append(event)

    @property
    def heard(self) -> bool:
        """Whether anybody reads the events. In a playout nobody does, and long ones need not even be put together."""
        return not isinstance(self.events, Unheard)

    def key(self) -> bytes:
        """The position as something to look up by: equal positions have equal keys, whatever has happened before."""
        fields: list[Any] = [getattr(self, name) for name in self.__struct_fields__ if name != "events"]
        return _PACKED.encode([sorted(field.items()) if hasattr(field, "items") else field for field in fields])

    def copy(self) -> Self:
        twin = copy.copy(self)
        for name in _tables(type(self)):
            setattr(twin, name, getattr(self, name).copy())
        return twin


S = TypeVar("S", bound=State)


class Choice(msgspec.Struct, frozen=True):
    """An option of a game chosen before it starts, such as a contested reading. `values[0]` is the default."""

    name: str
    values: tuple[str, ...]
    rule: str = ""
    before: str = ""
    """What matches saved before there was this choice are played with; empty: the default."""
    tells: tuple[str, ...] = ()
    """Values by which a table that wants fewer questions lets everybody see who could do something hidden."""
    kind: Literal["reading", "rule", "difficulty"] = "reading"
    """A reading of what the rulebook leaves open, an optional rule, or how hard the game is."""


class Setup(msgspec.Struct, frozen=True):
    """What a match is started with."""

    seats: int
    scenario: str
    options: Mapping[str, str] = NOTHING

    def option(self, name: str) -> str:
        return self.options[name]


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended: the winning seats (several: a shared win; none: nobody, or the system), why, and scores."""

    winners: tuple[Seat, ...]
    why: str
    scores: Mapping[str, int] = NOTHING
    facts: Facts = NOTHING
    """What its sentence (`outcome-<why>`) tells besides, such as the points that were needed."""


def _nothing_hidden(_s: Any, _seat: Seat, _dice: SeededDice) -> None:
    return None


def _no_complaint(_s: Any) -> Iterable[str]:
    return ()


def _none() -> tuple[Any, ...]:
    return ()


def _no_bots() -> Bots:
    return NOTHING


class Game(msgspec.Struct, Generic[S], frozen=True):
    """A game: its name, what it can be started with, and the functions that play it."""

    id: str
    version: str
    """Of the rules. A change of rules changes it; running matches go on under the new ones."""
    schema: int
    """Of the stored state. A change of shape raises it and adds a migration."""
    seats: tuple[int, ...]
    scenarios: tuple[str, ...]
    choices: tuple[Choice, ...]
    state: type[S]
    event: Any
    """The union of the game's event types."""
    begin: Callable[[Setup], S]
    """The position before anything has happened. Chance belongs into the first procedure."""
    next: Callable[[S], Procedure | None]
    """The next procedure of the sequence of play, read from the state; None when the game is over."""
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, Seat | None], View]
    """The position as a seat (None: a spectator) may see it."""
    board: Callable[[Setup], Board]
    round: Callable[[S], int]
    phase: Callable[[S], str]
    """The name of the phase now played."""
    scores: Callable[[S], Mapping[str, int]]
    sequence: Sequence[S] = ()
    """The sequence of play, for whoever shows the order of its phases and their rules."""
    own: Callable[[S, Seat, View], View] | None = None
    """The view of a seat made from the spectator's, where that is much quicker than making it anew."""
    goals: Callable[[S, Seat | None], Iterable[Goal]] = lambda _s, _seat: ()
    """What a seat (None: a spectator) plays for, and how far it has come; nothing it may not know."""
    resample: Callable[[S, Seat, SeededDice], None] = _nothing_hidden
    """Replace what the seat cannot know by something it could believe."""
    complaints: Callable[[S], Iterable[str]] = _no_complaint
    """Invariants: what is wrong with this position, which can only be a bug."""
    migrations: tuple[Migration, ...] = ()
    """Number n lifts a stored state of schema n + 1 to the next one."""
    moments: tuple[Moment, ...] = ()
    """Where any seat may act out of turn; standing orders are about these."""
    secrets: bool = False
    """Somebody has something to hide: people at one screen need a curtain between them."""
    seats_of: Mapping[str, tuple[int, ...]] = NOTHING
    """Scenarios that allow fewer numbers of seats than `seats`."""
    fatal: Callable[[S, Decision], Mapping[str, str | tuple[str, Facts]]] = lambda _s, _d: NOTHING
    """Options after which all is lost for sure, or is at stake: key → a code (`fatal-<code>`), or a code with facts;
    whoever picks one is asked twice."""
    costs: Callable[[S, Decision], Mapping[str, int]] = lambda _s, _d: NOTHING
    """What options cost of the points that the piece in hand has left (its fact `left`): key → points."""
    shapes: Shapes = Shapes()
    """The game's own Structs in boards and views."""
    package: str = ""
    """Where the game's modules and data lie, as an import names it: `strategos.games.conquest`."""
    data: str = ""
    """The fingerprint of the facts the game is played under: what its data files say, and corrections of them."""
    max_rounds: int = 60
    """After so many rounds a simulated game is stopped."""

    # What is not needed to play is imported when it is asked for: functions without arguments.
    odds: Callable[[], Any] | None = None
    """What can be reckoned before an answer, as `Odds` of `strategos.parts.forecast`."""
    examples: Callable[[], Vocabulary[S]] | None = None
    rows: Callable[[], Iterable[Any]] = _none
    """Every row of every data file, as `DataRow` of `strategos.parts.rows`."""
    check: Callable[[], Iterable[str]] = _none
    """What in the data files contradicts the rulebook or itself."""
    valuation: Callable[[], Any] | None = None
    """What a position promises each seat, as `Valuation` of `strategos.parts.valuation`."""
    bots: Callable[[], Bots] = _no_bots
    planning: Callable[[], Any] | None = None
    """How turns are planned, as `Planning` of `strategos.bots`."""
    story: Callable[[], Any] | None = None
    """What can be told of a match afterwards, as `Story` of `strategos.parts.stories`."""

    def setup(self, seats: int | None = None, scenario: str | None = None, **options: Plain) -> Setup:
        """A checked set-up. Raises BadInput with one clear sentence."""
        name = scenario or self.scenarios[0]
        if name not in self.scenarios:
            raise BadInput(f"{self.id} has no scenario {name!r}; choose one of: {', '.join(self.scenarios)}")
        allowed = self.seats_of.get(name, self.seats)
        count = allowed[-1] if seats is None else seats
        if count not in allowed:
            raise BadInput(f"{self.id} is played by {_numbers(allowed)}, not by {count}")
        chosen = {c.name: c.values[0] for c in self.choices}
        known = {c.name: c for c in self.choices}
        for key, value in options.items():
            if key not in known:
                raise BadInput(f"{self.id} has no option {key!r}; known options: {', '.join(known) or 'none'}")
            if str(value) not in known[key].values:
                raise BadInput(f"option {key} of {self.id} is one of {', '.join(known[key].values)}, not {value!r}")
            chosen[key] = str(value)
        return Setup(count, name, chosen)


def _numbers(seats: tuple[int, ...]) -> str:
    if len(seats) == 1:
        return f"{seats[0]} seat" if seats[0] == 1 else f"{seats[0]} seats"
    return f"{seats[0]} to {seats[-1]} seats"
