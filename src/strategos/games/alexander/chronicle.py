"""The chronicle of a campaign: what is told of a turn, and how its events are gathered into sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from strategos.kernel.events import Event
from strategos.parts.accounts import Account
from strategos.parts.stories import Phrase, Telling

from .events import (
    AdvisorJoined,
    AlexanderKilled,
    AreaConquered,
    BattleBegun,
    BattleTurn,
    BattleWon,
    GarrisonJoined,
    IntimidationResult,
    Marched,
    OperationLanded,
    Retreated,
    SectionHit,
    TrackMoved,
    UnitBought,
    UnitDestroyed,
    WallRaised,
)
from .losses import OURS

SILENT = frozenset(
    ("enemy_deployed", "refitted", "order_rolled", "nothing_happened", "cup_empty", "reward_placed", "gold_lost",
     "gold_gained", "glory_gained", "glory_spent", "operation_drawn", "operation_cancelled", "operation_unit",
     "operation_foiled", "operations_shuffled", "unit_reduced", "disbanded", "scouted", "stayed", "prophecy_refused",
     "enemy_plans_drawn", "plan_taken", "plan_used", "plan_lost", "plans_cancelled", "raided", "enemy_reinforced",
     "attacked", "rested", "rerolled", "enveloped", "trapped", "leader_left", "regrouped", "retreat_rolled",
     "intimidated", "income", "insight_gained", "insight_used", "spies_struck", "fleet_rolled", "fleet_effect",
     "siege_ship_fired", "section_repaired")
)  # fmt: skip
FOLDED = frozenset(
    ("advisor_joined", "wall_raised", "garrison_joined", "operation_landed", "unit_destroyed", "marched",
     "battle_begun", "battle_turn", "battle_won", "retreated", "intimidation_result", "area_conquered",
     "unit_bought", "track_moved", "section_hit")
)  # fmt: skip
"""Told in sentences of others, or only some of them."""


def gather(events: Sequence[Event], clashes: Sequence[Account]) -> Iterator[Phrase]:
    """A turn in the order in which it happened; what the enemy prepares comes first, what was bought and built last."""
    if cards := [e.card for e in events if isinstance(e, AdvisorJoined)]:
        yield "advisors", {"cards": cards, "count": len(cards)}
    yield from preparations(events)
    battle = Battle()
    way: list[str] = []
    for e in events:
        if isinstance(e, Marched):
            way.append(e.space)
            continue
        inside = battle.began is not None
        told = list(battle.read(e))
        if not told and not (inside and isinstance(e, UnitDestroyed)):
            told = list(single(e))
        if (told or isinstance(e, BattleBegun)) and way:
            yield "marched", {"spaces": way, "count": len(way)}
            way = []
        yield from told
    if way:
        yield "marched", {"spaces": way, "count": len(way)}
    yield from works(events)


def preparations(events: Sequence[Event]) -> Iterator[Phrase]:
    walls = list(dict.fromkeys(e.space for e in events if isinstance(e, WallRaised)))
    if walls:
        yield "walls", {"spaces": walls, "count": len(walls)}
    joined = list(dict.fromkeys(e.space for e in events if isinstance(e, GarrisonJoined)))
    if joined:
        yield "garrisons", {"spaces": joined, "count": len(joined)}
    landed = [e for e in events if isinstance(e, OperationLanded)]
    for space in dict.fromkeys(e.space for e in landed):
        yield "operations", {"space": space, "count": sum(1 for e in landed if e.space == space)}


def single(e: Event) -> Iterator[Phrase]:
    """What is a sentence by itself."""
    tag = str(e.__struct_config__.tag)
    if isinstance(e, AreaConquered):
        if e.how != "battle":
            yield "yielded", {"space": e.space}
    elif isinstance(e, IntimidationResult):
        if e.result != "success":
            yield "defied", {"space": e.space}
    elif isinstance(e, UnitDestroyed):
        if e.side == OURS:
            yield "unit_lost", {"piece": e.piece}
    elif tag not in SILENT and tag not in FOLDED:
        yield tag, msgspec.structs.asdict(e)


class Battle:
    """Reads a battle to its end; then it is one sentence."""

    def __init__(self) -> None:
        self.began: BattleBegun | None = None
        self.turns = self.lost = self.slain = 0

    def read(self, e: Event) -> Iterator[Phrase]:
        began = self.began
        if isinstance(e, BattleBegun):
            self.began, self.turns, self.lost, self.slain = e, 0, 0, 0
        elif began is None:
            return
        elif isinstance(e, BattleTurn):
            self.turns = e.turn
        elif isinstance(e, UnitDestroyed):
            self.lost += e.side == OURS
            self.slain += e.side != OURS
        elif isinstance(e, (BattleWon, Retreated, AlexanderKilled)):
            self.began = None
            facts = {
                "space": began.space,
                "forces": began.forces,
                "enemies": began.enemies,
                "lost": self.lost,
                "slain": self.slain,
                "turns": self.turns,
                "result": "won" if isinstance(e, BattleWon) else "lost" if isinstance(e, Retreated) else "killed",
            }
            yield "battle", facts
            if isinstance(e, AlexanderKilled):
                yield from single(e)


def works(events: Sequence[Event]) -> Iterator[Phrase]:
    """Troops, and at Tyre ships, the Mole and the breaches in the walls."""
    bought = [e for e in events if isinstance(e, UnitBought)]
    if bought:
        kinds: dict[str, int] = {}
        for e in bought:
            kind = e.piece.rsplit("-", 1)[0] if e.piece.rsplit("-", 1)[-1].isdigit() else e.piece
            kinds[kind] = kinds.get(kind, 0) + 1
        yield "recruited", {"goods": kinds, "gold": sum(e.gold for e in bought), "count": len(bought)}
    tracks = list(dict.fromkeys(e.track for e in events if isinstance(e, TrackMoved) and e.gold))
    if tracks:
        yield "works", {"tracks": tracks}
    hits = [e for e in events if isinstance(e, SectionHit)]
    if hits:
        yield "breaches", {"count": len(hits)}


TELLING = Telling(("campaign_begun", "turn_advanced"), gather, SILENT, FOLDED)
