"""Rules that the third edition has as the fourth has them, tried in the same way."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import INDEPENDENT
from strategos.games.successors.common.events import Eliminated
from strategos.games.successors.common.movement_events import Activated, ArmyMoved, Marched, PickedUp, Rearranged
from strategos.games.successors.common.position import Voyage
from strategos.games.successors.common.segments import unmoved_at
from strategos.games.successors.common.steps import Step, whole_force
from strategos.games.successors.common.tasks import Activate, IndependentMoves
from strategos.games.successors.third.events import ChangedPosition
from strategos.games.successors.third.facts import ARMIES, GENERAL_NUMBER
from strategos.games.successors.third.independent_reactions import interceptors
from strategos.games.successors.third.naval_movement import sail
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.agenda import push
from tests.successors.table import RED, YELLOW, force, general, run, told, units, why
from tests.successors3.activating import act, copied, menu, segment
from tests.successors3.table import at, cards, hands, position, run_agenda

# -- activation --------------------------------------------------------------------------------------------------------


ANTIGONOS = {"antigonos": "yellow ephesos"}


THREE = {"yellow ephesos": {"mercenary": 3}}


def test_royal_army_cus_are_disbanded_before_they_move() -> None:
    s = position(seat=YELLOW, generals=ANTIGONOS, cus={"yellow ephesos": {"royal": 3, "loyal": 1}})
    segment(s, "", "disband", "disband_at! ephesos", "royal=02", "pass")
    assert force(s, "yellow ephesos") == units(royal=1, loyal=1)
    assert [event.why for event in told(s, Eliminated)] == ["disbanded"]


def test_he_may_go_alone_or_with_troops_only_or_with_all() -> None:
    def taken(answer: str) -> tuple[Any, ...]:
        s = position(
            control={"ephesos": "yellow"},
            generals={"antigonos": "yellow ephesos", "demetrios": "yellow ephesos"},
            cus=THREE,
            royals={"herakles": "yellow ephesos"},
        )
        act(s, "antigonos", "", answer, "pergamon", "end")
        return (
            force(s, "yellow pergamon")[0],
            general(s, "demetrios") == at("pergamon"),
            s.royal_at.count(at("pergamon")),
        )

    assert taken("all") == (3, True, 1)
    assert taken("troops") == (3, False, 1)
    assert taken("alone") == (0, False, 0)


@pytest.mark.rule("S3-9.10-c")
def test_mp_after_a_change_of_command_are_never_below_0() -> None:
    s = position(generals={"demetrios": "yellow ephesos", "krateros": "yellow xanthos"})
    answers = ("halikarnassos", "ephesos", "halikarnassos", "xanthos", "take")
    assert menu(s, "demetrios", *answers, die=3).about["left"] == 0


# -- entering ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.5-d")
def test_generals_chosen_are_inside_and_royals_not_chosen_outside() -> None:
    s = position(
        control={"sardeis": "red"},
        generals={**ANTIGONOS, "krateros": "red sardeis", "eumenes": "red sardeis-inside"},
        royals={"herakles": "red sardeis-inside"},
    )
    menu(s, "antigonos", "sardeis", "choose", "krateros", "done", "pick_royal! done")
    assert general(s, "krateros") == at("sardeis-inside")
    assert general(s, "eumenes") == at("sardeis")
    assert s.royal_at.count(at("sardeis")) == 1
    [event] = told(s, Rearranged)
    assert (event.side, event.generals, event.cus, event.royals) == ("side:red", ("piece:krateros",), {}, ())


@pytest.mark.rule("S3-18.4-c")
def test_a_move_within_a_city_is_a_move() -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"demetrios": "yellow pella", "antigonos": "yellow pella-inside"},
        cus={"yellow pella": {"loyal": 2}},
    )
    act(s, "demetrios", "", "all", "inside", "end")
    assert why(menu(s, "antigonos"), "take") == ("S3-8.4-a", "nothing_to_take")


def test_between_two_activations_royal_army_cus_may_be_disbanded() -> None:
    s = position(seat=YELLOW, generals=ANTIGONOS, cus={"yellow ephesos": {"royal": 2}})
    segment(s, "6", "roll", "disband", "ephesos", "royal=01", "done")
    assert force(s, "yellow ephesos") == units(royal=1)


@pytest.mark.rule("S3-9.7-b")
def test_into_a_full_city_nothing_is_left() -> None:
    s = position(
        control={"pella": "yellow"},
        generals={"demetrios": "yellow larisa"},
        cus={"yellow larisa": {"loyal": 2}, "yellow pella-inside": {"loyal": 2}},
    )
    decision = menu(s, "demetrios", "pella", "leave")
    assert decision.kind == "pick_cus", "there is only the outside"


def test_steps_and_who_joins_are_told() -> None:
    s = position(
        control={"sardeis": "yellow"},
        generals={**ANTIGONOS, "demetrios": "yellow sardeis"},
        cus={"yellow sardeis": {"loyal": 1}},
    )
    act(s, "antigonos", "", "sardeis", "take", "all", "inside", "outside", "pergamon", "end")
    [first, second] = told(s, Marched)
    assert (first.space, first.to, first.cost, first.cus) == ("space:ephesos", "space:sardeis", 1, {})
    assert (second.to, second.cus) == ("space:pergamon", {"piece:loyal": 1})
    [event] = told(s, PickedUp)
    assert (event.space, event.generals, event.cus) == ("space:sardeis", ("piece:demetrios",), {"piece:loyal": 1})
    assert [event.inside for event in told(s, ChangedPosition)] == [True, False]


# -- land movement -----------------------------------------------------------------------------------------------------


SUCCESSORS = ("yellow", "blue", "red", "black")


@pytest.mark.rule("S3-9.5-d")
def test_a_city_besieged_when_the_activation_began_is_not_rearranged() -> None:
    s = position(
        control={"pella": "red"},
        generals={"demetrios": "yellow larisa", "antigonos": "yellow pella"},
        cus={"yellow larisa": {"loyal": 4}, "yellow pella": {"loyal": 1}, "red pella-inside": {"royal": 1}},
    )
    act(s, "demetrios", "", "pella", "end")
    assert force(s, "red pella-inside") == units(royal=1)


def test_a_captured_heir_travels_again_with_who_captured_him() -> None:
    """He has moved with Yellow; Blue, who won him, intercepts with him in the same Segment."""
    s = position(
        generals={"antigonos": "yellow ephesos", "demetrios": "yellow abydos", "krateros": "blue sardeis"},
        cus={"blue sardeis": {"loyal": 4}},
        royals={"philippos": "blue sardeis"},
        moved_royals=[0, 1, 2, 3, 4],
        successors=SUCCESSORS,
    )
    answers = (
        "pergamon",
        "blue: intercept_from! sardeis",
        "pass",
        "krateros",
        "loyal=04",
        "philippos",
        "turn_back! yes",
    )
    act(s, "demetrios", "6", *answers)
    assert s.royal_at.count(at("pergamon")) == 1


# -- movement points ---------------------------------------------------------------------------------------------------


def test_example_of_a_minor_general_who_is_put_elsewhere() -> None:
    """Three steps, one repositioning, one allowance."""
    s = position(
        control={"sardeis": "yellow", "ikonion": "yellow"},
        generals={"minor-yellow-1": "yellow halikarnassos"},
        cus={"yellow halikarnassos": {"mercenary": 1}, "yellow ikonion": {"loyal": 1}},
    )
    start = ("ephesos", "sardeis", "minor", "minor-yellow-1", "ikonion", "all")
    assert menu(copied(s), "minor-yellow-1", *start, points=3).about["left"] == 1
    act(s, "minor-yellow-1", "", *start, "dana", points=3)
    assert force(s, "yellow sardeis") == units(mercenary=1)
    assert force(s, "yellow dana") == units(loyal=1)
    assert general(s, "minor-yellow-1") == at("dana")


# -- naval movement ----------------------------------------------------------------------------------------------------


def army(s: SuccessorsState, name: str = "demetrios", points: int = 4, **more: Any) -> Activate:
    """The whole force of a General, activated."""
    leader = GENERAL_NUMBER[name]
    faction = s.general_of[leader]
    where = s.general_at[leader]
    party = whole_force(s, faction, where)
    return Activate(faction, leader, 0, points, 0, party.generals, party.troops, party.royals, **more)


TYROS: dict[str, Any] = {
    "generals": {"demetrios": "red tyros-sea", "krateros": "red tyros-inside", "eumenes": "red tyros"},
    "cus": {
        "red tyros-sea": {"mercenary": 3},
        "red tyros-inside": {"loyal": 1},
        "red tyros": {"cavalry": 1},
    },
    "control": {"tyros": "red"},
    "voyage": Voyage(GENERAL_NUMBER["demetrios"], at("gaza")),
    "sailed": GENERAL_NUMBER["demetrios"],
    "shipped": 3,
}


def at_tyros(*answers: str, dice: str = "", **given: Any) -> tuple[SuccessorsState, Activate]:
    s = position(**{**TYROS, **given})
    task = run(sail(s, army(s)), dice, *answers)
    assert task is not None
    return s, task


@pytest.mark.rule("S3-9.7-b", "S3-9.14-e")
def test_in_the_own_city_pieces_are_left_inside_as_far_as_there_is_room() -> None:
    with pytest.raises(AssertionError, match="mercenary=02 is not among"):
        at_tyros("put_ashore", "ashore_at! tyros-inside", "mercenary=02")
    s, task = at_tyros("put_ashore", "tyros-inside", "mercenary=01")
    assert force(s, "red tyros-inside") == units(loyal=1, mercenary=1)
    assert task.troops == units(mercenary=2)
    assert general(s, "demetrios") == at("tyros-sea")
    # Their activation is over.
    assert unmoved_at(s, RED, at("tyros-inside")) == units(loyal=1)
    s, task = at_tyros("put_ashore", "tyros", "mercenary=03")
    assert force(s, "red tyros") == units(cavalry=1, mercenary=3)
    assert task.troops == units()


# -- told --------------------------------------------------------------------------------------------------------------


def test_who_sets_out_and_with_whom() -> None:
    s = position(
        control={"issos": "yellow"},
        generals={"perdikkas": "yellow issos", "eumenes": "yellow issos"},
        cus={"yellow issos": {"loyal": 2}},
        royals={"alexandros": "yellow issos"},
    )
    act(s, "perdikkas", "", "take_along! all", "end", points=3)
    [news] = told(s, Activated)
    assert news == Activated(
        "side:yellow",
        "piece:perdikkas",
        "space:issos",
        3,
        ("piece:eumenes",),
        {"piece:loyal": 2},
        ("piece:alexandros",),
    )


@pytest.mark.rule("S3-16.2-b")
def test_where_an_independent_army_comes_from() -> None:
    """Out of its box it comes from nowhere on the map."""
    s = position()
    push(s, IndependentMoves(YELLOW, ARMIES.index("glaukias")))
    run_agenda(s, "", "glaukias", "taulantioi", "dardanoi")
    first, second = told(s, ArmyMoved)
    assert first == ArmyMoved("piece:glaukias", "space:taulantioi")
    assert second == ArmyMoved("piece:glaukias", "space:dardanoi", "space:taulantioi")


# -- independent reactions ---------------------------------------------------------------------------------------------


STEP = Step(RED, RED, at("pergamon"), at("ephesos"))


def near(**given: Any) -> SuccessorsState:
    base: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos"},
        "cus": {"red ephesos": {"loyal": 2}},
        "armies": {"philon": "sardeis"},
        "hand": hands(blue="fog"),
        "deck": [*cards("epidemic", "diplomacy", "unrest")],
        "options": ("independent_reactions",),
    }
    return position(**{**base, **given})


@pytest.mark.rule("S3-16.3-f", "S3-10.3-d", "S3-10.3-e")
@pytest.mark.parametrize(
    ("given", "step", "able"),
    [
        ({}, STEP, True),
        ({"options": ()}, STEP, False),
        ({"armies": {"ariarathes": "sardeis"}}, STEP, False),
        ({"control": {"ephesos": "red"}}, STEP, False),
        ({"control": {"ephesos": "independent"}}, STEP, True),
        ({}, Step(RED, RED, at("pergamon"), at("ephesos"), occupants=(RED,)), False),
        ({}, Step(RED, INDEPENDENT, at("pergamon"), at("ephesos")), False),
    ],
)
def test_which_of_them_could(given: dict[str, Any], step: Step, able: bool) -> None:
    assert bool(interceptors(near(**given), step, [])) is able
