"""Answers after which the campaign is lost for sure, so that nobody gives one unawares."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.asking import Decision

from .campaign import victorious
from .facts import NUMBER, ONE_STEP
from .state import AlexanderState

ENDING = {"march": "pass", "scout": "stay", "on_going": "stay"}
"""Answers that end the Conquest phase."""
COSTING = {"scout": "enter", "tribute": "take_hit"}
"""Answers that cost hits."""


def kills_alexander(s: AlexanderState, hits: int) -> bool:
    """FA-death-02, FA-resist-01 More hits than the units of the Army can take and Alexander can survive."""
    taken = sum(1 if ONE_STEP[c] or not s.strength[c] else 2 for c in s.army)
    return (hits - taken) * NUMBER["levels_per_hit"] >= s.level


def fatal(s: AlexanderState, decision: Decision) -> Mapping[str, str]:
    kind = decision.kind
    found: dict[str, str] = {}
    if kind == "hit" and s.level <= NUMBER["levels_per_hit"]:
        found["alexander"] = "kills_alexander"
    if kind == "penalty":
        found["campaign"] = "loses_campaign"
    if kind in COSTING and kills_alexander(s, int(decision.about.get("hits", 1) or 0)):
        found[COSTING[kind]] = "kills_alexander"
    if kind in ENDING and s.box == s.map.last_box and not victorious(s):
        # FA-advance-02 Nothing is conquered after this phase, and there is no turn to come.
        found[ENDING[kind]] = "out_of_time"
    return {key: code for key, code in found.items() if decision.option(key) is not None}
