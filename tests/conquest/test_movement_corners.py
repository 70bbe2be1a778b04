"""Corners of movement: who comes along by default, what is offered exactly, leaders among foreign troops, refusals."""

from __future__ import annotations

import pytest

from strategos.games.conquest.examples import fact

from .table import asked, holds, keys, play, table, why_not


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


@pytest.mark.rule("CE-galley-04", "CE-move-land-06")
def test_a_galley_that_can_do_nothing_more_is_not_offered():
    galleys = [{"side": "macedonia", "at": "macedonia", "left": 0}, {"side": "macedonia", "at": "creta", "left": 0}]
    match = table(at={"creta": {"macedonia": {"general": 1}}}, galleys=galleys, turn="macedonia")
    assert "galley-macedonia-2" in keys(match), "a General may still board"
    # The Caesar is at home and could board the first one as well; once he has moved nobody can.
    play(match, "caesar-macedonia", "moesia")
    no = why_not(match, "galley-macedonia-1")
    assert (no.rule, no.why) == ("CE-galley-04", "no_points")


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


@pytest.mark.rule("CE-strait-04", "CE-ally-05")
def test_a_legion_refused_at_a_strait_is_not_offered_it_again():
    galleys = [{"side": "hispania", "at": "mare_aegaeum"}]
    match = table(at={"thracia": {"macedonia": {"general": 1, "infantry": 1}}}, galleys=galleys, turn="macedonia")
    play(match, "general-macedonia-1")
    assert "asia" in keys(match)
    play(match, "asia", "hispania: no", "general-macedonia-1")
    assert "asia" not in keys(match)


@pytest.mark.rule("CE-infantry-02", "CE-move-land-06")
def test_who_has_moved_already_is_told_so_in_another_march():
    given = {"italia": {"macedonia": {"general": 1, "infantry": 2}}, "dalmatia": {"macedonia": {"general": 1}}}
    match = table(at=given, turn="macedonia")
    play(match, "general-macedonia-1", "dalmatia", "general-macedonia-2")
    no = why_not(match, "piece:infantry-macedonia-dalmatia")
    assert (no.rule, no.why) == ("CE-infantry-02", "no_points")
