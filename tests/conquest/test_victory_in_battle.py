"""VITTORIA IN BATTAGLIA, CATTURA O ELIMINAZIONE DI UN CAESAR, GENERALE, and how the game is won."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import BattleBegan, CaesarFell, LeaderEscaped, LeaderReturned, LeaderTaken, Rolled
from strategos.games.conquest.examples import fact
from strategos.games.conquest.purchase import stock
from strategos.games.conquest.state import LEADERS, leaders_at, side

from .table import asked, at, faces, happened, holds, keys, play, table, why_not


def holder(match, general):
    return fact(match.state, "captive", [general])[general]


# -- leaders alone ----------------------------------------------------------------------------------------------------

BESIDE = {"italia": {"macedonia": {"general": 1, "infantry": 2}}, "dalmatia": {"egyptus": {"general": 2}}}


@pytest.mark.rule("CE-faq-combat-08", "CE-faq-combat-09", "CE-caesar-05", "CE-win-06")
def test_a_lone_leader_is_taken_without_a_roll_if_the_mover_wants():
    match = table(at=BESIDE, turn="macedonia")
    play(match, "general-macedonia-1", "dalmatia", "end")
    assert keys(match) == ["done", "take-general-egyptus-1"]
    play(match, "take-general-egyptus-1", "capture", "capture")
    assert not happened(match, Rolled)
    assert holder(match, "general-egyptus-1") == holder(match, "general-egyptus-2") == "macedonia"


@pytest.mark.rule("CE-faq-combat-09", "CE-faq-combat-08")
def test_a_lone_leader_may_be_left_in_peace():
    match = table(at=BESIDE, turn="macedonia")
    play(match, "general-macedonia-1", "dalmatia", "end", "done")
    at(match, dalmatia={"egyptus": {"general": 2}})
    assert fact(match.state, "control", ["dalmatia"]) == {"dalmatia": "macedonia"}


@pytest.mark.rule("CE-faq-combat-09")
@pytest.mark.parametrize(("reading", "control"), [("conquered", "macedonia"), ("kept", "egyptus")])
def test_who_holds_the_province_of_a_leader_left_in_peace(reading, control):
    match = table(at=BESIDE, control={"dalmatia": "egyptus"}, turn="macedonia", options={"lone_leader": reading})
    play(match, "general-macedonia-1", "dalmatia", "end", "done")
    assert fact(match.state, "control", ["dalmatia"]) == {"dalmatia": control}


@pytest.mark.rule("CE-caesar-05", "CE-general-01")
def test_leaders_alone_neither_attack_nor_defend():
    given = {"italia": {"macedonia": {"caesar": 1, "general": 3}}, "dalmatia": {"egyptus": {"general": 1}}}
    match = table(at=given, turn="macedonia")
    play(match, "caesar-macedonia", "general-macedonia-1", "dalmatia", "end")
    assert asked(match).kind != "combat"
    assert not happened(match, BattleBegan)


@pytest.mark.rule("CE-win-07")
@pytest.mark.parametrize(("answer", "where"), [("yes", "egyptus"), ("no", "free")])
def test_new_troops_at_home_may_take_a_foreign_leader_there(answer, where):
    match = table(
        at={"egyptus": {"macedonia": {"general": 1}}}, purse={"egyptus": 10}, turn="egyptus", phase="purchase"
    )
    play(match, "infantry=01", f"egyptus: seize! {answer}")
    if answer == "yes":
        play(match, "capture")
    assert holder(match, "general-macedonia-1") == where
    assert not happened(match, Rolled)


@pytest.mark.rule("CE-win-07")
def test_buildings_take_no_leader():
    match = table(
        at={"egyptus": {"macedonia": {"general": 1}}}, purse={"egyptus": 30}, turn="egyptus", phase="purchase"
    )
    play(match, "city", "egyptus")
    assert not [d for d in match.pending if d.kind == "seize"]


@pytest.mark.rule("CE-win-05", "CE-win-06")
def test_the_leader_left_after_mutual_ruin_stays_until_troops_come():
    given = {"dalmatia": {"macedonia": {"general": 1}}, "moesia": {"egyptus": {"general": 1, "infantry": 1}}}
    match = table(at=given, control={"dalmatia": "egyptus"}, turn="egyptus")
    play(match, "general-egyptus-1", "dalmatia", "end", "take-general-macedonia-1", "kill")
    assert fact(match.state, "dead", ["general-macedonia-1"]) == ["general-macedonia-1"]


@pytest.mark.rule("CE-general-04", "CE-win-03", "CE-faq-combat-10")
def test_the_winner_decides_for_each_general():
    match = table(at=BESIDE, turn="macedonia")
    play(match, "general-macedonia-1", "dalmatia", "end", "take-general-egyptus-1", "macedonia: kill", "capture")
    assert [(e.leader, e.killed) for e in happened(match, LeaderTaken)] == [
        ("piece:general-egyptus-1", True),
        ("piece:general-egyptus-2", False),
    ]


@pytest.mark.rule("CE-general-02")
def test_losing_all_generals_puts_nobody_out():
    names = [f"general-egyptus-{n}" for n in (1, 2, 3, 4)]
    match = table(dead=names, turn="macedonia")
    play(match, "end")
    assert fact(match.state, "alive", []) == ["macedonia", "egyptus", "hispania"]
    assert match.outcome is None


# -- the fall of a Caesar ---------------------------------------------------------------------------------------------


def fall(**more):
    """Macedonia takes the Caesar of Egyptus, who stands alone in Dalmatia."""
    given = {"italia": {"macedonia": {"general": 1, "infantry": 2}}, "dalmatia": {"egyptus": {"caesar": 1}}}
    given.update(more.pop("at", {}))
    options = more.pop("options", None)
    match = table(at=given, turn="macedonia", options=options, **more)
    return play(match, "general-macedonia-1", "dalmatia", "end", "take-caesar-egyptus")


@pytest.mark.rule("CE-fall-01", "CE-caesar-01", "CE-goal-01")
def test_who_loses_his_caesar_is_out_at_once():
    match = fall()
    assert fact(match.state, "alive", []) == ["macedonia", "hispania"]
    assert [e.side for e in happened(match, CaesarFell)] == ["side:egyptus"]
    while asked(match).seat != 2:
        play(match, "done" if "done" in keys(match) else "end")
    assert side(match.state, match.state.clock.seat) == "hispania"


@pytest.mark.rule("CE-fall-02", "CE-fall-03")
def test_the_winner_takes_money_provinces_and_cities():
    match = fall(purse={"egyptus": 35, "macedonia": 5}, control={"cyrenaica": "egyptus"}, city={"cyrenaica": "city"})
    # Tribute has been drawn meanwhile: Macedonia, Italia, Dalmatia, Egyptus, Cyrenaica and its City.
    marker = 10 + 10 + 5 + 10 + 10 + 5
    assert fact(match.state, "marker", ["macedonia", "egyptus"]) == {"macedonia": marker, "egyptus": 0}
    assert match.state.purse[:2] == [5 + 35 + marker, 0]
    assert fact(match.state, "control", ["egyptus", "cyrenaica"]) == {"egyptus": "macedonia", "cyrenaica": "macedonia"}


@pytest.mark.rule("CE-fall-04", "CE-faq-fall-01", "CE-faq-fall-03", "CE-fall-02")
def test_units_galleys_and_generals_stay_where_they_are_and_obey_the_winner():
    match = fall(
        at={"egyptus": {"egyptus": {"general": 2, "infantry": 4}}},
        galleys=[{"side": "egyptus", "at": "mare_pelusium", "cargo": {"general": 1, "cavalry": 1}}],
    )
    at(match, egyptus={"macedonia": {"infantry": 4, "general": 2}, "egyptus": {"infantry": 0}})
    assert fact(match.state, "galleys", {"mare_pelusium": {"macedonia": 0}}) == {"mare_pelusium": {"macedonia": 1}}
    cargo = {"galley-egyptus-1": {"general": 1, "cavalry": 1}}
    assert fact(match.state, "cargo", cargo) == cargo


@pytest.mark.rule("CE-fall-02")
def test_what_a_fallen_caesar_leaves_is_told():
    match = fall(
        at={"egyptus": {"egyptus": {"general": 2, "infantry": 4}}},
        galleys=[{"side": "egyptus", "at": "mare_pelusium", "cargo": {"general": 1, "cavalry": 1}}],
        control={"cyrenaica": "egyptus"},
        purse={"egyptus": 35},
        dead=["general-egyptus-4"],
    )
    [fell] = happened(match, CaesarFell)
    generals = dict.fromkeys((f"piece:general-egyptus-{n}" for n in (1, 2, 3)), 1)
    assert fell.estate == {"piece:infantry": 4, "piece:cavalry": 1, "piece:galley-egyptus-1": 1, **generals}
    assert (fell.caesar, fell.talents, fell.provinces) == ("piece:caesar-egyptus", 35, 2)


@pytest.mark.rule("CE-faq-combat-04", "CE-win-08")
def test_a_battle_begins_with_all_that_may_be_lost_in_it():
    match = table(
        at={
            "italia": {"macedonia": {"general": 1, "infantry": 2, "cavalry": 1}},
            "dalmatia": {"egyptus": {"general": 1, "infantry": 1}},
        },
        galleys=[{"side": "egyptus", "at": "dalmatia"}],
        turn="macedonia",
        dice=faces("-" * 12),
    )
    play(match, "general-macedonia-1", "dalmatia", "attack", "end")
    [began] = happened(match, BattleBegan)
    assert began.attackers == {"piece:infantry": 2, "piece:cavalry": 1, "piece:general-macedonia-1": 1}
    assert began.defenders == {"piece:infantry": 1, "piece:general-egyptus-1": 1, "piece:galley-egyptus-1": 1}


@pytest.mark.rule("CE-fall-05", "CE-caesar-01")
def test_the_fallen_caesar_serves_nobody():
    match = fall()
    assert fact(match.state, "dead", ["caesar-egyptus"]) == ["caesar-egyptus"]


@pytest.mark.rule("CE-fall-06", "CE-fall-07")
def test_dead_generals_of_either_side_stay_dead():
    match = fall(dead=["general-egyptus-1", "general-macedonia-2"])
    assert fact(match.state, "dead", ["general-egyptus-1", "general-macedonia-2"]) == [
        "general-egyptus-1",
        "general-macedonia-2",
    ]


@pytest.mark.rule("CE-fall-08")
def test_the_winners_generals_in_the_losers_hands_come_home_free():
    match = fall(captive={"general-macedonia-2": "egyptus"})
    assert holder(match, "general-macedonia-2") == "free"
    at(match, macedonia={"macedonia": {"general": 1}})
    assert "piece:general-macedonia-2" in [e.leader for e in happened(match, LeaderReturned)]


@pytest.mark.rule("CE-fall-09")
def test_the_losers_generals_in_the_winners_hands_serve_him_now():
    match = fall(captive={"general-egyptus-1": "macedonia"})
    assert holder(match, "general-egyptus-1") == "free"
    home = match.state.home[0]
    assert LEADERS + 1 in leaders_at(match.state, home, 0)


@pytest.mark.rule("CE-fall-10")
def test_the_losers_generals_elsewhere_can_be_ransomed_by_the_winner():
    match = fall(captive={"general-egyptus-1": "hispania"}, purse={"macedonia": 0})
    assert holder(match, "general-egyptus-1") == "hispania"
    while asked(match).kind != "ransom":
        play(match, "done")
    assert (asked(match).seat, keys(match)) == (0, ["general-egyptus-1", "pass", "pass_until_turn"])


@pytest.mark.rule("CE-fall-12")
def test_generals_of_third_players_pass_to_the_winner():
    match = fall(captive={"general-hispania-1": "egyptus"})
    assert holder(match, "general-hispania-1") == "macedonia"


@pytest.mark.rule("CE-fall-11", "CE-faq-fall-04", "CE-faq-place-02")
def test_new_units_never_go_to_the_losers_home():
    match = fall(purse={"egyptus": 30})
    play(match, "buy! infantry=02", "done")
    at(match, macedonia={"macedonia": {"infantry": 2}}, egyptus={"macedonia": {"infantry": 0}})


@pytest.mark.rule("CE-faq-fall-02", "CE-stock-03")
def test_the_piece_limits_of_both_colours_add_up():
    match = fall()
    assert stock(match.state, 0, "infantry") == 40 - 2
    assert stock(match.state, 0, "galley") == 16


@pytest.mark.rule("CE-fall-01", "CE-fall-02")
def test_a_defender_who_takes_the_attackers_caesar_inherits_his_turn_and_battles():
    """Ruling R10: the mover falls; his other battle is fought on by the heir, then his turn is over."""
    given = {
        "italia": {"macedonia": {"caesar": 1, "general": 1, "infantry": 2}},
        "dalmatia": {"egyptus": {"infantry": 2}},
        "pannonia": {"hispania": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia", dice=faces("-ii" + "--"))
    play(match, "caesar-macedonia", "infantry=01", "dalmatia", "attack")
    play(match, "general-macedonia-1", "pannonia", "attack", "end", "dalmatia")
    assert fact(match.state, "alive", []) == ["egyptus", "hispania"]
    [begun] = happened(match, BattleBegan)[1:]
    assert (begun.attacker, begun.defender) == ("side:egyptus", "side:hispania")


@pytest.mark.rule("CE-fall-01", "CE-nav-01")
def test_the_heir_begins_nothing_in_the_turn_of_the_fallen():
    """Egyptus has a galley beside one of Hispania, but it is not its turn."""
    given = {"italia": {"macedonia": {"caesar": 1, "infantry": 1}}, "dalmatia": {"egyptus": {"infantry": 2}}}
    galleys = [{"side": name, "at": "mare_alexandria"} for name in ("egyptus", "hispania")]
    match = table(at=given, galleys=galleys, turn="macedonia", dice=faces("-ii"))
    play(match, "caesar-macedonia", "dalmatia", "attack", "end")
    assert fact(match.state, "alive", []) == ["egyptus", "hispania"]
    assert asked(match).kind != "combat"


@pytest.mark.rule("CE-fall-02")
def test_open_battles_against_the_winner_vanish():
    given = {
        "italia": {"macedonia": {"caesar": 1, "general": 1, "infantry": 2}},
        "dalmatia": {"egyptus": {"infantry": 2}},
        "pannonia": {"egyptus": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia", dice=faces("-ii"))
    play(match, "caesar-macedonia", "infantry=01", "dalmatia", "attack")
    play(match, "general-macedonia-1", "pannonia", "attack", "end", "dalmatia")
    assert len(happened(match, BattleBegan)) == 1
    at(match, pannonia={"egyptus": {"infantry": 2, "general": 1}})


# -- COME VINCERE -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CE-vict-01", "CE-goal-01", "CE-ally-02")
def test_the_last_caesar_wins():
    given = {"italia": {"egyptus": {"general": 1, "infantry": 2}}, "dalmatia": {"hispania": {"caesar": 1}}}
    match = table(seats=2, at=given, turn="egyptus")
    play(match, "general-egyptus-1", "dalmatia", "end", "take-caesar-hispania")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.why) == ((0,), "last_caesar")


@pytest.mark.rule("CE-vict-02", "CE-ally-02")
def test_all_others_may_acclaim_one_of_them():
    match = table(turn="macedonia")
    play(match, "acclaim", "egyptus", "macedonia: yes", "hispania: yes")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.why) == ((1,), "acclaimed")


@pytest.mark.rule("CE-vict-02")
@pytest.mark.parametrize("answers", [("macedonia: no",), ("macedonia: yes", "hispania: no")])
def test_one_dissenter_is_enough(answers):
    match = table(turn="macedonia")
    play(match, "acclaim", "egyptus", *answers)
    assert match.outcome is None
    assert (why_not(match, "acclaim").rule, why_not(match, "acclaim").why) == ("CE-vict-02", "already_proposed")


@pytest.mark.rule("CE-vict-02")
def test_acclamation_can_be_switched_off():
    match = table(turn="macedonia", options={"concession": "off"})
    assert why_not(match, "acclaim").why == "no_concession"


# -- the crown in every phase -----------------------------------------------------------------------------------------

PHASES_OF_THE_MOVER = {
    "move": {},
    "combat": {"phase": "combat", "galleys": [{"side": s, "at": "mare_aegaeum"} for s in ("macedonia", "egyptus")]},
    "destroy": {"phase": "destroy", "city": {"macedonia": "city"}},
    "buy": {"phase": "purchase", "purse": {"macedonia": 50}},
    "ransom": {"phase": "placement", "captive": {"general-macedonia-1": "egyptus"}},
}


@pytest.mark.rule("CE-vict-02")
@pytest.mark.parametrize("kind", PHASES_OF_THE_MOVER)
def test_the_mover_may_propose_an_emperor_in_any_of_his_phases(kind):
    match = table(turn="macedonia", **PHASES_OF_THE_MOVER[kind])
    assert asked(match).kind == kind
    play(match, "acclaim", "emperor! egyptus", "macedonia: acclaim! yes", "hispania: acclaim! no")
    assert asked(match).kind == kind, "the phase goes on"
    no = why_not(match, "acclaim")
    assert (no.rule, no.why) == ("CE-vict-02", "already_proposed"), "once a turn"


@pytest.mark.rule("CE-vict-02")
@pytest.mark.parametrize("kind", PHASES_OF_THE_MOVER)
def test_acclamation_switched_off_is_off_in_every_phase(kind):
    match = table(turn="macedonia", options={"concession": "off"}, **PHASES_OF_THE_MOVER[kind])
    assert why_not(match, "acclaim").why == "no_concession"


@pytest.mark.rule("CE-vict-02")
@pytest.mark.parametrize("last", ["yes", "no"])
def test_the_mover_may_propose_himself_and_all_others_decide(last):
    match = play(table(turn="macedonia"), "acclaim", "emperor! macedonia", "egyptus: yes", f"hispania: {last}")
    if last == "yes":
        assert (match.outcome.winners, match.outcome.why) == ((0,), "acclaimed")
    else:
        assert match.outcome is None
        assert asked(match).kind == "move"


@pytest.mark.rule("CE-vict-02")
def test_a_new_turn_may_propose_again():
    match = play(table(turn="macedonia"), "acclaim", "egyptus", "macedonia: no", "end", "done")
    while asked(match).kind != "move":
        play(match, "done")
    assert asked(match).option("acclaim") is not None


@pytest.mark.rule("CE-vict-02", "CE-fall-01")
def test_who_finishes_the_battles_of_a_fallen_mover_proposes_nobody():
    """Egyptus has taken the Caesar of Macedonia in his own turn and has two battles left to fight against Hispania."""
    given = {
        "macedonia": {"macedonia": {"caesar": 0}},
        "dalmatia": {"macedonia": {"caesar": 1, "infantry": 1}, "egyptus": {"infantry": 1}},
        "pannonia": {"macedonia": {"infantry": 1}, "hispania": {"infantry": 1}},
        "dacia": {"macedonia": {"infantry": 1}, "hispania": {"infantry": 1}},
    }
    match = table(at=given, turn="macedonia", phase="combat", dice="blank infantry")
    play(match, "dalmatia")
    assert (asked(match).seat, keys(match)) == (1, ["dacia", "pannonia"])
    assert asked(match).option("acclaim") is None


@pytest.mark.rule("CE-faq-combat-09")
def test_a_lone_leader_in_britannia_may_be_taken():
    match = table(at={"britannia": {"macedonia": {"infantry": 1}, "egyptus": {"general": 2}}}, turn="macedonia")
    play(match, "end", "take-general-egyptus-1", "capture", "kill")
    holds(match, captive={"general-egyptus-1": "macedonia", "general-egyptus-2": "dead"})


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


@pytest.mark.rule("CE-nav-12", "CE-ransom-05")
def test_a_general_of_a_lost_home_reaches_the_galley_of_his_caesar():
    match = table(
        control={"macedonia": "hispania"},
        galleys=[
            {"side": "macedonia", "at": "mare_alexandria", "cargo": {"general": 1}},
            {"side": "macedonia", "at": "mare_tyrrhenum", "cargo": {"caesar": 1}},
            {"side": "egyptus", "at": "mare_alexandria"},
        ],
        turn="macedonia",
        dice="galley blank galley blank",
    )
    play(match, "end", "sea-mare_alexandria-egyptus")
    assert [e.to for e in happened(match, LeaderEscaped)] == ["piece:galley-macedonia-2"]
