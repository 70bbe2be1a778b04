"""What is said to lose the war does lose it."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.perils import fatal
from strategos.text import LANGUAGES, Words

from .table import Table, asked, play, table


def last_turn(**given: Any) -> Table:
    """The last turn of the Archidamian War: Sparta has passed, Athens is asked whether it goes on."""
    known: dict[str, Any] = {
        "scenario": "archidamian",
        "turn": 3,
        "units": {"athens": {"athens": {"H": 3}}, "sparta": {"sparta": {"H": 3}}},
        "leaders": {"cleon": "athens"},
        "done": {"athens": 1, "sparta": 1},
        "passed": {"sparta": True},
        "bellicosity": {"athens": 9, "sparta": 9},
        "treasury": {"athens": 4000, "sparta": 4000},
    }
    match = table(**{**known, **given}, phase="operations")
    assert asked(match).kind == "continue"
    return match


def perils(match: Table) -> dict[str, str]:
    return {key: told[0] if isinstance(told, tuple) else told for key, told in fatal(match.state, asked(match)).items()}


OUT = {"pass": "out_of_time"}


def test_passing_for_the_last_time_without_the_points() -> None:
    match = last_turn(vp={"player": 39})
    assert perils(match) == OUT
    play(match, "pass")
    while match.pending:
        play(match, asked(match).options[-1].key)
    assert match.outcome is not None
    assert match.outcome.winners == ()


BESIEGED = {"athens": {"athens": {"H": 3}}, "megara": {"athens": {"H": 3}}}
MET = {"athens": {"athens": {"H": 3}}, "samos": {"athens": {"N": 1}, "sparta": {"N": 1}}}
NEAR = {"athens": {"athens": {"H": 3}}, "samos": {"athens": {"N": 1}}, "icaros": {"sparta": {"N": 1}}}


@pytest.mark.parametrize(
    "given",
    [
        {"vp": {"player": 40}},
        {"scenario": "campaign", "turn": 10, "vp": {"player": 151}},
        {"turn": 2},
        {"passed": {"sparta": False}, "done": {"athens": 1, "sparta": 2}},
        {"units": BESIEGED, "leaders": {"cleon": "athens", "phormio": "megara"}},
        {"units": MET},
        {"units": NEAR},
        {"control": {"sparta": "athens"}},
        {"bellicosity": {"athens": 9, "sparta": 2}},
        {"bellicosity": {"athens": 1, "sparta": 9}, "sci": {"athens": -1, "sparta": 0}},
        {"seats": 2, "scenario": "campaign", "turn": 10, "passed": {"sparta": True}},
    ],
    ids=[
        "won",
        "a war won",
        "not the last",
        "Sparta goes on",
        "a siege",
        "a battle",
        "in reach",
        "home lost",
        "Helots",
        "weak",
        "two players",
    ],
)
def test_as_long_as_something_can_come_of_it_nobody_is_warned(given: dict[str, Any]) -> None:
    assert perils(last_turn(**given)) == {}


@pytest.mark.parametrize(
    "given",
    [
        {"scenario": "campaign", "turn": 10, "vp": {"player": 150}},
        {"scenario": "first_peloponnesian", "turn": 6, "vp": {"player": 200}, "leaders": {"cimon_1pw": "athens"}},
        {"bellicosity": {"athens": 1, "sparta": 9}},
        {"bellicosity": {"athens": 9, "sparta": 3}},
    ],
    ids=["points too few", "points that do not count", "no Helots in Attica", "Helots cost two"],
)
def test_when_nothing_can_come_of_it_passing_is_a_peril(given: dict[str, Any]) -> None:
    assert perils(last_turn(**given)) == OUT


RAVAGED = ["aegina", "amorgos", "andros", "chios", "delos", "ios", "kos", "leros", "naxos", "samos"]


@pytest.mark.parametrize(
    ("given", "warned"),
    [
        ({"ravaged": RAVAGED, "bellicosity": {"athens": 1}}, False),
        ({"ravaged": RAVAGED, "bellicosity": {"athens": 2}}, True),
        ({"ravaged": RAVAGED[1:], "bellicosity": {"athens": 1}}, True),
        # Rebels in Plataea may win Panactum, those in Zacynthus nobody.
        ({"ravaged": RAVAGED[2:], "rebellion": ["plataea"], "bellicosity": {"athens": 1}}, False),
        ({"ravaged": RAVAGED[2:], "rebellion": ["zacynthus"], "bellicosity": {"athens": 1}}, True),
        ({"bellicosity": {"athens": 2}, "shaken": {"athens": 2}}, False),
        ({"bellicosity": {"athens": 2}, "shaken": {"athens": 1}}, True),
    ],
)
def test_what_the_end_of_the_turn_takes_may_still_break_a_will(given: dict[str, Any], warned: bool) -> None:
    assert perils(last_turn(**given)) == (OUT if warned else {})


def test_only_passing_is_a_peril() -> None:
    match = last_turn(dice="1")
    play(match, "operate")
    assert "pass" not in perils(match)


@pytest.mark.rule("PW-5.5.3.2-d")
def test_a_neutral_power_that_would_be_driven_to_the_enemy_is_warned_of() -> None:
    match = last_turn(dice="1")
    play(match, "operate")
    assert perils(match) == {"syracuse": "drives_syracuse"}
    ally = last_turn(dice="1", power={"syracuse": "sparta"})
    play(ally, "operate")
    assert perils(ally) == {}


@pytest.mark.parametrize(
    ("given", "facts"),
    [
        ({"vp": {"player": -30}}, {"vp": -30, "needed": 40}),
        (
            {"scenario": "first_peloponnesian", "turn": 6, "vp": {"player": 7}, "leaders": {"cimon_1pw": "athens"}},
            {"vp": 7, "needed": None},
        ),
    ],
    ids=["points", "will"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_peril_says_how_many_points_are_missing(
    language: str, given: dict[str, Any], facts: dict[str, Any]
) -> None:
    match = last_turn(**given)
    assert fatal(match.state, asked(match))["pass"] == ("out_of_time", facts)
    said = Words(language, GAME.id).say("fatal-out_of_time", facts)
    assert ("-30" in said, "40" in said) == (facts["needed"] == 40,) * 2
