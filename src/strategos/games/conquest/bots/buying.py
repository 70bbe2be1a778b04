"""Spending Talents: safety first, then income while it pays back, then an army of all arms."""

from __future__ import annotations

from strategos.kernel.asking import Decision

from ..facts import (
    CITY_TRIBUTE,
    COASTS,
    INFLATION,
    KINDS,
    LAND,
    LAUNCH,
    LEADERS,
    LEGION,
    MAP,
    NUMBER,
    PROVINCES,
    ROAD_ON,
    SHORES,
)
from ..odds import Numbers
from ..provinces import price_factor
from ..purchase import launch_places, ordered, places, planned_city, planned_road, price, stock
from ..ransom import captor, prisoners
from ..state import FORTIFIED, HOLD, NOBODY, on_board, tribute
from .aims import Aims
from .estimates import FAR, distances
from .knowledge import NOTHING


def choose_purchase(k: Aims, decision: Decision) -> str:
    """The next item on the shopping list."""
    on_sale = {o.key for o in decision.options if "concedes" not in o.on}
    in_danger = k.caesar_at == k.home and k.risk(k.home, garrison(k)) > k.weights.danger_home
    if not in_danger:
        if saved := savings(k):
            left = k.s.purse[k.seat] - saved
            on_sale = {key for key in on_sale if key == "done" or _cost(k, key) <= left}
        for item in (walls(k), *roads(k), ships(k), *cities(k)):
            if item in on_sale:
                return item
    return troops(k, on_sale)


def _cost(k: Aims, key: str) -> int:
    item, _, n = key.partition("=")
    return price(k.s, item) * int(n or 1)


def savings(k: Aims) -> int:
    """Talents kept for the ransom of a General, if he is needed and his captor is likely to agree."""
    if len(k.generals) > 3:
        return 0
    captors = {captor(k.s, leader) for leader in prisoners(k.s, k.seat)}
    likely = any(k.power[k.seat] <= 1.5 * k.power[c] for c in captors if c in k.rivals)
    return k.weights.fair * price_factor(k.s) if likely else 0


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
    idle = sum(garrison(k)[:3]) - sum(k.guard(k.home))
    if idle > LEGION * (len(k.leads) + 2) and k.round > 10:
        return "done"
    wanted: list[str] = []
    if total > 4 and have[2] < min(6, (total + 2) // k.weights.catapults):
        wanted.append("catapult=01")
    if total > 3 and have[1] < (total + 2) // k.weights.cavalry:
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
    if k.round > k.weights.cities_until or s.price_level or sum(army(k)) < k.weights.army_first + k.round:
        return []
    marker = tribute(s, k.seat) + CITY_TRIBUTE * ordered(s, "city", "fortified_city")
    if len(s.rise_by) < len(INFLATION) and marker < INFLATION[len(s.rise_by)][0] <= marker + CITY_TRIBUTE:
        return []
    return ["city"] if city_site(k) >= 0 else []


def city_site(k: Aims) -> int:
    """The safest province without a City, best on the way to the front, where a Road can join it to the home."""
    sites = [p for p in places(k.s, k.seat, "city") if not k.threats[p]]
    goal = front(k)
    if goal is None:
        return min(sites, key=lambda p: (k.distance[k.home][p], p), default=-1)
    return min(sites, key=lambda p: (k.distance[k.home][p] + k.distance[p][goal], k.distance[k.home][p], p), default=-1)


def choose_site(k: Aims, decision: Decision) -> str:
    """Where a building goes."""
    sites = {NUMBER[o.key]: o.key for o in decision.options}
    if k.home in sites:
        return sites[k.home]
    link = next_link(k) if roads(k) else None
    if link is not None and link[1] in sites:
        return sites[link[1]]
    best = city_site(k)
    if best not in sites:
        best = min(sites, key=lambda p: (len(k.threats[p]), k.distance[k.home][p], p))
    return sites[best]


# -- Roads ------------------------------------------------------------------------------------------------------------


def network(k: Aims) -> set[int]:
    """Provinces joined to the home by Roads, those ordered included."""
    found = [k.home]
    for here in found:
        found.extend(n for n in LAND[here] if n not in found and planned_road(k.s, ROAD_ON[here, n]))
    return set(found)


def front(k: Aims) -> int | None:
    """Where the nearest rival Caesar is who can be reached on foot."""
    at = [k.s.leader_at[r * LEADERS] for r in k.rivals]
    line = k.distance[k.home]
    return min((p for p in at if 0 <= p < PROVINCES and line[p] < FAR), key=lambda p: (line[p], p), default=None)


def next_link(k: Aims) -> tuple[int, int] | None:
    """The next Road on the way to the front: where it starts and where it leads."""
    s, on_foot, goal = k.s, k.distance, front(k)
    if goal is None:
        return None
    joined = network(k)
    nearest = min(on_foot[p][goal] for p in joined)
    if nearest <= 1.0:
        return None
    links = [
        (on_foot[n][goal], len(k.threats[n]), n, p)
        for p in joined
        for n in LAND[p]
        if n not in joined and s.control[n] == k.seat and on_foot[n][goal] < nearest and k.owner[n] in (k.seat, NOBODY)
    ]
    if not links:
        return None
    _, _, to, origin = min(links)
    return origin, to


def roads(k: Aims) -> list[str]:
    """Roads carry any number of legions to the front in one turn; worth it once there is an army to carry."""
    s = k.s
    if not k.at_home or not planned_city(s, k.home) or sum(army(k)) < k.weights.roads_first:
        return []
    if s.purse[k.seat] < price(s, "city") + price(s, "road") or (link := next_link(k)) is None:
        return []
    return ["road"] if planned_city(s, link[1]) else ["city"]


def choose_destruction(k: Aims, decision: Decision) -> str:
    """No City is destroyed, unless the last one in the box is needed for the Road to the front."""
    s = k.s
    keep = "done"
    rich = s.purse[k.seat] > 3 * (price(s, "city") + price(s, "road"))
    if not rich or k.round < 12 or stock(s, k.seat, "city") or roads(k) != ["city"]:
        return keep
    cities = {NUMBER[o.key]: o.key for o in decision.options if "space" in o.on}
    joined = network(k)
    spare = [p for p in cities if p not in joined and s.city[p] != FORTIFIED]
    return cities[max(spare, key=lambda p: (k.distance[k.home][p], p))] if spare else keep


def choose_road_end(k: Aims, decision: Decision) -> str:
    """One end of a Road, then the other."""
    ends = {NUMBER[o.key]: o.key for o in decision.options}
    link = next_link(k)
    wanted = next((p for p in link or () if p in ends), None)
    return ends[wanted] if wanted is not None else decision.options[0].key


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
    if islands >= k.weights.islands:
        wanted = 1
    for rival in k.rivals:
        at = s.leader_at[rival * LEADERS]
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
