"""The tracks: Treasury, SCI, Bellicosity and Victory Points (1.1, 1.2), each change with its reason."""

from __future__ import annotations

from strategos.parts.reckoning import Tally

from .events import BellicosityChanged, RevenueDrawn, SciChanged, Scored, Talents
from .facts import ATHENS, MOST_BELLICOSITY, MOST_SCI, SIDE_REFS, SPARTA, VP_LOST, VP_WON
from .state import NOBODY, PeloponnesianState, fall_of_sparta, seat_of

PURSES = ("side:athens", "side:sparta", "side:thebes")


def move_sci(s: PeloponnesianState, side: int, by: int, why: str) -> None:
    """PW-TERMS-r The SCI stays between -6 and +6."""
    before = s.sci[side]
    s.sci[side] = max(-MOST_SCI, min(MOST_SCI, before + by))
    s.emit(SciChanged(SIDE_REFS[side], s.sci[side] - before, f"effect:{why}", s.sci[side]))


def reset_sci(s: PeloponnesianState) -> None:
    """PW-4.2-a Both SCI are zero again."""
    for side in (ATHENS, SPARTA):
        if s.sci[side]:
            move_sci(s, side, -s.sci[side], "new_turn")


def move_bellicosity(s: PeloponnesianState, side: int, by: int, why: str) -> None:
    """PW-9.1-d Bellicosity stays between 0 and 12."""
    before = s.bellicosity[side]
    s.bellicosity[side] = max(0, min(MOST_BELLICOSITY, before + by))
    s.emit(BellicosityChanged(SIDE_REFS[side], s.bellicosity[side] - before, f"effect:{why}", s.bellicosity[side]))


def pay(s: PeloponnesianState, purse: int, talents: int, why: str) -> None:
    """Talents come (or go, below zero); a Treasury never falls below nothing (ruling OQ-TREASURY-FLOOR)."""
    before = s.treasury[purse]
    s.treasury[purse] = max(0, before + talents)
    s.emit(Talents(PURSES[purse], s.treasury[purse] - before, f"effect:{why}", s.treasury[purse]))


def draw_revenue(s: PeloponnesianState, purse: int, revenue: Tally, turns: int = 1) -> None:
    """PW-8.1-d The revenue of a purse; it never falls below nothing (ruling OQ-TREASURY-FLOOR)."""
    talents = max(0, revenue.value) * turns
    s.treasury[purse] += talents
    s.emit(RevenueDrawn(PURSES[purse], *told(revenue), talents, s.treasury[purse]))


def told(tally: Tally) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The reasons of a reckoning as events tell them: words and numbers."""
    return tuple(f"effect:{reason.why}" for reason in tally.reasons), tuple(reason.by for reason in tally.reasons)


def rules_of(tally: Tally) -> tuple[str, ...]:
    """The rule of each line of a reckoning."""
    return tuple(reason.rule for reason in tally.reasons)


def score(s: PeloponnesianState, side: int, vp: int, why: str) -> None:
    """PW-1.1-a The Victory Points of the player of a side, if it has one."""
    seat = seat_of(s, side)
    if seat != NOBODY and not fall_of_sparta(s):
        s.vp[seat] += vp
        s.emit(Scored(SIDE_REFS[side], vp, f"effect:{why}", s.vp[seat]))


def score_battle(s: PeloponnesianState, winner: int, loser: int) -> None:
    """PW-1.2-a 10 VP for a battle won, -15 for one lost (PW-1.2-c)."""
    score(s, winner, VP_WON, "battle_won")
    score(s, loser, -VP_LOST, "battle_lost")
