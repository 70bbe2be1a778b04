"""7.8, 13.2, 14.2, 17, 18 and the card clarifications: what events do in this edition."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY, OFF
from strategos.games.successors.common.card_events import FortuneRolled, UnrestRolled
from strategos.games.successors.common.cards.plots import why_not_betray_city, why_not_betray_royal
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.third.cards.unrest import UNREST
from strategos.games.successors.third.facts import ALEXANDROS, CARD_NUMBER, GENERAL_NUMBER, PROVINCES, ROYAL_NUMBER
from strategos.games.successors.third.surprise_cards import is_surprise
from tests.successors.table import BLUE, RED, force, general, owner, royal, told, units
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


@pytest.mark.rule("S3-7.1-c")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"control": {"opis": "yellow"}}, None),
        ({"control": {"opis": "red"}}, "no_players_marker"),
        ({"control": {"opis": "independent"}}, "no_players_marker"),
        ({"control": {"opis": "yellow"}, "cus": {"yellow opis": {"loyal": 1}}}, "defended"),
        ({"control": {"opis": "yellow"}, "generals": {"seleukos": "yellow opis"}}, "defended"),
        ({"control": {"opis": "yellow"}, "generals": {"seleukos": "blue opis"}}, None),
    ],
)
def test_which_marker_is_betrayed(given: dict[str, Any], why: str | None) -> None:
    no = why_not_betray_city(position(**given), RED, at("opis") // 2)
    assert (no and no.why) == why


@pytest.mark.rule("S3-7.1-c")
@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("yellow opis", None),
        ("red opis", "no_enemy_controls"),
        ("opis", "no_enemy_controls"),
        ("dead", "no_enemy_controls"),
    ],
)
def test_which_heir_is_betrayed(where: str, why: str | None) -> None:
    no = why_not_betray_royal(position(royals={"herakles": where}), RED, ROYAL_NUMBER["herakles"])
    assert (no and no.why) == why


@pytest.mark.rule("S3-14.2-d")
def test_the_silver_shields_join_an_army_in_an_enemy_space() -> None:
    s = position(control={"tarsos": "blue"}, generals={"antigonos": "red tarsos"}, cus={"red tarsos": {"mercenary": 1}})
    assert reason(s, "silver_shields", "tarsos") is None
    assert reason(s, "silver_shields", "issos") == "no_reinforcements_here"


@pytest.mark.rule("S3-7.1-c")
@pytest.mark.parametrize(("die", "won"), [("2", False), ("3", True)])
def test_treachery_wins_a_city_on_three_or_more(die: str, won: bool) -> None:
    s = position(control={"tarsos": "blue"}, generals={"eumenes": "red issos"}, cus={"red issos": {"loyal": 1}})
    play(s, "treachery", die, "tarsos")
    assert owner(s, "tarsos") == ("red" if won else "blue")


@pytest.mark.rule("S3-7.1-c")
def test_treachery_wins_an_heir_for_an_army_near() -> None:
    s = position(
        generals={"eumenes": "red issos", "krateros": "blue tarsos"},
        cus={"red issos": {"loyal": 1}, "blue tarsos": {"loyal": 1}},
        royals={"alexandros": "blue tarsos"},
    )
    play(s, "treachery", "6", "event_prize! alexandros")
    assert royal(s, "alexandros") == "red"
    assert s.royal_at[ALEXANDROS] == at("issos")


@pytest.mark.rule("S3-7.1-c")
def test_a_general_without_an_army_plunders_nothing() -> None:
    s = position(generals={"krateros": "red sousa", "eumenes": "red persepolis"}, cus={"red persepolis": {"loyal": 1}})
    assert reason(s, "treasure_city_plundered", "krateros") == "leads_no_army"
    assert reason(s, "treasure_city_plundered", "eumenes") is None


@pytest.mark.rule("S3-7.1-c")
def test_the_elephant_corps_goes_to_no_space_of_another_without_a_major_general() -> None:
    given: dict[str, Any] = {"provinces": {"media": "red", "persis": "red"}, "control": {"kossaioi": "blue"}}
    assert reason(position(**given), "indian_elephant_corps", "kossaioi") == "not_your_space"
    led = position(**given, generals={"krateros": "red kossaioi"}, cus={"red kossaioi": {"loyal": 1}})
    assert reason(led, "indian_elephant_corps", "kossaioi") is None


@pytest.mark.rule("S3-CC-c")
def test_the_roll_for_desertions_is_told() -> None:
    s = position(generals={"krateros": "blue tarsos"}, cus={"blue tarsos": {"mercenary": 3}, "red issos": {"loyal": 1}})
    play(s, "desertions", "1", "krateros")
    assert told(s, FortuneRolled) == [FortuneRolled("side:red", "card:desertions", 1, True)]


@pytest.mark.rule("S3-CC-c")
def test_deserters_come_inside_as_far_as_there_is_room() -> None:
    """Two Elephants and Mercenaries leave on a 4; one finds room."""
    s = position(
        control={"tyros": "red"},
        generals={"krateros": "blue tyros"},
        cus={"blue tyros": {"mercenary": 1, "elephant": 1, "loyal": 1}, "red tyros-inside": {"loyal": 1}},
    )
    play(s, "desertions", "4", "krateros", "lose_cus! elephant=01")
    assert force(s, "blue tyros") == units(loyal=1)
    assert force(s, "red tyros-inside") == units(loyal=1, elephant=1)


@pytest.mark.rule("S3-CC-c")
@pytest.mark.parametrize(("die", "left"), [("3", {"elephant": 2, "loyal": 2}), ("4", {"elephant": 1, "loyal": 2})])
def test_mercenaries_desert_first_then_elephants(die: str, left: dict[str, int]) -> None:
    s = position(
        generals={"krateros": "blue tarsos"},
        cus={"blue tarsos": {"mercenary": 1, "elephant": 2, "loyal": 2}, "red issos": {"loyal": 1}},
    )
    play(s, "desertions", die, "krateros")
    assert force(s, "blue tarsos") == units(**left)


@pytest.mark.rule("S3-18.6-a", "S3-CC-a")
def test_hemlock_reaches_who_is_at_pella_with_a_general() -> None:
    s = position(generals={"krateros": "red pella"}, royals={"olympias": "pella", "kleopatra": "sardeis"})
    assert reason(s, "drinking_hemlock", "olympias") is None
    assert reason(s, "drinking_hemlock", "kleopatra") == "out_of_your_hands"


@pytest.mark.rule("S3-22.1-f")
def test_philippos_appears_once_and_not_beside_an_enemy_general() -> None:
    given: dict[str, Any] = {"control": {"tyros": "red", "sardeis": "red"}, "generals": {"krateros": "blue tyros"}}
    card = "eurydike_speaks_for_philippos"
    s = position(**given)
    assert reason(s, card, "tyros") == "enemy_here"
    assert reason(s, card, "sardeis") is None
    assert refused(position(**given, royals={"philippos": "blue issos"}), card) == "no_longer_waiting"


@pytest.mark.rule("S3-18.2-c")
def test_olympias_comes_outside_or_as_a_reinforcement_with_room_for_her_cus() -> None:
    s = position(
        control={"issos": "red", "tyros": "red", "ambrakia": "blue", "tarsos": "blue"},
        cus={"red tyros-inside": {"loyal": 2}},
    )
    assert reason(s, "olympias", "tarsos") == "no_reinforcements_here"
    assert reason(s, "olympias", "tyros") is None
    assert reason(s, "olympias", "tyros-inside") == "no_room_for_reinforcements"
    assert reason(s, "olympias", "issos") == "no_room_for_reinforcements", "two CUs at most"
    play(s, "olympias", "", "tyros")
    assert owner(s, "tyros") == "red"
    assert general(s, "minor-red-1") == OFF, "he comes only to her Province"


@pytest.mark.rule("S3-7.8-d")
def test_who_is_inside_a_city_of_nobody_is_not_defeated_by_unrest() -> None:
    s = position(control={"athenai": "nobody"})
    play(s, "unrest", "3 3", "athenai")
    assert owner(s, "athenai") == "independent"


@pytest.mark.rule("S3-7.1-c")
def test_treachery_wins_the_hearse_from_game_turn_two_and_needs_an_army_near() -> None:
    given: dict[str, Any] = {
        "control": {"tyros": "blue", "pella": "blue"},
        "generals": {"eumenes": "red sidon", "krateros": "blue tyros"},
        "cus": {"red sidon": {"loyal": 1}, "blue tyros": {"loyal": 1}},
        "royals": {"hearse": "blue tyros"},
    }
    assert reason(position(turn=2, **given), "treachery", "hearse") is None
    assert reason(position(turn=1, **given), "treachery", "hearse") == "not_before_turn"
    assert reason(position(turn=2, **given), "treachery", "pella") == "out_of_reach"


@pytest.mark.rule("S3-20.4-d")
def test_the_pontic_fleet_is_hired_once() -> None:
    assert refused(position(pontic=RED), "pontic_fleet") == "already_yours"
    assert refused(position(pontic=BLUE), "pontic_fleet") is None
