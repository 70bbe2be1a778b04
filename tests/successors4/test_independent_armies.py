"""9.5 Independent Armies."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DEAD, INDEPENDENT
from strategos.games.successors.common.independent_armies import (
    active,
    end_activation,
    enter,
    stay,
    step_cost,
    why_not_go,
    why_not_stay,
)
from strategos.games.successors.common.position import besiegers, enemies_at
from strategos.games.successors.fourth.facts import ARMIES, COUNTERS, NUMBER
from tests.successors.table import RED, owner

from .table import at, position

LEOSTHENES, ARIARATHES, PHILON, GLAUKIAS, SEUTHES = range(5)


@pytest.mark.rule("S4-9.5-e", "S4-9.5-h")
def test_three_mp_by_land_and_never_by_sea() -> None:
    s = position(armies={"philon": "sardeis"})
    assert why_not_go(s, PHILON, NUMBER["pergamon"], 2) is None
    assert why_not_go(s, PHILON, NUMBER["pergamon"], 3) is not None
    assert why_not_go(s, PHILON, NUMBER["daskyleion"], 1) is None
    assert why_not_go(s, PHILON, NUMBER["daskyleion"], 2) is not None
    s = position(armies={"philon": "tarsos", "seuthes": "abydos"})
    assert why_not_go(s, PHILON, NUMBER["salamis"], 0) is not None
    # S4-9.5-h Straits they do cross.
    assert why_not_go(s, SEUTHES, NUMBER["chersonesos"], 0) is None


@pytest.mark.rule("S4-9.5-l", "S4-9.5-o")
def test_leosthenes_and_ariarathes_have_their_bounds() -> None:
    s = position(armies={"leosthenes": "larisa", "glaukias": "larisa"})
    assert why_not_go(s, LEOSTHENES, NUMBER["lamia"], 0) is None
    assert why_not_go(s, LEOSTHENES, NUMBER["trikka"], 0) is None
    assert why_not_go(s, LEOSTHENES, NUMBER["pella"], 0) is not None
    assert why_not_go(s, GLAUKIAS, NUMBER["pella"], 0) is None
    s = position(armies={"ariarathes": "dana", "philon": "dana"})
    assert why_not_go(s, ARIARATHES, NUMBER["tarsos"], 0) is not None
    assert why_not_go(s, PHILON, NUMBER["tarsos"], 0) is None


@pytest.mark.rule("S4-9.5-g")
@pytest.mark.parametrize("army", [PHILON, GLAUKIAS, SEUTHES])
def test_the_first_mp_brings_an_army_out_of_its_box(army: int) -> None:
    s = position()
    entries = [NUMBER[name] for name in COUNTERS.independents[army].entry]
    assert entries
    assert all(step_cost(s, army, space) == 1 for space in entries)
    assert step_cost(s, army, NUMBER["sardeis"]) is None
    enter(s, army, entries[0])
    assert active(s) == [army]


@pytest.mark.rule("S4-9.5-c", "S4-9.5-a")
def test_only_armies_on_the_map_are_active() -> None:
    assert active(position(armies={"leosthenes": "lamia", "ariarathes": "komana", "philon": "dead"})) == [0, 1]


@pytest.mark.rule("S4-9.5-n", "S4-9.5-i")
def test_philon_leaves_the_game_in_hellas() -> None:
    s = position(armies={"philon": "larisa", "leosthenes": "larisa"})
    enter(s, PHILON, NUMBER["lamia"])
    enter(s, LEOSTHENES, NUMBER["lamia"])
    assert s.army_at[PHILON] == DEAD
    assert s.army_at[LEOSTHENES] == at("lamia")
    enter(s, ARMIES.index("glaukias"), NUMBER["pella"])
    assert s.army_at[GLAUKIAS] == at("pella")


@pytest.mark.rule("S4-9.5-f")
def test_who_stays_makes_the_space_independent() -> None:
    s = position(armies={"philon": "issos"}, control={"issos": "red"})
    assert why_not_stay(s, PHILON, 0) is None
    assert why_not_stay(s, PHILON, 1) is not None
    stay(s, PHILON)
    assert owner(s, "issos") == "independent"
    for place in ("sardeis", "tp_ipsos"):
        assert why_not_stay(position(armies={"philon": place}), PHILON, 0) is not None


@pytest.mark.rule("S4-9.5-p", "S4-7.5-d")
@pytest.mark.parametrize(
    ("space", "before", "after"),
    [
        ("issos", "red", None),
        ("pisidai", "red", None),
        ("sardeis", "red", "red"),
        ("issos", "independent", "independent"),
    ],
)
def test_where_an_army_ends_a_players_marker_is_removed(space: str, before: str, after: str | None) -> None:
    s = position(armies={"philon": space}, control={space: before})
    end_activation(s, PHILON)
    assert owner(s, space) == after


@pytest.mark.rule("S4-9.5-c")
def test_an_independent_army_at_pella_is_active() -> None:
    assert active(position(armies={"leosthenes": "pella", "philon": "waiting"})) == [0]


@pytest.mark.rule("S4-7.5-e", "S4-2-ah")
def test_independents_are_friends_of_each_other() -> None:
    s = position(
        control={"lamia": "independent", "boiotia": "red"},
        armies={"leosthenes": "lamia", "philon": "lamia", "seuthes": "boiotia"},
    )
    assert besiegers(s, NUMBER["lamia"]) == []
    assert [*enemies_at(s, INDEPENDENT, at("lamia"))] == []
    for army in ("leosthenes", "seuthes"):
        end_activation(s, ARMIES.index(army))
    assert s.control[NUMBER["lamia"]] == INDEPENDENT
    assert s.control[NUMBER["boiotia"]] != RED
