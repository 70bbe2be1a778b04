"""What a goal is said to cost is what is paid for it."""

from __future__ import annotations

import pytest

from strategos.games.conquest.costs import costs
from strategos.games.conquest.examples import fact

from .table import asked, play, table
from .test_roads import OWN


def left(match, name):
    return fact(match.state, "left", {name: 0})[name]


def paid(match, mover):
    """What each goal takes of the mover's points, found by going there on a copy."""
    goals = [o.key for o in asked(match).options if "space" in o.on]
    return {goal: left(match, mover) - left(play(match.copy(), goal), mover) for goal in goals}


@pytest.mark.rule("CE-road-06", "CE-move-land-05")
def test_a_road_march_that_goes_on_is_free():
    match = table(at={"narbonensis": {"macedonia": {"general": 1}}}, **OWN)
    play(match, "general-macedonia-1")
    assert set(costs(match.state, asked(match)).values()) == {1}
    assert costs(match.state, asked(match)) == paid(match, "general-macedonia-1")
    play(match, "italia", "general-macedonia-1")
    said = costs(match.state, asked(match))
    assert said == paid(match, "general-macedonia-1")
    assert said["dalmatia"] == 0
    assert said["rhetia"] == said["narbonensis"] == 1


@pytest.mark.rule("CE-sea-05")
def test_a_galley_pays_for_each_step():
    match = table(galleys=[{"side": "macedonia", "at": "italia"}], turn="macedonia")
    play(match, "galley-macedonia-1")
    said = costs(match.state, asked(match))
    assert said
    assert said == paid(match, "galley-macedonia-1")
