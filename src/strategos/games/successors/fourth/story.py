"""The story of a game, and its chronicle."""

from __future__ import annotations

from strategos.parts.stories import Story

from ..common.chronicle import telling
from ..common.story import Reader, date, numbers
from ..common.tally import FORFEITS, tally
from .events import SuccessorsEvent

STORY = Story(
    numbers,
    Reader,
    date,
    telling=telling(
        SuccessorsEvent, "capital_completed", "capital_lost", "hearse_destroyed", "pact_made", "persian_support"
    ),
    tally=tally,
    forfeits=FORFEITS,
)
