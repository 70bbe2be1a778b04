"""Fase cinque: Acquisto di nuove pedine. What is bought waits in `orders` until it is placed in phase six."""

from __future__ import annotations

from functools import lru_cache

from strategos.kernel.asking import No, Option, Seat, Target, choose
from strategos.kernel.clock import AGAIN, Again

from .alliances import ACCLAIM, acclaim, why_not_acclaim
from .events import Bought
from .facts import (
    ACROSS,
    COASTS,
    KINDS,
    LAND,
    LAUNCH,
    LIMIT,
    MAP,
    NAMES,
    PRICE,
    PROVINCES,
    REFS,
    ROAD_ON,
    ROADS,
    SPACE,
    STOCK,
)
from .provinces import price_factor
from .reasons import amount, space_of, thing_of, word
from .state import (
    CITY,
    FORTIFIED,
    GONE,
    NOBODY,
    ConquestState,
    Purchase,
    alive,
    enemy_in,
    galleys_of,
    has_home,
    on_board,
    side_ref,
)

Choice = tuple[str, int]
DONE: Option[Choice] = Option("done", ("done", 0), {"button": "done"})
UNITS: tuple[str, ...] = (*KINDS, "galley")
BUILDINGS: tuple[str, ...] = ("city", "fortification", "fortified_city", "road")
AT_ONCE = 40
"""So many units of a kind are bought in one answer; who has more colours and a full purse buys again."""
BUILD: tuple[Option[Choice], ...] = tuple(Option(item, (item, 1), {"button": item}) for item in BUILDINGS)


@lru_cache(maxsize=256)
def _units(item: str, most: int) -> tuple[Option[Choice], ...]:
    """To buy up to so many units of a kind."""
    return tuple(Option(f"{item}={n:02}", (item, n), {"button": item, "amount": n}) for n in range(1, most + 1))


# -- prices and stock -------------------------------------------------------------------------------------------------


def price(s: ConquestState, item: str) -> int:
    """CE-buy-02 The list price, raised by inflation."""
    return PRICE[item] * price_factor(s) if s.price_level else PRICE[item]


def ordered(s: ConquestState, *items: str) -> int:
    return sum([order.count for order in s.orders if order.item in items]) if s.orders else 0


def stock(s: ConquestState, seat: Seat, item: str) -> int:
    """CE-buy-03 Pieces off the board: of one's colours, or of the common stock."""
    if item in KINDS:
        kind = KINDS.index(item)
        return s.master.count(seat) * LIMIT[kind] - on_board(s, seat, kind) - ordered(s, item)
    if item == "galley":
        return [s.galley_at[g] for g in galleys_of(s, seat)].count(GONE) - ordered(s, "galley")
    if item == "city":
        return STOCK["city"] - (PROVINCES - s.city.count(0)) - ordered(s, "city", "fortified_city")
    if item == "fortification":
        return STOCK["fortification"] - s.city.count(FORTIFIED) - ordered(s, "fortification", "fortified_city")
    if item == "fortified_city":
        return min(stock(s, seat, "city"), stock(s, seat, "fortification"))
    return STOCK["road"] - sum(s.road) - ordered(s, "road")


# -- places -----------------------------------------------------------------------------------------------------------


def planned_city(s: ConquestState, province: int) -> int:
    """The City a province will have once what is bought is placed."""
    city = s.city[province]
    for order in s.orders:
        if order.at == province:
            if order.item == "city":
                city = max(city, CITY)
            elif order.item in ("fortification", "fortified_city"):
                city = FORTIFIED
    return city


def planned_road(s: ConquestState, border: int) -> bool:
    return s.road[border] == 1 or any(o.item == "road" and o.other == border for o in s.orders)


def launch_places(s: ConquestState, seat: Seat) -> list[tuple[int, int]]:
    """CE-place-04 The coasts of the home; for Mesopotamia Syria or Armenia, if owned (CE-place-05)."""
    home = s.home[seat]
    at = LAUNCH.get(home)
    places = (home,) if at is None else tuple(p for p in at if s.control[p] == seat)
    return [(p, coast) for p in places for coast in range(len(MAP.provinces[p].coasts))]


def off(province: int, coast: int) -> int:
    """The sea by which a coast is named: one that touches no other coast of the province."""
    others = [sea for n, seas in enumerate(COASTS[province]) if n != coast for sea in seas]
    return next(sea for sea in COASTS[province][coast] if sea not in others)


def places(s: ConquestState, seat: Seat, item: str) -> list[int]:
    """CE-place-06 Where a building could go: provinces, or borders for a Road."""
    if item == "road":
        cities = [p for p, owner in enumerate(s.control) if owner == seat and planned_city(s, p)]
        if len(cities) < 2:
            return []
        return [n for n, (a, b) in enumerate(ROADS) if a in cities and b in cities and not planned_road(s, n)]
    wanted = CITY if item == "fortification" else 0
    return [p for p, owner in enumerate(s.control) if owner == seat and planned_city(s, p) == wanted]


def why_not_buy(s: ConquestState, seat: Seat, item: str, n: int = 1) -> No | None:
    """CE-buy-01 Why something cannot be bought now."""
    if stock(s, seat, item) < n:
        return _no(item, n, "CE-buy-03", "none_left")
    if (cost := price(s, item) * n) > s.purse[seat]:
        return _no(item, n, "CE-buy-02", "too_dear", price=cost, purse=s.purse[seat])
    return why_not_place(s, seat, item, n)


def why_not_place(s: ConquestState, seat: Seat, item: str, n: int) -> No | None:
    """CE-place-01 Why there is no place for something, whatever it costs."""
    if item in KINDS and enemy_in(s, s.home[seat], seat) != NOBODY:
        return _no(item, n, "CE-faq-place-01", "home_occupied", space=REFS[s.home[seat]])
    if item == "galley" and not launch_places(s, seat):
        return _no(item, n, "CE-place-05", "no_coast")
    if item in BUILDINGS and not places(s, seat, item):
        if item == "road":
            return _no(item, n, "CE-place-08", "no_place_for_road")
        if item == "fortification":
            return _no(item, n, "CE-place-07", "no_place_to_fortify")
        return _no(item, n, "CE-place-06", "no_place_for_city")
    return None


def _no(item: str, n: int, rule: str, why: str, **facts: str | int) -> No:
    return No(rule, why, {"item": f"item:{item}", "count": n, **facts})


def why_not_goods(s: ConquestState, seat: Seat, target: Target) -> No | None:
    """CE-place-01 Why that cannot be bought, or so many of it; places are chosen after the goods."""
    if space_of(target) is not None or thing_of(s, target) is not None:
        return No("CE-place-01", "buy_first")
    if word(target) not in UNITS:
        return None
    no = why_not_buy(s, seat, word(target), max(1, amount(target)))
    return no or (_no(word(target), AT_ONCE, "CE-buy-01", "not_at_once") if amount(target) > AT_ONCE else None)


def why_not_site(s: ConquestState, seat: Seat, item: str, target: Target) -> No | None:
    """CE-place-06 Why a City or Fortification cannot go there."""
    p = space_of(target)
    rule = "CE-place-07" if item == "fortification" else "CE-place-06"
    if p is None:
        return No(rule, "pick_own_province") if thing_of(s, target) is not None else None
    if p >= PROVINCES or s.control[p] != seat:
        return No(rule, "not_your_province", {"space": REFS[p]})
    if item != "fortification":
        return No("CE-place-06", "city_there", {"space": REFS[p]})
    if planned_city(s, p):
        return No("CE-place-07", "fortified_there", {"space": REFS[p]})
    return No("CE-place-07", "no_city", {"space": REFS[p]})


def why_not_launch(s: ConquestState, seat: Seat, target: Target) -> No | None:
    """CE-place-04 Why Galleys cannot be launched there; a coast is named by its sea."""
    p = space_of(target)
    if p is None:
        return None
    if p in [at for at, _ in launch_places(s, seat)]:
        return No("CE-place-04", "pick_coast", {"space": REFS[p]})
    rule = "CE-place-05" if s.home[seat] in LAUNCH else "CE-place-04"
    return No(rule, "no_launch", {"space": REFS[p]})


def why_not_road_end(s: ConquestState, seat: Seat, a: int | None, target: Target) -> No | None:
    """CE-place-08 Why a Road cannot begin, or from `a` end, there."""
    p = space_of(target)
    if p is None:
        return No("CE-place-08", "pick_own_province") if thing_of(s, target) is not None else None
    if p >= PROVINCES or s.control[p] != seat:
        rule = "CE-place-11" if p < PROVINCES and planned_city(s, p) else "CE-place-08"
        return No(rule, "not_your_province", {"space": REFS[p]})
    if not planned_city(s, p):
        return No("CE-place-08", "no_city", {"space": REFS[p]})
    if a is None:
        other = next((q for q in ACROSS[p] if s.control[q] == seat and planned_city(s, q)), None)
        if other is None:
            return No("CE-place-08", "no_city_near", {"space": REFS[p]})
        return No("CE-road-03", "road_strait", {"space": REFS[p], "origin": REFS[other]})
    if p in ACROSS[a]:
        return No("CE-road-03", "road_strait", {"space": REFS[p], "origin": REFS[a]})
    if p in LAND[a]:
        return No("CE-road-01", "road_there", {"space": REFS[p], "origin": REFS[a]})
    return No("CE-road-01", "road_far", {"space": REFS[p], "origin": REFS[a]})


# -- effects and procedures -------------------------------------------------------------------------------------------


def buy(s: ConquestState, seat: Seat, order: Purchase) -> None:
    cost = price(s, order.item) * order.count
    s.purse[seat] -= cost
    s.orders.append(order)
    s.emit(Bought(side_ref(s, seat), f"item:{order.item}", order.count, cost))


def goods(s: ConquestState, seat: Seat) -> list[Option[Choice]]:
    """What is on the list: units by number, buildings one by one."""
    options: list[Option[Choice]] = [DONE, ACCLAIM, *BUILD]
    for item in UNITS:
        # More than one of something that cannot be bought at all is no offer.
        options.extend(_units(item, max(1, on_sale(s, seat, item))))
    return options


def on_sale(s: ConquestState, seat: Seat, item: str) -> int:
    """CE-buy-01 How many of an item the purse and the stock allow; 0 if `why_not_buy` forbids even one."""
    paid = s.purse[seat] // price(s, item)
    most = paid and min(paid, stock(s, seat, item))
    if most <= 0 or why_not_place(s, seat, item, 1) is not None:
        return 0
    return min(most, AT_ONCE) if item in UNITS else 1


def affordable(s: ConquestState, seat: Seat) -> list[Option[Choice]]:
    """CE-buy-01 The goods `why_not_choice` allows."""
    options = [DONE] if why_not_acclaim(s) else [DONE, ACCLAIM]
    for item in UNITS:
        options.extend(_units(item, on_sale(s, seat, item)))
    options.extend([o for o in BUILD if on_sale(s, seat, o.key)])
    return options


def why_not_choice(s: ConquestState, seat: Seat, choice: Choice) -> No | None:
    """CE-buy-01 Why one of an item cannot be bought; more than there are, or than one can pay, are no candidates."""
    if choice[0] == "acclaim":
        return why_not_acclaim(s)
    return None if choice[0] == "done" else why_not_buy(s, seat, choice[0])


async def purchase(s: ConquestState) -> Again | None:
    """CE-buy-01 The player spends Talents, item by item; nothing while his home is lost (CE-buy-04)."""
    seat = s.clock.seat
    assert seat is not None
    if not alive(s, seat) or not has_home(s, seat) or s.purse[seat] < price(s, "infantry"):
        return None
    item, n = await choose(
        seat,
        "buy",
        lambda: goods(s, seat),
        rule="CE-buy-01",
        allowed=affordable(s, seat),
        why_not=lambda choice: why_not_choice(s, seat, choice),
        about={"purse": s.purse[seat], "factor": price_factor(s)},
        otherwise=lambda target: why_not_goods(s, seat, target),
    )
    if item == "done":
        return None
    if item == "acclaim":
        await acclaim(s, seat)
    elif item in KINDS:
        buy(s, seat, Purchase(item, n, s.home[seat]))
    elif item == "galley":
        at, coast = await choose_launch(s, seat)
        buy(s, seat, Purchase(item, n, at, coast))
    elif item == "road":
        buy(s, seat, await choose_road(s, seat))
    else:
        buy(s, seat, Purchase(item, 1, await choose_site(s, seat, item)))
    return AGAIN


async def choose_site(s: ConquestState, seat: Seat, item: str) -> int:
    """CE-place-06 Where a City will stand; a Fortification only with a City (CE-place-07)."""
    return await choose(
        seat,
        "site",
        [SPACE[p] for p in places(s, seat, item)],
        rule="CE-place-07" if item == "fortification" else "CE-place-06",
        about={"item": f"item:{item}"},
        otherwise=lambda target: why_not_site(s, seat, item, target),
    )


async def choose_launch(s: ConquestState, seat: Seat) -> tuple[int, int]:
    """CE-place-04 Where new galleys will lie; coasts of one province are told apart (ruling R21)."""
    sites = launch_places(s, seat)
    if len(sites) == 1:
        return sites[0]
    options = [
        Option(MAP.provinces[p].coasts[coast].id, (p, coast), {"space": NAMES[off(p, coast)]}) for p, coast in sites
    ]
    return await choose(
        seat, "launch", options, rule="CE-place-04", otherwise=lambda target: why_not_launch(s, seat, target)
    )


async def choose_road(s: ConquestState, seat: Seat) -> Purchase:
    """CE-place-08 A Road between two Cities: one end, then the other."""
    borders = places(s, seat, "road")
    ends = sorted({p for n in borders for p in ROADS[n]})
    a = await choose(
        seat,
        "road_from",
        [SPACE[p] for p in ends],
        rule="CE-place-08",
        otherwise=lambda target: why_not_road_end(s, seat, None, target),
    )
    others = [p for p in LAND[a] if ROAD_ON[a, p] in borders]
    b = await choose(
        seat,
        "road_to",
        [SPACE[p] for p in others],
        rule="CE-place-08",
        about={"space": REFS[a]},
        otherwise=lambda target: why_not_road_end(s, seat, a, target),
    )
    return Purchase("road", 1, a, ROAD_ON[a, b])
