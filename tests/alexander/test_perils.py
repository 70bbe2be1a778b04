"""Answers that lose the campaign for sure are known before they are given."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander.perils import fatal
from strategos.text import LANGUAGES, Words

CODES = {
    "alexander": ("kills_alexander", "loses_campaign", "out_of_time", "lost"),
    "conquest": ("concedes", "razes_home", "risks_caesar", "leaves_caesar", "lost"),
}


def perils(t: Any) -> dict[str, str]:
    return dict(fatal(t.s, t.match.pending[0]))


def scouted(given: Any, die: int, **words: Any) -> Any:
    there = {"area": "granicus", "conquered": {"granicus": "razed"}, "box": 3, "phase": "conquest", "empty": True}
    return given(**there, gold=9, dice=(die,), **words).play("sardis")


@pytest.mark.rule("FA-death-02")
@pytest.mark.parametrize(
    ("level", "die", "deadly"), [(2, 2, True), (1, 2, True), (3, 2, False), (3, 3, True), (2, 1, False)]
)
def test_entering_at_the_price_of_alexander(given: Any, level: int, die: int, deadly: bool) -> None:
    t = scouted(given, die, army=[], level=level)
    assert perils(t) == ({"enter": "kills_alexander"} if deadly else {})
    t.play("enter")
    while t.asked == "hit":
        t.play("alexander")
    assert (t.match.outcome is not None) is deadly, "what is said is what happens"


def test_units_stand_before_him(given: Any) -> None:
    t = scouted(given, 3, army=["mac_infantry"], level=1)
    assert t.about["hits"] == 1
    assert perils(t) == {}
    t.play("enter")
    assert t.asked == "hit"
    assert perils(t) == {"alexander": "kills_alexander"}


@pytest.mark.rule("FA-death-02", "FA-resist-01")
@pytest.mark.parametrize(
    ("unit", "level", "deadly"),
    [
        # Four hits: of a unit at full strength two go by, of any other one.
        ("mac_infantry", 4, True),
        ("mac_infantry", 5, False),
        ("mac_infantry reduced", 6, True),
        ("mac_infantry reduced", 7, False),
        ("mac_archers", 6, True),
        ("mac_archers", 7, False),
    ],
)
def test_as_many_hits_as_they_have_steps(given: Any, unit: str, level: int, deadly: bool) -> None:
    t = scouted(given, 6, army=[unit], level=level)
    assert t.about["hits"] == 4
    assert perils(t) == ({"enter": "kills_alexander"} if deadly else {})


@pytest.mark.rule("FA-death-02")
@pytest.mark.parametrize(("level", "deadly"), [(2, True), (3, False)])
def test_a_hit_that_he_takes_himself(given: Any, level: int, deadly: bool) -> None:
    t = scouted(given, 3, army=["mac_infantry"], level=level).play("enter")
    assert t.asked == "hit"
    assert perils(t) == ({"alexander": "kills_alexander"} if deadly else {})


def test_a_plan_that_saves_him_is_the_one_answer_that_does_not_kill(given: Any) -> None:
    """Alone on the field with one level left, he has Rally: whoever reads the question knows what saves him."""
    t = given(
        area="sardis", came_from="ephesus", box=3, level=2, army=[], own_plans=["a_rally"], battle_turn=1,
        garrison={"sardis": ["per_infantry"] * 2}, dice=(1, 1, 1, 1, 1, 1),
    )  # fmt: skip
    while t.asked != "hit":
        t.play(next(key for key in ("fight", "target", "last", "pass", "done", *t.keys) if key in t.keys))
    assert set(t.keys) == {"alexander", "a_rally"}
    assert perils(t) == {"alexander": "kills_alexander"}


@pytest.mark.rule("FA-orders-06", "FA-death-02")
@pytest.mark.parametrize(("level", "deadly"), [(2, True), (3, False)])
def test_a_hit_in_place_of_tribute(given: Any, level: int, deadly: bool) -> None:
    t = given(area="macedonia", army=[], level=level, gold=9, box=1, phase="enemy_orders", dice=(1, 1, 1))
    assert t.asked == "tribute"
    assert perils(t) == ({"take_hit": "kills_alexander"} if deadly else {})


def test_where_nothing_is_lost_nothing_is_said(given: Any) -> None:
    """A weak Army on the march, and a question before the end of the last turn."""
    words = {"area": "granicus", "conquered": {"granicus": "razed"}, "army": [], "level": 1}
    assert perils(given(**words, box=3, phase="conquest")) == {}
    t = given(**{**words, "army": ["mac_infantry reduced"]}, gold=9, box=10, phase="refit")
    assert t.asked == "refit"
    assert perils(t) == {}


def test_a_penalty_nobody_can_pay(given: Any) -> None:
    late = {"phase": "advance", "box": 4, "gold": 5, "prophecies": {"wall_of_wood": 4, "pray_to_the_winds": 5}}
    assert perils(given(**late, level=1, advisors=[])) == {"campaign": "loses_campaign"}
    assert perils(given(**late, level=2, advisors=["antipater"])) == {}


@pytest.mark.rule("FA-advance-02")
def test_the_end_of_the_last_turn(given: Any) -> None:
    last = 10
    t = given(area="granicus", conquered={"granicus": "razed"}, box=last, phase="conquest")
    assert t.s.box == t.s.map.last_box
    assert perils(t) == {"pass": "out_of_time"}
    t = given(area="granicus", conquered={"granicus": "razed"}, box=last - 1, phase="conquest")
    assert perils(t) == {}
    everything = dict.fromkeys(t.s.map.areas, "razed")
    t = given(area="granicus", conquered=everything, box=last, phase="conquest")
    assert perils(t) == {}, "it is won"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CODES)
def test_every_peril_has_words(name: str, language: str) -> None:
    words = Words(language, name)
    assert all(words.has(f"fatal-{code}") for code in CODES[name])
