"""Restituzione dei Generali, and alliances as far as the rules know them."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import PriceAsked, RansomOffered
from strategos.games.conquest.examples import fact

from .table import asked, happened, holds, keys, play, table, why_not


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
    assert keys(match) == ["0000", "0005", "0010", "0015", "0020", "0025", "0030", "0035", "0040", "ask_price"]
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
    assert keys(match) == ["general-macedonia-2", "pass", "pass_until_turn"]
    assert why_not(match, "general-macedonia-1").why == "already_proposed"


# -- several prisoners, asking prices, counter-offers ---------------------------------------------------------------


TWO = {"general-macedonia-1": "egyptus", "general-macedonia-2": "egyptus"}
HELD = {**TWO, "general-hispania-1": "macedonia", "general-egyptus-1": "macedonia"}


@pytest.mark.rule("CE-ransom-02")
def test_any_sum_of_coins_may_be_offered():
    match = play(at_phase_six(purse={"macedonia": 1115}), "general-macedonia-1")
    offered = [key for key in keys(match) if key.isdigit()]
    offered += [key for key in keys(play(match, "larger")) if key.isdigit()]
    assert offered == [f"{n:04}" for n in range(0, 1116, 5)]


@pytest.mark.rule("CE-ransom-01", "CE-ransom-03")
def test_one_bargain_may_be_about_several_prisoners():
    match = play(at_phase_six(captive=TWO), "general-macedonia-1", "general-macedonia-2")
    assert asked(match).about["prisoners"] == 2
    play(match, "0035", "text:", "egyptus: ransom_accept! yes")
    holds(match, captive=dict.fromkeys(TWO, "free"), purse={"macedonia": 5, "egyptus": 35})
    [offer] = happened(match, RansomOffered)
    assert (offer.leader, offer.others) == ("piece:general-macedonia-1", ("piece:general-macedonia-2",))


@pytest.mark.rule("CE-ransom-01")
def test_a_bargain_is_about_what_one_player_holds():
    captive = {"general-macedonia-1": "egyptus", "general-macedonia-2": "hispania"}
    match = play(at_phase_six(captive=captive), "general-macedonia-1")
    no = why_not(match, "piece:general-macedonia-2")
    assert (no.why, no.facts) == ("not_held_there", {"side": "side:macedonia", "holder": "side:egyptus"})
    play(match, "0010", "text:", "egyptus: no")
    assert keys(match) == ["general-macedonia-2", "pass", "pass_until_turn"], "the other captor is another bargain"


@pytest.mark.rule("CE-ransom-02", "CE-ransom-03")
def test_prisoners_of_third_players_change_captors():
    match = play(at_phase_six(captive=HELD), "general-macedonia-1", "0010")
    assert keys(match) == ["done", "general-egyptus-1=01", "general-hispania-1=01"]
    play(match, "general-hispania-1=01", "done", "text:", "egyptus: yes")
    wanted = {"general-macedonia-1": "free", "general-hispania-1": "egyptus", "general-egyptus-1": "macedonia"}
    holds(match, captive=wanted, purse={"macedonia": 30, "egyptus": 10})


@pytest.mark.rule("CE-ransom-02")
def test_the_owner_may_ask_for_the_price_and_the_captor_names_it():
    match = play(at_phase_six(captive=HELD), "general-macedonia-1", "ask_price")
    assert (asked(match).seat, asked(match).kind) == (1, "ransom_price")
    assert keys(match)[-2:] == ["0040", "no"], "no more than the owner has"
    play(match, "0020", "ransom_demand! general-egyptus-1=01", "done", "ransom_promise! text:so be it")
    assert (asked(match).about["asks"], asked(match).about["side"]) == (True, "side:egyptus")
    play(match, "macedonia: ransom_accept! yes")
    wanted = {"general-macedonia-1": "free", "general-egyptus-1": "free", "general-hispania-1": "macedonia"}
    holds(match, captive=wanted, purse={"macedonia": 20, "egyptus": 20})
    [price] = happened(match, PriceAsked)
    [terms] = happened(match, RansomOffered)
    assert (price.named, terms.asks, terms.side, terms.owner) == (True, True, "side:egyptus", "side:macedonia")


@pytest.mark.rule("CE-ransom-01")
def test_a_captor_need_not_name_a_price():
    match = play(at_phase_six(), "general-macedonia-1", "ask_price", "egyptus: no")
    assert holder(match, "general-macedonia-1") == "egyptus"
    [price] = happened(match, PriceAsked)
    assert (price.side, price.captor, price.named) == ("side:macedonia", "side:egyptus", False)
    assert asked(match).kind == "ransom"
    assert asked(match).seat == 1, "Macedonia has talked about its only prisoner"


@pytest.mark.rule("CE-ransom-02", "CE-ransom-03")
def test_terms_may_be_answered_with_other_terms():
    match = play(at_phase_six(captive=TWO), "general-macedonia-1", "0010", "text:", "egyptus: ransom_accept! counter")
    assert (asked(match).seat, asked(match).kind) == (1, "ransom_prisoners")
    assert keys(match) == ["general-macedonia-1=01", "general-macedonia-2=01"], "one at least"
    play(match, "general-macedonia-2=01", "done", "ransom_price! 0030", "text:")
    assert (asked(match).seat, asked(match).kind) == (0, "ransom_accept")
    play(match, "counter", "general-macedonia-1=01", "general-macedonia-2=01", "ransom_talents! 0040", "text:")
    play(match, "egyptus: yes")
    holds(match, captive=dict.fromkeys(TWO, "free"), purse={"macedonia": 0, "egyptus": 40})
    assert [(e.side, e.countered, e.accepted) for e in happened(match, RansomOffered)] == [
        ("side:macedonia", True, False),
        ("side:egyptus", True, False),
        ("side:macedonia", False, True),
    ]


@pytest.mark.rule("CE-ransom-02")
def test_after_three_counter_offers_the_terms_are_accepted_or_refused():
    match = play(at_phase_six(captive={"general-macedonia-1": "egyptus"}), "general-macedonia-1", "0010", "text:")
    for n, who in enumerate(("egyptus", "macedonia", "egyptus"), 2):
        play(match, f"{who}: counter", f"00{n}0", "text:")
    assert keys(match) == ["no", "yes"]
    no = why_not(match, "counter")
    assert (no.rule, no.why) == ("CE-ransom-02", "last_terms")
    play(match, "macedonia: no")
    assert holder(match, "general-macedonia-1") == "egyptus"


@pytest.mark.rule("CE-ransom-02")
def test_a_price_that_was_asked_for_is_the_first_of_the_terms():
    match = play(at_phase_six(captive={"general-macedonia-1": "egyptus"}), "general-macedonia-1", "ask_price", "0010")
    assert (asked(match).kind, asked(match).about["asks"]) == ("ransom_promise", True)
    play(match, "text:")
    for n, who in enumerate(("macedonia", "egyptus", "macedonia"), 2):
        play(match, f"{who}: counter", f"00{n}0", "text:")
    assert keys(match) == ["no", "yes"]


@pytest.mark.rule("CE-ransom-02")
def test_whoever_names_terms_is_told_with_whom_he_bargains():
    match = play(at_phase_six(captive=HELD), "general-macedonia-1", "0010")
    assert (asked(match).rule, asked(match).about["side"]) == ("CE-ransom-02", "side:egyptus")
    play(match, "done")
    assert asked(match).about["asks"] is False
    play(match, "text:")
    assert (asked(match).about["side"], asked(match).about["asks"]) == ("side:macedonia", False)
    play(match, "counter")
    assert (asked(match).rule, asked(match).about["side"]) == ("CE-ransom-01", "side:macedonia")
    play(match, "general-macedonia-2=01", "done")
    assert asked(match).about == {"leader": "piece:general-macedonia-2", "side": "side:macedonia", "prisoners": 1}
    play(match, "0020", "done", "text:", "macedonia: counter")
    assert asked(match).about["side"] == "side:egyptus"
    play(match, "general-macedonia-1=01", "done")
    assert (asked(match).kind, asked(match).about["side"]) == ("ransom_talents", "side:egyptus")


@pytest.mark.rule("CE-ransom-01")
def test_what_is_no_prisoner_of_the_bargain_is_refused_with_a_reason():
    match = at_phase_six(captive=HELD)
    assert why_not(match, "nonsense").why == "not_a_choice"
    play(match, "general-macedonia-1")
    for target in ("piece:general-egyptus-1", "space:egyptus"):
        assert why_not(match, target).why == "not_held_there"
    assert why_not(match, "nonsense").why == "not_a_choice"
    play(match, "0000")
    for target in ("piece:general-macedonia-1", "space:egyptus"):
        assert (why_not(match, target).rule, why_not(match, target).why) == ("CE-ransom-02", "not_his_captive")
    assert why_not(match, "nonsense").why == "not_a_choice"
    play(match, "done", "text:", "counter")
    no = why_not(match, "piece:general-hispania-1")
    assert (no.rule, no.why) == ("CE-ransom-01", "not_held_there")
    assert no.facts == {"side": "side:macedonia", "holder": "side:egyptus"}
    assert why_not(match, "nonsense").why == "not_a_choice"


@pytest.mark.rule("CE-ransom-01")
def test_who_was_talked_about_is_not_added_to_another_bargain():
    match = play(at_phase_six(captive=TWO), "general-macedonia-1", "0010", "text:", "no", "general-macedonia-2")
    assert "general-macedonia-1" not in keys(match)


@pytest.mark.rule("CE-ransom-01", "CE-faq-ransom-01")
def test_who_has_passed_is_not_asked_again_when_others_bargain():
    match = play(at_phase_six(), "macedonia: pass", "egyptus: general-egyptus-1")
    play(match, "0000", "done", "text:", "macedonia: no")
    assert (asked(match).kind, asked(match).seat) == ("move", 1)


@pytest.mark.rule("CE-vict-02", "CE-faq-ransom-01")
def test_only_the_mover_may_propose_an_emperor_while_generals_are_returned():
    match = at_phase_six()
    assert asked(match).option("acclaim") is not None
    play(match, "macedonia: pass")
    assert asked(match).seat == 1
    assert asked(match).option("acclaim") is None


@pytest.mark.rule("CE-ransom-01", "CE-faq-ransom-01")
def test_what_was_talked_about_is_forgotten_when_the_turn_ends():
    match = play(at_phase_six(), "general-macedonia-1", "0000", "done", "text:", "egyptus: no", "egyptus: pass")
    assert (asked(match).kind, asked(match).seat) == ("move", 1)
    assert (match.state.talked, match.state.silent) == ([], [])


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


@pytest.mark.rule("CE-faq-ransom-01")
def test_who_passes_until_his_turn_is_asked_again_in_his_own_phase_six():
    """Egyptus moves before Macedonia; the order lasts until Macedonia's turn and can be revoked."""
    match = at_phase_six(turn="egyptus", captive={"general-macedonia-1": "egyptus"})
    play(match, "macedonia: ransom! pass_until_turn")
    assert [(o.seat, o.moment, o.until) for o in match.state.standing] == [
        (asked_seat(match, "macedonia"), "ransom", "turn")
    ]
    while asked(match).kind != "ransom":
        play(match, {"move": "end", "destroy": "done", "buy": "done"}[asked(match).kind])
    mover = match.state.clock.seat
    assert asked(match).seat == mover, "he is asked in his own turn and in nobody else's"
    assert match.state.standing == []


def asked_seat(match, side):
    return next(s.seat for s in match.view(None).sides if s.id == side)
