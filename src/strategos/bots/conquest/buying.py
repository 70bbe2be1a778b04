"""Spending Talents: safety first, then income while it pays back, then an army of all arms."""

from __future__ import annotations

from strategos.games.conquest.board import COASTS, MAP, NUMBER, PROVINCES, SHORES
from strategos.games.conquest.numbers import CITY_TRIBUTE, INFLATION, KINDS, LAUNCH
from strategos.games.conquest.odds import Numbers
from strategos.games.conquest.purchase import launch_places, ordered, places, price
from strategos.games.conquest.state import FORTIFIED, HOLD, NOBODY, on_board, tribute
from strategos.kernel.asking import Decision

from .aims import Aims
from .knowledge import FAR, NOTHING, distances

CITIES_UNTIL = 22
"""A City pays itself back in six turns, if nobody takes it; later there is no time for that."""


def choose_purchase(k: Aims, decision: Decision) -> str:
    """The next item on the shopping list."""
    on_sale = {o.key for o in decision.options}
    in_danger = k.caesar_at == k.home and k.risk(k.home, garrison(k)) > 0.04
    if not in_danger:
        for item in (walls(k), ships(k), *cities(k)):
            if item in on_sale:
                return item
    return troops(k, on_sale)


def garrison(k: Aims) -> Numbers:
    """Who will be at home once everything bought is there."""
    units = k.mine.get(k.home, NOTHING)
    i, c, m = (units[kind] + ordered(k.s, KINDS[kind]) for kind in range(3))
    return (i, c, m, k.heads(k.home, k.seat))


def army(k: Aims) -> list[int]:
    return [on_board(k.s, k.seat, kind) + ordered(k.s, KINDS[kind]) for kind in range(3)]


def troops(k: Aims, on_sale: set[str]) -> str:
    """A Catapult for every six or seven, a Cavalry for every four, the rest Infantry, as far as money goes."""
    have = army(k)
    total = sum(have) + 1
    wanted: list[str] = []
    if total > 4 and have[2] < min(6, (total + 2) // 6):
        wanted.append("catapult=01")
    if total > 3 and have[1] < (total + 2) // 4:
        wanted.append("cavalry=01")
    wanted += ["infantry=01", "cavalry=01", "catapult=01"]
    return next((item for item in wanted if item in on_sale), "done")


def walls(k: Aims) -> str:
    """The home is never without walls."""
    city = k.s.city[k.home]
    if not k.at_home or city == FORTIFIED or any(order.at == k.home and order.item != "city" for order in k.s.orders):
        return ""
    return "fortification" if city else "fortified_city"


def cities(k: Aims) -> list[str]:
    """Income, as long as it pays back, prices are low and there are troops enough to keep it."""
    s = k.s
    if k.round > CITIES_UNTIL or s.price_level or sum(army(k)) < 6 + k.round // 2:
        return []
    marker = tribute(s, k.seat) + CITY_TRIBUTE * ordered(s, "city", "fortified_city")
    if len(s.rise_by) < len(INFLATION) and marker < INFLATION[len(s.rise_by)][0] <= marker + CITY_TRIBUTE:
        return []
    return ["city"] if city_site(k) >= 0 else []


def city_site(k: Aims) -> int:
    """The safest province without a City, near home."""
    sites = [p for p in places(k.s, k.seat, "city") if not k.threats[p]]
    return min(sites, key=lambda p: (k.distance[k.home][p], p), default=-1)


def choose_site(k: Aims, decision: Decision) -> str:
    """Where a building goes."""
    sites = {NUMBER[o.key]: o.key for o in decision.options}
    if k.home in sites:
        return sites[k.home]
    best = min(sites, key=lambda p: (len(k.threats[p]), k.distance[k.home][p], p))
    return sites[best]


# -- galleys ----------------------------------------------------------------------------------------------------------


def ships(k: Aims) -> str:
    """Galleys for islands, for Caesars who cannot be reached on foot, and against Caesars at sea."""
    s = k.s
    if price(s, "galley") * 2 > s.purse[k.seat] or not launch_places(s, k.seat) or k.round < 3:
        return ""
    have = len(k.galleys) + ordered(s, "galley")
    return "galley=01" if have < ships_wanted(k) else ""


def ships_wanted(k: Aims) -> int:
    s = k.s
    port = k.home if k.home not in LAUNCH else next((p for p, _ in launch_places(s, k.seat)), k.home)
    on_foot, by_sea = distances(False)[port], distances(True)[port]
    wanted = 0
    islands = sum(
        k.prize(p)
        for p in range(PROVINCES)
        if k.owner[p] == NOBODY and by_sea[p] <= 2.0 and on_foot[p] > 4.0 and s.control[p] != k.seat
    )
    if islands >= 50.0:
        wanted = 1
    for rival in k.rivals:
        at = s.leader_at[rival * len(s.leader_at) // s.setup.seats]
        if at >= HOLD:
            wanted = max(wanted, 3 if s.galley_at[at - HOLD] >= PROVINCES else 2)
        elif 0 <= at < PROVINCES and on_foot[at] > by_sea[at] + 3.0:
            unreachable = on_foot[at] >= FAR
            if unreachable or (k.round > 12 and k.superiority > 1.2):
                wanted = max(wanted, 3 if unreachable and k.round > 12 else 2)
    return wanted


def choose_launch(k: Aims, decision: Decision) -> str:
    """The coast that looks on more to take."""

    def outlook(key: str) -> tuple[float, str]:
        for p in range(PROVINCES):
            for n, coast in enumerate(MAP.provinces[p].coasts):
                if coast.id == key:
                    shores = {shore for zone in COASTS[p][n] for shore in SHORES[zone]}
                    return (sum(k.prize(shore) + k.bounty(shore, NOBODY, fleeing=True) for shore in shores), key)
        return (0.0, key)

    return max((o.key for o in decision.options), key=outlook)
