"""6.1 Siege Determination and 6.3 Siege Resolution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from strategos.kernel.agenda import push
from strategos.kernel.asking import Option, choose
from strategos.kernel.chance import roll
from strategos.kernel.clock import AGAIN, Again
from strategos.parts.accounts import Closed
from strategos.parts.reckoning import Tally

from .combat_events import SiegeBegan, SiegeRolled
from .events import Ravaged
from .facts import (
    ATHENS,
    ATHENS_SPACE,
    CAPTIVES,
    CAVALRY,
    FORTRESS,
    HOME,
    HOPLITE,
    NAVAL,
    NEUTRAL,
    PERSIA,
    PIRAEUS,
    REFS,
    SIDE_REFS,
    SPACE,
    SPARTA,
    SYRACUSE,
    VP_LOST,
    VP_WON,
)
from .forces import BY_LAND, Party, eliminate, party_force, send_home, tactical
from .rebellion import coalition_spaces
from .state import (
    NOBODY,
    PeloponnesianState,
    arrived,
    enemy_of,
    friendly,
    holds,
    hostile_to,
    including,
    leaders_at,
    led_spaces,
    note,
    seat_of,
    solitaire,
    strength,
)
from .supply import grain_route
from .tasks import Siege
from .tracks import move_sci, pay, rules_of, score, told

T = TypeVar("T")

MORE_SP = 5
"""PW-6.1-c"""
MORE_DEFENDERS = 3
"""PW-6.1.1-b"""
AT_SYRACUSE = -2
"""PW-6.3.1-a"""
TAKEN = 4
"""PW-6.3-j The least that takes a fortress."""


# -- 6.1 --------------------------------------------------------------------------------------------------------------


def besieges(s: PeloponnesianState, side: int, space: int) -> bool:
    """PW-6.1-a Whether the Army of a side in a fortress space that is its enemy's makes it a siege."""
    if not FORTRESS[space] or not hostile_to(s, space, side):
        return False
    if not leaders_at(s, space, side) or not holds(s, space, side):
        # PW-6.1-e
        return False
    enemy = next((other for other in (ATHENS, SPARTA, PERSIA) if other != side and holds(s, space, other)), None)
    if enemy is None:
        # PW-6.1-b
        return True
    if space in (ATHENS_SPACE, PIRAEUS) and s.walls and side == SPARTA and arrived(s, SPARTA, space):
        # PW-6.1.1-a Behind the Long Walls it is always a siege, unless far more Athenians stand there (-b).
        ours, theirs = party_force(s, Party(side, space)), party_force(s, Party(enemy, space))
        land, walls = ours[HOPLITE] + ours[CAVALRY], theirs[HOPLITE] + theirs[CAVALRY]
        if walls - land < MORE_DEFENDERS:
            return True
    # PW-6.1-c Against a Force without a leader, with five SP more.
    return not leaders_at(s, space, enemy) and strength(s, space, side) >= strength(s, space, enemy) + MORE_SP


async def siege_determination(s: PeloponnesianState) -> None:
    """PW-6.1-a Every fortress with an enemy Army in it is looked at."""
    for space in led_spaces(s):
        for side in (ATHENS, SPARTA):
            if besieges(s, side, space):
                s.sieges[space] = side
                s.emit(SiegeBegan(SIDE_REFS[side], REFS[space]))


# -- 6.3 --------------------------------------------------------------------------------------------------------------


def category(s: PeloponnesianState, space: int) -> int:
    """PW-6.2-a, PW-6.3-b Home spaces, then coalition spaces, then the others."""
    if space in HOME[:2]:
        return 0
    return 1 if any(space in coalition_spaces(s, side) for side in (ATHENS, SPARTA)) else 2


def most_urgent(s: PeloponnesianState, spaces: list[int]) -> list[int]:
    """PW-6.3-b The spaces of the first category there is; two players need not mind (ruling OQ-2P-ORDER)."""
    least = min((category(s, space) for space in spaces), default=0)
    return [space for space in spaces if category(s, space) == least] if solitaire(s) else spaces


async def siege_resolution(s: PeloponnesianState) -> Again | None:
    """PW-6.3-a Sieges without an Army are lifted; the others are resolved one by one (PW-6.3-b)."""
    for space, side in list(s.sieges.items()):
        if not leaders_at(s, space, side) or not holds(s, space, side):
            del s.sieges[space]
    if not s.sieges:
        return None
    spaces = most_urgent(s, sorted(s.sieges))
    space = await next_combat(s, "siege", [SPACE[space] for space in spaces], "PW-6.3-c")
    push(s, Siege(space, s.sieges[space]))
    return AGAIN


async def next_combat(s: PeloponnesianState, kind: str, combats: Sequence[Option[T]], rule: str) -> T:
    """PW-6.3-c One of several at random; two players choose by turns, who made the first operation first (PW-11-g)."""
    if solitaire(s):
        pick = 1 if len(combats) == 1 else (await roll(len(combats), purpose="which_combat", rule=rule))[0]
        return combats[pick - 1].value
    turn = s.now.combats
    note(s, combats=turn + 1)
    if len(combats) == 1:
        return combats[0].value
    side = s.first if turn % 2 == 0 else enemy_of(s.first)
    return await choose(seat_of(s, side), kind, combats, rule="PW-11-g")


def siege_bonus(s: PeloponnesianState, side: int, space: int) -> Tally:
    """PW-6.3-h The leader's Tactical Value; -2 at Syracuse (PW-6.3.1-a)."""
    led = Tally(0).plus("tactical", tactical(s, Party(side, space)), "PW-6.3-h")
    return led.plus("syracuse", AT_SYRACUSE if space == SYRACUSE else 0, "PW-6.3.1-a")


def fails_by_itself(s: PeloponnesianState, side: int, space: int) -> str:
    """PW-6.3-d More ships inside than outside; the grain route behind the Long Walls (PW-6.1.1-c). Why, or nothing."""
    enemy = enemy_of(side)
    if party_force(s, Party(enemy, space))[NAVAL] > party_force(s, Party(side, space))[NAVAL]:
        return "more_ships"
    if space in (ATHENS_SPACE, PIRAEUS) and s.walls and grain_route(s, besieged=True):
        return "grain_route"
    return ""


async def resolve_siege(s: PeloponnesianState, task: Siege) -> None:
    """PW-6.3-h A die and the leader's Tactical Value; 4 takes the fortress (PW-6.3-j)."""
    space, side = task.space, task.side
    why = fails_by_itself(s, side, space)
    # PW-6.3-d What fails by itself owes nothing to a die nor to its leader.
    bonus = Tally(0) if why else siege_bonus(s, side, space)
    die = 0 if why else (await roll(6, purpose="siege", rule="PW-6.3-h"))[0]
    succeeds = not why and die + bonus.value >= TAKEN
    forces = tuple(tuple(party_force(s, Party(one, space))) for one in (side, enemy_of(side)))
    failed = f"effect:{why}" if why else ""
    enemy = enemy_of(side)
    holder = SIDE_REFS[enemy] if friendly(s, space, enemy) or any(forces[1]) else None
    total = die + bonus.value if die else 0
    rules = rules_of(bonus)
    s.emit(SiegeRolled(SIDE_REFS[side], REFS[space], die, *told(bonus), succeeds, failed, rules, forces, total, holder))
    s.sieges.pop(space, None)
    if succeeds:
        fortress_falls(s, side, space)
    else:
        siege_fails(s, side, space)
    s.emit(Closed())


def mark_ravaged(s: PeloponnesianState, side: int, space: int) -> None:
    """PW-6.3-f A siege leaves a Ravaged marker, whatever its end."""
    if not s.ravaged[space]:
        s.ravaged[space] = 1
        s.emit(Ravaged(REFS[space], SIDE_REFS[side]))


def siege_fails(s: PeloponnesianState, side: int, space: int) -> None:
    """PW-6.3-e The Army goes home; SCI -1, of the one player -2 (PW-6.3-g, PW-11-j)."""
    send_home(s, Party(side, space))
    mark_ravaged(s, side, space)
    alone = solitaire(s) and seat_of(s, side) != NOBODY
    move_sci(s, side, -2 if alone else -1, "siege_failed")


def fortress_falls(s: PeloponnesianState, side: int, space: int) -> None:
    """PW-6.3-k The besieged are eliminated; SCI (PW-6.3-m, -n), talents for the captives (-o), VP (PW-1.2-b)."""
    enemy = enemy_of(side)
    rebellious, owner = bool(s.rebels[space]), s.colour[space]
    was_theirs = friendly(s, space, enemy)
    note(s, taken=including(s.now.taken, space))
    party = Party(enemy, space)
    eliminate(s, party, BY_LAND, sum(party_force(s, party)))
    mark_ravaged(s, side, space)
    if owner != NEUTRAL and not rebellious:
        move_sci(s, enemy, -1, "fortress_lost")
    move_sci(s, side, 1, "siege_won")
    pay(s, side, CAPTIVES, "captives")
    score(s, side, VP_WON, "siege_won")
    if was_theirs:
        score(s, enemy, -VP_LOST, "fortress_lost")
