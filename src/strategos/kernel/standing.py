"""Standing orders: a pass given once for many questions, kept in the state as an answer of its seat.

`pass for this move`, `pass until I am attacked`, `never with this card`: while the order holds the seat is not asked.
An order never depends on what the seat holds, so a question that was not put tells nobody what could have been done.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

import msgspec

from .asking import No, Seat

STANDING = "standing"
"""The kind of answers that give or revoke an order. They may be given at any time, asked or not."""
MOST = 32
"""Orders one seat may have at a time."""


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat passes up without being asked."""

    seat: Seat
    moment: str = ""
    """At this moment only; empty: at any."""
    key: str = ""
    """This option only, whether the seat has it or not; empty: all of them."""
    until: str = ""
    """The occasion that ends it; empty: until it is revoked."""

    @property
    def giving(self) -> str:
        """The key of the answer that gives this order."""
        return f"{STANDING}:+{self.moment}/{self.key}/{self.until}"

    @property
    def revoking(self) -> str:
        return f"{STANDING}:-{self.moment}/{self.key}/{self.until}"


class Ordered(Protocol):
    standing: list[Order]


def read(seat: Seat, key: str) -> tuple[bool, Order] | None:
    """Whether an answer's key gives or revokes an order, and which; None if it is about something else."""
    head, _, text = key.partition(":")
    moment, slash, rest = text[1:].partition("/")
    name, again, until = rest.rpartition("/")
    if head != STANDING or text[:1] not in ("+", "-") or not (slash and again) or not key.isprintable():
        return None
    return text[0] == "+", Order(seat, moment, name, until)


def why_not_stand(
    s: Ordered, seats: int, moments: Mapping[str, Sequence[str]], giving: bool, order: Order
) -> No | None:
    """An order is about a moment the game has, lasts until an occasion it knows, and leaves room for others. `moments`
    have the occasions of each; when the match is over nobody has a seat."""
    if not 0 <= order.seat < seats:
        return No("", "match_over" if not seats else "not_your_turn")
    about = [until for name, until in moments.items() if order.moment in ("", name)]
    known = about and (not order.until or any(order.until in until for until in about))
    if not known or not (order.moment or order.key or order.until):
        return No("", "no_such_order")
    held = orders(s, order.seat)
    if giving and order not in held and len(held) >= MOST:
        return No("", "too_many_orders", {"count": MOST})
    return No("", "no_such_order") if not giving and order not in held else None


def stand(s: Ordered, giving: bool, order: Order) -> None:
    """Give or revoke an order."""
    if giving and order not in s.standing:
        s.standing.append(order)
    elif not giving and order in s.standing:
        s.standing.remove(order)


def orders(s: Ordered, seat: Seat) -> list[Order]:
    """The orders of a seat; nobody else's business."""
    return [order for order in s.standing if order.seat == seat]


def lift(s: Ordered, occasion: str, *seats: Seat) -> None:
    """An occasion has come: the orders that hold until then are over, of these seats or, if none is named, of all."""
    if occasion in [order.until for order in s.standing]:
        s.standing = [o for o in s.standing if o.until != occasion or (seats and o.seat not in seats)]


def passing(s: Ordered, moment: str) -> list[Seat]:
    """The seats whose orders pass up this moment, whatever could be done."""
    return [order.seat for order in s.standing if not order.key and order.moment in ("", moment)]


def passes(s: Ordered, seat: Seat, moment: str, keys: Iterable[str]) -> bool:
    """Whether the seat's orders pass up this moment, at which nothing but `keys` could be done by anybody."""
    if not s.standing:
        return False
    never = [order.key for order in s.standing if order.seat == seat and order.moment in ("", moment)]
    return "" in never or (bool(never) and all(key in never for key in keys))
