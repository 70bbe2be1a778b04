"""6.2, 6.3 What the Combat Phase would cost a side if it came now: the battles its Forces are drawn into, and sieges.

Expeditions that are still to come are left out: a leader may go wherever his ways lead, with whomever he gathers.
"""

from __future__ import annotations

from strategos.kernel.asking import Seat
from strategos.parts.forecast import Threat

from ..combat import Meeting, contested, meeting_in, pairs_in_reach
from ..facts import ATHENS, KIND_NAMES, LEADER_REFS, PERSIA, REFS, SIDE_REFS, SPARTA
from ..forces import Party, party_force, party_leaders
from ..state import NOBODY, PeloponnesianState, enemy_of, friendly, seat_of
from ..whereabouts import presence, spaces_in
from .clash import SIEGE, battle, kind_in, siege_chance, summed


def threats(s: PeloponnesianState, seat: Seat) -> list[Threat]:
    """Every place of a player that an enemy besieges or is in battle with, the gravest danger first."""
    side = next((side for side in (ATHENS, SPARTA) if seat_of(s, side) == seat), NOBODY)
    found = [*_battles(s, side), *_sieges(s, side)] if side != NOBODY else []
    gravest: dict[tuple[str, str], Threat] = {}
    for threat in sorted(found, key=lambda t: (-t.chance, t.space)):
        gravest.setdefault((threat.space, threat.by), threat)
    return [*gravest.values()]


def _battles(s: PeloponnesianState, side: int) -> list[Threat]:
    """PW-6.2-a, PW-6.2-b Of Forces in one space, and of those in each other's reach."""
    every: list[Meeting] = [*(meeting_in(s, space) for space in contested(s)), *pairs_in_reach(s)]
    found: list[Threat] = []
    for meeting in every:
        sides = [party.side for party in meeting]
        # Persia's battles are fought in another way (chapter 14).
        if side not in sides or PERSIA in sides:
            continue
        ours, theirs = meeting if sides[0] == side else meeting[::-1]
        if ours.place == theirs.place and SIEGE in (kind_in(s, party.side, ours.place) for party in meeting):
            continue
        found.append(_threat(s, ours.place, theirs, summed(battle(s, side, meeting)).lose))
    return found


def _sieges(s: PeloponnesianState, side: int) -> list[Threat]:
    """PW-6.1-a, PW-6.3-h Of fortresses at which an enemy stands."""
    enemy = enemy_of(side)
    return [
        _threat(s, space, Party(enemy, space), siege_chance(s, enemy, space))
        for space in spaces_in(presence(s, enemy))
        if kind_in(s, enemy, space) == SIEGE and friendly(s, space, side)
    ]


def _threat(s: PeloponnesianState, space: int, enemy: Party, chance: float) -> Threat:
    leaders = {LEADER_REFS[n].removeprefix("piece:"): 1 for n in party_leaders(s, enemy)}
    force = {name: n for name, n in zip(KIND_NAMES, party_force(s, enemy), strict=True) if n}
    return Threat(REFS[space], SIDE_REFS[enemy.side], (REFS[enemy.place],), leaders | force, chance)
