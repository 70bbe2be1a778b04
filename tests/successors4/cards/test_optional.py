"""16.1 Oracle, Ghost of Alexander, Price of Failure, Resupplied Port, Diplomatic Marriage."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, ROYAL
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.fourth.activated_army import why_not_go
from strategos.games.successors.fourth.end_of_turn import end_of_turn
from strategos.games.successors.fourth.events import OracleSpoke
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, NUMBER
from strategos.games.successors.fourth.interception import why_not_meet
from strategos.games.successors.fourth.naval_battle import why_not_declare
from strategos.games.successors.fourth.ports import why_not_land
from strategos.games.successors.fourth.sieges import why_not_siege
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from strategos.games.successors.fourth.supply import supply
from tests.successors.table import BLACK, BLUE, RED, force, general, run, told, units
from tests.successors4.cards.hand import offered, play, reason, refused, why
from tests.successors4.table import at, position


@pytest.mark.rule("S4-3.6-k")
def test_the_oracle_gives_one_legitimacy_for_good() -> None:
    s = position()
    before = legitimacy(s, RED).value
    play(s, "oracle")
    assert legitimacy(s, RED).value == before + 1
    assert refused(s, "oracle") == "oracle_heard"


# -- Ghost of Alexander -----------------------------------------------------------------------------------------------


def haunted(**troops: int) -> SuccessorsState:
    """Krateros, Red, at Tarsos; Eumenes, who is not popular, with an Army at Issos."""
    return position(generals={"krateros": "red tarsos", "eumenes": "blue issos"}, cus={"blue issos": troops})


@pytest.mark.rule("S4-7.2-y")
@pytest.mark.parametrize(
    ("troops", "kind"),
    [({"royal": 1, "loyal": 1}, "royal"), ({"loyal": 2}, "loyal"), ({"royal": 1, "mercenary": 3}, "royal")],
)
def test_with_more_prestige_a_royal_or_else_a_loyal_cu_comes_over(troops: dict[str, int], kind: str) -> None:
    s = play(haunted(**troops), "ghost_of_alexander", "", "event_army! eumenes")
    assert force(s, "red tarsos") == units(**{kind: 1})
    assert force(s, "blue issos") == units(**{**troops, kind: troops[kind] - 1})


@pytest.mark.rule("S4-7.2-y")
@pytest.mark.parametrize("own", ["antigonos", "eumenes"])
def test_with_equal_or_less_prestige_nobody_does(own: str) -> None:
    enemy = "peithon" if own == "antigonos" else "krateros"
    s = position(generals={own: "red tarsos", enemy: "blue issos"}, cus={"blue issos": {"royal": 1}})
    play(s, "ghost_of_alexander", "", enemy)
    assert force(s, "blue issos")[ROYAL] == 1


def test_two_spaces_by_land_a_major_general_and_room_for_one_more() -> None:
    assert refused(haunted(mercenary=2), "ghost_of_alexander") == "no_target"
    s = position(
        generals={"krateros": "red tarsos", "eumenes": "blue issos", "antigonos": "blue pella", "peithon": "blue dana"},
        cus={"blue issos": {"mercenary": 1}, "blue pella": {"loyal": 1}, "blue dana": {"loyal": 1}},
    )
    assert offered(s, "ghost_of_alexander") == ["peithon"]
    reasons = {"eumenes": "nobody_would_desert", "antigonos": "not_near_you", "krateros": "leads_no_enemy_army"}
    assert {name: reason(s, "ghost_of_alexander", name) for name in reasons} == reasons
    minor = position(
        generals={"minor-red-1": "red tarsos", "eumenes": "blue issos"},
        cus={"blue issos": {"loyal": 1}, "red tarsos": {"loyal": 1}},
    )
    assert refused(minor, "ghost_of_alexander") == "no_target"
    full = position(
        control={"pella": "red"},
        generals={"krateros": "red pella-inside", "eumenes": "blue pella"},
        cus={"blue pella": {"loyal": 1}, "red pella-inside": {"loyal": 2}},
    )
    assert refused(full, "ghost_of_alexander") == "no_target"


def test_of_two_generals_nearby_one_dreams() -> None:
    s = haunted(loyal=1)
    s.general_at[GENERAL_NUMBER["antigonos"]], s.general_of[GENERAL_NUMBER["antigonos"]] = at("dana"), RED
    play(s, "ghost_of_alexander", "", "eumenes", "event_general! antigonos")
    assert force(s, "red dana") == units(loyal=1)


# -- Price of Failure -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.1-h")
@pytest.mark.parametrize(("die", "where"), [("3", DISPERSED), ("4", DEAD), ("6", DEAD)])
def test_an_enemy_general_who_was_dispersed_may_be_killed(die: str, where: int) -> None:
    s = play(position(generals={"krateros": "blue dispersed"}), "price_of_failure", die, "event_general! krateros")
    assert general(s, "krateros") == where


@pytest.mark.rule("S4-7.1-k")
def test_antipatros_has_his_successor_even_so() -> None:
    s = position(generals={"antipatros": "blue dispersed"}, control={"pella": "blue"})
    s.received[GENERAL_NUMBER["antipatros"]] = BLUE
    play(s, "price_of_failure", "5", "antipatros", "blue: place_general! pella")
    assert general(s, "polyperchon") == at("pella")


def test_neither_ones_own_nor_who_is_on_the_map() -> None:
    s = position(generals={"krateros": "blue dispersed", "eumenes": "red dispersed", "antigonos": "blue issos"})
    assert offered(s, "price_of_failure") == ["krateros"]
    assert {reason(s, "price_of_failure", name) for name in ("eumenes", "antigonos")} == {"not_dispersed"}
    assert refused(position(), "price_of_failure") == "no_target"


# -- Resupplied Port --------------------------------------------------------------------------------------------------


def test_in_a_resupplied_port_there_is_no_supply_limit_for_this_game_turn() -> None:
    s = position(
        seat=RED, control={"issos": "red", "gordion": "red", "chalkis": "blue"}, cus={"red issos": {"mercenary": 9}}
    )
    assert offered(s, "resupplied_port") == ["issos"]
    assert reason(s, "resupplied_port", "gordion") == "no_port"
    assert reason(s, "resupplied_port", "chalkis") == "not_your_space"
    play(s, "resupplied_port", "", "event_space! issos")
    run(supply(s))
    assert force(s, "red issos") == units(mercenary=9)
    run(end_of_turn(s))
    run(supply(s))
    assert force(s, "red issos") == units(mercenary=8)
    assert refused(position(control={"gordion": "red"}), "resupplied_port") == "no_target"


def test_only_of_who_resupplied_it() -> None:
    s = position(
        seat=BLUE, control={"issos": "red"}, cus={"blue issos": {"mercenary": 9}}, generals={"eumenes": "blue issos"}
    )
    play(s, "resupplied_port", "", "issos")
    run(supply(s))
    assert force(s, "blue issos") == units(mercenary=8)


# -- Diplomatic Marriage ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.1-a")
def test_two_who_are_related_do_not_attack_each_other_in_this_game_turn() -> None:
    s = position(
        seats=4,
        control={"pella": "blue", "issos": "blue", "athenai": "blue"},
        generals={"eumenes": "red pella"},
        cus={"red pella": {"loyal": 3}},
    )
    play(s, "diplomatic_marriage", "", "event_side! blue")
    pella, issos = NUMBER["pella"], NUMBER["issos"]
    step = Step(BLUE, BLUE, at("tarsos"), at("issos"))

    def refusals() -> list[str | None]:
        return [
            why(why_not_siege(s, RED, pella, 3)),
            why(why_not_declare(s, BLUE, RED, issos)),
            why(why_not_meet(s, Step(BLUE, BLUE, at("tarsos"), at("dana")), RED)),
        ]

    assert refusals() == ["at_peace", "at_peace", "at_peace"]
    assert why(why_not_declare(s, BLUE, BLACK, issos)) is None
    assert why(why_not_meet(s, step, BLACK)) == "enemy_space"
    run(end_of_turn(s))
    assert refusals() == [None, None, None]


def test_one_is_not_related_to_oneself() -> None:
    assert offered(position(), "diplomatic_marriage") == ["black", "blue", "yellow"]


@pytest.mark.rule("S4-16.1-a")
def test_nor_do_they_go_by_land_or_sea_where_the_other_stands() -> None:
    s = position(
        generals={"antigonos": "red ephesos", "krateros": "blue pergamon"},
        cus={"red ephesos": {"loyal": 3}, "blue chios": {"loyal": 1}},
        control={"ephesos": "red", "chios": "blue"},
    )
    antigonos = GENERAL_NUMBER["antigonos"]
    task = Activate(RED, antigonos, points=4, generals=(antigonos,), troops=units(loyal=3))

    def refusals() -> list[str | None]:
        by_land = why_not_go(s, task, NUMBER["pergamon"])
        by_sea = why_not_land(s, task, at("chios"))
        return [why(by_land), why(by_sea)]

    assert refusals() == [None, None]
    play(s, "diplomatic_marriage", "", "blue")
    assert refusals() == ["at_peace", "at_peace"]


@pytest.mark.rule("S4-3.6-k")
def test_to_whom_the_oracle_spoke() -> None:
    assert told(play(position(), "oracle"), OracleSpoke) == [OracleSpoke("side:red")]
