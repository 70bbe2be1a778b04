"""Segnalini di controllo, Fase Tre (tribute), Fase quattro (destroying Cities), and a home that is lost."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import CityDestroyed, Conquered, TributeDrawn

from .table import asked, happened, holds, keys, play, table, why_not

# -- tribute ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-money-01", "CE-money-03", "CE-trib-01", "CE-trib-02", "CE-city-05", "CE-fort-04")
@pytest.mark.parametrize(
    ("control", "city", "total"),
    [
        ({}, {}, 10),
        ({"thracia": "macedonia"}, {}, 15),
        ({"thracia": "macedonia", "achaia": "macedonia"}, {"achaia": "city"}, 30),
        ({"creta": "macedonia"}, {"creta": "fortified", "macedonia": "city"}, 25),
        ({"thracia": "egyptus", "achaia": "egyptus"}, {"achaia": "city"}, 10),
    ],
)
def test_tribute_is_the_value_of_the_provinces_and_five_for_each_city(control, city, total):
    match = table(control=control, city=city, purse={"macedonia": 7}, turn="macedonia")
    holds(match, marker={"macedonia": total})
    play(match, "end")
    [drawn] = happened(match, TributeDrawn)
    assert (drawn.side, drawn.talents, drawn.purse) == ("side:macedonia", total, total + 7)
    holds(match, purse={"macedonia": total + 7, "egyptus": 0, "hispania": 0})


@pytest.mark.rule("CE-money-01", "CE-trib-01", "CE-trib-02")
def test_what_was_taken_this_turn_pays_at_once():
    match = table(at={"dalmatia": {"macedonia": {"general": 1, "infantry": 1}}}, turn="macedonia")
    play(match, "general-macedonia-1", "italia", "end")
    assert happened(match, TributeDrawn)[0].talents == 10 + 5 + 10


@pytest.mark.rule("CE-marker-02", "CE-marker-05", "CE-marker-07", "CE-city-07", "CE-conquer-05", "CE-conquer-02")
@pytest.mark.parametrize(("city", "worth"), [("none", 10), ("city", 15), ("fortified", 15)])
def test_a_conquest_moves_both_markers_by_province_and_city(city, worth):
    match = table(
        dice="infantry infantry infantry " + "blank " * 5,
        at={"dalmatia": {"macedonia": {"general": 1, "infantry": 3}}, "italia": {"egyptus": {"infantry": 1}}},
        city={"italia": city},
        turn="macedonia",
    )
    holds(match, marker={"macedonia": 15, "egyptus": 10 + worth})
    play(match, "general-macedonia-1", "italia", "attack", "end")
    holds(match, control={"italia": "macedonia"}, city={"italia": city})
    holds(match, marker={"macedonia": 15 + worth, "egyptus": 10})
    [taken] = happened(match, Conquered)
    assert (taken.loser, taken.marker) == ("side:egyptus", 15 + worth)
    assert match.view(None).spaces["italia"].control == "side:macedonia"


@pytest.mark.rule("CE-marker-02", "CE-marker-03", "CE-move-land-11")
def test_a_province_stays_ones_own_when_all_troops_leave_it():
    match = table(at={"thracia": {"macedonia": {"general": 1, "cavalry": 1}}}, turn="macedonia")
    play(match, "general-macedonia-1", "moesia", "general-macedonia-1", "dacia", "end", "done")
    holds(match, control={"thracia": "macedonia", "moesia": "nobody", "dacia": "macedonia"}, marker={"macedonia": 20})
    assert match.view(None).spaces["thracia"].control == "side:macedonia"
    # Also in later turns, until somebody else takes it.
    play(match, "end", "done", "end", "done", "end")
    holds(match, control={"thracia": "macedonia", "dacia": "macedonia"})
    assert happened(match, TributeDrawn)[-1].talents == 20


# -- a lost home ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-home-01", "CE-marker-07", "CE-conquer-05")
def test_a_home_is_conquered_like_any_other_province():
    match = table(
        at={"cyrenaica": {"egyptus": {"caesar": 1}}, "palestina": {"macedonia": {"general": 1, "infantry": 1}}},
        city={"egyptus": "city"},
        turn="macedonia",
    )
    play(match, "general-macedonia-1", "egyptus", "end")
    holds(match, control={"egyptus": "macedonia"}, marker={"macedonia": 30, "egyptus": 0})
    assert {s.id: s.facts.home_lost for s in match.view(None).sides}["egyptus"] is True


@pytest.mark.rule("CE-home-02")
def test_who_has_lost_his_home_plays_on():
    match = table(
        at={"cyrenaica": {"egyptus": {"caesar": 1, "infantry": 1}}},
        control={"egyptus": "macedonia"},
        turn="egyptus",
    )
    assert match.outcome is None
    holds(match, alive=["macedonia", "egyptus", "hispania"])
    play(match, "caesar-egyptus", "africa", "end")
    holds(match, control={"africa": "egyptus"}, marker={"egyptus": 20})


@pytest.mark.rule("CE-home-04", "CE-trib-03")
def test_without_his_home_he_draws_nothing_until_he_has_it_back():
    lost = {
        "at": {"cyrenaica": {"egyptus": {"caesar": 1, "infantry": 1}}},
        "control": {"egyptus": "macedonia", "syria": "egyptus"},
        "purse": {"egyptus": 3},
        "turn": "egyptus",
    }
    match = play(table(**lost), "end")
    assert [drawn.talents for drawn in happened(match, TributeDrawn)] == [0]
    # The marker still shows what he owns, and what he had he keeps.
    holds(match, purse={"egyptus": 3}, marker={"egyptus": 20})
    match = play(table(options={"home_lost": "tribute"}, **lost), "end")
    assert [drawn.talents for drawn in happened(match, TributeDrawn)] == [20]
    match = play(table(**lost), "caesar-egyptus", "egyptus", "end")
    assert [drawn.talents for drawn in happened(match, TributeDrawn)] == [30]


# -- destroying Cities ------------------------------------------------------------------------------------------------

NORTH = {"thracia": "macedonia", "moesia": "macedonia", "dacia": "macedonia"}


@pytest.mark.rule("CE-destroy-01", "CE-destroy-05", "CE-marker-07")
def test_one_destroys_as_many_of_ones_own_cities_as_one_likes():
    match = table(
        control=NORTH | {"asia": "egyptus"},
        city={"thracia": "city", "moesia": "city", "macedonia": "fortified", "asia": "city"},
        turn="macedonia",
    )
    play(match, "end")
    assert (asked(match).kind, keys(match)) == ("destroy", ["done", "macedonia", "moesia", "thracia"])
    for name, why in (("asia", "not_your_city"), ("dacia", "no_city")):
        no = why_not(match, f"space:{name}")
        assert (no.rule, no.why) == ("CE-destroy-01", why)
    holds(match, marker={"macedonia": 40})
    play(match, "thracia")
    holds(match, marker={"macedonia": 35}, city={"thracia": "none", "moesia": "city"})
    play(match, "macedonia", "moesia")
    # Nothing is left to destroy, so play goes on; the tribute was drawn before.
    assert asked(match).kind == "buy"
    holds(match, marker={"macedonia": 25, "egyptus": 25}, purse={"macedonia": 40}, city={"asia": "city"})


@pytest.mark.rule("CE-destroy-01")
def test_nobody_has_to_destroy_anything():
    match = table(city={"macedonia": "city"}, turn="macedonia")
    play(match, "end", "destroy! done")
    holds(match, city={"macedonia": "city"})
    assert asked(match).kind == "buy"


@pytest.mark.rule("CE-destroy-02", "CE-destroy-03")
def test_the_fortification_goes_with_the_city_and_never_alone():
    match = table(control=NORTH, city={"thracia": "fortified"}, turn="macedonia")
    play(match, "end")
    assert keys(match) == ["done", "thracia"]
    play(match, "thracia")
    holds(match, city={"thracia": "none"})


@pytest.mark.rule("CE-destroy-04", "CE-road-12")
def test_all_roads_joined_to_the_city_go_and_no_others():
    match = table(
        control=NORTH,
        city={"thracia": "city", "moesia": "city", "macedonia": "city", "dacia": "city"},
        road=[["thracia", "moesia"], ["moesia", "macedonia"], ["moesia", "dacia"], ["thracia", "macedonia"]],
        turn="macedonia",
    )
    play(match, "end", "moesia")
    holds(match, no_road=[["thracia", "moesia"], ["moesia", "macedonia"], ["moesia", "dacia"]])
    holds(match, road=[["thracia", "macedonia"]])
    assert [gone.roads for gone in happened(match, CityDestroyed)] == [3]


@pytest.mark.rule("CE-destroy-04", "CE-road-12", "CE-road-04")
def test_a_road_to_a_city_of_another_goes_too():
    match = table(
        control={"thracia": "macedonia", "moesia": "egyptus"},
        city={"thracia": "city", "moesia": "city"},
        road=[["thracia", "moesia"]],
        turn="macedonia",
    )
    play(match, "end", "thracia")
    holds(match, no_road=[["thracia", "moesia"]], city={"thracia": "none", "moesia": "city"}, marker={"egyptus": 20})


@pytest.mark.rule("CE-destroy-06")
def test_destroyed_pieces_can_be_bought_again_at_once():
    names = ["thracia", "moesia", "dacia", "pannonia", "dalmatia", "italia", "noricum", "rhetia", "narbonensis"]
    names += ["germania", "belgica", "aquitania", "lusitania", "baetica", "syria", "asia"]
    match = table(
        control=dict.fromkeys(names, "macedonia"),
        city=dict.fromkeys(names, "fortified"),
        road=[["thracia", "moesia"]],
        turn="macedonia",
    )
    play(match, "end", "thracia", "done")
    # All 16 Cities and Fortifications were on the board; the ones just destroyed are the last in the box.
    play(match, "fortified_city", "thracia")
    no = why_not(match, "city")
    assert (no.rule, no.why) == ("CE-buy-03", "none_left")
    play(match, "road", "moesia", "thracia", "done")
    holds(match, city={"thracia": "fortified"}, road=[["thracia", "moesia"]])


@pytest.mark.rule("CE-destroy-07")
def test_a_city_just_conquered_may_be_destroyed():
    match = table(
        dice="infantry infantry infantry " + "blank " * 3,
        at={"dalmatia": {"macedonia": {"general": 1, "infantry": 3}}, "italia": {"egyptus": {"infantry": 1}}},
        control={"neapolis": "egyptus"},
        city={"italia": "fortified", "neapolis": "city"},
        road=[["italia", "neapolis"]],
        turn="macedonia",
    )
    play(match, "general-macedonia-1", "italia", "attack", "end")
    assert (asked(match).kind, keys(match)) == ("destroy", ["done", "italia"])
    play(match, "italia")
    holds(
        match, city={"italia": "none", "neapolis": "city"}, no_road=[["italia", "neapolis"]], marker={"macedonia": 25}
    )
