"""S4-10, S3-9.5 Land Movement: who stands in and before a Major City, and changes that."""

from __future__ import annotations

from collections.abc import Iterable

from strategos.kernel.asking import No, Option

from .board import INDEPENDENT, SIDE_REFS, inside, is_at_sea, is_inside, outside, space_of
from .movement_events import Rearranged
from .parties import told
from .position import (
    Position,
    added,
    armies_at,
    besiegers,
    cus,
    enemies_at,
    factions,
    is_besieged_general,
    less,
    put,
    stacks_of_generals,
    take,
    troops_at,
    whereabouts,
)
from .steps import Party, Step, has_cus, may_stay, whole_force

ASK_PASSAGE: tuple[Option[bool], ...] = (
    Option("yes", True, {"button": "yes"}),
    Option("no", False, {"button": "no", "usual": 1}),
)
"""Whoever goes where an enemy is hardly ever wants to go on from there in peace."""


def both_parts(s: Position, faction: int, space: int) -> Party:
    """All pieces of a Faction in the space of a Major City."""
    out, within = whole_force(s, faction, outside(space)), whole_force(s, faction, inside(space))
    troops = added(out.troops, within.troops)
    return Party(faction, (*out.generals, *within.generals), troops, (*out.royals, *within.royals))


def put_inside(s: Position, space: int, party: Party) -> None:
    """These of a Faction's pieces are inside its Major City, all others outside."""
    owner, pieces = party.faction, both_parts(s, party.faction, space)
    for at in (outside(space), inside(space)):
        take(s, owner, at, troops_at(s, owner, at))
    put(s, owner, inside(space), party.troops)
    put(s, owner, outside(space), less(pieces.troops, party.troops))
    for general in pieces.generals:
        s.general_at[general] = inside(space) if general in party.generals else outside(space)
    for royal in pieces.royals:
        s.royal_at[royal] = inside(space) if royal in party.royals else outside(space)
    now = told(s, party)
    s.emit(Rearranged(SIDE_REFS[owner], s.facts.REFS[space], now.generals, now.cus, now.royals))


def occupants(s: Position, faction: int, position: int) -> tuple[int, ...]:
    """The Factions with CUs in a position, the own one among them (S4-11.1-g, S3-10.3-e asks of each interceptor)."""
    own = armies_at(s, position) if faction == INDEPENDENT else has_cus(s, faction, position)
    return (*((faction,) if own else ()), *enemies_at(s, faction, position))


def besieged_among(s: Position, cities: Iterable[int]) -> tuple[int, ...]:
    """S4-10-g, S3-9.5-d Those of the cities that somebody besieges."""
    led = {at // 2 for at in (*whereabouts(s).leaders, *s.army_at) if not (at % 2 or is_at_sea(at))}
    return tuple([space for space in sorted(led.intersection(cities)) if besiegers(s, space)])


def besieged_generals(s: Position) -> tuple[int, ...]:
    """OQ-BESIEGED-INTERCEPT Who is besieged now cannot intercept before the activation is over."""
    within = [g for key, generals in stacks_of_generals(s).items() if key % 2 for g in generals]
    return tuple([g for g in sorted(within) if is_besieged_general(s, g)])


def why_not_rearrange(s: Position, step: Step, closed: tuple[int, ...]) -> No | None:
    """S4-10-g, S3-9.5-d A Major City of another player, not besieged before the activation, with pieces to shift."""
    space = space_of(step.position)
    owner = s.control[space]
    if not s.is_major_city(space) or owner not in factions(s) or owner == step.faction or is_inside(step.position):
        return No(("S3-9.5-d", "S4-10-g")[s.book], "no_enemy_major_city", {"space": s.facts.REFS[space]})
    if space in closed:
        return No(("S3-9.5-d", "S4-10-g")[s.book], "besieged_before", {"space": s.facts.REFS[space]})
    pieces = both_parts(s, owner, space)
    if not (pieces.generals or pieces.royals or cus(pieces.troops)):
        return No(("S3-9.5-d", "S4-10-g")[s.book], "nothing_to_rearrange", {"space": s.facts.REFS[space]})
    return None


def way_back(s: Position, faction: int, trail: tuple[int, ...]) -> int:
    """OQ-FREE-PASSAGE-BACK The last position on the way in which the pieces may stay."""
    return next((at for at in reversed(trail) if may_stay(s, faction, at)), trail[0])
