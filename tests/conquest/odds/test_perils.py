"""Answers that give away the game or its heart are known before they are given."""

from __future__ import annotations

import re
from typing import Any

import pytest

from strategos.games.conquest.odds import battle, numbers
from strategos.games.conquest.odds.perils import fatal
from strategos.text import LANGUAGES, Words
from tests.conquest.table import Table, asked, play, table


def perils(match: Table) -> dict[str, str]:
    """What is at stake, but for giving up: option → code and chance, as it is said."""
    found = fatal(match.state, asked(match)).items()
    said = {key: told if isinstance(told, str) else f"{told[0]} {told[1]['chance']}" for key, told in found}
    return {key: told for key, told in said.items() if told != "concedes"}


def before_thracia(legion: dict[str, int], garrison: dict[str, int]) -> Any:
    return table(at={"macedonia": {"macedonia": legion}, "thracia": {"hispania": garrison}}, turn="macedonia")


def at_the_border(legion: dict[str, int], garrison: dict[str, int]) -> dict[str, str]:
    """The Caesar takes everybody to Thracia; what he is asked there."""
    match = play(before_thracia(legion, garrison), "caesar-macedonia", "thracia")
    assert asked(match).kind == "enter"
    return perils(match)


def chance(legion: dict[str, int], garrison: dict[str, int]) -> int:
    """By the odds themselves: nobody of the attacker left, somebody of the defender."""
    army = numbers(legion["infantry"], leaders=len(legion) - 1)
    return round(100 * battle(army, numbers(garrison["infantry"])).chance("defender_wins"))


@pytest.mark.rule("CE-fall-01")
@pytest.mark.parametrize(("men", "enemies"), [(2, 2), (1, 1), (3, 2), (2, 4)])
def test_a_caesar_led_into_a_battle_is_told_the_chance_that_he_falls(men: int, enemies: int) -> None:
    legion, garrison = {"caesar": 1, "infantry": men}, {"infantry": enemies}
    expected = chance(legion, garrison)
    assert at_the_border(legion, garrison) == {"attack": f"risks_caesar {expected}"}


def test_a_small_risk_is_part_of_the_game_and_a_general_may_be_ransomed() -> None:
    assert chance({"caesar": 1, "infantry": 6}, {"infantry": 1}) < 10
    assert at_the_border({"caesar": 1, "infantry": 6}, {"infantry": 1}) == {}
    match = play(before_thracia({"general": 1, "infantry": 2}, {"infantry": 2}), "general-macedonia-1", "thracia")
    assert perils(match) == {}


def test_it_is_said_once() -> None:
    """Where he is asked whether he attacks, not where he chooses the province; where he is not asked, at once."""
    match = play(before_thracia({"caesar": 1, "infantry": 2}, {"infantry": 2}), "caesar-macedonia")
    assert perils(match) == {}
    match.state.leader_left[0] = 1
    assert "thracia" in perils(match)


def test_giving_up_is_said() -> None:
    match = table(turn="macedonia")
    found = fatal(match.state, asked(match))
    assert {o.key for o in asked(match).options if o.on.get("concedes")} == set(found)


def test_razing_ones_own_home_is_said_and_another_city_is_not() -> None:
    given = {"control": {"thracia": "macedonia"}, "city": {"thracia": "city", "macedonia": "city"}}
    match = table(turn="macedonia", phase="destroy", **given)
    assert asked(match).kind == "destroy"
    assert {o.key for o in asked(match).options} >= {"macedonia", "thracia"}
    assert perils(match) == {"macedonia": "razes_home"}


def test_before_an_empty_province_he_risks_nothing() -> None:
    match = play(before_thracia({"caesar": 1, "infantry": 1}, {"general": 1}), "caesar-macedonia")
    assert perils(match) == {}, "nobody there can fight"


@pytest.mark.rule("CE-fall-01")
def test_a_general_beside_him_saves_no_caesar() -> None:
    """Whoever leads: the Caesar who goes along is as lost."""
    match = before_thracia({"caesar": 1, "general": 1, "infantry": 2}, {"infantry": 3})
    play(match, "general-macedonia-1", "caesar-macedonia", "thracia")
    expected = chance({"caesar": 1, "general": 1, "infantry": 2}, {"infantry": 3})
    assert perils(match) == {"attack": f"risks_caesar {expected}"}


def test_to_fight_on_with_a_caesar_is_weighed() -> None:
    """CE-fall-01 Whoever fights on may retreat instead: there the risk is named, as it is now."""

    def fighting(caesars: dict[str, int]) -> dict[str, str]:
        at = {"thracia": {"macedonia": caesars, "egyptus": {"infantry": 3}}}
        control = {"macedonia": "macedonia", "thracia": "egyptus"}
        match = table(at=at, control=control, turn="macedonia", phase="combat", dice="blank " * 12)
        while asked(match).kind != "retreat" or asked(match).seat != 0:
            play(match, "fight_on")
        return perils(match)

    for men in (3, 4):
        expected = chance({"caesar": 1, "infantry": men}, {"infantry": 3})
        assert fighting({"caesar": 1, "infantry": men}) == {"fight_on": f"risks_caesar {expected}"}
    assert fighting({"general": 1, "infantry": 3}) == {}, "he may be ransomed"


def left_in_macedonia(guard: int, enemies: int) -> dict[str, str]:
    at = {
        "macedonia": {"macedonia": {"caesar": 1, "infantry": guard}},
        "thracia": {"hispania": {"infantry": enemies, "general": 1}},
    }
    return perils(table(at=at, control={"macedonia": "macedonia"}, turn="macedonia"))


def test_a_caesar_who_is_left_within_reach_is_named_when_movement_ends() -> None:
    expected = round(100 * battle(numbers(4, leaders=1), numbers(1, leaders=1)).chance("attacker_wins"))
    assert left_in_macedonia(1, 4) == {"end": f"leaves_caesar {expected}"}
    assert left_in_macedonia(0, 1) == {"end": "leaves_caesar 100"}
    assert left_in_macedonia(6, 1) == {}
    assert left_in_macedonia(1, 0) == {}, "nobody leads nobody"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("guard", "enemies"), [(1, 4), (2, 5), (0, 1)])
def test_what_threatens_him_is_said_as_it_is(language: str, guard: int, enemies: int) -> None:
    """With how many he can be attacked, and how likely he falls: in every language the numbers of the position."""
    at = {
        "macedonia": {"macedonia": {"caesar": 1, "infantry": guard}},
        "thracia": {"hispania": {"infantry": enemies, "general": 1}},
    }
    match = table(at=at, control={"macedonia": "macedonia"}, turn="macedonia")
    told = fatal(match.state, asked(match))["end"]
    assert isinstance(told, tuple)
    words = Words(language, "conquest")
    said = words.say(f"fatal-{told[0]}", told[1], match.view(0))
    falls = battle(numbers(enemies, leaders=1), numbers(guard, leaders=1)).chance("attacker_wins") if guard else 1.0
    numbers_said = [int(n) for n in re.findall(r"\d+", said)]
    assert numbers_said == [*([enemies] if enemies > 1 else []), round(100 * falls)]
    assert words.name("space:macedonia") in said
    assert words.name("side:hispania") in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("talents", "said"), [(39, None), (40, "40"), (85, "85")])
def test_talents_kept_are_named_where_the_purchase_ends(language: str, talents: int, said: str | None) -> None:
    match = table(purse={"macedonia": talents}, turn="macedonia", phase="purchase")
    decision = asked(match)
    assert decision.kind == "buy"
    told = fatal(match.state, decision).get("done")
    if said is None:
        assert told is None
    else:
        assert isinstance(told, tuple)
        assert said in Words(language, "conquest").say(f"fatal-{told[0]}", told[1], match.view(0))
