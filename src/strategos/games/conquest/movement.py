"""Fase del Movimento: in any order, leaders lead and galleys sail, one step at a time, until the player has done."""

from __future__ import annotations

from collections.abc import Sequence

from strategos.kernel.asking import No, Option, Seat, Target, choose
from strategos.kernel.clock import AGAIN, Again

from .alliances import ACCLAIM, acclaim, why_not_acclaim, why_not_cross
from .facts import ACROSS, COLOURS, GALLEYS, KINDS, LAND, LEADERS, ORDER, PROVINCES, REFS
from .land_movement import has_way_out, lead
from .legion import movable
from .provinces import occupy
from .reasons import space_of, spent_units, thing_of, why_not_mine
from .roads import why_not_ride_on
from .sea_movement import command, why_not_board, why_not_land
from .state import (
    GALLEY_NAMES,
    HOLD,
    LEADER_NAMES,
    NOBODY,
    ConquestState,
    enemy_in,
    galley_name,
    galleys_of,
    leader_ref,
    leaders_at,
    leaders_of,
    strength,
)

Choice = tuple[str, int]
END: Option[Choice] = Option("end", ("end", 0), {"button": "end"})


def _pieces(what: str, names: Sequence[str]) -> tuple[Option[Choice], ...]:
    count = len(names)
    return tuple(Option(names[n % count], (what, n), {"piece": names[n % count]}) for n in range(COLOURS * count))


LEADER = {home: _pieces("leader", LEADER_NAMES[home]) for home in ORDER}
"""Home of a colour → the option to move each leader; a leader belongs to one colour, whose home it may be."""
GALLEY = {home: _pieces("galley", GALLEY_NAMES[home]) for home in ORDER}


def movers(s: ConquestState, seat: Seat) -> list[Option[Choice]]:
    """The player's leaders and galleys on the board, and the two things one can do without them."""
    home = s.home
    leaders = [LEADER[home[n // LEADERS]][n] for n in leaders_of(s, seat) if s.leader_at[n] >= 0]
    galleys = [GALLEY[home[n // GALLEYS]][n] for n in galleys_of(s, seat) if s.galley_at[n] >= 0]
    return [END, ACCLAIM, *leaders, *galleys]


def able(s: ConquestState, seat: Seat) -> list[Option[Choice]]:
    """CE-move-land-06 The movers `why_not_move` allows; most are leaders ashore with points left."""
    home, at, left, runs, galley_at = s.home, s.leader_at, s.leader_left, s.runs, s.galley_at
    found: list[Option[Choice]] = []
    clear: dict[int, bool] = {}
    halfway = False
    for n in leaders_of(s, seat):
        place, points = at[n], left[n]
        if not 0 <= place < PROVINCES or not (points or runs):
            continue
        if points == 1:
            halfway = True
        if place not in clear:
            clear[place] = ways_clear(s, seat, place)
        if (points and clear[place]) or why_not_set_out(s, seat, n) is None:
            found.append(LEADER[home[n // LEADERS]][n])
    for n in galleys_of(s, seat):
        if galley_at[n] >= 0 and (s.galley_left[n] or why_not_move(s, seat, ("galley", n)) is None):
            found.append(GALLEY[home[n // GALLEYS]][n])
    if not halfway or why_not_end(s, seat) is None:
        found.append(END)
    if why_not_acclaim(s) is None:
        found.append(ACCLAIM)
    return found


def why_not_move(s: ConquestState, seat: Seat, choice: Choice) -> No | None:
    """CE-move-land-06 Why this leader or galley cannot do anything more this turn."""
    what, number = choice
    if what == "leader":
        if s.leader_at[number] >= PROVINCES:
            return No("CE-lead-03", "aboard", {"piece": leader_ref(s, number)})
        return why_not_set_out(s, seat, number)
    if what == "galley":
        if s.galley_left[number] or why_not_board(s, number) is None or why_not_land(s, number) is None:
            return None
        return No("CE-galley-04", "no_points", {"piece": f"piece:{galley_name(s, number)}"})
    return why_not_acclaim(s) if what == "acclaim" else why_not_end(s, seat)


def why_not_set_out(s: ConquestState, seat: Seat, leader: int) -> No | None:
    """CE-move-land-06 Why a leader ashore has nothing more to do, whomever he took along."""
    place = s.leader_at[leader]
    if not s.leader_left[leader]:
        return why_not_ride_on(s, seat, leader)
    if ways_clear(s, seat, place):
        return None
    facts = {"piece": leader_ref(s, leader), "space": REFS[place]}
    if not LAND[place]:
        closed = [why_not_cross(s, [leader], place, to) for to in ACROSS[place]]
        if None not in closed:
            return closed[0] if closed else No("CE-move-land-05", "by_galley_only", facts)
        if strength(s, place, seat):
            return None
    return None if has_way_out(s, seat, leader) else No("CE-road-08", "no_way_open", facts)


def ways_clear(s: ConquestState, seat: Seat, place: int) -> bool:
    """Troops of his open any way by land, and a neighbour without any is open: most leaders need no closer look."""
    if strength(s, place, seat):
        return bool(LAND[place])
    # Asked of every leader for every move: a generator takes longer than the one neighbour that is looked at.
    for neighbour in LAND[place]:  # noqa: SIM110
        if enemy_in(s, neighbour, seat) == NOBODY:
            return True
    return False


def why_not_end(s: ConquestState, seat: Seat) -> No | None:
    """CE-road-08 A leader who was let through may not stay among the troops of others while there is a way out."""
    for leader in leaders_of(s, seat):
        if s.leader_left[leader] != 1 or not 0 <= (at := s.leader_at[leader]) < PROVINCES:
            continue
        if not strength(s, at, seat) and enemy_in(s, at, seat) != NOBODY and has_way_out(s, seat, leader):
            return No("CE-road-08", "leader_must_go_on", {"piece": leader_ref(s, leader), "space": REFS[at]})
    return None


def why_not_pick(s: ConquestState, seat: Seat, target: Target) -> No | None:
    """CE-lead-02 Why something else on the board is not a piece to move."""
    thing = thing_of(s, target)
    if thing is None:
        return No("CE-mphase-01", "pick_a_piece") if space_of(target) is not None else None
    if no := why_not_mine(s, seat, thing):
        return no
    if thing.kind not in KINDS:
        return None
    if thing.place >= HOLD:
        return No("CE-lead-03", "troops_aboard", {"piece": thing.ref})
    if leaders_at(s, thing.place, seat) and not movable(s, thing.place, seat)[thing.number]:
        return spent_units(s, thing.place, seat, thing.number)
    return No("CE-lead-02", "needs_leader", {"piece": thing.ref})


async def movement(s: ConquestState) -> Again | None:
    """CE-mphase-01 One leader or galley makes one move; all movement ends before any combat (CE-mphase-02)."""
    seat = s.clock.seat
    assert seat is not None
    what, number = await choose(
        seat,
        "move",
        lambda: movers(s, seat),
        rule="CE-mphase-01",
        allowed=able(s, seat),
        why_not=lambda choice: why_not_move(s, seat, choice),
        otherwise=lambda target: why_not_pick(s, seat, target),
    )
    if what == "leader":
        await lead(s, seat, number)
    elif what == "galley":
        await command(s, number)
    elif what == "acclaim":
        await acclaim(s, seat)
    else:
        s.runs = []
        occupy(s, seat)
        return None
    return AGAIN
