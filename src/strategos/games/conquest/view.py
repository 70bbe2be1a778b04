"""What everybody sees: nothing in this game is hidden.

Sides go by their homes. Leaders and galleys are single pieces (`caesar-italia`, `general-italia-2`, `galley-italia-5`),
land units stacks (`infantry-italia-dalmatia`); who is aboard stands at `piece:galley-…`, prisoners at `captive:<side>`.
"""

from __future__ import annotations

from strategos.kernel.asking import NOTHING, Seat
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
from .legion import movable
from .provinces import price_factor
from .sequence import PHASES, SEQUENCE
from .shapes import (
    Battle,
    LinkFacts,
    Order,
    Party,
    PieceFacts,
    PlaceFacts,
    Rise,
    SideFacts,
    SpaceFacts,
    Stage,
    ViewFacts,
)
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
            facts=PlaceFacts(p.value, p.home, p.island, len(p.coasts)),
            src=p.src,
            sure=p.sure,
        )
        for p in MAP.provinces
    ]
    spaces += [BoardSpace(z.id, "sea", z.lon, z.lat, sites=z.sites, src=z.src, sure=z.sure) for z in MAP.seas]
    links = [Link(b.a, b.b, "land", sure=b.sure) for b in MAP.borders.land]
    links += [Link(b.a, b.b, "sea", sure=b.sure) for b in MAP.borders.sea]
    links += [
        Link(NAMES[p], NAMES[z], "coast", LinkFacts(coast=MAP.provinces[p].coasts[c].id))
        for (p, z), c in COAST_ON.items()
    ]
    links += [Link(x.a, x.b, "strait", LinkFacts(sea=x.sea), sure=x.sure) for x in MAP.straits]
    outside = tuple(BoardSpace(o.id, o.kind, 0.0, 0.0, sites=o.sites, src=o.src, sure=o.sure) for o in MAP.outside)
    return Board("conquest", tuple(spaces), tuple(links), outside, tracks={"tribute": (0, 260)})


def view(s: ConquestState, _seat: Seat | None) -> View:
    """The position; the same for everybody."""
    mover = s.clock.seat
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
        facts=_facts(s),
    )


def _facts(s: ConquestState) -> ViewFacts:
    factor = price_factor(s)
    begun = [side_ref(s, by) if rise else None for by, rise in zip(s.rise_by, s.rise_in, strict=False)]
    return ViewFacts(
        factor,
        {item: price * factor for item, price in PRICE.items()},
        tuple(
            Rise(times, marker, begun[level] if level < len(begun) else None)
            for level, (marker, times) in enumerate(INFLATION)
        ),
        tuple(Order(f"item:{order.item}", order.count, REFS[order.at]) for order in s.orders),
    )


def _side(s: ConquestState, seat: Seat) -> Side:
    facts = SideFacts(
        tribute(s, seat),
        s.purse[seat],
        s.control.count(seat),
        REFS[s.home[seat]] if s.home[seat] >= 0 else None,
        s.home[seat] >= 0 and not has_home(s, seat),
        side_ref(s, s.master[seat]) if s.master[seat] != seat else None,
    )
    return Side(side(s, seat), seat, seat + 1, alive(s, seat) or s.home[seat] < 0, facts)


def _province(s: ConquestState, province: int) -> SpaceFacts:
    control, city = s.control[province], s.city[province]
    return SpaceFacts(
        side_ref(s, control) if control != NOBODY else None,
        None if not city else "fortified" if city == FORTIFIED else "city",
    )


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
        facts = PieceFacts(s.leader_left[leader]) if owner == mover and at >= 0 else NOTHING
        kind = "caesar" if is_caesar(leader) else "general"
        pieces.append(Piece(leader_name(s, leader), kind, where, side(s, owner), facts=facts))
    for galley, at in enumerate(s.galley_at):
        if at == GONE:
            continue
        owner = s.master[galley // GALLEYS]
        left = s.galley_left[galley] if owner == mover else None
        coast = MAP.provinces[at].coasts[s.galley_coast[galley]].id if at < PROVINCES else None
        sea = None if s.galley_from[galley] == GONE else NAMES[s.galley_from[galley]]
        facts = NOTHING if left is None and coast is None else PieceFacts(left, coast, sea)
        pieces.append(Piece(galley_name(s, galley), "galley", place_ref(s, at), side(s, owner), facts=facts))
    for place in range(PLACES):
        if not any(s.units[place * WIDTH : place * WIDTH + WIDTH]):
            continue
        for seat in range(s.setup.seats):
            for kind, n in enumerate(force(s, place, seat)):
                if n:
                    moves = seat == mover and place < SPACES
                    able = PieceFacts(movable(s, place, seat)[kind]) if moves else NOTHING
                    name = stack_name(s, place, seat, kind)
                    pieces.append(Piece(name, KINDS[kind], place_ref(s, place), side(s, seat), n, able))
    return pieces


def _stage(s: ConquestState) -> Stage | None:
    battle = fight_under_way(s)
    if battle is None:
        return None
    space, sides = battle.space, (battle.attacker, battle.defender)
    if isinstance(battle, SeaBattle):
        fleets = (battle.ours, battle.theirs)
        parties = [Party(side_ref(s, n), galleys=len(fleet)) for n, fleet in zip(sides, fleets, strict=True)]
    else:
        dice = fort_dice(has_fort(s, space, battle.defender), force(s, space, battle.attacker)[CATAPULT])
        parties = [_party(s, space, n, extra) for n, extra in zip(sides, (0, dice), strict=True)]
    return Stage(Battle(REFS[space], battle.round, isinstance(battle, SeaBattle), *parties))


def _party(s: ConquestState, space: int, seat: Seat, dice: int) -> Party:
    infantry, cavalry, catapult = force(s, space, seat)
    leaders = len(leaders_at(s, space, seat))
    return Party(side_ref(s, seat), infantry, cavalry, catapult, 0, leaders, BATTLE_LEGION + leaders, dice)
