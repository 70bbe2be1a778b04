"""BATTAGLIE NAVALI: wanted by the mover, in open sea, three rounds at most."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import BattleBegan, BattleEnded, GalleySunk, LeaderEscaped, Rolled, UnitsLost
from strategos.games.conquest.examples import fact

from .table import asked, faces, happened, holds, keys, play, table, why_not

SEA = "mare_alexandria"
ATTACK = "sea-mare_alexandria-egyptus"


def fleet(side, count=1, at=SEA, **more):
    return {"side": side, "at": at, "count": count, **more}


def at_sea(*galleys, dice="", **more):
    """Macedonia ends its movement where these galleys lie."""
    match = table(galleys=list(galleys), turn="macedonia", dice=faces(dice), **more)
    return play(match, "end")


def ships(match, side, space=SEA):
    return fact(match.state, "galleys", {space: {side: 0}})[space][side]


def rolls(match):
    return [e for e in happened(match, Rolled) if e.purpose == "sea_battle"]


@pytest.mark.rule("CE-nav-01", "CE-nav-03", "CE-faq-combat-01", "CE-nav-17")
def test_a_sea_battle_is_offered_and_never_forced():
    match = at_sea(fleet("macedonia"), fleet("egyptus"))
    assert keys(match) == ["done", ATTACK]
    play(match, "done")
    assert not happened(match, BattleBegan)
    assert (ships(match, "macedonia"), ships(match, "egyptus")) == (1, 1)


@pytest.mark.rule("CE-nav-01")
def test_only_the_mover_starts_a_sea_battle():
    match = table(galleys=[fleet("macedonia"), fleet("egyptus")], turn="hispania")
    play(match, "end")
    assert asked(match).kind != "combat"


@pytest.mark.rule("CE-nav-02", "CE-nav-04")
def test_galleys_sail_past_and_away_from_enemies():
    match = table(galleys=[fleet("macedonia"), fleet("egyptus"), fleet("egyptus", at="mare_libycum")], turn="macedonia")
    play(match, "galley-macedonia-1", "mare_libycum", "galley-macedonia-1", "mare_sabrata", "end")
    assert asked(match).kind != "combat"
    assert ships(match, "macedonia", "mare_sabrata") == 1


@pytest.mark.rule("CE-nav-04")
def test_galleys_that_stay_beside_enemies_may_fight_there():
    match = at_sea(fleet("macedonia"), fleet("egyptus"))
    assert ATTACK in keys(match)


@pytest.mark.rule("CE-faq-combat-02", "CE-faq-retreat-05")
def test_there_is_no_sea_battle_at_a_coast():
    match = at_sea(fleet("macedonia", at="creta"), fleet("egyptus", at="creta"))
    assert asked(match).kind != "combat"


@pytest.mark.rule("CE-nav-06", "CE-nav-09", "CE-nav-16")
def test_each_galley_rolls_two_dice_the_attacker_first():
    match = play(at_sea(fleet("macedonia", 3), fleet("egyptus", 2), dice="-" * 30), ATTACK)
    assert [(r.side, len(r.dice)) for r in rolls(match)[:2]] == [("side:macedonia", 6), ("side:egyptus", 4)]


@pytest.mark.rule("CE-nav-07")
@pytest.mark.parametrize(("dice", "hits"), [("gg", 1), ("g-", 1), ("ik", 0), ("cc", 0)])
def test_only_galley_faces_hit_and_each_needs_a_galley_of_its_own(dice, hits):
    match = play(at_sea(fleet("macedonia"), fleet("egyptus", 3), dice=dice + "-" * 30), ATTACK)
    assert rolls(match)[0].hits == hits


@pytest.mark.rule("CE-nav-08")
def test_the_owner_chooses_which_galleys_sink():
    match = play(at_sea(fleet("macedonia", 2), fleet("egyptus", 2), dice="g---" + "-" * 30), ATTACK)
    assert (asked(match).seat, asked(match).kind) == (1, "sunk")
    assert keys(match) == ["galley-egyptus-1=01", "galley-egyptus-2=01"]
    play(match, "galley-egyptus-2=01")
    assert [e.galley for e in happened(match, GalleySunk)] == ["piece:galley-egyptus-2"]


@pytest.mark.rule("CE-nav-08")
def test_no_galley_sinks_twice():
    match = play(at_sea(fleet("macedonia", 2), fleet("egyptus", 3), dice="g-g-" + "-" * 30), ATTACK)
    assert keys(match) == [f"galley-egyptus-{n}=01" for n in (1, 2, 3)]


@pytest.mark.rule("CE-nav-16")
def test_a_battle_at_sea_is_over_once():
    match = play(at_sea(fleet("macedonia"), fleet("egyptus"), dice="----" + "g---"), ATTACK)
    assert len(rolls(match)) == 4
    assert len(happened(match, BattleEnded)) == 1


@pytest.mark.rule("CE-nav-10")
def test_galleys_just_hit_still_roll():
    match = play(at_sea(fleet("macedonia"), fleet("egyptus"), dice="g-g-"), ATTACK)
    assert (ships(match, "macedonia"), ships(match, "egyptus")) == (0, 0)
    assert len(rolls(match)) == 2


@pytest.mark.rule("CE-nav-05", "CE-nav-11")
def test_cargo_gives_no_dice_and_goes_down_with_the_ship():
    cargo = {"general": 1, "infantry": 3}
    match = play(at_sea(fleet("macedonia", cargo=cargo), fleet("egyptus"), dice="--g-"), ATTACK)
    assert len(rolls(match)[0].dice) == 2
    assert sum(match.state.units) == 0


@pytest.mark.rule("CE-nav-12", "CE-win-02", "CE-win-03")
@pytest.mark.parametrize("fate", ["capture", "kill"])
def test_who_sank_the_galley_decides_about_the_generals_aboard(fate):
    match = play(at_sea(fleet("macedonia", cargo={"general": 1}), fleet("egyptus"), dice="--g-"), ATTACK)
    assert (asked(match).seat, asked(match).kind) == (1, "fate")
    play(match, fate)
    held = fact(match.state, "captive", ["general-macedonia-1"])["general-macedonia-1"]
    assert held == ("egyptus" if fate == "capture" else "dead")
    assert fact(match.state, "dead", ["general-macedonia-1"]) == (["general-macedonia-1"] if fate == "kill" else [])


@pytest.mark.rule("CE-caesar-06")
def test_a_caesar_falls_with_the_galley_that_carries_him():
    match = play(
        at_sea(fleet("macedonia", cargo={"caesar": 1}), fleet("macedonia"), fleet("egyptus"), dice="----g-"), ATTACK
    )
    assert asked(match).kind == "sunk"
    play(match, "galley-macedonia-1=01")
    assert fact(match.state, "alive", []) == ["egyptus", "hispania"]


@pytest.mark.rule("CE-caesar-06", "CE-nav-12")
def test_leaders_escape_when_no_enemy_ship_is_left():
    """Both ships sink: the General reaches another own galley there, or home."""
    match = play(at_sea(fleet("macedonia", cargo={"general": 1}), fleet("egyptus"), dice="g-g-"), ATTACK)
    assert [e.to for e in happened(match, LeaderEscaped)] == ["space:macedonia"]


@pytest.mark.rule("CE-nav-13", "CE-nav-14", "CE-nav-15")
def test_nobody_breaks_off_and_the_third_round_is_the_last():
    match = play(at_sea(fleet("macedonia"), fleet("egyptus"), dice="-" * 12), ATTACK)
    assert len(rolls(match)) == 6
    assert (ships(match, "macedonia"), ships(match, "egyptus")) == (1, 1)
    assert happened(match, BattleEnded)[0].winner is None
    # The same ships do not meet again in this phase.
    assert asked(match).kind != "combat"


@pytest.mark.rule("CE-nav-14")
def test_a_battle_ends_when_one_fleet_is_gone():
    match = play(at_sea(fleet("macedonia"), fleet("egyptus"), dice="g---"), ATTACK)
    assert len(rolls(match)) == 2
    assert happened(match, BattleEnded)[0].winner == "side:macedonia"


@pytest.mark.rule("CE-fall-08", "CE-ransom-05", "CE-nav-12")
def test_a_general_freed_while_his_caesar_swims_is_picked_up_with_him():
    match = at_sea(
        fleet("macedonia", cargo={"caesar": 1}),
        fleet("macedonia"),
        fleet("egyptus", cargo={"caesar": 1}),
        fleet("egyptus"),
        dice="g---g---",
        control={"macedonia": "hispania"},
        captive={"general-macedonia-1": "egyptus"},
    )
    play(match, ATTACK, "egyptus: galley-egyptus-1=01", "macedonia: galley-macedonia-1=01")
    holds(match, alive=["macedonia", "hispania"], cargo={"galley-macedonia-2": {"caesar": 1, "general": 1}})


@pytest.mark.rule("CE-nav-20")
def test_a_single_galley_fights_one_enemy_only():
    match = at_sea(fleet("macedonia"), fleet("egyptus"), fleet("hispania"), dice="-" * 12)
    assert keys(match) == ["done", ATTACK, "sea-mare_alexandria-hispania"]
    play(match, ATTACK)
    assert asked(match).kind != "combat"


@pytest.mark.rule("CE-nav-21")
def test_a_divided_fleet_fights_several_enemies_each_part_its_own_battle():
    match = at_sea(fleet("macedonia", 3), fleet("egyptus"), fleet("hispania"), dice="-" * 60)
    play(match, ATTACK, "fleet! galley-macedonia-1=01", "done")
    assert keys(match) == ["done", "sea-mare_alexandria-hispania"]
    play(match, "sea-mare_alexandria-hispania")
    battles = [r for r in rolls(match) if r.side == "side:macedonia"]
    assert [len(r.dice) for r in battles] == [2, 2, 2, 4, 4, 4]


@pytest.mark.rule("CE-nav-17", "CE-nav-18")
def test_fleets_share_a_zone_and_each_still_blocks_the_strait():
    galleys = [fleet("macedonia", at="mare_aegaeum"), fleet("egyptus", at="mare_aegaeum")]
    match = table(at={"thracia": {"macedonia": {"general": 1}}}, galleys=galleys, turn="macedonia")
    play(match, "general-macedonia-1", "asia", "egyptus: no", "general-macedonia-1")
    assert why_not(match, "space:asia").why == "strait_closed"


@pytest.mark.rule("CE-faq-combat-07")
def test_lost_galleys_bar_nothing_later():
    match = table(
        at={"creta": {"egyptus": {"infantry": 1}}},
        galleys=[fleet("macedonia", at="mare_aegaeum", cargo={"general": 1, "infantry": 2})],
        turn="macedonia",
        round=2,
    )
    play(match, "galley-macedonia-1", "creta")
    assert fact(match.state, "at", {"creta": {"macedonia": {"infantry": 0}}}) == {
        "creta": {"macedonia": {"infantry": 2}}
    }


@pytest.mark.rule("CE-win-02", "CE-nav-12", "CE-nav-21")
def test_a_leader_in_the_water_falls_to_ships_of_the_enemy_that_fought_elsewhere_in_the_zone():
    """Macedonia has divided its fleet. Both galleys of the first battle sink; its other galley picks up the General."""
    theirs = fleet("egyptus", cargo={"general": 1})
    match = at_sea(fleet("macedonia", 2), theirs, fleet("hispania"), dice="gg" + "gg")
    play(match, ATTACK, "galley-macedonia-1=01", "done")
    assert (asked(match).seat, asked(match).kind) == (0, "fate")
    play(match, "capture")
    holds(match, captive={"general-egyptus-1": "macedonia"})


@pytest.mark.rule("CE-win-02", "CE-nav-12")
def test_a_leader_in_the_water_falls_to_a_third_player_if_nobody_else_is_left_there():
    ours = fleet("macedonia", cargo={"general": 1})
    match = at_sea(ours, fleet("egyptus"), fleet("hispania"), dice="gg" + "gg")
    play(match, ATTACK, "hispania: fate! kill")
    holds(match, dead=["general-macedonia-1"])


@pytest.mark.rule("CE-win-02", "CE-nav-12")
def test_of_several_third_players_the_first_in_turn_order_takes_him():
    ours = fleet("macedonia", cargo={"general": 1})
    ships_there = [fleet("numidia"), fleet("hispania"), fleet("mesopotamia")]
    match = at_sea(ours, *ships_there, seats=4, dice="gg" + "gg")
    play(match, "sea-mare_alexandria-hispania", "mesopotamia: fate! capture")
    holds(match, captive={"general-macedonia-1": "mesopotamia"})


@pytest.mark.rule("CE-win-02")
def test_the_enemy_of_the_battle_comes_before_third_players():
    ours = fleet("macedonia", cargo={"general": 1})
    match = at_sea(ours, fleet("hispania"), fleet("egyptus"), dice="--" + "gg")
    play(match, "sea-mare_alexandria-hispania", "hispania: fate! capture")


@pytest.mark.rule("CE-win-02", "CE-nav-12")
def test_a_general_beside_his_own_ships_only_gets_aboard_another():
    match = at_sea(fleet("macedonia", cargo={"general": 1}), fleet("macedonia"), fleet("egyptus"), dice="gg--" + "gg")
    play(match, ATTACK, "galley-macedonia-1=01")
    holds(match, cargo={"galley-macedonia-2": {"general": 1}})


@pytest.mark.rule("CE-nav-12", "CE-caesar-06")
def test_home_lost_a_general_in_the_water_goes_to_his_caesar_on_land():
    """R11: nobody is left to take him, and Macedonia is Hispania's."""
    ours = fleet("macedonia", cargo={"general": 1})
    given = {"at": {"creta": {"macedonia": {"caesar": 1}}}, "control": {"macedonia": "hispania"}}
    match = at_sea(ours, fleet("egyptus"), dice="gg" + "gg", **given)
    play(match, ATTACK)
    holds(match, at={"creta": {"macedonia": {"general": 1, "caesar": 1}}})


@pytest.mark.rule("CE-nav-12", "CE-caesar-06")
def test_home_lost_and_the_caesar_in_the_water_too_both_reach_the_shore_of_their_home():
    """R11: a General cannot go to a Caesar who swims himself."""
    ours = [fleet("macedonia", cargo={"caesar": 1}), fleet("macedonia", cargo={"general": 1})]
    match = at_sea(*ours, fleet("egyptus", 2), dice="gg--" + "gg--", control={"macedonia": "hispania"})
    play(match, ATTACK)
    holds(
        match, at={"macedonia": {"macedonia": {"general": 1, "caesar": 1}}}, alive=["macedonia", "egyptus", "hispania"]
    )


@pytest.mark.rule("CE-nav-12")
def test_with_his_home_in_hand_a_general_in_the_water_reaches_it():
    ours = fleet("macedonia", cargo={"general": 1})
    match = at_sea(ours, fleet("egyptus"), dice="gg" + "gg", at={"creta": {"macedonia": {"caesar": 1}}})
    play(match, ATTACK)
    holds(match, at={"macedonia": {"macedonia": {"general": 1}}, "creta": {"macedonia": {"caesar": 1}}})
    assert [e.to for e in happened(match, LeaderEscaped)] == ["space:macedonia"]


@pytest.mark.rule("CE-nav-21", "CE-nav-03")
def test_who_has_fought_may_fight_again_in_the_next_turn():
    match = at_sea(fleet("macedonia"), fleet("egyptus"), dice="-" * 12)
    play(match, ATTACK)
    assert asked(match).kind != "combat", "once in a phase"
    while asked(match).kind != "move":
        play(match, next(k for k in ("done", "keep", "pass") if k in keys(match)))
    assert match.state.fought == {}
    play(match, "egyptus: end")
    assert keys(match) == ["done", "sea-mare_alexandria-macedonia"]


# -- corners ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-nav-20", "CE-nav-21")
def test_enemies_in_other_seas_do_not_divide_a_fleet():
    fleets = [
        fleet("macedonia", 2),
        fleet("egyptus"),
        fleet("macedonia", at="mare_narbo"),
        fleet("hispania", at="mare_narbo"),
    ]
    match = play(at_sea(*fleets, dice="gg--" + "--"), ATTACK)
    assert asked(match).kind == "combat", "nobody was asked which galleys attack"
    [began] = happened(match, BattleBegan)
    assert (began.space, began.attacker, began.defender) == (f"space:{SEA}", "side:macedonia", "side:egyptus")


@pytest.mark.rule("CE-nav-03")
def test_there_is_a_battle_in_the_first_sea_of_the_board():
    ocean = "oceanus_britannicus"
    match = at_sea(fleet("macedonia", at=ocean), fleet("egyptus", at=ocean), dice="gg" + "--")
    play(match, "sea-oceanus_britannicus-egyptus")
    assert ships(match, "egyptus", ocean) == 0


@pytest.mark.rule("CE-nav-05", "CE-nav-08", "CE-nav-21")
def test_why_something_is_not_among_the_galleys_to_pick():
    ours = [fleet("macedonia", 2, cargo={"general": 1, "infantry": 1}), fleet("macedonia", at="macedonia")]
    match = at_sea(*ours, fleet("egyptus"), fleet("hispania"), dice="----" + "g-")
    play(match, ATTACK)
    assert keys(match) == ["galley-macedonia-1=01", "galley-macedonia-2=01"]
    wanted = {
        "piece:galley-egyptus-1": "not_yours",
        "piece:general-macedonia-1": "cargo_ignored",
        "piece:infantry-macedonia-galley-macedonia-2": "cargo_ignored",
        "piece:galley-macedonia-3": "not_in_battle",
        f"space:{SEA}": "pick_pieces",
        "nonsense": "not_a_choice",
    }
    for target, why in wanted.items():
        assert why_not(match, target).why == why, target
    play(match, "galley-macedonia-1=01", "galley-macedonia-2=01")
    assert (asked(match).kind, asked(match).rule) == ("sunk", "CE-nav-08")
    assert keys(match) == ["galley-macedonia-1=01", "galley-macedonia-2=01"]
    for target, why in wanted.items():
        assert why_not(match, target).why == why, target
    assert not happened(match, BattleEnded)


@pytest.mark.rule("CE-nav-06", "CE-bl-06")
def test_great_fleets_use_dice_of_six_faces():
    match = at_sea(fleet("macedonia", 8), fleet("egyptus", 8))
    play(match, ATTACK)
    while asked(match).kind == "sunk":
        play(match, keys(match)[0])
    assert sum(len(r.dice) for r in rolls(match)) > 40


@pytest.mark.rule("CE-win-01", "CE-nav-16")
@pytest.mark.parametrize(
    ("dice", "winner", "loser"),
    [
        ("gg" + "--", "side:macedonia", "side:egyptus"),
        ("--" + "gg", "side:egyptus", "side:macedonia"),
        ("gggg", None, None),
    ],
)
def test_who_has_ships_left_has_won(dice, winner, loser):
    match = play(at_sea(fleet("macedonia"), fleet("egyptus"), dice=dice), ATTACK)
    [ended] = happened(match, BattleEnded)
    assert (ended.winner, ended.loser) == (winner, loser)


@pytest.mark.rule("CE-fall-01", "CE-fall-04", "CE-nav-12")
def test_a_battle_ends_when_the_caesar_of_the_attacker_goes_down():
    """His other galley is Egyptus' now, and so is the General who was with him in the water."""
    ours = [fleet("macedonia", cargo={"caesar": 1, "general": 1}), fleet("macedonia")]
    match = at_sea(*ours, fleet("egyptus"), dice="----" + "g-")
    play(match, ATTACK, "macedonia: galley-macedonia-1=01")
    assert len(rolls(match)) == 2
    holds(match, alive=["egyptus", "hispania"], cargo={"galley-macedonia-2": {"general": 1}})
    assert happened(match, BattleEnded)[-1].winner is None


@pytest.mark.rule("CE-nav-12", "CE-caesar-06")
def test_a_general_of_another_seat_whose_home_is_lost_goes_to_his_own_caesar():
    """Egyptus has lost its home; its Caesar is in Britannia, the first province of the board."""
    given = {"at": {"britannia": {"egyptus": {"caesar": 1}}}, "control": {"egyptus": "hispania"}}
    theirs = fleet("egyptus", cargo={"general": 1})
    match = play(at_sea(fleet("macedonia"), theirs, dice="gg" + "gg", **given), ATTACK)
    holds(match, at={"britannia": {"egyptus": {"general": 1, "caesar": 1}}})


@pytest.mark.rule("CE-nav-12", "CE-caesar-06")
@pytest.mark.parametrize("home", ["egyptus", "hispania"])
def test_a_caesar_in_the_water_reaches_his_home_lost_or_not(home):
    theirs = [fleet("egyptus", cargo={"general": 1}), fleet("egyptus", cargo={"caesar": 1})]
    match = at_sea(fleet("macedonia", 2), *theirs, dice="gg--" + "gg--", control={"egyptus": home})
    play(match, ATTACK)
    holds(match, at={"egyptus": {"egyptus": {"general": 1, "caesar": 1}}})


@pytest.mark.rule("CE-nav-11")
def test_an_empty_galley_takes_no_units_down():
    match = play(at_sea(fleet("macedonia"), fleet("egyptus"), dice="gg" + "--"), ATTACK)
    assert happened(match, UnitsLost) == []
