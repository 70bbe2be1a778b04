"""Whose a space is that nobody stands in."""

from __future__ import annotations

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.shapes import SpaceFacts


@pytest.mark.rule("PW-COMP-b")
def test_an_empty_space_is_controlled_by_the_league_of_its_colour() -> None:
    colours = {"decelea": "athens", "samos": "athens", "gythium": "sparta", "melos": "neutral", "gela": "neutral"}
    start = GAME.begin(GAME.setup(1, "campaign"))
    for name, colour in colours.items():
        there = GAME.view(start, None).spaces[name]
        assert isinstance(there, SpaceFacts)
        side = None if colour == "neutral" else f"side:{colour}"
        assert (there.colour, there.control) == (side, side), name
