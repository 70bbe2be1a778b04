"""5.1 and 5.4 step by step: what a player may aim at, take along, and when he may stop."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.events import Activated
from strategos.games.peloponnesian.facts import ATHENS, NAMES, NUMBER
from strategos.games.peloponnesian.player_operation import (
    CROSS,
    HALT,
    RALLIES,
    SET_OUT,
    Deed,
    joining,
    why_not_aim_with,
    why_not_deed,
)
from strategos.games.peloponnesian.routes import reach_of
from strategos.games.peloponnesian.state import Expedition, PeloponnesianState, marching_at
from strategos.kernel.asking import Option

from .procedures import holds, position
from .table import asked, happened, keys, play, table, why_not
from .table import holds as holds_at_the_table


def expedition(at: str, objective: str, *, marched: bool = False, **given: Any) -> PeloponnesianState:
    """Nicias stands in a space with some SP (`H=2` and so on)."""
    with_him = {piece: given.pop(piece) for piece in ("H", "C", "N") if piece in given}
    going = {"side": "athens", "leader": "nicias", "at": at, "objective": objective, "units": with_him}
    s = position(**given, expedition=going)
    assert s.expedition is not None
    if marched:
        e = s.expedition
        s.expedition = Expedition(e.side, e.leader, e.objective, e.units, marched=True)
    return s


def no(s: PeloponnesianState, deed: Option[Deed]) -> str | None:
    """Why something cannot be done now."""
    assert s.expedition is not None
    found = why_not_deed(s, reach_of(s, s.expedition, marching_at(s)), deed.value)
    return None if found is None else found.why


# -- objectives -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.4-a", "PW-5.4-n", "PW-5.5.3.4-c", "PW-5.4-h")
@pytest.mark.parametrize(
    ("space", "cause", "given", "why"),
    [
        ("corinth", False, {}, None),
        ("corinth", True, {}, "coalition_space"),
        ("elis", True, {}, None),
        ("sardis", False, {}, "persia_neutral"),
        ("sardis", True, {}, "persia_neutral"),
        ("elis", True, {"treasury": {"athens": 1299}}, "too_dear"),
        ("elis", False, {"treasury": {"athens": 1299}}, None),
    ],
)
def test_what_can_be_aimed_at_with_and_without_a_rebellion(
    space: str, cause: bool, given: dict[str, Any], why: str | None
) -> None:
    s = position(units={"athens": {"athens": {"H": 1}}}, **given)
    found = why_not_aim_with(s, ATHENS, cause, NUMBER[space])
    assert (None if found is None else found.why) == why


@pytest.mark.rule("PW-5.4-a")
def test_who_thinks_better_of_a_rebellion_names_another_objective() -> None:
    units = {"athens": {"athens": {"H": 6}}}
    match = table(units=units, leaders={"cleon": "athens"}, passed={"sparta": True}, phase="operations")
    play(match, "objective! cause_rebellion", "rebel! back")
    assert asked(match).kind == "objective"
    holds_at_the_table(match, treasury={"athens": 4500}, expedition="none")


# -- who joins --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PW-5.1.1-c", "PW-TERMS-ae")
def test_sp_join_only_in_a_friendly_space() -> None:
    units = {"corinth": {"athens": {"H": 2}}}
    assert joining(position(units=units), ATHENS, NUMBER["corinth"]) == []
    taken = position(units=units, control={"corinth": "athens"})
    assert [option.value[2] for option in joining(taken, ATHENS, NUMBER["corinth"])] == [1, 2]


@pytest.mark.rule("PW-COMP-u", "PW-COMP-v", "PW-5.1.5-b")
def test_an_elite_unit_joins_as_a_whole_for_the_price_of_its_hoplites() -> None:
    given: dict[str, Any] = {
        "scenario": "fall_of_sparta",
        "role": "athens",
        "happened": {"athens_belligerent": 1},
        "units": {"athens": {"athens": {"H": 1, "peltasts": 1}}},
        "leaders": {"iphicrates_fos": "athens"},
        "passed": {"sparta": True},
    }
    match = table(**given, treasury={"athens": 1400}, phase="operations")
    play(match, "megara")
    assert "peltasts" in keys(match)
    play(match, "peltasts")
    assert [(event.nation, event.hoplite, event.talents) for event in happened(match, Activated)] == [
        ("effect:peltasts", 2, 400)
    ]
    holds_at_the_table(match, expedition={"units": {"peltasts": 1}}, treasury={"athens": 1000})
    assert "peltasts" not in keys(match)
    poor = play(table(**given, treasury={"athens": 1399}, phase="operations"), "megara")
    assert why_not(poor, "peltasts").why == "emergency_fund"
    assert "hoplite-athens-athens=01" in keys(poor)


@pytest.mark.rule("PW-5.1-e", "PW-5.1.1-p")
def test_why_a_rally_space_cannot_be_gone_to() -> None:
    """The price is looked at before the way."""
    units = {"chios": {"athens": {"AH": 1}}, "plataea": {"athens": {"AH": 1}}}
    s = expedition("athens", "thebes", H=1, units=units)
    assert no(s, RALLIES[NUMBER["plataea"]]) is None
    assert no(s, RALLIES[NUMBER["chios"]]) == "no_way"
    poor = expedition("athens", "thebes", H=1, units=units, treasury={"athens": 1100})
    assert no(poor, RALLIES[NUMBER["chios"]]) == "emergency_fund"
    assert no(s, RALLIES[NUMBER["athens"]]) == "already_here"
    assert no(s, RALLIES[NUMBER["thebes"]]) == "not_friendly"
    assert no(s, RALLIES[NUMBER["decelea"]]) == "nobody_to_activate"


# -- setting out, halting, crossing -----------------------------------------------------------------------------------


@pytest.mark.rule("PW-TERMS-x", "PW-5.1-f")
def test_who_has_marched_may_set_out_where_he_stands() -> None:
    assert no(expedition("plataea", "plataea", H=1), SET_OUT) == "nobody_moves"
    assert no(expedition("plataea", "plataea", H=1, marched=True), SET_OUT) is None
    assert no(expedition("athens", "plataea"), SET_OUT) == "nobody_with_him"
    assert no(expedition("athens", "chios", H=1), SET_OUT) == "no_way"


@pytest.mark.rule("PW-5.1-f", "PW-TERMS-w")
def test_an_expedition_halts_only_if_it_must() -> None:
    assert no(expedition("athens", "plataea", H=1), HALT) == "must_go_on"
    assert no(expedition("panactum", "plataea", H=1, marched=True), HALT) == "must_go_on"
    assert no(expedition("aegina", "chios", H=1, marched=True), HALT) is None


@pytest.mark.rule("PW-5.1-f", "PW-TERMS-w")
@pytest.mark.parametrize(
    ("units", "treasury", "why"),
    [
        ({}, 4500, None),
        ({"athens": {"athens": {"H": 1, "C": 1}}}, 4500, "must_go_on"),
        ({"athens": {"athens": {"H": 1, "N": 1}}}, 1300, "must_go_on"),
        ({"athens": {"athens": {"H": 1}}}, 1100, None),
        ({"piraeus": {"athens": {"N": 1}}}, 4500, "must_go_on"),
        ({"chios": {"athens": {"H": 1}}}, 4500, None),
    ],
)
def test_who_has_not_marched_yet_halts_only_if_nothing_can_be_done(
    units: dict[str, Any], treasury: int, why: str | None
) -> None:
    """With a Hoplite in Athens and no ships no way leads to Chios; SP that can join or be fetched come first."""
    assert no(expedition("athens", "chios", H=1, units=units, treasury={"athens": treasury}), HALT) == why


@pytest.mark.rule("PW-5.1.3-a", "PW-5.1.1-k", "PW-5.1.1-p")
@pytest.mark.parametrize(
    ("at", "objective", "why"),
    [
        ("aegina", "corcyra", None),
        ("aegina", "sybotia", None),
        ("abydos", "ambracia", "not_the_shortest"),
        ("acragas", "ithaca", None),
        ("cape_taenarum", "enna", "no_way"),
    ],
)
def test_the_crossing_may_be_as_long_as_the_way_round_and_no_longer(at: str, objective: str, why: str | None) -> None:
    """By a space shorter, equally long, a space longer, equally long from Sicily, and to no coast at all."""
    assert no(expedition(at, objective, N=2, power={"syracuse": "athens"}), CROSS) == why


@pytest.mark.rule("PW-5.1-e")
def test_every_space_can_be_named_as_the_next_rally_space() -> None:
    assert [option.key for option in RALLIES] == list(NAMES)
    holds(expedition("athens", "thebes", H=1), rally={"athens": []})
