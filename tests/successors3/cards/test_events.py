"""7.8, 13.2, 14.2, 17, 18 and the card clarifications: what events do in this edition."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY
from strategos.games.successors.common.card_events import UnrestRolled
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.third.cards.unrest import UNREST
from strategos.games.successors.third.facts import CARD_NUMBER, GENERAL_NUMBER, PROVINCES, ROYAL_NUMBER
from strategos.games.successors.third.surprise_cards import is_surprise
from tests.successors.table import BLUE, RED, force, owner, royal, told, units
from tests.successors3.table import at, position

from .hand import offered, play, reason, refused

KRATEROS = GENERAL_NUMBER["krateros"]

# -- 7.8 Unrest -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-7.8-b", "S3-2.6-h")
def test_two_dice_name_the_province_and_of_two_the_player_chooses() -> None:
    s = play(position(), "unrest", "3 3", "red: event_space! abdera")
    assert owner(s, "abdera") == "independent"
    assert [PROVINCES[n] for n in UNREST[6]] == ["hellas", "thrake"]
    assert [event.dice for event in told(s, UnrestRolled)] == [(3, 3)]


@pytest.mark.rule("S3-7.8-c", "S3-7.8-g")
def test_a_seven_is_armenia_and_another_roll() -> None:
    s = play(position(), "unrest", "3 4 1 6 2 3", "armauira", "karenitis", "mazaka")
    assert [owner(s, name) for name in ("armauira", "karenitis", "mazaka")] == ["independent"] * 3


@pytest.mark.rule("S3-7.8-d", "S3-7.8-f")
def test_a_player_marker_does_not_protect_but_a_cu_does() -> None:
    s = position(control={"abdera": "blue", "byzantion": "blue"}, cus={"blue byzantion": {"loyal": 1}})
    s = play(s, "unrest", "3 3", "abdera")
    assert owner(s, "abdera") == "independent"
    assert owner(s, "byzantion") == "blue"


@pytest.mark.rule("S3-7.8-d")
def test_a_full_province_spreads_to_an_adjacent_one() -> None:
    s = position(provinces={"aigyptos": "independent"})
    s = play(s, "unrest", "1 2", "gaza")
    assert owner(s, "gaza") == "independent"


@pytest.mark.rule("S3-7.8-e")
def test_on_an_island_it_ends() -> None:
    s = position(provinces={"krete": "independent", "kypros": "independent"})
    play(s, "unrest", "1 1")
    assert owner(s, "gaza") is None


# -- Condemnation -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-CC-b", "S3-17.2-f")
def test_condemnation_anew_gives_three_back_first_which_may_win() -> None:
    given: dict[str, Any] = {"buried_at_pella": BLUE, "generals": {"krateros": "blue opis", "antigonos": "red nippour"}}
    s = position(**given, royals={"alexandros": "blue opis"}, condemned=KRATEROS)
    assert legitimacy(s, BLUE).value == 15
    # Played on somebody else altogether.
    play(s, "condemnation", "", "antigonos")
    assert s.winner == BLUE


@pytest.mark.rule("S3-CC-b")
def test_the_same_general_may_be_condemned_again() -> None:
    s = position(generals={"krateros": "blue opis"}, condemned=KRATEROS)
    play(s, "condemnation", "", "krateros")
    assert s.condemned == KRATEROS
    assert legitimacy(s, BLUE).value == 0


# -- Fleets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-20.4-d", "S3-13.2-c")
def test_fleets_that_come_by_card() -> None:
    s = play(position(control={"athenai": "red"}), "pontic_fleet")
    assert s.pontic == RED
    assert s.largest_fleet() == NOBODY
    s = play(s, "pirates_of_kilikia")
    assert s.pirates == RED
    assert s.largest_fleet() == RED
    assert refused(s, "pirates_of_kilikia") == "already_yours"


# -- Hemlock, Desertions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("S3-CC-a", "S3-18.6-a")
def test_who_is_besieged_poisons_nobody_outside() -> None:
    given: dict[str, Any] = {
        "control": {"sardeis": "red"},
        "cus": {"red sardeis-inside": {"loyal": 1}, "blue sardeis": {"loyal": 1}},
        "royals": {"kleopatra": "sardeis", "herakles": "red sardeis-inside"},
    }
    besieged = position(**given, generals={"krateros": "blue sardeis"})
    assert reason(besieged, "drinking_hemlock", "kleopatra") == "besieged"
    assert offered(besieged, "drinking_hemlock") == ["herakles"]
    free = position(control={"sardeis": "red"}, royals={"kleopatra": "sardeis", "hearse": "sardeis"})
    assert offered(free, "drinking_hemlock") == ["kleopatra"]
    play(free, "drinking_hemlock", "", "kleopatra")
    assert free.royal_at[ROYAL_NUMBER["kleopatra"]] == at("dead")


@pytest.mark.rule("S3-CC-c")
def test_desertions_reach_an_army_that_besieges_one() -> None:
    s = position(
        control={"damaskos": "red"},
        generals={"krateros": "blue damaskos"},
        cus={"red damaskos-inside": {"loyal": 1}, "blue damaskos": {"mercenary": 2}},
    )
    play(s, "desertions", "2", "krateros")
    assert force(s, "red damaskos-inside") == units(loyal=1, mercenary=1)
    assert force(s, "blue damaskos") == units(mercenary=1)


# -- the Silver Shields, the Royal Family -----------------------------------------------------------------------------


@pytest.mark.rule("S3-14.2-d", "S3-14.2-e", "S3-14.2-a")
def test_the_silver_shields_come_at_full_strength_and_their_card_is_then_a_surprise() -> None:
    s = position(generals={"krateros": "red opis"}, cus={"red opis": {"loyal": 1}})
    assert not is_surprise(s, CARD_NUMBER["silver_shields"])
    play(s, "silver_shields", "", "opis")
    assert force(s, "red opis") == units(loyal=1, silver_shields=2)
    assert is_surprise(s, CARD_NUMBER["silver_shields"])


@pytest.mark.rule("S3-18.2-c", "S3-18.2-f")
def test_plans_of_their_own_move_only_inactive_women() -> None:
    s = position(royals={"kleopatra": "sardeis", "olympias": "pella"}, control={"pella": "red"})
    s.active_with[ROYAL_NUMBER["olympias"]] = RED
    play(s, "plans_of_their_own", "", "kleopatra", "gaza")
    assert s.royal_at[ROYAL_NUMBER["kleopatra"]] == at("gaza")
    assert reason(s, "plans_of_their_own", "olympias") == "controlled"
    assert royal(s, "kleopatra") is None


@pytest.mark.rule("S3-G-d", "S3-G-c")
def test_asia_has_no_islands() -> None:
    s = position(control={"lesbos": "red", "ephesos": "red", "paphos": "red", "alexandreia": "red"})
    assert reason(s, "asian_elephants", "ephesos") is None
    for island in ("lesbos", "paphos", "alexandreia"):
        assert reason(s, "asian_elephants", island) == "not_in_asia"


@pytest.mark.rule("S3-9.12-d")
def test_a_stronghold_of_a_player_is_won_over_like_a_minor_city_an_independent_one_is_not() -> None:
    s = position(control={"sparta": "blue", "aitoloi": "independent"})
    assert offered(s, "diplomacy") == ["sparta"]
    assert reason(s, "diplomacy", "aitoloi") == "not_a_minor_city"
