"""S4-9.3, S4-14, S3-9.3, S3-12 Which Army could come upon a player's pieces in its next turn, and how that would end.

Each Army of a rival is looked at by itself, with all its pieces and the most MP a roll gives, by land; it goes through
no enemies. What comes of it is the battle with all who are there. Voyages, cards and those who join on the way are left
out, and so is whoever evades or intercepts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from strategos.kernel.asking import Seat
from strategos.parts.forecast import Threat
from strategos.parts.graph import within

from ..board import SIDE_REFS, is_at_sea, is_inside, outside, space_of
from ..champions import attack
from ..clashes import host
from ..movement import HIGH, land_cost
from ..position import (
    Position,
    factions,
    generals_at,
    has_enemy_at,
    is_army,
    is_besieged_general,
    positions_of,
)
from ..steps import has_cus, transfer, whole_force
from ..tasks import Battle
from .battles import Forecast, overruns

State = TypeVar("State", bound=Position)


def threats(land_battle: Callable[[State, Battle], Forecast], s: State, seat: Seat) -> list[Threat]:
    """Every position with pieces of a player that an Army could come upon, the gravest danger first."""
    exposed = [at for at in _positions(s, seat) if not is_inside(at)]
    found: dict[tuple[str, str], Threat] = {}
    for rival in factions(s):
        for start in armies_of(s, rival) if rival != seat else ():
            reached = within_a_turn(s, rival, start)
            for at in exposed:
                if space_of(at) not in reached or at == start:
                    continue
                threat = Threat(
                    s.facts.REFS[space_of(at)],
                    SIDE_REFS[rival],
                    (s.facts.REFS[space_of(start)],),
                    _named(host(s, rival, start)),
                    falls(land_battle, s, Battle(rival, seat, at, start)),
                )
                known = found.get((threat.space, threat.by))
                if known is None or threat.chance > known.chance:
                    found[threat.space, threat.by] = threat
    return sorted(found.values(), key=lambda t: (-t.chance, t.space))


def armies_of(s: Position, faction: int) -> Iterator[int]:
    """The positions of a Faction's Armies; one that is besieged stays where it is."""
    for at in positions_of(s, faction):
        if is_at_sea(at) or not is_army(s, faction, at):
            continue
        if not is_besieged_general(s, generals_at(s, faction, at)[0]):
            yield at


def within_a_turn(s: Position, faction: int, start: int) -> list[int]:
    """S4-9.2-c, S3-9.2-c The spaces that the most MP lead to, past no enemies."""
    return within(
        s.facts.ADJACENT,
        (space_of(start),),
        HIGH,
        lambda here, there: land_cost(s, here, there),
        lambda space: not has_enemy_at(s, faction, outside(space)),
    )


def falls(land_battle: Callable[[State, Battle], Forecast], s: State, battle: Battle) -> float:
    """The chance that whoever is come upon there is beaten; without CUs all are Dispersed."""
    twin = s.copy()
    twin.events = []
    transfer(twin, whole_force(twin, battle.attacker, battle.origin), battle.origin, battle.position)
    if not has_cus(twin, battle.defender, battle.position) or overruns(twin, battle):
        return 1.0
    attack(twin, battle.attacker, battle.defender)
    return land_battle(twin, battle).win


def _positions(s: Position, faction: int) -> list[int]:
    """Where a Faction has anybody on land."""
    troops = positions_of(s, faction)
    led = [at for g, at in enumerate(s.general_at) if at >= 0 and s.general_of[g] == faction]
    royals = [at for n, at in enumerate(s.royal_at) if at >= 0 and s.royal_of[n] == faction]
    return sorted({at for at in (*troops, *led, *royals) if not is_at_sea(at)})


def _named(pieces: Mapping[str, int]) -> dict[str, int]:
    return {piece.removeprefix("piece:"): count for piece, count in pieces.items()}
