"""16, 23.3 Independent Armies: where they go, what they leave, and their reactions where so agreed."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, INDEPENDENT, WAITING
from strategos.games.successors.common.movement_events import InterceptionRolled
from strategos.games.successors.common.scoring import province_owner
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import Battle, IndependentMove
from strategos.games.successors.third.evasion import evasions
from strategos.games.successors.third.facts import ARMIES, PROVINCE_NUMBER
from strategos.games.successors.third.independent_moves import independent_move, why_not_act
from strategos.games.successors.third.interception import interceptions
from strategos.games.successors.third.land_battle import local_troops
from strategos.games.successors.third.state import SuccessorsState
from tests.successors.table import BLUE, RED, YELLOW, general, owner, run, told

from .table import at, cards, hands, position, run_agenda

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

OPTION: dict[str, Any] = {"options": ("independent_reactions",)}
STEP = Step(RED, RED, at("larisa"), at("lamia"))


def beset(**given: Any) -> SuccessorsState:
    """Red has come to Lamia; Leosthenes is at Boiotia."""
    given["generals"] = {"antigonos": "red lamia", **given.get("generals", {})}
    given["cus"] = {"red lamia": {"loyal": 2}, **given.get("cus", {})}
    given.setdefault("armies", {"leosthenes": "boiotia"})
    given.setdefault("hand", hands(yellow="fog", blue="mutiny"))
    return position(**OPTION, deck=[*cards("campaign", "unrest")], **given)


@pytest.mark.rule("S3-23.3-a", "S3-23.3-b", "S3-23.3-d")
@pytest.mark.parametrize(("die", "comes"), [(2, False), (3, True)])
def test_for_a_surprise_card_an_independent_army_intercepts_with_initiative_two(die: int, comes: bool) -> None:
    s = beset(hand=hands(yellow="fog"))
    run(interceptions(s, STEP), str(die), "yellow: independent_interception! fog")
    assert (s.army_at[LEOSTHENES] == at("lamia")) is comes
    assert len(s.hand[YELLOW]) == 1
    assert s.discards == [*cards("fog")]


@pytest.mark.rule("S3-23.3-c")
def test_who_calls_it_first_in_turn_order_makes_the_attempt() -> None:
    s = beset(first=BLUE)
    run(interceptions(s, STEP), "1", "blue: independent_interception! mutiny")
    assert len(told(s, InterceptionRolled)) == 1


@pytest.mark.rule("S3-23.3-a", "S3-10.6-d")
def test_beside_the_own_attempt_not_instead_of_it() -> None:
    s = beset(
        hand=hands(yellow="fog"),
        generals={"perdikkas": "yellow pagasai"},
        cus={"yellow pagasai": {"loyal": 1}},
    )
    own = ("yellow: intercept_from! pagasai", "pass", "perdikkas", "loyal=01")
    run(interceptions(s, STEP), "1 5", "independent_interception! fog", *own)
    assert general(s, "perdikkas") == at("lamia")
    # Where the Independents come first, the own roll is off: they are another Faction.
    s = beset(
        hand=hands(yellow="fog"),
        generals={"perdikkas": "yellow pagasai"},
        cus={"yellow pagasai": {"loyal": 1}},
    )
    run(interceptions(s, STEP), "6", "independent_interception! fog", *own)
    assert general(s, "perdikkas") == at("pagasai")


@pytest.mark.rule("S3-23.3-a", "S3-23.3-b", "S3-11.1-d")
def test_an_evasion_is_that_of_one_army_and_each_costs_a_card() -> None:
    s = beset(armies={"leosthenes": "lamia", "glaukias": "lamia"}, hand=hands(yellow="fog mutiny"))
    answers = ("yellow: independent_evasion! fog", "leosthenes", "independent_evasion! pass")
    run(evasions(s, STEP), "3", *answers, "evade_to! pagasai")
    assert (s.army_at[LEOSTHENES], s.army_at[GLAUKIAS]) == (at("pagasai"), at("lamia"))


@pytest.mark.rule("S3-16.1-e")
def test_otherwise_they_never_react() -> None:
    s = position(
        generals={"antigonos": "red lamia"},
        cus={"red lamia": {"loyal": 2}},
        armies={"leosthenes": "boiotia", "glaukias": "lamia"},
        hand=hands(yellow="fog"),
    )
    run(interceptions(s, STEP))
    assert run(evasions(s, STEP)) == ()


@pytest.mark.rule("S3-16.1-c")
def test_who_moves_an_independent_army_does_not_react_to_it() -> None:
    s = position(
        armies={"glaukias": "bylazora"},
        generals={"antigonos": "red pella", "perdikkas": "yellow amphipolis"},
        cus={"red pella": {"loyal": 2}, "yellow amphipolis": {"loyal": 1}},
    )
    task = IndependentMove(RED, GLAUKIAS, at("bylazora"))
    s.agenda = [task]
    # Yellow cannot come where Red's CUs stand; Red is not asked to evade.
    run(independent_move(s, task), "1 1 6 6", "red: independent_move! pella")
    assert s.army_at[GLAUKIAS] == WAITING
