"""The chronicle of a war: what is told of a turn, and how its events are gathered into sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from strategos.kernel.events import Event
from strategos.parts.accounts import Account, Closed
from strategos.parts.marks import Pieces
from strategos.parts.stories import PARAGRAPH, Phrase, Telling

from .combat_events import BattleBegan, BattleEnded, SiegeBegan, SiegeRolled, UnitsLost
from .events import (
    Activated,
    Auguries,
    BellicosityChanged,
    Built,
    ControlChanged,
    EventRolled,
    GarrisonPlaced,
    InterceptionRolled,
    ObjectiveNamed,
    OperationEnded,
    Passed,
    Ravaged,
    Rebelled,
    RebellionEnded,
    RebellionTried,
    RevenueDrawn,
    Scored,
    StrategyChosen,
)
from .facts import KIND_NAMES

SILENT = frozenset(
    ("side_kept", "talents", "sci_changed", "rebellion_rolled", "leader_drawn", "leader_went_home", "strategy_kept",
     "fate_rolled", "in_force", "garrison_lost",
     "initiative", "auguries", "passed", "units_placed", "expedition_planned", "way_drawn", "moved", "skirmished",
     "units_left", "went_home", "siege_began", "battle_rolled", "homecoming_rolled", "came_home")
)  # fmt: skip
FOLDED = frozenset(
    ("event_rolled", "bellicosity_changed", "rebelled", "rebellion_ended", "objective_named", "activated",
     "storm_rolled", "interception_rolled", "units_lost", "ravaged", "operation_ended", "battle_began", "battle_ended",
     "siege_rolled", "strategy_chosen", "control_changed", "revenue_drawn", "built", "garrison_placed", "scored")
)  # fmt: skip
"""Told in sentences of others, or only some of them."""

ENDS = {"effect:end_arrived": "arrived", "effect:end_beaten": "beaten", "effect:end_storm": "storm"}
"""How an Expedition ended that is told by a word of its own; others did not get there."""


BATTLES = ("naval", "land", "null")


def gather(events: Sequence[Event], clashes: Sequence[Account]) -> Iterator[Phrase]:
    """A turn in the order in which it happened; what was ravaged, taken, built and earned comes at its end."""
    operation, battle = Operation(), Battle(clashes)
    chosen = [e for e in events if isinstance(e, StrategyChosen)][-1:]
    fields = next((n for n, e in enumerate(events) if isinstance(e, SiegeBegan) or fought_in_phase(e)), None)
    march = next((n for n, e in enumerate(events) if isinstance(e, ObjectiveNamed)), None)
    for n, e in enumerate(events):
        if n in (march, fields):
            yield from operation.told()
            yield PARAGRAPH
        if isinstance(e, ObjectiveNamed | Auguries | Passed):
            yield from operation.told()
        operation.read(e)
        if e in chosen:
            # A strategy without an objective is rolled for again.
            yield "strategy", {"side": chosen[0].side, "strategy": chosen[0].strategy}
        told = list(battle.read(e, list(single(e))))
        if operation.led is None or isinstance(e, RebellionTried):
            yield from told
        else:
            operation.on_the_way.extend(told)
        if isinstance(e, OperationEnded):
            yield from operation.told()
    yield from operation.told()
    yield PARAGRAPH
    yield from harvest(events)


def fought_in_phase(e: Event) -> bool:
    """A battle of the Combat Phase: nobody was intercepted on his way."""
    return isinstance(e, BattleBegan) and not e.intercepted


def single(e: Event) -> Iterator[Phrase]:
    """What is a sentence by itself."""
    tag = str(e.__struct_config__.tag)
    if isinstance(e, EventRolled):
        if e.possible:
            yield "event", {"name": e.name}
    elif isinstance(e, SiegeRolled):
        yield "siege", {"side": e.side, "space": e.space, "taken": e.succeeds}
    elif not isinstance(e, Closed) and tag not in SILENT and tag not in FOLDED and tag not in CHAPTERS:
        yield tag, msgspec.structs.asdict(e)


class Operation:
    """Reads an operation to its end; then it is one sentence, and what happened on the way follows."""

    def __init__(self) -> None:
        self.led: ObjectiveNamed | None = None
        self.count = self.met = self.lost = 0
        self.result = ""
        self.on_the_way: list[Phrase] = []
        """Told after the march it belongs to."""

    def read(self, e: Event) -> None:
        if isinstance(e, ObjectiveNamed):
            self.led, self.count, self.met, self.lost, self.result, self.on_the_way = e, 0, 0, 0, "", []
        elif self.led is None:
            return
        elif isinstance(e, Activated):
            self.count += e.hoplite + e.cavalry + e.naval
        elif isinstance(e, InterceptionRolled):
            self.met += e.succeeds
        elif isinstance(e, UnitsLost) and e.side == self.led.side:
            self.lost += e.hoplite + e.cavalry + e.naval
        elif isinstance(e, OperationEnded):
            self.result = ENDS.get(e.why, "stuck")
        elif isinstance(e, RebellionTried) and not e.rebels:
            self.led = None

    def told(self) -> Iterator[Phrase]:
        led, self.led = self.led, None
        if led is not None and self.count:
            facts = {"leader": led.leader, "side": led.side, "space": led.space, "count": self.count}
            yield "expedition", {**facts, "met": self.met, "lost": self.lost, "result": self.result or "stuck"}
        if led is not None:
            yield from self.on_the_way


class Battle:
    """Reads a battle to its end; then it is one sentence from its account, and what else happened in it follows."""

    def __init__(self, clashes: Sequence[Account]) -> None:
        self.left = iter([clash for clash in clashes if clash.kind in BATTLES])
        self.began: BattleBegan | None = None
        self.held: list[Phrase] = []

    def read(self, e: Event, alone: list[Phrase]) -> Iterator[Phrase]:
        if isinstance(e, BattleBegan):
            self.began, self.held = e, []
            return
        if self.began is None:
            yield from alone
            return
        self.held.extend(alone)
        if isinstance(e, BattleEnded):
            account = next(self.left, None)
            if account is not None and account.kind != "null":
                yield "battle", battle(account)
            elif account is not None:
                yield "null_battle", {"space": e.space, "why": e.why}
            self.began = None
            yield from self.held


def battle(account: Account) -> dict[str, object]:
    """Who met with how many SP, what it cost them, and who won."""
    first, second = account.attacker, account.defender
    return {
        "space": account.space,
        "kind": account.kind,
        "first": first,
        "second": second,
        "ours": sp(account.mustered(first)),
        "theirs": sp(account.mustered(second)),
        "lost": sp(account.lost(first)),
        "slain": sp(account.lost(second)),
        "winner": account.parted.winner if account.parted else None,
    }


def sp(pieces: Pieces) -> int:
    """SP among pieces: leaders, elite units and Garrisons are told by themselves."""
    return sum(n for piece, n in pieces.items() if piece.removeprefix("piece:") in KIND_NAMES)


def harvest(events: Sequence[Event]) -> Iterator[Phrase]:
    """What the turn has changed on the map and in the Treasuries."""
    for side, spaces in places([(e.by, e.space) for e in events if isinstance(e, Ravaged)]):
        yield "ravaged", {"side": side, "spaces": spaces, "count": len(spaces)}
    rebels = list(dict.fromkeys(e.space for e in events if isinstance(e, Rebelled)))
    if rebels:
        yield "rebelled", {"spaces": rebels, "count": len(rebels)}
    back = list(dict.fromkeys(e.space for e in events if isinstance(e, RebellionEnded)))
    if back:
        yield "returned", {"spaces": back, "count": len(back)}
    gained = [(e.side, e.space) for e in events if isinstance(e, ControlChanged) and e.side]
    for side, spaces in places(gained):
        yield "gained", {"side": side, "spaces": spaces, "count": len(spaces)}
    if garrisons := [e.space for e in events if isinstance(e, GarrisonPlaced)]:
        yield "garrisons", {"spaces": garrisons, "count": len(garrisons)}
    yield from money(events)
    for side in dict.fromkeys(e.side for e in events if isinstance(e, BellicosityChanged)):
        moves = [e for e in events if isinstance(e, BellicosityChanged) and e.side == side]
        if by := sum(e.by for e in moves):
            grew = "more" if by > 0 else "less"
            yield "will", {"side": side, "bellicosity": moves[-1].bellicosity, "grew": grew}
    for side in dict.fromkeys(e.side for e in events if isinstance(e, Scored)):
        # The points are those of whoever led the side.
        gains = [e for e in events if isinstance(e, Scored) and e.side == side]
        gained = sum(e.vp for e in gains)
        how = "more" if gained > 0 else "less" if gained < 0 else "none"
        yield "points", {"side": side, "vp": abs(gained), "total": gains[-1].total, "how": how}


def places(pairs: Sequence[tuple[str, str]]) -> Iterator[tuple[str, list[str]]]:
    """Side → its spaces, each once."""
    for side in dict.fromkeys(side for side, _ in pairs):
        yield side, list(dict.fromkeys(space for of, space in pairs if of == side))


def money(events: Sequence[Event]) -> Iterator[Phrase]:
    """Revenue, and how many SP were raised with it."""
    drawn: dict[str, int] = {}
    raised: dict[str, int] = {}
    for e in events:
        if isinstance(e, RevenueDrawn):
            drawn[e.side] = drawn.get(e.side, 0) + e.talents
        elif isinstance(e, Built):
            raised[e.side] = raised.get(e.side, 0) + e.hoplite + e.cavalry + e.naval
    for side, talents in drawn.items():
        yield "revenue", {"side": side, "talents": talents, "built": raised.pop(side, 0)}
    for side, count in raised.items():
        yield "raised", {"side": side, "count": count}


CHAPTERS = ("turn_began",)

TELLING = Telling(CHAPTERS, gather, SILENT, FOLDED)
