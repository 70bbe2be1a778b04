"""The words of The Peloponnesian War's examples: how a rules judge sets up a position and asks about it."""

from __future__ import annotations

from strategos.parts.vocabulary import Vocabulary

from ..state import PeloponnesianState
from .inquiries import WHOLE, fact
from .positions import edit
from .words import DICE, NAMES_OF, QUESTIONS, WORDS

VOCABULARY: Vocabulary[PeloponnesianState] = Vocabulary(WORDS, edit, fact, {}, NAMES_OF, QUESTIONS, DICE, whole=WHOLE)

__all__ = ["VOCABULARY", "edit", "fact"]
