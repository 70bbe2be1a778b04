"""Questions the rules put to the seats.

A rule awaits `choose`, `offer`, `confirm`, `choose_some` or `together`; the awaited value is the seat's answer.
Together with `chance.roll` these are the only points where a procedure can be suspended, so every `await` in a rule
marks a place where a player or the dice may act.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Generator, Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
Plain = str | int | bool | None
Facts = Mapping[str, Plain]
Target = Mapping[str, str | int]
Seat = int

NATURE: Seat = -1
"""The seat that answers for the dice when people roll real ones."""

NOTHING: dict[str, Any] = {}


class No(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not allowed: the rule that forbids it, a code and the facts; never a sentence."""

    rule: str
    why: str
    facts: Facts = NOTHING


class Option(msgspec.Struct, Generic[T], frozen=True):
    """One possible answer. `key` is what is played and stored, `value` what the rule receives, `on` what it points at.

    `on` is `{"space": id}`, `{"piece": id}`, `{"card": id}`, `{"area": id}`, `{"track": id, "at": n}` or
    `{"button": id}`; `"amount"` beside it says how many of several equal ones, `"concedes"` that it gives up, `"quiet"`
    that it is seldom wanted, `"usual"` that it nearly always is.
    """

    key: str
    value: T
    on: Target


@lru_cache(maxsize=65536)
def space(name: str) -> Option[str]:
    """The option to pick a space of the board."""
    return Option(name, name, {"space": name})


@lru_cache(maxsize=65536)
def piece(name: str) -> Option[str]:
    """The option to pick a piece or a stack."""
    return Option(name, name, {"piece": name})


@lru_cache(maxsize=65536)
def card(name: str) -> Option[str]:
    """The option to pick a card."""
    return Option(name, name, {"card": name})


@lru_cache(maxsize=65536)
def button(name: str) -> Option[str]:
    """The option to press a button of the prompt."""
    return Option(name, name, {"button": name})


PASS: Option[None] = Option("pass", None, {"button": "pass"})
DONE: Option[None] = Option("done", None, {"button": "done"})
YES: Option[bool] = Option("yes", True, {"button": "yes"})
NO: Option[bool] = Option("no", False, {"button": "no"})


def _allow(_: object) -> No | None:
    return None


class Decision(msgspec.Struct, frozen=True):
    """One seat must pick one option. `kind` and `about` are the question, `rule` the section it comes from."""

    seat: Seat
    kind: str
    rule: str
    options: tuple[Option[Any], ...]
    about: Facts = NOTHING
    among: Sequence[Option[Any]] | Callable[[], Sequence[Option[Any]]] = ()
    why_not: Callable[[Any], No | None] = _allow
    otherwise: Callable[[Target], No | None] = _allow
    secret: bool = False
    """Other seats may know only that somebody is asked, not what."""
    text: int = 0
    """Besides the options, any words up to this length may be answered, as the key `text:` and the words."""

    @property
    def candidates(self) -> Sequence[Option[Any]]:
        """What the options were taken from."""
        return self.among() if callable(self.among) else self.among

    def option(self, key: str) -> Option[Any] | None:
        """The option with this key, or None."""
        for o in self.options:
            if o.key == key:
                return o
        if self.text and key.startswith("text:") and len(key) <= self.text + 5 and key.isprintable():
            return Option(key, key[5:], {"button": "text"})
        return None

    def asked_anew(self) -> Decision:
        """The same question with what is allowed now, since the position it was asked in has changed."""
        named = {c.key for c in self.candidates}
        options = [c for c in self.candidates if self.why_not(c.value) is None]
        options += [o for o in self.options if o.key not in named]
        return msgspec.structs.replace(self, options=tuple(sorted(options, key=_key)))

    def refused(self) -> dict[str, No]:
        """Every candidate that was ruled out, with the reason; computed only when somebody asks."""
        offered = {o.key for o in self.options}
        return {
            c.key: no for c in self.candidates if c.key not in offered and (no := self.why_not(c.value)) is not None
        }

    def explain(self, target: Target | str) -> No | None:
        """Why `target` (a key, or what an option would point at) cannot be chosen now; None if it can."""
        for o in self.options:
            if o.key == target or o.on == target:
                return None
        for c in self.candidates:
            if (c.key == target or c.on == target) and (no := self.why_not(c.value)) is not None:
                return no
        no = self.otherwise({"key": target} if isinstance(target, str) else target)
        return no or No(self.rule, "not_a_choice")


class Together(msgspec.Struct, frozen=True):
    """What a procedure yields to the match: decisions that are open at the same time, one per seat."""

    decisions: tuple[Decision, ...]
    acts: Callable[[Any], bool] | None = None
    """Which answer of the first in order makes the answers of those behind superfluous; None: none does."""
    might: tuple[Seat, ...] = ()
    """Of a reaction window: everybody who might act as far as the table can tell, whether asked or not."""


@types.coroutine
def together(*decisions: Decision) -> Generator[Together, list[Any], list[Any]]:
    """Put one decision to each of several seats; no answer is known to anyone until all are given."""
    return (yield Together(decisions))


_key = attrgetter("key")


class InOrder(tuple[Option[Any], ...]):
    """Options in the order of their keys: a question takes them as they are. For long lists that are kept."""


Why = Callable[[T], No | None]
Candidates = Iterable[Option[T]] | Callable[[], Sequence[Option[T]]]
Kept = Sequence[Option[T]] | Callable[[], Sequence[Option[T]]]


def _kept(candidates: Candidates[T]) -> Kept[T]:
    """The candidates as a decision keeps them."""
    return candidates if callable(candidates) or isinstance(candidates, (list, tuple)) else list(candidates)


def _left(among: Kept[T], why_not: Why[T] | None) -> Sequence[Option[T]]:
    """What `why_not` leaves of the candidates."""
    pool = among() if callable(among) else among
    return pool if why_not is None else [c for c in pool if why_not(c.value) is None]


def decide(
    seat: Seat,
    kind: str,
    candidates: Candidates[T],
    *extra: Option[Any],
    rule: str,
    why_not: Why[T] | None = None,
    about: Facts = NOTHING,
    allowed: Iterable[Option[T]] | None = None,
    otherwise: Why[Target] | None = None,
    secret: bool = False,
    text: int = 0,
) -> Decision:
    """Build a decision without asking it, for `together`. `extra` options are always allowed (pass, done).

    `why_not` tells why a candidate's value is ruled out, None if it is allowed, and `otherwise` why something that is
    not even a candidate cannot be chosen; of a mere key it is told `{"key": …}`. `about` is for whoever words the
    question. `allowed` are the candidates that `why_not` allows, for a question so frequent that asking it of each one
    takes too long; then `candidates` may be a function, called when somebody wants reasons. The conformance kit proves
    that both agree.
    """
    among = _kept(candidates)
    options = tuple(sorted([*(_left(among, why_not) if allowed is None else allowed), *extra], key=_key))
    return Decision(seat, kind, rule, options, about, among, why_not or _allow, otherwise or _allow, secret, text)


@types.coroutine
def _ask(decision: Decision) -> Generator[Together, list[Any], Any]:
    return (yield Together((decision,)))[0]


# `choose` and `offer` name what they hand on: to put it into a dict takes longer than to build the decision.
def choose(
    seat: Seat,
    kind: str,
    candidates: Candidates[T],
    *,
    rule: str,
    why_not: Why[T] | None = None,
    about: Facts = NOTHING,
    allowed: Iterable[Option[T]] | None = None,
    otherwise: Why[Target] | None = None,
    secret: bool = False,
    text: int = 0,
) -> Awaitable[T]:
    """Ask `seat` to pick one candidate that `why_not` does not rule out."""
    among = _kept(candidates)
    found = _left(among, why_not) if allowed is None else allowed
    options = found if isinstance(found, InOrder) else tuple(sorted(found, key=_key))
    return _ask(Decision(seat, kind, rule, options, about, among, why_not or _allow, otherwise or _allow, secret, text))


@types.coroutine
def offer(
    seat: Seat,
    kind: str,
    candidates: Candidates[T],
    passing: Option[None] = PASS,
    *,
    rule: str,
    why_not: Why[T] | None = None,
    about: Facts = NOTHING,
    allowed: Iterable[Option[T]] | None = None,
    otherwise: Why[Target] | None = None,
    secret: bool = False,
    text: int = 0,
) -> Generator[Together, list[Any], T | None]:
    """Like `choose`, but the seat may pass; nobody is asked when nothing is allowed."""
    among = _kept(candidates)
    options = tuple(sorted([*(_left(among, why_not) if allowed is None else allowed), passing], key=_key))
    if len(options) == 1:
        return None
    decision = Decision(seat, kind, rule, options, about, among, why_not or _allow, otherwise or _allow, secret, text)
    return (yield Together((decision,)))[0]


_NO_OR_YES = (NO, YES)


def confirm(seat: Seat, kind: str, *, rule: str, about: Facts = NOTHING, secret: bool = False) -> Awaitable[bool]:
    """Ask `seat` a question of yes or no."""
    return _ask(Decision(seat, kind, rule, _NO_OR_YES, about, _NO_OR_YES, _allow, _allow, secret))


class Pool(msgspec.Struct, Generic[T], frozen=True):
    """Several equal pieces one may take some of."""

    key: str
    value: T
    count: int
    on: Target


@lru_cache(maxsize=65536)
def _some(key: str, piece_on: tuple[tuple[str, str | int], ...], amount: int) -> Option[tuple[str, int]]:
    return Option(f"{key}={amount:02}", (key, amount), {**dict(piece_on), "amount": amount})


async def choose_some(
    seat: Seat,
    kind: str,
    pools: Sequence[Pool[T]],
    *,
    rule: str,
    at_most: int,
    at_least: int = 0,
    why_not: Callable[[T, int], No | None] | None = None,
    about: Facts = NOTHING,
    otherwise: Callable[[Target], No | None] = _allow,
) -> dict[str, tuple[T, int]]:
    """Ask for some of several groups of equal pieces, group by group, until `done` or nothing is left to take.

    Each answer fixes the amount of one group (`key=03`), so a bulk choice takes at most one answer per group. Returns
    what was taken by the key of its pool. `why_not` is asked for each group and amount.
    """
    taken: dict[str, tuple[T, int]] = {}
    total = 0
    left: list[Pool[T]] = [p for p in pools if p.count > 0]
    values = {p.key: p.value for p in left}
    while left and total < at_most:
        room = at_most - total
        supply = sum(p.count for p in left)
        candidates = [
            _some(p.key, tuple(p.on.items()), n)
            for p in left
            # An amount that would leave the minimum out of reach is no choice at all.
            for n in range(1, min(p.count, room) + 1)
            if total + n + supply - p.count >= at_least
        ]
        decision = decide(
            seat,
            kind,
            candidates,
            *((DONE,) if total >= at_least else ()),
            rule=rule,
            why_not=(lambda pick: why_not(values[pick[0]], pick[1])) if why_not else _allow,
            about={**about, "taken": total, "at_most": at_most, "at_least": at_least},
            otherwise=otherwise,
        )
        if not decision.options or (len(decision.options) == 1 and total >= at_least):
            break
        pick: tuple[str, int] | None = await _ask(decision)
        if pick is None:
            break
        key, amount = pick
        taken[key] = (values[key], amount)
        total += amount
        left = [p for p in left if p.key != key]
    return taken
