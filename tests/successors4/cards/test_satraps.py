"""Neoptolemos, Peukestas, Kassandros, and Persian Popular Support."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import WAITING
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.fourth.reinforcements import due
from tests.successors.table import BLUE, RED, force, general, owner, royal, units
from tests.successors4.cards.hand import offered, play, play_on, reason, refused
from tests.successors4.table import at, position

NEOPTOLEMOS, PEUKESTAS = "neoptolemos_satrap_of_armenia", "peukestas_satrap_of_persis"


@pytest.mark.parametrize("before", ["nobody", "blue", "independent", "red"])
def test_neoptolemos_comes_with_a_minor_general_and_takes_a_space_of_armenia(before: str) -> None:
    s = play(position(control={"thospia": before}), NEOPTOLEMOS, "", "event_space! thospia")
    assert owner(s, "thospia") == "red"
    assert force(s, "red thospia") == units(mercenary=3)
    assert general(s, "minor-red-1") == at("thospia")


def test_not_where_enemies_are_nor_on_a_way_point_nor_elsewhere() -> None:
    s = position(
        generals={"eumenes": "blue thospia"}, cus={"blue armauira": {"loyal": 1}}, armies={"philon": "karenitis"}
    )
    assert offered(s, NEOPTOLEMOS) == ["kardouchoi", "trapezous"]
    reasons = {"thospia": "enemy_here", "armauira": "enemy_here", "karenitis": "enemy_here"}
    reasons |= {"tp_araxes": "not_on_a_way_point", "mazaka": "not_a_province_of_the_card"}
    assert {space: reason(s, NEOPTOLEMOS, space) for space in reasons} == reasons
    s = position(
        cus={f"blue {n}": {"loyal": 1} for n in ("armauira", "karenitis", "thospia", "kardouchoi", "trapezous")}
    )
    assert refused(s, NEOPTOLEMOS) == "no_target"


def test_without_a_minor_general_left_the_marker_holds_them() -> None:
    places = {f"minor-red-{n}": f"red {space}" for n, space in enumerate(("issos", "tarsos", "gordion", "ankyra"), 1)}
    troops = {where: {"loyal": 1} for where in places.values()}
    s = play(position(generals=places, cus=troops, control={"issos": "red"}), NEOPTOLEMOS, "", "thospia")
    assert force(s, "red thospia") == units(mercenary=3)


# -- Peukestas and Kassandros -----------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.1-c", "S4-7.1-l")
def test_peukestas_joins_from_game_turn_ii_on_with_a_marker() -> None:
    assert refused(position(turn=1), PEUKESTAS) == "not_before_turn"
    s = play(position(turn=2, control={"persepolis": "blue"}), PEUKESTAS, "", "event_space! persepolis")
    assert general(s, "peukestas") == at("persepolis")
    assert owner(s, "persepolis") == "red"
    assert force(s, "red persepolis") == units(mercenary=3)


@pytest.mark.rule("S4-7.1-l")
def test_or_he_comes_as_a_reinforcement() -> None:
    s = position(control={"issos": "red", "persepolis": "blue"})
    play_on(s, PEUKESTAS, "", "as_reinforcement", then=("reinforce! issos", "reinforce! issos", "mercenary=03"))
    assert general(s, "peukestas") == at("issos")
    assert force(s, "red issos") == units(mercenary=3)
    assert owner(s, "persepolis") == "blue"


def test_where_enemies_hold_all_of_persis_he_comes_as_a_reinforcement_only() -> None:
    s = position(cus={"blue persepolis": {"loyal": 1}, "blue parsargadai": {"loyal": 1}})
    assert offered(s, PEUKESTAS) == ["as_reinforcement"]


@pytest.mark.rule("S4-7.1-j")
def test_kassandros_joins_once_antipatros_is_gone_with_a_marker_or_without() -> None:
    assert refused(position(generals={"antipatros": "blue pella"}), "kassandros") == "not_before_his_death"
    assert refused(position(), "kassandros") == "not_before_his_death"
    for answer, holder in (("yes", "red"), ("no", "blue")):
        s = position(generals={"antipatros": "blue dead"}, control={"korinthos": "blue"})
        play(s, "kassandros", "", "event_space! korinthos", f"bring_marker! {answer}")
        assert general(s, "kassandros") == at("korinthos")
        assert owner(s, "korinthos") == holder
        assert force(s, "red korinthos") == units(mercenary=3)
    s = position(generals={"antipatros": "blue dead"}, control={"korinthos": "red"})
    play(s, "kassandros", "", "korinthos")
    assert owner(s, "korinthos") == "red"


@pytest.mark.rule("S4-8.2-b")
def test_who_arrives_may_gain_an_heir_of_the_marker_he_replaces() -> None:
    s = position(generals={"antipatros": "blue dead"}, control={"pella": "blue"}, royals={"philippos": "blue pella"})
    play(s, "kassandros", "", "pella", "yes")
    assert royal(s, "philippos") == "red"


@pytest.mark.parametrize(("card", "name"), [(PEUKESTAS, "peukestas"), ("kassandros", "kassandros")])
def test_nobody_joins_twice(card: str, name: str) -> None:
    s = position(generals={"antipatros": "blue dead"})
    assert general(s, name) == WAITING
    s = position(generals={"antipatros": "blue dead", name: "blue issos"})
    assert refused(s, card) == "no_longer_waiting"


@pytest.mark.rule("S4-16.9-e")
@pytest.mark.parametrize(
    ("card", "space"), [(NEOPTOLEMOS, "thospia"), (PEUKESTAS, "persepolis"), ("kassandros", "elis")]
)
def test_where_cavalry_is_used_one_of_them_rides(card: str, space: str) -> None:
    s = position(options=("cavalry",), generals={"antipatros": "blue dead"}, control={space: "red"})
    play(s, card, "", space)
    assert force(s, f"red {space}") == units(mercenary=2, cavalry=1)


# -- Persian Popular Support ------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.6-l")
@pytest.mark.parametrize(
    ("province", "space"), [("persis", "persepolis"), ("media", "ekbatana"), ("sousiane", "sousa")]
)
def test_the_persians_cost_two_legitimacy_and_bring_mercenaries_now_and_later(province: str, space: str) -> None:
    s = position(provinces={province: "red"})
    before, usual = legitimacy(s, RED).value, due(s, RED, BLUE)
    play(s, "persian_popular_support", "", f"event_place! {space}")
    assert force(s, f"red {space}") == units(mercenary=2)
    assert legitimacy(s, RED).value == before - 2
    assert due(s, RED, BLUE)[0] == usual[0] + 1
    s.control[:] = bytes([255]) * len(s.control)
    assert legitimacy(s, RED).value == before - 2
    assert due(s, RED, BLUE) == due(s, BLUE, 0)


def test_only_who_controls_one_of_their_provinces() -> None:
    assert refused(position(control={"persepolis": "red"}), "persian_popular_support") == "no_persian_province"
    s = position(provinces={"persis": "red"}, cus={"blue persepolis": {"loyal": 1}, "blue parsargadai": {"loyal": 1}})
    assert refused(s, "persian_popular_support") == "no_target"


@pytest.mark.rule("S4-3.6-b")
def test_legitimacy_does_not_fall_below_nothing() -> None:
    s = play(position(provinces={"persis": "red"}, successors=("red",)), "persian_popular_support", "", "persepolis")
    assert legitimacy(s, RED).value == 0


@pytest.mark.rule("S4-16.9-e")
def test_some_of_the_persians_ride() -> None:
    s = play(position(provinces={"persis": "red"}, options=("cavalry",)), "persian_popular_support", "", "persepolis")
    assert force(s, "red persepolis") == units(mercenary=1, cavalry=1)
