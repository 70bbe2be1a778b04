"""20 What one plays for: Legitimacy or Victory Points at once, a Regency, the most points at the end."""

from __future__ import annotations

from collections.abc import Iterator

from strategos.kernel.asking import Seat
from strategos.kernel.beside import Goal

from ..common.board import INSTANT_L, LAST_TURN, NOBODY, SIDE_REFS, space_of
from ..common.position import factions
from .facts import HEARSE, INSTANT_VP, NAMES, PELLA, ROYAL_REFS
from .scoring import all_legitimacies, all_victory_points, legitimacy
from .state import SuccessorsState
from .victory import REGENCIES, total

NEAR = 4
"""So many points before a victory it is said with every question."""


def goals(s: SuccessorsState, seat: Seat | None) -> list[Goal]:
    """S3-20.1-a The ways to win, the reader's own first; then who else is close to one."""
    found: list[Goal] = []
    if seat is not None:
        found.extend(own(s, seat))
    found.extend(threats(s, seat))
    found.extend(heirs(s))
    found.extend(burial(s))
    turns = LAST_TURN - s.clock.round + 1
    found.append(Goal("last_turn", {"turn": LAST_TURN, "turns": turns}, None, "S3-20.3-a", urgent=turns == 1))
    return found


def own(s: SuccessorsState, faction: int) -> Iterator[Goal]:
    """S3-20.2-a, S3-20.3-a"""
    points = all_victory_points(s)
    vp, claim = points[faction].value, legitimacy(s, faction).value
    needed = INSTANT_VP[s.setup.seats]
    yield Goal("victory_points", {"vp": vp, "needed": needed}, vp >= needed, "S3-20.2-b")
    yield Goal("legitimacy", {"l": claim, "needed": INSTANT_L}, claim >= INSTANT_L, "S3-20.2-a")
    best = max((points[f].value for f in factions(s) if f != faction), default=0)
    yield Goal("most_points", {"vp": vp, "theirs": best}, vp > best, "S3-20.3-a")


def threats(s: SuccessorsState, seat: int | None) -> Iterator[Goal]:
    """S3-20.2-a Others who could soon win at once."""
    points, claims = all_victory_points(s), all_legitimacies(s)
    for f in factions(s):
        if f == seat:
            continue
        vp, claim = points[f].value, claims[f].value
        if INSTANT_VP[s.setup.seats] - vp <= NEAR or INSTANT_L - claim <= NEAR:
            facts = {"side": SIDE_REFS[f], "vp": vp, "l": claim}
            yield Goal("threat", facts, None, "S3-20.2-a", urgent=True)


def heirs(s: SuccessorsState) -> Iterator[Goal]:
    """S3-20.1-b, S3-21.4-a The next Heir to come of age, and whose he is."""
    for turn, heir in REGENCIES.items():
        at = s.royal_at[heir]
        if turn <= s.clock.round or at < 0:
            continue
        owner = s.royal_of[heir]
        foremost = max(factions(s), key=lambda f: total(s, f))
        facts = {
            "royal": ROYAL_REFS[heir],
            "turn": turn,
            "side": None if owner == NOBODY else SIDE_REFS[owner],
            "foremost": SIDE_REFS[foremost],
        }
        yield Goal("regency", facts, None, "S3-20.1-b", (NAMES[space_of(at)],), urgent=turn == s.clock.round + 1)
        return


def burial(s: SuccessorsState) -> Iterator[Goal]:
    """S3-17.4-d Alexander at Pella is worth ten Legitimacy."""
    at = s.royal_at[HEARSE]
    if at >= 0 and s.tomb == NOBODY:
        owner = s.royal_of[HEARSE]
        facts = {"side": None if owner == NOBODY else SIDE_REFS[owner]}
        yield Goal("burial", facts, None, "S3-17.4-d", (NAMES[space_of(at)], NAMES[PELLA]))
