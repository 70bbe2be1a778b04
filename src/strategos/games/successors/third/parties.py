"""9.1 Who goes along: a General takes, picks up or leaves behind pieces of his Faction.

What both editions have alike stands in `common/parties.py`.
"""

from __future__ import annotations

from msgspec.structs import replace

from strategos.kernel.asking import DONE, No, Option, choose, offer

from ..common.board import NOBODY, Troops, space_of
from ..common.minor_generals import off_map_minors
from ..common.parties import CHOOSE, TROOPS, Preset, free_to_join, pick_cus, pick_royals
from ..common.position import added, cus
from ..common.steps import Party, others_with
from ..common.tasks import Activate
from .burial import hearse_stays
from .facts import GENERAL_PICKS, HEARSE, RANK, REFS
from .state import SuccessorsState


def by_rank(generals: tuple[int, ...], first: int = NOBODY) -> tuple[int, ...]:
    """S3-8.4-e The highest Rank, who commands, first; of equal ones `first`, else as they were named (S3-8.4-f)."""
    return tuple(sorted(generals, key=lambda g: (-RANK[g], g != first))) if len(generals) > 1 else generals


def joined(party: Party, more: Party) -> Party:
    generals = by_rank((*party.generals, *more.generals))
    return Party(party.faction, generals, added(party.troops, more.troops), (*party.royals, *more.royals))


def with_party(task: Activate, party: Party) -> Activate:
    return replace(task, generals=by_rank(party.generals), troops=party.troops, royals=party.royals)


def free_to_go(s: SuccessorsState, party: Party, position: int) -> Party:
    """S3-18.4-a Those of them that could go with it: Royal Family Members only where there are CUs to carry them."""
    pool = free_to_join(s, party, position)
    if not pool.royals:
        return pool
    return replace(pool, royals=able_to_travel(s, pool.royals, added(party.troops, pool.troops)))


def able_to_travel(s: SuccessorsState, royals: tuple[int, ...], troops: Troops) -> tuple[int, ...]:
    """S3-18.4-a Without a CU no Royal Family Member goes to another space, and in Game Turn I the Hearse stays in
    Babylon (S3-21.1-a)."""
    if not cus(troops):
        return ()
    return tuple(n for n in royals if n != HEARSE) if hearse_stays(s) else royals


def why_not_leave(s: SuccessorsState, staying: Party, position: int) -> No | None:
    """S3-9.4-b In an enemy or uncontrolled space a General must stay with CUs; Royal Family Members may be left
    anywhere (S3-18.4-b)."""
    space = space_of(position)
    if s.control[space] == staying.faction or staying.generals or not cus(staying.troops):
        return None
    # A Minor General can be put down first (S3-8.1-d).
    minor = bool(off_map_minors(s, staying.faction))
    return No("S3-9.4-b", "a_general_must_stay", {"space": REFS[space], "minor": minor})


def staying_behind(s: SuccessorsState, party: Party, position: int) -> Party:
    """Who is left in a position when a party goes; Royal Family Members it could not take do not count."""
    left = others_with(s, party, position)
    return replace(left, royals=able_to_travel(s, left.royals, party.troops)) if left.royals else left


# -- questions --------------------------------------------------------------------------------------------------------


async def gather(
    s: SuccessorsState, kind: str, party: Party, pool: Party, presets: tuple[Option[Preset], ...], rule: str
) -> Party:
    """Who of `pool` joins a party. One question for the usual answers; piece by piece only for who wants it."""
    position = s.general_at[party.generals[0]]
    about = {"space": REFS[space_of(position)]}
    sorts = len(pool.generals) + len(pool.royals) + cus(pool.troops)
    distinct = [p for p in presets if p is not TROOPS or (pool.generals and (pool.royals or cus(pool.troops)))]
    if sorts > 1:
        distinct.append(CHOOSE)
    answer = (
        distinct[0].value if len(distinct) == 1 else await choose(pool.faction, kind, distinct, rule=rule, about=about)
    )
    if answer == "all":
        return pool
    if answer == "alone":
        return Party(pool.faction, ())
    if answer == "troops":
        return Party(pool.faction, (), pool.troops, pool.royals)
    generals = await pick_generals(pool.faction, pool.generals, position, rule)
    group = await pick_cus(s, pool.faction, pool.troops, position, rule)
    royals = able_to_travel(s, pool.royals, added(party.troops, group))
    return Party(pool.faction, generals, group, await pick_royals(s, pool.faction, royals, position, rule))


async def pick_generals(
    faction: int, generals: tuple[int, ...], position: int, rule: str, at_most: int | None = None
) -> tuple[int, ...]:
    picked: list[int] = []
    while True:
        if len(picked) == at_most:
            return by_rank(tuple(picked))
        left = [GENERAL_PICKS[g] for g in generals if g not in picked]
        about = {"space": REFS[space_of(position)], "taken": len(picked)}
        general = await offer(faction, "pick_general", left, DONE, rule=rule, about=about)
        if general is None:
            return by_rank(tuple(picked))
        picked.append(general)
