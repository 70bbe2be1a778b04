"""One event played by itself: announced, aimed and carried out."""

from __future__ import annotations

from typing import Any

from strategos.games.successors.fourth.cards import EVENTS
from strategos.games.successors.fourth.settle import settle
from strategos.games.successors.fourth.state import SuccessorsState
from strategos.kernel.asking import No
from tests.successors.table import RED, question, run
from tests.successors4.table import run_agenda


def play(s: SuccessorsState, card: str, dice: str = "", *answers: str, faction: int = RED) -> SuccessorsState:
    """Play the event of a card; what it puts on the agenda stays there."""
    event = EVENTS[card]
    assert event.why_not(s, faction) is None, f"{card}: {event.why_not(s, faction)}"

    async def all_of_it() -> None:
        await event.carry_out(s, faction, await event.target(s, faction))
        settle(s)

    run(all_of_it(), dice, *answers)
    return s


def play_on(
    s: SuccessorsState, card: str, dice: str = "", *answers: str, then: tuple[str, ...] = ()
) -> SuccessorsState:
    """…and what it has put on the agenda, with the answers `then`."""
    play(s, card, dice, *answers)
    run_agenda(s, "", *then)
    return s


def refused(s: SuccessorsState, card: str, faction: int = RED) -> str | None:
    """The code of the refusal, None if the event may be played."""
    no = EVENTS[card].why_not(s, faction)
    return None if no is None else no.why


def offered(s: SuccessorsState, card: str, faction: int = RED) -> list[str]:
    """What the event may be aimed at first."""
    [decision] = question(EVENTS[card].target(s, faction))
    return [option.key for option in decision.options]


def why(no: No | None) -> str | None:
    return None if no is None else no.why


def reason(s: SuccessorsState, card: str, key: str, faction: int = RED) -> str | None:
    """The code with which a candidate is refused; None if it is offered."""
    [decision] = question(EVENTS[card].target(s, faction))
    candidates: Any = decision.among() if callable(decision.among) else decision.among
    [option] = [candidate for candidate in candidates if candidate.key == key]
    return why(decision.why_not(option.value))
