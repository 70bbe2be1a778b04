"""What happened in a match, derived by playing it once more: as data and as a chronicle."""

from .scribe import LUCK, MOST_POINTS, Tape, story_of, story_told_by

__all__ = ["LUCK", "MOST_POINTS", "Tape", "story_of", "story_told_by"]
