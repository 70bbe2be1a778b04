"""The story of a game: tribute, provinces, strength and treasury over time, battles and the luck in them, marches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from strategos.kernel.chance import Roll
from strategos.kernel.events import Event
from strategos.kernel.view import View
from strategos.parts.marks import Lost, Mark, Met, Mustered, Parted, Threw, Weighed, Went, matched
from strategos.parts.stories import Story

from .chronicle import TELLING
from .events import (
    BattleBegan,
    BattleEnded,
    CaesarFell,
    CityDestroyed,
    Conquered,
    EmperorMade,
    GalleySunk,
    LeaderTaken,
    LegionFormed,
    Marched,
    Retreated,
    Rolled,
    Sailed,
    UnitsLost,
)
from .facts import CATAPULT, CAVALRY, DICE_PER_GALLEY, FACES, INFANTRY, KINDS, PROVINCES
from .land_battle import fort_hits_alone
from .shapes import SideFacts
from .state import ConquestState, fight_under_way, force, side_ref

CHANCE: dict[str, float] = {face: FACES.count(face) / len(FACES) for face in FACES}
ANY = sum(CHANCE[kind] for kind in KINDS)
"""That a face shows some land unit."""


def numbers(view: View) -> Mapping[str, Mapping[str, float]]:
    """CE-trib-01 What each player draws, holds and has on the board."""
    facts = {s.id: cast("SideFacts", s.facts) for s in view.sides}
    units = {s.id: 0 for s in view.sides}
    for piece in view.pieces:
        if piece.side is not None and piece.kind in KINDS:
            units[piece.side] += piece.count
    return {
        "tribute": {side: of.tribute for side, of in facts.items()},
        "provinces": {side: of.provinces for side, of in facts.items()},
        "strength": units,
        "purse": {side: of.purse for side, of in facts.items()},
    }


class Reader:
    """Keeps what a roll is matched with: the battle legions, and all units there as they stood when it fell."""

    def __init__(self) -> None:
        self.legion: dict[str, tuple[int, int, int]] = {}
        self.units: dict[str, list[int]] = {}
        self.alone = False

    def rolled(self, state: ConquestState, roll: Roll, results: Sequence[int]) -> None:
        fight = fight_under_way(state)
        if fight is None or fight.space >= PROVINCES:
            return
        self.alone = fort_hits_alone(state.setup)
        self.units = {
            side_ref(state, seat): force(state, fight.space, seat) for seat in (fight.attacker, fight.defender)
        }

    def expected(self, event: Rolled) -> float:
        """CE-step2-04, CE-pursuit-05, CE-nav-07 What dice could be expected to come to, matched with what is there."""
        dice = len(event.dice)
        if event.purpose == "sea_battle":
            return matched(dice, CHANCE["galley"], dice // DICE_PER_GALLEY)
        units = self.units[event.side]
        if event.purpose == "pursuit":
            return matched(dice, CHANCE["cavalry"], units[CAVALRY])
        legion = self.legion[event.side]
        forts = dice - sum(legion) if self.alone else 0
        matches = (legion[INFANTRY], legion[CAVALRY], units[CATAPULT])
        own = sum(matched(dice - forts, CHANCE[kind], n) for kind, n in zip(KINDS, matches, strict=True))
        return own + forts * ANY

    def read(self, event: Event) -> Iterator[Mark]:
        match event:
            case BattleBegan():
                yield Met(event.space, event.attacker, event.defender)
            case LegionFormed():
                self.legion[event.side] = (event.infantry, event.cavalry, event.catapult)
                yield Mustered(event.side, event.infantry + event.cavalry + event.catapult + event.reserve)
            case Rolled():
                if event.purpose == "sea_battle":
                    yield Mustered(event.side, len(event.dice) // DICE_PER_GALLEY)
                yield Threw(event.side, len(event.dice), event.hits, self.expected(event))
            case UnitsLost():
                yield Lost(event.side, event.infantry + event.cavalry + event.catapult)
            case GalleySunk():
                yield Lost(event.side, 1)
            case BattleEnded():
                yield Weighed(20)
                yield Parted(event.winner)
            case Marched():
                yield Went(event.side, event.origin, event.to, event.infantry + event.cavalry + event.catapult)
            case Sailed() | Retreated():
                yield Went(event.side, event.origin, event.to)
            case CaesarFell() | EmperorMade():
                yield Weighed(100)
            case LeaderTaken():
                yield Weighed(30)
            case Conquered():
                yield Weighed(25 if event.loser else 5)
            case CityDestroyed():
                yield Weighed(10)
            case _:
                pass


STORY = Story(numbers, Reader, telling=TELLING)
