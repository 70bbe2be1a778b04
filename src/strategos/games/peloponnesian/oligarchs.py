"""Event 8 of the tables: rebellion in the Delian League (3.3), and its like in the other scenarios."""

from __future__ import annotations

from strategos.kernel.chance import roll

from .events import RebellionRolled
from .facts import ADJACENT, ATHENS, REBELS, REFS, SCENARIOS, SPARTA
from .rebellion import may_rebel, rebel
from .state import PeloponnesianState, fall_of_sparta

SPREADS = 6
"""PW-EVT.8-e What makes a neighbour rebel too."""


def may_be_listed(s: PeloponnesianState, space: int) -> bool:
    """PW-EVT.8-b Not in rebellion, not held by a friendly Force, still of the League concerned (OQ-EVENT8-CAPTURED)."""
    league = SPARTA if fall_of_sparta(s) else ATHENS
    return s.colour[space] == league and may_rebel(s, space)


def listed(s: PeloponnesianState) -> tuple[int, ...]:
    """The spaces that may rebel, from a total of 2 on."""
    return REBELS[SCENARIOS[s.setup.scenario].events]


async def delian_rebellion(s: PeloponnesianState, why: str) -> None:
    """PW-EVT.8-a Two dice name a space; an impossible one is rolled again with +1 for each roll before (PW-EVT.8-b)."""
    spaces, earlier = listed(s), 0
    while True:
        dice = await roll(6, 2, purpose="rebellion", rule="PW-EVT.8-a")
        total = sum(dice) + earlier
        earlier += 1
        if total - 2 >= len(spaces):
            # Ruling OQ-EVENT8-13: beyond the list nothing happens.
            return
        space = spaces[total - 2]
        fits = may_be_listed(s, space)
        s.emit(RebellionRolled(REFS[space], (dice[0], dice[1]), total, fits, listed=True))
        if fits:
            rebel(s, space, why)
            await rebellion_around(s, space)
            return


async def rebellion_around(s: PeloponnesianState, space: int) -> None:
    """PW-EVT.8-e Around the space a 6 makes its neighbours rebel too, and no more than those (OQ-EVENT8-CHAIN)."""
    for other in ADJACENT[space]:
        if s.colour[other] == s.colour[space] and may_rebel(s, other):
            [die] = await roll(6, purpose="rebellion_around", rule="PW-EVT.8-e")
            s.emit(RebellionRolled(REFS[other], (die,), die, die == SPREADS))
            if die == SPREADS:
                rebel(s, other, "spread")
