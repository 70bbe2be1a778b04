"""Answers that give away the game or its heart are known before they are given."""

from __future__ import annotations

from typing import Any

from strategos.games.conquest.perils import fatal

from .table import Table, asked, play, table


def perils(match: Table) -> dict[str, str]:
    found = dict(fatal(match.state, asked(match)))
    return {key: code for key, code in found.items() if code != "concedes"}


def before_thracia(legion: dict[str, int], garrison: dict[str, int]) -> Any:
    return table(at={"macedonia": {"macedonia": legion}, "thracia": {"hispania": garrison}}, turn="macedonia")


def test_a_caesar_alone_against_as_many() -> None:
    match = play(before_thracia({"caesar": 1, "infantry": 2}, {"infantry": 2}), "caesar-macedonia")
    assert perils(match) == {"thracia": "risks_caesar"}
    match = play(before_thracia({"caesar": 1, "infantry": 3}, {"infantry": 2}), "caesar-macedonia")
    assert perils(match) == {}, "he has more men"
    match = play(before_thracia({"general": 1, "infantry": 2}, {"infantry": 2}), "general-macedonia-1")
    assert perils(match) == {}, "a General may be ransomed"


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


def test_a_caesar_without_men_or_before_an_empty_province_risks_nothing_more() -> None:
    match = play(before_thracia({"caesar": 1, "infantry": 1}, {"general": 1}), "caesar-macedonia")
    assert perils(match) == {}, "nobody there can fight"
    match = play(before_thracia({"caesar": 1, "infantry": 1}, {"infantry": 1}), "caesar-macedonia")
    assert perils(match) == {"thracia": "risks_caesar"}, "one against one"


def test_a_general_beside_him_saves_a_caesar() -> None:
    match = before_thracia({"caesar": 1, "general": 1, "infantry": 2}, {"infantry": 3})
    play(match, "caesar-macedonia")
    alone = perils(match)
    while asked(match).kind != "march" or not asked(match).about.get("companions"):
        companion = next((o.key for o in asked(match).options if "general" in o.key), None)
        assert companion is not None, [o.key for o in asked(match).options]
        play(match, companion)
    assert alone == {"thracia": "risks_caesar"}
    assert perils(match) == {}


def test_to_fight_on_with_a_caesar_alone_among_no_more_men_is_said() -> None:
    """CE-win-05 Whoever fights on may retreat instead: there the risk is named."""

    def fighting(caesars: dict[str, int]) -> dict[str, str]:
        at = {"thracia": {"macedonia": caesars, "egyptus": {"infantry": 3}}}
        control = {"macedonia": "macedonia", "thracia": "egyptus"}
        match = table(at=at, control=control, turn="macedonia", phase="combat", dice="blank " * 12)
        while asked(match).kind != "retreat" or asked(match).seat != 0:
            play(match, "fight_on")
        return perils(match)

    assert fighting({"caesar": 1, "infantry": 3}) == {"fight_on": "risks_caesar"}
    assert fighting({"caesar": 1, "infantry": 4}) == {}, "he has more men"
    assert fighting({"caesar": 1, "general": 1, "infantry": 3}) == {}, "a General beside him saves him"
