"""The Post-Combat Movement Table (5.9, 6.4, 6.8, 6.9, 8.2): where SP from the Going Home box and new SP go."""

from __future__ import annotations

from collections.abc import Iterator

from strategos.kernel.asking import choose
from strategos.kernel.clock import AGAIN, Again

from .events import CameHome
from .facts import (
    ATHENIAN,
    ATHENS,
    ATHENS_SPACE,
    CHIOS,
    COLUMNS,
    COLUMNS_OF,
    CORCYRA,
    DESTINATIONS,
    ELITE_NATION,
    FALL_OF_ATHENS,
    GYTHIUM,
    HOME,
    HOPLITE,
    KIND_NAMES,
    KIND_OF,
    LAND_SPACE,
    LARISA,
    NATION_OF,
    NATION_REFS,
    NAVAL,
    NEUTRAL,
    PERSIA,
    PIRAEUS,
    REFS,
    SAMOS,
    SIDE_OF,
    SIDE_REFS,
    SPACE_KIND,
    SPARTA,
    SPARTA_SPACE,
    SPARTAN,
    STEPS,
    THEBAN,
    THEBES,
    column,
)
from .fall_of_sparta import homeless, refuges
from .forces import bury, of_kind
from .persia import persians_home
from .state import (
    BOX,
    GONE,
    PeloponnesianState,
    enemy_of,
    fall_of_sparta,
    holds,
    seat_of,
    solitaire,
)
from .whereabouts import AT, Allegiance, add, allegiance, picks, spaces_in, whereabouts

ASHORE = sum(AT[space] for space, kind in enumerate(SPACE_KIND) if kind == LAND_SPACE)
"""Where no ship can be."""
NEAR_THEBES = sum(AT[space] for space, steps in enumerate(STEPS[THEBES]) if steps <= 3)
CITY: dict[int, int] = {SPARTAN: SPARTA_SPACE, ATHENIAN: ATHENS_SPACE, THEBAN: THEBES}


def open_to(s: PeloponnesianState, side: int, space: int) -> bool:
    """PW-PCM-e A destination that is enemy-occupied, captured or in rebellion cannot be used (OQ-PCM-BLOCKED)."""
    enemies = (enemy_of(side), PERSIA)
    return not s.rebels[space] and s.control[space] in (side, NEUTRAL) and not any(holds(s, space, e) for e in enemies)


def closed_to(s: PeloponnesianState, side: int) -> int:
    """PW-PCM-e The spaces that are not open to a side."""
    there, whose = whereabouts(s), allegiance(s)
    foreign = whose.control[enemy_of(side)] | whose.control[PERSIA]
    return foreign | there.presence(enemy_of(side)) | there.presence(PERSIA) | whose.rebels


def goals_of(s: PeloponnesianState, col: int) -> Iterator[tuple[list[int], int]]:
    """PW-PCM-d A column's row from the top down: spaces that can be used, and how many SP they take (0: all).

    An active neutral comes first (PW-PCM-c), Amphipolis alone before Argos (PW-PCM-i).
    """
    side = SIDE_OF[NATION_OF[col]]
    for spaces, up_to, ally in DESTINATIONS[col].goals:
        if not ally or s.colour[spaces[0]] == side:
            options = [instead(s, space) for space in spaces]
            yield [space for space in options if space is not None and open_to(s, side, space)], up_to


def last_resort(s: PeloponnesianState, col: int) -> int | None:
    """PW-PCM-e Where SP go when their row is of no use: what it names instead, else the home space; ships nowhere."""
    side = SIDE_OF[NATION_OF[col]]
    for space in DESTINATIONS[col].otherwise:
        if open_to(s, side, space):
            return space
    return None if KIND_OF[col] == NAVAL else HOME[side]


def shares(s: PeloponnesianState, col: int, n: int) -> list[tuple[int | None, int]]:
    """PW-PCM-d Where so many SP of a column go that come home together; None is nowhere."""
    found: list[tuple[int | None, int]] = []

    def present(space: int) -> int:
        return s.units[space * COLUMNS + col]

    for free, up_to in goals_of(s, col):
        if up_to:
            # Up to a number present (ruling OQ-PCM-COUNT).
            parts = [(space, min(n, max(0, up_to - present(space)))) for space in free]
        else:
            # Half each, the odd one where fewer are, then to the first named (ruling OQ-PCM-ODD).
            fewer = min(free, key=present, default=None)
            parts = [(space, n // len(free) + (n % len(free) if space == fewer else 0)) for space in free]
        found.extend(part for part in parts if part[1])
        n -= sum(part for _, part in parts)
    return [*found, (last_resort(s, col), n)] if n else found


def destination(s: PeloponnesianState, col: int) -> int | None:
    """PW-PCM-b Where one SP of a column goes; None if nowhere."""
    return shares(s, col, 1)[0][0]


def instead(s: PeloponnesianState, space: int) -> int | None:
    """PW-6.9-a Samos for Chios; in The Fall of Athens Athens for Larisa (PW-10.2.3-d); Corcyra once neutral is out."""
    if space == CHIOS and not open_to(s, ATHENS, CHIOS):
        return SAMOS
    if space == LARISA and s.setup.scenario == FALL_OF_ATHENS:
        return ATHENS_SPACE
    if space == CORCYRA and s.colour[CORCYRA] != ATHENS:
        return None
    return space


async def come_home(s: PeloponnesianState, *, after_combat: bool) -> None:
    """PW-5.9-a All units of the Going Home box return to the map; leaders stay in it."""
    while await go_on_coming_home(s, after_combat=after_combat):
        pass


async def go_on_coming_home(s: PeloponnesianState, *, after_combat: bool) -> Again | None:
    """The same up to the next choice of a player, so that a checkpoint lies between any two of them."""
    persians_home(s)
    if solitaire(s):
        for side in (ATHENS, SPARTA):
            for col in COLUMNS_OF[side]:
                if s.box[col]:
                    bring_home(s, col, after_combat=after_combat)
    else:
        for side in (SPARTA, ATHENS):
            if await come_home_by_choice(s, side):
                return AGAIN
    for elite, at in enumerate(s.elite_at):
        if at == BOX:
            s.elite_at[elite] = elite_home(s, elite, after_combat=after_combat)
    return None


def elite_home(s: PeloponnesianState, elite: int, *, after_combat: bool) -> int:
    """Elite units go to their city, or where its Hoplites find shelter (PW-10.5.4.5.IX-c)."""
    nation = ELITE_NATION[elite]
    side, city = SIDE_OF[nation], CITY[nation]
    if solitaire(s):
        return GONE if after_combat and holds(s, city, enemy_of(side)) else city
    places = homes(s, column(nation, HOPLITE))
    return next((space for space in (city, ATHENS_SPACE, THEBES) if space in places), GONE)


def bring_home(s: PeloponnesianState, col: int, *, after_combat: bool) -> None:
    """The SP of a column come home, or are lost where every door is shut (ruling OQ-PCM-BLOCKED)."""
    enemy = enemy_of(SIDE_OF[NATION_OF[col]])
    for space, n in shares(s, col, s.box[col]):
        if space is None or (after_combat and holds(s, space, enemy)):
            bury(s, col, n)
        else:
            put_home(s, col, space, n)
    s.box[col] = 0


def put_home(s: PeloponnesianState, col: int, space: int, n: int) -> None:
    """SP that come home have been activated this turn."""
    add(s, space, col, n, spent=True)
    counts = of_kind(KIND_OF[col], n)
    side = SIDE_OF[NATION_OF[col]]
    last = s.events[-1] if s.events else None
    if isinstance(last, CameHome) and last.nation == NATION_REFS[NATION_OF[col]] and last.space == REFS[space]:
        # SP that come to one place are told as one.
        counts = (last.hoplite + counts[0], last.cavalry + counts[1], last.naval + counts[2])
        s.events.pop()
    s.emit(CameHome(SIDE_REFS[side], NATION_REFS[NATION_OF[col]], REFS[space], *counts))


# -- 11: two players --------------------------------------------------------------------------------------------------


def homes(s: PeloponnesianState, col: int) -> list[int]:
    """PW-11-l Where a player may put SP that come home."""
    return [*spaces_in(havens(s, col))]


def havens(s: PeloponnesianState, col: int) -> int:
    """PW-11-l The same, as a number that tells of all spaces."""
    return at_home(s, col) & ~closed_to(s, SIDE_OF[NATION_OF[col]])


def at_home(s: PeloponnesianState, col: int, whose: Allegiance | None = None) -> int:
    """PW-11-l Where SP of a nation and kind may come home, if the space is open to them."""
    nation, kind = NATION_OF[col], KIND_OF[col]
    side = SIDE_OF[nation]
    controlled = (whose or allegiance(s)).control[side]
    if kind == NAVAL:
        controlled &= ~ASHORE
    if nation == SPARTAN:
        wanted = AT[GYTHIUM] if kind == NAVAL else AT[SPARTA_SPACE]
    elif nation == ATHENIAN:
        wanted = AT[PIRAEUS] | (controlled if kind == NAVAL else AT[ATHENS_SPACE])
    elif nation == THEBAN:
        wanted = controlled & NEAR_THEBES
    else:
        wanted = controlled
    if fall_of_sparta(s) and side == ATHENS:
        wanted = refuges(s, nation, kind, wanted)
    return wanted


async def come_home_by_choice(s: PeloponnesianState, side: int) -> bool:
    """PW-11-k Each player takes his units from the box, Sparta first; what cannot be placed is eliminated (PW-11-p).
    Returns whether he was asked where to."""
    for col in COLUMNS_OF[side]:
        if s.box[col]:
            places = () if homeless(s, side) else picks(havens(s, col))
            n = s.box[col]
            if not places:
                s.box[col] = 0
                bury(s, col, n)
                continue
            if len(places) == 1:
                s.box[col] = 0
                put_home(s, col, places[0].value, n)
                continue
            about = {"nation": NATION_REFS[NATION_OF[col]], "kind": f"piece:{KIND_NAMES[KIND_OF[col]]}", "left": n}
            space = await choose(seat_of(s, side), "home", places, rule="PW-11-k", about=about)
            s.box[col] -= 1
            put_home(s, col, space, 1)
            return True
    return False
