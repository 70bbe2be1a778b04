"""Restituzione dei Generali, and alliances as far as the rules know them."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import RansomOffered
from strategos.games.conquest.examples import fact

from .table import asked, happened, keys, play, table, why_not


def at_phase_six(turn="macedonia", **given):
    """Generals of Macedonia and Egyptus are each other's prisoners; phase six of somebody's turn."""
    captive = given.pop("captive", {"general-macedonia-1": "egyptus", "general-egyptus-1": "macedonia"})
    purse = given.pop("purse", {"macedonia": 40, "egyptus": 0})
    return table(captive=captive, purse=purse, turn=turn, phase="placement", **given)


def holder(match, general):
    return fact(match.state, "captive", [general])[general]


@pytest.mark.rule("CE-ransom-01", "CE-ransom-02", "CE-ransom-03", "CE-ransom-04", "CE-money-05")
def test_talents_and_prisoners_change_hands_at_once():
    match = at_phase_six()
    play(match, "macedonia: ransom! general-macedonia-1", "ransom_talents! 0025", "general-egyptus-1=01")
    assert (asked(match).about["talents"], asked(match).about["exchange"]) == (25, 1), "what is offered so far"
    play(match, "ransom_promise! text:")
    assert (asked(match).seat, asked(match).kind) == (1, "ransom_accept")
    assert (asked(match).about["talents"], asked(match).about["exchange"]) == (25, 1)
    play(match, "egyptus: yes")
    assert fact(match.state, "purse", ["macedonia", "egyptus"]) == {"macedonia": 15, "egyptus": 25}
    assert holder(match, "general-macedonia-1") == holder(match, "general-egyptus-1") == "free"
    generals = {"macedonia": {"macedonia": {"general": 1}}, "egyptus": {"egyptus": {"general": 1}}}
    assert fact(match.state, "at", generals) == generals


@pytest.mark.rule("CE-ransom-01", "CE-ransom-03")
def test_nobody_has_to_agree_and_then_nothing_changes():
    match = at_phase_six()
    play(match, "general-macedonia-1", "0040", "done", "text:", "egyptus: no")
    assert holder(match, "general-macedonia-1") == "egyptus"
    assert fact(match.state, "purse", ["macedonia"]) == {"macedonia": 40}


@pytest.mark.rule("CE-ransom-02")
def test_the_price_is_talents_prisoners_and_promises_within_ones_means():
    match = at_phase_six()
    play(match, "general-macedonia-1")
    assert (keys(match)[0], keys(match)[-1]) == ("0000", "0040")
    play(match, "0000")
    assert keys(match) == ["done", "general-egyptus-1=01"]


@pytest.mark.rule("CE-ransom-06", "CE-ransom-02")
def test_a_promise_is_words_and_binds_nobody():
    match = at_phase_six()
    play(match, "general-macedonia-1", "0000", "done", "text:no galley of mine in the Aegean", "egyptus: yes")
    [offer] = happened(match, RansomOffered)
    assert (offer.promise, offer.accepted) == ("no galley of mine in the Aegean", True)
    assert holder(match, "general-macedonia-1") == "free"


@pytest.mark.rule("CE-ransom-06")
def test_a_promise_has_a_length():
    match = at_phase_six()
    play(match, "general-macedonia-1", "0000", "done")
    assert match.explain(0, "text:" + "x" * 201) is not None
    assert asked(match).option("text:" + "x" * 200) is not None


@pytest.mark.rule("CE-ransom-05")
def test_without_a_home_the_general_comes_to_his_caesar():
    match = at_phase_six(control={"macedonia": "hispania"}, at={"creta": {"macedonia": {"caesar": 1}}})
    play(match, "general-macedonia-1", "0000", "done", "text:", "yes")
    general = {"creta": {"macedonia": {"general": 1}}}
    assert fact(match.state, "at", general) == general


@pytest.mark.rule("CE-ransom-05")
def test_a_caesar_at_sea_takes_him_aboard():
    galleys = [{"side": "macedonia", "at": "mare_epirus", "cargo": {"caesar": 1}}]
    match = at_phase_six(control={"macedonia": "hispania"}, galleys=galleys)
    play(match, "general-macedonia-1", "0000", "done", "text:", "yes")
    cargo = {"galley-macedonia-1": {"caesar": 1, "general": 1}}
    assert fact(match.state, "cargo", cargo) == cargo


@pytest.mark.rule("CE-faq-ransom-01")
def test_ransom_is_possible_in_phase_six_of_anybodys_turn():
    match = at_phase_six(turn="hispania")
    seats = []
    while asked(match).kind == "ransom":
        seats.append(asked(match).seat)
        play(match, "pass")
    assert seats == [0, 1]


@pytest.mark.rule("CE-ransom-01")
def test_a_refused_offer_is_not_repeated_in_the_same_phase():
    captive = {"general-macedonia-1": "egyptus", "general-macedonia-2": "egyptus"}
    match = at_phase_six(captive=captive)
    play(match, "general-macedonia-1", "0010", "text:", "egyptus: no")
    assert keys(match) == ["general-macedonia-2", "pass"]
    assert why_not(match, "general-macedonia-1").why == "already_proposed"


@pytest.mark.rule("CE-ally-01", "CE-ally-04")
def test_alliances_have_no_state_of_their_own():
    """Whatever players promise each other, the position knows nothing of it: every consent is asked afresh."""
    match = table(
        at={"italia": {"macedonia": {"general": 2, "cavalry": 4}}, "dalmatia": {"egyptus": {"infantry": 1}}},
        turn="macedonia",
    )
    for n in (1, 2):
        play(match, f"general-macedonia-{n}", "cavalry=01", "dalmatia", "ask_passage")
        assert (asked(match).seat, asked(match).kind) == (1, "consent_passage")
        play(match, "yes", f"general-macedonia-{n}", "pannonia")
