"""6.1 to 6.3: what the Combat Phase would bring in a space if it came now: a siege, a battle, or nothing at all."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from strategos.parts.forecast import certainty

from ..battle import LAND, SEA, battle_kind, fight, land_bonus, naval_bonus
from ..combat import Meeting, meeting_in, place_of
from ..facts import COLUMNS_OF, ELITE_NATION, ELITE_SP, REFS, SIDE_OF, SIDE_REFS
from ..forces import Party, party_force
from ..sieges import TAKEN, besieges, fails_by_itself, siege_bonus
from ..state import GONE, PeloponnesianState, enemy_of, holders, holds, on_map
from ..zones import reaching
from .branching import branches

SIEGE, FREE = "siege", "free"


class Result(msgspec.Struct):
    """Chances of a side; `draw` is all that is neither won nor lost."""

    win: float = 0.0
    draw: float = 0.0
    lose: float = 0.0
    losses: dict[int, float] = {}
    """SP of the side that are no more → how likely that is."""

    def add(self, result: str, chance: float, lost: int) -> None:
        setattr(self, result, getattr(self, result) + chance)
        self.losses[lost] = self.losses.get(lost, 0.0) + chance


def in_play(s: PeloponnesianState, side: int) -> int:
    """All SP of a side, wherever they are."""
    elites = sum(ELITE_SP[e] for e, at in enumerate(s.elite_at) if at != GONE and SIDE_OF[ELITE_NATION[e]] == side)
    return sum(on_map(s, c) for c in COLUMNS_OF[side]) + elites


def kind_in(s: PeloponnesianState, side: int, space: int) -> str:
    """PW-6.1-a, PW-6.2.1-a A siege, a naval, land or null battle, or free: nobody stands in the way."""
    if besieges(s, side, space):
        return SIEGE
    if len(holders(s, space)) < 2 or not holds(s, space, side):
        return FREE
    ours, theirs = meeting_in(s, space)
    return battle_kind(party_force(s, ours), party_force(s, theirs))


def clash(s: PeloponnesianState, side: int, space: int) -> Iterator[tuple[str, float, int]]:
    """How the Combat Phase of a side in a space may end, how likely that is, and the SP it costs from now on."""
    kind = kind_in(s, side, space)
    if kind == FREE:
        yield "win", 1.0, 0
    elif kind == SIEGE:
        taken = siege_chance(s, side, space)
        yield "win", taken, 0
        yield "lose", 1 - taken, 0
    else:
        yield from battle(s, side, meeting_in(s, space))


def siege_chance(s: PeloponnesianState, side: int, space: int) -> float:
    """PW-6.3-h, PW-6.3-j The die that takes a fortress; PW-6.3-d some sieges fail by themselves."""
    if fails_by_itself(s, side, space):
        return 0.0
    needed = TAKEN - siege_bonus(s, side, space).value
    return max(0, min(6, 7 - needed)) / 6


async def _fight(s: PeloponnesianState, meeting: Meeting, *, intercepted: bool) -> Party | None:
    ours, theirs = meeting
    return await fight(s, ours, theirs, await place_of(s, ours, theirs), intercepted=intercepted)


def battle(s: PeloponnesianState, side: int, meeting: Meeting) -> Iterator[tuple[str, float, int]]:
    """PW-6.2-d A battle with both dice, at sea and on land one after the other."""
    before = in_play(s, side)
    for end in branches(s, partial(_fight, meeting=meeting, intercepted=False)):
        winner: Party | None = end.value
        result = "draw" if winner is None else "win" if winner.side == side else "lose"
        yield result, end.chance, before - in_play(end.state, side)


def summed(outcomes: Iterator[tuple[str, float, int]]) -> Result:
    result = Result()
    for how, chance, lost in outcomes:
        result.add(how, chance, lost)
    return result


def told(result: Result, *without: str) -> dict[str, Any]:
    """As everybody reads it: chances, and how many SP are lost, from none on."""
    most = max((lost for lost, chance in result.losses.items() if chance), default=0)
    losses = [result.losses.get(n, 0.0) for n in range(most + 1)]
    return {"win": result.win, "draw": result.draw, "lose": result.lose, **certainty(*without), "losses": losses}


def named(s: PeloponnesianState, side: int, space: int) -> dict[str, Any]:
    """Who meets whom there, in what kind of combat, and with what each adds to its die."""
    kind = kind_in(s, side, space)
    facts: dict[str, Any] = {"space": REFS[space], "attacker": SIDE_REFS[side], "kind": kind}
    enemy = next((other for other in holders(s, space) if other != side), None)
    facts["defender"] = SIDE_REFS[enemy] if enemy is not None else None
    if kind == SIEGE:
        facts["fails"] = fails_by_itself(s, side, space) or None
        facts["modifiers"] = [siege_bonus(s, side, space).reasons]
    elif kind in (SEA, LAND) and enemy is not None:
        pair = Party(side, space), Party(enemy, space)
        if kind == SEA:
            tallies = naval_bonus(s, *pair), naval_bonus(s, pair[1], pair[0])
        else:
            tallies = land_bonus(s, *pair, space), land_bonus(s, pair[1], pair[0], space)
        facts["modifiers"] = [tally.reasons for tally in tallies]
    around = reaching(s, space, enemy_of(side), combat=True)
    facts["others"] = [REFS[origin] for origin in around if origin != space]
    return facts
