"""9.9 Where a General without CUs may go, 9.14 where a voyage may end."""

from __future__ import annotations

from typing import Any

import pytest

from strategos.games.successors.common.board import NOBODY, NONE
from strategos.games.successors.common.position import one
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.third.facts import GENERAL_NUMBER, NUMBER
from strategos.games.successors.third.havens import has_haven, why_not_alone, why_not_disembark, why_not_land
from tests.successors.table import YELLOW

from .table import at, position

ANTIGONOS = GENERAL_NUMBER["antigonos"]
RED_THERE = {"peithon": "red pergamon"}


def lone(**more: Any) -> Activate:
    return Activate(YELLOW, ANTIGONOS, generals=(ANTIGONOS,), **more)


def said(no: Any) -> str | None:
    return None if no is None else no.why


AROUND = {"krateros": "red abydos", "lysimachos": "blue ephesos", "eumenes": "blue sardeis"}
"""All that is adjacent to Pergamon."""


@pytest.mark.rule("S3-9.9-b")
@pytest.mark.parametrize(
    ("space", "generals", "control", "left", "why"),
    [
        ("pergamon", {}, {}, 0, None),
        ("pergamon", RED_THERE, {}, 1, None),
        ("pergamon", RED_THERE, {}, 0, "could_not_go_on"),
        ("pergamon", RED_THERE, {"pergamon": "yellow"}, 0, "could_not_go_on"),
        ("pergamon", {**RED_THERE, **AROUND}, {}, 1, "could_not_go_on"),
        ("pergamon", {**RED_THERE, **AROUND}, {}, 2, None),
        ("sardeis", {"peithon": "red sardeis"}, {"sardeis": "yellow"}, 0, None),
        ("sardeis", {"peithon": "red sardeis"}, {"sardeis": "red"}, 0, "could_not_go_on"),
        ("chios", {"peithon": "red chios"}, {}, 1, None),
        ("chios", {"peithon": "red chios"}, {}, 0, "could_not_go_on"),
    ],
)
def test_he_goes_to_a_general_only_with_a_way_on(
    space: str, generals: dict[str, str], control: dict[str, str], left: int, why: str | None
) -> None:
    s = position(generals=generals, control=control)
    assert said(why_not_alone(s, lone(), NUMBER[space], left)) == why
    assert why_not_alone(s, lone(troops=one(0)), NUMBER[space], left) is None


@pytest.mark.rule("S3-9.14-c", "S3-9.14-h", "S3-9.14-i")
@pytest.mark.parametrize(
    ("space", "sailed", "more", "why"),
    [
        ("chios", NOBODY, {}, None),
        ("chios", ANTIGONOS, {}, "could_not_go_on"),
        ("chios", NOBODY, {"sailed": True}, "could_not_go_on"),
        ("halikarnassos", NOBODY, {"sailed": True}, None),
        ("halikarnassos", NOBODY, {"sailed": True, "walked": True}, "could_not_go_on"),
    ],
)
def test_who_has_sailed_does_not_sail_on(space: str, sailed: int, more: dict[str, bool], why: str | None) -> None:
    s = position(generals={"peithon": f"red {space}"})
    s.sailed = sailed
    assert said(why_not_alone(s, lone(**more), NUMBER[space], 2)) == why


@pytest.mark.rule("S3-9.9-a")
def test_neither_among_independents_nor_where_he_was_refused() -> None:
    s = position(armies={"philon": "pergamon"})
    assert said(why_not_alone(s, lone(), NUMBER["pergamon"], 4)) == "no_lone_general_among_cus"
    assert said(why_not_alone(s, lone(barred=(NUMBER["sardeis"],)), NUMBER["sardeis"], 4)) == "passage_refused"


@pytest.mark.rule("S3-9.14-k", "S3-9.9-a")
@pytest.mark.parametrize(("left", "haven"), [(0, False), (1, False), (2, True)])
def test_a_haven_is_as_far_as_the_mp_reach(left: int, haven: bool) -> None:
    taken = ("chios", "ephesos", "kyklades", "lesbos")
    s = position(cus={f"red {name}": {"loyal": 1} for name in taken}, control=dict.fromkeys(taken, "red"))
    assert has_haven(s, lone(), NUMBER["chios"], left) is haven
    assert has_haven(s, lone(troops=one(0)), NUMBER["chios"], 0)


@pytest.mark.rule("S3-9.9-b", "S3-9.14-i", "S3-15.3-d")
def test_he_lands_upon_a_general_only_with_a_way_on_by_land() -> None:
    s = position(
        generals={"peithon": "red chios", "krateros": "red halikarnassos", "eumenes": "red tyros"},
        control={"tyros": "yellow"},
    )
    assert said(why_not_land(s, lone(), at("chios"), 2)) == "could_not_go_on"
    assert said(why_not_land(s, lone(), at("halikarnassos"), 0)) == "could_not_go_on"
    assert why_not_land(s, lone(), at("halikarnassos"), 1) is None
    assert why_not_land(s, lone(troops=one(0)), at("chios"), 0) is None
    assert why_not_land(s, lone(troops=NONE), at("tyros-inside"), 0) is None
    assert said(why_not_disembark(s, lone(), NUMBER["chios"], 2)) == "could_not_go_on"
    assert why_not_disembark(s, lone(), NUMBER["tyros"], 0) is None
