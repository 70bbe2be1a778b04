"""S4-6.2, S3-7.3 What the Surprise cards of both boxes do."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

import msgspec

from strategos.kernel.asking import No, Option, choose

from .board import (
    CAVALRY,
    ELEPHANT,
    FACTIONS,
    INDEPENDENT,
    LOYAL,
    NOBODY,
    NONE,
    ROYAL,
    SIDE_REFS,
    SILVER_SHIELDS,
    Troops,
    space_of,
)
from .card_events import ChangedSides, Inspired
from .dispersal import eliminate, named
from .pieces import cu_name
from .position import Position, factions, on_map_generals, one, put, take, troops_at
from .scoring import prestige_of
from .tasks import Battle

MUTINEERS = (LOYAL, ROYAL, CAVALRY)
"""Of these types one CU goes over; the Silver Shields never do (S3-14.2-f), and Cavalry is there with option S4-16.9
only."""

P = TypeVar("P", bound=Position, contravariant=True)


class Occasion(msgspec.Struct, frozen=True):
    """What a Surprise card would act on: what everybody knows of the moment."""

    by: int = NOBODY
    """Whose card, siege or voyage it is."""
    card: int = NOBODY
    """The card that may be answered."""
    space: int = NOBODY
    battle: Battle | None = None
    against: int = NOBODY
    """Who has declared a Naval Battle against the voyage."""


class Surprise(msgspec.Struct, Generic[P], frozen=True):
    """A Surprise card: when it may be played, what it is announced against, and what it does."""

    why_not: Callable[[P, int, Occasion], No | None]
    """From what is public: whoever may hold the card."""
    target: Callable[[P, int, Occasion], Coroutine[Any, Any, int]]
    carry_out: Callable[[P, int, Occasion, int], Coroutine[Any, Any, None]]


async def no_target(_s: Position, _faction: int, _on: Occasion) -> int:
    return NOBODY


async def as_asked(_s: Position, _faction: int, _on: Occasion, _target: int) -> None:
    """What it does is up to whoever opened the window: to void, to cancel, to add to a roll."""


def foe(battle: Battle, faction: int) -> int:
    return battle.defender if faction == battle.attacker else battle.attacker


def foes_at(s: Position, faction: int, on: Occasion) -> Troops:
    """The CUs one meets in the battle; those of Independent Armies are of no type."""
    if on.battle is None or foe(on.battle, faction) == INDEPENDENT:
        return NONE
    return troops_at(s, foe(on.battle, faction), on.battle.position)


def change_sides(s: Position, loser: int, winner: int, position: int, group: Troops) -> None:
    if any(group):
        take(s, loser, position, group)
        put(s, winner, position, group)
        s.emit(ChangedSides(SIDE_REFS[winner], SIDE_REFS[loser], s.facts.REFS[space_of(position)], named(group)))


async def take_silver_shields(s: Position, faction: int, on: Occasion, _target: int) -> None:
    """S4-7.2-q, S3-14.2-e They lose one CU, and what is left of them changes sides."""
    assert on.battle is not None
    at, enemy = on.battle.position, foe(on.battle, faction)
    eliminate(s, enemy, at, one(SILVER_SHIELDS), "card")
    change_sides(s, enemy, faction, at, one(SILVER_SHIELDS, troops_at(s, enemy, at)[SILVER_SHIELDS]))


async def inspire(s: Position, faction: int, _on: Occasion, general: int) -> None:
    """S4-7.2-ah, S3-17.6-f"""
    s.orator = general
    s.emit(Inspired(SIDE_REFS[faction], s.facts.GENERAL_REFS[general]))


def victims(s: Position, faction: int) -> list[int]:
    return [other for other in factions(s) if other != faction and s.hand[other]]


async def victim(s: Position, faction: int, _on: Occasion) -> int:
    others = [Option(FACTIONS[f], f, {"button": FACTIONS[f]}) for f in victims(s, faction)]
    return (
        others[0].value
        if len(others) == 1
        else await choose(faction, "take_card_of", others, rule=("S3-7.3-d", "S4-6.2-h")[s.book])
    )


def why_not_devices(s: Position, faction: int, on: Occasion) -> No | None:
    return None if foes_at(s, faction, on)[ELEPHANT] else No(("S3-7.3-b", "S4-14.3-a")[s.book], "no_enemy_elephants")


def why_not_fog(s: Position, _faction: int, on: Occasion) -> No | None:
    return No(("S3-13.4-b", "S4-13.3-h")[s.book], "no_naval_battle") if on.against == NOBODY else None


def why_not_storm(s: Position, _faction: int, on: Occasion) -> No | None:
    return No(("S3-13.4-a", "S4-13.2-d")[s.book], "nobody_at_sea") if on.space == NOBODY else None


def why_not_gift(s: Position, faction: int, _on: Occasion) -> No | None:
    return None if on_map_generals(s, faction) else No(("S3-17.6-f", "S4-7.2-ah")[s.book], "no_general")


def why_not_ahura_mazda(s: Position, faction: int, _on: Occasion) -> No | None:
    return None if victims(s, faction) else No(("S3-7.3-d", "S4-6.2-h")[s.book], "nobody_holds_a_card")


def why_not_traitor(s: Position, _faction: int, on: Occasion) -> No | None:
    """S4-15.2-i, S3-15.2-d Only against a Major City."""
    if on.space != NOBODY and s.is_major_city(on.space):
        return None
    return No(("S3-15.2-d", "S4-15.2-i")[s.book], "only_major_cities")


def why_not_mutiny(s: Position, faction: int, on: Occasion) -> No | None:
    """S4-7.2-y, S3-17.1-a With more Prestige than the enemy, who has a CU that can go over."""
    if on.battle is None or not any(foes_at(s, faction, on)[kind] for kind in MUTINEERS):
        return No(("S3-7.3-b", "S4-14.3-a")[s.book], "nobody_to_go_over")
    ours, theirs = prestige_of(s, on.battle, faction), prestige_of(s, on.battle, foe(on.battle, faction))
    return (
        None
        if ours > theirs
        else No(("S3-17.1-a", "S4-7.2-y")[s.book], "too_little_prestige", {"prestige": ours, "against": theirs})
    )


async def mutineer(s: Position, faction: int, on: Occasion) -> int:
    kinds = [kind for kind in MUTINEERS if foes_at(s, faction, on)[kind]]
    if len(kinds) == 1:
        return kinds[0]
    assert on.battle is not None
    enemy, at = foe(on.battle, faction), on.battle.position
    options = [Option(s.facts.TROOP_NAMES[kind], kind, {"piece": cu_name(s, kind, enemy, at)}) for kind in kinds]
    return await choose(faction, "mutineer", options, rule=("S3-17.1-a", "S4-7.2-y")[s.book])


async def mutiny(s: Position, faction: int, on: Occasion, kind: int) -> None:
    """S4-7.2-y, S3-17.1-a One CU goes over, unless an answer has changed the Prestige meanwhile (OQ-GIFT)."""
    if on.battle is not None and why_not_mutiny(s, faction, on) is None:
        change_sides(s, foe(on.battle, faction), faction, on.battle.position, one(kind))
