"""S4-9.5, S3-16.3 Independent Armies: where they may go, and what they leave behind."""

from __future__ import annotations

from strategos.kernel.asking import No, Option, choose

from .board import DEAD, INDEPENDENT, NOBODY, WAITING, WAY_POINT, outside, space_of
from .control import set_control
from .movement import land_cost, within_reach
from .movement_events import PhilonGone
from .position import Position, armies_at
from .steps import Step
from .tasks import IndependentMoves

INDEPENDENT_MP = 3


ENTRY_MP = 1


def active(s: Position) -> list[int]:
    """S4-9.5-c, S3-16.1-b The Independent Armies that move when one does."""
    return [army for army, at in enumerate(s.army_at) if at >= 0]


def step_cost(s: Position, army: int, space: int) -> int | None:
    """S4-9.5-g, S3-16.2-b From its box 1 MP along a dashed route; else by land and over Straits, never by sea
    (S4-9.5-h, S3-16.3-d)."""
    at = s.army_at[army]
    if at == WAITING:
        return ENTRY_MP if space in s.facts.ARMY_ENTRIES[army] else None
    return land_cost(s, space_of(at), space)


def why_not_there(s: Position, army: int, space: int) -> No | None:
    """The limits of place: S4-9.5-l, S3-16.3-f of Leosthenes, S4-9.5-o, S3-16.3-i of Ariarathes. They hold for
    reactions too (OQ-INDEP-REACT)."""
    if not s.facts.ARMY_BOUNDS[army] or s.facts.PROVINCE_OF[space] in s.facts.ARMY_BOUNDS[army]:
        return None
    rule = ("S3-16.3-i", "S4-9.5-o")[s.book] if army == s.facts.ARIARATHES else ("S3-16.3-f", "S4-9.5-l")[s.book]
    return No(rule, "out_of_bounds", {"piece": s.facts.ARMY_REFS[army], "space": s.facts.REFS[space]})


def why_not_go(s: Position, army: int, space: int, spent: int) -> No | None:
    """9.5 Three MP (S4-9.5-e, S3-16.3-a), within the bounds of each Army."""
    cost = step_cost(s, army, space)
    if cost is None:
        return No(("S3-16.3-d", "S4-9.5-h")[s.book], "not_adjacent", {"space": s.facts.REFS[space]})
    if spent + cost > INDEPENDENT_MP:
        return No(
            ("S3-16.3-a", "S4-9.5-e")[s.book], "too_far", {"space": s.facts.REFS[space], "left": INDEPENDENT_MP - spent}
        )
    return why_not_there(s, army, space)


def enter(s: Position, army: int, space: int) -> None:
    """S4-9.5-i, S3-16.4-a Always outside of a city; Philon in Hellas has come home (S4-9.5-n, S3-16.3-h)."""
    s.army_at[army] = outside(space)
    if army == s.facts.PHILON and s.facts.PROVINCE_OF[space] == s.facts.HELLAS:
        s.army_at[army] = DEAD
        s.emit(PhilonGone(s.facts.REFS[space]))


def why_not_stay(s: Position, army: int, spent: int) -> No | None:
    """S4-9.5-f, S3-16.3-c Who starts in a Minor City or Stronghold may give up all MP."""
    at = s.army_at[army]
    if at < 0 or spent or (s.is_major_city(space_of(at)) or s.facts.KIND[space_of(at)] == WAY_POINT):
        return No(("S3-16.3-c", "S4-9.5-f")[s.book], "no_place_to_stay", {"piece": s.facts.ARMY_REFS[army]})
    return None


def stay(s: Position, army: int) -> None:
    """S4-9.5-f, S3-16.3-c A player's PC marker is replaced by an Independent one."""
    set_control(s, space_of(s.army_at[army]), INDEPENDENT)


def end_activation(s: Position, army: int) -> None:
    """S4-9.5-p, S3-16.3-b In a Minor City (S4-2-d, S3-9.12-d: or Stronghold) of a player the PC marker is removed, and
    none replaces it."""
    at = s.army_at[army]
    if at >= 0 and not s.is_major_city(space_of(at)) and s.control[space_of(at)] not in (NOBODY, INDEPENDENT):
        set_control(s, space_of(at), NOBODY)


def is_west(s: Position, space: int, start: int) -> bool:
    """OQ-PHILON-WEST By the longitude of the space's centre; of his box everything is."""
    return start == WAITING or s.facts.LONGITUDE[space] < s.facts.LONGITUDE[space_of(start)]


def could_end_west(s: Position, space: int, points: int, start: int) -> bool:
    return any(is_west(s, there, start) for there in within_reach(s, space, points))


def why_not_halt(s: Position, army: int, spent: int, start: int) -> No | None:
    """S4-9.5-m, S3-16.3-g Philon ends a move west of its beginning, if he can; without one he stays (OQ3-COLONISTS)."""
    at = s.army_at[army]
    if army != s.facts.PHILON or not spent or is_west(s, space_of(at), start):
        return None
    if could_end_west(s, space_of(at), INDEPENDENT_MP - spent, start):
        return No(("S3-16.3-g", "S4-9.5-m")[s.book], "must_go_west", {"piece": s.facts.ARMY_REFS[army]})
    return None


def why_not_move(s: Position, task: IndependentMoves, army: int) -> No | None:
    """S4-9.5-c, S3-16.1-b All active ones may move, out of its box only the one the event calls (S4-9.5-b)."""
    facts = {"piece": s.facts.ARMY_REFS[army]}
    if army in task.moved:
        return No(("S3-16.1-b", "S4-9.5-c")[s.book], "army_has_moved", facts)
    if s.army_at[army] == DEAD or (s.army_at[army] == WAITING and army != task.awake):
        return No(("S3-16.1-b", "S4-9.5-b")[s.book], "army_is_inactive", facts)
    return None


def open_to_them(s: Position, space: int) -> bool:
    """S4-11.1-e, S4-12.1-b, S3-10.3-d, S3-11.3-a An Independent or uncontrolled space, or one with an Independent
    Army."""
    return s.control[space] in (INDEPENDENT, NOBODY) or bool(armies_at(s, outside(space)))


async def choose_army(s: Position, player: int, step: Step, armies: list[int]) -> int:
    """S4-16.11-c, S3-23.3-c Which of them tries it, if there are several."""
    if len(armies) == 1:
        return armies[0]
    options = [Option(s.facts.ARMIES[army], army, {"piece": s.facts.ARMIES[army]}) for army in armies]
    about = {"space": s.facts.REFS[space_of(step.position)]}
    return await choose(player, "independent_army", options, rule=("S3-23.3-c", "S4-16.11-c")[s.book], about=about)


def rolls_for(s: Position, army: int) -> int:
    """S4-11.2-h, S4-12.2-d, S3-23.3-d More than the Initiative."""
    return s.facts.COUNTERS.independents[army].initiative + 1
