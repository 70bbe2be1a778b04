"""3, 4, 21 The sequence of play, what the start of a Game Turn brings, the Turn Order, the Usurper."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED, NOBODY
from strategos.games.successors.common.events import HearseLost, TieRolled, UsurperNamed
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.common.victory import total
from strategos.games.successors.third.facts import GENERAL_NUMBER, INITIATIVE, RANK
from strategos.games.successors.third.sequence import SEQUENCE
from strategos.games.successors.third.start_of_turn import name_usurper, set_turn_order, start_of_turn
from strategos.games.successors.third.state import SuccessorsState
from strategos.kernel.clock import Each
from tests.successors.table import BLACK, BLUE, RED, YELLOW, general, run, told

from .activating import named
from .table import at, position, spaces_in


def received(s: SuccessorsState, **generals: int) -> SuccessorsState:
    for name, faction in generals.items():
        s.received[GENERAL_NUMBER[name]] = s.general_of[GENERAL_NUMBER[name]] = faction
    return s


# -- 3 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-3-a", "S3-3.2-a", "S3-3.5-a", "S3-3.5-b")
def test_the_usurper_is_named_after_the_turn_order_is_set_and_five_rounds_follow() -> None:
    names = ["round" if isinstance(place, Each) else place.name for place in SEQUENCE]
    assert names[2:7] == ["start_of_turn", "turn_order", "usurper", "reinforcement", "card_deal"]
    assert names[7:17] == ["round", "end_of_round"] * 5
    assert names[17:] == ["isolation", "end_of_turn"]
    for place in SEQUENCE:
        if isinstance(place, Each):
            assert [phase.name for phase in place.steps[::2]] == ["surrender", "tyche", "activation", "supply"]


@pytest.mark.rule("S3-3.1-a", "S3-3.1-c", "S3-3.1-d")
def test_the_fewest_vp_choose_who_begins_and_the_others_follow_clockwise() -> None:
    s = position(provinces={"kypros": "yellow", "media": "blue", "lydia": "black"})
    run(set_turn_order(s), "", "red: first_player! black")
    assert s.turn_order() == [BLACK, YELLOW, BLUE, RED]


@pytest.mark.rule("S3-3.1-b")
def test_of_several_with_the_fewest_vp_the_lowest_die_chooses() -> None:
    s = position(provinces={"kypros": "yellow"})
    run(set_turn_order(s), "4 2 2 5 1", "black: first_player! red")
    assert [event.die for event in told(s, TieRolled)] == [4, 2, 2, 5, 1]
    assert s.turn_order()[0] == RED


@pytest.mark.rule("S3-4.1-a", "S3-4.1-b")
def test_of_several_with_the_most_vp_the_most_senior_general_makes_the_usurper() -> None:
    # Demetrios has one star as Seleukos has, and is the least senior; Antigonos, with two stars, is not asked for.
    s = position(
        provinces={"kypros": "yellow", "media": "red"},
        generals={"demetrios": "yellow paphos", "seleukos": "red ekbatana", "antigonos": "blue kelainai"},
    )
    run(name_usurper(s))
    assert s.usurper == RED


@pytest.mark.rule("S3-4.1-b", "S3-20.3-d")
def test_seniority_is_a_list_of_its_own() -> None:
    # Perdikkas, Antipatros and Krateros have three stars each.
    assert RANK[GENERAL_NUMBER["perdikkas"]] == RANK[GENERAL_NUMBER["krateros"]]
    s = position(
        provinces={"kypros": "yellow", "media": "red"},
        generals={"krateros": "yellow paphos", "antipatros": "red dispersed"},
    )
    run(name_usurper(s))
    assert s.usurper == RED


@pytest.mark.rule("S3-4.3-a")
def test_the_usurper_keeps_legitimacy_and_stays_a_champion() -> None:
    s = position(provinces={"kypros": "yellow"}, generals={"perdikkas": "yellow paphos"})
    before = legitimacy(s, YELLOW).value
    run(name_usurper(s))
    assert s.usurper == YELLOW
    assert s.champion[YELLOW]
    assert legitimacy(s, YELLOW).value == before == 4


# -- 21 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-21.3-a", "S3-21.2-a")
def test_in_game_turn_three_polyperchon_takes_the_place_of_antipatros_and_demetrios_joins() -> None:
    s = position(turn=3, generals={"antipatros": "yellow pella"}, cus={"yellow pella": {"loyal": 1}})
    received(s, antipatros=YELLOW, antigonos=BLUE)
    s.general_at[GENERAL_NUMBER["antigonos"]] = DEAD
    run(start_of_turn(s))
    assert general(s, "antipatros") == DEAD
    assert general(s, "polyperchon") == at("pella")
    assert INITIATIVE[GENERAL_NUMBER["polyperchon"]] == INITIATIVE[GENERAL_NUMBER["antipatros"]]
    assert RANK[GENERAL_NUMBER["polyperchon"]] != RANK[GENERAL_NUMBER["antipatros"]]
    # Antigonos is dead, and still his player gets Demetrios: with the Reinforcements of this Game Turn.
    assert general(s, "demetrios") == DISPERSED
    assert s.general_of[GENERAL_NUMBER["demetrios"]] == BLUE


@pytest.mark.rule("S3-21.3-a")
def test_a_dispersed_antipatros_is_followed_in_the_dispersed_box() -> None:
    s = received(position(turn=3, generals={"antipatros": "yellow dispersed"}), antipatros=YELLOW)
    run(start_of_turn(s))
    assert general(s, "polyperchon") == DISPERSED


@pytest.mark.rule("S3-17.4-i")
def test_alexander_unburied_in_game_turn_four_is_lost() -> None:
    for turn, lost in ((3, False), (4, True)):
        s = position(turn=turn, royals={"hearse": "damaskos"})
        run(start_of_turn(s))
        assert bool(told(s, HearseLost)) is lost
    assert s.royal_of[6] == NOBODY


# -- 21.4 coming of age -----------------------------------------------------------------------------------------------

AHEAD: dict[str, Any] = {"generals": {"perdikkas": "yellow damaskos"}, "cus": {"yellow damaskos": {"loyal": 1}}}


@pytest.mark.rule("S3-21.4-a", "S3-21.4-b", "S3-21.4-c", "S3-20.1-b", "S3-21.4-d")
@pytest.mark.parametrize(("turn", "heir"), [(4, "herakles"), (5, "alexandros")])
def test_the_foremost_guardian_proclaims_his_heir_and_wins(turn: int, heir: str) -> None:
    s = position(**AHEAD, turn=turn, royals={heir: "yellow damaskos"})
    run(start_of_turn(s), "", "yellow: proclaim! proclaim")
    assert (s.winner, s.won_by) == (YELLOW, "regency")


@pytest.mark.rule("S3-21.4-c", "S3-21.4-h", "S3-18.6-a")
def test_or_has_him_assassinated_and_the_game_goes_on() -> None:
    s = position(**AHEAD, turn=4, royals={"herakles": "yellow damaskos"})
    run(start_of_turn(s), "", "yellow: proclaim! assassinate")
    assert s.winner == NOBODY
    assert s.royal_at[2] == DEAD


@pytest.mark.rule("S3-21.4-a", "S3-21.4-b")
@pytest.mark.parametrize(("turn", "heir"), [(4, "alexandros"), (5, "herakles"), (3, "herakles"), (4, "philippos")])
def test_nobody_comes_of_age_in_another_turn(turn: int, heir: str) -> None:
    s = position(**AHEAD, turn=turn, royals={heir: "yellow damaskos"})
    run(start_of_turn(s))
    assert s.winner == NOBODY
    assert s.royal_at[("alexandros", "philippos", "herakles").index(heir)] == at("damaskos")


@pytest.mark.rule("S3-21.4-e", "S3-21.4-h")
def test_a_lesser_guardian_can_only_have_him_assassinated() -> None:
    s = position(**AHEAD, turn=4, royals={"herakles": "yellow damaskos"}, provinces={"aigyptos": "red"})
    run(start_of_turn(s))
    assert s.winner == NOBODY
    assert s.royal_at[2] == DEAD


@pytest.mark.rule("S3-21.4-g")
def test_an_heir_whom_nobody_has_ends_the_game_for_the_highest_total() -> None:
    s = position(turn=4, royals={"herakles": "damaskos"}, provinces={"aigyptos": "red"})
    run(start_of_turn(s))
    assert (s.winner, s.won_by) == (RED, "regency")


@pytest.mark.rule("S3-21.4-f", "S3-21.4-i", "S3-20.3-b")
@pytest.mark.parametrize(("makedonia", "wins"), [("yellow", True), ("red", False)])
def test_a_tied_guardian_must_win_the_tie(makedonia: str, wins: bool) -> None:
    other = "red" if makedonia == "yellow" else "yellow"
    s = position(
        turn=4,
        successors=("yellow", "blue", "red", "black"),
        generals={"eumenes": "yellow damaskos"},
        royals={"herakles": "yellow damaskos"},
        provinces={"makedonia": makedonia, "persis": other},
    )
    level(s)
    if wins:
        run(start_of_turn(s), "", "yellow: proclaim! proclaim")
        assert s.winner == YELLOW
    else:
        run(start_of_turn(s))
        assert s.winner == NOBODY


def level(s: SuccessorsState) -> None:
    """Provinces for who is behind, until both have the same total."""
    for province in ("krete", "illyria", "hyrkania", "skythia", "nabataia", "libya", "cyrene"):
        if total(s, YELLOW) == total(s, RED):
            return
        behind = min((YELLOW, RED), key=lambda faction: total(s, faction))
        for space in spaces_in(province):
            s.control[space] = behind
    assert total(s, YELLOW) == total(s, RED)


@pytest.mark.rule("S3-3.1-a")
def test_who_chooses_the_first_player_is_told() -> None:
    s = position(seats=2, provinces={"kypros": "blue"})
    run(set_turn_order(s), "", "yellow: first_player! blue")
    assert s.first == BLUE
    assert [type(event).__name__ for event in s.events] == ["TurnOrderSet"]


@pytest.mark.rule("S3-4.1-a")
def test_who_is_the_usurper_is_told() -> None:
    s = position(provinces={"aigyptos": "red"})
    run(name_usurper(s))
    assert told(s, UsurperNamed) == [UsurperNamed("side:red")]


@pytest.mark.rule("S3-21.3-a", "S3-20.1-a")
def test_when_a_regent_has_won_nobody_follows_antipatros() -> None:
    s = position(turn=3, generals={"antipatros": "red pella"}, winner=RED)
    s.received[named("antipatros")] = RED
    run(start_of_turn(s))
    assert general(s, "antipatros") == at("pella")
