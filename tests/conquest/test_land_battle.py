"""BATTAGLIE TERRESTRI, INSEGUIMENTO, RITIRATA, and the questions asked about them."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import BattleBegan, BattleEnded, LegionFormed, Retreated, Rolled, UnitsLost
from strategos.games.conquest.examples import fact
from strategos.games.conquest.land_battle import fort_dice, score
from strategos.games.conquest.state import fight_under_way

from .table import asked, happened, keys, play, table, why_not


def at(match, **wanted):
    assert fact(match.state, "at", wanted) == wanted


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


def faces(text):
    return " ".join({"i": "infantry", "c": "cavalry", "k": "catapult", "g": "galley", "-": "blank"}[x] for x in text)


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
