"""10 Interception, and 23.2: the interceptor who attacks."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import INDEPENDENT
from strategos.games.successors.common.clash_events import BattleRolled
from strategos.games.successors.common.interception import Attempt
from strategos.games.successors.common.movement_events import InterceptionDeclared, InterceptionRolled, TurnedBack
from strategos.games.successors.common.steps import Party, Step, arrival
from strategos.games.successors.common.tasks import IndependentMove
from strategos.games.successors.third.facts import ARMIES, GENERAL_NUMBER
from strategos.games.successors.third.independent_moves import independent_move
from strategos.games.successors.third.independent_reactions import Response
from strategos.games.successors.third.interception import (
    NOBODY_CAME,
    Come,
    interceptions,
    joined_by,
    why_not_intercept,
)
from strategos.games.successors.third.state import SuccessorsState
from tests.successors.table import BLUE, RED, YELLOW, force, general, run, told, units

from .activating import act, menu
from .table import at, position

# Red's Army has come from Ephesos to Pergamon; Blue is at Sardeis, one Land route away.
MARCH: dict[str, Any] = {
    "generals": {"antigonos": "red pergamon", "perdikkas": "blue sardeis"},
    "cus": {"red pergamon": {"loyal": 2}, "blue sardeis": {"loyal": 2, "mercenary": 1}},
}
STEP = Step(RED, RED, at("ephesos"), at("pergamon"))
COMES = ("blue: intercept_from! sardeis", "bring_minor! pass", "perdikkas", "loyal=02", "done")


def refusal(place: str = "sardeis", step: Step = STEP, faction: int = BLUE, **given: Any) -> str | None:
    no = why_not_intercept(position(**{**MARCH, **given}), step, faction, at(place))
    return no and no.rule


# -- 10.2, 10.3 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-10.2-a", "S3-8.2-b", "S3-8.2-a")
def test_only_armies_intercept() -> None:
    assert refusal() is None
    assert refusal(cus={"red pergamon": {"loyal": 2}}) == "S3-10.2-a"
    assert refusal(generals={"antigonos": "red pergamon"}) == "S3-10.2-a"


@pytest.mark.rule("S3-10.2-b", "S3-10.2-a")
def test_at_least_one_cu_goes_along() -> None:
    s = position(**MARCH)
    with pytest.raises(AssertionError, match="intercepting_cus"):
        run(interceptions(s, STEP), "6", *COMES[:3], "done")


@pytest.mark.rule("S3-10.2-c", "S3-10.2-e")
@pytest.mark.parametrize(
    ("to", "die", "comes"),
    [("pergamon", 3, False), ("pergamon", 4, True), ("tp_ipsos", 4, False), ("tp_ipsos", 5, True)],
)
def test_the_roll_is_above_the_initiative_and_one_less_into_a_way_point(to: str, die: int, comes: bool) -> None:
    start = {"pergamon": "sardeis", "tp_ipsos": "kelainai"}[to]
    s = position(
        generals={"antigonos": f"red {to}", "perdikkas": f"blue {start}"},
        cus={f"red {to}": {"loyal": 2}, f"blue {start}": {"loyal": 2}},
    )
    step = Step(RED, RED, at("gordion"), at(to))
    come = run(interceptions(s, step), str(die), f"intercept_from! {start}", "pass", "perdikkas", "loyal=02")
    assert (come is not NOBODY_CAME) is comes
    assert general(s, "perdikkas") == at(to if comes else start)


@pytest.mark.rule("S3-10.3-b")
@pytest.mark.parametrize("besieged", [False, True])
def test_nobody_intercepts_from_inside_a_city_besieged_or_not(besieged: bool) -> None:
    generals = {"antigonos": "red pergamon", "perdikkas": "blue sardeis-inside"}
    cus = {"red pergamon": {"loyal": 2}, "blue sardeis-inside": {"loyal": 2}}
    if besieged:
        generals["seleukos"], cus["yellow sardeis"] = "yellow sardeis", {"loyal": 1}
    given = {"generals": generals, "cus": cus, "control": {"sardeis": "blue"}}
    assert refusal("sardeis-inside", **given) == "S3-10.3-b"


@pytest.mark.rule("S3-10.3-c")
@pytest.mark.parametrize(("here", "there"), [("daskyleion", "sardeis"), ("abydos", "chersonesos"), ("kos", "ephesos")])
def test_not_over_mountains_straits_or_the_sea(here: str, there: str) -> None:
    s = position(generals={"perdikkas": f"blue {here}"}, cus={f"blue {here}": {"loyal": 1}})
    no = why_not_intercept(s, Step(RED, RED, at("pella"), at(there)), BLUE, at(here))
    assert no is not None
    assert no.rule == "S3-10.3-c"


@pytest.mark.rule("S3-10.3-d", "S3-G-m", "S3-G-h")
@pytest.mark.parametrize(
    ("control", "own", "rule"),
    [
        ("blue", False, None),
        ("nobody", False, None),
        ("yellow", False, "S3-10.3-d"),
        ("yellow", True, None),
        ("independent", False, "S3-10.3-d"),
    ],
)
def test_where_an_interception_may_go(control: str, own: bool, rule: str | None) -> None:
    cus = {**MARCH["cus"], **({"blue pergamon": {"loyal": 1}} if own else {})}
    assert refusal(control={"pergamon": control}, cus=cus) == rule


@pytest.mark.rule("S3-10.3-e")
@pytest.mark.parametrize(("occupants", "rule"), [((RED,), "S3-10.3-e"), ((INDEPENDENT,), "S3-10.3-e"), ((BLUE,), None)])
def test_not_where_an_enemy_cu_stood_before(occupants: tuple[int, ...], rule: str | None) -> None:
    assert refusal(step=Step(RED, RED, at("ephesos"), at("pergamon"), occupants)) == rule


@pytest.mark.rule("S3-10.8-a", "S3-10.8-b", "S3-10.1-a")
def test_at_a_major_city_the_army_is_met_outside() -> None:
    s = position(
        control={"sardeis": "blue"},
        generals={"antigonos": "yellow ephesos", "perdikkas": "blue pergamon"},
        cus={"yellow ephesos": {"loyal": 2}, "blue pergamon": {"loyal": 2}},
    )
    comes = ("sardeis", "blue: intercept_from! pergamon", "pass", "perdikkas", "loyal=02")
    decision = menu(s, "antigonos", *comes, dice="6")
    assert (decision.kind, decision.seat) == ("turn_back", YELLOW)
    assert force(s, "blue sardeis") == units(loyal=2)


# -- 10.5 -------------------------------------------------------------------------------------------------------------


def intercepted(*answers: str, dice: str, **given: Any) -> SuccessorsState:
    """Yellow's Antigonos goes to Pergamon and Perdikkas comes from Sardeis."""
    s = position(
        generals={"antigonos": "yellow ephesos", "perdikkas": "blue sardeis", **given.pop("generals", {})},
        cus={"yellow ephesos": {"loyal": 3}, "blue sardeis": {"loyal": 2}, **given.pop("cus", {})},
        **given,
    )
    comes = ("pergamon", "blue: intercept_from! sardeis", "pass", "perdikkas", "loyal=02")
    act(s, "antigonos", dice, *comes, *answers)
    return s


@pytest.mark.rule("S3-10.1-b", "S3-10.5-a", "S3-17.5-k")
def test_the_intercepted_army_turns_back_and_its_move_is_over() -> None:
    s = intercepted("yellow: turn_back! yes", dice="6")
    assert general(s, "antigonos") == at("ephesos")
    assert general(s, "perdikkas") == at("pergamon")
    assert s.champion[YELLOW]


@pytest.mark.rule("S3-10.1-b", "S3-12.3-b", "S3-17.5-j", "S3-12.3-a")
def test_or_attacks_and_the_interceptor_defends() -> None:
    s = intercepted("turn_back! no", dice="6 6 6 1 1 1")
    assert [event.side for event in told(s, BattleRolled)] == ["side:yellow", "side:blue"]
    assert not s.champion[YELLOW]
    assert s.champion[BLUE]


@pytest.mark.rule("S3-10.4-a", "S3-9.6-d")
def test_five_to_one_overruns_the_interceptors() -> None:
    s = intercepted("turn_back! no", "end", dice="6 1", cus={"yellow ephesos": {"loyal": 10}})
    assert not told(s, BattleRolled)
    assert force(s, "blue pergamon") == units()
    assert force(s, "yellow pergamon") == units(loyal=10)


@pytest.mark.rule("S3-10.5-d", "S3-16.1-c")
def test_an_independent_army_never_turns_back_from_an_interception() -> None:
    s = position(
        armies={"philon": "ephesos"},
        generals={"perdikkas": "blue sardeis"},
        cus={"blue sardeis": {"loyal": 5}},
    )
    task = IndependentMove(RED, 2, at("ephesos"))
    s.agenda = [task]
    answers = ("red: independent_move! pergamon", "blue: intercept_from! sardeis", "pass", "perdikkas", "loyal=05")
    run(independent_move(s, task), "6 1 1 6 6", *answers)
    assert not told(s, TurnedBack)
    assert [event.side for event in told(s, BattleRolled)] == ["side:independent", "side:blue"]


# -- 10.6, 10.7 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-10.6-b", "S3-10.6-c", "S3-10.6-d")
@pytest.mark.parametrize(("dice", "rolled"), [("6", ["blue"]), ("1 6", ["blue", "yellow"])])
def test_all_declare_first_and_the_first_faction_to_succeed_bars_the_others(dice: str, rolled: list[str]) -> None:
    s = position(
        first=BLUE,
        generals={**MARCH["generals"], "seleukos": "yellow abydos"},
        cus={**MARCH["cus"], "yellow abydos": {"loyal": 1}},
    )
    run(interceptions(s, STEP), dice, *COMES, "yellow: intercept_from! abydos", "pass", "seleukos", "loyal=01")
    assert [event.side for event in told(s, InterceptionRolled)] == [f"side:{name}" for name in rolled]


@pytest.mark.rule("S3-10.7-a", "S3-10.7-b", "S3-10.7-c", "S3-10.2-d", "S3-8.1-e")
def test_a_part_goes_under_a_subordinate_with_his_own_initiative_and_once() -> None:
    s = position(
        generals={"antigonos": "red pergamon", "krateros": "blue sardeis", "seleukos": "blue sardeis"},
        cus={"red pergamon": {"loyal": 2}, "blue sardeis": {"loyal": 3}},
    )
    # Seleukos has Initiative 2, Krateros 4.
    run(interceptions(s, STEP), "3", "intercept_from! sardeis", "pass", "seleukos", "done", "loyal=01")
    assert general(s, "seleukos") == at("pergamon")
    assert general(s, "krateros") == at("sardeis")
    assert force(s, "blue pergamon") == units(loyal=1)
    assert force(s, "blue sardeis") == units(loyal=2)


@pytest.mark.rule("S3-8.1-e", "S3-8.1-g", "S3-10.7-a")
def test_an_off_map_minor_general_may_lead_the_part() -> None:
    s = position(**MARCH)
    run(interceptions(s, STEP), "5", "intercept_from! sardeis", "minor-blue-1", "minor-blue-1", "loyal=01", "done")
    assert general(s, "minor-blue-1") == at("pergamon")
    assert general(s, "perdikkas") == at("sardeis")


# -- 23.2 -------------------------------------------------------------------------------------------------------------

OPTION: dict[str, Any] = {"options": ("interceptor_attacks",)}


@pytest.mark.rule("S3-23.2-a", "S3-23.2-c", "S3-17.5-j")
def test_the_interceptor_may_attack_and_then_loses_the_status() -> None:
    s = intercepted("blue: attack_mover! yes", "yellow: evade! no", dice="6 6 6 1 1 1", **OPTION)
    assert [event.side for event in told(s, BattleRolled)] == ["side:blue", "side:yellow"]
    assert s.champion[YELLOW]
    assert not s.champion[BLUE]


@pytest.mark.rule("S3-23.2-c", "S3-17.5-d")
def test_not_against_the_usurper() -> None:
    s = intercepted("attack_mover! yes", "evade! no", dice="6 6 6 1 1 1", **OPTION, usurper=YELLOW)
    assert s.champion[BLUE]


@pytest.mark.rule("S3-23.2-b", "S3-17.5-k")
def test_the_mover_may_evade_instead_with_all_its_limits() -> None:
    evade = ("yellow: evade! yes", "yellow: evade_to! abydos", "evade_on! done")
    s = intercepted("attack_mover! yes", *evade, dice="6 3", **OPTION)
    assert general(s, "antigonos") == at("abydos")
    assert not told(s, BattleRolled)
    assert s.champion[BLUE]
    # He cannot turn back, nor evade to where the interceptor came from.
    with pytest.raises(AssertionError, match="sardeis is not among"):
        intercepted("attack_mover! yes", "evade! yes", "evade_to! sardeis", dice="6", **OPTION)


@pytest.mark.rule("S3-23.2-b", "S3-11.2-a")
def test_failing_that_he_fights_without_local_troops() -> None:
    lydia = dict.fromkeys(("sardeis", "lesbos", "chios"), "yellow")
    s = intercepted("attack_mover! yes", "evade! no", dice="6 6 6 1 1 1", control=lydia, **OPTION)
    assert [event.local for event in told(s, BattleRolled)] == [0, 2]
    answers = ("attack_mover! yes", "evade! yes", "evade_to! abydos")
    s = intercepted(*answers, dice="6 1 6 6 1 1 1", control=lydia, **OPTION)
    assert [event.local for event in told(s, BattleRolled)] == [0, 0]


@pytest.mark.rule("S3-23.2-d")
def test_who_defends_leaves_the_mover_his_choice() -> None:
    s = intercepted("blue: attack_mover! no", "yellow: turn_back! yes", dice="6", **OPTION)
    assert general(s, "antigonos") == at("ephesos")


@pytest.mark.rule("S3-9.6-d", "S3-23.2-a")
def test_an_interceptor_who_attacks_does_not_overrun() -> None:
    s = position(
        generals={"antigonos": "yellow ephesos", "perdikkas": "blue sardeis"},
        cus={"yellow ephesos": {"loyal": 1}, "blue sardeis": {"loyal": 5}},
        **OPTION,
    )
    comes = ("pergamon", "intercept_from! sardeis", "pass", "perdikkas", "loyal=05", "attack_mover! yes", "evade! no")
    act(s, "antigonos", "6 6 6 1 1 1", *comes)
    assert len(told(s, BattleRolled)) == 2


# -- who comes ---------------------------------------------------------------------------------------------------------


def test_who_may_intercept_is_told_who_comes() -> None:
    armies = {"leosthenes": "larisa", "seuthes": "larisa"}
    s = position(generals={"antigonos": "yellow pergamon"}, armies=armies, cus={"red abydos": {"loyal": 1}})
    comes = arrival(s, Step(YELLOW, YELLOW, at("ephesos"), at("pergamon")))
    assert comes == {"space": "space:pergamon", "side": "side:yellow", "general": "piece:antigonos"}
    for army in armies:
        step = Step(RED, INDEPENDENT, at("lamia"), at("larisa"), army=ARMIES.index(army))
        assert arrival(s, step)["general"] == f"piece:{army}", "of two that stand there the one that has come"
    assert arrival(s, Step(RED, RED, at("lamia"), at("abydos")))["general"] is None


@pytest.mark.rule("S3-9.14-l")
def test_a_landing_inside_a_city_is_not_intercepted() -> None:
    inside = Step(RED, RED, at("chios"), at("sardeis-inside"))
    assert refusal("ephesos", inside, generals={"perdikkas": "blue ephesos"}, cus={"blue ephesos": {"loyal": 1}}) == (
        "S3-9.14-l"
    )


@pytest.mark.rule("S3-10.6-b")
def test_where_several_come_the_first_ones_way_is_remembered() -> None:
    first = Attempt(Party(BLUE, (1,), units(loyal=1)), at("sardeis"))
    second = Attempt(Party(BLUE, (2,), units(loyal=2)), at("abydos"))
    come = joined_by(joined_by(NOBODY_CAME, first), second)
    assert come == Come(Party(BLUE, (1, 2), units(loyal=3)), (), at("sardeis"))
    come = joined_by(joined_by(NOBODY_CAME, Response(BLUE, 3, at("sardeis"))), Response(BLUE, 4, at("abydos")))
    assert come == Come(Party(INDEPENDENT, ()), (3, 4), at("sardeis"))


@pytest.mark.rule("S3-10.2-b")
def test_a_minor_general_joins_no_other_in_an_attempt() -> None:
    minor = {**MARCH["generals"], "minor-blue-1": "blue sardeis"}
    s = position(**{**MARCH, "generals": minor})
    assert run(interceptions(s, STEP), "6", *COMES).party.generals == (GENERAL_NUMBER["perdikkas"],)


ALONG = Step(RED, RED, at("pergamon"), at("ephesos"))


@pytest.mark.rule("S3-10.2-b")
def test_only_ones_own_royal_family_intercepts_with_one() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "krateros": "blue sardeis"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 1}},
        royals={"kleopatra": "sardeis"},
    )
    run(interceptions(s, ALONG), "1", "sardeis", "pass", "krateros", "loyal=01")
    assert told(s, InterceptionRolled)[0].die == 1


@pytest.mark.rule("S3-10.7-a")
def test_who_names_no_general_does_not_intercept() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "krateros": "blue sardeis"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 1}},
    )
    run(interceptions(s, ALONG), "", "sardeis", "pass", "intercepting_general! done")
    assert told(s, InterceptionDeclared) == []


@pytest.mark.rule("S3-10.2-b", "S3-10.7-b")
def test_of_several_the_highest_rank_rolls_and_each_royal_is_named_once() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "eumenes": "blue sardeis", "krateros": "blue sardeis"},
        cus={"red ephesos": {"loyal": 2}, "blue sardeis": {"loyal": 2}},
        royals={"alexandros": "blue sardeis", "herakles": "blue sardeis"},
    )
    answers = ("sardeis", "pass", "eumenes", "krateros", "loyal=01", "intercepting_royal! alexandros", "herakles")
    run(interceptions(s, ALONG), "1", *answers)
    assert told(s, InterceptionDeclared)[0].generals == ("piece:krateros", "piece:eumenes")
