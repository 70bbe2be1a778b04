"""13 Naval Movement: who may put to sea, from port to port, what is taken aboard and left behind, the landing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from strategos.games.successors.common.board import DISPERSED, NOBODY, NONE, OFF, is_at_sea
from strategos.games.successors.common.clash_events import NavalBattleRolled
from strategos.games.successors.common.movement import mp_left
from strategos.games.successors.common.movement_events import (
    BackToPort,
    Embarked,
    InterceptionRolled,
    NavalBattleDeclared,
    Sailed,
)
from strategos.games.successors.common.position import Voyage
from strategos.games.successors.common.segments import mark_general, mark_moved, mark_royal, unmoved_at
from strategos.games.successors.common.steps import whole_force
from strategos.games.successors.common.tasks import BY_LAND, FREE, Activate
from strategos.games.successors.common.walls import crowd_out
from strategos.games.successors.fourth.activated_army import why_not_act
from strategos.games.successors.fourth.activation import activate
from strategos.games.successors.fourth.events import CourseSet
from strategos.games.successors.fourth.facts import (
    CARD_NUMBER,
    FLEETS,
    GENERAL_NAMES,
    GENERAL_NUMBER,
    NUMBER,
    ROYAL_NUMBER,
)
from strategos.games.successors.fourth.invariants import complaints
from strategos.games.successors.fourth.naval_movement import cross, embark, sail
from strategos.games.successors.fourth.ports import (
    why_not_embark,
    why_not_pick_up,
    why_not_put_ashore,
    why_not_put_ashore_at,
    why_not_sail_to,
)
from strategos.games.successors.fourth.segments import forget_segment
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.tasks import PASSAGE
from tests.successors.table import (
    BLUE,
    RED,
    YELLOW,
    force,
    general,
    off_tyros,
    owner,
    question,
    royal,
    run,
    told,
    units,
)

from .table import at, fleet, position

# Red's Demetrios stands at Xanthos with five CUs and four MP; Rhodos is one Sea route away.
XANTHOS: dict[str, Any] = {
    "generals": {"demetrios": "red xanthos"},
    "cus": {"red xanthos": {"loyal": 3, "mercenary": 2}},
}


def army(s: SuccessorsState, name: str = "demetrios", points: int = 4, **more: Any) -> Activate:
    """The whole force of a General, activated."""
    leader = GENERAL_NUMBER[name]
    faction = s.general_of[leader]
    where = s.general_at[leader]
    party = whole_force(s, faction, where)
    return Activate(faction, leader, 0, points, 0, party.generals, party.troops, party.royals, **more)


async def voyage(s: SuccessorsState, task: Activate) -> Activate | None:
    """From the embarkation until the force is on land again."""
    return await voyage_of(s, task, GENERAL_NAMES[task.general])


async def voyage_of(s: SuccessorsState, task: Activate, leader: str) -> Activate | None:
    sailing: Activate | None = task
    while sailing is not None:
        sailing = await sail(s, sailing)
        if sailing is None or not is_at_sea(general(s, leader)):
            return sailing
    return None


def sailed(
    given: dict[str, Any], *answers: str, dice: str = "", **more: Any
) -> tuple[SuccessorsState, Activate | None]:
    """A voyage of Demetrios."""
    s = position(**given)
    return s, run(voyage(s, army(s, **more)), dice, *answers)


def refusal(given: dict[str, Any], task: dict[str, Any] | None = None) -> str | None:
    s = position(**given)
    no = why_not_embark(s, replace(army(s), **(task or {})))
    return no and no.rule


# -- 13.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-13.1-a", "S4-13-a", "S4-13.2-b", "S4-13.2-c", "S4-13.2-g", "S4-13.2-n")
def test_a_force_without_fleets_embarks_crosses_and_lands() -> None:
    s, task = sailed(XANTHOS, "red: sail_to! rhodos_city", "at_sea! disembark")
    assert task is not None
    assert (task.spent, task.sailed, task.halted) == (1, True, False)
    assert general(s, "demetrios") == at("rhodos_city")
    assert force(s, "red rhodos_city") == units(loyal=3, mercenary=2)
    assert [(e.space, e.fleets) for e in told(s, Embarked)] == [("space:xanthos", ())]
    assert [(e.space, e.to) for e in told(s, CourseSet)] == [("space:xanthos", "space:rhodos_city")]
    assert s.voyage is None
    assert list(complaints(s)) == []


@pytest.mark.rule("S4-13.2-b")
def test_embarking_costs_no_mp_and_is_done_in_a_port() -> None:
    s = position(**XANTHOS)
    task = run(embark(s, army(s)))
    assert (task.spent, mp_left(s, task)) == (0, 4)
    assert general(s, "demetrios") == at("xanthos-sea")
    assert force(s, "red xanthos-sea") == units(loyal=3, mercenary=2)
    assert s.voyage == Voyage(GENERAL_NUMBER["demetrios"], at("xanthos"))
    inland = {"generals": {"demetrios": "red sardeis"}, "cus": {"red sardeis": {"loyal": 1}}}
    assert refusal(inland) == "S4-13.2-b"
    assert refusal(XANTHOS) is None


@pytest.mark.rule("S4-13.1-b")
def test_one_force_in_a_segment_puts_to_sea() -> None:
    s, _ = sailed(XANTHOS, "rhodos_city", "disembark")
    s.general_at[GENERAL_NUMBER["krateros"]], s.general_of[GENERAL_NUMBER["krateros"]] = at("tyros"), RED
    no = why_not_embark(s, army(s, "krateros"))
    assert no is not None
    assert no.rule == "S4-13.1-b"
    forget_segment(s)
    assert why_not_embark(s, army(s, "krateros")) is None


@pytest.mark.rule("S4-13.1-c")
def test_at_most_eight_cus_put_to_sea() -> None:
    def eight(count: int) -> str | None:
        return refusal({**XANTHOS, "cus": {"red xanthos": {"mercenary": count}}})

    assert eight(8) is None
    assert eight(9) == "S4-13.1-c"


@pytest.mark.rule("S4-13.1-c", "S4-13.2-h")
def test_example_13_2_1_who_has_shipped_eight_cus_picks_up_no_more() -> None:
    given = {
        "generals": {"demetrios": "red xanthos"},
        "cus": {"red xanthos": {"mercenary": 8}, "red phaselis": {"loyal": 1}, "red aspendos": {"loyal": 2}},
        "control": {"phaselis": "red", "aspendos": "red"},
    }
    s = position(**given)
    task = run(embark(s, army(s)))
    task = run(cross(s, task, NUMBER["phaselis"]))
    assert task is not None
    assert why_not_pick_up(s, task, NUMBER["phaselis"]) is not None
    left = run(sail(s, task), "", "at_sea! put_ashore", "no", "pick_cus! mercenary=04")
    assert left is not None
    assert force(s, "red phaselis") == units(mercenary=4, loyal=1)
    task = run(sail(s, left), "", "at_sea! aspendos")
    assert task is not None
    assert (s.shipped, task.troops) == (8, units(mercenary=4))
    no = why_not_pick_up(s, task, NUMBER["aspendos"])
    assert no is not None
    assert (no.rule, no.why) == ("S4-13.1-c", "eight_cus_shipped")


@pytest.mark.rule("S4-13.1-c")
def test_what_is_picked_up_counts_to_the_eight() -> None:
    given = {
        "generals": {"demetrios": "red xanthos", "krateros": "red rhodos_city"},
        "cus": {"red xanthos": {"mercenary": 6}, "red rhodos_city": {"loyal": 3}},
        "royals": {"olympias": "red rhodos_city"},
        "control": {"rhodos_city": "red"},
    }
    s = position(**given)
    at_rhodos = run(cross(s, run(embark(s, army(s)), "", "done"), NUMBER["rhodos_city"]))
    assert at_rhodos is not None
    with pytest.raises(AssertionError, match="loyal=03 is not among"):
        run(sail(s.copy(), at_rhodos), "", "take_aboard", "done", "loyal=03")
    task = run(sail(s, at_rhodos), "", "take_aboard", "pick_general! krateros", "loyal=02", "pick_royal! olympias")
    assert task is not None
    assert s.shipped == 8
    assert force(s, "red rhodos_city-sea") == units(mercenary=6, loyal=2)
    assert general(s, "krateros") == at("rhodos_city-sea")
    # S4-9.2-h Krateros has the higher Rank.
    assert task.generals == (GENERAL_NUMBER["krateros"], GENERAL_NUMBER["demetrios"])
    assert task.troops == units(mercenary=6, loyal=2)
    assert len(task.royals) == 1


@pytest.mark.rule("S4-13.1-d")
def test_mp_are_spent_on_land_before_the_voyage_or_after_it() -> None:
    s, task = sailed(XANTHOS, "rhodos_city", "halikarnassos", "disembark")
    assert task is not None
    # The land begins here.
    assert why_not_act(s, task, ("go", NUMBER["ephesos"])) is None
    walked = replace(task, walked=True)
    no = why_not_act(s, walked, ("go", NUMBER["ephesos"]))
    assert no is not None
    assert no.rule == "S4-13.1-d"


@pytest.mark.rule("S4-13.1-e", "S4-13.2-n")
def test_who_has_landed_does_not_put_to_sea_again() -> None:
    s, task = sailed(XANTHOS, "rhodos_city", "disembark")
    assert task is not None
    assert mp_left(s, task) == 3
    no = why_not_embark(s, task)
    assert no is not None
    assert no.rule == "S4-13.1-e"


@pytest.mark.rule("S4-13.1-f", "S4-13.2-m")
def test_without_mp_there_is_only_the_land() -> None:
    s = position(**XANTHOS)
    task = run(cross(s, run(embark(s, army(s, points=1))), NUMBER["rhodos_city"]))
    assert task is not None
    [decision] = question(sail(s, task))
    assert [option.key for option in decision.options] == ["disembark", "put_ashore"]
    refused = decision.refused()
    assert refused["halikarnassos"].rule == "S4-9.3-b"
    assert refused["take_aboard"].rule == "S4-13.2-i"
    more = replace(task, points=2)
    [decision] = question(sail(s, more))
    assert "halikarnassos" in [option.key for option in decision.options]


@pytest.mark.rule("S4-13.2-c", "S4-9.3-b")
def test_the_next_space_lies_at_the_end_of_a_sea_route_one_can_pay_for() -> None:
    def rule(space: str, **given: Any) -> str | None:
        s = position(**{**XANTHOS, **given})
        no = why_not_sail_to(s, army(s, points=1), NUMBER["rhodos_city"], NUMBER[space])
        return no and no.rule

    assert rule("xanthos") is None
    assert rule("tyros") == "S4-13.2-c"
    assert rule("alexandreia") == "S4-9.3-b"
    s = position(**XANTHOS)
    assert why_not_sail_to(s, army(s, points=2), NUMBER["rhodos_city"], NUMBER["alexandreia"]) is None


@pytest.mark.rule("S4-9.1-i", "S4-13.2-h")
def test_royals_go_to_sea_only_with_cus() -> None:
    royals = {"olympias": "red xanthos"}
    assert refusal({**XANTHOS, "royals": royals}) is None
    # Without any he sails, and she stays (OQ-KEEP-STILL), as she does when he goes by land.
    assert refusal({**XANTHOS, "royals": royals, "cus": {}}) is None


@pytest.mark.rule("S4-9.1-n")
def test_cus_that_would_stay_alone_in_a_port_of_others_hold_the_army_back() -> None:
    some = {"troops": units(loyal=1)}
    assert refusal(XANTHOS, some) == "S4-9.1-n"
    assert refusal({**XANTHOS, "control": {"xanthos": "red"}}, some) is None


@pytest.mark.rule("S4-10-c", "S4-10-f")
def test_who_came_to_sparta_by_land_suffers_for_leaving_by_sea() -> None:
    given = {
        "generals": {"demetrios": "red sparta"},
        "cus": {"red sparta": {"mercenary": 2}},
        "control": {"sparta": "independent"},
    }
    s = position(**given)
    task = run(embark(s, army(s, arrival=BY_LAND)), "6")
    assert task.troops == units(mercenary=1)
    assert force(s, "red sparta-sea") == units(mercenary=1)
    s = position(**given)
    assert run(embark(s, army(s))).troops == units(mercenary=2)


@pytest.mark.rule("S4-10-k")
def test_leaving_by_sea_is_leaving() -> None:
    s = position(**XANTHOS, passage=[BLUE])
    task = run(embark(s, army(s, bound=PASSAGE)))
    assert task.bound == FREE
    assert s.passage == []


@pytest.mark.rule("S4-13.1-d", "S4-13.1-f", "S4-9.3-a")
def test_an_activation_with_a_voyage_in_it() -> None:
    s = position(**XANTHOS, sieges={})
    s.agenda.append(Activate(RED, GENERAL_NUMBER["demetrios"], 0, 4))
    answers = ["activation! embark", "sail_to! rhodos_city", "at_sea! halikarnassos"]

    async def all_of_it() -> None:
        while s.agenda:
            task = s.agenda[-1]
            assert isinstance(task, Activate)
            if await activate(s, task) is None:
                s.agenda.pop()

    run(all_of_it(), "", *answers, "at_sea! disembark", "activation! ephesos", "activation! end")
    assert general(s, "demetrios") == at("ephesos")
    assert GENERAL_NUMBER["demetrios"] in s.moved_generals
    assert force(s, "red ephesos") == units(loyal=3, mercenary=2)
    assert list(complaints(s)) == []


@pytest.mark.rule("S4-9.2-g", "S4-13.2-b")
def test_who_has_taken_over_puts_to_sea_from_where_he_is() -> None:
    """Demetrios has been left behind at Sardeis; Krateros goes on, and he embarks at Xanthos."""
    given = {**XANTHOS, "generals": {"demetrios": "red sardeis", "krateros": "red xanthos"}}
    s = position(**given)
    task = replace(army(s, "krateros"), general=GENERAL_NUMBER["demetrios"])
    run(voyage_of(s, task, "krateros"), "", "sail_to! rhodos_city", "at_sea! disembark")
    assert general(s, "krateros") == at("rhodos_city")
    assert general(s, "demetrios") == at("sardeis")
    assert s.sailed == GENERAL_NUMBER["krateros"]
    inland = replace(army(s, "demetrios"), general=GENERAL_NUMBER["krateros"])
    no = why_not_embark(s, inland)
    assert no is not None
    assert no.rule == "S4-13.2-b"


# -- 13.2 1 and 4 the Fleets ------------------------------------------------------------------------------------------

# Red holds Aigyptos and Phoinike with a Fleet each and sails from Tyros to Ake; Blue has Athenai's Fleet and is near.
SEA: dict[str, Any] = {
    "generals": {"demetrios": "red tyros"},
    "cus": {"red tyros": {"loyal": 3, "mercenary": 2}},
    "provinces": {"aigyptos": "red", "phoinike": "red"},
    "control": {"athenai": "blue", "gaza": "blue"},
    "successors": ("red", "blue"),
}


@pytest.mark.rule("S4-13.2-a", "S4-7.4-d")
@pytest.mark.parametrize(
    ("answers", "escort"),
    [
        (["escort! done"], []),
        (["all"], ["aigyptos", "phoinike"]),
        (["fleet-phoinike", "done"], ["phoinike"]),
        (["fleet-phoinike", "fleet-aigyptos"], ["phoinike", "aigyptos"]),
    ],
)
def test_the_escort_is_none_some_or_all_of_the_available_fleets(answers: list[str], escort: list[str]) -> None:
    s = position(**SEA)
    run(embark(s, army(s)), "", *answers)
    assert s.voyage is not None
    assert s.voyage.escort == tuple(fleet(name) for name in escort)
    away = bytearray(len(FLEETS))
    away[fleet("aigyptos")] = 1
    s = position(**SEA, fleet_away=away)
    run(embark(s, army(s)), "", "fleet-phoinike")
    assert s.voyage is not None
    assert s.voyage.escort == (fleet("phoinike"),)


@pytest.mark.rule("S4-13.2-a", "S4-13.3-j")
def test_the_fleets_named_escort_the_whole_voyage() -> None:
    answers = ["fleet-phoinike", "done", "ake", "blue: pass", "at_sea! gaza", "blue: fleet-athenai", "disembark"]
    s, _ = sailed({**SEA, "control": {"athenai": "blue", "gaza": "blue"}}, *answers, dice="6 6 1 1")
    red, blue = told(s, NavalBattleRolled)
    assert (red.strength, blue.strength) == (2, 2)


@pytest.mark.rule("S4-13.2-d", "S4-13.3-d", "S4-13.2-e")
def test_others_declare_naval_battles_with_the_fleets_they_name() -> None:
    given = {**SEA, "provinces": {**SEA["provinces"], "karia": "blue", "makedonia": "blue"}}
    answers = ["escort! all", "ake", "blue: naval_battle! fleet-karia", "naval_battle! done", "disembark"]
    s, _ = sailed(given, *answers, dice="6 6 1 1")
    assert [e.fleets for e in told(s, NavalBattleDeclared)] == [("piece:fleet-karia",)]
    assert [e.strength for e in told(s, NavalBattleRolled)] == [4, 1]
    assert s.fleet_away[fleet("karia")]
    assert not s.fleet_away[fleet("athenai")]
    assert s.challengers == [BLUE]


@pytest.mark.rule("S4-13.2-d")
def test_naval_battles_are_declared_in_turn_order_by_those_in_range() -> None:
    given = {
        **SEA,
        "control": {"athenai": "blue", "gaza": "blue", "salamis": "yellow", "rhodos_city": "yellow"},
        "first": BLUE,
    }
    passing = ["done", "ake", "blue: pass", "yellow: pass", "disembark"]
    s, _ = sailed(given, *passing)
    assert told(s, NavalBattleDeclared) == []
    given["control"] = {"athenai": "blue", "gaza": "blue", "pella": "yellow", "rhodos_city": "yellow"}
    sailed(given, "done", "ake", "blue: pass", "disembark")


@pytest.mark.rule("S4-13.3-e")
def test_who_has_declared_once_is_not_asked_again_in_the_segment() -> None:
    answers = ["all", "ake", "blue: fleet-athenai", "gaza", "disembark"]
    # Equal scores: the Fleet of Athenai is still there.
    s, _ = sailed(SEA, *answers, dice="1 1 1 1")
    assert not s.fleet_away[fleet("athenai")]
    forget_segment(s)
    assert s.challengers == []


@pytest.mark.rule("S4-13.3-g", "S4-13.3-i", "S4-13.2-d")
def test_example_13_3_b_a_lost_battle_cancels_those_to_come() -> None:
    given = {
        **SEA,
        "control": {"athenai": "blue", "gaza": "blue", "salamis": "yellow", "rhodos_city": "yellow"},
        "successors": (),
        "first": BLUE,
    }
    answers = ["done", "ake", "blue: fleet-athenai", "yellow: fleet-rhodos"]
    s, task = sailed(given, *answers, "lose_cus! mercenary=01", dice="1 1 6 6 4")
    assert task is None
    assert len(told(s, NavalBattleRolled)) == 2
    assert not s.champion[BLUE]
    assert s.champion[YELLOW]
    assert s.challengers == [BLUE, YELLOW]


@pytest.mark.rule("S4-13.3-m", "S4-13.3-n", "S4-13.2-f", "S4-13.2-g")
def test_who_holds_out_fights_the_next_and_goes_on() -> None:
    given = {**SEA, "control": {"athenai": "blue", "gaza": "blue", "salamis": "yellow", "rhodos_city": "yellow"}}
    answers = ["all", "ake", "yellow: fleet-rhodos", "blue: fleet-athenai", "at_sea! disembark"]
    s, task = sailed(given, *answers, dice="1 1 1 1 6 6 1 1")
    assert task is not None
    assert len(told(s, NavalBattleRolled)) == 4
    assert s.fleet_away[fleet("athenai")]
    assert not s.fleet_away[fleet("rhodos")]
    assert general(s, "demetrios") == at("ake")


# -- 13.3 D defeat at sea ---------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-13.3-o", "S4-13.3-p", "S4-13.3-q", "S4-13.2-f", "S4-7.1-s", "S4-7.4-i", "S4-13.3-l")
def test_example_13_3_d_a_lost_naval_movement() -> None:
    s = position(
        generals={"minor-blue-1": "blue gaza"},
        cus={"blue gaza": {"mercenary": 1}},
        royals={"herakles": "blue gaza"},
        control={"athenai": "blue", "tyros": "red"},
        provinces={"makedonia": "red", "karia": "red"},
        successors=("red", "blue"),
    )
    s.upgraded[fleet("athenai")] = BLUE
    answers = ["fleet-athenai", "ake", "red: all"]
    assert run(voyage(s, army(s, "minor-blue-1")), "3 3 4 6 6", *answers) is None
    blue, red = told(s, NavalBattleRolled)
    assert (blue.strength, blue.score, red.strength, red.score) == (3, 1, 2, 3)
    assert s.fleet_away[fleet("athenai")]
    assert s.upgraded[fleet("athenai")] == NOBODY
    assert not s.fleet_away[fleet("makedonia")]
    assert force(s, "blue gaza") == units()
    assert general(s, "minor-blue-1") == OFF
    assert [e.space for e in told(s, BackToPort)] == ["space:gaza"]
    assert royal(s, "herakles") is None
    assert list(complaints(s)) == []


@pytest.mark.rule("S4-13.3-q", "S4-13.3-r", "S4-13.3-a", "S4-9.2-e")
def test_all_aboard_go_back_wherever_they_came_from_and_those_left_stay() -> None:
    given = {
        "generals": {"demetrios": "red gaza", "krateros": "red ake"},
        "cus": {"red gaza": {"mercenary": 3}, "red ake": {"loyal": 1}},
        "control": {"gaza": "red", "ake": "red", "athenai": "blue", "sidon": "blue"},
        "successors": ("red", "blue"),
    }
    answers = ["ake", "blue: pass", "take_aboard", "krateros", "loyal=01", "put_ashore", "done", "no", "mercenary=01"]
    s, task = sailed(given, *answers, "done", "tyros", "blue: fleet-athenai", dice="1 1 6 6 1")
    assert task is None
    # Athenai's Fleet is not asked for on the way back.
    assert general(s, "krateros") == at("gaza")
    assert general(s, "demetrios") == at("gaza")
    assert force(s, "red gaza") == units(mercenary=2, loyal=1)
    assert force(s, "red ake") == units(mercenary=1)
    assert GENERAL_NUMBER["krateros"] in s.moved_generals
    assert s.voyage is None


@pytest.mark.rule("S4-13.3-p", "S4-7.3-b")
def test_only_what_is_at_sea_suffers_attrition() -> None:
    given = {**SEA, "cus": {"red tyros": {"mercenary": 6}}, "control": {"athenai": "blue", "gaza": "blue"}}
    s = position(**given)
    task = replace(army(s), troops=units(mercenary=1))
    assert run(voyage(s, task), "1 1 6 6 6", "done", "ake", "fleet-athenai") is None
    assert force(s, "red tyros") == units(mercenary=5)


@pytest.mark.rule("S4-13.3-q", "S4-9.4-g")
@pytest.mark.parametrize("besieged", [False, True])
def test_what_does_not_fit_into_the_port_goes_outside_or_is_dispersed(besieged: bool) -> None:
    given: dict[str, Any] = {
        **SEA,
        "generals": {"demetrios": "red tyros-inside", "krateros": "red ake"},
        "cus": {"red tyros-inside": {"loyal": 2}, "red ake": {"mercenary": 2}},
    }
    if besieged:
        given["generals"]["eumenes"] = "blue tyros"
        given["cus"]["blue tyros"] = {"loyal": 1}
    answers = ["done", "ake", "blue: pass", "take_aboard", "done", "mercenary=02", "gaza", "blue: fleet-athenai"]
    s, task = sailed(given, *answers, "crowded_out! mercenary=02", dice="1 1 6 6 1")
    assert task is None
    assert general(s, "demetrios") == at("tyros-inside")
    assert force(s, "red tyros-inside") == units(loyal=2)
    assert force(s, "red tyros") == (units() if besieged else units(mercenary=2))
    assert force(s, "red dispersed") == (units(mercenary=2) if besieged else units())
    assert list(complaints(s)) == []


def test_nobody_is_asked_with_more_cus_inside_than_there_is_room_for() -> None:
    s = position(cus={"red tyros-inside": {"loyal": 2, "mercenary": 1}}, control={"tyros": "red"})
    question(crowd_out(s, RED, at("tyros-inside"), NONE))
    assert list(complaints(s)) == []


def test_who_finds_the_port_taken_goes_back_further_or_is_dispersed() -> None:
    given = {**SEA, "generals": {"demetrios": "red gaza"}, "cus": {"red gaza": {"loyal": 1}}}
    for trail, where in (((at("petra"),), at("petra")), ((), DISPERSED)):
        s = position(**given)
        task = run(embark(s, replace(army(s), trail=trail)), "", "done")
        s.general_at[GENERAL_NUMBER["eumenes"]], s.general_of[GENERAL_NUMBER["eumenes"]] = at("gaza"), BLUE
        assert run(cross(s, task, NUMBER["ake"]), "1 1 6 6 1", "blue: fleet-athenai") is None
        assert general(s, "demetrios") == where
        assert list(complaints(s)) == []


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-13.2-d", "S4-13.3-h", "S4-13.3-i")
def test_a_storm_sends_the_force_back_without_loss() -> None:
    hand = [(), (CARD_NUMBER["sea_storms"],), (), (), ()]
    given = {**SEA, "hand": hand, "deck": [CARD_NUMBER["sea_storms"]], "successors": ()}
    s, task = sailed(given, "done", "ake", "blue: fleet-athenai", "blue: naval_step! sea_storms")
    assert task is None
    assert told(s, NavalBattleRolled) == []
    assert general(s, "demetrios") == at("tyros")
    assert force(s, "red tyros") == units(loyal=3, mercenary=2)
    assert s.champion[BLUE]
    assert s.challengers == [BLUE]


@pytest.mark.rule("S4-13.3-b")
def test_the_pontic_fleet_meets_no_naval_battle_and_spends_no_mp() -> None:
    s = position(**SEA)
    task = run(embark(s, army(s)), "", "done")
    task = run(cross(s, task, NUMBER["ake"], unopposed=True))
    assert task is not None
    assert task.spent == 0
    assert general(s, "demetrios") == at("ake-sea")


# -- 13.2 6 taking aboard and putting ashore --------------------------------------------------------------------------

TYROS = off_tyros(GENERAL_NUMBER["demetrios"], at("gaza"))


def at_tyros(*answers: str, dice: str = "", **given: Any) -> tuple[SuccessorsState, Activate]:
    s = position(**{**TYROS, **given})
    task = run(sail(s, army(s)), dice, *answers)
    assert task is not None
    return s, task


@pytest.mark.rule("S4-13.2-i", "S4-13.2-h", "S4-9.3-d")
def test_pieces_come_aboard_from_inside_and_outside_for_nothing() -> None:
    s, task = at_tyros("take_aboard", "aboard_from! tyros-inside", "krateros", "loyal=01")
    assert (force(s, "red tyros-inside"), force(s, "red tyros-sea")) == (units(), units(loyal=1, mercenary=3))
    assert general(s, "krateros") == at("tyros-sea")
    assert task.spent == 0
    s, task = at_tyros("take_aboard", "aboard_from! tyros", "done", "cavalry=01")
    assert force(s, "red tyros-sea") == units(cavalry=1, mercenary=3)
    assert general(s, "eumenes") == at("tyros")
    assert general(s, "demetrios") == at("tyros-sea")


@pytest.mark.rule("S4-9.1-f", "S4-9.1-e", "S4-9.1-k")
def test_nobody_comes_aboard_who_has_moved_or_would_be_with_a_minor_general() -> None:
    s = position(**{**TYROS, "royals": {"olympias": "red tyros"}})
    mark_general(s, GENERAL_NUMBER["krateros"])
    mark_general(s, GENERAL_NUMBER["eumenes"])
    mark_moved(s, RED, at("tyros-inside"), units(loyal=1))
    mark_moved(s, RED, at("tyros"), units(cavalry=1))
    assert why_not_pick_up(s, army(s), NUMBER["tyros"]) is None
    mark_royal(s, ROYAL_NUMBER["olympias"])
    no = why_not_pick_up(s, army(s), NUMBER["tyros"])
    assert no is not None
    assert no.rule == "S4-13.2-i"
    led = {"minor-red-1": "red tyros-sea", "krateros": "red tyros"}
    s = position(**{**TYROS, "generals": led, "cus": {"red tyros-sea": {"loyal": 1}}})
    assert why_not_pick_up(s, army(s, "minor-red-1"), NUMBER["tyros"]) is not None


@pytest.mark.rule("S4-9.1-i", "S4-13.2-h")
def test_with_the_last_cu_the_royal_family_goes_ashore() -> None:
    def after(*answers: str) -> tuple[int, tuple[int, ...]]:
        s = position(
            generals={"minor-red-1": "red tyros-sea"},
            cus={"red tyros-sea": {"mercenary": 2}},
            royals={"olympias": "red tyros-sea"},
            control={"tyros": "red"},
            voyage=Voyage(GENERAL_NUMBER["minor-red-1"], at("ake")),
        )
        task = run(sail(s, army(s, "minor-red-1")), "", "put_ashore", *answers)
        assert task is not None
        return s.royal_at[ROYAL_NUMBER["olympias"]], task.royals

    assert after("ashore_at! tyros", "minor_ashore! no", "mercenary=02") == (at("tyros"), ())
    # With a CU left she may stay aboard.
    stays = after("ashore_at! tyros", "minor_ashore! no", "mercenary=01", "pick_royal! done")
    assert stays == (at("tyros-sea"), (ROYAL_NUMBER["olympias"],))


@pytest.mark.rule("S4-13.2-j", "S4-13.2-k")
def test_where_pieces_may_be_left_behind() -> None:
    def rule(place: str, **given: Any) -> str | None:
        s = position(**{**TYROS, "generals": {"demetrios": "red tyros-sea"}, "cus": {}, **given})
        no = why_not_put_ashore_at(s, army(s), at(place))
        return no and no.rule

    blue = {"demetrios": "red tyros-sea", "eumenes": "blue tyros"}
    theirs = {"generals": blue, "cus": {"blue tyros": {"loyal": 1}}}
    assert rule("tyros") is None
    assert rule("tyros-inside") is None
    # Besieged by Blue: inside only, and only in the own city.
    assert rule("tyros", **theirs) == "S4-13.2-j"
    assert rule("tyros-inside", **theirs) is None
    assert rule("tyros-inside", **theirs, control={"tyros": "yellow"}) == "S4-9.4-e"
    assert rule("tyros", **theirs, control={"tyros": "yellow"}) == "S4-13.2-k"
    # CUs that besiege nothing are in the way all the same.
    assert rule("tyros", cus={"blue tyros": {"loyal": 1}}, control={"tyros": "blue"}) == "S4-13.2-j"
    assert rule("tyros", control={"tyros": "yellow"}) is None


@pytest.mark.rule("S4-13.2-o", "S4-13.2-k")
def test_at_a_city_besieged_by_the_own_faction_pieces_join_the_besiegers() -> None:
    generals = {"demetrios": "red tyros-sea", "eumenes": "red tyros"}
    cus = {"red tyros-sea": {"mercenary": 3}, "red tyros": {"cavalry": 1}}
    s, _ = at_tyros("put_ashore", "mercenary=02", generals=generals, cus=cus, control={"tyros": "blue"})
    assert force(s, "red tyros") == units(cavalry=1, mercenary=2)


@pytest.mark.rule("S4-9.1-n", "S4-13.2-h")
def test_in_a_space_of_others_a_general_stays_with_those_left_behind() -> None:
    given = {"generals": {"demetrios": "red tyros-sea"}, "cus": {"red tyros-sea": {"mercenary": 3}}, "control": {}}
    s, task = at_tyros("put_ashore", "minor_ashore! no", **given)
    assert force(s, "red tyros") == units()
    assert task.troops == units(mercenary=3)
    s, task = at_tyros("put_ashore", "minor_ashore! yes", "mercenary=02", **given)
    assert force(s, "red tyros") == units(mercenary=2)
    assert general(s, "minor-red-1") == at("tyros")
    assert GENERAL_NUMBER["minor-red-1"] in s.moved_generals
    assert task.generals == (GENERAL_NUMBER["demetrios"],)
    given["generals"] = {"demetrios": "red tyros-sea", "krateros": "red tyros-sea"}
    s, task = at_tyros("put_ashore", "pick_general! krateros", "mercenary=03", **given)
    assert general(s, "krateros") == at("tyros")
    assert task.generals == (GENERAL_NUMBER["demetrios"],)


@pytest.mark.rule("S4-13.2-h")
def test_the_activated_general_himself_is_not_left_behind() -> None:
    given = {**TYROS, "generals": {"demetrios": "red tyros-sea"}, "cus": {}}
    s = position(**given)
    no = why_not_put_ashore(s, army(s), NUMBER["tyros"])
    assert no is not None
    assert (no.rule, no.why) == ("S4-13.2-h", "nobody_to_leave")


@pytest.mark.rule("S4-13.2-h", "S4-11.1-b", "S4-11.3-a")
def test_those_left_behind_may_be_intercepted_and_turn_back_to_the_port() -> None:
    given = {
        "generals": {"demetrios": "red ake-sea", "eumenes": "blue tyros"},
        "cus": {"red ake-sea": {"mercenary": 3}},
        "control": {"tyros": "blue"},
        "voyage": Voyage(GENERAL_NUMBER["demetrios"], at("gaza")),
    }
    near = ["blue: intercept_from! tyros", "intercepting_general! eumenes"]
    s, task = at_tyros("put_ashore", "yes", "mercenary=02", *near, "red: turn_back! yes", dice="6", **given)
    assert [e.success for e in told(s, InterceptionRolled)] == [True]
    assert force(s, "red gaza") == units(mercenary=2)
    assert general(s, "minor-red-1") == at("gaza")
    assert general(s, "demetrios") == at("ake-sea")
    assert not task.halted


# -- 13.2 8 the landing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-13.2-n", "S4-9.4-b", "S4-9.4-g", "S4-9.4-e")
def test_the_landing_is_outside_or_inside_the_own_city() -> None:
    few = {"red tyros-sea": {"mercenary": 1}, "red tyros-inside": {"loyal": 1}}
    s, task = at_tyros("disembark", "land_at! tyros-inside", cus=few)
    assert general(s, "demetrios") == at("tyros-inside")
    assert force(s, "red tyros-inside") == units(loyal=1, mercenary=1)
    assert task.sailed
    s, _ = at_tyros("disembark", "land_at! tyros", cus=few)
    assert general(s, "demetrios") == at("tyros")
    # Three more CUs find no room, and another's city stays shut.
    s, _ = at_tyros("disembark")
    assert general(s, "demetrios") == at("tyros")
    s, _ = at_tyros(
        "disembark", control={}, cus={"red tyros-sea": {"mercenary": 1}}, generals={"demetrios": "red tyros-sea"}
    )
    assert general(s, "demetrios") == at("tyros")


@pytest.mark.rule("S4-13.2-j", "S4-10-af", "S4-14.10-b")
def test_an_army_may_land_among_enemies_and_a_draw_takes_it_back_to_the_port() -> None:
    given = {
        "generals": {"demetrios": "red ake-sea", "eumenes": "blue ake"},
        "cus": {"red ake-sea": {"mercenary": 2}, "blue ake": {"mercenary": 2}},
        "control": {},
        "voyage": Voyage(GENERAL_NUMBER["demetrios"], at("gaza")),
        "successors": ("red", "blue"),
    }
    s, task = at_tyros("disembark", "red: ask_passage! no", "blue: evade! no", dice="6 6 6 6", **given)
    assert task.halted
    assert general(s, "demetrios") == at("gaza")
    assert force(s, "red gaza") == units(mercenary=1)


@pytest.mark.rule("S4-16.1-a", "S4-13.1-f")
def test_nobody_sails_to_where_a_pact_lets_him_neither_land_nor_go_on() -> None:
    s = position(**XANTHOS, pact=(RED, BLUE))
    s.general_at[GENERAL_NUMBER["eumenes"]], s.general_of[GENERAL_NUMBER["eumenes"]] = at("rhodos_city"), BLUE
    one, two = (why_not_sail_to(s, army(s, points=n), NUMBER["xanthos"], NUMBER["rhodos_city"]) for n in (1, 2))
    assert one is not None
    assert one.rule == "S4-16.1-a"
    assert two is None
    task = run(cross(s, run(embark(s, army(s))), NUMBER["rhodos_city"]))
    assert task is not None
    [decision] = question(sail(s, task))
    assert {key: no.rule for key, no in decision.refused().items()}["disembark"] == "S4-16.1-a"
    assert why_not_put_ashore_at(s, task, at("rhodos_city")) is not None


@pytest.mark.rule("S4-16.1-a", "S4-13.1-f")
@pytest.mark.parametrize(("points", "reaches"), [(1, False), (2, False), (3, True)])
def test_nor_where_the_mp_would_not_take_him_past_all_of_them(points: int, reaches: bool) -> None:
    """A pact binds Red off Gaza, where Blue's General is: past those at Ake and Tyros it is three steps to Sidon."""
    bound = {"leonnatos": "blue gaza", "krateros": "blue ake", "eumenes": "blue tyros"}
    s = position(generals={"demetrios": "red gaza-sea", **bound}, pact=(RED, BLUE))
    no = why_not_sail_to(s, army(s, points=points), NUMBER["gaza"], NUMBER["ake"])
    assert (no is None) is reaches
    assert no is None or no.rule == "S4-16.1-a"


@pytest.mark.rule("S4-16.1-a", "S4-13.1-f")
def test_at_sea_he_is_refused_the_port_ahead_not_the_one_he_is_at() -> None:
    s = position(
        generals={"demetrios": "red gaza", "eumenes": "blue ake"}, cus={"red gaza": {"loyal": 1}}, pact=(RED, BLUE)
    )
    task = run(cross(s, run(embark(s, army(s, points=2))), NUMBER["pelousion"]))
    assert task is not None
    back = run(cross(s, task, NUMBER["gaza"]))
    assert back is not None
    [decision] = question(sail(s, replace(back, spent=3, points=4)))
    refused = {key: no.rule for key, no in decision.refused().items()}
    assert refused["ake"] == "S4-16.1-a"
    assert "pelousion" not in refused


@pytest.mark.rule("S4-9.1-n", "S4-13.2-h")
def test_in_a_space_of_others_no_royal_family_member_stays_without_a_general() -> None:
    given = {"generals": {"demetrios": "red tyros-sea"}, "cus": {"red tyros-sea": {"mercenary": 3}}, "control": {}}
    _, task = at_tyros("put_ashore", "minor_ashore! no", **given, royals={"herakles": "red tyros-sea"})
    assert task.royals == (ROYAL_NUMBER["herakles"],)


@pytest.mark.rule("S4-14.9-l", "S4-9.2-e", "S4-10-ad")
def test_royal_army_cus_that_go_over_to_those_left_behind_have_moved() -> None:
    given: dict[str, Any] = {
        "generals": {"demetrios": "red ake-sea", "eumenes": "blue tyros"},
        "cus": {"red ake-sea": {"mercenary": 3}, "blue tyros": {"royal": 1}},
        "control": {"tyros": "blue"},
        "royals": {"alexandros": "red ake"},
        "voyage": Voyage(GENERAL_NUMBER["demetrios"], at("gaza")),
        "successors": ("red", "blue"),
    }
    near = ["blue: intercept_from! tyros", "pass", "intercepting_general! eumenes", "royal=01"]
    s, _ = at_tyros("put_ashore", "yes", "mercenary=02", *near, "red: turn_back! no", dice="6", **given)
    assert force(s, "red ake") == units(mercenary=2, royal=1)
    assert unmoved_at(s, RED, at("ake")) == units()


@pytest.mark.rule("S4-7.4-d", "S4-13.3-j")
@pytest.mark.parametrize(("away", "strength", "dice"), [(0, 2, "6 6 1 1"), (1, 0, "6 6 1 1 1")])
def test_an_escort_that_has_been_dispersed_meanwhile_does_not_fight(away: int, strength: int, dice: str) -> None:
    s = position(**{**XANTHOS, "control": {"rhodos_city": "blue", "athenai": "red"}, "successors": ("red", "blue")})
    task = run(embark(s, army(s)), "", "fleet-athenai")
    s.fleet_away[fleet("athenai")] = away
    run(cross(s, task, NUMBER["rhodos_city"]), dice, "blue: fleet-rhodos")
    assert [e.strength for e in told(s, NavalBattleRolled) if e.side == "side:red"] == [strength]


@pytest.mark.rule("S4-13.2-p")
def test_a_force_at_sea_passes_enemies_on_land() -> None:
    given = {**SEA, "control": {}, "provinces": {}}
    given["generals"] = {"demetrios": "red tyros", "eumenes": "blue gaza", "antigonos": "yellow ake"}
    given["cus"] = {"red tyros": {"loyal": 2}, "blue gaza": {"loyal": 8}, "yellow ake": {"loyal": 9}}
    s, task = sailed(given, "ake", "gaza", "pelousion", "disembark", points=3)
    assert task is not None
    assert general(s, "demetrios") == at("pelousion")
    assert [e.space for e in told(s, Sailed)] == ["space:ake", "space:gaza", "space:pelousion"]
    assert mp_left(s, task) == 0


# -- worked examples --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-13.2-a", "S4-13.2-b", "S4-13.2-n", "S4-13.1-e")
def test_example_13_2_2_demetrios_lands_at_rhodos() -> None:
    given = {**XANTHOS, "provinces": {"aigyptos": "red", "phoinike": "red"}, "control": {"rhodos_city": "blue"}}
    s, task = sailed(given, "escort! all", "rhodos_city", "blue: pass", "disembark")
    assert task is not None
    assert mp_left(s, task) == 3
    assert general(s, "demetrios") == at("rhodos_city")
    no = why_not_embark(s, task)
    assert no is not None
    assert no.rule == "S4-13.1-e"


@pytest.mark.rule("S4-13.2-p", "S4-13.3-c", "S4-7.1-s", "S4-9.4-a")
def test_example_13_2_3_the_escape_from_tyros() -> None:
    s = position(
        generals={
            "minor-blue-1": "blue tyros-inside",
            "ptolemaios": "blue pelousion",
            "antigonos": "yellow gaza",
            "krateros": "yellow tyros",
        },
        cus={
            "blue tyros-inside": {"loyal": 2},
            "blue pelousion": {"mercenary": 4},
            "yellow gaza": {"loyal": 5},
            "yellow tyros": {"loyal": 5},
        },
        royals={"herakles": "blue tyros-inside"},
        control={"tyros": "blue", "rhodos_city": "yellow", "ake": "yellow", "pelousion": "blue"},
        fleet_away=bytearray([1] * len(FLEETS)),
    )
    task = run(voyage(s, army(s, "minor-blue-1", points=3)), "", "ake", "gaza", "pelousion", "disembark")
    assert task is not None
    assert general(s, "minor-blue-1") == OFF
    assert force(s, "blue pelousion") == units(loyal=2, mercenary=4)
    assert royal(s, "herakles") == "blue"
    # What was inside has left: Tyros is still Blue's and empty.
    assert owner(s, "tyros") == "blue"
    assert force(s, "blue tyros-inside") == units()


@pytest.mark.rule("S4-13.1-d", "S4-9.3-b")
def test_example_9_3_2_antigonos_reaches_tarsos_by_sea() -> None:
    s = position(generals={"antigonos": "yellow aspendos"}, cus={"yellow aspendos": {"loyal": 3}})
    task = replace(army(s, "antigonos", points=3), spent=1, walked=True)
    after = run(voyage(s, task), "", "kelenderis", "tarsos", "disembark")
    assert after is not None
    assert general(s, "antigonos") == at("tarsos")
    assert (mp_left(s, after), after.walked, after.sailed) == (0, True, True)


@pytest.mark.rule("S4-11.1-l", "S4-11.1-b", "S4-13.2-l", "S4-13.2-k")
def test_example_11_2_2_a_cu_left_inside_is_not_intercepted_but_the_landing_is() -> None:
    s = position(
        generals={"demetrios": "blue kyklades", "antigonos": "yellow athenai", "kassandros": "yellow boiotia"},
        cus={"blue kyklades": {"loyal": 3}, "yellow athenai": {"loyal": 5}, "yellow boiotia": {"loyal": 1}},
        control={"athenai": "blue"},
        successors=("blue", "yellow"),
    )
    first = run(cross(s, run(embark(s, army(s)), "", "done"), NUMBER["athenai"]))
    assert first is not None
    task = run(sail(s, first), "", "put_ashore", "no", "loyal=01")
    assert task is not None
    assert force(s, "blue athenai-inside") == units(loyal=1)
    answers = ["disembark", "yellow: intercept_from! pass", "yellow: evade! no", "blue: join_cus! done"]
    run(sail(s, task), "1 1 6 6 1", *answers)
