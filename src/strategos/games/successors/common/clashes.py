"""S4-14, S4-15, S3-12, S3-15 Who takes part in a clash, for its account."""

from __future__ import annotations

from .board import INDEPENDENT, SIDE_REFS, inside, outside, space_of
from .clash_events import BattleBegan, SiegeBegan
from .dispersal import named
from .position import Position, armies_at, generals_at, royals_at, troops_at
from .tasks import Battle


def host(s: Position, side: int, position: int) -> dict[str, int]:
    """All that a side has in a position: CUs by type, Generals, Royal Family Members, Independent Armies."""
    if side == INDEPENDENT:
        return {s.facts.ARMY_REFS[army]: 1 for army in armies_at(s, position)}
    generals = [s.facts.GENERAL_REFS[general] for general in generals_at(s, side, position)]
    royals = [s.facts.ROYAL_REFS[royal] for royal in royals_at(s, position) if s.royal_of[royal] == side]
    return named(troops_at(s, side, position)) | dict.fromkeys((*generals, *royals), 1)


def begin_battle(s: Position, battle: Battle) -> None:
    at, sides = battle.position, (battle.attacker, battle.defender)
    attacker, defender = (SIDE_REFS[side] for side in sides)
    s.emit(BattleBegan(s.facts.REFS[space_of(at)], attacker, defender, *(host(s, side, at) for side in sides)))


def begin_siege(s: Position, besieger: int, space: int) -> None:
    owner = s.control[space]
    within = host(s, owner, inside(space)) if s.is_major_city(space) else {}
    ours = host(s, besieger, outside(space))
    s.emit(SiegeBegan(SIDE_REFS[besieger], s.facts.REFS[space], SIDE_REFS[owner], ours, within))
