"""10 One step of Land Movement, as the points of its Procedure see it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from strategos.games.successors.common.position import (
    enemies_at,
    enemy_generals_at,
    generals_at,
    least,
    royals_at,
    troops_at,
)
from strategos.games.successors.common.steps import Party

from .dispersal import shift
from .state import SuccessorsState


class Step(msgspec.Struct, frozen=True):
    """An Army or General has entered a position."""

    player: int
    """Who moves it; the player who moves an Independent Army is not of its Faction."""
    faction: int
    origin: int
    """Where it goes back to: the position it came from, over sea the Port of Embarkation; WAITING for a holding box."""
    position: int
    occupants: tuple[int, ...] = ()
    """The Factions with CUs in the position before."""
    besieged: tuple[int, ...] = ()
    """The Generals besieged when the activation began (OQ-BESIEGED-INTERCEPT)."""
    by_sea: bool = False
    left: int | None = None
    """The position it has just left, where it could not go back to that (OQ-FREE-PASSAGE-BACK)."""


def others(s: SuccessorsState, step: Step, order: list[int]) -> list[int]:
    """S3-12.3-b The non-moving players, in order; who has granted Free Passage stands aside (OQ-FREE-PASSAGE)."""
    return [f for f in order if f not in (step.player, step.faction) and f not in s.passage]


def has_enemy_cu(s: SuccessorsState, faction: int, position: int) -> bool:
    return any(True for _ in enemies_at(s, faction, position))


def has_enemy_general(s: SuccessorsState, faction: int, position: int) -> bool:
    return any(True for _ in enemy_generals_at(s, faction, position))


def whole_force(s: SuccessorsState, faction: int, position: int) -> Party:
    """All Generals, CUs and controlled Royal Family Members of a Faction in a position."""
    royals = tuple(n for n in royals_at(s, position) if s.royal_of[n] == faction)
    return Party(faction, tuple(generals_at(s, faction, position)), troops_at(s, faction, position), royals)


def transfer(s: SuccessorsState, party: Party, here: int, there: int) -> Party:
    """A party goes from one position to another, less the CUs it has lost meanwhile."""
    troops = least(party.troops, troops_at(s, party.faction, here))
    shift(s, party.faction, troops, here, there)
    for general in party.generals:
        s.general_at[general] = there
    for royal in party.royals:
        s.royal_at[royal] = there
    return replace(party, troops=troops)
