"""Fase sei: where new troops, galleys, Cities, Fortifications and Roads go; Cities and Roads themselves."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import Placed
from strategos.games.conquest.facts import MAP

from .table import asked, happened, holds, keys, play, table, why_not


def shop(talents=1000, seats=3, buyer="macedonia", **given):
    """A player about to buy."""
    return table(seats=seats, purse={buyer: talents}, turn=buyer, phase="purchase", **given)


def refusal(match, key):
    no = why_not(match, key)
    return no.rule, no.why


# -- combat units -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-place-01")
def test_what_is_bought_is_placed_when_all_purchases_are_made():
    match = shop(control={"thracia": "macedonia"})
    play(match, "infantry=02", "city", "thracia", "galley=01", "macedonia_west")
    # Nothing is on the board yet; the view says what waits.
    nothing = {"macedonia": {"macedonia": {"infantry": 0}}}
    holds(
        match, at=nothing, city={"thracia": "none"}, galleys={"macedonia": {"macedonia": 0}}, marker={"macedonia": 15}
    )
    waiting = [(order.item, order.count, order.space) for order in match.view(None).facts.orders]
    assert waiting == [
        ("item:infantry", 2, "space:macedonia"),
        ("item:city", 1, "space:thracia"),
        ("item:galley", 1, "space:macedonia"),
    ]
    assert not happened(match, Placed)
    play(match, "done")
    there = {"macedonia": {"macedonia": {"infantry": 2}}}
    holds(match, at=there, city={"thracia": "city"}, galleys={"macedonia": {"macedonia": 1}}, marker={"macedonia": 20})


@pytest.mark.rule("CE-place-02")
@pytest.mark.parametrize("kind", ["infantry", "cavalry", "catapult"])
def test_new_troops_go_to_the_home_wherever_the_legions_are(kind):
    match = shop(at={"thracia": {"macedonia": {"caesar": 1, "general": 1, "infantry": 1}}}, city={"thracia": "city"})
    play(match, f"{kind}=03", "done")
    holds(match, at={"macedonia": {"macedonia": {kind: 3}}, "thracia": {"macedonia": {"infantry": 1}}})


@pytest.mark.rule("CE-place-02", "CE-fall-11", "CE-faq-fall-04", "CE-faq-place-02")
def test_a_conquered_home_never_serves_for_new_units():
    match = table(
        at={"cyrenaica": {"macedonia": {"general": 1, "infantry": 1}}}, purse={"macedonia": 100}, turn="macedonia"
    )
    play(match, "general-macedonia-1", "egyptus", "end", "take-caesar-egyptus")
    holds(match, control={"egyptus": "macedonia"})
    play(match, "infantry=01", "galley=01")
    assert keys(match) == ["macedonia_east", "macedonia_west"]
    play(match, "macedonia_east", "done")
    holds(
        match,
        at={"macedonia": {"macedonia": {"infantry": 1}}, "egyptus": {"macedonia": {"infantry": 1}}},
        galleys={"macedonia": {"macedonia": 1}, "egyptus": {"macedonia": 0}},
    )


@pytest.mark.rule("CE-place-04")
def test_new_galleys_go_to_any_coast_of_the_home_and_to_no_other():
    match = shop(control={"thracia": "macedonia", "creta": "macedonia"})
    play(match, "galley=02")
    assert (asked(match).kind, keys(match)) == ("launch", ["macedonia_east", "macedonia_west"])
    play(match, "macedonia_west", "galley=01", "macedonia_east", "done")
    holds(
        match,
        galleys={"macedonia": {"macedonia": 3}},
        coast={
            "galley-macedonia-1": "macedonia_west",
            "galley-macedonia-2": "macedonia_west",
            "galley-macedonia-3": "macedonia_east",
        },
    )


@pytest.mark.rule("CE-place-04")
@pytest.mark.parametrize("home", ["galatia", "egyptus", "numidia"])
def test_a_home_with_one_coast_leaves_nothing_to_choose(home):
    match = shop(seats=6, buyer=home)
    play(match, "galley=01")
    assert asked(match).kind == "buy"
    play(match, "done")
    holds(match, galleys={home: {home: 1}}, coast={"galley-" + home + "-1": home + "_shore"})


@pytest.mark.rule("CE-place-05")
@pytest.mark.parametrize(
    ("owned", "coasts"),
    [([], []), (["syria"], ["syria"]), (["armenia"], ["armenia"]), (["syria", "armenia"], ["armenia", "syria"])],
)
def test_mesopotamia_launches_in_syria_or_armenia_if_it_owns_them(owned, coasts):
    control = dict.fromkeys(["palestina", "cilicia", *owned], "mesopotamia")
    match = shop(seats=4, buyer="mesopotamia", control=control)
    if not coasts:
        assert refusal(match, "galley=01") == ("CE-place-05", "no_coast")
        return
    play(match, "galley=01")
    if len(coasts) == 2:
        assert keys(match) == ["armenia_shore", "syria_shore"]
        play(match, "syria_shore")
    play(match, "done")
    holds(match, galleys={coasts[-1]: {"mesopotamia": 1}, "mesopotamia": {"mesopotamia": 0}})


# -- Cities -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-place-06", "CE-city-03", "CE-city-04")
@pytest.mark.parametrize("item", ["city", "fortified_city"])
def test_a_city_goes_to_any_controlled_province_that_has_none(item):
    match = shop(
        control={"thracia": "macedonia", "creta": "macedonia", "moesia": "macedonia", "asia": "egyptus"},
        city={"moesia": "city", "macedonia": "fortified"},
    )
    play(match, item)
    # Islands too; not where there is a City already, not in provinces of others or of nobody.
    assert (asked(match).kind, keys(match)) == ("site", ["creta", "thracia"])
    for name in ("moesia", "macedonia", "asia", "dacia"):
        assert why_not(match, f"space:{name}").rule == "CE-place-06"
    play(match, "creta", item)
    assert keys(match) == ["thracia"]
    play(match, "thracia")
    assert refusal(match, item) == ("CE-place-06", "no_place_for_city")
    play(match, "done")
    kind = "city" if item == "city" else "fortified"
    holds(match, city={"creta": kind, "thracia": kind, "moesia": "city"})


@pytest.mark.rule("CE-city-05", "CE-marker-06", "CE-fort-04", "CE-citykind-01")
@pytest.mark.parametrize("item", ["city", "fortified_city"])
def test_a_city_moves_the_marker_up_by_five_fortified_or_not(item):
    match = shop(control={"thracia": "macedonia"})
    holds(match, marker={"macedonia": 15})
    play(match, item, "thracia", "done")
    holds(match, marker={"macedonia": 20})


@pytest.mark.rule("CE-place-07", "CE-fort-01")
def test_a_fortification_goes_under_a_city_new_or_old():
    match = shop(control={"thracia": "macedonia", "moesia": "macedonia", "asia": "egyptus"}, city={"asia": "city"})
    assert refusal(match, "fortification") == ("CE-place-07", "no_place_to_fortify")
    play(match, "city", "thracia", "fortification")
    assert keys(match) == ["thracia"]
    play(match, "thracia")
    # Each City has room for one.
    assert refusal(match, "fortification") == ("CE-place-07", "no_place_to_fortify")
    play(match, "done")
    holds(match, city={"thracia": "fortified"}, marker={"macedonia": 25})

    match = shop(control={"thracia": "macedonia", "moesia": "macedonia"}, city={"moesia": "city"})
    play(match, "fortification")
    assert keys(match) == ["moesia"]
    play(match, "moesia", "done")
    # The City was there and paid its 5 before: the marker stays.
    holds(match, city={"moesia": "fortified"}, marker={"macedonia": 25})


@pytest.mark.rule("CE-city-01")
def test_a_city_stays_where_it_was_built():
    match = table(
        at={"thracia": {"macedonia": {"general": 1, "infantry": 1}}, "moesia": {"egyptus": {"infantry": 1}}},
        city={"thracia": "city", "moesia": "fortified"},
        dice="infantry blank blank blank",
        turn="macedonia",
    )
    # Leaders can be moved and nothing else; the legion leaves one City, takes another, and neither moves with it.
    assert keys(match) == ["caesar-macedonia", "end", "general-macedonia-1"]
    play(match, "general-macedonia-1", "moesia", "attack", "end")
    holds(match, city={"thracia": "city", "moesia": "fortified"}, at={"moesia": {"macedonia": {"infantry": 1}}})
    play(match, "destroy! done", "buy! done")
    holds(match, city={"thracia": "city", "moesia": "fortified"})
    holds(match, control={"thracia": "macedonia", "moesia": "macedonia"}, marker={"macedonia": 30})
    assert sum(1 for city in match.state.city if city) == 2


# -- Roads ------------------------------------------------------------------------------------------------------------

NORTH = {"thracia": "macedonia", "moesia": "macedonia", "dacia": "macedonia"}


@pytest.mark.rule("CE-place-08", "CE-road-01", "CE-city-06", "CE-fort-04")
def test_a_road_joins_cities_in_adjacent_provinces_of_its_builder():
    match = shop(control=NORTH, city={"thracia": "city", "moesia": "fortified"})
    play(match, "road")
    # Dacia and Macedonia are his but have no City; the Fortified City of Moesia is one.
    assert (asked(match).kind, keys(match)) == ("road_from", ["moesia", "thracia"])
    play(match, "moesia")
    assert (asked(match).kind, keys(match)) == ("road_to", ["thracia"])
    play(match, "thracia")
    assert refusal(match, "road") == ("CE-place-08", "no_place_for_road")
    play(match, "done")
    holds(match, road=[["moesia", "thracia"]], no_road=[["moesia", "dacia"], ["thracia", "macedonia"]])


@pytest.mark.rule("CE-place-08", "CE-road-01")
def test_no_road_between_cities_that_are_not_adjacent():
    match = shop(control=NORTH, city={"thracia": "city", "dacia": "city"})
    assert refusal(match, "road") == ("CE-place-08", "no_place_for_road")


@pytest.mark.rule("CE-place-08")
def test_there_is_one_road_on_a_border():
    match = shop(control=NORTH, city={"thracia": "city", "moesia": "city"}, road=[["thracia", "moesia"]])
    assert refusal(match, "road") == ("CE-place-08", "no_place_for_road")


@pytest.mark.rule("CE-place-09", "CE-place-10")
def test_a_road_may_be_built_with_its_cities():
    match = shop(control=NORTH, city={"thracia": "city"})
    play(match, "city", "moesia", "road", "moesia")
    assert keys(match) == ["thracia"]
    play(match, "thracia", "city", "dacia", "road")
    assert keys(match) == ["dacia", "moesia"]
    play(match, "dacia", "moesia", "done")
    holds(match, road=[["moesia", "thracia"], ["dacia", "moesia"]], city={"moesia": "city", "dacia": "city"})


@pytest.mark.rule("CE-place-11", "CE-road-01")
def test_no_road_to_a_city_of_another_player():
    theirs = {"thracia": "macedonia", "moesia": "egyptus"}
    match = shop(control=theirs, city={"thracia": "city", "moesia": "city"})
    assert refusal(match, "road") == ("CE-place-08", "no_place_for_road")
    match = shop(
        control={**theirs, "macedonia": "macedonia"}, city={"thracia": "city", "moesia": "city", "macedonia": "city"}
    )
    play(match, "road", "thracia")
    assert keys(match) == ["macedonia"]
    assert why_not(match, "space:moesia").rule == "CE-place-11"


@pytest.mark.rule("CE-road-03", "CE-arrow-02")
@pytest.mark.parametrize("strait", MAP.straits, ids=lambda s: s.a)
def test_no_road_over_a_strait(strait):
    both = {strait.a: "macedonia", strait.b: "macedonia"}
    assert refusal(shop(control=both, city=dict.fromkeys(both, "city")), "road") == ("CE-place-08", "no_place_for_road")


@pytest.mark.rule("CE-road-11")
def test_roads_bring_no_tribute():
    match = shop(100, control=NORTH, city={"thracia": "city", "moesia": "city"})
    holds(match, marker={"macedonia": 35})
    play(match, "road", "moesia", "thracia", "done")
    holds(match, marker={"macedonia": 35}, purse={"macedonia": 90}, road=[["moesia", "thracia"]])


@pytest.mark.rule("CE-road-04")
def test_a_road_lasts_while_both_cities_stand_whoever_owns_them():
    match = table(
        control=NORTH,
        city={"thracia": "city", "moesia": "city"},
        road=[["thracia", "moesia"]],
        at={"pannonia": {"egyptus": {"general": 1, "infantry": 1}}},
        turn="egyptus",
    )
    play(match, "general-egyptus-1", "moesia", "end")
    holds(match, control={"moesia": "egyptus", "thracia": "macedonia"}, road=[["thracia", "moesia"]])
    # In the phase of destruction there are Cities to choose and no Roads.
    assert asked(match).kind == "destroy"
    assert keys(match) == ["done", "moesia"]


@pytest.mark.rule("CE-place-08")
def test_both_ends_of_a_road_are_told_and_of_nothing_else() -> None:
    given = {"control": {"thracia": "macedonia", "moesia": "macedonia"}, "city": {"thracia": "city", "moesia": "city"}}
    match = table(purse={"macedonia": 200}, turn="macedonia", phase="purchase", **given)
    play(match, "road", "thracia")
    if asked(match).kind == "road_to":
        play(match, "moesia")
    play(match, "infantry=02", "done")
    placed = [(told.item, told.count, told.space, told.other) for told in happened(match, Placed)]
    road = [row for row in placed if row[0] == "item:road"]
    assert {road[0][2], road[0][3]} == {"space:thracia", "space:moesia"}
    assert [row for row in placed if row[0] != "item:road"] == [("item:infantry", 2, "space:macedonia", None)]
