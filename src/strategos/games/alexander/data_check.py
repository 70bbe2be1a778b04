"""Do the data files agree with what the rulebook states? Which rows should an owner of the box check first?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from strategos.parts.rows import DataRow, Row, every_row, span, told

from .facts import (
    ADVISOR_PRICE,
    CAMPAIGN,
    CAMPAIGNS,
    COUNTERS_FILE,
    DIFFICULTIES,
    FILES,
    INTIMIDATION,
    LEVELS,
    LOG_FILE,
    MAPS,
    NATIONS,
    NUMBER,
    OPERATIONS,
    OWN_PLANS,
    PLANS_FILE,
    PROPHECIES,
    BandRow,
    BoxRow,
    Campaign,
    FleetRow,
    HarderBandRow,
    HarderEnemyRow,
    HarderSettingRow,
    LinkRow,
    TrackRow,
    UnitRow,
    years,
)

ORDER = (
    "orders", "enemy", "boxes", "intimidation", "levels", "operations", "units", "leaders", "tracks", "fleet_orders",
    "advisors", "numbers", "settings", "areas", "links", "options", "walls", "plans_enemy", "plans_own", "prophecies",
)  # fmt: skip
"""Tables in the order in which their doubtful rows matter to play."""
HARDER = ("harder_enemy", "harder_settings", "harder_intimidation")
"""Tables of what only makes a level harder: it is our doing and in no box, so nobody can look it up."""
FIRST_SETTINGS = ("gold", "base_gold", "govern_gold", "raze_gold", "operations_destination", "units", "alexander_level")
REFS = {
    "boxes": {"id": "track"},
    "areas": {"id": "space"},
    "links": {"a": "space", "b": "space"},
    "enemy": {"id": "space", "nation": "side", "leader": "piece", "units": "piece"},
    "orders": {"id": "effect"},
    "options": {"id": "card", "area": "space"},
    "tracks": {"id": "track"},
    "units": {"id": "piece", "nation": "side"},
    "leaders": {"id": "piece", "nation": "side"},
    "walls": {"id": "piece"},
    **{table: {"id": "card"} for table in ("operations", "insights", "prophecies", "advisors")},
    **{table: {"id": "card"} for table in ("plans_enemy", "plans_own")},
}
"""What the fields of a row name, by table."""
ASKED = {
    "boxes": ("vp",),
    "areas": ("key",),
    "links": ("a", "b"),
    "enemy": ("leader", "units", "random", "walls"),
    "orders": ("min", "max"),
    "intimidation": ("min", "max"),
    "options": ("vp", "amount"),
    "tracks": ("cost",),
    "fleet_orders": ("min", "max"),
    "levels": ("battle", "superior", "speed"),
    "units": ("full", "reduced", "count"),
    "leaders": ("full", "reduced"),
    "walls": ("count",),
    "operations": ("forces", "walls", "gold_at_go", "pay_gold", "pay_glory"),
    "prophecies": ("turns",),
    "advisors": ("glory",),
    "plans_enemy": ("count",),
    "plans_own": ("count",),
    "numbers": ("value",),
    "settings": ("value",),
}
"""What one looks up in the box."""
SETTINGS = {
    **dict.fromkeys(("fortress_order", "oracles", "operations_destination", "asia", "start_area", "win_in"), "space"),
    "units": "piece",
    "advisors_fixed": "card",
    "operations_nation": "side",
}
"""What the value of a setting names."""


def rows() -> Iterator[DataRow]:
    """Every row of every data file that is about the box."""
    for file, name, row in ((file, *found) for file, content in FILES.items() for found in every_row(content)):
        if name in HARDER:
            continue
        table = f"plans_{name}" if file == "plans.yaml" else name
        priority = 1 + (ORDER.index(table) if table in ORDER else len(ORDER))
        if table == "settings" and row.id in FIRST_SETTINGS:
            priority = 2
        head = (f"{file} {name}", _id(row), row.src, row.sure, row.note, priority, row.row, table)
        refs = {"value": SETTINGS.get(row.id, "")} if table == "settings" else REFS.get(table, {})
        asks = {field: refs.get(field, "") for field in ASKED.get(table, ()) if field not in _open(row)}
        yield DataRow(*head, *_told(file.removesuffix(".yaml"), table, row, refs), asks)


def _open(row: Row) -> tuple[str, ...]:
    """The bounds of a band that no box prints: below the lowest and above the highest total."""
    if not isinstance(row, (BandRow, FleetRow)):
        return ()
    return (*(("min",) if row.min < -8 else ()), *(("max",) if row.max > 90 else ()))


def _told(file: str, table: str, row: Row, refs: Mapping[str, str]) -> tuple[dict[str, object], dict[str, str | int]]:
    """A row as facts of a message, and where one looks for it."""
    facts = told(row, refs)
    on: dict[str, str | int] = {}
    if file in CAMPAIGNS:
        facts["scenario"] = f"scenario:{file}"
        on["scenario"] = file
    if isinstance(row, (BandRow, FleetRow)):
        unbounded = _open(row)
        facts["span"] = span(None if "min" in unbounded else row.min, None if "max" in unbounded else row.max)
    if isinstance(row, FleetRow):
        facts["id"] = f"effect:{'_or_'.join(row.either) or 'none'}"
    if isinstance(row, UnitRow):
        facts |= {"full": "/".join(map(str, row.full)), "reduced": "/".join(map(str, row.reduced or ()))}
    if isinstance(row, LinkRow):
        on |= {"space": row.a, "to": row.b}
    elif isinstance(row, TrackRow):
        on |= {"track": row.id, "at": row.at}
    elif isinstance(row, BoxRow):
        on |= {"track": "turn", "at": row.box}
    elif (kind := refs.get("id", "")) in ("space", "piece", "card"):
        on[kind] = row.id
    return facts, on


def _id(row: Row) -> str:
    """What a person would call the row."""
    return row.row.rpartition(".")[2]


def check() -> list[str]:
    """What contradicts the rulebook, or itself."""
    found = [*_structure(), *(said for maps in MAPS.values() for said in _rulebook(maps))]
    return list(dict.fromkeys(problem for problem, fine in found if not fine))


def _rulebook(maps: Sequence[Campaign]) -> Iterator[tuple[str, bool]]:
    """The numbers the rulebook itself states; they hold at every level."""
    granicus, issus, tyre, gaugamela = maps
    units = {row.id: row for row in (*COUNTERS_FILE.units, *COUNTERS_FILE.leaders)}
    boxes = {row.id: row.vp for row in granicus.file.boxes}
    yield "Granicus: Summer 335 BC is worth 20 VP", boxes.get("bc335_summer") == 20
    start = granicus.area("macedonia")
    yield "Sardis is 4 from Macedonia", granicus.distance[start][granicus.area("sardis")] == 4
    yield "Halicarnassus is 6 from Macedonia", granicus.distance[start][granicus.area("halicarnassus")] == 6
    yield "Lycia is at least 4 from Macedonia", granicus.distance[start][granicus.area("lycia")] >= 4
    orders = granicus.orders
    yield "Granicus orders at 5: 2 Gold or a hit", orders[5] == "lose_2_gold_or_1_hit"
    yield "Granicus orders at 7: a garrison", orders[7] == "garrison_1"
    yield "Granicus orders at 9: Gold for intimidation", orders[9] == "gold_2_intimidation"
    yield "Granicus orders from 10: nothing", set(orders[10:]) == {"none"}
    yield "Granicus: raze 12, govern 5", (granicus.number["raze_gold"], granicus.number["govern_gold"]) == (12, 5)
    yield "Granicus: at least 5 Gold at the start", granicus.number["gold"] >= 5
    yield (
        "Granicus: one unit in Operations, all go to Halicarnassus",
        (granicus.number["operations_units"] == 1 and granicus.lists["operations_destination"] == ("halicarnassus",)),
    )
    yield (
        "Granicus: King Philip gives 3 plans on the first box",
        (granicus.number["philip_plans"] == 3 and 1 in granicus.lists["philip_boxes"]),
    )
    yield (
        "Granicus starts at A1 with four units",
        (
            granicus.number["alexander_level"] == 1
            and granicus.lists["units"] == ("mac_archers", "mac_heavy_cavalry", "mac_infantry", "mac_phalanx")
        ),
    )
    yield "Issus starts at A3 in Lycia", issus.number["alexander_level"] == 3 and issus.names["start_area"] == "lycia"
    yield "A1 is battle 1, superior 0, speed 0", LEVELS[1] == (1, 0, 0)
    yield "there are eight levels", len(LEVELS) == 9
    yield "Persian Archers: battle 2, speed 5", units["per_archers"].full == (2, 0, 5)
    yield "Chariots: battle 3, superior 1, speed 3", units["per_chariots"].full == (3, 1, 3)
    yield "the Phalanx: battle 4, speed 1", (units["mac_phalanx"].full[0], units["mac_phalanx"].full[2]) == (4, 1)
    yield (
        "own Archers have one side and speed 5",
        (units["mac_archers"].reduced is None and units["mac_archers"].full[2] == 5),
    )
    yield (
        "Heavy Cavalry is as fast as the Sacred Band, superior 2 at least",
        (
            units["mac_heavy_cavalry"].full[2] == units["sg_sacred_band"].full[2]
            and units["mac_heavy_cavalry"].full[1] >= 2
        ),
    )
    yield "both Infantries have the same speed", units["mac_infantry"].full[2] == units["sg_infantry"].full[2]
    yield "own Infantry misses on a 4", units["mac_infantry"].full[0] < 4
    yield "the Sacred Band hits on a 4 only with the Infantry plan", 2 <= units["sg_sacred_band"].full[0] <= 3
    yield "Chares drops to speed 0", units["chares"].full[2] > 0 and (units["chares"].reduced or (0, 0, 9))[2] == 0
    yield (
        "Archers, Peltasts and Siege Engines never inflict two hits",
        all(row.full[1] == 0 for row in units.values() if row.type in ("AR", "PE", "SE")),
    )
    yield (
        "Peltasts, City and Temple cost 9 Gold",
        all(units["mac_peltasts"].full[0] + m.number["city_price"] + m.number["temple_price"] == 9 for m in maps),
    )
    yield "Advisors cost more than 4 Glory", min(ADVISOR_PRICE.values()) > 4
    yield (
        "there are eight Operation counters, one of them Go!",
        len(OPERATIONS) == 8 and (sum(row.go for row in OPERATIONS) == 1),
    )
    yield "two 1 Force counters cost 2 Gold", sum(r.forces == 1 and r.pay_gold == 2 for r in OPERATIONS) == 2
    yield (
        "there are counters for 2 and 3 Forces, -5 Gold and a wall",
        (
            {2, 3} <= {row.forces for row in OPERATIONS}
            and any(row.gold_at_go == 5 for row in OPERATIONS)
            and any(row.walls == 1 for row in OPERATIONS)
        ),
    )
    limits = dict(zip(OWN_PLANS, (row.count for row in PLANS_FILE.own), strict=True))
    yield "Charge and Flank can be taken six times", limits["a_charge"] == limits["a_flank"] == 6
    yield "the Prophecies' turns", [row.turns for row in PROPHECIES] == [4, 4, 4, 2, 2, 2, 2, 3]
    yield "Transports: 2 Gold for the second, 4 for the third", tyre.track["transports"][2:4] == (2, 4)
    yield "reducing the fleet from 3 to 2 costs 6", tyre.track["warships"][2] == 6
    yield (
        "Tyre: six sections, four warships",
        (tyre.number["wall_sections"] == 6 and tyre.number["max_warships"] == 4 == len(tyre.track["warships"]) - 1),
    )
    yield (
        "Tyre's orders at 2 and 3",
        (
            set(tyre.fleet[3]) == {"repair_wall", "regain_warship"}
            and set(tyre.fleet[4]) == {"lose_mole_section", "lose_3_gold"}
        ),
    )
    yield "the VP drop between October and November", tyre.vp[10] - tyre.vp[11] > tyre.vp[9] - tyre.vp[10]
    yield (
        "Gaugamela pays less",
        all(gaugamela.number[k] < m.number[k] for k in ("raze_gold", "govern_gold") for m in (granicus, issus, tyre)),
    )
    yield "a mutinous counter costs 2 hits", gaugamela.number["mutiny_hits"] == 2
    yield "the Immortality table", [years(n) for n in (0, 69, 70, 350, 560, 630)] == [50, 50, 100, 2000, 4000, 5000]


def _structure() -> Iterator[tuple[str, bool]]:
    """What any set of files must satisfy to be played."""
    units = Counter({row.id: row.count for row in COUNTERS_FILE.units})
    for m in CAMPAIGN:
        yield f"{m.id}: boxes are numbered from 0", [b.box for b in m.file.boxes] == list(range(len(m.file.boxes)))
        yield f"{m.id}: all areas are connected", all(d >= 0 for d in m.distance[0])
        yield f"{m.id}: every key area is defended", {r.id for r in m.file.enemy} == {m.areas[a] for a in m.key_areas}
        yield f"{m.id}: every key area pays a known nation", all(m.nation[a] for a in m.key_areas)
        yield f"{m.id}: enough counters for the Army", not Counter(str(u) for u in m.lists["units"]) - units
        yield from _garrisons(m)
        yield (
            f"{m.id}: Fortresses that roll for orders are Fortresses",
            all(m.key[a] == "fortress" for a in m.fortress_order),
        )
        yield f"{m.id}: Oracles are areas", all(str(o) in m.areas for o in m.lists["oracles"])
    yield from _levels(LOG_FILE.harder_intimidation, {row.id for row in LOG_FILE.intimidation}, "intimidation")
    for difficulty, table in INTIMIDATION.items():
        yield (
            f"{difficulty}: the results of intimidation leave a gap or overlap",
            table["fail"].max + 1 == table["on_going"].min and table["on_going"].max + 1 == table["success"].min,
        )
    yield (
        "the Immortality table rises",
        [r.min for r in LOG_FILE.immortality] == sorted(r.min for r in LOG_FILE.immortality),
    )
    yield "the supply allows the Gold of the rulebook's examples", NUMBER["max_gold"] >= 30


def _garrisons(m: Campaign) -> Iterator[tuple[str, bool]]:
    """Who waits in the areas can be taken from the cups and the supply of walls, at every level."""
    names = {row.id for row in m.file.enemy}
    yield from _levels(m.file.harder_enemy, names, f"{m.id}: enemy")
    yield from _levels(m.file.harder_settings, {row.id for row in m.file.settings}, f"{m.id}: settings")
    for row in m.file.enemy:
        yield f"{m.id}: {row.nation!r} of {row.id} is no nation; they are {', '.join(NATIONS)}", row.nation in NATIONS
    walls = COUNTERS_FILE.walls[0].count
    for difficulty, maps in MAPS.items():
        rows = maps[CAMPAIGNS.index(m.id)].file.enemy
        for nation in NATIONS:
            need = sum(row.random + len(row.units) for row in rows if row.nation == nation)
            if m.names["operations_nation"] == nation:
                need += maps[CAMPAIGNS.index(m.id)].number["operations_units"]
            have = sum(row.count for row in COUNTERS_FILE.units if row.nation == nation)
            who = nation.replace("_", " ").title()
            yield f"{m.id}, {difficulty}: the set-up needs {need} {who} counters, and there are {have}", need <= have
        need = sum(row.walls for row in rows)
        yield f"{m.id}, {difficulty}: the set-up needs {need} walls, and there are {walls}", need <= walls
        yield f"{m.id}, {difficulty}: a number below 0", all(row.random >= 0 and row.walls >= 0 for row in rows)


def _levels(
    rows: Sequence[HarderEnemyRow | HarderSettingRow | HarderBandRow], names: Collection[str], table: str
) -> Iterator[tuple[str, bool]]:
    """Rows of harder levels stand for a row of their table, once, and name a level there is."""
    for row in rows:
        yield f"{table} has no row {row.id!r} that {row.difficulty} could make harder", row.id in names
        yield (
            f"{table}: {row.difficulty!r} of {row.id} is no harder level; they are {', '.join(DIFFICULTIES[1:])}",
            row.difficulty in DIFFICULTIES[1:],
        )
    keys = [(row.id, row.difficulty) for row in rows]
    yield f"{table}: two rows for one level", len(keys) == len(set(keys))
