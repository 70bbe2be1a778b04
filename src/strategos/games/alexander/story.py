"""The story of a campaign: the Army, Gold, Glory and areas over time, battles and the luck in them, the march."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from strategos.kernel.chance import Roll
from strategos.kernel.events import Event
from strategos.kernel.view import View
from strategos.parts.marks import Changed, Gained, Lost, Mark, Met, Modifier, Mustered, Parted, Threw, Weighed, Went
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
    Disbanded,
    EnemyReinforced,
    LeaderKilled,
    LeaderLeft,
    LevelGained,
    LevelLost,
    Marched,
    Mutiny,
    PlanUsed,
    Regrouped,
    Retreated,
    RetreatRolled,
    Revolted,
    SpiesStruck,
    Trapped,
    UnitDestroyed,
    UnitReduced,
)
from .facts import ALEXANDER, CAMPAIGN, CAMPAIGNS, KIND, NUMBER, NUMBER_OF, REF
from .losses import OURS
from .shapes import SpaceFacts, ViewFacts
from .state import AlexanderState, forces
from .tally import tally

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
    """Keeps the dice of an attack, which Fate may have rolled again, who was only reduced in a battle, and where the
    Army stood before it marched."""

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.here = ""
        self.forces = 0
        self.enemy = ""
        """Whom a battle is fought against; empty while there is none."""
        self.reduced: dict[str, str] = {}
        """Counter → its side."""
        self.returning: list[str] = []
        """Who comes back after the battle."""
        self.given = False
        """The next attack is a sacrifice: nothing is rolled."""

    def rolled(self, state: AlexanderState, roll: Roll, results: Sequence[int]) -> None:
        if roll.purpose in ("attack", "enemy attack"):
            self.dice.extend(results)
        elif state.garrison:
            self.here, self.forces = state.map.refs[state.area], forces(state)

    def side(self, side: str) -> str:
        """Events call them the enemy; an account says who it is."""
        return self.enemy if side == THEIRS and self.enemy else side

    def read(self, event: Event) -> Iterator[Mark]:
        match event:
            case BattleBegun():
                self.enemy, self.reduced = event.enemy, {}
                yield Met("battle", event.space, OURS, event.enemy)
                yield Mustered(OURS, event.ours)
                yield Mustered(event.enemy, event.theirs)
            case BattleWon():
                yield Weighed(30)
                if event.left:
                    yield Lost(self.enemy, event.left)
                yield from self.over(Parted(OURS, "won", "FA-resolve-09"))
            case Retreated():
                self.here = event.to
                yield Weighed(40)
                yield from self.over(Parted(self.enemy or THEIRS, "left", "FA-retreat-01"))
                yield Went(OURS, event.space, event.to)
            case AlexanderKilled():
                yield Weighed(100)
                self.reduced.pop(COMMANDER, None)
                yield Lost(OURS, {COMMANDER: 1})
                if self.enemy:
                    yield from self.over(Parted(self.enemy, "killed", "FA-death-02"))
            case Marched():
                if self.here and self.here != event.space:
                    yield Went(OURS, self.here, event.space, self.forces)
                self.here = event.space
            case CampaignBegun():
                self.here = ""
            case _:
                yield from self.struck(event)
                yield from (Weighed(WEIGHTS[kind]) for kind in (type(event),) if kind in WEIGHTS)

    def struck(self, event: Event) -> Iterator[Mark]:
        """Blows, and who came or went in a battle."""
        match event:
            case PlanUsed():
                self.given = event.card == "card:a_sacrifice"
            case Attacked():
                yield from self.attack(event)
            case Trapped():
                self.dice = []
                yield Threw(OURS, (event.die,), event.die, purpose="trap", rule="FA-trap-01")
            case RetreatRolled():
                yield Threw(OURS, (event.die,), 0, purpose="retreat", rule="FA-retreat-04")
            case UnitReduced():
                self.reduced[event.piece] = self.side(event.side)
            case AlexanderHit():
                self.reduced[COMMANDER] = OURS
                yield Changed(OURS, "level", -NUMBER["levels_per_hit"], event.level)
            case LevelGained():
                yield Changed(OURS, "level", 1, event.level)
            case UnitDestroyed():
                self.reduced.pop(event.piece, None)
                yield Lost(self.side(event.side), {kind(event.piece): 1})
            case Disbanded():
                self.reduced.pop(event.piece, None)
                yield Lost(OURS, {kind(event.piece): 1}, "dispersed")
            case Regrouped():
                self.returning.append(kind(event.piece))
            case EnemyReinforced():
                yield Gained(self.enemy, {kind(event.piece): 1})
            case LeaderLeft():
                yield Lost(self.enemy, {kind(event.piece): 1}, "dispersed")
            case SpiesStruck() if event.space == self.here:
                yield Lost(self.enemy, {kind(event.piece): 1}, "dispersed")
            case _:
                pass

    def attack(self, event: Attacked) -> Iterator[Mark]:
        """FA-bv-01 The dice of an attack with what they had to roll; all of them, where Fate rolled again."""
        each = sum(hits_of(face, event.needs, event.superior) for face in range(1, 7)) / 6
        dice, hits, expected = tuple(self.dice), event.hits, None
        if self.given:
            dice = ()
        elif dice:
            hits, expected = sum(hits_of(die, event.needs, event.superior) for die in dice), each * len(dice)
        else:
            # A reader of events alone sees the last one.
            dice = (event.die,)
        modifiers = tuple(Modifier(reason.why, reason.by) for reason in event.reasons[1:])
        yield Threw(self.side(event.side), dice, hits, expected, modifiers, purpose="attack", rule="FA-bv-01")
        self.dice, self.given = [], False

    def over(self, parted: Parted) -> Iterator[Mark]:
        """The battle is decided: who is still reduced is told now, for whoever was destroyed in the end is not; and
        those whom Regroup has saved come back, if there is anybody to come back to."""
        if self.returning and parted.why != "killed":
            yield Gained(OURS, dict(Counter(self.returning)))
        for side in (OURS, self.enemy):
            weaker = Counter(kind(piece) for piece, of in self.reduced.items() if of == side)
            if weaker:
                yield Lost(side, dict(weaker), "reduced")
        yield parted
        self.enemy, self.reduced, self.returning = "", {}, []


COMMANDER = REF[ALEXANDER]


def kind(piece: str) -> str:
    """The kind of a counter, as a reference."""
    return f"piece:{KIND[NUMBER_OF[piece.removeprefix('piece:')]]}"


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

STORY = Story(numbers, Reader, date, TELLING, ("areas",), tally=tally)
