"""MOVIMENTI SUL MARE (GALEA), GALEE, and the questions asked about them."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import GalleySunk, Landed
from strategos.games.conquest.examples import fact

from .table import asked, happened, keys, play, table, why_not

LOADED = {"general": 1, "infantry": 3}


def fleet(side, at, count=1, **more):
    return {"side": side, "at": at, "count": count, **more}


def where(match, space, side="macedonia"):
    return fact(match.state, "galleys", {space: {side: 0}})[space][side]


def at(match, **wanted):
    assert fact(match.state, "at", wanted) == wanted


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
