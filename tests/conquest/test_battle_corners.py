"""Corners of battles on land: what a fort, a reading, a strait or the edge of the board changes, and every refusal."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import BattleBegan, BattleEnded, CaesarFell, ConsentAsked, Rolled, UnitsLost

from .table import asked, happened, holds, keys, play, table, why_not
from .test_reserve_and_flight import faces, fought, rolls

REFUGES = {"italia": "macedonia", "moesia": "egyptus"}


# -- forts and readings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-fort-05", "CE-step2-08")
@pytest.mark.parametrize(("holder", "dice"), [("egyptus", 3), ("hispania", 1)])
def test_only_the_owner_of_a_fortified_city_has_its_dice(holder, dice):
    """Egyptus defends; a fort that is Hispania's helps nobody."""
    match = fought(
        {"infantry": 1}, {"infantry": 1}, "i" + "-" * 3, city={"dalmatia": "fortified"}, control={"dalmatia": holder}
    )
    assert [len(r.dice) for r in rolls(match)] == [1, dice]
    assert happened(match, BattleBegan)[0].fort is (holder == "egyptus")


@pytest.mark.rule("CE-fort-05", "CE-step2-08")
@pytest.mark.parametrize(("fort", "hits"), [("ii", 2), ("ck", 2), ("g-", 0), ("k-", 1)])
def test_by_one_reading_the_dice_of_a_fort_hit_on_every_land_unit(fort, hits):
    """The only defender misses with his own die; the two dice of the fort need no unit."""
    options = {"fort_dice": "automatic"}
    match = fought(
        {"infantry": 4}, {"infantry": 1}, "----" + "-" + fort, city={"dalmatia": "fortified"}, options=options
    )
    assert rolls(match)[1].hits == hits


@pytest.mark.rule("CE-step2-06")
def test_by_one_reading_hits_go_on_into_the_reserve_and_the_owner_chooses_there():
    many = {"general": 2, "infantry": 7}
    few = {"infantry": 5, "cavalry": 1, "catapult": 1}
    match = fought(many, few, "iiiiii-" + "-----", options={"excess_hits": "reserve"})
    play(match, "egyptus: legion! infantry=05")
    assert (asked(match).kind, keys(match)) == ("losses", ["catapult=01", "cavalry=01"])
    play(match, "catapult=01")
    [lost] = happened(match, UnitsLost)
    assert (lost.infantry, lost.cavalry, lost.catapult) == (5, 0, 1)


@pytest.mark.rule("CE-step2-06")
def test_by_that_reading_all_the_reserve_may_fall():
    few = {"infantry": 5, "cavalry": 1, "catapult": 1}
    match = fought({"general": 2, "infantry": 7}, few, "iiiiiii" + "-----", options={"excess_hits": "reserve"})
    play(match, "egyptus: legion! infantry=05")
    holds(
        match,
        control={"dalmatia": "macedonia"},
        at={"dalmatia": {"egyptus": {"infantry": 0, "cavalry": 0, "catapult": 0}}},
    )


@pytest.mark.rule("CE-step2-06")
def test_by_that_reading_fewer_hits_still_fall_on_the_legion():
    options = {"excess_hits": "reserve"}
    match = fought({"infantry": 2}, {"infantry": 3, "cavalry": 1}, "i-" + "----", options=options)
    assert keys(match) == ["cavalry=01", "infantry=01"]
    play(match, "losses! infantry=01")
    holds(match, at={"dalmatia": {"egyptus": {"infantry": 2, "cavalry": 1}}})


# -- declarations -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-step3-03", "CE-step3-04")
@pytest.mark.parametrize("defender", ["fight_on", "moesia"])
def test_the_attacker_hears_what_the_defender_has_declared(defender):
    match = fought({"infantry": 1}, {"infantry": 1}, "--", control=REFUGES)
    assert asked(match).about["enemy_retreats"] is False
    play(match, f"egyptus: {defender}")
    assert asked(match).about["enemy_retreats"] is (defender == "moesia")
    play(match, "macedonia: italia")
    [ended] = happened(match, BattleEnded)
    assert (ended.winner, ended.loser) == ("side:egyptus", "side:macedonia")


@pytest.mark.rule("CE-retreat-01", "CE-retreat-02", "CE-faq-retreat-01")
def test_why_one_cannot_retreat_there():
    match = fought({"infantry": 1}, {"infantry": 1}, "--", control=REFUGES)
    for target, why in {
        "space:dalmatia": "all_retreat",
        "piece:infantry-egyptus-dalmatia": "all_retreat",
        "space:mare_adriaticum": "no_retreat_by_sea",
        "space:oceanus_britannicus": "no_retreat_by_sea",
        "space:egyptus": "refuge_far",
        "space:italia": "refuge_foreign",
        "nonsense": "not_a_choice",
    }.items():
        assert why_not(match, target).why == why, target


@pytest.mark.rule("CE-step3-02")
def test_a_province_still_to_be_fought_for_is_no_refuge():
    """Egyptus stands in its own Moesia too, where Macedonia attacks as well."""
    at = {"moesia": {"macedonia": {"infantry": 1}, "egyptus": {"infantry": 1}}}
    match = fought({"infantry": 1}, {"infantry": 1}, "--", control={**REFUGES, "pannonia": "egyptus"}, at=at)
    play(match, "dalmatia")
    assert keys(match) == ["fight_on", "pannonia"]
    assert why_not(match, "space:moesia").why == "refuge_contested"


@pytest.mark.rule("CE-retreat-04", "CE-strait-03")
def test_the_guard_of_a_strait_is_told_who_retreats_where():
    match = table(
        at={"asia": {"macedonia": {"general": 1, "infantry": 1}, "egyptus": {"infantry": 1}}},
        control={"thracia": "macedonia", "asia": "egyptus"},
        galleys=[{"side": "hispania", "at": "mare_aegaeum"}],
        turn="macedonia",
        phase="combat",
        dice=faces("--"),
    )
    play(match, "macedonia: thracia")
    assert {key: asked(match).about[key] for key in ("side", "origin", "space")} == {
        "side": "side:macedonia",
        "origin": "space:asia",
        "space": "space:thracia",
    }
    play(match, "hispania: yes")
    assert [e.space for e in happened(match, ConsentAsked)] == ["space:thracia"]
    holds(match, at={"thracia": {"macedonia": {"general": 1, "infantry": 1}}})


@pytest.mark.rule("CE-faq-sea-06")
@pytest.mark.parametrize(("marched", "kind"), [(0, "none"), (2, "retreat")])
def test_by_one_reading_only_a_force_that_landed_whole_is_bound(marched, kind):
    at = {"neapolis": {"egyptus": {"infantry": 2}}, "italia": {"macedonia": {"general": 1, "infantry": marched}}}
    match = table(
        at=at,
        control={"italia": "macedonia"},
        galleys=[{"side": "macedonia", "at": "mare_tyrrhenum", "cargo": {"general": 1, "infantry": 2, "cavalry": 1}}],
        turn="macedonia",
        options={"mixed_arrival": "retreats"},
        dice=faces("-" * (5 + marched) + "iii" + "-" * 20),
    )
    play(match, "galley-macedonia-1", "neapolis")
    if marched:
        play(match, "general-macedonia-1", "neapolis", "attack")
    play(match, "end")
    declared = [d for d in match.pending if d.kind == "retreat" and d.seat == 0]
    assert bool(declared) is (kind == "retreat")


@pytest.mark.rule("CE-faq-sea-06")
def test_by_that_reading_the_defender_retreats_as_ever():
    match = table(
        at={"neapolis": {"egyptus": {"infantry": 2}}},
        control={"italia": "egyptus", "neapolis": "egyptus"},
        galleys=[{"side": "macedonia", "at": "mare_tyrrhenum", "cargo": {"general": 1, "infantry": 2}}],
        turn="macedonia",
        options={"mixed_arrival": "retreats"},
        dice=faces("----"),
    )
    play(match, "galley-macedonia-1", "neapolis", "end")
    assert (asked(match).seat, keys(match)) == (1, ["fight_on", "italia"])


# -- picking units ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-step1-04", "CE-step1-05", "CE-step2-06")
def test_why_something_is_not_among_the_losses():
    """One Infantry of six is in reserve besides a Catapult; the legion is five Infantry and a Cavalry."""
    match = fought({"infantry": 2}, {"general": 1, "infantry": 5, "cavalry": 1, "catapult": 1}, "ii" + "-" * 6)
    play(match, "egyptus: legion! infantry=05", "cavalry=01")
    assert asked(match).kind == "losses"
    for target, why in {
        "piece:catapult-egyptus-dalmatia": "reserve_safe",
        "piece:infantry-egyptus-dalmatia": "exact_number",
        "piece:infantry-macedonia-dalmatia": "whose_units",
        "piece:general-egyptus-1": "leaders_apart",
        "space:dalmatia": "pick_pieces",
        "nonsense": "not_a_choice",
    }.items():
        assert why_not(match, target).why == why, target


@pytest.mark.rule("CE-pursuit-04", "CE-bl-06")
def test_a_great_pursuit_uses_dice_of_six_faces():
    match = fought({"infantry": 20, "cavalry": 20}, {"infantry": 20}, "-" * 11, control=REFUGES)
    while asked(match).kind == "legion":
        play(match, keys(match)[-1])
    play(match, "egyptus: moesia", "macedonia: fight_on")
    pursuit = happened(match, Rolled)[-1]
    assert (pursuit.purpose, len(pursuit.dice)) == ("pursuit", 40)


# -- the first province and the first sea of the board ----------------------------------------------------------------


@pytest.mark.rule("CE-faq-combat-09")
def test_a_lone_leader_in_britannia_may_be_taken():
    match = table(at={"britannia": {"macedonia": {"infantry": 1}, "egyptus": {"general": 2}}}, turn="macedonia")
    play(match, "end", "take-general-egyptus-1", "capture", "kill")
    holds(match, captive={"general-egyptus-1": "macedonia", "general-egyptus-2": "dead"})


@pytest.mark.rule("CE-sea-15")
def test_galleys_at_the_foreign_coast_of_britannia_are_destroyed_and_those_beside_it_not():
    galleys = [{"side": "macedonia", "at": at} for at in ("britannia", "oceanus_britannicus")]
    match = table(galleys=galleys, control={"britannia": "egyptus"}, turn="macedonia", phase="combat")
    holds(match, galleys={"britannia": {"macedonia": 0}, "oceanus_britannicus": {"macedonia": 1}})


@pytest.mark.rule("CE-sea-15")
def test_they_are_destroyed_also_when_the_mover_declines_to_fight():
    galleys = [
        {"side": "macedonia", "at": "creta"},
        *({"side": s, "at": "mare_aegaeum"} for s in ("macedonia", "egyptus")),
    ]
    match = table(galleys=galleys, control={"creta": "egyptus"}, turn="macedonia", phase="combat")
    play(match, "combat! done")
    holds(match, galleys={"creta": {"macedonia": 0}, "mare_aegaeum": {"macedonia": 1}})


# -- lone leaders -----------------------------------------------------------------------------------------------------

GUESTS = {"dalmatia": {"macedonia": {"infantry": 1}, "egyptus": {"general": 1}, "hispania": {"general": 1}}}


@pytest.mark.rule("CE-faq-combat-09")
def test_leaders_of_two_players_are_taken_apart():
    match = play(table(at=GUESTS, turn="macedonia"), "end")
    assert keys(match) == ["done", "take-general-egyptus-1", "take-general-hispania-1"]
    play(match, "take-general-hispania-1", "kill")
    holds(match, dead=["general-hispania-1"], captive={"general-egyptus-1": "free"})
    assert keys(match) == ["done", "take-general-egyptus-1"]


@pytest.mark.rule("CE-conquer-04", "CE-faq-combat-09")
def test_by_one_reading_the_province_falls_with_the_last_leader_in_it():
    options = {"lone_leader": "kept"}
    match = play(table(at=GUESTS, control={"dalmatia": "egyptus"}, turn="macedonia", options=options), "end")
    play(match, "take-general-egyptus-1", "kill")
    holds(match, control={"dalmatia": "egyptus"})
    play(match, "take-general-hispania-1", "kill")
    holds(match, control={"dalmatia": "macedonia"})


# -- why there is nothing to fight ------------------------------------------------------------------------------------


@pytest.mark.rule("CE-cphase-01", "CE-nav-21", "CE-faq-combat-02")
def test_why_there_is_nothing_to_fight():
    fleets = [
        {"side": "macedonia", "at": "mare_aegaeum", "cargo": {"general": 1}},
        {"side": "egyptus", "at": "mare_aegaeum", "count": 2, "cargo": {"general": 1, "infantry": 1}},
        {"side": "macedonia", "at": "oceanus_britannicus"},
        {"side": "macedonia", "at": "macedonia"},
        {"side": "hispania", "at": "hispania"},
        {"side": "hispania", "at": "oceanus_britannicus"},
        {"side": "hispania", "at": "mare_narbo"},
    ]
    at = {
        "dalmatia": {"macedonia": {"infantry": 1}, "egyptus": {"general": 1}, "hispania": {"general": 2}},
        "britannia": {"egyptus": {"general": 1}},
    }
    captive = {"general-egyptus-4": "hispania"}
    match = table(at=at, galleys=fleets, captive=captive, turn="macedonia", phase="combat", dice=faces("-" * 12))
    play(match, "sea-oceanus_britannicus-hispania")
    for target, (rule, why) in {
        "space:oceanus_britannicus": ("CE-nav-21", "already_fought"),
        "piece:galley-hispania-2": ("CE-nav-21", "already_fought"),
        "space:mare_aegaeum": ("CE-nav-20", "pick_enemy"),
        "piece:galley-egyptus-2": ("CE-nav-20", "pick_enemy"),
        "piece:infantry-egyptus-galley-egyptus-2": ("CE-nav-03", "no_battle"),
        "piece:galley-hispania-1": ("CE-faq-combat-02", "open_sea_only"),
        "piece:galley-hispania-3": ("CE-nav-03", "no_battle"),
        "space:mare_narbo": ("CE-nav-03", "no_battle"),
        "piece:general-hispania-2": ("CE-faq-combat-09", "pick_enemy"),
        "piece:general-egyptus-2": ("CE-bl-01", "no_battle"),
        "piece:general-egyptus-3": ("CE-nav-03", "no_battle"),
        "space:britannia": ("CE-bl-01", "no_battle"),
        "space:macedonia": ("CE-bl-01", "no_battle"),
        "piece:general-egyptus-4": ("CE-ransom-01", "captured"),
        "piece:infantry-macedonia-dalmatia": ("CE-mphase-02", "movement_over"),
        "nonsense": ("CE-bl-03", "not_a_choice"),
    }.items():
        no = why_not(match, target)
        assert (no.rule, no.why) == (rule, why), target


@pytest.mark.rule("CE-fall-01")
def test_who_finishes_for_a_fallen_mover_begins_no_battle():
    given = {
        "dalmatia": {"macedonia": {"caesar": 1, "infantry": 1}, "egyptus": {"infantry": 1}},
        "pannonia": {"macedonia": {"infantry": 1}, "hispania": {"infantry": 1}},
        "dacia": {"macedonia": {"infantry": 1}, "hispania": {"infantry": 1}},
        "moesia": {"macedonia": {"infantry": 1}, "hispania": {"general": 1}},
    }
    match = table(at=given, turn="macedonia", phase="combat", dice=faces("-i"))
    play(match, "dalmatia")
    assert (why_not(match, "space:moesia").rule, why_not(match, "space:moesia").why) == ("CE-fall-01", "no_new_battles")


# -- what a fallen Caesar leaves --------------------------------------------------------------------------------------


@pytest.mark.rule("CE-fall-02", "CE-fall-04")
def test_all_kinds_of_units_and_the_money_pass_to_the_winner_and_it_is_told():
    army = {"infantry": 1, "cavalry": 2, "catapult": 3}
    match = table(
        at={"creta": {"egyptus": army}, "dalmatia": {"egyptus": {"caesar": 1}, "macedonia": {"infantry": 1}}},
        control={"dalmatia": "egyptus"},
        purse={"egyptus": 35, "macedonia": 5},
        turn="macedonia",
    )
    play(match, "end", "take-caesar-egyptus")
    holds(match, at={"creta": {"macedonia": army, "egyptus": dict.fromkeys(army, 0)}})
    [fell] = happened(match, CaesarFell)
    assert (fell.side, fell.by, fell.talents) == ("side:egyptus", "side:macedonia", 35)


@pytest.mark.rule("CE-fall-04", "CE-win-08")
def test_the_galleys_of_a_caesar_who_falls_at_a_coast_are_not_destroyed():
    """His ship is lost with the battle; the others there are the winner's before they could be."""
    galleys = [
        {"side": "egyptus", "at": "creta", "cargo": {"caesar": 1}},
        {"side": "egyptus", "at": "creta", "cargo": {"general": 1}},
    ]
    at = {"creta": {"macedonia": {"infantry": 2}, "egyptus": {"infantry": 1}}}
    match = table(
        at=at, galleys=galleys, control={"creta": "egyptus"}, turn="macedonia", phase="combat", dice=faces("i--")
    )
    holds(match, alive=["macedonia", "hispania"], galleys={"creta": {"macedonia": 1}})
    holds(match, cargo={"galley-egyptus-2": {"general": 1}})


@pytest.mark.rule("CE-ransom-04", "CE-fall-08")
def test_a_freed_general_comes_home_wherever_his_caesar_is():
    at = {"dalmatia": {"egyptus": {"caesar": 1}, "macedonia": {"infantry": 1}}, "creta": {"macedonia": {"caesar": 1}}}
    captive = {"general-macedonia-1": "egyptus"}
    match = table(at=at, captive=captive, control={"dalmatia": "egyptus"}, turn="macedonia")
    play(match, "end", "take-caesar-egyptus")
    holds(match, at={"macedonia": {"macedonia": {"general": 1}}, "creta": {"macedonia": {"general": 0}}})


@pytest.mark.rule("CE-ransom-05", "CE-fall-08")
def test_a_freed_general_of_another_seat_without_a_home_comes_to_his_own_caesar():
    at = {"dalmatia": {"macedonia": {"caesar": 1}, "egyptus": {"infantry": 1}}, "creta": {"egyptus": {"caesar": 1}}}
    captive = {"general-egyptus-1": "macedonia"}
    control = {"dalmatia": "macedonia", "egyptus": "hispania"}
    match = table(at=at, captive=captive, control=control, turn="egyptus")
    play(match, "end", "take-caesar-macedonia")
    holds(match, at={"creta": {"egyptus": {"general": 1, "caesar": 1}}})
