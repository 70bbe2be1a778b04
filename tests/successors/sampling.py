"""Procedures played many times over, to compare with what was reckoned."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from math import sqrt
from types import SimpleNamespace
from typing import Any

import pytest

from strategos.games.successors.common.board import SIDE_REFS
from strategos.games.successors.common.clash_events import BattleDecided
from strategos.games.successors.common.events import Eliminated, GeneralKilled
from strategos.games.successors.common.tasks import Battle
from strategos.kernel.asking import Together
from strategos.kernel.chance import Roll, SeededDice
from strategos.parts.forecast import Inquiry, Prospects

from .book import Book
from .table import RED, question

SAMPLES = 500
Begin = Callable[[Any], Coroutine[Any, Any, Any]]


def played(s: Any, begin: Begin, throw: Callable[[Roll], list[int]]) -> tuple[Any, Any]:
    """A procedure to its end: dice as thrown, always the first answer, CUs by the handful."""
    twin = s.copy()
    twin.events = []
    procedure, reply = begin(twin), None
    while True:
        try:
            question = procedure.send(reply)
        except StopIteration as end:
            return twin, end.value
        if isinstance(question, Roll):
            reply = throw(question)
        else:
            assert isinstance(question, Together)
            reply = [decision.options[0].value for decision in question.decisions]


def sampled(s: Any, begin: Begin) -> Iterator[tuple[Any, Any]]:
    dice = SeededDice(7)
    for _ in range(SAMPLES):
        yield played(s, begin, lambda roll: [dice.d(sides, hidden=roll.hidden) for sides in roll.sides])


def near(times: float, share: float) -> None:
    assert times / SAMPLES == pytest.approx(share, abs=4 * sqrt(share * max(0, 1 - share) / SAMPLES) + 1e-9)


def ends_as_reckoned(book: Book, s: Any, battle: Battle) -> None:
    """A Land Battle, fought by the rules as often as it takes."""
    found = book.chapter("odds.battles").land_battle(s, battle)
    assert found.win + found.draw + found.lose == pytest.approx(1)
    ends = {SIDE_REFS[battle.attacker]: 0, SIDE_REFS[battle.defender]: 0, None: 0}
    killed = {SIDE_REFS[RED]: 0, SIDE_REFS[battle.defender]: 0}
    lost: dict[tuple[str, int], int] = {}
    clean = 0
    for after, _ in sampled(s, lambda twin: book.chapter("land_battle").fight(twin, battle)):
        [decided] = [e for e in after.events if isinstance(e, BattleDecided)]
        ends[decided.winner] += 1
        for event in after.events:
            if isinstance(event, GeneralKilled):
                killed[event.side] += 1
        for side in killed:
            gone = sum(sum(e.cus.values()) for e in after.events if isinstance(e, Eliminated) and e.side == side)
            lost[side, gone] = lost.get((side, gone), 0) + 1
            clean += side == SIDE_REFS[RED] and decided.winner == side and not gone
    near(ends[SIDE_REFS[RED]], found.win)
    near(ends[None], found.draw)
    near(ends[SIDE_REFS[battle.defender]], found.lose)
    near(clean, found.clean)
    for faction in (battle.attacker, battle.defender):
        near(killed[SIDE_REFS[faction]], found.killed[faction])
        assert sum(found.losses[faction].values()) == pytest.approx(1)
        for count, share in found.losses[faction].items():
            near(lost.get((SIDE_REFS[faction], count), 0), share)


def asked(book: Book, s: Any, procedure: Coroutine[Any, Any, Any]) -> Prospects:
    """The odds told with the first question of a procedure."""
    [decision] = question(procedure)
    keys = [option.key for option in decision.options]
    return book.chapter("odds").ODDS.for_inquiry(Inquiry(SimpleNamespace(state=s), decision.seat, decision, keys))
