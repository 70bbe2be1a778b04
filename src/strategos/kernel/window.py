"""Reaction windows: a named moment at which any seat may act, in or out of its turn.

Everybody who might act, as far as the table can tell, is asked at the same time; the first in turn order who does not
pass acts. The rule does what was chosen and opens the window again, until all have passed:

    while (act := await window(s, BEFORE_BATTLE, in_turn_order(s), cards, why_not=…)) is not None:
        await play_card(s, *act)
"""

from __future__ import annotations

import types
from collections.abc import Callable, Generator, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from .asking import NOTHING, PASS, Decision, Facts, No, Option, Seat, Target, Together, decide
from .standing import Order, Ordered, passes, passing, stand

T = TypeVar("T")


class Moment(msgspec.Struct, frozen=True):
    """A moment of the game at which seats may act. Its name is the kind of the question."""

    name: str
    rule: str
    until: tuple[str, ...] = ()
    """Occasions until which a seat may pass at once: `pass_until_move` is offered beside `pass` for each."""
    always: bool = False
    """It comes so often that `pass_always` is offered too: never at this moment again, until the order is revoked."""


def _acts(answer: object) -> bool:
    return answer is not None and not isinstance(answer, Order)


@types.coroutine
def _first(decisions: Sequence[Decision], might: Sequence[Seat]) -> Generator[Together, list[Any], list[Any]]:
    """Put a decision to each of several seats, until the first of them in order acts or all have passed."""
    return (yield Together(tuple(decisions), _acts, tuple(might)))


def _quick(seat: Seat, moment: Moment) -> list[Option[Any]]:
    """Passes that hold for longer."""
    orders = {f"pass_until_{occasion}": Order(seat, until=occasion) for occasion in moment.until}
    if moment.always:
        orders["pass_always"] = Order(seat, moment.name)
    return [Option(key, order, {"button": key}) for key, order in orders.items()]


async def window(
    s: Ordered,
    moment: Moment,
    seats: Iterable[Seat],
    candidates: Callable[[Seat], Sequence[Option[T]]],
    *,
    why_not: Callable[[Seat, T], No | None] | None = None,
    otherwise: Callable[[Seat, Target], No | None] | None = None,
    about: Facts = NOTHING,
    only_able: bool = False,
) -> tuple[Seat, T] | None:
    """Who acts at this moment, and how; None when all pass.

    `seats`, in turn order, and `candidates` are what everybody may know: who might act, and all that could be done.
    What a seat really can do is left of the candidates by `why_not`, and no other seat learns of it: even who can only
    pass is asked, and who has ordered to pass looks as if asked. With `only_able`, for tables that want fewer
    questions, only who can act is asked, and that shows.
    """
    asked: list[Decision] = []
    absent = passing(s, moment.name)
    seats = tuple(seats)
    able: list[Seat] = []
    for seat in seats:
        if seat in absent:
            continue
        pool = candidates(seat)
        if not pool:
            continue
        able.append(seat)
        if passes(s, seat, moment.name, (option.key for option in pool)):
            continue
        quick = _quick(seat, moment)
        decision = decide(
            seat,
            moment.name,
            pool,
            PASS,
            *quick,
            rule=moment.rule,
            why_not=partial(why_not, seat) if why_not else None,
            otherwise=partial(otherwise, seat) if otherwise else None,
            about=about,
            secret=True,
        )
        if not only_able or len(decision.options) > 1 + len(quick):
            asked.append(decision)
    if not asked:
        return None
    might = [d.seat for d in asked] if only_able else [n for n in seats if n in able or (n in absent and candidates(n))]
    answers = await _first(asked, might)
    for answer in answers:
        if isinstance(answer, Order):
            stand(s, True, answer)
    return next(((d.seat, answer) for d, answer in zip(asked, answers, strict=True) if _acts(answer)), None)
