"""What a commander sees, and what stays unseen."""

from __future__ import annotations

from typing import Any

from strategos.games.alexander import GAME
from strategos.kernel.chance import SeededDice


def test_what_lies_face_down_stays_unseen(fresh: Any) -> None:
    t = fresh("granicus", 4)
    t.play("done", "parmenion")
    twin = t.match.copy()
    GAME.resample(twin.state, 0, SeededDice(99))
    assert (twin.state.pile, twin.state.oracle) != (t.s.pile, t.s.oracle)
    assert GAME.view(twin.state, 0) == GAME.view(t.s, 0)
    assert not list(GAME.complaints(twin.state))
    hidden = sorted([*t.s.unread, *(n for n in t.s.oracle if n >= 0)])
    assert sorted([*twin.state.unread, *(n for n in twin.state.oracle if n >= 0)]) == hidden
