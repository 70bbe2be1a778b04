"""The rules of this edition that the bot asks for."""

from __future__ import annotations

from strategos.kernel.asking import No

from ...common.bots import aims, worth
from ...common.bots.rules import Rules
from ...common.parties import free_to_join
from ...common.tasks import Activate
from .. import havens
from ..naval_battle import why_not_declare
from ..odds.battles import land_battle, naval_battle
from ..odds.rolls import siege
from ..ports import why_not_embark
from ..state import SuccessorsState
from ..tyche import why_not_use


def can_stop(s: SuccessorsState, other: int, mover: int, space: int) -> bool:
    return why_not_declare(s, other, mover, (space,), tuple(s.challengers)) is None


def why_not_disembark(s: SuccessorsState, task: Activate, space: int) -> No | None:
    """Where one could land and stay, whatever MP are left."""
    return havens.why_not_disembark(s, task, space, 0)


RULES: Rules[SuccessorsState] = Rules(
    free_to_join=free_to_join,
    why_not_embark=why_not_embark,
    why_not_disembark=why_not_disembark,
    can_stop=can_stop,
    land_battle=land_battle,
    naval_battle=naval_battle,
    why_not_use=why_not_use,
    siege=siege,
)
Outlook = worth.Outlook[SuccessorsState]
Aims = aims.Aims[SuccessorsState]
