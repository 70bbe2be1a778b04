"""Answers after which the war cannot be won any more, so that nobody gives one unawares."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.asking import Decision, Facts

from .administration import lost_spaces
from .armistice import has_points, last_turn, points_needed, sci_effect, surrenders
from .combat import contested, pairs_in_reach
from .facts import (
    ARGOS,
    ATHENS,
    NAMES,
    NEUTRAL,
    SPACES,
    SPACES_FOR_BELLICOSITY,
    SPARTA,
    SYRACUSE,
)
from .rebellion import DISMAY, candidates
from .sieges import besieges
from .state import PeloponnesianState, enemy_of, seat_of, solitaire


def fatal(s: PeloponnesianState, decision: Decision) -> Mapping[str, str | tuple[str, Facts]]:
    """PW-1.3.1-d To pass in the last turn when nothing can be won any more; PW-5.5.3.2-d to name a neutral power."""
    if decision.kind in ("objective", "rebel"):
        return drives(s, decision)
    if decision.kind != "continue" or not solitaire(s) or s.turn != last_turn(s) or not s.passed[enemy_of(s.player)]:
        return {}
    if has_points(s) or fighting(s) or any(may_surrender(s, side) for side in (ATHENS, SPARTA)):
        return {}
    return {"pass": ("out_of_time", {"vp": s.vp[0], "needed": points_needed(s)})}


def drives(s: PeloponnesianState, decision: Decision) -> Mapping[str, str]:
    """PW-5.5.3.2-d A neutral power whose space is named as the objective joins the other side at once."""
    sparta = seat_of(s, SPARTA) == decision.seat
    space, code = (ARGOS, "drives_argos") if sparta else (SYRACUSE, "drives_syracuse")
    named = s.colour[space] == NEUTRAL and decision.option(NAMES[space]) is not None
    return {NAMES[space]: code} if named else {}


def fighting(s: PeloponnesianState) -> bool:
    """PW-6.1-a, PW-6.2-a The Combat Phase will bring a battle or a siege, and with it perhaps points."""
    if contested(s) or pairs_in_reach(s):
        return True
    return any(besieges(s, side, space) for space in range(SPACES) for side in (ATHENS, SPARTA))


def may_surrender(s: PeloponnesianState, side: int) -> bool:
    """PW-9.1-a, PW-9.2-a A surrender would bring points: Bellicosity may still fall so low, rebellions and Helots
    included."""
    if surrenders(s, side):
        return True
    lost = (lost_spaces(s, side) + len(candidates(s))) // SPACES_FOR_BELLICOSITY
    helots = DISMAY if side == SPARTA else 0
    return s.bellicosity[side] + sci_effect(s.sci[side]) - lost - s.shaken[side] - helots <= 0
