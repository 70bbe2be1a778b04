"""BATTAGLIE TERRESTRI, INSEGUIMENTO, RITIRATA, and the questions asked about them."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import (
    BattleBegan,
    BattleEnded,
    ConsentAsked,
    LegionFormed,
    Retreated,
    Rolled,
    UnitsLost,
)
from strategos.games.conquest.examples import fact
from strategos.games.conquest.land_battle import fort_dice, score
from strategos.games.conquest.state import fight_under_way

from .table import asked, at, faces, happened, holds, keys, play, table, why_not


def owner(match, province):
    return fact(match.state, "control", [province])[province]


def battle(attacker, defender, dice="", **more):
    """Macedonia attacks Egyptus in Dalmatia from Italia; the first question after the move."""
    given = {
        "italia": {"macedonia": {"general": 1, **attacker}},
        "dalmatia": {"egyptus": defender},
    }
    given.update(more.pop("at", {}))
    control = {"italia": "macedonia", "dalmatia": "egyptus", **more.pop("control", {})}
    match = table(at=given, control=control, turn="macedonia", dice=dice, **more)
    play(match, "general-macedonia-1", "dalmatia")
    if asked(match).kind == "enter":
        play(match, "attack")
    return play(match, "end")


def rolls(match):
    return happened(match, Rolled)


@pytest.mark.rule("CE-bl-01", "CE-cphase-01", "CE-bl-05")
def test_troops_that_meet_must_fight():
    match = battle({"infantry": 1}, {"infantry": 1}, faces("i-"))
    assert [e.space for e in happened(match, BattleBegan)] == ["space:dalmatia"]
    assert len(rolls(match)) == 2


@pytest.mark.rule("CE-bl-04")
def test_without_battles_the_turn_goes_on_at_once():
    match = play(table(at={"italia": {"macedonia": {"infantry": 1}}}, turn="macedonia"), "end")
    assert not happened(match, BattleBegan)
    assert asked(match).kind in ("buy", "destroy", "move")


@pytest.mark.rule("CE-bl-03")
def test_the_attacker_chooses_the_order_and_may_leave_none_out():
    given = {
        "italia": {"macedonia": {"general": 2, "infantry": 2}},
        "dalmatia": {"egyptus": {"infantry": 1}},
        "pannonia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia", dice=faces("i-"))
    play(match, "general-macedonia-1", "infantry=01", "pannonia", "attack")
    play(match, "general-macedonia-2", "dalmatia", "attack", "end")
    assert keys(match) == ["dalmatia", "pannonia"]
    assert (why_not(match, "done").rule, why_not(match, "done").why) == ("CE-bl-01", "battles_left")
    play(match, "macedonia: pannonia")
    assert owner(match, "pannonia") == "macedonia"


@pytest.mark.rule("CE-faq-combat-04")
def test_several_groups_in_one_province_fight_one_battle():
    given = {
        "italia": {"macedonia": {"general": 1, "infantry": 2}},
        "pannonia": {"macedonia": {"general": 1, "infantry": 2}},
        "dalmatia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia", dice=faces("i----"))
    for n in (1, 2):
        play(match, f"general-macedonia-{n}", "dalmatia", "attack")
    play(match, "end")
    assert len(happened(match, BattleBegan)) == 1
    assert len(rolls(match)[0].dice) == 4


# -- Passo 1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-step1-02", "CE-step1-03", "CE-step1-04")
@pytest.mark.parametrize(("generals", "units", "size"), [(0, 4, 4), (0, 9, 5), (2, 9, 7), (1, 6, 6)])
def test_a_battle_legion_has_five_units_and_one_more_for_each_leader(generals, units, size):
    match = battle({"infantry": 1}, {"general": generals, "infantry": units}, faces("-" * 13))
    formed = happened(match, LegionFormed)[0]
    assert (formed.infantry, formed.reserve) == (size, units - size)
    assert len(rolls(match)[1].dice) == size


@pytest.mark.rule("CE-step1-01")
def test_the_defender_forms_first():
    match = battle({"infantry": 1}, {"infantry": 1}, faces("--"))
    assert [e.side for e in happened(match, LegionFormed)][:2] == ["side:egyptus", "side:macedonia"]


@pytest.mark.rule("CE-step1-03")
def test_whoever_has_more_chooses_exactly_as_many_as_fit():
    match = battle({"infantry": 1}, {"infantry": 4, "cavalry": 4}, faces("------"))
    assert (asked(match).seat, asked(match).kind) == (1, "legion")
    assert "done" not in keys(match)
    assert "infantry=01" in keys(match)
    play(match, "infantry=02")
    assert keys(match) == ["cavalry=03"]


@pytest.mark.rule("CE-step1-05")
def test_galleys_have_no_part_and_their_faces_miss():
    match = battle(
        {"infantry": 2},
        {"infantry": 2},
        faces("gggg"),
        galleys=[{"side": "egyptus", "at": "dalmatia", "count": 3}],
    )
    assert [len(r.dice) for r in rolls(match)[:2]] == [2, 2]
    assert [r.hits for r in rolls(match)[:2]] == [0, 0]


# -- Passo 2 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-step2-01", "CE-bl-05")
def test_each_unit_of_the_legion_rolls_a_die():
    match = battle({"infantry": 3, "cavalry": 1}, {"infantry": 2}, faces("------"))
    assert [len(r.dice) for r in rolls(match)[:2]] == [4, 2]


@pytest.mark.rule("CE-step2-03", "CE-step2-04", "CE-step2-05", "CE-bl-06")
@pytest.mark.parametrize(
    ("rolled", "legion", "catapults", "hits"),
    [
        ("icck-", (3, 1, 1), 1, 3),
        ("iiii", (2, 2, 0), 0, 2),
        ("cccc", (4, 0, 0), 0, 0),
        ("kk", (5, 0, 0), 2, 2),
        ("kk", (5, 0, 1), 1, 1),
        ("gg--", (2, 2, 0), 0, 0),
    ],
)
def test_a_face_hits_if_a_unit_of_its_kind_is_left_to_match(rolled, legion, catapults, hits):
    assert score(faces(rolled).split(), legion, catapults) == hits


@pytest.mark.rule("CE-bl-06")
def test_the_combat_die():
    from strategos.games.conquest.facts import FACES

    assert sorted(FACES) == ["blank", "catapult", "cavalry", "galley", "infantry", "infantry"]


@pytest.mark.rule("CE-step2-03", "CE-step2-07")
def test_the_attacker_rolls_first():
    match = battle({"infantry": 1}, {"infantry": 1}, faces("--"))
    assert [r.side for r in rolls(match)[:2]] == ["side:macedonia", "side:egyptus"]


@pytest.mark.rule("CE-step2-02", "CE-step2-10", "CE-faq-combat-12")
def test_units_just_hit_still_roll_and_all_go_afterwards():
    match = battle({"infantry": 3}, {"infantry": 2}, faces("ii-ii"))
    assert [r.hits for r in rolls(match)] == [2, 2]
    at(match, dalmatia={"egyptus": {"infantry": 0}, "macedonia": {"infantry": 1}})
    assert fact(match.state, "control", ["dalmatia"]) == {"dalmatia": "macedonia"}


@pytest.mark.rule("CE-step2-06", "CE-pursuit-07")
def test_the_owner_chooses_his_losses():
    match = battle({"infantry": 2}, {"infantry": 1, "cavalry": 1}, faces("i-"))
    assert (asked(match).seat, asked(match).kind, asked(match).rule) == (1, "losses", "CE-step2-06")
    assert keys(match) == ["cavalry=01", "infantry=01"]
    play(match, "egyptus: cavalry=01")
    assert happened(match, UnitsLost)[0].cavalry == 1


@pytest.mark.rule("CE-step2-06")
@pytest.mark.parametrize(("reading", "left"), [("lost", 2), ("reserve", 1)])
def test_hits_beyond_the_battle_legion(reading, left):
    """Six hits meet a battle legion of five; two wait in reserve."""
    match = battle(
        {"infantry": 6},
        {"infantry": 7},
        faces("iiiiii") + " " + faces("-----"),
        options={"excess_hits": reading},
    )
    at(match, dalmatia={"egyptus": {"infantry": left}})


@pytest.mark.rule("CE-fort-05", "CE-fort-06", "CE-step2-08", "CE-step2-09")
@pytest.mark.parametrize(("catapults", "extra"), [(0, 2), (1, 1), (3, 1)])
def test_a_fortified_city_gives_two_dice_or_one_against_catapults(catapults, extra):
    match = battle(
        {"infantry": 2, "catapult": catapults}, {"infantry": 2}, faces("-" * 12), city={"dalmatia": "fortified"}
    )
    assert len(rolls(match)[1].dice) == 2 + extra
    assert fort_dice(True, catapults) == extra


@pytest.mark.rule("CE-fort-05")
def test_a_plain_city_gives_no_dice_and_the_attacker_none_ever():
    match = battle({"infantry": 2}, {"infantry": 2}, faces("-" * 8), city={"dalmatia": "city"})
    assert [len(r.dice) for r in rolls(match)[:2]] == [2, 2]
    match = battle({"infantry": 2}, {"infantry": 2}, faces("-" * 8), city={"italia": "fortified"})
    assert [len(r.dice) for r in rolls(match)[:2]] == [2, 2]


@pytest.mark.rule("CE-step2-08")
@pytest.mark.parametrize(("reading", "hits"), [("matched", 1), ("automatic", 2)])
def test_fort_dice_are_matched_unless_read_otherwise(reading, hits):
    match = battle(
        {"infantry": 3},
        {"infantry": 1},
        faces("---ic-"),
        city={"dalmatia": "fortified"},
        options={"fort_dice": reading},
    )
    assert rolls(match)[1].hits == hits


@pytest.mark.rule("CE-step2-09")
def test_the_fort_gets_its_second_die_back_when_the_catapults_are_gone():
    dice = faces("--" + "i--" + "-" + "----")
    match = battle({"infantry": 1, "catapult": 1}, {"infantry": 2}, dice, city={"dalmatia": "fortified"})
    play(match, "macedonia: losses! catapult=01", "macedonia: retreat! fight_on")
    assert [len(r.dice) for r in rolls(match)[:4]] == [2, 3, 1, 4]


@pytest.mark.rule("CE-fort-06")
def test_a_catapult_in_reserve_counts_against_the_fort():
    dice = faces("------" + "---")
    match = battle({"infantry": 6, "catapult": 1}, {"infantry": 2}, dice, city={"dalmatia": "fortified"})
    play(match, "macedonia: legion! infantry=06")
    assert happened(match, LegionFormed)[1].catapult == 0
    assert len(rolls(match)[1].dice) == 3


# -- Passo 3 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-step3-01", "CE-retreat-01")
def test_each_side_the_defender_first_goes_on_or_retreats():
    match = battle({"infantry": 2}, {"infantry": 2}, faces("----"), control={"moesia": "egyptus"})
    assert (asked(match).seat, asked(match).kind, keys(match)) == (1, "retreat", ["fight_on", "moesia"])
    play(match, "egyptus: fight_on")
    assert (asked(match).seat, keys(match)) == (0, ["fight_on", "italia", "macedonia"])


@pytest.mark.rule("CE-step3-02", "CE-retreat-01")
def test_a_contested_province_is_no_refuge():
    given = {
        "italia": {"macedonia": {"general": 2, "infantry": 4}},
        "dalmatia": {"egyptus": {"infantry": 2}},
        "pannonia": {"egyptus": {"infantry": 2}},
    }
    match = table(at=given, control={"moesia": "egyptus"}, turn="macedonia", dice=faces("----"))
    play(match, "general-macedonia-1", "infantry=02", "dalmatia", "attack")
    play(match, "general-macedonia-2", "pannonia", "attack", "end", "dalmatia")
    assert (asked(match).seat, keys(match)) == (1, ["fight_on", "moesia"])


@pytest.mark.rule("CE-step3-05", "CE-step3-06", "CE-step3-07", "CE-pursuit-01", "CE-general-03")
def test_a_side_without_units_loses_and_its_generals_are_beaten():
    match = battle({"infantry": 2}, {"general": 2, "infantry": 1}, faces("i--"))
    assert owner(match, "dalmatia") == "macedonia"
    assert (asked(match).seat, asked(match).kind) == (0, "fate")
    play(match, "macedonia: capture", "macedonia: kill")
    assert fact(match.state, "captive", ["general-egyptus-1"]) == {"general-egyptus-1": "macedonia"}
    assert fact(match.state, "dead", ["general-egyptus-2"]) == ["general-egyptus-2"]


@pytest.mark.rule("CE-step3-07")
def test_a_winning_defender_keeps_the_province():
    match = battle({"infantry": 1}, {"infantry": 2}, faces("-i-"))
    assert (asked(match).seat, asked(match).kind) == (1, "fate")
    assert owner(match, "dalmatia") == "egyptus"


@pytest.mark.rule("CE-step3-08", "CE-step3-11", "CE-win-04", "CE-faq-combat-03", "CE-win-05")
def test_both_wiped_out_leaves_the_defender_in_control_and_all_leaders_unharmed():
    match = battle({"infantry": 1}, {"general": 1, "infantry": 1}, faces("ii"))
    assert owner(match, "dalmatia") == "egyptus"
    at(match, dalmatia={"macedonia": {"general": 1, "infantry": 0}, "egyptus": {"general": 1, "infantry": 0}})
    assert happened(match, BattleEnded)[0].winner == "side:egyptus"
    assert not [d for d in match.pending if d.kind == "fate"]


@pytest.mark.rule("CE-step3-09")
def test_if_both_go_on_new_legions_are_formed():
    match = battle({"infantry": 2}, {"infantry": 2}, faces("--------"))
    play(match, "macedonia: fight_on")
    assert len(happened(match, LegionFormed)) >= 4


@pytest.mark.rule("CE-step3-10", "CE-faq-combat-11")
def test_with_a_reserve_a_destroyed_legion_is_not_the_end():
    match = battle({"infantry": 7}, {"general": 1, "infantry": 8}, faces("iiiiii" + "------"))
    at(match, dalmatia={"egyptus": {"general": 1, "infantry": 2}})
    assert not happened(match, BattleEnded)
    assert fact(match.state, "captive", ["general-egyptus-1"]) == {"general-egyptus-1": "free"}


# -- pursuit and retreat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-step3-03", "CE-pursuit-03", "CE-pursuit-04", "CE-pursuit-05", "CE-retreat-02")
def test_who_retreats_alone_is_pursued_by_all_units_but_only_cavalry_hits():
    match = battle(
        {"infantry": 3, "cavalry": 1},
        {"general": 1, "infantry": 3},
        faces("-------cc--"),
        control={"moesia": "egyptus"},
    )
    play(match, "egyptus: moesia", "macedonia: fight_on")
    pursuit = rolls(match)[-1]
    assert (pursuit.purpose, len(pursuit.dice), pursuit.hits) == ("pursuit", 4, 1)
    at(match, moesia={"egyptus": {"general": 1, "infantry": 2}}, dalmatia={"egyptus": {"infantry": 0, "general": 0}})
    assert owner(match, "dalmatia") == "macedonia"


@pytest.mark.rule("CE-pursuit-06", "CE-pursuit-07")
def test_the_pursuer_picks_the_victims():
    match = battle(
        {"infantry": 3, "cavalry": 1},
        {"infantry": 1, "catapult": 1},
        faces("------c---"),
        control={"moesia": "egyptus"},
    )
    play(match, "egyptus: moesia", "macedonia: fight_on")
    assert (asked(match).seat, asked(match).kind) == (0, "victims")
    play(match, "macedonia: catapult=01")
    at(match, moesia={"egyptus": {"infantry": 1, "catapult": 0}})


@pytest.mark.rule("CE-faq-pursuit-01")
def test_without_cavalry_nobody_pursues():
    match = battle({"infantry": 4}, {"infantry": 2}, faces("------"), control={"moesia": "egyptus"})
    play(match, "egyptus: moesia", "macedonia: fight_on")
    assert len(rolls(match)) == 2
    at(match, moesia={"egyptus": {"infantry": 2}})


@pytest.mark.rule("CE-faq-pursuit-02", "CE-pursuit-05")
def test_hits_in_pursuit_are_limited_by_the_cavalry_there_is():
    match = battle({"infantry": 3, "cavalry": 1}, {"infantry": 3}, faces("-------cccc"), control={"moesia": "egyptus"})
    play(match, "egyptus: moesia", "macedonia: fight_on")
    assert rolls(match)[-1].hits == 1


@pytest.mark.rule("CE-step3-04", "CE-pursuit-02", "CE-retreat-01")
def test_if_both_retreat_nobody_pursues_and_the_defender_keeps_control():
    match = battle(
        {"infantry": 1, "cavalry": 2}, {"infantry": 1, "cavalry": 1}, faces("-----"), control={"moesia": "egyptus"}
    )
    play(match, "egyptus: moesia", "macedonia: italia")
    assert len(rolls(match)) == 2
    assert [e.side for e in happened(match, Retreated)] == ["side:egyptus", "side:macedonia"]
    assert owner(match, "dalmatia") == "egyptus"
    at(match, italia={"macedonia": {"general": 1, "infantry": 1, "cavalry": 2}})


@pytest.mark.rule("CE-pursuit-08")
def test_leaders_who_could_declare_retreat_escape_even_if_all_units_die():
    match = battle(
        {"infantry": 1, "cavalry": 2}, {"general": 2, "infantry": 1}, faces("----ccc"), control={"moesia": "egyptus"}
    )
    play(match, "egyptus: moesia", "macedonia: fight_on")
    at(match, moesia={"egyptus": {"general": 2, "infantry": 0}})
    assert not [d for d in match.pending if d.kind == "fate"]


@pytest.mark.rule("CE-retreat-03", "CE-faq-retreat-03")
def test_without_a_province_of_ones_own_there_is_no_retreat():
    """Moesia is empty but belongs to Hispania; Pannonia belongs to nobody."""
    match = battle({"infantry": 2}, {"infantry": 2}, faces("----"), control={"moesia": "hispania"})
    assert (asked(match).seat, asked(match).kind) == (0, "retreat")


@pytest.mark.rule("CE-retreat-05")
def test_a_province_taken_in_the_same_combat_phase_is_a_refuge():
    given = {
        "italia": {"macedonia": {"general": 2, "infantry": 4}},
        "dalmatia": {"egyptus": {"infantry": 1}},
        "pannonia": {"egyptus": {"infantry": 2}},
    }
    match = table(at=given, turn="macedonia", dice=faces("i--" + "----"))
    play(match, "general-macedonia-1", "infantry=02", "dalmatia", "attack")
    play(match, "general-macedonia-2", "pannonia", "attack", "end", "dalmatia")
    assert (asked(match).kind, "dalmatia" in keys(match)) == ("retreat", True)
    play(match, "dalmatia")
    at(match, dalmatia={"macedonia": {"infantry": 4, "general": 2}})


@pytest.mark.rule("CE-retreat-04")
@pytest.mark.parametrize(("answer", "space"), [("yes", "asia"), ("no", "thracia")])
def test_a_retreat_over_a_strait_needs_its_guards(answer, space):
    given = {
        "macedonia": {"macedonia": {"general": 1, "infantry": 2}},
        "thracia": {"egyptus": {"infantry": 2}},
    }
    match = table(
        at=given,
        control={"asia": "egyptus"},
        galleys=[{"side": "hispania", "at": "mare_aegaeum"}],
        turn="macedonia",
        dice=faces("----"),
    )
    play(match, "general-macedonia-1", "thracia", "attack", "end", "egyptus: asia", f"hispania: {answer}")
    if answer == "yes":
        play(match, "macedonia: fight_on")
    else:
        # No other refuge is left: the defender fights on, and the attacker is asked.
        assert asked(match).seat == 0
    at(match, **{space: {"egyptus": {"infantry": 2}}})


@pytest.mark.rule("CE-faq-retreat-01")
def test_nobody_retreats_onto_a_galley():
    match = table(
        at={"creta": {"egyptus": {"infantry": 2, "general": 1}}},
        galleys=[
            {"side": "egyptus", "at": "creta"},
            {"side": "macedonia", "at": "mare_aegaeum", "cargo": {"general": 1, "infantry": 3}},
        ],
        turn="macedonia",
        dice=faces("-----" + "iii--"),
    )
    play(match, "galley-macedonia-1", "creta", "end")
    assert not [d for d in match.pending if d.kind == "retreat"]
    assert owner(match, "creta") == "macedonia"


@pytest.mark.rule("CE-faq-retreat-04", "CE-win-08", "CE-faq-retreat-05")
@pytest.mark.parametrize("retreats", [True, False])
def test_galleys_of_a_beaten_defender_are_lost_even_if_the_troops_retreat(retreats):
    dice = faces("----") if retreats else faces("ii--")
    match = battle(
        {"infantry": 2},
        {"infantry": 2},
        dice,
        control={"moesia": "egyptus"},
        galleys=[{"side": "egyptus", "at": "dalmatia", "count": 2}],
    )
    if retreats:
        play(match, "egyptus: moesia", "macedonia: fight_on")
    assert fact(match.state, "galleys", {"dalmatia": {"egyptus": 0}}) == {"dalmatia": {"egyptus": 0}}
    assert owner(match, "dalmatia") == "macedonia"


@pytest.mark.rule("CE-conquer-01", "CE-conquer-02", "CE-conquer-05", "CE-city-07", "CE-marker-07")
def test_a_won_battle_moves_both_markers_by_province_and_city():
    match = battle({"infantry": 1}, {"infantry": 1}, faces("i-"), city={"dalmatia": "city"})
    ended = happened(match, BattleEnded)[0]
    assert (ended.winner, ended.loser) == ("side:macedonia", "side:egyptus")
    # Egyptus had its bare home and Dalmatia with a City; Macedonia has home, Italia and now that.
    assert fact(match.state, "marker", ["egyptus", "macedonia"]) == {"egyptus": 10, "macedonia": 10 + 10 + 10}
    assert fact(match.state, "city", ["dalmatia"]) == {"dalmatia": "city"}


@pytest.mark.rule("CE-win-01")
def test_a_resolved_battle_has_one_holder():
    for dice in ("i-", "-i", "ii"):
        match = battle({"infantry": 1}, {"infantry": 1}, faces(dice))
        assert owner(match, "dalmatia") in ("macedonia", "egyptus")
        assert fight_under_way(match.state) is None


def fought(attacker, defender, dice="", **more):
    """Macedonia and Egyptus stand in Dalmatia, Macedonia is the attacker; the first question of the battle."""
    at = {"dalmatia": {"macedonia": {"general": 1, **attacker}, "egyptus": defender}, **more.pop("at", {})}
    control = {"dalmatia": "egyptus", **more.pop("control", {})}
    return table(at=at, control=control, turn="macedonia", phase="combat", dice=faces(dice), **more)


@pytest.mark.rule("CE-step2-05", "CE-step2-07")
def test_the_defenders_catapults_in_reserve_are_matched_too():
    """Egyptus, without a leader, has five Infantry in its legion and a Catapult in reserve; it rolls two of them."""
    match = fought({"infantry": 3}, {"infantry": 5, "catapult": 1}, "---" + "kki--")
    play(match, "egyptus: infantry=05")
    formed = happened(match, LegionFormed)[0]
    assert (formed.side, formed.catapult, formed.reserve) == ("side:egyptus", 0, 1)
    assert [(r.side, r.hits) for r in rolls(match)] == [("side:macedonia", 0), ("side:egyptus", 2)]


@pytest.mark.rule("CE-step2-05", "CE-step2-04")
def test_the_attackers_catapults_in_reserve_are_matched_and_no_other_reserve():
    """Six go into the legion; a Cavalry and a Catapult wait. Cavalry faces miss, one of two Catapult faces hits."""
    match = fought({"infantry": 6, "cavalry": 1, "catapult": 1}, {"infantry": 6}, "cckk--" + "-----")
    play(match, "macedonia: legion! infantry=06")
    assert (rolls(match)[0].side, rolls(match)[0].hits) == ("side:macedonia", 1)


@pytest.mark.rule("CE-step2-06", "CE-step1-04")
def test_hits_beyond_the_legion_spare_the_reserve_of_either_side():
    match = fought({"infantry": 8}, {"infantry": 7}, "iiiiii" + "iiiii", control={"italia": "macedonia"})
    lost = {e.side: e.infantry for e in happened(match, UnitsLost)}
    assert lost == {"side:egyptus": 5, "side:macedonia": 5}
    holds(match, at={"dalmatia": {"egyptus": {"infantry": 2}, "macedonia": {"infantry": 3}}})


@pytest.mark.rule("CE-pursuit-04", "CE-pursuit-05")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_the_reserve_joins_in_the_pursuit(side):
    """Nine pursue, of whom at most six were in the battle legion; three Cavalry faces, two Cavalry."""
    many, few = {"infantry": 7, "cavalry": 2}, {"infantry": 4}
    refuge = {"italia": "macedonia", "moesia": "egyptus"}
    if side == "attacker":
        match = fought(many, few, "-" * 6 + "-" * 4 + "ccc------", control=refuge)
        play(match, "macedonia: infantry=06", "egyptus: moesia", "macedonia: fight_on")
    else:
        match = fought(few, {"general": 1, **many}, "-" * 4 + "-" * 6 + "ccc------", control=refuge)
        play(match, "egyptus: infantry=06", "egyptus: fight_on", "macedonia: italia")
    pursuit = rolls(match)[-1]
    assert (pursuit.purpose, len(pursuit.dice), pursuit.hits) == ("pursuit", 9, 2)
    left = (
        {"moesia": {"egyptus": {"infantry": 2}}} if side == "attacker" else {"italia": {"macedonia": {"infantry": 2}}}
    )
    holds(match, at=left)


@pytest.mark.rule("CE-pursuit-08")
def test_leaders_of_a_retreating_attacker_escape_even_if_all_units_die():
    match = fought({"infantry": 1}, {"infantry": 1, "cavalry": 2}, "-" * 4 + "c--", control={"italia": "macedonia"})
    play(match, "macedonia: italia")
    holds(match, at={"italia": {"macedonia": {"general": 1, "infantry": 0}}}, captive={"general-macedonia-1": "free"})
    assert asked(match).kind != "fate"


@pytest.mark.rule("CE-pursuit-07", "CE-pursuit-06")
def test_a_defender_who_pursues_chooses_the_victims():
    match = fought(
        {"infantry": 1, "catapult": 1}, {"infantry": 2, "cavalry": 1}, "-" * 5 + "c--", control={"italia": "macedonia"}
    )
    play(match, "macedonia: italia", "egyptus: victims! catapult=01")
    holds(match, at={"italia": {"macedonia": {"infantry": 1, "catapult": 0}}})


@pytest.mark.rule("CE-step3-01", "CE-retreat-02")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_units_without_a_leader_may_retreat(side):
    """The General came to fetch others and left; who stays may still declare a retreat."""
    match = table(
        at={"dalmatia": {"macedonia": {"infantry": 2}, "egyptus": {"infantry": 2}}},
        control={"italia": "macedonia", "moesia": "egyptus", "dalmatia": "egyptus"},
        turn="macedonia",
        phase="combat",
        dice=faces("----"),
    )
    if side == "defender":
        play(match, "egyptus: moesia", "macedonia: fight_on")
        holds(match, at={"moesia": {"egyptus": {"infantry": 2}}}, control={"dalmatia": "macedonia"})
    else:
        play(match, "egyptus: fight_on", "macedonia: italia")
        holds(match, at={"italia": {"macedonia": {"infantry": 2}}}, control={"dalmatia": "egyptus"})


@pytest.mark.rule("CE-step3-04", "CE-step3-01")
def test_when_both_retreat_the_defender_keeps_the_province_and_nobody_is_pursued():
    match = fought(
        {"cavalry": 2}, {"cavalry": 2}, "-" * 4, control={"italia": "macedonia", "moesia": "egyptus"},
        galleys=[{"side": "egyptus", "at": "dalmatia"}],
    )  # fmt: skip
    play(match, "egyptus: moesia", "macedonia: retreat! italia")
    assert len(rolls(match)) == 2
    where = {"italia": {"macedonia": {"cavalry": 2}}, "moesia": {"egyptus": {"cavalry": 2}}}
    holds(match, at=where, control={"dalmatia": "egyptus"}, galleys={"dalmatia": {"egyptus": 1}})


def mixed(dice, **more):
    """Macedonia attacks Neapolis with an Infantry and a Cavalry that landed and two Infantry that marched in."""
    match = table(
        at={"neapolis": {"egyptus": {"infantry": 3}}, "italia": {"macedonia": {"general": 1, "infantry": 2}}},
        control={"italia": "macedonia"},
        galleys=[{"side": "macedonia", "at": "mare_tyrrhenum", "cargo": {"general": 1, **more.pop("landed")}}],
        turn="macedonia",
        dice=faces(dice),
        **more,
    )
    return play(match, "galley-macedonia-1", "neapolis", "general-macedonia-1", "neapolis", "attack", "end")


@pytest.mark.rule("CE-faq-sea-06")
def test_of_equal_units_the_landed_one_is_lost_first_and_the_rest_may_retreat():
    """R12: one Infantry landed, two marched in; one Infantry is lost, and the force is free to go."""
    match = mixed("---" + "i--", landed={"infantry": 1})
    assert (asked(match).kind, asked(match).seat, keys(match)) == ("retreat", 0, ["fight_on", "italia"])


@pytest.mark.rule("CE-faq-sea-06")
def test_a_landed_unit_of_another_kind_still_binds_the_force():
    match = mixed("----" + "i--" + "i" * 6, landed={"cavalry": 1})
    play(match, "losses! infantry=01")
    assert asked(match).kind != "retreat"


@pytest.mark.rule("CE-faq-sea-06")
def test_with_the_last_landed_unit_the_bond_falls():
    match = mixed("----" + "i--", landed={"cavalry": 1})
    play(match, "losses! cavalry=01")
    assert keys(match) == ["fight_on", "italia"]


@pytest.mark.rule("CE-faq-sea-06")
def test_the_defender_is_not_bound_by_what_the_attacker_landed():
    match = table(
        at={"neapolis": {"egyptus": {"infantry": 2}}},
        control={"italia": "egyptus", "neapolis": "egyptus"},
        galleys=[{"side": "macedonia", "at": "mare_tyrrhenum", "cargo": {"general": 1, "infantry": 2}}],
        turn="macedonia",
        dice=faces("----"),
    )
    play(match, "galley-macedonia-1", "neapolis", "end")
    assert (asked(match).seat, keys(match)) == (1, ["fight_on", "italia"])


@pytest.mark.rule("CE-faq-sea-06", "CE-sea-14")
def test_who_landed_is_forgotten_when_the_turn_ends():
    galleys = [{"side": "macedonia", "at": "mare_tyrrhenum", "cargo": {"general": 1, "infantry": 1}}]
    match = table(galleys=galleys, turn="macedonia")
    play(match, "galley-macedonia-1", "neapolis", "galley-macedonia-1", "land", "end")
    assert match.state.landed
    while asked(match).kind != "move":
        play(match, "done")
    assert (match.state.landed, match.state.tired) == ({}, {})


@pytest.mark.rule("CE-faq-sea-06")
def test_a_battle_that_is_over_binds_nobody_any_more():
    match = mixed("iii-" + "---", landed={"cavalry": 1})
    holds(match, control={"neapolis": "macedonia"})
    assert match.state.landed == {}


REFUGES = {"italia": "macedonia", "moesia": "egyptus"}


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
