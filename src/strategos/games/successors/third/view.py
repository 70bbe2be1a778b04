"""What a reader may see: everything but the cards in other hands.

Generals, Independent Armies and the Royal Family are single pieces (`perdikkas`), CUs stacks of a type (`loyal-yellow-
pella`, inside a Major City `loyal-yellow-pella-inside`), Fleets lie where they belong.

What both editions have alike stands in `common/view.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from strategos.kernel.asking import Seat
from strategos.kernel.clock import phase
from strategos.kernel.game import Setup
from strategos.kernel.view import Board, BoardSpace, Link, Piece, View
from strategos.parts.reckoning import Tally

from ..common.board import (
    BOXES,
    CHAMPION_L,
    DEAD,
    DISPERSED,
    FACTIONS,
    INDEPENDENT,
    INSTANT_L,
    KINDS,
    LAST_TURN,
    NOBODY,
    POSITIONS,
    SIDE_REFS,
    SIDES,
    WAITING,
    WAY_POINT,
    is_inside,
    space_of,
)
from ..common.position import besiegers
from ..common.scoring import fleet_owner, fleet_strength, is_upgraded
from ..common.shapes import (
    BoardFacts,
    Bride,
    CardFacts,
    CardNow,
    PieceFacts,
    PlaceFacts,
    Province,
    Regency,
    SpaceFacts,
    Standing,
    Use,
    ViewFacts,
)
from ..common.supply import LIMIT, WAY_POINT_LIMIT
from ..common.view import (
    QUIET,
    hands,
    mp_of,
    only,
    peers,
    provinces_now,
    ref,
    sides,
    standings,
    troops,
    where,
    with_hand,
)
from .facts import (
    ARMIES,
    ARMY_BATTLE,
    ARMY_CUS,
    ASIA,
    BATTLE_RATING,
    CARD_KIND,
    CARD_NAMES,
    CARD_REFS,
    CITIES_OF,
    COUNTERS,
    FLEETS,
    GENERAL_NAMES,
    GENERAL_REFS,
    HELLESPONT,
    INITIATIVE,
    INSTANT_VP,
    MAJOR_CITY_OF,
    MAP,
    NAMES,
    NEEDED,
    OP,
    POPULARITY,
    PROVINCE_VP,
    PROVINCES,
    RANK,
    REGENCIES,
    RESERVES,
    ROUNDS,
    ROYAL_LEGITIMACY,
    ROYAL_REFS,
    ROYALS,
    SENIORITY,
    STRENGTH,
    TRAINING,
    TROOP_NAMES,
    is_minor,
)
from .sequence import PHASES, SEQUENCE, round_of
from .sieges import needed
from .stage import stage
from .state import SuccessorsState
from .surprise_cards import is_surprise
from .tyche import to_spend, uses_of, why_not_use


def board(setup: Setup) -> Board:
    """The printed board, and what wins at once with so many players."""
    spaces = tuple(
        BoardSpace(
            p.id,
            p.kind,
            *(p.drawn or (p.lon, p.lat)),
            area=p.province,
            facts=PlaceFacts(p.port, p.grey, n in HELLESPONT),
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
    facts = BoardFacts(
        provinces,
        INSTANT_VP[setup.seats],
        INSTANT_L,
        LAST_TURN,
        ROUNDS,
        tuple(Regency(turn, ROYAL_REFS[heir]) for turn, heir in REGENCIES.items()),
        {name: CardFacts(CARD_KIND[n], OP[n]) for n, name in enumerate(CARD_NAMES)},
        {name: STRENGTH[n] for n, name in enumerate(TROOP_NAMES)},
        {name: WAY_POINT_LIMIT if n == WAY_POINT else LIMIT for n, name in enumerate(KINDS)},
        CHAMPION_L,
        {name: cost for name, cost in zip(TROOP_NAMES, TRAINING, strict=True) if cost},
    )
    return Board("successors3", spaces, links, facts=facts)


def view(s: SuccessorsState, seat: Seat | None) -> View:
    """The position; of the hands only a seat's own is open to it."""
    return _public(s) if seat is None else own(s, seat, _public(s))


def own(s: SuccessorsState, seat: Seat, public: View) -> View:
    """A seat's view from everybody's."""
    return with_hand(s, seat, public, _uses(s, seat))


def _public(s: SuccessorsState) -> View:
    everybody = s.all_legitimacies()
    points, claims, prestige = (
        s.all_victory_points()[: s.setup.seats],
        everybody[: s.setup.seats],
        standings(s, everybody),
    )
    return View(
        s.clock.round,
        phase(SEQUENCE, s.clock).name,
        PHASES,
        None if s.clock.seat is None else FACTIONS[s.clock.seat],
        tuple(sides(s, points, claims)),
        tuple(_pieces(s, prestige)),
        _spaces(s),
        hands=tuple(hands(s, None)),
        stage=stage(s),
        facts=_facts(s, points, claims, prestige),
    )


def _facts(
    s: SuccessorsState, points: Sequence[Tally], claims: Sequence[Tally], prestige: dict[int, Tally]
) -> ViewFacts:
    owners = s.province_owners()
    asia = [owners[n] for n in ASIA]
    straits = [s.control[space] for space in HELLESPONT]
    generals = (GENERAL_REFS[n] for n, at in enumerate(s.general_at) if at == DEAD)
    royals = (ROYAL_REFS[n] for n, at in enumerate(s.royal_at) if at == DEAD)
    return ViewFacts(
        tuple(SIDE_REFS[f] for f in s.turn_order()),
        {FACTIONS[f]: tally.reasons for f, tally in enumerate(points) if tally.reasons},
        {FACTIONS[f]: tally.reasons for f, tally in enumerate(claims) if tally.reasons},
        provinces_now(s.facts, bytes(s.control), owners),
        len(s.deck),
        s.table,
        # All cards lie there before the first deal; then it is what has been played.
        tuple(CARD_REFS[card] for card in s.discards) if s.deck else (),
        ref(s.usurper),
        only(asia),
        ref(s.largest_fleet()),
        only(straits),
        None,
        tuple(Bride(ROYAL_REFS[woman], SIDE_REFS[f]) for woman, f in s.brides.items()),
        (*generals, *royals),
        round_of(s.clock),
        s.movement_die,
        tuple(Standing(GENERAL_REFS[general], found.reasons) for general, found in prestige.items()),
        tuple(CARD_REFS[card] for card in s.kept),
        peers=peers(s),
    )


def _uses(s: SuccessorsState, seat: Seat) -> Iterator[CardNow]:
    """6.2 In one's own Tyche Segment: for what each card of the hand could be played."""
    if seat != s.clock.seat or s.agenda or phase(SEQUENCE, s.clock).name != "tyche":
        return
    spending = to_spend(s, seat)
    for card in sorted({*s.hand[seat]}):
        if is_surprise(s, card):
            uses: tuple[Use, ...] = (Use("surprise"),)
        else:
            uses = tuple(Use(use.key, why_not_use(s, seat, card, use.key, spending)) for use in uses_of(s))
        yield CardNow(CARD_REFS[card], uses)


def _spaces(s: SuccessorsState) -> dict[str, SpaceFacts]:
    facts = {name: QUIET[owner] for name, owner in zip(NAMES, s.control, strict=True)}
    camps = [space_of(at) for at in (*(key % POSITIONS for key in s.troops), *s.army_at) if at >= 0]
    for space in (*camps, *s.sieges, *(() if s.tomb == NOBODY else (s.tomb,))):
        facts[NAMES[space]] = _space(s, space)
    return facts


def _space(s: SuccessorsState, space: int) -> SpaceFacts:
    siege = s.sieges.get(space)
    besieged = next((SIDE_REFS[f] for f in besiegers(s, space)), None)
    return SpaceFacts(
        ref(s.control[space]),
        besieged,
        0 if siege is None else siege.points,
        0 if besieged is None else needed(s, space),
        s.tomb == space,
        ref(s.helepolis.get(space, NOBODY)),
        space in s.plundered,
    )


def _pieces(s: SuccessorsState, prestige: dict[int, Tally]) -> Iterator[Piece]:
    yield from _generals(s, prestige)
    yield from troops(s, s.agenda)
    for army, at in enumerate(s.army_at):
        if at != DEAD:
            facts = PieceFacts(battle=ARMY_BATTLE[army], initiative=COUNTERS.independents[army].initiative)
            yield Piece(ARMIES[army], "independent_army", where(s, at), SIDES[INDEPENDENT], ARMY_CUS[army], facts)
    for royal, at in enumerate(s.royal_at):
        if at != DEAD:
            owner = s.royal_of[royal]
            facts = PieceFacts(is_inside(at), legitimacy=ROYAL_LEGITIMACY[royal] or None)
            kind = COUNTERS.royals[royal].kind
            yield Piece(ROYALS[royal], kind, where(s, at), None if owner == NOBODY else SIDES[owner], facts=facts)
    for fleet, name in enumerate(FLEETS):
        owner = fleet_owner(s, fleet)
        upgraded, away = is_upgraded(s, fleet), bool(s.fleet_away[fleet])
        facts = PieceFacts(strength=fleet_strength(s, [fleet]), upgraded=upgraded, away=away)
        at = BOXES[DISPERSED] if away else "box:fleets"
        yield Piece(f"fleet-{name}", "fleet", at, None if owner == NOBODY else SIDES[owner], facts=facts)


def _generals(s: SuccessorsState, prestige: dict[int, Tally]) -> Iterator[Piece]:
    for general, at in enumerate(s.general_at):
        faction = s.general_of[general]
        # S3-8.5-a Who comes by a card is set aside for all to see.
        aside = at == WAITING and general in RESERVES
        if at == DEAD or (faction >= s.setup.seats and not aside) or (is_minor(general) and at < 0):
            continue
        facts = PieceFacts(
            is_inside(at),
            INITIATIVE[general],
            BATTLE_RATING[general],
            RANK[general],
            None,
            POPULARITY[general] + s.popularity[general] or None,
            prestige[general].value if general in prestige else None,
            general in s.moved_generals,
            s.condemned == general,
            mp=mp_of(s, general),
            seniority=None if is_minor(general) else SENIORITY[general],
        )
        kind = "minor_general" if is_minor(general) else "general"
        side = None if faction == NOBODY else SIDES[faction]
        yield Piece(GENERAL_NAMES[general], kind, where(s, at), side, facts=facts)
