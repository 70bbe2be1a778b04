"""17, 18 Legitimacy, Champions, Popularity, the Royal Family and Alexander's funeral."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.card_events import RoyalPlaced
from strategos.games.successors.common.champions import attack
from strategos.games.successors.common.events import RoyalTaken
from strategos.games.successors.common.movement_events import Activated
from strategos.games.successors.common.position import whereabouts
from strategos.games.successors.common.royal_family import bury, put_royal
from strategos.games.successors.common.scoring import legitimacy, prestige
from strategos.games.successors.common.settle import settle
from strategos.games.successors.third.activation_segment import name_general
from strategos.games.successors.third.burial import offer_burial, why_not_bury
from strategos.games.successors.third.end_of_turn import end_of_turn
from strategos.games.successors.third.facts import ALEXANDROS, ROYAL_NUMBER, ROYALS
from strategos.games.successors.third.rounds import begin_segment
from strategos.games.successors.third.royal_family import controller, may_marry
from strategos.games.successors.third.state import SuccessorsState
from strategos.games.successors.third.tyche import tyche
from tests.successors.table import BLUE, RED, YELLOW, offered, owner, question, royal, run, told, why

from .activating import act, menu, named, segment
from .table import at, cards, hands, position

KLEOPATRA, HEARSE = ROYAL_NUMBER["kleopatra"], ROYAL_NUMBER["hearse"]


def points(s: SuccessorsState, faction: int = YELLOW) -> int:
    return legitimacy(s, faction).value


def held(**royals: str) -> SuccessorsState:
    """Only what the Royal Family gives: nobody is a Champion."""
    s = position(successors=("yellow", "blue", "red", "black"), control={"opis": "yellow"})
    for name, place in royals.items():
        s.royal_at[ROYAL_NUMBER[name]], s.royal_of[ROYAL_NUMBER[name]] = at(place), YELLOW
        s.active_with[ROYAL_NUMBER[name]] = YELLOW
    return s


# -- 17.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-17.2-a", "S3-17.2-b", "S3-17.2-c", "S3-G-k", "S3-G-p")
def test_one_heir_counts_and_all_women() -> None:
    assert points(held(alexandros="opis")) == 5
    assert points(held(alexandros="opis", herakles="opis", philippos="opis")) == 5
    assert points(held(herakles="opis", philippos="opis")) == 4
    assert points(held(olympias="opis", kleopatra="opis", thessalonike="opis")) == 8


@pytest.mark.rule("S3-17.4-a")
def test_the_body_gives_nothing_before_it_is_buried() -> None:
    assert points(held(hearse="opis")) == 0


@pytest.mark.rule("S3-17.2-d", "S3-17.2-e", "S3-17.2-f", "S3-17.2-g", "S3-17.5-a", "S3-21.3-c")
def test_other_legitimacy() -> None:
    s = position(provinces={"makedonia": "yellow"}, generals={"perdikkas": "yellow pella", "leonnatos": "yellow pella"})
    assert points(s) == 3 + 2 + 1 + 1
    s.condemned = named("perdikkas")
    assert points(s) == 4
    s = position(successors=("yellow",), generals={"krateros": "yellow opis"}, condemned=named("krateros"))
    assert points(s) == 0


# -- 17.5 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-17.5-c", "S3-17.5-d", "S3-17.5-m", "S3-4.2-a")
def test_what_costs_the_status() -> None:
    s = position()
    attack(s, YELLOW, RED)
    assert not s.champion[YELLOW]
    cases: tuple[dict[str, Any], ...] = ({"usurper": RED}, {"successors": ("red",)})
    for given in cases:
        s = position(**given)
        attack(s, YELLOW, RED)
        assert s.champion[YELLOW]
    s = position(successors=("yellow",))
    attack(s, YELLOW, RED)
    assert s.champion[RED]


@pytest.mark.rule("S3-17.5-f")
def test_a_successor_without_vp_is_a_champion_again() -> None:
    s = position(successors=("yellow",), provinces={"kypros": "yellow"})
    settle(s)
    assert not s.champion[YELLOW]
    s.control[at("paphos") // 2] = NOBODY
    settle(s)
    assert s.champion[YELLOW]


# -- 17.6 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-17.6-a", "S3-17.6-b", "S3-17.6-e")
def test_popularity_counts_for_who_commands_and_is_never_below_nothing() -> None:
    s = position(generals={"krateros": "yellow opis", "ptolemaios": "yellow opis", "eumenes": "red opis"})
    assert prestige(s, YELLOW, named("krateros"), at("opis"), defends=False).value == 5
    assert prestige(s, RED, named("eumenes"), at("opis"), defends=False).value == 1
    s.champion[RED] = 0
    assert prestige(s, RED, named("eumenes"), at("opis"), defends=False).value == 0


@pytest.mark.rule("S3-17.6-d")
def test_sacred_ground_helps_the_defender_who_has_the_body_or_the_tomb() -> None:
    s = position(generals={"antigonos": "yellow opis"}, royals={"hearse": "yellow opis"})
    assert prestige(s, YELLOW, named("antigonos"), at("opis"), defends=True).value == 7
    assert prestige(s, YELLOW, named("antigonos"), at("opis"), defends=False).value == 3
    s = position(generals={"antigonos": "yellow pella"}, control={"pella": "yellow"}, tomb=at("pella") // 2)
    assert prestige(s, YELLOW, named("antigonos"), at("pella"), defends=True).value == 3 + 4 + 2


@pytest.mark.rule("S3-17.6-f")
def test_the_gift_of_oratory_gives_five_to_the_end_of_the_segment() -> None:
    s = position(seat=YELLOW, generals={"antigonos": "yellow opis"}, orator=named("antigonos"))
    assert prestige(s, YELLOW, named("antigonos"), at("opis"), defends=False).value == 8
    run(begin_segment(s))
    assert prestige(s, YELLOW, named("antigonos"), at("opis"), defends=False).value == 3


# -- 18.1 control -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-18.1-a", "S3-18.1-b", "S3-18.5-c")
def test_a_marker_a_general_or_a_cu_controls_an_heir_and_units_come_first() -> None:
    s = position(royals={"herakles": "opis"}, control={"opis": "yellow"})
    settle(s)
    assert royal(s, "herakles") == "yellow"
    s = position(royals={"herakles": "opis"}, control={"opis": "yellow"}, generals={"antigonos": "red opis"})
    settle(s)
    assert royal(s, "herakles") == "red"
    # CUs of Blue under the PC marker of Blue; those of Red came with a General who is gone.
    s = position(
        royals={"herakles": "babylon"}, control={"babylon": "independent"}, generals={"antigonos": "red babylon"}
    )
    settle(s)
    assert royal(s, "herakles") == "red"


@pytest.mark.rule("S3-18.1-a")
def test_a_cu_without_a_general_is_enough() -> None:
    s = position(
        royals={"herakles": "blue babylon"},
        control={"babylon": "red"},
        cus={"red babylon": {"loyal": 1}},
    )
    settle(s)
    assert royal(s, "herakles") == "red"


@pytest.mark.rule("S3-18.1-c", "S3-18.2-b", "S3-18.5-d", "S3-18.3-e")
def test_an_inactive_woman_is_nobodys() -> None:
    s = position(royals={"kleopatra": "sardeis"}, generals={"antigonos": "red sardeis"}, control={"sardeis": "red"})
    settle(s)
    assert royal(s, "kleopatra") is None


@pytest.mark.rule("S3-18.2-e", "S3-18.5-e", "S3-18.3-i", "S3-18.3-h")
def test_a_married_woman_alone_stays_married_until_anothers_army_comes() -> None:
    s = position(royals={"kleopatra": "opis"}, successors=("yellow",))
    s.active_with[KLEOPATRA] = YELLOW
    settle(s)
    # Nobody is with her: she gives nothing, and is still his.
    assert (royal(s, "kleopatra"), points(s)) == (None, 0)
    s.general_at[named("antigonos")], s.general_of[named("antigonos")] = at("opis"), YELLOW
    settle(s)
    assert (royal(s, "kleopatra"), points(s)) == ("yellow", 3)
    s = position(royals={"kleopatra": "opis"}, generals={"peithon": "red opis"}, cus={"red opis": {"loyal": 1}})
    s.active_with[KLEOPATRA] = YELLOW
    settle(s)
    assert s.active_with[KLEOPATRA] == NOBODY


@pytest.mark.rule("S3-18.3-a", "S3-18.3-b", "S3-18.3-c", "S3-18.3-d")
@pytest.mark.parametrize("enemy", [False, True])
def test_marriage_takes_the_card_and_an_army_whoever_else_is_there(enemy: bool) -> None:
    given: dict[str, Any] = {"generals": {"antigonos": "yellow opis"}, "cus": {"yellow opis": {"loyal": 1}}}
    if enemy:
        given["generals"]["peithon"] = "red opis"
        given["cus"]["red opis"] = {"loyal": 1}
    s = position(**given, royals={"kleopatra": "opis"}, brides={KLEOPATRA: YELLOW})
    settle(s)
    assert royal(s, "kleopatra") == "yellow"
    s = position(generals={"antigonos": "yellow opis"}, royals={"kleopatra": "opis"}, brides={KLEOPATRA: YELLOW})
    settle(s)
    assert royal(s, "kleopatra") is None


@pytest.mark.rule("S3-18.3-f", "S3-18.3-g", "S3-18.3-j")
def test_an_offer_lapses_with_the_game_turn_and_its_card_goes_back() -> None:
    s = position(brides={KLEOPATRA: YELLOW}, kept=[*cards("kleopatra_offers_marriage")])
    run(end_of_turn(s))
    assert s.brides == {}
    assert (s.kept, s.discards) == ([], [*cards("kleopatra_offers_marriage")])


@pytest.mark.rule("S3-18.4-a")
def test_a_general_alone_carries_nobody() -> None:
    s = position(generals={"antigonos": "yellow opis"}, royals={"herakles": "yellow opis"}, control={"opis": "yellow"})
    act(s, "antigonos", "", "babylon", "end")
    [event] = told(s, Activated)
    assert event.royals == ()
    assert s.royal_at[ROYAL_NUMBER["herakles"]] == at("opis")


# -- 17.4 -------------------------------------------------------------------------------------------------------------

BODY: dict[str, Any] = {
    "seat": YELLOW,
    "generals": {"antigonos": "yellow pella"},
    "cus": {"yellow pella": {"loyal": 1}},
    "royals": {"hearse": "yellow pella"},
}


@pytest.mark.rule("S3-17.4-c", "S3-17.4-j", "S3-17.4-e")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({}, None),
        ({"turn": 1}, "not_the_time_to_bury"),
        ({"royals": {"hearse": "red pella"}}, "no_hearse"),
        ({"royals": {"hearse": "yellow opis"}}, "no_major_city"),
        ({"cus": {"yellow pella": {"loyal": 1}, "red pella": {"loyal": 1}}}, "enemy_at_the_hearse"),
        ({"control": {"pella": "red"}}, None),
        ({"control": {"pella": "independent"}}, None),
    ],
)
def test_when_alexander_can_be_buried(given: dict[str, Any], why: str | None) -> None:
    no = why_not_bury(position(**{**BODY, **given}), YELLOW)
    assert (no and no.why) == why


@pytest.mark.rule("S3-17.4-d", "S3-17.4-h", "S3-17.4-f")
def test_what_a_burial_gives() -> None:
    s = position(**BODY)
    bury(s, YELLOW)
    assert points(s) == 13
    s.general_at[named("antigonos")] = at("opis")
    assert points(s) == 13
    s = position(**{**BODY, "royals": {"hearse": "yellow babylon"}, "control": {"babylon": "red"}})
    bury(s, YELLOW)
    assert (points(s), points(s, RED)) == (3, 5)
    s.control[at("babylon") // 2] = BLUE
    assert (points(s, RED), points(s, BLUE)) == (3, 5)


@pytest.mark.rule("S3-17.4-g")
def test_in_any_segment_of_the_own_turn_and_at_the_end_of_the_game_turn() -> None:
    s = position(**BODY, hand=hands(yellow="epidemic"))
    [decision] = question(tyche(s))
    assert "bury" in offered(decision)
    assert "bury" in offered(menu(position(**BODY), "antigonos"))
    s = position(**BODY)
    run(end_of_turn(s), "", "yellow: bury! yes")
    assert s.buried_at_pella == YELLOW
    s = position(**BODY)
    run(offer_burial(s, YELLOW), "", "bury! no")
    assert s.tomb == NOBODY


@pytest.mark.rule("S3-17.4-g")
def test_also_between_two_activations_and_there_once() -> None:
    s = position(**BODY)
    segment(s, "3", "roll", "name_general! bury", "name_general! done")
    assert s.buried_at_pella == YELLOW
    s = position(**BODY, movement_die=3)
    [decision] = question(name_general(s, YELLOW))
    assert decision.explain("bury") is None
    s = position(**{**BODY, "royals": {"hearse": "red pella"}}, movement_die=3)
    [decision] = question(name_general(s, YELLOW))
    assert why(decision, "bury") == ("S3-17.4-c", "no_hearse")


@pytest.mark.rule("S3-17.4-b", "S3-21.1-a")
def test_in_game_turn_one_the_body_stays() -> None:
    s = position(**{**BODY, "turn": 1, "control": {"pella": "yellow"}})
    act(s, "antigonos", "", "take_along! all", "amphipolis", "end")
    assert s.royal_at[HEARSE] == at("pella")
    s = position(**{**BODY, "control": {"pella": "yellow"}})
    act(s, "antigonos", "", "take_along! all", "amphipolis", "end")
    assert s.royal_at[HEARSE] == at("amphipolis")
    assert owner(s, "amphipolis") is None


@pytest.mark.rule("S3-18.1-a", "S3-9.11-a")
def test_units_of_two_players_side_by_side_change_nothing() -> None:
    heir = ROYAL_NUMBER["herakles"]
    both = {"yellow opis": {"loyal": 1}, "red opis": {"loyal": 1}}
    s = position(cus=both, royals={"herakles": "red opis"})
    assert controller(s, heir, whereabouts(s).leaders) == RED
    s = position(cus={"yellow opis": {"loyal": 1}}, royals={"herakles": "red opis"})
    assert controller(s, heir, whereabouts(s).leaders) == YELLOW


def test_it_is_told_where_a_member_of_the_royal_family_is_placed() -> None:
    s = position()
    put_royal(s, ROYAL_NUMBER["herakles"], at("babylon-inside"))
    [placed] = told(s, RoyalPlaced)
    assert (placed.space, placed.inside) == ("space:babylon", True)


@pytest.mark.rule("S3-18.1-a")
def test_who_waits_in_a_box_is_nobodys_whoever_rules_the_map() -> None:
    s = position(turn=1)
    s.control[:] = bytes([RED]) * len(s.control)
    settle(s)
    assert told(s, RoyalTaken) == []


@pytest.mark.rule("S3-18.3-c")
def test_nobody_marries_a_woman_whom_another_has() -> None:
    kleopatra = ROYALS.index("kleopatra")
    s = position(
        generals={"antigonos": "red issos"},
        cus={"red issos": {"loyal": 1}},
        royals={"kleopatra": "blue issos"},
        brides={kleopatra: RED},
    )
    assert not may_marry(s, kleopatra)
    s.royal_of[kleopatra] = NOBODY
    assert may_marry(s, kleopatra)


@pytest.mark.rule("S3-18.5-c")
def test_an_heir_nobody_guards_inside_falls_to_who_stands_before_the_walls() -> None:
    s = position(
        control={"tyros": "nobody"},
        generals={"antigonos": "red tyros"},
        cus={"red tyros": {"loyal": 1}},
        royals={"alexandros": "blue tyros-inside"},
    )
    settle(s)
    assert royal(s, "alexandros") == "red"
    assert s.royal_at[ALEXANDROS] == at("tyros")


@pytest.mark.rule("S3-18.2-d", "S3-18.4-b", "S3-18.4-c")
def test_an_active_woman_is_carried_even_inside_and_by_one_army_only() -> None:
    s = position(
        seat=YELLOW,
        control={"opis": "yellow", "babylon": "yellow"},
        generals={"antigonos": "yellow opis"},
        cus={"yellow opis": {"loyal": 1}},
        royals={"kleopatra": "yellow opis"},
    )
    s.active_with[ROYAL_NUMBER["kleopatra"]] = YELLOW
    act(s, "antigonos", "", "take_along! all", "babylon", "inside", "end")
    assert s.royal_at[ROYAL_NUMBER["kleopatra"]] == at("babylon-inside")
    assert s.moved_royals == [ROYAL_NUMBER["kleopatra"]]


@pytest.mark.rule("S3-18.5-a", "S3-12.7-d")
def test_an_heir_with_a_defeated_army_is_the_victors() -> None:
    s = position(
        successors=("yellow", "red"),
        generals={"antigonos": "yellow ephesos", "peithon": "red pergamon"},
        cus={"yellow ephesos": {"loyal": 3}, "red pergamon": {"mercenary": 1}},
        royals={"herakles": "red pergamon"},
    )
    act(s, "antigonos", "6 6 1 1", "pergamon", "ask_passage! no", "evade! no")
    assert royal(s, "herakles") == "yellow"
