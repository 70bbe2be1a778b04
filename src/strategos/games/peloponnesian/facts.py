"""The map, the counters, the matrices and the set-ups: the data files as constants.

Spaces are numbered in the order of `data/map.yaml`. Units are counted in Strength Points (SP) by nation and kind, so a
group of SP is a number from 0 to COLUMNS - 1: `nation * KINDS + kind`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from strategos.kernel.asking import Option
from strategos.parts.dataset import load
from strategos.parts.graph import neighbours, steps_from
from strategos.parts.rows import Row

PACKAGE = "strategos.games.peloponnesian.data"

ATHENS, SPARTA, PERSIA = 0, 1, 2
"""The sides. In The Fall of Sparta the anti-Spartan Coalition plays in the place of Athens."""
NEUTRAL = 255
"""The colour of a space aligned with nobody, and the control of a space nobody controls."""
SIDES: tuple[str, ...] = ("athens", "sparta", "persia")
SIDE_REFS: tuple[str, ...] = tuple(f"side:{name}" for name in SIDES)

HOPLITE, CAVALRY, NAVAL = 0, 1, 2
KIND_NAMES: tuple[str, ...] = ("hoplite", "cavalry", "naval")
KINDS = len(KIND_NAMES)
NATIONS: tuple[str, ...] = ("athens", "athens_allied", "sparta", "sparta_allied", "thebes", "persia")
NATION_REFS: tuple[str, ...] = tuple(f"effect:{nation}" for nation in NATIONS)
ATHENIAN, ATHENIAN_ALLIED, SPARTAN, SPARTAN_ALLIED, THEBAN, PERSIAN = range(len(NATIONS))
SIDE_OF: tuple[int, ...] = (ATHENS, ATHENS, SPARTA, SPARTA, ATHENS, PERSIA)
"""Nation → the side it fights for."""
NATIONS_OF: tuple[tuple[int, ...], ...] = ((ATHENIAN, THEBAN, ATHENIAN_ALLIED), (SPARTAN, SPARTAN_ALLIED), (PERSIAN,))
"""Side → its nations, its own before its allies."""
OWN: tuple[tuple[int, ...], ...] = ((ATHENIAN, THEBAN), (SPARTAN,), (PERSIAN,))
"""Side → the nations that are not allied."""
COLUMNS = len(NATIONS) * KINDS
COLUMNS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(n * KINDS + k for k in range(KINDS) for n in nations) for nations in NATIONS_OF
)
"""Side → its columns, kind by kind, its own nation first."""
KIND_OF: tuple[int, ...] = tuple(c % KINDS for c in range(COLUMNS))
NATION_OF: tuple[int, ...] = tuple(c // KINDS for c in range(COLUMNS))


def column(nation: int, kind: int) -> int:
    return nation * KINDS + kind


class SpaceRow(Row, frozen=True, kw_only=True):
    name: str
    grid: str
    kind: Literal["land", "coastal", "island"]
    side: Literal["athens", "sparta", "neutral"]
    fortress: bool
    region: str
    lon: float
    lat: float
    fortress_sure: bool
    printed: str = ""


class LocRow(Row, frozen=True, kw_only=True):
    a: str
    b: str
    kind: Literal["land", "naval", "combined"]
    way: str = ""


class GroupRow(Row, frozen=True, kw_only=True):
    spaces: tuple[str, ...]


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[SpaceRow, ...]
    locs: tuple[LocRow, ...]
    groups: tuple[GroupRow, ...]
    areas: tuple[GroupRow, ...]


MAP = load(PACKAGE, "map.yaml", MapFile)
SPACES = len(MAP.spaces)
NAMES: tuple[str, ...] = tuple(space.id for space in MAP.spaces)
NUMBER: dict[str, int] = {name: n for n, name in enumerate(NAMES)}
REFS: tuple[str, ...] = tuple(f"space:{name}" for name in NAMES)
SPACE: tuple[Option[int], ...] = tuple(Option(name, n, {"space": name}) for n, name in enumerate(NAMES))
"""The option to pick each space."""
LAND_SPACE, COASTAL, ISLAND = 0, 1, 2
SPACE_KINDS: tuple[str, ...] = ("land", "coastal", "island")
SPACE_KIND: tuple[int, ...] = tuple(SPACE_KINDS.index(space.kind) for space in MAP.spaces)
FORTRESS: tuple[bool, ...] = tuple(space.fortress for space in MAP.spaces)
PRINTED: bytes = bytes(ATHENS if s.side == "athens" else SPARTA if s.side == "sparta" else NEUTRAL for s in MAP.spaces)
"""Space → its colour on the map."""
_GROUPS = {group.id: tuple(NUMBER[name] for name in group.spaces) for group in MAP.groups}
AREAS: dict[str, tuple[int, ...]] = {area.id: tuple(NUMBER[name] for name in area.spaces) for area in MAP.areas}

ATHENS_SPACE, PIRAEUS, SPARTA_SPACE = NUMBER["athens"], NUMBER["piraeus"], NUMBER["sparta"]
ARGOS, SYRACUSE, PELA, SARDIS = NUMBER["argos"], NUMBER["syracuse"], NUMBER["pela"], NUMBER["sardis"]
CORINTH, CENCHRAE, THEBES, CORCYRA = NUMBER["corinth"], NUMBER["cenchrae"], NUMBER["thebes"], NUMBER["corcyra"]
CHIOS, SAMOS, GYTHIUM, LARISA = NUMBER["chios"], NUMBER["samos"], NUMBER["gythium"], NUMBER["larisa"]
NAUPACTUS, BYZANTIUM, AMPHIPOLIS = NUMBER["naupactus"], NUMBER["byzantium"], NUMBER["amphipolis"]
CAPE_TAENARUM, EPIDAMNOS, IASUS = NUMBER["cape_taenarum"], NUMBER["epidamnos"], NUMBER["iasus"]
DECELEA, PLATAEA, PYLOS, LINDUS, CYZICUS = (NUMBER[n] for n in ("decelea", "plataea", "pylos", "lindus", "cyzicus"))
PROCONNESUS, ORCHOMENUS, ABYDOS = NUMBER["proconnesus"], NUMBER["orchomenus"], NUMBER["abydos"]
HOME: tuple[int, ...] = (ATHENS_SPACE, SPARTA_SPACE, SARDIS)
"""Side → its home space."""
ATTICA = _GROUPS["eisphora"]
"""Athens, Piraeus, Panactum and Decelea."""
HELOTS = _GROUPS["helot_revolt"]
MACEDONIA = _GROUPS["macedonia"]
THRACE = _GROUPS["thrace_event"]
THESSALY = _GROUPS["thessaly"]
POSTS = _GROUPS["athens_defends"]
"""What Athens defends, in the order of its matrix."""
SICILY = _GROUPS["sicily"]
POWERS: dict[str, tuple[int, ...]] = {
    "macedonia": MACEDONIA,
    "syracuse": (SYRACUSE,),
    "argos": (ARGOS,),
    "persia": (SARDIS,),
    "thessaly": THESSALY,
}
"""Neutrals that can join a side, and their spaces."""
CLOSED_WHILE_NEUTRAL = (ARGOS, SYRACUSE)

# -- lines of communication -------------------------------------------------------------------------------------------

LONG_WALLS, ISTHMUS, STORM_CROSSING = "long_walls", "isthmus", "storm_crossing"
_LINKS = [(NUMBER[loc.a], NUMBER[loc.b], loc.kind, loc.way) for loc in MAP.locs]


def _near(*kinds: str) -> tuple[tuple[int, ...], ...]:
    return neighbours(SPACES, [(a, b) for a, b, kind, way in _LINKS if kind in kinds and way != STORM_CROSSING])


BY_LAND = _near("land", "combined")
BY_SEA = _near("naval", "combined")
BY_BOTH = _near("combined")
ADJACENT = _near("land", "naval", "combined")
"""Space → spaces joined to it by any LOC; the storm crossing is none."""
LOC_KIND: dict[tuple[int, int], str] = {
    pair: kind for a, b, kind, way in _LINKS if way != STORM_CROSSING for pair in ((a, b), (b, a))
}
STEPS: tuple[tuple[int, ...], ...] = tuple(steps_from(ADJACENT, space) for space in range(SPACES))
"""Space → space → LOCs of any kind between them."""
LAND_STEPS_FROM_SPARTA = steps_from(BY_LAND, SPARTA_SPACE)

_OPEN_SEA = neighbours(
    SPACES,
    [(a, b) for a, b, kind, way in _LINKS if kind in ("naval", "combined") and way not in (STORM_CROSSING, ISTHMUS)],
)
NAVAL_ZONE: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({space, *_OPEN_SEA[space], *(far for near in _OPEN_SEA[space] for far in _OPEN_SEA[near])}))
    for space in range(SPACES)
)
"""PW-TERMS-aj Space → spaces within two Naval or Combined LOCs; never across the Isthmus (PW-5.1.2-b)."""
CAVALRY_ZONE: tuple[tuple[int, ...], ...] = tuple(tuple(sorted({space, *BY_LAND[space]})) for space in range(SPACES))
"""PW-TERMS-ai Space → spaces within one Land or Combined LOC."""

# -- leaders ----------------------------------------------------------------------------------------------------------


class LeaderRow(Row, frozen=True, kw_only=True):
    name: str
    side: str
    band: str
    tactical: int
    strategic: int
    immune: bool = False


class CommanderRow(Row, frozen=True, kw_only=True):
    tactical: int


class LeaderFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    leaders: tuple[LeaderRow, ...]
    commanders: tuple[CommanderRow, ...]


LEADER_FILE = load(PACKAGE, "leaders.yaml", LeaderFile)
LEADERS: tuple[LeaderRow, ...] = LEADER_FILE.leaders
LEADER_NUMBER: dict[str, int] = {leader.id: n for n, leader in enumerate(LEADERS)}
LEADER_REFS: tuple[str, ...] = tuple(f"piece:{leader.id}" for leader in LEADERS)
THEBES_CUP = 3
CUP_OF: tuple[int, ...] = tuple(
    {"athens": ATHENS, "sparta": SPARTA, "persia": PERSIA, "thebes": THEBES_CUP}[leader.side] for leader in LEADERS
)
"""Leader → the cup he belongs to: a side's, or that of Thebes."""
LEADER_SIDE: tuple[int, ...] = tuple(ATHENS if cup == THEBES_CUP else cup for cup in CUP_OF)
LEADERS_OF_CUP, LEADERS_OF = (
    tuple(tuple(n for n, whose in enumerate(table) if whose == one) for one in range(THEBES_CUP + 1))
    for table in (CUP_OF, LEADER_SIDE)
)
"""Cup → its leaders; side → its leaders."""
ALCIBIADES, PERICLES, NICIAS = LEADER_NUMBER["alcibiades"], LEADER_NUMBER["pericles"], LEADER_NUMBER["nicias"]
CIMON = LEADER_NUMBER["cimon_1pw"]
COMMANDERS: dict[str, int] = {row.id: row.tactical for row in LEADER_FILE.commanders}

# -- matrices ---------------------------------------------------------------------------------------------------------

Force = tuple[int, int, int]
"""Hoplite, Cavalry and Naval SP."""


class StrategyRow(Row, frozen=True, kw_only=True):
    side: str
    die: tuple[int, int]
    coastal: Force
    land: Force
    areas: tuple[str, ...] = ()
    objectives: tuple[str, ...] = ()


class BoxRow(Row, frozen=True, kw_only=True):
    side: str
    spaces: tuple[str, ...]


class DefenceRow(Row, frozen=True, kw_only=True):
    side: str
    force: Force


class MatrixFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strategies: tuple[StrategyRow, ...]
    boxes: tuple[BoxRow, ...]
    defences: tuple[DefenceRow, ...]


MATRICES = load(PACKAGE, "matrices.yaml", MatrixFile)
STRATEGIES: tuple[dict[str, StrategyRow], ...] = tuple(
    {row.id: row for row in MATRICES.strategies if row.side == side} for side in SIDES[:2]
)
"""Side → its strategies by name."""
BOXES: dict[str, tuple[int, ...]] = {row.id: tuple(NUMBER[name] for name in row.spaces) for row in MATRICES.boxes}
"""Area → the space for each face of the die."""
DEFENCES: dict[str, Force] = {row.id: row.force for row in MATRICES.defences}
HOME_STRATEGY: tuple[str, ...] = ("attack_sparta", "attack_athens")
"""Side → the strategy that goes for the enemy's home."""
CAUSE_REBELLION = "cause_rebellion"

# -- counters ---------------------------------------------------------------------------------------------------------


class LimitRow(Row, frozen=True, kw_only=True):
    nation: str
    kind: str
    sp: int


class EliteRow(Row, frozen=True, kw_only=True):
    nation: str
    sp: int


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the table: one space, or two that take half each; up to a number present; only while an ally."""

    spaces: tuple[str, ...]
    up_to: int = 0
    ally: bool = False


class DestinationRow(Row, frozen=True, kw_only=True):
    nation: str
    kind: str
    to: tuple[Goal, ...]
    otherwise: tuple[str, ...]


class CounterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limits: tuple[LimitRow, ...]
    elite: tuple[EliteRow, ...]
    destinations: tuple[DestinationRow, ...]


COUNTERS = load(PACKAGE, "counters.yaml", CounterFile)
GARRISONS = next(row.sp for row in COUNTERS.limits if row.kind == "garrison")
LIMIT: tuple[int, ...] = tuple(
    next((r.sp for r in COUNTERS.limits if r.nation == NATIONS[c // KINDS] and r.kind == KIND_NAMES[c % KINDS]), 0)
    for c in range(COLUMNS)
)
"""Column → the SP there are."""
ELITE_NAMES: tuple[str, ...] = tuple(row.id for row in COUNTERS.elite)
HOME_GUARD, PELTASTS, SACRED_BAND = range(3)
ELITE_SP: tuple[int, ...] = tuple(row.sp for row in COUNTERS.elite)
ELITE_NATION: tuple[int, ...] = tuple(NATIONS.index(row.nation) for row in COUNTERS.elite)


class Destination(msgspec.Struct, frozen=True):
    """Where SP of a column go, from the top down; then the home space or what the row names instead."""

    goals: tuple[tuple[tuple[int, ...], int, bool], ...]
    otherwise: tuple[int, ...]


DESTINATIONS: Mapping[int, Destination] = {
    column(NATIONS.index(row.nation), KIND_NAMES.index(row.kind)): Destination(
        tuple((tuple(NUMBER[name] for name in goal.spaces), goal.up_to, goal.ally) for goal in row.to),
        tuple(NUMBER[name] for name in row.otherwise),
    )
    for row in COUNTERS.destinations
}
COALITION: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        sorted(
            {
                space
                for c, destination in DESTINATIONS.items()
                if SIDE_OF[NATION_OF[c]] == side
                for spaces, _, ally in destination.goals
                if not ally
                for space in spaces
                if space != HOME[side]
            }
        )
    )
    for side in (ATHENS, SPARTA)
)
"""Side → the spaces of the Post-Combat Movement Table but its home (ruling OQ-COALITION); active neutrals join them."""

# -- events and scenarios ---------------------------------------------------------------------------------------------


class EventRow(Row, frozen=True, kw_only=True):
    table: str
    total: int


class RebelsRow(Row, frozen=True, kw_only=True):
    table: str
    spaces: tuple[str, ...]


class EventFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    events: tuple[EventRow, ...]
    rebels: tuple[RebelsRow, ...]


EVENTS = load(PACKAGE, "events.yaml", EventFile)
EVENT_AT: dict[tuple[str, int], str] = {(row.table, row.total): row.id for row in EVENTS.events}
REBELS: dict[str, tuple[int, ...]] = {row.table: tuple(NUMBER[name] for name in row.spaces) for row in EVENTS.rebels}
"""Event Table → the spaces that may rebel, from a total of 2 on."""


class SideRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    treasury: int
    sci: int
    bellicosity: int
    strategy: str | None


class ForceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    space: str
    side: str
    leaders: tuple[str, ...] = ()
    H: int = 0
    C: int = 0
    N: int = 0
    AH: int = 0
    AC: int = 0
    AN: int = 0
    home_guard: int = 0
    peltasts: int = 0
    sacred_band: int = 0
    garrison: int = 0


class ScenarioRow(Row, frozen=True, kw_only=True):
    turns: tuple[int, int]
    band: str
    events: str
    player: str | None
    done: tuple[int, int]
    """Operations each side has already made in the first turn."""
    armistice: bool
    long_walls: bool
    hostages: tuple[str, ...]
    rebellion: tuple[str, ...]
    out: tuple[str, ...]
    demagogue: int
    """How often event 7 has happened before."""
    allies: dict[str, str]
    neutral: tuple[str, ...]
    sides: tuple[SideRow, ...]
    forces: tuple[ForceRow, ...]
    years: tuple[str, ...]


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenarios: tuple[ScenarioRow, ...]


SCENARIO_FILE = load(PACKAGE, "scenarios.yaml", ScenarioFile)
SCENARIOS: dict[str, ScenarioRow] = {row.id: row for row in SCENARIO_FILE.scenarios}
ARCHIDAMIAN, DECELEAN, FALL_OF_ATHENS = "archidamian", "decelean", "fall_of_athens"
FIRST_WAR, FALL_OF_SPARTA = "first_peloponnesian", "fall_of_sparta"

# -- numbers of the rulebook ------------------------------------------------------------------------------------------


class NumberRow(Row, frozen=True, kw_only=True):
    value: int


class NumberFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    numbers: tuple[NumberRow, ...]


NUMBER_FILE = load(PACKAGE, "rules.yaml", NumberFile)
_N: dict[str, int] = {row.id: row.value for row in NUMBER_FILE.numbers}
LAND_COST, NAVAL_COST, REBELLION_COST = _N["land_cost"], _N["naval_cost"], _N["rebellion_cost"]
BUILDING_COST, PLAYER_BUILDING = _N["building_cost"], _N["player_building"]
NON_PLAYER_BUILDING, ARMISTICE_BUILDING = _N["non_player_building"], _N["armistice_building"]
EMERGENCY_FUND, RESERVE, CAPTIVES = _N["emergency_fund"], _N["reserve"], _N["captives"]
REVENUE: tuple[int, ...] = (_N["revenue_athens"], _N["revenue_sparta"])
LOST_SPACE, LOST_CITY = _N["lost_space"], _N["lost_city"]
SYRACUSE_PAYS, SICILY_PAYS, GRAIN, EPIDAMNOS_PAYS = (
    _N[name] for name in ("syracuse_pays", "sicily_pays", "grain", "epidamnos_pays")
)
EISPHORA, REBELS_LIFT_FUND, PERSIA_PAYS = _N["eisphora"], _N["rebels_lift_fund"], _N["persia_pays"]
HELOTS_NEW, HELOTS_GO_ON = _N["helots_new"], _N["helots_go_on"]
SPACES_FOR_BELLICOSITY, WEARY = _N["spaces_for_bellicosity"], _N["weary"]
MOST_SCI, MOST_BELLICOSITY = _N["most_sci"], _N["most_bellicosity"]
VP_WON, VP_LOST, VP_SURRENDER = _N["vp_won"], _N["vp_lost"], _N["vp_surrender"]
VP_DECISIVE, VP_SCENARIO, EARLY_SURRENDER = _N["vp_decisive"], _N["vp_scenario"], _N["early_surrender"]
