"""Corners of movement at sea, with a galley that is not the first of the board's: boarding, landing, every refusal."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import Boarded, Landed, Sailed

from .table import asked, happened, holds, keys, play, table, why_not

SHIP = "galley-egyptus-2"


def fleet(where, cargo=None, **more):
    """Egyptus has two galleys; the second lies in a place, the first far away."""
    ships = [{"side": "egyptus", "at": "mare_sabrata"}, {"side": "egyptus", "at": where, "cargo": cargo or {}}]
    return table(galleys=ships, turn="egyptus", **more)


@pytest.mark.rule("CE-sea-05", "CE-sea-06", "CE-galley-04")
def test_a_voyage_is_told_step_by_step_and_ends_with_the_points():
    match = play(fleet("mare_rhodus"), SHIP, "mare_aegaeum", SHIP, "mare_epirus")
    assert [(e.side, e.galley, e.origin, e.to) for e in happened(match, Sailed)] == [
        ("side:egyptus", f"piece:{SHIP}", "space:mare_rhodus", "space:mare_aegaeum"),
        ("side:egyptus", f"piece:{SHIP}", "space:mare_aegaeum", "space:mare_epirus"),
    ]
    assert (why_not(match, SHIP).rule, why_not(match, SHIP).why) == ("CE-galley-04", "no_points")


@pytest.mark.rule("CE-galley-04", "CE-sea-08")
def test_a_galley_without_points_at_a_coast_may_board_and_not_sail():
    match = fleet("creta", at={"creta": {"egyptus": {"general": 1, "infantry": 1}}}, left={SHIP: 0})
    play(match, SHIP)
    assert keys(match) == ["board", "cancel"]
    assert why_not(match, "space:mare_rhodus").why == "no_points"


@pytest.mark.rule("CE-galley-02", "CE-galley-05", "CE-sea-12")
def test_leaders_and_units_go_aboard_and_it_is_told():
    given = {"creta": {"egyptus": {"general": 2, "infantry": 4, "cavalry": 3, "catapult": 2}}}
    match = play(fleet("creta", at=given), SHIP, "board", "general-egyptus-1=01", "done")
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
    match = play(fleet("creta", full, at={"creta": {"egyptus": {"infantry": 1}}}), SHIP)
    assert (why_not(match, "board").rule, why_not(match, "board").why) == ("CE-galley-02", "nobody_to_board")
    match = play(fleet("creta", {"general": 1, "infantry": 6}, at={"creta": {"egyptus": {"infantry": 1}}}), SHIP)
    assert "board" in keys(match)
    match = play(fleet("creta", {"general": 1, "infantry": 6}), SHIP)
    assert why_not(match, "board").rule == "CE-galley-02", "nobody is there"
    match = fleet("asia", at={"galatia": {"egyptus": {"general": 1}}})
    play(match, "general-egyptus-1", "asia", SHIP)
    assert (why_not(match, "board").rule, why_not(match, "board").why) == ("CE-sea-12", "nobody_to_board")
    match = play(fleet("oceanus_britannicus", {"general": 1}), SHIP)
    for order in ("board", "land"):
        assert (why_not(match, order).rule, why_not(match, order).why) == ("CE-sea-08", "not_at_coast")


@pytest.mark.rule("CE-sea-12", "CE-cavalry-02")
def test_cavalry_that_has_made_a_step_does_not_board():
    match = fleet(
        "asia",
        at={"galatia": {"egyptus": {"general": 1, "cavalry": 1}}, "asia": {"egyptus": {"general": 1, "cavalry": 1}}},
    )
    play(match, "general-egyptus-1", "asia", SHIP, "board", "general-egyptus-2=01")
    assert keys(match) == ["cavalry=01", "done"]


@pytest.mark.rule("CE-faq-sea-05", "CE-lead-03", "CE-sea-12")
def test_who_lands_is_told_and_stays():
    match = fleet(
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
    match = fleet("mare_aegaeum", {"general": 2, "infantry": 2}, at=at, control={"thracia": control})
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
    match = play(fleet("creta", {"general": 1}, at={"creta": crowd}), SHIP)
    assert (why_not(match, "land").rule, why_not(match, "land").why) == ("CE-move-land-02", "leader_among_enemies")
    match = play(fleet("creta", {"general": 1}, at={"creta": {**crowd, "egyptus": {"infantry": 1}}}), SHIP, "land")
    holds(match, at={"creta": {"egyptus": {"general": 1}}})
    match = play(fleet("creta"), SHIP)
    assert (why_not(match, "land").rule, why_not(match, "land").why) == ("CE-lead-03", "nobody_aboard")


@pytest.mark.rule("CE-sea-04", "CE-sea-05", "CE-sea-10", "CE-lead-03")
def test_why_a_galley_cannot_go_there():
    match = play(fleet("creta", {"general": 2, "infantry": 2}, at={"creta": {"egyptus": {"cavalry": 1}}}), SHIP)
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
    match = play(fleet("oceanus_britannicus"), SHIP)
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
    match = play(fleet("creta", at=given), SHIP, "board", "general-egyptus-1=01")
    for target, why in {
        "piece:general-macedonia-1": "not_yours",
        "piece:infantry-egyptus-creta": "pick_pieces",
        "space:creta": "pick_pieces",
        "nonsense": "not_a_choice",
    }.items():
        assert why_not(match, target).why == why, target
