"""5.1 step 4, 5.1.4, 5.8: an Expedition on its way, space by space, to a Rally space or to its objective."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, repeat

import msgspec

from strategos.kernel.agenda import push
from strategos.kernel.asking import Pool, Seat, choose_some
from strategos.kernel.chance import roll
from strategos.parts.accounts import Closed

from .battle import fight
from .events import Moved, OperationEnded, Ravaged, StormRolled, UnitsLeft, WayDrawn
from .facts import (
    ATHENS,
    ATTICA,
    BY_BOTH,
    CAPE_TAENARUM,
    COLUMNS,
    COLUMNS_OF,
    ELITE_SP,
    HOPLITE,
    KIND_OF,
    LEADER_REFS,
    NAVAL,
    NEUTRAL,
    PERSIA,
    REFS,
    SICILY,
    SIDE_REFS,
    SPARTA,
    SYRACUSE,
)
from .forces import BY_LAND, Party, eliminate, leader_home
from .interception import intercept
from .names import unit_name
from .neutrals import entered, unsettled
from .outlook import Outlook, outlook
from .persia import after_defeat, navy_leader
from .routes import FAR, Ways, carries_allies, ways_for, ways_of
from .state import (
    EXPEDITION,
    NOBODY,
    Expedition,
    PeloponnesianState,
    enemy_of,
    including,
    marching_at,
    marching_force,
    note,
    seat_of,
)
from .tasks import Battle, March, PersianBattle
from .whereabouts import add
from .zones import moving_sp

STORM = 5
"""PW-5.1.3-c The least that wrecks an Expedition on the crossing to Syracuse."""
CROSSING = (CAPE_TAENARUM, SYRACUSE)
"""The ends of the open sea."""
ref_of = REFS.__getitem__


def set_out(s: PeloponnesianState, goal: int, *, final: bool) -> None:
    """PW-5.1-c The Expedition goes to a Rally space, or to its objective."""
    push(s, March(goal, final))


async def go(s: PeloponnesianState, look: Outlook, ways: Ways) -> None:
    """PW-5.1-c The same at once, to a Rally space: no checkpoint lies before it, nor behind it if nothing has happened.
    Whoever looks at the position on the way finds the agenda as of any other march."""
    goal = ways.goal
    agenda, place, task = s.agenda, len(s.agenda), March(goal)
    agenda.append(task)
    rest = await advance(s, task, look, ways)
    if len(agenda) > place and agenda[place] is task:
        del agenda[place]
    if rest:
        push(s, March(goal, way=rest))
    elif len(agenda) > place and agenda[-1] == task:
        # Nothing of the way is left to go.
        agenda.pop()


def cross(s: PeloponnesianState, goal: int) -> None:
    """PW-5.1.3-a To the objective over the open sea, from the nearer end of the crossing."""
    near, far = crossing_ends(s)
    push(s, March(near, True), March(far, True, crossing=True), March(goal, True))


def crossing_ends(s: PeloponnesianState) -> tuple[int, int]:
    """The end of the crossing on this side of the sea, and the one beyond it."""
    return (SYRACUSE, CAPE_TAENARUM) if marching_at(s) in SICILY else (CAPE_TAENARUM, SYRACUSE)


async def march(s: PeloponnesianState, task: March) -> None:
    """PW-5.1-f One space after the other, by the shortest way; at its objective the Expedition stops, in a Rally space
    it musters."""
    if s.expedition is None:
        return
    if marching_at(s) == task.goal:
        if task.final and task.goal == s.expedition.objective:
            arrive(s)
        return
    if task.crossing:
        await cross_over(s, task)
        return
    look = outlook(s, s.expedition.side)
    ways, light = ways_left(s, task.goal, look)
    if ways is None:
        # Ruling OQ-STUCK: where no way leads to the objective it stays; where none leads to a Rally space it musters.
        if task.final:
            halt(s)
        return
    rest = await advance(s, task, look, ways, light=light)
    if rest is not None:
        push(s, March(task.goal, task.final, rest))


async def advance(
    s: PeloponnesianState, task: March, look: Outlook, ways: Ways, *, light: bool = False
) -> tuple[int, ...] | None:
    """PW-5.6.1-b The Expedition follows a way until something happens or nothing of it is left. Returns what is still
    to go if nothing has happened; otherwise that is on the agenda, below what has been begun. `light` is an Expedition
    that leaves behind what its ships do not carry."""
    goal, final, way = task.goal, task.final, task.way
    if not way or not ways.includes(way):
        # PW-5.1.1-m One of the shortest, each as likely as the others. Ruling OQ-ROUTE: it is drawn anew when it is no
        # longer a shortest legal one.
        number = ways.counts[goal]
        pick = 1 if number == 1 else (await roll(number, purpose="way", rule="PW-5.1.1-m"))[0]
        way = ways.way(pick - 1)
        if s.heard:
            s.emit(WayDrawn(REFS[ways.start], REFS[goal], tuple(map(ref_of, way)), number))
    if light and way[0] not in BY_BOTH[marching_at(s)]:
        await leave_behind(s)
        assert s.expedition is not None
        look = outlook(s, s.expedition.side)
    stretch = way[:1] if light else way
    stirring, gone = look.astir, 0
    for number, space in enumerate(stretch, start=1):
        if stirring[space]:
            # What an interception begins comes before the rest of the way.
            push(s, March(goal, final, way[number:]))
            if await enter(s, way[gone:number], final=final):
                return None
            s.agenda.pop()
            gone = number
    step_through(s, stretch[gone:], final=final)
    return way[len(stretch) :]


async def cross_over(s: PeloponnesianState, task: March) -> None:
    """PW-5.1.3-a The open sea is a Naval LOC: what ships lost on the way no longer carry stays (PW-5.1.4-c), and
    without any the Expedition goes on by whatever way is left."""
    assert s.expedition is not None
    if not marching_force(s.expedition)[NAVAL]:
        return
    if surplus(s.expedition):
        await leave_behind(s)
    await enter(s, (task.goal,), final=task.final)


def ways_left(s: PeloponnesianState, goal: int, look: Outlook | None = None) -> tuple[Ways | None, bool]:
    """PW-5.1.4-c The shortest ways of the Expedition as it is; if there is none, of its ships with what they carry."""
    expedition = s.expedition
    assert expedition is not None
    ways = ways_of(s, expedition, goal, look)
    if ways.length < FAR:
        return ways, False
    ships = marching_force(expedition)[NAVAL]
    if ships:
        # PW-EVT.6-f What the plague closes to Allies stays closed: some of them may be on board.
        allied = carries_allies(expedition)
        ways = ways_for(s, expedition.side, (0, 0, ships), marching_at(s), goal, expedition.objective, allied=allied)
    return (ways, True) if ways.length < FAR else (None, False)


def surplus(expedition: Expedition) -> int:
    """Land SP above the ships."""
    hoplites, cavalry, ships = marching_force(expedition)
    return max(0, hoplites + cavalry - ships)


async def enter(s: PeloponnesianState, spaces: Sequence[int], *, final: bool) -> bool:
    """PW-5.6.1-b The Expedition enters spaces, in the last of which it may be intercepted. Returns whether that changes
    anything."""
    assert s.expedition is not None
    space = spaces[-1]
    # Only the order to cross leads from one end of the open sea straight to the other.
    over = len(spaces) == 1 and space in CROSSING and marching_at(s) == sum(CROSSING) - space
    if over and not await weather(s):
        return True
    changed = unsettled(s, space)
    if final:
        # It ravages where it has not been stopped.
        step_through(s, spaces[:-1], final=True)
        spaces = spaces[-1:]
    step_through(s, spaces, final=False)
    if changed:
        entered(s, s.expedition.side, space)
    if await intercept(s, space):
        return True
    if final:
        ravage(s, space)
    return changed


def step_through(s: PeloponnesianState, spaces: Sequence[int], *, final: bool) -> None:
    """PW-5.8-a The Expedition enters one space after the other; on the way to its objective it ravages."""
    if not spaces:
        return
    expedition = s.expedition
    assert expedition is not None
    if not expedition.marched and (any(expedition.units) or expedition.elites):
        s.expedition = msgspec.structs.replace(expedition, marched=True)
    if final:
        for space in spaces:
            if s.heard:
                tell_moved(s, expedition, (space,))
            s.leader_at[expedition.leader] = space
            ravage(s, space)
    else:
        if s.heard:
            tell_moved(s, expedition, spaces)
        s.leader_at[expedition.leader] = spaces[-1]


def tell_moved(s: PeloponnesianState, expedition: Expedition, spaces: Sequence[int]) -> None:
    """Each space that an Expedition enters, and whence it came there."""
    side, leader = SIDE_REFS[expedition.side], LEADER_REFS[expedition.leader]
    places = (REFS[marching_at(s)], *map(ref_of, spaces))
    s.events.extend(map(Moved, repeat(side), repeat(leader), places, places[1:]))


async def weather(s: PeloponnesianState) -> bool:
    """PW-5.1.3-b The crossing to Syracuse: on 5 or 6 a storm eliminates all, and the leader goes home (-c)."""
    expedition = s.expedition
    assert expedition is not None
    [die] = await roll(6, purpose="storm", rule="PW-5.1.3-b")
    s.emit(StormRolled(die, die >= STORM))
    if die < STORM:
        return True
    eliminate(s, Party(expedition.side, EXPEDITION), BY_LAND, sum(marching_force(expedition)))
    leader_home(s, expedition.leader)
    s.expedition = None
    end_operation(s, "storm", expedition.objective, expedition.side)
    return False


def why_not_ravage(s: PeloponnesianState, side: int, space: int) -> bool:
    """PW-5.8-c Not where an enemy Force stands; neutral and friendly spaces never (PW-5.8-e, PW-10.5.4.4-d)."""
    if s.ravaged[space] or s.colour[space] == NEUTRAL:
        return True
    enemy = enemy_of(side) if side != PERSIA else s.control[space]
    if enemy in (NEUTRAL, side) or s.control[space] != enemy or s.rebels[space]:
        return True
    # PW-10.5.4.4-a A Garrison alone does not keep the ravagers out.
    return any(moving_sp(s, space, enemy))


def ravage(s: PeloponnesianState, space: int) -> None:
    """PW-5.8-a An enemy-controlled space entered on the way to the objective is ravaged."""
    expedition = s.expedition
    assert expedition is not None
    if why_not_ravage(s, expedition.side, space) or navy_leader(s) == expedition.leader:
        # PW-10.5.4.6.IV-h The Persian Navy ravages nothing.
        return
    s.ravaged[space] = 1
    s.emit(Ravaged(REFS[space], SIDE_REFS[expedition.side]))


def put_down(s: PeloponnesianState, space: int) -> None:
    """The SP of the Expedition stand in a space, activated for this turn."""
    expedition = s.expedition
    assert expedition is not None
    for c in compress(range(COLUMNS), expedition.units):
        add(s, space, c, expedition.units[c], spent=expedition.side != PERSIA)
    for elite in expedition.elites:
        s.elite_at[elite], s.elite_spent[elite] = space, 1
    if expedition.side == SPARTA and space in ATTICA and any(expedition.units):
        # What the plague asks for (ruling OQ-PLAGUE).
        note(s, spartans_in_attica=True)
    s.expedition = None


def arrive(s: PeloponnesianState) -> None:
    """PW-5.1-f At the objective the movement and the activation end."""
    expedition = s.expedition
    assert expedition is not None
    space = marching_at(s)
    note(s, arrived=including(s.now.arrived, (expedition.side, space)))
    put_down(s, space)
    end_operation(s, "arrived", space, expedition.side)


def end_operation(s: PeloponnesianState, why: str, space: int = -1, side: int = NOBODY) -> None:
    """The operation is over, whatever was still to come of it."""
    s.agenda.clear()
    if space >= 0:
        s.emit(OperationEnded(SIDE_REFS[side], REFS[space], f"effect:end_{why}"))


def halt(s: PeloponnesianState) -> None:
    """Ruling OQ-STUCK: the operation is over; leader and SP stay where they are."""
    expedition = s.expedition
    assert expedition is not None
    here = marching_at(s)
    put_down(s, here)
    end_operation(s, "stuck", here, expedition.side)


async def leave_behind(s: PeloponnesianState) -> None:
    """PW-5.1.4-c Land SP that no ship carries stay; which is the owner's choice, or chance (ruling OQ-DROP)."""
    expedition = s.expedition
    assert expedition is not None
    here, side, seat = marching_at(s), expedition.side, seat_of(s, expedition.side)
    counts = [0, 0, 0]
    land = [c for c in COLUMNS_OF[side] if KIND_OF[c] != NAVAL]
    for elite in expedition.elites:
        # PW-COMP-v An elite unit stays as a whole, if there are not enough others.
        if surplus(expedition) > sum(expedition.units[c] for c in land):
            expedition = msgspec.structs.replace(expedition, elites=tuple(e for e in expedition.elites if e != elite))
            s.elite_at[elite], s.elite_spent[elite] = here, 1
            counts[HOPLITE] += ELITE_SP[elite]
    units = list(expedition.units)
    for c, n in (await left_behind(expedition, seat, land)).items():
        units[c] -= n
        counts[KIND_OF[c]] += n
        add(s, here, c, n, spent=True)
    s.expedition = msgspec.structs.replace(expedition, units=tuple(units))
    s.emit(UnitsLeft(SIDE_REFS[side], REFS[here], *counts))


async def left_behind(expedition: Expedition, seat: Seat, land: list[int]) -> dict[int, int]:
    """Column → SP that stay."""
    number = surplus(expedition)
    left = dict.fromkeys(land, 0)
    if seat == NOBODY:
        for _ in range(number):
            pool = [c for c in land for _ in range(expedition.units[c] - left[c])]
            [pick] = await roll(len(pool), purpose="left_behind", rule="PW-5.1.4-c")
            left[pool[pick - 1]] += 1
        return left
    names = {c: unit_name(c, EXPEDITION) for c in land}
    pools = [Pool(name, c, expedition.units[c], {"piece": name}) for c, name in names.items()]
    chosen = await choose_some(seat, "leave_behind", pools, rule="PW-5.1.4-c", at_most=number, at_least=number)
    return {**left, **dict(chosen.values())}


# -- battles on the way -----------------------------------------------------------------------------------------------


async def fight_battle(s: PeloponnesianState, task: Battle) -> None:
    """PW-5.7.2-f After a battle on the way the Expedition goes on if it won, or the battle was null (PW-6.2.2-f)."""
    ours, theirs = Party(ATHENS, task.places[0]), Party(SPARTA, task.places[1])
    expedition = s.expedition
    winner = await fight(s, ours, theirs, task.space, intercepted=task.intercepted)
    s.emit(Closed())
    after_battle(s, task.space, expedition, drawn=winner is None)


async def fight_persians(s: PeloponnesianState, task: PersianBattle) -> None:
    ours, theirs = Party(task.side, task.places[0]), Party(PERSIA, task.places[1])
    marching = s.expedition
    winner = await fight(s, ours, theirs, task.space, intercepted=task.intercepted)
    after_defeat(s)
    s.emit(Closed())
    after_battle(s, task.space, marching, drawn=winner is None)


def after_battle(s: PeloponnesianState, space: int, marching: Expedition | None = None, *, drawn: bool = False) -> None:
    """Ruling OQ-EVENT11: an Expedition whose leader has fallen stays where he fell."""
    expedition = s.expedition
    if marching is not None and expedition is None:
        s.emit(OperationEnded(SIDE_REFS[marching.side], REFS[space], f"effect:end_{'drawn' if drawn else 'beaten'}"))
    if expedition is not None and s.leader_at[expedition.leader] < 0:
        side = expedition.side
        put_down(s, space)
        end_operation(s, "leaderless", space, side)
