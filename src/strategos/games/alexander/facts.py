"""The facts of the game: data files read once and laid out as the tables the rules look things up in.

Counters are numbers from 0 on: the Macedonian ones first, then Persian, Indian, South Greek, the leaders, the walls and
the one wall section of Tyre that can fight. ALEXANDER comes last; his values depend on his level.
"""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from strategos.kernel.asking import Option
from strategos.parts.dataset import load
from strategos.parts.graph import distances, neighbours
from strategos.parts.rows import Row

T = TypeVar("T")
Values = tuple[int, int, int]
"""Battle value, superior value, speed."""

CAMPAIGNS = ("granicus", "issus", "tyre", "gaugamela")
NATIONS = ("persian", "indian", "south_greek")
DIFFICULTIES = ("recruit", "veteran", "legend")


Nation = Literal["persian", "indian", "south_greek"]
Type = Literal["AR", "PE", "LC", "HC", "CH", "IN", "PH", "EL", "SE", "LE", "WA"]


class BoxRow(Row, frozen=True, kw_only=True):
    box: int
    vp: int


class AreaRow(Row, frozen=True, kw_only=True):
    key: Literal["fortress", "battle", "oracle", "none"]
    lon: float
    lat: float
    place: str


class LinkRow(Row, frozen=True, kw_only=True):
    a: str
    b: str
    kind: Literal["land", "breach"]


class EnemyRow(Row, frozen=True, kw_only=True):
    nation: Nation
    leader: str | None
    units: tuple[str, ...]
    random: int
    walls: int


class HarderEnemyRow(Row, frozen=True, kw_only=True):
    """Garrison of an area at a harder level, in place of what the row of `enemy` says."""

    difficulty: str
    random: int
    walls: int


class BandRow(Row, frozen=True, kw_only=True):
    min: int
    max: int


class HarderBandRow(BandRow, frozen=True, kw_only=True):
    difficulty: str


class SettingRow(Row, frozen=True, kw_only=True):
    value: int | str | bool | tuple[str | int, ...]


class HarderSettingRow(SettingRow, frozen=True, kw_only=True):
    difficulty: str


class TrackRow(Row, frozen=True, kw_only=True):
    at: int
    cost: int


class FleetRow(Row, frozen=True, kw_only=True):
    min: int
    max: int
    either: tuple[str, ...]


class OptionRow(Row, frozen=True, kw_only=True):
    vp: int
    amount: int
    area: str


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    order: int
    boxes: tuple[BoxRow, ...]
    areas: tuple[AreaRow, ...]
    links: tuple[LinkRow, ...]
    enemy: tuple[EnemyRow, ...]
    orders: tuple[BandRow, ...]
    settings: tuple[SettingRow, ...]
    options: tuple[OptionRow, ...]
    harder_enemy: tuple[HarderEnemyRow, ...] = ()
    harder_settings: tuple[HarderSettingRow, ...] = ()
    tracks: tuple[TrackRow, ...] = ()
    fleet_orders: tuple[FleetRow, ...] = ()


class LevelRow(Row, frozen=True, kw_only=True):
    level: int
    battle: int
    superior: int
    speed: int


class UnitRow(Row, frozen=True, kw_only=True):
    nation: Nation | Literal["macedonian", ""]
    type: Type
    count: int
    full: Values
    reduced: Values | None


class CountersFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    levels: tuple[LevelRow, ...]
    units: tuple[UnitRow, ...]
    leaders: tuple[UnitRow, ...]
    walls: tuple[UnitRow, ...]


class PlanRow(Row, frozen=True, kw_only=True):
    count: int


class PlansFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    enemy: tuple[PlanRow, ...]
    own: tuple[PlanRow, ...]


class OperationRow(Row, frozen=True, kw_only=True):
    go: bool
    forces: int
    walls: int
    gold_at_go: int
    pay_gold: int
    pay_glory: int


class ProphecyRow(Row, frozen=True, kw_only=True):
    turns: int


class AdvisorRow(Row, frozen=True, kw_only=True):
    glory: int


class TokensFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    operations: tuple[OperationRow, ...]
    insights: tuple[Row, ...]
    prophecies: tuple[ProphecyRow, ...]
    advisors: tuple[AdvisorRow, ...]


class YearsRow(Row, frozen=True, kw_only=True):
    min: int
    years: int


class NumberRow(Row, frozen=True, kw_only=True):
    value: int


class LogFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    intimidation: tuple[BandRow, ...]
    harder_intimidation: tuple[HarderBandRow, ...]
    numbers: tuple[NumberRow, ...]
    immortality: tuple[YearsRow, ...]


def read(name: str, kind: type[T]) -> T:
    """One data file, decoded."""
    return load(__package__ or "", f"data/{name}", kind)


COUNTERS_FILE = read("counters.yaml", CountersFile)
PLANS_FILE = read("plans.yaml", PlansFile)
TOKENS_FILE = read("tokens.yaml", TokensFile)
LOG_FILE = read("log.yaml", LogFile)
CAMPAIGN_FILES = tuple(read(f"{name}.yaml", CampaignFile) for name in CAMPAIGNS)

NUMBER: dict[str, int] = {row.id: row.value for row in LOG_FILE.numbers}

# -- counters -------------------------------------------------------------------------------------------------------

SECTION_ROW = UnitRow(
    id="wall_section", nation="", type="WA", count=1, full=(0, 0, -1), reduced=(0, 0, -1), src="", sure=True
)
_ROWS: tuple[UnitRow, ...] = (*COUNTERS_FILE.units, *COUNTERS_FILE.leaders, *COUNTERS_FILE.walls, SECTION_ROW)

KIND: list[str] = []
NAME: list[str] = []
TYPE: list[str] = []
NATION: list[str] = []
VALUES: list[Values] = []
"""By 2 * counter + (1 if full): battle, superior, speed."""
ONE_STEP: list[bool] = []
for _row in _ROWS:
    for _n in range(_row.count):
        KIND.append(_row.id)
        NAME.append(f"{_row.id}-{_n + 1}" if _row.count > 1 else _row.id)
        TYPE.append(_row.type)
        NATION.append(_row.nation)
        VALUES.append(_row.reduced or _row.full)
        VALUES.append(_row.full)
        ONE_STEP.append(_row.reduced is None)
COUNTERS = len(KIND)
ALEXANDER = COUNTERS
KIND.append("alexander")
NAME.append("alexander")
TYPE.append("A")
NUMBER_OF = {name: n for n, name in enumerate(NAME)}

OWN = tuple(n for n in range(COUNTERS) if NATION[n] == "macedonian")
CUP_OF: dict[str, tuple[int, ...]] = {
    nation: tuple(n for n in range(COUNTERS) if NATION[n] == nation and TYPE[n] != "LE") for nation in NATIONS
}
WALLS = tuple(n for n in range(COUNTERS) if KIND[n] == "wall")
SECTION = KIND.index("wall_section")
IS_WALL = [t == "WA" for t in TYPE]
IS_LEADER = [t == "LE" for t in TYPE]
IS_CAVALRY = [t in ("CH", "HC", "LC") for t in TYPE]
FLANKS = [t in ("IN", "CH", "HC", "LC") for t in TYPE]
"""Infantry and Cavalry; a Phalanx is neither (ruling: flank-types)."""
PRICE = [VALUES[2 * n + 1][0] for n in range(COUNTERS)]
PIECE: list[Option[int]] = [Option(name, n, {"piece": name}) for n, name in enumerate(NAME)]
REF = [f"piece:{name}" for name in NAME]
"""Counters as events name them."""

LEVELS: tuple[Values, ...] = ((0, 0, 0), *((r.battle, r.superior, r.speed) for r in COUNTERS_FILE.levels))
TOP_LEVEL = len(LEVELS) - 1

# -- plans and tokens ------------------------------------------------------------------------------------------------

ENEMY_PLANS = tuple(row.id for row in PLANS_FILE.enemy)
(E_ARCHERS, E_CAVALRY, E_CONFUSION, E_DEPLOY, E_FLANK, E_GUARDS, E_INFANTRY, E_RAID, E_RALLY) = range(9)
ENEMY_PLAN_CUP = tuple(n for n, row in enumerate(PLANS_FILE.enemy) for _ in range(row.count))
OWN_PLANS = tuple(row.id for row in PLANS_FILE.own)
(A_CHARGE, A_ENVELOP, A_FATE, A_FLANK, A_LEAD, A_RALLY, A_REGROUP, A_SACRIFICE) = range(8)
OWN_PLAN_LIMIT = tuple(row.count for row in PLANS_FILE.own)

OPERATIONS = TOKENS_FILE.operations
GO = next(n for n, row in enumerate(OPERATIONS) if row.go)
INSIGHTS = tuple(row.id for row in TOKENS_FILE.insights)
PROPHECIES = TOKENS_FILE.prophecies
PROPHECY = {row.id: n for n, row in enumerate(PROPHECIES)}
ADVISORS = tuple(row.id for row in TOKENS_FILE.advisors)
ADVISOR_PRICE = {row.id: row.glory for row in TOKENS_FILE.advisors}

# -- campaigns -------------------------------------------------------------------------------------------------------

FORTRESS, BATTLE, ORACLE, PLAIN = "fortress", "battle", "oracle", "none"


class Campaign(msgspec.Struct, frozen=True):
    """A campaign map laid out for the rules: areas are numbers in the order of the file."""

    id: str
    file: CampaignFile
    areas: tuple[str, ...]
    key: tuple[str, ...]
    key_areas: tuple[int, ...]
    near: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    nation: tuple[str, ...]
    """Whose units garrison the area; empty where nobody ever does."""
    vp: tuple[int, ...]
    last_box: int
    orders: tuple[str, ...]
    """The effect of each total from 0 on; higher totals as the last."""
    fortress_order: tuple[int, ...]
    options: dict[str, OptionRow]
    track: dict[str, tuple[int, ...]]
    """Tyre's tracks: what it costs to reach each box."""
    fleet: tuple[tuple[str, ...], ...]
    """Tyre's own orders by total from -1 on."""
    number: dict[str, int]
    names: dict[str, str]
    lists: dict[str, tuple[str | int, ...]]
    spaces: tuple[Option[int], ...]
    refs: tuple[str, ...]

    def area(self, name: str) -> int:
        return self.areas.index(name)


def _banded(bands: tuple[BandRow, ...], low: int, high: int) -> tuple[str, ...]:
    return tuple(next(b.id for b in bands if b.min <= total <= b.max) for total in range(low, high + 1))


def hardened(file: CampaignFile, difficulty: str) -> CampaignFile:
    """The map of a level. What was read in a source is the same at every level."""
    garrisons = {row.id: row for row in file.harder_enemy if row.difficulty == difficulty}
    values = {row.id: row.value for row in file.harder_settings if row.difficulty == difficulty}
    return replace(
        file,
        enemy=tuple(
            row if row.sure or row.id not in garrisons else _reinforced(row, garrisons[row.id]) for row in file.enemy
        ),
        settings=tuple(
            row if row.sure or row.id not in values else replace(row, value=values[row.id]) for row in file.settings
        ),
    )


def _reinforced(row: EnemyRow, harder: HarderEnemyRow) -> EnemyRow:
    return replace(row, random=harder.random, walls=harder.walls)


def _intimidation(difficulty: str) -> dict[str, BandRow]:
    harder: dict[str, BandRow] = {r.id: r for r in LOG_FILE.harder_intimidation if r.difficulty == difficulty}
    return {row.id: row if row.sure else harder.get(row.id, row) for row in LOG_FILE.intimidation}


def compiled(file: CampaignFile) -> Campaign:
    areas = tuple(a.id for a in file.areas)
    near = neighbours(len(areas), [(areas.index(link.a), areas.index(link.b)) for link in file.links])
    nation = {row.id: row.nation for row in file.enemy}
    number: dict[str, int] = {}
    names: dict[str, str] = {}
    lists: dict[str, tuple[str | int, ...]] = {}
    for row in file.settings:
        if isinstance(row.value, tuple):
            lists[row.id] = row.value
        elif isinstance(row.value, str):
            names[row.id] = row.value
        else:
            number[row.id] = int(row.value)
    tracks: dict[str, dict[int, int]] = {}
    for row in file.tracks:
        tracks.setdefault(row.id, {})[row.at] = row.cost
    return Campaign(
        file.id,
        file,
        areas,
        tuple(a.key for a in file.areas),
        tuple(n for n, a in enumerate(file.areas) if a.key in (FORTRESS, BATTLE)),
        near,
        distances(near),
        tuple(nation.get(a, "") for a in areas),
        tuple(b.vp for b in file.boxes),
        file.boxes[-1].box,
        _banded(file.orders, 0, 40),
        tuple(areas.index(str(a)) for a in lists["fortress_order"]),
        {row.id: row for row in file.options},
        {name: tuple(boxes[n] for n in sorted(boxes)) for name, boxes in tracks.items()},
        tuple(
            next(row.either for row in file.fleet_orders if row.min <= total <= row.max)
            for total in range(-1, 7 if file.fleet_orders else -1)
        ),
        number,
        names,
        lists,
        tuple(Option(a, n, {"space": a}) for n, a in enumerate(areas)),
        tuple(f"space:{a}" for a in areas),
    )


MAPS: dict[str, tuple[Campaign, ...]] = {
    difficulty: tuple(compiled(hardened(file, difficulty)) for file in CAMPAIGN_FILES) for difficulty in DIFFICULTIES
}
"""By difficulty: the four maps."""
CAMPAIGN = MAPS["recruit"]
"""The maps where the level does not matter."""
INTIMIDATION: dict[str, dict[str, BandRow]] = {difficulty: _intimidation(difficulty) for difficulty in DIFFICULTIES}
"""By difficulty: the bands of the Log's table."""


def years(points: int) -> int:
    """Immortality table: the years Alexander is remembered for so many points."""
    return [row.years for row in LOG_FILE.immortality if points >= row.min][-1]


@cache
def card(name: str) -> Option[str]:
    return Option(name, name, {"card": name})


@cache
def verb(name: str, counter: int) -> Option[tuple[str, int]]:
    """The option to do something with a counter. What one would expect of a click on it (buy it, refit it, attack with
    it) points at the counter alone; anything else names its button as well."""
    on: dict[str, str | int] = {"piece": NAME[counter]}
    if name not in ("attack", "buy", "refit"):
        on |= {"button": name, "what": REF[counter]}
    return Option(f"{name} {NAME[counter]}", (name, counter), on)


FILES: dict[str, msgspec.Struct] = {
    **{f"{file.id}.yaml": file for file in CAMPAIGN_FILES},
    "counters.yaml": COUNTERS_FILE,
    "plans.yaml": PLANS_FILE,
    "tokens.yaml": TOKENS_FILE,
    "log.yaml": LOG_FILE,
}
