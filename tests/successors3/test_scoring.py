"""2.3, 13.2, 17, 20.4 Provinces, Fleets, Victory Points and Legitimacy: all derived, at every moment."""

from __future__ import annotations

import pytest

from strategos.games.successors.common.board import DEAD
from strategos.games.successors.common.scoring import legitimacy, on_sacred_ground, victory_points
from strategos.games.successors.third.facts import PROVINCES
from tests.successors.table import YELLOW

from .activating import named
from .table import at, position


@pytest.mark.rule("S3-17.6-d")
@pytest.mark.parametrize(
    ("hearse", "sacred"),
    [("yellow babylon", True), ("yellow babylon-inside", True), ("yellow opis", False), ("red babylon", False)],
)
def test_the_ground_of_the_hearse_is_sacred_to_who_controls_it(hearse: str, sacred: bool) -> None:
    s = position(royals={"hearse": hearse})
    assert on_sacred_ground(s, YELLOW, at("babylon")) is sacred
    assert on_sacred_ground(s, YELLOW, at("babylon-inside")) is sacred


@pytest.mark.rule("S3-2.6-e", "S3-17.3-a", "S3-17.3-b", "S3-20.4-a")
def test_totals_follow_the_position_at_every_moment() -> None:
    s = position(generals={"perdikkas": "yellow opis"}, royals={"alexandros": "yellow opis"})
    assert legitimacy(s, YELLOW).value == 3 + 1 + 5
    s.general_at[named("perdikkas")] = DEAD
    assert legitimacy(s, YELLOW).value == 3 + 5
    s = position(provinces=dict.fromkeys(PROVINCES, "yellow"))
    assert victory_points(s, YELLOW).value > 29
