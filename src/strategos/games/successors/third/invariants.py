"""What must hold between two Procedures whatever has happened; a complaint can only be a bug.

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
from ..common.position import commander, factions
from ..common.scoring import fleet_owner, legitimacy, prestige, province_owner, victory_points
from ..common.tasks import Activate, IndependentMove
from .facts import CARD_NAMES, CARDS, COUNTERS, GENERAL_NAMES, HAND, KIND, MAP, NAMES, NUMBER, PROVINCES
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
    """S3-7.8-f No PC marker lies on a Way Point."""
    for space in range(SPACES):
        if KIND[space] == WAY_POINT and s.control[space] != NOBODY:
            yield f"a PC marker on the Way Point {NAMES[space]}"


def companions(s: SuccessorsState) -> Iterator[str]:
    """S3-12-b, S3-9.9-b Where nobody is on the move no two Factions are in one position, be it a General alone with
    another's Army or with another General."""
    if under_way(s, Activate) is None and under_way(s, IndependentMove) is None:
        yield from (neighbours(s, at, there) for at, there in together(s).items())


def cards(s: SuccessorsState) -> Iterator[str]:
    """S3-7.3-d, S3-18.3-g A card is in one place, and no hand is larger than it was dealt."""
    found = Counter([*s.deck, *s.discards, *s.kept, *(card for hand in s.hand for card in hand)])
    for card, count in sorted(found.items()):
        if count > CARDS.cards[card].copies:
            yield f"{count} cards {CARD_NAMES[card]}"
    if any(len(hand) > HAND for hand in s.hand):
        yield "a hand with too many cards"
    if s.table > len(s.deck):
        yield "cards on the table that are not in the deck"


# -- 2.3, 13.2, 17, 20.4 once more ------------------------------------------------------------------------------------


def scores(s: SuccessorsState) -> Iterator[str]:
    """What follows from the position, reckoned a second time: slowly, by names, and from the data files alone."""
    holders = {name: _holder(s, name) for name in PROVINCES}
    for province, name in enumerate(PROVINCES):
        if province_owner(s, province) != holders[name]:
            yield f"{name} is reckoned to be {province_owner(s, province)}'s, not {holders[name]}'s"
    fleets = {row.id: _admiral(s, row.id, row.province, row.space, holders) for row in COUNTERS.fleets}
    for fleet, row in enumerate(COUNTERS.fleets):
        if fleet_owner(s, fleet) != fleets[row.id]:
            yield f"the Fleet of {row.id} is reckoned to be {fleet_owner(s, fleet)}'s, not {fleets[row.id]}'s"
    strengths = {faction: _strength(s, fleets, faction) for faction in factions(s)}
    best = max(strengths.values())
    first = [faction for faction, strength in strengths.items() if strength == best >= 3]
    largest = first[0] if len(first) == 1 else NOBODY
    if s.largest_fleet() != largest:
        yield f"the Largest Fleet is reckoned to be {s.largest_fleet()}'s, not {largest}'s"
    for faction in factions(s):
        vp = _points(s, faction, holders) + 3 * (largest == faction)
        claim = _claim(s, faction, holders)
        if victory_points(s, faction).value != vp:
            yield f"{FACTIONS[faction]} is reckoned to have {victory_points(s, faction).value} VP, not {vp}"
        if legitimacy(s, faction).value != claim:
            yield f"{FACTIONS[faction]} is reckoned to have {legitimacy(s, faction).value} L, not {claim}"
        yield from _respect(s, faction, claim)


def _holder(s: SuccessorsState, province: str) -> int:
    """S3-2.3-b More than half of the spaces, with the Major City among them."""
    found = [(s.control[NUMBER[row.id]], row.kind == "major_city") for row in ROWS[province]]
    for side in range(len(SIDES)):
        if 2 * sum(owner == side for owner, _ in found) > len(found):
            return side if all(owner == side for owner, city in found if city) else NOBODY
    return NOBODY


def _admiral(s: SuccessorsState, fleet: str, province: str, space: str, holders: dict[str, int]) -> int:
    """S3-13.2-b, S3-13.2-c"""
    if fleet in ("kilikia", "pontic"):
        return s.pirates if fleet == "kilikia" else s.pontic
    owner = holders[province] if province else s.control[NUMBER[space]]
    return NOBODY if owner == INDEPENDENT else owner


def _strength(s: SuccessorsState, fleets: dict[str, int], faction: int) -> int:
    """S3-20.4-c, S3-20.4-d, S3-20.4-f Dispersed or not, without the Pontic Fleet."""
    own = [(n, row) for n, row in enumerate(COUNTERS.fleets) if fleets[row.id] == faction and row.id != "pontic"]
    return sum(row.upgraded if s.upgraded[n] == faction else row.normal for n, row in own)


def _points(s: SuccessorsState, faction: int, holders: dict[str, int]) -> int:
    """S3-20.4-b, S3-20.4-g, S3-20.4-h Without the Largest Fleet."""
    vp = sum(row.vp for row in MAP.provinces if holders[row.id] == faction)
    if [holders[name] for name in ("phrygia", "syria", "babylonia")] == [faction] * 3:
        vp += 4
    ports = ("abydos", "kyzikos", "chalkedon", "byzantion", "chersonesos")
    return vp + 2 * all(s.control[NUMBER[port]] == faction for port in ports)


def _claim(s: SuccessorsState, faction: int, holders: dict[str, int]) -> int:
    """17.2"""
    family = [row.id for n, row in enumerate(COUNTERS.royals) if s.royal_of[n] == faction]
    heirs = [n for name, n in (("alexandros", 5), ("philippos", 4), ("herakles", 2)) if name in family]
    women = [n for name, n in (("olympias", 3), ("kleopatra", 3), ("thessalonike", 2)) if name in family]
    alive = [g for g, at in enumerate(s.general_at) if at != DEAD and s.general_of[g] == faction]
    claim = (3 if s.champion[faction] else 0) + max(heirs, default=0) + sum(women)
    claim += 2 * (holders["makedonia"] == faction) + sum(GENERAL_NAMES[g] in ("perdikkas", "leonnatos") for g in alive)
    claim += 10 * (s.buried_at_pella == faction) - 3 * (s.condemned in alive)
    if s.tomb != NOBODY and s.buried_at_pella == NOBODY:
        claim += 2 * (s.control[s.tomb] == faction)
    return max(0, claim)


def _respect(s: SuccessorsState, faction: int, claim: int) -> Iterator[str]:
    """S3-17.6-a Legitimacy and Popularity of each Commanding General, as Attacker and as Defender."""
    for general, at in enumerate(s.general_at):
        # Land Battles are fought on land, and no sea is Sacred Ground.
        if at < 0 or s.general_of[general] != faction or is_at_sea(at) or commander(s, faction, at) != general:
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
