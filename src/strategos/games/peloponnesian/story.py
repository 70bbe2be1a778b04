"""The story of a war: SP, spaces, Treasuries, wills and points over time, combats and the luck in them, marches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from strategos.kernel.chance import Roll
from strategos.kernel.events import Event
from strategos.kernel.view import View
from strategos.parts.marks import Lost, Mark, Met, Mustered, Parted, Threw, Weighed, Went
from strategos.parts.stories import Story

from .chronicle import TELLING
from .events import (
    Activated,
    ArmisticeMade,
    Auguries,
    BattleBegan,
    BattleEnded,
    BattleRolled,
    HelotsRose,
    HostagesTaken,
    InterceptionRolled,
    KingsPeace,
    LeaderLost,
    MessenianFreed,
    Moved,
    ObjectiveNamed,
    PersiaEntered,
    PowerJoined,
    Rebelled,
    RebellionTried,
    SideChanged,
    SiegeRolled,
    StormRolled,
    Surrendered,
    UnitsLost,
)
from .shapes import SideFacts, SpaceFacts, ViewFacts
from .state import PeloponnesianState

MEAN = 3.5
"""Of a die."""


def numbers(view: View) -> Mapping[str, Mapping[str, float]]:
    """PW-1.1-a SP in play, spaces controlled, Treasury, Bellicosity, Confidence of both sides, Victory Points."""
    told = {side.id: side.facts for side in view.sides if isinstance(side.facts, SideFacts)}
    strength = dict.fromkeys(told, 0.0)
    for piece in view.pieces:
        if piece.side in strength and piece.kind != "leader":
            strength[piece.side] += piece.count
    spaces = dict.fromkeys(told, 0.0)
    for space in view.spaces.values():
        holder = (space.control or "").removeprefix("side:") if isinstance(space, SpaceFacts) else ""
        if holder in spaces:
            spaces[holder] += 1
    found: dict[str, Mapping[str, float]] = {
        "strength": strength,
        "spaces": spaces,
        "treasury": {side: of.treasury + (of.thebes or 0) for side, of in told.items()},
        "bellicosity": {side: of.bellicosity for side, of in told.items()},
        "confidence": {side: of.sci for side, of in told.items()},
    }
    return {**found, **points(view)}


def points(view: View) -> Mapping[str, Mapping[str, float]]:
    """Victory Points: of both players, or of the League the one player leads at the time."""
    facts = view.facts
    if not isinstance(facts, ViewFacts) or not any(facts.vp):
        return {}
    sides = [facts.player.removeprefix("side:")] if facts.player else [side.id for side in view.sides]
    return {"points": dict(zip(sides, facts.vp, strict=False))}


def date(view: View) -> str:
    """The years of the turn."""
    return view.facts.years if isinstance(view.facts, ViewFacts) else ""


class Reader:
    """Keeps how many SP are on the march."""

    def __init__(self) -> None:
        self.side = ""
        self.marching = 0

    def rolled(self, state: PeloponnesianState, roll: Roll, results: Sequence[int]) -> None:
        """All that dice decide is told by events."""

    def read(self, event: Event) -> Iterator[Mark]:
        match event:
            case ObjectiveNamed():
                self.side, self.marching = event.side, 0
            case Activated():
                self.marching += event.hoplite + event.cavalry + event.naval
            case Moved():
                yield Went(event.side, event.origin, event.to, self.marching)
            case BattleBegan():
                yield Met("battle", event.space, *event.sides)
                for side, strength in zip(event.sides, event.strengths, strict=True):
                    yield Mustered(side, {"piece:force": strength}, strength)
            case BattleRolled():
                yield Threw(event.side, (event.die,), event.die, MEAN)
            case UnitsLost():
                lost = event.hoplite + event.cavalry + event.naval
                self.marching -= min(self.marching, lost) if event.side == self.side else 0
                yield Lost(event.side, {"piece:force": lost})
            case BattleEnded():
                yield Weighed(30 if event.winner else 10)
                yield Parted(event.winner)
            case _:
                yield from self.single(event)

    def single(self, event: Event) -> Iterator[Mark]:
        """Dice outside battles: a high one is good for who rolls it, but in Auguries and storms."""
        match event:
            case SiegeRolled():
                yield from (Threw(event.side, (event.die,), event.die, MEAN) for _ in range(1 if event.die else 0))
                yield Weighed(35 if event.succeeds else 25)
            case InterceptionRolled() | RebellionTried():
                yield from (Threw(event.side, (event.die,), event.die, MEAN) for _ in range(1 if event.die else 0))
            case Auguries():
                yield Threw(event.side, (event.die,), 7 - event.die, MEAN)
            case StormRolled():
                yield Threw(self.side, (event.die,), 7 - event.die, MEAN)
                yield Weighed(50 if event.lost else 0)
            case _:
                yield from (Weighed(WEIGHTS[kind]) for kind in (type(event),) if kind in WEIGHTS)


WEIGHTS: dict[type[Event], int] = {
    Surrendered: 100,
    ArmisticeMade: 60,
    KingsPeace: 60,
    MessenianFreed: 60,
    SideChanged: 50,
    PersiaEntered: 50,
    HelotsRose: 45,
    HostagesTaken: 30,
    PowerJoined: 25,
    LeaderLost: 25,
    Rebelled: 15,
}
"""What stands out, and by how much."""

STORY = Story(numbers, Reader, date, TELLING)
