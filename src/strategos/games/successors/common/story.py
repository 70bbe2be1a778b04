"""The story of a game: Victory Points, Legitimacy, Combat Units and spaces over time, battles, marches, luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from strategos.kernel.chance import Roll
from strategos.kernel.events import Event
from strategos.kernel.game import State
from strategos.kernel.view import View
from strategos.parts.marks import Lost, Mark, Met, Mustered, Parted, Threw, Weighed, Went

from .board import CU_KINDS
from .events import (
    BattleDecided,
    BattleRolled,
    Buried,
    Championship,
    Eliminated,
    GeneralKilled,
    Married,
    RoyalDied,
    RoyalTaken,
    SiegeCompleted,
    SiegeRolled,
    Won,
)
from .movement_events import InterceptionRolled, Marched, Overrun
from .shapes import SideFacts, SpaceFacts

MEAN = 3.5
"""Of a die."""


def numbers(view: View) -> Mapping[str, Mapping[str, float]]:
    """S4-3.1-a, S3-20.1-a What wins, and what it rests on: points, Legitimacy, CUs on the map, spaces controlled."""
    told = {side.id: side.facts for side in view.sides if isinstance(side.facts, SideFacts)}
    strength = dict.fromkeys(told, 0.0)
    for piece in view.pieces:
        if piece.side in strength and piece.kind in CU_KINDS and piece.at.startswith("space:"):
            strength[piece.side] += piece.count
    spaces = dict.fromkeys(told, 0.0)
    for space in view.spaces.values():
        holder = (space.control or "").removeprefix("side:") if isinstance(space, SpaceFacts) else ""
        if holder in spaces:
            spaces[holder] += 1
    return {
        "points": {side: of.vp for side, of in told.items()},
        "legitimacy": {side: of.legitimacy for side, of in told.items()},
        "strength": strength,
        "spaces": spaces,
    }


class Reader:
    """Puts the two rolls of a battle together."""

    def __init__(self) -> None:
        self.rolls: list[BattleRolled] = []

    def rolled(self, state: State, roll: Roll, results: Sequence[int]) -> None:
        """All that dice decide is told by events."""

    def read(self, event: Event) -> Iterator[Mark]:
        match event:
            case Marched():
                yield Went(event.side, event.space, event.to, sum(event.cus.values()))
            case BattleRolled():
                self.rolls.append(event)
            case BattleDecided():
                yield from self.battle(event)
            case Eliminated():
                yield Lost(event.side, event.cus)
            case SiegeRolled() | InterceptionRolled():
                yield Threw(event.side, (event.die,), event.die, MEAN)
            case _:
                yield from (Weighed(WEIGHTS[kind]) for kind in (type(event),) if kind in WEIGHTS)

    def battle(self, event: BattleDecided) -> Iterator[Mark]:
        """Who met whom with what strength, how the dice fell, and who won."""
        by_side = {roll.side: roll for roll in self.rolls}
        self.rolls = []
        sides = (event.attacker, event.defender)
        strengths = [by_side[side].strength if side in by_side else 0 for side in sides]
        yield Met("battle", event.space, event.attacker, event.defender)
        for side, strength in zip(sides, strengths, strict=True):
            yield Mustered(side, {"piece:force": strength}, strength)
        for side in sides:
            if side in by_side:
                yield Threw(side, by_side[side].dice, sum(by_side[side].dice), 2 * MEAN)
        yield Weighed(40 if event.winner else 15)
        yield Parted(event.winner)


WEIGHTS: dict[type[Event], int] = {
    Won: 100,
    Buried: 60,
    GeneralKilled: 45,
    RoyalDied: 45,
    Married: 40,
    SiegeCompleted: 40,
    RoyalTaken: 30,
    Championship: 30,
    Overrun: 20,
}
"""What stands out, and by how much."""
