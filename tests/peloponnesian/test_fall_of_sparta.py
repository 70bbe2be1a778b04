"""10.5 The Fall of Sparta: roles, a neutral Athens, Garrisons, revenue, the King's Peace, Messenia, surrender."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.activation import available, commands, cost, purse_of
from strategos.games.peloponnesian.administration import left, pays_for
from strategos.games.peloponnesian.armistice import surrender
from strategos.games.peloponnesian.combat import contested, pairs_in_reach
from strategos.games.peloponnesian.events import (
    BellicosityChanged,
    CoalitionRole,
    GarrisonPlaced,
    KingsPeace,
    MessenianFreed,
    PersiaEntered,
    RevenueDrawn,
    SciChanged,
    Scored,
    Talents,
    UnitsPlaced,
)
from strategos.games.peloponnesian.facts import (
    ATHENIAN,
    ATHENIAN_ALLIED,
    ATHENS,
    HOPLITE,
    LEADER_NUMBER,
    LEADERS,
    NAMES,
    NAVAL,
    NUMBER,
    SPARTA,
    SPARTA_SPACE,
    THEBES_CUP,
)
from strategos.games.peloponnesian.fall_of_sparta import (
    coalition_commander,
    coalition_revenue,
    corinth_turns,
    cup_of_operation,
    draw_coalition,
    free_messenia,
    garrison_captures,
    homeless,
    keeps_peace,
    kings_peace,
    mercenaries,
    mercenary_places,
    own_spaces_lost,
    refuges,
    retake,
    roles,
    spaces_lost,
    surrenders,
    why_not_aim,
)
from strategos.games.peloponnesian.forces import LAND_SP, eliminate
from strategos.games.peloponnesian.operations import purse_to_pay
from strategos.games.peloponnesian.sequence import outcome
from strategos.games.peloponnesian.sieges import fortress_falls, siege_fails
from strategos.games.peloponnesian.state import NOBODY, PeloponnesianState, friendly, hostile_to
from strategos.games.peloponnesian.whereabouts import AT
from strategos.kernel.asking import Together
from strategos.testing.walks import MOST_OPTIONS

from .procedures import party, run, told
from .segment import position
from .table import holds

FOS = "fall_of_sparta"
ATHENIAN_PURSE, SPARTAN_PURSE, THEBAN_PURSE = 0, 1, 2


def fos(**given: Any) -> PeloponnesianState:
    return position(FOS, **given)


# -- Side Determination (VI to IX) ------------------------------------------------------------------------------------


def role_after(dice: str, *answers: str, **given: Any) -> PeloponnesianState:
    s = fos(**{"sci": {"athens": 1, "sparta": 1}, "control": {"thebes": "athens", "corinth": "sparta"}, **given})
    run(roles(s), dice, *answers)
    return s


@pytest.mark.rule("PW-10.5.4.5.VIII-c", "PW-10.5.4.5.VI-a")
@pytest.mark.parametrize(
    ("die", "role"), [(1, "athens"), (2, "athens"), (3, "thebes"), (5, "thebes"), (6, "anti_sparta")]
)
def test_a_confident_coalition_rolls_for_its_role(die: int, role: str) -> None:
    s = role_after(f"1 {die}")
    assert told(s, CoalitionRole) == [CoalitionRole(f"effect:role_{role}", die)]
    holds(s, role=role, sci={"athens": 0, "sparta": 0}, happened={"athens_belligerent": int(role == "anti_sparta")})
    assert told(s, PersiaEntered) == told(s, Talents) == []


@pytest.mark.rule("PW-10.5.4.5.VIII-c", "PW-10.5.4.5.IX-a")
@pytest.mark.parametrize("lost", ["thebes", "athens"])
def test_a_lost_city_drives_both_together(lost: str) -> None:
    given: dict[str, Any] = {"control": {"thebes": "athens", "corinth": "sparta", lost: "sparta"}}
    s = role_after("1 1", sci={"athens": 2, "sparta": 1}, **given)
    holds(s, role="anti_sparta")
    assert [event.by for event in told(s, SciChanged) if event.why == "effect:home_lost"] == [-1]
    # With the city confidence goes: a SCI of 1 is then nothing.
    s = role_after("1", sci={"athens": 1, "sparta": 1}, **given)
    holds(s, role="anti_sparta")
    assert told(s, CoalitionRole)[0].die == 0


@pytest.mark.rule("PW-10.5.4.5.IX-a")
def test_both_cities_cost_two() -> None:
    control = {"thebes": "sparta", "corinth": "sparta", "athens": "sparta"}
    s = role_after("1 1", sci={"athens": 3, "sparta": 1}, control=control)
    assert [event.by for event in told(s, SciChanged) if event.why == "effect:home_lost"] == [-1, -1]


@pytest.mark.rule("PW-10.5.4.5.VIII-d", "PW-10.5.4.5.VIII-e", "PW-10.5.4.5.VIII-f", "PW-10.5.4.5.IV-e")
@pytest.mark.parametrize("sci", [0, -2])
def test_a_shaken_coalition_stands_together_and_persia_comes(sci: int) -> None:
    s = role_after("1", sci={"athens": sci, "sparta": 1}, treasury={"athens": 100, "thebes": 50})
    holds(
        s, role="anti_sparta", treasury={"athens": 700, "thebes": 50}, happened={"athens_belligerent": 1, "persia": 1}
    )


@pytest.mark.rule("PW-10.5.4.5.VII-a", "PW-10.5.4.5.VII-b")
@pytest.mark.parametrize(("die", "talents"), [(5, 0), (6, 1000)])
def test_a_confident_sparta_may_win_talents(die: int, talents: int) -> None:
    s = role_after(f"{die} 3", treasury={"sparta": 0})
    holds(s, treasury={"sparta": talents}, control={"corinth": "sparta"})


@pytest.mark.rule("PW-10.5.4.5.VII-c")
def test_a_confident_sparta_may_win_corinth() -> None:
    units = {
        "corinth": {
            "athens": {"H": 1, "N": 1, "AH": 2, "AN": 1, "garrison": 1, "peltasts": 1},
            "thebes": {"H": 1, "C": 1},
        }
    }
    s = role_after("6 3", units=units, control={"corinth": "athens", "thebes": "athens"}, treasury={"sparta": 0})
    holds(
        s, units={"corinth": {"sparta": {"AH": 2, "AN": 1}, "athens": {"H": 0, "AH": 0, "garrison": 0, "peltasts": 0}}}
    )
    holds(s, units={"athens": {"athens": {"H": 1, "peltasts": 1}}, "piraeus": {"athens": {"N": 1}}})
    holds(s, units={"thebes": {"thebes": {"H": 1, "C": 1}}}, control={"corinth": "sparta"}, treasury={"sparta": 0})
    s = role_after("5 3", units=units, control={"corinth": "athens", "thebes": "athens"})
    holds(s, control={"corinth": "athens"})


@pytest.mark.rule("PW-10.5.4.5.VII-d", "PW-10.5.4.5.VII-e", "PW-10.5.4.5.VII-f")
@pytest.mark.parametrize("sci", [0, -1])
def test_a_shaken_sparta_loses_corinth_and_hires_mercenaries(sci: int) -> None:
    units = {"corinth": {"sparta": {"AH": 2, "H": 1}, "athens": {}}, "pylos": {"athens": {"AH": 1}}}
    hoplite, ship = "mercenaries! hoplite-sparta_allied", "mercenaries! naval-sparta_allied"
    answers = (hoplite, "place! sparta", hoplite, "place! sparta", ship, "place! gythium")
    s = role_after("3", *answers, sci={"athens": 1, "sparta": sci}, units=units, treasury={"sparta": 0})
    holds(s, control={"corinth": "athens"}, units={"corinth": {"athens": {"AH": 2}, "sparta": {"AH": 0, "H": 0}}})
    holds(s, units={"sparta": {"sparta": {"AH": 2, "H": 1}}, "gythium": {"sparta": {"AN": 1}}})
    # The gift is spent at once, and Persia comes.
    holds(s, treasury={"sparta": 0}, happened={"persia": 1})
    assert len(told(s, UnitsPlaced)) == 3


@pytest.mark.rule("PW-10.5.4.5.VII-e")
def test_where_mercenaries_may_be_placed() -> None:
    units = {"pylos": {"athens": {"AH": 1}}, "delphi": {"sparta": {"AH": 5}}}
    s = fos(sci={"athens": 1, "sparta": 0}, units=units, control={"thebes": "athens"})
    procedure = roles(s)
    question = procedure.send(None)
    offered: list[set[str]] = []
    for kind, space in (("hoplite", "sparta"), ("hoplite", "sparta"), ("naval", "gythium")):
        for asked, key in (("mercenaries", f"{kind}-sparta_allied"), ("place", space)):
            assert isinstance(question, Together)
            [decision] = question.decisions
            assert (decision.seat, decision.kind) == (SPARTA, asked)
            offered.append({option.key for option in decision.options})
            question = procedure.send([next(option.value for option in decision.options if option.key == key)])
    assert offered[0] == {"hoplite-sparta_allied", "naval-sparta_allied"}
    assert {"sparta", "delphi", "gythium"} <= offered[1]
    assert not {"pylos", "athens", "corinth"} & offered[1]
    assert "sparta" in offered[3]
    assert "sparta" not in offered[5], "no ships on land"
    assert max(len(keys) for keys in offered) <= MOST_OPTIONS


@pytest.mark.rule("PW-10.5.4.5.VII-e")
def test_at_most_two_mercenaries_of_a_kind_in_a_space() -> None:
    s = fos()
    assert SPARTA_SPACE in mercenary_places(s, HOPLITE, {(SPARTA_SPACE, HOPLITE): 1})
    assert SPARTA_SPACE not in mercenary_places(s, HOPLITE, {(SPARTA_SPACE, HOPLITE): 2})


@pytest.mark.rule("PW-10.5.4.5.VII-d")
def test_corinth_keeps_its_garrison_and_its_coalition_units() -> None:
    s = fos(units={"corinth": {"athens": {"H": 1, "AH": 1, "garrison": 1}, "sparta": {"AC": 1}}})
    corinth_turns(s, ATHENS)
    holds(s, units={"corinth": {"athens": {"H": 1, "AH": 1, "AC": 1, "garrison": 1}, "sparta": {"AC": 0}}})


@pytest.mark.rule("PW-EVF.5-c", "PW-EVF.5-d")
def test_while_the_cadmea_is_held_nobody_rolls() -> None:
    given: dict[str, Any] = {"happened": {"coup-thebes": 1}, "control": {"thebes": "sparta", "corinth": "athens"}}
    s = role_after("", sci={"athens": 3, "sparta": -2}, **given)
    holds(s, role="athens", sci={"athens": 0, "sparta": 0}, control={"corinth": "athens"}, happened={"persia": 0})


@pytest.mark.rule("PW-10.5.4.5.VII-g", "PW-10.5.4.5.VIII-a", "PW-10.5.4.5.IV-a", "PW-3-a")
def test_the_first_turn_has_no_side_determination() -> None:
    s = position(FOS, empty=False)
    holds(s, role="thebes", happened={"athens_belligerent": 0, "persia": 0}, fought=1)


# -- the roles (10.5) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5-d", "PW-10.5-e", "PW-10.5-f", "PW-10.5-c")
@pytest.mark.parametrize(
    ("role", "nations"),
    [
        ("thebes", {"thebes", "allied"}),
        ("athens", {"athens"}),
        ("anti_sparta", {"thebes", "allied", "athens"}),
    ],
)
def test_what_the_roles_command(role: str, nations: set[str]) -> None:
    units = {"thebes": {"thebes": {"H": 1}, "athens": {"H": 1, "AH": 1}}}
    s = fos(units=units, role=role, control={"thebes": "athens"})
    found = available(s, ATHENS, NUMBER["thebes"])
    columns = {"athens": 0, "allied": 3, "thebes": 12}
    assert set(found) == {columns[nation] for nation in nations}
    assert all(commands(s, column) for column in found)


@pytest.mark.rule("PW-10.5-d", "PW-10.5-e", "PW-10.5-g")
def test_whose_leader_commands() -> None:
    for role, odd, even in (("thebes", THEBES_CUP, THEBES_CUP), ("athens", 0, 0), ("anti_sparta", THEBES_CUP, 0)):
        s = fos(role=role)
        assert [cup_of_operation(s, number) for number in (1, 2, 3)] == [odd, even, odd]


@pytest.mark.rule("PW-10.5-g", "PW-5.3.1-f")
def test_the_commander_of_the_coalition() -> None:
    def named(leader: int) -> str:
        return LEADERS[leader].id if leader != NOBODY else ""

    leaders = {"ismenias_fos": "thebes", "cylon_fos": "thebes", "thrasybulus_fos": "athens"}
    s = fos(role="anti_sparta", leaders=leaders, drawn={"athens": "cylon_fos"})
    assert named(run(coalition_commander(s))) == "cylon_fos", "who was drawn for it leads the first operation"
    s.done[ATHENS] = 1
    assert named(run(coalition_commander(s))) == "thrasybulus_fos"
    s.done[ATHENS] = 2
    assert named(run(coalition_commander(s))) == "ismenias_fos"
    s = fos(role="thebes", cup={"thebes": ["gorgias_fos"]}, leaders={"thrasybulus_fos": "athens"})
    assert named(run(coalition_commander(s))) == "gorgias_fos"
    holds(s, leaders={"gorgias_fos": "thebes"})
    assert run(coalition_commander(fos(role="thebes", cup={"thebes": []}))) == NOBODY


@pytest.mark.rule("PW-3.4-a", "PW-10.5.3.2-d", "PW-EVF.5-g")
def test_leader_selection_of_the_coalition() -> None:
    s = fos(role="anti_sparta", cup={"thebes": ["gorgias_fos"], "athens": ["chabrias_fos"]})
    run(draw_coalition(s))
    holds(s, leaders={"gorgias_fos": "thebes", "chabrias_fos": "cup"}, drawn={"athens": "gorgias_fos"})
    # In exile Thebans are drawn for Athens, and go there; Athens pays for them.
    exiles = {"exile-pelopidas_fos": 1}
    s = fos(role="athens", cup={"thebes": ["pelopidas_fos", "gorgias_fos"], "athens": []}, happened=exiles)
    run(draw_coalition(s))
    holds(s, leaders={"pelopidas_fos": "athens", "gorgias_fos": "cup"})
    assert LEADERS[run(coalition_commander(s))].id == "pelopidas_fos"
    assert purse_of(s, ATHENS, LEADER_NUMBER["pelopidas_fos"]) == ATHENIAN_PURSE
    assert purse_of(s, ATHENS, LEADER_NUMBER["gorgias_fos"]) == THEBAN_PURSE


@pytest.mark.rule("PW-10.5.4.5.II-a", "PW-10.5.4.5.II-b")
def test_who_pays_for_activation() -> None:
    s = fos(role="anti_sparta")
    assert purse_of(s, ATHENS, LEADER_NUMBER["ismenias_fos"]) == THEBAN_PURSE
    assert purse_of(s, ATHENS, LEADER_NUMBER["thrasybulus_fos"]) == ATHENIAN_PURSE
    assert purse_of(s, SPARTA, LEADER_NUMBER["agesilaus_fos"]) == SPARTAN_PURSE


# -- a neutral Athens (I, IV) -----------------------------------------------------------------------------------------


def refused(side: int, space: str, **given: Any) -> str:
    no = why_not_aim(fos(**given), side, NUMBER[space])
    return "" if no is None else no.rule


@pytest.mark.rule("PW-10.5.4.5.I-b")
def test_the_coalition_goes_to_its_own_spaces_only_against_enemies() -> None:
    war: dict[str, Any] = {"happened": {"athens_belligerent": 1}, "control": {"elis": "athens"}}
    assert refused(ATHENS, "elis", **war) == "PW-10.5.4.5.I-b"
    assert refused(ATHENS, "elis", **war, units={"elis": {"sparta": {"AH": 1}}}) == ""
    assert refused(ATHENS, "elis", **war, units={"elis": {"persia": {"C": 1}}}) == ""
    assert refused(ATHENS, "pylos", **war) == ""
    assert refused(SPARTA, "sparta", **war) == ""


@pytest.mark.rule("PW-10.5.4.5.IV-b", "PW-10.5.4.5.IV-c", "PW-10.5.4.5.IV-d")
@pytest.mark.parametrize(
    ("space", "pieces", "allowed"),
    [
        ("samos", {"H": 1}, False),
        ("samos", {"C": 1}, False),
        ("samos", {"N": 1}, False),
        ("samos", {"AH": 3}, True),
        ("samos", {}, True),
        ("melos", {}, True),
        ("megara", {}, False),
        ("megara", {"AH": 1}, False),
        ("delphi", {"AH": 1}, True),
        ("sparta", {"HG": 1}, False),
    ],
)
def test_what_a_neutral_athens_may_attack(space: str, pieces: dict[str, int], allowed: bool) -> None:
    given: dict[str, Any] = {"units": {space: {"sparta": pieces}}, "role": "athens", "control": {space: "sparta"}}
    assert (refused(ATHENS, space, **given) == "") is allowed
    # Thebans and allies may go anywhere, and Athens once it is at war.
    assert refused(ATHENS, space, **{**given, "role": "thebes"}) == ""
    assert refused(ATHENS, space, **given, happened={"athens_belligerent": 1}) == ""


@pytest.mark.rule("PW-10.5.4.5.IV-f", "PW-10.5.4.5.IV-g")
@pytest.mark.parametrize(
    ("space", "pieces", "allowed"),
    [
        ("athens", {}, False),
        ("piraeus", {}, False),
        ("decelea", {}, False),
        ("samos", {"athens": {"garrison": 1}}, True),
        ("plataea", {"athens": {"garrison": 1}}, False),
        ("samos", {"athens": {"N": 1}}, False),
        ("samos", {"athens": {"peltasts": 1}}, False),
        ("samos", {"athens": {"AN": 1}}, True),
        ("thebes", {"thebes": {"H": 9}}, True),
        ("corinth", {"athens": {"AH": 2}}, True),
    ],
)
def test_what_sparta_may_attack_while_athens_is_neutral(space: str, pieces: dict[str, Any], allowed: bool) -> None:
    given: dict[str, Any] = {"units": {space: pieces}}
    assert (refused(SPARTA, space, **given) in ("",)) is allowed
    assert refused(SPARTA, space, **given, happened={"athens_belligerent": 1}) == ""


@pytest.mark.rule("PW-10.5.4.5.IV-b", "PW-10.5.4.5.IV-f", "PW-10.5.4.5.IV-c", "PW-10.5.4.5.IV-g")
@pytest.mark.parametrize(
    ("side", "marching", "there", "peace"),
    [
        ("athens", {"H": 1}, {"sparta": {"N": 1}}, True),
        ("athens", {"H": 1}, {"sparta": {"AN": 1}}, True),
        ("athens", {"AH": 1}, {"sparta": {"N": 1}}, False),
        ("thebes", {"H": 1}, {"sparta": {"N": 1}}, False),
        ("sparta", {"H": 1}, {"athens": {"N": 1}}, True),
        ("sparta", {"H": 1}, {"athens": {"AN": 1}}, False),
        ("sparta", {"AH": 1}, {"athens": {"N": 1}}, False),
        ("sparta", {"H": 1}, {"athens": {"peltasts": 1}}, True),
    ],
)
def test_a_neutral_athens_and_sparta_do_not_intercept_one_another(
    side: str, marching: dict[str, int], there: dict[str, Any], peace: bool
) -> None:
    leader = {"athens": "thrasybulus_fos", "thebes": "ismenias_fos", "sparta": "agesilaus_fos"}[side]
    march = {"side": side, "leader": leader, "at": "miletus", "objective": "miletus", "units": marching}
    enemy = next(iter(there))
    given: dict[str, Any] = {"expedition": march, "units": {"samos": there}}
    assert keeps_peace(fos(**given), party(enemy, "samos")) is peace
    assert not keeps_peace(fos(**given, happened={"athens_belligerent": 1}), party(enemy, "samos"))


# -- Garrisons --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5-l", "PW-10.5-i", "PW-10.5-k")
def test_what_the_coalition_captures_gets_a_garrison() -> None:
    units = {"pylos": {"athens": {"AH": 1}}, "thebes": {"thebes": {"H": 1}}, "delphi": {"sparta": {"AH": 1}}}
    control = {"pylos": "athens", "thebes": "athens", "elis": "athens", "delphi": "sparta"}
    s = fos(units=units, control=control, colour={"thebes": "athens"})
    run(garrison_captures(s))
    # Not what was its own, not what it controls without units, and once.
    assert told(s, GarrisonPlaced) == [GarrisonPlaced("space:pylos")]
    run(garrison_captures(s))
    assert len(told(s, GarrisonPlaced)) == 1


@pytest.mark.rule("PW-10.5-m", "PW-10.5-n")
@pytest.mark.parametrize(("answer", "moved"), [("samos", True), ("no", False)])
def test_without_counters_a_garrison_is_given_up_or_none_is_placed(answer: str, moved: bool) -> None:
    s = fos(units={"pylos": {"athens": {"AH": 1}}}, control={"pylos": "athens"})
    names = ["samos", "chios", *[name for name in NUMBER if name not in ("pylos", "samos", "chios")][:18]]
    for name in names:
        s.garrison[NUMBER[name]] = 1
    run(garrison_captures(s), "", f"give_up_garrison! {answer}")
    assert sum(s.garrison) == 20
    holds(s, units={"samos": {"athens": {"garrison": int(not moved)}}, "pylos": {"athens": {"garrison": int(moved)}}})


# -- revenue (10.5.4.1, 10.5.4.4) -------------------------------------------------------------------------------------


def revenue(**given: Any) -> dict[str, dict[str, int]]:
    """Purse → the lines of its revenue."""
    at_start = {"colour": {"thebes": "athens"}, "control": {"thebes": "athens", "epidamnos": "nobody"}}
    s = fos(
        **{
            word: {**at_start.get(word, {}), **value} if isinstance(value, dict) else value
            for word, value in {**at_start, **given}.items()
        }
    )
    coalition_revenue(s)
    return {
        event.side.removeprefix("side:"): {
            why.removeprefix("effect:"): by for why, by in zip(event.reasons, event.values, strict=True)
        }
        for event in told(s, RevenueDrawn)
    }


@pytest.mark.rule("PW-10.5.4.1-a")
def test_the_revenues() -> None:
    assert revenue() == {
        "athens": {"revenue": 1000, "eisphora": 1000},
        "sparta": {"revenue": 3500},
        "thebes": {"revenue": 1000},
    }


@pytest.mark.rule("PW-8.1.5-a", "PW-8.1.4-a", "PW-8.1.3-a")
def test_eisphora_epidamnos_and_grain_as_usual() -> None:
    assert "eisphora" not in revenue(ravaged={"decelea": True})["athens"]
    assert revenue(control={"epidamnos": "sparta"})["sparta"]["epidamnos"] > 0
    assert revenue(control={"epidamnos": "athens"})["athens"]["epidamnos"] > 0
    assert revenue(units={"byzantium": {"sparta": {"AN": 1}}})["athens"]["grain"] == -1500


@pytest.mark.rule("PW-8.1.2-a", "PW-EVF.4-e", "PW-10.5.4.8-c")
def test_what_else_sparta_gains_and_loses() -> None:
    assert revenue(colour={"syracuse": "sparta"}, control={"syracuse": "sparta"})["sparta"]["syracuse"] == 500
    assert "syracuse" not in revenue(colour={"syracuse": "sparta"}, control={"syracuse": "athens"})["sparta"]
    assert revenue(happened={"sicily_spartan": 1})["sparta"]["sicily"] == 400
    assert revenue(happened={"megalopolis": 1})["sparta"]["messenia"] == -1000


@pytest.mark.rule("PW-10.5.4.4-a", "PW-10.5.4.4-b", "PW-10.5.4.4-c", "PW-10.5-c")
@pytest.mark.parametrize(
    ("given", "purses", "will"),
    [
        # Ravaged or rebelling spaces cost whom they belong to.
        ({"ravaged": ["pylos"]}, (0, 1, 0), (0, 1)),
        ({"rebellion": ["pylos"]}, (0, 1, 0), (0, 1)),
        ({"ravaged": ["thebes"]}, (0, 0, 1), (1, 0)),
        ({"ravaged": ["samos"]}, (1, 0, 0), (1, 0)),
        ({"ravaged": ["pylos"], "rebellion": ["pylos"]}, (0, 1, 0), (0, 1)),
        ({"ravaged": ["melos"]}, (0, 0, 0), (0, 0)),
        # Controlled by the enemy or Persia.
        ({"control": {"pylos": "athens"}}, (0, 1, 0), (0, 1)),
        ({"control": {"thebes": "sparta"}}, (0, 0, 1), (1, 0)),
        ({"control": {"samos": "persia", "thebes": "athens"}}, (1, 0, 0), (1, 0)),
        # A Ravaged Garrison costs Athens alone, and nobody's will.
        ({"ravaged": ["samos"], "units": {"samos": {"athens": {"garrison": 1}}}}, (1, 0, 0), (0, 0)),
        ({"ravaged": ["thebes"], "units": {"thebes": {"athens": {"garrison": 1}}}}, (1, 0, 0), (0, 0)),
        ({"ravaged": ["samos"], "units": {"samos": {"athens": {"garrison": 1, "N": 1}}}}, (1, 0, 0), (1, 0)),
        (
            {"ravaged": ["pylos"], "control": {"pylos": "athens"}, "units": {"pylos": {"athens": {"garrison": 1}}}},
            (1, 1, 0),
            (0, 1),
        ),
    ],
)
def test_whose_loss_a_lost_space_is(given: dict[str, Any], purses: tuple[int, ...], will: tuple[int, int]) -> None:
    control = {"thebes": "athens", **given.pop("control", {})}
    s = fos(colour={"thebes": "athens"}, control=control, **given)
    assert tuple(own_spaces_lost(s, purse) for purse in range(3)) == purses
    assert (spaces_lost(s, ATHENS), spaces_lost(s, SPARTA)) == will


@pytest.mark.rule("PW-8.1-c", "PW-10.5.4.4-a")
def test_lost_spaces_cost_fifty_each() -> None:
    lines = revenue(ravaged=["pylos", "delphi", "thebes"])
    assert lines["sparta"]["lost_spaces"] == -100
    assert lines["thebes"]["lost_spaces"] == -50
    assert "lost_spaces" not in lines["athens"]


# -- 10.5.4.7, 10.5.4.8 and the end -----------------------------------------------------------------------------------


@pytest.mark.rule("PW-10.5.4.7-a", "PW-10.5.4.7-b", "PW-10.5.4.7-c", "PW-6.6-e")
def test_the_first_time_the_grain_is_cut_the_king_makes_peace() -> None:
    units = {"byzantium": {"sparta": {"AN": 1}}, "sardis": {"persia": {"C": 1}}}
    given: dict[str, Any] = {
        "happened": {"persia": 1},
        "hostages": {"athens": True},
        "leaders": {"tissaphernes_fos": "sardis"},
    }
    s = fos(units=units, bellicosity={"athens": 8, "sparta": 1}, **given)
    coalition_revenue(s)
    holds(s, bellicosity={"athens": 6, "sparta": 0}, happened={"kings_peace": 1}, hostages={"athens": False})
    holds(s, units={"sardis": {"persia": {"C": 0}}}, leaders={"tissaphernes_fos": "dead"})
    assert told(s, KingsPeace) == [KingsPeace()]
    coalition_revenue(s)
    assert len(told(s, KingsPeace)) == 1
    s = fos()
    coalition_revenue(s)
    assert told(s, KingsPeace) == []


@pytest.mark.rule("PW-10.5.4.7-b")
def test_the_peace_shakes_both() -> None:
    s = fos(bellicosity={"athens": 5, "sparta": 5})
    kings_peace(s)
    assert [(event.side, event.by) for event in told(s, BellicosityChanged)] == [
        ("side:athens", -2),
        ("side:sparta", -2),
    ]


MESSENIA = ("mantinea", "methydrum", "oronae", "pylos", "belmina")


@pytest.mark.rule("PW-10.5.4.8-a", "PW-10.5.4.8-b")
@pytest.mark.parametrize("role", ["thebes", "athens", "anti_sparta"])
def test_messenia_is_freed(role: str) -> None:
    s = fos(role=role, control=dict.fromkeys(MESSENIA, "athens"), units={"orchomenus": {"sparta": {"AH": 1}}})
    assert free_messenia(s)
    holds(
        s, units={"orchomenus": {"athens": {"AH": 4, "garrison": 1}, "sparta": {"AH": 0}}}, happened={"megalopolis": 1}
    )
    holds(s, control={"orchomenus": "athens"}, going_home={"sparta": {"AH": 1}})
    assert not free_messenia(s)
    assert told(s, MessenianFreed) == [MessenianFreed()]


@pytest.mark.rule("PW-10.5.4.8-a", "PW-10.5-m")
@pytest.mark.parametrize("missing", MESSENIA)
def test_messenia_needs_all_five(missing: str) -> None:
    control = dict.fromkeys(MESSENIA, "athens")
    s = fos(role="anti_sparta", control={**control, missing: "sparta"})
    assert not free_messenia(s)
    assert told(s, MessenianFreed) == []
    s = fos(role="anti_sparta", control=control)
    s.garrison[:20] = bytes([1] * 20)
    s.garrison[NUMBER["orchomenus"]] = 0
    full = sum(s.garrison) >= 20
    free_messenia(s)
    holds(s, units={"orchomenus": {"athens": {"AH": 4, "garrison": 0 if full else 1}}})


@pytest.mark.rule("PW-10.5.4.8-d", "PW-10.5.4.5.III-d", "PW-5.1.5-g")
def test_with_megalopolis_spartans_cost_talents() -> None:
    hoplite, cavalry = 6, 7
    assert [cost(fos(), column) for column in (hoplite, cavalry)] == [0, 0]
    assert [cost(fos(happened={"megalopolis": 1}), column) for column in (hoplite, cavalry)] == [200, 200]


@pytest.mark.rule("PW-10.5.5-a", "PW-10.5.4.7-d", "PW-9.2-a")
def test_who_surrenders() -> None:
    lost = {"athens": "sparta", "thebes": "sparta"}
    assert surrenders(fos(bellicosity={"athens": 0}), ATHENS) == "bellicosity"
    assert surrenders(fos(bellicosity={"sparta": 0}), SPARTA) == "bellicosity"
    assert surrenders(fos(bellicosity={"sparta": 1}), SPARTA) == ""
    assert surrenders(fos(control={"sparta": "athens"}), SPARTA) == "home_lost"
    assert surrenders(fos(control=lost), ATHENS) == "home_lost"
    assert surrenders(fos(control={"thebes": "sparta"}), ATHENS) == ""
    assert surrenders(fos(control={**lost, "thebes": "athens"}), ATHENS) == ""
    assert surrenders(fos(control=lost, happened={"kings_peace": 1}), ATHENS) == ""
    assert (
        surrenders(fos(control=lost, happened={"kings_peace": 1}, bellicosity={"athens": 0}), ATHENS) == "bellicosity"
    )


# -- more of the Coalition --------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-EVF.5-g", "PW-EVF.5-c")
def test_thebes_retaken_sends_its_exiles_out_of_the_game() -> None:
    coup = {"coup-thebes": 1, "exile-pelopidas_fos": 1, "exile-epaminondas_fos": 1}
    free = position("fall_of_sparta", happened=coup, control={"thebes": "athens"})
    retake(free)
    holds(free, happened={"coup-thebes": 0, "exile-pelopidas_fos": 0})
    holds(
        free, leaders={"pelopidas_fos": "dead", "epaminondas_fos": "dead", "ismenias_fos": "cup", "lysander_fos": "cup"}
    )
    held = position("fall_of_sparta", happened=coup, control={"thebes": "sparta"})
    retake(held)
    holds(held, happened={"coup-thebes": 1, "exile-pelopidas_fos": 1}, leaders={"pelopidas_fos": "cup"})


@pytest.mark.rule("PW-EVF.5-g")
def test_piraeus_retaken_leaves_the_exiles_of_thebes_alone() -> None:
    coups = {"coup-piraeus": 1, "coup-thebes": 1, "exile-pelopidas_fos": 1}
    s = position("fall_of_sparta", happened=coups, control={"thebes": "sparta", "piraeus": "athens"})
    retake(s)
    holds(s, happened={"coup-piraeus": 0, "coup-thebes": 1, "exile-pelopidas_fos": 1}, leaders={"pelopidas_fos": "cup"})


@pytest.mark.rule("PW-10.5.4.5.VII-e")
def test_three_mercenaries_two_of_a_kind_in_a_space() -> None:
    only = dict.fromkeys(NAMES, "neutral")
    s = position("fall_of_sparta", colour=only, control={**dict.fromkeys(NAMES, "nobody"), "corinth": "sparta"})
    answers = ("hoplite-sparta_allied", "corinth", "hoplite-sparta_allied", "corinth", "naval-sparta_allied", "corinth")
    run(mercenaries(s), "", *answers)
    holds(s, units={"corinth": {"sparta": {"AH": 2, "AN": 1}}})
    with pytest.raises(AssertionError, match="not among"):
        run(mercenaries(s), "", *answers[:4], "hoplite-sparta_allied")
    placed = {(NUMBER["corinth"], HOPLITE): 2}
    assert mercenary_places(s, HOPLITE, placed) == []
    assert mercenary_places(s, NAVAL, placed) == [NUMBER["corinth"]]


@pytest.mark.rule("PW-10.5.4.5.VII-e", "PW-COMP-p")
def test_mercenaries_need_a_space_and_a_counter() -> None:
    nowhere = position("fall_of_sparta", control=dict.fromkeys(NAMES, "nobody"))
    run(mercenaries(nowhere))
    all_out = {"tegea": {"sparta": {"AH": 18}}}
    s = position("fall_of_sparta", units=all_out, control={**dict.fromkeys(NAMES, "nobody"), "corinth": "sparta"})
    assert mercenary_places(s, HOPLITE, {}) == []
    assert mercenary_places(s, NAVAL, {}) == [NUMBER["corinth"]]
    question = mercenaries(s).send(None)
    assert [option.key for option in question.decisions[0].options] == ["naval-sparta_allied"]


@pytest.mark.rule("PW-5.3.1-f", "PW-10.5-g")
def test_only_a_leader_of_the_right_city_commands() -> None:
    there = {"iphicrates_fos": "thebes", "ismenias_fos": "thebes"}
    s = position("fall_of_sparta", role="thebes", leaders=there)
    assert run(coalition_commander(s)) == LEADER_NUMBER["ismenias_fos"]
    empty = position("fall_of_sparta", role="thebes", cup={"thebes": []})
    assert run(coalition_commander(empty)) == NOBODY


@pytest.mark.rule("PW-10.5-l")
def test_a_besieger_has_captured_nothing_yet() -> None:
    units = {"pylos": {"athens": {"AH": 1}}, "corinth": {"athens": {"AH": 1}}}
    red = dict.fromkeys(("pylos", "corinth"), "sparta")
    s = position("fall_of_sparta", units=units, colour=red, control={"pylos": "athens", "corinth": "sparta"})
    run(garrison_captures(s))
    assert [event.space for event in told(s, GarrisonPlaced)] == ["space:pylos"]


@pytest.mark.rule("PW-10.5-n")
def test_a_garrison_is_given_up_where_one_is() -> None:
    held = NAMES[:20]
    units: dict[str, Any] = {name: {"athens": {"garrison": 1}} for name in held}
    red = {"pylos": "sparta"}
    given: dict[str, Any] = {"colour": red, "control": {"pylos": "athens"}}
    s = position("fall_of_sparta", units={**units, "pylos": {"athens": {"AH": 1}}}, **given)
    question = garrison_captures(s).send(None)
    assert sorted(option.key for option in question.decisions[0].options) == sorted([*held, "no"])


@pytest.mark.rule("PW-8.1.4-a", "PW-10.5.4.1-a")
def test_the_revenue_of_the_coalition_is_the_sum_of_its_lines() -> None:
    s = position("fall_of_sparta", control={"epidamnos": "athens"}, treasury={"athens": 0, "sparta": 0, "thebes": 0})
    coalition_revenue(s)
    for event in told(s, RevenueDrawn):
        assert event.talents == max(0, sum(event.values))
    assert "effect:epidamnos" in told(s, RevenueDrawn)[0].reasons
    cut = position(
        "fall_of_sparta",
        control={"epidamnos": "athens"},
        units={"athens": {"sparta": {"H": 1}}, "piraeus": {"sparta": {"N": 1}}},
    )
    coalition_revenue(cut)
    assert "effect:epidamnos" not in told(cut, RevenueDrawn)[0].reasons


@pytest.mark.rule("PW-10.5.4.8-a", "PW-10.5.4.8-b")
def test_messenia_may_be_freed_in_the_administrative_phase_and_megalopolis_has_four_hoplites() -> None:
    five = ("mantinea", "methydrum", "oronae", "pylos", "belmina")
    s = position("fall_of_sparta", role="anti_sparta", control=dict.fromkeys(five, "athens"))
    coalition_revenue(s)
    holds(s, happened={"megalopolis": 1})
    holds(s, units={"orchomenus": {"athens": {"AH": 4, "AC": 0, "AN": 0, "garrison": 1}}})


@pytest.mark.rule("PW-10.5.4.7-d", "PW-10.5.4.7-a")
def test_the_kings_peace_frees_the_hostages_of_both() -> None:
    s = position("fall_of_sparta", hostages={"athens": True, "sparta": True})
    kings_peace(s)
    holds(s, hostages={"athens": False, "sparta": False})


@pytest.mark.rule("PW-10.5.4.5.IV-d")
def test_a_neutral_athens_may_go_to_a_red_fortress_that_is_not_spartas_any_more() -> None:
    """Megara has rebelled: it need not be besieged."""
    given: dict[str, Any] = {"role": "athens", "colour": {"megara": "sparta"}}
    still = position("fall_of_sparta", **given, control={"megara": "sparta"})
    no = why_not_aim(still, ATHENS, NUMBER["megara"])
    assert no is not None
    assert no.why == "athens_neutral"
    free = position("fall_of_sparta", **given, control={"megara": "nobody"}, rebellion=["megara"])
    assert why_not_aim(free, ATHENS, NUMBER["megara"]) is None


@pytest.mark.rule("PW-10.5.4.5.VII-c")
def test_when_corinth_turns_elite_units_of_the_loser_leave_it_and_no_others() -> None:
    units = {"corinth": {"athens": {"peltasts": 1}}, "delium": {"thebes": {"sacred_band": 1}}}
    s = position("fall_of_sparta", units=units)
    corinth_turns(s, SPARTA)
    holds(s, units={"athens": {"athens": {"peltasts": 1}}, "delium": {"thebes": {"sacred_band": 1}}})
    s = position("fall_of_sparta", units={**units, "sparta": {"sparta": {"HG": 1}}})
    corinth_turns(s, ATHENS)
    holds(s, units={"corinth": {"athens": {"peltasts": 1}}, "sparta": {"sparta": {"HG": 1}}})


@pytest.mark.rule("PW-10.5.4.5.II-a", "PW-10.5.4.5.II-b")
@pytest.mark.parametrize(
    ("role", "done", "side", "purse"),
    [
        ("thebes", 0, ATHENS, 2),
        ("thebes", 1, ATHENS, 2),
        ("athens", 0, ATHENS, 0),
        ("anti_sparta", 0, ATHENS, 2),
        ("anti_sparta", 1, ATHENS, 0),
        ("thebes", 0, SPARTA, 1),
    ],
)
def test_the_city_whose_leader_commands_next_pays(role: str, done: int, side: int, purse: int) -> None:
    s = fos(role=role, done={"athens": done})
    assert purse_to_pay(s, side) == purse


@pytest.mark.rule("PW-10.5-j")
def test_only_in_the_fall_of_sparta_are_two_lost_cities_a_coalition_without_a_home() -> None:
    lost = {"athens": "sparta", "thebes": "sparta"}
    assert not homeless(position(control=lost), ATHENS)


@pytest.mark.rule("PW-10.5.4.5.IX-c")
def test_without_athens_thebes_is_a_refuge_for_athenian_land_sp_alone() -> None:
    s, thebes = position("fall_of_sparta", control={"athens": "sparta", "thebes": "athens"}), AT[NUMBER["thebes"]]
    assert refuges(s, ATHENIAN, HOPLITE, 0) == thebes
    assert refuges(s, ATHENIAN, NAVAL, 0) == 0
    assert refuges(s, ATHENIAN_ALLIED, HOPLITE, 0) == 0


@pytest.mark.rule("PW-10.5-a", "PW-10.5-b", "PW-10.5.4-a")
def test_the_fall_of_sparta_is_for_two() -> None:
    assert tuple(GAME.seats_of["fall_of_sparta"]) == (2,)
    s = position("fall_of_sparta", empty=False)
    assert (s.setup.seats, s.player) == (2, -1)


@pytest.mark.rule("PW-10.5.4.2-a")
def test_every_rebel_is_an_enemy_of_sparta() -> None:
    for space, colour in (("pylos", "sparta"), ("samos", "sparta"), ("samos", "athens")):
        s = position("fall_of_sparta", colour={space: colour}, rebellion=[space], control={space: "nobody"})
        assert friendly(s, NUMBER[space], ATHENS)
        assert not friendly(s, NUMBER[space], SPARTA)
        assert hostile_to(s, NUMBER[space], SPARTA)


@pytest.mark.rule("PW-10.5.4.5.I-a")
def test_the_coalition_never_fights_itself() -> None:
    units = {"pylos": {"athens": {"H": 1, "AH": 1, "garrison": 1}, "thebes": {"C": 1}}, "asine": {"athens": {"C": 1}}}
    s = position("fall_of_sparta", units=units)
    assert contested(s) == pairs_in_reach(s) == []


@pytest.mark.rule("PW-10.5.4.5.III-a", "PW-10.5.4.5.III-b", "PW-10.5.4.5.III-c")
@pytest.mark.parametrize(
    ("role", "paid"),
    [
        ("thebes", {("thebes", 2), ("allied", 2)}),
        ("athens", {("athens", 0), ("allied", 0)}),
        ("anti_sparta", {(nation, purse) for nation in ("athens", "thebes", "allied") for purse in (0, 2)}),
    ],
)
def test_which_treasury_builds_what(role: str, paid: set[tuple[str, int]]) -> None:
    s = position("fall_of_sparta", role=role)
    columns = {"athens": 0, "allied": 3, "thebes": 12}
    assert {(nation, purse) for nation, col in columns.items() for purse in (0, 2) if pays_for(s, purse, col)} == paid


@pytest.mark.rule("PW-10.5.4.5.V-b")
def test_removed_spartans_do_not_come_back_as_change() -> None:
    s = position("fall_of_sparta", units={"sparta": {"sparta": {"H": 6}}})
    before = left(s, 6)
    eliminate(s, party("sparta", "sparta"), LAND_SP, 2)
    # Two are gone for good: what is not in play is no more than before.
    assert left(s, 6) == before


@pytest.mark.rule("PW-10.5.5-a", "PW-10.5.5-b")
@pytest.mark.parametrize(
    ("athens", "sparta", "winners"), [(0, 3, (1,)), (3, 0, (0,)), (0, 0, ()), (4, 3, (0,)), (3, 4, (1,)), (3, 3, ())]
)
def test_who_wins_the_fall_of_sparta(athens: int, sparta: int, winners: tuple[int, ...]) -> None:
    s = position("fall_of_sparta", bellicosity={"athens": athens, "sparta": sparta})
    run(surrender(s))
    assert bool(s.over) is (athens == 0 or sparta == 0)
    s.over = s.over or "turns"
    result = outcome(s)
    assert result is not None
    assert result.winners == winners
    assert told(s, Scored) == []


@pytest.mark.rule("PW-10.5.4.5.VIII-b", "PW-11-j")
def test_the_coalition_keeps_one_confidence() -> None:
    def coalition(effect: Any) -> PeloponnesianState:
        s = position("fall_of_sparta", units={"megara": {"thebes": {"H": 2}}}, leaders={"ismenias_fos": "megara"})
        effect(s, ATHENS, NUMBER["megara"])
        return s

    holds(coalition(fortress_falls), sci={"athens": 1, "sparta": -1})
    holds(coalition(siege_fails), sci={"athens": -1, "sparta": 0})
