"""IL TABELLONE: provinces and seas, what they are worth, what lies next to what, the arrows over the straits."""

from __future__ import annotations

import pytest

from strategos.games.conquest import GAME
from strategos.games.conquest.events import ConsentAsked, Marched, TributeDrawn
from strategos.games.conquest.facts import (
    ACROSS,
    COASTS,
    LAND,
    MAP,
    NAMES,
    NUMBER,
    PROVINCES,
    ROAD_ON,
    SEA,
    SHORES,
    SPACES,
    VALUE,
)

from .table import asked, happened, holds, keys, play, table, why_not

GOLD = {
    "hispania", "italia", "macedonia", "galatia", "numidia", "mesopotamia", "egyptus",
    "achaia", "africa", "asia", "britannia", "caesariensis", "cyrenaica", "narbonensis", "neapolis", "syria",
}  # fmt: skip
"""The provinces with a gold coin, copied from the board by hand: the homes, and nine others."""
BORDERS = {
    "italia": {"dalmatia", "narbonensis", "neapolis", "noricum", "pannonia", "rhetia"},
    "moesia": {"dacia", "dalmatia", "macedonia", "pannonia", "thracia"},
    "egyptus": {"arabia_petrea", "cyrenaica", "palestina"},
    "syria": {"arabia_petrea", "armenia", "cappadocia", "cilicia", "mesopotamia", "palestina"},
    "belgica": {"britannia", "germania", "lugudunensis"},
    "baetica": {"hispania", "lusitania", "tingitana"},
    "asia": {"galatia", "pontus_et_bithynia", "thracia"},
    "neapolis": {"italia", "sicilia"},
    "hispania": {"aquitania", "baetica", "lusitania", "narbonensis"},
    "achaia": {"macedonia"},
    "creta": set(),
}
"""What lies next to some provinces, arrows included, copied from the board by hand."""
WATERS = {
    "mare_narbo": {
        "baleares", "corsica", "hispania", "italia", "mare_baliaricum", "mare_numidia", "mare_tyrrhenum", "narbonensis",
        "sardinia",
    },
    "mare_adriaticum": {"dalmatia", "italia", "mare_epirus", "neapolis"},
    "mare_amisus": {"armenia", "cappadocia", "mare_pontus_euxinus", "pontus_et_bithynia"},
    "mare_sabrata": {"africa", "mare_libycum", "mare_numidia", "numidia", "sicilia"},
    "oceanus_britannicus": {"belgica", "britannia", "germania", "lugudunensis", "oceanus_atlanticus"},
}  # fmt: skip
"""What lies next to some seas, likewise."""
BOARD = GAME.board(GAME.setup(3))
ISLANDS = {"britannia", "sicilia", "sardinia", "corsica", "baleares", "creta", "cyprus"}
ARROWS = {("thracia", "asia"), ("sicilia", "neapolis"), ("britannia", "belgica"), ("baetica", "tingitana")}


@pytest.mark.rule("CE-board-02", "CE-adj-02")
def test_every_space_is_a_province_or_a_sea_zone_and_is_one_space():
    assert {space.kind for space in BOARD.spaces} == {"province", "sea"}
    assert len({space.id for space in BOARD.spaces}) == len(BOARD.spaces) == SPACES
    assert sum(space.kind == "province" for space in BOARD.spaces) == PROVINCES == 42
    assert {space.id for space in BOARD.spaces if space.kind == "province" and space.facts.island} == ISLANDS
    # Land units stand in provinces only, galleys in either.
    match = table(at={"dalmatia": {"macedonia": {"general": 1, "infantry": 1}}}, turn="macedonia")
    play(match, "general-macedonia-1")
    assert (why_not(match, "space:mare_adriaticum").rule, why_not(match, "space:mare_adriaticum").why) == (
        "CE-move-land-05",
        "not_by_land",
    )


@pytest.mark.rule("CE-board-02")
def test_no_land_way_leads_to_an_island_except_over_a_strait():
    for island in ISLANDS:
        assert LAND[NUMBER[island]] == ()
        assert COASTS[NUMBER[island]]
    assert {i for i in ISLANDS if ACROSS[NUMBER[i]]} == {"britannia", "sicilia"}


@pytest.mark.rule("CE-board-03", "CE-money-02")
@pytest.mark.parametrize("name", NAMES[:PROVINCES])
def test_each_province_is_worth_a_silver_or_a_gold_coin_to_who_controls_it(name):
    value = 10 if name in GOLD else 5
    match = table(control={name: "egyptus"}, turn="egyptus")
    holds(match, marker={"egyptus": 10 + (value if name != "egyptus" else 0)})
    play(match, "end")
    [drawn] = happened(match, TributeDrawn)
    assert drawn.talents == 10 + (value if name != "egyptus" else 0)


@pytest.mark.rule("CE-board-04")
def test_seven_homes_worth_ten_each():
    homes = {p.id for p in MAP.provinces if p.home}
    assert homes == {"hispania", "italia", "macedonia", "galatia", "numidia", "mesopotamia", "egyptus"}
    assert {VALUE[NUMBER[home]] for home in homes} == {10}


@pytest.mark.rule("CE-board-05")
def test_the_other_provinces_are_worth_five_or_ten():
    others = [p for p in MAP.provinces if not p.home]
    assert len(others) == 35
    assert {p.value for p in others} == {5, 10}


@pytest.mark.rule("CE-board-06", "CE-marker-04")
def test_the_tribute_scale_shows_what_each_player_draws():
    assert BOARD.tracks == {"tribute": (0, 260)}
    match = table(
        control={"creta": "egyptus", "syria": "egyptus"},
        city={"egyptus": "fortified", "creta": "city"},
        turn="egyptus",
    )
    assert match.view(None).tracks["tribute"] == {"macedonia": 10, "egyptus": 35, "hispania": 10}
    play(match, "end")
    assert happened(match, TributeDrawn)[0].talents == 35


@pytest.mark.rule("CE-marker-04")
def test_the_scale_has_no_end():
    match = table(
        control={name: "egyptus" for name in NAMES[:PROVINCES] if name not in ("hispania", "macedonia")},
        turn="egyptus",
    )
    total = sum(VALUE) - 20
    assert total > 260
    assert match.view(None).tracks["tribute"]["egyptus"] == total
    play(match, "end")
    holds(match, purse={"egyptus": total})


# -- what lies next to what -------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-adj-01")
def test_adjacent_spaces_of_any_kind_share_a_border():
    for here in range(SPACES):
        for there in LAND[here] + SEA[here]:
            assert here in LAND[there] + SEA[there]
            assert (here < PROVINCES) == (there < PROVINCES)
    for sea in range(PROVINCES, SPACES):
        for shore in SHORES[sea]:
            assert sea in [z for coast in COASTS[shore] for z in coast]
    # From sea to sea, from sea to coast, from province to province; and not to what only lies beyond.
    match = table(galleys=[{"side": "macedonia", "at": "mare_aegaeum"}], turn="macedonia")
    play(match, "galley-macedonia-1")
    assert keys(match) == [
        "achaia", "asia", "cancel", "creta", "macedonia", "mare_epirus", "mare_pontus_euxinus", "mare_rhodus", "thracia"
    ]  # fmt: skip
    assert why_not(match, "space:mare_libycum").why == "not_next_to_galley"


@pytest.mark.rule("CE-adj-01", "CE-adj-03")
@pytest.mark.parametrize("name", BORDERS)
def test_a_leader_steps_to_adjacent_provinces_and_to_no_others(name):
    match = table(at={name: {"macedonia": {"general": 1}}}, turn="macedonia")
    if not BORDERS[name]:
        assert why_not(match, "general-macedonia-1").why == "by_galley_only"
        return
    play(match, "general-macedonia-1")
    spaces = {option.on["space"] for option in asked(match).options if "space" in option.on}
    assert spaces == BORDERS[name]
    far = next(p for p in NAMES[:PROVINCES] if p != name and p not in spaces)
    assert (why_not(match, f"space:{far}").rule, why_not(match, f"space:{far}").why) == ("CE-adj-03", "not_adjacent")


@pytest.mark.rule("CE-adj-01")
@pytest.mark.parametrize("sea", WATERS)
def test_a_galley_sails_to_adjacent_seas_and_coasts_and_to_no_others(sea):
    match = table(galleys=[{"side": "hispania", "at": sea}], turn="hispania")
    play(match, "galley-hispania-1")
    assert {option.on["space"] for option in asked(match).options if "space" in option.on} == WATERS[sea]


@pytest.mark.rule("CE-adj-03")
def test_a_step_costs_a_point():
    match = table(at={"moesia": {"macedonia": {"general": 1}}}, turn="macedonia")
    play(match, "general-macedonia-1", "dacia")
    holds(match, left={"general-macedonia-1": 1})
    play(match, "general-macedonia-1", "pannonia")
    holds(match, left={"general-macedonia-1": 0})
    assert why_not(match, "general-macedonia-1").why == "no_points"


@pytest.mark.rule("CE-adj-04")
def test_the_nile_does_not_split_egypt():
    assert [name for name in NAMES if "egypt" in name] == ["egyptus"]
    match = table(at={"cyrenaica": {"egyptus": {"general": 1, "cavalry": 1}}}, turn="egyptus")
    play(match, "general-egyptus-1", "egyptus", "general-egyptus-1", "arabia_petrea")
    holds(match, at={"arabia_petrea": {"egyptus": {"general": 1, "cavalry": 1}}})


@pytest.mark.rule("CE-adj-05")
def test_the_red_sea_is_no_sea_zone():
    assert any("Red Sea" in space.name for space in MAP.outside)
    assert not {space.id for space in MAP.outside} & set(NAMES)
    assert COASTS[NUMBER["arabia_petrea"]] == ()
    match = table(galleys=[{"side": "egyptus", "at": "egyptus"}], turn="egyptus")
    play(match, "galley-egyptus-1")
    assert [key for key in keys(match) if key in NAMES] == ["mare_alexandria", "mare_pelusium"]


@pytest.mark.rule("CE-adj-06")
def test_no_galley_is_launched_on_the_red_sea():
    match = table(purse={"egyptus": 30}, turn="egyptus", phase="purchase", control={"arabia_petrea": "egyptus"})
    play(match, "galley=01")
    # There is one coast only, so nobody asks which.
    assert asked(match).kind == "buy"
    play(match, "done")
    holds(match, galleys={"egyptus": {"egyptus": 1}}, coast={"galley-egyptus-1": "egyptus_shore"})
    assert set(COASTS[NUMBER["egyptus"]]) == {(NUMBER["mare_alexandria"], NUMBER["mare_pelusium"])}


# -- arrows -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-arrow-01", "CE-arrow-02")
def test_there_are_four_arrows_and_no_others():
    assert {(s.a, s.b) for s in MAP.straits} == ARROWS
    over = {(NAMES[a], NAMES[b]) for a in range(PROVINCES) for b in ACROSS[a]}
    assert over == ARROWS | {(b, a) for a, b in ARROWS}
    assert not any((NUMBER[a], NUMBER[b]) in ROAD_ON for a, b in over)


@pytest.mark.rule("CE-arrow-01", "CE-strait-01", "CE-sea-18")
@pytest.mark.parametrize(("a", "b"), sorted(ARROWS | {(b, a) for a, b in ARROWS}))
def test_a_legion_crosses_an_open_strait_like_a_border(a, b):
    match = table(at={a: {"macedonia": {"general": 1, "infantry": 2}}}, turn="macedonia")
    play(match, "general-macedonia-1", b)
    holds(match, at={b: {"macedonia": {"general": 1, "infantry": 2}}}, left={"general-macedonia-1": 1})
    assert not happened(match, ConsentAsked)
    play(match, "end")
    holds(match, control={b: "macedonia"})


ZONES = [
    ("thracia", "asia", "mare_aegaeum", "mare_pontus_euxinus"),
    ("neapolis", "sicilia", "mare_epirus", "mare_tyrrhenum"),
    ("belgica", "britannia", "oceanus_britannicus", None),
    ("baetica", "tingitana", "mare_hispalis", "mare_baliaricum"),
]


@pytest.mark.rule("CE-strait-02", "CE-strait-03", "CE-strait-04")
@pytest.mark.parametrize(("a", "b", "zone", "other"), ZONES)
def test_a_galley_in_the_zone_of_the_arrow_opens_or_closes_the_strait(a, b, zone, other):
    given = {"at": {a: {"macedonia": {"general": 1, "infantry": 2}}}, "turn": "macedonia"}
    ship = [{"side": "egyptus", "at": zone}]
    match = play(table(galleys=ship, **given), "general-macedonia-1", b)
    assert asked(match).kind == "consent_strait"
    play(match, "egyptus: yes")
    holds(match, at={b: {"macedonia": {"general": 1, "infantry": 2}}})

    match = play(table(galleys=ship, **given), "general-macedonia-1", b, "egyptus: no")
    holds(match, at={a: {"macedonia": {"general": 1, "infantry": 2}}, b: {"macedonia": {"infantry": 0}}})
    assert not happened(match, Marched)
    play(match, "general-macedonia-1")
    assert (why_not(match, f"space:{b}").rule, why_not(match, f"space:{b}").why) == ("CE-strait-04", "strait_closed")

    # One's own galleys never close a strait to their owner, and an enemy's at a coast do not either.
    match = play(table(galleys=[{"side": "macedonia", "at": zone}], **given), "general-macedonia-1", b)
    holds(match, at={b: {"macedonia": {"infantry": 2}}})
    match = table(galleys=[{"side": "egyptus", "at": b}], **given)
    play(match, "general-macedonia-1", b)
    holds(match, at={b: {"macedonia": {"infantry": 2}}})
    if other:
        ship = [{"side": "egyptus", "at": other}]
        match = play(table(galleys=ship, **given), "general-macedonia-1", b)
        holds(match, at={b: {"macedonia": {"infantry": 2}}})
        match = play(table(galleys=ship, options={"straits": "both_seas"}, **given), "general-macedonia-1", b)
        assert asked(match).kind == "consent_strait"


@pytest.mark.rule("CE-strait-02", "CE-nav-19")
@pytest.mark.parametrize("answers", [("egyptus: yes", "hispania: no"), ("egyptus: no",)])
def test_every_owner_of_galleys_in_the_zone_must_consent(answers):
    ships = [{"side": "egyptus", "at": "mare_epirus", "count": 3}, {"side": "hispania", "at": "mare_epirus"}]
    ships.append({"side": "macedonia", "at": "mare_epirus", "count": 5})
    match = table(
        galleys=ships, at={"neapolis": {"macedonia": {"general": 1, "infantry": 1}}}, turn="macedonia"
    )  # fmt: skip
    play(match, "general-macedonia-1", "sicilia", *answers)
    holds(match, at={"neapolis": {"macedonia": {"general": 1, "infantry": 1}}})
    assert asked(match).kind == "move"
