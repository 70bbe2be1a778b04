"""What is told of a game: homes, turns, what was placed, who wanted to be emperor. The log and the story live on it."""

from __future__ import annotations

import pytest

from strategos.games.conquest import GAME
from strategos.games.conquest.events import (
    AcclamationAnswered,
    AcclamationProposed,
    EmperorMade,
    Placed,
    Settled,
    TurnBegan,
)
from strategos.kernel.match import Match

from .table import Table, asked, happened, play, table


def end_turns(match: Table, count: int) -> list[tuple[str, int]]:
    """Let so many turns go by; the turns that began."""
    before = len(happened(match, TurnBegan))
    while len(happened(match, TurnBegan)) < before + count:
        play(match, "end" if asked(match).kind == "move" else "done")
    return [(told.side, told.round) for told in happened(match, TurnBegan)[before:]]


@pytest.mark.rule("CE-setup-02", "CE-order-01")
def test_homes_and_the_first_turn_are_told() -> None:
    match = Match(GAME, GAME.setup(3), 5)
    homes = [("side:macedonia", "space:macedonia"), ("side:egyptus", "space:egyptus"),
             ("side:hispania", "space:hispania")]  # fmt: skip
    assert [(told.side, told.space) for told in happened(match, Settled)] == homes
    [first] = happened(match, TurnBegan)
    assert first.round == 1
    assert first.side in {side for side, _ in homes}


@pytest.mark.rule("CE-order-02")
def test_every_turn_is_told_with_its_round() -> None:
    sides = ["side:egyptus", "side:hispania", "side:macedonia"]
    assert end_turns(table(turn="macedonia"), 6) == list(zip(sides * 2, [1, 1, 2, 2, 2, 3], strict=True))


@pytest.mark.rule("CE-place-08")
def test_both_ends_of_a_road_are_told_and_of_nothing_else() -> None:
    given = {"control": {"thracia": "macedonia", "moesia": "macedonia"}, "city": {"thracia": "city", "moesia": "city"}}
    match = table(purse={"macedonia": 200}, turn="macedonia", phase="purchase", **given)
    play(match, "road", "thracia")
    if asked(match).kind == "road_to":
        play(match, "moesia")
    play(match, "infantry=02", "done")
    placed = [(told.item, told.count, told.space, told.other) for told in happened(match, Placed)]
    road = [row for row in placed if row[0] == "item:road"]
    assert {road[0][2], road[0][3]} == {"space:thracia", "space:moesia"}
    assert [row for row in placed if row[0] != "item:road"] == [("item:infantry", 2, "space:macedonia", None)]


@pytest.mark.rule("CE-place-01")
def test_one_kind_is_bought_and_no_other_comes_with_it() -> None:
    match = table(purse={"macedonia": 200}, turn="macedonia", phase="purchase")
    play(match, "cavalry=01", "done")
    units = [
        p.kind for p in match.view(None).pieces if p.at == "space:macedonia" and p.kind in ("infantry", "catapult")
    ]
    assert units == []


@pytest.mark.rule("CE-vict-02")
def test_who_proposes_whom_and_how_all_answer_is_told() -> None:
    match = play(table(turn="macedonia"), "acclaim", "egyptus", "macedonia: yes", "hispania: yes")
    assert happened(match, AcclamationProposed) == [AcclamationProposed("side:macedonia", "side:egyptus")]
    answers = [(told.side, told.agreed) for told in happened(match, AcclamationAnswered)]
    assert answers == [("side:macedonia", True), ("side:hispania", True)]
    assert happened(match, EmperorMade) == [EmperorMade("side:egyptus")]
    match = play(table(turn="macedonia"), "acclaim", "egyptus", "macedonia: yes", "hispania: no")
    assert [(t.side, t.agreed) for t in happened(match, AcclamationAnswered)][1] == ("side:hispania", False)
    assert happened(match, EmperorMade) == []


@pytest.mark.rule("CE-vict-02")
def test_who_thinks_better_of_it_has_proposed_nobody() -> None:
    match = play(table(turn="macedonia"), "acclaim")
    nobody = next(o.key for o in asked(match).options if o.key not in ("macedonia", "egyptus", "hispania"))
    play(match, nobody)
    assert asked(match).kind == "move"
    assert happened(match, AcclamationProposed) == []
    assert match.state.emperor == table(turn="macedonia").state.emperor
