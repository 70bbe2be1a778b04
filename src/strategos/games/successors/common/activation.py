"""S4-9, S3-9 Activation: who is activated, and what an activated Army may do with its Movement Points."""

from __future__ import annotations

from msgspec.structs import replace

from strategos.kernel.asking import No, Option, choose

from .board import NOBODY, NONE, inside, is_inside, space_of
from .minor_generals import has_cus
from .parties import position_of
from .position import Position, cus, generals_at, least, on_map_generals, stack, troops_at
from .segments import mark_moved
from .tasks import BEGAN, FREE, Activate
from .walls import INSIDE


def general_options(s: Position, faction: int) -> list[Option[int]]:
    """The Generals of a Faction, to be named."""
    return [s.facts.GENERAL_PICKS[g] for g, owner in enumerate(s.general_of) if owner == faction]


def to_name(s: Position, faction: int, *buttons: Option[int]) -> list[Option[int]]:
    """S4-9.1-a, S3-9.1-c What of `general_options` can be allowed at all, the Generals on the map, and the buttons."""
    return [*[s.facts.GENERAL_PICKS[g] for g in on_map_generals(s, faction)], *buttons]


async def where_to_leave(s: Position, task: Activate, at: int) -> int:
    """S4-9.1-j, S3-9.7-e At a Major City of one's own, outside or inside."""
    space = space_of(at)
    if is_inside(at) or not s.is_major_city(space) or s.control[space] != task.faction:
        return at
    if cus(troops_at(s, task.faction, inside(space))) >= INSIDE and len(task.generals) == 1:
        return at
    places = [s.facts.PLACE[at], s.facts.PLACE[inside(space)]]
    return await choose(
        task.faction, "leave_where", places, rule=("S3-9.7-e", "S4-9.1-j")[s.book], about={"space": s.facts.REFS[space]}
    )


def refit(s: Position, task: Activate, *places: int) -> Activate | None:
    """What is left of an Army after a Procedure; None without a General, but a Minor one may be placed again."""
    faction = task.faction
    left = tuple(g for g in task.generals if s.general_at[g] >= 0 and s.general_of[g] == faction)
    if not left:
        for at in places:
            mark_moved(s, faction, at, least(task.troops, troops_at(s, faction, at)))
        gone = replace(task, generals=(), troops=NONE, royals=(), trail=(), arrival=BEGAN, bound=FREE)
        return gone if s.facts.is_minor(task.general) else None
    at = s.general_at[left[0]]
    generals = tuple(g for g in left if s.general_at[g] == at)
    royals = tuple(n for n in task.royals if s.royal_at[n] == at and s.royal_of[n] == faction)
    return replace(task, generals=generals, troops=least(task.troops, troops_at(s, faction, at)), royals=royals)


def possible_in_place(s: Position, task: Activate) -> list[str]:
    """S4-9.3, S3-9.3 What an Army might do where it is, as far as a look at its space tells; each edition asks its
    rules of these only."""
    if not task.generals:
        return ["end", "minor"]
    faction, here = task.faction, position_of(s, task)
    space = space_of(here)
    owner, found = s.control[space], ["end", "minor"]
    if is_inside(here):
        found.append("outside")
    elif owner == faction and s.is_major_city(space):
        found.append("inside")
    if owner not in (NOBODY, faction):
        found += ["siege", "remove"]
    if s.sailed == NOBODY and s.facts.PORT[space]:
        found.append("embark")
    if task.troops != NONE or len(task.generals) > 1 or task.royals:
        found.append("leave")
    if task.bound != FREE:
        found.append("turn_back")
    there = s.troops.get(stack(faction, here), NONE), generals_at(s, faction, here)
    if there != (task.troops, task.generals) or here in s.royal_at:
        found.append("take")
    return found


def has_begun(task: Activate) -> bool:
    """Before its first step or expense an Army is merely being divided (S4-9-a, S3-8.4-c)."""
    return bool(task.spent or task.trail)


def why_not_inside(s: Position, task: Activate) -> No | None:
    """S4-9.4-b, S3-9.7-e From outside into a Major City of one's own (S4-9.4-e, S3-15.1.3-e), two CUs at most inside
    (S4-9.4-g, S3-9.7-b)."""
    here = position_of(s, task)
    space = space_of(here)
    if is_inside(here) or not s.is_major_city(space) or s.control[space] != task.faction:
        return No(("S3-15.1.3-e", "S4-9.4-e")[s.book], "not_your_major_city", {"space": s.facts.REFS[space]})
    within = cus(troops_at(s, task.faction, inside(space)))
    if cus(task.troops) + within > INSIDE:
        return No(("S3-9.7-b", "S4-9.4-g")[s.book], "too_many_inside", {"space": s.facts.REFS[space], "limit": INSIDE})
    return None


def why_not_minors(s: Position, faction: int) -> No | None:
    """S4-7.1-o, S3-8.1-d Somewhere there must be a CU."""
    return None if has_cus(s, faction) else No(("S3-8.1-d", "S4-7.1-o")[s.book], "no_cus_on_the_map")
