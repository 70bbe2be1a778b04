"""Leaders: where they are drawn to, who stays out and who may come back."""

from __future__ import annotations

import pytest

from strategos.games.peloponnesian.event_table import STANDARD
from strategos.games.peloponnesian.facts import ATHENS, NUMBER
from strategos.games.peloponnesian.state import leaders_at

from .procedures import run
from .segment import play_segment, position
from .table import holds


@pytest.mark.rule("PW-COMP-e")
def test_a_leader_who_is_drawn_stands_in_the_home_space_of_his_league() -> None:
    after = play_segment("leader_selection", cup={"athens": ["cleon"], "sparta": ["agis"]})
    after.holds(leaders={"cleon": "athens", "agis": "sparta"}, drawn={"athens": "cleon", "sparta": "agis"})


@pytest.mark.rule("PW-10.1.3-g", "PW-10.2.3-g")
def test_the_dead_stay_out() -> None:
    s = position("decelean", empty=False)
    holds(s, leaders=dict.fromkeys(("brasidas", "archidamus", "pericles", "cleon"), "dead"))
    s = position("fall_of_athens", empty=False)
    dead = ("brasidas", "archidamus", "pericles", "cleon", "nicias", "demosthenes")
    holds(s, leaders=dict.fromkeys(dead, "dead"))


@pytest.mark.rule("PW-10.2.3-i")
def test_alcibiades_may_come_back() -> None:
    s = position("fall_of_athens", empty=False)
    assert leaders_at(s, NUMBER["sardis"], ATHENS) == [], "he leads nobody abroad"
    run(STANDARD["demagogue"](s))
    holds(s, leaders={"alcibiades": "athens"})
    assert len(leaders_at(s, NUMBER["athens"], ATHENS)) == 1
