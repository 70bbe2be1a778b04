"""4 Strategic Planning: the strategy of the non-player side, and both SCI back to zero."""

from __future__ import annotations

from strategos.kernel.chance import roll

from .events import StrategyChosen, StrategyKept
from .facts import FIRST_WAR, HOME, HOME_STRATEGY, LEADERS, SIDE_REFS, SPARTA, STRATEGIES
from .state import (
    NOBODY,
    PeloponnesianState,
    abroad,
    enemy_of,
    fall_of_sparta,
    first_turn,
    leaders_at,
    solitaire,
)
from .tracks import reset_sci


def barred(s: PeloponnesianState, side: int, strategy: str) -> bool:
    """PW-4.1-d A side whose men are Hostages does not attack the enemy's home."""
    return bool(s.hostages[side]) and strategy == HOME_STRATEGY[side]


async def strategy(s: PeloponnesianState) -> None:
    """PW-4.1-a The non-player side keeps a strategy that works (PW-4.1-b), or rolls for one (PW-4.1-c)."""
    if not solitaire(s):
        return
    side = enemy_of(s.player)
    if first_turn(s) and s.setup.scenario != FIRST_WAR:
        return
    kept = s.sci[side] > 0 and not s.now.switched
    if kept and not barred(s, side, s.strategy):
        s.emit(StrategyKept(SIDE_REFS[side], f"effect:{s.strategy}"))
        return
    while True:
        [die] = await roll(6, purpose="strategy", rule="PW-4.1-c")
        bonus = strategic_bonus(s, side)
        total = max(1, min(6, die + bonus))
        s.strategy = strategy_for(side, total)
        s.emit(StrategyChosen(SIDE_REFS[side], f"effect:{s.strategy}", die, bonus, total))
        if not barred(s, side, s.strategy):
            return


def strategy_for(side: int, total: int) -> str:
    """PW-MATA-b, PW-MATS-b The strategy of a total from 1 to 6; what is below or above counts as these (PW-MATA-c)."""
    return next(name for name, row in STRATEGIES[side].items() if row.die[0] <= total <= row.die[1])


def strategic_bonus(s: PeloponnesianState, side: int) -> int:
    """PW-4.1-c The Strategic Value of the leader at home; +1 for Sparta while Alcibiades advises it (PW-4.1.1-a)."""
    leader = s.drawn[side]
    if leader == NOBODY:
        there = leaders_at(s, HOME[side], side)
        leader = there[0] if there else NOBODY
    value = LEADERS[leader].strategic if leader != NOBODY else 0
    return value + (1 if side == SPARTA and abroad(s) else 0)


async def sci_adjustment(s: PeloponnesianState) -> None:
    """PW-4.2-a Both SCI are set to zero; skipped in the first turn with the phase (PW-4-a)."""
    if not first_turn(s) and not fall_of_sparta(s):
        reset_sci(s)
