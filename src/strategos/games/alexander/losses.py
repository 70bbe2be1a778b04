"""Unit counters: struck, disbanded, drawn from a cup, put back. Effects only; nobody is asked here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .events import Disbanded, UnitDestroyed, UnitReduced
from .facts import ALEXANDER, IS_LEADER, IS_WALL, KIND, NATION, NATIONS, ONE_STEP, REF
from .glorification import hit_alexander
from .state import AlexanderState

OURS = "side:macedonian"


def kinds(counters: Iterable[int]) -> dict[str, int]:
    """How many of each kind, as references."""
    return dict(Counter(f"piece:{KIND[c]}" for c in counters))


def dismiss(s: AlexanderState, counter: int) -> None:
    """FA-lost-01 The counter leaves the Battlefield for the reinforcements, whole again."""
    s.army.remove(counter)
    s.strength[counter] = 1


def strike_own(s: AlexanderState, counter: int) -> bool:
    """FA-counter-04, FA-counter-05, FA-counter-06 A hit reduces a full unit and destroys a reduced or one-sided one.

    True if the unit was destroyed.
    """
    if counter == ALEXANDER:
        hit_alexander(s)
        return False
    if s.strength[counter] and not ONE_STEP[counter]:
        s.strength[counter] = 0
        s.emit(UnitReduced(REF[counter], OURS))
        return False
    dismiss(s, counter)
    s.emit(UnitDestroyed(REF[counter], OURS))
    return True


def disband(s: AlexanderState, counter: int) -> None:
    """FA-disband-02 Back to the Macedonian reinforcements, to be used again later; who has left does not attack."""
    dismiss(s, counter)
    if s.battle_turn:
        s.acted.append(counter)
    s.emit(Disbanded(REF[counter]))


def take_from_cup(s: AlexanderState, nation: str, place: int) -> int:
    """FA-unitset-06 The counter at this place of the nation's cup."""
    n = NATIONS.index(nation)
    cup = s.cup[n]
    s.cup[n] = cup[:place] + cup[place + 1 :]
    return cup[place]


def return_to_cup(s: AlexanderState, counter: int) -> None:
    """FA-gain-03, FA-wall-07, FA-leader-05 Units to the cup of their nation, walls to their supply; never a leader."""
    s.strength[counter] = 1
    if IS_WALL[counter]:
        s.walls = (*s.walls, counter)
    elif not IS_LEADER[counter]:
        n = NATIONS.index(NATION[counter])
        s.cup[n] = (*s.cup[n], counter)
