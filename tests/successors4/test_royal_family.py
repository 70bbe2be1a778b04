"""8 The Royal Family, and 3.8 the burial of Alexander."""

from __future__ import annotations

import re
from typing import Any

import pytest

from strategos.games.successors.common.board import DEAD, NOBODY, outside
from strategos.games.successors.common.events import Married
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.fourth.burial import offer_burial, why_not_bury
from strategos.games.successors.fourth.facts import HEARSE, NUMBER, ROYAL_NUMBER
from strategos.games.successors.fourth.royal_family import die, settle_royals
from strategos.kernel.asking import No
from strategos.text import LANGUAGES, Words
from tests.successors.table import BLUE, RED, question, royal, run, told

from .table import at, position


def after(**given: Any) -> Any:
    s = position(**given)
    settle_royals(s)
    return s


# -- 8.2, 8.3 ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S4-8.2-b")
@pytest.mark.parametrize("name", ["alexandros", "philippos", "herakles", "hearse"])
def test_a_pc_marker_or_a_general_gains_heirs_and_the_hearse(name: str) -> None:
    assert royal(after(royals={name: "issos"}, control={"issos": "red"}), name) == "red"
    assert royal(after(royals={name: "issos"}, generals={"antigonos": "red issos"}), name) == "red"
    assert royal(after(royals={name: "issos"}), name) is None


@pytest.mark.rule("S4-8.2-a")
def test_independents_gain_nobody() -> None:
    s = after(royals={"herakles": "issos", "alexandros": "red lamia"}, control={"issos": "independent"})
    assert royal(s, "herakles") is None
    s = after(royals={"alexandros": "red lamia"}, armies={"leosthenes": "lamia"})
    assert royal(s, "alexandros") is None


@pytest.mark.rule("S4-8.2-d", "S4-8.1-c")
def test_nobody_gains_a_woman_by_being_there() -> None:
    s = after(royals={"olympias": "issos"}, control={"issos": "red"}, generals={"antigonos": "red issos"})
    assert royal(s, "olympias") is None


@pytest.mark.rule("S4-8.3-a", "S4-8.3-b")
def test_a_general_takes_heirs_from_anothers_pc_marker_and_sets_women_free() -> None:
    s = after(
        royals={"herakles": "red issos", "olympias": "red issos"},
        control={"issos": "red"},
        generals={"antigonos": "blue issos"},
    )
    assert royal(s, "herakles") == "blue"
    assert royal(s, "olympias") is None


@pytest.mark.rule("S4-8.3-a")
def test_what_is_inside_stays_with_the_pc_marker_while_an_enemy_is_outside() -> None:
    given = {"control": {"sardeis": "red"}, "generals": {"antigonos": "blue sardeis"}}
    s = after(royals={"herakles": "red sardeis-inside", "olympias": "red sardeis-inside"}, **given)
    assert royal(s, "herakles") == royal(s, "olympias") == "red"
    s = after(royals={"herakles": "red sardeis", "olympias": "red sardeis"}, **given)
    assert royal(s, "herakles") == "blue"
    assert royal(s, "olympias") is None


@pytest.mark.rule("S4-8.3-c")
def test_who_is_left_alone_is_uncontrolled() -> None:
    s = after(royals={"herakles": "red issos", "olympias": "red issos"})
    assert royal(s, "herakles") is None
    assert royal(s, "olympias") is None


@pytest.mark.rule("S4-8.3-c", "S4-8.2-b")
def test_left_with_anothers_pc_marker_an_heir_passes_and_a_woman_is_free() -> None:
    s = after(royals={"herakles": "red issos", "olympias": "red issos"}, control={"issos": "blue"})
    assert royal(s, "herakles") == "blue"
    assert royal(s, "olympias") is None


@pytest.mark.rule("S4-8.2-b")
def test_generals_of_two_players_side_by_side_change_nothing() -> None:
    s = after(royals={"herakles": "red issos"}, generals={"antigonos": "blue issos", "krateros": "red issos"})
    assert royal(s, "herakles") == "red"


@pytest.mark.rule("S4-8.3-d", "S4-8.3-e")
def test_who_becomes_uncontrolled_inside_moves_out() -> None:
    s = after(royals={"olympias": "red pella-inside", "herakles": "red pella-inside"})
    assert s.royal_at[ROYAL_NUMBER["olympias"]] == s.royal_at[ROYAL_NUMBER["herakles"]] == at("pella")
    given: dict[str, Any] = {"royals": {"herakles": "red pella-inside"}, "generals": {"antigonos": "blue pella"}}
    s = after(**given)
    assert royal(s, "herakles") == "blue"


# -- 8.2 marriage -----------------------------------------------------------------------------------------------------

KLEOPATRA = ROYAL_NUMBER["kleopatra"]
WEDDING: dict[str, Any] = {
    "royals": {"kleopatra": "sardeis"},
    "generals": {"antigonos": "red sardeis"},
    "cus": {"red sardeis": {"loyal": 1}},
}


@pytest.mark.rule("S4-8.2-f", "S4-8.2-h", "S4-8.2-k")
def test_the_bride_takes_who_played_her_card_as_soon_as_his_army_is_there() -> None:
    s = after(**WEDDING, brides={KLEOPATRA: RED})
    assert royal(s, "kleopatra") == "red"
    assert len(told(s, Married)) == 1
    assert legitimacy(s, RED).value == 6
    assert royal(after(**WEDDING), "kleopatra") is None
    assert royal(after(**WEDDING, brides={KLEOPATRA: BLUE}), "kleopatra") is None


@pytest.mark.rule("S4-8.2-h")
@pytest.mark.parametrize("lacking", [{"generals": {}}, {"cus": {}}, {"generals": {"antigonos": "red pella"}}])
def test_it_takes_a_whole_army_in_her_position(lacking: dict[str, Any]) -> None:
    assert royal(after(**{**WEDDING, **lacking}, brides={KLEOPATRA: RED}), "kleopatra") is None


@pytest.mark.rule("S4-8.2-g")
def test_a_controlled_bride_does_not_marry() -> None:
    given = {**WEDDING, "royals": {"kleopatra": "blue sardeis"}, "control": {"sardeis": "blue"}}
    given["generals"] = {**WEDDING["generals"], "krateros": "blue sardeis"}
    assert royal(after(**given, brides={KLEOPATRA: RED}), "kleopatra") == "blue"


@pytest.mark.rule("S4-8.2-i")
def test_no_enemy_cu_may_be_with_her_unless_it_has_granted_free_passage() -> None:
    given = {**WEDDING, "cus": {"red sardeis": {"loyal": 1}, "blue sardeis": {"loyal": 1}}}
    assert royal(after(**given, brides={KLEOPATRA: RED}), "kleopatra") is None
    assert royal(after(**given, brides={KLEOPATRA: RED}, passage=[BLUE]), "kleopatra") == "red"


@pytest.mark.rule("S4-8.5-c")
def test_the_dead_give_no_more_legitimacy() -> None:
    s = position(royals={"alexandros": "red pella"}, control={"pella": "red"})
    assert legitimacy(s, RED).value == 8
    die(s, ROYAL_NUMBER["alexandros"], "hemlock")
    settle_royals(s)
    assert legitimacy(s, RED).value == 3
    assert s.royal_at[ROYAL_NUMBER["alexandros"]] == DEAD


# -- 3.8 --------------------------------------------------------------------------------------------------------------

FUNERAL: dict[str, Any] = {"royals": {"hearse": "red memphis"}, "generals": {"antigonos": "red memphis"}}


def refusal(**given: Any) -> No | None:
    return why_not_bury(position(**{**FUNERAL, **given}), RED)


@pytest.mark.rule("S4-3.8-a", "S4-3.8-b", "S4-3.8-c", "S4-3.8-d", "S4-3.8-e", "S4-5.1-b")
@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({}, None),
        ({"turn": 3}, None),
        ({"royals": {"hearse": "red memphis-inside"}}, None),
        ({"royals": {"hearse": "red babylon"}}, None),
        ({"control": {"memphis": "blue"}}, None),
        ({"cus": {"blue memphis-inside": {"loyal": 1}}}, None),
        ({"turn": 1}, "S4-3.8-e"),
        ({"turn": 4}, "S4-3.8-e"),
        ({"royals": {"hearse": "blue memphis"}}, "S4-3.8-b"),
        ({"royals": {"hearse": "red alexandreia"}}, "S4-3.8-c"),
        ({"cus": {"blue memphis": {"loyal": 1}}}, "S4-3.8-d"),
    ],
)
def test_when_alexander_can_be_buried(given: dict[str, Any], rule: str | None) -> None:
    no = refusal(**given)
    assert (no and no.rule) == rule


@pytest.mark.rule("S4-3.8-g", "S4-3.8-i", "S4-8.2-c")
def test_the_tomb_takes_the_place_of_the_hearse() -> None:
    s = position(**FUNERAL, control={"memphis": "blue"})
    run(offer_burial(s, RED), "", "yes")
    assert s.tomb == NUMBER["memphis"]
    assert s.royal_at[HEARSE] == DEAD
    assert s.buried_at_pella == NOBODY
    assert legitimacy(s, BLUE).value == 5
    assert legitimacy(s, RED).value == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("city", ["memphis", "pella"])
def test_what_a_burial_is_worth_is_said_before_it(language: str, city: str) -> None:
    """In every language the Legitimacy that it really gives."""
    s = position(
        **{**FUNERAL, "royals": {"hearse": f"red {city}"}, "generals": {"antigonos": f"red {city}"}},
        control={city: "red"},
    )
    [ask] = question(offer_burial(s, RED))
    said = Words(language, "successors4").prompt(ask)
    run(offer_burial(s, RED), "", "yes")
    buried = legitimacy(s, RED).value
    s.tomb = s.buried_at_pella = NOBODY
    assert int(re.findall(r"\d+", said)[0]) == buried - legitimacy(s, RED).value


@pytest.mark.rule("S4-3.8-a")
def test_nobody_must_bury_him() -> None:
    s = position(**FUNERAL)
    run(offer_burial(s, RED), "", "no")
    assert s.tomb == NOBODY
    assert s.royal_at[HEARSE] == outside(NUMBER["memphis"])
