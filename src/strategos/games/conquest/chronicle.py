"""The chronicle of a game: what is told of a player's turn, and how its events are gathered into sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from strategos.kernel.events import Event
from strategos.parts.stories import Phrase, Telling

from .events import (
    BattleBegan,
    BattleEnded,
    Bought,
    CaesarFell,
    Conquered,
    GalleySunk,
    Landed,
    LeaderTaken,
    LegionFormed,
    Marched,
    Placed,
    RansomOffered,
    Retreated,
    Rolled,
    Settled,
    TributeDrawn,
    UnitsLost,
)

MARCHES = 3
"""More marches than these are told as one."""
BUILT = ("item:city", "item:fortification", "item:fortified_city", "item:road")

SILENT = frozenset(
    ("consent_asked", "sailed", "boarded", "price_asked", "acclamation_proposed", "acclamation_answered")
)
FOLDED = frozenset(
    ("marched", "landed", "conquered", "battle_began", "legion_formed", "rolled", "units_lost", "battle_ended",
     "retreated", "bought", "placed", "ransom_offered")
)  # fmt: skip
"""Told in sentences of others, or only some of them."""


def gather(events: Sequence[Event]) -> Iterator[Phrase]:
    """A player's turn: his marches, what fell to him without a fight, his battles, his money."""
    if settled := [e for e in events if isinstance(e, Settled)]:
        yield "settled", {"sides": [e.side for e in settled], "count": len(settled)}
    fought = {e.space for e in events if isinstance(e, BattleBegan)}
    free = [e.space for e in events if isinstance(e, Conquered) and e.space not in fought]
    yield from marches([e for e in events if isinstance(e, Marched)], free)
    for e in events:
        if isinstance(e, Landed) and e.infantry + e.cavalry + e.catapult:
            yield "landed", {"side": e.side, "count": e.infantry + e.cavalry + e.catapult, "space": e.space}
    yield from conquests([e for e in events if isinstance(e, Conquered) and e.space not in fought])
    battle = Battle()
    for e in events:
        yield from battle.read(e)
    yield from money(events)


def marches(events: Sequence[Marched], submitted: Sequence[str]) -> Iterator[Phrase]:
    """Each army by where it set out and where it came to rest; leaders alone are not told.

    Of many armies only those are told that came to places which do not submit to them in the next sentence.
    """
    ways: list[Marched] = []
    for e in events:
        if not e.infantry + e.cavalry + e.catapult:
            continue
        last = next((n for n, w in enumerate(ways) if w.to == e.origin and w.leaders == e.leaders), None)
        if last is None:
            ways.append(e)
        else:
            ways[last] = msgspec.structs.replace(e, origin=ways[last].origin)
    ways = [w for w in ways if w.origin != w.to]
    if len(ways) > MARCHES:
        elsewhere = list(dict.fromkeys(w.to for w in ways if w.to not in submitted))
        if elsewhere:
            yield "marches", {"side": ways[0].side, "spaces": elsewhere}
        return
    for w in ways:
        count = w.infantry + w.cavalry + w.catapult
        yield "marched", {"side": w.side, "origin": w.origin, "to": w.to, "count": count}


def conquests(events: Sequence[Conquered]) -> Iterator[Phrase]:
    free = [e for e in events if e.loser is None]
    if free:
        yield "occupied", {"side": free[0].side, "spaces": [e.space for e in free], "count": len(free)}
    for loser in dict.fromkeys(e.loser for e in events if e.loser):
        spaces = [e.space for e in events if e.loser == loser]
        yield "taken", {"side": events[0].side, "spaces": spaces, "loser": loser, "count": len(spaces)}


class Battle:
    """Reads a battle to its end; then it is one sentence, and what became of the leaders follows."""

    def __init__(self) -> None:
        self.began: BattleBegan | None = None
        self.count: dict[str, int] = {}
        self.lost: dict[str, int] = {}
        self.rounds = 0
        self.fled: Retreated | None = None

    def read(self, e: Event) -> Iterator[Phrase]:
        began = self.began
        match e:
            case BattleBegan():
                self.began, self.count, self.lost, self.rounds, self.fled = e, {}, {}, 0, None
            case LegionFormed() if began:
                self.count.setdefault(e.side, e.infantry + e.cavalry + e.catapult + e.reserve)
            case Rolled() if began:
                self.count.setdefault(e.side, len(e.dice) // 2)
                self.rounds += e.side == began.attacker and e.purpose != "pursuit"
            case UnitsLost() if began:
                self.lost[e.side] = self.lost.get(e.side, 0) + e.infantry + e.cavalry + e.catapult
            case GalleySunk() if began:
                self.lost[e.side] = self.lost.get(e.side, 0) + 1
            case Retreated() if began:
                self.fled = e
            case BattleEnded() if began:
                self.began = None
                yield "battle", self.told(began, e)
            case GalleySunk() | CaesarFell():
                yield str(e.__struct_config__.tag), msgspec.structs.asdict(e)
            case LeaderTaken():
                yield "leader_taken", {"leader": e.leader, "by": e.by, "killed": e.killed}
            case _:
                pass

    def told(self, began: BattleBegan, ended: BattleEnded) -> dict[str, object]:
        attacker, defender = began.attacker, began.defender
        won = "attacker" if ended.winner == attacker else "defender" if ended.winner == defender else "nobody"
        return {
            "space": began.space,
            "attacker": attacker,
            "defender": defender,
            "attackers": self.count.get(attacker, 0),
            "defenders": self.count.get(defender, 0),
            "lost": self.lost.get(attacker, 0),
            "slain": self.lost.get(defender, 0),
            "fort": began.fort,
            "rounds": self.rounds,
            "won": won,
            "to": self.fled.to if self.fled is not None else None,
        }


def money(events: Sequence[Event]) -> Iterator[Phrase]:
    """Tribute and what it was spent on; cities, walls and roads by their places; the rest as it happened."""
    for e in events:
        if isinstance(e, TributeDrawn):
            yield "tribute_drawn", {"side": e.side, "talents": e.talents}
    bought: dict[str, dict[str, int]] = {}
    spent: dict[str, int] = {}
    for e in events:
        if isinstance(e, Bought):
            goods = bought.setdefault(e.side, {})
            goods[e.item] = goods.get(e.item, 0) + e.count
            spent[e.side] = spent.get(e.side, 0) + e.talents
    for side, goods in bought.items():
        yield "bought", {"side": side, "goods": goods, "talents": spent[side]}
    for item in BUILT:
        built = [e for e in events if isinstance(e, Placed) and e.item == item]
        if spaces := [e.space for e in built if e.other is None]:
            yield "built", {"goods": {item: len(spaces)}, "spaces": spaces, "count": len(spaces)}
        for e in built:
            if e.other is not None:
                yield "road", {"space": e.space, "other": e.other}
    for e in events:
        tag = str(e.__struct_config__.tag)
        if isinstance(e, RansomOffered) and e.accepted:
            freed = [e.leader, *e.others]
            yield "ransomed", {"side": e.side, "captor": e.captor, "leaders": freed, "talents": e.talents}
        elif tag in (
            "leader_escaped",
            "leader_returned",
            "city_destroyed",
            "prices_rise",
            "prices_rose",
            "emperor_made",
        ):
            yield tag, msgspec.structs.asdict(e)


TELLING = Telling(("turn_began",), gather, SILENT, FOLDED)
