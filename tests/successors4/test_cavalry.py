"""16.9 Cavalry."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import CAVALRY, INDEPENDENT, troops
from strategos.games.successors.common.clash_events import BattleRolled
from strategos.games.successors.common.position import added, one
from strategos.games.successors.common.tasks import Activate, Battle
from strategos.games.successors.common.victory import macedonians
from strategos.games.successors.fourth.activated_army import why_not_conduct, why_not_go
from strategos.games.successors.fourth.attrition import passing
from strategos.games.successors.fourth.cavalry import has_cavalry
from strategos.games.successors.fourth.evasion import evasions
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, NUMBER, STARTS, STRENGTH, TABLES, TRAINING
from strategos.games.successors.fourth.interception import interceptions
from strategos.games.successors.fourth.land_battle import fight
from strategos.games.successors.fourth.operation_points import train
from strategos.games.successors.fourth.reinforcements import due
from strategos.games.successors.fourth.set_up import place, starting_spaces
from strategos.games.successors.fourth.sieges import conduct_siege
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from strategos.games.successors.fourth.tasks import Train
from tests.successors.table import BLUE, RED, force, question, run, told, units

from .table import at, position, run_agenda

MOUNTED: dict[str, Any] = {"options": ("cavalry",)}
BATTLE = Battle(RED, BLUE, at("issos"), at("tarsos"))

# -- where it comes from ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.9-a", "S4-16.9-f")
def test_its_strength_and_what_training_costs() -> None:
    assert STRENGTH[CAVALRY] == 1
    assert TRAINING[CAVALRY] == 6
    asked = question(train(position(**MOUNTED), Train(RED, 4)))
    assert [option.key for option in asked[0].options] == ["cavalry", "loyal", "mercenary"]


@pytest.mark.rule("S4-16.9-c")
@pytest.mark.parametrize("general", STARTS)
def test_every_starting_general_has_one_more(general: int) -> None:
    for options, more in (((), 0), (("cavalry",), 1)):
        s = position(options=options, seats=5)
        space = starting_spaces(general)[0]
        place(s, RED, general, space)
        expected = added(troops(STARTS[general].troops), one(CAVALRY, more))
        assert s.troops == dict.fromkeys(s.troops, expected)


@pytest.mark.rule("S4-16.9-d", "S4-16.9-u")
@pytest.mark.parametrize(
    "province", ["thessalia", "makedonia", "thrake", "armenia", "kappadokia", "media", "persis", "sousiane"]
)
def test_who_controls_a_province_of_horsemen_gets_one_instead_of_a_mercenary(province: str) -> None:
    plain = due(position(provinces={province: "red"}), RED, BLUE)
    assert due(position(provinces={province: "red"}, **MOUNTED), RED, BLUE) == added(plain, (-1, 0, 0, 0, 0, 1))
    assert plain[CAVALRY] == 0


@pytest.mark.rule("S4-16.9-d")
def test_others_do_not() -> None:
    assert due(position(provinces={"aigyptos": "red"}, **MOUNTED), RED, BLUE)[CAVALRY] == 0


@pytest.mark.rule("S4-16.9-g")
def test_it_does_not_count_for_ties() -> None:
    s = position(cus={"red issos": {"cavalry": 3, "loyal": 1}}, **MOUNTED)
    assert macedonians(s, RED) == 1


# -- Interception and Evasion -----------------------------------------------------------------------------------------


def intercepted(die: str, blue: dict[str, int], *, mounted: bool = False, options: Any = ("cavalry",)) -> bool:
    """Krateros needs a 5; whether he comes."""
    s = position(
        options=options,
        control={"sardeis": "blue"},
        generals={"antigonos": "red pergamon", "krateros": "blue sardeis"},
        cus={"red pergamon": {"loyal": 2}, "blue sardeis": blue},
    )
    step = Step(RED, RED, at("ephesos"), at("pergamon"), mounted=mounted)
    answers = ("sardeis", "pass", "krateros", *["done"])
    return run(interceptions(s, step), die, *answers) == BLUE


@pytest.mark.rule("S4-16.9-m", "S4-16.9-n", "S4-11.2-h")
def test_interception_rolls_with_and_against_cavalry() -> None:
    assert not intercepted("4", {"loyal": 1})
    assert intercepted("5", {"loyal": 1})
    assert intercepted("4", {"cavalry": 1})
    assert not intercepted("4", {"cavalry": 1}, options=())
    assert not intercepted("4", {"cavalry": 1}, mounted=True)
    assert not intercepted("5", {"loyal": 1}, mounted=True)
    assert intercepted("6", {"loyal": 1}, mounted=True)


@pytest.mark.rule("S4-16.9-o", "S4-16.9-p")
@pytest.mark.parametrize(
    ("die", "own", "mounted", "away"),
    [
        ("4", "loyal", False, False),
        ("4", "cavalry", False, True),
        ("5", "loyal", True, False),
        ("5", "cavalry", True, True),
    ],
)
def test_evasion_rolls_with_and_against_cavalry(die: str, own: str, mounted: bool, away: bool) -> None:
    s = position(
        generals={"antigonos": "red pergamon", "krateros": "blue pergamon"},
        cus={"red pergamon": {"loyal": 2}, "blue pergamon": {own: 1}},
        control={"pergamon": "blue", "sardeis": "blue"},
        **MOUNTED,
    )
    step = Step(RED, RED, at("ephesos"), at("pergamon"), mounted=mounted)
    then = ("evade_to! sardeis", "done") if away else ()
    failed = run(evasions(s, step), die, "evade! yes", *then)
    assert (failed == ()) is away


# -- battles ----------------------------------------------------------------------------------------------------------


def fought(
    dice: str, red: dict[str, int], blue: dict[str, int], *answers: str, options: Any = ("cavalry",)
) -> SuccessorsState:
    s = position(
        options=options,
        generals={"antigonos": "red issos", "krateros": "blue issos"},
        cus={"red issos": red, "blue issos": blue},
        control={"tarsos": "red"},
    )
    run(fight(s, BATTLE), dice, *answers)
    return s


def totals(s: SuccessorsState) -> list[int]:
    return [event.total for event in told(s, BattleRolled)]


@pytest.mark.rule("S4-16.9-q")
def test_cavalry_adds_one_to_the_battle_roll_but_not_against_elephants() -> None:
    assert totals(fought("6 6 1 1 1", {"loyal": 3, "cavalry": 1}, {"loyal": 3})) == [13, 8]
    assert totals(fought("6 6 1 1 1", {"loyal": 3, "cavalry": 1}, {"loyal": 3}, options=())) == [12, 8]
    assert totals(fought("3 6 6 1 1 1", {"loyal": 3, "cavalry": 1}, {"loyal": 3, "elephant": 1})) == [12, 8]
    # An Elephant that shows nothing frightens nobody.
    assert totals(fought("2 6 6 1 1 1", {"loyal": 3, "cavalry": 1}, {"loyal": 3, "elephant": 1})) == [13, 8]


@pytest.mark.rule("S4-16.9-b", "S4-16.9-q")
def test_independent_armies_have_cavalry() -> None:
    s = position(
        generals={"antigonos": "red issos"}, cus={"red issos": {"loyal": 6}}, armies={"philon": "issos"}, **MOUNTED
    )
    run(fight(s, Battle(RED, 5, at("issos"), at("tarsos"))), "6 6 1 1")
    assert totals(s) == [12, 5]


@pytest.mark.rule("S4-16.9-r")
def test_the_loser_loses_all_of_it() -> None:
    # OQ-CAV-NINE: 4 and 4 and 1 for Cavalry is the 9 that endangers Krateros.
    s = fought("6 6 1 1 1 1", {"loyal": 4}, {"loyal": 1, "cavalry": 2})
    assert totals(s) == [12, 9]
    assert force(s, "blue issos") == units()
    assert force(s, "blue dispersed") == units(loyal=1)


@pytest.mark.rule("S4-16.9-s")
@pytest.mark.parametrize(
    ("red", "blue", "left"),
    [({"loyal": 3, "cavalry": 1}, {"loyal": 2}, 1), ({"loyal": 4}, {"loyal": 2}, 2)],
)
def test_the_routed_suffer_more(red: dict[str, int], blue: dict[str, int], left: int) -> None:
    s = fought("6 6 1 1 3", red, blue)
    assert force(s, "blue dispersed") == units(loyal=left)


@pytest.mark.rule("S4-16.9-s")
def test_but_not_if_they_have_cavalry_too() -> None:
    s = fought("6 6 1 1 1 3", {"loyal": 4, "cavalry": 1}, {"loyal": 2, "cavalry": 1})
    assert force(s, "blue dispersed") == units(loyal=2)


# -- sieges and markers -----------------------------------------------------------------------------------------------


def army(space: str, owner: str, points: int, **group: int) -> tuple[SuccessorsState, Activate]:
    s = position(control={space: owner}, generals={"eumenes": f"red {space}"}, cus={f"red {space}": group}, **MOUNTED)
    eumenes = GENERAL_NUMBER["eumenes"]
    return s, Activate(RED, eumenes, points=points, generals=(eumenes,), troops=units(**group))


@pytest.mark.rule("S4-16.9-h", "S4-16.9-j", "S4-16.9-v")
@pytest.mark.parametrize(
    ("space", "owner", "group", "able"),
    [
        ("issos", "independent", {"loyal": 2, "cavalry": 1}, True),
        ("komana", "independent", {"loyal": 2, "cavalry": 1}, True),
        ("issos", "independent", {"loyal": 3}, False),
        ("pella", "independent", {"loyal": 2, "cavalry": 1}, False),
        ("pella", "blue", {"loyal": 2, "cavalry": 1}, False),
    ],
)
def test_a_siege_of_an_outpost_costs_one_mp_with_cavalry(space: str, owner: str, group: Any, able: bool) -> None:
    s, task = army(space, owner, 1, **group)
    assert (why_not_conduct(s, task) is None) is able


@pytest.mark.rule("S4-16.9-v", "S4-15.2-b")
def test_two_sieges_at_most_even_so() -> None:
    s, task = army("issos", "independent", 4, loyal=3, cavalry=1)
    s.agenda.append(task)
    run_agenda(s, "1 1", "siege", "siege", "end")
    assert force(s, "red issos") == units(loyal=2)


@pytest.mark.rule("S4-16.9-k")
@pytest.mark.parametrize(("group", "left"), [({"loyal": 2, "cavalry": 1}, 2), ({"loyal": 3}, 1)])
def test_a_players_marker_is_removed_for_one_mp(group: dict[str, int], left: int) -> None:
    s, task = army("issos", "blue", 3, **group)
    s.agenda.append(task)
    run_agenda(s, "", "activation! remove", "activation! end")
    assert s.control[NUMBER["issos"]] == 255
    s, task = army("issos", "blue", 2 if left == 1 else 1, **group)
    s.agenda.append(task)
    run_agenda(s, "", "activation! remove")


@pytest.mark.rule("S4-16.9-i")
@pytest.mark.parametrize("space", ["issos", "komana"])
def test_a_loss_there_disperses_cavalry_instead(space: str) -> None:
    s, _task = army(space, "independent", 1, loyal=2, cavalry=1)
    run(conduct_siege(s, RED, NUMBER[space]), "1")
    assert force(s, f"red {space}") == units(loyal=2)
    assert force(s, "red dispersed") == units(cavalry=1)


@pytest.mark.rule("S4-16.9-j")
def test_at_a_major_city_it_is_lost_like_any_other() -> None:
    s, _task = army("pella", "blue", 2, loyal=2, cavalry=1)
    run(conduct_siege(s, RED, NUMBER["pella"]), "1", "lose_cus! cavalry=01")
    assert force(s, "red dispersed") == units()


@pytest.mark.rule("S4-16.9-l")
def test_through_a_stronghold_it_rides_with_fewer_losses() -> None:
    s = position(**MOUNTED)
    assert passing(s, units(loyal=3, cavalry=1)) == TABLES.attrition[0]
    assert passing(s, units(loyal=3)) == TABLES.attrition[1]
    assert passing(position(), units(loyal=3, cavalry=1)) == TABLES.attrition[1]


@pytest.mark.rule("S4-16.8-a")
def test_no_more_than_eight_cus_march_together() -> None:
    for options, why in ((("eight_move",), "too_many_moving"), ((), None)):
        s = position(
            options=options,
            generals={"eumenes": "red gordion"},
            cus={"red gordion": {"loyal": 9}},
            control={"gordion": "red"},
        )
        eumenes = GENERAL_NUMBER["eumenes"]
        task = Activate(RED, eumenes, points=4, generals=(eumenes,), troops=units(loyal=9))
        no = why_not_go(s, task, NUMBER["ankyra"])
        assert (no and no.why) == why
        fewer = Activate(RED, eumenes, points=4, generals=(eumenes,), troops=units(loyal=8))
        assert why_not_go(s, fewer, NUMBER["ankyra"]) is None


@pytest.mark.rule("S4-16.9-q")
def test_only_where_an_independent_army_stands_independents_have_cavalry() -> None:
    s = position(armies={"philon": "ephesos"}, options=("cavalry",))
    assert has_cavalry(s, INDEPENDENT, at("ephesos"))
    assert not has_cavalry(s, INDEPENDENT, at("sardeis"))
    assert not has_cavalry(position(armies={"philon": "ephesos"}), INDEPENDENT, at("ephesos"))
