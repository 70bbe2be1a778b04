"""Diplomacy and raids."""

from __future__ import annotations

import pytest

from tests.successors.table import RED, owner
from tests.successors4.cards.hand import offered, play, reason, refused
from tests.successors4.table import position


@pytest.mark.parametrize(("space", "before"), [("issos", "blue"), ("lamia", "independent"), ("komana", "blue")])
def test_diplomacy_wins_a_minor_city_anywhere(space: str, before: str) -> None:
    s = play(position(control={space: before}), "diplomacy", "", f"event_space! {space}")
    assert owner(s, space) == "red"
    assert s.champion[RED] == 1


@pytest.mark.rule("S4-2-d")
def test_where_diplomacy_fails() -> None:
    s = position(
        control={
            "issos": "blue",
            "tarsos": "blue",
            "gordion": "red",
            "babylon": "blue",
            "komana": "independent",
            "lamia": "independent",
            "ankyra": "blue",
        },
        cus={"blue tarsos": {"loyal": 1}, "red ankyra": {"loyal": 1}},
        armies={"leosthenes": "lamia"},
        generals={"antigonos": "red ankyra", "eumenes": "blue issos"},
    )
    assert offered(s, "diplomacy") == ["issos"]
    reasons = {
        "tarsos": "a_cu_here",
        "ankyra": "a_cu_here",
        "lamia": "a_cu_here",
        "gordion": "no_enemy_marker",
        "dana": "no_enemy_marker",
        "babylon": "not_a_minor_city",
        "komana": "not_a_minor_city",
        "tp_ipsos": "not_a_minor_city",
    }
    assert {space: reason(s, "diplomacy", space) for space in reasons} == reasons
    assert refused(position(control={"babylon": "blue"}), "diplomacy") == "no_target"


def raiders(**more: str) -> dict[str, dict[str, object]]:
    """Antigonos with an Army at Gordion."""
    return {"generals": {"antigonos": "red gordion", **more}, "cus": {"red gordion": {"loyal": 1}}}


@pytest.mark.parametrize("before", ["blue", "independent"])
def test_a_raid_takes_a_marker_within_two_mp_of_an_army(before: str) -> None:
    s = play(position(control={"ankyra": before}, **raiders()), "minor_raid", "", "event_space! ankyra")
    assert owner(s, "ankyra") is None
    assert s.champion[RED] == 1


def test_what_cannot_be_raided() -> None:
    s = position(
        control={"ankyra": "blue", "kelainai": "blue", "tarsos": "blue", "dana": "nobody", "gordion": "blue"},
        generals={"antigonos": "red gordion"},
        cus={"red gordion": {"loyal": 1}, "blue ankyra": {"mercenary": 1}},
    )
    assert offered(s, "minor_raid") == ["gordion"]
    reasons = {
        "ankyra": "defended",
        "kelainai": "not_a_minor_city",
        "tarsos": "out_of_reach",
        "dana": "no_enemy_marker",
    }
    assert {space: reason(s, "minor_raid", space) for space in reasons} == reasons


@pytest.mark.parametrize(("marker", "why"), [("blue", None), ("independent", "defended")])
def test_an_independent_army_defends_its_own_marker_only(marker: str, why: str | None) -> None:
    s = position(control={"ankyra": marker, "gordion": "blue"}, armies={"philon": "ankyra"}, **raiders())
    assert reason(s, "minor_raid", "ankyra") == why
