"""The table of each edition, for what both have alike: its positions, its rules, and how they are played."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any

import msgspec

from strategos.games.successors.common.facts import Facts
from strategos.games.successors.common.settle import settle
from strategos.games.successors.common.tasks import Activate
from strategos.games.successors.fourth import facts as fourth
from strategos.games.successors.third import facts as third
from strategos.kernel.agenda import push
from strategos.kernel.game import Game
from tests.successors3 import table as table3
from tests.successors4 import table as table4

from .table import RED, YELLOW, all_tasks, asked_next, question, run


class Book(msgspec.Struct, frozen=True):
    """An edition: where its rules are, how they are numbered, its facts, and the words of its table."""

    package: str
    numbered: str
    facts: Facts
    position: Callable[..., Any]
    at: Callable[[str], int]
    cards: Callable[..., tuple[int, ...]]
    hands: Callable[..., list[tuple[int, ...]]]
    run_agenda: Callable[..., None]

    def chapter(self, name: str) -> Any:
        """A module of the edition: both have the same, under the same names."""
        return import_module(f"{self.package}.{name}")

    @property
    def game(self) -> Game[Any]:
        return import_module(self.package).GAME

    def rule(self, *atoms: str) -> str:
        """The one of the atoms that is the edition's own."""
        [own] = [atom for atom in atoms if atom.startswith(self.numbered)]
        return own

    def named(self, general: str) -> int:
        return self.facts.GENERAL_NUMBER[general]

    # -- activations --------------------------------------------------------------------------------------------------

    def act(self, s: Any, who: str, dice: str, *answers: str, points: int = 4, die: int = 0) -> None:
        """One activation of Yellow, from naming the General to its end; `die` is the roll of an Activation Segment."""
        push(s, Activate(YELLOW, self.named(who), die, 0 if die else points))
        self.run_agenda(s, dice, *answers)

    def menu(self, s: Any, who: str, *answers: str, dice: str = "", points: int = 4, die: int = 0) -> Any:
        """The question of an activation that comes after so many answers; the position stays as it is then."""
        push(s, Activate(YELLOW, self.named(who), die, 0 if die else points))

        def of_activation(s: Any, task: Any) -> Coroutine[Any, Any, Any]:
            assert isinstance(task, Activate)
            return self.chapter("activation").activate(s, task)

        return asked_next(s, of_activation, dice, *answers)

    def segment(self, s: Any, dice: str, *answers: str) -> None:
        """The whole Activation Segment of whose turn it is."""

        async def whole() -> None:
            while True:
                again = await self.chapter("activation_segment").activation_segment(s)
                await all_tasks(s, self.chapter("sequence").TASKS)
                if again is None:
                    return

        run(whole(), dice, *answers)

    # -- events of cards ----------------------------------------------------------------------------------------------

    def event(self, card: str) -> Any:
        return self.chapter("cards").EVENTS[card]

    def play(self, s: Any, card: str, dice: str = "", *answers: str, faction: int = RED) -> Any:
        """Announce, aim and carry out the event of a card; what it puts on the agenda stays there."""
        event = self.event(card)
        assert event.why_not(s, faction) is None, f"{card}: {event.why_not(s, faction)}"

        async def all_of_it() -> None:
            await event.carry_out(s, faction, await event.target(s, faction))
            settle(s)

        run(all_of_it(), dice, *answers)
        return s

    def play_on(self, s: Any, card: str, dice: str = "", *answers: str, then: tuple[str, ...] = ()) -> Any:
        """…and what it has put on the agenda, with the answers `then`."""
        self.play(s, card, dice, *answers)
        self.run_agenda(s, "", *then)
        return s

    def refused(self, s: Any, card: str, faction: int = RED) -> str | None:
        """The code of the refusal, None if the event may be played."""
        no = self.event(card).why_not(s, faction)
        return None if no is None else no.why

    def offered(self, s: Any, card: str, faction: int = RED) -> list[str]:
        """What the event may be aimed at first."""
        [decision] = question(self.event(card).target(s, faction))
        return [option.key for option in decision.options]

    def reason(self, s: Any, card: str, key: str, faction: int = RED) -> str | None:
        """The code with which a candidate is refused; None if it is offered."""
        [decision] = question(self.event(card).target(s, faction))
        candidates: Any = decision.among() if callable(decision.among) else decision.among
        [option] = [candidate for candidate in candidates if candidate.key == key]
        no = decision.why_not(option.value)
        return None if no is None else no.why


def _book(package: str, numbered: str, facts: Facts, table: Any) -> Book:
    return Book(package, numbered, facts, table.position, table.at, table.cards, table.hands, table.run_agenda)


BOOKS = {
    "successors3": _book("strategos.games.successors.third", "S3-", third, table3),
    "successors4": _book("strategos.games.successors.fourth", "S4-", fourth, table4),
}
