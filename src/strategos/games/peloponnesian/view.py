"""What everybody sees. Leaders are single pieces (`pericles`), SP stacks (`hoplite-athens-piraeus`).

Who is on the march stands where the leader is. What is in a cup is hidden by being drawn, not by being secret.
"""

from __future__ import annotations

from collections.abc import Iterator

from strategos.kernel.asking import Seat
from strategos.kernel.clock import phase
from strategos.kernel.game import Setup
from strategos.kernel.view import Board, BoardSpace, Link, Piece, Side, View

from .facts import (
    ATHENS,
    COLUMNS,
    ELITE_NAMES,
    ELITE_NATION,
    KIND_NAMES,
    KIND_OF,
    LEADER_SIDE,
    LEADERS,
    MAP,
    NAMES,
    NATION_OF,
    NATIONS,
    NEUTRAL,
    PERSIA,
    SIDE_OF,
    SIDES,
    SPACES,
    SPARTA,
)
from .names import unit_name
from .operations import next_side
from .sequence import PHASES, SEQUENCE
from .state import BOX, EXPEDITION, NOBODY, PeloponnesianState, fall_of_sparta, marching_at, seat_of


def board(_setup: Setup) -> Board:
    """The printed board."""
    spaces = tuple(
        BoardSpace(
            p.id,
            p.kind,
            p.lon,
            p.lat,
            area=p.region,
            facts={"colour": p.side, "fortress": p.fortress},
            src=p.src,
            sure=p.sure,
        )
        for p in MAP.spaces
    )
    links = tuple(Link(loc.a, loc.b, loc.way or loc.kind, sure=loc.sure) for loc in MAP.locs)
    return Board("peloponnesian", spaces, links, tracks={"sci": (-6, 6), "bellicosity": (0, 12)})


def view(s: PeloponnesianState, _seat: Seat | None) -> View:
    """The position; the same for everybody."""
    side = next_side(s)
    sides = [ATHENS, SPARTA] + ([PERSIA] if fall_of_sparta(s) else [])
    return View(
        s.turn,
        phase(SEQUENCE, s.clock).name,
        PHASES,
        SIDES[side] if side is not None and phase(SEQUENCE, s.clock).name == "operations" else None,
        tuple(_side(s, n) for n in sides),
        tuple(_pieces(s)),
        {name: _space(s, n) for n, name in enumerate(NAMES)},
        tracks={
            "sci": {SIDES[n]: s.sci[n] for n in (ATHENS, SPARTA)},
            "bellicosity": {SIDES[n]: s.bellicosity[n] for n in (ATHENS, SPARTA)},
        },
    )


def _side(s: PeloponnesianState, side: int) -> Side:
    seat = seat_of(s, side) if side != PERSIA else NOBODY
    facts = {"treasury": s.treasury[side], "sci": s.sci[side]} if side != PERSIA else {}
    return Side(SIDES[side], None if seat == NOBODY else seat, side + 1, facts=facts)


def _space(s: PeloponnesianState, space: int) -> dict[str, str | int | bool]:
    found: dict[str, str | int | bool] = {}
    if s.control[space] != NEUTRAL:
        found["control"] = f"side:{SIDES[s.control[space]]}"
    if s.rebels[space]:
        found["rebellion"] = True
    if s.ravaged[space]:
        found["ravaged"] = True
    if space in s.sieges:
        found["siege"] = f"side:{SIDES[s.sieges[space]]}"
    return found


def _pieces(s: PeloponnesianState) -> Iterator[Piece]:
    for leader, at in enumerate(s.leader_at):
        if at >= 0:
            yield Piece(LEADERS[leader].id, "leader", f"space:{NAMES[at]}", SIDES[LEADER_SIDE[leader]])
        elif at == BOX:
            yield Piece(LEADERS[leader].id, "leader", "box:going_home", SIDES[LEADER_SIDE[leader]])
    for space in range(SPACES):
        for col, n in enumerate(s.units[space * COLUMNS : space * COLUMNS + COLUMNS]):
            if n:
                yield _stack(col, space, f"space:{NAMES[space]}", n)
    if s.expedition is not None:
        at = f"space:{NAMES[marching_at(s)]}"
        for col, n in enumerate(s.expedition.units):
            if n:
                yield _stack(col, EXPEDITION, at, n)
    for elite, at in enumerate(s.elite_at):
        if at >= 0:
            yield Piece(ELITE_NAMES[elite], "hoplite", f"space:{NAMES[at]}", SIDES[SIDE_OF[ELITE_NATION[elite]]])
    for col, n in enumerate(s.box):
        if n:
            side = SIDES[SIDE_OF[NATION_OF[col]]]
            yield Piece(
                f"{KIND_NAMES[KIND_OF[col]]}-{NATIONS[NATION_OF[col]]}-box",
                KIND_NAMES[KIND_OF[col]],
                "box:going_home",
                side,
                n,
            )


def _stack(col: int, place: int, at: str, n: int) -> Piece:
    return Piece(unit_name(col, place), KIND_NAMES[KIND_OF[col]], at, SIDES[SIDE_OF[NATION_OF[col]]], n)
