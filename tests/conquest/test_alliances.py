"""ALLEANZE: consent to passage and at straits, how long a refusal holds, and who is proposed as emperor."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import AcclamationAnswered, AcclamationProposed, EmperorMade
from strategos.games.conquest.examples import fact

from .table import asked, happened, keys, play, table, why_not
from .test_roads import OWN, at


@pytest.mark.rule("CE-faq-land-03", "CE-move-land-08")
@pytest.mark.parametrize(("first", "second"), [("1", "2"), ("2", "1")])
def test_passage_is_asked_if_any_leader_of_the_legion_can_go_on(first, second):
    """General 1 has made a step already, General 2 has not: whoever leads, one of them could go on."""
    given = {
        "noricum": {"macedonia": {"general": 1}},
        "italia": {"macedonia": {"general": 1, "cavalry": 1}},
        "dalmatia": {"hispania": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "italia")
    play(match, f"general-macedonia-{first}", f"general-macedonia-{second}", "dalmatia")
    play(match, "enter! ask_passage", "hispania: yes", "general-macedonia-2")
    assert why_not(match, "space:pannonia").why == "leader_left_behind", "General 1 cannot follow"


@pytest.mark.rule("CE-faq-land-03")
def test_passage_is_not_asked_if_no_leader_can_go_on():
    given = {"rhetia": {"macedonia": {"general": 1}}, "italia": {"macedonia": {"cavalry": 1}}}
    match = table(at={**given, "dalmatia": {"hispania": {"infantry": 1}}}, turn="macedonia")
    play(match, "general-macedonia-1", "italia", "general-macedonia-1", "dalmatia")
    assert asked(match).kind == "move"
    assert fact(match.state, "contested", []) == ["dalmatia"]


@pytest.mark.rule("CE-faq-land-03")
def test_where_the_road_ends_among_troops_nobody_can_go_on():
    roads = {**OWN, "control": {**OWN["control"], "dalmatia": "hispania"}, "road": OWN["road"][:2]}
    given = {"aquitania": {"macedonia": {"general": 1}}, "narbonensis": {"macedonia": {"infantry": 1}}}
    match = table(at={**given, "dalmatia": {"hispania": {"infantry": 1}}}, **roads)
    play(match, "general-macedonia-1", "narbonensis", "general-macedonia-1", "dalmatia", "hispania: consent_road! yes")
    assert fact(match.state, "contested", []) == ["dalmatia"]


STRAIT = {"galleys": [{"side": "hispania", "at": "mare_aegaeum"}], "turn": "macedonia"}


@pytest.mark.rule("CE-ally-05", "CE-strait-04")
def test_a_refusal_holds_for_the_move_and_another_leader_may_ask_again():
    match = table(at={"thracia": {"macedonia": {"general": 2}}}, **STRAIT)
    play(match, "general-macedonia-1", "asia", "hispania: no", "general-macedonia-1")
    assert why_not(match, "space:asia").why == "strait_closed"
    play(match, "cancel", "general-macedonia-2", "asia", "hispania: yes")
    at(match, "asia", general=1)
    play(match, "general-macedonia-1")
    assert why_not(match, "space:asia").why == "strait_closed", "his own refusal stands: he has not moved since"


@pytest.mark.rule("CE-ally-05")
def test_a_refusal_binds_whoever_goes_with_who_was_refused():
    match = table(at={"thracia": {"macedonia": {"general": 2}}}, **STRAIT)
    play(match, "general-macedonia-1", "general-macedonia-2", "asia", "hispania: no", "general-macedonia-2")
    assert why_not(match, "space:asia").why == "strait_closed"


@pytest.mark.rule("CE-ally-05", "CE-ally-04")
def test_who_has_moved_since_may_ask_again():
    match = table(
        at={"italia": {"macedonia": {"general": 1}}, "dalmatia": {"hispania": {"infantry": 1}}}, turn="macedonia"
    )
    play(match, "general-macedonia-1", "dalmatia", "hispania: no", "general-macedonia-1")
    assert why_not(match, "space:dalmatia").why == "passage_refused"
    play(match, "noricum")
    assert match.state.refusals == {}


@pytest.mark.rule("CE-ally-05", "CE-ally-04")
def test_what_was_refused_is_forgotten_when_the_turn_ends():
    match = table(at={"thracia": {"macedonia": {"general": 1}}}, **STRAIT)
    play(match, "general-macedonia-1", "asia", "hispania: no", "end")
    while asked(match).seat == 0:
        play(match, "done" if "done" in keys(match) else "keep" if "keep" in keys(match) else "pass")
    assert match.state.refusals == {}


@pytest.mark.rule("CE-retreat-04", "CE-ally-05")
def test_a_strait_refused_to_a_march_is_asked_for_again_in_a_retreat():
    """Hispania closed the strait to General 1; General 2 attacks in Asia and may ask to get back over it."""
    given = {
        "thracia": {"macedonia": {"general": 1, "infantry": 1}},
        "galatia": {"macedonia": {"general": 1, "infantry": 2}},
        "asia": {"egyptus": {"infantry": 2}},
    }
    match = table(at=given, dice="blank blank blank blank", **STRAIT)
    play(match, "general-macedonia-1", "asia", "hispania: no")
    play(match, "general-macedonia-2", "asia", "attack", "end")
    assert asked(match).kind == "retreat"
    play(match, "macedonia: thracia", "hispania: consent_strait! no")
    assert why_not(match, "space:thracia").why == "strait_closed", "but not twice in one retreat"
    play(match, "macedonia: fight_on")


@pytest.mark.rule("CE-road-08", "CE-arrow-01")
@pytest.mark.parametrize("guarded", [False, True])
def test_a_strait_is_a_way_out_for_a_leader_alone(guarded):
    """Sicilia has no other neighbour than Neapolis over the strait; he came from there and can go back."""
    galleys = [{"side": "hispania", "at": "mare_epirus"}] if guarded else []
    given = {"neapolis": {"macedonia": {"general": 1}}, "sicilia": {"egyptus": {"infantry": 1}}}
    match = table(at=given, galleys=galleys, turn="macedonia")
    answers = ["hispania: yes"] if guarded else []
    play(match, "general-macedonia-1", "sicilia", *answers, "egyptus: consent_passage! yes")
    assert why_not(match, "end").why == "leader_must_go_on"
    play(match, "general-macedonia-1", "neapolis", *answers)
    at(match, "neapolis", general=1)


@pytest.mark.rule("CE-strait-04", "CE-ally-05")
def test_a_legion_refused_at_a_strait_is_not_offered_it_again():
    galleys = [{"side": "hispania", "at": "mare_aegaeum"}]
    match = table(at={"thracia": {"macedonia": {"general": 1, "infantry": 1}}}, galleys=galleys, turn="macedonia")
    play(match, "general-macedonia-1")
    assert "asia" in keys(match)
    play(match, "asia", "hispania: no", "general-macedonia-1")
    assert "asia" not in keys(match)


@pytest.mark.rule("CE-vict-02")
def test_who_proposes_whom_and_how_all_answer_is_told() -> None:
    match = play(table(turn="macedonia"), "acclaim", "egyptus", "macedonia: yes", "hispania: yes")
    assert happened(match, AcclamationProposed) == [AcclamationProposed("side:macedonia", "side:egyptus")]
    answers = [(told.side, told.agreed) for told in happened(match, AcclamationAnswered)]
    assert answers == [("side:macedonia", True), ("side:hispania", True)]
    assert happened(match, EmperorMade) == [EmperorMade("side:egyptus")]
    match = play(table(turn="macedonia"), "acclaim", "egyptus", "macedonia: yes", "hispania: no")
    assert [(t.side, t.agreed) for t in happened(match, AcclamationAnswered)][1] == ("side:hispania", False)
    assert happened(match, EmperorMade) == []


@pytest.mark.rule("CE-vict-02")
def test_who_thinks_better_of_it_has_proposed_nobody() -> None:
    match = play(table(turn="macedonia"), "acclaim")
    nobody = next(o.key for o in asked(match).options if o.key not in ("macedonia", "egyptus", "hispania"))
    play(match, nobody)
    assert asked(match).kind == "move"
    assert happened(match, AcclamationProposed) == []
    assert match.state.emperor == table(turn="macedonia").state.emperor
