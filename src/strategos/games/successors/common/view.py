"""What a reader may see of stacks and hands in both editions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce

import msgspec

from strategos.kernel.agenda import Task
from strategos.kernel.asking import Seat
from strategos.kernel.view import Hand, Piece, Side, View
from strategos.parts.reckoning import Tally

from .board import (
    BOXES,
    COLOURS,
    DISPERSED,
    FACTIONS,
    INDEPENDENT,
    NOBODY,
    NONE,
    OFF,
    POSITIONS,
    SIDE_REFS,
    SIDES,
    Troops,
    is_inside,
    space_of,
)
from .champions import costs_status
from .facts import Facts
from .movement import movement_points
from .pieces import coming_name, cu_name
from .position import Position, added, commander, factions
from .scoring import fleet_strength, fleets_of, with_popularity
from .shapes import CardNow, Peer, PieceFacts, ProvinceNow, SideFacts, SpaceFacts, ViewFacts
from .tasks import Reinforce


def where(s: Position, position: int) -> str:
    return s.facts.REFS[space_of(position)] if position >= 0 else BOXES[position]


def ref(side: int) -> str | None:
    return None if side == NOBODY else SIDE_REFS[side]


QUIET: dict[int, SpaceFacts] = {side: SpaceFacts(ref(side)) for side in (*range(len(SIDES)), NOBODY)}
"""Whose the space is, where that is all there is to tell."""


def only(owners: list[int]) -> str | None:
    """The one player who has them all."""
    first = owners[0]
    return SIDE_REFS[first] if first not in (NOBODY, INDEPENDENT) and owners.count(first) == len(owners) else None


def hands(s: Position, seat: Seat | None) -> Iterator[Hand]:
    for faction in factions(s):
        cards = tuple(s.facts.CARD_NAMES[card] for card in s.hand[faction])
        yield Hand(FACTIONS[faction], len(cards), cards if faction == seat else None, FACTIONS[faction])


def standings(s: Position, claims: Sequence[Tally]) -> dict[int, Tally]:
    """Commanding General → the Prestige of his Army where it defends itself, from the Legitimacy of every Faction."""
    return {
        general: with_popularity(s, claims[s.general_of[general]].value, general, at, defends=True)
        for general, at in enumerate(s.general_at)
        if at >= 0 and commander(s, s.general_of[general], at) == general
    }


def peers(s: Position) -> tuple[Peer, ...]:
    """S4-3.7-c, S3-17.5-c Whom each Champion could not attack without losing his title."""
    return tuple(
        Peer(SIDE_REFS[f], SIDE_REFS[other]) for f in factions(s) for other in factions(s) if costs_status(s, f, other)
    )


def mp_of(s: Position, general: int) -> int | None:
    """S4-9.2-c, S3-9.2-c What the roll of this Activation Segment gives a General of the player whose it is."""
    his = s.movement_die and s.general_of[general] == s.clock.seat
    return movement_points(s.movement_die, s.facts.INITIATIVE[general]) if his else None


def troops(s: Position, agenda: Sequence[Task]) -> Iterator[Piece]:
    for faction in factions(s):
        for kind, count in enumerate(s.dispersed[faction]):
            if count:
                name = f"{s.facts.TROOP_NAMES[kind]}-{SIDES[faction]}-dispersed"
                facts = PieceFacts(strength=s.facts.STRENGTH[kind], away=True)
                yield Piece(name, s.facts.TROOP_NAMES[kind], BOXES[DISPERSED], SIDES[faction], count, facts)
    for key, group in sorted(s.troops.items()):
        faction, position = divmod(key, POSITIONS)
        for kind, count in enumerate(group):
            if count:
                facts = PieceFacts(is_inside(position), strength=s.facts.STRENGTH[kind])
                name = cu_name(s, kind, faction, position)
                yield Piece(name, s.facts.TROOP_NAMES[kind], where(s, position), SIDES[faction], count, facts)
    for faction in factions(s):
        coming = [task.troops for task in agenda if isinstance(task, Reinforce) and task.faction == faction]
        for kind, count in enumerate(reduce(added, coming, NONE)):
            if count:
                name = coming_name(s, kind, faction)
                yield Piece(name, s.facts.TROOP_NAMES[kind], BOXES[OFF], SIDES[faction], count, PieceFacts(away=True))


def with_hand(s: Position, seat: Seat, public: View, uses: Iterable[CardNow]) -> View:
    """What a seat sees beyond what everybody does: its hand, and what could be done with it."""
    facts = public.facts
    assert isinstance(facts, ViewFacts)
    facts = msgspec.structs.replace(facts, hand=tuple(uses))
    return msgspec.structs.replace(public, hands=tuple(hands(s, seat)), facts=facts)


def sides(s: Position, points: Sequence[Tally], claims: Sequence[Tally]) -> Iterator[Side]:
    order = s.turn_order()
    for faction in factions(s):
        fleets = fleets_of(s, faction)
        trainee = s.training[faction]
        facts = SideFacts(
            points[faction].value,
            claims[faction].value,
            bool(s.champion[faction]),
            s.usurper == faction,
            order.index(faction) + 1,
            f"piece:{s.facts.TROOP_NAMES[trainee.kind]}" if trainee.box else None,
            trainee.box,
            (s.facts.TRAINING[trainee.kind] or 0) if trainee.box else 0,
            fleet_strength(s, fleets),
        )
        yield Side(FACTIONS[faction], faction, COLOURS[faction], facts=facts)
    yield Side(SIDES[INDEPENDENT], None, COLOURS[INDEPENDENT])


@lru_cache(maxsize=64)
def provinces_now(facts: Facts, control: bytes, owners: tuple[int, ...]) -> tuple[ProvinceNow, ...]:
    """The same for everybody who looks."""
    return tuple(_province(facts, control, n, owner) for n, owner in enumerate(owners))


def _province(facts: Facts, control: bytes, province: int, owner: int) -> ProvinceNow:
    held = [control[space] for space in facts.CITIES_OF[province]]
    return ProvinceNow(
        facts.PROVINCE_REFS[province], ref(owner), {SIDES[f]: held.count(f) for f in sorted(set(held) - {NOBODY})}
    )


def counted(s: Position, group: Troops) -> dict[str, int]:
    return {s.facts.TROOP_NAMES[kind]: count for kind, count in enumerate(group) if count}
