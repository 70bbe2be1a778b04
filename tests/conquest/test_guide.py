"""The guided first game leads to a position one is glad to play on."""

from __future__ import annotations

import random

import strategos
from strategos.bots import Chair, bot, steady_bot
from strategos.games.conquest.facts import NUMBER
from strategos.games.conquest.state import leaders_of
from strategos.parts.guides import guides
from strategos.testing.guiding import follow


def test_what_was_won_on_the_way_is_still_held_in_the_turn_after_the_guide() -> None:
    """Three provinces, all five leaders, and nothing but ordinary questions until one's own movement."""
    game = strategos.game("conquest")
    guide = guides(game.package)["first"]
    match, _ = follow(game, "first", guide)
    rng = random.Random(0)
    players = [bot(game.id, steady_bot(game.id)) for _ in range(guide.seats)]
    while (decision := match.pending[0]).seat != guide.seat or decision.kind != "move":
        assert decision.seat != guide.seat or decision.kind in guide.asides, decision.kind
        match.play(decision.seat, players[decision.seat].answer(Chair(match, decision, rng)))
    state = match.state
    assert game.round(state) == 3
    assert all(state.control[NUMBER[name]] == guide.seat for name in ("egyptus", "palestina", "syria"))
    leaders = list(leaders_of(state, guide.seat))
    assert len(leaders) == 5
    assert all(state.leader_at[leader] >= 0 for leader in leaders)
