"""S4-9.1, S3-9.1 Who goes along: pieces of a Faction that move together, and how they are picked."""

from __future__ import annotations

from functools import partial
from typing import Literal

import msgspec

from strategos.kernel.asking import DONE, Option, choose_some, offer

from .board import NONE, SILVER_SHIELDS, Troops, space_of
from .dispersal import named
from .pieces import pools, why_not_part
from .position import Position, added, beyond, cus, generals_at, less, one, royals_at
from .segments import mark_general, mark_moved, mark_royal, unmoved_at
from .steps import Party
from .tasks import Activate


class Told(msgspec.Struct, frozen=True):
    """A party as events tell it."""

    generals: tuple[str, ...]
    cus: dict[str, int]
    royals: tuple[str, ...]


def told(s: Position, party: Party) -> Told:
    generals = tuple(s.facts.GENERAL_REFS[g] for g in party.generals)
    return Told(generals, named(party.troops), tuple(s.facts.ROYAL_REFS[n] for n in party.royals))


def is_empty(party: Party) -> bool:
    return not (party.generals or party.royals or cus(party.troops))


def without(party: Party, fewer: Party) -> Party:
    generals = tuple(g for g in party.generals if g not in fewer.generals)
    royals = tuple(n for n in party.royals if n not in fewer.royals)
    return Party(party.faction, generals, less(party.troops, fewer.troops), royals)


Preset = Literal["all", "troops", "alone", "choose"]
ALONE: Option[Preset] = Option("alone", "alone", {"button": "alone"})
ALL: Option[Preset] = Option("all", "all", {"button": "all", "usual": 1})
TROOPS: Option[Preset] = Option("troops", "troops", {"button": "troops"})
CHOOSE: Option[Preset] = Option("choose", "choose", {"button": "choose"})


def party_of(task: Activate) -> Party:
    """The pieces an activation has on the move."""
    return Party(task.faction, task.generals, task.troops, task.royals)


def head(task: Activate) -> int:
    """The General who was activated or, if he has been left behind, who has taken over (S4-9.2-g, S3-8.4-h)."""
    return task.general if task.general in task.generals else task.generals[0]


def position_of(s: Position, task: Activate) -> int:
    return s.general_at[task.generals[0]]


def generals_to_join(s: Position, party: Party, position: int) -> tuple[int, ...]:
    """S4-9.1-h, S3-8.4-a The Generals of a Faction in a position who have not moved in this Segment and whom a party
    may still pick up; none with or beside a Minor General (S4-9.1-k, S3-8.1-c)."""
    there, own = generals_at(s, party.faction, position), party.generals
    if there == own:
        return ()
    is_minor, moved = s.facts.is_minor, s.moved_generals
    if any(map(is_minor, own)):
        return ()
    return tuple([g for g in there if g not in own and g not in moved and not is_minor(g)])


def can_change_command(s: Position, task: Activate) -> bool:
    """S4-9.2-g, S3-9.10-a Whether another General is with the Army or may be picked up, who has MP of his own."""
    if len(task.generals) != 1:
        return bool(task.generals)
    return bool(generals_to_join(s, party_of(task), position_of(s, task)))


def free_to_join(s: Position, party: Party, position: int) -> Party:
    """S4-9.1-h, S3-8.4-a The pieces of a Faction in a position that a party may still pick up: not moved by another
    Army in this Segment (S4-9.1-f, S3-18.4-c)."""
    faction, royals = party.faction, ()
    if position in s.royal_at:
        there = [n for n in royals_at(s, position) if s.royal_of[n] == faction]
        royals = tuple([n for n in there if n not in party.royals and n not in s.moved_royals])
    troops = beyond(unmoved_at(s, faction, position), party.troops)
    return Party(faction, generals_to_join(s, party, position), troops, royals)


async def pick_royals(s: Position, faction: int, royals: tuple[int, ...], position: int, rule: str) -> tuple[int, ...]:
    picked: list[int] = []
    while True:
        left = [Option(s.facts.ROYALS[n], n, {"piece": s.facts.ROYALS[n]}) for n in royals if n not in picked]
        about = {"space": s.facts.REFS[space_of(position)], "taken": len(picked)}
        royal = await offer(faction, "pick_royal", left, DONE, rule=rule, about=about)
        if royal is None:
            return tuple(picked)
        picked.append(royal)


async def choose_cus(
    s: Position,
    faction: int,
    kind: str,
    there: Troops,
    position: int,
    rule: str,
    at_most: int | None = None,
    at_least: int = 0,
) -> Troops:
    """Some of the CUs in a position; the Silver Shields go together or not at all (S4-7.2-s, S3-14.2-c)."""
    among = pools(s, faction, position, there)
    most = cus(there) if at_most is None else min(at_most, cus(there))
    about = {"space": s.facts.REFS[space_of(position)]}
    why_not = partial(why_not_part, s, there)
    picked = await choose_some(
        faction, kind, among, rule=rule, at_most=most, at_least=at_least, why_not=why_not, about=about
    )
    group = NONE
    for troop, count in picked.values():
        group = added(group, one(troop, count))
    # Where the Silver Shields do not fit into what is still to be named, all others are meant.
    return group if cus(group) >= at_least else less(there, one(SILVER_SHIELDS, there[SILVER_SHIELDS]))


async def pick_cus(
    s: Position, faction: int, there: Troops, position: int, rule: str, at_most: int | None = None
) -> Troops:
    """Some of the CUs of a party that goes, or stays."""
    return await choose_cus(s, faction, "pick_cus", there, position, rule, at_most)


def mark_party(s: Position, party: Party, position: int) -> None:
    """S4-9.2-e, S3-9.4-c The activation of these pieces is over."""
    mark_moved(s, party.faction, position, party.troops)
    for general in party.generals:
        mark_general(s, general)
    for royal in party.royals:
        mark_royal(s, royal)
