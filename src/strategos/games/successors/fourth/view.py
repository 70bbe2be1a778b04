"""What a reader may see: everything but the cards in other hands.

Generals, Independent Armies and the Royal Family are single pieces (`perdikkas`), CUs stacks of a type (`loyal-yellow-
pella`, inside a Major City `loyal-yellow-pella-inside`), Fleets lie where they belong.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from strategos.kernel.asking import Seat
from strategos.kernel.clock import phase
from strategos.kernel.game import Setup
from strategos.kernel.view import Board, BoardSpace, Hand, Link, Piece, Side, View

from .facts import (
    ABILITY,
    ARMIES,
    ARMY_BATTLE,
    ARMY_CUS,
    ASIA,
    BATTLE_RATING,
    CARD_NAMES,
    CARD_REFS,
    CITIES_OF,
    COUNTERS,
    DEAD,
    DISPERSED,
    FACTIONS,
    FLEETS,
    GENERAL_NAMES,
    GENERAL_REFS,
    GROUP,
    HELLESPONT,
    INDEPENDENT,
    INITIATIVE,
    INSTANT_L,
    INSTANT_VP,
    MAJOR_CITY_OF,
    MAP,
    NAMES,
    NEEDED,
    NOBODY,
    NONE,
    OFF,
    POPULARITY,
    POSITIONS,
    PROVINCE_REFS,
    PROVINCE_VP,
    PROVINCES,
    RANK,
    REFS,
    RESERVES,
    ROYAL_LEGITIMACY,
    ROYAL_REFS,
    ROYALS,
    SIDE_REFS,
    SIDES,
    STRENGTH,
    TRAINING,
    TROOP_NAMES,
    WAITING,
    is_inside,
    is_minor,
    space_of,
)
from .options import last_turn
from .pieces import coming_name, cu_name
from .scoring import (
    fleet_owner,
    fleet_strength,
    fleets_of,
    is_upgraded,
    largest_fleet,
    legitimacy,
    prestige,
    province_owner,
    victory_points,
)
from .sequence import PHASES, SEQUENCE
from .shapes import (
    BoardFacts,
    Bride,
    PieceFacts,
    PlaceFacts,
    Province,
    ProvinceNow,
    SideFacts,
    SpaceFacts,
    ViewFacts,
)
from .state import SuccessorsState, added, besiegers, commander, factions, turn_order
from .tasks import Reinforce

COLOURS = (4, 1, 2, 6, 3, 5)
"""Side → its colour among those of the client, as near as may be to that of its counters."""
BOXES = {OFF: "box:reserve", DISPERSED: "box:dispersed", WAITING: "box:waiting"}


def board(setup: Setup) -> Board:
    """The printed board, and what wins at once with so many players."""
    spaces = tuple(
        BoardSpace(
            p.id,
            p.kind,
            *(p.drawn or (p.lon, p.lat)),
            area=p.province,
            facts=PlaceFacts(p.port, p.grey and (not p.players or setup.seats in p.players), n in HELLESPONT),
            src=p.src,
            sure=p.sure,
        )
        for n, p in enumerate(MAP.spaces)
    )
    links = tuple(Link(route.a, route.b, route.kind, sure=route.sure) for route in MAP.routes)
    provinces = {
        name: Province(
            PROVINCE_VP[n],
            NEEDED[n],
            tuple(NAMES[space] for space in CITIES_OF[n]),
            None if MAJOR_CITY_OF[n] == NOBODY else NAMES[MAJOR_CITY_OF[n]],
        )
        for n, name in enumerate(PROVINCES)
    }
    facts = BoardFacts(provinces, INSTANT_VP[setup.seats], INSTANT_L, last_turn(setup))
    return Board("successors4", spaces, links, facts=facts)


def view(s: SuccessorsState, seat: Seat | None) -> View:
    """The position; of the hands only a seat's own is open to it."""
    return View(
        s.clock.round,
        phase(SEQUENCE, s.clock).name,
        PHASES,
        None if s.clock.seat is None else FACTIONS[s.clock.seat],
        tuple(_sides(s)),
        tuple(_pieces(s)),
        {name: _space(s, n) for n, name in enumerate(NAMES)},
        hands=tuple(_hands(s, seat)),
        facts=_facts(s),
    )


def _ref(side: int) -> str | None:
    return None if side == NOBODY else SIDE_REFS[side]


def _sides(s: SuccessorsState) -> Iterator[Side]:
    order = turn_order(s)
    for faction in factions(s):
        fleets = fleets_of(s, faction)
        trainee = s.training[faction]
        facts = SideFacts(
            victory_points(s, faction).value,
            legitimacy(s, faction).value,
            bool(s.champion[faction]),
            s.usurper == faction,
            order.index(faction) + 1,
            f"piece:{TROOP_NAMES[trainee.kind]}" if trainee.box else None,
            trainee.box,
            (TRAINING[trainee.kind] or 0) if trainee.box else 0,
            fleet_strength(s, fleets),
        )
        yield Side(FACTIONS[faction], faction, COLOURS[faction], facts=facts)
    yield Side(SIDES[INDEPENDENT], None, COLOURS[INDEPENDENT])


def _facts(s: SuccessorsState) -> ViewFacts:
    owners = [province_owner(s, n) for n in range(len(PROVINCES))]
    asia = [owners[n] for n in ASIA]
    straits = [s.control[space] for space in HELLESPONT]
    generals = (GENERAL_REFS[n] for n, at in enumerate(s.general_at) if at == DEAD)
    royals = (ROYAL_REFS[n] for n, at in enumerate(s.royal_at) if at == DEAD)
    return ViewFacts(
        tuple(SIDE_REFS[f] for f in turn_order(s)),
        {FACTIONS[f]: lines for f in factions(s) if (lines := victory_points(s, f).reasons)},
        {FACTIONS[f]: lines for f in factions(s) if (lines := legitimacy(s, f).reasons)},
        tuple(_province(s, n, owner) for n, owner in enumerate(owners)),
        len(s.deck),
        s.table,
        # All cards lie there before the first deal; then it is what has been played.
        tuple(CARD_REFS[card] for card in s.discards) if s.deck else (),
        _ref(s.usurper),
        _only(asia),
        _ref(largest_fleet(s)),
        _only(straits),
        _ref(s.persian_support),
        tuple(Bride(ROYAL_REFS[woman], SIDE_REFS[f]) for woman, f in s.brides.items()),
        (*generals, *royals),
    )


def _only(owners: list[int]) -> str | None:
    """The one player who has them all."""
    first = owners[0]
    return SIDE_REFS[first] if first not in (NOBODY, INDEPENDENT) and owners.count(first) == len(owners) else None


def _province(s: SuccessorsState, province: int, owner: int) -> ProvinceNow:
    held = [s.control[space] for space in CITIES_OF[province]]
    return ProvinceNow(
        PROVINCE_REFS[province], _ref(owner), {SIDES[f]: held.count(f) for f in sorted(set(held) - {NOBODY})}
    )


def _space(s: SuccessorsState, space: int) -> SpaceFacts:
    siege = s.sieges.get(space)
    return SpaceFacts(
        _ref(s.control[space]),
        next((SIDE_REFS[f] for f in besiegers(s, space)), None),
        0 if siege is None else siege.points,
        s.tomb == space,
    )


def _at(position: int) -> str:
    return REFS[space_of(position)] if position >= 0 else BOXES[position]


def _pieces(s: SuccessorsState) -> Iterator[Piece]:
    yield from _generals(s)
    yield from _troops(s)
    for army, at in enumerate(s.army_at):
        if at != DEAD:
            facts = PieceFacts(battle=ARMY_BATTLE[army], initiative=COUNTERS.independents[army].initiative)
            yield Piece(ARMIES[army], "independent_army", _at(at), SIDES[INDEPENDENT], ARMY_CUS[army], facts)
    for royal, at in enumerate(s.royal_at):
        if at != DEAD:
            owner = s.royal_of[royal]
            facts = PieceFacts(is_inside(at), legitimacy=ROYAL_LEGITIMACY[royal] or None)
            kind = COUNTERS.royals[royal].kind
            yield Piece(ROYALS[royal], kind, _at(at), None if owner == NOBODY else SIDES[owner], facts=facts)
    for fleet, name in enumerate(FLEETS):
        owner = fleet_owner(s, fleet)
        upgraded, away = is_upgraded(s, fleet), bool(s.fleet_away[fleet])
        facts = PieceFacts(strength=fleet_strength(s, [fleet]), upgraded=upgraded, away=away)
        at = BOXES[DISPERSED] if away else "box:fleets"
        yield Piece(f"fleet-{name}", "fleet", at, None if owner == NOBODY else SIDES[owner], facts=facts)


def _generals(s: SuccessorsState) -> Iterator[Piece]:
    for general, at in enumerate(s.general_at):
        faction = s.general_of[general]
        reserve = general in RESERVES and GROUP[s.setup.seats][general] == "reserve"
        if at == DEAD or (faction >= s.setup.seats and not reserve) or (is_minor(general) and at < 0):
            continue
        commands = at >= 0 and commander(s, faction, at) == general
        facts = PieceFacts(
            is_inside(at),
            INITIATIVE[general],
            BATTLE_RATING[general],
            RANK[general],
            f"effect:{ABILITY[general]}" if ABILITY[general] else None,
            POPULARITY[general] + s.popularity[general] or None,
            prestige(s, faction, general, at, defends=True).value if commands else None,
            s.condemned == general,
        )
        kind = "minor_general" if is_minor(general) else "general"
        side = None if faction == NOBODY else SIDES[faction]
        yield Piece(GENERAL_NAMES[general], kind, _at(at), side, facts=facts)


def _troops(s: SuccessorsState) -> Iterator[Piece]:
    for faction in factions(s):
        for kind, count in enumerate(s.dispersed[faction]):
            if count:
                name = f"{TROOP_NAMES[kind]}-{SIDES[faction]}-dispersed"
                facts = PieceFacts(strength=STRENGTH[kind], away=True)
                yield Piece(name, TROOP_NAMES[kind], BOXES[DISPERSED], SIDES[faction], count, facts)
    for key, group in sorted(s.troops.items()):
        faction, position = divmod(key, POSITIONS)
        for kind, count in enumerate(group):
            if count:
                facts = PieceFacts(is_inside(position), strength=STRENGTH[kind])
                name = cu_name(kind, faction, position)
                yield Piece(name, TROOP_NAMES[kind], _at(position), SIDES[faction], count, facts)
    for faction in factions(s):
        coming = [task.troops for task in s.agenda if isinstance(task, Reinforce) and task.faction == faction]
        for kind, count in enumerate(reduce(added, coming, NONE)):
            if count:
                name = coming_name(kind, faction)
                yield Piece(name, TROOP_NAMES[kind], BOXES[OFF], SIDES[faction], count, PieceFacts(away=True))


def _hands(s: SuccessorsState, seat: Seat | None) -> Iterator[Hand]:
    for faction in factions(s):
        cards = tuple(CARD_NAMES[card] for card in s.hand[faction])
        yield Hand(FACTIONS[faction], len(cards), cards if faction == seat else None, FACTIONS[faction])
