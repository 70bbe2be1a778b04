"""What everybody sees: nothing in this game is hidden.

Sides go by their homes and carry `tribute`, `purse`, `provinces`, `home`, `home_lost`. Leaders and galleys are single
pieces (`caesar-italia`, `general-italia-2`, `galley-italia-5`), land units stacks (`infantry-italia-dalmatia`); who is
aboard stands at `piece:galley-…`, prisoners at `captive:<side>`. During a side's movement `left` says what a leader, a
galley or a stack can still spend. `stage.battle` describes the battle under way.
"""

from __future__ import annotations

from strategos.kernel.asking import Facts, Plain, Seat
from strategos.kernel.clock import phase
from strategos.kernel.game import Setup
from strategos.kernel.view import Board, BoardSpace, Link, Piece, Side, View

from .facts import (
    BATTLE_LEGION,
    CATAPULT,
    COAST_ON,
    GALLEYS,
    INFLATION,
    KINDS,
    LEADERS,
    MAP,
    NAMES,
    PRICE,
    PROVINCES,
    REFS,
    ROADS,
    SPACES,
)
from .land_battle import fort_dice, has_fort
from .land_movement import movable
from .provinces import price_factor
from .sequence import PHASES, SEQUENCE
from .state import (
    FORTIFIED,
    GONE,
    HOLD,
    NOBODY,
    PLACES,
    WIDTH,
    ConquestState,
    alive,
    fight_under_way,
    force,
    galley_name,
    has_home,
    is_caesar,
    leader_name,
    leaders_at,
    place_ref,
    side,
    side_ref,
    stack_name,
    tribute,
)
from .tasks import SeaBattle


def board(setup: Setup) -> Board:
    """The printed board."""
    spaces = [
        BoardSpace(
            p.id,
            "province",
            p.lon,
            p.lat,
            sites=p.sites,
            facts={"value": p.value, "home": p.home, "island": p.island, "coasts": len(p.coasts)},
            src=p.src,
            sure=p.sure,
        )
        for p in MAP.provinces
    ]
    spaces += [BoardSpace(z.id, "sea", z.lon, z.lat, sites=z.sites, src=z.src, sure=z.sure) for z in MAP.seas]
    links = [Link(b.a, b.b, "land", sure=b.sure) for b in MAP.borders.land]
    links += [Link(b.a, b.b, "sea", sure=b.sure) for b in MAP.borders.sea]
    links += [
        Link(NAMES[p], NAMES[z], "coast", {"coast": MAP.provinces[p].coasts[c].id}) for (p, z), c in COAST_ON.items()
    ]
    links += [Link(x.a, x.b, "strait", {"sea": x.sea}, sure=x.sure) for x in MAP.straits]
    outside = tuple(BoardSpace(o.id, o.kind, 0.0, 0.0, sites=o.sites, src=o.src, sure=o.sure) for o in MAP.outside)
    return Board("conquest", tuple(spaces), tuple(links), outside, tracks={"tribute": (0, 260)})


def view(s: ConquestState, _seat: Seat | None) -> View:
    """The position; the same for everybody."""
    mover = s.clock.seat
    facts: dict[str, Plain] = {"factor": price_factor(s)}
    for item, price in PRICE.items():
        facts[f"price_{item}"] = price * price_factor(s)
    for level, (marker, factor) in enumerate(INFLATION):
        facts[f"inflation_{factor}"] = marker
        if level < len(s.rise_by) and s.rise_in[level]:
            facts[f"inflation_{factor}_by"] = side_ref(s, s.rise_by[level])
    for n, order in enumerate(s.orders):
        facts[f"order_{n}"] = f"{order.item}={order.count}@{NAMES[order.at]}"
    return View(
        s.clock.round,
        phase(SEQUENCE, s.clock).name,
        PHASES,
        None if mover is None else side(s, mover),
        tuple(_side(s, n) for n in range(s.setup.seats)),
        tuple(_pieces(s)),
        {name: _province(s, p) for p, name in enumerate(NAMES[:PROVINCES])},
        links=tuple(Link(NAMES[a], NAMES[b], "road") for n, (a, b) in enumerate(ROADS) if s.road[n]),
        tracks={"tribute": {side(s, n): tribute(s, n) for n in range(s.setup.seats) if alive(s, n)}},
        stage=_stage(s),
        facts=facts,
    )


def _side(s: ConquestState, seat: Seat) -> Side:
    provinces = s.control.count(seat)
    facts: dict[str, Plain] = {
        "tribute": tribute(s, seat),
        "purse": s.purse[seat],
        "provinces": provinces,
        "home": REFS[s.home[seat]] if s.home[seat] >= 0 else None,
        "home_lost": s.home[seat] >= 0 and not has_home(s, seat),
    }
    if s.master[seat] != seat:
        facts["master"] = side_ref(s, s.master[seat])
    return Side(side(s, seat), seat, seat + 1, alive(s, seat) or s.home[seat] < 0, facts)


def _province(s: ConquestState, province: int) -> Facts:
    facts: dict[str, Plain] = {}
    if s.control[province] != NOBODY:
        facts["control"] = side_ref(s, s.control[province])
    if s.city[province]:
        facts["city"] = "fortified" if s.city[province] == FORTIFIED else "city"
    return facts


def _pieces(s: ConquestState) -> list[Piece]:
    pieces: list[Piece] = []
    mover = s.clock.seat if phase(SEQUENCE, s.clock).name == "movement" else None
    for leader, at in enumerate(s.leader_at):
        if at == GONE:
            continue
        owner = s.master[leader // LEADERS]
        where = place_ref(s, at) if at >= 0 else f"captive:{side(s, -10 - at)}"
        if at >= HOLD and s.galley_at[at - HOLD] == GONE:
            where = "off"  # in the water, until it is settled who takes him
        facts = {"left": s.leader_left[leader]} if owner == mover and at >= 0 else {}
        kind = "caesar" if is_caesar(leader) else "general"
        pieces.append(Piece(leader_name(s, leader), kind, where, side(s, owner), facts=facts))
    for galley, at in enumerate(s.galley_at):
        if at == GONE:
            continue
        owner = s.master[galley // GALLEYS]
        facts: dict[str, Plain] = {"left": s.galley_left[galley]} if owner == mover else {}
        if at < PROVINCES:
            facts["coast"] = MAP.provinces[at].coasts[s.galley_coast[galley]].id
        pieces.append(Piece(galley_name(s, galley), "galley", place_ref(s, at), side(s, owner), facts=facts))
    for place in range(PLACES):
        if not any(s.units[place * WIDTH : place * WIDTH + WIDTH]):
            continue
        for seat in range(s.setup.seats):
            for kind, n in enumerate(force(s, place, seat)):
                if n:
                    able = {"left": movable(s, place, seat)[kind]} if seat == mover and place < SPACES else {}
                    name = stack_name(s, place, seat, kind)
                    pieces.append(Piece(name, KINDS[kind], place_ref(s, place), side(s, seat), n, able))
    return pieces


def _stage(s: ConquestState) -> dict[str, dict[str, Plain]]:
    battle = fight_under_way(s)
    if battle is None:
        return {}
    stage: dict[str, dict[str, Plain]] = {
        "battle": {
            "space": REFS[battle.space],
            "attacker": side_ref(s, battle.attacker),
            "defender": side_ref(s, battle.defender),
            "round": battle.round,
            "sea": isinstance(battle, SeaBattle),
        }
    }
    if isinstance(battle, SeaBattle):
        return {**stage, "attacker": {"galleys": len(battle.ours)}, "defender": {"galleys": len(battle.theirs)}}
    for role, seat in (("attacker", battle.attacker), ("defender", battle.defender)):
        units = force(s, battle.space, seat)
        leaders = len(leaders_at(s, battle.space, seat))
        stage[role] = {**dict(zip(KINDS, units, strict=True)), "leaders": leaders, "legion": BATTLE_LEGION + leaders}
    fort = has_fort(s, battle.space, battle.defender)
    stage["defender"]["fort_dice"] = fort_dice(fort, force(s, battle.space, battle.attacker)[CATAPULT])
    return stage
