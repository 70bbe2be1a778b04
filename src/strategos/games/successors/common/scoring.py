"""S4-3.5, S4-7.2, S4-7.4, S3-13, S3-17, S3-20 What follows from the position, for one Province, Fleet or side; Prestige
with its reasons. The State of each edition reckons Provinces, Fleets, Victory Points and Legitimacy for all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from operator import itemgetter

from strategos.parts.reckoning import Reason, Tally

from .board import INDEPENDENT, NOBODY, ORATORY_P, outside, space_of
from .position import Position, commander
from .tasks import Battle

# -- S4-2, S3-2.3 Provinces; S4-7.4, S3-13.2 Fleets -------------------------------------------------------------------


def picker(spaces: tuple[int, ...]) -> Callable[[bytes], tuple[int, ...]]:
    """What picks the PC markers of some spaces."""
    if len(spaces) == 1:
        (only,) = spaces
        return lambda control: (control[only],)
    return itemgetter(spaces[0], spaces[1], *spaces[2:])


def province_owner(s: Position, province: int) -> int:
    """S4-2-u, S3-2.3-b The side that controls a Province, Independents too; NOBODY if none does."""
    return s.province_owners()[province]


def fleet_owner(s: Position, fleet: int) -> int:
    """S4-7.4-c, S3-13.2-b The Faction that controls a Fleet; NOBODY if none does."""
    return s.fleet_owners()[fleet]


def fleets_of(s: Position, faction: int) -> list[int]:
    return [f for f, owner in enumerate(s.fleet_owners()) if owner == faction]


def available_fleets(s: Position, faction: int) -> list[int]:
    """S4-7.4-d, S3-13.2-a Controlled, and not in the Dispersed box."""
    return [f for f in fleets_of(s, faction) if not s.fleet_away[f]]


def fleet_strength(s: Position, fleets: list[int]) -> int:
    """S4-13.3-j, S3-13.5-b The sum of the numbers that lie face up."""
    return sum(s.facts.FLEET_STRENGTH[f][is_upgraded(s, f)] for f in fleets)


def is_upgraded(s: Position, fleet: int) -> bool:
    """S4-7.4-i, S3-13.3-b The higher side is up for as long as the Faction that turned it controls the Fleet."""
    return s.upgraded[fleet] != NOBODY and s.upgraded[fleet] == fleet_owner(s, fleet)


# -- S4-3.5, S3-20.4 Victory Points; S4-3.6, S3-17.2 Legitimacy --------------------------------------------------------


def victory_points(s: Position, faction: int) -> Tally:
    """S4-3.5-a, S3-20.4-b Of one side, with the reasons."""
    return s.all_victory_points()[faction]


def legitimacy(s: Position, faction: int) -> Tally:
    """S4-3.6-a, S3-17.3-a Of the whole Faction, never less than 0 (S4-3.6-b, S3-17.2-g)."""
    return s.all_legitimacies()[faction]


def tally(reasons: Iterable[Reason], least: int | None = None) -> Tally:
    """The sum of the reasons, but never below `least`."""
    found = tuple(reasons)
    value = sum(reason.by for reason in found)
    return Tally(value if least is None else max(least, value), found)


# -- S4-7.2, S3-17.6 Prestige -----------------------------------------------------------------------------------------


def prestige(s: Position, faction: int, general: int, position: int, *, defends: bool) -> Tally:
    """S4-7.2-ab, S3-17.6-a Legitimacy and the Popularity of the Commanding General, never below 0 (S4-7.2-aa,
    OQ3-POP-FLOOR)."""
    if faction == INDEPENDENT:
        return Tally(0)
    return with_popularity(s, legitimacy(s, faction).value, general, position, defends=defends)


def with_popularity(s: Position, claim: int, general: int, position: int, *, defends: bool) -> Tally:
    """S4-7.2-ac, S3-17.6-a The Prestige that comes of so much Legitimacy."""
    reasons = [Reason("legitimacy", claim, ("S3-17.6-a", "S4-7.2-ab")[s.book])]
    if general != NOBODY:
        reasons += popularity(s, general, position, defends=defends)
    return tally(reasons, least=0)


def prestige_of(s: Position, battle: Battle, faction: int) -> int:
    """S4-7.2-ab, S3-17.6-a Of a side in a battle; the Defender may stand on Sacred Ground."""
    leader = NOBODY if faction == INDEPENDENT else commander(s, faction, battle.position)
    return prestige(s, faction, leader, battle.position, defends=faction == battle.defender).value


def popularity(s: Position, general: int, position: int, *, defends: bool) -> Iterator[Reason]:
    """S4-7.2-ad, S3-17.6-e Printed, won against Independents (S4-7.2-af, S3-23.1-a), by a Gift (S4-7.2-ah, S3-17.6-f),
    on Sacred Ground for a Defender (S4-7.2-ag, S3-17.6-d)."""
    if s.facts.POPULARITY[general]:
        yield Reason(
            "popularity", s.facts.POPULARITY[general], ("S3-17.6-e", "S4-7.2-ad")[s.book], s.facts.GENERAL_REFS[general]
        )
    if s.popularity[general]:
        yield Reason("defeated_independents", s.popularity[general], ("S3-23.1-a", "S4-7.2-af")[s.book])
    if general == s.orator:
        yield Reason("gift_of_oratory", ORATORY_P, ("S3-17.6-f", "S4-7.2-ah")[s.book], s.facts.GENERAL_REFS[general])
    if defends and on_sacred_ground(s, s.general_of[general], position):
        yield Reason("sacred_ground", 4, ("S3-17.6-d", "S4-7.2-ag")[s.book])


def on_sacred_ground(s: Position, faction: int, position: int) -> bool:
    """S4-7.2-ag, S3-17.6-d In the space of the Hearse, if the Faction controls it, or of the Tomb, if it controls that
    space."""
    space = space_of(position)
    hearse = (
        s.royal_at[s.facts.HEARSE] in (outside(space), outside(space) + 1) and s.royal_of[s.facts.HEARSE] == faction
    )
    return hearse or (s.tomb == space and s.control[space] == faction)
