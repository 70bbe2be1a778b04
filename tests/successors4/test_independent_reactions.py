"""16.11 Independent Armies that intercept and evade."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, INDEPENDENT, NOBODY
from strategos.games.successors.common.movement_events import EvasionRolled, InterceptionRolled
from strategos.games.successors.fourth.evasion import evasions
from strategos.games.successors.fourth.facts import ARMIES, CARDS, NUMBER
from strategos.games.successors.fourth.independent_reactions import can_flee, interceptors, why_not_flee
from strategos.games.successors.fourth.interception import interceptions
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.steps import Step
from tests.successors.table import BLUE, RED, general, question, run, told

from .activating import act
from .table import at, cards, hands, position

# Red has come from Pergamon to Ephesos; Philon stands at Sardeis, one Land route away.
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


def place_of(s: SuccessorsState, name: str) -> int:
    return s.army_at[ARMIES.index(name)]


# -- Interception -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-16.11-a", "S4-16.11-e", "S4-16.11-h", "S4-6.2-h")
@pytest.mark.parametrize(("die", "comes"), [("2", False), ("3", True)])
def test_for_a_surprise_card_an_independent_army_tries_to_intercept(die: str, comes: bool) -> None:
    s = near()
    found = run(interceptions(s, STEP), die, "blue: independent_interception! fog")
    assert found == (INDEPENDENT if comes else NOBODY)
    assert place_of(s, "philon") == at("ephesos" if comes else "sardeis")
    assert s.hand[BLUE] == cards("unrest")
    assert s.discards == [*cards("fog")]


@pytest.mark.rule("S4-16.11-e")
def test_who_holds_a_card_is_asked_whatever_it_is_and_may_pass() -> None:
    s = near(hand=hands(blue="epidemic", black="fog"))
    [decision] = question(interceptions(s, STEP))
    assert decision.secret
    assert decision.seat == BLUE
    assert [option.key for option in decision.options] == ["pass"]
    assert run(interceptions(s, STEP), "", "blue: pass", "black: pass") == NOBODY
    # Who moves is not asked, nor who holds no card.
    s = near(hand=hands(red="fog"))
    assert run(interceptions(s, STEP)) == NOBODY


@pytest.mark.rule("S4-16.11-f")
def test_instead_of_an_own_attempt() -> None:
    given: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos", "krateros": "blue mylasa"},
        "cus": {"red ephesos": {"loyal": 2}, "blue mylasa": {"loyal": 1}},
    }
    s = near(**given)
    assert run(interceptions(s, STEP), "1", "blue: fog") == NOBODY
    s = near(**given)
    answers = ("blue: independent_interception! pass", "intercept_from! pass")
    assert run(interceptions(s, STEP), "", *answers) == NOBODY


@pytest.mark.rule("S4-16.11-g", "S4-16.11-c")
def test_one_attempt_from_a_space_and_one_for_each_card() -> None:
    s = near(hand=hands(blue="fog", black="fog"))
    run(interceptions(s, STEP), "1", "blue: fog")
    s = near(armies={"philon": "sardeis", "seuthes": "sardeis"})
    run(interceptions(s, STEP), "6", "blue: fog", "independent_army! seuthes")
    assert (place_of(s, "philon"), place_of(s, "seuthes")) == (at("sardeis"), at("ephesos"))


@pytest.mark.rule("S4-9.5-n")
def test_philon_in_hellas_is_gone_even_so() -> None:
    s = near(armies={"philon": "larisa"}, generals={"antigonos": "red lamia"}, cus={"red lamia": {"loyal": 1}})
    assert run(interceptions(s, Step(RED, RED, at("boiotia"), at("lamia"))), "6", "blue: fog") == NOBODY
    assert place_of(s, "philon") == DEAD


# -- Evasion ----------------------------------------------------------------------------------------------------------


def met(**given: Any) -> SuccessorsState:
    """Red has come upon Philon at Ephesos."""
    return near(**{"armies": {"philon": "ephesos"}, **given})


@pytest.mark.rule("S4-16.11-a", "S4-16.11-i", "S4-16.11-b")
def test_all_independent_armies_of_a_space_evade_together() -> None:
    s = met(armies={"philon": "ephesos", "seuthes": "ephesos"})
    answers = (
        "blue: independent_evasion! fog",
        "independent_army! philon",
        "blue: evade_to! sardeis",
        "evade_on! done",
    )
    assert run(evasions(s, STEP), "3", *answers) == ()
    assert place_of(s, "philon") == place_of(s, "seuthes") == at("sardeis")


@pytest.mark.rule("S4-16.11-d", "S4-14.5-e")
def test_who_fails_has_no_local_troops() -> None:
    s = met()
    assert run(evasions(s, STEP), "2", "blue: fog") == (INDEPENDENT,)
    assert place_of(s, "philon") == at("ephesos")


@pytest.mark.rule("S4-16.11-g", "S4-16.11-f")
def test_one_attempt_and_instead_of_the_own_one() -> None:
    s = met(hand=hands(blue="fog", black="fog"))
    run(evasions(s, STEP), "2", "blue: fog")
    s = met(hand=hands(blue="fog", black="fog"))
    run(evasions(s, STEP), "2", "blue: pass", "black: fog")


@pytest.mark.rule("S4-16.11-e", "S4-12.1-g")
def test_the_mover_is_not_asked_to_let_them_go() -> None:
    assert run(evasions(met(hand=hands(red="fog")), STEP)) == ()


@pytest.mark.rule("S4-16.11-a", "S4-12.1-f", "S4-12.1-g")
def test_when_they_cannot() -> None:
    assert can_flee(met(), STEP, False)
    assert not can_flee(met(), STEP, True)
    assert not can_flee(met(options=()), STEP, False)
    assert not can_flee(met(), Step(RED, INDEPENDENT, at("pergamon"), at("ephesos")), False)
    assert not can_flee(near(), STEP, False)
    assert not can_flee(met(armies={"ariarathes": "ephesos"}), STEP, False)


@pytest.mark.rule("S4-12.2-l")
def test_enemy_generals_in_the_way_are_dispersed() -> None:
    s = met(generals={"antigonos": "red ephesos", "krateros": "blue sardeis"})
    run(evasions(s, STEP), "6", "blue: fog", "evade_to! sardeis", "done")
    assert general(s, "krateros") == DISPERSED


ALONG = Step(RED, RED, at("pergamon"), at("ephesos"))


def reacting(**given: Any) -> SuccessorsState:
    base: dict[str, Any] = {
        "generals": {"antigonos": "red ephesos"},
        "cus": {"red ephesos": {"loyal": 2}},
        "hand": hands(blue="fog"),
        "deck": [*cards("epidemic", "diplomacy")],
        "options": ("independent_reactions",),
    }
    return position(**{**base, **given})


@pytest.mark.rule("S4-11.1-e", "S4-16.11-a")
def test_an_army_intercepts_into_a_players_space_where_independents_stand() -> None:
    s = reacting(control={"ephesos": "blue"}, armies={"philon": "sardeis"})
    assert interceptors(s, ALONG, []) == []
    s = reacting(control={"ephesos": "blue"}, armies={"philon": "sardeis", "seuthes": "ephesos"})
    assert interceptors(s, ALONG, []) == [ARMIES.index("philon")]


@pytest.mark.rule("S4-16.11-e")
def test_ahura_mazda_and_ahriman_is_not_replaced_when_it_is_discarded() -> None:
    s = reacting(armies={"philon": "sardeis"}, hand=hands(blue="ahura_mazda_and_ahriman"))
    run(interceptions(s, ALONG), "1", "blue: ahura_mazda_and_ahriman")
    assert s.hand[BLUE] == ()
    assert len(s.deck) == 2


@pytest.mark.rule("S4-11.2-h", "S4-16.11-a")
def test_an_army_intercepts_at_pella() -> None:
    s = reacting(generals={"antigonos": "red pella"}, cus={"red pella": {"loyal": 2}}, armies={"seuthes": "amphipolis"})
    step = Step(RED, RED, at("larisa"), at("pella"))
    assert run(interceptions(s, step), "6", "blue: fog") == INDEPENDENT


@pytest.mark.rule("S4-12.1-c", "S4-16.11-a")
def test_independents_do_not_evade_into_an_enemy() -> None:
    s = reacting(armies={"philon": "ephesos"}, cus={"red ephesos": {"loyal": 2}, "black sardeis": {"loyal": 1}})
    no = why_not_flee(s, ALONG, NUMBER["ephesos"], NUMBER["sardeis"])
    assert no is not None
    assert no.why == "enemy_here"


@pytest.mark.rule("S4-16.9-p", "S4-16.11-a")
@pytest.mark.parametrize(("mounted", "failed"), [(False, ()), (True, (INDEPENDENT,))])
def test_cavalry_makes_it_harder_for_independents_to_evade(mounted: bool, failed: tuple[int, ...]) -> None:
    """Philon's Initiative is 2; he has no Cavalry."""
    s = reacting(armies={"philon": "ephesos"})
    step = Step(RED, RED, at("pergamon"), at("ephesos"), mounted=mounted)
    assert run(evasions(s, step), "3", "blue: fog", *(() if mounted else ("sardeis", "done"))) == failed


@pytest.mark.rule("S4-12.2-f", "S4-16.11-a")
def test_independents_evade_as_far_as_two_spaces() -> None:
    s = reacting(armies={"philon": "ephesos"})
    assert run(evasions(s, ALONG), "3", "blue: fog", "evade_to! sardeis", "evade_on! kelainai") == ()
    assert s.army_at[ARMIES.index("philon")] == at("kelainai")


@pytest.mark.rule("S4-7.5-g")
def test_without_the_option_no_independent_army_reacts() -> None:
    """Everybody holds a Surprise card that could pay for it, and nobody is asked."""
    s = position(
        generals={"antigonos": "yellow larisa"},
        cus={"yellow larisa": {"loyal": 1}},
        armies={"leosthenes": "lamia"},
        hand=[(next(n for n, row in enumerate(CARDS.cards) if row.id == "fog"),)] * 5,
    )
    act(s, "antigonos", "", "pagasai", "end")
    assert told(s, InterceptionRolled) == []


@pytest.mark.rule("S4-16.11-a")
@pytest.mark.parametrize(("die", "success"), [("2", False), ("3", True)])
def test_how_an_independent_army_rolled_to_evade(die: str, success: bool) -> None:
    s = position(
        generals={"antigonos": "red ephesos"},
        cus={"red ephesos": {"loyal": 2}},
        armies={"philon": "ephesos"},
        hand=hands(blue="fog"),
        deck=[*cards("epidemic")],
        options=("independent_reactions",),
    )
    run(evasions(s, ALONG), die, "blue: fog", *(("sardeis", "done") if success else ()))
    assert told(s, EvasionRolled) == [EvasionRolled("side:independent", "piece:philon", int(die), success)]
