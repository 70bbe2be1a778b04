"""2, 7 The plain questions about a position: positions of a space, enemies, Armies, who is on the map."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import INDEPENDENT, at_sea, inside, is_at_sea, outside
from strategos.games.successors.common.position import besiegers, enemies_at, is_army, on_map_generals, parts_of
from strategos.games.successors.fourth.activated_army import why_not_name
from strategos.games.successors.fourth.facts import ARMIES, NAMES, NUMBER, PORT
from tests.successors.table import BLUE, RED, YELLOW

from .activating import act, named
from .table import at, position


@pytest.mark.rule("S4-2-h", "S4-2-k")
def test_a_space_has_one_to_three_positions() -> None:
    s = position()
    assert parts_of(s, NUMBER["larisa"]) == (outside(NUMBER["larisa"]),)
    assert parts_of(s, NUMBER["pella"]) == (outside(NUMBER["pella"]), inside(NUMBER["pella"]))
    sea = {name for n, name in enumerate(NAMES) if PORT[n]}
    assert {"athenai", "tyros", "pagasai", "kyklades"} <= sea
    assert not {"pella", "larisa", "babylon", "memphis"} & sea
    assert is_at_sea(at_sea(NUMBER["tyros"]))
    assert not is_at_sea(inside(NUMBER["tyros"]))


@pytest.mark.rule("S4-2-af", "S4-2-ah")
def test_whatever_is_of_another_faction_is_enemy_and_the_independents_are_one() -> None:
    s = position(
        control={"larisa": "red"},
        cus={"red larisa": {"loyal": 1}, "blue larisa": {"loyal": 1}},
        armies={"leosthenes": "larisa", "philon": "larisa"},
    )
    assert [*enemies_at(s, RED, at("larisa"))] == [BLUE, INDEPENDENT]
    assert [*enemies_at(s, BLUE, at("larisa"))] == [RED, INDEPENDENT]
    assert [*enemies_at(s, INDEPENDENT, at("larisa"))] == [BLUE, RED]


@pytest.mark.rule("S4-7.5-f", "S4-7.2-f")
def test_an_independent_army_is_an_army_it_besieges_and_is_met_in_battle() -> None:
    s = position(control={"pella": "red"}, armies={"leosthenes": "pella"})
    assert besiegers(s, NUMBER["pella"]) == [INDEPENDENT]
    s = position(
        generals={"antigonos": "yellow larisa"}, cus={"yellow larisa": {"loyal": 3}}, armies={"leosthenes": "lamia"}
    )
    act(s, "antigonos", "6 6 1 1", "lamia")
    assert s.army_at[ARMIES.index("leosthenes")] < 0


@pytest.mark.rule("S4-7.2-f")
def test_an_army_is_cus_and_a_general_of_one_player_in_one_position() -> None:
    s = position(
        control={"pella": "red", "babylon": "red"},
        generals={"antigonos": "red issos", "krateros": "blue tarsos", "leonnatos": "red pella-inside"},
        cus={"red issos": {"mercenary": 1}, "red tarsos": {"mercenary": 1}, "red pella": {"loyal": 2}},
    )
    assert is_army(s, RED, at("issos"))
    assert not is_army(s, RED, at("tarsos"))
    assert not is_army(s, BLUE, at("tarsos"))
    assert not is_army(s, RED, at("pella"))


@pytest.mark.rule("S4-2-ai")
def test_who_is_dispersed_is_not_on_the_map() -> None:
    s = position(generals={"antigonos": "yellow dispersed", "leonnatos": "yellow issos"})
    assert on_map_generals(s, YELLOW) == (named("leonnatos"),)
    assert why_not_name(s, YELLOW, named("leonnatos")) is None
    no = why_not_name(s, YELLOW, named("antigonos"))
    assert no is not None
    assert no.why == "not_your_general"
