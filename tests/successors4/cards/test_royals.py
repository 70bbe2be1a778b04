"""Brides, Olympias, Philippos, Plans of Their Own, Drinking Hemlock."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.common.settle import settle
from strategos.games.successors.fourth.end_of_turn import end_of_turn
from strategos.games.successors.fourth.facts import ROYAL_NUMBER
from strategos.games.successors.fourth.state import SuccessorsState
from tests.successors.table import BLUE, RED, force, general, owner, royal, run, units
from tests.successors4.cards.hand import offered, play, reason, refused
from tests.successors4.table import at, position

BRIDES = {"kleopatra": "kleopatra_offers_marriage", "thessalonike": "thessalonike_offers_marriage"}
EURYDIKE = "eurydike_speaks_for_philippos"


def place_of(s: SuccessorsState, name: str) -> int:
    return s.royal_at[ROYAL_NUMBER[name]]


# -- brides -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-8.2-f", "S4-8.2-k")
@pytest.mark.parametrize("name", BRIDES)
def test_a_bride_marries_as_soon_as_an_army_of_the_player_is_with_her(name: str) -> None:
    s = position(royals={name: "sardeis"}, generals={"antigonos": "red sardeis"}, cus={"red sardeis": {"loyal": 1}})
    before = legitimacy(s, RED).value
    play(s, BRIDES[name])
    assert royal(s, name) == "red"
    assert legitimacy(s, RED).value == before + {"kleopatra": 3, "thessalonike": 2}[name]


@pytest.mark.rule("S4-8.2-f", "S4-8.2-g", "S4-8.2-j")
def test_the_card_may_be_played_before_and_lasts_for_the_game_turn() -> None:
    s = position(
        royals={"kleopatra": "sardeis"}, generals={"antigonos": "red pergamon"}, cus={"red pergamon": {"loyal": 1}}
    )
    play(s, BRIDES["kleopatra"])
    assert royal(s, "kleopatra") is None
    later = s.copy()
    later.general_at[:] = [at("sardeis") if where == at("pergamon") else where for where in s.general_at]
    later.troops = {key + at("sardeis") - at("pergamon"): group for key, group in s.troops.items()}
    settle(later)
    assert royal(later, "kleopatra") == "red"
    run(end_of_turn(s))
    assert s.brides == {}
    s = position(royals={"kleopatra": "blue sardeis"}, control={"sardeis": "blue"})
    play(s, BRIDES["kleopatra"])
    assert royal(s, "kleopatra") == "blue"


@pytest.mark.parametrize("name", BRIDES)
def test_the_dead_do_not_marry(name: str) -> None:
    assert refused(position(royals={name: "dead"}), BRIDES[name]) == "dead"


@pytest.mark.rule("S4-3.1-a")
def test_a_marriage_may_win_the_game() -> None:
    s = position(
        royals={"kleopatra": "sardeis", "alexandros": "red sardeis", "olympias": "red sardeis"},
        generals={"perdikkas": "red sardeis"},
        cus={"red sardeis": {"loyal": 1}},
        provinces={"makedonia": "red"},
        control={"sardeis": "red", "memphis": "red"},
    )
    s.oracle[RED] = 1
    assert legitimacy(s, RED).value == 15
    play(s, BRIDES["kleopatra"])
    assert (s.winner, s.won_by) == (RED, "legitimacy")


# -- Olympias ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-8.2-e")
@pytest.mark.parametrize("before", ["nobody", "blue", "independent"])
def test_olympias_brings_an_army_and_a_marker_to_epeiros(before: str) -> None:
    s = position(royals={"olympias": "molossia"}, control={"ambrakia": before})
    play(s, "olympias", "", "event_place! ambrakia")
    assert place_of(s, "olympias") == at("ambrakia")
    assert royal(s, "olympias") == "red"
    assert owner(s, "ambrakia") == "red"
    assert force(s, "red ambrakia") == units(mercenary=4)
    assert general(s, "minor-red-1") == at("ambrakia")


def test_not_while_she_is_dead_or_controlled() -> None:
    assert refused(position(royals={"olympias": "dead"}), "olympias") == "dead"
    s = position(royals={"olympias": "blue pella"}, control={"pella": "blue"})
    assert refused(s, "olympias") == "controlled"
    s = position(
        royals={"olympias": "molossia"}, cus={f"blue {n}": {"loyal": 1} for n in ("molossia", "ambrakia", "kerkyra")}
    )
    assert refused(s, "olympias") == "no_target"


@pytest.mark.rule("S4-16.9-e")
def test_one_of_hers_rides_but_in_epeiros_only() -> None:
    s = position(royals={"olympias": "molossia"}, control={"babylon": "red"}, options=("cavalry",))
    assert force(play(s.copy(), "olympias", "", "molossia"), "red molossia") == units(mercenary=3, cavalry=1)
    assert force(play(s.copy(), "olympias", "", "babylon"), "red babylon") == units(mercenary=4)


# -- Philippos --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-8.1-b", "S4-3.6-d")
@pytest.mark.parametrize("place", ["korinthos", "babylon", "babylon-inside"])
def test_philippos_comes_to_an_army_or_a_major_city(place: str) -> None:
    s = position(control={"babylon": "red"}, generals={"eumenes": "red korinthos"}, cus={"red korinthos": {"loyal": 1}})
    before = legitimacy(s, RED).value
    play(s, EURYDIKE, "", f"event_place! {place}")
    assert place_of(s, "philippos") == at(place)
    assert royal(s, "philippos") == "red"
    assert legitimacy(s, RED).value == before + 4


# -- Plans of Their Own -----------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-8.4-a", "S4-8.2-d")
def test_a_free_woman_goes_anywhere_and_stays_free() -> None:
    s = position(
        royals={"olympias": "molossia", "kleopatra": "blue sardeis"}, control={"sardeis": "blue", "memphis": "red"}
    )
    assert offered(s, "plans_of_their_own") == ["olympias"]
    assert reason(s, "plans_of_their_own", "kleopatra") == "controlled"
    assert reason(s, "plans_of_their_own", "thessalonike") == "not_on_the_map"
    play(s, "plans_of_their_own", "", "event_royal! olympias", "event_space! memphis")
    assert place_of(s, "olympias") == at("memphis")
    assert royal(s, "olympias") is None


@pytest.mark.rule("S4-8.4-a", "S4-8.2-k")
def test_she_may_walk_into_a_marriage() -> None:
    s = position(
        royals={"kleopatra": "sardeis"},
        generals={"antigonos": "blue issos"},
        cus={"blue issos": {"loyal": 1}},
        brides={ROYAL_NUMBER["kleopatra"]: BLUE},
    )
    play(s, "plans_of_their_own", "", "kleopatra", "issos")
    assert royal(s, "kleopatra") == "blue"


def test_not_to_a_way_point_and_not_where_she_is() -> None:
    from strategos.games.successors.common.cards.royals import why_not_go_there
    from strategos.games.successors.fourth.facts import NUMBER

    s = position(royals={"olympias": "molossia"})
    for space, why in (("tp_chaonia", "not_on_a_way_point"), ("molossia", "already_there")):
        no = why_not_go_there(s, ROYAL_NUMBER["olympias"], NUMBER[space])
        assert no is not None
        assert no.why == why
    assert refused(position(royals={"olympias": "dead"}), "plans_of_their_own") == "no_target"


# -- Drinking Hemlock -------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-8.5-b")
def test_who_is_out_of_reach_and_that_the_hearse_does_not_drink() -> None:
    s = position(
        control={"babylon": "red", "pella": "blue"},
        royals={
            "hearse": "red babylon",
            "alexandros": "blue pella-inside",
            "olympias": "pella",
            "kleopatra": "babylon",
        },
        generals={"antigonos": "red pella"},
        cus={"red pella": {"loyal": 1}},
    )
    assert offered(s, "drinking_hemlock") == ["kleopatra", "olympias"]
    reasons = {"hearse": "cannot_drink", "alexandros": "out_of_your_hands", "thessalonike": "cannot_drink"}
    assert {name: reason(s, "drinking_hemlock", name) for name in reasons} == reasons
    assert refused(position(royals={"alexandros": "babylon"}), "drinking_hemlock") == "no_target"
