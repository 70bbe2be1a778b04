"""What follows from the rows of the data files, in the same way for both editions: their `facts` give it names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from strategos.kernel.asking import Option
from strategos.parts.graph import neighbours

from .board import (
    COST,
    FACTIONS,
    KINDS,
    MAJOR_CITY,
    MINORS_EACH,
    NOBODY,
    ROUTES,
    SPACES,
    WAY_POINT,
    inside,
    outside,
)
from .rows import CounterFile, MapFile

T = TypeVar("T")
Links = Sequence[tuple[int, int, int]]
"""Two spaces and the kind of the route between them."""


def numbers(names: Iterable[str]) -> dict[str, int]:
    """Each name → its place in the table."""
    return {name: n for n, name in enumerate(names)}


def picks(names: Iterable[str], what: str, key: str = "{}") -> tuple[Option[int], ...]:
    """The option to pick each of them."""
    return tuple(Option(key.format(name), n, {what: key.format(name)}) for n, name in enumerate(names))


# -- the map ----------------------------------------------------------------------------------------------------------


def kinds(map_: MapFile) -> tuple[int, ...]:
    return tuple(KINDS.index(space.kind) for space in map_.spaces)


def places(map_: MapFile) -> tuple[Option[int], ...]:
    """The option to pick each position; the inside of a Major City is an area of its own."""
    found: list[Option[int]] = []
    for n, space in enumerate(map_.spaces):
        found.append(Option(space.id, outside(n), {"space": space.id}))
        if KINDS.index(space.kind) == MAJOR_CITY:
            found.append(within(n, space.id))
    return tuple(found)


def within(space: int, name: str) -> Option[int]:
    """The option to pick the inside of a city."""
    return Option(f"{name}-inside", inside(space), {"area": f"{name}-inside"})


def provinces(map_: MapFile) -> tuple[int, ...]:
    """Space → its Province."""
    number = numbers(province.id for province in map_.provinces)
    return tuple(number[space.province] for space in map_.spaces)


def cities(map_: MapFile) -> tuple[tuple[int, ...], ...]:
    """Province → its spaces that count for control (S4-2-u, S3-2.3-b)."""
    of, kind = provinces(map_), kinds(map_)
    return tuple(
        tuple(n for n in range(SPACES) if of[n] == p and kind[n] != WAY_POINT) for p in range(len(map_.provinces))
    )


def major_cities(map_: MapFile) -> tuple[int, ...]:
    """Province → its Major City, or NOBODY."""
    kind = kinds(map_)
    return tuple(next((n for n in spaces if kind[n] == MAJOR_CITY), NOBODY) for spaces in cities(map_))


def links(map_: MapFile) -> Links:
    number = numbers(space.id for space in map_.spaces)
    return [(number[route.a], number[route.b], ROUTES.index(route.kind)) for route in map_.routes]


def routes(map_: MapFile) -> dict[tuple[int, int], tuple[int, ...]]:
    """Two spaces → the kinds of routes between them, the cheapest first."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for a, b, kind in links(map_):
        for pair in ((a, b), (b, a)):
            found[pair] = tuple(sorted((*found.get(pair, ()), kind), key=lambda each: (COST[each], each)))
    return found


def cheapest(map_: MapFile, *wanted: int) -> dict[tuple[int, int], int]:
    """Two spaces → MP for the cheapest route of these kinds between them, where there is one."""
    found = {pair: [COST[kind] for kind in between if kind in wanted] for pair, between in routes(map_).items()}
    return {pair: min(costs) for pair, costs in found.items() if costs}


def near(map_: MapFile, *wanted: int) -> tuple[tuple[int, ...], ...]:
    """Space → those it is joined with by routes of these kinds."""
    return neighbours(SPACES, [(a, b) for a, b, kind in links(map_) if kind in wanted])


def adjacent_provinces(map_: MapFile, adjacent: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    of = provinces(map_)
    return tuple(
        tuple(sorted({of[b] for a in range(SPACES) if of[a] == p for b in adjacent[a]} - {p}))
        for p in range(len(map_.provinces))
    )


# -- Generals ---------------------------------------------------------------------------------------------------------

MINORS: tuple[str, ...] = tuple(f"minor-{faction}-{n}" for faction in FACTIONS for n in range(1, MINORS_EACH + 1))


def with_minors(of_majors: Iterable[T], of_minor: T) -> tuple[T, ...]:
    """What is printed on each Major General, and what all Minor ones have."""
    return (*of_majors, *[of_minor] * len(MINORS))


def general_names(counters: CounterFile) -> tuple[str, ...]:
    return (*(row.id for row in counters.generals), *MINORS)


def by_rank(ranks: Sequence[int]) -> tuple[int, ...]:
    """The Generals, the highest Rank first."""
    return tuple(sorted(range(len(ranks)), key=lambda general: (-ranks[general], general)))


# -- Independent Armies -----------------------------------------------------------------------------------------------


def bounds(counters: CounterFile, province_number: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
    """Independent Army → the Provinces it may enter; empty: any (S4-9.5-l, S4-9.5-o, S3-16.3-f, S3-16.3-i)."""
    return tuple(tuple(province_number[name] for name in row.provinces) for row in counters.independents)


def entries(counters: CounterFile, number: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
    """Independent Army → the spaces where it comes from its box."""
    return tuple(tuple(number[name] for name in row.entry) for row in counters.independents)
