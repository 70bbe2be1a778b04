"""5 Operations: whose operation is next, Auguries (5.3.1), passing (5.3.2)."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from strategos.kernel.asking import No, Option, Seat, choose
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again

from .activation import THEBAN_PURSE, affordable, rallies
from .automaton import automaton_operation, muster_by_plan, prescribed
from .events import Auguries, Initiative, Passed
from .facts import ATHENS, HOME, LEADER_REFS, LEADERS, SIDE_REFS, SPARTA, THEBES_CUP
from .fall_of_sparta import coalition_commander, coalition_leaders, cup_of_operation
from .leaders import draw_leader
from .persia import army_leader, move_army, move_navy, navy_side
from .player_operation import can_operate, muster_by_choice, player_operation
from .state import (
    NOBODY,
    PeloponnesianState,
    enemy_of,
    fall_of_sparta,
    in_cup,
    leaders_at,
    leaders_out,
    note,
    seat_of,
    solitaire,
)
from .tasks import Muster

BAD = 6
"""PW-5.3.1-h The least that forbids an operation."""
OPERATE: Option[str] = Option("operate", "operate", {"button": "operate"})
NAVY: Option[str] = Option("navy", "navy", {"button": "navy"})
PASS: Option[str] = Option("pass", "pass", {"button": "pass"})


def next_side(s: PeloponnesianState) -> int | None:
    """PW-5-a The first side, then the other, then by turns; who has passed is out (PW-5-c); None when both have."""
    sides = [side for side in (s.first, enemy_of(s.first)) if not s.passed[side]]
    return min(sides, key=lambda side: s.done[side]) if sides else None


async def operations(s: PeloponnesianState) -> Again | None:
    """PW-5-a One operation; the phase is over when both sides have passed."""
    if not s.now.opened:
        note(s, opened=True)
        await who_begins(s)
    side = next_side(s)
    if side is None:
        return None
    await operation(s, side)
    return AGAIN


async def who_begins(s: PeloponnesianState) -> None:
    """PW-5-a The player; between two the side of the leader with the higher Strategic Value (PW-11-e)."""
    if solitaire(s):
        s.first = s.player
        return
    if any(s.done):
        # Ruling OQ-2P-START: where an initial operation is done already, the set-up says who goes on.
        s.first = ATHENS if s.done[ATHENS] > s.done[SPARTA] else SPARTA
        return
    values = [max((LEADERS[n].strategic for n in leaders_out(s, side)), default=0) for side in (ATHENS, SPARTA)]
    dice: list[int] = []
    while values[0] == values[1]:
        values = dice = await roll(6, 2, purpose="initiative", rule="PW-11-e")
    s.first = ATHENS if values[0] > values[1] else SPARTA
    s.emit(Initiative(SIDE_REFS[s.first], tuple(dice)))


async def operation(s: PeloponnesianState, side: int) -> None:
    """PW-5.3.1-j Auguries, the leader, then objective and Expedition; or the side passes."""
    seat = seat_of(s, side)
    if side == ATHENS and army_leader(s) is not None and not s.now.army_moved:
        # PW-10.5.4.6.III-e The Persian Army moves first; then comes the initial operation, without Auguries (-j).
        note(s, army_moved=True)
        await move_army(s, seat)
        return
    if 0 < s.now.at_most[side] <= s.done[side]:
        # PW-EVT.12-b
        pass_operation(s, side, "phenomenon")
        return
    lack = must_pass(s, side)
    wanted = await wants_operation(s, seat, side, lack)
    if wanted == NAVY.value:
        # PW-10.5.4.6.IV-m
        s.done[side] += 1
        await move_navy(s, seat)
        return
    if wanted == PASS.value:
        pass_operation(s, side, lack.why if lack else "chosen")
        return
    if s.done[side] and not await auguries(s, side):
        pass_operation(s, side, "auguries")
        return
    leader = await commander(s, seat, side)
    s.done[side] += 1
    if seat == NOBODY or prescribed(s, side) is not None:
        why = await automaton_operation(s, side, leader)
        if why is not None:
            pass_operation(s, side, why)
    else:
        await player_operation(s, seat, side, leader)


def muster(s: PeloponnesianState, _task: Muster) -> Coroutine[Any, Any, Again | None]:
    """PW-5.1-c The Expedition stands in a Rally space or at home: SP join it, and it goes on."""
    expedition = s.expedition
    if expedition is None:
        return nobody_musters()
    seat = seat_of(s, expedition.side)
    by_plan = seat == NOBODY or expedition.shares
    return muster_by_plan(s) if by_plan else muster_by_choice(s, seat)


async def nobody_musters() -> None:
    """PW-5.1.6-c The operation has ended with its leader."""


def pass_operation(s: PeloponnesianState, side: int, why: str) -> None:
    """PW-5.3.2-b Who passes makes no more operations this turn."""
    s.passed[side] = 1
    s.emit(Passed(SIDE_REFS[side], f"effect:pass_{why}"))


def must_pass(s: PeloponnesianState, side: int) -> No | None:
    """PW-5.3.2-d Why a side can only pass: nobody to lead it, or for a player nothing to activate (-e) or to pay it
    with (-f, -g). What the non-player side lacks shows when its objective is known (PW-5.2-l)."""
    coalition = fall_of_sparta(s) and side == ATHENS
    cup = cup_of_operation(s, s.done[side] + 1) if coalition else side
    home = coalition_leaders(s, cup) if coalition else leaders_at(s, HOME[side], side)
    if not home and not in_cup(s, cup):
        return No("PW-5.3.2-d", "no_leader")
    purse = purse_to_pay(s, side)
    if seat_of(s, side) == NOBODY or can_operate(s, side, purse):
        return None
    there = rallies(s, side)
    if not there:
        return No("PW-5.3.2-e", "nothing_to_activate")
    if affordable(s, side, there, s.treasury[purse]):
        return No("PW-5.3.2-g", "fund_untouched", {"treasury": s.treasury[purse]})
    return No("PW-5.3.2-f", "no_talents", {"treasury": s.treasury[purse]})


def purse_to_pay(s: PeloponnesianState, side: int) -> int:
    """PW-10.5.4.5.II-b The Treasury of the next operation: of the Coalition the city's whose leader commands it."""
    theban = fall_of_sparta(s) and side == ATHENS and cup_of_operation(s, s.done[side] + 1) == THEBES_CUP
    return THEBAN_PURSE if theban else side


async def wants_operation(s: PeloponnesianState, seat: Seat, side: int, lack: No | None) -> str:
    """PW-5.3.2-a A player may pass instead of a continuing operation, before the Auguries (ruling OQ-PASS-TIME); who
    lacks something can only pass."""
    # PW-10.5.4.6.IV-g The Persian Navy moves in place of any operation, the initial one too.
    navy = seat != NOBODY and navy_side(s) == side
    if seat == NOBODY or not (navy or s.done[side]):
        return PASS.value if lack else OPERATE.value
    ways = [OPERATE, *([NAVY] if navy else ()), *([PASS] if lack or s.done[side] else ())]
    return await choose(
        seat,
        "continue",
        ways,
        rule="PW-5.3.2-a",
        why_not=lambda way: lack if way == OPERATE.value else None,
        about={"bonus": augury_bonus(s, side), "talents": s.treasury[purse_to_pay(s, side)]},
    )


def augury_bonus(s: PeloponnesianState, side: int) -> int:
    """PW-5.3.1-c +1 for the non-player side, half his leaders for the player (-d); of two, +1 for Sparta (PW-11-i)."""
    if not solitaire(s):
        return 1 if side == SPARTA else 0
    return 1 if seat_of(s, side) == NOBODY else len(leaders_out(s, side)) // 2


async def auguries(s: PeloponnesianState, side: int) -> bool:
    """PW-5.3.1-a Each continuing operation begins with the Auguries; 6 or more forbids it (PW-5.3.1-h)."""
    [die] = await roll(6, purpose="auguries", rule="PW-5.3.1-b")
    bonus = augury_bonus(s, side)
    good = die + bonus < BAD
    s.emit(Auguries(SIDE_REFS[side], die, bonus, good, die + bonus))
    return good


async def commander(s: PeloponnesianState, seat: Seat, side: int) -> int:
    """PW-5.3.1-f The leader at home commands; if there is none one is drawn. Who was drawn in 3.4 goes first."""
    if fall_of_sparta(s) and side == ATHENS:
        return await coalition_commander(s)
    home = leaders_at(s, HOME[side], side)
    if not s.done[side] and s.drawn[side] in home:
        return s.drawn[side]
    if not home:
        return await draw_leader(s, side)
    if len(home) == 1 or seat == NOBODY:
        # Ruling OQ-HOME-LEADERS: the non-player side takes the one who has been there longest.
        return home[0]
    names = [Option(LEADERS[n].id, n, {"piece": LEADERS[n].id}) for n in home]
    return await choose(seat, "commander", names, rule="PW-5.1-b", about={"leader": LEADER_REFS[home[0]]})
