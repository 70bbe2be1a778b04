"""S4-6.2, S3-7.5 to S3-7.7, S3-13.3 What a card's Operation Points can do: PC markers, training, a better Fleet."""

from __future__ import annotations

from functools import partial

from strategos.kernel.asking import No, Option, choose

from .board import SIDE_REFS
from .events import FleetReturned, FleetTurned
from .position import Position
from .scoring import fleets_of, is_upgraded
from .settle import settle

FLEET_OP = 4


def why_not_upgrade(s: Position, faction: int, points: int, fleet: int) -> No | None:
    """S4-6.2-ab, S3-13.3-a With a 4-OP card, a Fleet of one's own that is not Dispersed and not upgraded yet."""
    if points < FLEET_OP:
        return No(("S3-13.3-a", "S4-6.2-ab")[s.book], "too_few_points", {"points": points, "needed": FLEET_OP})
    if fleet not in fleets_of(s, faction):
        return No(("S3-13.3-a", "S4-6.2-ab")[s.book], "not_your_fleet", {"fleet": s.facts.FLEET_REFS[fleet]})
    if s.fleet_away[fleet] or is_upgraded(s, fleet):
        return No(("S3-13.3-a", "S4-6.2-ab")[s.book], "fleet_cannot_turn", {"fleet": s.facts.FLEET_REFS[fleet]})
    return None


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


def why_none(found: list[No | None]) -> No | None:
    """Why none of several is allowed; None if one is."""
    return None if None in found else found[0]
