"""Fase sei: Posizionamento di nuove pedine; then Generals may be ransomed, and the turn ends."""

from __future__ import annotations

from strategos.kernel.asking import Seat, confirm
from strategos.kernel.clock import AGAIN, Again
from strategos.kernel.standing import lift

from .events import Placed, TurnBegan
from .facts import KINDS, LEADERS, REFS, ROADS
from .provinces import guests, next_living, seats_from, turn_comes, turn_order, watch_scale
from .ransom import restitution
from .state import (
    CITY,
    FORTIFIED,
    GONE,
    ConquestState,
    Purchase,
    add_units,
    alive,
    fresh_turn,
    galleys_of,
    living,
    side_ref,
)
from .victory_in_battle import beaten


def place(s: ConquestState, seat: Seat, order: Purchase) -> None:
    """CE-place-01 A bought piece comes on the board."""
    if order.item in KINDS:
        counts = [order.count if order.item == kind else 0 for kind in KINDS]
        add_units(s, order.at, seat, counts)
    elif order.item == "galley":
        for galley in [g for g in galleys_of(s, seat) if s.galley_at[g] == GONE][: order.count]:
            s.galley_at[galley] = order.at
            s.galley_coast[galley] = order.other
    elif order.item == "road":
        s.road[order.other] = 1
    else:
        s.city[order.at] = CITY if order.item == "city" else FORTIFIED
    other = next((p for p in ROADS[order.other] if p != order.at), None) if order.item == "road" else None
    s.emit(
        Placed(
            side_ref(s, seat),
            f"item:{order.item}",
            order.count,
            REFS[order.at],
            None if other is None else REFS[other],
        )
    )


async def placement(s: ConquestState) -> Again | None:
    """CE-place-01 Everything bought is placed; then prisoners may be ransomed, and the turn ends."""
    seat = s.clock.seat
    assert seat is not None
    if s.orders:
        troops = any(order.item in KINDS for order in s.orders)
        for order in s.orders:
            place(s, seat, order)
        s.orders = []
        watch_scale(s, seat)
        if troops:
            await seize_guests(s, seat)
        return AGAIN
    if alive(s, seat) and await restitution(s, seat):
        return AGAIN
    end_turn(s, seat)
    return None


async def seize_guests(s: ConquestState, seat: Seat) -> None:
    """CE-win-07 Leaders of others in the home are beaten without a roll by the units just placed there, at will."""
    owners: list[Seat] = []
    for leader in guests(s, s.home[seat], seat):
        if s.master[leader // LEADERS] not in owners:
            owners.append(s.master[leader // LEADERS])
    for owner in owners:
        taken = [x for x in guests(s, s.home[seat], seat) if s.master[x // LEADERS] == owner]
        about = {"side": side_ref(s, owner), "space": REFS[s.home[seat]], "count": len(taken)}
        if taken and await confirm(seat, "seize", rule="CE-win-07", about=about):
            await beaten(s, taken, seat)


# -- the end of a turn ------------------------------------------------------------------------------------------------


def end_turn(s: ConquestState, seat: Seat) -> None:
    """CE-order-02 The next living player; prices rise when the turn of who set them off comes, even if he is out."""
    fresh_turn(s)
    after = next_living(s, seat)
    if after is None or len(living(s)) < 2:
        return
    for comes in seats_from(s, seat, after):
        turn_comes(s, comes)
    lift(s, "turn", after)
    order = turn_order(s)
    wraps = order.index(after) <= order.index(seat)
    s.emit(TurnBegan(side_ref(s, after), s.clock.round + (1 if wraps else 0)))
