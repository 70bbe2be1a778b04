"""9.3, 13.2 What each step costs of the MP that are left."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.agenda import under_way
from strategos.kernel.asking import Decision

from ..common.board import space_of
from ..common.independent_armies import step_cost
from ..common.movement import land_cost, sea_cost
from ..common.parties import position_of
from ..common.tasks import Activate, IndependentMove
from .facts import NUMBER
from .state import SuccessorsState


def costs(s: SuccessorsState, decision: Decision) -> Mapping[str, int]:
    """S4-9.3-b The answer of each space → its MP; nothing where none are spent."""
    spaces = {option.key: NUMBER[str(option.on["space"])] for option in decision.options if "space" in option.on}
    army, march = under_way(s, IndependentMove), under_way(s, Activate)
    found: dict[str, int | None] = {}
    if decision.kind == "independent_move" and army is not None:
        found = {key: step_cost(s, army.army, space) for key, space in spaces.items()}
    elif decision.kind in ("activation", "sail_to", "at_sea") and march is not None and march.generals:
        cost = land_cost if decision.kind == "activation" else sea_cost
        here = space_of(position_of(s, march))
        found = {key: cost(s, here, space) for key, space in spaces.items()}
    return {key: points for key, points in found.items() if points is not None}
