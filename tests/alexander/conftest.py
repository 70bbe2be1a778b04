"""A table to try rules at: a position in the words of the examples, scripted dice, and what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from strategos.games.alexander import GAME
from strategos.games.alexander.examples import edit, fact
from strategos.games.alexander.facts import PROPHECIES
from strategos.games.alexander.state import AlexanderState
from strategos.kernel.asking import No
from strategos.kernel.chance import ScriptedDice, SeededDice
from strategos.kernel.events import Event
from strategos.kernel.match import Match


class Table:
    """A match with a position of our own."""

    def __init__(self, match: Match[AlexanderState]) -> None:
        self.match = match

    @property
    def s(self) -> AlexanderState:
        return self.match.state

    @property
    def asked(self) -> str | None:
        return self.match.pending[0].kind if self.match.pending else None

    @property
    def about(self) -> dict[str, Any]:
        return dict(self.match.pending[0].about)

    @property
    def keys(self) -> list[str]:
        """What can be answered, but for the door to the deeds of any moment."""
        return [o.key for o in self.match.pending[0].options if o.key != "deeds"]

    def play(self, *keys: str) -> Table:
        for key in keys:
            self.match.play(0, key)
            problems = list(GAME.complaints(self.s))
            assert not problems, problems
        return self

    def no(self, target: Any) -> No:
        """The refusal of an answer; fails if it is allowed."""
        no = self.match.explain(0, target)
        assert no is not None, f"{target} is allowed"
        return no

    def happened(self, tag: str) -> list[Any]:
        return [e for e in self.match.all_events() if e.__struct_config__.tag == tag]

    def order(self, *tags: str) -> list[Event]:
        return [e for e in self.match.all_events() if e.__struct_config__.tag in tags]

    def fact(self, word: str, value: Any = None) -> Any:
        return fact(self.s, word, value)

    @property
    def dice_left(self) -> int:
        dice = self.match.dice
        return len(dice.results) if isinstance(dice, ScriptedDice) else 0

    def garrison(self, area: str) -> list[str]:
        return self.fact("garrison")[area]

    def open_prophecies(self) -> list[str]:
        return [PROPHECIES[n].id for n in self.s.prophecies]


Given = Callable[..., Table]


def _given(
    scenario: str = "granicus",
    dice: tuple[int, ...] | None = None,
    choices: dict[str, str] | None = None,
    seed: int = 1,
    **words: Any,
) -> Table:
    """Start in a position given in the words of the examples; without dice they are seeded.

    Garrisons not spoken of and the intimidation table are those of recruits.
    """
    setup = GAME.setup(scenario=scenario, **{"difficulty": "recruit", **(choices or {})})
    state = GAME.begin(setup)
    for word, value in words.items():
        edit(state, word, value)
    problems = list(GAME.complaints(state))
    assert not problems, problems
    source = SeededDice(seed) if dice is None else ScriptedDice(*dice)
    table = Table(Match(GAME, setup, source, state=state))
    problems = list(GAME.complaints(table.s))
    assert not problems, problems
    return table


@pytest.fixture
def given() -> Given:
    return _given


@pytest.fixture
def fresh() -> Given:
    """A match from its very beginning, for recruits."""

    def start(scenario: str = "granicus", seed: int = 1, **choices: str) -> Table:
        return Table(Match(GAME, GAME.setup(scenario=scenario, **{"difficulty": "recruit", **choices}), seed))

    return start
