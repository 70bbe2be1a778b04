"""12, 14 Land Battles and the kinds of CUs."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, INDEPENDENT, NOBODY, NONE, WAITING
from strategos.games.successors.common.clash_events import BattleDecided, BattleRolled, JoinedBattle
from strategos.games.successors.common.events import Retreated, RoyalArmySetAside, SurvivalRolled
from strategos.games.successors.common.land_battle import battle_rating, battle_score, combat_strength
from strategos.games.successors.common.scoring import legitimacy, prestige_of
from strategos.games.successors.common.segments import moved_at
from strategos.games.successors.common.steps import Step
from strategos.games.successors.common.surprise_cards import Occasion
from strategos.games.successors.common.tasks import Battle
from strategos.games.successors.third.battle_joining import Joined, join_battle
from strategos.games.successors.third.confrontation import confront
from strategos.games.successors.third.facts import NUMBER, ROYAL_NUMBER, STRENGTH, TABLES, TROOP_NAMES
from strategos.games.successors.third.land_battle import expel, fight, local_troops, make_popular, retreat
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.surprise_cards import SURPRISES
from tests.successors.table import BLUE, RED, YELLOW, force, general, owner, question, run, told, units

from .activating import act, menu
from .table import at, cards, hands, position

OPIS = Battle(YELLOW, RED, at("opis"), at("babylon"))
SUCCESSORS = ("yellow", "blue", "red", "black")


def field(**given: Any) -> SuccessorsState:
    """Yellow attacks Red at Opis."""
    given["generals"] = given.get("generals", {"antigonos": "yellow opis", "peithon": "red opis"})
    given["cus"] = {"yellow opis": {"loyal": 3}, "red opis": {"loyal": 2}, **given.get("cus", {})}
    given.setdefault("successors", SUCCESSORS)
    return position(**given)


def fought(dice: str, *answers: str, battle: Battle = OPIS, **given: Any) -> SuccessorsState:
    s = field(**given)
    run(fight(s, battle), dice, *answers)
    return s


# -- 12.1 to 12.6 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-14.2-b", "S3-12.1-b", "S3-12.1-a")
def test_what_each_cu_counts() -> None:
    strengths = {"mercenary": 1, "loyal": 2, "royal": 2, "silver_shields": 3, "elephant": 0}
    assert {name: STRENGTH[kind] for kind, name in enumerate(TROOP_NAMES)} == strengths
    s = field(cus={"yellow opis": {"silver_shields": 2, "mercenary": 1}})
    assert combat_strength(s, YELLOW, at("opis"), NONE) == 7


@pytest.mark.rule("S3-12.2-a", "S3-12.2-b", "S3-12.2-c", "S3-11.2-a")
def test_local_troops() -> None:
    babylonia = dict.fromkeys(("babylon", "nippour", "ouroukh", "larsa"), "red")
    assert local_troops(field(control={"opis": "red"}), OPIS, RED) == 1
    assert local_troops(field(control=babylonia), OPIS, RED) == 2
    s = field(control={**babylonia, "opis": "red"})
    assert local_troops(s, OPIS, RED) == 3
    assert local_troops(s, OPIS, YELLOW) == 0
    assert local_troops(s, Battle(YELLOW, RED, at("opis"), at("babylon"), (RED,)), RED) == 0


@pytest.mark.rule("S3-12.5-a", "S3-12.5-b", "S3-12.5-c")
def test_the_battle_table() -> None:
    assert (battle_score(TABLES, 7, 8), battle_score(TABLES, 12, 5)) == (4, 7)


@pytest.mark.rule("S3-8.2-c", "S3-12.6-a", "S3-8.4-b")
def test_cus_without_a_general_fight_without_a_battle_rating() -> None:
    s = field(generals={"antigonos": "yellow opis", "seleukos": "yellow opis"}, control={"opis": "red"})
    assert battle_rating(s, RED, at("opis")) == 0
    # Of Antigonos alone, who commands.
    assert battle_rating(s, YELLOW, at("opis")) == 4
    run(fight(s, OPIS), "1 2 1 2 1")
    assert [event.total for event in told(s, BattleRolled)] == [8, 3]


@pytest.mark.rule("S3-14.1-a", "S3-14.1-b", "S3-2.1-c")
def test_each_elephant_rolls_its_own_strength() -> None:
    s = fought("3 5 1 6 6 1 1", cus={"yellow opis": {"elephant": 3}, "red opis": {"mercenary": 1}})
    assert told(s, BattleRolled)[0].strength == 4


# -- 12.4 who joins from inside ---------------------------------------------------------------------------------------

SARDEIS = Battle(RED, YELLOW, at("sardeis"), at("ephesos"))


def at_the_walls(holder: str, **given: Any) -> SuccessorsState:
    """Yellow outside of Sardeis, Red come to fight; the city's owner has CUs inside."""
    return position(
        control={"sardeis": holder},
        generals={"antigonos": "yellow sardeis", "peithon": "red sardeis"},
        cus={
            "yellow sardeis": {"loyal": 3},
            "red sardeis": {"loyal": 2},
            f"{holder} sardeis-inside": {"mercenary": 2},
        },
        successors=SUCCESSORS,
        **given,
    )


@pytest.mark.rule("S3-12.4-a", "S3-12.4-c")
def test_cus_inside_may_join_when_their_army_attacks_the_besieger() -> None:
    s = at_the_walls("red")
    run(join_battle(s, SARDEIS), "", "red: join_cus! mercenary=01")
    assert force(s, "red sardeis") == units(loyal=2, mercenary=1)
    assert force(s, "red sardeis-inside") == units(mercenary=1)


@pytest.mark.rule("S3-12.4-a")
def test_or_intercepts_before_the_walls() -> None:
    s = at_the_walls("yellow")
    intercepted = Battle(RED, YELLOW, at("sardeis"), at("ephesos"), (), YELLOW)
    run(join_battle(s, intercepted), "", "yellow: join_cus! mercenary=02")
    assert force(s, "yellow sardeis") == units(loyal=3, mercenary=2)


@pytest.mark.rule("S3-12.4-a", "S3-9.5-d")
def test_but_not_when_their_army_outside_is_merely_attacked() -> None:
    s = at_the_walls("yellow")
    assert run(join_battle(s, SARDEIS)) is None
    anothers = Battle(RED, YELLOW, at("sardeis"), at("ephesos"), (), BLUE)
    assert run(join_battle(s, anothers)) is None
    assert force(s, "yellow sardeis-inside") == units(mercenary=2)


@pytest.mark.rule("S3-12.4-a")
def test_nor_in_a_battle_of_others() -> None:
    assert run(join_battle(at_the_walls("blue"), SARDEIS)) is None


@pytest.mark.rule("S3-12.4-b", "S3-12.7-a")
def test_who_joined_shares_the_defeat_and_who_stayed_is_safe() -> None:
    s = at_the_walls("red")
    run(fight(s, SARDEIS), "1 1 6 6 1", "join_cus! mercenary=01")
    assert force(s, "red sardeis") == units()
    assert force(s, "red sardeis-inside") == units(mercenary=1)


@pytest.mark.rule("S3-9.1-b")
def test_who_joined_the_attacker_has_moved() -> None:
    s = at_the_walls("red")
    run(fight(s, SARDEIS), "6 6 1 1 1", "join_cus! mercenary=01")
    assert moved_at(s, RED, at("sardeis")) == units(mercenary=1)


# -- 12.7, 12.9, 12.10 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-12.7-a", "S3-12.7-b", "S3-12.7-c", "S3-12.7-e", "S3-12.8-d")
def test_what_the_loser_and_the_winner_lose() -> None:
    # Of two Macedonians one is lost by Attrition, the other Dispersed; the Mercenaries are lost.
    red = {"loyal": 1, "royal": 1, "mercenary": 2}
    s = fought("6 6 3 4 6", "red: lose_cus! royal=01", cus={"red opis": red})
    assert force(s, "red opis") == units()
    assert force(s, "red dispersed") == units(loyal=1)
    assert general(s, "peithon") == DISPERSED
    # Attrition that takes the last CU takes no General.
    s = fought("6 6 3 4 6", cus={"red opis": {"loyal": 1}})
    assert force(s, "red dispersed") == units()
    assert general(s, "peithon") == DISPERSED


@pytest.mark.rule("S3-12.7-e", "S3-12.7-f")
def test_the_winner_loses_one_cu_unless_the_score_is_double() -> None:
    # Strength 6 and 12 give 7; 4 and 10 give 4, 4 and 7 give 2.
    s = fought("6 6 5 5 1")
    assert [event.score for event in told(s, BattleRolled)] == [7, 4]
    assert force(s, "yellow opis") == units(loyal=2)
    s = fought("6 6 3 4 1")
    assert [event.score for event in told(s, BattleRolled)] == [7, 2]
    assert force(s, "yellow opis") == units(loyal=3)
    # Exactly double: 4 and 2.
    s = fought("4 5 3 4 1 1")
    assert [event.score for event in told(s, BattleRolled)] == [4, 2]
    assert force(s, "yellow opis") == units(loyal=3)


@pytest.mark.rule("S3-12.9-a", "S3-12.9-b", "S3-12.9-c")
def test_after_a_draw_both_lose_one_and_the_attacker_goes_back() -> None:
    s = fought("4 4 4 4", cus={"yellow opis": {"loyal": 2}, "red opis": {"loyal": 2}})
    assert len({event.score for event in told(s, BattleRolled)}) == 1
    assert force(s, "yellow babylon") == units(loyal=1)
    assert general(s, "antigonos") == at("babylon")
    assert force(s, "red opis") == units(loyal=1)


@pytest.mark.rule("S3-12.10-a", "S3-12.10-c", "S3-12.10-d", "S3-12.10-b", "S3-17.6-c")
@pytest.mark.parametrize(("die", "dead"), [(4, False), (5, True), (6, True)])
def test_a_modified_nine_tests_the_loser_on_five(die: int, dead: bool) -> None:
    # Peithon raises 3 and 6 to nothing: it is a 9 as rolled; he has lost.
    s = fought(f"6 6 3 6 {die} 1", cus={"yellow opis": {"loyal": 8}})
    assert [event.die for event in told(s, SurvivalRolled)] == [die]
    assert (general(s, "peithon") == DEAD) is dead


@pytest.mark.rule("S3-12.10-c", "S3-12.10-e", "S3-8.1-f", "S3-12.10-f")
@pytest.mark.parametrize(("die", "dead"), [(5, False), (6, True)])
def test_and_the_winner_on_six_alone_who_may_be_replaced(die: int, dead: bool) -> None:
    answers = ("yellow: minor_takes_command! yes",) if dead else ()
    s = fought(f"4 5 1 1 {die} 1", *answers, cus={"yellow opis": {"loyal": 8}})
    assert (general(s, "antigonos") == DEAD) is dead
    assert (general(s, "minor-yellow-1") == at("opis")) is dead
    assert sum(force(s, "yellow opis")) >= 7


# -- 14.3 the Royal Army ----------------------------------------------------------------------------------------------

LAWFUL: dict[str, Any] = {"generals": {"perdikkas": "red opis", "antigonos": "yellow opis"}}


@pytest.mark.rule("S3-14.3-c", "S3-14.3-d", "S3-14.3-e", "S3-17.6-a")
def test_royal_army_cus_of_the_side_with_less_legitimacy_stand_aside_and_go_over() -> None:
    s = fought("1 1 6 6 1", **LAWFUL, cus={"yellow opis": {"royal": 2, "loyal": 1}})
    [aside] = told(s, RoyalArmySetAside)
    assert (aside.side, aside.cus) == ("side:yellow", 2)
    assert told(s, BattleRolled)[0].strength == 2
    assert force(s, "red opis") == units(loyal=2, royal=2)


@pytest.mark.rule("S3-14.3-l")
def test_they_stay_if_their_own_army_wins() -> None:
    s = fought("6 6 1 1 1", **LAWFUL, cus={"yellow opis": {"royal": 2, "loyal": 5}})
    assert force(s, "yellow opis")[2] == 2


@pytest.mark.rule("S3-14.3-f", "S3-14.3-k")
def test_with_equal_legitimacy_they_fight_and_stay() -> None:
    s = fought("1 1 6 6 1", cus={"yellow opis": {"royal": 2, "loyal": 1}})
    assert not told(s, RoyalArmySetAside)
    assert told(s, BattleRolled)[0].strength == 6
    assert force(s, "red opis")[2] == 0


@pytest.mark.rule("S3-14.3-d", "S3-12.9-a")
def test_set_aside_they_are_no_loss_after_a_draw() -> None:
    s = fought("4 4 4 4", **LAWFUL, cus={"yellow opis": {"royal": 2, "loyal": 2}, "red opis": {"loyal": 2}})
    assert force(s, "yellow babylon") == units(royal=2, loyal=1)


def meet(**given: Any) -> SuccessorsState:
    s = field(**given)
    run(confront(s, Step(YELLOW, YELLOW, at("babylon"), at("opis"))))
    return s


@pytest.mark.rule("S3-14.3-g")
def test_who_came_over_without_a_battle_goes_on_with_the_army() -> None:
    s = position(
        successors=SUCCESSORS,
        generals={"perdikkas": "yellow babylon", "antigonos": "red opis"},
        cus={"yellow babylon": {"loyal": 3}, "red opis": {"royal": 2}},
    )
    act(s, "perdikkas", "", "opis", "ask_passage! no", "red: evade! no", "nippour", "end")
    assert force(s, "yellow nippour") == units(loyal=3, royal=2)


@pytest.mark.rule("S3-12.10-f", "S3-9.1-j")
def test_after_a_draw_cus_whom_nobody_leads_are_dispersed() -> None:
    minors = {f"minor-yellow-{n}": "yellow larsa" for n in (1, 2, 3, 4)}
    s = position(
        successors=SUCCESSORS,
        generals={"perdikkas": "yellow opis", "peithon": "red opis", **minors},
        cus={"yellow opis": {"loyal": 2}, "red opis": {"loyal": 2}},
    )
    # Both have a 9; Perdikkas dies on a 6, and no Minor General is off the map.
    run(fight(s, OPIS), "4 5 4 5 6 1")
    assert general(s, "perdikkas") == DEAD
    assert force(s, "yellow dispersed") == units(loyal=1)


@pytest.mark.rule("S3-14.3-g")
@pytest.mark.parametrize("side", ["yellow", "red"])
def test_an_army_of_royal_army_cus_alone_goes_over_without_a_battle(side: str) -> None:
    other = "red" if side == "yellow" else "yellow"
    leaders = {"perdikkas": f"{other} opis", "antigonos": f"{side} opis"}
    s = meet(
        generals=leaders, cus={f"{side} opis": {"royal": 2}, f"{other} opis": {"loyal": 3}}, control={"opis": side}
    )
    assert not told(s, BattleRolled)
    assert force(s, f"{other} opis") == units(loyal=3, royal=2)
    assert general(s, "antigonos") == DISPERSED


@pytest.mark.rule("S3-17.5-e", "S3-14.3-g")
def test_the_status_is_lost_before_legitimacy_is_compared() -> None:
    # Yellow has 4 L to Red's 3 as Champions; attacking a Champion leaves him 1.
    generals = {"perdikkas": "yellow opis", "peithon": "red opis"}
    s = meet(generals=generals, cus={"yellow opis": {"royal": 3}, "red opis": {"loyal": 2}}, successors=())
    assert not s.champion[YELLOW]
    assert force(s, "red opis") == units(loyal=2, royal=3)


@pytest.mark.rule("S3-14.3-h", "S3-9.6-b")
def test_overruns_ask_for_no_legitimacy() -> None:
    s = field(**LAWFUL, cus={"yellow opis": {"royal": 10}, "red opis": {"mercenary": 2}})
    run(confront(s, Step(YELLOW, YELLOW, at("babylon"), at("opis"))))
    assert force(s, "yellow opis") == units(royal=10)
    assert force(s, "red opis") == units()


# -- 7.3, 14.2 cards in a battle --------------------------------------------------------------------------------------


@pytest.mark.rule("S3-7.3-b")
def test_battle_cards_are_asked_for_in_turn_order_not_attacker_first() -> None:
    held = hands(yellow="mutiny", red="anti_elephant_devices")
    s = field(
        first=RED,
        hand=held,
        generals={"perdikkas": "yellow opis", "peithon": "red opis"},
        cus={"yellow opis": {"loyal": 3, "elephant": 1}},
        deck=[*cards("fog")],
    )
    asked = question(fight(s, OPIS))
    assert [decision.seat for decision in asked] == [RED, YELLOW]
    assert asked[0].kind == "battle_cards"


@pytest.mark.rule("S3-14.2-e", "S3-14.2-g", "S3-14.2-h", "S3-14.2-i")
def test_the_silver_shields_change_sides_and_lose_a_cu_each_time() -> None:
    s = field(cus={"yellow opis": {"loyal": 1, "silver_shields": 2}}, silver_shields_came=True)
    shields = SURPRISES[cards("silver_shields")[0]]
    on = Occasion(battle=OPIS)
    assert shields.why_not(s, RED, on) is None
    run(shields.carry_out(s, RED, on, NOBODY))
    assert force(s, "yellow opis") == units(loyal=1)
    assert force(s, "red opis") == units(loyal=2, silver_shields=1)
    assert shields.why_not(s, YELLOW, on) is None
    run(shields.carry_out(s, YELLOW, on, NOBODY))
    assert force(s, "yellow opis") == units(loyal=1)
    assert force(s, "red opis") == units(loyal=2)
    assert shields.why_not(s, RED, on) is not None


@pytest.mark.rule("S3-14.2-e")
def test_before_they_are_in_play_and_outside_of_battles_their_card_takes_nothing() -> None:
    s = field(cus={"yellow opis": {"silver_shields": 2}})
    shields = SURPRISES[cards("silver_shields")[0]]
    assert shields.why_not(s, RED, Occasion(battle=OPIS)) is not None
    s.silver_shields_came = True
    assert shields.why_not(s, RED, Occasion()) is not None
    assert shields.why_not(s, YELLOW, Occasion(battle=OPIS)) is not None


@pytest.mark.rule("S3-14.2-f", "S3-17.1-a")
def test_mutiny_needs_more_legitimacy_and_leaves_the_silver_shields() -> None:
    mutiny = SURPRISES[cards("mutiny")[0]]
    on = Occasion(battle=OPIS)
    s = field(**LAWFUL, cus={"yellow opis": {"silver_shields": 2}})
    assert mutiny.why_not(s, RED, on) is not None
    s = field(**LAWFUL, cus={"yellow opis": {"silver_shields": 2, "loyal": 1}})
    assert mutiny.why_not(s, RED, on) is None
    run(mutiny.carry_out(s, RED, on, run(mutiny.target(s, RED, on))))
    assert force(s, "red opis") == units(loyal=3)
    assert mutiny.why_not(field(cus={"yellow opis": {"loyal": 1}}), RED, on) is not None


@pytest.mark.rule("S3-14.2-c")
def test_the_silver_shields_are_never_split() -> None:
    s = position(
        control={"opis": "yellow"},
        generals={"antigonos": "yellow opis"},
        cus={"yellow opis": {"silver_shields": 2, "loyal": 1}},
    )
    decision = menu(s, "antigonos", "take_along! choose")
    assert decision.kind == "pick_cus"
    keys = [option.key for option in decision.options]
    assert "silver_shields=02" in keys
    assert "silver_shields=01" not in keys


# -- 23.1, 16.5 against Independents ----------------------------------------------------------------------------------


@pytest.mark.rule("S3-23.1-a", "S3-23.1-b", "S3-16.5-a")
@pytest.mark.parametrize(("options", "points"), [((), 0), (("popular_victors",), 1)])
def test_who_beats_an_independent_army_is_popular_only_where_so_agreed(options: tuple[str, ...], points: int) -> None:
    s = position(
        options=options,
        generals={"antigonos": "yellow opis"},
        cus={"yellow opis": {"loyal": 8}},
        armies={"seuthes": "opis"},
    )
    run(fight(s, Battle(YELLOW, INDEPENDENT, at("opis"), at("babylon"))), "6 6 1 1")
    assert s.popularity[7] == points


@pytest.mark.rule("S3-16.5-g", "S3-16.5-h", "S3-16.4-b")
@pytest.mark.parametrize("role", ["attacks", "defends"])
def test_a_victorious_independent_army_removes_the_marker(role: str) -> None:
    for place, left in (("opis", None), ("babylon", "yellow")):
        s = position(
            control={place: "yellow"},
            generals={"antigonos": f"yellow {place}"},
            cus={f"yellow {place}": {"loyal": 2}},
            armies={"seuthes": place},
        )
        sides = (INDEPENDENT, YELLOW) if role == "attacks" else (YELLOW, INDEPENDENT)
        # Its dice come second when it defends.
        run(fight(s, Battle(*sides, at(place), at("larsa"))), "6 6 1 1 1" if role == "attacks" else "1 1 6 6 1")
        assert owner(s, place) == left
        assert s.army_at[4] == at(place)


@pytest.mark.rule("S3-16.5-d", "S3-16.5-e", "S3-16.3-e")
def test_independent_armies_defend_together_with_the_best_rating() -> None:
    s = position(armies={"seuthes": "opis", "philon": "opis"})
    assert combat_strength(s, INDEPENDENT, at("opis"), NONE) == 10
    assert battle_rating(s, INDEPENDENT, at("opis")) == 3


@pytest.mark.rule("S3-16.5-f", "S3-16.5-j")
def test_the_beaten_go_to_their_boxes_or_leave_the_game() -> None:
    s = position(
        generals={"antigonos": "yellow opis"},
        cus={"yellow opis": {"loyal": 20}},
        armies={"seuthes": "opis", "philon": "opis"},
    )
    run(fight(s, Battle(YELLOW, INDEPENDENT, at("opis"), at("babylon"))), "6 6 1 1")
    assert (s.army_at[4], s.army_at[2]) == (at("waiting"), DEAD)


@pytest.mark.rule("S3-16.6-a", "S3-16.6-b")
def test_for_overruns_an_independent_army_counts_its_strength() -> None:
    s = position(generals={"antigonos": "yellow ephesos"}, cus={"yellow ephesos": {"loyal": 20}})
    s.army_at[3] = at("pergamon")
    act(s, "antigonos", "", "pergamon", "end")
    assert not told(s, BattleRolled)
    assert s.army_at[3] == at("waiting")


@pytest.mark.rule("S3-12.9-d")
def test_where_an_independent_army_goes_back_is_told() -> None:
    s = position(
        generals={"antigonos": "red larisa"}, cus={"red larisa": {"mercenary": 2}}, armies={"glaukias": "larisa"}
    )
    retreat(s, Battle(INDEPENDENT, RED, at("larisa"), at("pella")), None)
    assert [event.to for event in told(s, Retreated)] == ["space:pella"]
    retreat(s, Battle(INDEPENDENT, RED, at("pella"), WAITING), None)
    assert [event.to for event in told(s, Retreated)] == ["space:pella", None]


@pytest.mark.rule("S3-14.3-e", "S3-9.1-b")
def test_royal_army_cus_won_by_the_attacker_have_moved_with_him() -> None:
    s = position(
        generals={"antigonos": "yellow opis", "krateros": "red opis"},
        cus={"yellow opis": {"loyal": 5}, "red opis": {"royal": 2, "loyal": 1}},
        royals={"alexandros": "yellow babylon"},
        provinces={"makedonia": "yellow"},
    )
    run(fight(s, Battle(YELLOW, RED, at("opis"), at("babylon"))), "6 6 1 1 1")
    assert force(s, "yellow opis") == units(loyal=5, royal=2)
    assert moved_at(s, YELLOW, at("opis")) == units(royal=2)


@pytest.mark.rule("S3-12.9-b", "S3-12.9-c")
def test_only_who_came_out_for_the_attacker_goes_back_inside() -> None:
    def drawn(joined: int) -> SuccessorsState:
        s = position(
            control={"sardeis": "red"},
            generals={"antigonos": "red sardeis", "krateros": "blue sardeis"},
            cus={"red sardeis": {"loyal": 3}, "blue sardeis": {"loyal": 1}},
        )
        retreat(s, Battle(RED, BLUE, at("sardeis"), at("ephesos")), Joined(joined, units(loyal=1)))
        return s

    assert force(drawn(BLUE), "red ephesos") == units(loyal=3)
    s = drawn(RED)
    assert force(s, "red ephesos") == units(loyal=2)
    assert moved_at(s, RED, at("sardeis-inside")) == units(loyal=1)


@pytest.mark.rule("S3-16.5-g")
@pytest.mark.parametrize(("control", "after"), [("red", NOBODY), ("independent", INDEPENDENT)])
def test_victorious_independents_remove_a_players_marker(control: str, after: int) -> None:
    s = position(control={"larisa": control})
    expel(s, at("larisa"))
    assert s.control[NUMBER["larisa"]] == after


@pytest.mark.rule("S3-12.10-f", "S3-12.9-b")
@pytest.mark.parametrize(
    ("owner", "general", "dispersed"), [("nobody", False, True), ("yellow", False, False), ("nobody", True, False)]
)
def test_after_a_draw_an_attacker_without_a_general_is_dispersed(owner: str, general: bool, dispersed: bool) -> None:
    s = position(
        generals={"antigonos": "yellow pergamon"} if general else {},
        cus={"yellow pergamon": {"loyal": 3}, "red pergamon": {"loyal": 3}},
        control={"pergamon": owner},
        royals={"herakles": "yellow pergamon", "olympias": "red pergamon"},
    )
    retreat(s, Battle(YELLOW, RED, at("pergamon"), at("ephesos")), None)
    assert force(s, "yellow dispersed") == units(loyal=3 if dispersed else 0)
    assert force(s, "yellow ephesos") == units(loyal=0 if dispersed else 3)
    assert force(s, "red pergamon") == units(loyal=3)
    assert len(told(s, Retreated)) == (not dispersed)
    # S3-18.4-a Without CUs nobody carries him.
    assert s.royal_at[ROYAL_NUMBER["herakles"]] == at("pergamon" if dispersed else "ephesos")
    assert s.royal_at[ROYAL_NUMBER["olympias"]] == at("pergamon")


@pytest.mark.rule("S3-12-b", "S3-12.9-b")
@pytest.mark.parametrize("there", [{"krateros": "red ephesos"}, {}])
def test_nobody_falls_back_upon_others(there: dict[str, str]) -> None:
    s = position(
        generals={"antigonos": "yellow pergamon", **there},
        cus={"yellow pergamon": {"loyal": 3}, "red pergamon": {"loyal": 3}},
    )
    retreat(s, Battle(YELLOW, RED, at("pergamon"), at("ephesos")), None)
    assert general(s, "antigonos") == (DISPERSED if there else at("ephesos"))
    assert force(s, "yellow dispersed") == units(loyal=3 if there else 0)
    assert len(told(s, Retreated)) == (not there)


@pytest.mark.rule("S3-23.1-a")
@pytest.mark.parametrize(
    ("name", "options", "gained"),
    [("krateros", ("popular_victors",), 2), ("minor-red-1", ("popular_victors",), 0), ("krateros", (), 0)],
)
def test_only_a_major_general_becomes_popular(name: str, options: tuple[str, ...], gained: int) -> None:
    s = position(generals={name: "red pergamon"}, options=options)
    general = next(g for g, where in enumerate(s.general_at) if where == at("pergamon"))
    make_popular(s, general, 2)
    make_popular(s, NOBODY, 5)
    assert sum(s.popularity) == gained


@pytest.mark.rule("S3-12.10-a")
def test_where_nobody_commands_a_nine_kills_nobody() -> None:
    s = position(
        control={"issos": "blue"},
        generals={"perdikkas": "red issos"},
        cus={"red issos": {"loyal": 3}, "blue issos": {"loyal": 2}},
    )
    run(fight(s, Battle(RED, BLUE, at("issos"), at("tarsos"))), "6 6 3 6 1")
    assert told(s, BattleDecided)[0].winner == "side:red"


@pytest.mark.rule("S3-12.4-a", "S3-12.9-c")
def test_after_a_draw_the_cus_that_had_joined_go_back_inside() -> None:
    s = position(
        generals={"antigonos": "red sardeis", "lysimachos": "blue sardeis"},
        cus={"red sardeis": {"loyal": 4}, "blue sardeis": {"loyal": 3}, "blue sardeis-inside": {"mercenary": 2}},
        control={"sardeis": "blue", "ephesos": "blue"},
    )
    relief = Battle(BLUE, RED, at("sardeis"), at("ephesos"))
    run(fight(s, relief), "1 1 1 1", "join_cus! mercenary=01", "lose_cus! loyal=01")
    assert [event.cus for event in told(s, JoinedBattle)] == [{"piece:mercenary": 1}]
    assert told(s, BattleDecided)[0].winner is None
    assert force(s, "blue sardeis-inside") == units(mercenary=2)
    assert general(s, "lysimachos") == at("ephesos")


@pytest.mark.rule("S3-12.4-a")
def test_when_nobody_comes_out_nothing_is_told() -> None:
    s = position(
        generals={"antigonos": "red sardeis", "lysimachos": "blue sardeis"},
        cus={"red sardeis": {"loyal": 1}, "blue sardeis": {"loyal": 4}, "blue sardeis-inside": {"mercenary": 1}},
        control={"sardeis": "blue", "ephesos": "blue"},
    )
    run(fight(s, Battle(BLUE, RED, at("sardeis"), at("ephesos"))), "6 6 1 1 1", "join_cus! done")
    assert told(s, JoinedBattle) == []


SMALL: dict[str, Any] = {
    "generals": {"perdikkas": "red issos", "eumenes": "blue issos"},
    "cus": {"red issos": {"loyal": 3}, "blue issos": {"mercenary": 2, "royal": 1}},
    "successors": ("blue",),
}


BATTLE = Battle(RED, BLUE, at("issos"), at("tarsos"))


@pytest.mark.rule("S3-14.3-g")
def test_a_single_royal_army_cu_stands_aside() -> None:
    s = position(**SMALL)
    run(fight(s, BATTLE), "6 6 1 1")
    assert [roll.strength for roll in told(s, BattleRolled)] == [6, 2]
    [aside] = told(s, RoyalArmySetAside)
    assert (aside.side, aside.cus) == ("side:blue", 1)
    assert aside.prestige < aside.against


@pytest.mark.rule("S3-17.6-d")
def test_only_the_defender_stands_on_sacred_ground() -> None:
    given: dict[str, Any] = {**SMALL, "generals": {"perdikkas": "red issos", "lysimachos": "blue issos"}}
    s, plain = position(**given, royals={"hearse": "blue issos"}), position(**given)
    gain = legitimacy(s, BLUE).value - legitimacy(plain, BLUE).value
    assert prestige_of(s, BATTLE, BLUE) == prestige_of(plain, BATTLE, BLUE) + gain + 4
    assert prestige_of(s, Battle(BLUE, RED, at("issos"), at("tarsos")), BLUE) == prestige_of(plain, BATTLE, BLUE) + gain
