"""14 Land Battles."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, INDEPENDENT, NONE, OFF, WAITING
from strategos.games.successors.common.clash_events import BattleDecided, BattleRolled
from strategos.games.successors.common.events import RoyalArmyJoined, RoyalArmySetAside
from strategos.games.successors.common.land_battle import battle_score
from strategos.games.successors.common.segments import unmoved_at
from strategos.games.successors.common.tasks import Battle
from strategos.games.successors.fourth.facts import ARMIES, GENERAL_NUMBER, NUMBER, ROYAL_NUMBER, TABLES
from strategos.games.successors.fourth.land_battle import fight, local_troops
from strategos.games.successors.fourth.state import SuccessorsState
from tests.successors.table import BLUE, RED, force, general, royal, run, told, units

from .table import at, position

ARMIES_MEET: dict[str, Any] = {
    "generals": {"antigonos": "red issos", "krateros": "blue issos"},
    "cus": {"red issos": {"loyal": 4}, "blue issos": {"loyal": 4}},
    "control": {"tarsos": "red"},
}
BATTLE = Battle(RED, BLUE, at("issos"), at("tarsos"))
# Both Battle Ratings are 4: a 1 or 2 counts 4. Strength 8: 8 → 5, 9 → 6, 10 → 7, 11 → 8, 12 → 9.
WIN, DRAW, LOSS = "6 6 1 1", "1 1 1 1", "1 1 6 6"


def battle(dice: str, *answers: str, fought: Battle = BATTLE, **given: Any) -> SuccessorsState:
    s = position(**{**ARMIES_MEET, **given})
    run(fight(s, fought), dice, *answers)
    return s


def rolls(s: SuccessorsState) -> dict[str, BattleRolled]:
    return {event.side: event for event in told(s, BattleRolled)}


# -- 14.1, 14.7 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-14.7-a", "S4-14.7-b", "S4-7.1-b", "S4-14.7-d", "S4-14.7-f", "S4-14-a", "S4-14.1-a")
def test_each_die_is_raised_to_the_battle_rating_and_the_higher_score_wins() -> None:
    s = battle("1 6 2 3 1")
    red, blue = rolls(s)["side:red"], rolls(s)["side:blue"]
    assert (red.dice, red.total, red.strength) == ((1, 6), 10, 8)
    assert (blue.dice, blue.total) == ((2, 3), 8)
    assert red.score == battle_score(TABLES, 10, 8) > blue.score == battle_score(TABLES, 8, 8)
    assert told(s, BattleDecided)[0].winner == "side:red"


@pytest.mark.rule("S4-14.7-d")
def test_the_battle_table_ends_with_its_last_column_and_row() -> None:
    assert battle_score(TABLES, 7, 99) == battle_score(TABLES, 7, 15)
    assert [battle_score(TABLES, row.roll, 0) for row in TABLES.battle] == [0] * len(TABLES.battle)
    assert battle_score(TABLES, 2, 13) == 2
    assert battle_score(TABLES, 20, 15) == TABLES.battle[-1].scores[-1]


@pytest.mark.rule("S4-14.7-b")
def test_cus_without_a_general_fight_with_their_dice_as_they_fall() -> None:
    s = battle("6 6 1 1 1", generals={"antigonos": "red issos"}, control={"issos": "blue"})
    assert rolls(s)["side:blue"].total == 2


# -- 14.5, 14.6 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-14.5-a", "S4-14.5-b", "S4-14.5-c", "S4-14.6-c")
@pytest.mark.parametrize(
    ("control", "points"),
    [
        ({"issos": "blue"}, 1),
        ({"tarsos": "blue", "kelenderis": "blue"}, 2),
        ({"issos": "blue", "tarsos": "blue"}, 3),
        ({}, 0),
    ],
)
def test_local_troops(control: dict[str, str], points: int) -> None:
    s = battle(f"{WIN} 1", control=control)
    blue = rolls(s)["side:blue"]
    assert (blue.local, blue.strength) == (points, 8 + points)


@pytest.mark.rule("S4-14.5-e")
def test_who_failed_to_evade_has_no_local_troops() -> None:
    s = position(**{**ARMIES_MEET, "control": {"issos": "blue"}})
    assert local_troops(s, Battle(RED, BLUE, at("issos"), at("tarsos"), (BLUE,)), BLUE) == 0


@pytest.mark.rule("S4-14.5-d")
def test_peukestas_doubles_them_among_his_own() -> None:
    for space, points in (("sousa", 2), ("issos", 1)):
        s = position(generals={"peukestas": f"blue {space}"}, control={space: "blue"})
        assert local_troops(s, Battle(RED, BLUE, at(space), at("tarsos")), BLUE) == points
    s = position(generals={"peukestas": "blue sousa", "krateros": "blue sousa"}, control={"sousa": "blue"})
    assert local_troops(s, Battle(RED, BLUE, at("sousa"), at("tarsos")), BLUE) == 1


@pytest.mark.rule("S4-14.6-a", "S4-14.6-b", "S4-7.2-n", "S4-7.2-o")
def test_elephants_roll_for_their_strength() -> None:
    cus = {"red issos": {"elephant": 3, "mercenary": 1, "loyal": 1}, "blue issos": {"loyal": 1}}
    s = position(**{**ARMIES_MEET, "cus": cus})
    run(fight(s, BATTLE), "1 4 6 6 6 1 1 1")
    red = rolls(s)["side:red"]
    assert red.elephants == (0, 2, 4)
    assert red.strength == 6 + 1 + 2


@pytest.mark.rule("S4-7.5-c", "S4-7.5-a")
def test_an_independent_army_fights_with_its_cus_and_its_own_rating() -> None:
    s = battle(
        "6 6 1 1",
        fought=Battle(RED, INDEPENDENT, at("lamia"), at("tarsos")),
        generals={"antigonos": "red lamia"},
        cus={"red lamia": {"loyal": 4}},
        armies={"leosthenes": "lamia"},
    )
    foe = rolls(s)["side:independent"]
    assert (foe.strength, foe.total) == (6, 6)
    assert s.army_at[ARMIES.index("leosthenes")] == DEAD
    assert s.popularity[GENERAL_NUMBER["antigonos"]] == 1


@pytest.mark.rule("S4-7.2-af")
def test_a_minor_general_wins_no_popularity() -> None:
    s = battle(
        "6 6 1 1",
        fought=Battle(RED, INDEPENDENT, at("lamia"), at("tarsos")),
        generals={"minor-red-1": "red lamia"},
        cus={"red lamia": {"loyal": 4}},
        armies={"leosthenes": "lamia"},
    )
    assert not any(s.popularity)


# -- 3.7 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.7-d", "S4-3.7-k")
def test_starting_a_battle_against_a_champion_costs_the_status_before_prestige() -> None:
    s = battle(DRAW)
    assert not s.champion[RED]
    assert s.champion[BLUE]


# -- 14.9 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-14.9-c", "S4-14.9-f", "S4-14.9-a")
def test_the_winner_loses_one_cu() -> None:
    # 9 against 5: not twice as much. Four Macedonians in the third column, a 1: none lost.
    s = battle(f"{WIN} 1")
    assert force(s, "red issos") == units(loyal=3)
    assert force(s, "blue issos") == NONE
    assert force(s, "blue dispersed") == units(loyal=4)
    assert general(s, "krateros") == DISPERSED
    assert general(s, "antigonos") == at("issos")


@pytest.mark.rule("S4-14.9-d")
def test_twice_the_score_costs_nothing() -> None:
    s = battle(f"{WIN} 1", cus={"red issos": {"loyal": 4}, "blue issos": {"loyal": 2}})
    assert [event.score for event in told(s, BattleRolled)] == [9, 2]
    assert force(s, "red issos") == units(loyal=4)


@pytest.mark.rule("S4-14.9-b", "S4-14.7-e", "S4-14.10-a", "S4-14.10-d")
def test_after_a_draw_each_loses_one_and_the_attacker_goes_back() -> None:
    s = battle(
        DRAW, "red: lose_cus! mercenary=01", cus={"red issos": {"loyal": 3, "mercenary": 2}, "blue issos": {"loyal": 4}}
    )
    assert told(s, BattleDecided)[0].winner is None
    assert force(s, "blue issos") == units(loyal=3)
    assert force(s, "red issos") == NONE
    assert force(s, "red tarsos") == units(loyal=3, mercenary=1)
    assert general(s, "antigonos") == at("tarsos")
    assert general(s, "krateros") == at("issos")


@pytest.mark.rule("S4-14.10-a")
def test_the_royal_family_goes_back_too() -> None:
    s = battle(DRAW, royals={"herakles": "red issos", "olympias": "red issos"})
    assert s.royal_at[ROYAL_NUMBER["herakles"]] == s.royal_at[ROYAL_NUMBER["olympias"]] == at("tarsos")
    assert royal(s, "olympias") == "red"


@pytest.mark.rule("S4-14.10-e", "S4-14.1-b", "S4-14.9-b", "S4-14.9-c", "S4-7.5-b")
@pytest.mark.parametrize(("dice", "then", "left"), [("1 1 1 1", WAITING, 3), ("6 6 1 1", at("issos"), 0)])
def test_independents_lose_no_cus_and_go_back_to_their_box_after_a_draw(dice: str, then: int, left: int) -> None:
    s = battle(
        dice,
        fought=Battle(INDEPENDENT, BLUE, at("issos"), WAITING),
        generals={"minor-blue-1": "blue issos"},
        cus={"blue issos": {"mercenary": 4}},
        armies={"glaukias": "issos"},
    )
    assert s.army_at[ARMIES.index("glaukias")] == then
    assert force(s, "blue issos") == units(mercenary=left)


# -- 7.2 F, 14.4 ------------------------------------------------------------------------------------------------------

ROYALS: dict[str, Any] = {"cus": {"red issos": {"royal": 2, "loyal": 2}, "blue issos": {"loyal": 4}}}


@pytest.mark.rule("S4-14.4-a", "S4-7.2-ai", "S4-7.2-aj", "S4-10-ac")
def test_royal_army_cus_of_the_side_with_less_prestige_do_not_fight() -> None:
    # Red has lost its 3 L by attacking; Blue has 3, and Krateros' 2.
    s = battle(f"{LOSS} 1", **ROYALS)
    assert told(s, RoyalArmySetAside)[0].cus == 2
    assert rolls(s)["side:red"].strength == 4


@pytest.mark.rule("S4-7.2-ak", "S4-14.9-k", "S4-14.9-j")
def test_they_join_the_winner_when_their_side_loses() -> None:
    s = battle(f"{LOSS} 1", **ROYALS)
    assert force(s, "blue issos") == units(loyal=4, royal=2)
    assert force(s, "red dispersed") == units(loyal=2)
    assert told(s, RoyalArmyJoined)[0].side == "side:blue"


@pytest.mark.rule("S4-14.9-l")
def test_those_who_join_the_activated_general_have_moved_with_him() -> None:
    given: dict[str, Any] = {"cus": {"red issos": {"loyal": 4}, "blue issos": {"loyal": 2, "royal": 2}}}
    s = battle(
        f"{WIN} 1",
        generals={"krateros": "red issos", "antigonos": "blue issos"},
        usurper=BLUE,
        successors=("blue",),
        **given,
    )
    assert force(s, "red issos") == units(loyal=4, royal=2)
    assert unmoved_at(s, RED, at("issos")) == units(loyal=4)
    # Those too who come over before the dice, when cards have changed the Prestige (OQ-RA-TIMING).
    given = {"cus": {"red issos": {"loyal": 4}, "blue issos": {"royal": 2}}}
    s = battle("", generals={"krateros": "red issos", "antigonos": "blue issos"}, successors=("blue",), **given)
    assert force(s, "red issos") == units(loyal=4, royal=2)
    assert unmoved_at(s, RED, at("issos")) == units(loyal=4)
    # Whoever is not on the move may lead those he has won.
    s = battle(f"{LOSS} 1", **ROYALS)
    assert unmoved_at(s, BLUE, at("issos")) == units(loyal=4, royal=2)


@pytest.mark.rule("S4-7.2-ai")
def test_equal_prestige_keeps_them_in_line() -> None:
    generals = {"antigonos": "red issos", "lysimachos": "blue issos"}
    s = position(**{**ARMIES_MEET, **ROYALS, "generals": generals, "successors": ("red", "blue")})
    run(fight(s, BATTLE), "6 6 1 1 1", "lose_cus! royal=01")
    assert told(s, RoyalArmySetAside) == []
    assert force(s, "red issos") == units(royal=1, loyal=2)


@pytest.mark.rule("S4-14.9-b", "S4-14.9-k")
def test_after_a_draw_they_stay_with_their_own_and_cannot_be_the_loss() -> None:
    # Strength 4 against 4.
    s = battle(DRAW, cus={"red issos": {"royal": 2, "loyal": 2}, "blue issos": {"loyal": 2}})
    assert told(s, BattleDecided)[0].winner is None
    assert force(s, "red tarsos") == units(royal=2, loyal=1)


# -- 14.8 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-14.8-a", "S4-14.8-b")
@pytest.mark.parametrize(
    ("dice", "killed"),
    [
        # Red rolls a modified 9; Blue loses with 8, draws with 9, wins with 10.
        ("4 5 1 1 5", False),
        ("4 5 1 1 6", True),
        ("4 5 4 5 5 1", False),
        ("4 5 4 5 6 1", True),
        ("4 5 4 6 4", False),
        ("4 5 4 6 5", True),
    ],
)
def test_a_modified_nine_may_kill_the_commander(dice: str, killed: bool) -> None:
    lost = "4 6" in dice
    won = "1 1" in dice
    answers = ["minor_takes_command! no"] if killed and not lost else []
    s = battle(dice if not (won or lost) else f"{dice} 1", *answers)
    assert (general(s, "antigonos") == DEAD) is killed


@pytest.mark.rule("S4-14.8-d")
def test_a_minor_general_never_rolls() -> None:
    # Battle Rating 2: 4 and 5 make a 9.
    s = battle("4 5 1 1 1", generals={"minor-red-1": "red issos", "krateros": "blue issos"})
    assert general(s, "minor-red-1") == at("issos")


@pytest.mark.rule("S4-14.8-f", "S4-7.1-r")
def test_a_subordinate_takes_command_or_a_minor_general_is_placed() -> None:
    s = battle("4 5 1 1 6 1", generals={**ARMIES_MEET["generals"], "eumenes": "red issos"})
    assert general(s, "eumenes") == at("issos")
    assert all(general(s, f"minor-red-{n}") == OFF for n in range(1, 5))
    s = battle("4 5 1 1 6 1", "red: minor_takes_command! yes")
    assert general(s, "minor-red-1") == at("issos")
    assert force(s, "red issos") == units(loyal=3)


@pytest.mark.rule("S4-14.8-g")
def test_without_a_commander_the_cus_are_dispersed_unless_the_space_is_theirs() -> None:
    s = battle("4 5 1 1 6 1", "minor_takes_command! no")
    assert force(s, "red dispersed") == units(loyal=3)
    s = battle("4 5 1 1 6 1", "minor_takes_command! no", control={"issos": "red"})
    assert force(s, "red issos") == units(loyal=3)


@pytest.mark.rule("S4-9.1-l", "S4-14.8-g")
def test_after_a_draw_cus_go_back_without_their_killed_general_from_a_space_of_their_own() -> None:
    stronger = {"red issos": {"loyal": 4}, "blue issos": {"loyal": 4, "mercenary": 3}}
    own = {"issos": "red", "tarsos": "red"}
    s = battle("4 5 4 5 6 1", "minor_takes_command! no", "mercenary=01", control=own, cus=stronger)
    assert force(s, "red tarsos") == units(loyal=3)
    s = battle("4 5 4 5 6 1", "minor_takes_command! no", control={"tarsos": "red"})
    assert force(s, "red dispersed") == units(loyal=3)


@pytest.mark.rule("S4-7.1-k")
def test_polyperchon_follows_the_killed_antipatros_at_once() -> None:
    s = position(
        **{**ARMIES_MEET, "generals": {"antipatros": "red issos", "lysimachos": "blue issos"}},
        received=bytearray([RED] * 20),
    )
    # Battle Rating 3: 3 and 6 make a 9.
    run(fight(s, BATTLE), "3 6 1 1 6 1", "place_general! tarsos", "minor_takes_command! no")
    assert general(s, "antipatros") == DEAD
    assert general(s, "polyperchon") == at("tarsos")
    assert s.general_of[GENERAL_NUMBER["polyperchon"]] == RED


@pytest.mark.rule("S4-14.8-h", "S4-14.9-h")
def test_the_royal_family_changes_hands_after_the_battle() -> None:
    s = battle("6 6 1 1 1", royals={"herakles": "blue issos", "olympias": "blue issos"})
    assert royal(s, "herakles") == "red"
    assert royal(s, "olympias") is None


# -- 14.2 -------------------------------------------------------------------------------------------------------------

CITY: dict[str, Any] = {
    "generals": {"antigonos": "red sardeis", "eumenes": "blue sardeis", "krateros": "blue sardeis-inside"},
    "cus": {
        "red sardeis": {"loyal": 4},
        "blue sardeis": {"loyal": 2},
        "blue sardeis-inside": {"loyal": 1, "mercenary": 1},
    },
    "control": {"sardeis": "blue", "tarsos": "red"},
}
BEFORE_THE_WALLS = Battle(RED, BLUE, at("sardeis"), at("tarsos"))


@pytest.mark.rule("S4-14.2-a", "S4-14.2-c", "S4-14.2-d")
def test_pieces_inside_may_come_out_and_take_command() -> None:
    s = battle(
        "6 6 1 1 1", "blue: join_general! krateros", "join_cus! loyal=01", "done", fought=BEFORE_THE_WALLS, **CITY
    )
    blue = rolls(s)["side:blue"]
    # 3 Loyal CUs and 1 for the space; Lydia is not Blue's.
    assert blue.strength == 7
    assert blue.total == 8
    assert general(s, "krateros") == DISPERSED
    assert force(s, "blue sardeis-inside") == units(mercenary=1)


@pytest.mark.rule("S4-14.2-a", "S4-14.2-d", "S4-14.9-j")
def test_who_stays_inside_takes_no_part_and_no_losses() -> None:
    s = battle("6 6 1 1 1", "join_general! done", "join_cus! done", fought=BEFORE_THE_WALLS, **CITY)
    assert force(s, "blue sardeis-inside") == units(loyal=1, mercenary=1)
    assert general(s, "krateros") == at("sardeis-inside")


@pytest.mark.rule("S4-14.2-e", "S4-14.10-c")
def test_a_sally_that_is_drawn_goes_back_inside() -> None:
    sally = Battle(BLUE, RED, at("sardeis"), at("sardeis-inside"))
    given = {
        "generals": {"antigonos": "red sardeis", "eumenes": "blue sardeis", "krateros": "blue sardeis-inside"},
        "cus": {"red sardeis": {"loyal": 1}, "blue sardeis": {"mercenary": 1}, "blue sardeis-inside": {"mercenary": 1}},
        "control": {"sardeis": "blue"},
    }
    s = battle("1 1 1 1", "krateros", "mercenary=01", fought=sally, **given)
    assert told(s, BattleDecided)[0].winner is None
    assert force(s, "blue sardeis-inside") == units(mercenary=1)
    assert general(s, "krateros") == general(s, "eumenes") == at("sardeis-inside")
    assert NUMBER["sardeis"] not in s.sieges


@pytest.mark.rule("S4-14.2-b")
def test_who_comes_out_to_join_the_activated_army_has_moved_with_it() -> None:
    relief = Battle(BLUE, RED, at("sardeis"), at("ephesos"))
    given: dict[str, Any] = {
        "generals": {"antigonos": "red sardeis", "eumenes": "blue sardeis", "krateros": "blue sardeis-inside"},
        "cus": {"red sardeis": {"loyal": 2}, "blue sardeis": {"loyal": 3}, "blue sardeis-inside": {"mercenary": 2}},
        "control": {"sardeis": "blue", "ephesos": "blue"},
    }
    krateros = GENERAL_NUMBER["krateros"]
    s = battle("6 6 1 1 1", "krateros", "mercenary=01", fought=relief, **given)
    assert unmoved_at(s, BLUE, at("sardeis")) == units(loyal=3)
    assert unmoved_at(s, BLUE, at("sardeis-inside")) == units(mercenary=1)
    assert krateros in s.moved_generals
    # After a draw they are inside again, and have moved all the same.
    given["cus"] = {"red sardeis": {"loyal": 4}, "blue sardeis": {"loyal": 3}, "blue sardeis-inside": {"mercenary": 2}}
    s = battle("1 1 1 1", "krateros", "mercenary=01", "lose_cus! loyal=01", fought=relief, **given)
    assert told(s, BattleDecided)[0].winner is None
    assert force(s, "blue sardeis-inside") == units(mercenary=2)
    assert unmoved_at(s, BLUE, at("sardeis-inside")) == units(mercenary=1)
    # The Defender's have not.
    s = battle("6 6 1 1 1", "krateros", "loyal=01", "done", fought=BEFORE_THE_WALLS, **CITY)
    assert krateros not in s.moved_generals


@pytest.mark.rule("S4-14.4-a", "S4-14.9-k")
def test_a_single_royal_army_cu_stands_aside_and_goes_over() -> None:
    s = position(
        generals={"perdikkas": "red issos", "eumenes": "blue issos"},
        cus={"red issos": {"loyal": 3}, "blue issos": {"mercenary": 2, "royal": 1}},
        successors=("blue",),
    )
    run(fight(s, Battle(RED, BLUE, at("issos"), at("tarsos"))), "6 6 1 1")
    assert [roll.strength for roll in told(s, BattleRolled)] == [6, 2]
    assert force(s, "red issos") == units(loyal=3, royal=1)


@pytest.mark.rule("S4-14.10-c")
def test_after_a_draw_only_those_who_had_joined_go_back_inside() -> None:
    relief = Battle(BLUE, RED, at("sardeis"), at("ephesos"))
    s = position(
        generals={"antigonos": "red sardeis", "eumenes": "blue sardeis", "krateros": "blue sardeis-inside"},
        cus={"red sardeis": {"loyal": 4}, "blue sardeis": {"loyal": 3}, "blue sardeis-inside": {"mercenary": 2}},
        control={"sardeis": "blue", "ephesos": "blue"},
    )
    run(fight(s, relief), "1 1 1 1", "krateros", "mercenary=01", "lose_cus! loyal=01")
    assert told(s, BattleDecided)[0].winner is None
    assert general(s, "krateros") == at("sardeis-inside")
    assert general(s, "eumenes") == at("ephesos")
