"""Answers that lose the campaign for sure are known before they are given."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.alexander.perils import fatal
from strategos.text import LANGUAGES, Words

CODES = {
    "alexander": ("kills_alexander", "loses_campaign", "out_of_time", "lost"),
    "conquest": ("concedes", "razes_home", "risks_caesar", "lost"),
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CODES)
def test_every_peril_has_words(name: str, language: str) -> None:
    words = Words(language, name)
    assert all(words.has(f"fatal-{code}") for code in CODES[name])
