"""The words of the examples: how a rules judge sets up a position and asks about it."""

from __future__ import annotations

from strategos.games.successors.common.examples.dice import DICE
from strategos.games.successors.common.examples.inquiries import WHOLE
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.beside import Vocabulary

from .inquiries import fact
from .positions import edit
from .words import NAMES_OF, QUESTIONS, WORDS

VOCABULARY: Vocabulary[SuccessorsState] = Vocabulary(
    WORDS, edit, fact, {}, NAMES_OF, QUESTIONS, DICE, whole=tuple(WHOLE), coarse=("province",)
)

__all__ = ["VOCABULARY", "edit", "fact"]
