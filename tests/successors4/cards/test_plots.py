"""Condemnation, Epidemic, Desertions, Treachery."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.card_events import FortuneRolled
from strategos.games.successors.common.cards.plots import why_not_betray_royal
from strategos.games.successors.common.events import Dispersed
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.common.succession import slay
from strategos.games.successors.fourth.cards import EVENTS
from strategos.games.successors.fourth.facts import GENERAL_NUMBER, ROYAL_NUMBER, ROYALS
from strategos.games.successors.fourth.state import SuccessorsState
from tests.successors.table import BLUE, RED, force, general, owner, royal, run, told, units
from tests.successors4.cards.hand import offered, play, reason, refused
from tests.successors4.table import at, position

from .hand import offered as aimed

KRATEROS, EUMENES = GENERAL_NUMBER["krateros"], GENERAL_NUMBER["eumenes"]

# -- Condemnation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-3.6-m")
@pytest.mark.parametrize("where", ["issos", "dispersed"])
def test_a_condemned_general_costs_his_faction_three_legitimacy_while_he_lives(where: str) -> None:
    s = position(generals={"krateros": f"blue {where}"})
    before = legitimacy(s, BLUE).value
    play(s, "condemnation", "", "event_general! krateros")
    assert legitimacy(s, BLUE).value == before - 3
    run(slay(s, KRATEROS))
    assert legitimacy(s, BLUE).value == before
    assert s.condemned == NOBODY


@pytest.mark.rule("S4-3.6-m")
def test_who_can_be_condemned() -> None:
    s = position(
        generals={
            "krateros": "blue issos",
            "eumenes": "red dead",
            "antigonos": "red pella",
            "minor-blue-1": "blue issos",
        }
    )
    assert offered(s, "condemnation") == ["antigonos", "krateros"]
    assert reason(s, "condemnation", "eumenes") == "cannot_be_condemned"
    assert reason(s, "condemnation", "kassandros") == "cannot_be_condemned"
    assert refused(position(), "condemnation") == "no_target"


@pytest.mark.rule("S4-6.2-j", "S4-6.2-an")
def test_there_is_one_mark_and_it_may_come_back_to_the_same_man() -> None:
    s = position(generals={"krateros": "blue issos", "eumenes": "red pella"}, condemned=KRATEROS)
    blue, red = legitimacy(s, BLUE).value, legitimacy(s, RED).value
    moved = play(s.copy(), "condemnation", "", "eumenes")
    assert (legitimacy(moved, BLUE).value, legitimacy(moved, RED).value) == (blue + 3, red - 3)
    again = play(s.copy(), "condemnation", "", "krateros")
    assert legitimacy(again, BLUE).value == blue
    assert again.condemned == KRATEROS


@pytest.mark.rule("S4-6.2-j", "S4-3.1-a")
def test_the_three_legitimacy_regained_win_at_once_even_if_he_is_condemned_anew() -> None:
    s = position(
        generals={"krateros": "blue pella", "perdikkas": "blue pella"},
        cus={"blue pella": {"loyal": 1}},
        royals={"alexandros": "blue pella", "olympias": "blue pella", "kleopatra": "blue pella"},
        provinces={"makedonia": "blue"},
        condemned=KRATEROS,
    )
    s.oracle[BLUE] = 1
    assert legitimacy(s, BLUE).value == 15
    play(s, "condemnation", "", "krateros")
    assert s.winner == BLUE
    assert s.condemned == NOBODY


# -- Epidemic ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-7.3-a", "S4-7.3-b")
def test_an_epidemic_strikes_any_army_of_a_player() -> None:
    s = position(
        generals={
            "krateros": "blue issos",
            "eumenes": "red pella",
            "antigonos": "blue tarsos",
            "perdikkas": "blue issos",
        },
        cus={"blue issos": {"mercenary": 3}, "red pella": {"loyal": 1}, "blue gordion": {"loyal": 1}},
        control={"gordion": "blue"},
        armies={"philon": "sousa"},
    )
    assert offered(s, "epidemic") == ["eumenes", "perdikkas"]
    assert reason(s, "epidemic", "krateros") == "leads_no_army"
    assert reason(s, "epidemic", "antigonos") == "leads_no_army"
    play(s, "epidemic", "6", "event_army! perdikkas")
    assert force(s, "blue issos") == units(mercenary=1)
    assert general(s, "krateros") == at("issos")


@pytest.mark.rule("S4-7.3-c")
def test_the_owner_chooses_who_dies() -> None:
    s = position(generals={"krateros": "blue issos"}, cus={"blue issos": {"mercenary": 1, "loyal": 1}})
    play(s, "epidemic", "5", "red: krateros", "blue: lose_cus! mercenary=01")
    assert force(s, "blue issos") == units(loyal=1)
    assert refused(position(), "epidemic") == "no_target"


@pytest.mark.rule("S4-7.1-s")
def test_a_minor_general_whose_last_cu_dies_leaves() -> None:
    s = position(generals={"minor-blue-1": "blue issos"}, cus={"blue issos": {"mercenary": 1}})
    play(s, "epidemic", "6", "minor-blue-1")
    assert general(s, "minor-blue-1") < 0


# -- Desertions -------------------------------------------------------------------------------------------------------


def army(*, near: bool = True, **troops: int) -> SuccessorsState:
    """Krateros with an Army at Issos, beside Red's Tarsos."""
    return position(
        generals={"krateros": "blue issos"},
        cus={"blue issos": troops},
        control={"tarsos" if near else "pella": "red"},
    )


@pytest.mark.parametrize(("die", "left"), [("1", 2), ("3", 2), ("4", 1), ("6", 1)])
def test_one_or_two_cus_desert(die: str, left: int) -> None:
    s = play(army(mercenary=3), "desertions", die, "event_army! krateros")
    assert force(s, "blue issos") == units(mercenary=left)


def test_mercenaries_first_and_then_whom_the_owner_likes_but_never_the_silver_shields() -> None:
    s = play(army(mercenary=2, loyal=2), "desertions", "6", "krateros")
    assert force(s, "blue issos") == units(loyal=2)
    s = play(army(mercenary=1, loyal=2, royal=1), "desertions", "4", "red: krateros", "blue: lose_cus! royal=01")
    assert force(s, "blue issos") == units(loyal=2)
    s = play(army(mercenary=1, silver_shields=2), "desertions", "4", "krateros")
    assert force(s, "blue issos") == units(silver_shields=2)
    s = play(army(elephant=1, silver_shields=2), "desertions", "6", "krateros")
    assert force(s, "blue issos") == units(silver_shields=2)
    assert refused(army(silver_shields=2), "desertions") == "no_target"
    assert reason(two_armies(), "desertions", "krateros") == "nobody_would_desert"


def two_armies() -> SuccessorsState:
    return position(
        generals={
            "krateros": "blue issos",
            "eumenes": "red gordion",
            "antigonos": "blue ankyra",
            "peithon": "blue sousa",
        },
        cus={
            "blue issos": {"silver_shields": 2},
            "red gordion": {"loyal": 1},
            "blue ankyra": {"loyal": 1},
            "blue sousa": {"loyal": 1},
        },
        control={"tarsos": "red"},
    )


def test_only_an_enemy_army_near_ones_own_markers_or_cus() -> None:
    s = two_armies()
    assert offered(s, "desertions") == ["antigonos"]
    assert reason(s, "desertions", "eumenes") == "leads_no_enemy_army"
    assert reason(s, "desertions", "peithon") == "not_near_you"
    assert refused(army(near=False, mercenary=2), "desertions") == "no_target"
    besieger = position(
        generals={"krateros": "blue pella"}, cus={"blue pella": {"mercenary": 3}}, control={"pella": "red"}
    )
    assert refused(besieger, "desertions") is None


# -- Treachery --------------------------------------------------------------------------------------------------------


def traitors(**given: object) -> SuccessorsState:
    """Red's Army at Tarsos, Blue's marker at Issos."""
    base = {
        "generals": {"eumenes": "red tarsos"},
        "cus": {"red tarsos": {"loyal": 1}},
        "control": {"issos": "blue"},
        "royals": {},
    }
    merged = {key: {**base.get(key, {}), **value} if isinstance(value, dict) else value for key, value in given.items()}
    return position(**{**base, **merged})


@pytest.mark.parametrize(("die", "holder"), [("2", "blue"), ("3", "red"), ("6", "red")])
def test_treachery_turns_an_undefended_marker(die: str, holder: str) -> None:
    s = play(traitors(), "treachery", die, "event_prize! issos")
    assert owner(s, "issos") == holder


def test_or_hands_over_an_heir_to_an_army_nearby() -> None:
    given = {
        "generals": {"krateros": "blue issos"},
        "cus": {"blue issos": {"loyal": 5}},
        "royals": {"alexandros": "blue issos"},
    }
    s = play(traitors(**given), "treachery", "3", "alexandros")
    assert s.royal_at[ROYAL_NUMBER["alexandros"]] == at("tarsos")
    assert royal(s, "alexandros") == "red"
    s = play(traitors(**given), "treachery", "1", "alexandros")
    assert s.royal_at[ROYAL_NUMBER["alexandros"]] == at("issos")
    assert royal(s, "alexandros") == "blue"


def test_of_two_armies_nearby_one_is_named() -> None:
    s = traitors(
        control={"dana": "blue"},
        generals={"antigonos": "red issos"},
        cus={"red issos": {"loyal": 1}},
        royals={"alexandros": "blue dana"},
    )
    play(s, "treachery", "5", "alexandros", "event_army! antigonos")
    assert s.royal_at[ROYAL_NUMBER["alexandros"]] == at("issos")


@pytest.mark.rule("S4-3.7-j")
def test_even_a_major_city_may_be_betrayed_and_that_is_no_attack() -> None:
    s = position(
        generals={"eumenes": "red korinthos"}, cus={"red korinthos": {"loyal": 1}}, control={"athenai": "blue"}
    )
    play(s, "treachery", "4", "athenai")
    assert owner(s, "athenai") == "red"
    assert s.champion[RED] == 1


@pytest.mark.rule("S4-6.2-i", "S4-8.4-b")
def test_treachery_may_win_an_heir_in_game_turn_i_but_not_the_hearse() -> None:
    s = position(
        turn=1,
        control={"tyros": "black"},
        generals={"eumenes": "red issos", "krateros": "blue tyros"},
        cus={"red issos": {"loyal": 1}, "blue tyros": {"loyal": 1}},
        royals={"alexandros": "blue tyros", "hearse": "blue tyros"},
    )
    assert why_not_betray_royal(s, RED, ROYALS.index("alexandros")) is None, "he stands outside, with the besiegers"
    no = why_not_betray_royal(s, RED, ROYALS.index("hearse"))
    assert no is not None
    assert no.why == "not_before_turn"


@pytest.mark.rule("S4-2-ag")
def test_enemy_on_a_card_is_whoever_is_enemy_to_its_player() -> None:
    s = position(
        generals={"antigonos": "red issos", "krateros": "blue tarsos"},
        cus={"red issos": {"mercenary": 1}, "blue tarsos": {"mercenary": 1}},
    )
    assert [EVENTS["desertions"].why_not(s, faction) for faction in (RED, BLUE)] == [None, None]
    assert aimed(s, "desertions", RED) == ["krateros"]
    assert aimed(s, "desertions", BLUE) == ["antigonos"]


def test_a_roll_for_desertions_always_succeeds() -> None:
    given: dict[str, Any] = {
        "generals": {"eumenes": "red issos", "krateros": "blue tarsos"},
        "cus": {"red issos": {"loyal": 1}, "blue tarsos": {"mercenary": 3}},
    }
    s = play(position(**given), "desertions", "1", "krateros")
    assert told(s, FortuneRolled) == [FortuneRolled("side:red", "card:desertions", 1, True)]
    assert told(s, Dispersed) == []
