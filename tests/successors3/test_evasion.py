"""11 Evasion."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED, INDEPENDENT
from strategos.games.successors.common.movement_events import Evaded
from strategos.games.successors.common.steps import Step, came_from, whole_force
from strategos.games.successors.third.evasion import (
    evades_on,
    evasions,
    get_away,
    why_not_evade,
    why_not_evade_by,
    why_not_evade_to,
)
from strategos.games.successors.third.facts import ARMIES, GENERALS, INITIATIVE, NUMBER, ROYAL_NUMBER
from strategos.games.successors.third.independent_reactions import why_not_flee
from strategos.games.successors.third.state import SuccessorsState
from tests.successors.table import BLUE, RED, YELLOW, force, general, royal, run, told, units

from .activating import act
from .table import at, position

# Yellow's Army has come from Ephesos to Sardeis, where Red's Perdikkas stands.
CAUGHT: dict[str, Any] = {
    "generals": {"antigonos": "yellow sardeis", "perdikkas": "red sardeis"},
    "cus": {"yellow sardeis": {"loyal": 3}, "red sardeis": {"loyal": 2}},
}
STEP = Step(YELLOW, YELLOW, at("ephesos"), at("sardeis"))


def evade(dice: str, *answers: str, step: Step = STEP, **given: Any) -> tuple[SuccessorsState, tuple[int, ...]]:
    s = position(**{**CAUGHT, **given})
    return s, run(evasions(s, step), dice, *answers)


def refusal(space: str, step: Step = STEP, **given: Any) -> str | None:
    s = position(**{**CAUGHT, **given})
    no = why_not_evade_to(s, step, RED, NUMBER["sardeis"], NUMBER[space])
    return no and no.rule


@pytest.mark.rule("S3-11.1-b", "S3-11.1-a")
def test_the_roll_is_above_the_initiative() -> None:
    assert [evades_on(g) for g in range(GENERALS)] == [INITIATIVE[g] + 1 for g in range(GENERALS)]
    s, failed = evade("3", "red: evade! yes", "evade_to! pergamon")
    assert failed == (RED,)
    assert general(s, "perdikkas") == at("sardeis")
    s, failed = evade("4", "red: evade! yes", "evade_to! pergamon", "evade_on! done")
    assert failed == ()
    assert general(s, "perdikkas") == at("pergamon")


@pytest.mark.rule("S3-11.1-d")
@pytest.mark.parametrize(
    ("first", "die", "away"), [("tp_ipsos", 4, False), ("tp_ipsos", 5, True), ("pisidai", 4, True)]
)
def test_the_first_space_is_named_before_the_roll_and_a_way_point_costs_one(first: str, die: int, away: bool) -> None:
    s = position(
        generals={"antigonos": "yellow kelainai", "perdikkas": "red kelainai"},
        cus={"yellow kelainai": {"loyal": 3}, "red kelainai": {"loyal": 2}},
    )
    onward = ("evade_on! done",) if away else ()
    run(
        evasions(s, Step(YELLOW, YELLOW, at("sardeis"), at("kelainai"))),
        str(die),
        "evade! yes",
        f"evade_to! {first}",
        *onward,
    )
    assert (general(s, "perdikkas") == at(first)) is away


@pytest.mark.rule("S3-11.1-c", "S3-11.3-f", "S3-11.3-e")
def test_all_go_up_to_two_spaces_and_pick_up_nobody() -> None:
    s, _ = evade(
        "6",
        "evade! yes",
        "evade_to! pergamon",
        "evade_on! abydos",
        cus={**CAUGHT["cus"], "red pergamon": {"mercenary": 1}},
        control={"pergamon": "red"},
        royals={"herakles": "red sardeis"},
    )
    assert general(s, "perdikkas") == at("abydos")
    assert force(s, "red abydos") == units(loyal=2)
    assert force(s, "red pergamon") == units(mercenary=1)
    assert royal(s, "herakles") == "red"
    assert force(s, "red sardeis") == units()


@pytest.mark.rule("S3-11.3-a", "S3-11.3-b", "S3-11.3-c", "S3-11.3-d")
@pytest.mark.parametrize(
    ("space", "given", "rule"),
    [
        ("pergamon", {}, None),
        ("pergamon", {"control": {"pergamon": "red"}}, None),
        ("pergamon", {"control": {"pergamon": "blue"}}, "S3-11.3-a"),
        ("pergamon", {"control": {"pergamon": "independent"}}, "S3-11.3-a"),
        ("pergamon", {"armies": {"philon": "pergamon"}}, "S3-11.3-a"),
        ("daskyleion", {}, "S3-11.3-c"),
        ("ephesos", {}, "S3-11.3-d"),
    ],
)
def test_where_an_evasion_may_go(space: str, given: dict[str, Any], rule: str | None) -> None:
    assert refusal(space, **given) == rule


@pytest.mark.rule("S3-11.3-b")
def test_an_enemy_space_with_ones_own_cus_is_open() -> None:
    cus = {**CAUGHT["cus"], "red pergamon": {"loyal": 1}}
    assert refusal("pergamon", control={"pergamon": "blue"}, cus=cus) is None


@pytest.mark.rule("S3-11.1-a")
def test_only_from_an_army() -> None:
    s = position(generals=CAUGHT["generals"], cus={"red sardeis": {"loyal": 2}})
    no = why_not_evade(s, STEP, RED)
    assert no is not None
    assert no.why == "no_army_to_evade"
    assert why_not_evade(position(**CAUGHT), STEP, RED) is None
    independent = Step(BLUE, INDEPENDENT, at("ephesos"), at("sardeis"))
    assert why_not_evade(position(**CAUGHT), independent, RED) is None
    assert why_not_evade(position(**CAUGHT), independent, BLUE) is not None


@pytest.mark.rule("S3-11.1-c")
def test_without_anywhere_to_go_there_is_no_attempt() -> None:
    control = {"pergamon": "blue", "kelainai": "blue"}
    s = position(**CAUGHT, control=control)
    no = why_not_evade(s, STEP, RED)
    assert no is not None
    assert no.why == "nowhere_to_evade"


@pytest.mark.rule("S3-11.3-a", "S3-9.9-b")
def test_an_evading_army_disperses_a_lone_general_and_without_cus_may_not_stay_there() -> None:
    generals = {**CAUGHT["generals"], "seleukos": "blue pergamon"}
    s, _ = evade("6", "evade! yes", "evade_to! pergamon", "evade_on! done", generals=generals)
    assert general(s, "seleukos") == DISPERSED
    assert general(s, "perdikkas") == at("pergamon")
    assert refusal("pergamon", generals=generals, cus={"yellow sardeis": {"loyal": 3}}) == "S3-9.9-b"


# -- 11.3, 10 after an Interception -----------------------------------------------------------------------------------


@pytest.mark.rule("S3-11.3-g")
def test_who_has_intercepted_does_not_evade_but_who_was_there_may() -> None:
    s = position(
        generals={"antigonos": "yellow ephesos", "perdikkas": "red pergamon", "krateros": "red sardeis"},
        cus={"yellow ephesos": {"loyal": 3}, "red pergamon": {"loyal": 2}, "red sardeis": {"mercenary": 2}},
    )
    comes = ("pergamon", "ask_passage! no", "red: intercept_from! sardeis", "pass", "krateros", "mercenary=02")
    # Krateros has come and stays; Perdikkas, who was there, gets away with what was his.
    evade_ = ("turn_back! no", "red: evade! yes", "evade_to! abydos", "evade_on! done")
    act(s, "antigonos", "6 4 6 6 1 1", *comes, *evade_)
    assert general(s, "perdikkas") == at("abydos")
    assert force(s, "red abydos") == units(loyal=2)
    assert general(s, "krateros") == DISPERSED
    assert force(s, "red pergamon") == units()


@pytest.mark.rule("S3-11.3-g")
def test_interceptors_alone_are_not_even_asked() -> None:
    s = position(
        generals={"antigonos": "yellow ephesos", "krateros": "red sardeis"},
        cus={"yellow ephesos": {"loyal": 3}, "red sardeis": {"mercenary": 2}},
    )
    comes = ("pergamon", "red: intercept_from! sardeis", "pass", "krateros", "mercenary=02", "turn_back! no")
    act(s, "antigonos", "6 6 6 1 1", *comes)
    assert general(s, "krateros") == DISPERSED


@pytest.mark.rule("S3-11.3-g", "S3-11.1-a")
def test_a_third_player_may_evade_after_anothers_interception() -> None:
    s = position(
        generals={"antigonos": "yellow ephesos", "krateros": "red sardeis", "seleukos": "blue pergamon"},
        cus={"yellow ephesos": {"loyal": 3}, "red sardeis": {"mercenary": 2}},
    )
    comes = ("pergamon", "ask_passage! no", "red: intercept_from! sardeis", "pass", "krateros", "mercenary=02")
    evade_ = ("turn_back! no", "blue: evade! yes", "evade_to! abydos", "evade_on! done")
    act(s, "antigonos", "6 3 6 6 1 1", *comes, *evade_)
    assert general(s, "seleukos") == at("abydos")


@pytest.mark.rule("S3-11.4-a", "S3-11.4-b")
def test_the_mover_may_follow_and_the_evader_try_again() -> None:
    s = position(
        generals={"antigonos": "yellow ephesos", "perdikkas": "red pergamon"},
        cus={"yellow ephesos": {"loyal": 3}, "red pergamon": {"loyal": 2}},
    )
    first = ("pergamon", "ask_passage! no", "evade! yes", "evade_to! abydos", "evade_on! done")
    again = ("abydos", "ask_passage! no", "evade! yes", "evade_to! kyzikos", "evade_on! done")
    act(s, "antigonos", "4 5", *first, *again, "end")
    assert general(s, "antigonos") == at("abydos")
    assert general(s, "perdikkas") == at("kyzikos")


@pytest.mark.rule("S3-9.12-b")
def test_evading_through_a_hostile_space_costs_attrition() -> None:
    s = position(
        generals={"antigonos": "yellow kelainai", "perdikkas": "red kelainai", "krateros": "red aspendos"},
        cus={"yellow kelainai": {"loyal": 3}, "red kelainai": {"loyal": 2}, "red pisidai": {"loyal": 1}},
        control={"pisidai": "independent"},
    )
    step = Step(YELLOW, YELLOW, at("sardeis"), at("kelainai"))
    run(evasions(s, step), "6 6", "evade! yes", "evade_to! pisidai", "evade_on! aspendos")
    assert force(s, "red aspendos") == units(loyal=1)


# -- on the way -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.12-b", "S3-9.9-b", "S3-18.4-a")
@pytest.mark.parametrize(
    ("die", "krateros", "eumenes"), [("1", "aspendos", "dispersed"), ("6", "dispersed", "aspendos")]
)
def test_who_loses_the_last_cu_on_the_way_is_no_army(die: str, krateros: str, eumenes: str) -> None:
    s = position(
        control={"pisidai": "independent"},
        generals={"krateros": "red kelainai", "eumenes": "yellow aspendos"},
        cus={"red kelainai": {"mercenary": 1}},
        royals={"herakles": "red kelainai"},
    )
    step = Step(YELLOW, YELLOW, at("sardeis"), at("kelainai"))
    run(get_away(s, step, whole_force(s, RED, at("kelainai")), NUMBER["pisidai"]), die, "evade_on! aspendos")
    assert general(s, "krateros") == at(krateros)
    assert general(s, "eumenes") == at(eumenes)
    assert s.royal_at[ROYAL_NUMBER["herakles"]] == at("aspendos" if die == "1" else "pisidai")
    ways = [("space:kelainai", "space:pisidai"), ("space:pisidai", "space:aspendos")]
    assert [(event.space, event.to) for event in told(s, Evaded)] == ways


@pytest.mark.rule("S3-9.12-d")
def test_an_independent_minor_city_costs_nothing() -> None:
    s = position(
        control={"pergamon": "independent"}, generals={"krateros": "red sardeis"}, cus={"red sardeis": {"mercenary": 1}}
    )
    step = Step(YELLOW, YELLOW, at("kelainai"), at("sardeis"))
    run(get_away(s, step, whole_force(s, RED, at("sardeis")), NUMBER["pergamon"]), "", "evade_on! abydos")
    assert general(s, "krateros") == at("abydos")


ENTERED = Step(YELLOW, YELLOW, at("ephesos"), at("pergamon"))


@pytest.mark.rule("S3-11.1-a", "S3-11.1-c")
def test_who_is_not_there_or_has_no_general_there_cannot_evade() -> None:
    s = position(
        generals={"antigonos": "yellow pergamon", "krateros": "red pergamon", "seleukos": "blue sardeis"},
        cus={"yellow pergamon": {"loyal": 3}, "red pergamon": {"loyal": 1}, "blue pergamon": {"loyal": 1}},
    )
    assert why_not_evade(s, ENTERED, RED) is None
    for faction in (BLUE, YELLOW):
        no = why_not_evade(s, ENTERED, faction)
        assert no is not None
        assert no.why == "nobody_to_evade"


ALONG = Step(RED, RED, at("pergamon"), at("ephesos"))


@pytest.mark.rule("S3-11.3-d", "S3-11.3-c")
def test_nobody_evades_back_to_the_danger() -> None:
    s = position(generals={"antigonos": "red ephesos", "krateros": "blue ephesos"})

    def refusal(here: str, space: str) -> str | None:
        no = why_not_evade_by(s, ALONG, BLUE, NUMBER[here], NUMBER[space])
        return None if no is None else no.why

    assert refusal("sardeis", "ephesos") == "back_to_the_danger"
    assert refusal("ephesos", "tyros") == "no_land_route"
    assert refusal("ephesos", "sardeis") is None


@pytest.mark.rule("S3-11.3-d")
@pytest.mark.parametrize(
    ("step", "space", "came"),
    [
        (ALONG, "pergamon", True),
        (ALONG, "sardeis", False),
        (Step(RED, RED, at("pergamon"), at("ephesos"), left=at("sardeis")), "sardeis", True),
        (Step(RED, RED, at("pergamon"), at("ephesos"), left=at("sardeis")), "pergamon", False),
        (Step(RED, RED, at("pergamon"), at("ephesos"), by_sea=True), "pergamon", False),
    ],
)
def test_nobody_evades_to_where_the_enemy_has_just_been(step: Step, space: str, came: bool) -> None:
    """With Free Passage on the way, that is not where the enemy would go back to (OQ-FREE-PASSAGE-BACK)."""
    assert came_from(step, NUMBER[space]) is came
    s = position(armies={"seuthes": "ephesos"}, options=("independent_reactions",))
    no = why_not_flee(s, step, ARMIES.index("seuthes"), NUMBER["ephesos"], NUMBER[space])
    assert (no is not None and no.why == "the_enemy_came_from_there") is came
