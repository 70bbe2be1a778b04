"""10.5 The Fall of Sparta: roles of the Coalition, a neutral Athens, Garrisons, revenue, the King's Peace, Messenia."""

from __future__ import annotations

from collections.abc import Mapping

from strategos.kernel.asking import No, Option, choose
from strategos.kernel.chance import roll
from strategos.parts.reckoning import Tally

from .activation import ATHENIAN_PURSE, THEBAN_PURSE
from .control import coups
from .events import CoalitionRole, GarrisonPlaced, KingsPeace, MessenianFreed
from .facts import (
    ATHENIAN,
    ATHENIAN_ALLIED,
    ATHENS,
    ATHENS_SPACE,
    BUILDING_COST,
    COLUMNS,
    COLUMNS_OF,
    CORINTH,
    CYZICUS,
    EISPHORA,
    ELITE_NATION,
    EPIDAMNOS,
    EPIDAMNOS_PAYS,
    FORTRESS,
    GARRISONS,
    GRAIN,
    HOPLITE,
    KINDS,
    LAND_SPACE,
    LOST_SPACE,
    NAVAL,
    NEUTRAL,
    NUMBER,
    ORCHOMENUS,
    PERSIA,
    PRINTED,
    REFS,
    SPACE,
    SPACE_KIND,
    SPACES,
    SPARTA,
    SPARTA_SPACE,
    SPARTAN,
    SPARTAN_ALLIED,
    STEPS,
    SYRACUSE,
    SYRACUSE_PAYS,
    THEBAN,
    THEBES,
    THEBES_CUP,
)
from .forces import Party, of_kind, party_nations, send_home
from .leaders import draw_leader
from .neutrals import CITIES, left_of, nationals_home, place_allies, turn_coat
from .persia import leave_for_good, persia_enters
from .state import (
    DEAD,
    EXPEDITION,
    NOBODY,
    PeloponnesianState,
    cup_of,
    fall_of_sparta,
    holds,
    hostile_to,
    leaders_at,
    remember,
    seat_of,
    without,
)
from .supply import eisphora, free_path, grain_route
from .tracks import draw_revenue, move_bellicosity, move_sci, pay, reset_sci
from .whereabouts import AT, marks, presence
from .zones import moving_sp

BOEOTIA = tuple(NUMBER[name] for name in ("thebes", "delium", "charonea"))
"""PW-10.5.3.1-c What Thebes starts with."""
FAR_FROM_ATHENS = 3
"""PW-10.5.4.5.IV-f"""
MESSENIA = tuple(NUMBER[name] for name in ("mantinea", "methydrum", "oronae", "pylos", "belmina"))
SPARTAN_REVENUE, CITY_REVENUE, MESSENIAN_LOSS, SICILY_SPARTAN = 3500, 1000, 1000, 400
MERCENARIES: dict[int, Option[int]] = {
    kind: Option(name, kind, {"button": name})
    for kind, name in ((HOPLITE, "hoplite-sparta_allied"), (NAVAL, "naval-sparta_allied"))
}
ATHENIAN_ROLE, THEBAN_ROLE, BOTH = "athens", "thebes", "anti_sparta"


def belligerent(s: PeloponnesianState) -> bool:
    """PW-10.5.4.5.IV-e Athens is at war from the first turn in which the role is Anti-Sparta."""
    return s.happened.athens_belligerent


def why_not_aim(s: PeloponnesianState, side: int, space: int) -> No | None:
    """Why a space is no objective in this scenario."""
    where = {"space": REFS[space]}
    if space == CYZICUS and s.happened.persia and not s.happened.kings_peace:
        return No("PW-10.5.4.6.IV-d", "cyzicus_closed")
    if side == ATHENS:
        enemies = any(holds(s, space, other) for other in (SPARTA, PERSIA))
        if s.control[space] == ATHENS and not enemies:
            return No("PW-10.5.4.5.I-b", "own_space", where)
        if s.role == ATHENIAN_ROLE and not belligerent(s):
            return why_not_athenians(s, space)
        return None
    return None if side != SPARTA or belligerent(s) else why_not_spartans(s, space)


def why_not_athenians(s: PeloponnesianState, space: int) -> No | None:
    """PW-10.5.4.5.IV-b A neutral Athens attacks no Spartan units and besieges no red space (-d)."""
    besieges = PRINTED[space] == SPARTA and FORTRESS[space] and hostile_to(s, space, ATHENS)
    if besieges or nation_at(s, SPARTAN, space):
        return No("PW-10.5.4.5.IV-b", "athens_neutral", {"space": REFS[space]})
    return None


def why_not_spartans(s: PeloponnesianState, space: int) -> No | None:
    """PW-10.5.4.5.IV-f Sparta leaves a neutral Athens alone: its land and its units, but for far Garrisons."""
    near = STEPS[ATHENS_SPACE][space]
    green = PRINTED[space] == ATHENS and near < FAR_FROM_ATHENS
    if green or nation_at(s, ATHENIAN, space) or (s.garrison[space] and near < FAR_FROM_ATHENS):
        return No("PW-10.5.4.5.IV-f", "athens_neutral", {"space": REFS[space]})
    return None


def nation_at(s: PeloponnesianState, nation: int, space: int) -> bool:
    """Whether units of a nation stand in a space; a Garrison is none of them."""
    i = space * COLUMNS + nation * KINDS
    elite = any(at == space and ELITE_NATION[e] == nation for e, at in enumerate(s.elite_at))
    return elite or any(s.units[i : i + KINDS])


def keeps_peace(s: PeloponnesianState, party: Party) -> bool:
    """PW-10.5.4.5.IV-b While Athens is neutral its units do not intercept Spartan ones, nor Sparta's Athenian ones
    (-f); with allies of both it is war (-c, -g)."""
    if not fall_of_sparta(s) or belligerent(s):
        return False
    assert s.expedition is not None
    marching = party_nations(s, Party(s.expedition.side, EXPEDITION))
    if party.side == SPARTA:
        return ATHENIAN in marching
    return SPARTAN in marching and ATHENIAN in party_nations(s, party)


# -- Side Determination -----------------------------------------------------------------------------------------------


async def roles(s: PeloponnesianState) -> None:
    """PW-10.5.4.5.VII-a Fortune of Sparta, then the role of the Coalition (VIII); then both SCI are zero (VI)."""
    for space in (THEBES, ATHENS_SPACE):
        if s.control[space] == SPARTA:
            # PW-10.5.4.5.IX-a
            move_sci(s, ATHENS, -1, "home_lost")
    if THEBES in coups(s):
        # PW-EVF.5-d While Thebes is held by the coup nobody rolls, and the role is Athens.
        set_role(s, ATHENIAN_ROLE)
    else:
        await spartan_fortune(s)
        await coalition_role(s)
    reset_sci(s)


async def spartan_fortune(s: PeloponnesianState) -> None:
    """PW-10.5.4.5.VII-a After a good turn a 6 brings talents or Corinth; after a bad one Corinth is lost (-d)."""
    if s.sci[SPARTA] > 0:
        [die] = await roll(6, purpose="spartan_fortune", rule="PW-10.5.4.5.VII-a")
        if die == 6 and s.control[CORINTH] == SPARTA:
            pay(s, SPARTA, 1000, "corinth")
        elif die == 6:
            corinth_turns(s, SPARTA)
        return
    corinth_turns(s, ATHENS)
    await mercenaries(s)
    await persia_enters(s)


def corinth_turns(s: PeloponnesianState, side: int) -> None:
    """PW-10.5.4.5.VII-c Corinth changes hands: allied SP there change sides, national ones go home."""
    turn_coat(s, (CORINTH,), side)
    for nation in (SPARTAN,) if side == ATHENS else (ATHENIAN, THEBAN):
        nationals_home(s, CORINTH, nation)
        for elite, at in enumerate(s.elite_at):
            if at == CORINTH and ELITE_NATION[elite] == nation:
                s.elite_at[elite] = CITIES[nation][0]
    s.colour[CORINTH] = s.control[CORINTH] = side
    if side == SPARTA:
        s.garrison[CORINTH] = 0


async def mercenaries(s: PeloponnesianState) -> None:
    """PW-10.5.4.5.VII-e 600 talents for Spartan Allied SP at once, at most 2 Hoplite and 2 Naval in a space."""
    seat, rule = seat_of(s, SPARTA), "PW-10.5.4.5.VII-e"
    placed: dict[tuple[int, int], int] = {}
    for left in range(600 // BUILDING_COST, 0, -1):
        places = {kind: mercenary_places(s, kind, placed) for kind in (HOPLITE, NAVAL)}
        kinds = [MERCENARIES[kind] for kind, spaces in places.items() if spaces]
        if not kinds:
            return
        kind = await choose(seat, "mercenaries", kinds, rule=rule, about={"left": left})
        about = {"unit": f"piece:{MERCENARIES[kind].key}"}
        space = await choose(seat, "place", [SPACE[p] for p in places[kind]], rule=rule, about=about)
        placed[space, kind] = placed.get((space, kind), 0) + 1
        place_allies(s, space, SPARTA, of_kind(kind, 1))


def mercenary_places(s: PeloponnesianState, kind: int, placed: Mapping[tuple[int, int], int]) -> list[int]:
    """Spartan spaces without enemies where fewer than two of a kind were placed; ships not on land."""
    if not left_of(s, SPARTAN_ALLIED, kind):
        return []
    enemies = marks(presence(s, ATHENS) | presence(s, PERSIA))
    return [
        space
        for space, side in enumerate(s.control)
        if side == SPARTA
        and not enemies[space]
        and placed.get((space, kind), 0) < 2
        and (kind != NAVAL or SPACE_KIND[space] != LAND_SPACE)
    ]


async def coalition_role(s: PeloponnesianState) -> None:
    """PW-10.5.4.5.VIII-c After a good turn a die gives the role; after a bad one Anti-Sparta (-d), and Persia comes."""
    if s.sci[ATHENS] <= 0:
        set_role(s, BOTH)
        await persia_enters(s)
        pay(s, ATHENIAN_PURSE, 600, "coalition")
        return
    [die] = await roll(6, purpose="role", rule="PW-10.5.4.5.VIII-c")
    total = die + (5 if SPARTA in (s.control[THEBES], s.control[ATHENS_SPACE]) else 0)
    set_role(s, ATHENIAN_ROLE if total <= 2 else THEBAN_ROLE if total <= 5 else BOTH, die)


def set_role(s: PeloponnesianState, role: str, die: int = 0) -> None:
    """PW-10.5.4.5.IV-e The role of the turn; in both together Athens is at war from now on."""
    s.role = role
    if role == BOTH:
        remember(s, athens_belligerent=True)
    s.emit(CoalitionRole(f"effect:role_{role}", die))


# -- leaders ----------------------------------------------------------------------------------------------------------


def cup_of_operation(s: PeloponnesianState, number: int) -> int:
    """PW-10.5-g Whose leader commands: by the role; in both together Thebans lead the odd operations."""
    if s.role == ATHENIAN_ROLE:
        return ATHENS
    return THEBES_CUP if s.role == THEBAN_ROLE or number % 2 else ATHENS


async def draw_coalition(s: PeloponnesianState) -> None:
    """PW-3.4-a The leader of the Coalition's first operation."""
    s.drawn[ATHENS] = await draw_leader(s, cup_of_operation(s, 1))


def coalition_leaders(s: PeloponnesianState, cup: int) -> list[int]:
    """PW-5.3.1-f The leaders of a city who are at home there."""
    home = THEBES if cup == THEBES_CUP else ATHENS_SPACE
    return [n for n in leaders_at(s, home, ATHENS) if cup_of(s, n) == cup]


async def coalition_commander(s: PeloponnesianState) -> int:
    """PW-5.3.1-f A leader of the right city at home commands; if there is none one is drawn."""
    cup = cup_of_operation(s, s.done[ATHENS] + 1)
    there = coalition_leaders(s, cup)
    if s.drawn[ATHENS] in there and not s.done[ATHENS]:
        return s.drawn[ATHENS]
    return there[0] if there else await draw_leader(s, cup)


def retake(s: PeloponnesianState) -> None:
    """PW-EVF.5-g What a coup took is free again; the exiles of Thebes leave the game with it."""
    for space in coups(s):
        if s.control[space] != SPARTA:
            remember(s, coups=without(s.happened.coups, space))
            if space == THEBES:
                for leader in s.happened.exiles:
                    s.leader_at[leader] = DEAD
                remember(s, exiles=())


# -- Garrisons --------------------------------------------------------------------------------------------------------


async def garrison_captures(s: PeloponnesianState) -> None:
    """PW-10.5-l Each space the Coalition has captured gets a Garrison; when none is left one is given up (-n)."""
    for space in range(SPACES):
        if s.control[space] != ATHENS or s.garrison[space] or s.colour[space] == ATHENS:
            continue
        if not any(s.units[space * COLUMNS + c] for c in COLUMNS_OF[ATHENS]):
            continue
        if sum(s.garrison) >= GARRISONS and not await give_one_up(s, space):
            continue
        s.garrison[space] = 1
        s.emit(GarrisonPlaced(REFS[space]))


async def give_one_up(s: PeloponnesianState, space: int) -> bool:
    held = [SPACE[p] for p in range(SPACES) if s.garrison[p]]
    no: Option[int] = Option("no", NOBODY, {"button": "no"})
    given = await choose(
        seat_of(s, ATHENS), "give_up_garrison", [*held, no], rule="PW-10.5-n", about={"space": REFS[space]}
    )
    if given == NOBODY:
        return False
    s.garrison[given] = 0
    return True


# -- revenue, peace, Messenia, surrender ------------------------------------------------------------------------------


def owner(s: PeloponnesianState, space: int) -> int:
    """Ruling OQ-FOS-REVENUE: the purse a space belongs to; NOBODY for a neutral one."""
    if s.colour[space] == SPARTA:
        return SPARTA
    if s.colour[space] != ATHENS:
        return NOBODY
    return THEBAN_PURSE if space in BOEOTIA else ATHENIAN_PURSE


def plundered(s: PeloponnesianState, space: int) -> bool:
    """PW-10.5.4.4-a A Ravaged space that only a Garrison holds: its loss is the Athenian Treasury's, and no other."""
    return bool(s.ravaged[space] and s.garrison[space]) and not any(moving_sp(s, space, ATHENS))


def is_lost(s: PeloponnesianState, space: int) -> bool:
    """PW-8.1-c Ravaged, in rebellion or under somebody else's control."""
    ravaged = s.ravaged[space] and not plundered(s, space)
    return bool(ravaged or s.rebels[space]) or s.control[space] not in (s.colour[space], NEUTRAL)


def own_spaces_lost(s: PeloponnesianState, purse: int) -> int:
    """PW-10.5.4.4-a The lost spaces a Treasury pays for, each once; plundered Garrisons are Athens' loss."""
    return sum(
        1
        for space in range(SPACES)
        if (plundered(s, space) and purse == ATHENIAN_PURSE) or (owner(s, space) == purse and is_lost(s, space))
    )


def spaces_lost(s: PeloponnesianState, side: int) -> int:
    """PW-10.5.4.4-b The lost spaces that cost a side Bellicosity; plundered Garrisons do not (ruling OQ-FOS-RAVAGE)."""
    return sum(1 for space in range(SPACES) if s.colour[space] == side and is_lost(s, space))


def epidamnos(s: PeloponnesianState, side: int) -> int:
    return EPIDAMNOS_PAYS if s.control[EPIDAMNOS] == side and free_path(s, side, EPIDAMNOS) else 0


def purse_revenue(s: PeloponnesianState, purse: int) -> Tally:
    """PW-10.5.4.1-a 3500 talents for Sparta, 1000 for each city, less what was lost; line by line."""
    fixed = SPARTAN_REVENUE if purse == SPARTA else CITY_REVENUE
    base = Tally(0).plus("revenue", fixed, "PW-10.5.4.1-a")
    if purse == SPARTA:
        base = spartan_extras(s, base)
    elif purse == ATHENIAN_PURSE:
        base = athenian_extras(s, base)
    return base.plus("lost_spaces", -LOST_SPACE * own_spaces_lost(s, purse), "PW-8.1-c")


def spartan_extras(s: PeloponnesianState, base: Tally) -> Tally:
    """PW-8.1.2-a Syracuse, Sicily (PW-EVF.4-e), Messenia lost (PW-10.5.4.8-c), Epidamnos (PW-8.1.4-a)."""
    syracuse = s.colour[SYRACUSE] == SPARTA and s.control[SYRACUSE] != ATHENS
    return (
        base.plus("syracuse", SYRACUSE_PAYS if syracuse else 0, "PW-8.1.2-a")
        .plus("sicily", SICILY_SPARTAN if s.happened.sicily_spartan else 0, "PW-EVF.4-e")
        .plus("messenia", -MESSENIAN_LOSS if s.happened.megalopolis else 0, "PW-10.5.4.8-c")
        .plus("epidamnos", epidamnos(s, SPARTA), "PW-8.1.4-a")
    )


def athenian_extras(s: PeloponnesianState, base: Tally) -> Tally:
    """PW-8.1.3-a The grain route, the Eisphora (PW-8.1.5-a), Epidamnos (PW-8.1.4-a)."""
    return (
        base.plus("grain", 0 if grain_route(s) else -GRAIN, "PW-8.1.3-a")
        .plus("eisphora", EISPHORA if eisphora(s) else 0, "PW-8.1.5-a")
        .plus("epidamnos", epidamnos(s, ATHENS), "PW-8.1.4-a")
    )


def coalition_revenue(s: PeloponnesianState) -> None:
    """PW-10.5.4.1-a The three Treasuries draw; then the King's Peace, if the grain was found cut (OQ-KINGS-PEACE)."""
    for purse in (ATHENIAN_PURSE, SPARTA, THEBAN_PURSE):
        draw_revenue(s, purse, purse_revenue(s, purse))
    if not grain_route(s) and not s.happened.kings_peace:
        kings_peace(s)
    free_messenia(s)


def kings_peace(s: PeloponnesianState) -> None:
    """PW-10.5.4.7-a The first time the grain is cut: both lose will (-b), Persia withdraws (-c), Hostages are free."""
    remember(s, kings_peace=True)
    s.emit(KingsPeace())
    for side in (ATHENS, SPARTA):
        move_bellicosity(s, side, -2, "kings_peace")
    leave_for_good(s)
    s.hostages = [0, 0]


def free_messenia(s: PeloponnesianState) -> bool:
    """PW-10.5.4.8-a The Coalition, whatever its role, holding five places frees Messenia: Megalopolis is founded (-b).
    Returns whether it has just done so."""
    if s.happened.megalopolis or any(s.control[space] != ATHENS for space in MESSENIA):
        return False
    remember(s, megalopolis=True)
    s.emit(MessenianFreed())
    # Spartans in Orchomenus make way.
    send_home(s, Party(SPARTA, ORCHOMENUS))
    if sum(s.garrison) < GARRISONS:
        s.garrison[ORCHOMENUS] = 1
    place_allies(s, ORCHOMENUS, ATHENS, (4, 0, 0))
    s.control[ORCHOMENUS] = ATHENS
    return True


def surrenders(s: PeloponnesianState, side: int) -> str:
    """Ruling OQ-FOS-SURRENDER: Sparta without Sparta, the Coalition without Athens and Thebes (before the Peace)."""
    if s.bellicosity[side] == 0:
        return "bellicosity"
    if side == SPARTA:
        return "home_lost" if s.control[SPARTA_SPACE] == ATHENS else ""
    both = all(s.control[space] == SPARTA for space in (ATHENS_SPACE, THEBES))
    return "home_lost" if both and not s.happened.kings_peace else ""


def homeless(s: PeloponnesianState, side: int) -> bool:
    """PW-10.5.4.5.IX-b Without Athens and Thebes no Coalition unit comes home."""
    return fall_of_sparta(s) and side == ATHENS and all(s.control[city] == SPARTA for city in (ATHENS_SPACE, THEBES))


def refuges(s: PeloponnesianState, nation: int, kind: int, wanted: int) -> int:
    """PW-10.5.4.5.IX-c Without Athens Athenian land SP may go to Thebes; to Athens, which is near, Thebans always may.
    Without both only allies are built (-d)."""
    if homeless(s, ATHENS):
        return wanted if nation == ATHENIAN_ALLIED else 0
    if nation == ATHENIAN and kind != NAVAL and s.control[ATHENS_SPACE] == SPARTA:
        return wanted | AT[THEBES]
    return wanted
