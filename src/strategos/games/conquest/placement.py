"""Fase sei: Posizionamento di nuove pedine, and the return of Generals (Restituzione dei Generali)."""

from __future__ import annotations

from strategos.kernel.asking import No, Option, Pool, Seat, Target, choose, choose_some, confirm, offer
from strategos.kernel.clock import AGAIN, Again

from .events import Placed, RansomOffered, TurnBegan
from .facts import KINDS, LEADERS, REFS, ROADS
from .provinces import guests, next_living, seats_from, turn_comes, turn_order, watch_scale
from .reasons import space_of, thing_of
from .state import (
    CITY,
    FORTIFIED,
    GONE,
    ConquestState,
    Purchase,
    add_units,
    alive,
    captive_of,
    fresh_turn,
    galleys_of,
    leader_name,
    leader_ref,
    living,
    side_ref,
)
from .victory_in_battle import beaten, return_leader

PROMISE = 200
"""The longest promise, in letters."""


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
    if alive(s, seat) and await ransom(s, seat):
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


# -- Restituzione dei Generali ----------------------------------------------------------------------------------------


def captor(s: ConquestState, leader: int) -> Seat:
    return -10 - s.leader_at[leader]


def prisoners(s: ConquestState, owner: Seat) -> list[int]:
    """The player's Generals in the hands of others."""
    return [
        leader for leader, at in enumerate(s.leader_at) if at <= captive_of(0) and s.master[leader // LEADERS] == owner
    ]


def why_not_ransom(s: ConquestState, leader: int) -> No | None:
    """A proposal that was turned down is not repeated in the same phase."""
    if f"ransom:{leader}" in s.refusals:
        return No("CE-ransom-01", "already_proposed", {"piece": leader_ref(s, leader)})
    return None


def why_not_free(s: ConquestState, owner: Seat, target: Target) -> No | None:
    """CE-ransom-01 Only one's own Generals in captivity are ransomed."""
    thing = thing_of(s, target)
    if thing is None:
        return No("CE-ransom-01", "pick_pieces") if space_of(target) is not None else None
    if thing.owner != owner:
        return No("CE-ransom-01", "not_yours", {"side": side_ref(s, thing.owner)})
    return No("CE-ransom-01", "not_captive", {"piece": thing.ref})


def why_not_swap(s: ConquestState, holder: Seat, target: Target) -> No | None:
    """CE-ransom-02 In exchange go Generals of the captor whom one holds prisoner, and no other pieces."""
    if thing_of(s, target) is None and space_of(target) is None:
        return None
    return No("CE-ransom-02", "not_his_captive", {"side": side_ref(s, holder)})


def sums(purse: int) -> list[int]:
    """The sums one may offer: every 5 Talents at first, then coarser, and all one has."""
    found = [n for n in range(0, 1001, 5) if n <= 100 or (n <= 300 and n % 20 == 0) or n % 100 == 0]
    return [n for n in found if n < purse] + [purse]


async def ransom(s: ConquestState, mover: Seat) -> bool:
    """CE-faq-ransom-01 In phase six of anybody's turn, the owners of prisoners may offer a price; once for each."""
    if all(at > captive_of(0) for at in s.leader_at):
        return False
    for owner in [mover, *seats_from(s, mover, mover)[:-1]]:
        if not alive(s, owner) or f"no_ransom:{owner}" in s.refusals:
            continue
        held = [Option(leader_name(s, x), x, {"piece": leader_name(s, x)}) for x in prisoners(s, owner)]
        leader = await offer(
            owner,
            "ransom",
            held,
            rule="CE-ransom-01",
            why_not=lambda leader: why_not_ransom(s, leader),
            otherwise=lambda target, owner=owner: why_not_free(s, owner, target),
        )
        if leader is None:
            s.refusals[f"no_ransom:{owner}"] = 1
            continue
        await negotiate(s, owner, leader)
        return True
    return False


async def negotiate(s: ConquestState, owner: Seat, leader: int) -> None:
    """CE-ransom-02 Talents, prisoners in exchange and a promise; if both agree all changes hands at once."""
    holder = captor(s, leader)
    about = {"leader": leader_ref(s, leader), "side": side_ref(s, holder)}
    prices = [Option(f"{n:04}", n, {"button": "talents", "amount": n}) for n in sums(s.purse[owner])]
    talents = await choose(owner, "ransom_talents", prices, rule="CE-ransom-02", about=about)
    mine = [x for x in prisoners(s, holder) if captor(s, x) == owner]
    pools = [Pool(leader_name(s, x), x, 1, {"piece": leader_name(s, x)}) for x in mine]
    swap = await choose_some(
        owner,
        "ransom_exchange",
        pools,
        rule="CE-ransom-02",
        at_most=len(mine),
        about=about,
        otherwise=lambda target: why_not_swap(s, holder, target),
    )
    exchanged = [x for x, _ in swap.values()]
    terms = {**about, "talents": talents, "exchange": len(exchanged)}
    nothing = Option("text:", "", {"button": "text"})
    promise = await choose(owner, "ransom_promise", (nothing,), rule="CE-ransom-06", about=terms, text=PROMISE)
    offered = {**terms, "side": side_ref(s, owner), "promise": promise}
    agreed = await confirm(holder, "ransom_accept", rule="CE-ransom-03", about=offered)
    s.emit(
        RansomOffered(
            side_ref(s, owner),
            side_ref(s, holder),
            leader_ref(s, leader),
            talents,
            tuple(leader_ref(s, x) for x in exchanged),
            promise,
            agreed,
        )
    )
    s.refusals[f"ransom:{leader}"] = 1
    if agreed:
        s.purse[owner] -= talents
        s.purse[holder] += talents
        for returned in [leader, *exchanged]:
            return_leader(s, returned)


# -- the end of a turn ------------------------------------------------------------------------------------------------


def end_turn(s: ConquestState, seat: Seat) -> None:
    """CE-order-02 The next living player; prices rise when the turn of who set them off comes, even if he is out."""
    fresh_turn(s)
    after = next_living(s, seat)
    if after is None or len(living(s)) < 2:
        return
    for comes in seats_from(s, seat, after):
        turn_comes(s, comes)
    order = turn_order(s)
    wraps = order.index(after) <= order.index(seat)
    s.emit(TurnBegan(side_ref(s, after), s.clock.round + (1 if wraps else 0)))
