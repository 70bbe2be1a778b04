"""The Royal Family in the hands of the players: brides, Olympias, Philippos, plans, poison."""

from __future__ import annotations

from strategos.kernel.asking import No

from ..board import DEAD, SIDE_REFS, WAY_POINT, outside, space_of
from ..card_events import BrideCardPlayed
from ..position import Position, enemy_generals_at, is_army
from ..royal_family import put_royal


def why_not_court(woman: int, s: Position, _faction: int) -> No | None:
    """S4-8.2-f, S3-18.3-a While she lives, whoever controls her now."""
    if s.royal_at[woman] != DEAD:
        return None
    return No(("S3-18.3-a", "S4-8.2-f")[s.book], "dead", {"piece": s.facts.ROYAL_REFS[woman]})


async def court(woman: int, s: Position, faction: int, _target: tuple[int, ...]) -> None:
    """S4-8.2-f, S3-18.3-a For this Game Turn: as soon as an Army of the Faction is with her, she marries (S4-8.2-k,
    S3-18.3-d)."""
    s.brides[woman] = faction
    s.emit(BrideCardPlayed(SIDE_REFS[faction], s.facts.ROYAL_REFS[woman]))


def why_not_guard(s: Position, faction: int, position: int) -> No | None:
    """Where Philippos may appear: with an Army of one's own, or in a Major City one controls."""
    space = space_of(position)
    if is_army(s, faction, position):
        return None
    if not s.is_major_city(space) or s.control[space] != faction:
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "neither_army_nor_major_city", {"space": s.facts.REFS[space]})
    if any(True for _ in enemy_generals_at(s, faction, position)):
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "enemy_here", {"space": s.facts.REFS[space]})
    return None


def why_not_go_there(s: Position, woman: int, space: int) -> No | None:
    """Anywhere else but to a Way Point."""
    if s.facts.KIND[space] == WAY_POINT:
        return No(("S3-7.1-c", "S4-6.2-i")[s.book], "not_on_a_way_point", {"space": s.facts.REFS[space]})
    if s.royal_at[woman] == outside(space):
        return No(
            ("S3-7.1-c", "S4-6.2-i")[s.book],
            "already_there",
            {"piece": s.facts.ROYAL_REFS[woman], "space": s.facts.REFS[space]},
        )
    return None


async def plan(s: Position, _faction: int, target: tuple[int, ...]) -> None:
    """S4-8.4-a, S3-18.2-f She goes where she likes, outside of a city (S4-8.3-e, S3-18.3-e), and stays free."""
    woman, space = target
    put_royal(s, woman, outside(space))


async def guard(s: Position, _faction: int, target: tuple[int, ...]) -> None:
    """S4-8.1-b, S3-22.1-f He comes onto the map; who controls him follows (S4-8.2-b, S3-18.1-b)."""
    [at] = target
    put_royal(s, s.facts.ROYAL_NUMBER["philippos"], at)
