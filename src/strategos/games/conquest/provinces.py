"""COME CONQUISTARE UNA PROVINCIA: control, the Tribute Scale it moves, and the prices the scale moves (INFLAZIONE)."""

from __future__ import annotations

from functools import lru_cache

from strategos.kernel.asking import Seat

from .events import Conquered, PricesRise, PricesRose
from .facts import INFLATION, LEADERS, ORDER, REFS
from .state import NOBODY, ConquestState, alive, enemy_in, garrisoned, side_ref, tribute


def take_province(s: ConquestState, seat: Seat, province: int) -> None:
    """CE-conquer-01 The province, with what stands in it, is the conqueror's."""
    loser = s.control[province]
    s.control[province] = seat
    s.emit(
        Conquered(
            side_ref(s, seat),
            REFS[province],
            None if loser == NOBODY else side_ref(s, loser),
            tribute(s, seat),
        )
    )
    watch_scale(s, seat)


def occupy(s: ConquestState, seat: Seat) -> None:
    """CE-conquer-04 Legions that stay where nobody resists take the province; it counts at once."""
    for province in garrisoned(s, seat):
        if s.control[province] != seat and enemy_in(s, province, seat) == NOBODY:
            if s.setup.option("lone_leader") == "kept" and guests(s, province, seat):
                continue
            take_province(s, seat, province)


def guests(s: ConquestState, province: int, seat: Seat) -> list[int]:
    """Leaders of other players in a province, who stand there without troops or beside somebody else's."""
    return [leader for leader, at in enumerate(s.leader_at) if at == province and s.master[leader // LEADERS] != seat]


# -- INFLAZIONE -------------------------------------------------------------------------------------------------------


def watch_scale(s: ConquestState, seat: Seat) -> None:
    """CE-infl-02 A marker that reaches 105, later 205, sets off a rise, once for each mark."""
    while len(s.rise_by) < len(INFLATION) and tribute(s, seat) >= INFLATION[len(s.rise_by)][0]:
        factor = INFLATION[len(s.rise_by)][1]
        s.rise_by.append(seat)
        # Outside his own turn he still gets one purchase of his own at the old prices (ruling R14).
        s.rise_in.append(1 if s.clock.seat == seat else 2)
        s.emit(PricesRise(side_ref(s, seat), tribute(s, seat), factor))


def turn_comes(s: ConquestState, seat: Seat) -> None:
    """CE-infl-03 Prices rise at the start of the next turn of the player who set it off, in the game or not."""
    for level, by in enumerate(s.rise_by):
        if by == seat and s.rise_in[level] > 0:
            s.rise_in[level] -= 1
            if s.rise_in[level] == 0:
                s.price_level = max(s.price_level, level + 1)
                s.emit(PricesRose(price_factor(s)))


def price_factor(s: ConquestState) -> int:
    """CE-infl-05 Prices are once, twice or three times the list."""
    return INFLATION[s.price_level - 1][1] if s.price_level else 1


def seats_from(s: ConquestState, seat: Seat, until: Seat | None) -> tuple[Seat, ...]:
    """The seats in turn order after `seat` up to `until`, the fallen ones included."""
    order = turn_order(s)
    behind = order.index(seat) + 1
    found = order[behind:] + order[:behind]
    return found if until is None else found[: found.index(until) + 1]


def turn_order(s: ConquestState) -> tuple[Seat, ...]:
    """CE-order-02 By homes, clockwise round the Mediterranean from Macedonia."""
    return _order(tuple(s.home))


@lru_cache(maxsize=1024)
def _order(homes: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(sorted(range(len(homes)), key=lambda seat: ORDER.index(homes[seat])))


def next_living(s: ConquestState, seat: Seat) -> Seat | None:
    """Who has the next turn after `seat`."""
    return next((other for other in seats_from(s, seat, None) if alive(s, other)), None)
