"""The story of a game: tribute, provinces, strength and treasury over time, battles and the luck in them, marches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from strategos.kernel.chance import Roll
from strategos.kernel.events import Event
from strategos.kernel.view import View
from strategos.parts.marks import (
    Changed,
    Gained,
    Lost,
    Mark,
    Met,
    Mustered,
    Parted,
    Threw,
    Weighed,
    Went,
    count,
    matched,
)
from strategos.parts.stories import Story

from .chronicle import TELLING, troops
from .events import (
    BattleBegan,
    BattleEnded,
    CaesarFell,
    CityDestroyed,
    Conquered,
    EmperorMade,
    GalleySunk,
    LeaderReturned,
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
from .tally import tally

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
        self.fled: list[str] = []
        """Sides that have left the battle."""
        self.at_sea = False
        self.left: dict[str, int] = {}
        """Units or galleys a side has left in it."""

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

    def reason(self, event: BattleEnded) -> tuple[str, str]:
        """CE-step3-05 Why a battle was decided as it was, and by which rule."""
        if event.winner is None:
            return "parted", "CE-nav-15"
        if len(self.fled) > 1:
            return "both_left", "CE-step3-04"
        if self.fled:
            return "left", "CE-step3-07"
        if not self.left.get(event.winner):
            return "nobody", "CE-step3-08"
        return "destroyed", "CE-step3-05"

    def read(self, event: Event) -> Iterator[Mark]:
        match event:
            case BattleBegan():
                self.fled = []
                self.at_sea = all(piece.startswith("piece:galley") for piece in event.attackers)
                hosts = ((event.attacker, event.attackers), (event.defender, event.defenders))
                self.left = {side: troops(host, at_sea=self.at_sea) for side, host in hosts}
                yield Met("sea_battle" if self.at_sea else "land_battle", event.space, event.attacker, event.defender)
                yield Mustered(event.attacker, event.attackers)
                yield Mustered(event.defender, event.defenders)
            case LegionFormed():
                self.legion[event.side] = (event.infantry, event.cavalry, event.catapult)
            case Rolled():
                expected = self.expected(event) if self.units or event.purpose == "sea_battle" else None
                yield Threw(event.side, event.dice, event.hits, expected, purpose=event.purpose)
            case UnitsLost():
                if not self.at_sea:
                    self.left[event.side] = self.left.get(event.side, 0) - count(units(event))
                yield Lost(event.side, units(event))
            case GalleySunk():
                if self.at_sea:
                    self.left[event.side] = self.left.get(event.side, 0) - 1
                yield Lost(event.side, {event.galley: 1})
            case BattleEnded():
                yield Weighed(20)
                yield Parted(event.winner, *self.reason(event))
            case Marched():
                yield Went(event.side, event.origin, event.to, event.infantry + event.cavalry + event.catapult)
            case Sailed():
                yield Went(event.side, event.origin, event.to)
            case Retreated():
                self.fled.append(event.side)
                yield Went(event.side, event.origin, event.to)
            case CaesarFell():
                yield Weighed(100)
                yield Lost(event.side, {event.caesar: 1})
                yield Lost(event.side, event.estate, "joined", event.by)
                yield Changed(event.by, "talents", event.talents)
                yield Changed(event.by, "provinces", event.provinces)
            case LeaderReturned():
                yield Gained(event.side, {event.leader: 1})
            case EmperorMade():
                yield Weighed(100)
            case LeaderTaken():
                yield Weighed(30)
                yield Lost(event.side, {event.leader: 1}, "killed" if event.killed else "captured", event.by)
            case Conquered():
                yield Weighed(25 if event.loser else 5)
                yield Changed(event.side, "province", 1, space=event.space)
            case CityDestroyed():
                yield Weighed(10)
            case _:
                pass


def units(event: UnitsLost) -> dict[str, int]:
    kinds = zip(KINDS, (event.infantry, event.cavalry, event.catapult), strict=True)
    return {f"piece:{kind}": n for kind, n in kinds if n}


STORY = Story(numbers, Reader, telling=TELLING, tally=tally)
