"""8 Generals and command: Rank in stars, equals, Subordinates, Minor Generals; 9.10 a change of command."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import OFF
from strategos.games.successors.common.position import commander
from strategos.games.successors.common.settle import settle
from strategos.games.successors.third.activation import name_commander
from strategos.games.successors.third.activation_segment import name_general
from strategos.games.successors.third.facts import BATTLE_RATING, GENERAL_NUMBER, INITIATIVE, RANK, minors
from strategos.games.successors.third.state import SuccessorsState
from tests.successors.table import YELLOW, force, general, offered, run, units, why

from .activating import act, menu, named, segment
from .table import at, position


def commands(s: SuccessorsState, place: str) -> int:
    return commander(s, YELLOW, at(place))


def field(**given: Any) -> SuccessorsState:
    given.setdefault("control", {"opis": "yellow", "babylon": "yellow"})
    return position(seat=YELLOW, **given)


# -- 8.1 Minor Generals -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-8.1-c", "S3-8.1-j")
def test_each_player_has_four_equal_minor_generals() -> None:
    for faction in range(4):
        assert len(minors(faction)) == 4
        assert {(INITIATIVE[g], BATTLE_RATING[g]) for g in minors(faction)} == {(4, 2)}


@pytest.mark.rule("S3-8.1-i")
def test_a_minor_general_without_cus_or_beside_a_major_one_leaves() -> None:
    s = field(
        generals={"minor-yellow-1": "yellow opis", "minor-yellow-2": "yellow babylon", "seleukos": "yellow babylon"},
        cus={"yellow babylon": {"loyal": 1}},
    )
    settle(s)
    assert general(s, "minor-yellow-1") == general(s, "minor-yellow-2") == OFF
    assert general(s, "seleukos") == at("babylon")


@pytest.mark.rule("S3-9.1-c", "S3-8.1-c")
@pytest.mark.parametrize(("tired", "asked"), [(4, False), (3, True)])
def test_nobody_is_asked_when_no_minor_general_is_left_to_lead_cus(tired: int, asked: bool) -> None:
    """The garrison of Babylon has not moved, but whoever could lead it out has."""
    s = field(cus={"yellow babylon-inside": {"loyal": 2}}, moved_generals=list(minors(YELLOW)[:tired]), movement_die=3)
    run(name_general(s, YELLOW), "", *(["name_general! done"] if asked else []))


# -- 8.4 Rank ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-8.4-d", "S3-8.4-e")
def test_more_stars_command() -> None:
    stars = {name: RANK[GENERAL_NUMBER[name]] for name in ("perdikkas", "krateros", "antigonos", "seleukos")}
    assert stars == {"perdikkas": 3, "krateros": 3, "antigonos": 2, "seleukos": 1}
    s = field(generals={"antigonos": "yellow opis", "seleukos": "yellow opis", "krateros": "yellow opis"})
    assert commands(s, "opis") == named("krateros")


@pytest.mark.rule("S3-8.4-f", "S3-8.3-b", "S3-8.3-a")
def test_of_equals_who_end_a_move_together_the_owner_names_who_commands() -> None:
    s = field(
        generals={"perdikkas": "yellow babylon", "krateros": "yellow opis"},
        cus={"yellow babylon": {"loyal": 1}, "yellow opis": {"loyal": 1}},
    )
    act(s, "perdikkas", "", "take_along! all", "opis", "yellow: commander! krateros", points=1)
    assert commands(s, "opis") == named("krateros")
    run(name_commander(s, YELLOW, at("opis")), "", "commander! perdikkas")
    assert commands(s, "opis") == named("perdikkas")


@pytest.mark.rule("S3-8.3-b", "S3-8.4-e")
def test_where_one_has_more_stars_there_is_nothing_to_name() -> None:
    s = field(generals={"antigonos": "yellow babylon", "krateros": "yellow opis"}, cus={"yellow babylon": {"loyal": 1}})
    act(s, "antigonos", "", "take_along! all", "opis", points=1)
    assert commands(s, "opis") == named("krateros")


@pytest.mark.rule("S3-8.4-f", "S3-8.4-g")
def test_before_the_army_moves_an_equal_may_take_the_command() -> None:
    given: dict[str, Any] = {
        "generals": {"perdikkas": "yellow opis", "krateros": "yellow opis"},
        "cus": {"yellow opis": {"loyal": 2}},
    }
    s = field(**given)
    decision = menu(s, "krateros", "take_along! all", die=3)
    # Krateros has Initiative 4: a 3 gives 2 MP, where Perdikkas would have 3.
    assert decision.about["left"] == 2
    assert commands(s, "opis") == named("krateros")
    s = field(**given)
    assert menu(s, "perdikkas", "take_along! all", die=3).about["left"] == 3


@pytest.mark.rule("S3-8.4-g")
def test_on_the_way_the_command_of_equals_does_not_change() -> None:
    s = field(generals={"perdikkas": "yellow opis", "krateros": "yellow opis"}, cus={"yellow opis": {"loyal": 2}})
    decision = menu(s, "krateros", "take_along! all", "babylon", die=3)
    assert (decision.about["general"], decision.about["left"]) == ("piece:krateros", 1)
    assert commands(s, "babylon") == named("krateros")


@pytest.mark.rule("S3-8.4-c")
def test_a_subordinate_may_move_from_where_he_is_unless_he_has_moved() -> None:
    s = field(
        generals={"krateros": "yellow opis", "seleukos": "yellow opis"},
        cus={"yellow opis": {"loyal": 2}},
    )
    answers = ("roll", "seleukos", "take_along! alone", "nippour", "end")
    segment(s, "6", *answers, "krateros", "take_along! all", "nippour", "end")
    assert general(s, "seleukos") == general(s, "krateros") == at("nippour")
    s = field(
        generals={"krateros": "yellow opis", "seleukos": "yellow opis"},
        cus={"yellow opis": {"loyal": 2}},
    )
    answers = ("roll", "krateros", "take_along! all", "nippour", "end")
    # Seleukos has moved with him, so nobody is left to be named but a Minor General.
    segment(s, "6", *answers)
    assert general(s, "seleukos") == at("nippour")


# -- 9.10 -------------------------------------------------------------------------------------------------------------


def picked_up(*answers: str, higher: str = "krateros", die: int = 3) -> Any:
    s = field(
        generals={"seleukos": "yellow opis", higher: "yellow babylon"},
        cus={"yellow opis": {"loyal": 2}, "yellow babylon": {"loyal": 1}},
    )
    return s, menu(s, "seleukos", "take_along! all", "babylon", "take", "take_up! all", *answers, die=die)


@pytest.mark.rule("S3-9.10-a", "S3-9.10-c")
def test_a_higher_general_picked_up_commands_with_his_own_mp() -> None:
    # Seleukos has 4 MP and has spent 1; Krateros has 2.
    _, decision = picked_up()
    assert (decision.about["general"], decision.about["left"]) == ("piece:krateros", 1)


@pytest.mark.rule("S3-9.10-a")
def test_and_for_the_rest_of_the_move_even_if_he_is_left_behind_again() -> None:
    _, decision = picked_up("leave", "leave_where! babylon", "krateros", "pick_cus! done")
    assert (decision.about["general"], decision.about["left"]) == ("piece:seleukos", 1)
    _, decision = picked_up("nippour", "leave", "krateros", "done", die=5)
    # With a 5 both have 4 MP: two are spent.
    assert decision.about["left"] == 2


@pytest.mark.rule("S3-9.10-b")
@pytest.mark.parametrize(("chosen", "left"), [("eumenes", 2), ("seleukos", 3)])
def test_of_equals_picked_up_the_owner_chooses(chosen: str, left: int) -> None:
    _, decision = picked_up(f"yellow: commander! {chosen}", higher="eumenes")
    # Eumenes has Initiative 3: a 3 gives 3 MP.
    assert (decision.about["general"], decision.about["left"]) == (f"piece:{chosen}", left)


@pytest.mark.rule("S3-9.1-a", "S3-9.4-b")
def test_cus_stay_without_a_general_only_in_a_space_of_ones_own() -> None:
    s = field(generals={"seleukos": "yellow opis"}, cus={"yellow opis": {"loyal": 2}}, control={})
    decision = menu(s, "seleukos")
    assert decision.kind == "activation"
    assert "babylon" in offered(decision)
    assert force(s, "yellow opis") == units(loyal=2)
    s = field(generals={"seleukos": "yellow opis"}, cus={"yellow opis": {"loyal": 2}})
    assert menu(s, "seleukos").kind == "take_along"
    decision = menu(s, "seleukos", "take_along! alone")
    assert why(decision, "leave") == ("S3-8.4-a", "nothing_to_leave")
