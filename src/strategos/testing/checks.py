"""What must hold at every moment of every match of every game. Each check yields what is wrong, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from strategos.kernel.asking import NATURE, Decision, No, Seat, Target
from strategos.kernel.chance import AskedDice, SeededDice
from strategos.kernel.errors import Refused
from strategos.kernel.game import Game, Setup
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.standing import Order
from strategos.kernel.view import Shapes, Told, View

from .walks import any_answer, digest, malformed, state_digest

JUNK = ("", " ", "no-such-key", "0", "-1", "None", "PASS", "pass ", "x" * 300, "clé", "../..", "{}", "undo")
"""Keys no game offers (where it does, they are not played here)."""


class Effort(msgspec.Struct, frozen=True):
    """How much is tried at each moment visited. The numbers are upper limits."""

    options: int = 6
    """Options applied on a copy."""
    foreign: int = 24
    """Keys that are not offered, played nevertheless."""
    readers: int = 9
    """From how many readers, by turns, everything hidden is changed: all of them, of a table of up to eight."""
    alterations: int = 2
    """How often everything hidden from a reader is changed."""
    ahead: int = 3
    """Answers played on in two matches that must stay equal."""


class Context:
    """What the checks of one walk share."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int, effort: Effort, rules: frozenset[str] | None) -> None:
        self.game, self.setup, self.effort, self.rules = game, setup, effort, rules
        self.dice = SeededDice(seed ^ 0xC0FFEE)
        board = game.board(setup)
        self.spaces = {s.id for s in (*board.spaces, *board.outside)}
        self.tracks = dict(board.tracks)
        self.keys: dict[str, None] = {}
        """Keys seen anywhere in this walk: the right domain, at the wrong moment."""
        self.altered = 0
        """How often changing the hidden things really changed something."""
        self.turn = 0
        """Whose turn it is among the readers from whom something is hidden."""

    def remember(self, match: Match[Any]) -> None:
        for d in match.pending:
            for o in d.options:
                self.keys[o.key] = None

    def some(self, items: list[Any], most: int) -> list[Any]:
        """At most so many of the items, in a random order when there are more."""
        if len(items) <= most:
            return items
        pool = list(items)
        self.dice.shuffle(pool)
        return pool[:most]

    def readers(self) -> list[Seat | None]:
        """Those who look now, a spectator among them: everybody has his turn."""
        everybody: list[Seat | None] = [None, *range(self.setup.seats)]
        looking = min(self.effort.readers, len(everybody))
        now = [everybody[(self.turn + n) % len(everybody)] for n in range(looking)]
        self.turn += looking
        return now


Check = Callable[[Match[Any], Context], Iterator[str]]


def same_choice(match: Match[Any], dice: SeededDice) -> Callable[[Match[Any]], None]:
    """An answer that can be given to several equal matches."""
    seat, key = any_answer(match, dice)
    return lambda m: m.play(seat, key)


# -- questions ------------------------------------------------------------------------------------------------------


def asks_well(match: Match[Any], x: Context) -> Iterator[str]:
    """Questions are well formed, cite rules that exist and point at things that exist."""
    yield from malformed(match)
    for complaint in match.game.complaints(match.state):
        yield f"an invariant is broken: {complaint}"
    for d in match.pending:
        if x.rules is not None and d.rule and d.rule not in x.rules:
            yield f"{d.kind} cites the rule {d.rule!r}, which is not in the register"
        offered, candidates = {o.key for o in d.options}, {c.key: c for c in d.candidates}
        for key, c in candidates.items():
            if (d.why_not(c.value) is None) != (key in offered):
                yield f"{d.kind}: {key!r} is {'' if key in offered else 'not '}offered, but `why_not` says otherwise"
        for o in d.options:
            beside = o.value is None or isinstance(o.value, Order) or "button" in o.on  # pass, done, a door
            if o.key not in candidates and not beside:
                yield f"{d.kind}: {o.key!r} is offered, but is no candidate"
        pieces: frozenset[str] | None = None
        for o in d.options:
            if "space" in o.on and o.on["space"] not in x.spaces:
                yield f"{d.kind}: option {o.key!r} points at the space {o.on['space']!r}, which is not on the board"
            if "track" in o.on and o.on["track"] not in x.tracks:
                yield f"{d.kind}: option {o.key!r} points at the track {o.on['track']!r}, which is not on the board"
            if "piece" in o.on:
                if pieces is None:
                    pieces = frozenset(p.id for p in match.view(d.seat).pieces)
                if o.on["piece"] not in pieces:
                    yield f"{d.kind}: option {o.key!r} points at the piece {o.on['piece']!r}, which the seat cannot see"


def applies_every_option(match: Match[Any], x: Context) -> Iterator[str]:
    """Whatever is offered can be played, leads to well-formed questions and breaks no invariant."""
    before = digest(match)
    for d in match.pending:
        words = [f"text:{'Ω' * d.text}"] if d.text else []
        for key in [*(o.key for o in x.some(list(d.options), x.effort.options)), *words]:
            twin = match.copy()
            twin.play(d.seat, key)
            for problem in malformed(twin):
                yield f"after {d.kind} {key!r}: {problem}"
            for complaint in match.game.complaints(twin.state):
                yield f"after {d.kind} {key!r} an invariant is broken: {complaint}"
    if digest(match) != before:
        yield "playing on copies changed the original"


def refuses_everything_else(match: Match[Any], x: Context) -> Iterator[str]:
    """What is not offered is refused, with a reason, and nothing changes."""
    before = digest(match)
    asked = {d.seat: d for d in match.pending}
    for d in asked.values():
        offered = {o.key for o in d.options}
        refused = d.refused()
        foreign = [*(k for k in x.keys if k not in offered), *refused]
        words = ("text:" + "x" * (d.text + 1), "text:\0", "text")
        for key in [*x.some(list(dict.fromkeys(foreign)), x.effort.foreign), *JUNK, *words]:
            if key not in offered:
                yield from _refuses(match, d.seat, key, x)
        for key, no in x.some(list(refused.items()), x.effort.foreign):
            if key in offered:
                yield f"{d.kind}: {key!r} is both offered and refused ({no.why})"
            elif match.explain(d.seat, key) != no:
                yield f"{d.kind}: {key!r} is refused for one reason and explained by another"
        yield from _explains(match, d, x)
    for seat in (NATURE, *range(match.setup.seats), match.setup.seats, 99):
        if seat not in asked:
            key = next(iter(asked.values())).options[0].key if asked else "pass"
            yield from _refuses(match, seat, key, x)
    if digest(match) != before:
        yield "a refused answer changed the match"


def _refuses(match: Match[Any], seat: Seat, key: str, x: Context) -> Iterator[str]:
    count = match.answer_count
    try:
        match.play(seat, key)
    except Refused as refused:
        yield from _reasons(refused.no, f"refusing {key!r}", x)
    if match.answer_count != count:
        kinds = [d.kind for d in match.pending]
        yield f"seat {seat} played {key!r}, which was not offered, and it was accepted (now asked: {kinds})"


def _reasons(no: No, what: str, x: Context) -> Iterator[str]:
    if not no.why or not no.why.replace("_", "").isalnum():
        yield f"{what}: the reason {no.why!r} is not a code"
    if no.rule and x.rules is not None and no.rule not in x.rules:
        yield f"{what} cites the rule {no.rule!r}, which is not in the register"
    facts: dict[str, object] = dict(no.facts)
    for word, fact in facts.items():
        if not (fact is None or isinstance(fact, (str, int, bool))):
            yield f"{what}: the fact {word} is {fact!r}, not a plain value"


def _explains(match: Match[Any], d: Decision, x: Context) -> Iterator[str]:
    on: list[Target] = [o.on for o in d.options]
    for o in x.some(list(d.options), x.effort.foreign):
        if match.explain(d.seat, o.on) is not None or match.explain(d.seat, o.key) is not None:
            yield f"{d.kind}: {o.key!r} is offered, yet explain says why not"
    for name in x.some(sorted(x.spaces), x.effort.foreign):
        target: Target = {"space": name}
        no = match.explain(d.seat, target)
        if (no is None) != (target in on):
            yield f"{d.kind}: explain of space {name!r} says {no}, but it is {'' if target in on else 'not '}offered"
        if no is not None:
            yield from _reasons(no, f"explaining space {name!r}", x)


# -- copies, records, undo ------------------------------------------------------------------------------------------


def copies(match: Match[Any], x: Context) -> Iterator[str]:
    """A copy equals the original and plays on identically; the original does not notice."""
    before = digest(match)
    twin, triplet = match.copy(), match.copy()
    if digest(twin) != before:
        yield "a copy differs from the original"
        return
    for _ in range(x.effort.ahead):
        if not twin.pending:
            break
        answer = same_choice(twin, x.dice)
        answer(twin)
        answer(triplet)
        if digest(twin) != digest(triplet) or twin.chance != triplet.chance:
            yield "two copies that were given the same answers differ"
            break
        if digest(twin.copy()) != digest(twin):
            yield "a copy of a copy differs"
            break
    if digest(match) != before:
        yield "playing on a copy changed the original"


def saves(match: Match[Any], x: Context) -> Iterator[str]:
    """A match saved and loaded is the same match, with the same dice to come."""
    data = Record.of(match).encode()
    loaded, rest = Record.decode(data).load(match.game)
    if rest:
        yield f"loading a saved match hands back answers: {rest[:3]}"
    if digest(loaded) != digest(match):
        yield "a loaded match differs from the saved one"
        return
    if Record.of(loaded).encode() != data:
        yield "saving a loaded match does not give the same record"
    if msgspec.json.encode(loaded.all_events()) != msgspec.json.encode(match.all_events()):
        yield "a loaded match has other events"
    twin = match.copy()
    for _ in range(x.effort.ahead):
        if not twin.pending:
            break
        answer = same_choice(twin, x.dice)
        answer(twin)
        answer(loaded)
        if digest(twin) != digest(loaded):
            yield "a loaded match plays on differently"
            break


def undoes(match: Match[Any], x: Context) -> Iterator[str]:
    """Undo restores the position exactly, redo the one after; never across a die, a reveal, another seat's answer, or
    the end or beginning of what is asked of several."""
    before = digest(match)
    several = len(match.window) > 1 or len(match.pending) + len(match.answered) > 1
    for d in match.pending:
        if d.seat == NATURE:
            continue
        twin = match.copy()
        key = x.dice.pick(d.options).key
        chance, events = len(twin.chance), twin.event_count
        twin.play(d.seat, key)
        after = digest(twin)
        rolled = len(twin.chance) > chance or any(p.seat == NATURE for p in twin.pending)
        revealed = any(e.reveals for e in twin.all_events(events))
        settled = d.seat not in twin.answered
        closed, opened = several and settled, settled and len(twin.window) > 1
        for other in range(match.setup.seats):
            if other != d.seat and twin.why_not_undo(other) is None:
                back = twin.copy()
                _, _, kept = back.to_undo(other)
                back.undo(other)
                if [a.seat for a in kept][-1:] != [d.seat] or back.last_answer != twin.last_answer:
                    yield f"seat {other} may take back the answer of seat {d.seat} to {d.kind}"
        no = twin.why_not_undo(d.seat)
        if (no is not None) != (rolled or revealed or closed or opened):
            found = {"a die": rolled, "a reveal": revealed, "the end": closed, "a window": opened}
            what = next((name for name, was in found.items() if was), "nothing")
            yield f"after {d.kind} {key!r} there was {what}, but undo says {no.why if no else 'yes'}"
        if no is not None:
            try:
                twin.undo(d.seat)
                yield f"undo crosses what it must not after {d.kind} {key!r}"
            except Refused:
                if digest(twin) != after:
                    yield "a refused undo changed the match"
            continue
        twin.undo(d.seat)
        if digest(twin) != before:
            yield f"undo of {d.kind} {key!r} does not restore the position"
            continue
        twin.redo(d.seat)
        if digest(twin) != after:
            yield f"redo of {d.kind} {key!r} does not restore the position"


# -- showing --------------------------------------------------------------------------------------------------------


def misshapen(view: View, shapes: Shapes) -> Iterator[str]:
    """What a view tells in another Struct than the game declares, or what cannot be sent and read as it is."""
    told: list[tuple[str, Told | None, type[msgspec.Struct] | None]] = [
        ("stage", view.stage, shapes.stage),
        ("facts", view.facts, shapes.view),
        *((f"side {s.id}", s.facts, shapes.side) for s in view.sides),
        *((f"piece {p.id}", p.facts, shapes.piece) for p in view.pieces),
        *((f"link {a.a} {a.b}", a.facts, shapes.link) for a in view.links),
        *((f"space {name}", facts, shapes.space) for name, facts in view.spaces.items()),
    ]
    for what, of, shape in told:
        if not of:
            continue
        if not isinstance(of, shape or Mapping):
            yield f"{what} is told in a {type(of).__name__}, which the game's shapes do not name"
        elif shape is not None and msgspec.json.decode(msgspec.json.encode(of), type=shape) != of:
            yield f"{what} is not read as it was sent"


def shows(match: Match[Any], x: Context) -> Iterator[str]:
    """Views and events can be sent and read; what they point at exists."""
    for seat in (None, *range(match.setup.seats)):
        view = match.view(seat)
        yield from (f"the view of seat {seat}: {why}" for why in misshapen(view, x.game.shapes))
        if not match.game.secrets and view != match.view(None):
            yield f"nobody has secrets, yet the view of seat {seat} is not everybody's"
        ids = [p.id for p in view.pieces]
        if len(set(ids)) < len(ids):
            yield f"the view of seat {seat} shows a piece twice: {[i for i in ids if ids.count(i) > 1][:3]}"
        for p in view.pieces:
            head, _, name = p.at.partition(":")
            if (head == "space" and name not in x.spaces) or (head == "piece" and name not in ids):
                yield f"the view of seat {seat} shows {p.id!r} at {p.at!r}, which does not exist"
        for name in view.spaces:
            if name not in x.spaces:
                yield f"the view of seat {seat} has facts about {name!r}, which is not on the board"
        sides = {s.id for s in view.sides}
        if view.acting is not None and view.acting not in sides:
            yield f"the view of seat {seat} says {view.acting!r} is acting, which is no side"
        for goal in match.game.goals(match.state, seat):
            if lost := [name for name in goal.spaces if name not in x.spaces]:
                yield f"the goal {goal.key!r} of seat {seat} lies at {lost}, which is not on the board"
            if x.rules is not None and goal.rule and goal.rule not in x.rules:
                yield f"the goal {goal.key!r} cites the rule {goal.rule!r}, which is not in the register"
    for event in match.all_events(match.before_checkpoint[2]):
        try:
            read = msgspec.json.decode(msgspec.json.encode(event), type=match.game.event)
        except (msgspec.DecodeError, TypeError) as error:
            yield f"the event {type(event).__name__} cannot be sent and read: {error}"
            continue
        if read != event:
            yield f"the event {type(event).__name__} is read back differently"


def rolls_alike(match: Match[Any], x: Context) -> Iterator[str]:
    """With real dice on the table a game takes the same course: the results of this match, typed in, lead here."""
    if isinstance(match.dice, AskedDice):
        return
    script = match.chance
    origin = Match[Any](match.game, match.setup, AskedDice(_Tape(script)))
    for a in (*match.answers, None):
        while any(d.seat == NATURE for d in origin.pending):
            if not script:
                yield "with dice on the table more is rolled than before"
                return
            origin.play(NATURE, str(script.pop(0)))
        if a is not None:
            origin.play(a.seat, a.key)
    if state_digest(origin) != state_digest(match):
        yield "with dice on the table the same game ends in another position"


class _Tape(SeededDice):
    """Hidden draws taken from the recorded chance, so that open rolls alone are typed in."""

    __slots__ = ("script",)

    def __init__(self, script: list[int]) -> None:
        super().__init__(0)
        self.script = script

    def d(self, sides: int, *, hidden: bool = False) -> int:
        return self.script.pop(0)

    def copy(self) -> _Tape:
        return _Tape(list(self.script))
