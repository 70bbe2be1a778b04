"""The rules of this edition that the bot asks for."""

from __future__ import annotations

from strategos.games.successors.common.bots import aims, worth
from strategos.games.successors.common.bots.rules import Rules
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third import havens
from strategos.games.successors.third.naval_battle import why_not_declare
from strategos.games.successors.third.odds.battles import land_battle, naval_battle
from strategos.games.successors.third.parties import free_to_join
from strategos.games.successors.third.ports import why_not_embark
from strategos.games.successors.third.scoring import available_fleets, fleet_strength, legitimacy, victory_points
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.steps import transfer
from strategos.kernel.agenda import under_way
from strategos.kernel.asking import No


def activation(s: SuccessorsState) -> Activate | None:
    return under_way(s, Activate)


def can_stop(s: SuccessorsState, other: int, mover: int, space: int) -> bool:
    return why_not_declare(s, other, mover, (space,), tuple(s.challengers)) is None


def why_not_disembark(s: SuccessorsState, task: Activate, space: int) -> No | None:
    """Where one could land and stay, whatever MP are left."""
    return havens.why_not_disembark(s, task, space, 0)


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
