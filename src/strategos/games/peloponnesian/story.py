"""The story of a war: SP, spaces, Treasuries, wills and points over time, combats and the luck in them, marches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from strategos.kernel.chance import Roll
from strategos.kernel.events import Event
from strategos.kernel.view import View
from strategos.parts.marks import (
    Changed,
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
    count,
)
from strategos.parts.stories import Story

from .chronicle import TELLING
from .combat_events import (
    BattleBegan,
    BattleEnded,
    BattleRolled,
    EliteLost,
    GarrisonLost,
    HostagesTaken,
    SiegeRolled,
    Skirmished,
    UnitsLost,
)
from .events import (
    Activated,
    ArmisticeMade,
    Auguries,
    HelotsRose,
    InterceptionRolled,
    KingsPeace,
    LeaderDrawn,
    LeaderLost,
    MessenianFreed,
    Moved,
    ObjectiveNamed,
    PersiaEntered,
    PersiaLeft,
    PowerJoined,
    Ravaged,
    Rebelled,
    RebellionTried,
    SciChanged,
    Scored,
    SideChanged,
    StormRolled,
    Surrendered,
    Talents,
    WentHome,
)
from .facts import KIND_NAMES
from .shapes import SideFacts, SpaceFacts, ViewFacts
from .state import PeloponnesianState
from .tally import tally

MEAN = 3.5
"""Of a die."""
CITIZENS = "side:citizens"
"""Who holds a fortress that is nobody's."""


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
            case UnitsLost():
                lost = troops(event.hoplite, event.cavalry, event.naval)
                self.marching -= min(self.marching, count(lost)) if event.side == self.side else 0
                yield Lost(event.side, lost)
            case EliteLost():
                yield Lost(event.side, {event.elite.replace("effect:", "piece:"): 1}, "broken")
                if event.vanished:
                    yield Lost(event.side, {"piece:hoplite": event.vanished})
            case GarrisonLost():
                yield Lost(event.side, {"piece:garrison": 1})
            case LeaderDrawn():
                yield Gained(event.side, {event.leader: 1})
            case PersiaLeft():
                yield Lost("side:persia", event.pieces, "dispersed")
            case LeaderLost():
                yield Weighed(25)
                yield Lost(event.side, {event.leader: 1})
            case WentHome():
                sp = event.hoplite + event.cavalry + event.naval
                yield Changed(event.side, "went_home", sp, space=event.space)
            case SciChanged():
                yield Changed(event.side, "confidence", event.by, event.sci)
            case Scored():
                yield Changed(event.side, "points", event.vp, event.total)
            case Talents():
                yield Changed(event.side, "talents", event.talents, event.treasury)
            case Ravaged():
                yield Changed(event.by, "ravaged", 1, space=event.space)
            case HostagesTaken():
                yield Weighed(30)
                yield Changed(event.by, "hostages", 1)
            case BattleBegan() | BattleRolled() | BattleEnded() | Skirmished() | SiegeRolled():
                yield from self.clash(event)
            case _:
                yield from self.single(event)

    def clash(self, event: BattleBegan | BattleRolled | BattleEnded | Skirmished | SiegeRolled) -> Iterator[Mark]:
        """What is fought: battles of both kinds and null battles, skirmishes, sieges."""
        match event:
            case BattleBegan():
                first, second = event.sides
                came = event.attacker or first
                yield Met(bare(event.kind), event.space, came, second if came == first else first)
                yield from (Mustered(*one) for one in hosts(event.sides, event.forces))
            case BattleRolled():
                yield Threw(
                    event.side,
                    (event.die,),
                    event.die,
                    MEAN,
                    modifiers(event.reasons, event.values),
                    event.total,
                    rule=event.rule,
                )
            case BattleEnded():
                yield Weighed(30 if event.winner else 10)
                yield Parted(event.winner, bare(event.why) or ("higher" if event.winner else "level"), event.rule)
            case Skirmished():
                yield Met("skirmish", event.space, *event.sides)
                yield from (Mustered(*one) for one in hosts(event.sides, event.forces))
                for side, die in zip(event.sides, event.dice, strict=True):
                    yield Threw(side, (die,), die, rule="PW-5.7.1-a")
                yield Parted(None, "skirmish_battle" if event.battle else "skirmish", "PW-5.7.2-a")
            case SiegeRolled():
                yield Weighed(35 if event.succeeds else 25)
                defender = event.defender or CITIZENS
                yield Met("siege", event.space, event.side, defender)
                yield from (Mustered(*one) for one in hosts((event.side, defender), event.forces))
                if event.die:
                    added = modifiers(event.reasons, event.values)
                    yield Threw(event.side, (event.die,), event.die, MEAN, added, event.total, rule="PW-6.3-h")
                why = "taken" if event.succeeds else bare(event.why) or "held"
                yield Parted(event.side if event.succeeds else defender, why, "PW-6.3-j" if event.die else "PW-6.3-d")

    def single(self, event: Event) -> Iterator[Mark]:
        """Dice outside battles: a high one is good for who rolls it, but in Auguries and storms."""
        match event:
            case InterceptionRolled() | RebellionTried():
                yield from (Threw(event.side, (event.die,), event.die, MEAN) for _ in range(1 if event.die else 0))
            case Auguries():
                yield Threw(event.side, (event.die,), 7 - event.die, MEAN)
            case StormRolled():
                yield Threw(self.side, (event.die,), 7 - event.die, MEAN)
                yield Weighed(50 if event.lost else 0)
            case _:
                yield from (Weighed(WEIGHTS[kind]) for kind in (type(event),) if kind in WEIGHTS)


def bare(ref: str) -> str:
    return ref.removeprefix("effect:")


def troops(hoplite: int = 0, cavalry: int = 0, naval: int = 0) -> dict[str, int]:
    """SP by kind."""
    kinds = zip(KIND_NAMES, (hoplite, cavalry, naval), strict=True)
    return {f"piece:{kind}": n for kind, n in kinds if n}


def hosts(sides: Sequence[str], forces: Sequence[Sequence[int]]) -> Iterator[tuple[str, dict[str, int], int]]:
    """Each side with its SP by kind, and how many they are; records of old versions do not tell."""
    for side, force in zip(sides, forces, strict=False):
        yield side, troops(*force), sum(force)


def modifiers(reasons: Sequence[str], values: Sequence[int]) -> tuple[Modifier, ...]:
    return tuple(Modifier(bare(why), by) for why, by in zip(reasons, values, strict=True))


def shows(s: PeloponnesianState) -> bool:
    """A leader may be gone when the Expedition that he led is still to be put down."""
    return s.expedition is None or s.leader_at[s.expedition.leader] >= 0


WEIGHTS: dict[type[Event], int] = {
    Surrendered: 100,
    ArmisticeMade: 60,
    KingsPeace: 60,
    MessenianFreed: 60,
    SideChanged: 50,
    PersiaEntered: 50,
    HelotsRose: 45,
    PowerJoined: 25,
    Rebelled: 15,
}
"""What stands out, and by how much."""

STORY = Story(numbers, Reader, date, TELLING, unfolds=shows, tally=tally)
