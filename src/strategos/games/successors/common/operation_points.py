"""S4-6.2, S3-7.5 to S3-7.7, S3-13.3 What a card's Operation Points can do: PC markers, training, a better Fleet."""

from __future__ import annotations

from functools import cache, partial

from strategos.kernel.asking import No, Option, Plain, choose

from .board import COST, NOBODY, SIDE_REFS, SPACES, TRANS_MEDITERRANEAN, WAY_POINT
from .events import FleetReturned, FleetTurned
from .facts import Facts
from .position import Position, enemy_spaces
from .scoring import fleets_of, is_upgraded
from .settle import settle

FLEET_OP = 4
RANGE = 2
"""MP over which PC markers reach."""


# -- PC markers -------------------------------------------------------------------------------------------------------


def within_range(s: Position, faction: int, markers: tuple[int, ...]) -> list[int]:
    """S4-6.2-t, S3-7.5-b The spaces within 2 MP of PC markers; enemy CUs with a marker itself do not bar its way
    out."""
    control, (steps, short) = s.control, _steps(s.facts)
    around = set(markers).union(*[short[space] for space in markers]).difference(enemy_spaces(s, faction))
    # S4-6.2-v, S3-7.5-d Nothing is traced through a space with an enemy CU or an enemy PC marker.
    onward = [short[space] for space in sorted(around) if control[space] == NOBODY or control[space] == faction]
    return sorted(set(markers).union(*[steps[space] for space in markers], *onward))


def markable(s: Position, faction: int, reach: list[int]) -> list[int]:
    """S4-6.2-r, S3-7.5-a The spaces within range that are uncontrolled, without an enemy CU, and no Way Points."""
    control, kind, foes = s.control, s.facts.KIND, enemy_spaces(s, faction)
    return [space for space in reach if control[space] == NOBODY and kind[space] != WAY_POINT and space not in foes]


def can_mark(s: Position, faction: int, markers: tuple[int, ...]) -> bool:
    """S4-6.2-r, S3-7.5-a Whether a PC marker can be placed anywhere: mostly there is a space a single step away."""
    control, near, foes = s.control, _landings(s.facts), enemy_spaces(s, faction)
    for marker in markers:
        for space in near[marker]:
            if control[space] == NOBODY and space not in foes:
                return True
    return bool(markable(s, faction, within_range(s, faction, markers)))


@cache
def _landings(facts: Facts) -> tuple[tuple[int, ...], ...]:
    """Space → the spaces a single step within 2 MP away that can hold a PC marker."""
    return tuple(tuple(n for n in sorted(steps) if facts.KIND[n] != WAY_POINT) for steps in _steps(facts)[0])


@cache
def _steps(facts: Facts) -> tuple[tuple[frozenset[int], ...], tuple[frozenset[int], ...]]:
    """Space → the spaces that a single step within 2 MP leads to, and those that 1 MP does."""
    costs = [{there: _step_cost(facts, here, there) for there in facts.JOINED[here]} for here in range(SPACES)]
    steps = [frozenset(there for there, cost in near.items() if cost is not None and cost <= RANGE) for near in costs]
    return tuple(steps), tuple(frozenset(there for there, cost in near.items() if cost == 1) for near in costs)


def _step_cost(facts: Facts, here: int, there: int) -> int | None:
    """S4-6.2-u, S3-7.5-c The cheapest way from space to space, but for Trans-Mediterranean routes."""
    return min((COST[kind] for kind in facts.ROUTE[here, there] if kind != TRANS_MEDITERRANEAN), default=None)


# -- Fleets -----------------------------------------------------------------------------------------------------------


def why_not_upgrade(s: Position, faction: int, points: int, fleet: int) -> No | None:
    """S4-6.2-ab, S3-13.3-a With a 4-OP card, a Fleet of one's own that is not Dispersed and not upgraded yet."""
    if points < FLEET_OP:
        return No(("S3-13.3-a", "S4-6.2-ab")[s.book], "too_few_points", {"points": points, "needed": FLEET_OP})
    if fleet not in fleets_of(s, faction):
        return No(("S3-13.3-a", "S4-6.2-ab")[s.book], "not_your_fleet", {"fleet": s.facts.FLEET_REFS[fleet]})
    if s.fleet_away[fleet] or is_upgraded(s, fleet):
        return No(("S3-13.3-a", "S4-6.2-ab")[s.book], "fleet_cannot_turn", {"fleet": s.facts.FLEET_REFS[fleet]})
    return None


def why_no_upgrade(s: Position, faction: int, points: int) -> No | None:
    """Why no Fleet at all can be turned; None if one can."""
    mine = fleets_of(s, faction) if points >= FLEET_OP else []
    # Of one's own Fleets `why_not_upgrade` asks nothing else.
    if any(not s.fleet_away[fleet] and s.upgraded[fleet] != faction for fleet in mine):
        return None
    return why_not_upgrade(s, faction, points, 0)


def why_not_fetch(s: Position, faction: int, fleet: int) -> No | None:
    """S4-16.10-c, S3-23.4-b A Dispersed Fleet of one's own."""
    if fleet not in fleets_of(s, faction):
        return No(("S3-23.4-b", "S4-16.10-c")[s.book], "not_your_fleet", {"fleet": s.facts.FLEET_REFS[fleet]})
    if not s.fleet_away[fleet]:
        return No(("S3-23.4-b", "S4-16.10-c")[s.book], "fleet_not_away", {"fleet": s.facts.FLEET_REFS[fleet]})
    return None


async def upgrade_fleet(s: Position, faction: int, points: int) -> None:
    """S4-6.2-ab, S3-13.3-a A Fleet turns its higher side up."""
    fleets = [Option(f"fleet-{name}", n, {"piece": f"fleet-{name}"}) for n, name in enumerate(s.facts.FLEETS)]
    why_not = partial(why_not_upgrade, s, faction, points)
    fleet = await choose(faction, "upgrade_fleet", fleets, rule=("S3-13.3-a", "S4-6.2-ab")[s.book], why_not=why_not)
    s.upgraded[fleet] = faction
    s.emit(FleetTurned(s.facts.FLEET_REFS[fleet], True))
    settle(s)


async def fetch_fleet(s: Position, faction: int) -> None:
    """S4-16.10-c, S3-23.4-b It is available again at once, its lower side up."""
    fleets = [Option(f"fleet-{name}", n, {"piece": f"fleet-{name}"}) for n, name in enumerate(s.facts.FLEETS)]
    why_not = partial(why_not_fetch, s, faction)
    fleet = await choose(faction, "fetch_fleet", fleets, rule=("S3-23.4-b", "S4-16.10-c")[s.book], why_not=why_not)
    s.fleet_away[fleet] = 0
    s.emit(FleetReturned(s.facts.FLEET_REFS[fleet], SIDE_REFS[faction]))
    settle(s)


def prices(s: Position) -> dict[str, Plain]:
    """S4-6.2-x, S3-7.6-a The Operation Points that train a CU, by its type."""
    return {name: cost for name, cost in zip(s.facts.TROOP_NAMES, s.facts.TRAINING, strict=True) if cost}


def why_none(found: list[No | None]) -> No | None:
    """Why none of several is allowed; None if one is."""
    return None if None in found else found[0]
