"""21.3 Who follows Antipatros, and what the dead take with them."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DEAD, DISPERSED
from strategos.games.successors.common.scoring import legitimacy
from strategos.games.successors.common.succession import slay
from tests.successors.table import RED, YELLOW, general, run

from .activating import named
from .table import at, position


@pytest.mark.rule("S3-CC-b")
def test_condemnation_is_forgotten_with_the_dead() -> None:
    s = position(generals={"eumenes": "red issos"}, condemned=named("eumenes"), royals={"alexandros": "red pella"})
    condemned = legitimacy(s, RED).value
    s.general_at[named("eumenes")] = DEAD
    assert legitimacy(s, RED).value == condemned + 3


@pytest.mark.rule("S3-21.3-b")
def test_antipatros_who_dies_early_comes_back_as_polyperchon() -> None:
    s = position(generals={"antipatros": "yellow opis"}, control={"pella": "yellow"})
    s.received[named("antipatros")] = YELLOW
    run(slay(s, named("antipatros")), "", "yellow: place_general! pella")
    assert (general(s, "antipatros"), general(s, "polyperchon")) == (DEAD, at("pella"))
    s = position(generals={"antipatros": "yellow opis"})
    s.received[named("antipatros")] = YELLOW
    run(slay(s, named("antipatros")))
    assert general(s, "polyperchon") == DISPERSED
