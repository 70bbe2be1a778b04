"""The words of the examples: how a rules judge sets up a position and asks about it."""

from __future__ import annotations

from strategos.parts.vocabulary import Vocabulary

from ...common.examples.dice import DICE
from ...common.examples.inquiries import WHOLE
from ..state import SuccessorsState
from .inquiries import fact
from .positions import edit
from .words import NAMES_OF, QUESTIONS, WORDS

VOCABULARY: Vocabulary[SuccessorsState] = Vocabulary(
    WORDS, edit, fact, {}, NAMES_OF, QUESTIONS, DICE, whole=tuple(WHOLE), coarse=("province",)
)

__all__ = ["VOCABULARY", "edit", "fact"]
