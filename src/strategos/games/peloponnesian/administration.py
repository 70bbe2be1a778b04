"""8 The Administrative Phase: revenue with all its modifiers, and building."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.asking import Option, Seat, choose
from strategos.kernel.chance import roll
from strategos.parts.reckoning import Tally

from .activation import ATHENIAN_PURSE, THEBAN_PURSE, to_spend
from .control import show_control
from .events import Built
from .facts import (
    ATHENIAN,
    ATHENS,
    BUILDING_COST,
    COLUMNS_OF,
    CORINTH,
    DESTINATIONS,
    EISPHORA,
    EPIDAMNOS,
    EPIDAMNOS_PAYS,
    GRAIN,
    HELOTS_GO_ON,
    HELOTS_NEW,
    IASUS,
    KIND_OF,
    LIMIT,
    LOST_CITY,
    LOST_SPACE,
    NATION_OF,
    NATION_REFS,
    NON_PLAYER_BUILDING,
    PERSIA_PAYS,
    PLAYER_BUILDING,
    REFS,
    RESERVE,
    REVENUE,
    SARDIS,
    SICILY,
    SICILY_PAYS,
    SIDE_OF,
    SIDE_REFS,
    SPARTA,
    SYRACUSE,
    SYRACUSE_PAYS,
    THEBAN,
    THEBES,
)
from .fall_of_sparta import coalition_revenue, purse_revenue
from .forces import of_kind
from .homecoming import at_home, closed_to, destination, havens
from .names import UNIT_NAMES
from .neutrals import place_allies
from .persia import replace_losses
from .state import NOBODY, PeloponnesianState, enemy_of, fall_of_sparta, holds, remember, seat_of, solitaire
from .supply import eisphora, free_path, grain_route
from .tracks import draw_revenue
from .whereabouts import Whereabouts, add, allegiance, belonging, marked, picks, spaces_in, whereabouts
from .zones import in_zone

UNIT_OPTIONS: tuple[Option[int], ...] = tuple(Option(name, c, {"button": name}) for c, name in enumerate(UNIT_NAMES))
DONE: Option[int] = Option("done", NOBODY, {"button": "done"})
PURSE_OPTIONS: dict[int, Option[int]] = {
    ATHENIAN_PURSE: Option("athens", ATHENIAN_PURSE, {"button": "athens"}),
    THEBAN_PURSE: Option("thebes", THEBAN_PURSE, {"button": "thebes"}),
}

# -- 8.1 --------------------------------------------------------------------------------------------------------------


def lost_spaces(s: PeloponnesianState, side: int, *, ravaged: bool = True) -> int:
    """PW-8.1-c Spaces of a side that are Ravaged, in rebellion or enemy-controlled, each once (OQ-COUNT-ONCE)."""
    whose = allegiance(s)
    lost = whose.rebels | whose.control[enemy_of(side)]
    if ravaged:
        lost |= marked(s.ravaged)
    return (lost & belonging(s.colour, side)).bit_count()


def revenue_of(s: PeloponnesianState, side: int, *, at_war: bool = True) -> Tally:
    """PW-8.1-a What a side receives, line by line; in an armistice without Ravaged spaces and Eisphora (PW-9.3-k)."""
    base = Tally(0).plus("revenue", REVENUE[side], "PW-8.1-a" if side == ATHENS else "PW-8.1-b")
    base = base.plus("lost_spaces", -LOST_SPACE * lost_spaces(s, side, ravaged=at_war), "PW-8.1-c")
    found = (spartan_revenue if side == SPARTA else athenian_revenue)(s, base, at_war)
    pays = s.control[EPIDAMNOS] == side and free_path(s, side, EPIDAMNOS)
    return found.plus("epidamnos", EPIDAMNOS_PAYS if pays else 0, "PW-8.1.4-a")


def spartan_revenue(s: PeloponnesianState, base: Tally, at_war: bool) -> Tally:
    """PW-8.1.1-a Thebes and Corinth lost, Syracuse (PW-8.1.2-a), Persia (PW-EVT.5-c), the Helots (PW-7.3-e)."""
    cities = sum(1 for space in (THEBES, CORINTH) if s.control[space] == ATHENS)
    syracuse = s.colour[SYRACUSE] == SPARTA and s.control[SYRACUSE] != ATHENS
    persia = s.colour[SARDIS] == SPARTA
    helots = (0, HELOTS_NEW, HELOTS_GO_ON)[s.now.helots if at_war else 0]
    return (
        base.plus("lost_cities", -LOST_CITY * cities, "PW-8.1.1-a")
        .plus("syracuse", SYRACUSE_PAYS if syracuse else 0, "PW-8.1.2-a")
        .plus("persia", PERSIA_PAYS if persia else 0, "PW-EVT.5-c")
        .plus("iasus", PERSIA_PAYS if persia and s.happened.iasus else 0, "PW-EVT.5-d")
        .plus("helots", -helots, "PW-7.3-e")
    )


def athenian_revenue(s: PeloponnesianState, base: Tally, at_war: bool) -> Tally:
    """PW-8.1.2-b Sicily, the grain route (PW-8.1.3-a), the Eisphora (PW-8.1.5-a)."""
    sicily = holds(s, SYRACUSE, ATHENS) and all(in_zone(s, space, ATHENS) for space in SICILY)
    return (
        base.plus("sicily", SICILY_PAYS if sicily else 0, "PW-8.1.2-b")
        .plus("grain", 0 if grain_route(s) else -GRAIN, "PW-8.1.3-a")
        .plus("eisphora", EISPHORA if at_war and eisphora(s) else 0, "PW-8.1.5-a")
    )


def forecast(s: PeloponnesianState) -> dict[str, Tally]:
    """PW-8.1-a What each Treasury would draw as things stand, also those of the two cities (PW-10.5.4.1-a)."""
    if fall_of_sparta(s):
        purses = {"athens": ATHENIAN_PURSE, "sparta": SPARTA, "thebes": THEBAN_PURSE}
        return {name: purse_revenue(s, purse) for name, purse in purses.items()}
    return {"athens": revenue_of(s, ATHENS), "sparta": revenue_of(s, SPARTA)}


async def revenue(s: PeloponnesianState) -> None:
    """PW-8.1-d Control is determined (PW-TERMS-j), then each side's net revenue is added to its Treasury."""
    show_control(s)
    if fall_of_sparta(s):
        coalition_revenue(s)
        return
    reach_iasus(s)
    for side in (ATHENS, SPARTA):
        draw_revenue(s, side, revenue_of(s, side))


def reach_iasus(s: PeloponnesianState) -> None:
    """PW-EVT.5-e The capture of Iasus brings Persian money for good, and Cavalry to Sardis once (OQ-IASUS)."""
    if s.colour[SARDIS] == SPARTA and s.control[IASUS] == SPARTA and not s.happened.iasus:
        remember(s, iasus=True)
        place_allies(s, SARDIS, SPARTA, (0, 3, 0))


# -- 8.2 --------------------------------------------------------------------------------------------------------------


def buildable(s: PeloponnesianState, side: int, shelters: Mapping[int, int] | None = None) -> list[int]:
    """The columns of which an SP is left and has somewhere to go (rulings OQ-BUILD-FREE, OQ-PCM-BLOCKED)."""
    there = whereabouts(s)
    if solitaire(s):
        return [c for c in COLUMNS_OF[side] if left(s, c, there) > 0 and place_for(s, c) is not None]
    found = shelters_of(s, side) if shelters is None else shelters
    return [c for c in found if left(s, c, there) > 0]


def shelters_of(s: PeloponnesianState, side: int) -> dict[int, int]:
    """PW-11-l Column → where a player may put its SP, if anywhere; nothing that he builds changes that."""
    closed, whose = closed_to(s, side), allegiance(s)
    return {c: places for c in COLUMNS_OF[side] if (places := at_home(s, c, whose) & ~closed)}


def left(s: PeloponnesianState, col: int, there: Whereabouts | None = None) -> int:
    """PW-COMP-p SP of a column that are not in play; for who has looked up already who stands where."""
    marching = s.expedition.units[col] if s.expedition else 0
    return LIMIT[col] - s.gone[col] - (there or whereabouts(s)).total(col) - marching - s.box[col]


def place_for(s: PeloponnesianState, col: int) -> int | None:
    """PW-8.2-f Where a new SP is placed; not into the enemy's arms."""
    if not solitaire(s):
        return next(iter(spaces_in(havens(s, col))), None)
    if col not in DESTINATIONS:
        return None
    space = destination(s, col)
    side = SIDE_OF[NATION_OF[col]]
    return None if space is None or holds(s, space, enemy_of(side)) else space


def purses_of(s: PeloponnesianState, side: int) -> list[int]:
    """The Treasuries of a side; the Coalition has two."""
    return [ATHENIAN_PURSE, THEBAN_PURSE] if fall_of_sparta(s) and side == ATHENS else [side]


def pays_for(s: PeloponnesianState, purse: int, col: int) -> bool:
    """PW-10.5.4.5.III-a Whether a Treasury may pay for an SP: that of the role, not for units of the other city (-b);
    in both together either pays for anything (-c; ruling OQ-FOS-BUILD)."""
    if not fall_of_sparta(s):
        # The counters of Thebes belong to that scenario alone; elsewhere its SP are Sparta's allies.
        return NATION_OF[col] != THEBAN
    if purse == SPARTA or s.role == "anti_sparta":
        return True
    if s.role == "thebes":
        return purse == THEBAN_PURSE and NATION_OF[col] != ATHENIAN
    return purse == ATHENIAN_PURSE and NATION_OF[col] != THEBAN


def build(s: PeloponnesianState, side: int, col: int, space: int, purse: int) -> None:
    """PW-8.2-d An SP is paid for and placed."""
    s.treasury[purse] -= BUILDING_COST
    add(s, space, col, 1)
    nation, force = NATION_REFS[NATION_OF[col]], of_kind(KIND_OF[col], 1)
    s.emit(Built(SIDE_REFS[side], nation, REFS[space], *force, s.treasury[purse]))


async def building(s: PeloponnesianState) -> None:
    """PW-8.2-a A player builds for up to 600 talents, the non-player side what it lost (PW-8.2-b)."""
    replace_losses(s)
    for side in (ATHENS, SPARTA):
        if side in s.now.no_building:
            continue
        if seat_of(s, side) != NOBODY:
            await build_by_choice(s, side, PLAYER_BUILDING // BUILDING_COST, 0)
        else:
            await rebuild(s, side)


async def build_by_choice(s: PeloponnesianState, side: int, most: int, kept: int) -> None:
    """PW-8.2-d SP by SP, 200 talents each."""
    seat, purses, shelters = seat_of(s, side), purses_of(s, side), shelters_of(s, side)
    payers = {c: [purse for purse in purses if pays_for(s, purse, c)] for c in COLUMNS_OF[side]}
    built = 0
    while built < most:
        money = {purse: min(to_spend(s, purse), s.treasury[purse] - kept) for purse in purses}
        rich = {purse for purse, talents in money.items() if talents >= BUILDING_COST}
        columns = [c for c in buildable(s, side, shelters) if not rich.isdisjoint(payers[c])] if rich else []
        if not columns:
            return
        about = {"left": most - built, "talents": sum(money.values()), "side": SIDE_REFS[side]}
        col = await choose(seat, "build", [UNIT_OPTIONS[c] for c in columns] + [DONE], rule="PW-8.2-a", about=about)
        if col == NOBODY:
            return
        space = await place_of_choice(s, seat, col, shelters)
        able = [purse for purse in payers[col] if purse in rich]
        purse = able[0]
        if len(able) > 1:
            purse = await choose(seat, "purse", [PURSE_OPTIONS[p] for p in able], rule="PW-10.5.4.5.III-c")
        build(s, side, col, space, purse)
        built += 1


async def place_of_choice(s: PeloponnesianState, seat: Seat, col: int, shelters: Mapping[int, int]) -> int:
    """PW-8.2-f By the table; of two players each puts his new SP where they could come home (PW-11-l)."""
    if solitaire(s):
        space = place_for(s, col)
        assert space is not None
        return space
    about = {"unit": f"piece:{UNIT_NAMES[col]}"}
    return await choose(seat, "place", picks(shelters[col]), rule="PW-8.2-f", about=about)


async def rebuild(s: PeloponnesianState, side: int) -> None:
    """PW-8.2-b The non-player side builds up to 3 SP it lost, at random if more (PW-8.2-c), above 1000 talents."""
    lost = [c for c in COLUMNS_OF[side] for _ in range(s.lost[c])]
    most = min(NON_PLAYER_BUILDING, (s.treasury[side] - RESERVE) // BUILDING_COST)
    for still in range(most, 0, -1):
        lost = [c for c in lost if left(s, c) > 0 and place_for(s, c) is not None]
        if not lost:
            return
        col = lost[0]
        if len(lost) > still and len(set(lost)) > 1:
            [pick] = await roll(len(lost), purpose="rebuild", rule="PW-8.2-c")
            col = lost[pick - 1]
        lost.remove(col)
        space = place_for(s, col)
        assert space is not None
        build(s, side, col, space, side)
