"""5.1 Preparations, 5.3 the Card Deal, 5.5 Isolation, 5.6 the End of Turn."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, INDEPENDENT, NOBODY
from strategos.games.successors.common.events import CardsDealt, TieRolled
from strategos.games.successors.common.scoring import victory_points
from strategos.games.successors.fourth.deal import card_deal, resample
from strategos.games.successors.fourth.end_of_turn import end_of_turn
from strategos.games.successors.fourth.facts import (
    ANTIGONOS,
    ANTIPATROS,
    BY_SEA,
    CARD_KIND,
    GENERAL_NUMBER,
    HAND,
    HEARSE,
    NAMES,
    NUMBER,
    PROVINCE_NUMBER,
    PROVINCE_OF,
    ROYAL_NUMBER,
    TABLE_CARDS,
)
from strategos.games.successors.fourth.isolation import isolated, isolation
from strategos.games.successors.fourth.preparations import name_usurper, preparations, set_turn_order
from strategos.games.successors.fourth.set_up import begin
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.chance import SeededDice
from strategos.kernel.game import Setup
from tests.successors.table import BLACK, BLUE, GREEN, RED, YELLOW, general, owner, run, told

from .table import at, position, run_agenda

# -- 5.1 A ------------------------------------------------------------------------------------------------------------


def third_turn(**given: Any) -> SuccessorsState:
    s = position(turn=3, **{"generals": {"antipatros": "red pella"}, "control": {"pella": "red"}, **given})
    s.received[ANTIPATROS], s.received[ANTIGONOS] = RED, BLUE
    return s


@pytest.mark.rule("S4-5.1-d", "S4-5.1-a")
@pytest.mark.parametrize(("where", "there"), [("pella", at("pella")), ("dispersed", DISPERSED)])
def test_polyperchon_takes_antipatros_place(where: str, there: int) -> None:
    s = third_turn(generals={"antipatros": f"red {where}"})
    run(preparations(s))
    assert general(s, "polyperchon") == there
    assert s.general_of[GENERAL_NUMBER["polyperchon"]] == RED
    assert general(s, "antipatros") == DEAD


@pytest.mark.rule("S4-5.1-d")
def test_polyperchon_does_not_come_if_antipatros_was_killed_nor_in_another_turn() -> None:
    s = third_turn(generals={"antipatros": "red dead"})
    before = general(s, "polyperchon")
    run(preparations(s))
    assert general(s, "polyperchon") == before
    s = position(turn=2, generals={"antipatros": "red pella"})
    run(preparations(s))
    assert general(s, "antipatros") == at("pella")


@pytest.mark.rule("S4-5.1-e")
@pytest.mark.parametrize("where", ["issos", "dead"])
def test_demetrios_joins_the_player_of_antigonos_and_is_placed_at_once(where: str) -> None:
    s = third_turn(
        generals={"antipatros": "red pella", "antigonos": f"blue {where}"}, control={"pella": "red", "tarsos": "blue"}
    )
    run(preparations(s))
    assert s.general_of[GENERAL_NUMBER["demetrios"]] == BLUE
    run_agenda(s, "", "blue: reinforce! tarsos")
    assert general(s, "demetrios") == at("tarsos")
    assert not any(s.troops)


@pytest.mark.rule("S4-3.8-j", "S4-5.1-f")
@pytest.mark.parametrize(("turn", "lost"), [(3, False), (4, True)])
def test_the_unburied_hearse_is_lost_in_the_fourth_turn(turn: int, lost: bool) -> None:
    s = third_turn(royals={"hearse": "red pella"})
    s.clock = type(s.clock)(turn)
    run(preparations(s))
    assert (s.royal_at[HEARSE] == DEAD) is lost


@pytest.mark.rule("S4-5.1-f", "S4-5.1-g", "S4-3.2-d")
@pytest.mark.parametrize(("turn", "heir"), [(4, "alexandros"), (5, "herakles")])
def test_the_regency_is_checked_first(turn: int, heir: str) -> None:
    s = position(turn=turn, royals={heir: "red pella"}, control={"pella": "red"}, provinces={"aigyptos": "blue"})
    run(preparations(s))
    assert s.royal_at[ROYAL_NUMBER[heir]] == DEAD
    s = position(turn=turn, royals={heir: "red pella"}, control={"pella": "red"})
    run(preparations(s))
    assert s.winner == RED


@pytest.mark.rule("S4-3.1-c", "S4-3.1-a")
def test_totals_of_the_first_turn_win_when_the_second_begins() -> None:
    s = position(turn=2, buried_at_pella=RED, royals={"alexandros": "red pella"}, control={"pella": "red"})
    run(preparations(s))
    assert (s.winner, s.won_by) == (RED, "legitimacy")


# -- 5.1 B, C ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.1-h")
def test_the_most_vp_make_the_usurper() -> None:
    s = position(provinces={"aigyptos": "blue", "thessalia": "red"})
    run(name_usurper(s))
    assert s.usurper == BLUE


@pytest.mark.rule("S4-5.1-i")
def test_of_several_the_highest_rank_makes_the_usurper() -> None:
    s = position(
        provinces={"lydia": "blue", "phrygia": "red"}, generals={"eumenes": "blue issos", "krateros": "red dispersed"}
    )
    run(name_usurper(s))
    assert s.usurper == RED


@pytest.mark.rule("S4-5.1-j", "S4-5.1-k", "S4-5.1-l", "S4-5.1-m")
def test_the_fewest_vp_choose_the_first_player_and_the_direction() -> None:
    s = position(provinces={"aigyptos": "blue", "thessalia": "red", "lydia": "yellow"})
    run(set_turn_order(s), "", "black: first_player! red", "black: leftward! no")
    assert s.turn_order() == [RED, BLUE, YELLOW, BLACK]
    s = position(provinces={"aigyptos": "blue", "thessalia": "red"})
    run(set_turn_order(s), "2 2 1 4", "yellow: blue", "yellow: yes")
    assert len(told(s, TieRolled)) == 4
    assert s.turn_order() == [BLUE, RED, BLACK, YELLOW]


# -- 5.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.3-a", "S4-5.3-b", "S4-5.3-c")
@pytest.mark.parametrize(("seats", "hand", "table"), [(2, 5, 10), (3, 5, 5), (4, 5, 0), (5, 4, 0)])
def test_the_card_deal(seats: int, hand: int, table: int) -> None:
    s = begin(Setup(seats, "alexander"))
    cards = sorted(s.discards)
    # Game Turn after Game Turn, whatever lies where; a removed card stays out.
    for _ in range(2):
        run(card_deal(s))
        assert [len(held) for held in s.hand[:seats]] == [hand] * seats
        assert s.table == table
        assert sorted([*s.deck, *(card for held in s.hand for card in held)]) == cards
        s.discards.append(s.deck.pop())
        cards.remove(s.deck.pop())


@pytest.mark.rule("S4-5.3-d", "S4-6.2-am")
def test_a_hand_is_known_to_its_player_only() -> None:
    s = begin(Setup(4, "alexander"))
    run(card_deal(s))
    event = told(s, CardsDealt)[RED]
    assert event.seen_by(RED) == event
    assert event.seen_by(BLUE) == event.seen_by(None) == CardsDealt("side:red", 5)
    mine, theirs = s.hand[RED], s.hand[BLUE]
    resample(s, RED, SeededDice(3))
    assert s.hand[RED] == mine
    assert s.hand[BLUE] != theirs
    assert len(s.hand[BLUE]) == 5


@pytest.mark.rule("S4-6-d", "S4-6-g", "S4-5.3-d")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_was_revealed_or_played_is_in_nobodys_hand_whatever_one_imagines(seats: int) -> None:
    s = begin(Setup(seats, "alexander"))
    run(card_deal(s))
    public = [s.deck.pop(0) for _ in range(6)]
    s.discards += public
    s.table -= 2
    before = sorted([*s.deck, *(card for hand in s.hand for card in hand)])
    somewhere: set[int] = set()
    for seed in range(200):
        twin = s.copy()
        resample(twin, 0, SeededDice(seed))
        assert twin.discards == s.discards
        assert (twin.table, twin.hand[0]) == (s.table, s.hand[0])
        assert [len(hand) for hand in twin.hand] == [len(hand) for hand in s.hand]
        assert sorted([*twin.deck, *(card for hand in twin.hand for card in hand)]) == before
        somewhere.update(twin.hand[1])
    # Whatever nobody has seen may be with the other player; single copies that one holds are not.
    unseen = [card for card in before if before.count(card) > s.hand[0].count(card)]
    assert somewhere == set(unseen)


@pytest.mark.rule("S4-5.3-c")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_cannot_run_out(seats: int) -> None:
    """OQ-DECK-EMPTY cannot arise: even if every Surprise card is replaced once, cards are left."""
    s = begin(Setup(seats, "alexander"))
    surprises = sum(CARD_KIND[card] == "surprise" for card in s.discards)
    removed = 10
    assert len(s.discards) - removed > HAND[seats] * seats + TABLE_CARDS[seats] + surprises


# -- 5.5 --------------------------------------------------------------------------------------------------------------


def lost(**given: Any) -> set[str]:
    return {NAMES[n] for n in isolated(position(**given), RED)}


CHAIN = ["issos", "tarsos"]


@pytest.mark.rule("S4-5.5-b", "S4-5.5-f")
def test_a_pc_marker_needs_a_chain_to_a_cu_or_a_major_city() -> None:
    assert lost(control=dict.fromkeys(CHAIN, "red")) == set(CHAIN)
    assert lost(control=dict.fromkeys(CHAIN, "red"), cus={"red issos": {"mercenary": 1}}) == set()
    assert lost(control={"amphipolis": "red", "pella": "red", "poteidaia": "red"}) == set()


@pytest.mark.rule("S4-5.5-e")
@pytest.mark.parametrize(
    ("given", "cut"),
    [
        ({}, False),
        ({"control": {"larisa": "blue"}}, True),
        ({"control": {"larisa": "independent"}}, True),
        ({"control": {"larisa": "red"}, "cus": {"blue larisa": {"loyal": 1}}}, False),
        ({"cus": {"blue larisa": {"loyal": 1}}}, True),
        ({"control": {"larisa": "blue"}, "cus": {"red larisa": {"loyal": 1}}}, False),
        ({"armies": {"leosthenes": "larisa"}}, True),
    ],
)
def test_what_a_chain_may_go_through(given: dict[str, Any], cut: bool) -> None:
    """Trikka is joined to Larisa; all other ways out of Thessalia are barred by Blue."""
    walls = {name: "blue" for name in NAMES if PROVINCE_OF[NUMBER[name]] != PROVINCE_NUMBER["thessalia"]}
    walls["pagasai"] = "blue"
    control = {**walls, "pella": "red", "trikka": "red", **given.get("control", {})}
    assert ("trikka" in lost(**{**given, "control": control})) is cut


@pytest.mark.rule("S4-5.5-d", "S4-5.5-c")
def test_the_sea_joins_and_a_siege_does_not_cut() -> None:
    everything = dict.fromkeys(NAMES, "blue")
    port = NAMES[BY_SEA[NUMBER["athenai"]][0]]
    given: dict[str, Any] = {"control": {**everything, "athenai": "red", port: "red"}}
    given["generals"], given["cus"] = {"antigonos": "blue athenai"}, {"blue athenai": {"loyal": 3}}
    assert lost(**given) == set()
    # The besieger traces through the city he besieges, too.
    s = position(
        control={**everything, "athenai": "yellow", port: "red"},
        generals={"antigonos": "red athenai"},
        cus={"red athenai": {"loyal": 1}},
    )
    assert isolated(s, RED) == []


@pytest.mark.rule("S4-5.5-a", "S4-5.5-g")
def test_each_removes_the_own_before_the_next_looks() -> None:
    # Blue's Larisa cuts Red off, but Blue is isolated itself, looks first and loses it.
    control = {name: "independent" for name in NAMES if PROVINCE_OF[NUMBER[name]] != PROVINCE_NUMBER["thessalia"]}
    control |= {"pella": "red", "larisa": "blue", "trikka": "red", "pagasai": "independent"}
    s = position(control=control, first=BLUE)
    run(isolation(s))
    assert owner(s, "larisa") is None
    assert owner(s, "trikka") == "red"
    assert owner(s, "pagasai") == "independent"
    s = position(control=control, first=RED)
    run(isolation(s))
    assert owner(s, "trikka") is None


# -- 5.6 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-5.6-a", "S4-3.8-f", "S4-8.2-j")
def test_at_the_end_of_turn_alexander_may_be_buried_and_bride_cards_expire() -> None:
    s = position(
        turn=3, royals={"hearse": "red memphis"}, generals={"antigonos": "red memphis"}, brides={3: GREEN}, usurper=RED
    )
    run(end_of_turn(s), "", "red: bury! yes")
    assert s.tomb == NUMBER["memphis"]
    assert s.brides == {}
    assert s.winner == NOBODY


@pytest.mark.rule("S4-5.6-a", "S4-5-a")
def test_after_the_fifth_turn_the_winner_is_determined() -> None:
    s = position(turn=5, provinces={"aigyptos": "blue"})
    assert victory_points(s, INDEPENDENT).value == 0
    run(end_of_turn(s))
    assert s.winner == BLUE


@pytest.mark.rule("S4-5.1-l")
def test_two_players_have_no_direction_to_choose() -> None:
    s = position(seats=2, provinces={"kypros": "blue"})
    run(set_turn_order(s), "", "yellow: first_player! blue")
    assert s.first == BLUE
