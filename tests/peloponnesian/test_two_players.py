"""11 Two players: who begins, Auguries, interception at will, no matrices."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.events import (
    Auguries,
    Initiative,
    InterceptionRolled,
    ObjectiveNamed,
    Skirmished,
    StrategyChosen,
)
from strategos.games.peloponnesian.facts import NUMBER, PERSIA
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.interception import wants_to

from .table import Table, asked, asked_side, happened, holds, keys, play, table

UNITS = {
    "athens": {"athens": {"H": 4, "C": 1}},
    "sparta": {"sparta": {"H": 4}},
    "thebes": {"sparta": {"AH": 4, "AC": 2}},
}


def two(dice: str = "", **given: Any) -> Table:
    words = {"units": UNITS, "leaders": {"phormio": "athens", "agis": "sparta"}, **given}
    return table(seats=2, dice=dice, then=None, **words, phase="operations")


@pytest.mark.rule("PW-11-e")
@pytest.mark.parametrize(
    ("leaders", "side"),
    [
        ({"phormio": "athens", "agis": "sparta"}, "athens"),
        ({"cleon": "athens", "brasidas": "sparta"}, "sparta"),
        ({"cleon": "athens", "alcibiades": "athens", "mindarus": "sparta"}, "athens"),
    ],
)
def test_the_side_of_the_better_strategist_begins(leaders: dict[str, str], side: str) -> None:
    match = two(leaders=leaders)
    assert asked_side(match) == side
    assert [(event.side, event.dice) for event in happened(match, Initiative)] == [(f"side:{side}", ())]


@pytest.mark.rule("PW-11-e")
@pytest.mark.parametrize(("dice", "side"), [("5 2", "athens"), ("2 5", "sparta"), ("3 3 1 2", "sparta")])
def test_equal_values_are_settled_by_the_higher_die(dice: str, side: str) -> None:
    match = two(dice, leaders={"pericles": "athens", "agis": "sparta"})
    last = tuple(map(int, dice.split()[-2:]))
    assert asked_side(match) == side
    assert [event.dice for event in happened(match, Initiative)] == [last]


@pytest.mark.rule("PW-11-e", "PW-11-f", "PW-11-b", "PW-11-d")
def test_then_the_other_makes_its_initial_operation_by_the_players_rules() -> None:
    match = play(two(), "athens: objective! panactum", "hoplite-athens-athens=01", "set_out")
    assert (asked_side(match), asked(match).kind) == ("sparta", "objective")
    play(match, "sparta: caryae", "sparta: hoplite-sparta-sparta=01", "set_out")
    assert (asked_side(match), asked(match).kind) == ("athens", "continue")
    assert [event.why for event in happened(match, ObjectiveNamed)] == ["effect:player"] * 2
    assert happened(match, StrategyChosen) == []


@pytest.mark.rule("PW-11-i")
def test_auguries_of_two_players() -> None:
    """Athens adds nothing, however many its leaders; Sparta adds 1."""
    leaders = {"pericles": "athens", "phormio": "pylos", "cleon": "box", "agis": "sparta", "brasidas": "thebes"}
    match = two("5", leaders=leaders, done={"athens": 1, "sparta": 1}, first="athens")
    holds(match, augury_bonus={"athens": 0, "sparta": 1})
    play(match, "operate")
    assert [(event.bonus, event.good) for event in happened(match, Auguries)] == [(0, True)]
    spartan = two("5", leaders=leaders, done={"athens": 2, "sparta": 1}, first="athens")
    play(spartan, "sparta: operate")
    assert [(event.bonus, event.good) for event in happened(spartan, Auguries)] == [(1, False)]


def past_thebes(dice: str = "", **given: Any) -> Table:
    """An Athenian Expedition goes through Tanagra to Delium, past the Cavalry of Thebes."""
    expedition = {
        "side": "athens",
        "leader": "pericles",
        "at": "panactum",
        "objective": "tanagra",
        "units": {"H": 9},
        "marching": True,
    }
    words = {"units": UNITS, "leaders": {"cleon": "athens", "agis": "sparta"}, "done": {"athens": 1}, **given}
    return table(seats=2, dice=dice, then=None, **words, phase="operations", first="athens", expedition=expedition)


@pytest.mark.rule("PW-11-h")
def test_interception_is_voluntary() -> None:
    match = past_thebes("4 2 2")
    assert (asked(match).kind, asked_side(match)) == ("intercept", "sparta")
    assert asked(match).about == {"space": "space:tanagra", "origin": "space:thebes"}
    play(match, "yes")
    assert len(happened(match, Skirmished)) == 1
    declined = play(past_thebes(), "sparta: no")
    assert happened(declined, InterceptionRolled) == []
    holds(declined, force={"tanagra": {"athens": [9, 0, 0]}})


@pytest.mark.rule("PW-11-h", "PW-5.6.1-e")
def test_of_several_forces_the_one_to_try_is_drawn_before_anybody_is_asked() -> None:
    units = {**UNITS, "plataea": {"sparta": {"C": 1}}, "delium": {"sparta": {"C": 1}}}
    match = past_thebes("2", units=units)
    assert asked(match).about["origin"] == "space:thebes"


@pytest.mark.rule("PW-11-h", "PW-5.1.2-d")
def test_who_lets_the_guard_of_the_isthmus_rest_does_not_intercept_there() -> None:
    units = {**UNITS, "corinth": {"sparta": {"AC": 1}}, "epidaurus": {"sparta": {"AC": 1}}}
    expedition = {
        "side": "athens",
        "leader": "pericles",
        "at": "megara",
        "objective": "cenchrae",
        "units": {"H": 9},
        "marching": True,
    }
    match = table(
        seats=2,
        then=None,
        units=units,
        leaders={"cleon": "athens", "agis": "sparta"},
        done={"athens": 1},
        phase="operations",
        first="athens",
        expedition=expedition,
    )
    assert asked(match).about["origin"] == "space:corinth"
    play(match, "no")
    assert happened(match, InterceptionRolled) == []
    assert asked(match).kind != "intercept"


@pytest.mark.rule("PW-11-h")
def test_persians_are_not_asked() -> None:
    match = two()
    walk = wants_to(match.state, Party(PERSIA, NUMBER["sardis"]), NUMBER["ephesus"])
    with pytest.raises(StopIteration) as ended:
        walk.send(None)
    assert ended.value.value is True


@pytest.mark.rule("PW-11-a", "PW-5.1.3-a", "PW-5.4-m")
def test_both_use_the_players_rules_for_crossing_and_rebellion() -> None:
    """No +2 for anybody."""
    match = two("5", leaders={"cleon": "athens", "brasidas": "sparta"}, treasury={"sparta": 3000})
    play(match, "sparta: cause_rebellion", "plataea")
    holds(match, rebellion={"plataea": False}, treasury={"sparta": 2900})
    assert asked_side(match) == "athens"
    assert "cause_rebellion" in keys(match)
