"""Positions stored by older versions: a battle or a road march in the middle goes on where it was."""

from __future__ import annotations

from pathlib import Path

from strategos.games.conquest.migrations import (
    battle_on_the_agenda,
    leaders_ashore,
    several_road_marches,
    units_as_bytes,
)
from strategos.games.conquest.tasks import LandBattle, SeaBattle
from strategos.owner import match_files

from .table import asked, keys, play

OLD = Path(__file__).resolve().parent.parent.parent / "saves" / "0.1.0"


def test_a_land_battle_in_its_second_round_goes_on():
    match, rejected = match_files.resume(OLD / "conquest-land_battle.json")
    assert not rejected
    assert isinstance(match.state.agenda[-1], LandBattle)
    assert (match.state.agenda[-1].round, asked(match).kind, asked(match).seat) == (2, "losses", 1)
    play(match, "cavalry=01")
    assert (asked(match).kind, asked(match).about["round"]) == ("retreat", 2)


def test_a_sea_battle_in_its_second_round_goes_on():
    match, rejected = match_files.resume(OLD / "conquest-sea_battle.json")
    assert not rejected
    task = match.state.agenda[-1]
    assert isinstance(task, SeaBattle)
    assert (task.round, task.ours, task.theirs) == (2, (0, 1, 2), (9, 10))
    assert keys(match) == ["galley-egyptus-2=01", "galley-egyptus-3=01"]


def test_a_road_march_goes_on():
    match, rejected = match_files.resume(OLD / "conquest-road_march.json")
    assert not rejected
    play(match, "general-macedonia-1", "macedonia")
    assert match.state.leader_left[1] == 1


def test_each_step_changes_what_it_says_and_nothing_else():
    old = {"units": [1, 0], "setup": {"seats": 2, "options": {"straits": "both_seas"}}, "refusals": {"road:0:1:3": 1}}
    assert units_as_bytes(old)["units"] == "AQA="
    run = {"place": 3, "leaders": [1], "units": [1, 0, 0], "spent": 0}
    new = several_road_marches({**old, "run": run})
    assert new["runs"] == [{**run, "path": [3]}]
    assert new["refusals"] == {}
    assert new["setup"] == {"seats": 2, "options": {"straits": "both_seas", "road_return": "pays"}}
    assert several_road_marches({**old, "run": None})["runs"] == []
    assert battle_on_the_agenda({"battle": None, "attacker": 1, "purse": [5]}) == {"agenda": [], "purse": [5]}
    assert battle_on_the_agenda({"purse": [5]}) == {"agenda": [], "purse": [5]}
    assert leaders_ashore({"purse": [5]}) == {"ashore": [], "purse": [5]}
