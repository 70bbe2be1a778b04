"""The sequence of play."""

from __future__ import annotations

import msgspec
import pytest
from tiny import start

from strategos.kernel import clock as clocks
from strategos.kernel.asking import button, choose
from strategos.kernel.clock import AGAIN, Again, Clock, Each, Phase, following, phase, play_phase
from strategos.kernel.game import Game, State
from strategos.kernel.view import Board, View


class Timed(State):
    clock: Clock = Clock()
    alive: list[int] = msgspec.field(default_factory=lambda: [0, 1, 2])
    log: list[str] = []
    left: int = 0


async def note(s: Timed) -> None:
    here = phase(SEQUENCE, s.clock)
    s.log.append(f"{s.clock.round} {here.name} {s.clock.seat}")


async def move(s: Timed) -> Again | None:
    """A phase that is run once more for every move that is left."""
    await choose(s.clock.seat or 0, "move", [button("go")], rule="R")
    await note(s)
    s.left -= 1
    return AGAIN if s.left > 0 else None


def in_order(s: Timed, seat: int | None) -> int | None:
    later = [a for a in s.alive if seat is None or a > seat]
    return later[0] if later else None


SEQUENCE: clocks.Sequence[Timed] = (
    Phase("income", "R", note),
    Each(in_order, (Phase("move", "R", note), Phase("fight", "R", note))),
    Phase("end", "R", note),
)


def walk(s: Timed, steps: int) -> list[tuple[int, str, int | None]]:
    s.clock = clocks.start(SEQUENCE, s)
    seen: list[tuple[int, str, int | None]] = []
    for _ in range(steps):
        seen.append((s.clock.round, phase(SEQUENCE, s.clock).name, s.clock.seat))
        s.clock = following(SEQUENCE, s, s.clock)
    return seen


def test_the_order_of_phases_and_seats() -> None:
    assert walk(Timed(), 9) == [
        (1, "income", None),
        (1, "move", 0),
        (1, "fight", 0),
        (1, "move", 1),
        (1, "fight", 1),
        (1, "move", 2),
        (1, "fight", 2),
        (1, "end", None),
        (2, "income", None),
    ]


def test_who_is_out_is_left_out_and_may_leave_in_his_own_turn() -> None:
    s = Timed()
    s.alive = [0, 2]
    assert [row[2] for row in walk(s, 5)] == [None, 0, 0, 2, 2]
    s.clock = Clock(1, 1, 0, 1)
    s.alive = [2]
    assert following(SEQUENCE, s, s.clock) == Clock(1, 1, 2, 0)


def test_steps_nobody_can_take_are_skipped() -> None:
    s = Timed()
    s.alive = []
    assert [row[1] for row in walk(s, 3)] == ["income", "end", "income"]


def test_a_phase_that_returns_again_runs_again_after_a_checkpoint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strategos.kernel.match.STRIDE", 1)
    sequence: clocks.Sequence[Timed] = (Each(in_order, (Phase("move", "R", move),)), Phase("end", "R", note))

    def begin(_: object) -> Timed:
        s = Timed()
        s.left, s.alive = 3, [0]
        s.clock = clocks.start(sequence, s)
        return s

    game: Game[Timed] = Game(
        "timed", "1", 1, (1,), ("only",), (), Timed, None, begin,
        lambda s: play_phase(sequence, s) if s.clock.round == 1 else None,
        lambda _: None,
        lambda _, __: View(1, "", (), None, (), (), {}),
        lambda _: Board("", (), ()),
        lambda s: s.clock.round,
        lambda _: "move",
        lambda _: {},
    )  # fmt: skip
    match = start(game)
    places: list[Clock] = []
    while match.pending:
        assert match.answers_since_checkpoint == 0
        places.append(match.state.clock)
        match.play(0, "go")
    assert places == [Clock(1, 0, 0, 0)] * 3
    assert match.state.clock.round == 2


def test_only_none_moves_the_clock_on() -> None:
    s = Timed()
    s.clock = Clock(1, 1, 0, 0)

    async def odd(_: Timed) -> Again | None:
        return AGAIN

    running = play_phase((Phase("x", "R", odd), Phase("odd", "R", odd)), s)
    s.clock = Clock(1, 1)
    with pytest.raises(StopIteration):
        running.send(None)
    assert s.clock == Clock(1, 1)
