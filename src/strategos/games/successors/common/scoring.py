"""S4-7.2, S3-17.6 The Prestige and the Popularity of a General, with their reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from strategos.parts.reckoning import Reason, Tally

from .board import NOBODY, ORATORY_P, outside, space_of
from .position import Position


def tally(reasons: Iterable[Reason], least: int | None = None) -> Tally:
    """The sum of the reasons, but never below `least`."""
    found = tuple(reasons)
    value = sum(reason.by for reason in found)
    return Tally(value if least is None else max(least, value), found)


def with_popularity(s: Position, legitimacy: int, general: int, position: int, *, defends: bool) -> Tally:
    """S4-7.2-ab, S3-17.6-a Prestige: Legitimacy and the Popularity of the Commanding General (S4-7.2-ac), never below 0
    (S4-7.2-aa, OQ3-POP-FLOOR)."""
    reasons = [Reason("legitimacy", legitimacy, ("S3-17.6-a", "S4-7.2-ab")[s.book])]
    if general != NOBODY:
        reasons += popularity(s, general, position, defends=defends)
    return tally(reasons, least=0)


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
