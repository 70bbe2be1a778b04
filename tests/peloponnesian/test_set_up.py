"""SETUP, 10.1 to 10.5: what stands where at the start of each scenario, row by row as printed, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.activation import fund_holds
from strategos.games.peloponnesian.events import Activated, Moved
from strategos.games.peloponnesian.examples import fact
from strategos.games.peloponnesian.facts import ATHENS, FALL_OF_SPARTA, LEADERS, NAMES, SCENARIOS, SPARTA
from strategos.games.peloponnesian.remembered import History
from strategos.games.peloponnesian.shapes import BoardFacts, ViewFacts
from strategos.games.peloponnesian.state import PeloponnesianState, seat_of
from strategos.kernel.chance import SeededDice
from strategos.kernel.errors import BadInput
from strategos.kernel.game import Setup
from strategos.kernel.match import Match

from .segment import position
from .table import asked_side, happened, holds

rule = pytest.mark.rule
Pieces = dict[str, int]
Rows = list[tuple[str, str, Pieces]]
"""Space, side and SP."""

PIECES = {
    "athens": ("H", "C", "N", "AH", "AC", "AN", "peltasts", "garrison"),
    "sparta": ("H", "C", "N", "AH", "AC", "AN", "HG"),
    "thebes": ("H", "C", "N", "sacred_band"),
    "persia": ("H", "C", "N"),
}


def setup_of(scenario: str) -> Setup:
    return GAME.setup(2 if scenario == FALL_OF_SPARTA else 1, scenario)


def start(scenario: str) -> PeloponnesianState:
    return GAME.begin(setup_of(scenario))


def standing(s: PeloponnesianState, names: Sequence[str] = NAMES) -> dict[tuple[str, str], Pieces]:
    """All SP in some spaces, or on the map: space and side → what stands there."""
    asked = {name: {side: dict.fromkeys(pieces, 0) for side, pieces in PIECES.items()} for name in names}
    answer = fact(s, "units", asked)
    found = {
        (name, side): {what: n for what, n in answer[name][side].items() if n} for name in names for side in PIECES
    }
    return {place: pieces for place, pieces in found.items() if pieces}


def where_leaders_are(s: PeloponnesianState) -> dict[str, str]:
    return fact(s, "leaders", dict.fromkeys((row.id for row in LEADERS), ""))


def on_the_map(s: PeloponnesianState) -> dict[str, str]:
    return {name: at for name, at in where_leaders_are(s).items() if at in NAMES}


def cup(s: PeloponnesianState, side: str) -> set[str]:
    return set(fact(s, "cup", {side: []})[side])


CAMPAIGN = [
    pytest.param([("athens", "athens", {"H": 6, "C": 1})], {"pericles": "athens"}, marks=rule("PW-SETUP-i")),
    pytest.param([("piraeus", "athens", {"N": 8})], {}, marks=rule("PW-SETUP-j")),
    pytest.param([("naupactus", "athens", {"N": 1})], {}, marks=rule("PW-SETUP-k")),
    pytest.param([("corcyra", "athens", {"AN": 3, "AH": 1})], {}, marks=rule("PW-SETUP-l")),
    pytest.param([("chios", "athens", {"AN": 2, "AH": 1})], {}, marks=rule("PW-SETUP-m")),
    pytest.param([("larisa", "athens", {"AC": 5, "AH": 2})], {}, marks=rule("PW-SETUP-n")),
    pytest.param([("pela", "athens", {"AC": 1})], {}, marks=rule("PW-SETUP-o")),
    pytest.param([("amphipolis", "athens", {"AH": 1})], {}, marks=rule("PW-SETUP-p")),
    pytest.param(
        [("potidaea", "athens", {"H": 2, "N": 3, "AC": 1})], {"phormio": "potidaea"}, marks=rule("PW-SETUP-q")
    ),
    pytest.param([("sparta", "sparta", {"HG": 1, "H": 7, "C": 1})], {"archidamus": "sparta"}, marks=rule("PW-SETUP-s")),
    pytest.param([("corinth", "sparta", {"AH": 5, "AN": 5})], {}, marks=rule("PW-SETUP-t")),
    pytest.param([("thebes", "sparta", {"AH": 5, "AC": 4})], {}, marks=rule("PW-SETUP-u")),
    pytest.param([("potidaea", "sparta", {"AH": 1})], {}, marks=rule("PW-SETUP-v")),
]
DECELEAN = [
    pytest.param(
        [("athens", "athens", {"H": 3, "C": 2}), ("piraeus", "athens", {"N": 8}), ("naupactus", "athens", {"N": 1})],
        {},
        marks=rule("PW-10.1.1-b"),
    ),
    pytest.param(
        [
            ("corcyra", "athens", {"AN": 3, "AH": 1}),
            ("chios", "athens", {"AN": 2, "AH": 1}),
            ("larisa", "athens", {"AC": 4, "AH": 2}),
        ],
        {},
        marks=rule("PW-10.1.1-c"),
    ),
    pytest.param([("syracuse", "athens", {"N": 4, "H": 4})], {"nicias": "syracuse"}, marks=rule("PW-10.1.1-d")),
    pytest.param(
        [("sparta", "sparta", {"HG": 1, "H": 4, "C": 1})],
        {"agis": "sparta", "alcibiades": "sparta"},
        marks=rule("PW-10.1.2-b"),
    ),
    pytest.param(
        [("corinth", "sparta", {"AN": 5, "AH": 5}), ("thebes", "sparta", {"AH": 4, "AC": 4})],
        {},
        marks=rule("PW-10.1.2-c"),
    ),
    pytest.param(
        [(space, "sparta", {"AH": 1}) for space in ("plataea", "heraclea", "amphipolis")], {}, marks=rule("PW-10.1.2-d")
    ),
    pytest.param(
        [("syracuse", "sparta", {"AH": 2, "AC": 2, "AN": 3})], {"gylippus": "syracuse"}, marks=rule("PW-10.1.2-e")
    ),
]
FALL_OF_ATHENS = [
    pytest.param([("sparta", "sparta", {"HG": 1, "C": 1})], {"alcibiades": "sardis"}, marks=rule("PW-10.2.1-b")),
    pytest.param(
        [("decelea", "sparta", {"H": 5, "AC": 2}), ("panactum", "sparta", {"H": 1})], {}, marks=rule("PW-10.2.1-c")
    ),
    pytest.param(
        [("corinth", "sparta", {"AN": 2, "AH": 5}), ("thebes", "sparta", {"AH": 5, "AC": 2})],
        {},
        marks=rule("PW-10.2.1-d"),
    ),
    pytest.param(
        [(space, "sparta", {"AH": 1}) for space in ("heraclea", "amphipolis", "plataea")], {}, marks=rule("PW-10.2.1-e")
    ),
    pytest.param(
        [("syracuse", "sparta", {"AH": 2, "AC": 2}), ("pela", "sparta", {"AC": 2})], {}, marks=rule("PW-10.2.1-f")
    ),
    pytest.param([("miletus", "sparta", {"AH": 1, "AC": 3})], {}, marks=rule("PW-10.2.1-g")),
    pytest.param([("abydos", "sparta", {"N": 2, "AN": 1})], {"mindarus": "abydos"}, marks=rule("PW-10.2.1-h")),
    pytest.param([("oropus", "sparta", {"N": 1, "AN": 1})], {}, marks=rule("PW-10.2.1-i")),
    pytest.param(
        [("athens", "athens", {"H": 2}), ("piraeus", "athens", {"N": 2}), ("naupactus", "athens", {"AN": 1})],
        {},
        marks=rule("PW-10.2.2-b"),
    ),
    pytest.param(
        [("corcyra", "athens", {"AN": 2, "AH": 1}), ("argos", "athens", {"AH": 3})], {}, marks=rule("PW-10.2.2-c")
    ),
    pytest.param(
        [("abydos", "athens", {"N": 2, "AN": 1, "H": 1, "AH": 2})], {"thrasybulus": "abydos"}, marks=rule("PW-10.2.2-d")
    ),
]
FIRST_WAR = [
    pytest.param(
        [
            ("athens", "athens", {"H": 2, "C": 1}),
            ("piraeus", "athens", {"N": 6}),
            ("lampsacus", "athens", {"N": 1}),
            ("naupactus", "athens", {"N": 1, "AH": 1}),
        ],
        {},
        marks=rule("PW-10.3.1-c"),
    ),
    pytest.param(
        [
            ("mytilene", "athens", {"AH": 1, "AN": 2}),
            *((space, "athens", {"AN": 1}) for space in ("chios", "samos", "byzantium")),
        ],
        {},
        marks=rule("PW-10.3.1-d"),
    ),
    pytest.param(
        [(space, "athens", {"AH": 1}) for space in ("megara", "pegae", "plataea")], {}, marks=rule("PW-10.3.1-e")
    ),
    pytest.param(
        [("sparta", "sparta", {"HG": 1, "H": 9}), ("gythium", "sparta", {"N": 1}), ("elis", "sparta", {"AH": 1})],
        {},
        marks=rule("PW-10.3.2-c"),
    ),
    pytest.param(
        [("corinth", "sparta", {"AH": 2, "AN": 3}), ("thebes", "sparta", {"AH": 4, "AC": 4})],
        {},
        marks=rule("PW-10.3.2-d"),
    ),
    pytest.param(
        [
            ("argos", "athens", {"AH": 4}),
            ("larisa", "athens", {"AC": 4}),
            ("syracuse", "sparta", {"AH": 2, "AC": 3, "AN": 2}),
        ],
        {},
        marks=rule("PW-10.3.3-a"),
    ),
]
FALL = [
    pytest.param(
        [("sparta", "sparta", {"HG": 1, "H": 4, "C": 1}), ("gythium", "sparta", {"N": 2, "AH": 1})],
        {"agesilaus_fos": "sparta"},
        marks=rule("PW-10.5.2-c"),
    ),
    pytest.param(
        [
            ("mantinea", "sparta", {"AH": 2, "AC": 2}),
            ("tegea", "sparta", {"AH": 2}),
            ("epidaurus", "sparta", {"AH": 1, "AN": 1}),
            ("megara", "sparta", {"AH": 1}),
        ],
        {},
        marks=rule("PW-10.5.2-d"),
    ),
    pytest.param(
        [("ephesus", "sparta", {"AH": 3, "AC": 2}), ("abydos", "sparta", {"AN": 3})], {}, marks=rule("PW-10.5.2-e")
    ),
    pytest.param(
        [
            ("thebes", "thebes", {"H": 8, "sacred_band": 1}),
            ("delium", "thebes", {"H": 1, "C": 2}),
            ("charonea", "thebes", {"H": 1, "C": 2}),
        ],
        {"ismenias_fos": "thebes"},
        marks=rule("PW-10.5.3.1-c"),
    ),
    pytest.param(
        [("athens", "athens", {"H": 4, "C": 2, "peltasts": 1}), ("piraeus", "athens", {"N": 2, "garrison": 1})],
        {"thrasybulus_fos": "athens"},
        marks=rule("PW-10.5.3.2-e"),
    ),
    pytest.param(
        [(space, "athens", {"garrison": 1}) for space in ("decelea", "panactum", "sunium", "plataea")],
        {},
        marks=rule("PW-10.5.3.2-f"),
    ),
    pytest.param(
        [
            ("elis", "athens", {"AH": 2}),
            ("corinth", "athens", {"AH": 2, "AN": 3}),
            ("argos", "athens", {"AH": 2}),
            ("pharsalus", "athens", {"AC": 2}),
        ],
        {},
        marks=rule("PW-10.5.3.3-a"),
    ),
]
PRINTED: dict[str, list[Any]] = {
    "campaign": CAMPAIGN,
    "archidamian": CAMPAIGN,
    "decelean": DECELEAN,
    "fall_of_athens": FALL_OF_ATHENS,
    "first_peloponnesian": FIRST_WAR,
    "fall_of_sparta": FALL,
}


def check_row(scenario: str, rows: Rows, leaders: dict[str, str]) -> None:
    s = start(scenario)
    there = standing(s, [space for space, _, _ in rows])
    for space, side, pieces in rows:
        assert there[space, side] == pieces
    for leader, space in leaders.items():
        assert on_the_map(s)[leader] == space


@pytest.mark.parametrize(("rows", "leaders"), CAMPAIGN)
def test_forces_of_the_campaign(rows: Rows, leaders: dict[str, str]) -> None:
    check_row("campaign", rows, leaders)


@pytest.mark.parametrize(("rows", "leaders"), DECELEAN)
def test_forces_of_the_decelean_war(rows: Rows, leaders: dict[str, str]) -> None:
    check_row("decelean", rows, leaders)


@pytest.mark.parametrize(("rows", "leaders"), FALL_OF_ATHENS)
def test_forces_of_the_fall_of_athens(rows: Rows, leaders: dict[str, str]) -> None:
    check_row("fall_of_athens", rows, leaders)


@pytest.mark.parametrize(("rows", "leaders"), FIRST_WAR)
def test_forces_of_the_first_war(rows: Rows, leaders: dict[str, str]) -> None:
    check_row("first_peloponnesian", rows, leaders)


@pytest.mark.parametrize(("rows", "leaders"), FALL)
def test_forces_of_the_fall_of_sparta(rows: Rows, leaders: dict[str, str]) -> None:
    check_row("fall_of_sparta", rows, leaders)


@rule("PW-SETUP-z", "PW-10-b", "PW-10-d")
@pytest.mark.parametrize("scenario", PRINTED)
def test_nothing_stands_on_the_map_but_what_is_listed(scenario: str) -> None:
    """The numbers are SP, (A) the allied ones; the Archidamian War has the set-up of the Campaign."""
    listed: dict[tuple[str, str], Pieces] = {}
    leaders: dict[str, str] = {}
    for row in PRINTED[scenario]:
        rows, men = row.values
        listed |= {(space, side): pieces for space, side, pieces in rows}
        leaders |= men
    s = start(scenario)
    assert standing(s) == listed
    assert on_the_map(s) == leaders
    holds(s, ravaged=[], expedition="none", shaken={"athens": 0, "sparta": 0}, fallen={"athens": 0, "sparta": 0})
    assert (any(s.box), any(s.lost), any(s.gone), s.sieges) == (False, False, False, {})


# -- markers and tracks -----------------------------------------------------------------------------------------------


@rule("PW-SETUP-a", "PW-SETUP-b", "PW-SETUP-c", "PW-SETUP-d", "PW-SETUP-e", "PW-SETUP-f", "PW-SETUP-g", "PW-SETUP-h")
@pytest.mark.parametrize("scenario", ["campaign", "archidamian"])
def test_markers_of_the_campaign(scenario: str) -> None:
    holds(
        start(scenario),
        turn=1,
        vp={"player": 0},
        player="athens",
        strategy="attack_athens",
        treasury={"athens": 4500, "sparta": 3000},
        sci={"athens": 0, "sparta": 0},
        bellicosity={"athens": 10, "sparta": 10},
        rebellion=["potidaea"],
        walls=True,
        hostages={"athens": False, "sparta": False},
    )


@rule("PW-SETUP-aa")
def test_in_the_campaign_argos_syracuse_and_persia_are_neutral_and_macedonia_is_not() -> None:
    holds(
        start("campaign"),
        power={"argos": "neutral", "syracuse": "neutral", "persia": "neutral", "macedonia": "athens"},
        control={"argos": "nobody", "syracuse": "nobody", "sardis": "nobody", "pela": "athens", "macedonia": "athens"},
    )


@rule("PW-10.1.1-a", "PW-10.1.2-a")
def test_markers_of_the_decelean_war() -> None:
    holds(
        start("decelean"),
        turn=6,
        player="athens",
        strategy="cause_rebellion",
        treasury={"athens": 7000, "sparta": 6000},
        sci={"athens": 0, "sparta": 0},
        bellicosity={"athens": 6, "sparta": 6},
        rebellion=[],
        walls=True,
        power={"syracuse": "sparta", "argos": "neutral", "macedonia": "neutral", "persia": "neutral"},
    )


@rule("PW-10.2.1-a", "PW-10.2.1-g", "PW-10.2.2-a")
def test_markers_of_the_fall_of_athens() -> None:
    """The strategy that counts is that of the non-player side, Athens."""
    holds(
        start("fall_of_athens"),
        turn=7,
        player="sparta",
        strategy="attack_spartan_ally",
        treasury={"sparta": 6000, "athens": 2000},
        sci={"athens": 0, "sparta": 0},
        bellicosity={"sparta": 5, "athens": 3},
        rebellion={"miletus": True, "samos": False, "mytilene": False},
        walls=True,
    )


@rule("PW-10.3.1-b", "PW-10.3.2-b", "PW-10.3.3-b")
def test_markers_of_the_first_war() -> None:
    holds(
        start("first_peloponnesian"),
        turn=1,
        player="athens",
        treasury={"athens": 3500, "sparta": 2500},
        sci={"athens": 0, "sparta": 0},
        bellicosity={"athens": 6, "sparta": 6},
        walls=False,
        hostages={"athens": True, "sparta": True},
        power={"macedonia": "neutral", "argos": "neutral", "syracuse": "neutral", "thessaly": "neutral"},
        force={"pela": {"athens": [0, 0, 0], "sparta": [0, 0, 0]}},
        control={"pela": "nobody"},
    )


@rule("PW-10.5.1-a", "PW-10.5.1-b", "PW-10.5.2-b", "PW-10.5.3-a", "PW-10.5.3.1-a", "PW-10.5.3.2-a")
def test_markers_of_the_fall_of_sparta() -> None:
    """Thebes has a Treasury of its own; the Bellicosity of the Coalition is one."""
    s = start("fall_of_sparta")
    holds(
        s,
        turn=1,
        player="nobody",
        treasury={"sparta": 6000, "thebes": 3500, "athens": 2000},
        sci={"athens": 0, "sparta": 0},
        bellicosity={"sparta": 10, "athens": 10},
        walls=False,
        rebellion=[],
    )
    assert len(s.bellicosity) == len(s.sci) == 2


@rule("PW-10.5.1-c", "PW-OVER-a", "PW-10.3-a")
@pytest.mark.parametrize(
    ("scenario", "first", "last", "turns", "years"),
    [
        ("campaign", "431-429", "404-402", 10, 3),
        ("archidamian", "431-429", "425-423", 3, 3),
        ("decelean", "416-414", "404-402", 5, 3),
        ("fall_of_athens", "413-411", "404-402", 4, 3),
        ("first_peloponnesian", "460-458", "445-443", 6, 3),
        ("fall_of_sparta", "401-396", "365-360", 7, 6),
    ],
)
def test_a_turn_is_three_years_and_six_in_the_fall_of_sparta(
    scenario: str, first: str, last: str, turns: int, years: int
) -> None:
    board, now = GAME.board(setup_of(scenario)).facts, GAME.view(start(scenario), None).facts
    assert isinstance(board, BoardFacts)
    assert isinstance(now, ViewFacts)
    assert (board.years[0], board.years[-1], len(board.years)) == (first, last, turns)
    assert now.years == first, "the years of the turn on the track"
    spans = [(int(begin), int(end)) for begin, end in (turn.split("-") for turn in board.years)]
    assert all(begin - end + 1 == years for begin, end in spans)
    assert all(before[1] - 1 == after[0] for before, after in pairwise(spans))


@rule("PW-10.5-j")
def test_red_and_green_spaces_without_coalition_units_are_spartan() -> None:
    s = start("fall_of_sparta")
    held = {space for space, side in standing(s) if side in ("athens", "thebes")}
    for name in NAMES:
        printed = (
            fact(start("campaign"), "colour", {name: ""})[name] if name not in ("pela", "macedonia") else "neutral"
        )
        control, colour = (fact(s, word, {name: ""})[name] for word in ("control", "colour"))
        if name in held:
            assert control == "athens", name
            assert printed == "neutral" or colour == "athens", name
        elif printed in ("athens", "sparta"):
            assert control == colour == "sparta", name
        else:
            assert control == "nobody", name


# -- leaders ----------------------------------------------------------------------------------------------------------


@rule("PW-SETUP-w", "PW-COMP-l", "PW-COMP-m")
def test_the_other_leaders_without_a_band_are_in_the_cups_of_the_campaign() -> None:
    s = start("campaign")
    assert cup(s, "athens") == {"demosthenes", "cleon", "nicias", "alcibiades", "thrasybulus", "thrasyllus"}
    assert cup(s, "sparta") == {"brasidas", "agis", "gylippus", "mindarus", "lysander", "callicratides"}
    assert (cup(s, "thebes"), cup(s, "persia")) == (set(), set())
    banded = {row.id for row in LEADERS if row.band != "none"}
    assert {name for name, at in where_leaders_are(s).items() if at == "aside"} == banded


@rule("PW-10.3.1-a", "PW-10.3.2-a")
def test_the_first_war_has_eight_leaders_a_side_all_in_the_cups() -> None:
    s = start("first_peloponnesian")
    athens = ("pericles", "cimon", "tolmides", "sophocles", "thucydides", "lamachus", "diotimus", "hagnon")
    sparta = ("dorsus", "pleistoanax", "pausanias", "asimides", "aristeus", "cleandridas", "cnemus", "eurybatus")
    assert cup(s, "athens") == {f"{name}_1pw" for name in athens}
    assert cup(s, "sparta") == {f"{name}_1pw" for name in sparta}


@rule("PW-10.5.2-a", "PW-10.5.3.1-b", "PW-10.5.3.2-b", "PW-COMP-ad")
def test_the_fall_of_sparta_has_three_cups_of_leaders() -> None:
    """Agesilaus, Ismenias and Thrasybulus are on the map, Conon is set aside."""
    s = start("fall_of_sparta")
    sparta = ("lysander", "pausanias", "dercyllidas", "cleombrotus", "archidamus_iii", "agesipolis", "antalcidas")
    thebes = ("epaminondas", "pelopidas", "gorgias", "timolaus", "androclidas", "leontidas", "cylon")
    athens = ("iphicrates", "philocles", "aristotelos", "chabrias", "eubulidos", "demostratus")
    assert cup(s, "sparta") == {f"{name}_fos" for name in sparta}
    assert cup(s, "thebes") == {f"{name}_fos" for name in thebes}
    assert cup(s, "athens") == {f"{name}_fos" for name in athens}
    assert where_leaders_are(s)["conon_fos"] == "aside"
    assert cup(s, "persia") == set()


@rule("PW-10.1.2-b", "PW-10.2.1-b")
def test_alcibiades_stands_with_the_enemy_and_leads_nobody() -> None:
    for scenario, space in (("decelean", "sparta"), ("fall_of_athens", "sardis")):
        s = start(scenario)
        assert on_the_map(s)["alcibiades"] == space
        assert "alcibiades" not in cup(s, "athens") | cup(s, "sparta")
        holds(s, tactical={space: {"athens": 0}})


# -- the first operation ----------------------------------------------------------------------------------------------


@rule("PW-SETUP-r")
def test_phormio_besieges_potidaea() -> None:
    """The besieged hold the space, and with five SP more and a leader he lays siege in Siege Determination."""
    s = start("campaign")
    holds(
        s,
        control={"potidaea": "sparta"},
        besieges={"potidaea": {"athens": True, "sparta": False}},
        contested=["potidaea"],
        friendly={"potidaea": {"sparta": True, "athens": False}},
    )


@rule("PW-SETUP-x", "PW-SETUP-y")
def test_the_campaign_begins_with_the_operation_of_archidamus() -> None:
    """The Athenian one, of Phormio, counts as done and is paid for; his SP cannot be activated again."""
    s = start("campaign")
    holds(
        s,
        done={"athens": 1, "sparta": 0},
        treasury={"athens": 4500},
        spent={"potidaea": {"athens": {"H": 2, "N": 3, "AC": 1}}},
        available={"potidaea": {"athens": {"H": 0, "N": 0, "AC": 0}}},
        arrived=["potidaea"],
    )
    match = Match(GAME, setup_of("campaign"), SeededDice(1))
    assert {event.leader for event in happened(match, Moved)} == {"piece:archidamus"}
    assert {event.side for event in happened(match, Activated)} == {"side:sparta"}
    assert asked_side(match) == "athens"


@rule("PW-10.1.3-a", "PW-10.2.3-a", "PW-10.5-g")
def test_how_the_other_scenarios_begin() -> None:
    """What an Army in the field has done is done; Alcibiades has changed sides once, or twice."""
    decelean = start("decelean")
    holds(decelean, done={"athens": 1, "sparta": 0}, happened={"demagogue": 1}, arrived=["syracuse"])
    holds(decelean, spent={"syracuse": {"athens": {"H": 4, "N": 4}, "sparta": {"AH": 2, "AC": 2, "AN": 3}}})
    athens = start("fall_of_athens")
    holds(athens, done={"athens": 1, "sparta": 1}, happened={"demagogue": 2}, arrived=["abydos"])
    holds(athens, spent={"abydos": {"athens": {"N": 2, "AN": 1, "H": 1, "AH": 2}, "sparta": {"N": 2, "AN": 1}}})
    sparta = start("fall_of_sparta")
    holds(sparta, role="thebes", happened={"demagogue": 0}, done={"athens": 0, "sparta": 0}, arrived=[])
    holds(sparta, spent={"thebes": {"thebes": {"H": 0, "sacred_band": 0}}, "athens": {"athens": {"peltasts": 0}}})
    assert start("campaign").happened == History()
    assert start("first_peloponnesian").strategy == ""


@rule("PW-10.1.3-g", "PW-10.2.3-g", "PW-10.5.3.2-c")
def test_who_has_died_before_the_scenario_begins_and_who_only_waits() -> None:
    dead = {
        "decelean": {"brasidas", "archidamus", "pericles", "cleon"},
        "fall_of_athens": {"brasidas", "archidamus", "pericles", "cleon", "nicias", "demosthenes"},
        "fall_of_sparta": set[str](),
        "campaign": set[str](),
    }
    for scenario, names in dead.items():
        assert {name for name, at in where_leaders_are(start(scenario)).items() if at == "dead"} == names
    waiting = where_leaders_are(start("fall_of_sparta"))
    assert {waiting[name] for name in ("conon_fos", "tissaphernes_fos", "conon_persia_fos")} == {"aside"}


@rule("PW-10.2.3-e", "PW-SETUP-r")
def test_who_controls_rebelling_spaces_at_the_start() -> None:
    """Nobody, but for Miletus, which Spartan allies hold."""
    s = start("fall_of_athens")
    rebels = [name for name, there in fact(s, "rebellion", dict.fromkeys(NAMES, True)).items() if there]
    assert len(rebels) == 17
    control = fact(s, "control", dict.fromkeys(rebels, ""))
    assert {name: who for name, who in control.items() if who != "nobody"} == {"miletus": "sparta"}


@rule("PW-TERMS-k", "PW-10.1.3-b")
@pytest.mark.parametrize(
    ("scenario", "control"),
    [
        ("decelean", {"syracuse": "sparta", "amphipolis": "sparta", "plataea": "sparta"}),
        ("fall_of_athens", {"abydos": "athens", "decelea": "sparta", "oropus": "sparta"}),
        ("first_peloponnesian", {"megara": "athens", "pegae": "athens"}),
    ],
)
def test_who_stands_alone_in_a_space_controls_it_and_where_both_stand_its_owner(
    scenario: str, control: dict[str, str]
) -> None:
    """Both stand in Syracuse, which is Sparta's, and in Abydos, which is Athenian."""
    holds(start(scenario), control=control)


@rule("PW-11-a")
def test_two_players_have_a_side_each_and_no_strategy() -> None:
    s = GAME.begin(GAME.setup(2, "campaign"))
    holds(s, player="nobody", strategy="", vp={"athens": 0, "sparta": 0})
    assert (seat_of(s, ATHENS), seat_of(s, SPARTA)) == (0, 1)
    assert s.leader_since.count(0) == len(LEADERS) - 3, "three leaders have come to the map, one after the other"


@pytest.mark.rule("PW-OVER-b", "PW-10-a")
def test_six_scenarios_and_the_side_the_player_begins_with() -> None:
    begins = {
        "campaign": "athens",
        "archidamian": "athens",
        "decelean": "athens",
        "fall_of_athens": "sparta",
        "first_peloponnesian": "athens",
    }
    assert set(GAME.scenarios) == {*begins, FALL_OF_SPARTA}
    for scenario, side in begins.items():
        view = GAME.view(GAME.begin(GAME.setup(1, scenario)), None)
        assert [each.id for each in view.sides if each.seat == 0] == [side]
    with pytest.raises(BadInput):
        GAME.setup(1, FALL_OF_SPARTA)


@pytest.mark.rule("PW-10.2.3-c", "PW-10.2.3-e", "PW-10.2.3-f")
def test_the_fall_of_athens_begins_with_many_rebels() -> None:
    s = position("fall_of_athens", empty=False)
    holds(s, colour={"syracuse": "sparta", "pela": "sparta", "macedonia": "sparta", "argos": "athens"})
    rebels = (
        "chios miletus erythrae clazomenae phocaea cyme teos colophon ephesus kos cnidus camirus lindus thasos "
        "eretria chalcis carystos"
    )
    holds(s, rebellion=rebels.split())
    assert not fund_holds(s)
    assert fund_holds(position())


@pytest.mark.rule("PW-1.4-a")
def test_the_archidamian_war_is_set_up_like_the_campaign() -> None:
    campaign, short = SCENARIOS["campaign"], SCENARIOS["archidamian"]
    assert (campaign.forces, campaign.sides, campaign.allies) == (short.forces, short.sides, short.allies)
    assert (campaign.turns, short.turns) == ((1, 10), (1, 3))
