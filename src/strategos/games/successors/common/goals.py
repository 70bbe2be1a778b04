"""S4-3, S3-20 What one plays for: Legitimacy or Victory Points at once, a Regency, the most points at the end."""

from __future__ import annotations

from collections.abc import Iterator

from strategos.kernel.beside import Goal

from .board import INSTANT_L, NOBODY, SIDE_REFS, space_of
from .position import Position, factions
from .scoring import legitimacy
from .victory import total

NEAR = 4
"""So many points before a victory it is said with every question."""


def own(s: Position, faction: int) -> Iterator[Goal]:
    """S4-3.1-a, S4-3.3-a, S3-20.2-a, S3-20.3-a What a side has of each, and needs."""
    points = s.all_victory_points()
    vp, claim = points[faction].value, legitimacy(s, faction).value
    needed = s.facts.INSTANT_VP[s.setup.seats]
    yield Goal("victory_points", {"vp": vp, "needed": needed}, vp >= needed, ("S3-20.2-b", "S4-3.1-b")[s.book])
    yield Goal("legitimacy", {"l": claim, "needed": INSTANT_L}, claim >= INSTANT_L, ("S3-20.2-a", "S4-3.1-a")[s.book])
    best = max((points[f].value for f in factions(s) if f != faction), default=0)
    yield Goal("most_points", {"vp": vp, "theirs": best}, vp > best, ("S3-20.3-a", "S4-3.3-a")[s.book])


def threats(s: Position, seat: int | None) -> Iterator[Goal]:
    """S4-3.1-a, S3-20.2-a Others who could soon win at once."""
    points, claims = s.all_victory_points(), s.all_legitimacies()
    for f in factions(s):
        if f == seat:
            continue
        vp, claim = points[f].value, claims[f].value
        if s.facts.INSTANT_VP[s.setup.seats] - vp <= NEAR or INSTANT_L - claim <= NEAR:
            facts = {"side": SIDE_REFS[f], "vp": vp, "l": claim}
            yield Goal("threat", facts, None, ("S3-20.2-a", "S4-3.1-a")[s.book], urgent=True)


def burial(s: Position) -> Iterator[Goal]:
    """S4-3.8-h, S3-17.4-d Alexander at Pella is worth ten Legitimacy."""
    at = s.royal_at[s.facts.HEARSE]
    if at >= 0 and s.tomb == NOBODY:
        owner = s.royal_of[s.facts.HEARSE]
        facts = {"side": None if owner == NOBODY else SIDE_REFS[owner]}
        where = s.facts.NAMES[space_of(at)], s.facts.NAMES[s.facts.PELLA]
        yield Goal("burial", facts, None, ("S3-17.4-d", "S4-3.8-h")[s.book], where)


def heirs(s: Position) -> Iterator[Goal]:
    """S4-3.2-a, S4-3.2-b, S3-20.1-b, S3-21.4-a The next Heir to come of age, and whose he is."""
    for turn, heir in s.facts.REGENCIES.items():
        at = s.royal_at[heir]
        if turn <= s.clock.round or at < 0:
            continue
        owner = s.royal_of[heir]
        foremost = max(factions(s), key=lambda f: total(s, f))
        facts = {
            "royal": s.facts.ROYAL_REFS[heir],
            "turn": turn,
            "side": None if owner == NOBODY else SIDE_REFS[owner],
            "foremost": SIDE_REFS[foremost],
        }
        yield Goal(
            "regency",
            facts,
            None,
            ("S3-20.1-b", "S4-3.2-a")[s.book],
            (s.facts.NAMES[space_of(at)],),
            urgent=turn == s.clock.round + 1,
        )
        return
