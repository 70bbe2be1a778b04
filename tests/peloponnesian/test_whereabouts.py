"""What is kept about the whole map says the same as space after space, however the position came about."""

from __future__ import annotations

import random
from typing import Any

import pytest

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.activation import held_back, is_rally, rally_spaces
from strategos.games.peloponnesian.combat import pairs_in_reach, reach
from strategos.games.peloponnesian.facts import ATHENS, KINDS, PERSIA, SPACES, SPARTA
from strategos.games.peloponnesian.forces import Party
from strategos.games.peloponnesian.state import PeloponnesianState, friendly, holds
from strategos.games.peloponnesian.whereabouts import Whereabouts, allegiance, marks, occupied, spaces_in, whereabouts
from strategos.games.peloponnesian.zones import besieged, reaching
from strategos.kernel.asking import Decision
from strategos.kernel.chance import SeededDice
from strategos.kernel.playout import playout

SIDES = (ATHENS, SPARTA, PERSIA)


def check(s: PeloponnesianState) -> None:
    kept, anew = whereabouts(s), Whereabouts(s)
    for side in SIDES:
        assert occupied(s, side) == tuple(space for space in range(SPACES) if holds(s, space, side))
        assert kept.rested(side) == anew.rested(side)
        assert [kept.of_kind(side, kind) for kind in range(KINDS)] == [anew.of_kind(side, k) for k in range(KINDS)]
    for side in (ATHENS, SPARTA):
        near = spaces_in(allegiance(s).friendly[side])
        assert near == tuple(space for space in range(SPACES) if friendly(s, space, side))
        assert tuple(rally_spaces(s, side)) == tuple(p for p in range(SPACES) if is_rally(s, side, p)), held_back(s)
        table = marks(whereabouts(s).threats(side).everywhere)
        assert all(table[space] for space in range(SPACES) if reaching(s, space, side))


def pairs(s: PeloponnesianState) -> list[tuple[Party, Party]]:
    """PW-6.2-b Every pair of Forces, one after the other."""
    free = {side: [Party(side, p) for p in occupied(s, side) if not besieged(s, p, side)] for side in SIDES}
    return [
        (ours, theirs)
        for side, enemy in ((ATHENS, SPARTA), (ATHENS, PERSIA), (SPARTA, PERSIA))
        for ours in free[side]
        for theirs in free[enemy]
        if ours.place != theirs.place and any(reach(s, ours, theirs))
    ]


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_what_is_kept_is_what_there_is(scenario: str) -> None:
    rng, s = random.Random(scenario), GAME.begin(GAME.setup(2, scenario))
    seen = iter(range(150))

    def pick(_: PeloponnesianState, decision: Decision) -> Any:
        return rng.choice(decision.options)

    def enough(s: PeloponnesianState) -> bool:
        number = next(seen, None)
        if number is not None and number % 3 == 0:
            check(s)
        if number is not None and number % 12 == 0 and not s.now.met:
            assert pairs_in_reach(s) == pairs(s)
        return number is None

    playout(GAME, s, SeededDice(7), pick, enough)
