"""Small games made of one procedure, for the kernel's own tests."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from strategos.kernel.events import Event
from strategos.kernel.game import Game, Outcome, Setup, State
from strategos.kernel.match import Match
from strategos.kernel.view import Board, View

Rule = Callable[["Tiny"], Coroutine[Any, Any, None]]


class Tiny(State):
    step: int = 0
    log: list[str] = []
    total: int = 0


class Noted(Event, tag="noted", frozen=True):
    what: str


class Shown(Event, tag="shown", frozen=True):
    reveals = True
    what: str


class Whispered(Event, tag="whispered", frozen=True):
    """Seat 0 hears what; the others hear that something was said; spectators hear nothing."""

    what: str = ""

    def seen_by(self, seat: int | None) -> Event | None:
        return None if seat is None else self if seat == 0 else Whispered()


def view(s: Tiny, seat: int | None) -> View:
    return View(1, "play", ("play",), None, (), (), {}, facts={"total": s.total})


def tiny(*rules: Rule, seats: int = 3, **changes: Any) -> Game[Tiny]:
    """A game that runs these procedures one after the other; a checkpoint lies between them."""

    def following(s: Tiny) -> Coroutine[Any, Any, None] | None:
        return run(rules[s.step], s) if s.step < len(rules) else None

    async def run(rule: Rule, s: Tiny) -> None:
        await rule(s)
        s.step += 1

    base: Game[Tiny] = Game(
        id="tiny",
        version="1",
        schema=1,
        seats=(seats,),
        scenarios=("only",),
        choices=(),
        state=Tiny,
        event=Noted | Shown | Whispered,
        begin=lambda _: Tiny(),
        next=following,
        outcome=lambda s: Outcome((0,), "done") if s.step >= len(rules) else None,
        view=view,
        board=lambda _: Board("none", (), ()),
        round=lambda s: s.step + 1,
        phase=lambda _: "play",
        scores=lambda s: {"total": s.total},
    )
    return msgspec.structs.replace(base, **changes) if changes else base


def start(game: Game[Any], dice: Any = 0) -> Match[Any]:
    return Match(game, Setup(game.seats[0], game.scenarios[0]), dice)


def keys(match: Match[Any], seat: int = 0) -> list[str]:
    decision = match.decision(seat)
    return [o.key for o in decision.options] if decision else []
