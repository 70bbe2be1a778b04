"""Fase del Combattimento: which battles there are, and what becomes of galleys at foreign coasts."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import BattleBegan, GalleySunk, LeaderEscaped
from strategos.games.conquest.facts import COASTS, NAMES, NUMBER

from .table import faces, happened, holds, play, table, why_not


def wrecked(holder, **more):
    """A galley of Macedonia with a General aboard lies at Creta, which is Egyptus', when the Combat phase ends."""
    galleys = [{"side": "macedonia", "at": "creta", "cargo": {"general": 1}}, *more.pop("galleys", [])]
    return table(
        at={"creta": {"egyptus": holder}},
        control={"creta": "egyptus"},
        galleys=galleys,
        turn="macedonia",
        phase="combat",
        **more,
    )


@pytest.mark.rule("CE-win-02", "CE-sea-15", "CE-sea-16")
def test_a_leader_on_a_galley_destroyed_at_a_coast_is_beaten_if_an_enemy_unit_is_there():
    match = wrecked({"infantry": 1})
    play(match, "egyptus: fate! kill")
    holds(match, dead=["general-macedonia-1"], galleys={"creta": {"macedonia": 0}})


@pytest.mark.rule("CE-win-02")
def test_an_enemy_galley_at_that_coast_is_an_enemy_unit_too():
    match = wrecked({}, galleys=[{"side": "egyptus", "at": "creta"}])
    play(match, "egyptus: fate! capture")
    holds(match, captive={"general-macedonia-1": "egyptus"}, galleys={"creta": {"macedonia": 0, "egyptus": 1}})


@pytest.mark.rule("CE-win-02", "CE-win-04")
@pytest.mark.parametrize("holder", [{}, {"general": 1}])
def test_a_leader_on_a_galley_destroyed_at_a_coast_without_enemy_units_comes_ashore(holder):
    match = wrecked(holder)
    assert len(happened(match, GalleySunk)) == 1
    assert [e.to for e in happened(match, LeaderEscaped)] == ["space:creta"]
    holds(match, at={"creta": {"macedonia": {"general": 1}}}, captive={"general-macedonia-1": "free"})


@pytest.mark.rule("CE-sea-15")
def test_galleys_at_the_foreign_coast_of_britannia_are_destroyed_and_those_beside_it_not():
    galleys = [{"side": "macedonia", "at": at} for at in ("britannia", "oceanus_britannicus")]
    match = table(galleys=galleys, control={"britannia": "egyptus"}, turn="macedonia", phase="combat")
    holds(match, galleys={"britannia": {"macedonia": 0}, "oceanus_britannicus": {"macedonia": 1}})


@pytest.mark.rule("CE-sea-15")
def test_they_are_destroyed_also_when_the_mover_declines_to_fight():
    galleys = [
        {"side": "macedonia", "at": "creta"},
        *({"side": s, "at": "mare_aegaeum"} for s in ("macedonia", "egyptus")),
    ]
    match = table(galleys=galleys, control={"creta": "egyptus"}, turn="macedonia", phase="combat")
    play(match, "combat! done")
    holds(match, galleys={"creta": {"macedonia": 0}, "mare_aegaeum": {"macedonia": 1}})


@pytest.mark.rule("CE-cphase-01", "CE-nav-21", "CE-faq-combat-02")
def test_why_there_is_nothing_to_fight():
    fleets = [
        {"side": "macedonia", "at": "mare_aegaeum", "cargo": {"general": 1}},
        {"side": "egyptus", "at": "mare_aegaeum", "count": 2, "cargo": {"general": 1, "infantry": 1}},
        {"side": "macedonia", "at": "oceanus_britannicus"},
        {"side": "macedonia", "at": "macedonia"},
        {"side": "hispania", "at": "hispania"},
        {"side": "hispania", "at": "oceanus_britannicus"},
        {"side": "hispania", "at": "mare_narbo"},
    ]
    at = {
        "dalmatia": {"macedonia": {"infantry": 1}, "egyptus": {"general": 1}, "hispania": {"general": 2}},
        "britannia": {"egyptus": {"general": 1}},
    }
    captive = {"general-egyptus-4": "hispania"}
    match = table(at=at, galleys=fleets, captive=captive, turn="macedonia", phase="combat", dice=faces("-" * 12))
    play(match, "sea-oceanus_britannicus-hispania")
    for target, (rule, why) in {
        "space:oceanus_britannicus": ("CE-nav-21", "already_fought"),
        "piece:galley-hispania-2": ("CE-nav-21", "already_fought"),
        "space:mare_aegaeum": ("CE-nav-20", "pick_enemy"),
        "piece:galley-egyptus-2": ("CE-nav-20", "pick_enemy"),
        "piece:infantry-egyptus-galley-egyptus-2": ("CE-nav-03", "no_battle"),
        "piece:galley-hispania-1": ("CE-faq-combat-02", "open_sea_only"),
        "piece:galley-hispania-3": ("CE-nav-03", "no_battle"),
        "space:mare_narbo": ("CE-nav-03", "no_battle"),
        "piece:general-hispania-2": ("CE-faq-combat-09", "pick_enemy"),
        "piece:general-egyptus-2": ("CE-bl-01", "no_battle"),
        "piece:general-egyptus-3": ("CE-nav-03", "no_battle"),
        "space:britannia": ("CE-bl-01", "no_battle"),
        "space:macedonia": ("CE-bl-01", "no_battle"),
        "piece:general-egyptus-4": ("CE-ransom-01", "captured"),
        "piece:infantry-macedonia-dalmatia": ("CE-mphase-02", "movement_over"),
        "nonsense": ("CE-bl-03", "not_a_choice"),
    }.items():
        no = why_not(match, target)
        assert (no.rule, no.why) == (rule, why), target


@pytest.mark.rule("CE-fall-01")
def test_who_finishes_for_a_fallen_mover_begins_no_battle():
    given = {
        "dalmatia": {"macedonia": {"caesar": 1, "infantry": 1}, "egyptus": {"infantry": 1}},
        "pannonia": {"macedonia": {"infantry": 1}, "hispania": {"infantry": 1}},
        "dacia": {"macedonia": {"infantry": 1}, "hispania": {"infantry": 1}},
        "moesia": {"macedonia": {"infantry": 1}, "hispania": {"general": 1}},
    }
    match = table(at=given, turn="macedonia", phase="combat", dice=faces("-i"))
    play(match, "dalmatia")
    assert (why_not(match, "space:moesia").rule, why_not(match, "space:moesia").why) == ("CE-fall-01", "no_new_battles")


@pytest.mark.rule("CE-win-09", "CE-sea-16")
def test_galleys_of_a_failed_landing_are_gone_before_the_next_battle():
    match = table(
        at={
            "creta": {"egyptus": {"infantry": 2}},
            "italia": {"macedonia": {"general": 1, "infantry": 1}},
            "dalmatia": {"egyptus": {"infantry": 1}},
        },
        galleys=[
            {"side": "macedonia", "at": NAMES[COASTS[NUMBER["creta"]][0][0]], "cargo": {"general": 1, "infantry": 1}}
        ],
        turn="macedonia",
        dice="blank infantry blank",
    )
    play(match, "galley-macedonia-1", "creta", "general-macedonia-1", "dalmatia", "attack", "end", "creta", "kill")
    order = [e for e in match.all_events() if isinstance(e, GalleySunk | BattleBegan)]
    assert [type(e) for e in order] == [BattleBegan, GalleySunk, BattleBegan]
