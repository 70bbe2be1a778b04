"""What must hold between two Procedures whatever has happened; a complaint can only be a bug.

What is derived from the position (Provinces, Fleets, VP, Legitimacy, Prestige) is compared with a slow reference.

What both editions have alike stands in `common/invariants.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from strategos.kernel.agenda import under_way

from ..common.board import (
    DEAD,
    FACTIONS,
    INDEPENDENT,
    NOBODY,
    SIDES,
    SPACES,
    WAY_POINT,
    is_at_sea,
    space_of,
)
from ..common.invariants import neighbours, people, seafarers, stacks, together
from ..common.position import factions, has_enemy_at
from ..common.rows import FleetRow
from ..common.scoring import (
    fleet_owner,
    fleet_strength,
    fleets_of,
    legitimacy,
    prestige,
    province_owner,
    victory_points,
)
from ..common.tasks import Activate, IndependentMove
from .facts import (
    CARD_NAMES,
    CARDS,
    COUNTERS,
    GENERAL_NAMES,
    HAND,
    KIND,
    MAP,
    NAMES,
    NUMBER,
    PELLA,
    PROVINCES,
    RANK,
)
from .state import SuccessorsState

ROWS = {
    province: [row for row in MAP.spaces if row.province == province and row.kind != "way_point"]
    for province in PROVINCES
}
"""Province → the spaces that count for its control."""
HEARSE_ROW = [row.id for row in COUNTERS.royals].index("hearse")


def complaints(s: SuccessorsState) -> Iterator[str]:
    yield from markers(s)
    yield from stacks(s)
    yield from people(s)
    yield from companions(s)
    yield from seafarers(s)
    yield from cards(s)
    yield from scores(s)


def markers(s: SuccessorsState) -> Iterator[str]:
    """S4-2-q No PC marker lies on a Way Point; S4-3.8-h whoever built the Tomb at Pella is remembered."""
    if (s.tomb == PELLA) != (s.buried_at_pella != NOBODY):
        yield "a Tomb at Pella that nobody built, or the other way round"
    for space in range(SPACES):
        if KIND[space] == WAY_POINT and s.control[space] != NOBODY:
            yield f"a PC marker on the Way Point {NAMES[space]}"


def companions(s: SuccessorsState) -> Iterator[str]:
    """S4-14-a, S4-10-t Where nobody is on the move no two Factions are in one position; but Generals without a CU
    among them may be (OQ-LONE-COMPANY)."""
    if under_way(s, Activate) is None and under_way(s, IndependentMove) is None:
        for at, there in together(s).items():
            if any(has_enemy_at(s, faction, at) for faction in there):
                yield neighbours(s, at, there)


def cards(s: SuccessorsState) -> Iterator[str]:
    """S4-6.2-h, S4-6.2-al A card is in one place, and no hand is larger than it was dealt."""
    found = Counter([*s.deck, *s.discards, *s.kept, *(card for hand in s.hand for card in hand)])
    for card, count in sorted(found.items()):
        if count > CARDS.cards[card].copies:
            yield f"{count} cards {CARD_NAMES[card]}"
    if any(len(hand) > HAND[s.setup.seats] for hand in s.hand):
        yield "a hand with too many cards"
    if any(glimpse.card not in s.hand[glimpse.of] for glimpse in s.glimpses):
        yield "a card known to be where it is not"
    if s.table > len(s.deck):
        yield "cards on the table that are not in the deck"


# -- 2, 3.5 to 3.7, 7.2, 7.4 once more --------------------------------------------------------------------------------


def scores(s: SuccessorsState) -> Iterator[str]:
    """What follows from the position, reckoned a second time: slowly, by names, and from the data files alone."""
    holders = {row.id: _holder(s, row.id) for row in MAP.provinces}
    for province, name in enumerate(PROVINCES):
        if province_owner(s, province) != holders[name]:
            yield f"{name} is reckoned to be {province_owner(s, province)}'s, not {holders[name]}'s"
    fleets = {row.id: _admiral(s, row, holders) for row in COUNTERS.fleets}
    for fleet, row in enumerate(COUNTERS.fleets):
        if fleet_owner(s, fleet) != fleets[row.id]:
            yield f"the Fleet of {row.id} is reckoned to be {fleet_owner(s, fleet)}'s, not {fleets[row.id]}'s"
    strengths = {faction: _strength(s, fleets, faction) for faction in factions(s)}
    for faction in factions(s):
        if fleet_strength(s, fleets_of(s, faction)) != strengths[faction]:
            yield f"the Fleet Strength of {FACTIONS[faction]} is not {strengths[faction]}"
        vp, claim = _points(s, faction, holders, strengths), _claim(s, faction, holders)
        if victory_points(s, faction).value != vp:
            yield f"{FACTIONS[faction]} is reckoned to have {victory_points(s, faction).value} VP, not {vp}"
        if legitimacy(s, faction).value != claim:
            yield f"{FACTIONS[faction]} is reckoned to have {legitimacy(s, faction).value} L, not {claim}"
        yield from _respect(s, faction, claim)


def _marker(s: SuccessorsState, name: str) -> int:
    return s.control[NUMBER[name]]


def _holder(s: SuccessorsState, province: str) -> int:
    """S4-2-u More than half of the spaces, with every Major City among them."""
    found = [(_marker(s, row.id), row.kind == "major_city" or NUMBER[row.id] in s.capitals) for row in ROWS[province]]
    for side in range(len(SIDES)):
        if 2 * sum(owner == side for owner, _ in found) > len(found):
            return side if all(owner == side for owner, city in found if city) else NOBODY
    return NOBODY


def _admiral(s: SuccessorsState, row: FleetRow, holders: dict[str, int]) -> int:
    """S4-7.4-c, S4-7.4-g"""
    if row.id == "kilikia":
        return s.pirates
    owner = holders[row.province] if row.province else _marker(s, row.space)
    return NOBODY if owner == INDEPENDENT else owner


def _strength(s: SuccessorsState, fleets: dict[str, int], faction: int) -> int:
    """S4-3.5-d Dispersed or not; S4-7.4-i the higher side counts for who turned it."""
    own = [(n, row) for n, row in enumerate(COUNTERS.fleets) if fleets[row.id] == faction]
    return sum(row.upgraded if s.upgraded[n] == faction else row.normal for n, row in own)


def _points(s: SuccessorsState, faction: int, holders: dict[str, int], strengths: dict[int, int]) -> int:
    """3.5"""
    vp = sum(row.vp for row in MAP.provinces if holders[row.id] == faction)
    if [holders[name] for name in ("phrygia", "syria", "babylonia")] == [faction] * 3:
        vp += 4
    if strengths[faction] >= 3 and all(strengths[f] < strengths[faction] for f in strengths if f != faction):
        vp += 3
    if all(_marker(s, n) == faction for n in ("abydos", "kyzikos", "chalkedon", "byzantion", "chersonesos")):
        vp += 2
    return vp + 2 * [*s.capitals.values()].count(faction) + s.captured.get(faction, 0)


def _claim(s: SuccessorsState, faction: int, holders: dict[str, int]) -> int:
    """3.6"""
    family = [row.id for n, row in enumerate(COUNTERS.royals) if s.royal_of[n] == faction]
    heirs = [n for name, n in (("alexandros", 5), ("philippos", 4), ("herakles", 2)) if name in family]
    women = [n for name, n in (("olympias", 3), ("kleopatra", 3), ("thessalonike", 2)) if name in family]
    alive = [g for g, at in enumerate(s.general_at) if at != DEAD and s.general_of[g] == faction]
    claim = (3 if s.champion[faction] else 0) + max(heirs, default=0) + sum(women)
    claim += 2 * (holders["makedonia"] == faction) + sum(GENERAL_NAMES[g] in ("perdikkas", "leonnatos") for g in alive)
    claim += s.oracle[faction] - 2 * (s.persian_support == faction) - 3 * (s.condemned in alive)
    claim += 10 * (s.buried_at_pella == faction)
    if s.tomb != NOBODY and NAMES[s.tomb] != "pella":
        claim += 2 * (s.control[s.tomb] == faction)
    return max(0, claim)


def _respect(s: SuccessorsState, faction: int, claim: int) -> Iterator[str]:
    """S4-7.2-ab Legitimacy and Popularity of each Commanding General, as Attacker and as Defender."""
    own = [g for g, at in enumerate(s.general_at) if at >= 0 and s.general_of[g] == faction]
    for general in own:
        at = s.general_at[general]
        # Land Battles are fought on land, and no sea is Sacred Ground.
        if is_at_sea(at):
            continue
        if max((g for g in own if s.general_at[g] == at), key=lambda g: (RANK[g], -g)) != general:
            continue
        printed = COUNTERS.generals[general].popularity if general < len(COUNTERS.generals) else 0
        points = claim + printed + s.popularity[general] + 5 * (s.orator == general)
        here, hearse = space_of(at), s.royal_at[HEARSE_ROW]
        royal = s.royal_of[HEARSE_ROW] == faction and hearse >= 0 and not is_at_sea(hearse) and space_of(hearse) == here
        sacred = royal or (s.tomb == here and s.control[here] == faction)
        for defends, wanted in ((False, max(0, points)), (True, max(0, points + 4 * sacred))):
            found = prestige(s, faction, general, at, defends=defends).value
            if found != wanted:
                yield f"{GENERAL_NAMES[general]} is reckoned to have Prestige {found}, not {wanted}"
