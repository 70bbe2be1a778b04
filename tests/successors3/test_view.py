"""What everybody sees."""

from __future__ import annotations

import pytest

from strategos.games.successors.third.view import view
from tests.successors.table import RED, YELLOW

from .table import position


@pytest.mark.rule("S3-9.1-d")
def test_everybody_sees_every_cu() -> None:
    few, many = (
        position(generals={"perdikkas": "yellow opis"}, cus={"yellow opis": {"loyal": count}}) for count in (3, 4)
    )
    for seat in (YELLOW, RED, None):
        assert view(few, seat) != view(many, seat)
