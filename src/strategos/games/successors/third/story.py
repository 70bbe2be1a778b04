"""The story of a game, and its chronicle."""

from __future__ import annotations

from strategos.games.successors.common.chronicle import telling
from strategos.games.successors.common.story import Reader, numbers
from strategos.parts.stories import Story

from .events import SuccessorsEvent

STORY = Story(numbers, Reader, telling=telling(SuccessorsEvent))
