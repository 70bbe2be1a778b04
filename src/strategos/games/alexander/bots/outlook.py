"""What lies ahead of the commander: key areas still to be taken, the ways to them, what an attempt may bring."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ..resupply import base_income
from ..state import AlexanderState, forces, unconquered
from ..tyre import besieging
from .reckoning import MOST_GOLD, chance, counted, scared
from .weights import Weights

FED = 3.5
"""Forces that the scouts feed on the average."""


class Mind(Struct, frozen=True):
    """The commander before a question: the position, and what he likes and fears."""

    s: AlexanderState
    weights: Weights


def time_left(s: AlexanderState) -> int:
    return s.map.last_box - s.box


class Prospect(Struct, frozen=True):
    """What an attempt on a key area may bring."""

    take: float
    """The chance of taking it this turn, by intimidation or battle."""
    death: float
    """The chance that Alexander dies of it."""
    scare: float
    """The chance of intimidating the place, with all the Glory there is."""
    inviting: bool
    """A battle there is one he likes to fight; not asked where fear alone is sure to do it."""


def prospect(m: Mind, area: int) -> Prospect:
    """The formula for battles and the intimidation table tell."""
    s = m.s
    scare = fail = 0.0
    if s.map.key[area] == "fortress":
        scare, fail = scared(s, area, s.glory)
        if scare == 1:
            return Prospect(1.0, 0.0, 1.0, False)
    terms = counted(s, area)
    if m.weights.carried and s.area != area:
        # Of the Gold he has the scouts will take their part, and only the rest buys plans.
        rest = s.gold - m.weights.carried * max(0.0, forces(s) - FED)
        terms = replace(terms, gold=max(0.0, min(MOST_GOLD, rest)))
    killed = chance(m.weights.killed, terms)
    win = min(1 - killed, chance(m.weights.won, terms))
    inviting = win >= m.weights.good and killed <= m.weights.safe
    if s.map.key[area] != "fortress":
        return Prospect(win, killed, 0.0, inviting)
    # An On-Going result leaves the choice; a failure does not.
    fought = 1 - scare if inviting else fail
    return Prospect(scare + fought * win, fought * killed, scare, inviting)


def goals(s: AlexanderState) -> list[int]:
    """Key areas still to be taken; then home, where the map wants the Army."""
    left = [a for a in s.map.key_areas if not s.conquered[a]]
    if left:
        return left
    home = s.map.names["win_in"]
    return [s.map.area(home)] if home and s.map.areas[s.area] != home else []


def ways(s: AlexanderState) -> list[tuple[int, list[int]]]:
    """Every goal and the way to it, the nearest first; at Tyre the city before all others.

    A way meets no other enemy; if there is none such, any way.
    """
    m, wanted = s.map, goals(s)
    clear = reached(s, avoid=True)
    any_way = clear if all(goal in clear for goal in wanted) else reached(s, avoid=False)
    found: list[tuple[int, list[int]]] = []
    for goal in wanted:
        came = clear if goal in clear else any_way
        way = [goal]
        while came[way[-1]] != way[-1]:
            way.append(came[way[-1]])
        found.append((goal, way[-2::-1]))
    siege = m.id == "tyre"
    return sorted(found, key=lambda f: (m.areas[f[0]] != "tyre" if siege else len(f[1]), f[0]))


def reached(s: AlexanderState, *, avoid: bool) -> dict[int, int]:
    """Every area that can be reached, and from where one comes to it; not through the enemy, to `avoid` him."""
    m = s.map
    shut = m.area("tyre") if besieging(s) else -1
    came, front = {s.area: s.area}, [s.area]
    for here in front:
        if here != s.area and (here == shut or (avoid and unconquered(s, here))):
            continue
        for there in m.near[here]:
            if there not in came:
                came[there] = here
                front.append(there)
    return came


def worth_it(m: Mind, area: int) -> bool:
    """Good odds while there is time to gather more strength; any odds when there is none."""
    s = m.s
    left = time_left(s)
    if left == 0:
        return True
    found = prospect(m, area)
    last = len(m.weights.boldness)
    ask = m.weights.daring * m.weights.boldness[min(left, last) - 1] * (m.weights.ambition if left >= last else 1)
    if s.gold + base_income(s) < provisions(m) + 4:
        # Nothing to wait for: no unit could be bought, and the enemy grows.
        ask = min(ask, m.weights.daring * m.weights.boldness[1])
    return found.take >= ask and found.death <= (1 - ask) * m.weights.caution


def provisions(m: Mind) -> int:
    """Gold for the next step of the march: two rolls of the scouts out of three cost no more."""
    return max(2, forces(m.s) - round(m.weights.fodder))
