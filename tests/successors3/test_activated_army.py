"""9.2, 9.7 What an activated Army may do, whether it is asked once more, and whether it could leave."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.activation import has_begun, why_not_minors
from strategos.games.successors.common.parties import head
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third.activated_army import can_leave, garrisons, is_exhausted
from strategos.games.successors.third.facts import GENERAL_NUMBER, NUMBER
from strategos.games.successors.third.land_movement import rearrange
from tests.successors.table import RED, YELLOW, force, offered, owner, question, royal, units, why

from .activating import act, menu, named
from .table import at, position

ANTIGONOS, LYSIMACHOS = GENERAL_NUMBER["antigonos"], GENERAL_NUMBER["lysimachos"]
MINOR = GENERAL_NUMBER["minor-yellow-1"]


def of_yellow(**more: Any) -> Activate:
    return Activate(YELLOW, ANTIGONOS, generals=(ANTIGONOS,), **more)


@pytest.mark.rule("S3-9.7-e", "S3-9.7-b", "S3-9.4-a")
@pytest.mark.parametrize(
    ("within", "more", "over"),
    [
        (0, {"troops": units(loyal=3)}, False),
        (1, {"troops": units(loyal=3)}, False),
        (2, {"troops": units(loyal=3)}, True),
        (2, {"troops": units(loyal=3), "generals": (ANTIGONOS, LYSIMACHOS)}, False),
        (2, {}, False),
    ],
)
def test_before_the_own_city_it_goes_on_while_anybody_could_go_inside(
    within: int, more: dict[str, Any], over: bool
) -> None:
    for holder, ends in (("yellow", over), ("nobody", True)):
        s = position(
            control={"sardeis": holder},
            generals={"antigonos": "yellow sardeis", "lysimachos": "yellow sardeis"},
            cus={"yellow sardeis": {"loyal": 3}, "yellow sardeis-inside": {"loyal": within}},
        )
        s.moved_generals.append(LYSIMACHOS)
        task = Activate(YELLOW, ANTIGONOS, **{"generals": (ANTIGONOS,), **more})
        assert is_exhausted(s, task) is ends


@pytest.mark.rule("S3-9.7-e", "S3-9.10-a", "S3-12-c")
def test_inside_it_may_come_out_and_a_battle_ends_it() -> None:
    s = position(control={"sardeis": "yellow"}, generals={"antigonos": "yellow sardeis-inside"})
    assert not is_exhausted(s, of_yellow())
    s = position(generals={"antigonos": "yellow pergamon", "lysimachos": "yellow pergamon"})
    assert not is_exhausted(s, of_yellow(die=1, spent=2))
    assert is_exhausted(s, of_yellow(die=1, spent=2, halted=True))


@pytest.mark.rule("S3-8.1-d")
@pytest.mark.parametrize(("place", "over"), [("sardeis-inside", False), ("pergamon", True)])
def test_a_minor_general_off_the_map_may_lead_others_out_without_mp(place: str, over: bool) -> None:
    s = position(control={"sardeis": "yellow", "pergamon": "yellow"}, cus={f"yellow {place}": {"loyal": 1}})
    assert is_exhausted(s, Activate(YELLOW, MINOR)) is over
    assert not is_exhausted(s, Activate(YELLOW, MINOR, points=1))


@pytest.mark.rule("S3-9.9-b", "S3-9.11-f")
def test_one_way_on_is_enough() -> None:
    s = position(generals={"antigonos": "yellow ephesos"})
    assert can_leave(s, of_yellow(points=1, barred=(NUMBER["pergamon"],)))
    s = position(generals={"antigonos": "yellow chios"})
    assert can_leave(s, of_yellow(points=1))
    assert not can_leave(s, of_yellow())


@pytest.mark.rule("S3-9.7-e")
def test_inside_its_city_an_army_may_come_out_when_its_mp_are_spent() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={"antigonos": "yellow sardeis-inside"},
        cus={"yellow sardeis-inside": {"loyal": 2}},
    )
    assert not is_exhausted(s, of_yellow(troops=units(loyal=2)))


@pytest.mark.rule("S3-8.1-d")
def test_without_a_cu_on_the_map_no_minor_general_is_placed() -> None:
    s = position(generals={"antigonos": "yellow sardeis"})
    no = why_not_minors(s, YELLOW)
    assert no is not None
    assert (no.rule, no.why) == ("S3-8.1-d", "no_cus_on_the_map")
    assert why_not_minors(position(control={"opis": "yellow"}, cus={"yellow opis": {"loyal": 1}}), YELLOW) is None


@pytest.mark.rule("S3-9.7-e")
@pytest.mark.parametrize(("within", "asked"), [(1, True), (2, False)])
def test_into_a_full_city_cus_are_not_left(within: int, asked: bool) -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"perdikkas": "yellow pella"},
        cus={"yellow pella": {"loyal": 2}, "yellow pella-inside": {"mercenary": within}},
    )
    where = ("leave_where! pella-inside",) if asked else ()
    act(s, "perdikkas", "", "take_along! all", "leave", *where, "pick_cus! loyal=01", "end")
    assert force(s, "yellow pella-inside") == units(mercenary=within, loyal=int(asked))


@pytest.mark.rule("S3-9.7-e", "S3-15.1.3-e")
def test_who_is_inside_goes_outside_and_not_in_again() -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"perdikkas": "yellow pella-inside"},
        cus={"yellow pella-inside": {"loyal": 1}},
    )
    decision = menu(s, "perdikkas", "take_along! all")
    assert "outside" in offered(decision)
    assert why(decision, "inside") == ("S3-15.1.3-e", "not_your_major_city")
    assert why(decision, "siege") == ("S3-15.1.1-b", "not_besieging")
    assert garrisons(s, YELLOW) == [at("pella-inside")]


@pytest.mark.rule("S3-9.5-d")
def test_who_has_nobody_inside_cannot_bring_them_out() -> None:
    s = position(control={"tyros": "blue"}, cus={"blue tyros": {"loyal": 1}, "red tyros": {"loyal": 1}})
    [decision] = question(rearrange(s, Step(RED, RED, at("sidon"), at("tyros"))))
    assert offered(decision) == ["all_inside", "choose", "keep"]
    s = position(control={"tyros": "blue"}, cus={"blue tyros-inside": {"loyal": 1}, "red tyros": {"loyal": 1}})
    [decision] = question(rearrange(s, Step(RED, RED, at("sidon"), at("tyros"))))
    assert offered(decision) == ["all_outside", "choose", "keep"]


@pytest.mark.rule("S3-8.4-h")
def test_who_was_activated_leads_or_who_has_taken_over() -> None:
    perdikkas, eumenes = named("perdikkas"), named("eumenes")
    assert head(Activate(YELLOW, eumenes, generals=(perdikkas, eumenes))) == eumenes
    assert head(Activate(YELLOW, eumenes, generals=(perdikkas,))) == perdikkas


@pytest.mark.rule("S3-8.4-c")
def test_an_army_that_has_gone_somewhere_for_nothing_has_begun() -> None:
    assert not has_begun(Activate(YELLOW, named("perdikkas")))
    assert has_begun(Activate(YELLOW, named("perdikkas"), trail=(at("pella"),)))
    assert has_begun(Activate(YELLOW, named("perdikkas"), spent=1))


@pytest.mark.rule("S3-9.5-c", "S3-9.7-e", "S3-15.5-a")
def test_what_an_army_cannot_do_is_told() -> None:
    s = position(control={"tyros": "blue"}, generals={"perdikkas": "yellow tyros"}, cus={"yellow tyros": {"loyal": 6}})
    decision = menu(s, "perdikkas")
    assert why(decision, "ephesos") == ("S3-9.5-c", "not_adjacent")
    assert why(decision, "outside") == ("S3-9.7-e", "not_inside")
    assert "siege" in offered(decision)
    decision = menu(s, "perdikkas", "siege", "siege", dice="1 1", points=6)
    assert why(decision, "siege") == ("S3-15.5-a", "two_sieges_already")


@pytest.mark.rule("S3-17.5-l")
def test_removing_a_marker_or_taking_an_heir_is_no_attack() -> None:
    s = position(
        control={"pergamon": "red"},
        royals={"herakles": "red pergamon"},
        generals={"antigonos": "yellow ephesos"},
        cus={"yellow ephesos": {"loyal": 3}},
    )
    act(s, "antigonos", "", "pergamon", "remove", "end")
    assert (owner(s, "pergamon"), royal(s, "herakles")) == (None, "yellow")
    assert s.champion[YELLOW]
