"""A table to try rules at: positions in the words of the examples (`strategos.games.peloponnesian.examples.words`)."""

from __future__ import annotations

from typing import Any, TypeVar

from strategos.games.peloponnesian import GAME
from strategos.games.peloponnesian.examples import edit, fact
from strategos.games.peloponnesian.facts import FALL_OF_SPARTA, SIDES
from strategos.games.peloponnesian.state import PeloponnesianState, seat_of
from strategos.kernel.asking import Decision, No
from strategos.kernel.chance import ScriptedDice, SeededDice
from strategos.kernel.events import Event
from strategos.kernel.match import Match
from strategos.testing.example_files import fits
from strategos.testing.walks import opening

Table = Match[PeloponnesianState]
E = TypeVar("E", bound=Event)


def table(
    *,
    scenario: str = "campaign",
    seats: int = 1,
    dice: str = "",
    options: dict[str, str] | None = None,
    empty: bool = True,
    then: int | None = 1,
    **given: Any,
) -> Table:
    """A match in a position described by `given`, at its first question.

    `dice` are the numbers to be rolled, in order ("3 4 6"); then any will do, or with `then=None` none.
    The board is empty, it is the second turn of the scenario, and one player has Athens (the side of the scenario).
    The words are taken in the order written: `player` and `turn` first, then pieces, `phase` last.
    """
    if scenario == FALL_OF_SPARTA:
        seats = 2
    setup = GAME.setup(seats, scenario, **(options or {}))
    state = opening(GAME, setup)
    assert isinstance(state, PeloponnesianState)
    if empty:
        edit(state, "empty", True)
    for word, value in given.items():
        edit(state, word, value)
    script = ScriptedDice(*map(int, dice.split()), then=None if then is None else SeededDice(then))
    return Match(GAME, setup, script, state=state)


ARMIES = {
    "athens": {"athens": {"H": 4, "C": 1}},
    "sparta": {"sparta": {"H": 4}},
    "thebes": {"sparta": {"AH": 4, "AC": 2}},
}


def two(dice: str = "", **given: Any) -> Table:
    """Two players are about to make their operations."""
    words = {"units": ARMIES, "leaders": {"phormio": "athens", "agis": "sparta"}, **given}
    return table(seats=2, dice=dice, then=None, **words, phase="operations")


def asked(match: Table) -> Decision:
    """The one open question."""
    [decision] = match.pending
    return decision


def keys(match: Table) -> list[str]:
    """What can be answered."""
    return [option.key for option in asked(match).options]


def asked_side(match: Table) -> str:
    """The side that is asked."""
    return next(SIDES[side] for side in (0, 1) if seat_of(match.state, side) == asked(match).seat)


def play(match: Table, *answers: str) -> Table:
    """Give these answers, whoever is asked; `side: answer` checks who that is, `kind! answer` what."""
    for answer in answers:
        decision = asked(match)
        if ": " in answer:
            who, answer = answer.split(": ")
            assert asked_side(match) == who, f"{who} is not asked for {answer}"
        if "! " in answer:
            kind, answer = answer.split("! ")
            assert decision.kind == kind, f"{decision.kind} is asked, not {kind}"
        match.play(decision.seat, answer)
    return match


def roll(match: Table, *dice: int) -> Table:
    """These numbers are rolled next."""
    assert isinstance(match.dice, ScriptedDice)
    match.dice.results.extend(dice)
    return match


def why_not(match: Table, target: Any) -> No:
    """Why something cannot be chosen now: a key, or with `space:italia` what it would point at."""
    if isinstance(target, str) and target.startswith(("space:", "piece:", "button:")):
        kind, name = target.split(":")
        target = {kind: name}
    no = match.explain(asked(match).seat, target)
    assert no is not None, f"{target} can be chosen"
    return no


def happened(match: Table, kind: type[E]) -> list[E]:
    """The events of one kind so far."""
    return [event for event in match.all_events() if isinstance(event, kind)]


def holds(there: Table | PeloponnesianState, **claims: Any) -> None:
    """Check the position in the words of the examples: `holds(match, treasury={"athens": 4000})`.

    A group is compared only in what it names.
    """
    state = there if isinstance(there, PeloponnesianState) else there.state
    for word, value in claims.items():
        actual = fact(state, word, value)
        assert fits(value, actual), f"{word} is {actual}, not {value}"
