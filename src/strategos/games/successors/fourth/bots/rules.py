"""The rules of this edition that the bot asks for."""

from __future__ import annotations

from strategos.kernel.agenda import under_way

from ...common.bots import aims, worth
from ...common.bots.rules import Rules
from ...common.tasks import Activate
from ..naval_battle import why_not_declare
from ..odds.battles import land_battle, naval_battle
from ..parties import free_to_join
from ..ports import why_not_disembark, why_not_embark
from ..scoring import available_fleets, fleet_strength, legitimacy, victory_points
from ..state import SuccessorsState
from ..steps import transfer


def activation(s: SuccessorsState) -> Activate | None:
    return under_way(s, Activate)


def can_stop(s: SuccessorsState, other: int, mover: int, space: int) -> bool:
    return why_not_declare(s, other, mover, space, tuple(s.challengers)) is None


RULES: Rules[SuccessorsState] = Rules(
    victory_points=victory_points,
    legitimacy=legitimacy,
    available_fleets=available_fleets,
    fleet_strength=fleet_strength,
    activation=activation,
    free_to_join=free_to_join,
    why_not_embark=why_not_embark,
    why_not_disembark=why_not_disembark,
    can_stop=can_stop,
    transfer=transfer,
    land_battle=land_battle,
    naval_battle=naval_battle,
)
Outlook = worth.Outlook[SuccessorsState]
Aims = aims.Aims[SuccessorsState]
