"""Fase Tre: Riscossione dei Tributi. Fase quattro: Distruzione di città."""

from __future__ import annotations

from strategos.kernel.asking import No, Option, Seat, Target, choose
from strategos.kernel.clock import AGAIN, Again

from .alliances import ACCLAIM, acclaim, why_not_acclaim
from .events import CityDestroyed, TributeDrawn
from .facts import LAND, PROVINCES, REFS, ROAD_ON, SPACE
from .reasons import space_of, thing_of
from .state import ConquestState, alive, has_home, side_ref, tribute

Choice = tuple[str, int]
KEEP: Option[Choice] = Option("done", ("keep", 0), {"button": "keep", "usual": 1})
CITY: tuple[Option[Choice], ...] = tuple(Option(o.key, ("city", o.value), o.on) for o in SPACE[:PROVINCES])


def due(s: ConquestState, seat: Seat) -> int:
    """CE-trib-01 What the marker shows; nothing while the home is lost (CE-trib-03)."""
    return tribute(s, seat) if has_home(s, seat) or s.setup.option("home_lost") == "tribute" else 0


async def draw_tribute(s: ConquestState) -> Again | None:
    """CE-trib-01 The player draws his tribute."""
    seat = s.clock.seat
    assert seat is not None
    if alive(s, seat):
        talents = due(s, seat)
        s.purse[seat] += talents
        s.emit(TributeDrawn(side_ref(s, seat), talents, s.purse[seat]))
    return None


def why_not_destroy(s: ConquestState, target: Target) -> No | None:
    """CE-destroy-01 One destroys one's own Cities only."""
    province = space_of(target)
    if province is None:
        return No("CE-destroy-01", "pick_city") if thing_of(s, target) is not None else None
    if province < PROVINCES and s.city[province]:
        return No("CE-destroy-01", "not_your_city", {"space": REFS[province]})
    return No("CE-destroy-01", "no_city", {"space": REFS[province]})


def destroy_city(s: ConquestState, seat: Seat, province: int) -> None:
    """CE-destroy-02 The whole City goes, its Fortification too, and all Roads joined to it (CE-destroy-04)."""
    s.city[province] = 0
    roads = 0
    for n in LAND[province]:
        roads += s.road[ROAD_ON[province, n]]
        s.road[ROAD_ON[province, n]] = 0
    s.emit(CityDestroyed(side_ref(s, seat), REFS[province], roads))


async def destroy_cities(s: ConquestState) -> Again | None:
    """CE-destroy-01 The player may destroy Cities of his, one after the other."""
    seat = s.clock.seat
    assert seat is not None
    if not alive(s, seat):
        return None
    cities = [CITY[p] for p, owner in enumerate(s.control) if owner == seat and s.city[p]]
    if not cities:
        return None
    what, province = await choose(
        seat,
        "destroy",
        [*cities, KEEP, ACCLAIM],
        rule="CE-destroy-01",
        why_not=lambda choice: why_not_acclaim(s) if choice[0] == "acclaim" else None,
        otherwise=lambda target: why_not_destroy(s, target),
    )
    if what == "keep":
        return None
    if what == "acclaim":
        await acclaim(s, seat)
    else:
        destroy_city(s, seat, province)
    return AGAIN
