"""Do the data files agree with what rulebook and playbook state? Which rows should an owner of the box check first?

`exN` below is step N of the Example of Play.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import msgspec

from strategos.parts.graph import steps_from
from strategos.parts.rows import DataRow, Row, every_row, told

from .facts import (
    ADJACENT,
    AREAS,
    ATTICA,
    BOXES,
    BUILDING_COST,
    BY_LAND,
    BY_SEA,
    CAPTIVES,
    CAVALRY_ZONE,
    COMMANDERS,
    COUNTERS,
    DEFENCES,
    ELITE_SP,
    EVENT_AT,
    EVENTS,
    FIRST_WAR,
    FORTRESS,
    HELOTS,
    HOME_GUARD,
    LAND_COST,
    LEADER_FILE,
    LEADER_NUMBER,
    LEADERS,
    LIMIT,
    MAP,
    MATRICES,
    NAMES,
    NATIONS,
    NAVAL_COST,
    NAVAL_ZONE,
    NUMBER,
    NUMBER_FILE,
    POSTS,
    POWERS,
    REBELS,
    SCENARIO_FILE,
    SCENARIOS,
    SIDES,
    SPACES,
    STEPS,
    STRATEGIES,
    LocRow,
    ScenarioRow,
    SpaceRow,
)

FILES: dict[str, msgspec.Struct] = {
    "map.yaml": MAP,
    "leaders.yaml": LEADER_FILE,
    "matrices.yaml": MATRICES,
    "counters.yaml": COUNTERS,
    "events.yaml": EVENTS,
    "scenarios.yaml": SCENARIO_FILE,
    "rules.yaml": NUMBER_FILE,
}
ORDER = ("locs", "spaces", "leaders", "limits", "defences", "scenarios", "elite")
"""Tables in the order in which their doubtful rows matter to play."""
REFS = {
    "spaces": {"id": "space"},
    "locs": {"a": "space", "b": "space"},
    "leaders": {"id": "piece", "side": "side"},
    "limits": {"nation": "effect", "kind": "piece"},
    "elite": {"id": "piece", "nation": "effect"},
    "defences": {"id": "effect", "side": "side"},
    "scenarios": {"id": "scenario"},
    "boxes": {"spaces": "space"},
    "groups": {"spaces": "space"},
}
"""What the fields of a row name, by table."""
ASKED = {
    "spaces": ("kind", "side", "fortress"),
    "locs": ("a", "b", "kind"),
    "leaders": ("tactical", "strategic"),
    "limits": ("sp",),
    "elite": ("sp",),
    "defences": ("force",),
    "scenarios": ("years", "rebellion"),
    "groups": ("spaces",),
}
"""What one looks up in the box."""
ASKED_REFS = {"a": "space", "b": "space", "spaces": "space", "rebellion": "space"}
"""…and what of it names places."""


def rows() -> Iterator[DataRow]:
    """Every row of every data file."""
    for file, table, row in ((file, *found) for file, content in FILES.items() for found in every_row(content)):
        refs = {} if table == "spaces" else REFS.get(table, {})
        facts = {"id": f"space:{row.id}", **_facts(row)} if isinstance(row, SpaceRow) else told(row, refs)
        if table == "limits" and facts["kind"] == "piece:garrison":
            facts["kind"] = "effect:garrison"
        if table in ("scenarios", "destinations"):
            facts = {key: facts[key] for key in ("id", "nation", "kind") if key in facts}
        if table == "defences":
            facts["force"] = "/".join(map(str, DEFENCES[row.id]))
        priority = 1 + (ORDER.index(table) if table in ORDER else len(ORDER))
        asks = {field: ASKED_REFS.get(field, "") for field in ASKED.get(table, ())}
        head = (f"{file} {table}", row.row.rpartition(".")[2], row.src, row.sure, row.note, priority, row.row, table)
        yield DataRow(*head, facts, _on(table, row), asks)


def _facts(row: SpaceRow) -> dict[str, object]:
    return {"kind": row.kind, "side": row.side, "fortress": row.fortress}


def _on(table: str, row: Row) -> dict[str, str]:
    """Where on the board one looks."""
    if isinstance(row, LocRow):
        return {"space": row.a, "to": row.b}
    return {"space": row.id} if table == "spaces" else {"piece": row.id} if table == "leaders" else {}


def check() -> list[str]:
    """What contradicts the rulebook, or itself."""
    claims = (_map(), _ways(), _zones(), _colours(), _pieces(), _tables(), _arithmetic())
    return [problem for found in claims for problem, holds in found if not holds]


Claims = Iterator[tuple[str, bool]]


# -- the map ----------------------------------------------------------------------------------------------------------


def _spaces(names: str) -> list[int]:
    return [NUMBER[name] for name in names.split()]


def _distances(near: Sequence[Sequence[int]], start: int, closed: Collection[int] = ()) -> list[int]:
    """Steps from a space; -1 where no way leads."""
    found = [-1] * SPACES
    found[start], front = 0, [start]
    for here in front:
        for there in near[here]:
            if found[there] < 0 and there not in closed:
                found[there] = found[here] + 1
                front.append(there)
    return found


def _routes(near: Sequence[Sequence[int]], start: str, goal: str, closed: Collection[int] = ()) -> set[str]:
    """All shortest ways, each as the spaces entered."""
    steps = _distances(near, NUMBER[start], closed)

    def back(space: int) -> list[list[int]]:
        if space == NUMBER[start]:
            return [[]]
        before = [n for n in near[space] if steps[n] == steps[space] - 1]
        return [[*way, space] for n in before for way in back(n)]

    if steps[NUMBER[goal]] < 0:
        return set()
    return {" ".join(NAMES[n] for n in way) for way in back(NUMBER[goal])}


def _open_sea() -> list[list[int]]:
    """Naval lines without the Isthmus, which ships cross only by leave."""
    isthmus = {NUMBER["corinth"], NUMBER["cenchrae"]}
    return [[n for n in BY_SEA[space] if {space, n} != isthmus] for space in range(SPACES)]


def _map() -> Claims:
    by_id = {space.id: space for space in MAP.spaces}
    yield "the Gazetteer names 193 spaces, each once", SPACES == 193 and len(set(NAMES)) == 193
    yield (
        "every space has a square of the Gazetteer",
        all(s.grid[0] in "1234567" and s.grid[1] in "ABCDE" for s in MAP.spaces),
    )
    yield "spaces lie in the theatre", all(12 < s.lon < 29.5 and 35.9 < s.lat < 41.5 for s in MAP.spaces)
    yield "no two spaces lie in one place", len({(s.lon, s.lat) for s in MAP.spaces}) == SPACES
    pairs = [frozenset((loc.a, loc.b)) for loc in MAP.locs]
    yield "a line joins two spaces, once", len(set(pairs)) == len(pairs) and all(len(pair) == 2 for pair in pairs)
    for loc in MAP.locs:
        ends = by_id[loc.a].kind, by_id[loc.b].kind
        yield f"ships reach {loc.a} and {loc.b}", loc.kind == "land" or "land" not in ends
        yield f"one walks between {loc.a} and {loc.b}", loc.kind != "land" or "island" not in ends
    yield "all spaces are joined", min(steps_from(ADJACENT, NUMBER["athens"])) >= 0
    sea = steps_from(BY_SEA, NUMBER["piraeus"])
    yield (
        "all coasts and islands are joined by sea",
        all(s.kind == "land" or sea[NUMBER[s.id]] >= 0 for s in MAP.spaces),
    )
    land = steps_from(BY_LAND, NUMBER["sparta"])
    main = [s for s in MAP.spaces if s.kind != "island" and s.region not in ("sicily", "italy")]
    yield "the mainland is joined by land", all(land[NUMBER[s.id]] >= 0 for s in main)
    sicily = [NUMBER[s.id] for s in MAP.spaces if s.region == "sicily"]
    inside = _distances(ADJACENT, NUMBER["syracuse"], [n for n in range(SPACES) if n not in sicily])
    yield "8.1.2 Sicily is one group with Syracuse in it", all(inside[n] >= 0 for n in sicily)
    ways = {loc.way: {loc.a, loc.b} for loc in MAP.locs if loc.way}
    yield (
        "5.1.3 the open sea lies between Cape Taenarum and Syracuse",
        ways.get("storm_crossing") == {"cape_taenarum", "syracuse"},
    )
    yield "6.1.1 the Long Walls join Athens and Piraeus", ways.get("long_walls") == {"athens", "piraeus"}
    yield "5.1.2 the Isthmus lies between Corinth and Cenchrae", ways.get("isthmus") == {"corinth", "cenchrae"}


def _ways() -> Claims:
    neutral = _spaces("argos syracuse")
    spartan = [*neutral, *_spaces("naupactus byzantium")]
    sea = _open_sea()
    red = [NUMBER[s.id] for s in MAP.spaces if s.side == "sparta"]
    found = _routes(BY_LAND, "sparta", "corinth", spartan[2:])
    yield "ex3 through Argos it is five spaces to Corinth", found == {"caryae argos mycenae cleonae corinth"}
    found = _routes(BY_LAND, "sparta", "corinth", spartan)
    yield "ex3 round Argos there is one way of six", found == {"belmina methydrum orchomenus philius sicyon corinth"}
    to_thebes = {
        "pegae siphae plataea thebes",
        "pegae siphae charonea thebes",
        "pegae panactum plataea thebes",
        "pegae panactum tanagra thebes",
    }
    yield "ex5 four ways lead from Corinth to Thebes", _routes(BY_LAND, "corinth", "thebes", spartan) == to_thebes
    found = _routes(BY_LAND, "thebes", "decelea", spartan)
    yield "ex8 two ways lead from Thebes to Decelea", found == {"tanagra oropus decelea", "delium oropus decelea"}
    coast = (
        "hermione prasiae epidaurus_limera cythera cape_taenarum corone asine pylos zacynthus cephallenia oeniadae "
        "naupactus panormus_achaea erineus"
    )
    found = _routes(sea, "piraeus", "erineus", neutral)
    round_it = {f"aegina methana cape_scyllaeum {middle} {coast}" for middle in ("troezen", "idhra")}
    yield "ex11 two ways lead round the Peloponnese to Erineus", found == round_it
    found = _routes(ADJACENT, "athens", "chios", [*neutral, *red, NUMBER["decelea"]])
    lone = {
        "piraeus aegina kithnos siros andros chios",
        "piraeus sunium kea carystos andros chios",
        "piraeus sunium marathon carystos andros chios",
    }
    yield "ex15 three ways are open to a lone leader to Chios", found == lone
    found = _routes(ADJACENT, "athens", "chios", [*neutral, *red])
    yield "ex15 by Decelea there would be one of five", found == {"decelea marathon carystos andros chios"}
    found = _routes(sea, "chios", "heraclea", neutral)
    yield "ex16 one way leads from Chios to Heraclea", found == {"psara skiros sporades olizon pteleum heraclea"}
    found = _routes(BY_LAND, "athens", "thebes", neutral)
    yield "ex17 two ways lead from Athens to Thebes", found == {"panactum plataea thebes", "panactum tanagra thebes"}
    gulf = _distances(sea, NUMBER["corinth"], [*neutral, NUMBER["naupactus"]])
    yield "5.1.1 Naupactus closes the Gulf of Corinth", gulf[NUMBER["zacynthus"]] < 0
    around = {NAMES[n] for n in ADJACENT[NUMBER["amphipolis"]]}
    yield "ex40 three spaces lie round Amphipolis", around == {"thasos", "abdera", "stagirus"}
    for home in ("athens", "sparta"):
        far = _distances(ADJACENT, NUMBER[home], neutral)[NUMBER["epidamnos"]]
        yield f"8.1.4 Epidamnos can be traced to {home}", far > 0
    yield "8.1.3 Byzantium is reached by sea", _distances(sea, NUMBER["piraeus"], neutral)[NUMBER["byzantium"]] > 0
    walk = steps_from(BY_LAND, NUMBER["sparta"])
    yield "5.2 Argos and Pylos lie within two of Sparta", walk[NUMBER["argos"]] <= 2 and walk[NUMBER["pylos"]] <= 2
    yield "10.2.3 Abydos lies within two of Proconnesus", STEPS[NUMBER["proconnesus"]][NUMBER["abydos"]] <= 2
    yield "10.5.4.6 Byzantium lies within two of Cyzicus", STEPS[NUMBER["cyzicus"]][NUMBER["byzantium"]] <= 2
    by_land = _distances(BY_LAND, NUMBER["sparta"], spartan)
    yield "MATS Thrace is reached by land from Sparta", all(by_land[n] > 0 for n in BOXES["thrace"])
    on = _distances(BY_LAND, NUMBER["amphipolis"], neutral)
    yield "MATS the Hellespont is reached by land from Amphipolis", all(on[n] > 0 for n in BOXES["hellespont"])


def _zones() -> Claims:
    cavalry = {
        name: {NAMES[n] for n in CAVALRY_ZONE[NUMBER[name]]} for name in ("athens", "sparta", "thebes", "decelea")
    }
    naval = {
        name: {NAMES[n] for n in NAVAL_ZONE[NUMBER[name]]} for name in ("piraeus", "corinth", "cenchrae", "erineus")
    }
    yield (
        "ex5 Panactum lies in reach of Athens alone",
        "panactum" in cavalry["athens"] and "panactum" not in naval["piraeus"],
    )
    yield (
        "ex8 Decelea lies in reach of Athens, Oropus does not",
        "decelea" in cavalry["athens"] and "oropus" not in cavalry["athens"],
    )
    yield "ex12 Prasiae and Corone lie in reach of Sparta", {"prasiae", "corone"} <= cavalry["sparta"]
    spared = {"epidaurus_limera", "cythera", "cape_taenarum", "asine", "pylos", "hermione"}
    yield "ex12 the rest of that coast does not", not spared & cavalry["sparta"]
    yield (
        "ex13 Erineus lies in reach of the ships of Corinth",
        "erineus" in naval["corinth"] and "corinth" in naval["erineus"],
    )
    yield "ex13 Panormus and Naupactus do not", not {"panormus_achaea", "naupactus"} & naval["corinth"]
    yield "ex15 Marathon lies in reach of Decelea", "marathon" in cavalry["decelea"]
    yield "ex17 Tanagra lies in reach of Thebes", "tanagra" in cavalry["thebes"]
    yield (
        "5.1.2 no ship looks over the Isthmus",
        "cenchrae" not in naval["corinth"] and "corinth" not in naval["cenchrae"],
    )


def _colours() -> Claims:
    side = {space.id: space.side for space in MAP.spaces}
    kind = {space.id: space.kind for space in MAP.spaces}

    def all_of(names: str, what: str) -> bool:
        return all(side[name] == what for name in names.split())

    raided = (
        "methana cape_scyllaeum troezen hermione epidaurus_limera cythera cape_taenarum corone asine pylos oeniadae"
    )
    yield "ex11 what Pericles ravages is Spartan", all_of(f"{raided} prasiae heraclea pegae", "sparta")
    yield "ex6 Panactum, Plataea and Oropus are Athenian", all_of("panactum plataea oropus", "athens")
    yield "ex11 Aegina, Zacynthus and Naupactus are Athenian", all_of("aegina zacynthus naupactus", "athens")
    yield "ex13 Cephallenia and Erineus are neutral", all_of("cephallenia erineus", "neutral")
    yield "ex13 Panormus is not Spartan", side["panormus_achaea"] != "sparta"
    yield "ex16 on the way to Heraclea all is Athenian", all_of("psara skiros sporades olizon pteleum", "athens")
    yield "ex40 what lies round Amphipolis is Athenian", all_of("thasos abdera stagirus", "athens")
    yield "5.5.3 the neutral powers are neutral", all_of("argos syracuse pela macedonia sardis", "neutral")
    yield "EVT.4 Abdera and Maronea are Athenian", all_of("abdera maronea", "athens")
    yield "MATA what Athens defends is Athenian", all(side[NAMES[n]] == "athens" for n in POSTS)
    fortified = _spaces("athens piraeus decelea heraclea erineus potidaea syracuse")
    yield "ex19, 6.1.1, 6.3.1 seven fortresses are known", all(FORTRESS[n] for n in fortified)
    yield "Sparta, Athens and Sardis lie inland", all(kind[name] == "land" for name in ("sparta", "athens", "sardis"))
    yield "10.5.4.6 Lindus is an island", kind["lindus"] == "island"
    yield "5.2 Erythrae lies on the coast", kind["erythrae"] == "coastal"
    yield "MATS the Islands are islands", all(kind[NAMES[n]] == "island" for n in BOXES["islands"])
    yield "MATS the spaces of Thrace lie on the coast", all(kind[NAMES[n]] == "coastal" for n in BOXES["thrace"])
    ports = "piraeus corcyra chios samos gythium corinth syracuse"
    yield "PCM ships come home to ports", all(kind[name] != "land" for name in ports.split())
    rebels = SCENARIOS["fall_of_athens"].rebellion
    yield "10.2.3 the rebels of the Fall of Athens are Athenian", all(side[name] == "athens" for name in rebels)
    yield "EVT.8 its list is Athenian", all(side[NAMES[n]] == "athens" for n in REBELS["standard"])
    for row in MATRICES.boxes:
        wanted = [n for n in row.spaces if n != "argos"]
        is_green = [side[n] == "athens" for n in wanted]
        yield (
            f"{row.id} lies with the enemy of {row.side}",
            all(is_green) if row.side == "sparta" else not any(is_green),
        )
    helots = {"pylos", "asine", "corone", "prasiae", "epidaurus_limera"}
    yield "7.3 five Helot spaces", {NAMES[n] for n in HELOTS} == helots
    yield "8.1.5 four spaces of Attica", {NAMES[n] for n in ATTICA} == {"athens", "piraeus", "panactum", "decelea"}
    yield "5.5.3 Macedonia is Pela and Macedonia", {NAMES[n] for n in POWERS["macedonia"]} == {"pela", "macedonia"}


# -- pieces and tables ------------------------------------------------------------------------------------------------

TOTALS = {
    ("campaign", "athens"): "H8 C1 N12 AH5 AC7 AN5",
    ("campaign", "sparta"): "H7 C1 AH11 AC4 AN5",
    ("decelean", "athens"): "H7 C2 N13 AH4 AC4 AN5",
    ("decelean", "sparta"): "H4 C1 AH14 AC6 AN8",
    ("fall_of_athens", "athens"): "H3 N4 AH6 AN4",
    ("fall_of_athens", "sparta"): "H6 C1 N3 AH16 AC11 AN4",
    ("first_peloponnesian", "athens"): "H2 C1 N8 AH5 AN5",
    ("first_peloponnesian", "sparta"): "H9 N1 AH7 AC4 AN3",
    ("fall_of_sparta", "sparta"): "H4 C1 N2 AH10 AC4 AN4",
    ("fall_of_sparta", "thebes"): "H10 C4",
}
"""SP of the set-ups by nation and kind, as the playbook lists them; without those of neutral powers."""
TRACKS = {
    "campaign": (4500, 3000, 10, 10),
    "archidamian": (4500, 3000, 10, 10),
    "decelean": (7000, 6000, 6, 6),
    "fall_of_athens": (2000, 6000, 3, 5),
    "first_peloponnesian": (3500, 2500, 6, 6),
}


def _sum(row: ScenarioRow, side: str) -> str:
    powers = ("argos", "syracuse", "thessaly") if row.id == FIRST_WAR else ()
    asleep = {NAMES[n] for power in powers for n in POWERS[power]}
    mine = [force for force in row.forces if force.side == side and force.space not in asleep]
    counts = {kind: sum(getattr(force, kind) for force in mine) for kind in ("H", "C", "N", "AH", "AC", "AN")}
    return " ".join(f"{kind}{n}" for kind, n in counts.items() if n)


def _pieces() -> Claims:
    for (scenario, side), total in TOTALS.items():
        found = _sum(SCENARIOS[scenario], side)
        yield f"the SP of {side} in {scenario} are {total}, not {found}", found == total
    for scenario, wanted in TRACKS.items():
        a, b = SCENARIOS[scenario].sides[:2]
        yield (
            f"Treasuries and Bellicosity of {scenario}",
            (a.treasury, b.treasury, a.bellicosity, b.bellicosity) == wanted,
        )
        yield f"both SCI of {scenario} are zero", a.sci == b.sci == 0
    kinds = {space.id: space.kind for space in MAP.spaces}
    for row in SCENARIO_FILE.scenarios:
        for force in row.forces:
            at_sea = force.N + force.AN
            yield f"{row.id}: ships lie in a port ({force.space})", not at_sea or kinds[force.space] != "land"
            yield (
                f"{row.id}: the leaders in {force.space} are known",
                all(name in LEADER_NUMBER for name in force.leaders),
            )
    for leader, field, value in (
        ("pericles", "tactical", 1),
        ("phormio", "tactical", 2),
        ("demosthenes", "tactical", 2),
        ("demosthenes", "strategic", 1),
        ("cleon", "tactical", 0),
        ("archidamus", "tactical", 1),
        ("nicias", "strategic", 1),
    ):
        yield f"the {field} value of {leader} is {value}", getattr(LEADERS[LEADER_NUMBER[leader]], field) == value
    yield "EVF.5 Sphodrias has 0, Phoebidas 2", COMMANDERS == {"sphodrias": 0, "phoebidas": 2}
    bands = [(row.band, row.side) for row in LEADERS]
    for band, side, n in (
        ("first", "athens", 8),
        ("first", "sparta", 8),
        ("fall", "sparta", 8),
        ("fall", "thebes", 8),
        ("fall", "athens", 8),
        ("fall", "persia", 4),
    ):
        yield f"{n} leaders of {side} in the set {band}", bands.count((band, side)) == n
    yield "ex12 the Home Guard has 3 SP", ELITE_SP[HOME_GUARD] == 3
    yield "there are SP of every nation", all(any(LIMIT[n * 3 : n * 3 + 3]) for n in range(len(NATIONS)))


def _tables() -> Claims:
    six = ("campaign", "archidamian", "decelean", "fall_of_athens", "first_peloponnesian", "fall_of_sparta")
    yield "six scenarios", tuple(SCENARIOS) == six
    for table in ("standard", "first_peloponnesian", "fall_of_sparta"):
        yield f"the events of {table} go from 2 to 12", all((table, total) in EVENT_AT for total in range(2, 13))
        yield f"the list of rebels of {table} goes from 2 to 12", len(REBELS[table]) == 11
    for side, strategies in zip(SIDES, STRATEGIES, strict=False):
        faces = [die for row in strategies.values() for die in range(row.die[0], row.die[1] + 1)]
        yield f"the strategies of {side} go from 1 to 6", faces == [1, 2, 3, 4, 5, 6]
        for row in strategies.values():
            yield f"{side} {row.id}: six faces", len(row.areas or row.objectives) == 6
            yield f"{side} {row.id}: known areas", all(area in BOXES for area in row.areas)
    for name, spaces in BOXES.items():
        yield f"{name}: six faces, the area of the map", len(spaces) == 6 and set(spaces) == set(AREAS[name])
    athens, sparta = STRATEGIES
    yield "ex41 a 5 is Cut LOC for Athens", athens["cut_loc"].die == (5, 5)
    lines = ("isthmus", "isthmus", "arcadia_achaea", "peloponnesus_messenia", "peloponnesus_messenia", "sicily")
    yield "ex42 the areas of Cut LOC", athens["cut_loc"].areas == lines and NAMES[BOXES["sicily"][3]] == "messina"
    attack = sparta["attack_athens"]
    yield (
        "ex2 Attack Athens: Decelea on a 5, 12 Hoplites and 2 Cavalry",
        attack.objectives[4] == "decelea" and attack.land == (12, 2, 0),
    )
    yield "5.2 Attack Athens: Panactum on a 4", attack.objectives[3] == "panactum"
    ally = sparta["attack_athenian_ally"]
    yield "5.2 Ionia on a 2, Erythrae on a 4 in it", ally.areas[1] == "ionia" and NAMES[BOXES["ionia"][3]] == "erythrae"
    yield "5.2 with 3 Hoplites and 3 ships", ally.coastal == (3, 0, 3)
    yield "5.2 against Argos 10 Hoplites and 1 Cavalry", DEFENCES["near_sparta"] == (10, 1, 0)
    rows = [(row.nation, row.kind) for row in COUNTERS.destinations]
    yield "PCM each kind of each nation has one row", len(set(rows)) == len(rows)


def _arithmetic() -> Claims:
    """The sums of the Example of Play."""
    athens, sparta = (side.treasury for side in SCENARIOS["campaign"].sides[:2])
    yield "ex4, ex7 seven allied land SP cost 1400", sparta - 7 * LAND_COST == 1600
    yield "ex10 three ships cost 1200", athens - 3 * NAVAL_COST == 3300
    yield "ex15, ex17 the next operations cost 600 and 1400", 3300 - LAND_COST - NAVAL_COST - 7 * LAND_COST == 1300
    yield "ex27, ex28 two sieges bring 600", 1300 + 2 * CAPTIVES == 1900
    yield "ex39 a quarter of twelve ships is worth 600", 12 * BUILDING_COST // 4 == 600
