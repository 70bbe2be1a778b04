"""6.1 and 6.3 sieges, the Long Walls (6.1.1), Syracuse (6.3.1)."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.combat_events import SiegeBegan, SiegeRolled, UnitsLost
from strategos.games.peloponnesian.events import LeaderWentHome, Ravaged, SciChanged, Scored, Talents
from strategos.games.peloponnesian.facts import ATHENS, NAMES, NUMBER, SPARTA
from strategos.games.peloponnesian.sieges import (
    besieges,
    fails_by_itself,
    resolve_siege,
    siege_determination,
    siege_resolution,
)
from strategos.games.peloponnesian.state import PeloponnesianState
from strategos.games.peloponnesian.supply import grain_route
from strategos.games.peloponnesian.tasks import Siege
from strategos.kernel.clock import AGAIN

from .procedures import run, told
from .segment import play_segment, position
from .table import holds

SIDES = {"athens": ATHENS, "sparta": SPARTA}


def is_siege(side: str, space: str, **given: Any) -> bool:
    return besieges(position(**given), SIDES[side], NUMBER[space])


# -- 6.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.1-a", "PW-6.1-b", "PW-6.1-e")
@pytest.mark.parametrize(
    ("given", "besieged"),
    [
        ({"leaders": {"nicias": "megara"}}, True),
        ({}, False),
        ({"leaders": {"nicias": "megara"}, "units": {}}, False),
        ({"leaders": {"nicias": "megara"}, "rebellion": ["megara"]}, False),
        ({"leaders": {"nicias": "megara"}, "control": {"megara": "athens"}}, False),
        ({"leaders": {"nicias": "megara"}, "colour": {"megara": "athens"}}, False),
        ({"leaders": {"agis": "megara"}}, False),
    ],
)
def test_an_army_in_an_enemy_fortress_besieges_it(given: dict[str, Any], besieged: bool) -> None:
    given = {"units": {"megara": {"athens": {"AH": 1}}}, **given}
    assert is_siege("athens", "megara", **given) is besieged


@pytest.mark.rule("PW-6.1-a")
def test_only_fortresses_are_besieged_neutral_ones_too() -> None:
    pylos = {"units": {"pylos": {"athens": {"H": 1}}}, "leaders": {"nicias": "pylos"}}
    assert not is_siege("athens", "pylos", **pylos)
    melos = {"units": {"melos": {"athens": {"H": 1}}}, "leaders": {"nicias": "melos"}}
    assert is_siege("athens", "melos", **melos)


@pytest.mark.rule("PW-6.1-a")
def test_a_captured_fortress_is_the_enemy_of_neither_side() -> None:
    """Whoever held it before fights its garrison, however small, and does not besiege it."""
    given: dict[str, Any] = {
        "units": {"amphipolis": {"athens": {"H": 9}, "sparta": {"AH": 1}}},
        "leaders": {"nicias": "amphipolis"},
        "control": {"amphipolis": "sparta"},
    }
    assert not is_siege("athens", "amphipolis", **given)
    assert is_siege("athens", "amphipolis", **given, rebellion=["amphipolis"])
    held: dict[str, Any] = {"units": {"amphipolis": {"sparta": {"AH": 1}}}, "leaders": {"brasidas": "amphipolis"}}
    assert is_siege("sparta", "amphipolis", **held)
    assert not is_siege("sparta", "amphipolis", **held, control={"amphipolis": "sparta"})


@pytest.mark.rule("PW-6.1-a", "PW-TERMS-ab")
def test_a_side_besieges_its_own_rebels() -> None:
    given: dict[str, Any] = {"units": {"samos": {"athens": {"H": 1}}}, "leaders": {"nicias": "samos"}}
    assert not is_siege("athens", "samos", **given)
    assert is_siege("athens", "samos", **given, rebellion=["samos"])


@pytest.mark.rule("PW-6.1-c", "PW-6.1-d")
@pytest.mark.parametrize(
    ("army", "inside", "leader", "besieged"),
    [
        ({"H": 6}, {"AH": 1}, "", True),
        ({"H": 5}, {"AH": 1}, "", False),
        ({"H": 3, "N": 3}, {"AH": 1}, "", True),
        ({"H": 6}, {"AH": 1}, "agis", False),
        ({"H": 6}, {"AH": 1, "AN": 1}, "", False),
    ],
)
def test_a_force_inside_is_besieged_by_five_more(
    army: dict[str, int], inside: dict[str, int], leader: str, besieged: bool
) -> None:
    leaders = {name: "megara" for name in ("nicias", leader) if name}
    units = {"megara": {"athens": army, "sparta": inside}}
    assert is_siege("athens", "megara", units=units, leaders=leaders) is besieged


@pytest.mark.rule("PW-6.1.1-a", "PW-6.1.1-b")
@pytest.mark.parametrize(
    ("space", "spartans", "athenians", "given", "besieged"),
    [
        ("athens", {"H": 2}, {"H": 4}, {}, True),
        ("athens", {"H": 2}, {"H": 5}, {}, False),
        ("athens", {"H": 2}, {"H": 3, "C": 2}, {}, False),
        ("athens", {"H": 2, "C": 1}, {"H": 5}, {}, True),
        ("athens", {"H": 2}, {"H": 4}, {"arrived": []}, False),
        ("athens", {"H": 2}, {"H": 4}, {"walls": False}, False),
        ("piraeus", {"H": 2}, {"H": 2, "N": 9}, {}, True),
        ("decelea", {"H": 2}, {"H": 4}, {}, False),
        ("athens", {"H": 8}, {"H": 3}, {"arrived": [], "leaders": {"agis": "athens"}}, True),
    ],
)
def test_behind_the_long_walls_it_is_a_siege(
    space: str, spartans: dict[str, int], athenians: dict[str, int], given: dict[str, Any], besieged: bool
) -> None:
    given = {
        "units": {space: {"sparta": spartans, "athens": athenians}},
        "leaders": {"agis": space, "pericles": space},
        "arrived": [space],
        **given,
    }
    assert is_siege("sparta", space, **given) is besieged


@pytest.mark.rule("PW-6.1.1-a")
def test_the_walls_do_not_serve_against_athens() -> None:
    units = {"athens": {"athens": {"H": 2}, "sparta": {"H": 3}}}
    given: dict[str, Any] = {"control": {"athens": "sparta"}, "colour": {"athens": "sparta"}, "arrived": ["athens"]}
    assert not is_siege("athens", "athens", units=units, leaders={"nicias": "athens"}, **given)


@pytest.mark.rule("PW-6.1-a", "PW-6.1-b", "PW-6.1-c")
def test_siege_markers_are_placed() -> None:
    units = {
        "megara": {"athens": {"H": 1}},
        "samos": {"sparta": {"N": 6}, "athens": {"AN": 1}},
        "pylos": {"athens": {"H": 1}},
    }
    s = position(units=units, leaders={"nicias": "megara", "mindarus": "samos", "cleon": "pylos"})
    run(siege_determination(s))
    holds(s, siege={"megara": "athens", "samos": "sparta", "pylos": "none"})
    assert {(event.side, event.space) for event in told(s, SiegeBegan)} == {
        ("side:athens", "space:megara"),
        ("side:sparta", "space:samos"),
    }


# -- 6.3: the order ---------------------------------------------------------------------------------------------------


def next_siege(s: PeloponnesianState, dice: str = "", *answers: str) -> str | None:
    s.agenda.clear()
    if run(siege_resolution(s), dice, *answers) is not AGAIN:
        assert not s.agenda
        return None
    [task] = s.agenda
    assert isinstance(task, Siege)
    assert task.side == s.sieges[task.space]
    return NAMES[task.space]


def sieges(*spaces: str, **given: Any) -> PeloponnesianState:
    """Spartans besiege Athenian spaces, Athenians the others."""
    athenian = ("athens", "piraeus", "samos", "chios", "decelea")
    side = {space: "sparta" if space in athenian else "athens" for space in spaces}
    men = {"sparta": ("agis", "brasidas", "gylippus", "mindarus"), "athens": ("nicias", "cleon", "phormio")}
    count = dict.fromkeys(men, 0)
    leaders: dict[str, str] = {}
    for space in spaces:
        leaders[men[side[space]][count[side[space]]]] = space
        count[side[space]] += 1
    return position(
        **{
            "units": {space: {side[space]: {"H": 2}} for space in spaces},
            "leaders": leaders,
            "siege": side,
            "walls": False,
            **given,
        }
    )


@pytest.mark.rule("PW-6.3-b", "PW-6.3-c")
def test_the_order_of_sieges() -> None:
    assert next_siege(sieges("megara", "corinth", "athens")) == "athens"
    assert next_siege(sieges("megara", "corinth")) == "corinth"
    assert next_siege(sieges("megara", "chios")) == "chios"
    assert next_siege(sieges("megara")) == "megara"
    first, second = sorted(("megara", "samos"), key=NUMBER.__getitem__)
    assert next_siege(sieges("megara", "samos"), "1") == first
    assert next_siege(sieges("megara", "samos"), "2") == second
    assert next_siege(position()) is None


@pytest.mark.rule("PW-6.3-a")
def test_a_siege_without_an_army_is_lifted() -> None:
    s = sieges("megara", "samos")
    s.leader_at = position().leader_at
    assert next_siege(s) is None
    holds(s, siege={"megara": "none", "samos": "none"})
    s = sieges("megara", units={})
    assert next_siege(s) is None


@pytest.mark.rule("PW-11-g")
def test_two_players_choose_the_next_siege_by_turns() -> None:
    s = sieges("megara", "athens", seats=2, first="athens", this_turn={"combats": 1})
    question = siege_resolution(s).send(None)
    assert question.decisions[0].seat == SPARTA
    s = sieges("megara", "athens", seats=2, first="athens", this_turn={"combats": 1})
    assert next_siege(s, "", "siege! megara") == "megara"
    holds(s, this_turn={"combats": 2})


# -- 6.3: the die -----------------------------------------------------------------------------------------------------


def resolve(s: PeloponnesianState, side: str, space: str, die: str = "") -> bool:
    run(resolve_siege(s, Siege(NUMBER[space], SIDES[side])), die)
    [event] = told(s, SiegeRolled)
    return event.succeeds


@pytest.mark.rule("PW-6.3-h", "PW-6.3-i", "PW-6.3-j")
@pytest.mark.parametrize(
    ("leader", "die", "taken"), [("cleon", 3, False), ("cleon", 4, True), ("phormio", 1, False), ("phormio", 2, True)]
)
def test_four_takes_a_fortress(leader: str, die: int, taken: bool) -> None:
    s = sieges("megara", leaders={leader: "megara"})
    assert resolve(s, "athens", "megara", str(die)) is taken
    holds(s, siege={"megara": "none"})


@pytest.mark.rule("PW-6.3.1-a")
@pytest.mark.parametrize(("die", "taken"), [(3, False), (4, True)])
def test_syracuse_is_hard_to_take(die: int, taken: bool) -> None:
    s = sieges("syracuse", leaders={"demosthenes": "syracuse"})
    assert resolve(s, "athens", "syracuse", str(die)) is taken
    [event] = told(s, SiegeRolled)
    assert dict(zip(event.reasons, event.values, strict=True)) == {"effect:tactical": 2, "effect:syracuse": -2}


@pytest.mark.rule("PW-6.3-d", "PW-6.3-h")
@pytest.mark.parametrize(("ours", "theirs", "why"), [(1, 2, "more_ships"), (2, 2, ""), (0, 0, ""), (3, 2, "")])
def test_more_ships_inside_break_a_siege(ours: int, theirs: int, why: str) -> None:
    units = {"megara": {"athens": {"H": 9, "N": ours}, "sparta": {"AN": theirs}}}
    s = sieges("megara", units=units, leaders={"cleon": "megara"})
    assert fails_by_itself(s, ATHENS, NUMBER["megara"]) == why
    assert resolve(s, "athens", "megara", "" if why else "6") is not bool(why)
    forces, failed = ((9, 0, ours), (0, 0, theirs)), f"effect:{why}" if why else ""
    assert told(s, SiegeRolled)[0] == SiegeRolled(
        "side:athens",
        "space:megara",
        0 if why else 6,
        (),
        (),
        not why,
        failed,
        (),
        forces,
        0 if why else 6,
        "side:sparta",
    )


@pytest.mark.rule("PW-6.3-e", "PW-6.3-f", "PW-6.3-g", "PW-6.3-q", "PW-6.3-r", "PW-1.2-g")
def test_a_siege_that_fails() -> None:
    units = {"megara": {"athens": {"H": 6, "N": 2}, "sparta": {"AH": 1}}}
    s = sieges("megara", units=units, leaders={"cleon": "megara"})
    assert not resolve(s, "athens", "megara", "3")
    holds(s, going_home={"athens": {"H": 6, "N": 2}}, leaders={"cleon": "box"}, ravaged={"megara": True})
    holds(s, units={"megara": {"sparta": {"AH": 1}, "athens": {"H": 0}}})
    # The player loses two, and the besieged win nothing.
    assert [(event.side, event.by) for event in told(s, SciChanged)] == [("side:athens", -2)]
    assert told(s, Ravaged) == [Ravaged("space:megara", "side:athens")]
    assert told(s, Scored) == told(s, Talents) == told(s, UnitsLost) == []


@pytest.mark.rule("PW-6.3-r")
def test_rebels_stay_rebels_after_a_siege_that_fails() -> None:
    s = sieges(
        "samos",
        units={"samos": {"athens": {"H": 2}}},
        leaders={"cleon": "samos"},
        siege={"samos": "athens"},
        rebellion=["samos"],
    )
    assert not resolve(s, "athens", "samos", "1")
    holds(s, rebellion={"samos": True})


@pytest.mark.rule("PW-6.3-g", "PW-11-j")
@pytest.mark.parametrize(("given", "loss"), [({}, -2), ({"player": "sparta"}, -1), ({"seats": 2}, -1)])
def test_who_loses_how_much_by_a_siege_that_fails(given: dict[str, Any], loss: int) -> None:
    s = sieges("megara", leaders={"cleon": "megara"}, **given)
    resolve(s, "athens", "megara", "1")
    holds(s, sci={"athens": loss, "sparta": 0})


@pytest.mark.rule("PW-6.3-d")
def test_a_siege_that_fails_by_itself_is_told_without_a_die_or_a_leader() -> None:
    units = {"megara": {"athens": {"H": 9}, "sparta": {"AH": 1, "AN": 1}}}
    s = sieges("megara", units=units, leaders={"phormio": "megara"})
    resolve(s, "athens", "megara", "")
    [event] = told(s, SiegeRolled)
    assert (event.die, event.reasons, event.values, event.rules) == (0, (), (), ())
    assert event.why == "effect:more_ships"


@pytest.mark.rule("PW-6.3-f", "PW-6.3-l")
@pytest.mark.parametrize("die", ["1", "6"])
def test_a_ravaged_space_is_not_ravaged_again(die: str) -> None:
    s = sieges("megara", leaders={"cleon": "megara"}, ravaged=["megara"])
    resolve(s, "athens", "megara", die)
    holds(s, ravaged={"megara": True})
    assert told(s, Ravaged) == []


@pytest.mark.rule("PW-6.3-k", "PW-6.3-l", "PW-6.3-m", "PW-6.3-n", "PW-6.3-o", "PW-6.3-p", "PW-1.2-b")
def test_a_fortress_falls() -> None:
    units = {"megara": {"athens": {"H": 9, "N": 2}, "sparta": {"AH": 1, "AC": 1, "AN": 2}}}
    s = sieges("megara", units=units, leaders={"cleon": "megara"}, treasury={"athens": 1000, "sparta": 700})
    assert resolve(s, "athens", "megara", "6")
    holds(s, units={"megara": {"athens": {"H": 9, "N": 2}, "sparta": {"AH": 0, "AC": 0, "AN": 0}}})
    holds(s, eliminated={"sparta": {"AH": 1, "AC": 1, "AN": 2}}, leaders={"cleon": "megara"}, ravaged={"megara": True})
    holds(s, sci={"athens": 1, "sparta": -1}, treasury={"athens": 1300, "sparta": 700}, vp={"player": 10})
    holds(s, this_turn={"taken-megara": 1})
    assert [event.talents for event in told(s, Talents)] == [300]
    assert told(s, LeaderWentHome) == []


@pytest.mark.rule("PW-6.3-m")
@pytest.mark.parametrize(("space", "rebels", "theirs"), [("megara", [], -1), ("melos", [], 0), ("samos", ["samos"], 0)])
def test_neutral_and_rebelling_fortresses_cost_the_enemy_nothing(space: str, rebels: list[str], theirs: int) -> None:
    s = position(
        units={space: {"athens": {"H": 2}}}, leaders={"cleon": space}, siege={space: "athens"}, rebellion=rebels
    )
    assert resolve(s, "athens", space, "6")
    holds(s, sci={"athens": 1, "sparta": theirs})


@pytest.mark.rule("PW-1.2-e")
@pytest.mark.parametrize(
    ("space", "given", "vp"),
    [
        ("samos", {}, -15),
        ("melos", {}, 0),
        ("melos", {"control": {"melos": "athens"}}, -15),
        ("pegae", {"rebellion": ["pegae"]}, -15),
    ],
)
def test_the_player_loses_points_with_a_friendly_fortress(space: str, given: dict[str, Any], vp: int) -> None:
    s = position(units={space: {"sparta": {"H": 2}}}, leaders={"agis": space}, siege={space: "sparta"}, **given)
    assert resolve(s, "sparta", space, "6")
    holds(s, vp={"player": vp})


# -- 6.1.1: the grain route -------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-6.1.1-c", "PW-6.1.1-d")
def test_the_euxine_saves_athens_and_piraeus() -> None:
    for space in ("athens", "piraeus"):
        s = sieges(space, walls=True, leaders={"brasidas": space})
        assert fails_by_itself(s, SPARTA, NUMBER[space]) == "grain_route"
        assert not resolve(s, "sparta", space)
        holds(s, sci={"sparta": -1, "athens": 0}, leaders={"brasidas": "box"})
        s = sieges(space, walls=False, leaders={"brasidas": space})
        assert fails_by_itself(s, SPARTA, NUMBER[space]) == ""
    assert fails_by_itself(sieges("samos", walls=True), SPARTA, NUMBER["samos"]) == ""


@pytest.mark.rule("PW-6.1.1-c", "PW-6.1.1-d")
def test_only_forces_cut_the_way_of_the_besieged() -> None:
    given: dict[str, Any] = {"leaders": {"brasidas": "athens"}, "walls": True}
    s = sieges("athens", control={"byzantium": "sparta"}, **given)
    assert fails_by_itself(s, SPARTA, NUMBER["athens"]) == "grain_route"
    s = sieges("athens", units={"athens": {"sparta": {"H": 2}}, "byzantium": {"sparta": {"AH": 1}}}, **given)
    assert fails_by_itself(s, SPARTA, NUMBER["athens"]) == ""
    s.sieges[NUMBER["byzantium"]] = SPARTA
    assert fails_by_itself(s, SPARTA, NUMBER["athens"]) == "grain_route", "who only besieges it cuts nothing"


@pytest.mark.rule("PW-8.1.3-a")
def test_the_grain_route() -> None:
    assert grain_route(position())
    assert not grain_route(position(control={"byzantium": "sparta"}))
    assert not grain_route(position(control={"piraeus": "sparta"}))
    assert not grain_route(position(control={"athens": "sparta"}))
    assert grain_route(position(control={"aegina": "sparta"})), "there is another way"
    assert not grain_route(position(control=dict.fromkeys(("aegina", "salamis", "sunium"), "sparta")))
    assert grain_route(position(rebellion=["byzantium"], control={"byzantium": "nobody"}))
    assert grain_route(position(units={"byzantium": {"sparta": {"H": 1}}})), "control counts, as last determined"


@pytest.mark.rule("PW-6.1.1-d", "PW-10.5.4.7-a")
def test_in_the_fall_of_sparta_units_cut_the_grain_persians_too() -> None:
    def fos(**given: Any) -> bool:
        return grain_route(position("fall_of_sparta", **given))

    assert fos(control={"byzantium": "sparta"})
    assert not fos(units={"byzantium": {"sparta": {"AN": 1}}})
    assert not fos(units={"byzantium": {"persia": {"N": 1}}})
    assert fos(units={"byzantium": {"sparta": {"AN": 1}}}, siege={"byzantium": "sparta"})
    assert fos(units={"athens": {"sparta": {"H": 1}}}, siege={"athens": "sparta"})


@pytest.mark.rule("PW-6.2-a", "PW-6.3-b")
def test_the_order_of_sieges_and_battles() -> None:
    """Home spaces, coalition spaces, others; Sardis is no home space, but with its Persians a coalition space."""
    order = {"athens": "home", "sparta": "home", "corinth": "coalition", "pylos": "other", "sardis": "other"}
    holds(position(), combat_order=order)
    holds(position(power={"persia": "sparta"}), combat_order={"sardis": "coalition"})


@pytest.mark.rule("PW-COMP-d")
@pytest.mark.parametrize(("space", "fortress"), [("megara", True), ("asine", False)])
def test_only_a_fortress_is_besieged(space: str, fortress: bool) -> None:
    after = play_segment("siege_determination", units={space: {"athens": {"H": 6}}}, leaders={"cleon": space})
    after.holds(fortress={space: fortress})
    assert len(after.happened(SiegeBegan)) == fortress
