"""What events have put in force: for this turn, or for the rest of the game (3.2, EVT, EV1, EVF)."""

from __future__ import annotations

from .facts import ATHENS, CORCYRA, FALL_OF_SPARTA, FIRST_WAR, REFS, SIDE_REFS, SPARTA
from .state import PeloponnesianState

Rule = tuple[str, str | None, str | None]
"""What it is, whom it binds, and where."""


def in_force(s: PeloponnesianState) -> tuple[Rule, ...]:
    """PW-3.2-c What an event has brought that no piece on the map shows."""
    now = s.now
    found: list[Rule | None] = [
        *(("now_at_most", SIDE_REFS[side], None) if now.at_most[side] else None for side in (ATHENS, SPARTA)),
        ("now_no_eisphora", SIDE_REFS[ATHENS], None) if now.no_eisphora else None,
        *(("now_shaken", SIDE_REFS[side], None) if s.shaken[side] else None for side in (ATHENS, SPARTA)),
        ("now_plague", None, None) if now.plague else None,
        ("now_corcyra_idle", None, REFS[CORCYRA]) if now.corcyra_idle else None,
        ("now_cinadon", SIDE_REFS[SPARTA], None) if now.cinadon else None,
        *(("now_no_building", SIDE_REFS[side], None) for side in now.no_building),
        ("now_target", SIDE_REFS[SPARTA], REFS[now.target]) if now.target is not None else None,
        (f"now_leaders_die_{now.death_of_leaders}", None, None) if now.death_of_leaders else None,
        ("now_plataea", SIDE_REFS[SPARTA], None) if now.plataea else None,
        ("now_sicily_closed", None, None) if s.happened.carthage_wins else None,
        ("now_walls", None, None) if s.walls and s.setup.scenario in (FIRST_WAR, FALL_OF_SPARTA) else None,
    ]
    return tuple((f"effect:{one[0]}", *one[1:]) for one in found if one is not None)
