"""7.3 Attrition, 14.9 what a defeated side loses, 15 sieges, 6.1 the Surrender and 6.4 the Supply Segment."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.attrition import column, toll
from strategos.games.successors.common.board import DEAD, DISPERSED, INDEPENDENT, NOBODY, NONE, WAITING
from strategos.games.successors.common.champions import attack
from strategos.games.successors.common.clash_events import SiegeRolled
from strategos.games.successors.common.position import Siege, besiegers, is_besieged_general
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.common.sieges import desert
from strategos.games.successors.fourth.attrition import attrition, passing
from strategos.games.successors.fourth.defeat import defeat
from strategos.games.successors.fourth.facts import ARMIES, NUMBER, TABLES
from strategos.games.successors.fourth.invariants import complaints
from strategos.games.successors.fourth.sieges import conduct_siege, needed, siege_roll, unwilling, why_not_siege
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.supply import supply
from strategos.games.successors.fourth.surrender import surrender
from strategos.kernel.chance import Roll
from tests.successors.table import BLUE, RED, YELLOW, force, general, owner, royal, run, told, units, why

from .activating import menu, named
from .table import at, hands, position

# -- 7.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.3-b")
def test_the_column_is_that_of_the_groups_size() -> None:
    assert [column(TABLES, size).least for size in (1, 2, 3, 4, 5, 8, 9, 30)] == [1, 2, 3, 3, 5, 7, 9, 14]
    for row in TABLES.attrition:
        assert [toll(row, die, units(loyal=20))[0] for die in range(1, 7)] == list(row.losses[:6])


@pytest.mark.rule("S4-7.3-d")
def test_an_e_takes_an_elephant_first_and_nobody_without_one() -> None:
    bare, counted = column(TABLES, 5), column(TABLES, 3)
    assert bare.elephants[1]
    assert bare.losses[1] == 0
    assert toll(bare, 2, units(loyal=5)) == (0, False)
    assert toll(bare, 2, units(loyal=4, elephant=1)) == (1, True)
    assert counted.elephants[4]
    assert counted.losses[4] == 1
    assert toll(counted, 5, units(loyal=3)) == (1, False)
    assert toll(counted, 5, units(loyal=2, elephant=1)) == (1, True)


@pytest.mark.rule("S4-7.3-a", "S4-7.3-b", "S4-7.3-c")
def test_the_owner_chooses_what_is_lost() -> None:
    group = units(loyal=3, mercenary=2)
    s = position(control={"issos": "red"}, cus={"red issos": {"loyal": 3, "mercenary": 2}})
    left = run(attrition(s, RED, at("issos"), group), "5", "red: lose_cus! mercenary=01", "loyal=01")
    assert left == force(s, "red issos") == units(loyal=2, mercenary=1)


@pytest.mark.rule("S4-7.3-c")
def test_nobody_is_asked_where_there_is_no_choice() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"loyal": 2}})
    assert run(attrition(s, RED, at("issos"), units(loyal=2)), "6") == units(loyal=1)


@pytest.mark.rule("S4-7.3-d")
def test_the_elephant_goes_unasked() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"loyal": 4, "elephant": 1}})
    assert run(attrition(s, RED, at("issos"), units(loyal=4, elephant=1)), "2") == units(loyal=4)


@pytest.mark.rule("S4-7.3-e")
def test_passing_a_stronghold_always_uses_the_second_column() -> None:
    s = position(control={"issos": "red"}, cus={"red issos": {"loyal": 9}})
    assert passing(s, units(loyal=9)) == TABLES.attrition[1]
    assert run(attrition(s, RED, at("issos"), units(loyal=9), TABLES.attrition[1]), "6") == units(loyal=8)


# -- 14.9 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-14.9-j", "S4-7.2-aj")
def test_royal_army_cus_set_aside_are_spared() -> None:
    s = position(generals={"eumenes": "red issos"}, cus={"red issos": {"royal": 3, "mercenary": 2}})
    run(defeat(s, RED, at("issos"), units(royal=3)))
    assert force(s, "red issos") == units(royal=3)


@pytest.mark.rule("S4-14.9-i")
@pytest.mark.parametrize(
    ("army", "then"), [("seuthes", WAITING), ("glaukias", WAITING), ("philon", DEAD), ("leosthenes", DEAD)]
)
def test_a_beaten_independent_army_goes_home_or_for_good(army: str, then: int) -> None:
    s = position(armies={army: "lamia"})
    run(defeat(s, INDEPENDENT, at("lamia")))
    assert s.army_at[ARMIES.index(army)] == then


# -- 3.7 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.7-c")
@pytest.mark.parametrize(
    ("given", "victim", "champion"),
    [
        ({}, BLUE, False),
        ({"usurper": BLUE}, BLUE, True),
        ({"successors": ("blue",)}, BLUE, True),
        ({"usurper": YELLOW}, BLUE, False),
        ({}, INDEPENDENT, True),
        ({"successors": ("red",)}, BLUE, False),
    ],
)
def test_who_attacks_a_champion_is_one_no_more(given: dict[str, Any], victim: int, champion: bool) -> None:
    s = position(**given)
    attack(s, RED, victim)
    assert bool(s.champion[RED]) is champion


# -- 15.1 -------------------------------------------------------------------------------------------------------------

BESIEGING: dict[str, Any] = {
    "generals": {"antigonos": "red sardeis", "eumenes": "blue sardeis-inside"},
    "cus": {"red sardeis": {"loyal": 3}},
    "control": {"sardeis": "blue"},
}


@pytest.mark.rule("S4-15.1-a", "S4-15.1-b", "S4-15.1-c")
@pytest.mark.parametrize(
    ("given", "besieged"),
    [
        ({}, True),
        ({"generals": {"eumenes": "blue sardeis-inside"}}, False),
        ({"cus": {}}, False),
        ({"cus": {"red sardeis": {"mercenary": 1}}}, True),
        ({"control": {"sardeis": "nobody"}}, False),
        ({"control": {"sardeis": "independent"}}, True),
        ({"control": {"sardeis": "red"}}, False),
    ],
)
def test_an_army_in_an_enemy_major_city_besieges_it(given: dict[str, Any], besieged: bool) -> None:
    s = position(**{**BESIEGING, **given})
    assert besiegers(s, NUMBER["sardeis"]) == ([RED] if besieged else [])
    if "eumenes" in {**BESIEGING, **given}["generals"]:
        assert is_besieged_general(s, 13) is besieged


@pytest.mark.rule("S4-15.1-a", "S4-15.1-c", "S4-9.5-j")
def test_minor_cities_are_besieged_only_while_independent_and_independents_besiege_players() -> None:
    army: dict[str, Any] = {"generals": {"antigonos": "red issos"}, "cus": {"red issos": {"loyal": 3}}}
    assert besiegers(position(**army, control={"issos": "blue"}), NUMBER["issos"]) == []
    assert besiegers(position(**army, control={"issos": "independent"}), NUMBER["issos"]) == [RED]
    s = position(armies={"philon": "sardeis"}, control={"sardeis": "blue"})
    assert besiegers(s, NUMBER["sardeis"]) == [INDEPENDENT]
    assert besiegers(position(armies={"leosthenes": "lamia"}, control={"lamia": "independent"}), NUMBER["lamia"]) == []


# -- 15.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-15.2-a")
def test_a_siege_takes_three_cus() -> None:
    s = position(**BESIEGING)
    assert why_not_siege(s, RED, NUMBER["sardeis"], 3) is None
    assert why_not_siege(s, RED, NUMBER["sardeis"], 2) is not None
    assert why_not_siege(s, BLUE, NUMBER["sardeis"], 3) is not None


def modifiers(space: str, who: str = "antigonos", **given: Any) -> dict[str, int]:
    s = position(generals={who: f"red {space}"}, cus={f"red {space}": {"loyal": 3}}, **given)
    return {reason.why: reason.by for reason in siege_roll(s, RED, NUMBER[space], 3).reasons}


@pytest.mark.rule("S4-15.2-e", "S4-15.2-f", "S4-15.2-g", "S4-15.2-j")
def test_siege_modifiers() -> None:
    assert modifiers("sardeis", control={"sardeis": "blue"}) == {}
    assert modifiers("tyros", control={"tyros": "blue"}) == {"no_fleet": -1}
    assert modifiers("tyros", control={"tyros": "blue", "athenai": "red"}) == {}
    away = bytearray([1] * 8)
    assert modifiers("tyros", control={"tyros": "blue", "athenai": "red"}, fleet_away=away) == {"no_fleet": -1}
    assert modifiers("rhodos_city", control={"rhodos_city": "blue"}) == {"no_fleet": -1, "rhodos": -1}
    assert modifiers("memphis", control={"memphis": "blue"}) == {"memphis_babylon": 1}
    assert modifiers("babylon", control={"babylon": "blue"}) == {"memphis_babylon": 1}
    assert modifiers("sardeis", "demetrios", control={"sardeis": "blue"}) == {"besieger": 1}
    # No Major City: its port does not matter.
    assert modifiers("abydos", control={"abydos": "independent"}) == {}


@pytest.mark.rule("S4-15.2-j", "S4-7.1-c")
def test_the_ability_of_a_subordinate_does_not_help() -> None:
    s = position(
        generals={"krateros": "red sardeis", "demetrios": "red sardeis"},
        cus={"red sardeis": {"loyal": 3}},
        control={"sardeis": "blue"},
    )
    assert siege_roll(s, RED, NUMBER["sardeis"], 3).value == 3


@pytest.mark.rule("S4-15.2-k")
def test_polyarchos_within_makes_a_siege_harder() -> None:
    s = position(**{**BESIEGING, "generals": {"antigonos": "red sardeis", "polyarchos": "blue sardeis-inside"}})
    assert siege_roll(s, RED, NUMBER["sardeis"], 3).value == 2


@pytest.mark.rule("S4-15.2-d", "S4-15.2-l", "S4-15.2-m")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_siege_table_gives_points_and_losses(die: int) -> None:
    row = next(row for row in TABLES.siege if row.roll == die)
    s = position(**BESIEGING)
    assert run(conduct_siege(s, RED, NUMBER["sardeis"]), str(die)) is False
    expected = {NUMBER["sardeis"]: Siege(RED, row.points)} if row.points else {}
    assert s.sieges == expected
    assert sum(force(s, "red sardeis")) == 3 - row.losses


@pytest.mark.rule("S4-15.2-m")
def test_the_besieger_chooses_what_he_loses() -> None:
    s = position(**{**BESIEGING, "cus": {"red sardeis": {"loyal": 2, "mercenary": 1}}})
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "2", "red: lose_cus! mercenary=01")
    assert force(s, "red sardeis") == units(loyal=2)


@pytest.mark.rule("S4-15.2-f", "S4-15.2-d")
def test_rolls_off_the_table_use_its_last_row() -> None:
    s = position(
        generals={"antigonos": "red rhodos_city"},
        cus={"red rhodos_city": {"loyal": 5}},
        control={"rhodos_city": "blue"},
    )
    run(conduct_siege(s, RED, NUMBER["rhodos_city"]), "1")
    assert told(s, SiegeRolled)[0].total == -1
    assert force(s, "red rhodos_city") == units(loyal=3)


@pytest.mark.rule("S4-3.7-f", "S4-3.7-c")
def test_conducting_a_siege_against_a_champion_costs_the_status_even_without_points() -> None:
    s = position(**BESIEGING)
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "1")
    assert not s.champion[RED]
    s = position(generals={"antigonos": "red issos"}, cus={"red issos": {"loyal": 3}}, control={"issos": "independent"})
    run(conduct_siege(s, RED, NUMBER["issos"]), "1")
    assert s.champion[RED]


# -- 7.2 F, 15.4 ------------------------------------------------------------------------------------------------------


def besieged_royals(die: str, **given: Any) -> SuccessorsState:
    cus = {"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"royal": 1, "loyal": 1}}
    s = position(**{**BESIEGING, "cus": cus, **given})
    run(conduct_siege(s, RED, NUMBER["sardeis"]), die)
    return s


@pytest.mark.rule("S4-7.2-an", "S4-7.2-ao")
def test_besieged_royal_army_cus_go_over_to_more_prestige() -> None:
    more = {"royals": {"alexandros": "red sardeis"}}
    s = besieged_royals("4", **more)
    assert force(s, "red sardeis") == units(loyal=3, royal=1)
    assert force(s, "blue sardeis-inside") == units(loyal=1)
    # Eumenes commands inside with Popularity -2: 1 against 0, since Red is a Champion no more.
    assert force(besieged_royals("4"), "blue sardeis-inside") == units(loyal=1, royal=1)
    # No point, no desertion.
    assert force(besieged_royals("1", **more), "blue sardeis-inside") == units(loyal=1, royal=1)


@pytest.mark.rule("S4-15.4-a", "S4-2-g")
def test_how_many_points_it_takes() -> None:
    s = position()
    assert (needed(s, NUMBER["sardeis"]), needed(s, NUMBER["pisidai"]), needed(s, NUMBER["lamia"])) == (3, 2, 1)


@pytest.mark.rule("S4-15-a", "S4-15.4-b", "S4-15.4-a")
def test_a_completed_siege_removes_the_marker_and_defeats_who_is_inside() -> None:
    s = position(
        **{**BESIEGING, "cus": {"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"mercenary": 1, "loyal": 1}}},
        sieges={NUMBER["sardeis"]: Siege(RED, 2)},
        royals={"herakles": "blue sardeis-inside", "olympias": "blue sardeis-inside"},
    )
    assert run(conduct_siege(s, RED, NUMBER["sardeis"]), "4 1") is True
    assert owner(s, "sardeis") is None
    assert s.sieges == {}
    assert force(s, "blue sardeis-inside") == NONE
    assert force(s, "blue dispersed") == units(loyal=1)
    assert general(s, "eumenes") == DISPERSED
    # S4-8.3-d The Royal Family comes out; S4-8.2-b the besieging General gains the Heir.
    assert royal(s, "herakles") == "red"
    assert royal(s, "olympias") is None


@pytest.mark.rule("S4-15.3-b")
def test_points_of_another_besieger_are_not_kept() -> None:
    s = position(**BESIEGING, sieges={NUMBER["sardeis"]: Siege(YELLOW, 2)})
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "4")
    assert s.sieges == {NUMBER["sardeis"]: Siege(RED, 1)}


# -- 6.1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.1-a", "S4-6.1-b", "S4-6.1-c", "S4-2-d", "S4-2-c", "S4-2-p", "S4-3.7-j")
def test_markers_are_removed_and_then_placed() -> None:
    s = position(
        seat=RED,
        control={"issos": "blue", "pisidai": "yellow", "tarsos": "independent", "sardeis": "blue"},
        generals={f"minor-red-{n}": f"red {space}" for n, space in enumerate(("issos", "tarsos", "sardeis"), 1)},
        cus={f"red {space}": {"mercenary": 1} for space in ("issos", "pisidai", "tarsos", "sardeis")},
    )
    s.general_of[0], s.general_at[0] = RED, at("pisidai")
    run(surrender(s), "", "remove_marker! issos", "remove_marker! pisidai", "place_marker! issos", "place_marker! done")
    assert [owner(s, name) for name in ("issos", "pisidai", "tarsos", "sardeis")] == [
        "red",
        None,
        "independent",
        "blue",
    ]
    assert s.champion[RED]


@pytest.mark.rule("S4-2-q", "S4-6.1-c")
def test_no_marker_lies_on_a_way_point() -> None:
    s = position(seat=RED, generals={"antigonos": "red tp_ipsos"}, cus={"red tp_ipsos": {"loyal": 1}})
    run(surrender(s))


@pytest.mark.rule("S4-6.1-d", "S4-15.4-c")
def test_one_siege_in_each_space_and_a_taken_space_may_be_marked_at_once() -> None:
    s = position(
        seat=RED,
        control={"issos": "independent", "sardeis": "blue"},
        generals={"antigonos": "red issos", "krateros": "red sardeis"},
        cus={"red issos": {"loyal": 3}, "red sardeis": {"loyal": 3}},
    )
    run(surrender(s), "4 4", "siege! sardeis", "siege! issos", "take_space! yes")
    assert owner(s, "issos") == "red"
    assert s.sieges == {NUMBER["sardeis"]: Siege(RED, 1)}


# -- 6.4 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.4-a", "S4-6.4-c", "S4-6.4-d")
@pytest.mark.parametrize(
    ("space", "count", "left"), [("issos", 8, 8), ("issos", 11, 10), ("tp_ipsos", 3, 3), ("tp_ipsos", 4, 3)]
)
def test_a_space_over_its_limit_loses_one_cu(space: str, count: int, left: int) -> None:
    s = position(seat=RED, generals={"antigonos": f"red {space}"}, cus={f"red {space}": {"loyal": count}})
    run(supply(s))
    assert force(s, f"red {space}") == units(loyal=left)


@pytest.mark.rule("S4-6.4-d")
def test_its_owner_chooses_which() -> None:
    group = {"loyal": 5, "mercenary": 4}
    s = position(seat=RED, generals={"antigonos": "red issos"}, cus={"red issos": group, "blue pella": {"loyal": 9}})
    run(supply(s), "", "red: lose_cus! mercenary=01")
    assert force(s, "red issos") == units(loyal=5, mercenary=3)


@pytest.mark.rule("S4-6.4-b")
def test_besieging_cus_do_not_count() -> None:
    s = position(**{**BESIEGING, "cus": {"red sardeis": {"loyal": 9}}}, seat=RED)
    run(supply(s))
    assert force(s, "red sardeis") == units(loyal=9)


@pytest.mark.rule("S4-3.8-f")
def test_alexander_may_be_buried_in_the_own_supply_segment() -> None:
    s = position(seat=RED, royals={"hearse": "red memphis"}, generals={"antigonos": "red memphis"})
    run(supply(s), "", "bury! yes")
    assert s.tomb == NUMBER["memphis"]
    s = position(seat=BLUE, royals={"hearse": "red memphis"}, generals={"antigonos": "red memphis"})
    run(supply(s))
    assert s.tomb == NOBODY


def test_while_the_owner_chooses_what_a_fallen_city_costs_it_is_still_his() -> None:
    s = position(
        generals={"antigonos": "red tyros"},
        cus={"red tyros": {"loyal": 3}, "blue tyros-inside": {"loyal": 1, "silver_shields": 1}},
        control={"tyros": "blue"},
        successors=("red", "blue"),
        sieges={NUMBER["tyros"]: Siege(RED, 2)},
    )
    falling = conduct_siege(s, RED, NUMBER["tyros"])
    assert isinstance(falling.send(None), Roll)
    assert isinstance(falling.send([6]), Roll)
    falling.send([5])
    assert list(complaints(s)) == []
    falling.close()


@pytest.mark.rule("S4-15.2-a")
def test_from_inside_nobody_conducts_a_siege() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis-inside", "krateros": "red sardeis"},
        cus={"yellow sardeis-inside": {"loyal": 2}, "red sardeis": {"loyal": 1}},
    )
    assert why(menu(s, "antigonos", "all"), "siege") == ("S4-15.2-a", "not_besieging")


def besieged(**given: Any) -> SuccessorsState:
    return position(
        **{
            "control": {"sardeis": "blue"},
            "generals": {"antigonos": "red sardeis", "leonnatos": "blue sardeis-inside"},
            "cus": {"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"loyal": 1}},
            "hand": hands(red="gift_of_oratory", blue="gift_of_oratory"),
            **given,
        }
    )


@pytest.mark.rule("S4-7.2-ag", "S4-7.2-an")
def test_a_besieged_city_is_no_sacred_ground() -> None:
    """It is for the Defender in a Land Battle: Blue's Royal Army inside with the Hearse goes over to more Prestige."""
    s = besieged(
        cus={"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"royal": 2}},
        royals={"hearse": "blue sardeis-inside", "olympias": "red pella"},
        successors=("red", "blue"),
        hand=[()] * 5,
    )
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "4")
    assert force(s, "red sardeis") == units(loyal=3, royal=2)


BEFORE_PELLA: dict[str, Any] = {
    "control": {"pella": "blue"},
    "generals": {"antigonos": "red pella", "perdikkas": "blue pella-inside"},
    "cus": {"red pella": {"loyal": 3, "royal": 1}, "blue pella-inside": {"royal": 1}},
}


@pytest.mark.rule("S4-7.2-an")
@pytest.mark.parametrize(("won", "stays"), [(0, True), (1, False)])
def test_with_as_much_prestige_the_besieged_royal_army_stays(won: int, stays: bool) -> None:
    """Antigonos and Perdikkas are equally popular by themselves."""
    s = position(**BEFORE_PELLA)
    s.popularity[named("antigonos")] = legitimacy(s, BLUE).value - legitimacy(s, RED).value + won
    desert(s, RED, NUMBER["pella"])
    assert (force(s, "blue pella-inside") == units(royal=1)) is stays


@pytest.mark.rule("S4-16.6-a", "S4-7.2-ag")
def test_a_besieger_does_not_defend_sacred_ground() -> None:
    s = position(**BEFORE_PELLA, options=("royal_besiegers",), royals={"hearse": "red pella"})
    s.popularity[named("perdikkas")] = legitimacy(s, RED).value - legitimacy(s, BLUE).value + 1
    assert unwilling(s, RED, NUMBER["pella"]) == 1
