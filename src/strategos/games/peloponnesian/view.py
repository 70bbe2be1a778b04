"""What everybody sees. Leaders are single pieces (`pericles`), SP stacks (`hoplite-athens-piraeus`).

Who is on the march stands where the leader is. What is in a cup is hidden by being drawn, not by being secret.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from strategos.kernel.asking import Seat
from strategos.kernel.clock import phase
from strategos.kernel.game import Setup
from strategos.kernel.view import Board, BoardSpace, Link, Piece, Side, View

from .activation import THEBAN_PURSE, available, cost, elite_cost, elites_here, purse_of, to_spend
from .administration import forecast
from .armistice import points_needed
from .automaton import conditions
from .facts import (
    ATHENS,
    BOXES,
    COLUMNS,
    CUP_OF,
    ELITE_NAMES,
    ELITE_NATION,
    ELITE_SP,
    FALL_OF_SPARTA,
    KIND_NAMES,
    KIND_OF,
    LEADER_REFS,
    LEADER_SIDE,
    LEADERS,
    MAP,
    MATRICES,
    NAMES,
    NATION_OF,
    NATION_REFS,
    NATIONS,
    NEUTRAL,
    PERSIA,
    REFS,
    SCENARIOS,
    SIDE_OF,
    SIDE_REFS,
    SIDES,
    SPARTA,
)
from .in_force import in_force
from .names import unit_name
from .operations import next_side
from .political import years_of
from .routes import FAR, ways_of
from .sequence import PHASES, SEQUENCE
from .shapes import (
    BoardFacts,
    Defence,
    Expedition,
    Joining,
    MatrixRow,
    PieceFacts,
    PlaceFacts,
    Rally,
    SideFacts,
    SpaceFacts,
    Stage,
    Standing,
    ViewFacts,
)
from .state import (
    BOX,
    DEAD,
    EXPEDITION,
    NOBODY,
    PeloponnesianState,
    dormant,
    enemy_of,
    fall_of_sparta,
    friendly,
    in_cup,
    marching_at,
    marching_force,
    seat_of,
    solitaire,
)
from .whereabouts import occupied
from .zones import zone

CUPS: tuple[str, ...] = (*SIDES, "thebes")


def board(setup: Setup) -> Board:
    """The printed board, with the matrices and the years of the scenario."""
    spaces = tuple(
        BoardSpace(
            p.id,
            p.kind,
            p.lon,
            p.lat,
            area=p.region,
            facts=PlaceFacts(p.side, p.fortress),
            src=p.src,
            sure=p.sure,
        )
        for p in MAP.spaces
    )
    links = tuple(Link(loc.a, loc.b, loc.way or loc.kind, sure=loc.sure) for loc in MAP.locs)
    scenario = SCENARIOS[setup.scenario]
    first, last = scenario.turns
    matrix = tuple(
        MatrixRow(
            row.side,
            f"effect:{row.id}",
            *row.die,
            row.areas or tuple(f"space:{n}" for n in row.objectives),
            tuple(row.land),
            tuple(row.coastal),
        )
        for row in MATRICES.strategies
    )
    facts = BoardFacts(
        () if setup.scenario == FALL_OF_SPARTA else matrix,
        {area: tuple(REFS[n] for n in spaces) for area, spaces in BOXES.items()},
        first,
        scenario.years[first - 1 : last],
        {ref: (leader.strategic, leader.tactical) for ref, leader in zip(LEADER_REFS, LEADERS, strict=True)},
    )
    tracks = {"sci": (-6, 6), "bellicosity": (0, 12)}
    return Board("peloponnesian", spaces, links, tracks=tracks, facts=facts)


def view(s: PeloponnesianState, _seat: Seat | None) -> View:
    """The position; the same for everybody."""
    side = next_side(s)
    now = phase(SEQUENCE, s.clock).name
    return View(
        s.turn,
        now,
        PHASES,
        SIDES[side] if side is not None and now == "operations" else None,
        tuple(_sides(s)),
        tuple(_pieces(s)),
        _spaces(s),
        tracks={
            "sci": {SIDES[n]: s.sci[n] for n in (ATHENS, SPARTA)},
            "bellicosity": {SIDES[n]: s.bellicosity[n] for n in (ATHENS, SPARTA)},
        },
        stage=_stage(s),
        facts=_facts(s),
    )


def _sides(s: PeloponnesianState) -> Iterator[Side]:
    for side in (ATHENS, SPARTA):
        seat = seat_of(s, side)
        drawn = s.drawn[side]
        facts = SideFacts(
            s.treasury[side],
            s.sci[side],
            s.bellicosity[side],
            s.treasury[THEBAN_PURSE] if side == ATHENS and fall_of_sparta(s) else None,
            s.done[side],
            bool(s.passed[side]),
            LEADER_REFS[drawn] if drawn != NOBODY else None,
            bool(s.hostages[side]),
        )
        yield Side(SIDES[side], None if seat == NOBODY else seat, side + 1, facts=facts)
    if fall_of_sparta(s):
        yield Side(SIDES[PERSIA], None, PERSIA + 1)


def _facts(s: PeloponnesianState) -> ViewFacts:
    cups = {CUPS[cup]: tuple(LEADER_REFS[n] for n in in_cup(s, cup)) for cup in sorted(set(CUP_OF))}
    return ViewFacts(
        years_of(s),
        SIDE_REFS[s.player] if solitaire(s) else None,
        f"effect:{s.strategy}" if s.strategy else None,
        tuple(s.vp),
        {purse: tally.reasons for purse, tally in forecast(s).items()},
        {cup: leaders for cup, leaders in cups.items() if leaders},
        tuple(LEADER_REFS[n] for n, where in enumerate(s.leader_at) if where == DEAD),
        s.walls,
        s.armistice,
        f"effect:role_{s.role}" if s.role else None,
        _zones(s),
        tuple(Standing(*one) for one in in_force(s)),
        points_needed(s),
        tuple(Defence(f"effect:{why}", tuple(force), holds) for why, force, holds in conditions(s, enemy_of(s.player)))
        if solitaire(s) and not fall_of_sparta(s)
        else (),
    )


def _stage(s: PeloponnesianState) -> Stage | None:
    """The Expedition under way, with all its shortest ways."""
    expedition = s.expedition
    if expedition is None:
        return None
    here = marching_at(s)
    ways = ways_of(s, expedition, expedition.objective)
    found = ways.length < FAR
    hoplites, cavalry, ships = marching_force(expedition)
    purse = None if expedition.side == PERSIA else purse_of(s, expedition.side, expedition.leader)
    return Stage(
        Expedition(
            SIDE_REFS[expedition.side],
            LEADER_REFS[expedition.leader],
            REFS[here],
            REFS[expedition.objective],
            hoplites,
            cavalry,
            ships,
            0 if purse is None else to_spend(s, purse),
            0 if purse is None else s.treasury[purse],
            ways.counts[ways.goal] if found else 0,
            ways.length if found else 0,
            tuple((NAMES[a], NAMES[b]) for a, b in ways.lines()) if found else (),
            tuple(Rally(REFS[stop.space], *stop.force) for stop in expedition.plan),
            tuple(_joining(s, expedition.side, here)),
        )
    )


def _joining(s: PeloponnesianState, side: int, here: int) -> Iterator[Joining]:
    """PW-5.1.5-b What might still join the Expedition where it stands, and its price."""
    if not friendly(s, here, side):
        return
    for col, sp in available(s, side, here).items():
        yield Joining(unit_name(col, here), sp, cost(s, col))
    for elite in elites_here(s, side, here):
        yield Joining(ELITE_NAMES[elite], 1, elite_cost(s, elite))


def _zones(s: PeloponnesianState) -> dict[str, dict[str, tuple[str, ...]]]:
    """PW-TERMS-ah The Zone of Influence of every Force, beyond the space it stands in."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for side in (ATHENS, SPARTA, PERSIA):
        reach = {NAMES[origin]: _names(zone(s, origin, side)) for origin in occupied(s, side) if not dormant(s, origin)}
        found[SIDES[side]] = {origin: spaces for origin, spaces in reach.items() if spaces}
    return {side: zones for side, zones in found.items() if zones}


@lru_cache(maxsize=1024)
def _names(spaces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(NAMES[space] for space in spaces)


_HELD = re.compile(rb"[^\x00]")
"""Where there are SP: of the table's thousands of entries some forty."""


def _spaces(s: PeloponnesianState) -> dict[str, SpaceFacts]:
    rows = zip(NAMES, s.colour, s.control, s.rebels, s.ravaged, s.garrison, strict=True)
    facts = {name: _space(*row) for name, *row in rows}
    for space, besieger in s.sieges.items():
        facts[NAMES[space]] = msgspec.structs.replace(facts[NAMES[space]], siege=SIDE_REFS[besieger])
    return facts


@lru_cache(maxsize=1024)
def _space(colour: int, control: int, rebels: int, ravaged: int, garrison: int) -> SpaceFacts:
    """What is told of a space; many are alike."""
    return SpaceFacts(
        None if colour == NEUTRAL else SIDE_REFS[colour],
        None if control == NEUTRAL else SIDE_REFS[control],
        bool(rebels),
        bool(ravaged),
        None,
        bool(garrison),
    )


def _pieces(s: PeloponnesianState) -> Iterator[Piece]:
    for leader, at in enumerate(s.leader_at):
        if at >= 0 or at == BOX:
            row = LEADERS[leader]
            place = f"space:{NAMES[at]}" if at >= 0 else "box:going_home"
            marching = s.expedition is not None and s.expedition.leader == leader
            facts = PieceFacts(strategic=row.strategic, tactical=row.tactical, marching=marching)
            yield Piece(row.id, "leader", place, SIDES[LEADER_SIDE[leader]], facts=facts)
    for i in [found.start() for found in _HELD.finditer(s.units)]:
        space, col = divmod(i, COLUMNS)
        yield _stack(col, unit_name(col, space), f"space:{NAMES[space]}", s.units[i], s.spent[i])
    if s.expedition is not None:
        at = f"space:{NAMES[marching_at(s)]}"
        for col, n in enumerate(s.expedition.units):
            if n:
                yield _stack(col, unit_name(col, EXPEDITION), at, n, n, marching=True)
    for elite, at in enumerate(s.elite_at):
        if at >= 0:
            yield _elite(elite, f"space:{NAMES[at]}", ELITE_SP[elite] if s.elite_spent[elite] else 0)
        elif at == EXPEDITION:
            yield _elite(elite, f"space:{NAMES[marching_at(s)]}", ELITE_SP[elite])
        elif at == BOX:
            yield _elite(elite, "box:going_home", 0)
    for col, n in enumerate(s.box):
        if n:
            name = f"{KIND_NAMES[KIND_OF[col]]}-{NATIONS[NATION_OF[col]]}-box"
            yield _stack(col, name, "box:going_home", n, 0)


def _elite(elite: int, at: str, spent: int) -> Piece:
    nation = ELITE_NATION[elite]
    facts = PieceFacts(NATION_REFS[nation], spent, elite=True)
    return Piece(ELITE_NAMES[elite], "hoplite", at, SIDES[SIDE_OF[nation]], ELITE_SP[elite], facts)


def _stack(col: int, name: str, at: str, n: int, spent: int, *, marching: bool = False) -> Piece:
    nation = NATION_OF[col]
    facts = PieceFacts(NATION_REFS[nation], spent, marching)
    return Piece(name, KIND_NAMES[KIND_OF[col]], at, SIDES[SIDE_OF[nation]], n, facts)
