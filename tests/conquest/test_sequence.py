"""SEQUENZA DEL GIOCO: turns and rounds as they are told, and a turn whose mover has fallen."""

from __future__ import annotations

import pytest

from strategos.games.conquest.events import TurnBegan
from strategos.games.conquest.examples import fact

from .table import Table, asked, happened, play, table


@pytest.mark.rule("CE-fall-01", "CE-faq-ransom-01")
def test_the_turn_of_a_fallen_mover_has_no_phase_six():
    match = table(
        at={"italia": {"macedonia": {"caesar": 1, "infantry": 1}}, "dalmatia": {"egyptus": {"infantry": 2}}},
        captive={"general-egyptus-1": "hispania"},
        turn="macedonia",
        dice="blank infantry blank",
    )
    play(match, "caesar-macedonia", "dalmatia", "attack", "end")
    assert fact(match.state, "alive", []) == ["egyptus", "hispania"]
    assert (asked(match).kind, asked(match).seat) == ("move", 1)


def end_turns(match: Table, count: int) -> list[tuple[str, int]]:
    """Let so many turns go by; the turns that began."""
    before = len(happened(match, TurnBegan))
    while len(happened(match, TurnBegan)) < before + count:
        play(match, "end" if asked(match).kind == "move" else "done")
    return [(told.side, told.round) for told in happened(match, TurnBegan)[before:]]


@pytest.mark.rule("CE-order-02")
def test_every_turn_is_told_with_its_round() -> None:
    sides = ["side:egyptus", "side:hispania", "side:macedonia"]
    assert end_turns(table(turn="macedonia"), 6) == list(zip(sides * 2, [1, 1, 2, 2, 2, 3], strict=True))
