"""Corners of land battles: the reserve, both sides in either role, leaders in flight, what is forgotten afterwards."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import GalleySunk, LeaderEscaped, LegionFormed, Rolled, UnitsLost

from .table import asked, happened, holds, keys, play, table


def faces(text):
    return " ".join({"i": "infantry", "c": "cavalry", "k": "catapult", "g": "galley", "-": "blank"}[x] for x in text)


def fought(attacker, defender, dice="", **more):
    """Macedonia and Egyptus stand in Dalmatia, Macedonia is the attacker; the first question of the battle."""
    at = {"dalmatia": {"macedonia": {"general": 1, **attacker}, "egyptus": defender}, **more.pop("at", {})}
    control = {"dalmatia": "egyptus", **more.pop("control", {})}
    return table(at=at, control=control, turn="macedonia", phase="combat", dice=faces(dice), **more)


def rolls(match):
    return happened(match, Rolled)


# -- the reserve ------------------------------------------------------------------------------------------------------


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


# -- leaders in flight ------------------------------------------------------------------------------------------------


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


# -- galleys at the coast ---------------------------------------------------------------------------------------------


def wrecked(holder, **more):
    """A galley of Macedonia with a General aboard lies at Creta, which is Egyptus', when the Combat phase ends."""
    galleys = [{"side": "macedonia", "at": "creta", "cargo": {"general": 1}}, *more.pop("galleys", [])]
    return table(
        at={"creta": {"egyptus": holder}},
        control={"creta": "egyptus"},
        galleys=galleys,
        turn="macedonia",
        phase="combat",
        **more,
    )


@pytest.mark.rule("CE-win-02", "CE-sea-15", "CE-sea-16")
def test_a_leader_on_a_galley_destroyed_at_a_coast_is_beaten_if_an_enemy_unit_is_there():
    match = wrecked({"infantry": 1})
    play(match, "egyptus: fate! kill")
    holds(match, dead=["general-macedonia-1"], galleys={"creta": {"macedonia": 0}})


@pytest.mark.rule("CE-win-02")
def test_an_enemy_galley_at_that_coast_is_an_enemy_unit_too():
    match = wrecked({}, galleys=[{"side": "egyptus", "at": "creta"}])
    play(match, "egyptus: fate! capture")
    holds(match, captive={"general-macedonia-1": "egyptus"}, galleys={"creta": {"macedonia": 0, "egyptus": 1}})


@pytest.mark.rule("CE-win-02", "CE-win-04")
@pytest.mark.parametrize("holder", [{}, {"general": 1}])
def test_a_leader_on_a_galley_destroyed_at_a_coast_without_enemy_units_comes_ashore(holder):
    match = wrecked(holder)
    assert len(happened(match, GalleySunk)) == 1
    assert [e.to for e in happened(match, LeaderEscaped)] == ["space:creta"]
    holds(match, at={"creta": {"macedonia": {"general": 1}}}, captive={"general-macedonia-1": "free"})


# -- what came by sea -------------------------------------------------------------------------------------------------


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
