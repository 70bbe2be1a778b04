"""6.2 The moments at which Surprise cards may be played, out of turn too."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import INDEPENDENT
from strategos.games.successors.common.card_events import CardVoid, SurprisePlayed
from strategos.games.successors.common.clash_events import BattleRolled, NavalBattleRolled, SiegeRolled
from strategos.games.successors.common.surprise_cards import Occasion
from strategos.games.successors.common.tasks import Activate, Battle
from strategos.games.successors.common.windows import is_out, wishes
from strategos.games.successors.fourth.activation import activate, finish
from strategos.games.successors.fourth.deal import card_deal
from strategos.games.successors.fourth.end_of_turn import end_of_turn
from strategos.games.successors.fourth.facts import ARMIES, GENERAL_NUMBER, NUMBER
from strategos.games.successors.fourth.isolation import isolation
from strategos.games.successors.fourth.land_battle import fight
from strategos.games.successors.fourth.naval_battle import BEATEN, STORM, WITHSTOOD, naval_battle
from strategos.games.successors.fourth.preparations import preparations
from strategos.games.successors.fourth.reinforcements import reinforcement
from strategos.games.successors.fourth.rounds import begin_segment
from strategos.games.successors.fourth.set_up import begin
from strategos.games.successors.fourth.sieges import conduct_siege
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.games.successors.fourth.surprise_cards import CRETAN_LIAR, FOG, HUBRIS
from strategos.games.successors.fourth.surrender import surrender_sieges
from strategos.games.successors.fourth.windows import EVENT_ANNOUNCED, GAP, gap, pause
from strategos.kernel.asking import Decision
from strategos.kernel.game import Setup
from strategos.kernel.standing import Order
from tests.successors.table import BLACK, BLUE, RED, YELLOW, force, question, run, told, units

from .table import at, cards, fleet, hands, position

DECK = [*cards("epidemic", "epidemic", "diplomacy", "diplomacy", "treachery", "treachery")]
AHURA = [*cards("ahura_mazda_and_ahriman")]
PLAYED = Occasion(by=BLACK, card=cards("diplomacy")[0])


def asked(decisions: list[Decision]) -> dict[int, list[str]]:
    return {d.seat: [option.key for option in d.options if not option.key.startswith("pass")] for d in decisions}


def an_event(s: SuccessorsState, *seats: int) -> Any:
    """Somebody has played an event, which could be answered by Hubris."""
    return pause(s, EVENT_ANNOUNCED, seats, (HUBRIS,), PLAYED, ends=(HUBRIS,))


# -- who is asked -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-f", "S4-5.3-d")
def test_who_holds_a_card_is_asked_whatever_it_is() -> None:
    s = position(hand=hands(yellow="hubris", blue="epidemic"), deck=[])
    decisions = question(an_event(s, YELLOW, BLUE, RED))
    assert asked(decisions) == {YELLOW: ["hubris"], BLUE: []}
    assert all(decision.secret for decision in decisions)


@pytest.mark.rule("S4-5.3-d")
def test_who_cannot_play_is_told_that_the_card_is_not_in_hand() -> None:
    s = position(hand=hands(yellow="hubris", blue="epidemic"))
    [_, blue] = question(an_event(s, YELLOW, BLUE))
    assert blue.about == {"side": "side:black", "card": "card:diplomacy"}
    no = blue.explain({"card": "hubris"})
    assert no is not None
    assert no.why == "not_in_hand"


@pytest.mark.rule("S4-5.3-d")
def test_nobody_is_asked_about_a_card_that_lies_face_up() -> None:
    s = position(hand=hands(yellow="epidemic"), discards=[HUBRIS])
    assert not is_out(s, HUBRIS)
    assert run(an_event(s, YELLOW)) == []
    s = position(hand=hands(yellow="epidemic"), deck=[HUBRIS])
    assert asked(question(an_event(s, YELLOW))) == {YELLOW: []}


def test_a_table_may_agree_to_ask_only_who_can() -> None:
    given: dict[str, Any] = {"hand": hands(yellow="hubris", blue="epidemic")}
    s = position(**given, setup=Setup(4, "alexander", {"reactions": "able"}))
    assert list(asked(question(an_event(s, YELLOW, BLUE)))) == [YELLOW]
    s = position(**given, setup=Setup(4, "alexander", {"reactions": "everybody"}))
    assert list(asked(question(an_event(s, YELLOW, BLUE)))) == [YELLOW, BLUE]


@pytest.mark.rule("S4-6.2-g", "S4-5.1-m")
def test_of_several_the_first_in_turn_order_plays_and_all_are_asked_again() -> None:
    fogs = Occasion(by=YELLOW, against=BLUE, space=NUMBER["tarsos"])
    s = position(hand=hands(red="fog", black="fog"), deck=DECK.copy(), first=BLACK)
    window = pause(s, EVENT_ANNOUNCED, (RED, BLACK), (FOG,), fogs)
    # Black's card goes first, though Red has chosen one too; then the next question is put to both.
    done = run(window, "", "black: fog", "red: fog", "black: pass", "red: fog")
    assert done == [(BLACK, FOG), (RED, FOG)]


# -- W-GAP, W-CLOSED --------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-f")
def test_between_two_steps_only_who_wishes_is_asked() -> None:
    s = position(hand=hands(yellow="gift_of_oratory", red="epidemic"), standing=wishes(4), deck=DECK + AHURA)
    run(gap(s))
    s.standing.remove(Order(RED, GAP.name))
    assert asked(question(gap(s))) == {RED: []}
    s.standing.remove(Order(YELLOW, GAP.name))
    assert list(asked(question(gap(s)))) == [YELLOW, RED]


@pytest.mark.rule("S4-6.2-f")
def test_everybody_begins_without_that_wish_and_can_give_it_up_again() -> None:
    s = begin(Setup(3, "alexander"))
    assert s.standing == [Order(seat, "gap") for seat in range(3)]
    s.hand, s.standing = hands(blue="epidemic", red="ahura_mazda_and_ahriman"), [Order(BLUE, "gap")]
    run(gap(s), "", "red: gap! pass_always")
    assert s.standing == [Order(BLUE, "gap"), Order(RED, "gap")]


@pytest.mark.rule("S4-6.2-f", "S4-7.2-ah")
def test_a_segment_begins_with_the_gap_and_without_what_the_last_one_remembered() -> None:
    given: dict[str, Any] = {"generals": {"krateros": "red issos", "nearchos": "red tarsos"}, "deck": DECK.copy()}
    s = position(**given, hand=hands(red="gift_of_oratory"), orator=GENERAL_NUMBER["nearchos"], seat=BLUE)
    s.standing += [Order(BLUE, until="segment"), Order(BLUE, until="move")]
    s.movement_die = 4
    run(begin_segment(s), "", "red: gap! gift_of_oratory", "red: orator! krateros")
    assert s.orator == GENERAL_NUMBER["krateros"]
    assert s.standing == []
    assert s.movement_die == 0
    s.hand = hands()
    run(begin_segment(s))
    assert s.orator not in range(len(s.general_at))


@pytest.mark.rule("S4-6.2-f")
@pytest.mark.parametrize("phase", [reinforcement, card_deal, isolation, end_of_turn])
def test_outside_the_strategy_phase_nobody_is_asked(phase: Any) -> None:
    s = position(hand=hands(yellow="gift_of_oratory ahura_mazda_and_ahriman", red="fog"), deck=DECK * 10, turn=1)
    s.general_at[GENERAL_NUMBER["krateros"]], s.general_of[GENERAL_NUMBER["krateros"]] = at("issos"), YELLOW
    run(phase(s))


@pytest.mark.rule("S4-5-a")
def test_nobody_is_asked_any_more_when_the_game_is_over() -> None:
    s = position(hand=hands(yellow="epidemic", red="epidemic"), deck=DECK + AHURA)
    assert list(asked(question(gap(s)))) == [YELLOW, RED]
    s.winner = BLUE
    run(gap(s))


# -- standing orders --------------------------------------------------------------------------------------------------


def test_pass_until_i_am_attacked_ends_with_an_attack() -> None:
    s = position(hand=hands(blue="epidemic"), deck=[HUBRIS, *DECK])
    run(an_event(s, BLUE), "", "blue: pass_until_attacked")
    run(an_event(s, BLUE))
    s.general_at[GENERAL_NUMBER["antigonos"]], s.general_of[GENERAL_NUMBER["antigonos"]] = at("sardeis"), RED
    s.control[NUMBER["sardeis"]] = BLUE
    s.troops.update(position(cus={"red sardeis": {"loyal": 3}}).troops)
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "4")
    assert s.standing == []


def test_pass_for_this_game_turn_ends_with_the_next() -> None:
    s = position(hand=hands(blue="epidemic"), deck=[HUBRIS, *DECK])
    run(an_event(s, BLUE), "", "blue: pass_until_turn")
    run(an_event(s, BLUE))
    run(preparations(s))
    assert s.standing == []


def test_pass_always_is_about_one_moment() -> None:
    s = position(hand=hands(blue="epidemic"), deck=[HUBRIS, *DECK])
    run(an_event(s, BLUE), "", "blue: pass_always")
    assert s.standing == [Order(BLUE, EVENT_ANNOUNCED.name)]
    run(an_event(s, BLUE))


# -- W-ANSWER ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-f", "S4-6.2-h", "S4-6.2-al")
def test_a_surprise_card_is_answered_before_it_is_carried_out_and_its_player_draws_all_the_same() -> None:
    s = position(hand=hands(yellow="hubris", blue="cretan_liar"), deck=DECK.copy())
    done = run(
        an_event(s, YELLOW),
        "",
        "yellow: event_announced! hubris",
        "blue: surprise_announced! cretan_liar",
    )
    assert done == []
    assert told(s, CardVoid) == [CardVoid("card:hubris")]
    assert s.discards == [HUBRIS, CRETAN_LIAR]
    assert [len(hand) for hand in s.hand] == [1, 1, 0, 0, 0]


@pytest.mark.rule("S4-6.2-f")
def test_nobody_answers_the_own_card_and_outsiders_are_asked() -> None:
    s = position(hand=hands(yellow="cretan_liar hubris", red="epidemic"), deck=DECK.copy())
    done = run(an_event(s, YELLOW), "", "yellow: hubris", "red: surprise_announced! pass")
    assert done == [(YELLOW, HUBRIS)]


@pytest.mark.rule("S4-6.2-f")
def test_answers_are_answered_newest_first() -> None:
    s = position(hand=hands(yellow="hubris", blue="cretan_liar", red="cretan_liar"), deck=DECK.copy())
    done = run(
        an_event(s, YELLOW),
        "",
        "yellow: hubris",
        # Blue's answer, and at the same time Red passes.
        "blue: cretan_liar",
        "red: pass",
        # Red answers that.
        "red: cretan_liar",
    )
    assert done == [(YELLOW, HUBRIS)]
    assert [event.card for event in told(s, SurprisePlayed)] == [
        "card:hubris",
        "card:cretan_liar",
        "card:cretan_liar",
    ]
    assert told(s, CardVoid) == [CardVoid("card:cretan_liar")]


# -- W-SIEGE-ROLL, W-SIEGE-PRESTIGE -----------------------------------------------------------------------------------

BESIEGING: dict[str, Any] = {
    "generals": {"antigonos": "red sardeis"},
    "cus": {"red sardeis": {"loyal": 3}},
    "control": {"sardeis": "blue"},
}


@pytest.mark.rule("S4-15.2-i", "S4-15.2-d")
def test_a_traitor_adds_three_to_one_roll_against_a_major_city() -> None:
    s = position(
        **BESIEGING, hand=hands(red="traitor_within_the_city", blue="traitor_within_the_city"), deck=DECK.copy()
    )
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "2", "red: siege_roll! traitor_within_the_city")
    assert told(s, SiegeRolled)[0].total == 5
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "4", "red: siege_roll! pass")
    assert told(s, SiegeRolled)[1].total == 4


@pytest.mark.rule("S4-15.2-i", "S4-6.2-f")
def test_another_card_played_before_the_siege_roll_is_no_traitor() -> None:
    held = hands(red="gift_of_oratory", yellow="traitor_within_the_city")
    s = position(**BESIEGING, hand=held, deck=DECK.copy())
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "4", "red: siege_roll! gift_of_oratory", "red: siege_roll! pass")
    assert told(s, SiegeRolled)[0].total == 4


@pytest.mark.rule("S4-15.2-i")
def test_other_spaces_know_no_traitor() -> None:
    s = position(
        generals={"antigonos": "red issos"},
        cus={"red issos": {"loyal": 3}},
        control={"issos": "independent"},
        hand=hands(red="traitor_within_the_city"),
    )
    run(conduct_siege(s, RED, NUMBER["issos"]), "4")


@pytest.mark.rule("S4-15.2-d", "S4-3.7-f")
def test_the_besieger_is_a_champion_still_when_asked_before_the_die() -> None:
    s = position(**BESIEGING, hand=hands(red="traitor_within_the_city"))
    question(conduct_siege(s, RED, NUMBER["sardeis"]))
    assert s.champion[RED]


@pytest.mark.rule("S4-7.2-ah", "S4-7.2-an")
def test_a_gift_of_oratory_keeps_a_besieged_royal_army() -> None:
    given: dict[str, Any] = {
        "generals": {"antigonos": "red sardeis", "krateros": "blue sardeis-inside"},
        "cus": {"red sardeis": {"loyal": 3}, "blue sardeis-inside": {"royal": 1}},
        "control": {"sardeis": "blue"},
        "successors": ("blue",),
    }
    s = position(**given, hand=hands(red="epidemic", blue="gift_of_oratory"), deck=DECK.copy())
    run(
        conduct_siege(s, RED, NUMBER["sardeis"]),
        "4",
        "blue: siege_prestige! gift_of_oratory",
        "red: siege_prestige! pass",
    )
    assert force(s, "blue sardeis-inside") == units(royal=1)
    s = position(**given, hand=hands(black="gift_of_oratory"))
    run(conduct_siege(s, RED, NUMBER["sardeis"]), "4")


# -- W-LAND-K, W-BATTLE-CARDS, W-BATTLE-PRESTIGE ----------------------------------------------------------------------

MEETING: dict[str, Any] = {
    "generals": {"antigonos": "red issos", "krateros": "blue issos"},
    "cus": {"red issos": {"loyal": 4}, "blue issos": {"royal": 3}},
    "control": {"tarsos": "red"},
    "successors": ("blue",),
}
BATTLE = Battle(RED, BLUE, at("issos"), at("tarsos"))


@pytest.mark.rule("S4-14.3-a", "S4-14.3-b")
def test_the_attacker_plays_all_battle_cards_then_the_defender_and_nobody_else() -> None:
    s = position(
        **{**MEETING, "cus": {"red issos": {"loyal": 2, "elephant": 1}, "blue issos": {"loyal": 2, "elephant": 1}}},
        hand=hands(yellow="anti_elephant_devices", red="anti_elephant_devices", blue="anti_elephant_devices"),
        deck=DECK.copy(),
    )
    answers = ["red: battle_cards! anti_elephant_devices", "red: battle_cards! pass"]
    answers += ["blue: battle_cards! anti_elephant_devices", "blue: battle_cards! pass"]
    answers += ["red: lose_cus! loyal=01", "blue: lose_cus! loyal=01"]
    run(fight(s, BATTLE), "6 6 6 6", *answers)
    assert [event.elephants for event in told(s, BattleRolled)] == [(), ()]


@pytest.mark.rule("S4-14.3-a")
def test_nobody_is_asked_for_battle_cards_that_could_do_nothing() -> None:
    s = position(
        **{**MEETING, "cus": {"red issos": {"mercenary": 4}, "blue issos": {"mercenary": 4}}},
        hand=hands(red="mutiny anti_elephant_devices silver_shields_b", blue="mutiny"),
    )
    run(fight(s, BATTLE), "6 6 1 1")
    assert [event.side for event in told(s, BattleRolled)] == ["side:red", "side:blue"]


@pytest.mark.rule("S4-14.3-a")
def test_the_independents_play_none_and_who_fights_them_is_asked() -> None:
    s = position(
        generals={"krateros": "blue issos"},
        cus={"blue issos": {"loyal": 4}},
        hand=hands(blue="cavalry_superiority", red="epidemic"),
        deck=DECK.copy(),
    )
    s.army_at[ARMIES.index("philon")] = at("issos")
    decisions = question(fight(s, Battle(INDEPENDENT, BLUE, at("issos"), at("tarsos"))))
    assert asked(decisions) == {BLUE: ["cavalry_superiority"]}


@pytest.mark.rule("S4-14.4-a", "S4-7.2-ah", "S4-7.2-ai")
def test_before_prestige_is_reckoned_in_a_battle_both_players_are_asked() -> None:
    s = position(
        **{**MEETING, "cus": {"red issos": {"loyal": 4}, "blue issos": {"royal": 2, "mercenary": 1}}},
        hand=hands(blue="gift_of_oratory", yellow="epidemic"),
        deck=DECK.copy(),
    )
    run(fight(s, BATTLE), "6 6 1 1 1", "blue: battle_prestige! gift_of_oratory")
    [_, blue] = told(s, BattleRolled)
    assert blue.strength == 5
    assert s.orator == GENERAL_NUMBER["krateros"]


# -- W-NAVAL-DICE -----------------------------------------------------------------------------------------------------


def sea_fight(dice: str, *answers: str, **held: str) -> tuple[SuccessorsState, int]:
    s = position(control={"athenai": "blue"}, provinces={"aigyptos": "red"}, hand=hands(**held), deck=DECK.copy())
    s.upgraded[fleet("athenai")] = BLUE
    fought = naval_battle(s, RED, [fleet("aigyptos")], BLUE, [fleet("athenai")], NUMBER["tarsos"])
    return s, run(fought, dice, *answers)


@pytest.mark.rule("S4-13.3-h", "S4-13.3-i", "S4-3.7-e")
def test_fog_cancels_a_naval_battle_and_nobody_loses_anything() -> None:
    s, result = sea_fight("", "yellow: naval_dice! fog", yellow="fog")
    assert result == WITHSTOOD
    assert s.champion[BLUE]
    assert not any(s.fleet_away)
    assert not told(s, NavalBattleRolled)


@pytest.mark.rule("S4-13.3-h")
def test_a_storm_ends_the_voyage_and_the_mover_may_play_it_too() -> None:
    s, result = sea_fight("", "red: naval_dice! sea_storms", red="sea_storms")
    assert result == STORM
    assert s.champion[BLUE]


@pytest.mark.rule("S4-13.3-k", "S4-13.3-l")
def test_a_superior_admiral_is_for_those_who_fight() -> None:
    s, result = sea_fight("6 6 6 6", "blue: naval_dice! superior_admiral", blue="superior_admiral")
    assert result == BEATEN
    assert [event.bonus for event in told(s, NavalBattleRolled)] == [0, 2]
    s, _ = sea_fight("1 1 6 6", yellow="superior_admiral")
    assert not s.champion[BLUE]


@pytest.mark.rule("S4-13.3-k")
def test_every_player_is_asked_before_the_dice() -> None:
    s = position(control={"athenai": "blue"}, hand=hands(yellow="epidemic", red="fog", black="epidemic"), deck=[FOG])
    fought = naval_battle(s, RED, [], BLUE, [fleet("athenai")], NUMBER["tarsos"])
    assert list(asked(question(fought))) == [YELLOW, RED, BLACK]


# -- between the steps of a Segment -----------------------------------------------------------------------------------


@pytest.mark.rule("S4-6.2-f")
def test_who_wishes_is_asked_after_a_siege_and_between_the_steps_of_an_activation() -> None:
    orders = [Order(BLUE, "gap")]
    given: dict[str, Any] = {"deck": DECK + AHURA, "seat": RED, "standing": orders}
    s = position(**BESIEGING, **given, hand=hands(yellow="epidemic", blue="epidemic"))
    answers = ("red: siege! sardeis", "yellow: gap! pass")
    run(surrender_sieges(s, RED), "4", *answers)
    task = Activate(RED, GENERAL_NUMBER["antigonos"], points=2)
    [decision] = question(activate(s, task))
    assert (decision.seat, decision.kind) == (YELLOW, "gap")


def test_pass_for_this_move_ends_with_the_activation() -> None:
    s = position(**BESIEGING, standing=[Order(YELLOW, until="move"), Order(YELLOW, "gap")])
    task = Activate(RED, GENERAL_NUMBER["antigonos"], points=2)
    finish(s, task)
    assert s.standing == [Order(YELLOW, "gap")]
