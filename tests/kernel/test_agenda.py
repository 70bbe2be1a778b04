"""Tasks nest, stay on the agenda while they are played, and a checkpoint lies between two of them."""

from __future__ import annotations

from typing import Any

import msgspec
from tiny import Noted, start, view

from strategos.kernel.agenda import Task, play, push, under_way
from strategos.kernel.asking import button, choose
from strategos.kernel.clock import AGAIN, Again, Clock, Phase, Sequence
from strategos.kernel.game import Game, Outcome, State
from strategos.kernel.match import Match
from strategos.kernel.record import Record
from strategos.kernel.view import Board


class Operation(Task, tag="operation", frozen=True):
    points: int


class March(Task, tag="march", frozen=True):
    to: str


class Battle(Task, tag="battle", frozen=True):
    at: str
    round: int = 1


class Nested(State):
    clock: Clock = Clock()
    agenda: list[Operation | March | Battle] = []
    told: list[str] = []


async def tell(s: Nested, what: str) -> str:
    """Note what is played and ask, so that every task has an answer of its own."""
    s.told.append(what)
    s.emit(Noted(what))
    return await choose(0, what.split()[0], [button("on"), button("stop"), button("forget")], rule="T-1")


async def cards(s: Nested) -> Again | None:
    if await tell(s, "card") == "stop":
        return None
    push(s, Operation(2))
    return AGAIN


async def operation(s: Nested, task: Operation) -> None:
    if await tell(s, f"operation {task.points}") == "on":
        push(s, March("a"), Operation(task.points - 1))


async def march(s: Nested, task: March) -> None:
    await tell(s, f"march {task.to}")
    push(s, Battle(task.to))


async def battle(s: Nested, task: Battle) -> Again | None:
    answer = await tell(s, f"battle {task.at} {task.round}")
    if answer == "on":
        push(s, Battle(task.at, task.round + 1))
    if answer == "forget":
        s.agenda.clear()
    return None


SEQUENCE: Sequence[Nested] = (Phase("cards", "T-1", cards),)
TASKS: Any = {Operation: operation, March: march, Battle: battle}


def game(sequence: Sequence[Nested] = SEQUENCE, tasks: Any = TASKS) -> Game[Nested]:
    def over(s: Nested) -> Outcome | None:
        return Outcome((0,), "done") if s.clock.round > 1 else None

    return Game(
        id="nested",
        version="1",
        schema=1,
        seats=(1,),
        scenarios=("only",),
        choices=(),
        state=Nested,
        event=Noted,
        begin=lambda _: Nested(),
        next=lambda s: None if over(s) else play(sequence, tasks, s),
        outcome=over,
        view=lambda s, seat: view(s, seat),  # type: ignore[arg-type]
        board=lambda _: Board("none", (), ()),
        round=lambda s: s.clock.round,
        phase=lambda _: "cards",
        scores=lambda _: {},
    )


def told(match: Match[Nested], *answers: str) -> list[str]:
    for answer in answers:
        match.play(0, answer)
    return match.state.told


def test_what_a_task_begins_comes_before_what_was_begun_earlier() -> None:
    match = start(game())
    assert told(match, "on", "on", "on", "stop", "stop") == [
        "card",
        "operation 2",
        "march a",
        "battle a 1",
        "operation 1",
        "card",
    ]


def test_a_task_is_seen_on_the_agenda_while_it_is_played() -> None:
    match = start(game())
    told(match, "on", "on", "stop")
    assert under_way(match.state, Battle) == Battle("a")
    assert under_way(match.state, March) is None
    assert under_way(match.state, Operation) == Operation(1)


def test_a_task_that_is_done_leaves_what_it_began() -> None:
    match = start(game())
    told(match, "on", "on", "stop", "on")
    assert match.state.agenda == [Operation(1), Battle("a", 2)]


def test_a_task_may_come_again() -> None:
    async def siege(s: Nested, task: Battle) -> Again | None:
        return AGAIN if await tell(s, "siege") == "on" else None

    match = start(game(tasks={**TASKS, Battle: siege}))
    assert told(match, "on", "on", "stop", "on", "on", "stop")[-4:] == ["siege", "siege", "siege", "operation 1"]


def test_a_task_may_clear_the_agenda() -> None:
    match = start(game())
    told(match, "on", "on", "stop", "forget")
    assert match.state.agenda == []
    assert match.state.told[-1] == "card"


def test_checkpoints_lie_between_tasks() -> None:
    match = start(game())
    told(match, "on", "on", "on", "on", "on", "on", "on", "on")
    assert match.answers_since_checkpoint <= 3


def test_a_match_is_taken_up_within_nested_tasks() -> None:
    match = start(game())
    told(match, "on", "on", "stop", "on")
    again, rest = Record.decode(Record.of(match).encode()).load(game())
    assert rest == []
    assert msgspec.json.encode(again.state) == msgspec.json.encode(match.state)
    assert told(again.copy(), "stop")[-1] == "operation 1"


def test_a_phase_is_over_when_the_tasks_it_has_begun_are() -> None:
    async def short(s: Nested) -> None:
        await tell(s, "turn")
        push(s, March("a"))

    match = start(game((Phase("short", "T-1", short), Phase("cards", "T-1", cards))))
    told(match, "on")
    assert match.state.clock == Clock(1, 0, played=True)
    told(match, "on")
    assert match.state.clock.entry == 0
    assert told(match, "stop")[-2:] == ["battle a 1", "card"]
    assert match.state.clock == Clock(1, 1)


def test_a_phase_is_over_too_when_a_task_clears_the_agenda() -> None:
    async def short(s: Nested) -> None:
        push(s, March("a"), March("b"))

    match = start(game((Phase("short", "T-1", short), Phase("cards", "T-1", cards))))
    assert told(match, "on", "forget")[-2:] == ["battle a 1", "card"]
    assert match.state.clock == Clock(1, 1)
