"""MOVIMENTI DI TERRA, Strade, and the straits, with the questions asked about them."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import Conquered, ConsentAsked, Marched
from strategos.games.conquest.examples import fact
from strategos.games.conquest.facts import LAND, NUMBER

from .table import asked, at, happened, holds, keys, play, table, why_not


def controls(match, **wanted):
    assert fact(match.state, "control", wanted) == wanted


def left(match, name):
    return fact(match.state, "left", {name: 0})[name]


def march(match, leader, *answers):
    return play(match, leader, *answers)


@pytest.mark.rule("CE-lead-02", "CE-infantry-03", "CE-cavalry-03", "CE-catapult-03", "CE-caesar-04", "CE-move-land-03")
@pytest.mark.parametrize("kind", ["infantry", "cavalry", "catapult"])
def test_land_units_do_not_move_without_a_leader(kind):
    match = table(at={"dalmatia": {"macedonia": {kind: 2}}}, turn="macedonia")
    no = why_not(match, f"piece:{kind}-macedonia-dalmatia")
    assert (no.rule, no.why) == ("CE-lead-02", "needs_leader")
    assert keys(match) == ["caesar-macedonia", "end"]


@pytest.mark.rule("CE-caesar-03", "CE-general-01")
@pytest.mark.parametrize(("piece", "name"), [("caesar", "caesar-macedonia"), ("general", "general-macedonia-1")])
def test_a_leader_may_move_alone_or_lead(piece, name):
    given = {"dalmatia": {"macedonia": {piece: 1, "infantry": 2}}}
    match = march(table(at=given, turn="macedonia"), name, "pannonia")
    at(match, pannonia={"macedonia": {piece: 1, "infantry": 2}}, dalmatia={"macedonia": {piece: 0, "infantry": 0}})
    match = march(table(at=given, turn="macedonia"), name, "infantry=00", "pannonia")
    at(match, pannonia={"macedonia": {piece: 1, "infantry": 0}}, dalmatia={"macedonia": {"infantry": 2}})


@pytest.mark.rule("CE-caesar-02", "CE-general-01", "CE-move-land-05", "CE-move-land-06", "CE-adj-03")
def test_each_step_costs_the_leader_a_point_and_he_has_two():
    match = table(at={"italia": {"macedonia": {"general": 1}}}, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia")
    assert left(match, "general-macedonia-1") == 1
    march(match, "general-macedonia-1", "pannonia")
    assert left(match, "general-macedonia-1") == 0
    no = why_not(match, "general-macedonia-1")
    assert (no.rule, no.why) == ("CE-caesar-02", "no_points")


@pytest.mark.rule("CE-infantry-02", "CE-catapult-02", "CE-cavalry-02", "CE-move-land-06")
@pytest.mark.parametrize(("kind", "steps"), [("infantry", 1), ("catapult", 1), ("cavalry", 2)])
def test_units_have_points_of_their_own(kind, steps):
    match = table(at={"italia": {"macedonia": {"general": 1, kind: 1}}}, turn="macedonia")
    for step, place in enumerate(["dalmatia", "pannonia"][:steps], 1):
        march(match, "general-macedonia-1", place)
        at(match, **{place: {"macedonia": {kind: 1}}})
        assert left(match, "general-macedonia-1") == 2 - step
    if steps == 1:
        # The leader goes on alone: the unit is not even offered.
        march(match, "general-macedonia-1")
        assert not [k for k in keys(match) if k.startswith(kind)]
        play(match, "pannonia")
        at(match, dalmatia={"macedonia": {kind: 1}}, pannonia={"macedonia": {"general": 1, kind: 0}})


@pytest.mark.rule("CE-move-land-01")
def test_a_legion_has_seven_land_units_at_most():
    match = table(at={"italia": {"macedonia": {"general": 1, "infantry": 9, "cavalry": 3}}}, turn="macedonia")
    march(match, "general-macedonia-1")
    assert asked(match).about["infantry"] == 7
    assert "infantry=08" not in keys(match)
    play(match, "cavalry=03")
    assert [asked(match).about[k] for k in ("infantry", "cavalry")] == [4, 3], "who comes takes another's place"
    play(match, "dalmatia")
    at(
        match,
        dalmatia={"macedonia": {"general": 1, "infantry": 4, "cavalry": 3}},
        italia={"macedonia": {"infantry": 5}},
    )


@pytest.mark.rule("CE-move-land-02", "CE-conquer-03", "CE-faq-land-08", "CE-faq-land-09")
def test_leaders_alone_are_no_legion_and_conquer_nothing():
    match = table(at={"italia": {"macedonia": {"general": 2}}}, turn="macedonia")
    march(match, "general-macedonia-1", "general-macedonia-2", "dalmatia")
    play(match, "end")
    controls(match, dalmatia="nobody")


@pytest.mark.rule("CE-faq-land-07")
def test_several_leaders_move_together():
    match = table(at={"italia": {"macedonia": {"caesar": 1, "general": 2}}}, turn="macedonia")
    march(match, "caesar-macedonia", "general-macedonia-1", "general-macedonia-2", "dalmatia")
    at(match, dalmatia={"macedonia": {"caesar": 1, "general": 2}})
    assert happened(match, Marched)[-1].leaders == (
        "piece:caesar-macedonia",
        "piece:general-macedonia-1",
        "piece:general-macedonia-2",
    )


@pytest.mark.rule("CE-faq-land-06")
def test_a_leader_may_go_out_and_back():
    match = table(at={"italia": {"macedonia": {"general": 1}}}, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia")
    march(match, "general-macedonia-1", "italia")
    at(match, italia={"macedonia": {"general": 1}})


@pytest.mark.rule("CE-faq-land-10", "CE-faq-land-11")
def test_a_province_merely_passed_is_not_gained():
    match = table(at={"italia": {"macedonia": {"general": 1, "cavalry": 1}}}, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia")
    march(match, "general-macedonia-1", "pannonia")
    play(match, "end")
    controls(match, dalmatia="nobody", pannonia="macedonia")


@pytest.mark.rule("CE-move-land-04", "CE-faq-land-12", "CE-conquer-04")
def test_a_unit_left_behind_holds_without_a_leader_and_stays_put():
    given = {"italia": {"macedonia": {"general": 1, "cavalry": 1, "infantry": 1}}}
    match = table(at=given, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia")
    march(match, "general-macedonia-1", "pannonia")
    at(match, dalmatia={"macedonia": {"infantry": 1}}, pannonia={"macedonia": {"cavalry": 1, "general": 1}})
    assert why_not(match, "piece:infantry-macedonia-dalmatia").why == "needs_leader"
    play(match, "end")
    controls(match, dalmatia="macedonia", pannonia="macedonia")


@pytest.mark.rule("CE-faq-land-13", "CE-faq-land-14")
def test_two_full_legions_go_the_same_way_and_may_stack():
    match = table(at={"italia": {"macedonia": {"general": 2, "infantry": 14}}}, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia")
    march(match, "general-macedonia-2", "dalmatia")
    at(match, dalmatia={"macedonia": {"general": 2, "infantry": 14}})


@pytest.mark.rule("CE-move-land-07")
def test_a_leader_drops_one_group_and_takes_another():
    given = {"italia": {"macedonia": {"general": 1, "infantry": 6}}, "dalmatia": {"macedonia": {"infantry": 2}}}
    match = table(at=given, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia")
    march(match, "general-macedonia-1", "pannonia")
    at(match, dalmatia={"macedonia": {"infantry": 6}}, pannonia={"macedonia": {"general": 1, "infantry": 2}})


@pytest.mark.rule("CE-move-land-08", "CE-bl-01")
def test_a_legion_stops_with_all_its_leaders_where_enemy_troops_stand():
    given = {
        "italia": {"macedonia": {"general": 2, "cavalry": 2}},
        "dalmatia": {"hispania": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia")
    march(match, "general-macedonia-1", "general-macedonia-2", "dalmatia", "attack")
    assert left(match, "general-macedonia-1") == left(match, "general-macedonia-2") == 0
    assert why_not(match, "general-macedonia-2").why == "no_points"
    assert fact(match.state, "contested", []) == ["dalmatia"]


@pytest.mark.rule("CE-move-land-09")
@pytest.mark.parametrize("holding", ["marker", "leader", "galley"])
def test_a_legion_passes_markers_leaders_and_galleys(holding):
    given: dict = {"at": {"italia": {"macedonia": {"general": 1, "cavalry": 2}}}, "control": {"dalmatia": "hispania"}}
    if holding == "leader":
        given["at"]["dalmatia"] = {"hispania": {"general": 1}}
    if holding == "galley":
        given["galleys"] = [{"side": "hispania", "at": "dalmatia"}]
    match = table(turn="macedonia", **given)
    march(match, "general-macedonia-1", "dalmatia")
    march(match, "general-macedonia-1", "pannonia")
    at(match, pannonia={"macedonia": {"general": 1, "cavalry": 2}})
    play(match, "end")
    controls(match, dalmatia="hispania")


@pytest.mark.rule("CE-move-land-10", "CE-mphase-02")
def test_nothing_marches_after_combat():
    given = {"italia": {"macedonia": {"general": 1, "cavalry": 5}}, "dalmatia": {"hispania": {"infantry": 1}}}
    dice = "cavalry blank blank blank blank blank"
    match = play(table(at=given, turn="macedonia", dice=dice), "general-macedonia-1", "dalmatia", "attack", "end")
    controls(match, dalmatia="macedonia")
    assert match.state.clock.step > 1
    at(match, dalmatia={"macedonia": {"cavalry": 5}})


@pytest.mark.rule("CE-move-land-11", "CE-marker-03")
def test_a_province_left_empty_stays_under_control():
    match = table(at={"italia": {"macedonia": {"general": 1, "infantry": 1}}}, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia")
    play(match, "end")
    controls(match, italia="macedonia", dalmatia="macedonia")


@pytest.mark.rule("CE-mphase-01")
def test_moving_is_a_choice():
    match = play(table(at={"italia": {"macedonia": {"general": 1, "infantry": 1}}}, turn="macedonia"), "end")
    at(match, italia={"macedonia": {"general": 1, "infantry": 1}})


# -- allies -----------------------------------------------------------------------------------------------------------

PASSING = {
    "italia": {"macedonia": {"general": 2, "cavalry": 2}},
    "dalmatia": {"hispania": {"infantry": 1}},
}


@pytest.mark.rule("CE-faq-land-02", "CE-faq-land-03", "CE-ally-03", "CE-bl-02")
def test_an_owner_may_let_a_legion_cross():
    match = table(at=PASSING, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia", "macedonia: ask_passage", "hispania: yes")
    assert left(match, "general-macedonia-1") == 1
    march(match, "general-macedonia-1", "pannonia")
    at(match, pannonia={"macedonia": {"general": 1, "cavalry": 2}}, dalmatia={"hispania": {"infantry": 1}})
    assert fact(match.state, "contested", []) == []


@pytest.mark.rule("CE-faq-land-04", "CE-faq-combat-06", "CE-bl-02")
def test_ending_beside_the_troops_of_who_let_one_cross_means_battle():
    match = table(at=PASSING, turn="macedonia", dice="cavalry blank blank")
    march(match, "general-macedonia-1", "dalmatia", "ask_passage", "hispania: yes")
    play(match, "end")
    controls(match, dalmatia="macedonia")


@pytest.mark.rule("CE-ally-05", "CE-ally-04")
def test_consent_may_be_refused_for_the_next_move_and_then_they_fight():
    match = table(at=PASSING, turn="macedonia")
    march(match, "general-macedonia-1", "cavalry=01", "dalmatia", "ask_passage", "hispania: yes")
    march(match, "general-macedonia-1", "pannonia")
    march(match, "general-macedonia-2", "dalmatia", "ask_passage", "hispania: no")
    assert [e.given for e in happened(match, ConsentAsked)] == [True, False]
    assert left(match, "general-macedonia-2") == 0
    assert fact(match.state, "contested", []) == ["dalmatia"]


@pytest.mark.rule("CE-ally-06")
def test_who_may_cross_may_attack_the_same_player_from_there():
    given = {**PASSING, "pannonia": {"hispania": {"infantry": 1}}}
    match = table(at=given, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia", "ask_passage", "hispania: yes")
    march(match, "general-macedonia-1", "pannonia")
    assert fact(match.state, "contested", []) == ["pannonia"]


@pytest.mark.rule("CE-faq-land-01", "CE-faq-combat-05")
def test_every_other_player_is_an_enemy_whatever_was_said():
    """Hispania let a legion cross this turn; its other troops stop the next one all the same."""
    given = {**PASSING, "pannonia": {"hispania": {"infantry": 1}}}
    match = table(at=given, turn="macedonia")
    march(match, "general-macedonia-1", "dalmatia", "ask_passage", "hispania: yes")
    march(match, "general-macedonia-1", "pannonia")
    assert left(match, "general-macedonia-1") == 0
    assert asked(match).kind == "move"


@pytest.mark.rule("CE-road-08")
def test_a_leader_alone_passes_troops_only_with_consent_and_does_not_stay():
    match = table(
        at={"italia": {"macedonia": {"general": 2}}, "dalmatia": {"hispania": {"infantry": 1}}}, turn="macedonia"
    )
    march(match, "general-macedonia-1", "dalmatia", "hispania: yes")
    no = why_not(match, "end")
    assert (no.rule, no.why) == ("CE-road-08", "leader_must_go_on")
    march(match, "general-macedonia-1", "pannonia")
    assert "end" in keys(match)
    march(match, "general-macedonia-2", "dalmatia", "hispania: no")
    at(match, italia={"macedonia": {"general": 1}})
    march(match, "general-macedonia-2")
    assert why_not(match, "space:dalmatia").why == "passage_refused"


@pytest.mark.rule("CE-road-08", "CE-caesar-05")
def test_a_leader_alone_with_one_point_cannot_enter_among_troops():
    match = table(
        at={"rhetia": {"macedonia": {"general": 1}}, "dalmatia": {"hispania": {"infantry": 1}}}, turn="macedonia"
    )
    march(match, "general-macedonia-1", "italia")
    march(match, "general-macedonia-1")
    no = why_not(match, "space:dalmatia")
    assert (no.rule, no.why) == ("CE-road-08", "leader_among_enemies")


@pytest.mark.rule("CE-road-08")
def test_a_leader_shut_in_after_all_does_not_keep_the_turn_from_ending():
    match = table(
        at={
            "thracia": {"macedonia": {"general": 1}},
            "cappadocia": {"macedonia": {"general": 1, "cavalry": 1}},
            **{p: {"hispania": {"infantry": 1}} for p in ("asia", "galatia", "pontus_et_bithynia")},
        },
        galleys=[{"side": "egyptus", "at": "mare_aegaeum"}],
        turn="macedonia",
    )
    march(match, "general-macedonia-2", "pontus_et_bithynia", "ask_passage", "hispania: yes")
    march(match, "general-macedonia-1", "asia", "egyptus: yes", "hispania: yes")
    march(match, "general-macedonia-2", "cappadocia")
    assert why_not(match, "end").why == "leader_must_go_on"
    march(match, "general-macedonia-1", "thracia", "egyptus: no")
    play(match, "end")
    at(match, asia={"macedonia": {"general": 1}})


# -- roads ------------------------------------------------------------------------------------------------------------

NETWORK = {
    "control": dict.fromkeys(("narbonensis", "italia", "dalmatia", "macedonia"), "macedonia"),
    "city": dict.fromkeys(("narbonensis", "italia", "dalmatia", "macedonia"), "city"),
    "road": [["narbonensis", "italia"], ["italia", "dalmatia"], ["dalmatia", "macedonia"]],
    "turn": "macedonia",
}


@pytest.mark.rule("CE-road-06", "CE-road-05")
@pytest.mark.parametrize("to", ["italia", "dalmatia", "macedonia"])
def test_a_road_costs_one_point_whatever_the_distance_and_one_may_stop_anywhere(to):
    match = table(at={"narbonensis": {"macedonia": {"general": 1, "infantry": 3}}}, **NETWORK)
    march(match, "general-macedonia-1", to)
    at(match, **{to: {"macedonia": {"general": 1, "infantry": 3}}})
    assert left(match, "general-macedonia-1") == 1


@pytest.mark.rule("CE-road-09")
def test_a_step_and_a_road_in_either_order():
    match = table(at={"aquitania": {"macedonia": {"general": 1, "cavalry": 1}}}, **NETWORK)
    march(match, "general-macedonia-1", "narbonensis")
    march(match, "general-macedonia-1", "macedonia")
    at(match, macedonia={"macedonia": {"general": 1, "cavalry": 1}})
    match = table(at={"macedonia": {"macedonia": {"general": 1, "cavalry": 1}}}, **NETWORK)
    march(match, "general-macedonia-1", "narbonensis")
    march(match, "general-macedonia-1", "aquitania")
    at(match, aquitania={"macedonia": {"general": 1, "cavalry": 1}})


@pytest.mark.rule("CE-road-06", "CE-move-land-05")
def test_units_picked_up_on_the_road_pay_for_themselves():
    given = {"narbonensis": {"macedonia": {"general": 1, "infantry": 1}}, "italia": {"macedonia": {"infantry": 2}}}
    match = table(at=given, **NETWORK)
    march(match, "general-macedonia-1", "italia")
    march(match, "general-macedonia-1", "infantry=03", "macedonia")
    at(match, macedonia={"macedonia": {"infantry": 3}})
    assert left(match, "general-macedonia-1") == 1


@pytest.mark.rule("CE-road-10", "CE-ally-03")
def test_foreign_roads_need_the_owners_consent():
    control = {**NETWORK["control"], "italia": "hispania"}
    match = table(at={"narbonensis": {"macedonia": {"general": 1}}}, **{**NETWORK, "control": control})
    march(match, "general-macedonia-1", "dalmatia", "hispania: yes")
    at(match, dalmatia={"macedonia": {"general": 1}})
    assert left(match, "general-macedonia-1") == 1
    match = table(at={"narbonensis": {"macedonia": {"general": 1}}}, **{**NETWORK, "control": control})
    march(match, "general-macedonia-1", "dalmatia", "hispania: no")
    at(match, narbonensis={"macedonia": {"general": 1}})
    march(match, "general-macedonia-1")
    assert why_not(match, "space:dalmatia").why == "road_refused"
    play(match, "italia")
    assert left(match, "general-macedonia-1") == 1


# -- straits ----------------------------------------------------------------------------------------------------------

STRAITS = [
    ("thracia", "asia", "mare_aegaeum"),
    ("sicilia", "neapolis", "mare_epirus"),
    ("britannia", "belgica", "oceanus_britannicus"),
    ("baetica", "tingitana", "mare_hispalis"),
]


@pytest.mark.rule("CE-arrow-01", "CE-strait-01", "CE-sea-18", "CE-arrow-02")
@pytest.mark.parametrize(("a", "b", "sea"), STRAITS)
def test_land_units_cross_an_open_strait_for_a_point(a, b, sea):
    for origin, to in ((a, b), (b, a)):
        match = table(at={origin: {"macedonia": {"general": 1, "infantry": 2}}}, turn="macedonia")
        march(match, "general-macedonia-1", to)
        at(match, **{to: {"macedonia": {"general": 1, "infantry": 2}}})
        assert left(match, "general-macedonia-1") == 1


@pytest.mark.rule("CE-strait-01")
@pytest.mark.parametrize(("a", "b", "sea"), STRAITS)
def test_own_galleys_do_not_close_a_strait(a, b, sea):
    given = {"at": {a: {"macedonia": {"general": 1}}}, "galleys": [{"side": "macedonia", "at": sea}]}
    match = table(turn="macedonia", **given)
    march(match, "general-macedonia-1", b)
    at(match, **{b: {"macedonia": {"general": 1}}})


@pytest.mark.rule("CE-strait-02", "CE-strait-03", "CE-strait-04", "CE-faq-land-05", "CE-nav-18", "CE-ally-03")
@pytest.mark.parametrize(("a", "b", "sea"), STRAITS)
def test_the_owner_of_a_galley_in_the_strait_is_asked_and_can_close_it(a, b, sea):
    given = {"at": {a: {"macedonia": {"general": 1}}}, "galleys": [{"side": "hispania", "at": sea}]}
    match = table(turn="macedonia", **given)
    march(match, "general-macedonia-1", b, "hispania: yes")
    at(match, **{b: {"macedonia": {"general": 1}}})
    match = table(turn="macedonia", **given)
    march(match, "general-macedonia-1", b, "hispania: no")
    at(match, **{a: {"macedonia": {"general": 1}}})
    assert left(match, "general-macedonia-1") == 2
    if LAND[NUMBER[a]]:
        march(match, "general-macedonia-1")
    # From an island there is no other way: he is not offered at all.
    no = why_not(match, f"space:{b}" if LAND[NUMBER[a]] else "general-macedonia-1")
    assert (no.rule, no.why) == ("CE-strait-04", "strait_closed")


@pytest.mark.rule("CE-nav-19")
def test_every_owner_of_galleys_in_a_strait_must_consent():
    galleys = [
        {"side": "hispania", "at": "mare_aegaeum"},
        {"side": "egyptus", "at": "mare_aegaeum", "count": 3},
        {"side": "macedonia", "at": "mare_aegaeum", "count": 5},
    ]
    match = table(at={"thracia": {"macedonia": {"general": 1}}}, galleys=galleys, turn="macedonia")
    march(match, "general-macedonia-1", "asia")
    answers = {asked(match).seat}
    play(match, "yes")
    answers.add(asked(match).seat)
    play(match, "no")
    assert answers == {1, 2}
    at(match, thracia={"macedonia": {"general": 1}})


@pytest.mark.rule("CE-strait-04")
def test_the_other_sea_blocks_only_by_that_reading():
    galleys = [{"side": "hispania", "at": "mare_pontus_euxinus"}]
    given = {"at": {"thracia": {"macedonia": {"general": 1}}}, "galleys": galleys, "turn": "macedonia"}
    match = march(table(**given), "general-macedonia-1", "asia")
    at(match, asia={"macedonia": {"general": 1}})
    match = march(table(options={"straits": "both_seas"}, **given), "general-macedonia-1", "asia")
    assert asked(match).kind == "consent_strait"


@pytest.mark.rule("CE-conquer-04", "CE-marker-02", "CE-marker-05", "CE-conquer-02")
def test_an_empty_province_is_taken_by_who_stays_and_moves_the_marker():
    given = {"italia": {"macedonia": {"general": 1, "infantry": 1}}}
    match = table(at=given, control={"dalmatia": "hispania"}, turn="macedonia")
    before = fact(match.state, "marker", {"macedonia": 0, "hispania": 0})
    march(match, "general-macedonia-1", "dalmatia")
    controls(match, dalmatia="hispania")
    play(match, "end")
    controls(match, dalmatia="macedonia")
    after = fact(match.state, "marker", {"macedonia": 0, "hispania": 0})
    assert after == {"macedonia": before["macedonia"] + 5, "hispania": before["hispania"] - 5}
    [event] = happened(match, Conquered)
    assert (event.side, event.space, event.loser) == ("side:macedonia", "space:dalmatia", "side:hispania")


def amounts(match, kind):
    return [key.split("=")[1] for key in keys(match) if key.startswith(f"{kind}=")]


@pytest.mark.rule("CE-move-land-01", "CE-move-land-07")
def test_who_comes_along_by_default_and_how_many_may_come_instead():
    given = {"italia": {"macedonia": {"general": 1, "infantry": 4, "cavalry": 2, "catapult": 3}}}
    match = play(table(at=given, turn="macedonia"), "general-macedonia-1")
    assert [asked(match).about[k] for k in ("infantry", "cavalry", "catapult", "companions")] == [4, 2, 1, 0]
    assert (amounts(match, "infantry"), amounts(match, "cavalry")) == (["00", "01", "02", "03"], ["00", "01"])
    assert amounts(match, "catapult") == ["00", "02", "03"]
    play(match, "infantry=01")
    assert amounts(match, "infantry") == ["00", "02", "03", "04"], "nothing is settled before he goes"


@pytest.mark.rule("CE-move-land-01", "CE-move-land-07")
def test_who_makes_a_legion_too_large_takes_the_place_of_the_slowest():
    given = {"italia": {"macedonia": {"general": 1, "infantry": 4, "cavalry": 7, "catapult": 3}}}
    match = play(table(at=given, turn="macedonia"), "general-macedonia-1")

    def legion():
        return [asked(match).about[k] for k in ("infantry", "cavalry", "catapult")]

    assert legion() == [4, 3, 0]
    play(match, "catapult=02")
    assert legion() == [2, 3, 2], "Infantry first"
    play(match, "cavalry=06")
    assert legion() == [0, 6, 1], "then Catapults"
    play(match, "catapult=03")
    assert legion() == [0, 4, 3]
    play(match, "catapult=00", "cavalry=01", "infantry=04")
    assert legion() == [4, 1, 0], "where there is room nobody yields"


@pytest.mark.rule("CE-move-land-01", "CE-lead-03", "CE-caesar-02", "CE-adj-03")
def test_why_somebody_or_something_is_not_taken_along():
    given = {
        "italia": {"macedonia": {"general": 2, "infantry": 2, "cavalry": 1}},
        "rhetia": {"macedonia": {"general": 1, "infantry": 1}},
        "noricum": {"macedonia": {"general": 1}},
    }
    galleys = [{"side": "macedonia", "at": "italia", "cargo": {"caesar": 1, "cavalry": 1}}]
    match = table(at=given, galleys=galleys, turn="macedonia")
    play(match, "general-macedonia-4", "rhetia", "general-macedonia-4", "infantry=00", "italia")
    play(match, "general-macedonia-3", "italia", "general-macedonia-1")
    for target, (rule, why) in {
        "piece:caesar-macedonia": ("CE-lead-03", "aboard"),
        "piece:cavalry-macedonia-galley-macedonia-1": ("CE-lead-03", "troops_aboard"),
        "piece:general-macedonia-4": ("CE-caesar-02", "no_points"),
        "piece:infantry-macedonia-italia": ("CE-move-land-07", "how_many"),
        "space:oceanus_britannicus": ("CE-move-land-05", "not_by_land"),
        "space:britannia": ("CE-adj-03", "not_adjacent"),
        "nonsense": ("CE-move-land-01", "not_a_choice"),
        "catapult=01": ("CE-lead-02", "not_so_many"),
        "infantry=03": ("CE-lead-02", "not_so_many"),
    }.items():
        assert (why_not(match, target).rule, why_not(match, target).why) == (rule, why), target
    assert "general-macedonia-3" in keys(match)
    play(match, "general-macedonia-3")
    assert why_not(match, "piece:general-macedonia-3").why == "already_along"


@pytest.mark.rule("CE-road-08")
def test_the_last_troops_leave_a_tired_leader_behind_only_where_nobody_else_stands():
    given = {
        "rhetia": {"macedonia": {"general": 1}},
        "italia": {"macedonia": {"general": 1, "cavalry": 2}},
        "dalmatia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "italia", "general-macedonia-2", "general-macedonia-1", "dalmatia")
    play(match, "ask_passage", "egyptus: yes", "general-macedonia-2")
    no = why_not(match, "space:pannonia")
    assert (no.rule, no.why) == ("CE-road-08", "leader_left_behind")
    assert no.facts == {"piece": "piece:general-macedonia-1", "space": "space:dalmatia"}
    play(match, "cavalry=01", "pannonia")
    holds(
        match, at={"dalmatia": {"macedonia": {"general": 1, "cavalry": 1}}, "pannonia": {"macedonia": {"cavalry": 1}}}
    )
    # Without foreign troops the same is nobody's business.
    match = table(at={**given, "dalmatia": {}}, turn="macedonia")
    play(match, "general-macedonia-1", "italia", "general-macedonia-2", "general-macedonia-1", "dalmatia")
    play(match, "general-macedonia-2", "pannonia")
    holds(match, at={"dalmatia": {"macedonia": {"general": 1}}, "pannonia": {"macedonia": {"cavalry": 2}}})


@pytest.mark.rule("CE-road-08", "CE-caesar-05")
def test_a_leader_joins_his_own_troops_among_enemies_and_stays_with_them():
    given = {
        "italia": {"macedonia": {"general": 1, "infantry": 1}},
        "rhetia": {"macedonia": {"general": 1}},
        "dalmatia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "dalmatia", "attack", "general-macedonia-2", "italia")
    play(match, "general-macedonia-2", "dalmatia")
    holds(match, at={"dalmatia": {"macedonia": {"general": 2, "infantry": 1}}}, left={"general-macedonia-2": 0})
    assert "end" in keys(match)


@pytest.mark.rule("CE-road-08")
@pytest.mark.parametrize(("where", "way"), [("britannia", "belgica"), ("belgica", "britannia")])
def test_a_guest_with_a_point_left_must_go_on_also_at_the_edge_of_the_board(where, way):
    match = table(
        at={way: {"macedonia": {"general": 1}}, where: {"egyptus": {"infantry": 1}}, "moesia": {}}, turn="macedonia"
    )
    play(match, "general-macedonia-1", where, "egyptus: consent_passage! yes")
    no = why_not(match, "end")
    assert (no.why, no.facts["space"]) == ("leader_must_go_on", f"space:{where}")
    play(match, "general-macedonia-1", way, "end")


@pytest.mark.rule("CE-road-08")
def test_a_guest_who_has_not_moved_may_stay():
    match = table(at={"dalmatia": {"macedonia": {"general": 1}, "egyptus": {"infantry": 1}}}, turn="macedonia")
    assert "end" in keys(match)


@pytest.mark.rule("CE-road-08")
def test_no_leader_goes_alone_where_there_is_no_way_on():
    """Sicilia leads only back to Neapolis over the strait, and troops of Hispania have followed him there."""
    given = {
        "italia": {"macedonia": {"general": 1}},
        "neapolis": {"hispania": {"infantry": 1}},
        "sicilia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "neapolis", "hispania: yes")
    play(match, "general-macedonia-1")
    assert why_not(match, "space:sicilia").why == "leader_among_enemies"
    match = table(
        at={
            "neapolis": {"macedonia": {"general": 1}, "hispania": {"infantry": 1}},
            "sicilia": {"egyptus": {"infantry": 1}},
        },
        turn="macedonia",
    )
    play(match, "general-macedonia-1")
    assert (why_not(match, "space:sicilia").rule, why_not(match, "space:sicilia").why) == ("CE-road-08", "no_way_on")


@pytest.mark.rule("CE-road-08")
def test_own_troops_next_door_are_a_way_on_even_among_enemies():
    given = {
        "neapolis": {"macedonia": {"general": 1, "infantry": 1}, "hispania": {"infantry": 1}},
        "sicilia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "infantry=00", "sicilia", "egyptus: consent_passage! yes")
    holds(match, at={"sicilia": {"macedonia": {"general": 1}}})


@pytest.mark.rule("CE-move-land-06", "CE-cavalry-02")
def test_points_are_counted_unit_by_unit():
    given = {"italia": {"macedonia": {"general": 2, "cavalry": 3}}, "dalmatia": {"macedonia": {"cavalry": 1}}}
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "cavalry=02", "dalmatia")
    movable = fact(match.state, "movable", {"dalmatia": {"macedonia": {}}, "italia": {"macedonia": {}}})
    assert (movable["dalmatia"]["macedonia"]["cavalry"], movable["italia"]["macedonia"]["cavalry"]) == (3, 1)
    # General 1 has one point left and takes those who came with him; the fresh one stays and can still go two steps.
    play(match, "general-macedonia-1", "cavalry=02", "pannonia")
    movable = fact(match.state, "movable", {"dalmatia": {"macedonia": {}}, "pannonia": {"macedonia": {}}})
    assert (movable["dalmatia"]["macedonia"]["cavalry"], movable["pannonia"]["macedonia"]["cavalry"]) == (1, 0)
    play(match, "general-macedonia-2", "cavalry=00", "dalmatia", "general-macedonia-2", "moesia")
    assert fact(match.state, "movable", {"moesia": {"macedonia": {}}})["moesia"]["macedonia"]["cavalry"] == 1


@pytest.mark.rule("CE-road-08")
def test_troops_may_leave_a_leader_who_can_still_follow_and_then_he_must():
    given = {"italia": {"macedonia": {"general": 2, "cavalry": 1}}, "dalmatia": {"egyptus": {"infantry": 1}}}
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "general-macedonia-2", "dalmatia", "ask_passage", "egyptus: yes")
    play(match, "general-macedonia-1", "pannonia")
    assert why_not(match, "end").why == "leader_must_go_on"
    play(match, "general-macedonia-2", "moesia", "end")


@pytest.mark.rule("CE-move-land-08", "CE-cavalry-02")
def test_whoever_meets_enemies_has_no_point_left():
    given = {"italia": {"macedonia": {"general": 2, "cavalry": 2}}, "dalmatia": {"egyptus": {"infantry": 1}}}
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "dalmatia", "attack")
    assert fact(match.state, "movable", {"dalmatia": {"macedonia": {}}})["dalmatia"]["macedonia"]["cavalry"] == 0
    play(match, "general-macedonia-2", "dalmatia")
    holds(match, left={"general-macedonia-1": 0, "general-macedonia-2": 0})


@pytest.mark.rule("CE-infantry-02", "CE-move-land-06")
def test_who_has_moved_already_is_told_so_in_another_march():
    given = {"italia": {"macedonia": {"general": 1, "infantry": 2}}, "dalmatia": {"macedonia": {"general": 1}}}
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "dalmatia", "general-macedonia-2")
    no = why_not(match, "piece:infantry-macedonia-dalmatia")
    assert (no.rule, no.why) == ("CE-infantry-02", "no_points")


@pytest.mark.rule("CE-retreat-04", "CE-ally-05")
def test_a_strait_refused_to_the_mover_may_still_be_open_to_another():
    given = {
        "macedonia": {"macedonia": {"general": 1, "infantry": 2}},
        "moesia": {"macedonia": {"general": 1}},
        "thracia": {"egyptus": {"infantry": 2}},
    }
    match = table(
        at=given,
        control={"asia": "egyptus"},
        galleys=[{"side": "hispania", "at": "mare_aegaeum"}],
        turn="macedonia",
        dice="blank blank blank blank",
    )
    play(match, "general-macedonia-2", "thracia", "egyptus: yes", "general-macedonia-2", "asia", "hispania: no")
    play(match, "general-macedonia-2")
    assert why_not(match, "space:asia").why == "strait_closed"
    play(match, "moesia", "general-macedonia-1", "thracia", "attack", "end")
    assert (asked(match).kind, asked(match).seat, "asia" in keys(match)) == ("retreat", 1, True)
    play(match, "egyptus: asia", "hispania: yes", "macedonia: fight_on")
    at(match, asia={"egyptus": {"infantry": 2}})


@pytest.mark.rule("CE-road-08", "CE-faq-land-07")
def test_the_last_troops_do_not_leave_a_tired_leader_among_foreign_ones():
    given = {
        "italia": {"macedonia": {"general": 1, "cavalry": 1}},
        "noricum": {"macedonia": {"general": 1}},
        "dalmatia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-2", "italia")
    play(match, "general-macedonia-1", "dalmatia", "ask_passage", "egyptus: yes")
    play(match, "general-macedonia-2", "dalmatia", "general-macedonia-1")
    no = why_not(match, "space:pannonia")
    assert (no.rule, no.why) == ("CE-road-08", "leader_left_behind")
    # Alone he may go: his troops stay with the other.
    play(match, "cavalry=00", "pannonia")
    at(match, dalmatia={"macedonia": {"general": 1, "cavalry": 1}})
