"""Strade: marches along Roads, one's own and those of others, with stops on the way."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import ConsentAsked, Marched
from strategos.games.conquest.examples import fact
from strategos.games.conquest.facts import NUMBER
from strategos.games.conquest.roads import leave_marches
from strategos.games.conquest.state import RoadRun, tired_key

from .table import asked, happened, holds, keys, play, table, why_not

ON_ROAD = ("narbonensis", "italia", "dalmatia", "macedonia")
OWN = {
    "control": dict.fromkeys(ON_ROAD, "macedonia"),
    "city": dict.fromkeys(ON_ROAD, "city"),
    "road": [["narbonensis", "italia"], ["italia", "dalmatia"], ["dalmatia", "macedonia"]],
    "turn": "macedonia",
}
FOREIGN = {**OWN, "control": {"narbonensis": "macedonia", **dict.fromkeys(ON_ROAD[1:3], "hispania")}}
LEGION = {"general": 1, "infantry": 2}


def left(match, name):
    return fact(match.state, "left", {name: 0})[name]


def at(match, place, **pieces):
    holds(match, at={place: {"macedonia": pieces}})


# -- one's own Roads --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-road-06", "CE-road-05")
def test_taking_another_piece_in_hand_and_putting_it_back_does_not_end_a_road_march():
    given = {"narbonensis": {"macedonia": {**LEGION, "general": 2}}}
    match = table(at=given, galleys=[{"side": "macedonia", "at": "italia"}], **OWN)
    play(match, "general-macedonia-1", "italia")
    play(match, "general-macedonia-2", "cancel", "galley-macedonia-1", "cancel")
    play(match, "general-macedonia-1", "macedonia")
    at(match, "macedonia", general=1, infantry=2)
    assert left(match, "general-macedonia-1") == 1


@pytest.mark.rule("CE-road-06")
def test_what_others_do_in_between_does_not_end_a_road_march():
    given = {"narbonensis": {"macedonia": {**LEGION, "general": 2}}}
    match = table(at=given, galleys=[{"side": "macedonia", "at": "italia"}], **OWN)
    play(match, "general-macedonia-1", "italia")
    play(match, "general-macedonia-2", "aquitania", "galley-macedonia-1", "mare_adriaticum")
    play(match, "general-macedonia-1", "macedonia")
    at(match, "macedonia", general=1, infantry=2)
    assert left(match, "general-macedonia-1") == 1


@pytest.mark.rule("CE-road-06")
def test_a_road_march_is_forgotten_when_the_turn_is_over():
    match = table(at={"narbonensis": {"macedonia": {"general": 1}}}, **OWN)
    play(match, "general-macedonia-1", "italia", "end")
    assert match.state.runs == []


@pytest.mark.rule("CE-road-06", "CE-move-land-06")
def test_going_back_along_the_road_is_a_new_march_and_costs_a_point():
    match = table(at={"narbonensis": {"macedonia": {**LEGION, "infantry": 4}}}, **OWN)
    play(match, "general-macedonia-1", "infantry=02", "dalmatia")
    play(match, "general-macedonia-1")
    no = why_not(match, "space:italia")
    assert (no.rule, no.why) == ("CE-infantry-02", "no_points")
    play(match, "infantry=00", "narbonensis")
    assert left(match, "general-macedonia-1") == 0
    assert why_not(match, "general-macedonia-1").why == "no_points"
    at(match, "dalmatia", infantry=2)


@pytest.mark.rule("CE-road-06")
def test_by_the_other_reading_legions_are_shuttled_to_and_fro_for_one_point():
    match = table(at={"narbonensis": {"macedonia": {**LEGION, "infantry": 4}}}, options={"road_return": "free"}, **OWN)
    play(match, "general-macedonia-1", "infantry=02", "dalmatia")
    play(match, "general-macedonia-1", "infantry=00", "narbonensis")
    play(match, "general-macedonia-1", "infantry=02", "dalmatia")
    assert left(match, "general-macedonia-1") == 1
    at(match, "dalmatia", infantry=4, general=1)


@pytest.mark.rule("CE-road-06", "CE-cavalry-02")
def test_cavalry_goes_back_for_its_second_point_and_not_for_nothing():
    match = table(at={"narbonensis": {"macedonia": {"general": 1, "cavalry": 2}}}, **OWN)
    play(match, "general-macedonia-1", "dalmatia", "general-macedonia-1", "italia")
    holds(match, left={"general-macedonia-1": 0}, at={"italia": {"macedonia": {"cavalry": 2}}})
    assert fact(match.state, "movable", {"italia": {"macedonia": {}}})["italia"]["macedonia"]["cavalry"] == 0


@pytest.mark.rule("CE-road-06")
def test_after_a_stop_a_side_road_is_no_way_back():
    roads = {**OWN, "control": {**OWN["control"], "pannonia": "macedonia"}, "city": {**OWN["city"], "pannonia": "city"}}
    roads["road"] = [*OWN["road"], ["dalmatia", "pannonia"]]
    match = table(at={"narbonensis": {"macedonia": LEGION}}, **roads)
    play(match, "general-macedonia-1", "dalmatia", "general-macedonia-1", "infantry=01", "pannonia")
    assert left(match, "general-macedonia-1") == 1
    at(match, "dalmatia", infantry=1)
    play(match, "general-macedonia-1")
    assert why_not(match, "space:macedonia").why == "no_points", "only through Dalmatia, where the march has been"


@pytest.mark.rule("CE-road-06", "CE-infantry-02")
def test_who_has_left_the_march_stays_behind():
    """General 2 came along and stays with one Infantry; General 1 goes on, and General 2 may follow him later."""
    match = table(at={"narbonensis": {"macedonia": {"general": 2, "infantry": 3}}}, **OWN)
    play(match, "general-macedonia-1", "general-macedonia-2", "italia")
    play(match, "general-macedonia-1", "infantry=02", "dalmatia")
    play(match, "general-macedonia-2")
    assert asked(match).about["infantry"] == 1
    play(match, "macedonia")
    at(match, "macedonia", infantry=1, general=1)
    at(match, "dalmatia", infantry=2, general=1)
    assert (left(match, "general-macedonia-1"), left(match, "general-macedonia-2")) == (1, 1)


@pytest.mark.rule("CE-road-06")
def test_two_marches_that_meet_go_on_together():
    given = {"narbonensis": {"macedonia": LEGION}, "macedonia": {"macedonia": {"general": 1, "cavalry": 1}}}
    roads = {**OWN, "control": {**OWN["control"], "noricum": "macedonia"}, "city": {**OWN["city"], "noricum": "city"}}
    roads["road"] = [*OWN["road"], ["italia", "noricum"]]
    match = table(at=given, **roads)
    play(match, "general-macedonia-1", "italia", "general-macedonia-2", "italia")
    play(match, "general-macedonia-1", "general-macedonia-2", "cavalry=01", "noricum")
    at(match, "noricum", general=2, infantry=2, cavalry=1)
    assert (left(match, "general-macedonia-1"), left(match, "general-macedonia-2")) == (1, 1)
    assert fact(match.state, "movable", {"noricum": {"macedonia": {}}})["noricum"]["macedonia"]["cavalry"] == 1


@pytest.mark.rule("CE-road-06", "CE-road-09")
def test_a_step_off_the_road_ends_the_march():
    match = table(at={"narbonensis": {"macedonia": {"general": 1, "cavalry": 1}}}, **OWN)
    play(match, "general-macedonia-1", "italia", "general-macedonia-1", "rhetia")
    assert match.state.runs == []
    assert why_not(match, "general-macedonia-1").why == "no_points"


# -- Roads of others --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-road-10", "CE-ally-03")
def test_another_players_road_leads_on_beyond_its_first_city_if_he_consents():
    """The step into Italia costs a point like any other and is nobody's leave; to ride on is."""
    match = table(at={"narbonensis": {"macedonia": LEGION}}, **FOREIGN)
    play(match, "general-macedonia-1", "italia")
    assert happened(match, ConsentAsked) == []
    play(match, "general-macedonia-1", "macedonia", "hispania: consent_road! yes")
    at(match, "macedonia", general=1, infantry=2)
    assert left(match, "general-macedonia-1") == 1
    assert [event.road for event in happened(match, Marched)] == [False, True]


@pytest.mark.rule("CE-road-10")
def test_who_rode_on_foreign_roads_is_asked_only_once_for_each_stretch():
    match = table(at={"narbonensis": {"macedonia": LEGION}}, **FOREIGN)
    play(match, "general-macedonia-1", "dalmatia", "hispania: yes", "general-macedonia-1", "macedonia")
    assert asked(match).kind == "consent_road"
    play(match, "hispania: no")
    at(match, "dalmatia", general=1, infantry=2)
    play(match, "general-macedonia-1")
    no = why_not(match, "space:macedonia")
    assert (no.rule, no.why) == ("CE-infantry-02", "no_points"), "refused as a Road it could only be walked"


@pytest.mark.rule("CE-road-10", "CE-road-04")
def test_the_road_out_of_a_foreign_city_is_its_owners_too():
    """The march began in Hispania's Italia: its owner is asked when it goes on, though the rest is one's own."""
    control = {**OWN["control"], "italia": "hispania"}
    match = table(at={"italia": {"macedonia": LEGION}}, **{**OWN, "control": control})
    play(match, "general-macedonia-1", "dalmatia")
    assert happened(match, ConsentAsked) == []
    play(match, "general-macedonia-1", "macedonia", "hispania: consent_road! yes")
    at(match, "macedonia", general=1, infantry=2)


@pytest.mark.rule("CE-road-10", "CE-faq-land-03", "CE-road-07")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_owner_of_the_road_lets_the_march_pass_his_garrison_or_not(answer):
    given = {"narbonensis": {"macedonia": LEGION}, "dalmatia": {"hispania": {"infantry": 3}}}
    match = table(at=given, **FOREIGN)
    play(match, "general-macedonia-1", "macedonia", f"hispania: consent_road! {answer}")
    at(match, "macedonia" if answer == "yes" else "narbonensis", general=1, infantry=2)
    assert left(match, "general-macedonia-1") == (1 if answer == "yes" else 2)
    assert len(happened(match, ConsentAsked)) == 1


@pytest.mark.rule("CE-road-07", "CE-road-10")
def test_a_garrison_on_the_way_is_asked_for_too_where_others_own_the_city():
    given = {"narbonensis": {"macedonia": LEGION}, "dalmatia": {"egyptus": {"infantry": 1}}}
    match = table(at=given, **{**FOREIGN, "control": {**OWN["control"], "dalmatia": "hispania"}})
    play(match, "general-macedonia-1", "macedonia", "hispania: consent_road! yes", "egyptus: consent_road! no")
    at(match, "narbonensis", general=1, infantry=2)


@pytest.mark.rule("CE-road-10", "CE-road-05", "CE-bl-01")
def test_a_unit_dropped_in_a_foreign_city_on_the_way():
    """Passage through the garrison of Dalmatia; one Infantry stays there and will have to fight."""
    given = {"narbonensis": {"macedonia": LEGION}, "dalmatia": {"hispania": {"infantry": 1}}}
    match = table(at=given, **FOREIGN)
    play(match, "general-macedonia-1", "dalmatia", "hispania: consent_road! yes", "ask_passage")
    play(match, "hispania: consent_passage! yes")
    play(match, "general-macedonia-1", "infantry=01", "macedonia", "hispania: consent_road! yes")
    at(match, "macedonia", general=1, infantry=1)
    at(match, "dalmatia", infantry=1)
    assert fact(match.state, "contested", []) == ["dalmatia"]


@pytest.mark.rule("CE-road-10", "CE-conquer-04")
def test_a_unit_dropped_in_an_empty_foreign_city_takes_it():
    match = table(at={"narbonensis": {"macedonia": LEGION}}, **FOREIGN)
    play(match, "general-macedonia-1", "italia", "general-macedonia-1", "infantry=01", "macedonia", "hispania: yes")
    play(match, "end")
    holds(match, control={"italia": "macedonia", "dalmatia": "hispania"})


@pytest.mark.rule("CE-road-10")
@pytest.mark.parametrize("foreign", ["noricum", "dalmatia"])
def test_the_road_with_fewest_owners_is_taken(foreign):
    """Two ways to Pannonia, one of them through a City of Hispania: nobody is asked."""
    control = {**OWN["control"], "noricum": "macedonia", "pannonia": "macedonia", foreign: "hispania"}
    roads = [["italia", "noricum"], ["noricum", "pannonia"], ["italia", "dalmatia"], ["dalmatia", "pannonia"]]
    city = dict.fromkeys(control, "city")
    match = table(at={"italia": {"macedonia": LEGION}}, control=control, city=city, road=roads, turn="macedonia")
    play(match, "general-macedonia-1", "pannonia")
    assert happened(match, ConsentAsked) == []
    at(match, "pannonia", general=1, infantry=2)


# -- who belongs to a march -------------------------------------------------------------------------------------------


def horses(match, place):
    """How many Cavalry there can still move."""
    return fact(match.state, "movable", {place: {"macedonia": {}}})[place]["macedonia"]["cavalry"]


@pytest.mark.rule("CE-road-06", "CE-cavalry-02")
def test_a_march_divides_and_each_part_keeps_what_it_has_paid_for():
    given = {"narbonensis": {"macedonia": {"general": 2, "infantry": 1, "cavalry": 3, "catapult": 2}}}
    match = table(at=given, **OWN)
    play(match, "general-macedonia-1", "general-macedonia-2", "italia")
    play(match, "general-macedonia-1", "infantry=00", "cavalry=01", "catapult=01", "dalmatia")
    assert (horses(match, "dalmatia"), horses(match, "italia")) == (1, 2)
    play(match, "general-macedonia-2")
    stay = {kind: asked(match).about[kind] for kind in ("infantry", "cavalry", "catapult")}
    assert stay == {"infantry": 1, "cavalry": 2, "catapult": 1}
    play(match, "macedonia")
    at(match, "macedonia", infantry=1, cavalry=2, catapult=1, general=1)
    assert horses(match, "macedonia") == 2


@pytest.mark.rule("CE-road-06", "CE-cavalry-02")
def test_cavalry_with_and_without_a_point_left_ride_on_together_and_apart():
    """One Cavalry has made a step to the Road and has nothing left; one joined there and has a point left."""
    given = {"aquitania": {"macedonia": {"general": 1, "cavalry": 1}}, "narbonensis": {"macedonia": {"cavalry": 1}}}
    given["narbonensis"]["macedonia"]["general"] = 1
    match = table(at=given, **OWN)
    play(match, "general-macedonia-1", "narbonensis")
    play(match, "general-macedonia-1", "general-macedonia-2", "italia")
    assert (left(match, "general-macedonia-1"), left(match, "general-macedonia-2")) == (0, 1)
    assert horses(match, "italia") == 1
    # General 1, who has no point left, leads on those like him; General 2 keeps who can still step aside.
    play(match, "general-macedonia-1", "cavalry=01", "dalmatia")
    assert (horses(match, "dalmatia"), horses(match, "italia")) == (0, 1)
    play(match, "general-macedonia-2", "rhetia")
    at(match, "rhetia", general=1, cavalry=1)
    play(match, "general-macedonia-1", "macedonia")
    at(match, "macedonia", general=1, cavalry=1)


@pytest.mark.rule("CE-road-06", "CE-road-09")
def test_whom_another_leader_has_taken_off_the_road_rides_no_more():
    given = {"narbonensis": {"macedonia": {"general": 1, "cavalry": 2}}, "italia": {"macedonia": {"general": 1}}}
    match = table(at=given, **OWN)
    play(match, "general-macedonia-1", "italia", "general-macedonia-2", "cavalry=01", "rhetia", "general-macedonia-1")
    assert asked(match).about["cavalry"] == 1
    assert "cavalry=02" not in keys(match)
    play(match, "macedonia")
    at(match, "macedonia", general=1, cavalry=1)


@pytest.mark.rule("CE-road-06", "CE-infantry-02")
def test_tired_infantry_that_walked_here_does_not_ride_with_those_who_came_by_road():
    given = {"narbonensis": {"macedonia": LEGION}, "rhetia": {"macedonia": {"general": 1, "infantry": 2}}}
    match = table(at=given, **OWN)
    play(match, "general-macedonia-2", "italia", "general-macedonia-1", "italia", "general-macedonia-1")
    assert asked(match).about["infantry"] == 2
    assert "infantry=03" not in keys(match)
    play(match, "macedonia", "general-macedonia-2")
    assert not [key for key in keys(match) if key.startswith("infantry")]


@pytest.mark.rule("CE-road-06")
def test_a_leader_who_has_ridden_leads_others_who_pay():
    """General 1 rode to Italia and has ridden on; fresh Infantry in Dalmatia goes with him for its own point."""
    given = {"narbonensis": {"macedonia": {"general": 1}}, "dalmatia": {"macedonia": {"infantry": 1}}}
    match = table(at=given, **OWN)
    play(match, "general-macedonia-1", "italia", "general-macedonia-1", "dalmatia")
    play(match, "general-macedonia-1", "infantry=01", "macedonia")
    at(match, "macedonia", general=1, infantry=1)
    assert left(match, "general-macedonia-1") == 1
    assert fact(match.state, "movable", {"macedonia": {"macedonia": {}}})["macedonia"]["macedonia"]["infantry"] == 0


@pytest.mark.rule("CE-road-06", "CE-move-land-08")
def test_a_march_that_runs_into_enemies_is_over():
    given = {"narbonensis": {"macedonia": LEGION}, "italia": {"hispania": {"infantry": 1}}}
    match = table(at=given, **OWN)
    play(match, "general-macedonia-1", "italia", "enter! attack")
    assert match.state.runs == []
    assert why_not(match, "general-macedonia-1").why == "no_points"


@pytest.mark.rule("CE-road-10")
def test_each_of_two_owners_is_asked_once():
    control = {"narbonensis": "macedonia", "italia": "hispania", "dalmatia": "egyptus", "macedonia": "hispania"}
    match = table(at={"narbonensis": {"macedonia": LEGION}}, **{**OWN, "control": control})
    play(match, "general-macedonia-1", "macedonia", "hispania: consent_road! yes", "egyptus: consent_road! yes")
    at(match, "macedonia", general=1, infantry=2)
    assert [event.owner for event in happened(match, ConsentAsked)] == ["side:hispania", "side:egyptus"]


@pytest.mark.rule("CE-road-08", "CE-road-06")
def test_a_leader_alone_on_a_march_needs_a_point_left_to_stop_among_troops():
    """He rode to Italia and has one point left: enough to stop in Dalmatia by the Road, not after another step."""
    given = {"narbonensis": {"macedonia": {"general": 1}}, "dalmatia": {"egyptus": {"infantry": 1}}}
    match = table(at=given, **OWN)
    play(match, "general-macedonia-1", "italia", "general-macedonia-1", "dalmatia", "egyptus: consent_passage! yes")
    assert left(match, "general-macedonia-1") == 1
    assert why_not(match, "end").why == "leader_must_go_on"
    match = table(at={**given, "narbonensis": {}, "aquitania": {"macedonia": {"general": 1}}}, **OWN)
    play(match, "general-macedonia-1", "narbonensis", "general-macedonia-1", "italia", "general-macedonia-1")
    assert why_not(match, "space:dalmatia").why == "leader_among_enemies"
    assert "macedonia" in keys(match), "past them, with leave, he may ride"


@pytest.mark.rule("CE-road-06")
def test_a_ring_of_roads_is_gone_round_without_going_back():
    """From Dalmatia to Italia, then to Pannonia: not back through Dalmatia but round by Noricum, for nothing."""
    ring = ("italia", "dalmatia", "pannonia", "noricum")
    roads = [["italia", "dalmatia"], ["dalmatia", "pannonia"], ["pannonia", "noricum"], ["noricum", "italia"]]
    for start, then in (("dalmatia", "pannonia"), ("noricum", "pannonia")):
        match = table(
            at={start: {"macedonia": LEGION}},
            control=dict.fromkeys(ring, "macedonia"),
            city=dict.fromkeys(ring, "city"),
            road=roads,
            turn="macedonia",
        )
        play(match, "general-macedonia-1", "italia", "general-macedonia-1")
        assert "italia" not in keys(match)
        play(match, then)
        at(match, then, infantry=2, general=1)
        assert left(match, "general-macedonia-1") == 1


@pytest.mark.rule("CE-road-07", "CE-road-10")
def test_who_let_the_march_in_is_not_asked_to_let_it_out():
    given = {"narbonensis": {"macedonia": LEGION}, "dalmatia": {"egyptus": {"infantry": 1}}}
    match = table(at=given, **OWN)
    play(match, "general-macedonia-1", "dalmatia", "ask_passage", "egyptus: yes", "general-macedonia-1", "macedonia")
    at(match, "macedonia", infantry=2, general=1)
    assert len(happened(match, ConsentAsked)) == 1


# -- corners ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-road-06", "CE-move-land-05")
def test_a_step_along_ones_own_road_is_a_road_march_and_told_with_all_who_come():
    match = table(at={"narbonensis": {"macedonia": {"general": 1, "infantry": 1, "cavalry": 2, "catapult": 3}}}, **OWN)
    play(match, "general-macedonia-1")
    assert len(keys(match)) == len(set(keys(match)))
    stacks = {o.key: o.on["piece"] for o in asked(match).options if "amount" in o.on}
    assert stacks["cavalry=01"] == "cavalry-macedonia-narbonensis"
    play(match, "italia")
    [event] = happened(match, Marched)
    assert (event.infantry, event.cavalry, event.catapult, event.road) == (1, 2, 3, True)


@pytest.mark.rule("CE-road-10", "CE-road-06")
def test_cavalry_with_a_point_left_still_rides_on_for_nothing_if_the_owner_lets_it():
    match = table(at={"narbonensis": {"macedonia": {"general": 1, "cavalry": 1}}}, **FOREIGN)
    play(match, "general-macedonia-1", "italia", "general-macedonia-1", "dalmatia", "hispania: consent_road! yes")
    assert (left(match, "general-macedonia-1"), horses(match, "dalmatia")) == (1, 1)
    match = table(at={"narbonensis": {"macedonia": {"general": 1, "cavalry": 1}}}, **FOREIGN)
    play(match, "general-macedonia-1", "italia", "general-macedonia-1", "dalmatia", "hispania: consent_road! no")
    play(match, "general-macedonia-1", "dalmatia")
    assert (left(match, "general-macedonia-1"), horses(match, "dalmatia")) == (0, 0), "refused, it is walked"


@pytest.mark.rule("CE-road-10")
def test_who_has_consented_is_not_asked_for_ones_own_roads_afterwards():
    match = table(
        at={"narbonensis": {"macedonia": LEGION}}, **{**OWN, "control": {**OWN["control"], "italia": "hispania"}}
    )
    play(match, "general-macedonia-1", "dalmatia", "hispania: yes", "general-macedonia-1", "macedonia")
    at(match, "macedonia", general=1, infantry=2)


@pytest.mark.rule("CE-road-06", "CE-caesar-02")
def test_two_marches_without_points_left_go_on_together():
    roads = {**OWN, "control": {**OWN["control"], "noricum": "macedonia"}, "city": {**OWN["city"], "noricum": "city"}}
    roads["road"] = [*OWN["road"], ["italia", "noricum"]]
    given = {"aquitania": {"macedonia": {"general": 1}}, "moesia": {"macedonia": {"general": 1}}}
    match = table(at=given, **roads)
    play(match, "general-macedonia-1", "narbonensis", "general-macedonia-1", "italia")
    play(match, "general-macedonia-2", "macedonia", "general-macedonia-2", "italia")
    play(match, "general-macedonia-1", "general-macedonia-2", "noricum")
    at(match, "noricum", general=2)


@pytest.mark.rule("CE-road-06")
def test_strangers_who_walked_here_do_not_take_the_place_of_those_who_rode_on():
    given = {
        "narbonensis": {"macedonia": {"general": 2, "infantry": 2}},
        "rhetia": {"macedonia": {"general": 1, "infantry": 2}},
    }
    match = table(at=given, **OWN)
    play(match, "general-macedonia-3", "italia", "general-macedonia-1", "general-macedonia-2", "italia")
    play(match, "general-macedonia-1", "dalmatia", "general-macedonia-2")
    assert asked(match).about["infantry"] == 0
    assert not [key for key in keys(match) if key.startswith("infantry")]


@pytest.mark.rule("CE-road-08", "CE-road-06")
def test_off_the_road_a_leader_alone_pays_like_anybody():
    """He rode to Italia and has one point left: not enough to enter Rhetia among troops and leave it again."""
    given = {"narbonensis": {"macedonia": {"general": 1}}, "rhetia": {"egyptus": {"infantry": 1}}}
    match = table(at=given, **OWN)
    play(match, "general-macedonia-1", "italia", "general-macedonia-1")
    assert why_not(match, "space:rhetia").why == "leader_among_enemies"


@pytest.mark.rule("CE-faq-land-03")
def test_who_comes_off_the_road_with_his_last_point_asks_for_no_passage():
    """A Road leads on from Dalmatia, but not for who steps in from Pannonia."""
    given = {
        "noricum": {"macedonia": {"general": 1}},
        "pannonia": {"macedonia": {"infantry": 1}},
        "dalmatia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, **OWN)
    play(match, "general-macedonia-1", "pannonia", "general-macedonia-1", "dalmatia")
    assert fact(match.state, "contested", []) == ["dalmatia"]


HERE, ELSEWHERE = NUMBER["italia"], NUMBER["dalmatia"]


NOBODY_RODE = [(0, 0)] * 3


def run(leaders, units, spent=0, place=HERE):
    return RoadRun(place, leaders, units, spent, path=(1, place), owed=(2,))


def after_leaving(runs, tired, leaders, rode):
    """The marches left in Italia; `tired` counts who stays, by kind and points left."""
    state = table(turn="macedonia").state
    state.runs = list(runs)
    state.tired = {tired_key(HERE, kind, points): n for (kind, points), n in tired.items()}
    leave_marches(state, HERE, leaders, rode)
    return state.runs


@pytest.mark.rule("CE-road-06")
@pytest.mark.parametrize("strangers", [0, 5])
def test_those_who_stay_of_a_divided_march_are_counted(strangers):
    """General 1 leaves with two Infantry, a Catapult, one Cavalry without and one with a point; General 2 stays."""
    tired = {(0, 0): 1 + strangers, (1, 0): strangers, (1, 1): 1 + strangers, (2, 0): 1 + strangers}
    before = [run((1, 2), (3, 3, 2), 1)]
    assert after_leaving(before, tired, [1], [(2, 0), (1, 1), (1, 0)]) == [run((2,), (1, 1, 1), 0)]


@pytest.mark.rule("CE-road-06")
def test_cavalry_without_points_that_stays_is_counted_as_such():
    tired = {(1, 0): 2, (1, 1): 1}
    assert after_leaving([run((1, 2), (0, 4, 0), 2)], tired, [1], [(0, 0), (0, 1), (0, 0)]) == [run((2,), (0, 3, 0), 2)]


@pytest.mark.rule("CE-road-06")
def test_a_march_all_of_whose_leaders_have_left_is_over_and_others_are_not():
    far = run((3,), (1, 1, 1), 1, place=ELSEWHERE)
    mine, other = run((1,), (2, 0, 1)), run((2,), (2, 1, 1))
    tired = {(0, 0): 2, (1, 1): 1, (2, 0): 1}
    assert after_leaving([far, other, mine], tired, [1], [(2, 0), (0, 0), (1, 0)]) == [far, other]


@pytest.mark.rule("CE-road-06")
def test_two_marches_that_go_on_together_leave_behind_who_stays_of_each():
    a, b = run((1, 2), (2, 0, 0)), run((3, 4), (2, 0, 0))
    assert after_leaving([a, b], {(0, 0): 1}, [1, 3], [(3, 0), (0, 0), (0, 0)]) == [
        run((2,), (0, 0, 0)),
        run((4,), (1, 0, 0)),
    ]


@pytest.mark.rule("CE-road-06")
def test_who_was_taken_off_by_others_is_missing_from_the_last_march():
    a, b = run((1,), (0, 2, 0)), run((2,), (0, 2, 0))
    assert after_leaving([a, b], {(1, 1): 3}, [9], NOBODY_RODE) == [a, run((2,), (0, 1, 0))]
    assert after_leaving([a], {}, [9], NOBODY_RODE) == [run((1,), (0, 0, 0))]


def rested(match, province):
    """How many Cavalry of Macedonia can still move there."""
    return fact(match.state, "movable", {province: {"macedonia": {"cavalry": 0}}})[province]["macedonia"]["cavalry"]


ROADS = {
    "control": {"narbonensis": "macedonia", "italia": "macedonia", "dalmatia": "macedonia", "pannonia": "macedonia"},
    "city": {"narbonensis": "city", "italia": "city", "dalmatia": "city"},
    "road": [["narbonensis", "italia"], ["italia", "dalmatia"]],
    "turn": "macedonia",
}


@pytest.mark.rule("CE-move-land-06", "CE-road-06")
def test_tired_cavalry_does_not_join_a_road_run_in_the_place_of_those_who_came_along_it():
    """Two Cavalry have come two steps; two others ride in. Only the riders go on, and keep the point they have."""
    riding = {"macedonia": {"general": 1, "cavalry": 2}}
    given = {"noricum": riding, "narbonensis": riding}
    match = table(at=given, options={"road_return": "free"}, **ROADS)
    play(match, "general-macedonia-1", "pannonia", "general-macedonia-1", "dalmatia")
    play(match, "general-macedonia-2", "dalmatia")
    assert rested(match, "dalmatia") == 2
    play(match, "general-macedonia-2")
    assert "cavalry=03" not in keys(match)
    play(match, "italia")
    assert (rested(match, "italia"), rested(match, "dalmatia")) == (2, 0)
