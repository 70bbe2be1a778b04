"""The story of a campaign: the Army, Gold, Glory and areas over time, battles and the luck in them, the march."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from strategos.kernel.chance import Roll
from strategos.kernel.events import Event
from strategos.kernel.view import View
from strategos.parts.marks import Lost, Mark, Met, Mustered, Parted, Threw, Weighed, Went
from strategos.parts.stories import Story

from .attacks import THEIRS, hits_of
from .chronicle import TELLING
from .events import (
    AlexanderHit,
    AlexanderKilled,
    AreaConquered,
    Attacked,
    BattleBegun,
    BattleWon,
    CampaignBegun,
    CampaignLost,
    CampaignWon,
    LeaderKilled,
    LevelGained,
    LevelLost,
    Marched,
    Mutiny,
    Retreated,
    Revolted,
    Trapped,
    UnitDestroyed,
)
from .facts import CAMPAIGN, CAMPAIGNS, NUMBER
from .losses import OURS
from .shapes import SpaceFacts, ViewFacts
from .state import AlexanderState, forces

HELD = ("taken", "governed", "razed", "revolted")
SIDE = "macedonian"


def numbers(view: View) -> Mapping[str, Mapping[str, float]]:
    """FA-victory-03 The Army, what it owns and has conquered, and what a victory in this box would be worth."""
    facts = view.facts
    if not isinstance(facts, ViewFacts):
        return {}
    campaign = CAMPAIGN[CAMPAIGNS.index(facts.campaign.removeprefix("scenario:"))]
    options = next((hand.cards or () for hand in view.hands if hand.id == "options"), ())
    cities = sum(1 for piece in view.pieces if piece.kind == "city")
    worth = campaign.vp[facts.box] + NUMBER["city_vp"] * cities + sum(campaign.options[o].vp for o in options)
    held = sum(1 for space in view.spaces.values() if isinstance(space, SpaceFacts) and space.state in HELD)
    values = {
        "forces": facts.forces,
        "gold": facts.gold,
        "glory": facts.glory,
        "areas": held,
        "level": facts.level,
        "worth": worth,
    }
    return {name: {SIDE: value} for name, value in values.items()}


def date(view: View) -> str:
    return view.facts.date if isinstance(view.facts, ViewFacts) else ""


class Reader:
    """Keeps the dice of an attack, which Fate may have rolled again, and where the Army stood before it marched."""

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.here = ""
        self.forces = 0
        self.fighting = False

    def rolled(self, state: AlexanderState, roll: Roll, results: Sequence[int]) -> None:
        if roll.purpose in ("attack", "enemy attack"):
            self.dice.extend(results)
        elif state.garrison:
            self.here, self.forces = state.map.refs[state.area], forces(state)

    def read(self, event: Event) -> Iterator[Mark]:
        match event:
            case BattleBegun():
                self.fighting = True
                yield Met("battle", event.space, OURS, THEIRS)
                yield Mustered(OURS, {"piece:force": event.forces})
                yield Mustered(THEIRS, {"piece:force": event.enemies})
            case Attacked():
                # A unit that sacrifices itself hits without a roll.
                if dice := self.dice:
                    expected = sum(hits_of(face, event.needs, event.superior) for face in range(1, 7)) / 6
                    hits = sum(hits_of(die, event.needs, event.superior) for die in dice)
                    yield Threw(event.side, tuple(dice), hits, expected * len(dice))
                self.dice = []
            case Trapped():
                self.dice = []
            case UnitDestroyed():
                yield Lost(event.side, {"piece:force": 1})
            case BattleWon():
                self.fighting = False
                yield Weighed(30)
                yield Parted(OURS)
            case Retreated():
                self.fighting = False
                self.here = event.to
                yield Weighed(40)
                yield Parted(THEIRS)
                yield Went(OURS, event.space, event.to)
            case Marched():
                if self.here and self.here != event.space:
                    yield Went(OURS, self.here, event.space, self.forces)
                self.here = event.space
            case CampaignBegun():
                self.here = ""
            case AlexanderKilled():
                yield Weighed(100)
                if self.fighting:
                    yield Parted(THEIRS)
            case _:
                yield from (Weighed(WEIGHTS[kind]) for kind in (type(event),) if kind in WEIGHTS)


WEIGHTS: dict[type[Event], int] = {
    CampaignLost: 95,
    CampaignWon: 90,
    LeaderKilled: 50,
    AlexanderHit: 45,
    Mutiny: 40,
    Revolted: 35,
    AreaConquered: 25,
    LevelLost: 15,
    LevelGained: 10,
}
"""What stands out, and by how much."""

STORY = Story(numbers, Reader, date, TELLING, ("areas",))
