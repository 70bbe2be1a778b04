"""Why not: whatever a player points at, the answer names the rule that stands in the way."""

from __future__ import annotations

import random

import pytest

from strategos.games.conquest import GAME
from strategos.games.conquest.facts import NAMES, NUMBER
from strategos.games.conquest.purchase import (
    goods,
    planned_road,
    why_not_choice,
    why_not_goods,
    why_not_launch,
    why_not_road_end,
    why_not_site,
)
from strategos.games.conquest.roads import road_leads_on, road_reach
from strategos.games.conquest.state import Purchase
from strategos.kernel.match import Match

from .table import asked, play, table, why_not

WORDS_ONLY = {
    "consent_road", "consent_strait", "consent_passage", "enter", "fate", "emperor", "acclaim", "seize", "launch",
    "ransom_price", "ransom_promise", "ransom_accept",
}  # fmt: skip
"""Questions answered by a button or in words; the board is no part of them."""


@pytest.mark.parametrize("seed", range(6))
def test_every_space_and_piece_has_a_reason(seed):
    """A random game; at each question about the board everything on it is either a choice or refused by a rule."""
    rng = random.Random(seed)
    match = Match(GAME, GAME.setup(2 + seed % 5, None, homes="choice", start_talents="15"), seed)
    for _ in range(400):
        if not match.pending:
            break
        decision = match.pending[0]
        if decision.kind not in WORDS_ONLY and rng.random() < 0.2:
            view = match.view(None)
            shown = {next(iter(o.on.items())) for o in decision.options}
            targets = [("space", name) for name in rng.sample(NAMES, 12)]
            targets += [("piece", p.id) for p in rng.sample(view.pieces, min(15, len(view.pieces)))]
            for kind, name in targets:
                for odd in ({kind: name, "amount": 3}, f"{name}=09"):
                    match.explain(decision.seat, odd)
                if (kind, name) in shown or (kind == "piece" and decision.kind == "home"):
                    continue
                for target in ({kind: name}, name):
                    no = match.explain(decision.seat, target)
                    assert no, (decision.kind, target)
                    assert no.why != "not_a_choice", (decision.kind, target)
        options = [o for o in decision.options if o.key not in ("cancel", "acclaim")] or [*decision.options]
        # Ships, Cities and battles are rare in random play; help them along.
        dear = [
            o for o in options if o.key.split("=")[0] in ("galley", "board", "land", "city", "road", "fortification")
        ]
        match.play(decision.seat, rng.choice(dear if dear and rng.random() < 0.5 else options).key)


def says(match, **wanted):
    """Check refusals, `space_italia="CE-adj-03 not_adjacent"`."""
    for target, answer in wanted.items():
        kind, _, name = target.partition("_")
        no = why_not(match, name.replace("__", "=") if kind == "key" else {kind: name.replace("0", "-")})
        assert f"{no.rule} {no.why}" == answer, target


@pytest.mark.rule("CE-lead-02", "CE-mphase-01")
def test_in_the_movement_phase():
    match = table(
        at={
            "dalmatia": {"macedonia": {"general": 1, "infantry": 9, "catapult": 1}},
            "italia": {"egyptus": {"infantry": 2, "general": 1}},
        },
        captive={"general-macedonia-4": "hispania"},
        galleys=[{"side": "macedonia", "at": "macedonia", "cargo": {"infantry": 2, "general": 2}}],
        turn="macedonia",
    )
    says(
        match,
        piece_infantry0egyptus0italia="CE-mphase-01 not_yours",
        piece_general0egyptus01="CE-mphase-01 not_yours",
        piece_infantry0macedonia0dalmatia="CE-lead-02 needs_leader",
        piece_infantry0macedonia0galley0macedonia01="CE-lead-03 troops_aboard",
        space_italia="CE-mphase-01 pick_a_piece",
    )
    match.state.leader_at[4] = -12  # the fourth General is a prisoner of Hispania
    assert why_not(match, "piece:general-macedonia-4").why == "captured"
    play(match, "general-macedonia-1", "pannonia")
    says(match, piece_infantry0macedonia0pannonia="CE-infantry-02 no_points")


@pytest.mark.rule("CE-move-land-01", "CE-lead-02", "CE-adj-03")
def test_in_a_march():
    match = table(
        at={
            "dalmatia": {"macedonia": {"general": 2, "infantry": 9, "catapult": 1}},
            "moesia": {"macedonia": {"cavalry": 1}},
            "italia": {"egyptus": {"infantry": 2}},
        },
        galleys=[{"side": "macedonia", "at": "dalmatia"}],
        turn="macedonia",
    )
    play(match, "general-macedonia-1")
    says(
        match,
        space_dalmatia="CE-adj-03 already_there",
        space_mare_tyrrhenum="CE-move-land-05 not_by_land",
        space_syria="CE-adj-03 not_adjacent",
        piece_galley0macedonia01="CE-lead-03 pick_galley",
        piece_cavalry0macedonia0moesia="CE-lead-02 not_with_leader",
        piece_caesar0macedonia="CE-lead-02 not_with_leader",
        piece_general0macedonia01="CE-move-land-07 already_along",
        piece_infantry0egyptus0italia="CE-mphase-01 not_yours",
        piece_catapult0macedonia0dalmatia="CE-move-land-07 how_many",
        key_infantry__08="CE-move-land-01 legion_full",
        key_infantry__07="CE-move-land-07 already_along",
        key_infantry__12="CE-lead-02 not_so_many",
        key_cavalry__01="CE-lead-02 not_so_many",
    )
    play(match, "infantry=02")
    says(match, piece_infantry0macedonia0dalmatia="CE-move-land-07 how_many")


@pytest.mark.rule("CE-sea-03", "CE-sea-12", "CE-galley-05", "CE-lead-03")
def test_when_a_galley_is_commanded():
    match = table(
        at={
            "dalmatia": {"macedonia": {"general": 2, "infantry": 9, "cavalry": 1}},
            "pannonia": {"macedonia": {"general": 1}},
        },
        galleys=[{"side": "macedonia", "at": "dalmatia"}, {"side": "egyptus", "at": "mare_tyrrhenum"}],
        turn="macedonia",
    )
    play(match, "general-macedonia-3", "dalmatia", "galley-macedonia-1")
    says(
        match,
        space_dalmatia="CE-adj-03 already_there",
        space_pannonia="CE-sea-03 inland",
        space_macedonia="CE-sea-04 coast_to_coast",
        piece_infantry0macedonia0dalmatia="CE-galley-02 use_board",
        piece_general0macedonia01="CE-galley-02 use_board",
        piece_caesar0macedonia="CE-sea-01 other_piece",
        piece_galley0egyptus01="CE-mphase-01 not_yours",
    )
    play(match, "board")
    says(
        match,
        piece_general0macedonia03="CE-sea-12 moved_already",
        piece_caesar0macedonia="CE-galley-02 not_here",
        space_dalmatia="CE-galley-05 pick_pieces",
    )
    play(match, "general-macedonia-1=01", "done")
    assert why_not(match, {"piece": "infantry-macedonia-dalmatia", "amount": 8}).why == "galley_full"


@pytest.mark.rule("CE-bl-01", "CE-bl-03", "CE-mphase-02", "CE-nav-03", "CE-nav-20", "CE-faq-combat-02")
def test_in_the_combat_phase():
    match = table(
        at={
            "dalmatia": {"macedonia": {"general": 1, "infantry": 2}, "egyptus": {"infantry": 1}},
            "pannonia": {"macedonia": {"infantry": 2}, "egyptus": {"general": 2}},
        },
        galleys=[
            {"side": "macedonia", "at": "mare_tyrrhenum"},
            {"side": "egyptus", "at": "mare_tyrrhenum", "count": 2},
            {"side": "egyptus", "at": "creta"},
        ],
        turn="macedonia",
        phase="combat",
    )
    match = Match(GAME, match.setup, 0, state=match.state)
    says(
        match,
        key_done="CE-bl-01 battles_left",
        space_italia="CE-bl-01 no_battle",
        space_mare_aegaeum="CE-nav-03 no_battle",
        space_mare_tyrrhenum="CE-nav-20 pick_enemy",
        space_pannonia="CE-faq-combat-09 pick_enemy",
        piece_galley0egyptus02="CE-nav-20 pick_enemy",
        piece_galley0egyptus03="CE-faq-combat-02 open_sea_only",
        piece_general0egyptus02="CE-faq-combat-09 pick_enemy",
        piece_infantry0egyptus0dalmatia="CE-bl-03 pick_province",
        piece_general0macedonia01="CE-mphase-02 movement_over",
    )


@pytest.mark.rule(
    "CE-retreat-01", "CE-faq-retreat-01", "CE-faq-retreat-03", "CE-step3-02", "CE-step1-04", "CE-step1-05"
)
def test_in_a_battle():
    match = table(
        at={
            "dalmatia": {"egyptus": {"infantry": 6, "catapult": 1, "cavalry": 1}},
            "macedonia": {"macedonia": {"general": 1, "infantry": 6}},
            "italia": {"macedonia": {"general": 1, "infantry": 6}},
            "pannonia": {"egyptus": {"infantry": 1}},
        },
        control={"moesia": "egyptus", "noricum": "egyptus"},
        galleys=[{"side": "macedonia", "at": "mare_tyrrhenum"}],
        turn="macedonia",
        dice="infantry blank blank blank blank blank blank blank blank blank blank",
    )
    play(
        match,
        "general-macedonia-1",
        "dalmatia",
        "attack",
        "general-macedonia-2",
        "pannonia",
        "attack",
        "end",
        "dalmatia",
    )
    assert asked(match).kind == "legion"
    says(
        match,
        piece_galley0macedonia01="CE-step1-05 galleys_apart",
        piece_general0macedonia01="CE-caesar-05 leaders_apart",
        piece_infantry0egyptus0pannonia="CE-faq-combat-04 not_in_battle",
        piece_infantry0macedonia0dalmatia="CE-step1-03 whose_units",
        space_dalmatia="CE-step1-03 pick_pieces",
    )
    play(match, "infantry=04", "cavalry=01")
    assert asked(match).kind == "losses"
    says(match, piece_catapult0egyptus0dalmatia="CE-step1-04 reserve_safe")
    play(match, "infantry=01")
    assert asked(match).kind == "retreat"
    says(
        match,
        space_italia="CE-faq-retreat-03 refuge_foreign",
        space_pannonia="CE-step3-02 refuge_contested",
        space_syria="CE-retreat-01 refuge_far",
        space_mare_tyrrhenum="CE-faq-retreat-01 no_retreat_by_sea",
        piece_galley0macedonia01="CE-faq-retreat-01 no_retreat_by_sea",
        piece_infantry0egyptus0dalmatia="CE-retreat-02 all_retreat",
    )


@pytest.mark.rule(
    "CE-buy-02", "CE-buy-03", "CE-place-01", "CE-place-06", "CE-place-07", "CE-place-08", "CE-city-04", "CE-road-03"
)
def test_when_buying():
    match = table(
        control={
            "dalmatia": "macedonia",
            "thracia": "macedonia",
            "asia": "macedonia",
            "creta": "macedonia",
            "italia": "egyptus",
        },
        city={"macedonia": "fortified", "dalmatia": "city", "thracia": "city", "asia": "city", "italia": "city"},
        road=[["macedonia", "dalmatia"]],
        purse={"macedonia": 80},
        turn="macedonia",
        phase="purchase",
    )
    says(
        match,
        key_infantry__09="CE-buy-02 too_dear",
        key_infantry__21="CE-buy-03 none_left",
        space_dalmatia="CE-place-01 buy_first",
        piece_caesar0macedonia="CE-place-01 buy_first",
    )
    assert why_not(match, {"button": "galley", "amount": 5}).why == "too_dear"
    play(match, "city")
    says(
        match,
        space_dalmatia="CE-place-06 city_there",
        space_italia="CE-place-06 not_your_province",
        space_mare_tyrrhenum="CE-place-06 not_your_province",
    )
    play(match, "creta", "fortification")
    assert asked(match).rule == "CE-place-07"
    says(match, space_macedonia="CE-place-07 fortified_there", space_italia="CE-place-07 not_your_province")
    play(match, "dalmatia", "road")
    says(match, space_asia="CE-road-03 road_strait", space_italia="CE-place-11 not_your_province")
    play(match, "thracia")
    says(match, space_asia="CE-road-03 road_strait", space_dalmatia="CE-road-01 road_far")


@pytest.mark.rule("CE-destroy-01", "CE-setup-02", "CE-setup-05", "CE-board-04")
def test_when_destroying_and_when_choosing_a_home():
    match = table(city={"macedonia": "city", "egyptus": "city"}, turn="macedonia", phase="destroy")
    says(
        match,
        space_egyptus="CE-destroy-01 not_your_city",
        space_italia="CE-destroy-01 no_city",
        space_mare_tyrrhenum="CE-destroy-01 no_city",
        piece_caesar0macedonia="CE-destroy-01 pick_city",
    )
    match = Match(GAME, GAME.setup(4, None, homes="choice"), 0)
    play(match, "macedonia")
    says(
        match,
        space_macedonia="CE-setup-02 home_taken",
        space_italia="CE-setup-05 home_not_in_play",
        space_creta="CE-board-04 not_a_home",
    )


@pytest.mark.rule("CE-ransom-01", "CE-ransom-02")
def test_when_ransoming():
    match = table(
        at={"macedonia": {"macedonia": {"general": 2}}, "egyptus": {"egyptus": {"general": 2}}},
        captive={"general-macedonia-1": "egyptus", "general-egyptus-1": "macedonia"},
        turn="macedonia",
        phase="placement",
    )
    says(
        match,
        piece_general0macedonia02="CE-ransom-01 not_captive",
        piece_general0egyptus01="CE-ransom-01 not_yours",
        space_egyptus="CE-ransom-01 pick_pieces",
    )
    play(match, "general-macedonia-1", "0000")
    says(match, piece_general0egyptus02="CE-ransom-02 not_his_captive", space_egyptus="CE-ransom-02 not_his_captive")


# -- refusals looked at one by one ------------------------------------------------------------------------------------


@pytest.mark.rule("CE-ransom-01")
def test_a_prisoner_is_told_with_his_captor():
    match = table(turn="macedonia", captive={"general-macedonia-1": "hispania"})
    no = why_not(match, {"piece": "general-macedonia-1"})
    assert (no.rule, no.why) == ("CE-ransom-01", "captured")
    assert no.facts == {"piece": "piece:general-macedonia-1", "side": "side:hispania"}
    other = table(turn="egyptus", captive={"general-egyptus-1": "macedonia"})
    assert why_not(other, {"piece": "general-egyptus-1"}).facts["side"] == "side:macedonia"


@pytest.mark.rule("CE-lead-02")
def test_a_stack_is_told_by_its_kind_and_one_that_is_nowhere_not_at_all():
    match = table(turn="macedonia", at={"dacia": {"macedonia": {"infantry": 1}}})
    no = why_not(match, {"piece": "infantry-macedonia-dacia"})
    assert (no.rule, no.facts["piece"]) == ("CE-lead-02", "piece:infantry")
    for name in ("infantry-macedonia-atlantis", "infantry-atlantis-dacia"):
        assert why_not(match, {"piece": name}).why == "not_a_choice"


@pytest.mark.rule("CE-stock-03", "CE-mphase-01")
def test_a_galley_in_the_box_is_off_the_board_and_one_at_the_first_coast_is_not():
    match = table(turn="macedonia", galleys=[{"side": "macedonia", "at": "britannia"}])
    assert NAMES[0] == "britannia"
    assert "galley-macedonia-1" in [option.key for option in asked(match).options]
    assert why_not(match, "galley-macedonia-2").why == "off_the_board"
    play(match, "galley-macedonia-1", "oceanus_britannicus", "galley-macedonia-1", "britannia")
    assert why_not(match, "galley-macedonia-1").why == "no_points"


ROADS = [
    ["narbonensis", "italia"], ["italia", "pannonia"],
    ["narbonensis", "rhetia"], ["rhetia", "noricum"], ["noricum", "pannonia"],
]  # fmt: skip


@pytest.mark.rule("CE-road-10")
def test_a_longer_way_on_roads_is_taken_where_it_needs_no_leave():
    ours = dict.fromkeys(("narbonensis", "rhetia", "noricum", "pannonia"), "macedonia")
    cities = dict.fromkeys((*ours, "italia"), "city")
    state = table(turn="macedonia", control={**ours, "italia": "egyptus"}, city=cities, road=ROADS).state
    reach = road_reach(state, 0, NUMBER["narbonensis"])
    assert reach[NUMBER["pannonia"]].hosts == ()
    assert [NAMES[p] for p in reach[NUMBER["pannonia"]].through] == ["rhetia", "noricum", "pannonia"]
    assert reach[NUMBER["italia"]].hosts == (1,)


@pytest.mark.rule("CE-road-06")
def test_one_road_that_leads_on_is_enough():
    cities = dict.fromkeys(("narbonensis", "rhetia", "noricum", "pannonia", "italia"), "city")
    state = table(turn="macedonia", control=dict.fromkeys(cities, "macedonia"), city=cities, road=ROADS).state
    here, path = NUMBER["noricum"], [NUMBER["rhetia"]]
    assert road_leads_on(state, here, path)
    assert not road_leads_on(state, here, [*path, NUMBER["pannonia"]])
    assert not road_leads_on(state, NUMBER["dacia"], [])


@pytest.mark.rule("CE-place-01")
def test_goods_without_a_number_are_asked_about_as_one():
    match = table(turn="macedonia", phase="purchase", purse={"macedonia": 10})
    assert why_not_goods(match.state, 0, {"key": "infantry"}) is None
    assert why_not_goods(match.state, 0, {"key": "infantry=02"}) is not None


@pytest.mark.rule("CE-place-04", "CE-place-05")
def test_galleys_are_launched_at_a_coast_of_ones_home():
    state = table(turn="macedonia").state
    no = why_not_launch(state, 0, {"space": "macedonia"})
    assert no is not None
    assert (no.rule, no.why) == ("CE-place-04", "pick_coast")
    no = why_not_launch(state, 0, {"space": "italia"})
    assert no is not None
    assert (no.rule, no.why) == ("CE-place-04", "no_launch")
    east = table(seats=4, turn="mesopotamia").state
    no = why_not_launch(east, east.home.index(NUMBER["mesopotamia"]), {"space": "italia"})
    assert no is not None
    assert (no.rule, no.why) == ("CE-place-05", "no_launch")


@pytest.mark.rule("CE-place-08", "CE-place-11", "CE-road-01", "CE-road-03")
@pytest.mark.parametrize(
    ("origin", "space", "rule", "why"),
    [
        (None, "oceanus_britannicus", "CE-place-08", "not_your_province"),
        (None, "italia", "CE-place-08", "not_your_province"),
        (None, "asia", "CE-place-11", "not_your_province"),
        (None, "dacia", "CE-place-08", "no_city"),
        (None, "thracia", "CE-place-08", "no_city_near"),
        ("thracia", "macedonia", "CE-road-01", "road_there"),
        ("thracia", "creta", "CE-road-01", "road_far"),
    ],
)
def test_where_a_road_cannot_begin_or_end(origin, space, rule, why):
    ours = dict.fromkeys(["thracia", "macedonia", "creta", "dacia"], "macedonia")
    cities = dict.fromkeys(["thracia", "macedonia", "creta", "asia"], "city")
    state = table(turn="macedonia", control={**ours, "asia": "egyptus"}, city=cities).state
    no = why_not_road_end(state, 0, None if origin is None else NUMBER[origin], {"space": space})
    assert no is not None
    assert (no.rule, no.why) == (rule, why)


@pytest.mark.rule("CE-place-06", "CE-place-07")
@pytest.mark.parametrize(("item", "rule"), [("city", "CE-place-06"), ("fortification", "CE-place-07")])
def test_the_site_of_a_building_is_asked_for_by_its_own_rule(item, rule):
    held = {"dacia": "macedonia", "thracia": "macedonia", "moesia": "macedonia", "asia": "macedonia"}
    cities = {"thracia": "city", "asia": "city"}
    match = table(turn="macedonia", phase="purchase", purse={"macedonia": 100}, control=held, city=cities)
    play(match, item)
    assert asked(match).rule == rule


@pytest.mark.rule("CE-buy-01")
def test_what_is_no_answer_to_a_purchase_has_no_rule():
    state = table(turn="macedonia", phase="purchase", purse={"macedonia": 1000}).state
    nonsense = {"key": "nonsense"}
    assert why_not_goods(state, 0, nonsense) is None
    assert why_not_launch(state, 0, nonsense) is None
    assert why_not_site(state, 0, "city", nonsense) is None
    assert why_not_road_end(state, 0, None, nonsense) is None
    assert why_not_choice(state, 0, ("done", 0)) is None


@pytest.mark.rule("CE-place-07")
@pytest.mark.parametrize(("space", "why"), [("dacia", "no_city"), ("thracia", "fortified_there")])
def test_where_no_city_can_be_fortified(space, why):
    held = {"dacia": "macedonia", "thracia": "macedonia"}
    state = table(turn="macedonia", control=held, city={"thracia": "fortified"}).state
    no = why_not_site(state, 0, "fortification", {"space": space})
    assert no is not None
    assert (no.rule, no.why) == ("CE-place-07", why)


@pytest.mark.rule("CE-place-08")
def test_a_city_across_a_strait_is_named_only_where_there_is_one():
    held = {"thracia": "macedonia", "asia": "macedonia"}
    for city, why in (({"thracia": "city"}, "no_city_near"), ({"thracia": "city", "asia": "city"}, "road_strait")):
        no = why_not_road_end(table(turn="macedonia", control=held, city=city).state, 0, None, {"space": "thracia"})
        assert no is not None
        assert no.why == why


@pytest.mark.rule("CE-buy-01", "CE-buy-02")
@pytest.mark.parametrize(
    ("purse", "infantry"),
    [(0, ["infantry=01"]), (10, ["infantry=01"]), (39, ["infantry=01", "infantry=02", "infantry=03"])],
)
def test_the_list_has_as_many_of_a_unit_as_the_purse_pays_for_and_always_one(purse, infantry):
    state = table(turn="macedonia", phase="purchase", purse={"macedonia": purse}).state
    assert [option.key for option in goods(state, 0) if option.key.startswith("infantry")] == infantry


@pytest.mark.rule("CE-place-08")
def test_a_galley_ordered_is_no_road():
    state = table(turn="macedonia", phase="purchase").state
    state.orders = [Purchase("galley", 1, NUMBER["macedonia"], 0)]
    assert not planned_road(state, 0)
    state.orders = [Purchase("road", 1, NUMBER["macedonia"], 0)]
    assert planned_road(state, 0)
