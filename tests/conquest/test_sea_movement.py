"""MOVIMENTI SUL MARE (GALEA), GALEE, and the questions asked about them."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import Boarded, GalleySunk, Landed, Sailed
from strategos.games.conquest.examples import fact

from .table import asked, at, happened, holds, keys, play, table, why_not

LOADED = {"general": 1, "infantry": 3}


def fleet(side, at, count=1, **more):
    return {"side": side, "at": at, "count": count, **more}


def where(match, space, side="macedonia"):
    return fact(match.state, "galleys", {space: {side: 0}})[space][side]


def left(match, name):
    return fact(match.state, "left", {name: 0})[name]


@pytest.mark.rule("CE-galley-01", "CE-sea-01")
def test_a_galley_sails_empty_and_without_a_leader():
    match = table(galleys=[fleet("macedonia", "mare_epirus")], turn="macedonia")
    play(match, "galley-macedonia-1", "mare_libycum")
    assert where(match, "mare_libycum") == 1


@pytest.mark.rule("CE-galley-04", "CE-sea-02", "CE-sea-05", "CE-move-land-06")
def test_a_galley_has_two_points_and_each_sea_costs_one():
    match = table(galleys=[fleet("macedonia", "mare_epirus")], turn="macedonia")
    play(match, "galley-macedonia-1", "mare_libycum", "galley-macedonia-1", "mare_sabrata")
    assert left(match, "galley-macedonia-1") == 0
    no = why_not(match, "galley-macedonia-1")
    assert (no.rule, no.why) == ("CE-galley-04", "no_points")


@pytest.mark.rule("CE-sea-06", "CE-sea-03")
def test_a_step_between_sea_and_coast_costs_a_point():
    match = table(galleys=[fleet("macedonia", "mare_epirus")], turn="macedonia")
    play(match, "galley-macedonia-1", "sicilia")
    assert (where(match, "sicilia"), left(match, "galley-macedonia-1")) == (1, 1)
    play(match, "galley-macedonia-1", "mare_epirus")
    assert (where(match, "mare_epirus"), left(match, "galley-macedonia-1")) == (1, 0)


def test_the_view_tells_from_which_sea_a_galley_has_come():
    match = table(galleys=[fleet("macedonia", "mare_adriaticum")], turn="macedonia")

    def sea() -> str | None:
        return next(p.facts.sea for p in match.view(0).pieces if p.kind == "galley")

    assert sea() is None
    play(match, "galley-macedonia-1", "neapolis")
    assert sea() == "mare_adriaticum"
    play(match, "galley-macedonia-1", "mare_adriaticum")
    assert sea() is None


@pytest.mark.rule("CE-sea-03")
def test_a_galley_reaches_no_inland_province():
    match = table(galleys=[fleet("macedonia", "mare_adriaticum")], turn="macedonia")
    play(match, "galley-macedonia-1")
    assert "pannonia" not in keys(match)
    assert why_not(match, "space:pannonia").why == "inland"


@pytest.mark.rule("CE-sea-04")
def test_a_galley_never_goes_from_coast_to_coast():
    match = table(galleys=[fleet("macedonia", "italia", coast="italia_west")], turn="macedonia")
    play(match, "galley-macedonia-1")
    no = why_not(match, "space:narbonensis")
    assert (no.rule, no.why) == ("CE-sea-04", "coast_to_coast")


@pytest.mark.rule("CE-sea-07")
def test_in_by_one_sea_and_out_by_another_is_not_allowed_in_one_turn():
    match = table(galleys=[fleet("macedonia", "mare_baliaricum")], turn="macedonia")
    play(match, "galley-macedonia-1", "caesariensis", "galley-macedonia-1")
    no = why_not(match, "space:mare_numidia")
    assert (no.rule, no.why) == ("CE-sea-07", "other_sea")
    play(match, "mare_baliaricum")
    assert where(match, "mare_baliaricum") == 1


@pytest.mark.rule("CE-sea-09")
def test_a_galley_that_lay_at_a_coast_leaves_by_any_of_its_seas():
    for sea in ("mare_baliaricum", "mare_numidia"):
        match = table(galleys=[fleet("macedonia", "caesariensis")], turn="macedonia")
        play(match, "galley-macedonia-1", sea)
        assert where(match, sea) == 1


@pytest.mark.rule("CE-sea-10")
@pytest.mark.parametrize(
    ("home", "coast", "open_seas", "closed"),
    [
        ("hispania", "hispania_north", ["mare_cantabricum"], ["mare_narbo", "mare_baliaricum"]),
        ("hispania", "hispania_east", ["mare_baliaricum", "mare_narbo"], ["mare_cantabricum"]),
        ("italia", "italia_east", ["mare_adriaticum"], ["mare_tyrrhenum", "mare_narbo"]),
        ("macedonia", "macedonia_west", ["mare_epirus"], ["mare_aegaeum"]),
    ],
)
def test_interrupted_coasts_are_left_on_their_own_side(home, coast, open_seas, closed):
    match = table(galleys=[fleet("macedonia", home, coast=coast)], control={home: "macedonia"}, turn="macedonia")
    play(match, "galley-macedonia-1")
    assert [k for k in keys(match) if k.startswith("mare")] == open_seas
    for sea in closed:
        no = why_not(match, f"space:{sea}")
        assert (no.rule, no.why) == ("CE-sea-10", "other_coast")


@pytest.mark.rule("CE-sea-10")
def test_a_galley_lies_at_the_coast_of_the_sea_it_came_by():
    match = table(galleys=[fleet("macedonia", "mare_epirus")], turn="macedonia")
    play(match, "galley-macedonia-1", "macedonia")
    assert fact(match.state, "coast", ["galley-macedonia-1"]) == {"galley-macedonia-1": "macedonia_west"}


@pytest.mark.rule("CE-galley-02", "CE-lead-03", "CE-sea-01")
def test_land_units_board_only_with_a_leader():
    given = {"sicilia": {"macedonia": {"infantry": 3}}}
    match = table(at=given, galleys=[fleet("macedonia", "sicilia")], turn="macedonia")
    play(match, "galley-macedonia-1")
    no = why_not(match, "board")
    assert (no.rule, no.why) == ("CE-galley-02", "nobody_to_board")


@pytest.mark.rule("CE-galley-05", "CE-galley-06", "CE-sea-11", "CE-faq-sea-01")
def test_board_sail_and_land_seven_units_and_all_leaders_in_one_turn():
    given = {"sicilia": {"macedonia": {"general": 3, "infantry": 5, "cavalry": 5}}}
    match = table(at=given, galleys=[fleet("macedonia", "sicilia")], turn="macedonia")
    play(match, "galley-macedonia-1", "board")
    for name in ("general-macedonia-1", "general-macedonia-2", "general-macedonia-3"):
        play(match, f"board_leaders! {name}=01")
    assert "infantry=05" in keys(match)
    assert "cavalry=05" in keys(match)
    play(match, "infantry=05")
    assert "cavalry=02" in keys(match)
    assert "cavalry=03" not in keys(match)
    play(match, "cavalry=02", "galley-macedonia-1", "mare_tyrrhenum")
    assert left(match, "galley-macedonia-1") == 1
    play(match, "galley-macedonia-1", "sardinia", "galley-macedonia-1", "land", "infantry=05", "cavalry=02")
    play(match, *(f"general-macedonia-{n}=01" for n in (1, 2, 3)))
    at(match, sardinia={"macedonia": {"general": 3, "infantry": 5, "cavalry": 2}})


@pytest.mark.rule("CE-sea-08")
def test_a_galley_fetches_a_legion_and_returns_to_the_same_sea():
    match = table(
        at={"caesariensis": {"macedonia": LOADED}}, galleys=[fleet("macedonia", "mare_baliaricum")], turn="macedonia"
    )
    play(match, "galley-macedonia-1", "caesariensis", "galley-macedonia-1", "board", "general-macedonia-1=01")
    play(match, "infantry=03", "galley-macedonia-1", "mare_baliaricum")
    assert fact(match.state, "cargo", {"galley-macedonia-1": LOADED}) == {"galley-macedonia-1": LOADED}


@pytest.mark.rule("CE-sea-12", "CE-faq-sea-02", "CE-faq-sea-04")
def test_who_has_moved_by_land_does_not_board():
    match = table(at={"italia": {"macedonia": LOADED}}, galleys=[fleet("macedonia", "neapolis")], turn="macedonia")
    play(match, "general-macedonia-1", "neapolis", "galley-macedonia-1")
    assert why_not(match, "board").why == "nobody_to_board"


@pytest.mark.rule("CE-sea-12")
def test_only_units_that_have_not_moved_board_with_a_rested_leader():
    given = {
        "italia": {"macedonia": {"general": 1, "cavalry": 2}},
        "neapolis": {"macedonia": {"caesar": 1, "infantry": 1}},
    }
    match = table(at=given, galleys=[fleet("macedonia", "neapolis")], turn="macedonia")
    play(match, "general-macedonia-1", "neapolis", "galley-macedonia-1", "board")
    assert keys(match) == ["caesar-macedonia=01"]
    play(match, "caesar-macedonia=01")
    assert keys(match) == ["done", "infantry=01"]


@pytest.mark.rule("CE-sea-12", "CE-faq-sea-02", "CE-faq-sea-04", "CE-faq-sea-05")
def test_who_has_landed_neither_marches_nor_boards_again():
    cargo = {"general": 1, "cavalry": 2}
    match = table(galleys=[fleet("macedonia", "mare_tyrrhenum", cargo=cargo)], turn="macedonia")
    play(match, "galley-macedonia-1", "neapolis", "galley-macedonia-1", "land")
    assert why_not(match, "general-macedonia-1").why == "landed"
    play(match, "galley-macedonia-1")
    assert why_not(match, "board").why == "nobody_to_board"


@pytest.mark.rule("CE-lead-03", "CE-faq-sea-03")
def test_the_only_leader_lands_with_the_troops():
    match = table(galleys=[fleet("macedonia", "mare_tyrrhenum", cargo=LOADED)], turn="macedonia")
    play(match, "galley-macedonia-1", "neapolis", "galley-macedonia-1", "land")
    at(match, neapolis={"macedonia": LOADED})


@pytest.mark.rule("CE-faq-sea-03")
def test_with_several_leaders_troops_ashore_and_aboard_each_keep_one():
    cargo = {"general": 2, "infantry": 4}
    match = table(galleys=[fleet("macedonia", "mare_tyrrhenum", cargo=cargo)], turn="macedonia")
    play(match, "galley-macedonia-1", "neapolis", "galley-macedonia-1", "land", "infantry=02")
    assert "done" not in keys(match)
    play(match, "general-macedonia-1=01")
    assert asked(match).kind == "move"
    at(match, neapolis={"macedonia": {"general": 1, "infantry": 2}})
    aboard = {"galley-macedonia-1": {"general": 1, "infantry": 2}}
    assert fact(match.state, "cargo", aboard) == aboard


@pytest.mark.rule("CE-sea-13")
def test_a_foreign_coast_is_closed_even_if_nobody_is_there():
    match = table(galleys=[fleet("macedonia", "mare_aegaeum")], control={"creta": "egyptus"}, turn="macedonia")
    play(match, "galley-macedonia-1")
    no = why_not(match, "space:creta")
    assert (no.rule, no.why) == ("CE-sea-13", "foreign_coast")


@pytest.mark.rule("CE-sea-13", "CE-move-land-02")
def test_leaders_without_troops_open_no_foreign_coast():
    cargo = {"general": 2}
    match = table(
        galleys=[fleet("macedonia", "mare_aegaeum", cargo=cargo)], control={"creta": "egyptus"}, turn="macedonia"
    )
    play(match, "galley-macedonia-1")
    assert why_not(match, "space:creta").why == "foreign_coast"


@pytest.mark.rule("CE-sea-13", "CE-sea-14")
def test_a_landing_opens_the_coast_and_empty_galleys_come_along():
    galleys = [fleet("macedonia", "mare_aegaeum", cargo=LOADED), fleet("macedonia", "mare_aegaeum", 2)]
    match = table(galleys=galleys, control={"creta": "egyptus"}, turn="macedonia")
    play(match, "galley-macedonia-1", "creta")
    assert len(happened(match, Landed)) == 1
    at(match, creta={"macedonia": LOADED})
    play(match, "galley-macedonia-2", "creta", "galley-macedonia-3", "creta", "end")
    assert where(match, "creta") == 3
    assert fact(match.state, "control", ["creta"]) == {"creta": "macedonia"}


@pytest.mark.rule("CE-sea-13")
def test_after_a_landing_the_galley_may_sail_back():
    match = table(
        galleys=[fleet("macedonia", "mare_aegaeum", cargo=LOADED)], control={"creta": "egyptus"}, turn="macedonia"
    )
    play(match, "galley-macedonia-1", "creta", "galley-macedonia-1")
    assert [k for k in keys(match) if k.startswith("mare")] == ["mare_aegaeum"]
    play(match, "mare_aegaeum", "end")
    assert where(match, "mare_aegaeum") == 1


@pytest.mark.rule("CE-sea-15")
def test_galleys_at_a_foreign_coast_are_destroyed_when_combat_ends():
    """The landing fails; the empty galley that only came along is lost as well."""
    match = table(
        at={"neapolis": {"egyptus": {"infantry": 1}}},
        galleys=[
            fleet("macedonia", "mare_epirus", cargo={"general": 1, "infantry": 1}),
            fleet("macedonia", "mare_epirus"),
        ],
        turn="macedonia",
        dice="blank infantry",
    )
    play(match, "galley-macedonia-1", "neapolis", "galley-macedonia-2", "neapolis", "end")
    assert asked(match).kind == "fate"
    play(match, "egyptus: kill")
    assert len(happened(match, GalleySunk)) == 2
    assert where(match, "neapolis") == 0


@pytest.mark.rule("CE-sea-16", "CE-win-09")
@pytest.mark.parametrize(("dice", "left_over"), [("blank infantry", 1), ("infantry infantry", 0)])
def test_galleys_of_a_beaten_landing_are_destroyed_whatever_the_defender_has_left(dice, left_over):
    match = table(
        at={"creta": {"egyptus": {"infantry": 1}}},
        galleys=[fleet("macedonia", "mare_aegaeum", cargo={"general": 1, "infantry": 1})],
        turn="macedonia",
        dice=dice,
    )
    play(match, "galley-macedonia-1", "creta", "end")
    if left_over:
        play(match, "egyptus: capture")
    at(match, creta={"egyptus": {"infantry": left_over}})
    assert where(match, "creta") == 0
    assert fact(match.state, "control", ["creta"]) == {"creta": "egyptus"}


@pytest.mark.rule("CE-sea-17")
def test_a_legion_that_stays_destroys_the_galleys_of_an_empty_province():
    given = {"italia": {"macedonia": {"general": 1, "infantry": 1}}}
    galleys = [fleet("egyptus", "dalmatia", 2)]
    match = table(at=given, galleys=galleys, control={"dalmatia": "egyptus"}, turn="macedonia")
    play(match, "general-macedonia-1", "dalmatia", "end")
    assert where(match, "dalmatia", "egyptus") == 0
    assert len(happened(match, GalleySunk)) == 2


@pytest.mark.rule("CE-sea-17")
def test_passing_through_leaves_the_galleys_alone():
    given = {"italia": {"macedonia": {"general": 1, "cavalry": 1}}}
    match = table(at=given, galleys=[fleet("egyptus", "dalmatia")], control={"dalmatia": "egyptus"}, turn="macedonia")
    play(match, "general-macedonia-1", "dalmatia", "general-macedonia-1", "pannonia", "end")
    assert where(match, "dalmatia", "egyptus") == 1


@pytest.mark.rule("CE-sea-19")
def test_a_legion_may_end_its_turn_at_sea_and_land_in_the_next():
    match = table(galleys=[fleet("macedonia", "mare_epirus", cargo=LOADED)], turn="macedonia")
    play(match, "end")
    cargo = {"galley-macedonia-1": LOADED}
    assert fact(match.state, "cargo", cargo) == cargo


@pytest.mark.rule("CE-faq-sea-06", "CE-faq-retreat-02", "CE-retreat-03")
def test_troops_that_landed_cannot_retreat():
    match = table(
        at={"neapolis": {"egyptus": {"infantry": 3}}},
        control={"italia": "macedonia"},
        galleys=[fleet("macedonia", "mare_tyrrhenum", cargo={"general": 1, "infantry": 3})],
        turn="macedonia",
        dice="blank blank blank blank blank blank infantry infantry infantry",
    )
    play(match, "galley-macedonia-1", "neapolis", "end")
    # A round without losses: the attacker, asked for nothing, fights on and wins the second.
    at(match, neapolis={"egyptus": {"infantry": 0}})
    assert asked(match).kind != "retreat"


@pytest.mark.rule("CE-faq-sea-06")
@pytest.mark.parametrize(("reading", "kind"), [("stays", "combat"), ("retreats", "retreat")])
def test_a_mixed_force_retreats_only_by_that_reading(reading, kind):
    match = table(
        at={"neapolis": {"egyptus": {"infantry": 3}}, "italia": {"macedonia": {"general": 1, "infantry": 2}}},
        control={"italia": "macedonia"},
        galleys=[fleet("macedonia", "mare_tyrrhenum", cargo={"general": 1, "infantry": 1})],
        turn="macedonia",
        options={"mixed_arrival": reading},
        dice=" ".join(["blank"] * 6 + ["infantry"] * 6),
    )
    play(match, "galley-macedonia-1", "neapolis", "general-macedonia-1", "neapolis", "attack", "end")
    if kind == "retreat":
        assert (asked(match).kind, asked(match).seat) == ("retreat", 0)
    else:
        assert not [d for d in match.pending if d.kind == "retreat"]


@pytest.mark.rule("CE-adj-05", "CE-adj-06")
def test_the_red_sea_is_no_sea():
    match = table(galleys=[fleet("egyptus", "egyptus")], turn="egyptus")
    play(match, "galley-egyptus-1")
    assert [k for k in keys(match) if "mare" in k] == ["mare_alexandria", "mare_pelusium"]
    assert fact(match.state, "galleys", {"egyptus": {"egyptus": 0}}) == {"egyptus": {"egyptus": 1}}


@pytest.mark.rule("CE-galley-04", "CE-move-land-06")
def test_a_galley_that_can_do_nothing_more_is_not_offered():
    galleys = [{"side": "macedonia", "at": "macedonia", "left": 0}, {"side": "macedonia", "at": "creta", "left": 0}]
    match = table(at={"creta": {"macedonia": {"general": 1}}}, galleys=galleys, turn="macedonia")
    assert "galley-macedonia-2" in keys(match), "a General may still board"
    # The Caesar is at home and could board the first one as well; once he has moved nobody can.
    play(match, "caesar-macedonia", "moesia")
    no = why_not(match, "galley-macedonia-1")
    assert (no.rule, no.why) == ("CE-galley-04", "no_points")


SHIP = "galley-egyptus-2"


def second_galley(where, cargo=None, **more):
    """Egyptus has two galleys; the second lies in a place, the first far away."""
    ships = [{"side": "egyptus", "at": "mare_sabrata"}, {"side": "egyptus", "at": where, "cargo": cargo or {}}]
    return table(galleys=ships, turn="egyptus", **more)


@pytest.mark.rule("CE-sea-05", "CE-sea-06", "CE-galley-04")
def test_a_voyage_is_told_step_by_step_and_ends_with_the_points():
    match = play(second_galley("mare_rhodus"), SHIP, "mare_aegaeum", SHIP, "mare_epirus")
    assert [(e.side, e.galley, e.origin, e.to) for e in happened(match, Sailed)] == [
        ("side:egyptus", f"piece:{SHIP}", "space:mare_rhodus", "space:mare_aegaeum"),
        ("side:egyptus", f"piece:{SHIP}", "space:mare_aegaeum", "space:mare_epirus"),
    ]
    assert (why_not(match, SHIP).rule, why_not(match, SHIP).why) == ("CE-galley-04", "no_points")


@pytest.mark.rule("CE-galley-04", "CE-sea-08")
def test_a_galley_without_points_at_a_coast_may_board_and_not_sail():
    match = second_galley("creta", at={"creta": {"egyptus": {"general": 1, "infantry": 1}}}, left={SHIP: 0})
    play(match, SHIP)
    assert keys(match) == ["board", "cancel"]
    assert why_not(match, "space:mare_rhodus").why == "no_points"


@pytest.mark.rule("CE-galley-02", "CE-galley-05", "CE-sea-12")
def test_leaders_and_units_go_aboard_and_it_is_told():
    given = {"creta": {"egyptus": {"general": 2, "infantry": 4, "cavalry": 3, "catapult": 2}}}
    match = play(second_galley("creta", at=given), SHIP, "board", "general-egyptus-1=01", "done")
    assert (asked(match).about["at_most"], asked(match).kind) == (7, "board_units")
    play(match, "infantry=02", "cavalry=01", "catapult=01")
    holds(match, cargo={SHIP: {"general": 1, "infantry": 2, "cavalry": 1, "catapult": 1}})
    [event] = happened(match, Boarded)
    assert (event.galley, event.leaders, event.space) == (f"piece:{SHIP}", ("piece:general-egyptus-1",), "space:creta")
    assert (event.infantry, event.cavalry, event.catapult) == (2, 1, 1)
    # With a leader aboard units may follow without another one, as many as there is room for.
    play(match, SHIP, "board", "done")
    assert asked(match).about["at_most"] == 3
    play(match, "cavalry=02", "done")
    holds(match, cargo={SHIP: {"general": 1, "infantry": 2, "cavalry": 3, "catapult": 1}})
    # Who goes back on his word has boarded nobody.
    play(match, SHIP, "board", "done", "done")
    assert len(happened(match, Boarded)) == 2


@pytest.mark.rule("CE-galley-05", "CE-galley-02", "CE-sea-12")
def test_why_nobody_can_board():
    full = {"general": 1, "infantry": 7}
    match = play(second_galley("creta", full, at={"creta": {"egyptus": {"infantry": 1}}}), SHIP)
    assert (why_not(match, "board").rule, why_not(match, "board").why) == ("CE-galley-02", "nobody_to_board")
    match = play(
        second_galley("creta", {"general": 1, "infantry": 6}, at={"creta": {"egyptus": {"infantry": 1}}}), SHIP
    )
    assert "board" in keys(match)
    match = play(second_galley("creta", {"general": 1, "infantry": 6}), SHIP)
    assert why_not(match, "board").rule == "CE-galley-02", "nobody is there"
    match = second_galley("asia", at={"galatia": {"egyptus": {"general": 1}}})
    play(match, "general-egyptus-1", "asia", SHIP)
    assert (why_not(match, "board").rule, why_not(match, "board").why) == ("CE-sea-12", "nobody_to_board")
    match = play(second_galley("oceanus_britannicus", {"general": 1}), SHIP)
    for order in ("board", "land"):
        assert (why_not(match, order).rule, why_not(match, order).why) == ("CE-sea-08", "not_at_coast")


@pytest.mark.rule("CE-sea-12", "CE-cavalry-02")
def test_cavalry_that_has_made_a_step_does_not_board():
    match = second_galley(
        "asia",
        at={"galatia": {"egyptus": {"general": 1, "cavalry": 1}}, "asia": {"egyptus": {"general": 1, "cavalry": 1}}},
    )
    play(match, "general-egyptus-1", "asia", SHIP, "board", "general-egyptus-2=01")
    assert keys(match) == ["cavalry=01", "done"]


@pytest.mark.rule("CE-faq-sea-05", "CE-lead-03", "CE-sea-12")
def test_who_lands_is_told_and_stays():
    match = second_galley(
        "mare_aegaeum", {"general": 1, "infantry": 1, "cavalry": 2, "catapult": 3}, control={"thracia": "egyptus"}
    )
    play(match, SHIP, "thracia", SHIP, "land")
    [event] = happened(match, Landed)
    assert (event.infantry, event.cavalry, event.catapult, event.space) == (1, 2, 3, "space:thracia")
    holds(
        match,
        movable={"thracia": {"egyptus": {"infantry": 0, "cavalry": 0, "catapult": 0}}},
        left={"general-egyptus-1": 0},
    )
    assert sorted(match.state.landed.values()) == [1, 2, 3]


@pytest.mark.rule("CE-sea-14", "CE-sea-13")
def test_empty_galleys_follow_only_where_a_legion_has_landed():
    ships = [
        {"side": "egyptus", "at": "mare_aegaeum"},
        {"side": "egyptus", "at": "mare_aegaeum", "cargo": {"general": 1, "catapult": 1}},
    ]
    match = table(galleys=ships, control={"thracia": "macedonia", "asia": "macedonia"}, turn="egyptus")
    play(match, "galley-egyptus-1")
    assert why_not(match, "space:thracia").why == "foreign_coast"
    play(match, "cancel", SHIP, "thracia", "galley-egyptus-1")
    assert "thracia" in keys(match)
    assert why_not(match, "space:asia").why == "foreign_coast"
    play(match, "thracia")
    assert asked(match).kind == "move", "it carries nobody to land"


@pytest.mark.rule("CE-faq-sea-03", "CE-galley-05")
@pytest.mark.parametrize(("control", "enemy", "least"), [("macedonia", 0, 1), ("nobody", 1, 1), ("egyptus", 0, 0)])
def test_among_others_somebody_must_land_and_at_home_nobody(control, enemy, least):
    at = {"thracia": {"hispania": {"infantry": enemy}}} if enemy else {}
    match = second_galley("mare_aegaeum", {"general": 2, "infantry": 2}, at=at, control={"thracia": control})
    play(match, SHIP, "thracia")
    if asked(match).kind == "move":
        play(match, SHIP, "land")
    assert (asked(match).kind, asked(match).about["at_least"]) == ("land_units", least)
    assert ("done" in keys(match)) is (least == 0)
    play(match, "infantry=01")
    if asked(match).kind == "land_units":
        play(match, "done")
    assert (asked(match).kind, asked(match).about["at_least"], asked(match).about["at_most"]) == ("land_leaders", 1, 1)
    play(match, "general-egyptus-2=01")
    holds(
        match, cargo={SHIP: {"general": 1, "infantry": 1}}, at={"thracia": {"egyptus": {"general": 1, "infantry": 1}}}
    )


@pytest.mark.rule("CE-move-land-02", "CE-lead-03")
def test_a_leader_alone_lands_beside_his_own_troops_only():
    crowd = {"hispania": {"infantry": 1}}
    match = play(second_galley("creta", {"general": 1}, at={"creta": crowd}), SHIP)
    assert (why_not(match, "land").rule, why_not(match, "land").why) == ("CE-move-land-02", "leader_among_enemies")
    match = play(
        second_galley("creta", {"general": 1}, at={"creta": {**crowd, "egyptus": {"infantry": 1}}}), SHIP, "land"
    )
    holds(match, at={"creta": {"egyptus": {"general": 1}}})
    match = play(second_galley("creta"), SHIP)
    assert (why_not(match, "land").rule, why_not(match, "land").why) == ("CE-lead-03", "nobody_aboard")


@pytest.mark.rule("CE-sea-04", "CE-sea-05", "CE-sea-10", "CE-lead-03")
def test_why_a_galley_cannot_go_there():
    match = play(second_galley("creta", {"general": 2, "infantry": 2}, at={"creta": {"egyptus": {"cavalry": 1}}}), SHIP)
    for target, why in {
        "space:creta": "already_there",
        "space:cyprus": "coast_to_coast",
        "space:oceanus_britannicus": "not_next_to_galley",
        "space:pannonia": "inland",
        f"piece:infantry-egyptus-{SHIP}": "use_land",
        "piece:cavalry-egyptus-creta": "use_board",
        "piece:galley-egyptus-1": "other_piece",
        "nonsense": "not_a_choice",
    }.items():
        assert why_not(match, target).why == why, target
    play(match, "land")
    for target, why in {
        "piece:cavalry-egyptus-creta": "not_aboard",
        f"piece:infantry-egyptus-{SHIP}": "pick_pieces",
        "piece:caesar-macedonia": "not_yours",
        "space:creta": "pick_pieces",
        "nonsense": "not_a_choice",
    }.items():
        assert why_not(match, target).why == why, target
    match = play(second_galley("oceanus_britannicus"), SHIP)
    assert why_not(match, "space:mare_rhodus").why == "not_next_to_galley"
    assert why_not(match, "space:creta").why == "not_next_to_galley"
    match = play(
        table(galleys=[{"side": "macedonia", "at": "italia", "coast": "italia_west"}], turn="macedonia"),
        "galley-macedonia-1",
    )
    assert why_not(match, "space:mare_adriaticum").why == "other_coast"


@pytest.mark.rule("CE-sea-12", "CE-galley-05")
def test_why_somebody_cannot_board():
    given = {"creta": {"egyptus": {"general": 1, "infantry": 8}, "macedonia": {"general": 1}}}
    match = play(second_galley("creta", at=given), SHIP, "board", "general-egyptus-1=01")
    for target, why in {
        "piece:general-macedonia-1": "not_yours",
        "piece:infantry-egyptus-creta": "pick_pieces",
        "space:creta": "pick_pieces",
        "nonsense": "not_a_choice",
    }.items():
        assert why_not(match, target).why == why, target
