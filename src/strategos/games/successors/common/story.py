"""The story of a game: Victory Points, Legitimacy, Combat Units and spaces over time, battles, marches, luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from strategos.kernel.chance import Roll
from strategos.kernel.events import Event
from strategos.kernel.game import State
from strategos.kernel.view import View
from strategos.parts.accounts import Closed
from strategos.parts.marks import (
    Changed,
    Fate,
    Gained,
    Lost,
    Mark,
    Met,
    Modifier,
    Mustered,
    Parted,
    Threw,
    Weighed,
    Went,
)

from .board import CHAMPION_L, CU_KINDS, INDEPENDENT, ROYAL, SIDE_REFS
from .card_events import ChangedSides
from .chronicle import CUS, tag
from .clash_events import (
    BattleBegan,
    BattleDecided,
    BattleRolled,
    JoinedBattle,
    NavalBattleBegan,
    NavalBattleOff,
    NavalBattleRolled,
    Overrun,
    SiegeBegan,
    SiegeCompleted,
    SiegeRolled,
    SiegeScored,
)
from .events import (
    ArmyBeaten,
    Arrived,
    AttritionRolled,
    Buried,
    Championship,
    ControlChanged,
    Dispersed,
    Eliminated,
    GeneralKilled,
    Married,
    Popular,
    Retreated,
    RoyalArmyJoined,
    RoyalDied,
    RoyalTaken,
    SurvivalRolled,
    Won,
)
from .movement_events import EvasionRolled, InterceptionRolled, Marched, MovementRolled
from .shapes import SideFacts, SpaceFacts

MEAN = 3.5
"""Of a die."""
ELEPHANT_MEAN = 10 / 6
"""S4-7.2-o, S3-14.1-b Of an Elephant's die: two less, and never below nothing."""
ROYAL_ARMY = f"piece:{CU_KINDS[ROYAL]}"


def modifiers(why: str, by: int) -> tuple[Modifier, ...]:
    return (Modifier(why, by),) if by else ()


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


def date(view: View) -> str:
    """S4-5-a, S3-3-a Players count Game Turns; a Round is a part of one."""
    return f"turn:{view.round}"


class Reader:
    """Keeps who faces whom with what, as cards and losses change it, and what was lost before it came to blows."""

    def __init__(self) -> None:
        self.forces: dict[str, dict[str, int]] = {}
        """Side → its pieces in the clash that is on, the Attacker's first."""
        self.kind = ""
        """Of that clash; nothing while none is on."""
        self.scores: dict[str, int] = {}
        self.settled = False
        """It is decided."""
        self.fallen: str | None = None
        """Who has just ceased to be a Champion: that is told with the clash it was for."""

    def rolled(self, state: State, roll: Roll, results: Sequence[int]) -> None:
        """All that dice decide is told by events."""

    def read(self, event: Event) -> Iterator[Mark]:
        yield from self.opened(event)
        yield from self.diced(event)
        yield from self.lost(event)
        yield from self.changed(event)
        yield from self.decided(event)
        yield from (Weighed(WEIGHTS[kind]) for kind in (type(event),) if kind in WEIGHTS)

    # -- who meets whom -----------------------------------------------------------------------------------------

    def opened(self, event: Event) -> Iterator[Mark]:
        match event:
            case BattleBegan():
                sides = (event.attacker, event.defender)
                yield from self.met("battle", event.space, *sides, event.attackers, event.defenders)
            case Overrun():
                yield from self.met("overrun", event.space, event.side, event.of, event.attackers, event.defenders)
                yield Parted(event.side, "overrun")
            case SiegeBegan():
                yield from self.met("siege", event.space, event.side, event.of, event.attackers, event.defenders)
            case NavalBattleBegan():
                yield from self.met("naval_battle", event.space, event.side, event.of, event.fleets, event.escort)
            case Closed():
                self.forces, self.scores, self.kind = {}, {}, ""
            case JoinedBattle():
                yield self.mustered(event.side, {**event.cus, **dict.fromkeys(event.generals, 1)})
            case _:
                pass

    def met(
        self, kind: str, space: str, attacker: str, defender: str, ours: Mapping[str, int], theirs: Mapping[str, int]
    ) -> Iterator[Mark]:
        self.forces, self.scores = {attacker: dict(ours), defender: dict(theirs)}, {}
        self.kind, self.settled = kind, False
        yield Met(kind, space, attacker, defender)
        for side, pieces in self.forces.items():
            yield Mustered(side, dict(pieces))
        if self.fallen in self.forces:
            yield Changed(self.fallen, "champion", -CHAMPION_L)
        self.fallen = None

    def mustered(self, side: str, more: Mapping[str, int], strength: int | None = None) -> Mustered:
        """A side of the clash as it stands now."""
        force = self.forces.setdefault(side, {})
        for piece, count in more.items():
            force[piece] = force.get(piece, 0) + count
        return Mustered(side, {piece: count for piece, count in force.items() if count > 0}, strength)

    # -- dice ---------------------------------------------------------------------------------------------------

    def diced(self, event: Event) -> Iterator[Mark]:
        """What dice fell; of those where a low one is the better, what is missing to seven."""
        match event:
            case BattleRolled():
                if event.elephants:
                    yield Threw(
                        event.side,
                        event.elephants,
                        sum(event.elephants),
                        ELEPHANT_MEAN * len(event.elephants),
                        purpose="elephants",
                    )
                raised = event.total - event.bonus - sum(event.dice)
                yield Threw(
                    event.side,
                    event.dice,
                    sum(event.dice),
                    2 * MEAN,
                    modifiers("rating", raised) + modifiers("bonus", event.bonus),
                    event.total,
                    "battle",
                )
                yield self.mustered(event.side, {}, event.strength)
                yield self.scored(event)
            case NavalBattleRolled():
                yield Threw(
                    event.side,
                    event.dice,
                    sum(event.dice),
                    2 * MEAN,
                    modifiers("bonus", event.bonus),
                    sum(event.dice) + event.bonus,
                    "naval_battle",
                )
                yield self.mustered(event.side, {}, event.strength)
                yield self.scored(event)
            case SiegeRolled():
                added = tuple(Modifier(reason.why, reason.by) for reason in event.reasons)
                yield Threw(event.side, (event.die,), event.die, MEAN, added, event.total, "siege")
            case InterceptionRolled() | EvasionRolled() | MovementRolled():
                yield Threw(event.side, (event.die,), event.die, MEAN, purpose=tag(event))
            case SurvivalRolled() | AttritionRolled():
                yield Threw(event.side, (event.die,), 7 - event.die, MEAN, purpose=tag(event))
            case _:
                pass

    def scored(self, event: BattleRolled | NavalBattleRolled) -> Changed:
        """S4-14.7-d, S3-12.5-a What roll and strength come to on the Battle Table."""
        self.scores[event.side] = event.score
        return Changed(event.side, "score", event.score, event.score)

    # -- losses -------------------------------------------------------------------------------------------------

    def lost(self, event: Event) -> Iterator[Mark]:
        match event:
            case Eliminated():
                yield from self.took(event.side, event.cus, "killed")
            case Dispersed(side=str()):
                names = [piece for piece in (event.general, event.fleet) if piece is not None]
                yield from self.took(event.side, {**event.cus, **dict.fromkeys(names, 1)}, "dispersed")
            case GeneralKilled():
                yield from self.took(event.side, {event.general: 1}, "killed")
            case ArmyBeaten():
                yield from self.took(
                    SIDE_REFS[INDEPENDENT], {event.army: 1}, "dispersed" if event.returns else "killed"
                )
            case RoyalArmyJoined():
                yield from self.took(event.of, {ROYAL_ARMY: event.cus}, "joined", event.side)
                yield from self.deserted(event)
            case ChangedSides():
                yield from self.took(event.of, event.cus, "joined", event.side)
            case RoyalTaken(of=str()):
                yield from self.took(event.of, {event.royal: 1}, "captured", event.side)
                yield from self.gained(event)
            case RoyalTaken() | Married():
                yield from self.gained(event)
            case Arrived():
                generals = [] if event.general is None else [event.general]
                yield Gained(event.side, {**event.cus, **dict.fromkeys(generals, 1)})
            case _:
                pass

    def gained(self, event: RoyalTaken | Married) -> Iterator[Mark]:
        if event.side is not None:
            yield Gained(event.side, {event.royal: 1})

    def took(self, side: str | None, pieces: Mapping[str, int], fate: Fate, to: str | None = None) -> Iterator[Mark]:
        """Those are lost to a side; as long as it has not been decided, what it has left is told anew."""
        if side is None:
            return
        yield Lost(side, dict(pieces), fate, to)
        if side in self.forces:
            left = self.mustered(side, {piece: -count for piece, count in pieces.items()})
            if not self.scores:
                yield left
        if fate == "joined" and to in self.forces and not self.scores:
            yield self.mustered(to, pieces)

    def deserted(self, event: RoyalArmyJoined) -> Iterator[Mark]:
        """S4-10-ad, S3-14.3-g Nobody is left to fight for a side."""
        fighters = [piece for piece, count in self.forces.get(event.of, {}).items() if count > 0 and piece in CUS]
        if self.kind == "battle" and event.side in self.forces and not self.scores and not fighters:
            self.settled = True
            yield Parted(event.side, "deserted")

    # -- what it led to -----------------------------------------------------------------------------------------

    def changed(self, event: Event) -> Iterator[Mark]:
        match event:
            case Marched():
                self.fallen = None
                yield Went(event.side, event.space, event.to, sum(event.cus.values()))
            case Retreated(to=str(to)):
                yield Went(event.side, event.space, to)
            case Championship():
                if self.forces:
                    yield Changed(event.side, "champion", CHAMPION_L if event.champion else -CHAMPION_L)
                else:
                    self.fallen = None if event.champion else event.side
            case ControlChanged():
                if event.of is not None:
                    yield Changed(event.of, "space", -1, space=event.space)
                if event.side is not None:
                    yield Changed(event.side, "space", 1, space=event.space)
                yield from self.fleets(event)
            case SiegeScored():
                yield Changed(event.side, "siege_points", event.added, event.points, event.space)
            case Popular():
                yield Changed(event.side, "popularity", 1, event.popularity)
            case _:
                pass

    def fleets(self, event: ControlChanged) -> Iterator[Mark]:
        """S4-7.4-c, S3-13.2-b Those that have gone with their Province or city."""
        if event.masterless and event.of is not None:
            yield Lost(event.of, dict.fromkeys(event.masterless, 1), "left")
        if event.fleets and event.fleets_of is not None:
            yield Lost(event.fleets_of, dict.fromkeys(event.fleets, 1), "joined", event.side)
        elif event.fleets and event.side is not None:
            yield Gained(event.side, dict.fromkeys(event.fleets, 1))

    def decided(self, event: Event) -> Iterator[Mark]:
        match event:
            case BattleDecided():
                high, low = max(event.score, event.against), min(event.score, event.against)
                why = "draw" if event.winner is None else "twice" if high >= 2 * low else "score"
                yield Weighed(40 if event.winner else 15)
                yield Parted(event.winner, why)
            case SiegeRolled():
                yield Parted(None, "holds")
            case SiegeCompleted():
                yield Parted(event.side, "fell")
            case NavalBattleOff():
                yield Parted(None, "called_off")
            case NavalBattleRolled():
                yield from self.at_sea(event.side)
            case Dispersed() | Eliminated() | ChangedSides():
                yield from self.without_troops()
            case _:
                pass

    def at_sea(self, last: str) -> Iterator[Mark]:
        """S4-13.3-m, S3-13.5-b Both have rolled, or there is no escort that could."""
        if len(self.forces) != 2:
            return
        interceptor, mover = self.forces
        if mover not in self.scores and self.forces[mover]:
            return
        if last == mover:
            return
        ours, theirs = self.scores[interceptor], self.scores.get(mover, 0)
        winner = None if ours == theirs else interceptor if ours > theirs else mover
        yield Parted(winner, "sea_draw" if winner is None else "sea_score")

    def without_troops(self) -> Iterator[Mark]:
        """OQ-LAST-CU A card has taken the last CU of a side before a die fell."""
        if self.kind != "battle" or self.scores or self.settled:
            return
        for side, other in zip(self.forces, reversed(self.forces), strict=True):
            if side != SIDE_REFS[INDEPENDENT] and not any(self.forces[side].get(piece, 0) > 0 for piece in CUS):
                self.settled = True
                yield Parted(other, "no_troops")
                return


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
