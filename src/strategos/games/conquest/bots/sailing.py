"""Galleys: legions over the sea, and the hunt for what swims there."""

from __future__ import annotations

from ..facts import COASTS, LEADER_POINTS, LEADERS, LEGION, PROVINCES, SEA, SHORES
from ..legion import fresh
from ..odds import Numbers, Units, naval
from ..sea_movement import Order, why_not_order
from ..state import GONE, HOLD, NOBODY, ROW, force, galleys_at, is_caesar, leaders_at
from .aims import Aims, Voyage
from .estimates import add, some_of
from .knowledge import NOTHING
from .marching import leaving, sizes
from .memory import remembered


@remembered
def best_voyage(k: Aims, galley: int) -> Voyage | None:
    """The best order for a galley, if any is worth it."""
    s = k.s
    at = s.galley_at[galley]
    aboard = force(s, HOLD + galley, k.seat)
    cargo: Units = (aboard[0], aboard[1], aboard[2])
    if leaders_at(s, HOLD + galley, k.seat):
        found = with_cargo(k, galley, at, cargo)
    elif at < PROVINCES and s.galley_left[galley] == 2:
        found = loadings(k, galley, at) + patrols(k, galley, at)
    else:
        found = patrols(k, galley, at)
    for voyage in sorted(found, reverse=True):
        if voyage.worth <= k.weights.effort:
            return None
        order = Order("sail", voyage.to) if voyage.order == "sail" else Order(voyage.order)
        if why_not_order(s, galley, order) is None:
            return voyage
    return None


@remembered
def landing_worth(k: Aims, to: int, cargo: Units, heads: int, *, caesar: bool) -> float:
    """What putting these ashore there is worth."""
    there: Numbers = (*k.mine.get(to, NOTHING), k.heads(to, k.seat))
    after = add(there, (*cargo, heads))
    enemy = next((r for r in k.rivals if any(k.army(to, r)[:3])), NOBODY)
    if enemy != NOBODY:
        if not any(cargo) and not any(there[:3]):
            return -1000.0
        if caesar:
            return -500.0
        return k.weights.join + sum(cargo) if any(there[:3]) else k.battle_worth(to, enemy, after)
    worth = 0.0
    if any(cargo) and not any(there[:3]):
        held = 1.0 - k.weights.lost_again * k.risk(to, after)
        worth += held * k.prize(to) + k.bounty(to, NOBODY, fleeing=False)
    elif not any(cargo) and k.s.control[to] != k.seat:
        worth -= 20.0
    if sum(cargo) > 1:
        worth += k.weights.army_pull * k.army_pull(to) * sum(cargo) / LEGION
    worth += k.weights.legion_pull * k.legion_pull(to) if any(cargo) else 0.0
    at_stake = caesar or k.caesar_at == to
    return worth - k.danger(to, after, at_stake) + k.danger(to, there, k.caesar_at == to)


def loadings(k: Aims, galley: int, at: int) -> list[Voyage]:
    """Take a legion aboard for a coast of the seas next to this one."""
    s = k.s
    leader = next((x for x in k.leads if s.leader_at[x] == at and s.leader_left[x] == LEADER_POINTS), GONE)
    if leader == GONE:
        return []
    found: list[Voyage] = []
    idle = fresh(s, at, k.seat)
    for zone in COASTS[at][s.galley_coast[galley]]:
        for to in SHORES[zone]:
            if to == at:
                continue
            free = k.free(at, to if k.owner[to] in k.rivals else -1)
            i, c, m = (min(free[kind], idle[kind]) for kind in range(ROW))
            for units in sizes((i, c, m)):
                if sum(units):
                    worth = crossing_worth(k, at, to, units)
                    found.append(Voyage(worth, galley, "board", to, leader, units))
        for beyond in SEA[zone]:
            for to in SHORES[beyond]:
                if to not in SHORES[zone] and k.distance[at][to] > 2.0 and k.free(at) != NOTHING:
                    i, c, m = (min(k.free(at)[kind], idle[kind]) for kind in range(ROW))
                    units = some_of((i, c, m), LEGION)
                    if sum(units):
                        worth = k.weights.later * crossing_worth(k, at, to, units)
                        found.append(Voyage(worth, galley, "board", to, leader, units))
    return found


@remembered
def crossing_worth(k: Aims, at: int, to: int, units: Units) -> float:
    w = k.weights
    worth = landing_worth(k, to, units, 1, caesar=False) - w.passage - leaving(k, at, units, 1, -1)
    army = w.army_pull * k.army_pull(at) * sum(units) / LEGION if sum(units) > 1 else 0.0
    return worth - army - w.legion_pull * k.legion_pull(at)


def with_cargo(k: Aims, galley: int, at: int, cargo: Units) -> list[Voyage]:
    """Bring those aboard where they are wanted."""
    s = k.s
    aboard = leaders_at(s, HOLD + galley, k.seat)
    caesar = any(is_caesar(leader) for leader in aboard)
    left = s.galley_left[galley]
    found: list[Voyage] = []

    def promise(to: int) -> float:
        return 300.0 + landing_worth(k, to, cargo, len(aboard), caesar=caesar)

    if at < PROVINCES:
        found.append(Voyage(promise(at) - (40.0 if left == 2 else 0.0), galley, "land", at))
        zones = COASTS[at][s.galley_coast[galley]] if left else ()
        for zone in zones:
            if s.galley_from[galley] not in (GONE, zone):
                continue
            best = max((promise(to) for to in SHORES[zone] if to != at), default=0.0) if left > 1 else 0.0
            later = max((promise(to) for beyond in SEA[zone] for to in SHORES[beyond]), default=0.0)
            found.append(Voyage(max(best, k.weights.later * later), galley, "sail", zone))
        return found
    if left:
        found.extend(Voyage(promise(to), galley, "sail", to) for to in SHORES[at])
        for zone in SEA[at]:
            reached = 1.0 if left > 1 else k.weights.later
            best = max((promise(to) for to in SHORES[zone] if to not in SHORES[at]), default=0.0)
            found.append(Voyage(reached * best - k.weights.passage, galley, "sail", zone))
    return found


# -- empty galleys ----------------------------------------------------------------------------------------------------


def patrols(k: Aims, galley: int, at: int) -> list[Voyage]:
    """An empty galley hunts a Caesar at sea, or goes where a legion waits for it."""
    s = k.s
    if not s.galley_left[galley]:
        return []
    here = waiting(k, at, galley)
    steps = SEA[at] + SHORES[at] if at >= PROVINCES else COASTS[at][s.galley_coast[galley]]
    found: list[Voyage] = []
    for to in steps:
        worth = quarry(k, to, at) - quarry(k, at, at)
        if to < PROVINCES:
            if s.control[to] != k.seat:
                continue
            worth += waiting(k, to, galley) - here
        else:
            ports = [p for p in SHORES[to] if s.control[p] == k.seat and p != at]
            worth += 0.7 * max((waiting(k, p, galley) for p in ports), default=0.0) - here
        found.append(Voyage(worth, galley, "sail", to))
    return found


def waiting(k: Aims, at: int, galley: int) -> float:
    """How much a port has to ship. A ship is safe there; at sea it is not."""
    if at >= PROVINCES:
        return -5.0
    if k.s.control[at] != k.seat:
        return -15.0
    others = sum(1 for g in k.galleys if g != galley and k.s.galley_at[g] == at)
    men = min(LEGION, max(0, sum(k.mine.get(at, NOTHING)) - LEGION * others))
    return k.weights.port_man * men + (k.weights.port_home if at == k.home else 0.0)


def quarry(k: Aims, zone: int, at: int) -> float:
    """What could be caught in a sea: galleys, and above all a Caesar aboard."""
    if zone < PROVINCES:
        return 0.0
    s = k.s
    best = 0.0
    ours = len(galleys_at(s, at, k.seat)) if at >= 0 else 1
    for rival in k.rivals:
        ships = galleys_at(s, zone, rival)
        if ships:
            odds = naval(max(1, ours), len(ships))
            sunk = sum(p for (a, d), p in odds.items() if a and not d)
            prize = 10.0 * len(ships)
            for leader, place in enumerate(s.leader_at):
                if place >= HOLD and place - HOLD in ships:
                    owner = s.master[leader // LEADERS]
                    prize += k.caesar_worth(owner) if is_caesar(leader) else 30.0
            best = max(best, prize * sunk - 20.0 * (1.0 - sunk))
    return best
