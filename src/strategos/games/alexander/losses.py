"""Hits on the player's own units outside battle, and drawing enemy units (Terminare i Segnalini Unita)."""

from __future__ import annotations

from strategos.kernel.asking import choose
from strategos.kernel.chance import draw

from .events import CupEmpty, Disbanded, UnitDestroyed, UnitReduced
from .facts import ALEXANDER, IS_LEADER, IS_WALL, NATION, NATIONS, NUMBER, ONE_STEP, PIECE, REF
from .glorification import hit_alexander
from .state import COMMANDER, AlexanderState

OURS = "side:macedonian"


def dismiss(s: AlexanderState, counter: int) -> None:
    """The counter leaves the Battlefield for the reinforcements, whole again."""
    s.army.remove(counter)
    s.strength[counter] = 1


def strike_own(s: AlexanderState, counter: int) -> bool:
    """Segnalini Unita: a hit reduces a full unit and destroys a reduced or one-sided one. True if it was destroyed."""
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
    """Sciogliere: back to the Macedonian reinforcements, to be used again later."""
    dismiss(s, counter)
    s.emit(Disbanded(REF[counter]))


async def take_hits(s: AlexanderState, hits: int, why: str, rule: str) -> None:
    """The player gives each hit to a unit of his choice; what no other unit can take goes to Alexander."""
    for left in range(hits, 0, -1):
        if not s.army:
            hit_alexander(s)
            continue
        counter = await choose(
            COMMANDER,
            "hit",
            [*(PIECE[c] for c in s.army), PIECE[ALEXANDER]],
            rule=rule,
            about={"hits": left, "why": why},
        )
        strike_own(s, counter)


async def draw_enemy(s: AlexanderState, nation: str) -> int | None:
    """Terminare i Segnalini Unita: a random unit from the nation's cup; two hits at once if it is empty."""
    cup = s.cup[NATIONS.index(nation)]
    if not cup:
        hits = NUMBER["cup_empty_hits"]
        s.emit(CupEmpty(f"side:{nation}", hits))
        await take_hits(s, hits, "cup_empty", "FA-runout-01")
        return None
    return take_from_cup(s, nation, (await draw(len(cup), purpose="enemy unit"))[0] - 1)


def take_from_cup(s: AlexanderState, nation: str, place: int) -> int:
    n = NATIONS.index(nation)
    cup = s.cup[n]
    s.cup[n] = cup[:place] + cup[place + 1 :]
    s.strength[cup[place]] = 1
    return cup[place]


def return_to_cup(s: AlexanderState, counter: int) -> None:
    """Units go back to the cup of their nation, walls to their supply; leaders never come back."""
    s.strength[counter] = 1
    if IS_WALL[counter]:
        s.walls = (*s.walls, counter)
    elif not IS_LEADER[counter]:
        n = NATIONS.index(NATION[counter])
        s.cup[n] = (*s.cup[n], counter)
