"""MOVIMENTI SUL MARE (GALEA): galleys sail between seas and coasts and carry legions."""

from __future__ import annotations

import msgspec

from strategos.kernel.asking import No, Option, Pool, Seat, Target, choose, choose_some

from .events import Boarded, Landed, Sailed
from .facts import CAPACITY, COAST_ON, COASTS, GALLEYS, KINDS, LEADER_POINTS, PROVINCES, REFS, SEA, SHORES, SPACE
from .legion import fresh, tire
from .reasons import Thing, amount, space_of, thing_of, why_not_mine, word
from .state import (
    GONE,
    HOLD,
    NOBODY,
    ROW,
    ConquestState,
    add_units,
    enemy_in,
    force,
    galley_name,
    leader_name,
    leader_ref,
    leaders_at,
    place_ref,
    side_ref,
    stack_name,
    strength,
)

# -- queries ----------------------------------------------------------------------------------------------------------


def hostile(s: ConquestState, seat: Seat, province: int) -> bool:
    """Controlled by another player, ally or not."""
    return s.control[province] not in (seat, NOBODY)


def sea_neighbours(s: ConquestState, galley: int) -> tuple[int, ...]:
    """CE-sea-03 The spaces next to a galley: from sea to sea or coast, from a coast to its seas (CE-sea-04)."""
    at = s.galley_at[galley]
    return SEA[at] + SHORES[at] if at >= PROVINCES else COASTS[at][s.galley_coast[galley]]


def why_not_sail(s: ConquestState, galley: int, to: int) -> No | None:
    """CE-sea-02 Why a galley cannot sail to a neighbouring space."""
    seat = s.master[galley // GALLEYS]
    if not s.galley_left[galley]:
        return No("CE-galley-04", "no_points", {"piece": f"piece:{galley_name(s, galley)}"})
    came_by = s.galley_from[galley]
    if to >= PROVINCES:
        if came_by not in (GONE, to):
            return No("CE-sea-07", "other_sea", {"space": REFS[to], "origin": REFS[came_by]})
        return None
    if not hostile(s, seat, to) or has_legion(s, galley) or landing_at(s, to):
        return None
    return No("CE-sea-13", "foreign_coast", {"space": REFS[to], "side": side_ref(s, s.control[to])})


def has_legion(s: ConquestState, galley: int) -> bool:
    """CE-move-land-01 Land units and a leader aboard; units are never aboard without one."""
    return strength(s, HOLD + galley, s.master[galley // GALLEYS]) > 0


def landing_at(s: ConquestState, province: int) -> bool:
    """CE-sea-14 The mover has landed a legion in the province this turn; empty galleys may come along."""
    return any(s.landed.get(province * ROW + kind, 0) for kind in range(ROW))


def why_not_board(s: ConquestState, galley: int) -> No | None:
    """CE-galley-02 Why nobody can board here."""
    at, seat = s.galley_at[galley], s.master[galley // GALLEYS]
    name = f"piece:{galley_name(s, galley)}"
    if at >= PROVINCES:
        return No("CE-sea-08", "not_at_coast", {"piece": name})
    if boarding_leaders(s, galley):
        return None
    if leaders_at(s, HOLD + galley, seat) and boarding_room(s, galley) and any(fresh(s, at, seat)):
        return None
    rule = "CE-sea-12" if leaders_at(s, at, seat) else "CE-galley-02"
    return No(rule, "nobody_to_board", {"piece": name, "space": REFS[at]})


def boarding_leaders(s: ConquestState, galley: int) -> list[int]:
    """CE-sea-12 Leaders at the coast who have not moved this turn."""
    at, seat = s.galley_at[galley], s.master[galley // GALLEYS]
    return [leader for leader in leaders_at(s, at, seat) if s.leader_left[leader] == LEADER_POINTS]


def boarding_room(s: ConquestState, galley: int) -> int:
    """CE-galley-05 A galley carries seven land units and any number of leaders."""
    return CAPACITY - strength(s, HOLD + galley, s.master[galley // GALLEYS])


def why_not_land(s: ConquestState, galley: int) -> No | None:
    """CE-lead-03 Why nobody can go ashore here."""
    at, seat = s.galley_at[galley], s.master[galley // GALLEYS]
    name = f"piece:{galley_name(s, galley)}"
    if at >= PROVINCES:
        return No("CE-sea-08", "not_at_coast", {"piece": name})
    if not leaders_at(s, HOLD + galley, seat):
        return No("CE-lead-03", "nobody_aboard", {"piece": name})
    enemy = enemy_in(s, at, seat)
    if not has_legion(s, galley) and enemy != NOBODY and not strength(s, at, seat):
        # A leader alone is no legion and does not land among the troops of others.
        return No("CE-move-land-02", "leader_among_enemies", {"space": REFS[at], "side": side_ref(s, enemy)})
    return None


# -- effects ----------------------------------------------------------------------------------------------------------


def sail(s: ConquestState, galley: int, to: int) -> None:
    """CE-sea-05 One point for each step; cargo costs nothing (CE-sea-11)."""
    origin = s.galley_at[galley]
    s.galley_at[galley] = to
    s.galley_left[galley] -= 1
    s.galley_coast[galley] = COAST_ON[to, origin] if to < PROVINCES else 0
    s.galley_from[galley] = origin if to < PROVINCES else GONE
    ref = f"piece:{galley_name(s, galley)}"
    s.emit(Sailed(side_ref(s, s.master[galley // GALLEYS]), ref, REFS[origin], REFS[to]))


def embark(s: ConquestState, galley: int, leaders: list[int], units: list[int]) -> None:
    """CE-sea-12 Those who board use up their turn."""
    _transfer(s, galley, leaders, units, s.galley_at[galley], HOLD + galley)
    s.emit(Boarded(*_passengers(s, galley, leaders, units)))


def disembark(s: ConquestState, galley: int, leaders: list[int], units: list[int]) -> None:
    """CE-faq-sea-05 Those who land stay where they landed for this turn."""
    at = s.galley_at[galley]
    _transfer(s, galley, leaders, units, HOLD + galley, at)
    s.ashore = [*s.ashore, *leaders]
    for kind, n in enumerate(units):
        if n:
            tire(s, at, kind, 0, n)
            s.landed[at * ROW + kind] = s.landed.get(at * ROW + kind, 0) + n
    s.emit(Landed(*_passengers(s, galley, leaders, units)))


def _transfer(s: ConquestState, galley: int, leaders: list[int], units: list[int], origin: int, to: int) -> None:
    seat = s.master[galley // GALLEYS]
    for leader in leaders:
        s.leader_at[leader] = to
        s.leader_left[leader] = 0
    add_units(s, origin, seat, [-n for n in units])
    add_units(s, to, seat, units)


def _passengers(
    s: ConquestState, galley: int, leaders: list[int], units: list[int]
) -> tuple[str, str, tuple[str, ...], int, int, int, str]:
    """Whose galley, which, who goes aboard or ashore, and where."""
    side, ref = side_ref(s, s.master[galley // GALLEYS]), f"piece:{galley_name(s, galley)}"
    names = tuple(leader_ref(s, leader) for leader in leaders)
    return side, ref, names, units[0], units[1], units[2], REFS[s.galley_at[galley]]


# -- procedures -------------------------------------------------------------------------------------------------------


class Order(msgspec.Struct, frozen=True):
    """What a galley shall do: sail to `to`, or board, land or nothing."""

    what: str
    to: int = GONE


SAIL: tuple[Option[Order], ...] = tuple(Option(o.key, Order("sail", o.value), o.on) for o in SPACE)
BOARD: Option[Order] = Option("board", Order("board"), {"button": "board"})
LAND: Option[Order] = Option("land", Order("land"), {"button": "land"})
CANCEL: Option[Order] = Option("cancel", Order("cancel"), {"button": "cancel"})


def why_not_order(s: ConquestState, galley: int, order: Order) -> No | None:
    if order.what == "sail":
        return why_not_sail(s, galley, order.to)
    if order.what == "board":
        return why_not_board(s, galley)
    return why_not_land(s, galley) if order.what == "land" else None


def why_not_there(s: ConquestState, galley: int, target: Target) -> No | None:
    """CE-sea-05 Why a space that is not next to the galley, or a piece, cannot be chosen."""
    to, at = space_of(target), s.galley_at[galley]
    if to is None:
        thing = thing_of(s, target)
        return None if thing is None else why_not_piece(s, galley, thing)
    if to == at:
        return No("CE-adj-03", "already_there", {"space": REFS[to]})
    if to < PROVINCES and not COASTS[to]:
        return No("CE-sea-03", "inland", {"space": REFS[to]})
    if at < PROVINCES:
        if to < PROVINCES:
            return No("CE-sea-04", "coast_to_coast", {"space": REFS[to]})
        if (at, to) in COAST_ON:
            return No("CE-sea-10", "other_coast", {"space": REFS[to], "origin": REFS[at]})
    return No("CE-sea-05", "not_next_to_galley", {"space": REFS[to], "origin": REFS[at]})


def why_not_piece(s: ConquestState, galley: int, thing: Thing) -> No:
    """CE-lead-03 Troops and leaders go aboard and ashore by order of the galley; other pieces wait."""
    if no := why_not_mine(s, s.master[galley // GALLEYS], thing):
        return no
    if thing.kind != "galley" and thing.place == s.galley_at[galley]:
        return No("CE-galley-02", "use_board", {"piece": thing.ref})
    if thing.place == HOLD + galley:
        return No("CE-lead-03", "use_land", {"piece": thing.ref})
    return No("CE-sea-01", "other_piece", {"piece": f"piece:{galley_name(s, galley)}"})


def why_not_aboard(s: ConquestState, galley: int, target: Target) -> No | None:
    """CE-sea-12 Why somebody cannot board this galley."""
    at, seat = s.galley_at[galley], s.master[galley // GALLEYS]
    if word(target) in KINDS:
        return why_not_so_many_aboard(s, galley, KINDS.index(word(target)), amount(target))
    thing = thing_of(s, target)
    if thing is None:
        return No("CE-galley-05", "pick_pieces") if space_of(target) is not None else None
    if no := why_not_mine(s, seat, thing):
        return no
    if thing.kind == "galley" or thing.place != at:
        return No("CE-galley-02", "not_here", {"piece": thing.ref, "space": REFS[at]})
    if thing.kind in KINDS:
        return why_not_so_many_aboard(s, galley, thing.number, thing.amount)
    if thing.number in s.ashore:
        return No("CE-faq-sea-05", "landed", {"piece": thing.ref})
    if s.leader_left[thing.number] != LEADER_POINTS:
        return No("CE-sea-12", "moved_already", {"piece": thing.ref})
    return No("CE-galley-05", "pick_pieces")


def why_not_so_many_aboard(s: ConquestState, galley: int, kind: int, n: int) -> No:
    """CE-sea-12 Why so many of a kind cannot board here; 0 means nobody said how many."""
    at, seat = s.galley_at[galley], s.master[galley // GALLEYS]
    there, ready = force(s, at, seat)[kind], fresh(s, at, seat)[kind]
    facts: dict[str, str | int] = {"piece": f"piece:{KINDS[kind]}"}
    if n > there or not there:
        return No("CE-lead-02", "not_so_many", {**facts, "space": REFS[at], "count": there})
    if n > ready or not ready:
        landed = s.landed.get(at * ROW + kind, 0) >= there - ready
        return No("CE-faq-sea-05", "landed", facts) if landed else No("CE-sea-12", "moved_already", facts)
    if n > boarding_room(s, galley):
        return No("CE-galley-05", "galley_full", {"piece": f"piece:{galley_name(s, galley)}", "count": CAPACITY})
    return No("CE-galley-05", "pick_pieces")


def why_not_ashore(s: ConquestState, galley: int, target: Target) -> No | None:
    """CE-faq-sea-03 Why somebody cannot land from this galley."""
    thing = thing_of(s, target)
    if thing is None:
        return No("CE-faq-sea-03", "pick_pieces") if space_of(target) is not None else None
    if no := why_not_mine(s, s.master[galley // GALLEYS], thing):
        return no
    if thing.place != HOLD + galley:
        return No("CE-lead-03", "not_aboard", {"piece": f"piece:{galley_name(s, galley)}"})
    return No("CE-faq-sea-03", "pick_pieces")


async def command(s: ConquestState, galley: int) -> None:
    """CE-sea-01 A galley sails one step, takes a legion aboard or puts one ashore."""
    seat = s.master[galley // GALLEYS]
    options = [SAIL[to] for to in sea_neighbours(s, galley)]
    options += (BOARD, LAND, CANCEL)
    order = await choose(
        seat,
        "galley",
        options,
        rule="CE-sea-01",
        why_not=lambda order: why_not_order(s, galley, order),
        about={"galley": f"piece:{galley_name(s, galley)}", "space": REFS[s.galley_at[galley]]},
        otherwise=lambda target: why_not_there(s, galley, target),
    )
    if order.what == "board":
        await board(s, galley)
    elif order.what == "land":
        await land(s, galley)
    elif order.what == "sail":
        landing = order.to < PROVINCES and hostile(s, seat, order.to) and has_legion(s, galley)
        sail(s, galley, order.to)
        if landing:
            # CE-sea-13 The landing is what allows the galley to be there.
            await land(s, galley)


def _leader_pools(s: ConquestState, leaders: list[int]) -> list[Pool[int]]:
    return [Pool(n, leader, 1, {"piece": n}) for leader in leaders for n in (leader_name(s, leader),)]


def _unit_pools(s: ConquestState, place: int, seat: Seat, counts: list[int]) -> list[Pool[int]]:
    return [
        Pool(KINDS[kind], kind, n, {"piece": stack_name(s, place, seat, kind)}) for kind, n in enumerate(counts) if n
    ]


def _counts(taken: dict[str, tuple[int, int]]) -> list[int]:
    counts = [0] * ROW
    for kind, n in taken.values():
        counts[kind] = n
    return counts


async def board(s: ConquestState, galley: int) -> None:
    """CE-galley-02 Leaders board, and with a leader aboard land units too."""
    at, seat, hold = s.galley_at[galley], s.master[galley // GALLEYS], HOLD + galley
    about = {"galley": f"piece:{galley_name(s, galley)}", "space": REFS[at]}
    pools = _leader_pools(s, boarding_leaders(s, galley))
    needed = 0 if leaders_at(s, hold, seat) else 1
    chosen = await choose_some(
        seat,
        "board_leaders",
        pools,
        rule="CE-galley-05",
        at_least=needed,
        at_most=len(pools),
        about=about,
        otherwise=lambda target: why_not_aboard(s, galley, target),
    )
    leaders = [leader for leader, _ in chosen.values()]
    units = _counts(
        await choose_some(
            seat,
            "board_units",
            _unit_pools(s, at, seat, fresh(s, at, seat)),
            rule="CE-galley-05",
            at_most=boarding_room(s, galley),
            about=about,
            otherwise=lambda target: why_not_aboard(s, galley, target),
        )
    )
    if leaders or any(units):
        embark(s, galley, leaders, units)


async def land(s: ConquestState, galley: int) -> None:
    """CE-faq-sea-03 Troops land with a leader, and troops that stay aboard keep one."""
    at, seat, hold = s.galley_at[galley], s.master[galley // GALLEYS], HOLD + galley
    about = {"galley": f"piece:{galley_name(s, galley)}", "space": place_ref(s, at)}
    leaders, cargo = leaders_at(s, hold, seat), force(s, hold, seat)
    if len(leaders) == 1:
        disembark(s, galley, leaders, cargo)
        return
    must = 1 if any(cargo) and (hostile(s, seat, at) or enemy_in(s, at, seat) != NOBODY) else 0
    units = _counts(
        await choose_some(
            seat,
            "land_units",
            _unit_pools(s, hold, seat, cargo),
            rule="CE-faq-sea-03",
            at_least=must,
            at_most=CAPACITY,
            about=about,
            otherwise=lambda target: why_not_ashore(s, galley, target),
        )
    )
    stay = 1 if sum(units) < sum(cargo) else 0
    chosen = await choose_some(
        seat,
        "land_leaders",
        _leader_pools(s, leaders),
        rule="CE-faq-sea-03",
        at_least=1,
        at_most=len(leaders) - stay,
        about=about,
        otherwise=lambda target: why_not_ashore(s, galley, target),
    )
    disembark(s, galley, [leader for leader, _ in chosen.values()], units)
