"""The dice of an example: a script, a seed, or real dice on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from strategos.kernel.chance import AskedDice, Dice, ScriptedDice, SeededDice
from strategos.kernel.match import Match

from .example_files import Die, Example
from .example_messages import Unmet


def dice_of(example: Example, faces: Mapping[str, int]) -> Dice:
    """The dice an example begins with; on the table each of them is a question of its own."""
    seed = SeededDice(example.seed or 0)
    if example.table:
        if example.dice is not None:
            raise Unmet("dice: they lie on the table; each is answered where it is asked, as a question `die`")
        return AskedDice(seed)
    if example.dice is None:
        return seed
    return ScriptedDice(*(_face(die, faces) for die in example.dice), then=None if example.seed is None else seed)


def for_set_up(example: Example, faces: Mapping[str, int]) -> Dice:
    """The dice of what is rolled before the first question."""
    seed = SeededDice(example.seed or 0)
    if example.setup_dice is None:
        return seed
    return ScriptedDice(*(_face(die, faces) for die in example.setup_dice), then=seed)


def throw(match: Match[Any], dice: Sequence[Die], faces: Mapping[str, int]) -> None:
    """These results come next."""
    if isinstance(match.dice, AskedDice):
        raise Unmet("dice: they lie on the table; answer the question `die`")
    if not isinstance(match.dice, ScriptedDice):
        match.dice = ScriptedDice()
    match.dice.results.extend(_face(die, faces) for die in dice)


def _face(die: Die, faces: Mapping[str, int]) -> int:
    if isinstance(die, int):
        return die
    if die not in faces:
        raise Unmet(f"dice: unknown face {die!r}; known: {', '.join(faces) or 'numbers only'}")
    return faces[die]
