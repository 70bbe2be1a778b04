"""A table to try rules at: positions in the words of the examples, dice by the names of their faces."""

from __future__ import annotations

from typing import Any

from strategos.games.conquest import GAME
from strategos.games.conquest.examples import FACES, edit, fact
from strategos.games.conquest.state import ConquestState, side
from strategos.kernel.asking import Decision, No
from strategos.kernel.chance import ScriptedDice, SeededDice
from strategos.kernel.events import Event
from strategos.kernel.match import Match

Table = Match[ConquestState]


def table(
    *, seats: int = 3, dice: str = "", options: dict[str, str] | None = None, empty: bool = True, **given: Any
) -> Table:
    """A match in a position described by `given`, at the first question; `dice` are faces, then any will do.

    Three players are Macedonia, Egyptus and Hispania. The board is empty but for the Caesars at home.
    """
    setup = GAME.setup(seats, None, **(options or {}))
    state = Match(GAME, setup, 0).state.copy()
    if empty:
        edit(state, "empty", True)
    for word, value in given.items():
        edit(state, word, value)
    script = ScriptedDice(*(FACES[face] for face in dice.split()), then=SeededDice(1))
    return Match(GAME, setup, script, state=state)


def faces(text: str) -> str:
    """The faces of dice by their letters: `faces("ic-")`."""
    return " ".join({"i": "infantry", "c": "cavalry", "k": "catapult", "g": "galley", "-": "blank"}[x] for x in text)


def asked(match: Table) -> Decision:
    """The one open question."""
    [decision] = match.pending
    return decision


def keys(match: Table) -> list[str]:
    """What can be answered; to propose an emperor is possible in every phase and is left out."""
    return [option.key for option in asked(match).options if "concedes" not in option.on]


def play(match: Table, *answers: str) -> Table:
    """Give these answers, whoever is asked; `side: answer` checks who that is, `kind! answer` what."""
    for answer in answers:
        decision = asked(match)
        if ": " in answer:
            who, answer = answer.split(": ")
            assert side(match.state, decision.seat) == who, f"{who} is not asked for {answer}"
        if "! " in answer:
            kind, answer = answer.split("! ")
            assert decision.kind == kind, f"{decision.kind} is asked, not {kind}"
        match.play(decision.seat, answer)
    return match


def why_not(match: Table, target: Any) -> No:
    """Why something cannot be chosen now; a word with a colon is what it would point at: `space:italia`."""
    if isinstance(target, str) and ":" in target:
        kind, name = target.split(":")
        target = {kind: name}
    no = match.explain(asked(match).seat, target)
    assert no is not None, f"{target} can be chosen"
    return no


def happened(match: Table, kind: type[Event]) -> list[Any]:
    """The events of one kind so far."""
    return [event for event in match.all_events() if isinstance(event, kind)]


def holds(match: Table, **claims: Any) -> None:
    """Check the position in the words of the examples: `holds(match, purse={"macedonia": 40})`."""
    for word, value in claims.items():
        assert fact(match.state, word, value) == value, word


def at(match: Table, **wanted: Any) -> None:
    """Check who is where: `dalmatia={"macedonia": {"infantry": 3}}`."""
    assert fact(match.state, "at", wanted) == wanted
