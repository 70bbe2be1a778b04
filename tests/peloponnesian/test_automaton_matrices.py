"""MATA, MATS The Strategy Matrices: columns, areas, Defensive Strategy."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.automaton import Aim, automaton_operation, by_strategy, defensive, size
from strategos.games.peloponnesian.events import ObjectiveNamed
from strategos.games.peloponnesian.examples import fact
from strategos.games.peloponnesian.facts import ATHENS, LEADER_NUMBER, NAMES, NUMBER, SPARTA

from .segment import Played, position, run


def row(name: str) -> dict[str, Any]:
    return fact(position(), "matrix", {name: {}})[name]


PELOPONNESUS, ARCADIA = "peloponnesus_messenia", "arcadia_achaea"


@pytest.mark.rule(
    "PW-MATA-f", "PW-MATA-g", "PW-MATA-h", "PW-MATA-j", "PW-MATS-e", "PW-MATS-g", "PW-MATS-l", "PW-MATS-m"
)
@pytest.mark.parametrize(
    ("name", "coastal", "land", "goals"),
    [
        (
            "attack_spartan_ally",
            [4, 0, 4],
            [7, 2, 0],
            ["isthmus", "boeotia", "sicily", ARCADIA, PELOPONNESUS, "allies_of_sparta"],
        ),
        (
            "athens.cause_rebellion",
            [2, 0, 2],
            [2, 1, 0],
            [PELOPONNESUS, PELOPONNESUS, "sicily", "allies_of_sparta", "allies_of_sparta", ARCADIA],
        ),
        (
            "attack_sparta",
            [15, 4, 0],
            [15, 4, 0],
            ["sparta", "caryae", "tegea", "belmina", "methydrum", "mantinea"],
        ),
        (
            "athens.cut_loc",
            [3, 0, 3],
            [3, 2, 0],
            ["isthmus", "isthmus", ARCADIA, PELOPONNESUS, PELOPONNESUS, "sicily"],
        ),
        (
            "attack_athens",
            [12, 2, 0],
            [12, 2, 0],
            ["athens", "athens", "athens", "panactum", "decelea", "decelea"],
        ),
        (
            "sparta.cause_rebellion",
            [1, 0, 1],
            [2, 0, 0],
            ["caria", "ionia", "hellespont", "thrace", "islands", "allies_of_athens"],
        ),
        (
            "sparta.cut_loc",
            [2, 0, 2],
            [2, 0, 0],
            ["thrace", "thrace", "hellespont", "hellespont", "hellespont", "islands"],
        ),
        (
            "attack_athenian_ally",
            [3, 0, 3],
            [4, 0, 0],
            ["caria", "ionia", "hellespont", "thrace", "islands", "allies_of_athens"],
        ),
    ],
)
def test_a_column_of_the_matrix(name: str, coastal: list[int], land: list[int], goals: list[str]) -> None:
    found = row(name)
    assert [*found["areas"], *found["objectives"]] == goals
    assert (list(found["coastal"]), list(found["land"])) == (coastal, land)


BOXES = {
    "isthmus": "corinth sicyon pegae cenchrae megara epidaurus",
    "boeotia": "thebes delium tanagra siphae heraclea cytinium",
    "sicily": "syracuse syracuse syracuse messina gela panormus_sicily",
    "arcadia_achaea": "elis leucas cyllene hermione methana troezen",
    "peloponnesus_messenia": "pylos epidaurus_limera gythium asine prasiae corone",
    "allies_of_sparta": "tegea nemea syracuse mantinea melos methydrum",
    "caria": "halicarnassus cnidus kos camirus lindus triopium",
    "ionia": "miletus phocaea antandrus erythrae mytilene cyme",
    "hellespont": "abydos lampsacus cardia sigeum elaeus byzantium",
    "thrace": "maronea abdera amphipolis amphipolis olynthus potidaea",
    "islands": "andros chios naxos samos tenedos chalcis",
    "allies_of_athens": "argos aegina corcyra stratus naupactus plataea",
}


@pytest.mark.rule("PW-MATA-k", "PW-MATA-l", "PW-MATA-m", "PW-MATA-n", "PW-MATA-o", "PW-MATA-p")
@pytest.mark.rule("PW-MATS-n", "PW-MATS-o", "PW-MATS-p", "PW-MATS-q", "PW-MATS-r", "PW-MATS-s")
@pytest.mark.parametrize("area", BOXES)
def test_an_area_by_the_die(area: str) -> None:
    assert fact(position(), "area", {area: []}) == {area: BOXES[area].split()}


# -- Defensive Strategy -----------------------------------------------------------------------------------------------


def aim_of(played: Played) -> tuple[str, tuple[int, int, int]] | None:
    aim: Aim | None = played.result
    return None if aim is None else (NAMES[aim.space], aim.force)


def defends(side: int, dice: str = "", **given: Any) -> tuple[str, tuple[int, int, int]] | None:
    """Where Defensive Strategy sends a side, and with how much."""
    if side == ATHENS:
        given = {"player": "sparta", **given}
    state = position(**given)
    return aim_of(run(state, defensive(state, side), dice))


def spartans(*spaces: str) -> dict[str, Any]:
    return {"units": {space: {"sparta": {"AH": 1}} for space in spaces}}


def athenians(*spaces: str) -> dict[str, Any]:
    return {"units": {space: {"athens": {"H": 1}} for space in spaces}}


POSTS = ["aegina", "salamis", "naupactus", "chios", "amphipolis", "corcyra", "samos", "chalcis"]


@pytest.mark.rule("PW-MATA-d")
@pytest.mark.parametrize("space", [*POSTS, "proconnesus", "lampsacus", "perinthus", "byzantium", "abydos"])
def test_athens_defends_its_posts_and_the_way_to_the_euxine(space: str) -> None:
    assert defends(ATHENS, **spartans(space)) == (space, (3, 0, 3))


@pytest.mark.rule("PW-MATA-d", "PW-MATA-a")
def test_other_spaces_are_not_defended() -> None:
    """Sigeum is three lines of communication from Proconnesus."""
    for space in ("naxos", "plataea", "decelea", "sigeum"):
        assert defends(ATHENS, **spartans(space)) is None
    assert defends(ATHENS, **athenians("aegina")) is None


@pytest.mark.rule("PW-MATA-e", "PW-MATA-r")
def test_athens_defends_in_the_order_of_the_list_each_space_once() -> None:
    all_of_them = spartans(*reversed(POSTS), "lampsacus")
    for n, space in enumerate(POSTS):
        assert defends(ATHENS, **all_of_them, arrived=POSTS[:n]) == (space, (3, 0, 3))
    assert defends(ATHENS, **all_of_them, arrived=POSTS) == ("lampsacus", (3, 0, 3))
    assert defends(ATHENS, **all_of_them, arrived=[*POSTS, "lampsacus"]) is None


@pytest.mark.rule("PW-MATA-e")
def test_near_proconnesus_the_nearest_comes_first_and_equals_by_chance() -> None:
    assert defends(ATHENS, **spartans("byzantium", "proconnesus", "lampsacus")) == ("proconnesus", (3, 0, 3))
    assert defends(ATHENS, **spartans("byzantium", "lampsacus")) == ("lampsacus", (3, 0, 3))
    assert defends(ATHENS, "2", **spartans("abydos", "byzantium")) == ("byzantium", (3, 0, 3))


@pytest.mark.rule("PW-MATS-d")
@pytest.mark.parametrize("space", ["sparta", "gythium", "prasiae", "corone", "belmina", "pylos", "tegea", "thyrea"])
def test_sparta_defends_what_is_two_spaces_from_home_by_land(space: str) -> None:
    assert defends(SPARTA, **athenians(space)) == (space, (10, 1, 0))


@pytest.mark.rule("PW-MATS-d", "PW-MATS-a")
def test_sparta_does_not_defend_what_is_farther_or_across_the_sea() -> None:
    for space in ("elis", "megara", "cythera", "mycenae", "naupactus"):
        assert defends(SPARTA, **athenians(space)) is None
    assert defends(SPARTA, **spartans("gythium")) is None


@pytest.mark.rule("PW-MATS-u")
def test_the_nearest_to_sparta_comes_first_and_equals_by_chance() -> None:
    assert defends(SPARTA, **athenians("tegea", "gythium")) == ("gythium", (10, 1, 0))
    assert defends(SPARTA, **athenians("gythium", "sparta", "tegea")) == ("sparta", (10, 1, 0))
    assert defends(SPARTA, "2", **athenians("gythium", "belmina")) == ("gythium", (10, 1, 0))


@pytest.mark.rule("PW-MATS-v")
def test_further_expeditions_go_to_forces_no_spartan_reaches() -> None:
    near = athenians("gythium", "tegea")
    assert defends(SPARTA, **near, answered=["gythium"]) == ("tegea", (10, 1, 0))
    near["units"]["mantinea"] = {"sparta": {"AC": 1}}
    assert defends(SPARTA, **near) == ("gythium", (10, 1, 0))
    assert defends(SPARTA, **near, answered=["gythium"]) is None


@pytest.mark.rule("PW-MATS-h", "PW-MATS-w")
def test_sparta_defends_corinth_and_thebes() -> None:
    assert defends(SPARTA, **athenians("corinth")) == ("corinth", (10, 1, 0))
    assert defends(SPARTA, **athenians("thebes")) == ("thebes", (10, 1, 0))
    assert defends(SPARTA, "1", **athenians("corinth", "thebes")) == ("corinth", (10, 1, 0))
    assert defends(SPARTA, "2", **athenians("corinth", "thebes")) == ("thebes", (10, 1, 0))
    assert defends(SPARTA, **athenians("corinth", "thebes"), arrived=["thebes"]) == ("corinth", (10, 1, 0))
    assert defends(SPARTA, **athenians("corinth", "thebes"), arrived=["thebes", "corinth"]) is None


@pytest.mark.rule("PW-MATS-a")
def test_the_conditions_of_sparta_in_their_order() -> None:
    everywhere = athenians("tegea", "corinth", "syracuse")
    assert defends(SPARTA, **everywhere) == ("tegea", (10, 1, 0))
    assert defends(SPARTA, **everywhere, answered=["tegea"]) == ("corinth", (10, 1, 0))
    assert defends(SPARTA, "5", **everywhere, answered=["tegea"], arrived=["corinth"]) == ("decelea", (10, 1, 0))


@pytest.mark.rule("PW-MATS-f")
def test_a_threat_to_syracuse_is_answered_in_attica_once_a_turn() -> None:
    fleet: dict[str, Any] = {"units": {"catana": {"athens": {"N": 2}}}}
    assert defends(SPARTA, "1", **fleet) == ("athens", (10, 1, 0))
    assert defends(SPARTA, "4", **fleet) == ("panactum", (10, 1, 0))
    assert defends(SPARTA, **fleet, this_turn={"syracuse_answered": 1}) is None
    assert defends(SPARTA, **fleet, hostages={"sparta": True}) is None
    assert defends(SPARTA, units={"catana": {"athens": {"H": 2}}}) is None


@pytest.mark.rule("PW-MATS-f")
def test_by_an_option_only_an_ally_is_answered_for() -> None:
    fleet: dict[str, Any] = {"units": {"catana": {"athens": {"N": 2}}}, "options": {"syracuse_defence": "ally"}}
    assert defends(SPARTA, **fleet) is None
    assert defends(SPARTA, "6", **fleet, power={"syracuse": "sparta"}) == ("decelea", (10, 1, 0))


# -- the strategy -----------------------------------------------------------------------------------------------------


def goes(side: int, strategy: str, dice: str = "", **given: Any) -> tuple[str, tuple[int, int, int]] | None:
    """Where its strategy sends a side, and with how much."""
    state = position(player="sparta" if side == ATHENS else "athens", strategy=strategy, **given)
    return aim_of(run(state, by_strategy(state, side), dice))


@pytest.mark.rule("PW-MATA-i", "PW-MATA-f")
def test_the_size_of_an_athenian_expedition_by_the_kind_of_its_objective() -> None:
    assert goes(ATHENS, "attack_spartan_ally", "1 3") == ("pegae", (4, 0, 4))
    assert goes(ATHENS, "attack_spartan_ally", "6 5") == ("melos", (4, 0, 4))
    assert goes(ATHENS, "attack_spartan_ally", "2 1") == ("thebes", (7, 2, 0))


@pytest.mark.rule("PW-MATS-i", "PW-MATS-m")
def test_the_size_of_a_spartan_expedition_by_the_kind_of_its_objective() -> None:
    assert goes(SPARTA, "attack_athenian_ally", "2 1") == ("miletus", (3, 0, 3))
    assert goes(SPARTA, "attack_athenian_ally", "5 4") == ("samos", (3, 0, 3))
    assert goes(SPARTA, "attack_athenian_ally", "6 6") == ("plataea", (4, 0, 0))


@pytest.mark.rule("PW-MATS-j")
def test_thrace_counts_as_land() -> None:
    assert goes(SPARTA, "cut_loc", "1 2") == ("abdera", (2, 0, 0))


@pytest.mark.rule("PW-MATS-k")
def test_the_hellespont_counts_as_land_while_amphipolis_is_friendly() -> None:
    assert goes(SPARTA, "cut_loc", "3 6") == ("byzantium", (2, 0, 2))
    assert goes(SPARTA, "cut_loc", "3 6", rebellion=["amphipolis"]) == ("byzantium", (2, 0, 0))
    assert goes(SPARTA, "cut_loc", "3 6", control={"amphipolis": "sparta"}) == ("byzantium", (2, 0, 0))
    state = position(strategy="cut_loc", rebellion=["amphipolis"])
    assert size(state, SPARTA, "islands", NUMBER["samos"]) == (2, 0, 2)


@pytest.mark.rule("PW-MATA-h", "PW-MATS-e")
def test_an_attack_on_the_enemys_home_takes_one_die() -> None:
    assert goes(ATHENS, "attack_sparta", "4") == ("belmina", (15, 4, 0))
    assert goes(SPARTA, "attack_athens", "5") == ("decelea", (12, 2, 0))


@pytest.mark.rule("PW-MATS-t")
def test_the_way_to_attica_does_not_lead_through_argos_unless_it_is_athens_ally() -> None:
    for power, no in (("neutral", "neutral_closed"), ("athens", None)):
        entry = [{"side": "sparta", "space": "argos", "objective": "decelea", "no": no}]
        Played(position(power={"argos": power}), [], [], []).holds(entry=entry)


FOUR = dict.fromkeys(("pylos", "asine", "corone", "prasiae"), "athens")


@pytest.mark.rule("PW-MATA-q")
def test_the_fifth_space_of_the_helots_is_the_objective_without_a_roll() -> None:
    assert goes(ATHENS, "cut_loc", control=FOUR) == ("epidaurus_limera", (3, 0, 3))
    assert goes(ATHENS, "attack_spartan_ally", control=FOUR) == ("epidaurus_limera", (4, 0, 4))
    rebels = {"control": {**FOUR, "asine": "nobody"}, "rebellion": ["asine"]}
    assert goes(ATHENS, "cut_loc", **rebels) == ("epidaurus_limera", (3, 0, 3))


@pytest.mark.rule("PW-MATA-q")
def test_where_the_fifth_space_is_no_objective() -> None:
    """Three or five of them, Attack Sparta, an Army there already, a garrison that no rebellion overcomes."""
    assert goes(ATHENS, "cut_loc", "1 1", control={**FOUR, "asine": "sparta"}) == ("corinth", (3, 0, 3))
    assert goes(ATHENS, "cut_loc", "1 1", control={**FOUR, "epidaurus_limera": "athens"}) == ("corinth", (3, 0, 3))
    assert goes(ATHENS, "attack_sparta", "1", control=FOUR) == ("sparta", (15, 4, 0))
    army = {"units": {"epidaurus_limera": {"athens": {"H": 1}}}, "leaders": {"cleon": "epidaurus_limera"}}
    assert goes(ATHENS, "cut_loc", "1 1", control=FOUR, **army) == ("corinth", (3, 0, 3))
    held = {"units": {"epidaurus_limera": {"sparta": {"H": 1}}}, "treasury": {"athens": 3000}}
    assert goes(ATHENS, "cause_rebellion", "4 1", control=FOUR, **held) == ("tegea", (2, 1, 0))


# -- 4.1.2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-4.1.2-a", "PW-4.1.2-b", "PW-4.1.2-c", "PW-MATS-a", "PW-MATA-a")
def test_each_operation_looks_at_the_defence_first() -> None:
    """Athenians at Gythium are met, then the strategy goes on, until others land at Prasiae."""
    strong = {"sparta": {"sparta": {"H": 9, "C": 2, "HG": 1}}, "thebes": {"sparta": {"AH": 16, "AC": 9}}}
    state = position(
        strategy="attack_athens",
        units={**strong, "gythium": {"athens": {"H": 1}}},
        leaders={"agis": "sparta"},
        treasury={"sparta": 9000},
    )

    def objective(dice: str) -> str:
        state.expedition = None
        state.agenda.clear()
        played = run(state, automaton_operation(state, SPARTA, LEADER_NUMBER["agis"]), dice)
        [event] = played.happened(ObjectiveNamed)
        return event.space.removeprefix("space:")

    assert objective("") == "gythium"
    assert objective("5") == "decelea"
    state.units[:] = position(units={**strong, "prasiae": {"athens": {"H": 1}}}).units
    assert objective("") == "prasiae"
