"""S4-14, S3-12 What a forecast of a battle tells, and who takes part in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from strategos.games.successors.common.board import INDEPENDENT, NOBODY, NONE, ROYAL, Troops
from strategos.games.successors.common.confrontation import OVERRUN, cus_of
from strategos.games.successors.common.land_battle import royal_army
from strategos.games.successors.common.position import Position, commander, less, one, troops_at
from strategos.games.successors.common.tasks import Battle


class Forecast(msgspec.Struct):
    """Chances of the Attacker; by side, how many CUs are eliminated and whether its General is killed."""

    win: float = 0.0
    draw: float = 0.0
    lose: float = 0.0
    clean: float = 0.0
    """The Attacker wins and loses no CU (S4-14.9-d, S3-12.7-f)."""
    losses: dict[int, dict[int, float]] = {}
    killed: dict[int, float] = {}

    def lost(self, faction: int, losses: Mapping[int, float], chance: float) -> None:
        found = self.losses.setdefault(faction, {})
        for count, share in losses.items():
            found[count] = found.get(count, 0.0) + chance * share


Throws = dict[tuple[int, int], float]
"""Total and Battle Score of a side → how likely they are."""


SURVIVES_BELOW = {False: 6, True: 5}
"""S4-14.8-a, S3-12.10-a A General whose side has lost is killed on a 5 too."""


def aside_of(s: Position, battle: Battle, loser: int) -> dict[int, Troops]:
    """S4-14.4-a, S3-14.3-c Side → the Royal Army CUs that will take no part: those of the loser in Prestige."""
    return {
        faction: one(ROYAL, royal_army(s, faction, battle.position)) if faction == loser else NONE
        for faction in (battle.attacker, battle.defender)
    }


def fighting(s: Position, battle: Battle, faction: int, aside: Troops) -> Troops:
    """The CUs of a side that can be lost; Independent Armies lose none (S4-14.9-c, S3-12.7-e)."""
    return NONE if faction == INDEPENDENT else less(troops_at(s, faction, battle.position), aside)


def overruns(s: Position, battle: Battle) -> bool:
    """S4-10-v, S3-10.4-a Five times as many CUs need no battle."""
    mine, theirs = (cus_of(s, faction, battle.position) for faction in (battle.attacker, battle.defender))
    return mine >= OVERRUN * theirs


def tell(result: Forecast, battle: Battle, winner: int, chance: float) -> None:
    if winner == NOBODY:
        result.draw += chance
    elif winner == battle.attacker:
        result.win += chance
    else:
        result.lose += chance


def is_mortal(s: Position, battle: Battle, faction: int) -> bool:
    """S4-14.8-a, S3-12.10-a Only Major Generals in command roll for their lives."""
    leader = NOBODY if faction == INDEPENDENT else commander(s, faction, battle.position)
    return leader != NOBODY and not s.facts.is_minor(leader)


def told(result: Forecast) -> dict[str, Any]:
    return {"win": result.win, "draw": result.draw, "lose": result.lose, "exact": True}


def listed(losses: Mapping[int, float]) -> list[float]:
    """How likely it is to lose so many CUs, from none on."""
    most = max((count for count, chance in losses.items() if chance), default=0)
    return [losses.get(count, 0.0) for count in range(most + 1)]
