"""23.3 Reactions of Independent Armies, where so agreed."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import INDEPENDENT, WAITING
from strategos.games.successors.common.movement_events import Evaded, InterceptionRolled
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.tasks import IndependentMove
from strategos.games.successors.third.evasion import evasions
from strategos.games.successors.third.facts import ARMIES, NUMBER
from strategos.games.successors.third.independent_moves import independent_move
from strategos.games.successors.third.independent_reactions import fugitives, why_not_flee
from strategos.games.successors.third.interception import interceptions
from strategos.games.successors.third.state import SuccessorsState
from tests.successors.table import BLUE, RED, YELLOW, general, question, run, told

from .table import at, cards, hands, position

PHILON, LEOSTHENES, GLAUKIAS = (ARMIES.index(name) for name in ("philon", "leosthenes", "glaukias"))


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


ALONG = Step(RED, RED, at("pergamon"), at("ephesos"))


@pytest.mark.rule("S3-23.3-a")
def test_an_independent_army_intercepts_at_pella() -> None:
    s = position(
        generals={"antigonos": "red pella"},
        cus={"red pella": {"loyal": 2}},
        armies={"seuthes": "amphipolis"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    come = run(interceptions(s, Step(RED, RED, at("larisa"), at("pella"))), "6", "blue: fog")
    assert come.party.faction == INDEPENDENT


@pytest.mark.rule("S3-11.1-d", "S3-23.3-a")
@pytest.mark.parametrize(("die", "failed"), [("3", (INDEPENDENT,)), ("4", ())])
def test_into_a_way_point_an_independent_army_evades_on_one_more(die: str, failed: tuple[int, ...]) -> None:
    s = position(
        generals={"antigonos": "red ephesos"},
        cus={"red ephesos": {"loyal": 2}},
        armies={"philon": "ephesos"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    answers = ("blue: fog", "evade_to! tp_lykos", *(() if failed else ("evade_on! done",)))
    assert run(evasions(s, ALONG), die, *answers) == failed


@pytest.mark.rule("S3-10.2-e", "S3-23.3-a")
@pytest.mark.parametrize(("die", "success"), [("3", False), ("4", True)])
def test_into_a_way_point_an_independent_army_intercepts_on_one_more(die: str, success: bool) -> None:
    s = position(
        generals={"antigonos": "red tp_lykos"},
        cus={"red tp_lykos": {"loyal": 2}},
        armies={"philon": "kelainai"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    run(interceptions(s, Step(RED, RED, at("sardeis"), at("tp_lykos"))), die, "blue: fog")
    assert [roll.success for roll in told(s, InterceptionRolled)] == [success]


@pytest.mark.rule("S3-23.3-a")
def test_an_independent_army_evades_as_far_as_two_spaces() -> None:
    s = position(
        generals={"antigonos": "red ephesos"},
        cus={"red ephesos": {"loyal": 2}},
        armies={"philon": "ephesos"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    assert run(evasions(s, ALONG), "3", "blue: fog", "evade_to! sardeis", "evade_on! kelainai") == ()
    assert s.army_at[ARMIES.index("philon")] == at("kelainai")
    steps = [(event.space, event.to) for event in told(s, Evaded)]
    assert steps == [("space:ephesos", "space:sardeis"), ("space:sardeis", "space:kelainai")]


def reacting(**given: Any) -> SuccessorsState:
    base: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos"},
        "cus": {"red ephesos": {"loyal": 2}},
        "hand": hands(blue="fog"),
        "deck": [*cards("epidemic", "treachery")],
        "options": ("independent_reactions",),
    }
    return position(**{**base, **given})


@pytest.mark.rule("S3-23.3-a", "S3-11.3-a", "S3-11.3-d")
def test_where_an_independent_army_does_not_evade_to() -> None:
    s = reacting(armies={"philon": "ephesos"}, cus={"red ephesos": {"loyal": 2}, "black sardeis": {"loyal": 1}})
    philon = ARMIES.index("philon")

    def refusal(here: str, space: str) -> str | None:
        no = why_not_flee(s, ALONG, philon, NUMBER[here], NUMBER[space])
        return None if no is None else no.why

    assert refusal("ephesos", "sardeis") == "enemy_here"
    assert refusal("sardeis", "ephesos") == "back_to_the_danger"
    assert fugitives(s, ALONG, ()) == [philon]
    s.control[:] = bytes([BLUE]) * len(s.control)
    assert fugitives(s, ALONG, ()) == []


@pytest.mark.rule("S3-23.3-b")
def test_whether_a_card_is_paid_is_secret() -> None:
    [decision] = question(interceptions(reacting(armies={"philon": "sardeis"}), ALONG))
    assert decision.secret
