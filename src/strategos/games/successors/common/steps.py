"""S4-10, S3-9.5 Who makes one step of Land Movement, and what is open to him."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from strategos.kernel.asking import Facts

from .board import INDEPENDENT, NOBODY, NONE, SIDE_REFS, WAITING, Troops, space_of
from .dispersal import shift
from .movement_events import TurnedBack
from .position import (
    Position,
    armies_at,
    beyond,
    commander,
    factions,
    generals_at,
    has_enemy_at,
    has_enemy_general_at,
    least,
    royals_at,
    stack,
    troops_at,
)


def is_open_to(s: Position, faction: int, space: int, position: int) -> bool:
    """S4-11.1-e, S3-10.3-d, S4-12.1-b, S3-11.3-a The own PC marker, no PC marker, or a CU of one's own."""
    return s.control[space] not in [f for f in (*factions(s), INDEPENDENT) if f != faction] or (
        stack(faction, position) in s.troops
    )


def may_stay(s: Position, faction: int, position: int) -> bool:
    """S4-10-m, S3-12-b Nobody else is there."""
    return not has_enemy_at(s, faction, position) and not has_enemy_general_at(s, faction, position)


def is_at_ease(s: Position, step: Step) -> bool:
    """CUs have come to where nobody else is: whether they could go on does not matter."""
    return has_cus(s, step.faction, step.position) and may_stay(s, step.faction, step.position)


def has_cus(s: Position, faction: int, position: int) -> bool:
    return any(troops_at(s, faction, position))


class Party(msgspec.Struct, frozen=True):
    """Pieces of a Faction that move together."""

    faction: int
    generals: tuple[int, ...]
    troops: Troops = NONE
    royals: tuple[int, ...] = ()


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
    army: int = NOBODY
    """The Independent Army that moves; others may stand where it comes."""


def came_from(step: Step, space: int) -> bool:
    """S4-12.2-h, S3-11.3-d Whether whoever moves has just left this space, on land."""
    left = step.origin if step.left is None else step.left
    return left >= 0 and not step.by_sea and space == space_of(left)


def others(s: Position, step: Step, order: list[int]) -> list[int]:
    """S4-11-a, S3-12.3-b The non-moving players, in order; who has granted Free Passage stands aside
    (OQ-FREE-PASSAGE)."""
    return [f for f in order if f not in (step.player, step.faction) and f not in s.passage]


def arrival(s: Position, step: Step) -> Facts:
    """Who has come where, as those are told who may answer it; CUs that are put ashore have no General."""
    if step.faction == INDEPENDENT:
        leader = s.facts.ARMY_REFS[step.army]
    else:
        general = commander(s, step.faction, step.position)
        leader = None if general == NOBODY else s.facts.GENERAL_REFS[general]
    return {"space": s.facts.REFS[space_of(step.position)], "side": SIDE_REFS[step.faction], "general": leader}


def whole_force(s: Position, faction: int, position: int) -> Party:
    """All Generals, CUs and controlled Royal Family Members of a Faction in a position."""
    royals = tuple(n for n in royals_at(s, position) if s.royal_of[n] == faction)
    return Party(faction, generals_at(s, faction, position), troops_at(s, faction, position), royals)


def others_with(s: Position, party: Party, position: int) -> Party:
    """What of a Faction is in a position besides a party of its own."""
    faction = party.faction
    generals = generals_at(s, faction, position)
    if generals != party.generals:
        generals = tuple([g for g in generals if g not in party.generals])
    else:
        generals = ()
    royals: tuple[int, ...] = ()
    if position in s.royal_at:
        royals = tuple([n for n in royals_at(s, position) if s.royal_of[n] == faction and n not in party.royals])
    return Party(faction, generals, beyond(troops_at(s, faction, position), party.troops), royals)


def transfer(s: Position, party: Party, here: int, there: int) -> Party:
    """A party goes from one position to another, less the CUs it has lost meanwhile."""
    troops = least(party.troops, troops_at(s, party.faction, here))
    shift(s, party.faction, troops, here, there)
    for general in party.generals:
        s.general_at[general] = there
    for royal in party.royals:
        s.royal_at[royal] = there
    return replace(party, troops=troops)


def turn_back(s: Position, step: Step, party: Party) -> None:
    """S4-11.3, S3-11.3 All that moved together go back together (S4-11.3-e, S3-10.5-a), MP or none (-f): by land where
    they came from (-c), into the city they left (-b), to the Port of Embarkation (-a), an Independent Army to its
    box (-d)."""
    to = None if step.origin == WAITING else s.facts.REFS[space_of(step.origin)]
    s.emit(TurnedBack(SIDE_REFS[step.faction], s.facts.REFS[space_of(step.position)], to))
    if step.faction == INDEPENDENT:
        for army in armies_at(s, step.position):
            s.army_at[army] = step.origin
        return
    transfer(s, party, step.position, step.origin)
