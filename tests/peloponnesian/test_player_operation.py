"""5.1 and 5.4 step by step: what a player may aim at, take along, and when he may stop."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.peloponnesian.events import Activated
from strategos.games.peloponnesian.facts import ATHENS, LEADER_NUMBER, NAMES, NUMBER, SPACES, SPARTA
from strategos.games.peloponnesian.outlook import outlook
from strategos.games.peloponnesian.player_operation import (
    CROSS,
    HALT,
    RALLIES,
    SET_OUT,
    Deed,
    joining,
    objectives,
    payable,
    why_not_aim_with,
    why_not_cause_any,
    why_not_deed,
    why_not_objective,
)
from strategos.games.peloponnesian.routes import reach_of
from strategos.games.peloponnesian.state import NOBODY, Expedition, PeloponnesianState, marching_at
from strategos.games.peloponnesian.whereabouts import spaces_in
from strategos.kernel.asking import Option

from .segment import position
from .table import asked, happened, holds, keys, play, table, why_not
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


@pytest.mark.rule("PW-5.4-a", "PW-5.4-n", "PW-5.5.3.4-c", "PW-5.4-h", "PW-6.6-d", "PW-5.5.3.3-a")
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
        ("argos", False, {}, "warned_off"),
        ("sardis", False, {"power": {"persia": "sparta"}}, None),
        ("sparta", False, {}, None),
        ("sparta", False, {"hostages": {"athens": True}}, "hostages"),
        ("caryae", False, {"hostages": {"athens": True}}, "hostages"),
        ("caryae", False, {"hostages": {"sparta": True}}, None),
        ("corinth", False, {"hostages": {"athens": True}}, None),
    ],
)
def test_what_can_be_aimed_at_with_and_without_a_rebellion(
    space: str, cause: bool, given: dict[str, Any], why: str | None
) -> None:
    s = position(units={"athens": {"athens": {"H": 1}}}, **given)
    found = why_not_aim_with(s, ATHENS, cause, NUMBER[space])
    assert (None if found is None else found.why) == why


@pytest.mark.rule("PW-10.5.4.5.I-b", "PW-10.5.4.6.IV-d")
def test_some_objectives_are_closed_in_the_fall_of_sparta_only() -> None:
    for scenario, own, cyzicus in (("campaign", None, None), ("fall_of_sparta", "own_space", "cyzicus_closed")):
        s = position(scenario, control={"chios": "athens"}, happened={"persia": 1})
        found = [why_not_objective(s, ATHENS, NUMBER[name]) for name in ("chios", "cyzicus", "thebes")]
        assert [None if one is None else one.why for one in found] == [own, cyzicus, None]


@pytest.mark.rule("PW-5.1-a", "PW-6.6-d", "PW-10.5.4.5.I-b", "PW-5.5.3.4-c")
@pytest.mark.parametrize(
    ("scenario", "given"),
    [
        ("campaign", {}),
        ("campaign", {"hostages": {"athens": True, "sparta": True}}),
        ("campaign", {"power": {"argos": "athens", "persia": "sparta"}}),
        ("fall_of_sparta", {"happened": {"persia": 1}}),
    ],
)
def test_a_player_may_name_whatever_nothing_speaks_against(scenario: str, given: dict[str, Any]) -> None:
    s = position(scenario, **given)
    for side in (ATHENS, SPARTA):
        one_by_one = tuple(n for n in range(SPACES) if why_not_objective(s, side, n) is None)
        assert spaces_in(objectives(s, side)) == one_by_one


@pytest.mark.rule("PW-5.4-d", "PW-6.6-d")
@pytest.mark.parametrize(
    ("left", "given", "why"),
    [
        (["elis"], {}, None),
        ([], {}, "no_rebellion"),
        (["caryae"], {}, None),
        (["caryae"], {"hostages": {"athens": True}}, "no_rebellion"),
        (["elis"], {"treasury": {"athens": 1299}}, "too_dear"),
    ],
)
def test_a_rebellion_needs_a_space_where_it_can_be_caused(left: list[str], given: dict[str, Any], why: str) -> None:
    """All but these spaces are Athenian; Caryae lies next to Sparta."""
    ours = dict.fromkeys([name for name in NAMES if name not in left], "athens")
    s = position(colour=ours, control=ours, units={"athens": {"athens": {"H": 1}}}, **given)
    found = why_not_cause_any(s, ATHENS, NOBODY)
    assert (None if found is None else found.why) == why


@pytest.mark.rule("PW-5.4-h", "PW-10.5.4.5.II-b")
@pytest.mark.parametrize(("talents", "why"), [(300, None), (299, "too_dear")])
def test_thebes_pays_for_a_rebellion_and_for_one_of_its_sp(talents: int, why: str | None) -> None:
    units = {"thebes": {"thebes": {"H": 1}}}
    treasury = {"thebes": talents, "athens": 0}
    s = position("fall_of_sparta", role="thebes", control={"thebes": "athens"}, units=units, treasury=treasury)
    found = why_not_aim_with(s, ATHENS, True, NUMBER["elis"], LEADER_NUMBER["epaminondas_fos"])
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
    units, corinth = {"corinth": {"athens": {"H": 2}}}, NUMBER["corinth"]
    s = position(units=units)
    assert joining(s, ATHENS, corinth) == payable(s, outlook(s, ATHENS), corinth, 4500) == []
    taken = position(units=units, control={"corinth": "athens"})
    assert [option.value[2] for option in joining(taken, ATHENS, corinth)] == [1, 2]
    assert [
        option.value[2] for options in payable(taken, outlook(taken, ATHENS), corinth, 200) for option in options
    ] == [1]


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


@pytest.mark.rule("PW-5.1.6-a", "PW-5.1.1-p")
def test_a_leader_alone_is_told_who_keeps_him_out_of_a_rally_space() -> None:
    units = {name: {"athens": {"AH": 1}, "sparta": {"AH": 1}} for name in ("plataea", "chios")}
    assert no(expedition("athens", "thebes", units=units), RALLIES[NUMBER["plataea"]]) == "not_alone"
    with_others = expedition("athens", "thebes", H=1, units=units)
    assert no(with_others, RALLIES[NUMBER["plataea"]]) is None
    assert no(with_others, RALLIES[NUMBER["chios"]]) == "no_way"


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
    more = {"aegina": {"athens": {"N": 1}}}
    assert no(expedition("aegina", "chios", H=1, marched=True, units=more), HALT) is None, "though others could join"


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
