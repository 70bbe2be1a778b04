"""The chronicle of a game: what is told of a player's turn, and how its events are gathered into sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from strategos.kernel.events import Event
from strategos.parts.accounts import Account
from strategos.parts.marks import Pieces, Went
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
    Marched,
    Placed,
    RansomOffered,
    Settled,
    TributeDrawn,
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


def gather(events: Sequence[Event], clashes: Sequence[Account]) -> Iterator[Phrase]:
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
    yield from battles(events, clashes)
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


def battles(events: Sequence[Event], clashes: Sequence[Account]) -> Iterator[Phrase]:
    """Each battle in one sentence where it ends, and what became of leaders and ships after it."""
    left = iter(clashes)
    began: BattleBegan | None = None
    for e in events:
        match e:
            case BattleBegan():
                began = e
            case BattleEnded() if began and (account := next(left, None)):
                yield "battle", battle(account, began.fort)
                began = None
            case GalleySunk() | CaesarFell() if began is None:
                yield str(e.__struct_config__.tag), msgspec.structs.asdict(e)
            case CaesarFell():
                yield "caesar_fell", msgspec.structs.asdict(e)
            case LeaderTaken():
                yield "leader_taken", {"leader": e.leader, "by": e.by, "killed": e.killed}
            case _:
                pass


def battle(account: Account, fort: bool) -> dict[str, object]:
    """Who met with how many, what it cost them, and who stayed."""
    attacker, defender = account.attacker, account.defender
    winner = account.parted.winner if account.parted else None
    at_sea = account.kind == "sea_battle"
    fled = next((line.told for line in account.lines if isinstance(line.told, Went)), None)
    return {
        "space": account.space,
        "attacker": attacker,
        "defender": defender,
        "attackers": troops(account.mustered(attacker), at_sea=at_sea),
        "defenders": troops(account.mustered(defender), at_sea=at_sea),
        "lost": troops(account.lost(attacker), at_sea=at_sea),
        "slain": troops(account.lost(defender), at_sea=at_sea),
        "fort": fort,
        "rounds": sum(1 for roll in account.thrown(attacker) if roll.purpose != "pursuit"),
        "won": "attacker" if winner == attacker else "defender" if winner == defender else "nobody",
        "to": fled.to if fled is not None else None,
    }


def troops(pieces: Pieces, *, at_sea: bool) -> int:
    """Units on land, ships at sea; what became of leaders, and of ships at the coast, is told by itself."""
    return sum(n for piece, n in pieces.items() if piece.startswith("piece:galley") == at_sea and not is_leader(piece))


def is_leader(piece: str) -> bool:
    return piece.startswith(("piece:caesar", "piece:general"))


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
