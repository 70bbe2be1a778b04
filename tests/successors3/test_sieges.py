"""15 Sieges and Subjugation, 6 the Surrender Segment."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DISPERSED, INDEPENDENT, MAJOR_CITY, NOBODY
from strategos.games.successors.common.events import RoyalArmyJoined
from strategos.games.successors.common.position import Siege, besiegers
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.sieges import desert
from strategos.games.successors.common.surrender import why_not_remove
from strategos.games.successors.common.tasks import Reinforce
from strategos.games.successors.third.facts import KIND, NUMBER
from strategos.games.successors.third.operation_points import why_not_mark
from strategos.games.successors.third.reinforcements import why_not_reinforce
from strategos.games.successors.third.sieges import conduct_siege, needed, siege_roll, why_not_siege
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.surrender import surrender
from tests.successors.table import BLUE, RED, YELLOW, force, general, owner, royal, run, told, units, why

from .activating import act, menu, segment
from .table import at, position

DAMASKOS = NUMBER["damaskos"]


def at_damaskos(inside: dict[str, int] | None = None, holder: str = "red", **given: Any) -> SuccessorsState:
    """Yellow's Antigonos with four CUs before Damaskos."""
    cus: dict[str, Any] = {"yellow damaskos": {"loyal": 4}, **given.pop("cus", {})}
    if inside:
        cus[f"{holder} damaskos-inside"] = inside
    generals = {"antigonos": "yellow damaskos", **given.pop("generals", {})}
    control = {"damaskos": holder, **given.pop("control", {})}
    return position(seat=YELLOW, control=control, generals=generals, cus=cus, **given)


# -- 15.1 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-15.1.1-e", "S3-15.1.1-g")
@pytest.mark.parametrize(
    ("inside", "holder", "points"),
    [({"loyal": 2}, "red", 3), ({"mercenary": 1}, "red", 2), (None, "red", 1), (None, "independent", 3)],
)
def test_siege_points_for_a_major_city(inside: dict[str, int] | None, holder: str, points: int) -> None:
    assert needed(at_damaskos(inside, holder), DAMASKOS) == points


@pytest.mark.rule("S3-15.4-c", "S3-15.4-d", "S3-15-a", "S3-2.3-d")
def test_siege_points_to_subjugate() -> None:
    s = position(control={"pisidai": "independent", "lamia": "independent"})
    assert (needed(s, NUMBER["pisidai"]), needed(s, NUMBER["lamia"])) == (3, 1)


@pytest.mark.rule("S3-15.1.1-d", "S3-15.1.2-a", "S3-15.1.2-b", "S3-15.1.3-a", "S3-15.1.1-c")
def test_points_add_up_and_losses_are_paid() -> None:
    s = at_damaskos({"loyal": 1})
    assert not run(conduct_siege(s, YELLOW, DAMASKOS), "3")
    assert s.sieges[DAMASKOS] == Siege(YELLOW, 1)
    assert force(s, "yellow damaskos") == units(loyal=3)
    assert run(conduct_siege(s, YELLOW, DAMASKOS), "4 1")
    assert owner(s, "damaskos") is None
    assert not s.sieges


@pytest.mark.rule("S3-15.1.1-e", "S3-15.1.1-d")
def test_what_is_needed_is_compared_at_the_end_of_an_attempt() -> None:
    s = at_damaskos({"loyal": 2}, sieges={DAMASKOS: Siege(YELLOW, 2)})
    s.troops.pop(next(key for key in s.troops if s.troops[key] == units(loyal=2)))
    # Two points would be enough now; but nobody has tried since.
    settle(s)
    assert owner(s, "damaskos") == "red"
    assert run(conduct_siege(s, YELLOW, DAMASKOS), "1")
    assert owner(s, "damaskos") is None


@pytest.mark.rule("S3-15.1.3-d", "S3-18.5-b", "S3-12.7-d")
def test_who_is_inside_a_city_that_falls_is_a_defeated_army() -> None:
    s = at_damaskos({"mercenary": 1}, generals={"peithon": "red damaskos-inside"}, sieges={DAMASKOS: Siege(YELLOW, 1)})
    s.royal_at[2], s.royal_of[2] = at("damaskos-inside"), RED
    run(conduct_siege(s, YELLOW, DAMASKOS), "4")
    assert general(s, "peithon") == DISPERSED
    assert force(s, "red damaskos-inside") == units()
    assert royal(s, "herakles") == "yellow"


# -- who besieges -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-G-f", "S3-5.3-f")
def test_one_cu_besieges_without_any_attempt_and_bars_reinforcements() -> None:
    s = at_damaskos({"loyal": 1}, cus={"yellow damaskos": {"mercenary": 1}})
    assert besiegers(s, DAMASKOS) == [YELLOW]
    no = why_not_reinforce(s, Reinforce(RED, units(loyal=1)), at("damaskos-inside"))
    assert no is not None
    assert no.rule == "S3-5.3-f"


@pytest.mark.rule("S3-G-f")
def test_a_general_alone_does_not() -> None:
    s = position(control={"damaskos": "red"}, generals={"antigonos": "yellow damaskos"})
    assert besiegers(s, DAMASKOS) == []


@pytest.mark.rule("S3-G-f", "S3-9.7-f")
def test_who_only_passes_through_besieges_nothing() -> None:
    # Krateros' Army passed Damaskos in this Segment; when Antigonos comes the owner still says who is inside.
    s = position(
        seat=YELLOW,
        control={"damaskos": "red"},
        generals={"krateros": "yellow heliopolis", "antigonos": "yellow bostra"},
        cus={"yellow heliopolis": {"loyal": 1}, "yellow bostra": {"loyal": 1}, "red damaskos-inside": {"loyal": 1}},
    )
    first = ("roll", "krateros", "damaskos", "red: rearrange! keep", "tp_gadara", "end")
    segment(s, "6", *first, "antigonos", "damaskos", "red: rearrange! keep", "end")
    assert besiegers(s, DAMASKOS) == [YELLOW]
    decision = menu(s, "antigonos")
    assert decision is not None


@pytest.mark.rule("S3-15.1.4-a")
def test_the_siege_is_lifted_with_the_last_cu() -> None:
    s = at_damaskos({"loyal": 1}, sieges={DAMASKOS: Siege(YELLOW, 1)})
    act(s, "antigonos", "", "bostra", "end")
    assert not s.sieges


@pytest.mark.rule("S3-15.1.1-b", "S3-6-f", "S3-15.4-b")
def test_it_takes_an_army_of_three() -> None:
    assert why_not_siege(at_damaskos(), YELLOW, DAMASKOS) is None
    no = why_not_siege(at_damaskos(cus={"yellow damaskos": {"loyal": 2}}), YELLOW, DAMASKOS)
    assert no is not None
    assert no.why == "too_few_for_a_siege"


@pytest.mark.rule("S3-9.8-c", "S3-15.1.1-b", "S3-15.5-a")
def test_two_attempts_for_two_mp_each_by_the_same_army() -> None:
    s = at_damaskos({"loyal": 2}, cus={"yellow damaskos": {"loyal": 6}})
    act(s, "antigonos", "4 4", "siege", "siege")
    assert s.sieges[DAMASKOS] == Siege(YELLOW, 2)
    s = at_damaskos({"loyal": 2}, generals={"seleukos": "yellow damaskos"}, cus={"yellow damaskos": {"loyal": 6}})
    act(s, "seleukos", "4", "take_along! all", "siege", "end")
    assert why(menu(s, "antigonos"), "siege") == ("S3-15.5-a", "another_army_besieges")


@pytest.mark.rule("S3-9.8-c")
def test_cus_another_general_has_moved_besiege_no_more() -> None:
    s = position(
        seat=YELLOW,
        control={"damaskos": "red"},
        generals={"krateros": "yellow heliopolis", "antigonos": "yellow bostra"},
        cus={"yellow heliopolis": {"loyal": 2}, "yellow bostra": {"loyal": 1}},
    )
    first = ("roll", "krateros", "damaskos", "end")
    segment(s, "6", *first, "antigonos", "damaskos", "end")
    assert owner(s, "damaskos") == "red"


@pytest.mark.rule("S3-17.5-h")
def test_the_roll_is_an_attack() -> None:
    s = at_damaskos({"loyal": 1})
    run(conduct_siege(s, YELLOW, DAMASKOS), "1")
    assert not s.champion[YELLOW]
    s = at_damaskos(holder="independent")
    run(conduct_siege(s, YELLOW, DAMASKOS), "1")
    assert s.champion[YELLOW]


# -- 15.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-15.2-a", "S3-15.2-b", "S3-15.2-c", "S3-15.2-d")
def test_what_modifies_the_roll() -> None:
    s = position(helepolis={DAMASKOS: YELLOW})
    assert siege_roll(s, YELLOW, DAMASKOS, 3).value == 4
    assert siege_roll(s, YELLOW, DAMASKOS, 3, traitor=True).value == 7
    # Tyros is a port; Memphis and Rhodos have modifiers of their own.
    assert siege_roll(s, YELLOW, NUMBER["tyros"], 3).value == 2
    assert siege_roll(s, YELLOW, NUMBER["memphis"], 3).value == 4
    assert siege_roll(s, YELLOW, NUMBER["rhodos_city"], 3).value == 1
    with_fleet = position(control={"athenai": "yellow"})
    assert siege_roll(with_fleet, YELLOW, NUMBER["tyros"], 3).value == 3
    with_fleet.fleet_away[2] = 1
    assert siege_roll(with_fleet, YELLOW, NUMBER["tyros"], 3).value == 2


# -- 14.3 the Royal Army inside ---------------------------------------------------------------------------------------


@pytest.mark.rule("S3-14.3-i", "S3-17.6-a")
def test_royal_army_cus_inside_go_over_at_the_first_siege_point() -> None:
    s = at_damaskos({"royal": 1, "loyal": 1}, successors=("red", "yellow"), royals={"alexandros": "yellow damaskos"})
    run(conduct_siege(s, YELLOW, DAMASKOS), "4")
    assert force(s, "yellow damaskos") == units(loyal=4, royal=1)
    # No longer inside, it does not count for what is needed: two.
    assert (s.sieges[DAMASKOS].points, needed(s, DAMASKOS)) == (1, 2)


@pytest.mark.rule("S3-14.3-i")
def test_not_with_equal_legitimacy_and_not_at_a_later_point() -> None:
    s = at_damaskos({"royal": 2}, successors=("red", "yellow"))
    run(conduct_siege(s, YELLOW, DAMASKOS), "4")
    assert force(s, "red damaskos-inside") == units(royal=2)
    s.royal_at[0], s.royal_of[0] = at("damaskos"), YELLOW
    run(conduct_siege(s, YELLOW, DAMASKOS), "4")
    assert force(s, "red damaskos-inside") == units(royal=2)
    assert s.sieges[DAMASKOS].points == 2


# -- 15.1.3 the marker afterwards -------------------------------------------------------------------------------------


@pytest.mark.rule("S3-15.1.3-c", "S3-15.1.3-e", "S3-9.7-c")
def test_for_mp_no_marker_is_placed_and_the_walls_protect_nobody() -> None:
    s = at_damaskos(cus={"yellow damaskos": {"loyal": 3}})
    decision = menu(s, "antigonos", "siege", dice="4")
    assert owner(s, "damaskos") is None
    assert why(decision, "inside") == ("S3-15.1.3-e", "not_your_major_city")


@pytest.mark.rule("S3-15.1.3-c", "S3-7.5-a")
def test_points_may_place_it_in_a_later_tyche_segment() -> None:
    s = at_damaskos(control={"damaskos": "nobody", "heliopolis": "yellow"})
    s.control[DAMASKOS] = NOBODY
    assert why_not_mark(s, YELLOW, (NUMBER["heliopolis"],), DAMASKOS) is None


@pytest.mark.rule("S3-15.1.3-b", "S3-6-g", "S3-6-f", "S3-6-a")
def test_in_the_surrender_segment_it_is_placed_at_once() -> None:
    s = at_damaskos()
    run(surrender(s), "4", "yellow: siege! damaskos", "yellow: take_space! yes")
    assert owner(s, "damaskos") == "yellow"


@pytest.mark.rule("S3-6-b", "S3-6-c", "S3-6-d", "S3-6-e", "S3-6-a")
def test_minor_cities_surrender_but_not_independent_ones() -> None:
    given: dict[str, Any] = {
        "seat": YELLOW,
        "generals": {"antigonos": "yellow opis", "seleukos": "yellow lamia"},
        "cus": {"yellow opis": {"loyal": 1}, "yellow lamia": {"loyal": 1}},
        "control": {"opis": "red", "lamia": "independent"},
    }
    s = position(**given)
    run(surrender(s), "", "yellow: remove_marker! opis", "yellow: place_marker! opis")
    assert (owner(s, "opis"), owner(s, "lamia")) == ("yellow", "independent")
    s = position(**given)
    run(surrender(s), "", "remove_marker! opis", "place_marker! done")
    assert owner(s, "opis") is None
    s = position(**given)
    run(surrender(s), "", "remove_marker! done")
    assert owner(s, "opis") == "red"


@pytest.mark.rule("S3-15.6-a")
def test_a_third_player_keeps_none_of_the_points() -> None:
    s = at_damaskos({"loyal": 2}, sieges={DAMASKOS: Siege(BLUE, 2)})
    run(conduct_siege(s, YELLOW, DAMASKOS), "4")
    assert s.sieges[DAMASKOS] == Siege(YELLOW, 1)
    assert INDEPENDENT not in besiegers(s, DAMASKOS)


# -- 15.3 sallies -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-9.7-e")
def test_from_a_city_nobody_besieges_one_comes_out_and_goes() -> None:
    given = {"generals": {"antigonos": "yellow damaskos-inside"}, "cus": {"yellow damaskos-inside": {"loyal": 2}}}
    s = position(seat=YELLOW, control={"damaskos": "yellow"}, **given)
    decision = menu(s, "antigonos", "take_along! all")
    assert why(decision, "heliopolis") == ("S3-9.7-e", "come_out_first")


@pytest.mark.rule("S3-15.3-a", "S3-15.3-b")
def test_from_a_besieged_inland_city_one_comes_out_and_fights() -> None:
    s = position(
        seat=YELLOW,
        control={"damaskos": "yellow"},
        generals={"antigonos": "yellow damaskos-inside", "peithon": "red damaskos"},
        cus={"yellow damaskos-inside": {"loyal": 2}, "red damaskos": {"mercenary": 1}},
    )
    decision = menu(s, "antigonos", "take_along! all")
    assert why(decision, "heliopolis") == ("S3-15.3-a", "come_out_first")
    act(s, "antigonos", "6 6 1 1", "take_along! all", "outside", "ask_passage! no", "red: evade! no")
    assert force(s, "red damaskos") == units()


@pytest.mark.rule("S3-14.3-i")
def test_without_a_besieged_royal_army_nobody_goes_over() -> None:
    s = position(
        control={"tyros": "blue"},
        generals={"perdikkas": "red tyros"},
        cus={"red tyros": {"loyal": 3}, "blue tyros-inside": {"loyal": 1}},
        royals={"alexandros": "red tyros"},
    )
    desert(s, RED, NUMBER["tyros"])
    assert told(s, RoyalArmyJoined) == []


@pytest.mark.rule("S3-17.5-c")
def test_a_siege_of_independents_costs_no_status() -> None:
    s = position(
        control={"athenai": "independent"}, generals={"krateros": "red athenai"}, cus={"red athenai": {"loyal": 3}}
    )
    run(conduct_siege(s, RED, NUMBER["athenai"]), "1")
    assert s.champion[RED]


@pytest.mark.rule("S3-15.1.1-a", "S3-15.4-a", "S3-15.1.1-f")
def test_markers_of_cities_and_independents_go_by_siege_alone() -> None:
    s = position(
        control={"damaskos": "red", "lamia": "independent", "opis": "red"},
        generals={"antigonos": "yellow damaskos", "krateros": "yellow lamia", "perdikkas": "yellow opis"},
        cus={f"yellow {name}": {"loyal": 3} for name in ("damaskos", "lamia", "opis")},
    )
    assert why_not_remove(s, YELLOW, NUMBER["damaskos"]) is not None
    assert why_not_remove(s, YELLOW, NUMBER["lamia"]) is not None
    assert why_not_remove(s, YELLOW, NUMBER["opis"]) is None
    assert why(menu(s, "antigonos"), "remove")[1] == "no_marker_to_remove"
    assert KIND[NUMBER["damaskos"]] == MAJOR_CITY
