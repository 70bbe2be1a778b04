"""16 Independent Armies: where they go, and what they leave."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DEAD, INDEPENDENT, NOBODY
from strategos.games.successors.common.events import ArmyBeaten
from strategos.games.successors.common.independent_armies import end_activation, why_not_go
from strategos.games.successors.common.movement_events import ArmyStayed
from strategos.games.successors.common.scoring import province_owner
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.tasks import Battle, IndependentMove, IndependentMoves
from strategos.games.successors.third.facts import ARMIES, NUMBER, PROVINCE_NUMBER
from strategos.games.successors.third.independent_moves import independent_moves, why_not_act
from strategos.games.successors.third.land_battle import fight, local_troops
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.agenda import push
from tests.successors.table import BLUE, RED, YELLOW, owner, royal, run, told

from .activating import named
from .table import at, position, run_agenda

PHILON, LEOSTHENES, GLAUKIAS = (ARMIES.index(name) for name in ("philon", "leosthenes", "glaukias"))


def moved(s: SuccessorsState, army: int, dice: str, *answers: str) -> None:
    s.agenda = [IndependentMove(RED, army, s.army_at[army])]
    run_agenda(s, dice, *answers)


def refusal(s: SuccessorsState, army: int, place: str, spent: int = 0) -> str | None:
    no = why_not_act(s, IndependentMove(RED, army, s.army_at[army], spent), at(place) // 2)
    return no and no.rule


# -- 16.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-16.3-a", "S3-16.3-b", "S3-16.1-b")
def test_three_mp_and_the_marker_where_it_ends_is_removed() -> None:
    s = position(armies={"leosthenes": "lamia"}, control={"larisa": "yellow", "pagasai": "blue"})
    moved(s, LEOSTHENES, "", "pagasai", "larisa", "end")
    assert (owner(s, "larisa"), owner(s, "pagasai")) == (None, "blue")


@pytest.mark.rule("S3-16.3-f", "S3-16.3-i", "S3-16.3-d", "S3-16.3-k", "S3-16.3-j")
def test_their_bounds() -> None:
    s = position(armies={"leosthenes": "larisa", "ariarathes": "dana", "glaukias": "abydos"})
    assert refusal(s, LEOSTHENES, "pella") == "S3-16.3-f"
    assert refusal(s, LEOSTHENES, "trikka") is None
    assert refusal(s, ARMIES.index("ariarathes"), "ikonion") == "S3-16.3-i"
    # Over a Strait, not by sea; and anywhere.
    assert refusal(s, GLAUKIAS, "chersonesos") is None
    assert refusal(s, GLAUKIAS, "lesbos") == "S3-16.3-d"


@pytest.mark.rule("S3-16.2-a", "S3-16.2-b")
def test_from_its_box_it_enters_for_one_mp() -> None:
    s = position(armies={"glaukias": "waiting"})
    moved(s, GLAUKIAS, "", "dardanoi", "bylazora", "pella")
    assert s.army_at[GLAUKIAS] == at("pella")


@pytest.mark.rule("S3-16.3-g", "S3-16.3-h")
def test_the_colonists_go_west_and_home() -> None:
    s = position(armies={"philon": "babylon"})
    assert refusal(s, PHILON, "nippour", spent=2) == "S3-16.3-g"
    s = position(armies={"philon": "larisa"})
    moved(s, PHILON, "", "lamia")
    assert s.army_at[PHILON] == DEAD


@pytest.mark.rule("S3-16.3-g", "S3-16.3-c")
def test_without_a_way_west_the_colonists_stay_and_may_place_a_marker() -> None:
    s = position(armies={"philon": "diospolis"}, control={"diospolis": "yellow"})
    moved(s, PHILON, "", "stay")
    assert owner(s, "diospolis") == "independent"


@pytest.mark.rule("S3-16.4-a", "S3-16.4-b", "S3-16.4-d")
def test_at_a_major_city_it_removes_nothing() -> None:
    s = position(armies={"glaukias": "amphipolis"}, control={"pella": "yellow"})
    moved(s, GLAUKIAS, "", "pella", "end")
    assert owner(s, "pella") == "yellow"


@pytest.mark.rule("S3-16.5-i", "S3-12.9-d")
def test_who_had_to_turn_back_after_a_draw_removes_nothing() -> None:
    s = position(
        armies={"glaukias": "poteidaia"},
        control={"poteidaia": "yellow", "amphipolis": "yellow"},
        generals={"antigonos": "yellow amphipolis"},
        cus={"yellow amphipolis": {"loyal": 2}},
    )
    # Strength 4 and 10 give 4; 5, with 1 of Local Troops, and 9 give 4 too.
    moved(s, GLAUKIAS, "5 5 4 5 1", "amphipolis", "yellow: evade! no")
    assert s.army_at[GLAUKIAS] == at("poteidaia")
    assert owner(s, "poteidaia") == "yellow"


@pytest.mark.rule("S3-16.5-b", "S3-16.5-c", "S3-16.5-k")
def test_local_troops_of_independents() -> None:
    hellas = ("athenai", "lamia", "boiotia", "aitoloi", "sparta", "korinthos")
    battle = Battle(YELLOW, INDEPENDENT, at("lamia"), at("larisa"))
    assert local_troops(position(control={"lamia": "independent"}), battle, INDEPENDENT) == 1
    s = position(control=dict.fromkeys(hellas, "independent"))
    assert province_owner(s, PROVINCE_NUMBER["hellas"]) == INDEPENDENT
    assert local_troops(s, battle, INDEPENDENT) == 3


# -- 23.3 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-16.3-b")
def test_an_army_that_is_gone_removes_no_marker() -> None:
    s = position(armies={"philon": "dead"})
    s.control[:] = bytes([BLUE]) * len(s.control)
    end_activation(s, ARMIES.index("philon"))
    assert NOBODY not in s.control


@pytest.mark.rule("S3-16.3-a", "S3-9.5-d")
def test_who_is_besieged_when_an_independent_army_sets_out_is_remembered() -> None:
    s = position(
        control={"tyros": "blue"},
        generals={"krateros": "blue tyros-inside", "antigonos": "red tyros"},
        cus={"red tyros": {"loyal": 1}},
        armies={"seuthes": "issos"},
    )
    push(s, IndependentMoves(YELLOW, NOBODY))
    task = s.agenda[-1]
    assert isinstance(task, IndependentMoves)
    run(independent_moves(s, task), "", "seuthes")
    move = s.agenda[-1]
    assert isinstance(move, IndependentMove)
    assert (move.besieged, move.closed) == ((named("krateros"),), (NUMBER["tyros"],))


@pytest.mark.rule("S3-16.3-c", "S3-18.5-a")
def test_where_an_independent_army_stays_the_royal_family_is_free() -> None:
    s = position(control={"issos": "blue"}, armies={"seuthes": "issos"}, royals={"alexandros": "blue issos"})
    push(s, IndependentMoves(YELLOW, NOBODY))
    run_agenda(s, "", "seuthes", "independent_move! stay")
    assert told(s, ArmyStayed) == [ArmyStayed("piece:seuthes", "space:issos")]
    assert royal(s, "alexandros") is None


@pytest.mark.rule("S3-16.5-f")
def test_a_beaten_army_is_told_and_whether_it_comes_back() -> None:
    s = position(generals={"perdikkas": "red issos"}, cus={"red issos": {"loyal": 8}}, armies={"seuthes": "issos"})
    run(fight(s, Battle(RED, INDEPENDENT, at("issos"), at("tarsos"))), "6 6 1 1")
    assert told(s, ArmyBeaten) == [ArmyBeaten("piece:seuthes", "space:issos", True)]


@pytest.mark.rule("S3-16.3-a")
def test_what_an_independent_army_has_left_is_told() -> None:
    no = why_not_go(position(armies={"seuthes": "issos"}), ARMIES.index("seuthes"), NUMBER["tarsos"], 3)
    assert no is not None
    assert (no.why, no.facts["left"]) == ("too_far", 0)


@pytest.mark.rule("S3-16.1-a")
def test_independent_armies_do_not_fight_each_other() -> None:
    s = position(armies={"leosthenes": "lamia", "glaukias": "larisa"}, cus={"red pella": {"loyal": 1}})
    settle(s)
    assert (s.army_at[0], s.army_at[3]) == (at("lamia"), at("larisa"))
