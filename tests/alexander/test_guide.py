"""The guided first game leads nobody into a defeat: what it points at is right when it does."""

from __future__ import annotations

import pytest

import strategos
from strategos.games.alexander.odds import for_inquiry
from strategos.parts.forecast import Inquiry
from strategos.parts.guides import coaching, guides
from strategos.testing.guiding import follow

GAME = strategos.game("alexander")
GUIDE = guides(GAME.package)["first"]


@pytest.mark.parametrize("seed", [1, 99])
def test_done_is_pointed_at_when_no_plan_is_free_any_more_and_granicus_when_the_odds_are_good(seed: int) -> None:
    played, _ = follow(GAME, "first", GUIDE, seed=seed)
    pointed: dict[str, int] = {}
    for n in range(played.answer_count):
        match = played.at(n)
        [decision] = match.pending
        step = coaching("first", GUIDE, match.answers, decision, GAME.round(match.state)).step
        if step == "ready":
            pointed[step] = int(decision.about["free"])
        elif step == "granicus":
            odds = for_inquiry(Inquiry(match, 0, decision, ("granicus",))).options["granicus"]
            pointed[step] = round(100 * odds["win"])
    assert pointed["ready"] == 0
    assert pointed["granicus"] >= 70
